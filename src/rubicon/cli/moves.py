"""The legal moves of one decision, as a person looks through them and picks one by typing."""

from dataclasses import dataclass
from functools import cached_property

from rubicon.cli.narrow import Choice, Item, exact, menu, narrow, nearest
from rubicon.cli.screen import Screen, chances
from rubicon.core.contract import Odds, Rules
from rubicon.core.errors import BadInput
from rubicon.core.reading import read_number
from rubicon.core.state import State

LONGEST_MENU = 20
SHORTEST_MENU = 8
LINES_BESIDE_MENU = 6


@dataclass(frozen=True, slots=True)
class Picked:
    """The move that was meant."""

    move: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Narrowed:
    """Several moves that could be meant, by their index."""

    members: tuple[int, ...]


class Moves:
    """What the seat to act can do."""

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.legal = state.legal()
        self.texts = [rules.grammar.words(move) for move in self.legal]
        self.all = tuple(range(len(self.legal)))
        self.shown: list[Item] = []

    @cached_property
    def choices(self) -> list[Choice]:
        """The moves as menus see them."""
        return [
            Choice(text, tuple(self.rules.grammar.fields(move).items()))
            for text, move in zip(self.texts, self.legal, strict=True)
        ]

    @cached_property
    def sayable(self) -> list[int]:
        """Every move that words can express, allowed or not."""
        return list(self.rules.grammar.universe())

    @cached_property
    def sayable_texts(self) -> list[str]:
        """The same in words."""
        return [self.rules.grammar.words(move) for move in self.sayable]

    def odds(self, index: int) -> Odds | None:
        """The odds of a legal move."""
        return self.rules.odds(self.state, self.seat, self.legal[index])

    # ---- showing -----------------------------------------------------------------------------

    def show(self, screen: Screen, members: tuple[int, ...] | None = None) -> None:
        """A numbered list, folded where it would be long; the numbers are good until the next."""
        chosen = self.all if members is None else members
        limit = max(SHORTEST_MENU, min(LONGEST_MENU, screen.height - LINES_BESIDE_MENU))
        self.shown = menu(self.choices, chosen, limit)
        width = max(len(line.label) for line in self.shown)
        for number, line in enumerate(self.shown, start=1):
            about = ", ".join(self.remarks(line))
            label = line.label if screen.plain or not about else line.label.ljust(width)
            screen.say(f"{number:3}  {label}{'  ' if about else ''}{about}")

    def remarks(self, line: Item) -> list[str]:
        """How many moves a line stands for, in what they differ, and the chance of attacks."""
        found = [odds for i in line.members if (odds := self.odds(i)) is not None]
        count = f"{len(line.members)} moves" if len(line.members) > 1 else ""
        return [part for part in (line.differ or count, chances(found)) if part]

    # ---- reading -----------------------------------------------------------------------------

    def read(self, typed: str) -> Picked | Narrowed:
        """What was meant; BadInput says in a sentence why it is no move here."""
        if typed.isdecimal():
            return self.by_number(read_number(typed) or 0)
        found = narrow(typed, self.texts)
        whole = exact(typed, self.texts)
        if whole is not None:
            return Picked(self.legal[whole], note_on_longer(len(found) - 1))
        if not found:
            return self.by_meaning(typed)
        return Picked(self.legal[found[0]]) if len(found) == 1 else Narrowed(tuple(found))

    def by_number(self, number: int) -> Picked | Narrowed:
        """A line of the list that was shown last."""
        if not 1 <= number <= len(self.shown):
            raise BadInput(f"The list has no number {number}; it goes from 1 to {len(self.shown)}.")
        members = self.shown[number - 1].members
        return Picked(self.legal[members[0]]) if len(members) == 1 else Narrowed(members)

    def by_meaning(self, typed: str) -> Picked | Narrowed:
        """Words that fit no legal move: another way to say one, or a move that is refused."""
        move = self.meant(typed)
        if move in self.legal:
            return Picked(move)
        found = narrow(self.rules.grammar.words(move), self.texts)
        if found:
            return Narrowed(tuple(found))
        raise BadInput(self.judge(move))

    def meant(self, typed: str) -> int:
        """The move that words mean most probably, allowed or not; BadInput if none."""
        try:
            return self.rules.grammar.parse(typed)
        except BadInput as error:
            near = nearest(typed, self.texts)
            if near is not None:
                return self.legal[near]
            far = nearest(typed, self.sayable_texts)
            if far is None:
                raise BadInput(str(error)) from None
            return self.sayable[far]

    def judge(self, move: int) -> str:
        """One sentence: that a move is allowed, or the rule in its way."""
        refusal = self.rules.why_not(self.state, self.seat, move)
        words = self.rules.grammar.words(move)
        return f"'{words}' is allowed." if refusal is None else f"'{words}': {refusal.sentence()}"


def note_on_longer(count: int) -> str:
    """A hint for somebody who wanted to see the longer moves first."""
    if count < 1:
        return ""
    longer = "1 longer move begins" if count == 1 else f"{count} longer moves begin"
    return f"(Played as typed; {longer} so, and 'undo' takes it back.)"
