"""A match: its log is the truth, its state the fold of it. Every move enters through one door.

Undo reaches back to the last moment at which another seat decided or something hidden or random was
revealed; that is read off the log, never declared by a game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rubicon.core.contract import Rules, seat_name
from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.luck import SharedLuck
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, Witness, glimpse
from rubicon.core.state import CHANCE, NOBODY, State

WORLDS_COMPARED = 16
"""Imagined worlds in which a move is tried, to see whether it told anybody something."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log: who, what, and whether there was nothing else to do."""

    seat: int
    move: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Floor:
    """How far back a seat may undo, and why not further."""

    ply: int
    why: str


class Match:
    """A game under way."""

    def __init__(self, rules: Rules, start: State | None = None) -> None:
        self.rules = rules
        self.first = rules.start() if start is None else start.clone()
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        self.state = self.first.clone()
        self.witnesses: dict[int, Witness] = {}

    # ---- the door ----------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> list[int]:
        """Make a move, or say why not. Chance outcomes come through here too, as seat CHANCE.

        What the state told of it is returned as it is: `rules.events` reads it for a viewer.
        """
        told = self.enter(seat, move)
        self.undone.clear()
        return told

    def enter(self, seat: int, move: int) -> list[int]:
        refusal = self.rules.why_not(self.state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        forced = self.is_forced()
        self.state.tell(True)
        self.state.apply(move)
        told = self.state.told()
        self.state.tell(False)
        self.log.append(Entry(seat, move, forced))
        return told

    def settle(self, source: Rng | SharedLuck) -> Iterator[tuple[Entry, list[int]]]:
        """Let chance act and play what is forced, until somebody has a real decision."""
        while True:
            seat = self.state.to_act()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                move = self.drawn(source)
            elif self.is_forced():
                move = self.state.legal()[0]
            else:
                return
            told = self.play(seat, move)
            yield self.log[-1], told

    def is_forced(self) -> bool:
        """Whether the seat to act has no choice, and all may know that it has none.

        Where there are secrets this may be one: a reply that comes by itself shows that there was
        no other card of the suit. Then the seat is asked as if it had a choice.
        """
        return self.rules.open_information and len(self.state.legal()) == 1

    def drawn(self, source: Rng | SharedLuck) -> int:
        """What chance brings now."""
        if isinstance(source, SharedLuck):
            return source.draw(self.rules, self.state)
        return self.state.sample(source)

    # ---- the fold ----------------------------------------------------------------------------

    def at(self, ply: int) -> State:
        """The position after the first `ply` moves."""
        state = self.first.clone()
        for entry in self.log[:ply]:
            state.apply(entry.move)
        return state

    def cut(self, ply: int) -> list[Entry]:
        """Go back to a ply; what is cut off is returned."""
        removed = self.log[ply:]
        del self.log[ply:]
        self.state = self.at(ply)
        return removed

    # ---- what was seen -------------------------------------------------------------------------

    def seen(self, viewer: int) -> Seen:
        """What a seat, WATCHER or EVERYTHING has seen so far."""
        if viewer not in self.witnesses:
            self.witnesses[viewer] = Witness(self.rules, self.first, viewer)
        return self.witnesses[viewer].seen(self.log)

    # ---- undo --------------------------------------------------------------------------------

    def floor(self, seat: int) -> Floor:
        """The earliest ply to which the seat may go back on its own."""
        for ply in range(len(self.log) - 1, -1, -1):
            entry = self.log[ply]
            if entry.seat == CHANCE:
                return Floor(ply + 1, "what chance has shown can't be taken back")
            if entry.seat != seat and not entry.forced:
                who = seat_name(self.rules, entry.seat)
                return Floor(ply + 1, f"{who} has acted since")
            if self.reveals(ply):
                return Floor(ply + 1, "something hidden has been shown since")
        return Floor(0, "nothing has been done yet")

    def reveals(self, ply: int) -> bool:
        """Whether the move made at this ply told any seat something it could not know before.

        It is answered from what the mover knows and nothing else: otherwise, whether he may undo
        would tell him what the others know.
        """
        if self.rules.open_information:
            return False
        before, move = self.at(ply), self.log[ply].move
        mover, rng = before.to_act(), Rng(ply)
        view = self.rules.view(self.at(ply + 1), mover)
        others = [seat for seat in range(len(self.rules.seats)) if seat != mover]
        imagination = self.rules.imagine(
            Witness(self.rules, self.first, mover).seen(self.log[:ply])
        )
        for _ in range(WORLDS_COMPARED):
            world = imagination.draw(rng)
            after = applied(world, move)
            if self.rules.view(after, mover) != view:
                return True
            if any(self.tells(world, after, seat, rng) for seat in others):
                return True
        return False

    def tells(self, before: State, after: State, seat: int, rng: Rng) -> bool:
        """Whether a move of another ruled out a world that the seat thought possible.

        Moves that look the same to the seat are the same to it: a card committed face down tells
        nothing, whichever it was. An imagined world has no log, so the seat comes upon it.
        """
        view = self.rules.view(after, seat)
        world = self.rules.imagine(glimpse(self.rules, before, seat)).draw(rng)
        return all(self.rules.view(applied(world, m), seat) != view for m in world.legal())

    def undo(self, seat: int) -> list[Entry]:
        """Take back the seat's last real decision, with all that followed from it by force."""
        floor = self.floor(seat)
        for ply in range(len(self.log) - 1, floor.ply - 1, -1):
            if self.log[ply].seat == seat and not self.log[ply].forced:
                removed = self.cut(ply)
                self.undone = removed + self.undone
                return removed
        raise BadInput(f"There is nothing to undo: {floor.why}.")

    def redo(self, seat: int) -> list[Entry]:
        """Make again what the seat has just taken back."""
        if not self.undone or self.undone[0].seat != seat:
            raise BadInput("There is nothing to redo.")
        count = 1
        while count < len(self.undone) and self.undone[count].forced:
            count += 1
        again, self.undone = self.undone[:count], self.undone[count:]
        for entry in again:
            self.enter(entry.seat, entry.move)
        return again


def applied(state: State, move: int) -> State:
    """The position after a move, which leaves the first as it was."""
    after = state.clone()
    after.apply(move)
    return after


def fold(rules: Rules, entries: Iterable[tuple[int, int]], start: State | None = None) -> Match:
    """The match that seats and moves make; IllegalMove at the first that is not allowed."""
    match = Match(rules, start)
    for seat, move in entries:
        match.play(seat, move)
    return match
