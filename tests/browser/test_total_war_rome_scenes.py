"""Total War: Rome in the browser: what comes by itself, its odds, offers, keys alone, the end."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import rubicon
from browser.conftest import Invite
from browser.guest import Guest
from browser.stage import ROOT
from browser.war_table import GAME, Table, reach
from games.total_war_rome.table import CARTHAGE, ROME, campaign
from rubicon.core.contract import Rules
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.registry import find_game

HERE = Path(__file__).parent
GOLDEN = ROOT / "tests" / "golden" / GAME
LAPTOP, TABLET, PHONE, SIDEWAYS = (1280, 720), (1024, 768), (390, 844), (844, 390)
ENDINGS = {15: "total_victory", 20: "tied_battle", 25: "naval_capture"}
MANY = 200
"""More than one ever presses Tab."""


def recorded(step: str, verb: str) -> tuple[Rules, State]:
    """The last time that a recorded game comes to a step with a verb."""
    match = rubicon.load(GOLDEN / "4p_points_assaults.record").match
    rules, state, found = match.rules, match.at(0), None
    for entry in match.log:
        seat = state.to_act()
        if seat >= 0 and rules.view(state, seat)["step"] == step:
            words = map(rules.grammar.words, state.legal())
            found = state.clone() if any(one.startswith(verb) for one in words) else found
        state.apply(entry.move)
    assert found is not None, step
    return rules, found


class Scene(Table):
    """A guest before a scene."""

    def sit_at(self, rules: Rules, state: State) -> None:
        """A new match from a position, in the seat that decides, against bots."""
        who = ["me" if seat == state.to_act() else "random" for seat in range(len(rules.seats))]
        wish = {"position": rules.position(state), "options": dict(rules.options)}
        made = self.guest.create(*who, game=GAME, **wish)
        self.guest.open(f"/m/{made['id']}")
        expect(self.region("Roma (Latium)")).to_be_visible()

    def keys_to(self, goal: Locator) -> None:
        """By Tab alone."""
        for _ in range(MANY):
            if goal.evaluate("(node) => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {goal}")


def test_a_navy_that_arrives_comes_by_itself_with_the_odds(invite: Invite) -> None:
    """Who may intercept sees both navies; the panel can be put away, and comes back by its tab."""
    case = campaign(ROME, players=2).no_windows().status(ROME, CARTHAGE, c.NEUTRAL)
    case.navy(ROME, "TYR", 2)
    case.navy(CARTHAGE, "SRD", 3)
    case.play("sail Rome navy 1 to IOS", "sail Rome navy 1 to TYR")
    for size in (LAPTOP, PHONE):
        table = Scene(invite(size=size))
        table.sit_at(case.rules, case.state)
        arrival = table.folder("Rome navy 1 arrives in Mare Tyrrhenum")
        expect(arrival).to_contain_text("You win the battle at sea in")
        expect(arrival.get_by_role("region", name="Carthage navy 1")).to_contain_text("3 ship")
        expect(arrival.get_by_role("region", name="Rome navy 1")).to_contain_text("2 ship")
        expect(table.piece("Rome navy 1")).to_be_in_viewport()
        table.everyone_can_use_it()
        arrival.get_by_role("button", name="Close the panel").click()
        expect(arrival).to_have_count(0)
        table.tab("A navy arrives")
        arrival.get_by_role("button", name="Intercept with Carthage navy 1").click()
        expect(arrival).to_have_count(0)
        if size == LAPTOP:
            expect(table.guest.log).to_contain_text("Battle at sea: Carthage navy 1 against")


def test_armies_that_meet_are_shown_with_the_odds_of_getting_away(invite: Invite) -> None:
    """Far from home: the map goes there, and the panel does not cover the place."""
    case = campaign(ROME, players=2).no_windows()
    case.army(ROME, "BAE", stars=4)
    case.army(CARTHAGE, "LUS", cards=("Libyan Spearmen",) * 4)
    case.own(CARTHAGE, "LUS").own(ROME, "BAE").unroad()
    case.play("march Rome I to Lusitania")
    for size in (LAPTOP, PHONE):
        table = Scene(invite(size=size))
        table.sit_at(case.rules, case.state)
        meeting = table.folder("Armies meet in Lusitania")
        expect(meeting).to_contain_text("The army escapes in")
        expect(meeting.get_by_role("region", name="Carthage I")).to_contain_text("4 cards")
        place = table.piece("Carthage I")
        expect(place).to_be_in_viewport(ratio=0.5)
        sheet, shown = meeting.bounding_box(), place.bounding_box()
        assert sheet
        assert shown
        assert apart(sheet, shown), size
        table.everyone_can_use_it()
        meeting.get_by_role("button", name="Fight", exact=True).click()
        expect(meeting).to_have_count(0)


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes lie beside each other."""
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_an_assault_is_offered_where_the_army_stands(invite: Invite) -> None:
    """After the march to the walls: with its odds, and it asks before it begins."""
    table = Scene(invite(size=LAPTOP))
    stored = json.loads((HERE / "assault.json").read_text("utf-8"))
    rules = find_game(GAME).rules(4, stored["options"], None, "")
    table.sit_at(rules, rules.from_position(stored["position"]))
    now = table.guest.snapshot()
    army = next(m["fields"]["army"] for m in now["moves"] if m["fields"]["verb"] == "assault")
    table.piece(army).focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    expect(table.guest.chooser).to_contain_text("The assault succeeds in")
    table.everyone_can_use_it()
    table.guest.chooser.get_by_role("button", name=f"Assault the garrison with {army}").click()
    nothing = table.guest.button("Play nothing")
    rolled = table.guest.log.get_by_text("Rolled").first
    expect(nothing.or_(rolled).first).to_be_visible()
    if nothing.count():
        nothing.click()
    expect(rolled).to_be_visible()


