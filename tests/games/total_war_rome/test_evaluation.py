"""The evaluation: ideas are found where they belong, and a glance knows what is worth a thought."""

from collections.abc import Iterator

import pytest

from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    GREECE,
    ROME,
    Case,
    agents,
    campaign,
    settled,
    spending,
)
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.evaluation import IDEAS, Judgement
from rubicon.games.total_war_rome.odds import assault_odds, conquest_odds
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.agenda import top
from rubicon.games.total_war_rome.rules.taxation import income

SPEARS = ["Libyan Spearmen"] * 4


def judgement(case: Case) -> Judgement:
    """What is known about a case."""
    found = case.rules.knowledge()
    assert isinstance(found, Judgement)
    return found


def amount(case: Case, idea: str, seat: int = ROME) -> float:
    """How much of an idea a seat has."""
    return judgement(case).features(case.s, seat)[IDEAS.index(idea)]


def glances(case: Case) -> dict[str, float]:
    """The moves of the seat to act in words, and how promising each looks."""
    moves, found = case.s.legal(), list[float]()
    judgement(case).priors(case.s, moves, found)
    seat = case.s.to_act()
    words = [case.rules.words_for(seat, move, seat) for move in moves]
    return dict(zip(words, found, strict=True))


def best(case: Case) -> str:
    """The move that looks most promising."""
    found = glances(case)
    return max(found, key=lambda words: found[words])


def positions(seed: int, plies: int) -> Iterator[War]:
    """Positions of a game in which everybody makes any move that looks promising."""
    rules = settled()
    knowledge, rng, s = rules.knowledge(), Rng(seed), rules.first()
    for _ in range(plies):
        if s.to_act() == NOBODY:
            return
        if s.to_act() == CHANCE:
            s.apply(s.sample(rng))
            continue
        yield s
        moves, found = s.legal(), list[float]()
        knowledge.priors(s, moves, found)
        assert len(found) == len(moves)
        assert min(found) > 0
        at = [place for place, one in enumerate(found) if one >= max(found) / 3]
        s.apply(moves[at[rng.below(len(at))]])


# ---- positions -----------------------------------------------------------------------------------


def test_taxes_are_those_of_the_rules_and_nothing_is_changed_by_judging() -> None:
    knowledge = settled().knowledge()
    assert isinstance(knowledge, Judgement)
    shares = [0.0] * 4
    for s in positions(3, 900):
        before = s.numbers(True)
        knowledge.survey.look(s)
        assert knowledge.survey.income[:4] == [income(s, seat) for seat in range(4)]
        knowledge.values(s, shares)
        assert sum(shares) == pytest.approx(1)
        again = [0.0] * 4
        knowledge.values(s, again)
        assert again == shares, "luck is the same for the same position"
        assert s.numbers(True) == before


def test_the_mark_is_the_same_in_every_world_that_the_viewer_could_be_in() -> None:
    rules, rng = settled(), Rng(1)
    knowledge = rules.knowledge()
    marks = set()
    for number, s in enumerate(positions(5, 600)):
        seat = s.to_act()
        mark = knowledge.mark(s, seat)
        marks.add(mark)
        if number % 10 == 0:
            possible = rules.imagine(glimpse(rules, s, seat))
            assert knowledge.mark(possible.draw(rng), seat) == mark
    assert len(marks) > 200


def test_a_conquest_under_way_is_judged_by_its_dice() -> None:
    case = campaign().no_windows()
    case.own(ROME, "UMB").army(ROME, "UMB", FOOT)
    case.play("march Rome I to VEN")
    assert top(case.s) == st.ROLL
    safe = case.roll("blank blank")
    assert amount(safe, "income") > 0
    beaten = campaign().no_windows()
    beaten.own(ROME, "UMB").army(ROME, "UMB", FOOT[:2])
    beaten.play("march Rome I to VEN").roll("skull skull")
    assert amount(beaten, "troops") == 0 < amount(safe, "troops")


def test_orders_count_as_carried_out() -> None:
    case = spending()
    case.army(ROME, "ROM", FOOT)
    case.s.gold[ROME] = 6
    before = amount(case, "troops")
    case.play("buy Italian Infantry for army I")
    assert amount(case, "troops") > before
    assert amount(case, "gold") == 4
    case.play("develop column 1")
    assert amount(case, "development") > 0


def test_what_others_could_take_is_exposed() -> None:
    case = campaign()
    case.army(CARTHAGE, "LIL", ["Libyan Spearmen"] * 6, 4)
    assert amount(case, "exposed") == 0
    case.own(ROME, "SYR")
    assert amount(case, "exposed") > 0
    assert amount(case, "hope", CARTHAGE) > 0


def test_the_last_round_knows_who_leads() -> None:
    case = campaign()
    case.s.is_last = 1
    case.s.points[:] = [16, 14, 3, 3]
    assert amount(case, "leads_last") == 2
    assert amount(case, "leads_last", GREECE) == -3


# ---- odds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "mains"), [("LIG", 2), ("VEN", 2), ("VEN", 4), ("SYR", 3)])
def test_survival_is_exact(place: str, mains: int) -> None:
    case = campaign()
    a = case.army(ROME, "UMB", FOOT[:mains])
    exact = conquest_odds(case.s, a, case.region(place))
    assert exact is not None
    found = judgement(case).survey.survival(case.region(place), mains)
    assert found == pytest.approx(float(exact.success))


@pytest.mark.parametrize("place", ["LIL", "CTG", "MAC"])
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_the_odds_of_assaults_are_nearly_exact(place: str, cards: int) -> None:
    case = campaign()
    a = case.army(ROME, place, ["Republican Legionaries"] * cards, 4)
    exact = assault_odds(case.s, a, case.s.army_at[a])
    assert exact is not None
    survey = judgement(case).survey
    survey.look(case.s)
    found = survey.assault_odds(case.s, a, case.region(place))
    assert found == pytest.approx(float(exact.success), abs=0.06)


# ---- moves at a glance ---------------------------------------------------------------------------


def test_armies_take_what_they_can_and_then_the_turn_ends() -> None:
    case = campaign()
    case.own(ROME, "UMB").army(ROME, "UMB", ["Republican Legionaries"] * 6, 4)
    assert best(case) == "march Rome I to Venetia"
    weak = campaign()
    weak.own(ROME, "UMB").army(ROME, "UMB", FOOT[:2], mu=0)
    assert best(weak) == "end turn"


def test_nobody_attacks_an_ally_or_a_stronger_army() -> None:
    case = campaign()
    case.own(CARTHAGE, "VEN").own(ROME, "UMB").army(ROME, "UMB", FOOT)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 6, 4)
    found = glances(case)
    assert found["march Rome I to Venetia"] < found["end turn"]


def test_agents_trade_first() -> None:
    case = agents()
    card = case.action(ROME, "trade")
    case.action(ROME, "spy")
    assert best(case).startswith("trade with")
    assert best(case).endswith(card)


def test_the_last_development_of_a_column_comes_first() -> None:
    case = spending()
    case.army(ROME, "ROM", FOOT)
    case.s.gold[ROME] = 12
    case.s.developed[ROME] = 0b111
    assert best(case) == "develop column 1"
