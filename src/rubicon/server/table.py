"""What people do at a table beside moving: sit down, talk, agree, resign, let a bot stand in."""

import secrets
import time
from dataclasses import replace
from typing import Any

from rubicon.bots.roster import USUAL
from rubicon.core.contract import Json
from rubicon.core.match import is_decision
from rubicon.core.state import CHANCE
from rubicon.server.desk import Desk, chance, off_the_loop
from rubicon.server.errors import Problem, no_match
from rubicon.server.heads import has_a_say
from rubicon.server.live import LiveMatch, Plan
from rubicon.server.play import check_running, chosen_seat, held_seats
from rubicon.server.saying import say, seat_of
from rubicon.server.snapshot import guest_name, written_json
from rubicon.server.store.base import News
from rubicon.server.store.jobs import add_chat
from rubicon.server.store.people import digest, last_seen, name_of, remember
from rubicon.server.store.rows import ChatRow, SeatRow
from rubicon.words import Phrase, quoted

STAND_IN = USUAL
"""The bot that plays on for somebody who has resigned."""


# ---- sitting down --------------------------------------------------------------------------------


async def join(
    desk: Desk,
    live: LiveMatch,
    identity: str,
    name: str | None,
    token: str | None,
    *,
    knows: bool,
) -> None:
    """Take a free seat, or the one that an invitation is for."""
    async with live.lock:
        if live.seats_of(identity):
            return
        await check_other_table(desk, live, identity)
        seat = free_seat(live, name, token)
        written = written_json(live.rules, live.row, live.seats)
        if written is not None and written["secrets"] and not knows:
            raise Problem("written", Phrase.from_json(written["says"]))
        await desk.store.write(remember(identity))
        called = await desk.store.read(name_of(identity))
        taken = SeatRow(seat.seat, "person", identity, name=called)
        await desk.commit(live, await off_the_loop(live, seated, live, taken))


async def check_other_table(desk: Desk, live: LiveMatch, identity: str) -> None:
    """Who knows the cards from one table of a duplicate may not play them at the other."""
    other = live.pair.other_id if live.pair is not None else None
    if other is not None and (await desk.get(other)).seats_of(identity):
        raise Problem("conflict", say("at-other-table"))


def free_seat(live: LiveMatch, name: str | None, token: str | None) -> SeatRow:
    """The seat that somebody may take."""
    if token is not None:
        hashed = digest(token)
        for seat in live.seats:
            if seat.token_hash and secrets.compare_digest(seat.token_hash, hashed):
                return seat
    if not live.row.public:
        raise no_match()
    free = [seat for seat in live.seats if seat.kind == "open"]
    if name is not None:
        free = [seat for seat in free if live.rules.seats[seat.seat] == name]
    if token is not None or not free:
        raise Problem("conflict", say("seat-taken"))
    return free[0]


def seated(live: LiveMatch, taken: SeatRow) -> Plan:
    """Somebody sits down; with the last of them the match begins."""
    seats = [taken if seat.seat == taken.seat else seat for seat in live.seats]
    if any(seat.kind in ("open", "invited") for seat in seats):
        return Plan(seats=[taken])
    fork = live.match.fork()
    for _ in fork.settle(chance(live.pair, fork)):
        pass
    return Plan(fork, live.ply, {"status": "running"}, [taken])


# ---- talking -------------------------------------------------------------------------------------


async def chat(desk: Desk, live: LiveMatch, identity: str, text: str) -> ChatRow:
    """Say something to the table."""
    you = held_seats(live, identity)
    name = await desk.store.read(name_of(identity)) or guest_name(identity)
    line = ChatRow(0, live.rules.seats[you[0]], name, text, time.time())
    async with live.lock:
        news = News(live.id, 0, 1)
        line.id = await desk.store.write(add_chat(live.id, line), news)
        live.chat.append(line)
        del live.chat[: -desk.settings.limits.chats_shown]
        live.shelf.renew()
        desk.hub.said(live)
    return line


# ---- agreeing ------------------------------------------------------------------------------------


async def propose(desk: Desk, live: LiveMatch, identity: str, kind: str, ply: int | None) -> None:
    """Ask the other persons to end the match, or to take something back."""
    check_no_lesson(live)
    async with live.lock:
        you = held_seats(live, identity)
        check_running(live, to_end=kind == "end")
        check_say(live, you)
        proposal: Json = {"kind": kind, "by": you[0], "agreed": list(you)}
        if kind == "takeback":
            proposal["ply"] = takeback_ply(live, you, ply)
        await desk.commit(live, await off_the_loop(live, considered, live, proposal))


