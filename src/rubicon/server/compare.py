"""The comparison of a duplicate: both tables side by side, and who did better with the cards."""

from dataclasses import dataclass

from rubicon.core.contract import Json
from rubicon.lab.duplicate import WHOLE, Sheet, decisive
from rubicon.server.desk import Desk
from rubicon.server.duplicate import look_again
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.saying import say, seat_of
from rubicon.server.snapshot import seat_holder
from rubicon.words import Phrase, quoted


@dataclass(frozen=True, slots=True)
class Played:
    """One table after its end."""

    live: LiveMatch
    sheet: Sheet

    def names(self) -> list[str]:
        """Who sat where."""
        return [seat_holder(seat) or "" for seat in self.live.seats]

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
            "result": outcome["says"] if outcome else say("ended").json(),
            "scores": [
                {
                    "name": one.name.json(),
                    "points": list(one.points),
                    "says": one.says.json(),
                }
                for one in self.sheet.scores
            ],
            "turns": live.rules.turn(live.match.state),
            "moves": live.ply,
        }


async def comparison(desk: Desk, live: LiveMatch, identity: str) -> Json:
    """Both tables of a duplicate, once nobody plays at either any more."""
    pair = live.pair
    if pair is None:
        raise Problem("not_found", say("no-second-table"))
    if live.is_sealed or pair.other_id is None:
        raise Problem("conflict", say("compared-later"))
    other = await desk.get(pair.other_id)
    if other.is_sealed:
        # It has not heard yet that this table is finished; who compares may look at both.
        await look_again(desk, other)
    tables = sorted((played(live), played(other)), key=lambda one: one.json(identity)["table"])
    return {
        "game": live.row.game,
        "seats": list(live.rules.seats),
        "tables": [table.json(identity) for table in tables],
        "better": better_tables(tables),
        "verdict": [one.json() for one in verdict(tables, identity)],
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
    "match": say("verdict-by-match"),
    "games": say("verdict-by-games"),
    "points": say("verdict-by-points"),
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


def verdict(tables: list[Played], identity: str) -> list[Phrase]:
    """The comparison in sentences, to somebody who may have played."""
    measure, _ = decisive(tables[0].sheet, tables[1].sheet)
    if not measure:
        return [say("verdict-equal")]
    better = better_tables(tables)
    told = [
        who_did_better(tables[table - 1], tables[2 - table], seat, identity)
        for seat, table in enumerate(better)
        if table
    ]
    return [*told, REASONS[measure]]


def who_did_better(ahead: Played, behind: Played, seat: int, identity: str) -> Phrase:
    """The sentence on one seat, which two have played."""
    winner, loser = quoted(ahead.names()[seat]), quoted(behind.names()[seat])
    cards = seat_of(ahead.live.rules, seat)
    if seat in ahead.live.seats_of(identity):
        return say("verdict-you-did-better", seat=cards, other=loser)
    if seat in behind.live.seats_of(identity):
        return say("verdict-better-than-you", seat=cards, other=winner)
    return say("verdict-better-than", seat=cards, ahead=winner, behind=loser)
