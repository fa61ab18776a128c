"""Fuzzing finds planted faults, keeps them as records, and tells what it did not reach."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rubicon.cli import measure
from rubicon.core.contract import Game, Refusal, Rules
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.record import read_record, replay
from rubicon.core.rng import Rng
from rubicon.core.state import TURN, State
from rubicon.lab import fuzz, plans, steps, watch
from rubicon.lab.manners import seat_manners
from rubicon.lab.plans import Request
from rubicon.registry import find_game
from rubicon.rulebook import Rulebook
from rubicon.words import written
from toy import curia_game
from toy.finding import CURIA

NAME = "end_of_the_triumvirate"
GAME = find_game(NAME)
LATE = 25
"""Planted faults show only after some moves, so that there is a game to keep."""


class Spoilt:
    """Rules that are as they should be but for what a subclass changes."""

    def __init__(self, rules: Rules) -> None:
        self.true = rules
        self.steps = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def check(self, state: State) -> list[str]:
        self.steps += 1
        return self.true.check(state)

    def late(self) -> bool:
        return self.steps > LATE


class Leaking(Spoilt):
    def check(self, state: State) -> list[str]:
        return [*super().check(state), *(["a legion is lost"] if self.late() else [])]


class Lasting(Spoilt):
    def check(self, state: State) -> list[str]:
        if self.late():
            setattr(state, TURN, 999)
        return super().check(state)


class Lenient(Spoilt):
    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        return None if self.late() else self.true.why_not(state, seat, move)


class Strict(Spoilt):
    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        refused = Refusal("4.1", written("Not today")) if self.late() else None
        return refused or self.true.why_not(state, seat, move)


class Crashing(Spoilt):
    def events(self, told: list[int], seat: int) -> list[Any]:
        if self.late():
            raise IndexError("list index out of range")
        return self.true.events(told, seat)


class SpoiltPart:
    """A part of the rules, such as their grammar, with one method that does something else."""

    def __init__(self, true: object, name: str, fault: Callable[..., Any]) -> None:
        self.true, self.name, self.fault = true, name, fault

    def __getattr__(self, name: str) -> Any:
        return self.fault if name == self.name else getattr(self.true, name)


class Mumbling(Spoilt):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.grammar = SpoiltPart(rules.grammar, "parse", self.parse)

    def parse(self, text: str) -> int:
        return self.true.grammar.parse(text) + self.late()


class Miscounting(Spoilt):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.actions = SpoiltPart(rules.actions, "numbers", self.numbers)

    def numbers(self, moves: list[int]) -> list[int]:
        return [number // (1 + self.late()) for number in self.true.actions.numbers(moves)]


class Uncounted(Miscounting):
    def numbers(self, moves: list[int]) -> list[int]:
        if self.late():
            raise BadInput("'end turn' has no number under these settings.")
        return self.true.actions.numbers(moves)


class Forgetful(Spoilt):
    def from_line(self, line: str) -> State:
        return self.true.start() if self.late() else self.true.from_line(line)


class Endless(Spoilt):
    max_plies = LATE


class Citing(Spoilt):
    standing_rules = ("77.7",)


class SpoiltGame:
    """A game whose rules are spoilt."""

    def __init__(self, kind: type[Spoilt]) -> None:
        self.kind = kind

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def rules(
        self, players: int, options: Mapping[str, object], board: str | None, board_file: str
    ) -> Any:
        return self.kind(GAME.rules(players, options, board, board_file))


def play_spoilt(monkeypatch: pytest.MonkeyPatch, kind: type[Spoilt], games: int) -> fuzz.Tally:
    monkeypatch.setattr(plans, "THOROUGH", 1)

    def find(name: str) -> Game:
        spoilt: Any = SpoiltGame(kind)
        game: Game = spoilt
        return game

    monkeypatch.setattr(fuzz, "find_game", find)
    return fuzz.fuzz(Request(NAME, games, 1, options={}), 1, lambda _: None)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(measure.fuzz, [NAME, *arguments], catch_exceptions=False)


# ---- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Leaking, "a legion is lost"),
        (Lasting, r"turn is \d+, not from 1 to 96|a step leads elsewhere"),
        (Lenient, "which is not legal"),
        (Strict, "refuses"),
        (Crashing, "IndexError when .* is played: list index out of range"),
        (Mumbling, "mean another move"),
        (Miscounting, "two moves have the same number|is not its own"),
        (Uncounted, "has no number"),
        (Forgetful, "the position's line changes it"),
        (Endless, "the game is not over after 25 plies"),
        (Citing, "rules are cited that there are not: 77.7"),
    ],
)
def test_a_planted_fault_is_found_and_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, kind: type[Spoilt], sentence: str
) -> None:
    tally = play_spoilt(monkeypatch, kind, 2)
    assert [failure.number for failure in tally.failures] == [0, 1]
    for failure in tally.failures:
        assert re.search(sentence, failure.why), failure.why
        assert f"game {failure.number} of seed 1" in failure.record
        match = replay(read_record(failure.record), find_game)
        assert len(match.log) >= LATE - 1


def test_a_game_without_words_is_kept_as_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Speechless(Crashing):
        def __init__(self, rules: Rules) -> None:
            super().__init__(rules)
            self.grammar = SpoiltPart(rules.grammar, "words", self.words)

        def words(self, move: int) -> str:
            if self.late():
                raise KeyError("no words")
            return self.true.grammar.words(move)

    (failure,) = play_spoilt(monkeypatch, Speechless, 1).failures
    assert "No record can be written" in failure.record
    assert failure.record.splitlines()[-1].split()[1].isdecimal()


def test_the_command_keeps_what_failed_and_overwrites_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoilt: Any = SpoiltGame(Leaking)
    monkeypatch.setattr(fuzz, "find_game", lambda _: spoilt)
    folder = tmp_path / "kept"
    for count in (1, 2):
        result = run("--games", "1", "--jobs", "1", "--keep", str(folder))
        assert result.exit_code == 1
        assert "Game 0 failed: a legion is lost" in result.stdout
        assert len(list(folder.iterdir())) == count
    first, second = sorted(folder.iterdir())
    assert first.read_text() == second.read_text()
    assert "# a legion is lost" in first.read_text()
    replay(read_record(first.read_text()), find_game)


def test_a_run_stops_when_everything_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_FAILURES", 3)
    monkeypatch.setattr(fuzz, "CHUNK", 1)
    assert len(play_spoilt(monkeypatch, Leaking, 10).failures) == 3


@pytest.mark.parametrize(
    ("legal", "sentence"),
    [([], "no legal move"), ([1, 1], "listed twice"), ([1], "not in the universe")],
)
def test_bad_lists_of_moves_are_found(legal: list[int], sentence: str) -> None:
    rules = GAME.rules(3, {}, None, "")
    with pytest.raises(watch.Fault, match=sentence):
        watch.check_choices(rules.start(), legal, watch.Vocabulary(rules))


def test_a_move_beside_another_differs_in_one_field() -> None:
    rules, rng = GAME.rules(3, {}, None, ""), Rng(1)
    vocabulary, grammar = watch.Vocabulary(rules), rules.grammar
    march = grammar.parse("march Sicilia 3 legions")
    near = {vocabulary.near(march, rng) for _ in range(200)}
    assert len(near) > 20
    assert near <= vocabulary.moves
    for move in near:
        assert grammar.verb(move) is grammar.verb(march)
        pairs = zip(grammar.verb(move).values(move), grammar.verb(march).values(march), strict=True)
        assert sum(one != other for one, other in pairs) <= 1
    bare = next(move for move in sorted(vocabulary.moves) if not grammar.verb(move).fields)
    assert vocabulary.near(bare, rng) == bare


# ---- sound rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize("manner", [*dict.fromkeys(plans.MANNERS), "greedy"])
def test_every_manner_plays_to_the_end(monkeypatch: pytest.MonkeyPatch, manner: str) -> None:
    monkeypatch.setattr(plans, "MANNERS", (manner,))
    monkeypatch.setattr(plans, "GREEDY", 1 if manner == "greedy" else 10**9)
    tally = fuzz.fuzz(Request(NAME, 2, 3), 1, lambda _: None)
    assert not tally.failures
    assert sum(tally.endings.values()) == 2
    assert len(seat_manners(manner, 3)) == 3


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy stands in for a game of the registry."""
    book = Rulebook(Path(str(curia_game.__file__)).with_name("rules.md").read_text())
    monkeypatch.setattr(fuzz, "load_rulebook", lambda _: book)
    monkeypatch.setattr(fuzz, "find_game", lambda _: CURIA)


