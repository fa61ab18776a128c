"""What is done to the log of a match: moves, answers, undo, redo, and the moves of bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from rubicon.core.contract import Json, Refusal, Rules
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Match
from rubicon.core.state import State
from rubicon.lessons import Course
from rubicon.server.desk import Desk, chance, fair_rng, kept_proposal, off_the_loop
from rubicon.server.errors import Problem, illegal
from rubicon.server.heads import undoing_seat
from rubicon.server.live import LiveMatch, Plan
from rubicon.server.measure import count_move, held, timed
from rubicon.server.saying import say, seat_of
from rubicon.server.snapshot import moves_json
from rubicon.server.store.rows import SeatRow
from rubicon.server.viewers import deciding_seat, own_eyes, why_only_mine
from rubicon.words import Phrase, quoted
from rubicon.words.phrase import plain

Words = str | Mapping[str, Any]
Given = Words | Sequence[Words]


def held_seats(live: LiveMatch, identity: str) -> tuple[int, ...]:
    """The seats of somebody who must have one."""
    you = live.seats_of(identity)
    if not you:
        raise Problem("forbidden", say("no-seat"))
    return you


def chosen_seat(live: LiveMatch, identity: str, name: str | None, else_seat: int | None) -> int:
    """The seat that somebody means, which must be his own."""
    you = held_seats(live, identity)
    if name is None:
        return else_seat if else_seat in you and else_seat is not None else you[0]
    if name not in live.rules.seats:
        raise Problem("bad_input", say("no-such-seat", given=quoted(name)))
    seat = live.rules.seats.index(name)
    if seat not in you:
        raise Problem("forbidden", say("not-your-seat", seat=seat_of(live.rules, seat)))
    return seat


def check_running(live: LiveMatch, *, to_end: bool = False) -> None:
    """Only a running match can be played; one of other rules can be ended."""
    if live.row.status == "waiting":
        raise Problem("conflict", say("not-begun"))
    if live.row.status != "running":
        raise Problem("conflict", say("over"))
    if live.older is not None and not to_end:
        raise Problem("conflict", Phrase.from_json(live.older.json(live.rules)["says"]))


def check_player(seat: SeatRow) -> None:
    """A person whose seat a bot plays must take it back first."""
    if seat.resigned:
        raise Problem("conflict", say("resigned-this-match"))
    if seat.player is not None:
        raise Problem("conflict", say("bot-plays-for-you"))


def check_ply(live: LiveMatch, ply: int) -> None:
    """A move is meant for what its maker has seen."""
    if ply != live.ply:
        raise Problem("conflict", say("other-ply", ply=ply, now=live.ply))


def read_move(live: LiveMatch, given: Words) -> int:
    """The move that somebody means, allowed or not."""
    try:
        if isinstance(given, str):
            return live.rules.grammar.parse(given)
        return live.rules.grammar.from_fields(given)
    except BadInput as error:
        raise Problem("bad_input", error.says) from None
    except (TypeError, KeyError, AttributeError, IndexError, ValueError):
        raise Problem("bad_input", say("fields-unreadable")) from None


def read_moves(live: LiveMatch, given: Given) -> list[int]:
    """One move, or several that are to be made as one step."""
    several = [given] if isinstance(given, str | Mapping) else given
    return [read_move(live, one) for one in several]


def check_step(moves: list[int]) -> None:
    """A step does something."""
    if not moves:
        raise Problem("bad_input", say("no-moves"))


def play_on(live: LiveMatch, match: Match, seat: int, moves: list[int]) -> None:
    """Take a step, then let chance act and play what is forced, as one change."""
    match.step(seat, moves)
    for _ in match.settle(chance(live.pair, match)):
        pass


def learn(course: Course, match: Match, moves: list[int]) -> None:
    """A learner's step and what follows from it, unless the lesson has something against it."""
    tried = match.draft(course.seat, moves)
    if tried.refusal is not None:
        raise IllegalMove(tried.refusal)
    objection = course.objection(match, tried.moves)
    if objection is not None:
        raise Problem("lesson", objection)
    course.take(match, tried.moves, fair_rng())


