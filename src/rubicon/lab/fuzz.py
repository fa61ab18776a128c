"""Fuzzing: random games by the thousand, in which everything that must be true is looked at.

A game that breaks something is stopped and kept as a record, and the others go on.
"""

import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import TypeVar

from rubicon.core.contract import Event, Game, Rules
from rubicon.core.errors import IllegalMove
from rubicon.core.match import Match, Told
from rubicon.core.record import write_record
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.lab import steps, watch
from rubicon.lab.explore import find_opening
from rubicon.lab.manners import seat_manners
from rubicon.lab.plans import Plan, Request, make_plan, rng_of
from rubicon.native.worlds import worlds_of
from rubicon.registry import find_game
from rubicon.rulebook import find_document, load_rulebook

STRANGERS = 4
"""One of this many is tried by a seat that is not to act, or by chance."""
SAMPLED = 40
"""At one step in this many the position is written, read and cloned."""
SAMPLED_THOROUGHLY = 4
"""The same in the games that go through the slow checks too."""
LONG = 200
"""After this many plies these steps get rarer, and again after as many more."""
SECRETIVE = 5
"""At one in this many of them undo and views are tried, in a game with secrets; and one step of two
moves in this many is made there. All of it imagines many worlds."""
TOGETHER = 2
"""One question to several seats in this many is answered as at a table, in any order."""
STEPS = 12
"""One move in this many is made as a step, with the next one if that is the same seat's."""
CHUNK = 50
"""Games handed to a process at a time."""
MOST_FAILURES = 100
"""After this many failures a run stops: more would show nothing new."""
REASON = re.compile(r"^\|\s*(\d+(?:\.\d+)+)\s*\|\s*(.+?)\s*\|\s*$", re.MULTILINE)

T = TypeVar("T")
Note = Callable[[Rules, int, list[Event]], None]
"""Is told of each move that is made, and of its events."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke something."""

    number: int
    why: str
    record: str


@dataclass(slots=True)
class Tally:
    """What came of some games."""

    games: int = 0
    moves: int = 0
    endings: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By number of players and reason."""
    longest: tuple[int, int] = (0, 0)
    """Plies, and minus the game's number: of several the first counts."""
    slowest: tuple[float, int] = (0.0, 0)
    """Milliseconds of a processor for the play alone, and minus the game's number."""
    slowest_check: tuple[float, int] = (0.0, 0)
    """The same with all checks."""
    fired: set[str] = field(default_factory=set)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.moves += other.moves
        self.endings += other.endings
        self.longest = max(self.longest, other.longest)
        self.slowest = max(self.slowest, other.slowest)
        self.slowest_check = max(self.slowest_check, other.slowest_check)
        self.fired |= other.fired
        self.failures = sorted([*self.failures, *other.failures], key=lambda f: f.number)


# ---- one game ------------------------------------------------------------------------------------


