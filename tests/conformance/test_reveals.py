"""What is declared of moves is true: which kinds show nothing, and who has only one answer.

In small positions all worlds of everybody are listed, and the question is decided exactly.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from conformance.cases import SECRETIVE, Case
from conformance.checks import some
from conformance.profiles import LONG
from conformance.small import SMALL, Position, small, viewers, worlds
from conformance.test_random_play import positions
from rubicon.core import undo
from rubicon.core.contract import Rules
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, glimpse
from rubicon.core.state import CHANCE, State
from rubicon.registry import find_game
from toy.curia import Curia

POSITIONS = 4000 if LONG else 300
MOVES = 3
"""Looked at in a position."""
MOST_WORLDS = 800
SAMPLED = 6
"""Worlds that are drawn for a viewer, where they are too many to list."""
PLEASE = 30
"""Positions of a kind that there must be at least: otherwise little is proved."""


@pytest.fixture(autouse=True)
def larger_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here is time to look at more worlds than at a table."""
    monkeypatch.setattr(undo, "MOST_WORLDS", MOST_WORLDS)
    monkeypatch.setattr(undo, "MOST_TRIES", 400_000)


# ---- kinds that show nothing ---------------------------------------------------------------------


def false_declarations(some_positions: Iterator[Position], proved: Counter[str]) -> Iterator[str]:
    """Moves that tell somebody something although their kind is declared to show nothing."""
    for rules, state in some_positions:
        quiet = [move for move in state.legal() if not rules.grammar.verb(move).reveals]
        for move in some(quiet)[:MOVES]:
            try:
                told = undo.tells_anybody(rules, state, move)
            except undo.TooMany:
                continue
            name = rules.grammar.verb(move).name
            proved[name] += 1
            if told:
                yield f"{rules.grammar.words(move)} tells somebody something"


@pytest.mark.parametrize("game", SMALL)
def test_a_kind_that_is_declared_to_show_nothing_shows_nothing(game: str) -> None:
    proved = Counter[str]()
    assert list(false_declarations(small(game, POSITIONS), proved)) == []
    rules = next(iter(small(game, 1)))[0]
    quiet = {verb.name for verb in rules.grammar.verbs if not (verb.reveals or verb.by_chance)}
    assert set(proved) == quiet
    assert all(number >= PLEASE for number in proved.values())


def test_every_game_with_secrets_has_small_positions() -> None:
    assert set(SMALL) == {case.rules.game.id for case in SECRETIVE}


@pytest.mark.parametrize(
    ("game", "verb"),
    [("curia", "look"), ("curia", "seal"), ("curia", "bid"), ("triumvirate", "play"),
     ("triumvirate", "pledge")],
)  # fmt: skip
def test_a_false_declaration_is_found(game: str, verb: str) -> None:
    def spoilt() -> Iterator[Position]:
        for rules, state in small(game, 200):
            grammar = rules.grammar
            quiet = {
                code: replace(one, reveals=one.reveals and one.name != verb)
                for code, one in grammar.by_code.items()
            }
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(grammar, "by_code", quiet)
                yield rules, state

    assert next(false_declarations(spoilt(), Counter()), None) is not None


# ---- who has only one answer ---------------------------------------------------------------------


def thought_of(rules: Rules, state: State, viewer: int, rng: Rng) -> tuple[list[State], bool]:
    """The worlds of a viewer, and whether these are all."""
    found = worlds(rules, state, viewer, MOST_WORLDS)
    if found is not None:
        return found, True
    imagination = rules.imagine(glimpse(rules, state, viewer))
    return [imagination.draw(rng) for _ in range(SAMPLED)], False


def untrue_answers(
    some_positions: Iterator[Position], proved: Counter[tuple[str, bool]]
) -> Iterator[str]:
    """Where `has_one_answer` is not what all who look on know."""
    rng = Rng(2)
    for rules, state in some_positions:
        if state.to_act() < 0:
            continue
        verb = rules.grammar.verb(state.legal()[0])
        said, name = state.has_one_answer(), verb.name
        thoughts = [thought_of(rules, state, viewer, rng) for viewer in viewers(rules)]
        every = [world for found, _ in thoughts for world in found]
        if any(world.has_one_answer() != said for world in every):
            yield f"{name}: who has one answer depends on a secret"
        is_known = all(len(world.legal()) == 1 for world in every)
        if said and not is_known:
            yield f"{name}: not all know that there is one answer"
        if all(whole for _, whole in thoughts):
            proved[name, said] += 1
            # The end of a turn is said by whoever had it, also when nothing else is left.
            if is_known and not said and not verb.ends_turn:
                yield f"{name}: all know that there is one answer, and still it is asked"


@pytest.mark.parametrize("game", SMALL)
def test_who_has_one_answer_is_what_all_know(game: str) -> None:
    proved = Counter[tuple[str, bool]]()
    assert list(untrue_answers(small(game, POSITIONS), proved)) == []
    assert sum(number for (_, said), number in proved.items() if said) >= PLEASE
    assert sum(number for (_, said), number in proved.items() if not said) >= PLEASE


@pytest.mark.parametrize("case", SECRETIVE[::2], ids=str)
def test_so_it_is_in_any_game(case: Case) -> None:
    some_positions = islice(positions(case, 5), 0, 400, 7)
    assert list(untrue_answers(((case.rules, s) for s in some_positions), Counter())) == []


def test_an_answer_that_is_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_choice(s: Curia) -> bool:
        return s.to_act() >= 0 and len(s.legal()) == 1

    monkeypatch.setattr(Curia, "has_one_answer", no_choice)
    found = list(untrue_answers(small("curia", 150), Counter()))
    assert any("depends on a secret" in fault for fault in found)


def test_a_question_with_one_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curia, "has_one_answer", lambda _: False)
    found = list(untrue_answers(small("curia", 100), Counter()))
    assert any("and still it is asked" in fault for fault in found)


# ---- what can be taken back at a table -----------------------------------------------------------

MATCHES = 40 if LONG else 3
PLIES = 160
EVIDENCE = 12
"""Worlds of the rival in which a card is looked for that would have been played like this."""


def told_the_rival(rules: Rules, seen: Seen, before: State, move: int, rng: Rng) -> bool:
    """Whether a rival who saw all this can rule out a world that he held possible before."""
    imagination, after = rules.imagine(seen), undo.applied(before, move)
    view = rules.view(after, seen.viewer)
    return any(
        not any(
            rules.view(undo.applied(world, other), seen.viewer) == view for other in world.legal()
        )
        for world in (imagination.draw(rng) for _ in range(EVIDENCE))
    )


def test_no_card_that_told_the_rival_something_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the limits of a table, not those of these tests."""
    monkeypatch.undo()
    rules = find_game("triumvirate").rules(2, {}, None, "")
    told = undone = quiet = 0
    for seed in range(MATCHES):
        match, rng = Match(rules), Rng(seed)
        for _ in range(PLIES):
            seat = match.state.to_act()
            if seat == CHANCE:
                match.play(CHANCE, match.state.sample(rng))
                continue
            moves, before, seen = match.state.legal(), match.state.clone(), match.seen(1 - seat)
            move = moves[rng.below(len(moves))]
            match.play(seat, move)
            if rules.grammar.verb(move).name != "play":
                continue
            if told_the_rival(rules, seen, before, move, rng):
                told += 1
                undone += match.floor(seat).ply < len(match.log) and match.can_undo(seat)
            else:
                quiet += 1
    assert undone == 0
    assert told > 25 * MATCHES
    assert quiet + told > 30 * MATCHES