def check_say(live: LiveMatch, you: tuple[int, ...]) -> None:
    """A player who has resigned or is out has no say in it any more."""
    if not any(has_a_say(live, live.seats[seat]) for seat in you):
        raise Problem("conflict", say("no-say"))


def takeback_ply(live: LiveMatch, you: tuple[int, ...], ply: int | None) -> int:
    """Where a take-back leads: to a decision, never into the middle of a draw."""
    log = live.match.log
    if ply is None:
        mine = (i for i in reversed(range(len(log))) if any(is_decision(log[i], s) for s in you))
        ply = next(mine, -1)
    if not 0 <= ply < len(log):
        raise Problem("bad_input", say("no-such-takeback"))
    while ply > 0 and is_in_the_middle(live, ply):
        ply -= 1
    check_nothing_shown(live, you, ply)
    return ply


def check_nothing_shown(live: LiveMatch, you: tuple[int, ...], ply: int) -> None:
    """Nobody plays on with what he has seen: neither with cards nor with luck that is dealt again.

    People can't agree to that either: those who ask would always gain by it.
    """
    if any(is_shown(live, you, one) for one in range(ply, live.ply)):
        raise Problem("conflict", say("shown-since"))


def is_shown(live: LiveMatch, you: tuple[int, ...], ply: int) -> bool:
    """Whether the entry at a ply may have told anybody something hidden.

    Of another's move only its kind counts, which all know: what it told exactly may be a secret.
    """
    entry, rules = live.match.log[ply], live.rules
    if entry.seat == CHANCE:
        return live.pair is not None or not rules.open_information
    if rules.open_information:
        return False
    if entry.seat in you:
        return live.match.judged(ply)
    return rules.grammar.verb(entry.move).reveals


def is_in_the_middle(live: LiveMatch, ply: int) -> bool:
    """Whether nobody decided there, or not alone: then all of them are asked again."""
    entry, last = live.match.log[ply], live.match.log[ply - 1]
    if entry.seat == CHANCE or entry.forced or entry.joined:
        return True
    return entry.seat != last.seat and entry.seat in live.match.at(ply - 1).asked()


async def answer(desk: Desk, live: LiveMatch, identity: str, yes: bool) -> None:
    """Agree to a proposal, or turn it down."""
    async with live.lock:
        you = held_seats(live, identity)
        check_running(live, to_end=True)
        check_say(live, you)
        proposal = live.row.proposal
        if proposal is None:
            raise Problem("conflict", say("nothing-proposed"))
        if not yes:
            await desk.commit(live, Plan(row={"proposal": None}))
            return
        if proposal["kind"] == "takeback":
            check_nothing_shown(live, tuple(proposal["agreed"]), proposal["ply"])
        agreed = sorted({*proposal["agreed"], *you})
        proposal = proposal | {"agreed": agreed}
        await desk.commit(live, await off_the_loop(live, considered, live, proposal))


def considered(live: LiveMatch, proposal: Json) -> Plan:
    """A proposal waits until everybody who has a say has agreed; then it is carried out."""
    if any(has_a_say(live, seat) and seat.seat not in proposal["agreed"] for seat in live.seats):
        return Plan(row={"proposal": proposal})
    if proposal["kind"] == "end":
        return Plan(row=ending("ended", "agreed", say("ending-agreed"), []))
    fork = live.match.fork()
    fork.cut(proposal["ply"])
    fork.undone = []
    for _ in fork.settle(chance(live.pair, fork)):
        pass
    return Plan(fork, proposal["ply"], {"proposal": None})


def ending(status: str, reason: str, says: Phrase, winners: list[str]) -> dict[str, Any]:
    """The row of a match that ends by people's will and not by the rules."""
    outcome = {"reason": reason, "rule": None, "says": says.json(), "winners": winners}
    return {"status": status, "outcome": outcome, "proposal": None}


# ---- leaving -------------------------------------------------------------------------------------


async def resign(desk: Desk, live: LiveMatch, identity: str, name: str | None) -> None:
    """Give up: with two the match ends, with more a bot plays on."""
    check_no_lesson(live)
    async with live.lock:
        seat = chosen_seat(live, identity, name, live.to_act)
        check_running(live, to_end=True)
        if live.seats[seat].resigned:
            raise Problem("conflict", say("resigned-already"))
        await desk.commit(live, resigned(live, seat))