class Shelf:
    """A game's settled rules with their vocabulary; the defaults are wanted often and kept."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: dict[int, tuple[Rules, watch.Vocabulary]] = {}

    def settled(self, plan: Plan) -> tuple[Rules, watch.Vocabulary]:
        """The rules that a plan plays under."""
        if plan.options:
            return self.settle(plan)
        if plan.players not in self.kept:
            self.kept[plan.players] = self.settle(plan)
        return self.kept[plan.players]

    def settle(self, plan: Plan) -> tuple[Rules, watch.Vocabulary]:
        rules = self.game.rules(plan.players, plan.options, None, "")
        return rules, watch.Vocabulary(rules)


class FuzzedGame:
    """A game under observation."""

    def __init__(self, shelf: Shelf, plan: Plan, rng: Rng, note: Note | None = None) -> None:
        self.note = note
        self.game = shelf.game
        self.plan = plan
        self.rng = rng
        self.rules, self.vocabulary = shelf.settled(plan)
        self.match = Match(self.rules)
        self.worlds = worlds_of(self.rules)
        """Native code, where there is some: it has to agree."""
        self.manners = seat_manners(plan.manner, plan.players)
        self.fired = set(self.rules.standing_rules)
        self.cited: set[str] = set()
        """Rules that prompts and hints name: they must exist, but nothing came of them."""
        self.past: list[list[int]] = []
        """The legal moves of all steps so far: what may be no longer legal, or still."""
        self.playing = ""
        self.opening: list[int] = []
        """Moves and draws that are played first."""

    def run(self) -> None:
        """Play to the end; a Fault, or whatever the rules raise, at the first thing wrong."""
        match, rules = self.match, self.rules
        if self.plan.explored:
            self.opening = find_opening(rules, self.rng)
        watch.check_position(rules, match.state)
        while match.state.to_act() != NOBODY:
            demand_end(rules, len(match.log))
            self.step()
            watch.check_position(rules, match.state)
        self.look_at_refusals([])
        watch.check_choices(match.state, match.state.legal(), self.vocabulary)
        watch.check_fold(match)
        if self.plan.thorough:
            watch.check_record(match, self.game)
        known = load_rulebook(self.game.id).paragraphs
        unknown = sorted((self.fired | self.cited).difference(known))
        watch.demand(not unknown, f"rules are cited that there are not: {', '.join(unknown)}")

    def step(self) -> None:
        """One move or draw, with all that is checked before it."""
        state, rng, planned = self.match.state, self.rng, len(self.match.log) < len(self.opening)
        legal = state.legal()
        watch.check_choices(state, legal, self.vocabulary)
        self.look_at_refusals(legal)
        if state.asked() and not planned and rng.below(TOGETHER) == 0:
            self.hear(steps.answer_all(self.match, self.manners, rng))
            return
        seat = state.to_act()
        if planned:
            move = self.opening[len(self.match.log)]
        elif seat == CHANCE:
            move = state.sample(rng)
        else:
            move = self.manners[seat].choose(self.rules, state, legal, rng)
        watch.check_numbers(self.rules, state, legal or state.outcomes() or [move])
        if rng.below(self.rarity()) == 0:
            self.look_closely(move)
        self.playing = f"{self.rules.grammar.words(move)!r} is played"
        try:
            if self.makes_step(seat, planned):
                self.hear(steps.step_of_two(self.match, self.manners, rng, move))
            else:
                told = self.match.play(seat, move)
                self.hear([(self.match.log[-1], told)])
        except IllegalMove as error:
            raise watch.Fault(f"why_not refuses a legal move: {error}") from None
        self.playing = ""
        if legal:
            self.past.append(legal)

    def makes_step(self, seat: int, planned: bool) -> bool:
        """Whether a move is made as a step, with the next one."""
        if seat == CHANCE or planned or self.match.state.asked():
            return False
        return self.rng.below(STEPS * (1 if self.rules.open_information else SECRETIVE)) == 0

    def hear(self, entered: Iterable[Told]) -> None:
        """Note the rules that were brought into play."""
        for entry, told in entered:
            events = self.rules.events(told, EVERYTHING)
            for event in events:
                self.fired.update(event.rules)
            if self.note is not None:
                self.note(self.rules, entry.move, events)

    def rarity(self) -> int:
        """Some steps are looked at closely; fewer in a long match, which repeats itself."""
        usual = SAMPLED_THOROUGHLY if self.plan.thorough else SAMPLED
        return usual * (1 + len(self.match.log) // LONG)

    def look_at_refusals(self, legal: list[int]) -> None:
        """Judge a few moves: any that can be said, one that was legal, one beside a legal one."""
        rng, state, vocabulary = self.rng, self.match.state, self.vocabulary
        judged = [vocabulary.any(rng)]
        if self.past:
            judged.append(any_of(any_of(self.past, rng), rng))
        if legal:
            judged.append(vocabulary.near(any_of(legal, rng), rng))
        for move in judged:
            seat = state.to_act()
            if seat == NOBODY or rng.below(STRANGERS) == 0:
                seat = any_of([CHANCE, *range(self.plan.players)], rng)
            refusal = watch.check_refusal(self.rules, state, seat, move, legal)
            if refusal is not None:
                self.fired.add(refusal.rule)

    def look_closely(self, move: int) -> None:
        """The checks that are too slow for every step."""
        rules, state = self.rules, self.match.state
        watch.check_round_trips(rules, state, [move, self.vocabulary.any(self.rng)])
        self.cited |= watch.check_sentences(rules, state)
        watch.check_clone(rules, state, move)
        if self.worlds is not None:
            watch.check_world(self.worlds, state, move)
        # Where there are secrets, both imagine many worlds.
        if self.plan.thorough and (rules.open_information or self.rng.below(SECRETIVE) == 0):
            watch.check_views(self.match, self.rng)
            watch.check_undo(self.match)


def any_of(items: Sequence[T], rng: Rng) -> T:
    """One of them."""
    return items[rng.below(len(items))]


def demand_end(rules: Rules, plies: int) -> None:
    """No game may go on for ever."""
    watch.demand(plies < rules.max_plies, f"the game is not over after {plies} plies")


def play_game(shelf: Shelf, request: Request, number: int, note: Note | None = None) -> Tally:
    """Play one game of a run and tell what came of it."""
    rng = rng_of(request, number)
    plan = make_plan(shelf.game, request, number, rng)
    began = process_time()
    fuzzed = FuzzedGame(shelf, plan, rng, note)
    tally = Tally(games=1)
    try:
        fuzzed.run()
    # Any exception of the rules is a finding, and the other games are still played.
    except Exception as error:
        tally.failures.append(failure(request, fuzzed, error))
    else:
        outcome = fuzzed.rules.outcome(fuzzed.match.state)
        tally.endings[plan.players, outcome.reason if outcome else ""] += 1
    tally.moves = len(fuzzed.match.log)
    tally.longest = (tally.moves, -number)
    tally.slowest_check = ((process_time() - began) * 1000, -number)
    tally.slowest = (time_play(fuzzed.match), -number)
    tally.fired = fuzzed.fired
    return tally


def time_play(match: Match) -> float:
    """Milliseconds that the moves themselves take: listing what is legal, and playing."""
    state = match.first.clone()
    began = process_time()
    for entry in match.log:
        state.legal()
        state.apply(entry.move)
    return (process_time() - began) * 1000


def failure(request: Request, fuzzed: FuzzedGame, error: Exception) -> Failure:
    """What broke, with the record of the game so far."""
    why, trace = str(error), ""
    if not isinstance(error, watch.Fault):
        when = f" when {fuzzed.playing}" if fuzzed.playing else ""
        why = f"{type(error).__name__}{when}: {error}"
        trace = "".join(traceback.format_exception(error))
    comment = [
        f"Found by fuzzing, in game {fuzzed.plan.number} of seed {request.seed}:",
        *why.splitlines(),
        *trace.splitlines(),
    ]
    try:
        record = write_record(fuzzed.match, {})
    # The words may be what is broken: then the bare numbers have to do.
    except Exception as broken:
        record = "".join(f"{entry.seat} {entry.move}\n" for entry in fuzzed.match.log)
        comment.append(f"No record can be written ({broken}); these are seats and move numbers.")
    first, _, rest = record.partition("\n")
    notes = "".join(f"# {line}\n" for line in comment)
    return Failure(fuzzed.plan.number, why, f"{first}\n{notes}{rest}")


# ---- many games ----------------------------------------------------------------------------------


def play_chunk(request: Request, numbers: range) -> Tally:
    """Some games of a run, in whatever process."""
    shelf = Shelf(find_game(request.game))
    tally = Tally()
    for number in numbers:
        tally.add(play_game(shelf, request, number))
    return tally


def fuzz(request: Request, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play all games of a run; `progress` is told of games as they are done."""
    chunks = [
        range(first, min(first + CHUNK, request.games)) for first in range(0, request.games, CHUNK)
    ]
    total = Tally()
    for tally in (
        in_processes(request, chunks, jobs)
        if jobs > 1
        else (play_chunk(request, chunk) for chunk in chunks)
    ):
        total.add(tally)
        progress(tally.games)
        if len(total.failures) >= MOST_FAILURES:
            break
    return total


def in_processes(request: Request, chunks: list[range], jobs: int) -> Iterator[Tally]:
    """The tallies of all chunks, as they come in."""
    # Spawned, not forked: a progress bar has threads, and they do not survive a fork.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Tally]] = {pool.submit(play_chunk, request, part) for part in chunks}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# ---- what is left to say -------------------------------------------------------------------------


def never_fired(game: str, fired: set[str]) -> dict[str, str]:
    """The rules that no game brought into play, each with the reason given for that, or ''."""
    reasons = dict(REASON.findall(find_document(game, "fuzzing.md") or ""))
    return {
        number: reasons.get(number, "")
        for number in load_rulebook(game).binding()
        if number not in fired
    }


def keep(folder: Path, name: str, text: str) -> Path:
    """Write a file under a name that is not taken."""
    folder.mkdir(parents=True, exist_ok=True)
    for count in range(1, 1_000_000):
        path = folder / f"{name}{f'-{count}' if count > 1 else ''}.txt"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"There are too many files like {name} in {folder}.")
