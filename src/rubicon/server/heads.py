"""The head of a match: all that a reader is told but for the position, moves, log and chat.

Everything that depends on the reader depends only on the seats that he holds, so that all watchers
of a match share one head, and so do the tabs of one player. What is the same for all is made once a
change.
"""

from dataclasses import dataclass

from rubicon.core.contract import Json, seat_name
from rubicon.core.options import changed_options
from rubicon.core.state import NOBODY, State
from rubicon.lessons import Course, load_lessons
from rubicon.server.live import LiveMatch
from rubicon.server.saying import say
from rubicon.server.snapshot import Position, pair_json, reader_of, seat_json, written_json
from rubicon.server.store.rows import SeatRow
from rubicon.server.texts import Texts
from rubicon.server.viewers import You, viewer_name, viewers
from rubicon.words.phrase import plain

SEAT_BYTES = 1000
"""Of a seat that is not written yet."""
USUAL_STAND_INS: Json = {"by": "players", "after": None, "bot": None}


# ---- what all are told ---------------------------------------------------------------------------


def settled_head(live: LiveMatch) -> Texts:
    """What stays as it is for the whole match."""
    if live.settled is None:
        rules, row = live.rules, live.row
        live.settled = Texts(
            {
                "id": row.id,
                "game": row.game,
                "players": row.players,
                "options": changed_options(rules),
                "board": rules.board_name,
                "standard_board": rules.board_text is None,
            }
        )
    return live.settled


def common_head(live: LiveMatch) -> Texts:
    """What everybody is told, whoever he is."""
    known: Texts | None = live.shelf.get("common")
    if known is None:
        rules, row = live.rules, live.row
        known = Texts(
            {
                "status": row.status,
                "public": row.public,
                "revision": row.revision,
                "ply": live.ply,
                "to_act": None if live.to_act == NOBODY else seat_name(rules, live.to_act),
                # Of several who are asked at once nobody sees who is still thinking.
                "thinking": live.to_act >= 0 and bool(live.bots_due),
                "outcome": row.outcome,
                "proposal": proposal_json(live),
                "viewers": viewers(live),
                "record": live.is_open,
                "duplicate": pair_json(row, live.pair),
                "written": written_json(rules, row, live.seats),
                "lesson": lesson_json(live),
                "older": None if live.older is None else live.older.json(rules),
                "stand_ins": row.stand_ins or USUAL_STAND_INS,
            }
        )
        live.shelf.put("common", known, known.size)
    return known


# ---- what a viewer is told -----------------------------------------------------------------------


