"""A guest at the table of Triumvirate: what lies there, and how one plays by clicking."""

import re
from typing import Any

from playwright.sync_api import Locator, Position, expect

from browser.guest import Guest, Json
from patience import wait_for

GAME = "triumvirate"
TABLE = ".tv.table"
TITLE = "Triumvirate"
SUITS = ("Caesar", "Pompeius", "Crassus")
ONE_GAME = {"markers_to_win": 1, "most_games": 1}
CARD = re.compile(r"\b(Caesar|Pompeius|Crassus)\W{1,3}[0-8]\b", re.IGNORECASE)
READY = """() => document.querySelector('.victory, .hand .offer, .pledging') !== null
  || [...document.querySelectorAll('h2')].some((one) => one.id === 'result')"""
CORNER: Position = {"x": 12, "y": 24}
"""Where a card in a fan is never covered."""


def sit(guest: Guest, *seats: str, **more: Any) -> Json:
    """A new match."""
    return guest.create(*seats, game=GAME, **more)


def enter(guest: Guest, match: str) -> None:
    """Go to a match and wait for the table."""
    guest.open(f"/m/{match}")
    sees_table(guest)


def sees_table(guest: Guest) -> None:
    expect(guest.page.locator(TABLE)).to_be_visible()


def hand(guest: Guest) -> Locator:
    """One's own cards."""
    return guest.page.get_by_role("toolbar", name="Your hand").locator("[data-card]")


def cards_of(guest: Guest) -> list[str]:
    """What one sees of one's hand."""
    return [str(card.get_attribute("data-card")) for card in hand(guest).all()]


def card(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'.hand [data-card="{name}"]')


def offered(guest: Guest) -> Locator:
    return guest.page.locator(".hand .offer")


def played(guest: Guest, name: str) -> Locator:
    """A card among those played in this hand."""
    return guest.page.locator(f'[data-played="{name}"]')


def click(place: Locator) -> None:
    """A real click on the corner; what is not offered counts as disabled and is clicked too."""
    place.hover(position=CORNER)
    place.click(position=CORNER, force=True)


def wait_until_asked(guest: Guest) -> None:
    """Until one has something to decide, or it is over."""
    guest.page.wait_for_function(READY)


def plays_on(guest: Guest) -> str:
    """One decision by clicking, whatever it is about; says what it was."""
    wait_until_asked(guest)
    page = guest.page
    if page.locator("#result").count():
        return "over"
    if page.locator(".pledging").count():
        pledges_first(guest)
        return "pledge"
    with guest.one_move():
        click(offered(guest).first)
    return "play"


def pledges_first(guest: Guest) -> None:
    """The first card becomes a pledge; no move of the match, until the other house decides too."""
    click(offered(guest).first)
    guest.page.get_by_role("button", name="Yes, pledge").click()
    expect(guest.page.locator(".pledging")).to_have_count(0)
    expect(guest.banner).not_to_contain_text("Sending")


def by_api(guest: Guest, match: str, until: Any) -> Json:
    """Let the guest's seats take the first move there is, until something is so."""

    def is_so() -> Json | None:
        now: Json = guest.get(f"matches/{match}")
        if until(now):
            return now
        assert now["status"] == "running", "it never came to this"
        if now["moves"]:
            guest.say_moves(match, now["moves"][0]["words"])
        return None

    found: Json = wait_for(is_so)
    return found


def asked_for_a_pledge(now: Json) -> bool:
    return bool(now["deciding"]) and now["view"]["phase"] == "pledge"
