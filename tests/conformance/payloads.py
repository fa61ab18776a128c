"""All that the server would send of a match to somebody, to the byte."""

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY, WATCHER
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.messages import snapshot_message, update_message
from rubicon.server.store.rows import EntryRow, Loaded, MatchRow, SeatRow
from rubicon.server.table import takeback_ply
from toy.finding import CURIA

CAUGHT_UP = 12
"""Plies that somebody has missed who reconnects."""


def seated(match: Match, *, shows_ready: bool = True) -> LiveMatch:
    """The match on a server, between persons, as it comes from the tables."""
    rows = loaded(match, shows_ready=shows_ready)
    return LiveMatch(match.rules, match.first, rows)


def loaded(match: Match, *, shows_ready: bool = True) -> Loaded:
    """The match as the tables have it."""
    rules, state, asked = match.rules, match.state, match.state.asked()
    deciding = NOBODY if asked else state.to_act()
    row = MatchRow(
        "match", rules.game.id, rules.game.version, len(rules.seats), {}, None, None, True, "", 0,
        0, "running", 1, len(match.log), rules.turn(state), deciding, False, None, None,
        waiting=sum(1 << seat for seat in asked or match.waiting()),
    )  # fmt: skip
    seats = [
        SeatRow(
            i, "person", str(i), answer=match.answers.get(i),
            ready=shows_ready and i in asked and match.is_ready(i),
            standing=match.standing.get(i),
        )
        for i in range(len(rules.seats))
    ]  # fmt: skip
    entries = [
        EntryRow(
            ply,
            one.seat,
            one.move,
            rules.grammar.words(one.move),
            one.forced,
            1,
            0,
            joined=one.joined,
        )
        for ply, one in enumerate(match.log)
    ]
    return Loaded(row, seats, entries)


def sent(match: Match, viewer: int, *, shows_ready: bool = True) -> str:
    """What a seat or a watcher gets: the whole match, the news, and where a take-back leads."""
    live = seated(match, shows_ready=shows_ready)
    you = () if viewer == WATCHER else (viewer,)
    news = max(0, live.ply - CAUGHT_UP)
    texts = [snapshot_message(live, you, set())[0], caught_up(live, match, you, news)]
    if you:
        texts += [str(takeback(live, you, ply)) for ply in (None, *range(news, live.ply))]
    return "\n".join(texts)


def caught_up(now: LiveMatch, match: Match, you: tuple[int, ...], news: int) -> str:
    """What is sent to somebody who has the match as it was at a ply: also the way from there."""
    earlier = Match(match.rules, match.first)
    for entry in match.log[:news]:
        earlier.follow(entry)
    live, rows = seated(earlier), loaded(match)
    _, base = snapshot_message(live, you, set())
    live.adopt(Loaded(now.row, now.seats, rows.entries[news:]))
    return update_message(live, you, set(), base, news)[0]


def story(match: Match, viewer: int) -> str:
    """What a bot in this seat would be handed."""
    return json.dumps(match.seen(viewer).record())


def takeback(live: LiveMatch, you: tuple[int, ...], ply: int | None) -> int:
    """The ply to which a proposal to take back would lead; everybody sees it."""
    try:
        return takeback_ply(live, you, ply)
    except Problem:
        return -1


def telling_payloads(match: Match, rng: Rng) -> Iterator[str]:
    """How somebody could tell the match from another, by what is sent to him."""
    for viewer in (*range(len(match.rules.seats)), WATCHER):
        one, other = alike(match, viewer, rng)
        if sent(one, viewer) != sent(other, viewer):
            yield f"{viewer} is sent what differs in a match that looks the same"
        if story(one, viewer) != story(other, viewer):
            yield f"{viewer} has seen what differs in a match that looks the same"


# ---- while answers wait --------------------------------------------------------------------------


def telling_answers(match: Match, rng: Rng) -> Iterator[str]:
    """How somebody could tell what others have answered, before all are shown."""
    asked = match.state.asked()
    for viewer in (*range(len(match.rules.seats)), WATCHER):
        if len(asked) < 2:
            return
        own = any_answer(match, viewer, rng) if viewer in asked else []
        one, other = (answering(match, viewer, own, rng) for _ in range(2))
        if without_ready(one, viewer) != without_ready(other, viewer):
            yield f"{viewer} is sent what depends on others' answers"
        if story(one, viewer) != story(other, viewer):
            yield f"{viewer} has seen what depends on others' answers"


def answering(match: Match, viewer: int, own: list[list[int]], rng: Rng) -> Match:
    """The match while answers wait: the viewer's own, and any of the others'."""
    answered = Match(match.rules, match.first)
    for entry in match.log:
        answered.follow(entry)
    for seat in match.state.asked():
        answered.answers[seat] = own if seat == viewer else any_answer(match, seat, rng)
        answered.standing[seat] = match.state.window() * (seat != viewer and rng.below(2))
    return answered


def any_answer(match: Match, seat: int, rng: Rng) -> list[list[int]]:
    """What an asked seat may have answered so far, step by step."""
    steps: list[list[int]] = []
    trial = Match(match.rules, match.state)
    for _ in range(rng.below(4)):
        moves = trial.before(seat).legal()
        steps.append([moves[rng.below(len(moves))]])
        trial.answers[seat] = steps
        if trial.is_ready(seat):
            break
    return steps


def without_ready(match: Match, viewer: int) -> str:
    """What is sent, except who is ready; a chance to interrupt must not even tell that."""
    return sent(match, viewer, shows_ready=bool(match.state.window()))


# ---- other secrets -------------------------------------------------------------------------------


def alike(match: Match, viewer: int, rng: Rng) -> tuple[Match, Match]:
    """Two matches that look the same to the viewer: with logs, where a game can tell them again."""
    rules = match.rules
    retold = retelling(rules.game.id)
    if retold is not None:
        return match, retold(match, viewer, rng)
    world = rules.imagine(match.seen(viewer)).draw(rng)
    return Match(rules, match.state), Match(rules, world)


def retelling(game: str) -> Callable[[Match, int, Rng], Match] | None:
    """How a game tells a log with other secrets, if its tests know how."""
    name = "toy.retold" if game == CURIA.id else f"games.{game}.retold"
    if find_spec(name) is None:
        return None
    found: Callable[[Match, int, Rng], Match] = import_module(name).retold
    return found