@pytest.mark.parametrize("answer", ["Accept the treaty", "Decline"])
def test_an_offer_is_answered_in_diplomacy(invite: Invite, answer: str) -> None:
    table = Scene(invite(size=LAPTOP))
    table.sit_at(*recorded("treaty_answer", "accept"))
    table.tab("Diplomacy")
    panel = table.folder("Diplomacy")
    expect(panel).to_contain_text("offers you a treaty: you would be")
    table.everyone_can_use_it()
    panel.get_by_role("button", name=answer, exact=True).click()
    told = "The treaty is made" if answer == "Accept the treaty" else "is declined."
    expect(table.guest.log).to_contain_text(told)
    expect(panel).not_to_contain_text("offers you a treaty")


def test_a_campaign_turn_by_keys_alone(invite: Invite) -> None:
    """Tab, Enter and nothing else: an army is placed, takes a region, and the turn ends."""
    anna = invite(size=LAPTOP)
    table = Scene(anna)
    table.sit(reach("campaign_menu"))
    keys = anna.page.keyboard
    table.keys_to(table.piece("Rome I"))
    keys.press("Enter")
    table.keys_to(table.region("Magna Graecia"))
    keys.press("Enter")
    expect(anna.log).to_contain_text("Rome I takes the field in Magna Graecia")
    table.keys_to(table.region("Syracusae"))
    keys.press("Enter")
    expect(anna.chooser).to_contain_text("The army takes the region in 100 % of cases")
    table.keys_to(anna.chooser.get_by_role("button", name="March with Rome I to Syracusae"))
    keys.press("Enter")
    expect(anna.log).to_contain_text("Rome I marches from Magna Graecia to Syracusae")
    end = anna.button("End your turn")
    other = anna.button("Play nothing").or_(anna.tray.get_by_role("button", name="Give up"))
    while "Rome I takes Syracusae" not in str(anna.log.inner_text()) or not end.count():
        expect(end.or_(other.first).first).to_be_visible()
        if other.count():
            with anna.one_move():
                table.keys_to(other.first)
                keys.press("Enter")
    table.keys_to(end)
    keys.press("Enter")
    expect(anna.log).to_contain_text("The campaign turn of Carthage begins.")


def test_the_battle_shows_both_sides_and_what_one_can_do_at_every_size(invite: Invite) -> None:
    anna = invite(size=LAPTOP)
    table = Scene(anna)
    table.sit(reach("deploying"))
    scene = anna.page.locator("[data-battle]")
    officers = scene.get_by_role("button", name="Leave it to the officers")
    for size in (LAPTOP, (1920, 1080), TABLET, PHONE, SIDEWAYS):
        anna.resize(*size)
        for part in (
            officers,
            scene.get_by_role("button", name="Deploy"),
            scene.get_by_role("button", name="See the map"),
        ):
            expect(part).to_be_in_viewport(ratio=1)
        expect(scene.locator("[data-card]").first).to_be_in_viewport(ratio=0.9)
        for side in scene.locator("[data-side]").all():
            expect(side).to_be_in_viewport(ratio=0.3)


@pytest.mark.parametrize("trigger", ENDINGS)
def test_an_end_by_each_trigger(anna: Guest, trigger: int) -> None:
    """The table of results is whole on a laptop; on less it goes sideways by itself."""
    record = GOLDEN / f"2p_points_trigger_{trigger}_{ENDINGS[trigger]}.record"
    anna.resize(*LAPTOP)
    anna.open(f"/m/{anna.post('records', record=record.read_text())['id']}")
    result = anna.page.get_by_role("region", name="wins")
    [winner] = anna.snapshot()["outcome"]["winners"]
    expect(result.get_by_role("heading")).to_have_text(f"{winner} wins")
    won = result.get_by_role("row", name=winner)
    expect(won).to_contain_text(f"/{trigger}")
    expect(won.get_by_role("cell", name="won", exact=True)).to_be_in_viewport(ratio=1)
    expect(result.get_by_role("columnheader", name="Alliance broken")).to_have_count(0)
    for size in (LAPTOP, (1920, 1080), TABLET):
        anna.resize(*size)
        assert not result.locator(".standings").evaluate(
            "(box) => box.scrollWidth > box.clientWidth"
        ), size
    for size in (PHONE, SIDEWAYS):
        anna.resize(*size)
        assert not result.evaluate("(box) => box.scrollWidth > box.clientWidth"), size
