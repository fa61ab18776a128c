"""What people read of moves: a label for each, its effect in a line, and no two alike."""

import re
from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting, given, moving, settled, started
from rubicon.core.labels import effect, label
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY

GAMES = 6
"""Random games for each setting."""
RAW = re.compile(r"[{}$_]|end_of_the_triumvirate|\blabel-|\beffect-|\bname-|\n|  ")
"""What a sentence never has: places that were not filled, ids, gaps."""
CHOSEN: dict[str, Any] = {"options": {"gold_pickup": "chosen"}}


def read(case: Case, words: str) -> tuple[str, str]:
    """A move's label and effect; it must be legal."""
    move = case.rules.grammar.parse(words)
    assert move in case.state.legal(), words
    told = effect(case.rules, case.state, move, case.state.to_act())
    return str(label(case.rules, move)), str(told)


@pytest.mark.parametrize("players", [2, 3])
def test_every_move_there_is_has_a_label(players: int) -> None:
    """Two moves of one kind never have the same."""
    rules = settled(players, {"gold_pickup": "chosen"})
    moves = [*map(rules.actions.move, range(rules.actions.size))]
    moves += map(rules.chances.move, range(rules.chances.size))
    said = set()
    for move in moves:
        verb, text = rules.grammar.fields(move)["verb"], str(label(rules, move))
        assert not RAW.search(text), text
        said.add((verb, text))
    assert len(said) == len(moves)


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (2, {}),
        (3, {"gold_pickup": "chosen", "rome_when_short": "whole", "gold_total": 8}),
        (3, {"legions_total": 33, "arms": 1, "rome_gift": 1}),
    ],
)
def test_no_two_moves_that_are_legal_together_read_alike(
    players: int, options: dict[str, object]
) -> None:
    rules = settled(players, options)
    told = set()
    for seed in range(GAMES):
        rng, state = Rng(seed), rules.start()
        while state.to_act() != NOBODY:
            if state.to_act() == CHANCE:
                state.apply(state.sample(rng))
                continue
            moves = state.legal()
            labels = [str(label(rules, move)) for move in moves]
            assert len(set(labels)) == len(moves), labels
            chosen = moves[int(rng.below(len(moves)))]
            said = effect(rules, state, chosen, state.to_act())
            assert said is not None
            assert not RAW.search(str(said)), str(said)
            told.add(said.id)
            state.apply(chosen)
    assert len(told) > 10


