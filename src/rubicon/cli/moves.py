"""The legal moves of one decision, as a person looks through them and picks one by typing."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from rubicon.cli.boards import remarks
from rubicon.cli.columns import Row
from rubicon.cli.narrow import Choice, Item, exact, menu, narrow, nearest
from rubicon.cli.saying import say
from rubicon.cli.screen import Screen, chances
from rubicon.core.contract import Odds, Rules
from rubicon.core.errors import BadInput
from rubicon.core.labels import effect, label
from rubicon.core.reading import read_number
from rubicon.core.state import State
from rubicon.words import Listed, Named, Phrase, written

LONGEST_MENU = 20
SHORTEST_MENU = 8
LINES_BESIDE_MENU = 6
DIGITS = 3
TYPED = "bold"
EFFECT = "dim"


@dataclass(frozen=True, slots=True)
class Picked:
    """The move that was meant."""

    move: int
    note: Phrase | None = None


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
        rows = self.rows(with_effects=True)
        if screen.lines_of(rows) > max(limit, screen.height - LINES_BESIDE_MENU):
            rows = self.rows(with_effects=False)
        screen.list_all(rows)

    def rows(self, with_effects: bool) -> list[Row]:
        """The list: numbers, what one types, and what people read of it.

        An effect that several lines share is told once, below the list.
        """
        effects = [self.effect(line) if with_effects else "" for line in self.shown]
        count = Counter(effects)
        rows = [
            Row(
                f"{number:{DIGITS}}  ",
                Text(line.typed, TYPED),
                self.about(line, does if count[does] == 1 else ""),
            )
            for number, (line, does) in enumerate(zip(self.shown, effects, strict=True), start=1)
        ]
        shared = {
            does: line.typed.split()[0]
            for line, does in zip(self.shown, effects, strict=True)
            if does and count[does] > 1
        }
        return rows + [
            Row(" " * (DIGITS + 2), Text(f"{verb} ...", EFFECT), Text(does, EFFECT))
            for does, verb in shared.items()
        ]

    def about(self, line: Item, does: str) -> Text:
        """What people read of a line: what it is called, its chance, its effect."""
        chance = chances(odds for i in line.members if (odds := self.odds(i)) is not None)
        parts = [self.called(line), *([] if chance is None else [str(chance)])]
        if len(line.members) == 1:
            move = self.legal[line.members[0]]
            parts += map(str, remarks(self.rules, self.state, self.seat, move))
        called = str(say("remarks", remarks=as_they_are(part for part in parts if part)))
        if not does:
            return Text(called)
        if not called:
            return Text(does, EFFECT)
        whole = str(say("with-effect", label=written(called), effect=written(does)))
        text = Text(whole)
        text.stylize(EFFECT, whole.rfind(does), whole.rfind(does) + len(does))
        return text

    def called(self, line: Item) -> str:
        """A move's label; of several moves, in what they differ or how many they are.

        A label that says the same as the words for typing is left out.
        """
        if len(line.members) == 1:
            context = self.rules.context(self.state, self.seat)
            said = str(label(self.rules, self.legal[line.members[0]], context))
            return said if said.lower() != line.typed.lower() else ""
        if not line.differ:
            return str(say("moves-in-line", count=len(line.members)))
        game = self.rules.game.id
        ranges = (
            say("range", low=one.low, high=one.high, field=Named(one.field, game))
            for one in line.differ
        )
        return str(say("remarks", remarks=Listed.of(ranges, "comma")))

    def effect(self, line: Item) -> str:
        """What a line's moves do, if there is something to say that is true of all of them."""
        found = {
            "" if does is None else str(does)
            for i in line.members
            for does in [effect(self.rules, self.state, self.legal[i], self.seat)]
        }
        return found.pop() if len(found) == 1 else ""

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
            raise BadInput(say("no-such-number", number=str(number), last=str(len(self.shown))))
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
                raise BadInput(error.says) from None
            return self.sayable[far]

    def judge(self, move: int) -> Phrase:
        """One sentence: that a move is allowed, or the rule in its way."""
        refusal = self.rules.why_not(self.state, self.seat, move)
        words = self.rules.grammar.words(move)
        if refusal is None:
            return say("is-allowed", words=words)
        return say("is-refused", words=words, refusal=refusal.phrase())


def as_they_are(texts: Iterable[str]) -> Listed:
    """Texts in a row, separated by commas."""
    return Listed.of((written(text) for text in texts), "comma")


def note_on_longer(count: int) -> Phrase | None:
    """A hint for somebody who wanted to see the longer moves first."""
    return say("longer-moves", count=count) if count else None
