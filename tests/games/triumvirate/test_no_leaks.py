"""Nothing leaks: what the server would send is the same in matches that look the same.

`tools/no_leaks.py` does this over as many positions as one likes.
"""

from itertools import islice
from typing import Any

import pytest

from conformance.payloads import sent, telling_payloads
from games.triumvirate.retold import retold
from games.triumvirate.table import settled
from no_leaks import positions
from rubicon.core.contract import Json
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVENT_WIDTH, NOBODY, WATCHER
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate import play, sight
from rubicon.server import snapshot
from rubicon.server.live import LiveMatch

RULES = settled()


def random_match(seed: int, plies: int) -> Match:
    """A match so far."""
    match, rng = Match(RULES), Rng(seed)
    for _ in range(plies):
        seat = match.state.to_act()
        moves = [match.state.sample(rng)] if seat == CHANCE else match.state.legal()
        match.play(seat, moves[rng.below(len(moves))])
    assert match.state.to_act() != NOBODY
    return match


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_does_not_tell_matches_apart_that_look_the_same(seed: int) -> None:
    rng = Rng(seed)
    for match in islice(positions(RULES, rng, seed), 50):
        assert list(telling_payloads(match, rng)) == []


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_the_matches_that_look_the_same_do_differ(viewer: int) -> None:
    match = random_match(3, 250)
    other = retold(match, viewer, Rng(1))
    changed = [old.move for old, new in zip(match.log, other.log, strict=True) if old != new]
    assert len(changed) > 20
    assert {c.verb_of(move) for move in changed} >= {c.DEAL_CARD}
    for move in changed:
        assert c.verb_of(move) in (c.DEAL_CARD, c.PLEDGE_CARD, c.PLEDGE_NOTHING)
        assert c.verb_of(move) != c.DEAL_CARD or c.seat_of(move) != viewer


@pytest.mark.long
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were a reply without a choice marked, the log would show that it was the last of its suit."""
    usual = snapshot.log_line

    def marked(live: LiveMatch, reader: int, ply: int) -> Json:
        return usual(live, reader, ply) | {"forced": live.match.log[ply].forced}

    monkeypatch.setattr(snapshot, "log_line", marked)
    rng, found = Rng(1), 0
    for match in islice(positions(RULES, rng, 1), 30):
        other = retold(match, 0, rng)
        for one in (match, other):
            mark_forced(one)
        found += sent(match, 0) != sent(other, 0)
    assert found > 0


def leaked_deals(sight: Any) -> Any:
    """A mask through which one sees what others are dealt."""
    return lambda actor, move, viewer: (
        move if c.verb_of(move) == c.DEAL_CARD else sight(actor, move, viewer)
    )


def leaked_pledges(sight: Any) -> Any:
    """Events that tell what somebody pledges."""

    def seen_events(told: list[int], viewer: int) -> list[int]:
        seen: list[int] = sight(told, viewer)
        for at in range(0, len(told), EVENT_WIDTH):
            if told[at] == c.DECIDED:
                seen[at + 3] = told[at + 2]
        return seen

    return seen_events


@pytest.mark.long
@pytest.mark.skipif(not play.__file__.endswith(".py"), reason="compiled code can't be altered")
@pytest.mark.parametrize(
    ("module", "name", "leak"),
    [(play, "seen_move", leaked_deals), (sight, "seen_events", leaked_pledges)],
)
def test_a_story_that_tells_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, leak: Any
) -> None:
    monkeypatch.setattr(module, name, leak(getattr(module, name)))
    rng, found = Rng(1), list[str]()
    for match in islice(positions(RULES, rng, 1), 30):
        found += telling_payloads(match, rng)
    assert any("has seen what differs" in leak for leak in found)


def mark_forced(match: Match) -> None:
    """As it was before anybody thought of it."""
    state = match.first.clone()
    for ply, entry in enumerate(match.log):
        forced = entry.seat != CHANCE and len(state.legal()) == 1
        match.log[ply] = type(entry)(entry.seat, entry.move, forced)
        state.apply(entry.move)


def test_a_pledge_may_be_taken_back_until_the_rival_has_decided() -> None:
    """[5.4] Nobody has learned anything from it; a card that was played has been seen."""
    match = random_match(3, 250)
    while match.state.to_act() == CHANCE or "pledge" not in str(RULES.prompt(match.state)):
        seat = match.state.to_act()
        move = match.state.sample(Rng(1)) if seat == CHANCE else match.state.legal()[0]
        match.play(seat, move)
    assert match.log[-1].seat >= 0
    assert match.floor(match.log[-1].seat).ply == len(match.log)
    first, second = match.state.asked()
    for seat in (second, first):
        log = match.log[:]
        match.step(seat, match.before(seat).legal()[1:2])
        assert match.undo(seat) == []
        assert (match.log, match.waiting()) == (log, (first, second))
    match.step(second, match.before(second).legal()[1:2])
    match.step(first, match.before(first).legal()[1:2])
    assert not match.can_undo(first)
    assert not match.can_undo(second)
