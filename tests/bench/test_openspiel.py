"""The bridge to OpenSpiel: the same games on both sides; searches know what a seat knows."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

pytest.importorskip("pyspiel", reason="make peers")

import against_openspiel
import openspiel_bridge as bridge
import openspiel_game as core
from rubicon.bots import roster
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import find_game
from toy.finding import curia

# NumPy and OpenSpiel warn of things that are theirs.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

CASES = [("end_of_the_triumvirate", 2), ("end_of_the_triumvirate", 3), ("triumvirate", 2)]
OPEN = CASES[:2]


def first_position(rules: Rules, state: State, seed: int) -> Any:
    """A position of the bridge's, for a search by the seat to act."""
    return bridge.Position(
        bridge.World(rules, glimpse(rules, state, state.to_act()), Rng(seed)), state
    )


def settled(name: str, players: int) -> Rules:
    return find_game(name).rules(players, {}, None, "")


def check_same(position: Any, state: State, players: int) -> None:
    """Everything that OpenSpiel asks has our answer."""
    seat = state.to_act()
    assert position.is_terminal() == (seat == NOBODY)
    assert position.is_chance_node() == (seat == CHANCE)
    assert position.current_player() == {NOBODY: -4, CHANCE: -1}.get(seat, seat)
    if seat >= 0:
        assert sorted(position.legal_actions()) == sorted(state.legal())
    if seat == NOBODY:
        assert list(position.returns()) == [state.payoff(i) / 500 - 1 for i in range(players)]
    else:
        assert list(position.returns()) == [0.0] * players


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_whole_random_games_are_the_same(name: str, players: int, seed: int) -> None:
    rules, dice = settled(name, players), random.Random(seed)
    state = rules.start()
    position = first_position(rules, rules.start(), seed)
    while state.to_act() != NOBODY:
        check_same(position, state, players)
        if state.to_act() == CHANCE and not state.outcomes():
            # Too many to list: it draws, and we follow.
            assert position.chance_outcomes() == [(bridge.DRAWN, 1.0)]
            position.apply_action(bridge.DRAWN)
            state = position.state.clone()
            continue
        actions = position.legal_actions()
        if state.to_act() == CHANCE:
            chances = dict(position.chance_outcomes())
            weights = {one: state.weight(one) for one in state.outcomes()}
            total = sum(weights.values())
            assert chances == {one: weight / total for one, weight in weights.items()}
            assert sum(chances.values()) == pytest.approx(1)
        action = dice.choice(actions)
        copy = position.clone()
        position.apply_action(action)
        state.apply(action)
        assert position.state == state
        copy.apply_action(action)
        assert copy.state == state
    check_same(position, state, players)


@pytest.mark.parametrize(("name", "players"), OPEN)
def test_the_core_plays_the_same_game(name: str, players: int) -> None:
    rules, dice = settled(name, players), random.Random(5)
    state, position = rules.start(), core.registered(rules).new_initial_state()
    while state.to_act() != NOBODY:
        check_same(position, state, players)
        action = dice.choice(position.legal_actions())
        if dice.random() < 0.1:
            position = position.clone()
        position.apply_action(action)
        state.apply(action)
        assert str(position) == rules.line(state)
    check_same(position, state, players)


# ---- what a search may know ----------------------------------------------------------------------


def first_decisions(rules: Rules, seed: int, count: int) -> list[State]:
    """Positions with a choice, along a random game."""
    found: list[State] = []
    state, rng = rules.start(), Rng(seed)
    while state.to_act() != NOBODY and len(found) < count:
        if state.to_act() >= 0 and len(state.legal()) > 1:
            found.append(state.clone())
        moves = state.legal() or [state.sample(rng)]
        state.apply(moves[rng.below(len(moves))])
    return found


