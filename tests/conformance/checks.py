"""What must hold of any game at any position: each check returns sentences, none if all is well."""

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import orjson

from conformance.cases import Case
from rubicon.core.contract import Event, Json, Refusal, Rules
from rubicon.core.errors import BadInput
from rubicon.core.fields import field_faults
from rubicon.core.match import Match
from rubicon.core.positions import read_line, read_position, write_line, write_position
from rubicon.core.record import read_record, replay, write_record
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse, read_seen
from rubicon.core.state import CHANCE, EVERYTHING, NO_FIELDS, NOBODY, WATCHER, State
from rubicon.core.values import names_of
from rubicon.core.verbs import Grammar
from toy.finding import find_any

MOST_MOVES = 40
"""Moves looked at in a position, where each costs something."""
MOST_STEPS = 8
"""Moves that are made in a position, to see what everybody is told of them."""
MOST_NUMBERED = 600
"""Moves whose numbers are looked at: all but where there are thousands."""


@lru_cache
def sayable(grammar: Grammar) -> frozenset[int]:
    """Every move that words can express."""
    return frozenset(grammar.universe())


def some(moves: list[int], most: int = MOST_MOVES) -> list[int]:
    """So many at most, evenly from the whole list."""
    return moves[:: 1 + len(moves) // most]


def options_now(state: State, rng: Rng) -> list[int]:
    """Moves that can be applied now: a seat's, or what chance may bring."""
    if state.to_act() == CHANCE:
        return some(state.outcomes()) or [state.sample(rng) for _ in range(4)]
    return some(state.legal())


def clean(value: object) -> str:
    """As bytes on the wire; a view with anything else in it does not pass."""
    return json.dumps(value, sort_keys=True, allow_nan=False)


def wire(value: object) -> bytes:
    """The same quickly, to be compared: views were looked at one by one before."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
    except TypeError:  # a number of more than 64 bits, in a leak that was planted
        return clean(value).encode()


# ---- a position by itself --------------------------------------------------------------------


def stuck(rules: Rules, state: State) -> Iterator[str]:
    """Exactly one of: a seat has moves, chance has outcomes, the game is over."""
    acting, legal = state.to_act(), state.legal()
    if len(set(legal)) != len(legal):
        yield "a move is listed twice"
    if (len(legal) > 0) != (0 <= acting < len(rules.seats)):
        yield f"{len(legal)} moves for seat {acting}"
    if (rules.outcome(state) is not None) != (acting == NOBODY):
        yield "the outcome and the seat to act disagree on whether the game is over"
    if acting == CHANCE:
        yield from bad_chance(rules, state)
    if acting != CHANCE and state.outcomes():
        yield "chance has outcomes although it is not to act"


def bad_chance(rules: Rules, state: State) -> Iterator[str]:
    outcomes = state.outcomes()
    if len(set(outcomes)) != len(outcomes):
        yield "an outcome is listed twice"
    drawn = {state.sample(Rng(seed)) for seed in range(4)}
    if outcomes and not drawn <= set(outcomes):
        yield "sample yields what is not listed"
    for outcome in {*some(outcomes), *drawn}:
        if state.weight(outcome) <= 0:
            yield f"{rules.grammar.words(outcome)} can come up but has no weight"
        if rules.why_not(state, CHANCE, outcome) is not None:
            yield f"chance is refused {rules.grammar.words(outcome)}"


def bad_draws(rules: Rules, state: State, rng: Rng, draws: int = 800) -> Iterator[str]:
    """What is drawn follows the weights; six standard deviations are no accident."""
    outcomes = state.outcomes()
    total = sum(state.weight(outcome) for outcome in outcomes)
    drawn = Counter(state.sample(rng) for _ in range(draws if outcomes else 0))
    for outcome in outcomes:
        p = state.weight(outcome) / total
        if abs(drawn[outcome] - draws * p) > 6 * (draws * p * (1 - p)) ** 0.5 + 1e-9:
            words, came = rules.grammar.words(outcome), drawn[outcome]
            yield f"{words} came {came} times of {draws}, not {draws * p}"


def bad_notation(rules: Rules, state: State) -> Iterator[str]:
    for move in options_now(state, Rng(0)):
        words, fields = rules.grammar.words(move), json.loads(clean(rules.grammar.fields(move)))
        if rules.grammar.parse(words) != move:
            yield f"{words!r} reads back as another move"
        backwards = dict(reversed(fields.items()))
        if (
            rules.grammar.from_fields(fields) != move
            or rules.grammar.from_fields(backwards) != move
        ):
            yield f"{fields} reads back as another move"


def bad_numbers(rules: Rules, state: State) -> Iterator[str]:
    """Whatever can happen now has a number, and no two moves share one."""
    is_chance = state.to_act() == CHANCE
    actions = rules.chances if is_chance else rules.actions
    drawn = {state.sample(Rng(seed)) for seed in range(4)} if is_chance else set()
    owner: dict[int, int] = {}
    for move in some(sorted({*state.legal(), *state.outcomes(), *drawn}), MOST_NUMBERED):
        words = rules.grammar.words(move)
        try:
            number = actions.number(move)
        except BadInput:
            yield f"{words} has no number"
            continue
        other = owner.setdefault(number, move)
        if other != move:
            yield f"{words} and {rules.grammar.words(other)} have the same number"
        if not 0 <= number < actions.size or actions.number(actions.move(number)) != number:
            yield f"the number of {words} leads to another move"
    for number, move in list(owner.items())[:3]:
        if actions.find(number, owner.values()) != move:
            yield f"{rules.grammar.words(move)} is not found by its number"


def bad_positions(rules: Rules, state: State) -> Iterator[str]:
    text, line = clean(write_position(rules, state)), write_line(rules, state)
    if " " in line:
        yield "the line has a space"
    for name, read, written in (("JSON", read_position, text), ("line", read_line, line)):
        try:
            again, found = read(written, find_any)
        except BadInput as error:
            yield f"the position's {name} can't be read back: {error}"
            continue
        if state != found or again.options != rules.options:
            yield f"the position's {name} reads back as another"


def bad_views(rules: Rules, state: State) -> Iterator[str]:
    for seat in (*range(len(rules.seats)), WATCHER):
        view = rules.view(state, seat)
        if json.loads(clean(view)) != view:
            yield f"the view of {seat} changes when it is sent"


COPIES: dict[str, Callable[[State], State]] = {
    "a clone": lambda state: state.clone(),
    "a copy": copy.copy,
    "a deep copy": copy.deepcopy,
    "a pickle": lambda state: pickle.loads(pickle.dumps(state)),
}


def bad_copies(rules: Rules, state: State) -> Iterator[str]:
    """Every copy is equal, tells nothing and leaves the original alone; the turn can be read."""
    original = state.clone()
    original.tell(True)
    before, moves = state.numbers(True), options_now(state, Rng(1))[:1]
    if f" turn {rules.turn(state)}, " not in repr(state):
        yield f"{state!r} does not say which turn it is"
    for name, make in COPIES.items():
        made = make(original)
        if (made, hash(made), made.numbers(True)) != (state, hash(state), before):
            yield f"{name} differs"
        for move in moves:
            made.apply(move)
            if made.told():
                yield f"{name} tells of {rules.grammar.words(move)}"
            if made == state:
                yield f"{name} after {rules.grammar.words(move)} is what it was before"
        if original.numbers(True) != before or original.told():
            yield f"{name} changed the original"


def bad_fields(rules: Rules, state: State) -> Iterator[str]:
    """Every field is declared, and is what it is declared to be."""
    declared = {field.name for field in rules.game.state_fields}
    there = set(names_of(state)) - set(NO_FIELDS)
    if there != declared:
        yield f"declared and there are not the same: {sorted(there ^ declared)}"
    else:
        yield from field_faults(state, rules.game.state_fields)


def shared(rules: Rules, state: State) -> Iterator[str]:
    """A clone and its original leave each other alone."""
    before = clean(rules.position(state))
    for move in options_now(state, Rng(1))[:3]:
        clone, other = state.clone(), state.clone()
        clone.apply(move)
        if clean(rules.position(state)) != before or state != other:
            yield f"{rules.grammar.words(move)} on a clone changed the original"
        after = clean(rules.position(clone))
        other.apply(move)
        if clean(rules.position(clone)) != after or clone != other:
            yield f"{rules.grammar.words(move)} on one clone changed another, or had another effect"


def bad_questions(rules: Rules, state: State) -> Iterator[str]:
    """Those who are asked at once can all answer, in their order, and may always pass."""
    acting, asked = state.to_act(), state.asked()
    out = [seat for seat in range(len(rules.seats)) if state.is_out(seat)]
    if {acting, *asked} & set(out):
        yield "who is out is asked"
    if asked and (acting != asked[0] or len(set(asked)) != len(asked)):
        yield f"{asked} are asked, but {acting} is to act"
    if state.window() and not asked:
        yield "nobody is asked to interrupt"
    if state.has_one_answer() and len(state.legal()) != 1:
        yield f"of {len(state.legal())} moves one is said to be the only one"
    if asked and acting == asked[0]:
        yield from bad_answers(rules, state, asked)
    for move in options_now(state, Rng(2))[:3]:
        after = state.clone()
        after.apply(move)
        if not all(map(after.is_out, out)):
            yield "who was out is not out any more"


def bad_answers(rules: Rules, state: State, asked: list[int]) -> Iterator[str]:
    """Whatever the first has answered, the next is asked the same."""
    known: list[int] | None = None
    for move in [state.passing(), *options_now(state, Rng(3))[:4]]:
        after = state.clone()
        if not state.allows(state.passing()):
            yield "who is asked may not pass"
            return
        after.apply(move)
        if rules.grammar.verb(move).goes_on and after.to_act() == asked[0]:
            if not after.allows(after.passing()):
                yield "who has begun to answer may not pass"
                return
            after.apply(after.passing())
        if len(asked) == 1:
            continue
        if after.to_act() != asked[1] or not set(after.asked()) <= set(asked[1:]):
            yield f"after {asked[0]} of {asked}, {after.to_act()} is to act"
            return
        known = known or after.legal()
        if after.legal() != known:
            yield f"{asked[1]} is asked what depends on the answer of {asked[0]}"


def faults(rules: Rules, state: State) -> list[str]:
    """Everything that a position shows by itself."""
    checks = (
        bad_questions, stuck, bad_fields, bad_notation, bad_numbers, bad_positions, bad_views,
        bad_copies, shared,
    )  # fmt: skip
    return [*rules.check(state), *(fault for check in checks for fault in check(rules, state))]


# ---- a match ---------------------------------------------------------------------------------


def bad_record(match: Match) -> Iterator[str]:
    again = replay(read_record(write_record(match, {})), find_any)
    if again.log != match.log or again.state != match.state:
        yield "the record leads to another match"


def bad_events(case: Case, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        if not event.rules or not set(event.rules) <= case.numbers:
            yield f"event {event.name} cites {event.rules}"
        if not event.text.strip().endswith((".", "!")):
            yield f"event {event.name} is no sentence: {event.text!r}"
        clean(dict(event.fields))


# ---- legal moves and refusals ----------------------------------------------------------------


def bad_refusal(case: Case, refusal: Refusal | None) -> Iterator[str]:
    if refusal is not None:
        if refusal.rule not in case.numbers:
            yield f"there is no rule {refusal.rule}: {refusal.says}"
        if not refusal.sentence().endswith(f"({refusal.rule})."):
            yield f"a refusal without its number: {refusal.sentence()}"
        clean(refusal.json())


def disagreements(case: Case, state: State, universe: list[int], others: int) -> Iterator[str]:
    """`legal` is what `why_not` does not refuse; nobody else may do anything.

    The universe may be a part of it. For the others, only every so many moves are tried.
    """
    rules, acting = case.rules, state.to_act()
    allowed = set(state.outcomes() if acting == CHANCE else state.legal())
    unlisted = acting == CHANCE and not allowed
    if not allowed <= sayable(rules.grammar):
        yield "a legal move is not in the universe"
    legal = set(state.legal())
    for move in {*some(sorted(legal)), *some(universe)}:
        if state.allows(move) != (move in legal):
            yield f"{rules.grammar.words(move)} is allowed or listed, but not both"
    for seat in (CHANCE, *range(len(rules.seats))):
        expected = allowed if seat == acting else set()
        judged = {*universe, *some(sorted(expected))} if seat == acting else universe[::others]
        for move in judged:
            refusal = rules.why_not(state, seat, move)
            if (refusal is None) != (move in expected) and not (unlisted and state.weight(move)):
                what = refusal.sentence() if refusal else "it is allowed"
                yield f"seat {seat}, {rules.grammar.words(move)}: {what}"
            yield from bad_refusal(case, refusal)


# ---- the certificate that nothing leaks ------------------------------------------------------


def picture(
    rules: Rules, state: State, seat: int, asked: list[int]
) -> tuple[bytes, list[Refusal | None]]:
    """All that a seat or a watcher is ever sent of a position, as bytes, and what he is refused."""
    outcome = rules.outcome(state)
    shown: Json = {
        "view": rules.view(state, seat),
        "acting": state.to_act(),
        "asked": [state.asked(), state.window(), state.passing(), state.has_one_answer()],
        "out": [state.is_out(other) for other in range(len(rules.seats))],
        "prompt": rules.prompt(state, seat).json(),
        "context": rules.context(state, seat),
        "rule": rules.relevant_rule(state, seat),
        "hints": rules.hints(state, seat),
        "outcome": None if outcome is None else [outcome.text, outcome.payoffs],
    }
    refusals = [rules.why_not(state, seat, move) for move in asked] if seat >= 0 else []
    if state.to_act() == seat >= 0:
        shown["legal"] = legal = state.legal()
        shown["odds"] = [odds_of(rules, state, seat, move) for move in some(legal)]
    return wire(shown), refusals


def odds_of(rules: Rules, state: State, seat: int, move: int) -> Any:
    odds = rules.odds(state, seat, move)
    return odds and [odds.json(), [str(one) for one in odds.sentences()], str(odds.success)]


def worlds(rules: Rules, state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Positions that somebody could be in who comes upon one, imagined from what he was sent."""
    sent = clean(glimpse(rules, state, seat).record())
    while True:
        yield rules.imagine(read_seen(rules, json.loads(sent))).draw(rng)


def leaks(rules: Rules, state: State, asked: list[int], rng: Rng, count: int = 4) -> Iterator[str]:
    """How a seat could tell the position from another that it could be in."""
    steps = [Step(rules, state, move) for move in neighbours(options_now(state, Rng(0)), rng)]
    for seat in (*range(len(rules.seats)), WATCHER):
        seen = picture(rules, state, seat, asked)
        for world in islice(worlds(rules, state, seat, rng), count):
            if rules.check(world):
                yield f"{seat} imagines a world that can't be: {rules.check(world)}"
            elif picture(rules, world, seat, asked) != seen:
                yield f"{seat} can tell the position from another"
            else:
                yield from telling_events(steps, world, seat)
        yield from bad_masks(steps, seat)


def neighbours(moves: list[int], rng: Rng) -> list[int]:
    """Some moves that are listed side by side, from anywhere in the list: the most alike."""
    first = rng.below(max(1, len(moves) - MOST_STEPS + 1))
    return moves[first : first + MOST_STEPS]


class Step:
    """A move that is made, and what everybody sees and hears of it; each is worked out once."""

    def __init__(self, rules: Rules, state: State, move: int) -> None:
        self.rules, self.state, self.move, self.acting = rules, state, move, state.to_act()
        self.after = state.clone()
        self.after.tell(True)
        self.after.apply(move)
        self.told = self.after.told()
        self.after.tell(False)
        self.views: dict[int, bytes] = {}

    def view(self, seat: int) -> bytes:
        """The view after it."""
        if seat not in self.views:
            self.views[seat] = wire(self.rules.view(self.after, seat))
        return self.views[seat]

    def all_views(self) -> bytes:
        """Every seat's."""
        return b"".join(map(self.view, range(len(self.rules.seats))))

    def ply(self, seat: int) -> list[int]:
        """The move as it was seen, and the events as they were told."""
        heard = self.rules.told_as(self.told, seat)
        return [self.acting, self.state.seen_as(self.move, seat), *heard]

    def words(self, seat: int) -> bytes:
        """All that somebody is told of it."""
        rules, move = self.rules, self.move
        events = rules.events(self.told, seat)
        said = [rules.words_for(self.acting, move, seat), rules.fields_for(self.acting, move, seat)]
        texts = ([event.text, dict(event.fields)] for event in events)
        return wire([self.ply(seat), said, *texts])


def telling_events(steps: list[Step], world: State, seat: int) -> Iterator[str]:
    """What is another's secret must not be told; what all may know and views forget may be."""
    shown: dict[bytes, tuple[bytes, bytes]] = {}
    both = set(world.outcomes() or world.legal())
    for step in steps:
        words, mine = step.words(seat), step.view(seat)
        known, before = shown.setdefault(mine, (step.all_views(), words))
        if words != before and step.all_views() != known:
            yield f"{seat} is told another's secret: {words.decode()}"
        if step.move in both:
            other = Step(step.rules, world, step.move)
            if mine == other.view(seat) and words != other.words(seat):
                told = words.decode()
                yield f"{seat} is told what differs in a world that looks the same: {told}"


def bad_masks(steps: list[Step], seat: int) -> Iterator[str]:
    """What is seen of a move is the move or none, and tells enough to follow the view."""
    after = dict[bytes, bytes]()
    for step in steps:
        rules, state, move, told = step.rules, step.state, step.move, step.told
        words = rules.grammar.words(move)
        seen, heard = state.seen_as(move, seat), rules.told_as(told, seat)
        if seen != move and (step.acting == seat or seen in sayable(rules.grammar)):
            yield f"{seat} takes {words} for another move"
        if state.seen_as(move, EVERYTHING) != move or rules.told_as(told, EVERYTHING) != told:
            yield f"not even who sees everything sees {words}"
        if rules.told_as(heard, seat) != heard or len(heard) != len(told):
            yield f"{seat} hears another story when {words} is told again"
        if after.setdefault(wire(step.ply(seat)), step.view(seat)) != step.view(seat):
            yield f"{seat} sees more of {words} in the view than in the story"


def other_worlds(rules: Rules, state: State, rng: Rng, count: int = 4) -> set[int]:
    """The seats that imagine a world other than the true one."""
    return {
        seat
        for seat in range(len(rules.seats))
        for world in islice(worlds(rules, state, seat, rng), count)
        if state != world
    }
