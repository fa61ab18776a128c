"""The lobby and new matches: names, seats, invitations, options, boards of one's own."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import NEW_MATCH, Guest
from rubicon.games.end_of_the_triumvirate import board

STANDARD = (Path(board.__file__).parent / "data" / "board.toml").read_text("utf-8")


def test_a_seat_for_anyone_is_found_in_the_lobby(invite: Invite) -> None:
    anna, berta = invite(), invite()
    anna.open("/")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna of Arpinum")
    anna.button("Save").click()
    anna.game_card.get_by_role("link", name="New match").click()
    anna.page.get_by_role("combobox", name="Players").select_option("2")
    anna.page.get_by_label("Pompeius").select_option("open")
    anna.button("Start the match").click()
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    berta.open("/")
    waiting = berta.page.get_by_role("listitem").filter(has_text="Anna of Arpinum")
    waiting.get_by_role("button", name="Join").click()
    expect(berta.page.locator('[data-seat="Pompeius"]')).to_contain_text("you")
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    expect(berta.page.locator('[data-seat="Caesar"]')).to_contain_text("Anna of Arpinum")


def test_somebody_else_may_watch_a_public_match_but_not_play(invite: Invite) -> None:
    anna, berta = invite(), invite()
    match = anna.table("rome 2 gold", public=True)
    berta.open("/")
    row = berta.page.get_by_role("region", name="Matches to watch")
    expect(row.get_by_role("link")).not_to_have_count(0)
    berta.enter(match)
    expect(berta.tray).to_contain_text("You are watching.")
    expect(berta.button("Undo")).to_have_count(0)
    anna.button("End your movement").click()
    berta.at_ply(2)


def test_a_private_match_is_not_there_for_others(invite: Invite) -> None:
    anna, berta = invite(), invite()
    berta.expect_noise("404")
    match = anna.table("rome 2 gold")
    berta.open(f"/m/{match}")
    expect(berta.page.get_by_role("link", name="Go to the lobby")).to_be_visible()
    expect(berta.page.locator("[data-region]")).to_have_count(0)


def test_one_goes_on_with_ones_matches_on_another_device(invite: Invite) -> None:
    anna, phone = invite(), invite(size=(390, 844))
    anna.table("rome 2 gold")
    anna.post("me", name="Anna")
    anna.open("/")
    anna.button("Continue on another device").click()
    link = anna.page.get_by_label("Open this on the other device").input_value()
    phone.open(link)
    phone.button("Yes, move me here").click()
    expect(phone.page.get_by_role("heading", name="Welcome back, Anna.")).to_be_visible()
    phone.page.get_by_role("link", name="Go to the lobby").click()
    phone.page.get_by_role("link", name="Go on").click()
    expect(phone.banner).to_contain_text("Your turn, Caesar")
    other = invite()
    other.expect_noise("40[0-9]")
    other.open(link)
    other.button("Yes, move me here").click()
    expect(other.page.get_by_role("alert")).to_be_visible()


def test_options_change_the_match(anna: Guest) -> None:
    anna.open(NEW_MATCH)
    anna.page.get_by_text("Change numbers").click()
    points = anna.page.get_by_label("movement points", exact=False).first
    points.fill("6")
    points.press("Tab")
    anna.button("Start the match").click()
    anna.sees_board()
    assert anna.snapshot()["options"] == {"movement_points": 6}
    anna.tray.get_by_role("button", name="2 gold").click()
    expect(anna.tray.locator(".headline")).to_contain_text("6 of 6 points")


def test_a_board_of_ones_own_is_drawn_from_its_borders(anna: Guest, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(STANDARD.replace('name = "Mare Nostrum"', 'name = "My Sea"'))
    anna.open(NEW_MATCH)
    anna.page.get_by_text("A board of your own").click()
    anna.page.get_by_label("Choose a file").set_input_files(mine)
    expect(anna.page.get_by_role("status").filter(has_text="My Sea")).to_be_visible()
    anna.button("Start the match").click()
    anna.sees_board()
    assert anna.snapshot()["standard_board"] is False
    expect(anna.page.locator("path.links")).to_have_count(1)
    anna.click_province("Italia")
    anna.chooser.get_by_role("button", name="2 legions here").click()
    expect(anna.log).to_contain_text("Rome sends Caesar 2 legions in Italia.")


def test_a_broken_board_is_refused_in_a_sentence(anna: Guest, tmp_path: Path) -> None:
    anna.expect_noise("400")
    broken = tmp_path / "broken.toml"
    broken.write_text(STANDARD.replace('"Gallia Cisalpina"]', '"Atlantis"]', 1))
    anna.open(NEW_MATCH)
    anna.page.get_by_text("A board of your own").click()
    anna.page.get_by_label("Choose a file").set_input_files(broken)
    expect(anna.page.get_by_role("status").filter(has_text="Atlantis")).to_be_visible()
    anna.button("Use our board").click()
    anna.button("Start the match").click()
    anna.sees_board()
    assert anna.snapshot()["standard_board"] is True