def test_imagined_worlds_have_the_key_of_their_root() -> None:
    """The bridge takes it for granted that all of them look the same to the seat."""
    rules = settled("triumvirate", 2)
    for state in first_decisions(rules, 4, 30):
        root = first_position(rules, state, 1)
        differed = False
        for _ in range(8):
            other = root.resample_from_infostate(0, None)
            fresh = bridge.Position(root.world, other.state)
            assert fresh.information_state_string() == root.information_state_string()
            assert sorted(other.legal_actions()) == sorted(state.legal())
            differed = differed or other.state != state
        assert differed


def test_worlds_are_imagined_anew() -> None:
    rules = settled("triumvirate", 2)
    root = first_position(rules, first_decisions(rules, 4, 1)[0], 1)
    worlds = [root.resample_from_infostate(0, None).state for _ in range(5)]
    lines = [json.dumps(rules.position(world), sort_keys=True) for world in worlds]
    assert len(set(lines)) == 5


class Spy:
    """Rules that hand out nothing but what a view allows: `view` of the true state is refused."""

    def __init__(self, rules: Rules, true: State) -> None:
        self.rules, self.true = rules, true

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, state: State, viewer: int) -> Any:
        assert state is not self.true
        return self.rules.view(state, viewer)


def test_information_set_search_is_handed_a_view_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look the same get the same move from the same number of simulations."""
    monkeypatch.setattr(bridge, "FIRST_SIMULATIONS", 30)
    rules = settled("triumvirate", 2)
    for state in first_decisions(rules, 9, 6):
        seen = glimpse(rules, state, state.to_act())
        world = rules.imagine(seen).draw(Rng(3))
        same = glimpse(rules, world, world.to_act())
        bots = [bridge.OpenSpielBot(bridge.Plan(1e-9)) for _ in range(2)]
        spies: list[Any] = [Spy(rules, state), Spy(rules, world)]
        one = bots[0].choose(spies[0], seen, state.legal(), Rng(8))
        other = bots[1].choose(spies[1], same, world.legal(), Rng(8))
        assert one == other
        assert bots[0].simulations == bots[1].simulations == [30]


# ---- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), CASES)
def test_searches_choose_legal_moves(name: str, players: int) -> None:
    rules = settled(name, players)
    bot = bridge.OpenSpielBot(bridge.Plan(0.03))
    for state in first_decisions(rules, 2, 3):
        assert bot.choose(rules, glimpse(rules, state, state.to_act()), state.legal(), Rng(1)) in (
            state.legal()
        )
    assert min(bot.simulations) >= bridge.FIRST_SIMULATIONS


def test_a_game_with_secrets_of_many_kinds() -> None:
    rules, bot = curia(3), bridge.OpenSpielBot(bridge.Plan(0.01))
    for state in first_decisions(rules, 2, 8):
        assert bot.choose(rules, glimpse(rules, state, state.to_act()), state.legal(), Rng(1)) in (
            state.legal()
        )


def test_the_core_chooses_legal_moves() -> None:
    rules, bot = settled("end_of_the_triumvirate", 3), core.CoreBot(bridge.Plan(0.05))
    state = rules.start()
    assert bot.choose(rules, glimpse(rules, state, 0), state.legal(), Rng(1)) in state.legal()
    assert bot.simulations[0] > 0


def test_a_run_goes_on_and_tells_its_result(
    tmp_path: Path,
) -> None:
    saved = dict(roster.BOTS)
    command = ["end", "--players", "2", "--bot", "greedy", "--seconds", "0.001"]
    command += ["--out", str(tmp_path)]
    try:
        for games in (2, 4):
            done = CliRunner().invoke(against_openspiel.main, [*command, "--games", str(games)])
            assert done.exit_code == 0, done.output
            told = json.loads((tmp_path / "summary.json").read_text())
            assert (told["games"], told["players"], told["bot"]) == (games, 2, "greedy")
            assert told["low"] <= told["share"] <= told["high"]
            assert told["peer"]["search"] == "MCTS"
            assert told["ms"]["peer"]["mean"] > 0
    finally:
        roster.BOTS.clear()
        roster.BOTS.update(saved)
    assert len(list((tmp_path / "records").iterdir())) == 4
