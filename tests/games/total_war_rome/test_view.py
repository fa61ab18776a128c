"""The view with names: a position can be read from it, and what was told is remembered."""

import json
import zlib
from itertools import islice
from time import process_time

import pytest

from games.total_war_rome.table import CARTHAGE, ROME, campaign, settled, spending
from no_leaks import positions
from rubicon.core.match import Match
from rubicon.core.playout import step
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, glimpse
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.fields import FIELDS
from rubicon.games.total_war_rome.game import own
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.agents import deal_card
from rubicon.games.total_war_rome.terms import STEPS
from rubicon.server.messages import snapshot_message

DRAFTED = ("buys", "improved", "added")
"""Only while orders are tried out."""


def everything(state: War) -> War:
    """The position that somebody reads who may see everything."""
    rules = settled(state.t.players)
    return own(rules.imagine(glimpse(rules, state, EVERYTHING)).draw(Rng(0)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_in_the_view(players: int) -> None:
    """Who reads it with open eyes can play on: the same moves, and the same view after each."""
    rules, rng = settled(players), Rng(players)
    for match in islice(positions(rules, rng, 60 + players, 4000, 50), 25):
        state = own(match.state.clone())
        read = everything(state)
        for _ in range(6):
            assert read.to_act() == state.to_act()
            assert read.legal() == state.legal()
            assert rules.view(read, EVERYTHING) == rules.view(state, EVERYTHING)
            if state.to_act() == NOBODY:
                break
            moves = state.legal()
            drawn = state.to_act() == CHANCE
            move = state.sample(rng) if drawn else moves[rng.below(len(moves))]
            state.apply(move)
            read.apply(move)


def test_a_position_and_what_is_read_of_it_have_the_same_fields() -> None:
    """On the board, in the armies and in the hands; leftovers of what is over may differ."""
    state = own(Match(settled()).state)
    rng = Rng(2)
    for _ in range(400):
        step(state, rng)
    read = everything(state)
    names = [one.name for one in FIELDS if one.name not in DRAFTED]
    lasting = [name for name in names if name[:2] not in ("b_", "n_")]
    on_the_board = lasting[: lasting.index("turn")]
    for name in on_the_board:
        assert getattr(read, name) == getattr(state, name), name


def test_the_step_has_a_name_and_somebody_decides() -> None:
    case = campaign()
    view = case.rules.view(case.s, ROME)
    assert (view["phase"], view["step"], view["decides"]) == ("campaign", "campaign_menu", "Rome")
    assert view["active"] == "Rome"
    assert view["order"] == ["Rome", "Carthage", "Greece", "Barbarians"]
    assert view["step"] in STEPS


# ---- what is remembered --------------------------------------------------------------------------


def told(match: Match, viewer: int) -> Seen:
    return match.seen(viewer)


def test_a_card_that_was_bought_has_a_price() -> None:
    """[1.4] Others learn the price of a troop card, and nothing else."""
    case = spending(ROME, 2).gold(ROME, 20)
    case.army(ROME, "ROM", ["Republican Legionaries"] * 3)
    match = Match(case.rules, case.s)
    for words in ("buy Italian Infantry for army I", "finish", "finish"):
        match.play(match.state.to_act(), case.rules.grammar.parse(words))
    price = case.s.t.cost[case.kind("Italian Infantry")]
    worlds = case.rules.imagine(told(match, CARTHAGE))
    drawn = set()
    for seed in range(60):
        world = own(worlds.draw(Rng(seed)))
        there = [kind for kind in world.cards[: c.ROOM] if kind != c.NONE]
        assert len(there) == 4
        assert any(case.s.t.cost[kind] == price for kind in there)
        drawn.add(tuple(there))
    assert len(drawn) > 3


def test_what_passes_between_armies_was_in_one_of_them() -> None:
    """[9.9] Nobody knows which army has what, but everybody knows what both have together."""
    case = campaign(ROME, 2)
    for place in ("ROM", "ROM"):
        case.army(ROME, place, ["Republican Legionaries", "Republican Legionaries", "Velites"])
    case.s.knows = [c.EVERYBODY if kind != c.NONE else 0 for kind in case.s.cards]
    match = Match(case.rules, case.s)
    for words in (
        "reorganise Rome I and Rome II",
        "give Velites from Rome I to Rome II",
    ):
        match.play(ROME, case.rules.grammar.parse(words))
    assert case.rules.view(match.state, CARTHAGE)["armies"]["Rome I"]["hidden"] == 2
    before = sorted(kind for kind in case.s.cards if kind != c.NONE)
    worlds, splits = case.rules.imagine(told(match, CARTHAGE)), set()
    for seed in range(40):
        world = own(worlds.draw(Rng(seed)))
        assert sorted(kind for kind in world.cards if kind != c.NONE) == before
        splits.add(tuple(world.cards[: c.ROOM]))
    assert len(splits) > 1


def test_when_a_deck_is_used_up_its_cards_are_in_hands() -> None:
    """[6.1] With two players the hand of the other is then known, until he gets new cards."""
    case = spending(ROME, 2)
    s = case.s
    for card in range(c.ACTION_CARDS):
        s.card_at[card] = c.DISCARD
    for card, seat in enumerate((ROME, ROME, ROME, CARTHAGE, CARTHAGE, CARTHAGE)):
        s.card_at[card] = seat
    first = case.rules.view(s, ROME)
    story: list[list[int]] = []
    for seat, card in ((ROME, 20), (CARTHAGE, 21), (CARTHAGE, 22)):
        s.card_at = [c.DECK if place == c.DISCARD else place for place in s.card_at]
        s.tell(True)
        deal_card(s, seat, card)
        story.append([CHANCE, 0, *case.rules.told_as(s.told(), ROME)])
        s.tell(False)
    worlds = case.rules.imagine(Seen(case.rules, ROME, first, story, case.rules.view(s, ROME)))
    hands = set()
    for seed in range(30):
        world = own(worlds.draw(Rng(seed)))
        hand = [card for card in range(c.ACTION_CARDS) if world.card_at[card] == CARTHAGE]
        assert hand[:3] == [3, 4, 5]
        hands.add(tuple(hand))
    assert len(hands) > 10


# ---- its size ------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_late_position_is_small_and_quick_to_write() -> None:
    """With four players and the last 200 moves in the log: 60 kB compressed, 30 ms."""
    from conformance.payloads import seated  # noqa: PLC0415

    *_, match = islice(positions(settled(), Rng(1), 3, 6000, 200), 300)
    live = seated(match)
    text = snapshot_message(live, (0,), set())[0]
    began = process_time()
    for _ in range(10):
        snapshot_message(live, (0,), set())
    assert process_time() - began < 10 * 0.03
    assert len(zlib.compress(text.encode())) < 60_000


def test_a_view_is_the_same_after_it_was_sent() -> None:
    case = campaign()
    for viewer in (ROME, WATCHER):
        view = case.rules.view(case.s, viewer)
        assert json.loads(json.dumps(view)) == view
