"""What an arena asks: line-ups, seatings and luck."""

from collections import Counter
from dataclasses import replace

import pytest

from lab.arena_cases import asked
from rubicon.core.errors import BadInput
from rubicon.lab.arena import question as questions
from rubicon.lab.arena.question import ask, read_question, secret, stream

TRIUMVIRATE = "triumvirate"
FLAGSHIP = "end_of_the_triumvirate"


@pytest.mark.parametrize(
    ("bots", "players", "one", "lineups"),
    [
        ("a,b", 2, False, ["ab"]),
        ("a,b,c", 2, False, ["ab", "ac", "bc"]),
        ("a,b,c", 2, True, ["ab", "ac"]),
        ("a,b,c", 3, False, ["abc"]),
        ("a,b", 3, False, ["aab", "abb"]),
        ("a,b", 3, True, ["abb"]),
        ("a,b,c", 3, True, ["abb", "acc"]),
        ("a,b", 4, False, ["aaab", "aabb", "abbb"]),
        ("a,b,c", 4, False, ["aabc", "abbc", "abcc"]),
        ("a", 3, False, ["aaa"]),
    ],
)
def test_lineups(bots: str, players: int, one: bool, lineups: list[str]) -> None:
    assert ["".join(lineup) for lineup in asked(bots, players, one=one).lineups] == lineups


def test_a_round_has_every_seating_of_every_lineup_once() -> None:
    assert asked("a,b", 3, one=True).seatings == (
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    )
    assert len(asked("a,b,c", 3).seatings) == 6
    seatings = asked("a,b,c,d", 3).seatings
    assert len(set(seatings)) == len(seatings) == 24
    for seat in range(3):
        assert set(Counter(seating[seat] for seating in seatings).values()) == {6}


def test_games_are_rounded_up_to_whole_rounds() -> None:
    question = asked("a,b", 3, one=True)
    assert [question.rounds_for(games) for games in (1, 3, 4, 400)] == [1, 1, 2, 134]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ((), "needs bots"),
        (("random", "random"), "named twice"),
        (("random", "nobody"), "There is no bot 'nobody'"),
    ],
)
def test_bots_that_make_no_sense_are_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        ask(TRIUMVIRATE, bots)


def test_other_nonsense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ("random", "greedy")
    with pytest.raises(BadInput, match="at least two"):
        ask(TRIUMVIRATE, ("random",), one_against_rest=True)
    with pytest.raises(BadInput, match="not 7"):
        ask(FLAGSHIP, bots, 7)
    with pytest.raises(BadInput, match="There is no option"):
        ask(FLAGSHIP, bots, 3, {"colour": "red"})
    monkeypatch.setattr(questions, "MOST_SEATINGS", 5)
    with pytest.raises(BadInput, match="6 games a round"):
        ask(FLAGSHIP, bots, 3)


def test_a_question_is_written_and_read_back_and_says_its_command() -> None:
    question = ask(FLAGSHIP, ("greedy", "random"), 3, {"gold_pickup": "chosen"}, seed=5)
    assert read_question(question.json()) == question
    assert question.command(12) == (
        "rubicon arena end_of_the_triumvirate --players 3 --bots greedy,random "
        "--option gold_pickup=chosen --games 12 --seed 5"
    )
    named = replace(question, bots=("random", "program:a,b c"))
    assert "--bot random --bot 'program:a,b c'" in named.command(2)


def test_every_place_has_luck_of_its_own() -> None:
    assert secret(1, "luck", 2) == secret(1, "luck", 2)
    places = [(1, "luck", 2), (1, "luck", 12), (11, "luck", 2), (1, "bot", 2)]
    assert len({secret(*place) for place in places}) == 4
    assert stream(1, "bot", 0, 0).word() != stream(1, "bot", 0, 1).word()