def resigned(live: LiveMatch, seat: int) -> Plan:
    """What follows from a resignation."""
    gone = replace(live.seats[seat], resigned=True, stand_in=STAND_IN)
    others = [name for i, name in enumerate(live.rules.seats) if i != seat]
    persons = [one for one in live.seats if has_a_say(live, one) and one.seat != seat]
    if len(live.seats) > 2 and persons:
        return Plan(row={"proposal": None}, seats=[gone])
    loser = seat_of(live.rules, seat)
    says = say("ending-resigned", seat=loser)
    if len(others) == 1:
        winner = seat_of(live.rules, 1 - seat)
        says = say("ending-resigned-winner", seat=loser, winner=winner)
    return Plan(row=ending("over", "resigned", says, others), seats=[gone])


def check_no_lesson(live: LiveMatch) -> None:
    """A learner makes his moves himself, or leaves."""
    if live.course is not None:
        raise Problem("conflict", say("not-in-a-lesson"))


async def stand_in(desk: Desk, live: LiveMatch, identity: str, name: str, bot: str | None) -> None:
    """Let a bot play a person's seat, or (without a bot) take one's seat back."""
    check_no_lesson(live)
    if bot is not None:
        desk.games.check_bot(bot)
    async with live.lock:
        held_seats(live, identity)
        check_running(live)
        if name not in live.rules.seats:
            raise Problem("bad_input", say("no-such-seat", given=quoted(name)))
        seat = live.seats[live.rules.seats.index(name)]
        await check_stand_in(desk, live, identity, seat, bot)
        if bot is not None and seat.identity_id != identity:
            bot = agreed_bot(live, seat)
        if seat.stand_in != bot:
            await desk.commit(live, Plan(seats=[replace(seat, stand_in=bot)]))


def agreed_bot(live: LiveMatch, seat: SeatRow) -> str:
    """The bot that plays for somebody who is away: nobody else chooses how well."""
    policy = live.row.stand_ins or {}
    return policy.get("bot") or seat.substitute or STAND_IN


async def check_stand_in(
    desk: Desk, live: LiveMatch, identity: str, seat: SeatRow, bot: str | None
) -> None:
    """The holder may always; others as the match says, when the holder has been away for long."""
    name, policy = seat_of(live.rules, seat.seat), live.row.stand_ins or {}
    if seat.kind != "person" or seat.resigned:
        raise Problem("conflict", say("no-person-there", seat=name))
    if seat.identity_id == identity:
        return
    if bot is None:
        raise Problem("forbidden", say("only-holder-returns", seat=name))
    by = policy.get("by", "players")
    if by == "nobody" or (by == "opener" and identity != live.row.created_by):
        raise Problem("forbidden", say(f"stand-in-by-{by}"))
    wait = policy.get("after") or desk.settings.absent_seconds
    if await seconds_away(desk, seat.identity_id or "") < wait:
        raise Problem("conflict", say("not-away", seat=name, seconds=round(wait)))


async def seconds_away(desk: Desk, who: str) -> float:
    """How long somebody has had no socket here or elsewhere, and asked for nothing."""
    if who in desk.hub.online():
        return 0.0
    last = max(await desk.store.read(last_seen(who)), desk.hub.asked.get(who, 0.0))
    return time.time() - last


async def choose_substitute(
    desk: Desk, live: LiveMatch, identity: str, name: str | None, bot: str | None
) -> None:
    """Say which bot is to play for oneself."""
    if bot is not None:
        desk.games.check_bot(bot)
    async with live.lock:
        seat = live.seats[chosen_seat(live, identity, name, None)]
        await desk.commit(live, Plan(seats=[replace(seat, substitute=bot)]))


async def close(desk: Desk, live: LiveMatch, identity: str) -> None:
    """Whoever opened a match may close it as long as it has not begun."""
    async with live.lock:
        if live.row.created_by != identity:
            raise Problem("forbidden", say("only-opener-closes"))
        if live.row.status != "waiting":
            raise Problem("conflict", say("begun-already"))
        await desk.commit(live, Plan(row=ending("ended", "closed", say("ending-closed"), [])))


async def rename(desk: Desk, identity: str, name: str) -> None:
    """Somebody has a new name: it shows in every match that is loaded here."""
    for live in list(desk.loaded.values()):
        if not live.seats_of(identity):
            continue
        async with live.lock:
            live.seats = [
                replace(seat, name=name) if seat.identity_id == identity else seat
                for seat in live.seats
            ]
        desk.hub.tell_presence(live)
