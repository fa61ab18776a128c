"""A three-player game played with the mouse, to the first election and beyond."""

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import NEW_MATCH, Guest, Json
from patience import wait_for

TURNS_TO_THE_ELECTION = 8
# While time is held, no animation comes to its end by itself.
HOLD_TIME = """
const later = window.setTimeout;
window.setTimeout = (...given) => window.isHeld ? 0 : later(...given);
"""


def test_from_the_lobby_to_a_move_in_two_clicks(invite: Invite) -> None:
    anna = invite()
    anna.open("/")
    anna.game_card.get_by_role("button", name="Play now").click()
    anna.sees_board()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    anna.click_province("Italia")
    anna.chooser.get_by_role("button", name="2 legions here").click()
    anna.at_ply(1)
    expect(anna.log).to_contain_text("Rome sends Caesar 2 legions in Italia.")


def test_a_bots_turn_is_shown_move_by_move_and_can_be_skipped(invite: Invite) -> None:
    anna = invite(moving=True)
    anna.context.add_init_script(HOLD_TIME)
    anna.table("rome 2 gold", "end movement", seats=("me", "greedy", "greedy"))
    anna.page.evaluate("window.isHeld = true")
    anna.button("End your turn").click()
    expect(anna.button("Skip").first).to_be_visible()
    wait_for(lambda: anna.snapshot()["deciding"] == "Caesar")
    known = anna.snapshot()
    assert shown_ply(anna) < known["ply"]
    anna.page.keyboard.press("Escape")
    anna.at_ply(known["ply"])
    expect(anna.banner).to_contain_text("Your turn, Caesar")


def test_a_game_at_one_table_up_to_the_election_of_a_consul(anna: Guest) -> None:
    anna.open(NEW_MATCH)
    for seat in ("Pompeius", "Crassus"):
        anna.page.get_by_label(seat).select_option("me")
    anna.button("Start the match").click()
    anna.sees_board()
    attack_sicilia(anna)
    seen: set[str] = set()
    while (now := anna.snapshot())["view"]["turn"] <= TURNS_TO_THE_ELECTION:
        if now["view"]["phase"] == "consul":
            break
        seen.add(make_a_move(anna, now))
    assert {"rome", "movement", "actions"} <= seen
    now = anna.snapshot()
    assert now["view"]["phase"] == "consul"
    expect(anna.log).to_contain_text(re.compile("is elected consul"))
    province = anna.snapshot()["moves"][0]["fields"]["province"]
    with anna.one_move():
        anna.click_province(province)
    expect(anna.log).to_contain_text(re.compile(f"civil servant.*{province}"))
    assert anna.snapshot()["view"]["turn"] == TURNS_TO_THE_ELECTION + 1
    expect(anna.banner).to_contain_text("Your turn, Crassus")


def shown_ply(guest: Guest) -> int:
    return int(guest.page.locator(".replay output").inner_text().split()[0])


def attack_sicilia(guest: Guest) -> None:
    """Caesar's first turn: gift, character, target, number, confirm."""
    guest.click_province("Italia")
    guest.chooser.get_by_role("button", name="2 legions here").click()
    guest.at_ply(1)
    guest.click_province("Italia")
    guest.click_province("Sicilia")
    expect(guest.chooser.locator("output").first).to_have_text("3")
    with guest.one_move():
        guest.chooser.get_by_role("button", name="Attack with 3 legions").click()
    expect(guest.log).to_contain_text("Caesar attacks Crassus in Sicilia: 3 legions against 2")


def make_a_move(guest: Guest, now: Json) -> str:
    """One move by clicking what is offered; the phase it was made in."""
    phase = now["view"]["phase"]
    acts = {"rome": ask_rome, "movement": travel, "actions": act}
    with guest.one_move():
        acts.get(phase, decide)(guest, now)
    return str(phase)


def ask_rome(guest: Guest, now: Json) -> None:
    """Gold by the list, as long as Rome has it; then legions by the map."""
    if any(move["words"] == "rome 2 gold" for move in now["moves"]):
        guest.tray.get_by_role("button", name="2 gold").click()
        return
    places = [place for move in now["moves"] for place in move["fields"].get("provinces", [])]
    guest.click_province(places[-1])
    if places.count(places[-1]) > 1:
        guest.chooser.locator("button.plain").last.click()


def travel(guest: Guest, now: Json) -> None:
    """One march to a province of one's own, then no more."""
    here = now["view"]["seats"][now["deciding"]]["character"]
    own = [
        move["fields"]["to"]
        for move in now["moves"]
        if move["fields"]["verb"] == "march"
        and now["view"]["provinces"][move["fields"]["to"]]["owner"] == now["deciding"]
    ]
    if now["view"]["points"] < 4 or not own:
        guest.button("End your movement").click()
        return
    guest.click_province(here)
    guest.click_province(own[0])
    confirm = guest.chooser.locator("button.confirm")
    if len([place for place in own if place == own[0]]) > 1:
        confirm.click()


def act(guest: Guest, now: Json) -> None:
    """Persuade by clicking into the Forum, as long as there is gold; then end the turn."""
    forum = guest.page.get_by_role("button", name=re.compile("persuade a neutral citizen"))
    if any(move["words"] == "persuade" for move in now["moves"]):
        forum.click()
    else:
        guest.button("End your turn").click()


def decide(guest: Guest, now: Json) -> None:
    """Any other question: the first answer in the list."""
    guest.tray.locator(".choices button").first.click()