@pytest.mark.usefixtures("toy")
def test_a_game_with_secrets_is_fuzzed_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "THOROUGH", 2)
    answered: list[int] = []
    answer_all = steps.answer_all

    def note(*arguments: Any) -> Any:
        answered.append(1)
        return answer_all(*arguments)

    monkeypatch.setattr(steps, "answer_all", note)
    tally = fuzz.fuzz(Request(CURIA.id, 20, 1), 1, lambda _: None)
    assert [failure.why for failure in tally.failures] == []
    assert tally.games == 20
    assert len(answered) > 50


def early(is_due: Any, match: Match) -> bool:
    return bool(is_due(match)) or len(match.answers) > 1


def deaf(reveal: Any, match: Match) -> Any:
    match.answers = {seat: [[match.state.passing()]] for seat in match.answers}
    return [*reveal(match)][1:]


def kept(withdraw: Any, match: Match, seat: int) -> bool:
    match.log = match.log[:-1]
    return bool(withdraw(match, seat))


def apart(enter: Any, match: Match, seat: int, move: int, *_: Any) -> Any:
    return enter(match, seat, move)


def wary(tried: Any, match: Match, seat: int, moves: list[int]) -> Any:
    return replace(tried(match, seat, moves), refusal=Refusal("2.2", written("Not today")))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("name", "fault", "sentence"),
    [
        ("is_due", early, "KeyError"),
        ("reveal", deaf, "but the answers come as"),
        ("withdraw", kept, "an answer that waits is not there"),
        ("enter", apart, "a step is not made as one|but the answers come as"),
        ("tried", wary, "a draft refuses a legal move"),
    ],
)
def test_a_fault_of_steps_and_answers_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, fault: Callable[..., Any], sentence: str
) -> None:
    original = getattr(Match, name)
    monkeypatch.setattr(Match, name, lambda *arguments: fault(original, *arguments))
    monkeypatch.setattr(fuzz, "SECRETIVE", 1)
    monkeypatch.setattr(fuzz, "STEPS", 2)
    tally = fuzz.fuzz(Request(CURIA.id, 20, 1), 1, lambda _: None)
    assert any(re.search(sentence, failure.why) for failure in tally.failures)


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzz, "CHUNK", 4)
    request = Request(NAME, 12, 5)
    done: list[int] = []
    alone = fuzz.fuzz(request, 1, done.append)
    together = fuzz.fuzz(request, 2, lambda _: None)
    assert done == [4, 4, 4]
    for tally in (alone, together):
        assert not tally.failures
    assert (alone.moves, alone.endings, alone.longest, alone.fired) == (
        together.moves,
        together.endings,
        together.longest,
        together.fired,
    )


