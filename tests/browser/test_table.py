"""The people at a table: chat, resigning, taking back, ending, standing in, one device for all."""

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import Guest

SCRIPT = "<img src=x onerror=\"document.title='broken'\"><b>bold</b>"


def sit_down(invite: Invite, *guests: Guest) -> tuple[Guest, Guest, str]:
    """Two people at a table for two."""
    anna, berta = invite(), invite()
    made = anna.create("me", "invite")
    berta.open(made["invites"]["Pompeius"])
    anna.enter(made["id"])
    berta.sees_board()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    return anna, berta, made["id"]


def test_chat_is_text_and_nothing_else(invite: Invite) -> None:
    anna, berta, _ = sit_down(invite)
    anna.post("me", name="<i>Anna</i>")
    anna.tab("Chat")
    anna.page.get_by_label("Say something to the table").fill(SCRIPT)
    anna.button("Send").click()
    expect(berta.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    berta.tab("Chat")
    panel = berta.page.get_by_role("tabpanel")
    expect(panel).to_contain_text(SCRIPT)
    expect(panel).to_contain_text("<i>Anna</i>")
    expect(panel.locator("img, b, i")).to_have_count(0)
    expect(berta.spoken).to_contain_text(SCRIPT)
    assert "broken" not in berta.page.title()


def test_resigning_asks_first_and_ends_the_match(invite: Invite) -> None:
    anna, berta, _ = sit_down(invite)
    anna.choose_in_menu("Resign as Caesar")
    expect(anna.page.get_by_role("alert")).to_contain_text("This cannot be taken back.")
    anna.button("Play on").click()
    anna.button("Resign as Caesar").click()
    anna.button("Resign").click()
    for guest, title in ((anna, "You lost: Pompeius wins"), (berta, "You won")):
        expect(guest.page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_a_move_beyond_undo_is_taken_back_when_the_other_agrees(invite: Invite) -> None:
    anna, berta, match = sit_down(invite)
    anna.say_moves(match, "rome 2 legions in Gallia Cisalpina")
    attack = next(
        move["words"]
        for move in anna.snapshot()["moves"]
        if move["fields"].get("to") in ("Africa", "Hispania Citerior", "Hispania Ulterior")
    )
    anna.say_moves(match, attack)
    ply = anna.snapshot()["ply"]
    anna.at_ply(ply)
    anna.choose_in_menu("Ask to take my last move back")
    expect(anna.tray).to_contain_text("Waiting for Pompeius.")
    expect(berta.tray).to_contain_text("Caesar asks to go back to move 1.")
    berta.button("Decline").click()
    expect(anna.tray).not_to_contain_text("Waiting for Pompeius.")
    anna.at_ply(ply)
    anna.choose_in_menu("Ask to take my last move back")
    berta.button("Agree").click()
    for guest in (anna, berta):
        guest.at_ply(1)
        expect(guest.log).not_to_contain_text("attacks")
    expect(anna.banner).to_contain_text("Your turn, Caesar")


def test_a_match_ends_when_all_agree(invite: Invite) -> None:
    anna, berta, _ = sit_down(invite)
    berta.choose_in_menu("Propose to end the match")
    expect(anna.tray).to_contain_text("Pompeius proposes to end the match.")
    anna.button("Agree").click()
    for guest in (anna, berta):
        expect(guest.page.get_by_role("heading", name="The match is over")).to_be_visible()


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(invite: Invite) -> None:
    anna, berta, match = sit_down(invite)
    berta.open("/rules/end_of_the_triumvirate")
    expect(anna.page.locator('[data-seat="Pompeius"]')).to_contain_text("away")
    anna.say_moves(match, "rome 2 gold", "end movement", "end turn")
    expect(anna.tray).to_contain_text("(Pompeius).")
    anna.choose_in_menu("Let a bot play for Pompeius")
    expect(anna.page.locator('[data-seat="Pompeius"]')).to_contain_text("centurio stands in")
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    berta.enter(match)
    berta.choose_in_menu("Play Pompeius myself again")
    expect(anna.page.locator('[data-seat="Pompeius"]')).not_to_contain_text("stands in")


def test_several_seats_at_one_table_take_turns_on_one_screen(anna: Guest) -> None:
    anna.table("rome 2 gold", "end movement")
    anna.button("End your turn").click()
    expect(anna.banner).to_contain_text("Your turn, Pompeius")
    anna.click_province("Africa")
    anna.chooser.get_by_role("button", name="2 legions here").click()
    expect(anna.log).to_contain_text("Rome sends Pompeius 2 legions in Africa.")
