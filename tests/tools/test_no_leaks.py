"""The search for leaks: which positions it looks at, what it counts, and that it finds a leak."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from no_leaks import Hidden, evenly, main, moment, opened
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, State
from rubicon.games.triumvirate.game import TriumvirateRules
from rubicon.registry import find_game
from toy.finding import CURIA

WAR = find_game("total_war_rome")


def test_positions_are_taken_evenly_over_the_kinds_of_decision() -> None:
    """No kind waits because another comes more often: chance hardly decides in random play."""
    rules = WAR.rules(2, {}, None, "")
    kinds = Counter[str]()
    seen = Counter(moment(match) for match in islice(evenly(rules, Rng(3), 3, 4000, 24, kinds), 60))
    assert seen == kinds
    assert len(seen) > 12
    assert max(seen.values()) < 60 / 4


def test_an_opening_leaves_only_its_last_moves_in_the_log() -> None:
    rules = WAR.rules(2, {}, None, "")
    opening, state, rng = list[int](), rules.start(), Rng(4)
    while len(opening) < 40:
        chance = state.to_act() == CHANCE
        opening.append(state.sample(rng) if chance else state.legal()[0])
        state.apply(opening[-1])
    match = opened(rules, opening, 10)
    assert match.state == state
    assert [one.move for one in match.log] == opening[-10:]
    assert opened(rules, opening[:5], 10).log[0].move == opening[0]


def test_hidden_counts_what_differs() -> None:
    rules = CURIA.rules(3, {}, None, "")
    match, rng = Match(rules), Rng(1)
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(rng))
    state = match.state
    name = next(
        one.name
        for one in rules.game.state_fields
        if one.length and not one.derived and getattr(state, one.name)
    )
    hidden, world = Hidden(rules), state.clone()
    hidden.compare(state, world)
    assert hidden.table() == []
    getattr(world, name)[0] += 1
    hidden.compare(state, world)
    assert hidden.table() == [f"{name}: 1 places, 2 values"]


def test_a_search_says_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([CURIA.id, "--positions", "12", "--players", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("curia: 12 positions, 0 leaks.\n")
    kinds = told.partition("kinds:\n")[2].partition("What was hidden")[0].splitlines()
    assert sum(int(line.split()[0]) for line in kinds) == 12


def test_a_search_finds_a_leak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A view in which everybody reads how the cards lie."""
    usual = TriumvirateRules.view

    def view(rules: TriumvirateRules, state: State, seat: int) -> Any:
        return {**usual(rules, state, seat), "all": state.numbers(whole=True)}

    monkeypatch.setattr(TriumvirateRules, "view", view)
    assert main(["triumvirate", "--positions", "5"]) == 1
    assert "sees more of deal" in capsys.readouterr().out
