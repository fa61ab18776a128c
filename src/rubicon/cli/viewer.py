"""Stepping through a match that was played."""

from rubicon.cli.boards import show_board
from rubicon.cli.saying import say, seat_said
from rubicon.cli.screen import Screen
from rubicon.cli.tale import tale
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.reading import read_number
from rubicon.core.state import EVERYTHING
from rubicon.words import Phrase

FORWARD = ("", "n", "next", "f")
LONGEST_LINE = 200
BACK = ("b", "p", "back", "prev")


class Viewer:
    """A match, and how far one has looked."""

    def __init__(self, match: Match, screen: Screen, eyes: int = EVERYTHING) -> None:
        self.match = match
        self.rules = match.rules
        self.screen = screen
        self.eyes = eyes
        self.ply = 0
        self.events = list(tale(match, eyes))
        self.turns = self.find_turns()

    def find_turns(self) -> dict[int, int]:
        """The ply at which each turn begins."""
        state = self.match.first.clone()
        turns = {self.rules.turn(state): 0}
        for ply, entry in enumerate(self.match.log, start=1):
            state.apply(entry.move)
            turns.setdefault(self.rules.turn(state), ply)
        return turns

    # ---- going -------------------------------------------------------------------------------

    def go_to(self, ply: int) -> None:
        """To the position after a number of moves."""
        if not 0 <= ply <= len(self.match.log):
            raise BadInput(say("no-such-ply", ply=str(ply), last=str(len(self.match.log))))
        self.ply = ply

    def go_to_turn(self, turn: int) -> None:
        """To the beginning of a turn."""
        if turn not in self.turns:
            raise BadInput(
                say(
                    "no-such-turn",
                    turn=str(turn),
                    first=str(min(self.turns)),
                    last=str(max(self.turns)),
                )
            )
        self.ply = self.turns[turn]

    # ---- showing -----------------------------------------------------------------------------

    def show(self) -> None:
        """The board where one is, and what is to be decided."""
        state = self.match.at(self.ply)
        show_board(self.screen, self.rules, state, self.eyes)
        last = str(len(self.match.log))
        self.screen.say(say("ply", ply=str(self.ply), last=last, prompt=self.rules.prompt(state)))

    def show_step(self, ply: int) -> None:
        """One move: who made it, and what it did."""
        entry = self.match.log[ply]
        who = seat_said(self.rules, entry.seat)
        words = self.rules.words_for(entry.seat, entry.move, self.eyes)
        self.screen.say(say("step", number=str(ply + 1), who=who, words=words), "bold")
        for event in self.events[ply]:
            self.screen.say(event.text, indent=3)

    def print_all(self) -> None:
        """The whole game in sentences."""
        for ply in range(len(self.match.log)):
            self.show_step(ply)
        self.screen.say(say("result", result=result_of(self.match)), "bold")

    # ---- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Obey until there is nothing more to obey."""
        self.screen.say(say("viewer-help"))
        self.show()
        try:
            while True:
                typed = self.screen.prompt(f"{self.ply}/{len(self.match.log)}> ")
                typed = typed.strip().lower()[:LONGEST_LINE]
                if typed in ("q", "quit", "exit"):
                    return
                try:
                    self.obey(typed)
                except BadInput as error:
                    self.screen.say(error.says)
        except (EOFError, KeyboardInterrupt):
            self.screen.say()

    def obey(self, typed: str) -> None:
        """One typed line."""
        word, _, number = typed.partition(" ")
        if typed in FORWARD:
            self.forward()
        elif typed in BACK:
            self.go_to(max(0, self.ply - 1))
            self.show()
        elif typed in ("start", "end"):
            self.go_to(0 if typed == "start" else len(self.match.log))
            self.show()
        elif typed == "board":
            self.show()
        elif word in ("turn", "ply") and (wanted := read_number(number.strip())) is not None:
            (self.go_to_turn if word == "turn" else self.go_to)(wanted)
            self.show()
        else:
            self.screen.say(say("viewer-help"))

    def forward(self) -> None:
        """The next move."""
        if self.ply == len(self.match.log):
            self.screen.say(say("at-the-end", prompt=self.rules.prompt(self.match.state)))
            return
        self.show_step(self.ply)
        self.ply += 1


def result_of(match: Match) -> Phrase:
    """How a match ended, or that it has not."""
    outcome = match.rules.outcome(match.state)
    return say("unfinished") if outcome is None else outcome.says
