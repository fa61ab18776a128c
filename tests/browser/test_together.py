"""Three browsers in one match: invitations, lost lines, a server that dies, two tabs of one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Invite
from browser.guest import NEW_MATCH, Guest
from browser.host import Host

LOST = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|Failed to load resource"


@pytest.fixture
def frail_host(tmp_path: Path, built_page: Path) -> Iterator[Host]:
    """A server that a test may kill."""
    started = Host(tmp_path, built_page)
    yield started
    started.end()


@pytest.fixture
def three(browser: Browser, frail_host: Host) -> Iterator[list[Guest]]:
    """Anna, Berta and Carla, who have come together by links."""
    guests = [Guest(browser, frail_host.address) for _ in range(3)]
    for guest in guests:
        guest.expect_noise(LOST)
    sit_down(*guests)
    yield guests
    assert [complaint for guest in guests for complaint in guest.leave()] == []


def sit_down(anna: Guest, *others: Guest) -> None:
    anna.open(NEW_MATCH)
    for seat in ("Pompeius", "Crassus"):
        anna.page.get_by_label(seat).select_option("invite")
    anna.button("Start the match").click()
    for seat, guest in zip(("Pompeius", "Crassus"), others, strict=True):
        guest.open(anna.page.get_by_label(f"Link for {seat}").input_value())
        guest.sees_board()
    anna.page.get_by_role("link", name="Go to the table").click()
    anna.sees_board()
    for guest, seat in zip((anna, *others), ("Caesar", "Pompeius", "Crassus"), strict=True):
        expect(guest.page.locator(f'[data-seat="{seat}"]')).to_contain_text("you")


def take_a_turn(guest: Guest) -> None:
    """Gold from Rome, no movement, no action."""
    expect(guest.banner).to_contain_text("Your turn")
    with guest.one_move():
        guest.tray.get_by_role("button", name="2 gold").click()
    with guest.one_move():
        guest.button("End your movement").click()
    with guest.one_move():
        guest.button("End your turn").click()


def test_a_match_survives_lost_lines_and_the_death_of_the_server(
    three: list[Guest], frail_host: Host
) -> None:
    anna, berta, carla = three
    take_a_turn(anna)
    for guest in three:
        guest.at_ply(3)
        expect(guest.log).to_contain_text("Rome sends Caesar 2 gold.")

    carla.drop_line()
    expect(carla.page.get_by_text("No connection.")).to_be_visible()
    take_a_turn(berta)
    anna.at_ply(6)
    carla.at_ply(3)
    carla.raise_line()
    carla.at_ply(6)
    expect(carla.page.get_by_text("No connection.")).to_have_count(0)

    frail_host.kill()
    carla.tray.get_by_role("button", name="2 gold").click()
    expect(carla.banner).to_contain_text("Sending “Take 2 gold”")
    for guest in three:
        expect(guest.page.get_by_text("No connection.")).to_be_visible()
    frail_host.start()
    for guest in three:
        guest.at_ply(7)
        expect(guest.log).to_contain_text("Rome sends Crassus 2 gold.")
    words = [line["words"] for line in anna.snapshot()["log"]]
    assert words == ["rome 2 gold", "end movement", "end turn"] * 2 + ["rome 2 gold"]

    carla.button("End your movement").click()
    carla.button("End your turn").click()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    for guest in three:
        assert guest.page.evaluate("performance.getEntriesByType('navigation').length") == 1


def test_two_tabs_of_one_player_stay_in_step(invite: Invite) -> None:
    anna = invite()
    match = anna.table()
    other = anna.context.new_page()
    other.goto(f"/m/{match}")
    expect(other.locator(".banner")).to_contain_text("Your turn, Caesar")
    anna.tray.get_by_role("button", name="2 gold").click()
    anna.at_ply(1, other)
    other.get_by_role("button", name="End your movement").click()
    anna.at_ply(2)
    anna.button("Undo").click()
    anna.at_ply(1)
    anna.at_ply(1, other)
    expect(other.get_by_role("button", name="Redo")).to_be_enabled()
