"""Chapter 2: components and set-up; chapter 17: numbers."""

import re

import pytest

from games.total_war_rome.table import CARTHAGE, GREECE, ROME, TRIBES, settled, started
from rubicon.core.errors import BadInput
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.board import DATA, read_board
from rubicon.games.total_war_rome.game import GAME

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
        ('name = "Mare Nostrum"', "", "a board needs name"),
        ('name = "Mare Nostrum"', 'name = "Mare Nostrum"\nvolcano = 1', "volcano is unknown"),
        ('id = "ROM"\n', "", "[[region]] number 1, Roma (Latium), has no id"),
        ("gold = 3", "gold = 2.5", "number 1, ROM, has a wrong gold"),
        ("gold = 3", "gold = 3\ngolf = 3", "has golf, which is unknown"),
        ("gold = { usual = 1, four = 2 }", "gold = { four = 2 }", "UMB, has a wrong gold"),
        ("port = true", 'port = "yes"', "it must be true or false"),
        ("trees = 0", "trees = -3", "a whole number from 0 to 6"),
        ("mountains = 0\n", "", "has no mountains"),
        ('seas = ["TYR"]', 'seas = "TYR"', "a list of 0 to 14 words"),
        ('seas = ["TYR"]', 'seas = ["TYR", "TYR"]', "ROM names TYR twice"),
        ("lon = 12.5", "lon = nan", "it must be a number"),
        ('name = "Etruria"', 'name = "Mare Tyrrhenum"', "two regions or sea areas are called"),
        ('mercenaries = ["white", "white"]\n', "", "BAL has mercenary cards, but is no"),
        ("gold = 3", 'gold = 3\nmercenaries = ["red"]', "ROM is a mercenary region, but has no"),
        ('adjacent = ["LGS", "SRD", "IOS"]', 'adjacent = ["TYR"]', "names itself"),
        ('between = ["ROM", "CAM"]', 'between = ["ROM"]', "a list of 2 words"),
        ('between = ["ROM", "CAM"]', 'between = ["ROM", "ROM"]', "leads nowhere"),
        ('kind = "river"', 'kind = "river"\nroad = 1', "it must be true or false"),
    ],
)
def test_2_1_a_fault_of_a_board_is_one_sentence(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=re.escape(complaint)):
        read_board(BOARD.replace(old, new, 1), "mine.toml")


CARDS = {name: (DATA / f"{name}.toml").read_text("utf-8") for name in ("factions", "mercenaries")}
CARDS["cards"] = (DATA / "cards.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("factions", 'capital = "ROM"', 'capital = "CTG"', "one of its home regions"),
        ("factions", "agents = 2", "agents = 4", "number 1, rome, has a wrong agents"),
        ("factions", "ship_cards = 10", "ship_cards = 1", "more ships than"),
        ("factions", "generals = [4, 3, 3, 2]", "generals = [5, 5, 3, 2]", "not enough generals"),
        ("factions", "generals = [4, 3, 3, 2]", "generals = [3, 4, 3, 2]", "led by the first two"),
        ("factions", 'ship_needs = "shipwrights"', 'ship_needs = "x"', "names x, which is unknown"),
        ("factions", '["rl", "il"]', '["rl", "zz"]', "Rome names zz, which is unknown"),
        ("factions", 'cards = [["rl", 2], ["ii", 2]', 'cards = [["rl", 9], ["ii", 2]', "2 to 6"),
        ("factions", 'three = [["rl", 2], ["ii", 2]', 'three = [["rl", 7], ["ii", 2]', "2 to 6"),
        ("factions", 'cards = [["rl", 2], ["ii", 2]', 'cards = [["rl", -2]', "pairs, a card"),
        ("factions", "cards = 8\n", "cards = 3\n", "more Republican Legionaries than"),
        ("factions", "veterans = 4\n", "veterans = -4\n", "rome rl, has a wrong veterans"),
        ("factions", 'veteran_good = ["yellow", "yellow"]\n', "", "as many for veterans"),
        ("factions", 'name = "Gaius Flaminius"', 'name = "Maharbal"', "two generals are called"),
        ("factions", 'name = "Italian Infantry"', 'name = "Velites"', "two cards of the same"),
        ("factions", 'id = "siegecraft"', 'id = "scorpio"', "Rome names scorpio twice"),
        ("factions", 'class = "infantry"', 'class = "ninja"', "names ninja, which is unknown"),
        ("mercenaries", 'region = "CTB"', 'region = "ROM"', "ROM has mercenary cards"),
        ("mercenaries", 'id = "dogs"', 'id = "cats"', "dogs, pigs and logs"),
        ("cards", "number = 1\n", "number = 2\n", "action card 2 stands in place 1"),
        ("cards", "levy = 1\n", "levy = -1\n", "has a wrong levy"),
        ("cards", "red = { skull = 3", "red = { skull = 4", "six faces"),
        ("cards", "red = {", "pink = {", "the colours black, white, green, yellow and red"),
    ],
)
def test_2_3_a_fault_of_cards_is_one_sentence(
    file: str, old: str, new: str, complaint: str
) -> None:
    assert old in CARDS[file]
    with pytest.raises(BadInput, match=re.escape(complaint)):
        read_board(f"{BOARD}\n{CARDS[file].replace(old, new, 1)}", "mine.toml")


def test_2_1_an_empty_file_is_no_board() -> None:
    with pytest.raises(BadInput, match="a board needs name"):
        read_board("", "mine.toml")
    with pytest.raises(BadInput, match="too deep"):
        read_board("a = " + "[" * 5000 + "]" * 5000, "mine.toml")


def test_2_1_a_board_of_ones_own() -> None:
    mine = BOARD.replace("gold = 3", "gold = 1", 1).replace("port = true", "port = false", 1)
    rules = GAME.rules(3, {}, f"{mine}\n{CARDS['factions']}", "mine.toml")
    assert (rules.tables.gold[0], rules.tables.port[0]) == (1, 0)
    assert rules.check(rules.start()) == []


def test_2_2_factions_begin_with_armies_gold_and_agents() -> None:
    case = started(4)
    s = case.s
    assert s.gold == [12, 10, 2, 14]
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
    option = next(one for one in GAME.options if one.name == "factions")
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


def test_17_2_three_and_four_players_have_numbers_of_their_own() -> None:
    four, three, two = settled(4).tables, settled(3).tables, settled(2).tables
    assert four.start_gold == [12, 10, 2, 14]
    assert three.start_gold == [16, 10, 0, 12]
    assert sum(three.levy) == sum(two.levy)
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
