"""Levels and their settings; thinking stops in time, remembers, and may be shared out."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bots.test_bots import choose, play
from rubicon.bots.contract import close_bot
from rubicon.bots.levels import LEVELS
from rubicon.bots.roster import BOTS, make_bot
from rubicon.bots.search_bot import SearchBot
from rubicon.bots.thinking import Budget, Thinker, Thought
from rubicon.bots.tree import Search
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, glimpse
from rubicon.core.state import CHANCE, State
from rubicon.registry import GAMES, find_game
from rubicon.words import written

FLAGSHIP = find_game("end_of_the_triumvirate").rules(3, {}, None, "")
TRICKS = find_game("triumvirate").rules(2, {"markers_to_win": 1}, None, "")


def dealt(rules: Rules, seed: int = 4) -> State:
    """The first decision."""
    state, rng = rules.start(), Rng(seed)
    while state.to_act() == CHANCE:
        state.apply(state.sample(rng))
    return state


def searching(label: str) -> SearchBot:
    bot = make_bot(label)
    assert isinstance(bot, SearchBot)
    return bot


def test_each_level_sees_farther_tries_more_and_errs_less_than_the_one_below() -> None:
    assert [level.name for level in LEVELS] == ["tiro", "miles", "centurio", "legatus", "imperator"]
    for low, high in pairwise(LEVELS):
        assert (low.sight, low.iterations) <= (high.sight, high.iterations)
        assert low.error >= high.error
        assert (low.sight, low.iterations, -low.error) != (high.sight, high.iterations, -high.error)
    assert all(level.seconds <= 1 for level in LEVELS)


def test_settings_go_with_the_name() -> None:
    thinker = searching("imperator?seconds=0.25").thinker
    assert thinker.budget.seconds == 0.25
    assert thinker.budget.iterations > 10**6
    assert searching("miles?iterations=7&workers=2").thinker.budget.iterations == 7
    assert searching("miles?workers=2").workers == 2
    assert searching("miles").thinker.budget.iterations == LEVELS[1].iterations


@pytest.mark.parametrize(
    ("label", "why"),
    [
        ("imperator?speed=3", "has no setting 'speed'; it has seconds, iterations"),
        ("greedy?seconds=1", "has no setting 'seconds'; it has none"),
        ("imperator?seconds=fast", "seconds is a number above 0, not 'fast'"),
        ("imperator?seconds=-1", "seconds is a number above 0, not '-1'"),
        ("caesar?seconds=1", "There is no bot 'caesar'"),
    ],
)
def test_other_settings_are_refused(label: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        make_bot(label)


def test_weights_of_a_file_are_used(tmp_path: Path) -> None:
    file = tmp_path / "knowledge.toml"
    lines = [f"{idea} = 0.5" for idea in TRICKS.ideas]
    file.write_text("\n".join(['[players.2]\nhow = "by hand"', "[players.2.weights]", *lines]))
    bot = searching(f"miles?weights={file}")
    assert choose(bot, TRICKS, dealt(TRICKS), 1) in dealt(TRICKS).legal()
    assert bot.thinker.judge.knowledge(TRICKS).weights[0] != TRICKS.weights[0]


def test_weights_that_do_not_serve_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can't be read"):
        choose(make_bot(f"miles?weights={tmp_path}"), TRICKS, dealt(TRICKS), 1)
    (tmp_path / "empty.toml").write_text("")
    with pytest.raises(BadInput, match="has no weights for 2 players"):
        choose(make_bot(f"miles?weights={tmp_path / 'empty.toml'}"), TRICKS, dealt(TRICKS), 1)


def test_a_recruit_errs_in_the_same_way_all_game_and_differently_in_the_next() -> None:
    weights = []
    for seed in (1, 2):
        bot, state = searching("tiro?iterations=4"), dealt(FLAGSHIP)
        choose(bot, FLAGSHIP, state, seed)
        first = bot.thinker.judge.knowledge(FLAGSHIP).weights
        choose(bot, FLAGSHIP, state, 77)
        assert bot.thinker.judge.knowledge(FLAGSHIP).weights is first
        weights.append(first)
    assert weights[0] != weights[1] != FLAGSHIP.weights


def test_time_is_kept() -> None:
    """Without the clock it would go on for hours."""
    bot = searching("imperator?seconds=0.05")
    choose(bot, FLAGSHIP, dealt(FLAGSHIP), 1)
    assert 0 < bot.thinker.iterations < bot.thinker.budget.iterations


@pytest.mark.parametrize(("label", "tried"), [("legatus", 32), ("legatus?iterations=48", 48)])
def test_a_rich_game_allows_fewer_iterations_unless_they_are_asked_for(
    label: str, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Search, "lead", lambda _self, _moves: 0)
    thinker, state = searching(label).thinker, dealt(FLAGSHIP)
    thinker.budget = replace(thinker.budget, seconds=1000.0)
    thinker.judge.knowledge(FLAGSHIP, Rng(1)).most_tries = 32
    thinker.think(FLAGSHIP, glimpse(FLAGSHIP, state, 0), state.legal(), Rng(1))
    assert thinker.iterations == tried


def test_only_the_largest_game_bounds_the_iterations() -> None:
    bounds = {
        game: rules.knowledge(rules.weights).most_tries
        for game in GAMES
        for rules in [find_game(game).rules(max(find_game(game).players), {}, None, "")]
    }
    most = max(level.iterations for level in LEVELS)
    assert {game: bound for game, bound in bounds.items() if bound < most} == {
        "total_war_rome": 400
    }


def test_whoever_wants_the_move_now_gets_one() -> None:
    thinker = Thinker(Budget(10**9, 1000.0), is_stopped=lambda: True)
    state = dealt(FLAGSHIP)
    thoughts = thinker.think(FLAGSHIP, glimpse(FLAGSHIP, state, 0), state.legal(), Rng(1))
    assert thinker.iterations == 16
    assert {thought.move for thought in thoughts} == set(state.legal())


def test_it_stops_when_nothing_can_change_any_more() -> None:
    thinker, state = Thinker(Budget(1600, 1000.0)), dealt(TRICKS)
    legal = state.legal()[:2]
    thinker.think(TRICKS, glimpse(TRICKS, state, state.to_act()), legal, Rng(1))
    assert thinker.iterations < 1600


def test_what_was_thought_is_remembered() -> None:
    thinker, state = Thinker(Budget(160, 1000.0)), dealt(FLAGSHIP)
    best = thinker.think(FLAGSHIP, glimpse(FLAGSHIP, state, 0), state.legal(), Rng(1))[0]
    state.apply(best.move)
    assert state.to_act() == 0
    search = thinker.start(FLAGSHIP, state, Rng(2))
    assert isinstance(search, Search)
    assert search.root.visits > 0
    other = thinker.start(TRICKS, dealt(TRICKS), Rng(2))
    assert other is not search


def test_thoughts_are_added_up() -> None:
    both = Thought(5, 10, 0.5).with_that_of(Thought(5, 30, 0.9))
    assert (both.move, both.visits) == (5, 40)
    assert both.value == pytest.approx(0.8)
    assert Thought(5, 0, 0.0).with_that_of(Thought(5, 0, 0.0)).value == 0


def test_helpers_think_beside_it_and_the_same_seed_finds_the_same_move() -> None:
    moves = set()
    for _ in range(2):
        bot, state = searching("legatus?iterations=48&workers=2"), dealt(TRICKS)
        try:
            for _ in range(2):
                move = choose(bot, TRICKS, state, 9)
                assert move in state.legal()
                state.apply(move)
            moves.add(move)
        finally:
            close_bot(bot)
    assert len(moves) == 1


def test_a_lone_move_is_made_without_thought() -> None:
    thinker = Thinker(Budget(10, 1.0))
    bot = SearchBot("", written(""), written(""), thinker)
    assert bot.choose(FLAGSHIP, Seen(FLAGSHIP, 0, {}), [5], Rng(1)) == 5
    close_bot(bot)


DUEL = find_game("end_of_the_triumvirate").rules(2, {}, None, "")


@pytest.mark.parametrize("rules", [TRICKS, DUEL], ids=["triumvirate", "end"])
def test_an_officer_beats_random_players(rules: Rules) -> None:
    seats = range(len(rules.seats))
    won = 0
    for seed in range(4):
        bots = [make_bot("random") for _ in seats]
        bots[seed % len(seats)] = make_bot("centurio?iterations=16")
        won += play(rules, bots, seed).payoff(seed % len(seats))
    assert won >= 3000


def test_every_bot_says_what_it_is() -> None:
    assert all(str(kind.title) and str(kind.about).endswith(".") for kind in BOTS.values())


@pytest.mark.parametrize("name", [level.name for level in LEVELS])
def test_cards_that_a_seat_has_not_seen_do_not_change_its_move(name: str) -> None:
    """Two worlds with the same view and the same seed: the same move."""
    rng, state, differed = Rng(6), TRICKS.start(), 0
    for ply in range(60):
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        if ply % 4 == 0:
            world = TRICKS.imagine(glimpse(TRICKS, state, seat)).draw(rng)
            differed += state != world
            bots = [make_bot(f"{name}?iterations=32") for _ in range(2)]
            assert choose(bots[0], TRICKS, state, 3) == choose(bots[1], TRICKS, world, 3)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert differed > 3
