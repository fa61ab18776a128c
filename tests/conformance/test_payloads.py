"""What is sent of the toy tells nobody what is secret: neither hands nor answers that wait."""

from itertools import islice
from typing import Any

import pytest

from conformance.payloads import answering, any_answer, sent, telling_answers, telling_payloads
from no_leaks import positions
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import WATCHER
from rubicon.server import heads
from toy import curia as c
from toy.curia_game import CuriaRules
from toy.finding import curia
from toy.retold import retold

SETTLED = {
    "two": curia(2),
    "three on the forum": curia(3, scenario="forum"),
    "four for long": curia(4, rounds=6, coins=5),
}


def matches(name: str, number: int) -> list[tuple[Match, Rng]]:
    """Matches as they stand, each with luck of its own."""
    found: list[tuple[Match, Rng]] = []
    for match in islice(positions(SETTLED[name], Rng(3), 3), number):
        copy = Match(match.rules, match.first)
        for entry in match.log:
            copy.follow(entry)
        found.append((copy, Rng(len(found))))
    return found


@pytest.mark.parametrize("name", SETTLED)
def test_matches_that_look_the_same_are_sent_the_same(name: str) -> None:
    for match, rng in matches(name, 30):
        assert list(telling_payloads(match, rng)) == []


@pytest.mark.parametrize("viewer", [0, 3, WATCHER])
def test_they_do_differ(viewer: int) -> None:
    changed = set()
    for match, rng in matches("four for long", 40):
        other = retold(match, viewer, rng)
        for old, new in zip(match.log, other.log, strict=True):
            assert old.seat == new.seat
            if old.move != new.move:
                assert old.seat != viewer
                changed.add(match.rules.grammar.verb(old.move).name)
    assert changed >= {"letter", "deal", "bid", "add", "pass"}


@pytest.mark.parametrize("name", SETTLED)
def test_answers_that_wait_are_not_sent(name: str) -> None:
    met = set()
    for match, rng in matches(name, 40):
        assert list(telling_answers(match, rng)) == []
        met |= {own_phase(match)} if len(match.state.asked()) > 1 else set()
    assert met == {c.BIDDING, c.FILLING, c.VETOING}


def own_phase(match: Match) -> int:
    return int(match.rules.position(match.state)["phase"])


def test_answers_come_in_all_stages() -> None:
    """Nothing yet, a part, and a whole answer; and it is seen by whom it belongs to."""
    stages, seen = set(), 0
    for match, rng in matches("four for long", 60):
        for seat in match.state.asked():
            steps = any_answer(match, seat, rng)
            waiting = answering(match, seat, steps, rng)
            stages.add((bool(steps), waiting.is_ready(seat)))
            plain = answering(match, seat, [], rng)
            seen += bool(steps) and sent(waiting, seat) != sent(plain, seat)
    assert stages == {(False, False), (True, False), (True, True)}
    assert seen > 20


def others_answers_in_position(before: Any, match: Match, seat: int) -> Any:
    """As if an asked seat had the position after the others' real answers."""
    asked = match.state.asked()
    if seat not in asked:
        return before(match, seat)
    state = match.state.clone()
    for other in asked[: asked.index(seat)]:
        for move in match.answer_of(other) or [state.passing()]:
            if state.to_act() == other and state.allows(move):
                state.apply(move)
        if state.to_act() == other:
            state.apply(state.passing())
    return state


def all_answers(asked_json: Any, live: Any, _: Any, *more: Any) -> Any:
    return asked_json(live, tuple(range(len(live.seats))), *more)


def test_a_position_with_others_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before, view = Match.before, CuriaRules.view
    monkeypatch.setattr(Match, "before", lambda *args: others_answers_in_position(before, *args))
    monkeypatch.setattr(
        CuriaRules, "view", lambda r, s, v: view(r, s, v) | {"sizes": [sum(s.bids), s.baskets]}
    )
    found = [leak for match, rng in matches("two", 40) for leak in telling_answers(match, rng)]
    assert any("depends on others' answers" in leak for leak in found)


def test_answers_shown_to_all_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_json = heads.asked_json
    monkeypatch.setattr(heads, "asked_json", lambda *args: all_answers(asked_json, *args))
    found = [leak for match, rng in matches("two", 40) for leak in telling_answers(match, rng)]
    assert any("is sent what depends on others' answers" in leak for leak in found)