SAID: list[tuple[Case, str, str, str]] = [
    (
        started(),
        "rome 2 gold",
        "Take 2 gold",
        "You have 2 gold in hand. The common supply holds 12 gold and 27 legions.",
    ),
    (started(), "rome 1 gold 1 legion in ITA", "Take 1 gold, and 1 legion in Italia", ""),
    (started(), "rome 2 legions in ITA", "Take 2 legions in Italia", ""),
    (
        started(),
        "rome 2 legions in ITA and GAL",
        "Take 1 legion each in Gallia Transalpina and Italia",
        "",
    ),
    (
        given(seats={"Crassus": {"gold": 14}}),
        "take 1 gold in ITA",
        "Take 1 gold in Italia",
        "The common supply holds 1 gold, and Rome's gift is still to come.",
    ),
    (
        given(provinces={"HUL": {"legions": 31}}),
        "take 0 legions in CIS",
        "Take no legions in Gallia Cisalpina",
        "The common supply holds 1 legion, and Rome's gift is still to come.",
    ),
    (moving(), "march CIS", "March to Gallia Cisalpina without legions", ""),
    (
        moving(points=1),
        "march CIS 2 legions 1 servant",
        "March to Gallia Cisalpina with 2 legions and a civil servant",
        "Costs your last movement point.",
    ),
    (
        moving(),
        "sail SAR 1 legion",
        "Sail to Sardinia et Corsica with 1 legion",
        "Costs 1 point for each sea and 1 for the province; "
        "1 less over one or two seas without legions. You have 4 movement points.",
    ),
    (
        moving(seats={"Caesar": {"carried": 1}}),
        "place servant",
        "Put down a civil servant here",
        "The governor of Italia steps onto him, so that its supply box is open. "
        "You carry 1 civil servant.",
    ),
    (
        moving(),
        "end movement",
        "End your movement",
        "You give up 4 movement points. Your actions come next.",
    ),
    (
        given(phase="pick up", provinces={"ITA": {"gold": 2}}, **CHOSEN),
        "collect gold",
        "Pick up the gold",
        "You have 0 gold in hand; 2 more would be yours.",
    ),
    (
        given(phase="pick up", provinces={"ITA": {"gold": 2}}, **CHOSEN),
        "leave gold",
        "Leave the gold where it is",
        "You have 0 gold in hand; 2 stays there.",
    ),
    (
        given(
            phase="escape",
            provinces={"HCI": {"owner": "Caesar"}},
            seats={"Caesar": {"character": "HCI"}, "Pompeius": {"character": "HCI", "military": 3}},
            conquest={"province": "HCI", "loser": "Pompeius"},
        ),
        "escape AFR",
        "Escape to Africa",
        "You lead on the military track and lose a step there.",
    ),
    (
        given(
            phase="compensation",
            provinces={"HCI": {"owner": "Caesar"}},
            seats={"Caesar": {"character": "HCI"}, "Pompeius": {"military": 3}},
            conquest={"province": "HCI", "loser": "Pompeius"},
            compensation={"holder": "Pompeius", "side": 2},
        ),
        "claim military",
        "Rise on the military track",
        "You go up a step from III.",
    ),
    (
        acting(seats={"Caesar": {"gold": 5}}),
        "improve political",
        "Rise on the political track",
        "Costs 1 of your 5 gold. You go up a step from I.",
    ),
    (
        acting(seats={"Caesar": {"gold": 5}}),
        "persuade",
        "Persuade a neutral citizen",
        "Costs 3 of your 5 gold. You have 2 citizens on your side; neutral: 5.",
    ),
    (
        acting(seats={"Caesar": {"gold": 5}}),
        "dissuade Crassus",
        "Dissuade a citizen of Crassus",
        "Costs 3 of your 5 gold. Crassus has 2 on his side now.",
    ),
    (
        acting(seats={"Caesar": {"gold": 5, "character": "CIS"}}),
        "arm",
        "Put weapons into the bag",
        "Costs 3 of your 5 gold. 2 weapons go into the bag, where you have 2 now.",
    ),
    (acting(calendar=1), "end turn", "End your turn", "Then a consul is elected."),
    (
        acting(calendar=2),
        "end turn",
        "End your turn",
        "There is 1 more turn before the election.",
    ),
    (
        given(phase="consul", calendar=0, elected="Caesar"),
        "station GAL",
        "Send the new civil servant to Gallia Transalpina",
        "The governor steps onto him, so that the supply box is open. Then 2 citizens leave you.",
    ),
]


@pytest.mark.parametrize(
    ("case", "words", "called", "does"), SAID, ids=[words for _, words, *_ in SAID]
)
def test_a_move_is_called_and_does(case: Case, words: str, called: str, does: str) -> None:
    said, told = read(case, words)
    assert said == called
    if does:
        assert told == does


def test_every_verb_is_called_above() -> None:
    rules = settled(options={"gold_pickup": "chosen"})
    verbs = {verb.name for verb in rules.grammar.verbs if not verb.by_chance}
    assert {rules.grammar.fields(rules.grammar.parse(words))["verb"] for _, words, *_ in SAID} == (
        verbs
    )


def test_a_draw_is_called_by_its_weapons() -> None:
    rules = settled()
    assert str(label(rules, rules.grammar.parse("draw 1 Caesar 2 Crassus"))) == (
        "Draw weapons: 1 of Caesar, 0 of Pompeius, 2 of Crassus"
    )
