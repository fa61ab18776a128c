"""Duplicates: the same cards at two tables with the seats exchanged, and what is compared."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

from rubicon.core.contract import Json, Rules, Score
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.lab.arena.game import ArenaTable, Place
from rubicon.lab.arena.question import Question, ask

TABLES = 2
MEASURES = ("match", "games", "points")
"""What is compared, one after the other until something differs."""
WHOLE = 1000
NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a finished table comes to."""

    shares: tuple[int, ...]
    """Of the win, in parts of a thousand, by seat."""
    scores: tuple[Score, ...]

    def measures(self, seat: int) -> tuple[int, int, int]:
        """What a seat achieved: its share of the match, games ahead, points ahead."""
        ahead = [score.points[seat] - score.points[1 - seat] for score in self.scores]
        return self.shares[seat], sum((one > 0) - (one < 0) for one in ahead), sum(ahead)


def leads(first: Sheet, second: Sheet) -> tuple[int, ...]:
    """How far the first side is ahead, by each measure.

    The first side holds one seat at the first table and the other one at the second. It is ahead by
    what it did better in its seat than who held the same cards at the other table.
    """
    here, there = first.measures(0), second.measures(0)
    return tuple(mine - his for mine, his in zip(here, there, strict=True))


def decisive(first: Sheet, second: Sheet) -> tuple[str, int]:
    """The first measure in which the sides differ, and by how much; ("", 0) if in none."""
    found = zip(MEASURES, leads(first, second), strict=True)
    return next(((name, lead) for name, lead in found if lead), ("", 0))


def sheet_of(match: Match) -> Sheet:
    """The sheet of a match that the rules have ended."""
    state, told = match.first.clone(), list[int]()
    state.tell(True)
    for entry in match.log:
        state.apply(entry.move)
        told += state.told()
    outcome = match.rules.outcome(state)
    assert outcome is not None
    return Sheet(tuple(outcome.payoffs), tuple(match.rules.scores(told)))


# ---- bots ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal at both tables. The first bot sits in the first seat, then in the second."""

    number: int
    first: Sheet
    second: Sheet

    @property
    def share(self) -> float:
        """The first bot's share of both matches."""
        return (self.first.shares[0] + self.second.shares[1]) / (TABLES * WHOLE)

    @property
    def lead(self) -> int:
        """Above 0 if the first bot did better, below if the second did."""
        return decisive(self.first, self.second)[1]

    def json(self) -> Json:
        """For programs."""
        by, lead = decisive(self.first, self.second)
        return {
            "deal": self.number,
            "tables": [sheet_json(self.first), sheet_json(self.second)],
            "lead": lead,
            "by": by or None,
        }


def sheet_json(sheet: Sheet) -> Json:
    """One table, by seat."""
    return {
        "shares": list(sheet.shares),
        "scores": [
            {"name": str(one.name), "points": list(one.points), "text": str(one.says)}
            for one in sheet.scores
        ],
    }


def ask_bots(game: str, bots: tuple[str, ...], options: dict[str, str], seed: int) -> Question:
    """Two bots at two tables; BadInput if that can't be."""
    if len(bots) != TABLES:
        raise BadInput(f"A duplicate compares two bots, not {len(bots)}.")
    if bots[0] == bots[1]:
        raise BadInput(f"{bots[0]} with the same cards against {bots[1]}: there is no difference.")
    return ask(game, bots, TABLES, options, one_against_rest=False, seed=seed)


def play_deals(question: Question, deals: int) -> Iterator[Deal]:
    """Play each deal at both tables."""
    rules = question.rules()
    for number in range(deals):
        first, second = (play_table(question, rules, number, seats) for seats in (0, 1))
        yield Deal(number + 1, first, second)


def play_table(question: Question, rules: Rules, deal: int, seating: int) -> Sheet:
    """One table of a deal."""
    table = ArenaTable(question, rules, Place(deal, seating))
    try:
        table.play(lambda: False)
        return sheet_of(table.match)
    finally:
        table.close()


# ---- the summary ---------------------------------------------------------------------------------


def summarise(question: Question, deals: list[Deal]) -> Json:
    """What all deals come to, from the first bot's side."""
    shares = [deal.share for deal in deals]
    alone = [
        seat / WHOLE for deal in deals for seat in (deal.first.shares[0], deal.second.shares[1])
    ]
    return {
        "game": question.game,
        "bots": list(question.bots),
        "deals": len(deals),
        "share": fmean(shares),
        "margin": NORMAL_95 * pstdev(shares) / sqrt(len(shares)),
        "margin_without": NORMAL_95 * pstdev(alone) / sqrt(len(alone)),
        "better": [
            sum(deal.lead > 0 for deal in deals),
            sum(deal.lead < 0 for deal in deals),
        ],
        "equal": sum(deal.lead == 0 for deal in deals),
        "matches": totals(deals, lambda sheet, seat: sheet.shares[seat] / WHOLE),
        "games": totals(deals, games_won),
        "points": totals(deals, points_made),
    }


def totals(deals: list[Deal], count: Callable[[Sheet, int], float]) -> list[float]:
    """Something counted for each bot, wherever it sat."""
    return [
        sum(count(deal.first, bot) + count(deal.second, 1 - bot) for deal in deals)
        for bot in range(TABLES)
    ]


def games_won(sheet: Sheet, seat: int) -> float:
    """Games in which a seat had more points."""
    return sum(one.points[seat] > one.points[1 - seat] for one in sheet.scores)


def points_made(sheet: Sheet, seat: int) -> float:
    """All points of a seat."""
    return sum(one.points[seat] for one in sheet.scores)
