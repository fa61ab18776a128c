"""Duplicates of bots: the same cards at two tables, compared measure by measure."""

import pytest

from rubicon.core.contract import Score
from rubicon.core.errors import BadInput
from rubicon.core.luck import SharedLuck
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.lab.arena.game import ArenaTable, Place
from rubicon.lab.duplicate import (
    Deal,
    Sheet,
    ask_bots,
    decisive,
    leads,
    play_deals,
    sheet_of,
    summarise,
)
from rubicon.registry import find_game
from rubicon.words import written

SHORT = {"markers_to_win": "1", "most_games": "3"}
BOTS = ("greedy", "random")


def sheet(shares: tuple[int, int], *points: tuple[int, int]) -> Sheet:
    return Sheet(
        shares,
        tuple(Score(written(f"Game {i}"), one, written("")) for i, one in enumerate(points, 1)),
    )


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (sheet((1000, 0)), sheet((0, 1000)), ("match", 1000)),
        (sheet((0, 1000), (9, 0)), sheet((500, 500)), ("match", -500)),
        (sheet((1000, 0), (3, 0), (0, 5), (7, 0)), sheet((1000, 0), (7, 0), (7, 0)), ("games", -1)),
        (sheet((1000, 0), (12, 0)), sheet((1000, 0), (7, 5)), ("points", 10)),
        (sheet((0, 1000), (0, 7)), sheet((0, 1000), (5, 12)), ("", 0)),
    ],
)
def test_the_first_measure_that_differs_decides(
    first: Sheet, second: Sheet, expected: tuple[str, int]
) -> None:
    assert decisive(first, second) == expected
    turned = decisive(second, first)
    assert turned == (expected[0], -expected[1])


def test_what_one_seat_gains_the_other_loses() -> None:
    table = sheet((1000, 0), (7, 3), (0, 5), (12, 0))
    assert table.measures(0) == (1000, 1, 11)
    assert table.measures(1) == (0, -1, -11)
    assert leads(table, table) == (0, 0, 0)


def test_both_tables_are_dealt_the_same() -> None:
    question = ask_bots("triumvirate", BOTS, SHORT, seed=5)
    rules = question.rules()
    deals = []
    for seating in (0, 1):
        table = ArenaTable(question, rules, Place(0, seating))
        table.play(lambda: False)
        deals.append([entry for entry in table.match.log[:23] if entry.seat == CHANCE])
    assert deals[0] == deals[1]
    assert len(deals[0]) == 23
    assert question.seatings == (BOTS, BOTS[::-1])


def test_a_summary_adds_up() -> None:
    question = ask_bots("triumvirate", BOTS, SHORT, seed=5)
    deals = list(play_deals(question, 6))
    found = summarise(question, deals)
    assert found["deals"] == 6
    assert sum(found["better"]) + found["equal"] == 6
    assert sum(found["matches"]) == pytest.approx(12)
    assert found["matches"][0] / 12 == pytest.approx(found["share"])
    assert found["points"][0] > 0
    assert [deal.json() for deal in deals] == [deal.json() for deal in play_deals(question, 6)]


def test_a_deal_tells_who_did_better() -> None:
    even = Deal(1, sheet((1000, 0), (7, 0)), sheet((1000, 0), (7, 0)))
    assert (even.lead, even.share, even.json()["by"]) == (0, 0.5, None)
    ahead = Deal(2, sheet((1000, 0)), sheet((0, 1000)))
    assert (ahead.lead, ahead.share, ahead.json()["by"]) == (1000, 1.0, "match")


def test_the_sheet_of_a_match_has_a_line_for_each_game() -> None:
    """[4.2] [4.3] [7.1] Emperor, hands, consuls and points, as the record has them."""
    rules = find_game("triumvirate").rules(2, {}, None, "")
    match, rng = Match(rules), Rng(3)
    luck = SharedLuck(b"sheet")
    while rules.outcome(match.state) is None:
        for _ in match.settle(luck):
            pass
        if (seat := match.state.to_act()) >= 0:
            moves = match.state.legal()
            match.play(seat, moves[rng.below(len(moves))])
    found = sheet_of(match)
    assert sum(found.shares) == 1000
    assert [str(one.name) for one in found.scores] == [
        f"Game {i}" for i in range(1, len(found.scores) + 1)
    ]
    last = rules.view(match.state, 0)
    consuls = ", ".join(
        f"{suit} {count}"
        for suit, count in sorted(last["consuls"].items(), key=lambda one: -one[1])
        if count
    )
    hands = sum(last["consuls"].values())
    told = f"{last['emperor']} is Emperor after {hands} hands (consuls: {consuls})."
    assert str(found.scores[-1].says) == told
    won = [sum(one.points[seat] > one.points[1 - seat] for one in found.scores) for seat in (0, 1)]
    assert won == [last["seats"][house]["markers"] for house in rules.seats]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(("greedy",), "two bots, not 1"), (("greedy", "greedy"), "no difference")],
)
def test_two_different_bots_are_compared(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        ask_bots("triumvirate", bots, {}, seed=1)
