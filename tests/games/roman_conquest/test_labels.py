"""What people read of moves: a label for each, its effect in a line, and no two alike."""

import re

import pytest

from games.roman_conquest.table import Case, given, leading, marching, settled
from rubicon.core.labels import effect, label
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY

RAW = re.compile(r"[{}$_]|roman_conquest|\blabel-|\beffect-|\bname-|\n|  ")
"""What a sentence never has: places that were not filled, ids, gaps."""


def test_every_move_there_is_has_a_label() -> None:
    """Two moves of one kind never have the same."""
    rules = settled({"token_values": "drawn"})
    moves = [*map(rules.actions.move, range(rules.actions.size))]
    moves += map(rules.chances.move, range(rules.chances.size))
    said = set()
    for move in moves:
        verb, text = rules.grammar.fields(move)["verb"], str(label(rules, move))
        assert not RAW.search(text), text
        said.add((verb, text))
    assert len(said) == len(moves)


def test_every_decision_says_what_it_does() -> None:
    rules, told = settled(), set()
    rng, state = Rng(1), rules.start()
    while state.to_act() != NOBODY:
        if state.to_act() == CHANCE:
            state.apply(state.sample(rng))
            continue
        moves = state.legal()
        chosen = moves[rng.below(len(moves))]
        said = effect(rules, state, chosen, state.to_act())
        assert said is not None
        if said.id not in told:
            assert not RAW.search(str(said)), str(said)
        told.add(said.id)
        state.apply(chosen)
    assert len(told) >= 6


IN_UTICA = {"Caesar": {"leader": "Utica", "popularity": 3}}
IN_ROME = {"Caesar": {"leader": "Roma", "popularity": 3, "conquests": 2}}
SAID: list[tuple[Case, str, str, str]] = [
    (
        leading(),
        "roll",
        "Roll and move your leader",
        "A die with six sides says how far your leader may go from Cenabum.",
    ),
    (
        leading(active="Crassus"),
        "collect",
        "Collect conquest tokens",
        "You get 2 conquest tokens and have 0 of at most 4 now.",
    ),
    (
        leading(seats=IN_ROME),
        "parade",
        "Throw a parade",
        "Your 2 conquest tokens become popularity. You have 3 now.",
    ),
    (
        given({}, phase="travel", roll=1),
        "go Andes",
        "Go to Andes",
        "You are in Cenabum and may go up to 1 hex.",
    ),
    (
        given({}, phase="travel", roll=1),
        "go Cenabum",
        "Stay in Cenabum",
        "Your leader stays where he is.",
    ),
    (
        marching({"Cenabum": {"Caesar": 2}}),
        "march Cenabum to Andes 2 troops",
        "Move 2 troops from Cenabum to Andes",
        "They move one hex, and not again this turn.",
    ),
    (marching({}), "done", "Done", "The fights come next."),
    (
        marching({}, war=True, seats={"Caesar": {"leader": "Roma", "rome": 2}}),
        "done",
        "Done",
        "The fights come next. You have held Rome for 2 of 4 turns.",
    ),
    (
        given({"Utica": {"Rome": 1}}, phase="favour", seats=IN_UTICA),
        "recruit",
        "Try to win the Roman troops over",
        "1 Roman troop joins you on a roll of 3 or less.",
    ),
    (
        given({"Roma": {"Rome": 2}}, phase="favour", seats=IN_ROME),
        "recruit",
        "Try to win the Roman troops over",
        "2 Roman troops join you on a roll of 3 or less. That would start the civil war.",
    ),
]


@pytest.mark.parametrize(("case", "words", "says", "does"), SAID)
def test_labels_and_effects(case: Case, words: str, says: str, does: str) -> None:
    move = case.rules.grammar.parse(words)
    assert move in case.state.legal()
    assert str(label(case.rules, move, case.rules.context(case.state, 0))) == says
    assert str(effect(case.rules, case.state, move, 0)) == does
