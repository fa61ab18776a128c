"""What must be true of every game, whatever is played: each check raises a Fault if it is not."""

import json
from itertools import chain

from rubicon.core.contract import Game, Refusal, Rules, seat_name
from rubicon.core.errors import BadInput
from rubicon.core.fields import field_faults
from rubicon.core.match import Match
from rubicon.core.positions import read_line, read_position, write_line, write_position
from rubicon.core.record import read_record, replay, write_record
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, WATCHER, State
from rubicon.native.worlds import Worlds


class Fault(Exception):
    """Something that must not happen, in one sentence."""


def demand(holds: bool, why: str) -> None:
    """Raise a Fault unless it holds."""
    if not holds:
        raise Fault(why)


class Vocabulary:
    """Every move that can be said under some rules, by kind: its verb."""

    def __init__(self, rules: Rules) -> None:
        self.grammar = rules.grammar
        verb, by_kind = rules.grammar.layout.verb, dict[int, list[int]]()
        for move in rules.grammar.universe():
            by_kind.setdefault(verb.of(move), []).append(move)
        self.by_kind = list(by_kind.values())
        self.moves = frozenset(chain.from_iterable(self.by_kind))

    def any(self, rng: Rng) -> int:
        """A move of any kind, rare kinds as likely as frequent ones."""
        moves = self.by_kind[rng.below(len(self.by_kind))]
        return moves[rng.below(len(moves))]

    def near(self, move: int, rng: Rng) -> int:
        """A move with one field changed; the same move, if that can't be said."""
        verb = self.grammar.verb(move)
        if not verb.fields:
            return move
        values, place = list(verb.values(move)), rng.below(len(verb.fields))
        others = verb.fields[place].kind.values
        values[place] = others[rng.below(len(others))]
        other = self.grammar.pack(verb, tuple(values))
        return other if other in self.moves else move


# ---- at every step -------------------------------------------------------------------------------


def check_position(rules: Rules, state: State) -> None:
    """Fields keep to their ranges, nothing is lost, and there is an outcome just at the end."""
    complaints = [*field_faults(state, rules.game.state_fields), *rules.check(state)]
    demand(not complaints, "; ".join(complaints))
    outcome = rules.outcome(state)
    if state.to_act() != NOBODY:
        demand(outcome is None, "there is an outcome although the game goes on")
        return
    demand(outcome is not None, "the game is over without an outcome")
    assert outcome is not None
    demand(
        rules.game.endings.get(outcome.reason) == outcome.rule,
        f"the game ends by {outcome.reason!r} ({outcome.rule}), which is not one of its endings",
    )
    shares = tuple(state.payoff(seat) for seat in range(len(rules.seats)))
    demand(shares == outcome.payoffs, "the outcome and the payoffs disagree")


def check_choices(state: State, legal: list[int], vocabulary: Vocabulary) -> None:
    """Somebody who is to act has moves, each once, each of which can be said; nobody else has."""
    seat = state.to_act()
    if seat in (CHANCE, NOBODY):
        demand(not legal, "there are legal moves although no seat is to act")
    else:
        demand(bool(legal), "the seat to act has no legal move")
    if seat == CHANCE:
        outcomes = state.outcomes()
        demand(len(set(outcomes)) == len(outcomes), "an outcome of chance is listed twice")
        demand(all(map(state.weight, outcomes)), "an outcome that can't happen is listed")
    demand(len(set(legal)) == len(legal), "a legal move is listed twice")
    unsaid = [move for move in legal if move not in vocabulary.moves]
    demand(not unsaid, f"the legal moves {unsaid} are not in the universe")


def check_numbers(rules: Rules, state: State, moves: list[int]) -> None:
    """Every move of a seat, or outcome of chance, has a number of its own that leads back to it."""
    actions = rules.chances if state.to_act() == CHANCE else rules.actions
    try:
        numbers = actions.numbers(moves)
    except BadInput as error:
        raise Fault(str(error)) from None
    demand(len(set(numbers)) == len(numbers), "two moves have the same number")
    for move, number in zip(moves, numbers, strict=True):
        if not 0 <= number < actions.size:
            raise Fault(f"the number {number} of {rules.grammar.words(move)!r} is out of range")
        back = actions.move(number)
        if back != move and actions.number(back) != number:
            raise Fault(f"the number {number} of {rules.grammar.words(move)!r} is not its own")


