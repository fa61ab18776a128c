"""Chapter 2: components and set-up; chapter 17: numbers."""

import pytest

from games.total_war_rome.table import CARTHAGE, GREECE, ROME, TRIBES, settled, started
from rubicon.core.errors import BadInput
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.board import DATA, read_board
from rubicon.registry import find_game

BOARD = (DATA / "board.toml").read_text(encoding="utf-8")


def test_2_1_the_board() -> None:
    t = settled(2).tables
    assert sum(t.gold) == 85
    assert sum(t.port) == 40
    assert sum(t.is_mercenary) == 8
    assert [t.terrain.count(n) for n in range(4)] == [12, 21, 18, 4]
    assert [t.border.count(kind) for kind in range(4)] == [45, 19, 26, 5]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "ETR"', 'id = "ROM"', "the region ROM is there twice"),
        ('seas = ["TYR"]', 'seas = ["XYZ"]', "names XYZ, which is unknown"),
        ("gold = 3", "gold = 4", "must be 1, 2 or 3"),
        ('adjacent = ["LGS", "SRD", "IOS"]', 'adjacent = ["SRD", "IOS"]', "not the other way"),
        ('between = ["ROM", "CAM"]', 'between = ["ROM", "ETR"]', "is there twice"),
        ('kind = "river"', 'kind = "brook"', "unknown"),
        ('home = "rome"', 'home = "troy"', "unknown"),
        ("[[sea]]", "[[ocean]]", "entries of [[sea]]"),
        ('name = "Mare Nostrum"', "name = ", "no TOML"),
    ],
)
def test_2_1_a_fault_of_a_board_is_one_sentence(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint.replace("[", r"\[").replace("]", r"\]")):
        read_board(BOARD.replace(old, new, 1), "mine.toml")


def test_2_2_factions_begin_with_armies_gold_and_agents() -> None:
    case = started(4)
    s = case.s
    assert s.gold == [12, 6, 2, 14]
    assert case.cards(0).count("Republican Legionaries") == 2
    assert s.army_at[:3] == [c.OFF, c.OFF, c.ABSENT]
    assert s.agent_at[:3] == [s.t.capital[0], s.t.capital[0], c.ABSENT]
    assert s.ships[0] == 3
    while s.to_act() == -1 and s.turn == 0:
        case.apply(s.outcomes()[0])
        if s.turn:
            break
    assert [s.t.stars[s.leader[a]] for a in (0, 1, 4, 5)] == [4, 3, 4, 3]
    assert s.general_at.count(c.SPARE) == 8


def test_2_3_cards_lie_in_their_stacks() -> None:
    case = started(2)
    s = case.s
    legionaries = case.kind("Republican Legionaries")
    assert s.t.copies[legionaries : legionaries + 2] == [8, 4]
    assert s.stack[legionaries] == 4
    assert case.rules.check(s) == []


def test_2_4_action_cards() -> None:
    t = settled(2).tables
    assert [t.action.count(a) for a in range(13)] == [5, 7, 5, 5, 4, 3, 4, 4, 3, 4, 3, 5, 3]
    assert [t.levy.count(n) for n in (1, 2, 3)] == [29, 20, 6]
    assert sorted(set(t.event)) == list(range(30))


def test_2_5_factions_that_are_not_in_play_have_garrisons() -> None:
    s = started(2).s
    macedonia = s.t.capital[GREECE]
    assert s.owner[macedonia] == c.NONE
    assert s.t.seat_of == [0, 1, -1, -1]
    assert started(3).s.t.seat_of == [0, 1, 2, -1]
    assert settled(2, factions="greece_barbarians").seats == ("Greece", "Barbarians")
    assert settled(3, factions="without_rome").seats == ("Carthage", "Greece", "Barbarians")
    assert settled(4, factions="rome_greece").seats[1] == "Carthage"
    option = next(one for one in find_game("total_war_rome").options if one.name == "factions")
    assert set(option.seats) == set(option.values) - {"usual"}
    for value, seats in option.seats.items():
        assert settled(len(seats), factions=value).seats == seats


def test_2_6_neutral_and_nothing_built() -> None:
    for players, roads in ((2, 0), (4, 5)):
        s = started(players).s
        assert set(s.status) == {c.NEUTRAL}
        assert set(s.built) == {0}
        assert sum(s.road) == roads


def test_17_1_numbers_can_be_changed() -> None:
    t = settled(army_points=4, market_price=3, hand_size=6).tables
    assert (t.army_points, t.market_price, t.hand_size) == (4, 3, 6)


def test_17_2_four_players_have_numbers_of_their_own() -> None:
    four, two = settled(4).tables, settled(2).tables
    assert four.start_gold == [12, 6, 2, 14]
    assert two.start_gold == [6, 6, 6, 12]
    assert sum(four.levy) < sum(two.levy)
    assert tuple(four.faction) == (ROME, CARTHAGE, GREECE, TRIBES)


def test_2_7_a_shorter_game_to_learn_by() -> None:
    rules = settled(2, scenario="first_war")
    assert rules.seats == ("Rome", "Carthage")
    assert (rules.tables.trigger, rules.tables.round_limit) == (15, 8)
    assert "2.7" in rules.standing_rules
    longer = settled(2, scenario="first_war", round_limit=12)
    assert longer.tables.round_limit == 12
    assert "2.7" not in settled(2).standing_rules
    with pytest.raises(BadInput, match="The first war is for 2 players, not 4"):
        settled(4, scenario="first_war")
