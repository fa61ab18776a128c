"""All that the server would send of a match to somebody, to the byte."""

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import WATCHER
from rubicon.server.errors import Problem
from rubicon.server.live import LiveMatch
from rubicon.server.snapshot import message
from rubicon.server.store.rows import EntryRow, Loaded, MatchRow, SeatRow
from rubicon.server.table import takeback_ply

CAUGHT_UP = 12
"""Plies that somebody has missed who reconnects."""


def seated(match: Match) -> LiveMatch:
    """The match on a server, between persons, as it comes from the tables."""
    rules, state = match.rules, match.state
    row = MatchRow(
        "match", rules.game.id, rules.game.version, len(rules.seats), {}, None, None, True, "", 0,
        0, "running", 1, len(match.log), rules.turn(state), state.to_act(), False, None, None,
    )  # fmt: skip
    seats = [SeatRow(i, "person", str(i)) for i in range(len(rules.seats))]
    entries = [
        EntryRow(ply, one.seat, one.move, rules.grammar.words(one.move), one.forced, 1, 0)
        for ply, one in enumerate(match.log)
    ]
    return LiveMatch(rules, match.first, Loaded(row, seats, entries), rules.game.title)


def sent(match: Match, viewer: int) -> str:
    """What a seat or a watcher gets: the whole match, the news, and where a take-back leads."""
    live = seated(match)
    you = () if viewer == WATCHER else (viewer,)
    news = max(0, live.ply - CAUGHT_UP)
    texts = [message(live, you, set(), "snapshot", 0), message(live, you, set(), "update", news)]
    if you:
        texts += [str(takeback(live, you, ply)) for ply in (None, *range(news, live.ply))]
    return "\n".join(texts)


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


def alike(match: Match, viewer: int, rng: Rng) -> tuple[Match, Match]:
    """Two matches that look the same to the viewer: with logs, where a game can tell them anew."""
    rules = match.rules
    retold = retelling(rules.game.id)
    if retold is not None:
        return match, retold(match, viewer, rng)
    world = rules.imagine(match.seen(viewer)).draw(rng)
    return Match(rules, match.state), Match(rules, world)


def retelling(game: str) -> Callable[[Match, int, Rng], Match] | None:
    """How a game tells a log with other secrets, if its tests know how."""
    if find_spec(f"games.{game}.retold") is None:
        return None
    found: Callable[[Match, int, Rng], Match] = import_module(f"games.{game}.retold").retold
    return found
