"""The comparison of a duplicate: both tables side by side, and who did better with the cards."""

from dataclasses import dataclass

from rubicon.core.contract import Json
from rubicon.lab.duplicate import WHOLE, Sheet, decisive
from rubicon.server.desk import Desk
from rubicon.server.duplicate import look_again
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import seat_holder


@dataclass(frozen=True, slots=True)
class Played:
    """One table after its end."""

    live: LiveMatch
    sheet: Sheet

    def names(self) -> list[str]:
        """Who sat where."""
        return [seat_holder(seat) or "nobody" for seat in self.live.seats]

    def called(self, seat: int, identity: str) -> str:
        """A player's name in a sentence to somebody."""
        return "you" if seat in self.live.seats_of(identity) else self.names()[seat]

    def json(self, identity: str) -> Json:
        """For the page."""
        live, you = self.live, self.live.seats_of(identity)
        outcome = live.row.outcome
        return {
            "id": live.id,
            "table": 1 if live.pair is None else live.pair.table + 1,
            "players": self.names(),
            "you": [live.rules.seats[seat] for seat in you],
            "shares": list(self.sheet.shares),
            "result": outcome["text"] if outcome else "The match was ended.",
            "scores": [
                {"name": one.name, "points": list(one.points), "text": one.text}
                for one in self.sheet.scores
            ],
            "turns": live.rules.turn(live.match.state),
            "moves": live.ply,
        }


async def comparison(desk: Desk, live: LiveMatch, identity: str) -> Json:
    """Both tables of a duplicate, once nobody plays at either any more."""
    pair = live.pair
    if pair is None:
        raise Problem("not_found", "This match has no second table to be compared with.")
    if live.is_sealed or pair.other_id is None:
        raise Problem("conflict", "The tables are compared when both are finished.")
    other = await desk.get(pair.other_id)
    if other.is_sealed:
        # It has not heard yet that this table is finished; who compares may look at both.
        await look_again(desk, other)
    tables = sorted((played(live), played(other)), key=lambda one: one.json(identity)["table"])
    return {
        "game": live.row.game,
        "title": live.title,
        "seats": list(live.rules.seats),
        "tables": [table.json(identity) for table in tables],
        "better": better_tables(tables),
        "verdict": verdict(tables, identity),
    }


def played(live: LiveMatch) -> Played:
    """What a finished table comes to."""
    told = [number for told in live.match.told for number in told]
    return Played(live, Sheet(shares_of(live), tuple(live.rules.scores(told))))


def shares_of(live: LiveMatch) -> tuple[int, ...]:
    """Each seat's share; a match that was ended by agreement is nobody's."""
    seats = live.rules.seats
    winners = live.row.outcome["winners"] if live.row.outcome else []
    winners = winners or seats
    return tuple(WHOLE // len(winners) if seat in winners else 0 for seat in seats)


# ---- who did better ------------------------------------------------------------------------------

REASONS = {
    "match": "The result of the match decides.",
    "games": "The matches ended alike; the games won decide.",
    "points": "As many games were won; the points decide.",
}


def better_tables(tables: list[Played]) -> list[int]:
    """For each seat, at which table it was played better; 0 where that can't be said."""
    _, lead = decisive(tables[0].sheet, tables[1].sheet)
    # What is gained in one seat is lost in the other at the same table.
    better = [1, 2] if lead > 0 else [2, 1]
    return [
        better[seat] if lead and not is_same_bot(tables, seat) else 0 for seat in range(len(better))
    ]


def is_same_bot(tables: list[Played], seat: int) -> bool:
    """The same bot at both tables is there to play against, not to be compared with itself."""
    here, there = (table.live.seats[seat] for table in tables)
    return here.kind == "bot" and there.kind == "bot" and here.bot == there.bot


def verdict(tables: list[Played], identity: str) -> list[str]:
    """The comparison in sentences, to somebody who may have played."""
    measure, _ = decisive(tables[0].sheet, tables[1].sheet)
    if not measure:
        return ["With the same cards both sides did equally well."]
    told = []
    for seat, better in enumerate(better_tables(tables)):
        if better:
            names = [table.called(seat, identity) for table in tables]
            ahead, behind = names[better - 1], names[2 - better]
            house = tables[0].live.rules.seats[seat]
            told.append(f"With the cards of {house}, {ahead} did better than {behind}.")
    return [*told, REASONS[measure]]