def test_every_other_value_of_every_option_has_its_turn() -> None:
    request = Request(NAME, 0, 1)
    singles = {(option.name, value) for option in GAME.options for value in plans.others(option, 3)}
    games = 2 * plans.VARIED * (len(singles) + len(singles) // (plans.MIXED - 1) + plans.MIXED)
    planned = [
        plans.make_plan(GAME, request, number, plans.rng_of(request, number))
        for number in range(games)
    ]
    three = [plan for plan in planned if plan.players == 3]
    assert len(three) == games // 2
    changed = [plan.options for plan in three if plan.options]
    assert {pair for options in changed for pair in options.items()} >= singles
    assert len(changed) < len(three) / 3


def test_given_options_are_played_and_no_others() -> None:
    request = Request(NAME, 0, 1, players=2, options={"gold_pickup": "chosen"})
    for number in range(40):
        plan = plans.make_plan(GAME, request, number, plans.rng_of(request, number))
        assert (plan.players, plan.options) == (2, {"gold_pickup": "chosen"})


def test_contradicting_options_give_way_to_the_defaults() -> None:
    impossible: dict[str, int | str] = {"gold_total": 6, "start_gold": 99}
    assert plans.settled(GAME, 3, impossible) == {}


# ---- what is told --------------------------------------------------------------------------------


def test_the_summary_tells_what_was_played_and_what_never_fired() -> None:
    result = run("--games", "4", "--jobs", "1", "--players", "3", "--seed", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("4 games, ")
    assert "Longest game: " in result.stdout
    assert "No failures." in result.stdout
    assert "  9.7   It follows from other rules" in result.stdout
    assert "  10.1  no reason given" in result.stdout


def test_the_summary_for_programs_is_one_object() -> None:
    result = run("--games", "2", "--jobs", "1", "--json", "--option", "gold_pickup=chosen")
    told = json.loads(result.stdout)
    assert (told["game"], told["games"], told["seed"], told["failures"]) == (NAME, 2, 1, [])
    assert sum(sum(row.values()) for row in told["endings"].values()) == 2
    assert {"rule", "reason"} == set(told["never_fired"][0])


def test_unreached_rules_are_told_with_their_reasons() -> None:
    unfired = fuzz.never_fired(NAME, set())
    assert "1.1" not in unfired, "notes bind nobody"
    assert unfired["9.7"] != ""
    assert unfired["4.7"] == ""
    assert fuzz.never_fired(NAME, {"9.7"}).keys() == unfired.keys() - {"9.7"}
