"""What is done to the log of a match: moves, undo, redo, and the moves of bots."""

from collections.abc import Mapping
from typing import Any

from rubicon.core.contract import Json, Refusal
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Match
from rubicon.server.desk import Desk, chance
from rubicon.server.errors import Problem, illegal
from rubicon.server.live import LiveMatch, Plan
from rubicon.server.snapshot import last_decider
from rubicon.server.store.rows import SeatRow
from rubicon.server.viewers import deciding_seat

Words = str | Mapping[str, Any]


def held_seats(live: LiveMatch, identity: str) -> tuple[int, ...]:
    """The seats of somebody who must have one."""
    you = live.seats_of(identity)
    if not you:
        raise Problem("forbidden", "You have no seat in this match.")
    return you


def chosen_seat(live: LiveMatch, identity: str, name: str | None, else_seat: int) -> int:
    """The seat that somebody means, which must be his own."""
    you = held_seats(live, identity)
    if name is None:
        return else_seat if else_seat in you else you[0]
    if name not in live.rules.seats:
        raise Problem("bad_input", f"There is no seat {name!r} in this match.")
    seat = live.rules.seats.index(name)
    if seat not in you:
        raise Problem("forbidden", f"The seat of {name} is not yours.")
    return seat


def check_running(live: LiveMatch) -> None:
    """Only a running match can be played."""
    if live.row.status == "waiting":
        raise Problem("conflict", "The match has not begun: a seat is still free.")
    if live.row.status != "running":
        raise Problem("conflict", "The match is over.")


def check_player(seat: SeatRow) -> None:
    """A person whose seat a bot plays must take it back first."""
    if seat.resigned:
        raise Problem("conflict", "You have resigned this match.")
    if seat.player is not None:
        raise Problem("conflict", "A bot plays for you at the moment; take your seat back first.")


def read_move(live: LiveMatch, given: Words) -> int:
    """The move that somebody means, allowed or not."""
    try:
        if isinstance(given, str):
            return live.rules.grammar.parse(given)
        return live.rules.grammar.from_fields(given)
    except BadInput as error:
        raise Problem("bad_input", str(error)) from None
    except (TypeError, KeyError, AttributeError, IndexError, ValueError) as error:
        raise Problem("bad_input", f"The move's fields can't be read: {error}.") from None


def play_on(live: LiveMatch, match: Match, seat: int, move: int) -> None:
    """Make a move, then let chance act and play what is forced, as one step."""
    match.play(seat, move)
    for _ in match.settle(chance(live.pair, match)):
        pass


# ---- moves ---------------------------------------------------------------------------------------


async def make_move(
    desk: Desk, live: LiveMatch, identity: str, given: Words, ply: int, seat_name: str | None
) -> None:
    """A person's move at the ply that he has seen."""
    async with live.lock:
        seat = chosen_seat(live, identity, seat_name, live.to_act)
        check_running(live)
        check_player(live.seats[seat])
        if ply != live.ply:
            raise Problem(
                "conflict", f"This move was meant for ply {ply}, but the match is at {live.ply}."
            )
        fork = live.fork()
        try:
            play_on(live, fork, seat, read_move(live, given))
        except IllegalMove as error:
            raise illegal(error.refusal) from None
        await desk.commit(live, Plan(fork, live.ply, {"proposal": kept_proposal(live)}))


async def make_bot_move(desk: Desk, live: LiveMatch, bot: str, ply: int, move: int) -> bool:
    """A bot's move, unless the match has changed while it was thinking."""
    async with live.lock:
        if live.ply != ply or live.bot_to_act != bot:
            return False
        fork = live.fork()
        play_on(live, fork, live.to_act, move)
        await desk.commit(live, Plan(fork, ply, {"proposal": kept_proposal(live)}))
    return True


def kept_proposal(live: LiveMatch) -> Json | None:
    """A move answers a wish to take something back; the wish to end stands."""
    proposal = live.row.proposal
    return proposal if proposal is not None and proposal["kind"] == "end" else None


# ---- undo and redo -------------------------------------------------------------------------------


async def undo(desk: Desk, live: LiveMatch, identity: str, seat_name: str | None) -> None:
    """Take back one's last decision, as far as nobody has learned anything since."""
    async with live.lock:
        seat = chosen_seat(live, identity, seat_name, last_decider(live))
        check_running(live)
        check_player(live.seats[seat])
        fork = live.fork()
        try:
            fork.undo(seat)
        except BadInput as error:
            raise Problem("conflict", str(error)) from None
        await desk.commit(live, Plan(fork, len(fork.log)))


async def redo(desk: Desk, live: LiveMatch, identity: str, seat_name: str | None) -> None:
    """Make again what one has just taken back."""
    async with live.lock:
        undone = live.match.undone
        seat = chosen_seat(live, identity, seat_name, undone[0].seat if undone else live.to_act)
        check_running(live)
        check_player(live.seats[seat])
        if undone and undone[0].seat != seat:
            raise Problem("conflict", "There is nothing to redo.")
        fork = live.fork()
        try:
            fork.redo(seat)
        except BadInput as error:
            raise Problem("conflict", str(error)) from None
        await desk.commit(live, Plan(fork, live.ply))


# ---- asking --------------------------------------------------------------------------------------


def asking_seat(live: LiveMatch, identity: str | None) -> int:
    """For whom a question is asked: your deciding seat, your first, or in open games who acts."""
    you = live.seats_of(identity)
    deciding = deciding_seat(live, you)
    if deciding is not None:
        return deciding
    if you:
        return you[0]
    if live.rules.open_information:
        return live.to_act
    raise Problem("forbidden", "Only who sits at this table may ask that.")


def why_not(live: LiveMatch, identity: str | None, given: Words) -> Refusal | None:
    """Why a move is not allowed now; None if it is."""
    seat = asking_seat(live, identity)
    return live.rules.why_not(live.match.state, seat, read_move(live, given))


def odds(live: LiveMatch, identity: str | None, words: str) -> Json:
    """Exact odds of a legal move."""
    seat, move = asking_seat(live, identity), read_move(live, words)
    refusal = live.rules.why_not(live.match.state, seat, move)
    if refusal is not None:
        raise illegal(refusal)
    if live.match.state.to_act() < 0:
        return {"odds": None, "sentences": []}
    found = live.rules.odds(live.match.state, seat, move)
    if found is None:
        return {"odds": None, "sentences": []}
    return {"odds": found.json(), "sentences": found.sentences()}