# ---- moves ---------------------------------------------------------------------------------------


async def make_move(
    desk: Desk, live: LiveMatch, identity: str, given: Given, ply: int, seat_name: str | None
) -> None:
    """A person's step at the ply that he has seen: all of its moves, or none."""
    async with held(live.lock):
        you = held_seats(live, identity)
        seat = chosen_seat(live, identity, seat_name, deciding_seat(live, you))
        check_running(live)
        check_player(live.seats[seat])
        check_ply(live, ply)
        moves = read_moves(live, given)
        check_step(moves)
        try:
            await take_step(desk, live, seat, moves)
        except IllegalMove as error:
            raise illegal(error.refusal) from None
    count_move(live.row.game, by_bot=False)


async def make_bot_move(
    desk: Desk, live: LiveMatch, seat: int, moment: tuple[int, list[int]], move: int
) -> bool:
    """A bot's move, unless the match has changed while it was thinking."""
    async with held(live.lock):
        if live.moment(seat) != moment or seat not in [due for due, _ in live.bots_due]:
            return False
        await take_step(desk, live, seat, [move])
    count_move(live.row.game, by_bot=True)
    return True


async def take_step(desk: Desk, live: LiveMatch, seat: int, moves: list[int]) -> None:
    """Store a step, or an answer that waits for the others'; the caller holds the lock."""
    fork = live.match.fork()
    course = live.course
    with timed("judge"):
        if course is not None and seat == course.seat:
            await off_the_loop(live, learn, course, fork, moves)
        elif seat not in live.match.state.asked():
            await off_the_loop(live, play_on, live, fork, seat, moves)
    if len(fork.log) == live.ply:
        await give_answer(desk, live, seat, moves)
        return
    await desk.commit(live, Plan(fork, live.ply, {"proposal": kept_proposal(live)}))


async def give_answer(desk: Desk, live: LiveMatch, seat: int, moves: list[int]) -> None:
    """One of several who are asked at once answers, or goes on with his answer."""
    match = live.match
    if match.is_ready(seat):
        raise Problem("conflict", say("answered-already"))
    draft = match.draft(seat, moves)
    if draft.refusal is not None:
        raise IllegalMove(draft.refusal)
    await keep(desk, live, seat, [*match.answers.get(seat, []), draft.moves])


async def keep(desk: Desk, live: LiveMatch, seat: int, steps: list[list[int]]) -> None:
    """Store an answer as it is now."""
    trial = live.match.fork()
    trial.answers[seat] = steps
    await desk.keep_answer(live, seat, answer=steps or None, ready=trial.is_ready(seat))


async def stand(
    desk: Desk, live: LiveMatch, identity: str, seat_name: str | None, passes: bool
) -> None:
    """Pass every chance to interrupt for the rest of this phase, or be asked again."""
    async with live.lock:
        you = held_seats(live, identity)
        seat = chosen_seat(live, identity, seat_name, deciding_seat(live, you))
        check_running(live)
        window = live.match.state.window()
        if passes and not window:
            raise Problem("conflict", say("no-window"))
        await desk.keep_answer(live, seat, standing=window if passes else None)
        if passes and live.is_window_over and live.match.passes(seat):
            await give_answer(desk, live, seat, [live.match.state.passing()])


# ---- undo and redo -------------------------------------------------------------------------------


async def undo(desk: Desk, live: LiveMatch, identity: str, seat_name: str | None) -> None:
    """Take back one's last step, as far as nobody has learned anything since."""
    async with live.lock:
        you = held_seats(live, identity)
        seat = chosen_seat(live, identity, seat_name, undoing_seat(live, you))
        check_running(live)
        check_player(live.seats[seat])
        if live.match.answers.get(seat):
            await keep(desk, live, seat, live.match.answers[seat][:-1])
            return
        fork = live.match.fork()
        try:
            fork.undo(seat)
        except BadInput as error:
            raise Problem("conflict", error.says) from None
        await desk.commit(live, Plan(fork, len(fork.log)))