def shown_state(live: LiveMatch, viewer: int) -> State:
    """The position that is shown to a viewer: if he is asked, as it is before he answers."""
    return live.match.before(viewer) if live.row.status == "running" else live.match.state


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What a viewer sees of a position."""

    position: Position
    told: Texts
    is_plain: bool
    """Whether it is the position of the log, and not what a seat that is asked sees."""


def shown(live: LiveMatch, viewer: int) -> Shown:
    """The position that a viewer sees, and what is said of it: once for all who see the same."""
    state = shown_state(live, viewer)
    is_plain = state is live.match.state
    reader = reader_of(live.rules, viewer) if is_plain else viewer
    known: Shown | None = live.shelf.get((is_plain, reader))
    if known is None:
        position = Position(live.rules, state, reader)
        known = Shown(position, Texts(told_json(live, state, reader)), is_plain)
        live.shelf.put((is_plain, reader), known, position.size + known.told.size)
    return known


def told_json(live: LiveMatch, state: State, viewer: int) -> Json:
    """What is said of a position."""
    rules, outcome = live.rules, live.row.outcome
    return {
        "prompt": outcome["says"] if outcome else rules.prompt(state, viewer).json(),
        "context": plain(rules.context(state, viewer)),
        "relevant_rule": rules.relevant_rule(state, viewer),
    }


# ---- what is yours -------------------------------------------------------------------------------


def own_head(
    live: LiveMatch, you: You, viewer: int, deciding: int | None, online: set[str]
) -> Texts:
    """What depends on the seats that you hold."""
    rules, undone = live.rules, live.match.undone
    several = len(you) > 1 and not rules.open_information
    return Texts(
        {
            "seats": seats_json(live, you, online),
            "you": [rules.seats[one] for one in you],
            "deciding": None if deciding is None else rules.seats[deciding],
            "asked": asked_json(live, you, viewer),
            "undo": undo_json(live, you),
            "redo": bool(undone) and undone[0].seat in you,
            "hand_over": rules.seats[deciding] if several and deciding is not None else None,
            "viewer": viewer_name(live, viewer),
        }
    )


def seats_json(live: LiveMatch, you: You, online: set[str]) -> list[Json]:
    """All seats as you see them."""
    known: list[Json] | None = live.shelf.get("seats")
    if known is None:
        state = live.match.state
        # When players may interrupt, the early answers would show who has a choice.
        shows_ready = bool(live.waiting) and not state.window()
        known = [
            seat_json(
                live.rules, one, False, one.identity_id in online,
                ready=one.ready and shows_ready, out=state.is_out(one.seat),
            )
            for one in live.seats
        ]  # fmt: skip
        live.shelf.put("seats", known, SEAT_BYTES * len(known))
    return [one | {"you": True} if seat in you else one for seat, one in enumerate(known)]


def proposal_json(live: LiveMatch) -> Json | None:
    """What somebody has proposed, and who has still to answer."""
    proposal = live.row.proposal
    if proposal is None:
        return None
    agreed = set(proposal["agreed"])
    needed = [one.seat for one in live.seats if has_a_say(live, one) and one.seat not in agreed]
    names = live.rules.seats
    return {
        "kind": proposal["kind"],
        "by": names[proposal["by"]],
        "ply": proposal.get("ply"),
        "agreed": [names[seat] for seat in sorted(agreed)],
        "needed": [names[seat] for seat in needed],
    }


def has_a_say(live: LiveMatch, seat: SeatRow) -> bool:
    """Persons who still play are asked; bots, and those who resigned or are out, are not."""
    return seat.kind == "person" and not seat.resigned and not live.match.state.is_out(seat.seat)


def asked_json(live: LiveMatch, you: You, viewer: int) -> Json | None:
    """Who is asked at once; each sees of the others no more than whether they are ready.

    In a chance to interrupt not even that: how soon somebody is ready may tell what he holds. Who
    shares a device with others sees only the answer of the seat through which he looks.
    """
    asked, state, names = live.match.state.asked(), live.match.state, live.rules.seats
    if not asked or live.row.status != "running":
        return None
    window = state.window()
    alone = len(you) == 1 or live.rules.open_information
    mine = [seat for seat in asked if seat in you and (alone or seat == viewer)]
    return {
        "seats": [names[seat] for seat in asked],
        "window": bool(window),
        "answers": {
            names[seat]: [live.rules.grammar.words(move) for move in live.match.answer_of(seat)]
            for seat in mine
        },
        "ready": [names[seat] for seat in asked if seat in you and live.seats[seat].ready],
        "standing": [
            names[seat] for seat in mine if window and live.match.standing.get(seat) == window
        ],
    }


# ---- undo ----------------------------------------------------------------------------------------


def last_decider(live: LiveMatch) -> int:
    """The seat that made the last real choice; NOBODY if none was made."""
    return next((e.seat for e in reversed(live.match.log) if e.seat >= 0 and not e.forced), NOBODY)


def undo_json(live: LiveMatch, you: You) -> Json:
    """Whether you can take something back now, or why not."""
    if not live.goes_on:
        return {"possible": False, "says": say("not-running").json()}
    if not you:
        return {"possible": False, "says": say("you-watch").json()}
    seat = undoing_seat(live, you)
    if live.match.can_undo(seat):
        return {"possible": True, "says": None}
    why = live.match.floor(seat).why
    return {"possible": False, "says": say("nothing-to-undo", why=why).json()}


def undoing_seat(live: LiveMatch, you: You) -> int:
    """The seat of yours that takes something back: one with an answer, or who decided last."""
    asked = live.match.state.asked()
    answered = [seat for seat in asked if seat in you and live.match.answers.get(seat)]
    if answered:
        return answered[-1]
    last = last_decider(live)
    return last if last in you else you[0]


# ---- lessons -------------------------------------------------------------------------------------


def lesson_json(live: LiveMatch) -> Json | None:
    """How far the learner is, what is asked of him, and a move that would do."""
    course = live.course
    if course is None:
        return None
    lesson, place = course.lesson, course.place(live.match)
    step = course.step(live.match)
    accepted = course.accepted(live.match) if live.row.status == "running" else []
    return {
        "id": lesson.id,
        "step": place.step,
        "steps": len(lesson.steps),
        "says": course.says(live.match).json(),
        "rule": None if step is None else step.rule,
        "example": live.rules.grammar.words(accepted[0]) if accepted else None,
        "back": place.began is not None or place.before is not None,
        "goes_on": lesson.others is not None,
        "next": next_lesson(course),
    }


def next_lesson(course: Course) -> str | None:
    """The lesson after this one."""
    names = [lesson.id for lesson in load_lessons(course.rules.game)]
    return next(iter(names[names.index(course.lesson.id) + 1 :]), None)
