"""Through whose eyes a replay is seen: after the end anybody's, before it one's own."""

import re

from playwright.sync_api import Locator, expect

from browser.card_table import by_api, enter, sit
from browser.guest import Guest

SHORT = {"consuls_to_emperor": 1, "markers_to_win": 1, "most_games": 1, "first_dealer": "Claudii"}
DEALT = 23
"""The deal, and the lead of the Aemilii."""


def finished(guest: Guest) -> str:
    """A short match against a bot, on the screen after its end."""
    match = str(sit(guest, "me", "random", options=SHORT)["id"])
    by_api(guest, match, lambda now: now["status"] != "running")
    enter(guest, match)
    return match


def eyes(guest: Guest) -> Locator:
    return guest.page.get_by_label("Seen from").locator("visible=true")


def hands(guest: Guest, match: str, viewer: str) -> dict[str, list[str] | None]:
    seen = guest.get(f"matches/{match}/at/{DEALT}", viewer=viewer)["view"]["seats"]
    return {seat: one["hand"] for seat, one in seen.items()}


def sees(guest: Guest, house: str, cards: list[str] | None) -> None:
    """The position in words tells the cards of a house; or (None) only how many there are."""
    words = guest.page.get_by_role("region", name="The position in words")
    told = re.compile(rf"The {house} hold {f'[^.]*{cards[0]}' if cards else '[0-9]+ card'}")
    expect(words).to_contain_text(told)


def test_one_may_look_from_either_seat_or_openly(anna: Guest) -> None:
    match = finished(anna)
    expect(eyes(anna)).to_have_value("Aemilii")
    expect(eyes(anna).locator("option")).to_have_text(
        ["Aemilii (you)", "Claudii", "All cards open"]
    )
    anna.page.locator(".replay input[type=range]").fill(str(DEALT))
    held = hands(anna, match, "open")
    mine, his = held["Aemilii"], held["Claudii"]
    expect(anna.banner).to_contain_text(f"You are looking at move {DEALT}.")
    sees(anna, "Aemilii", mine)
    sees(anna, "Claudii", None)
    closed = anna.log.inner_text()
    eyes(anna).select_option("open")
    expect(anna.spoken).to_contain_text("Now with all cards open.")
    expect(anna.banner).to_contain_text(f"You are looking at move {DEALT}.")
    sees(anna, "Aemilii", mine)
    sees(anna, "Claudii", his)
    assert anna.log.inner_text() != closed
    eyes(anna).select_option("Claudii")
    expect(anna.spoken).to_contain_text("Now seen from Claudii.")
    sees(anna, "Aemilii", None)
    sees(anna, "Claudii", his)


def test_the_eyes_stay_while_one_leafs_and_are_reached_by_keys(anna: Guest) -> None:
    match = finished(anna)
    held = hands(anna, match, "open")
    his = held["Claudii"]
    eyes(anna).focus()
    for _ in range(2):
        anna.page.keyboard.press("ArrowDown")
    expect(anna.spoken).to_contain_text("Now with all cards open.")
    anna.button("To the start").click()
    anna.page.locator(".replay input[type=range]").fill(str(DEALT))
    expect(anna.banner).to_contain_text(f"You are looking at move {DEALT}.")
    expect(eyes(anna)).to_have_value("open")
    sees(anna, "Claudii", his)
    anna.button("Now").click()
    expect(anna.page.locator("#result")).to_be_visible()
    expect(eyes(anna)).to_have_value("open")


def test_while_it_runs_there_is_nothing_to_choose(anna: Guest) -> None:
    match = str(sit(anna, "me", "random", options=SHORT)["id"])
    enter(anna, match)
    expect(anna.page.get_by_label("Seen from")).to_have_count(0)
    anna.button("Menu").click()
    expect(anna.page.get_by_role("link", name="Download the record")).to_have_count(0)


def test_where_nothing_is_hidden_there_is_nothing_to_choose(anna: Guest) -> None:
    anna.table("rome 2 gold")
    expect(anna.page.get_by_label("Seen from")).to_have_count(0)
    anna.button("Menu").click()
    expect(anna.page.get_by_role("link", name="Download the record")).to_be_visible()