async def redo(desk: Desk, live: LiveMatch, identity: str, seat_name: str | None) -> None:
    """Make again what one has just taken back."""
    async with live.lock:
        undone = live.match.undone
        seat = chosen_seat(live, identity, seat_name, undone[0].seat if undone else None)
        check_running(live)
        check_player(live.seats[seat])
        if undone and undone[0].seat != seat:
            raise Problem("conflict", say("nothing-to-redo"))
        fork = live.match.fork()
        try:
            await off_the_loop(live, fork.redo, seat)
        except BadInput as error:
            raise Problem("conflict", error.says) from None
        await desk.commit(live, Plan(fork, live.ply))


# ---- asking --------------------------------------------------------------------------------------


def asking_seat(live: LiveMatch, identity: str | None) -> int:
    """The seat it is about: yours that decides, your only one, or in open games the one to act."""
    you = live.seats_of(identity)
    deciding = deciding_seat(live, you)
    if deciding is not None:
        return deciding
    if len(you) == 1:
        return you[0]
    if live.rules.open_information:
        return you[0] if you else live.to_act
    raise Problem("forbidden", say("only-players-ask"))


def why_not(live: LiveMatch, identity: str | None, given: Words) -> Refusal | None:
    """Why a move is not allowed now; None if it is."""
    seat = asking_seat(live, identity)
    return live.rules.why_not(live.match.before(seat), seat, read_move(live, given))


def odds(live: LiveMatch, identity: str | None, words: str) -> Json:
    """Exact odds of a legal move."""
    seat, move = asking_seat(live, identity), read_move(live, words)
    state = live.match.before(seat)
    refusal = live.rules.why_not(state, seat, move)
    if refusal is not None:
        raise illegal(refusal)
    return odds_json(live.rules, state, seat, move)


def odds_json(rules: Rules, state: State, seat: int, move: int) -> Json:
    """The odds of a move that can be made in a position; none where chance has no part in it."""
    found = rules.odds(state, seat, move) if state.to_act() >= 0 else None
    if found is None:
        return NO_ODDS
    said = [one.json() for one in found.sentences()]
    return {"odds": plain(found.json()), "says": said}


def refusal_json(refusal: Refusal) -> Json:
    """Why a move is not allowed; what else the refusal knows stays here."""
    return {"legal": False, "rule": refusal.rule, "says": refusal.phrase().json()}


async def draft(
    live: LiveMatch, identity: str, given: Sequence[Words], ply: int, name: str | None
) -> Json:
    """What would come of a list of moves: nothing is stored, and nobody else learns of it."""
    you = held_seats(live, identity)
    seat = chosen_seat(live, identity, name, deciding_seat(live, you))
    check_running(live)
    check_ply(live, ply)
    if len(you) > 1 and not live.rules.open_information and seat != own_eyes(live, you):
        raise Problem("forbidden", why_only_mine(live))
    moves = read_moves(live, given)
    return await off_the_loop(live, drafted, live.match.fork(), seat, moves)


def drafted(match: Match, seat: int, moves: list[int]) -> Json:
    """The same, of a match that nobody changes meanwhile."""
    rules, tried = match.rules, match.draft(seat, moves)
    refusal = tried.refusal
    goes_on = tried.is_foreseen and tried.state.to_act() == seat
    return {
        "moves": [rules.grammar.words(move) for move in tried.moves],
        "view": rules.view(tried.state, seat),
        "hints": rules.hints(tried.state, seat),
        "legal": moves_json(rules, tried.state.legal()) if goes_on else [],
        "odds": last_odds(match, seat, tried.moves) if refusal is None else NO_ODDS,
        "context": plain(rules.context(tried.state, seat)),
        "refusal": None if refusal is None else refusal_json(refusal),
        "refused": tried.refused,
    }


NO_ODDS: Json = {"odds": None, "says": []}


def last_odds(match: Match, seat: int, moves: list[int]) -> Json:
    """The odds of the last move of a list that can be made."""
    if not moves:
        return NO_ODDS
    before = match.draft(seat, moves[:-1]).state
    return odds_json(match.rules, before, seat, moves[-1])
