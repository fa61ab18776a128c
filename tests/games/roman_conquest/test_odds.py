"""Exact odds: the table of the rulings, and fights on the board."""

from fractions import Fraction

import pytest

from games.roman_conquest.table import at, given, marching
from rubicon.core.rng import Rng
from rubicon.games.roman_conquest.odds import BattleOdds, Side, all_chances, chance_to_win, roll

TABLE = [
    # attackers, their leader, defenders, their leader, in pairs, by the highest dice alone
    (1, False, 1, False, 0.42, 0.42),
    (2, False, 1, False, 0.75, 0.75),
    (2, False, 2, False, 0.36, 0.36),
    (4, False, 3, False, 0.59, 0.50),
    (4, False, 4, False, 0.30, 0.22),
    # 0.6549167...; the notes from which the others come have 0.66.
    (4, True, 4, False, 0.61, 0.65),
    (4, False, 4, True, 0.11, 0.04),
    (4, True, 4, True, 0.31, 0.27),
]


@pytest.mark.parametrize(("a", "a_leader", "d", "d_leader", "pairs", "highest"), TABLE)
def test_the_odds_of_both_readings(
    a: int, a_leader: bool, d: int, d_leader: bool, pairs: float, highest: float
) -> None:
    attack, defence = Side(a, a_leader), Side(d, d_leader)
    assert round(float(chance_to_win(attack, defence, True)), 2) == pairs
    assert round(float(chance_to_win(attack, defence, False)), 2) == highest


def test_one_roll_is_counted_exactly() -> None:
    """One die against one: 15 of 36 ways are higher."""
    assert roll(Side(1, False), Side(1, False), True) == {
        0b001000: Fraction(15, 36),
        0b000001: Fraction(21, 36),
    }


@pytest.mark.parametrize("combat", ["pairs", "highest"])
def test_battles_that_are_fought_come_out_as_the_odds_say(combat: str) -> None:
    case = marching(
        {"Narbo": {"Caesar": 3, "Pompeius": 2}},
        seats=at(Caesar="Cenabum", Pompeius="Narbo"),
        options={"combat": combat},
    )
    case.play("done")
    won, games, rng = 0, 1500, Rng(5)
    for _ in range(games):
        state = case.state.clone()
        while state.to_act() < 0:
            state.apply(state.sample(rng))
        won += int(case.rules.position(state)["seats"]["Pompeius"]["leader"] is None)
    odds = chance_to_win(Side(3, False), Side(2, True), combat == "pairs")
    assert abs(won / games - float(odds)) < 4 * (0.25 / games) ** 0.5


def test_an_order_into_a_fight_has_odds() -> None:
    case = marching(
        {"Narbo": {"Pompeius": 2}, "Gergovia": {"Caesar": 3}, "Tolosa": {"Caesar": 1}},
        seats=at(Pompeius="Narbo"),
    )
    odds = case.rules.odds(
        case.state, 0, case.rules.grammar.parse("march Gergovia to Narbo 2 troops")
    )
    assert isinstance(odds, BattleOdds)
    told = odds.json()
    assert (told["attackers"], told["defenders"], told["defender_leader"]) == (2, 2, True)
    assert told["win"] == float(chance_to_win(Side(2, False), Side(2, True), True))
    assert told["one_more_troop"] == float(chance_to_win(Side(3, False), Side(2, True), True))
    assert told["with_leader"] == float(chance_to_win(Side(2, True), Side(2, True), True))
    assert told["other_reading"] == float(chance_to_win(Side(2, False), Side(2, True), False))
    assert sum(told["attackers_left"].values()) == pytest.approx(1)
    assert sum(told["defenders_left"].values()) == pytest.approx(1)
    assert [str(line) for line in odds.sentences()] == [
        "2 against 2 and Pompeius: 14 % to win.",
        "Left on average: attacker 0.2, defender 1.5.",
        "+1 troop: 35 %.",
        "With Caesar beside them: 37 %.",
    ]


def test_those_who_came_before_count_and_no_more_than_the_limit() -> None:
    case = marching({"Narbo": {"Pompeius": 1, "Caesar": 3, "moved": 3}, "Gergovia": {"Caesar": 1}})
    move = case.rules.grammar.parse("march Gergovia to Narbo 1 troop")
    odds = case.rules.odds(case.state, 0, move)
    assert isinstance(odds, BattleOdds)
    assert (odds.attack.troops, odds.one_more) == (4, None)


def test_a_fight_that_is_chosen_has_odds_and_a_harmless_order_none() -> None:
    stacks = {"Narbo": {"Caesar": 1, "Rome": 1}, "Tolosa": {"Caesar": 1, "Rome": 1}}
    case = marching(stacks, seats=at(Caesar="Narbo")).play("done")
    parse = case.rules.grammar.parse
    led = case.rules.odds(case.state, 0, parse("fight Narbo"))
    assert isinstance(led, BattleOdds)
    assert (led.with_leader, led.attack.leader) == (None, True)
    assert len(led.sentences()) == 3
    quiet = marching({"Gergovia": {"Caesar": 1}})
    assert quiet.rules.odds(quiet.state, 0, parse("march Gergovia to Narbo 1 troop")) is None
    assert quiet.rules.odds(quiet.state, 0, parse("done")) is None


def test_a_leader_alone_in_the_way_has_no_odds() -> None:
    case = marching({"Gergovia": {"Caesar": 1}}, seats=at(Crassus="Narbo"))
    move = case.rules.grammar.parse("march Gergovia to Narbo 1 troop")
    assert case.rules.odds(case.state, 0, move) is None


@pytest.mark.parametrize(
    ("place", "war", "lines"),
    [
        ("Utica", False, ["35 % that 2 Roman troops join."]),
        ("Roma", True, ["35 % that 2 Roman troops join."]),
        (
            "Roma",
            False,
            ["35 % that 2 Roman troops join.", "If they join, the civil war begins."],
        ),
    ],
)
def test_winning_troops_over_has_odds(place: str, war: bool, lines: list[str]) -> None:
    case = given(
        {place: {"Rome": 2}},
        phase="favour",
        war=war,
        seats={"Caesar": {"leader": place, "popularity": 7}},
    )
    odds = case.rules.odds(case.state, 0, case.rules.grammar.parse("recruit"))
    assert odds is not None
    assert odds.success == Fraction(7, 20)
    assert [str(line) for line in odds.sentences()] == lines
    assert odds.json()["starts_war"] is (len(lines) == 2)
    assert case.rules.odds(case.state, 0, case.rules.grammar.parse("decline")) is None


def test_the_board_tells_the_odds_of_all_forces() -> None:
    told = given().rules.describe_board()["odds"]
    assert len(told) == 64
    assert told == all_chances(4, True)
    one = next(
        odds["win"]
        for odds in told
        if (odds["attackers"], odds["defenders"]) == (4, 4)
        and odds["attacker_leader"]
        and not odds["defender_leader"]
    )
    assert round(one, 2) == 0.61
