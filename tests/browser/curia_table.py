"""The toy game in the browser: positions to begin with, and how one plays it by clicking."""

from typing import Any

from playwright.sync_api import Locator, expect

from browser.guest import Guest, Json
from patience import wait_for
from toy import curia as c
from toy.curia_game import GAME

ALONE = {"rounds": 1}


def dealt(*letters: int) -> c.Curia:
    """Who holds which letter; everybody has a 0, a 2 and a 4."""
    state = GAME.rules(len(letters), {}, None, "").start()
    for letter in letters:
        state.apply(c.pack(c.LETTER, [letter]))
    for kind in (0, 2, 4):
        for _ in letters:
            state.apply(c.pack(c.DEAL, [kind]))
    return state


def asked_to_veto(*letters: int) -> c.Curia:
    """Brutus leads, nothing is pledged, and the baskets are empty."""
    state = dealt(*letters)
    empty = [c.pack(c.BID, [0])] * len(letters)
    nothing = [c.pack(c.PLEDGE, [0, 0, 0]), c.pack(c.WAIT, [])]
    for move in (*empty, *nothing, *[c.pack(c.SEAL, [])] * len(letters)):
        state.apply(move)
    return state


def given(state: c.Curia) -> Json:
    """A position as a new match takes it."""
    found: Json = GAME.rules(state.t.players, {}, None, "").position(state)
    return found


def sit(guest: Guest, *seats: str, **more: Any) -> Json:
    """A new match."""
    return guest.create(*seats, game="curia", **more)


def enter(guest: Guest, match: str) -> None:
    """Go to a match and wait for the plain board."""
    guest.open(f"/m/{match}")
    sees_table(guest)


def sees_table(guest: Guest) -> None:
    expect(guest.page.get_by_role("listitem").filter(has_text="purse:").first).to_be_visible()


def seat(guest: Guest, name: str) -> Locator:
    """A seat's card."""
    return guest.page.locator(f'.seats [data-seat="{name}"]')


def offer(guest: Guest, words: str) -> Locator:
    """A move that is offered, or the way to several, by what one would type."""
    return guest.tray.locator(f'button[title="To type: {words}"]')


def said(guest: Guest) -> Any:
    """How far a guest is: moves in the log, and in the guest's own answer."""
    now = guest.snapshot()
    return now["ply"], now["asked"] and now["asked"]["answers"]


def says(guest: Guest, *words: str) -> None:
    """Click to a move, and wait until it is made."""
    before = said(guest)
    for each in words:
        offer(guest, each).click()
    wait_for(lambda: said(guest) != before)


def is_over_or_asked(guest: Guest) -> bool:
    now = guest.snapshot()
    return bool(now["deciding"] or now["outcome"])


def plays_on(guest: Guest) -> str:
    """One decision by clicking: the first button there is, down to a move; says in which phase."""
    wait_for(lambda: is_over_or_asked(guest))
    now = guest.snapshot()
    if now["outcome"]:
        return "over"
    expect(guest.banner).to_contain_text(f"Your turn, {now['deciding']}")
    before = said(guest)
    buttons = guest.tray.locator(".choices button, .ends button")
    while True:
        # Read before asking: buttons of the next decision come after the move of this one.
        offered = buttons.all_inner_texts()
        if said(guest) != before:
            return c_phase(now)
        if offered:
            buttons.last.click()
            wait_for(
                lambda seen=offered: buttons.all_inner_texts() != seen or said(guest) != before
            )


def c_phase(now: Json) -> str:
    """What is being decided."""
    return str(now["moves"][0]["fields"]["verb"])