def check_refusal(
    rules: Rules, state: State, seat: int, move: int, legal: list[int]
) -> Refusal | None:
    """`why_not` lets a move pass exactly when it is legal; what it said is returned."""
    acting = state.to_act()
    if acting == CHANCE:
        allowed = seat == CHANCE and state.weight(move) > 0
    else:
        allowed = seat == acting and move in legal
    refusal = rules.why_not(state, seat, move)
    if (refusal is None) != allowed:
        verdict = "passes" if refusal is None else f"refuses ({refusal.sentence()})"
        raise Fault(
            f"why_not {verdict} {rules.grammar.words(move)!r} of {seat_name(rules, seat)}, "
            f"which is {'' if allowed else 'not '}legal"
        )
    return refusal


# ---- at some steps -------------------------------------------------------------------------------


def check_round_trips(rules: Rules, state: State, moves: list[int]) -> None:
    """A position survives JSON and its line, and moves survive words and fields."""
    written = json.loads(json.dumps(rules.position(state)))
    demand(state == rules.from_position(written), "the position changes by way of JSON")
    demand(state == rules.from_line(rules.line(state)), "the position's line changes it")
    for move in moves:
        words = rules.grammar.words(move)
        demand(rules.grammar.parse(words) == move, f"the words {words!r} mean another move")
        fields = json.loads(json.dumps(rules.grammar.fields(move)))
        demand(
            rules.grammar.from_fields(fields) == move, f"the fields of {words!r} mean another move"
        )


def check_sentences(rules: Rules, state: State) -> set[str]:
    """There is a prompt, and hints can be sent; the numbers of the rules they name are returned."""
    demand(bool(rules.prompt(state)), "there is no prompt")
    hints = json.loads(json.dumps(rules.hints(state, WATCHER)))
    return {rules.relevant_rule(state), *(warning["rule"] for warning in hints["warnings"])}


def check_world(worlds: Worlds, state: State, move: int) -> None:
    """Native code offers the same moves, and the move leads it to the same position."""
    world, after = worlds.of(state), state.clone()
    demand(world.to_act() == state.to_act(), "native code has another seat to act")
    demand(world.legal() == state.legal(), "native code offers other moves")
    world.apply(move)
    after.apply(move)
    demand(world.numbers() == after.numbers(True), "native code leads to another position")


def check_clone(rules: Rules, state: State, move: int) -> None:
    """What happens to a copy does not happen to the position; odds are odds."""
    before, copy = rules.line(state), state.clone()
    demand(state == copy, "a clone differs from its original")
    seat = state.to_act()
    odds = rules.odds(state, seat, move) if seat != CHANCE else None
    if odds is not None:
        demand(
            0 <= odds.success <= 1, f"the odds of {rules.grammar.words(move)!r} are {odds.success}"
        )
    copy.apply(move)
    demand(
        rules.line(state) == before,
        f"{rules.grammar.words(move)!r} on a clone changes the original",
    )


def check_views(match: Match, rng: Rng) -> None:
    """An imagined world looks to its viewer as the true one does."""
    rules = match.rules
    for seat in range(len(rules.seats)):
        seen = match.seen(seat)
        world = rules.imagine(seen).draw(rng)
        demand(
            rules.view(world, seat) == seen.view, f"{rules.seats[seat]} imagines what he can't see"
        )


def check_undo(match: Match) -> None:
    """Undo takes back nothing of chance's or of another seat's will, and redo restores it all."""
    for seat in range(len(match.rules.seats)):
        log, state = list(match.log), match.state
        try:
            removed = match.undo(seat)
        except BadInput:
            last = log[-1] if log else None
            own = last is not None and last.seat == seat and not last.forced
            hidden = not match.rules.open_information
            demand(hidden or not own, f"{match.rules.seats[seat]} can't undo his own last move")
            continue
        for entry in removed:
            demand(entry.seat != CHANCE, "undo crosses a draw")
            demand(entry.seat == seat or entry.forced, "undo crosses a decision of another seat")
        match.redo(seat)
        demand(match.log == log, "redo does not restore the log")
        demand(match.state == state, "redo does not restore the position")


# ---- at the end ----------------------------------------------------------------------------------


def check_fold(match: Match) -> None:
    """The log alone leads to the same position."""
    folded = match.at(len(match.log))
    demand(folded == match.state, "the log folds into another position")


def check_record(match: Match, game: Game) -> None:
    """A record played again is the same match, and the full forms of a position are read back."""
    text = write_record(match, {})
    again = replay(read_record(text), lambda _: game)
    demand(again.log == match.log, "the record plays another log")
    demand(again.state == match.state, "the record leads to another position")
    demand(write_record(again, {}) == text, "the record is written differently the second time")
    whole = json.dumps(write_position(match.rules, match.state))
    line = write_line(match.rules, match.state)
    for rules, state in (read_position(whole, lambda _: game), read_line(line, lambda _: game)):
        demand(rules.options == match.rules.options, "a written position loses its options")
        demand(state == match.state, "a written position is read differently")
