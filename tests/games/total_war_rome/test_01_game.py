"""Chapter 1: the game."""

from games.total_war_rome import table
from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    ROME,
    agents,
    bare,
    campaign,
    settled,
    spending,
    started,
)
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.standing import gain
from rubicon.games.total_war_rome.text import KINDS


def test_1_1_everybody_begins_without_points() -> None:
    """[1.1] One faction each."""
    case = started()
    assert case.s.points == [0, 0, 0, 0]
    assert case.rules.seats == ("Rome", "Carthage", "Greece", "Barbarians")


def test_1_2_who_reaches_the_trigger_makes_the_round_the_last() -> None:
    case = campaign(trigger=15)
    gain(case.s, ROME, 14)
    before = case.s.is_last
    gain(case.s, ROME, 1)
    assert (before, case.s.is_last) == (0, 1)
    assert settled(trigger=25).tables.trigger == 25


def test_1_3_points_come_from_five_sources() -> None:
    """[1.3] Every source is told with this rule."""
    sources = {kind.name for kind in KINDS.values() if "1.3" in kind.rules}
    assert sources == {
        *("tier_reached", "won_battle", "sea_victory", "column_done", "invaded"),
        "alliance_broken",
    }


def test_1_4_hands_armies_and_bids_are_secret() -> None:
    case = campaign().hold(CARTHAGE, "omens")
    a = case.army(CARTHAGE, "CTG", ["Sacred Band", "Libyan Spearmen", "Libyan Spearmen"])
    mine, other = case.rules.view(case.s, CARTHAGE), case.rules.view(case.s, ROME)
    assert [card["event"] for card in mine["seats"]["Carthage"]["hand"] or ()] == ["omens"]
    assert other["seats"]["Carthage"]["hand"] is None
    assert other["seats"]["Carthage"]["hand_count"] == 1
    own, seen = mine["armies"]["Carthage I"], other["armies"]["Carthage I"]
    assert (len(own["cards"]), own["hidden"]) == (3, 0)
    assert (seen["cards"], seen["hidden"]) == ([], 3)
    assert seen["general"] == case.rules.names.generals[case.s.leader[a]]
    assert [seat["gold"] for seat in other["seats"].values()] == case.s.gold


def test_1_5_numbers_of_cards_are_open() -> None:
    case = campaign()
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Libyan Spearmen", "Gallic Horse"])
    army = case.rules.view(case.s, WATCHER)["armies"]["Carthage I"]
    assert (army["size"], army["mercenaries"]) == (3, 1)


def test_1_6_a_round_has_five_phases() -> None:
    case = started()
    rng, phases = Rng(3), []
    while case.s.turn < 2 and case.s.to_act() != NOBODY:
        if case.s.phase not in phases:
            phases.append(case.s.phase)
        case.s.apply(case.s.sample(rng) if case.s.to_act() < 0 else case.s.legal()[0])
    assert phases[-5:] == [1, 2, 3, 4, 5]


def test_1_7_allies_see_what_a_spy_sees() -> None:
    case = table.agents().status(ROME, table.GREECE, c.ALLY)
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Libyan Spearmen"])
    card = case.action(ROME, "spy")
    case.no_windows().play(f"spy on Carthage I by {card}")
    for seat, sees in ((ROME, True), (table.GREECE, True), (table.TRIBES, False)):
        shown = case.rules.view(case.s, seat)["armies"]["Carthage I"]["cards"]
        assert len(shown) == (2 if sees else 0)


def test_1_8_what_has_one_answer_is_not_asked() -> None:
    """[1.8] A bid without gold."""
    case = table.bare(st.BIDDING, ROME).gold(ROME, 0)
    assert case.legal() == ["bid 0"]
    assert case.s.has_one_answer()


def test_1_9_dice_have_their_faces() -> None:
    t = settled().tables
    faces = [t.faces[colour * 4 : colour * 4 + 4] for colour in range(5)]
    assert faces[c.RED] == [1, 1, 1, 3]
    assert faces[c.YELLOW] == [2, 1, 1, 2]
    assert faces[c.GREEN] == [2, 1, 2, 1]
    assert faces[c.WHITE] == [3, 1, 1, 1]
    assert faces[c.BLACK] == [3, 1, 2, 0]


def test_1_9_chance_rolls_only_what_can_come() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT, stars=0)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    assert case.state.outcomes() == []
    assert case.state.weight(case.rules.grammar.parse("roll skull")) == 0
    case.play("fight with Rome I", "avoid battle", "stand and fight")
    assert case.state.to_act() == CHANCE
    # A black die has no skull.
    assert case.s.leader[a] == c.NONE
    rolls = [case.rules.grammar.words(roll) for roll in case.state.outcomes()]
    assert len(rolls) == 3 * 4
    assert "roll skull blank" not in rolls
    wrong = case.rules.grammar.parse("roll x")
    assert case.state.weight(wrong) == 0
    assert case.state.weight(case.rules.grammar.parse("roll x x") | 1 << 8) == 0


def test_1_9_one_die_has_four_faces() -> None:
    case = agents()
    card = case.action(ROME, "sabotage")
    case.no_windows().build("CTG", c.MARKET).play(f"sabotage market in CTG by {card}")
    rolls = [case.rules.grammar.words(roll) for roll in case.state.outcomes()]
    assert rolls == ["roll blank", "roll s", "roll x", "roll skull"]


def test_1_9_what_is_not_in_the_deck_is_not_dealt() -> None:
    case = bare(st.DEALING, 0)
    card = case.rules.grammar.parse("deal card 1 to Rome")
    assert case.state.weight(card) == 1
    case.s.card_at[0] = c.DISCARD
    assert case.state.weight(card) == 0


def test_1_8_who_has_nothing_to_say() -> None:
    passing = [(bare(st.BIDDING, 0), "bid 0"), (spending(), "finish"), (campaign(), "pass")]
    for case, words in passing:
        assert case.rules.grammar.words(case.state.passing()) == words
    case = campaign().no_windows()
    case.army(ROME, "VEN", FOOT)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I", "stand and fight", "stand and fight")
    assert case.rules.grammar.words(case.state.passing()) == "hold"
