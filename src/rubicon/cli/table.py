"""A match at the terminal: the loop in which people, bots and chance take their turns."""

import time
from collections.abc import Iterable

from rubicon.bots.contract import close_bot
from rubicon.cli import commands
from rubicon.cli.boards import gathered, page_of, show_board, show_scene
from rubicon.cli.files import Recorder
from rubicon.cli.moves import Moves, Narrowed
from rubicon.cli.saying import say, seat_said
from rubicon.cli.screen import SEAT_STYLES, Screen
from rubicon.cli.seats import Player
from rubicon.cli.tale import tale
from rubicon.core.contract import Event
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.rng import CHANCE_STREAM, stream
from rubicon.core.state import EVERYTHING, NOBODY, WATCHER
from rubicon.words.phrase import cut

PAUSE = 0.3
"""Seconds after a bot's move, so that its turn can be read while it happens."""

SKIP = "skip"
"""What a person types who passes every chance to interrupt in a phase."""
LONGEST_LINE = 200
"""No move or command is longer; more is a slip of the clipboard."""


class TerminalTable:
    """One match, with those who sit at it."""

    def __init__(
        self,
        match: Match,
        players: dict[str, Player],
        screen: Screen,
        seed: int,
        recorder: Recorder | None = None,
        pause: bool = False,
    ) -> None:
        self.match = match
        self.rules = match.rules
        self.players = [players[name] for name in match.rules.seats]
        self.screen = screen
        self.chance = stream(seed, CHANCE_STREAM)
        self.bot_rngs = [stream(seed, i + 1) for i in range(len(self.players))]
        self.recorder = recorder
        self.pause = PAUSE if pause else 0.0
        self.seen = (-1, "")
        """The seat that looked at the board last, and the turn, or the ply where that counts."""
        self.moves: Moves | None = None
        self.at_keyboard = NOBODY
        """The seat that may read what is on the screen, where hands are secret."""
        self.told_to = [0] * len(self.players)
        """How many moves each seat has been told of."""

    @property
    def labels(self) -> dict[str, str]:
        """The players by seat, as records name them."""
        return {
            name: player.label for name, player in zip(self.rules.seats, self.players, strict=True)
        }

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def eyes(self) -> int:
        """The viewer who is told what happens: the only player, or all who share the terminal."""
        if len(self.people) == 1:
            return self.people[0]
        return WATCHER if self.people else EVERYTHING

    # ---- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while waiting := self.settle():
                self.decide(waiting[0])
            self.finish()
        except EOFError:
            self.leave()
        except KeyboardInterrupt:
            self.screen.say()
            self.leave()
        finally:
            if self.recorder is not None:
                self.recorder.close()
            for player in self.players:
                if player.bot is not None:
                    close_bot(player.bot)

    def settle(self) -> tuple[int, ...]:
        """Let chance act and play what is forced; who has to decide then."""
        events: list[Event] = []
        for _, told in self.match.settle(self.chance):
            self.follow()
            events += self.rules.events(told, self.eyes)
        self.tell(events)
        return self.match.waiting()

    def decide(self, seat: int) -> None:
        """One decision of a person or a bot."""
        bot = self.players[seat].bot
        if bot is None and self.is_passing(seat):
            self.play(seat, self.match.state.passing())
            if len(self.people) == 1:
                self.screen.say(say("you-pass"), "dim", indent=2)
            return
        if bot is None:
            self.ask(seat)
            return
        seen, legal = self.match.seen(seat), self.match.before(seat).legal()
        self.play(seat, bot.choose(self.rules, seen, legal, self.bot_rngs[seat]))
        time.sleep(self.pause)

    def is_passing(self, seat: int) -> bool:
        """Whether a person is not asked to interrupt; who shares a screen must have said so."""
        if len(self.people) == 1:
            return self.match.passes(seat)
        window = self.match.state.window()
        return window > 0 and self.match.standing.get(seat) == window

    def play(self, seat: int, move: int) -> None:
        """Make a move, keep it, and tell what it did; an answer is told with the others'."""
        entered = self.match.step(seat, [move])
        self.follow()
        self.tell(event for _, told in entered for event in self.rules.events(told, self.eyes))

    def follow(self) -> None:
        """Keep the record up to date."""
        if self.recorder is not None:
            self.recorder.follow()

    def tell(self, events: Iterable[Event]) -> None:
        """What happened, in sentences; a new turn stands out."""
        for event in gathered(self.rules.game.id, events):
            if event.name == "turn_began":
                self.screen.say()
                self.screen.say(event.text, self.style(str(event.fields.get("seat", ""))))
            else:
                self.screen.say(event.text, indent=2)

    def style(self, seat: str) -> str:
        """A seat's colour."""
        known = seat in self.rules.seats
        return SEAT_STYLES[self.rules.seats.index(seat)] if known else "bold"

    # ---- asking a person -----------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask until one decision is made, or the position is another one after undo or redo."""
        self.hand_over(seat)
        if self.is_passing(seat):
            self.play(seat, self.match.state.passing())
            return
        self.face(seat)
        state = self.match.before(seat)
        self.moves = Moves(self.rules, state, seat)
        self.screen.say(self.rules.prompt(state, seat), "bold")
        self.moves.show(self.screen)
        before = self.progress(seat)
        while self.progress(seat) == before:
            asks = say("asks", seat=seat_said(self.rules, seat))
            typed = self.screen.prompt(f"{asks} ").strip()
            try:
                self.answer(self.moves, typed[:LONGEST_LINE])
            except BadInput as error:
                self.screen.say(error.says)
        self.told_to[seat] = len(self.match.log)

    def progress(self, seat: int) -> tuple[int, int]:
        """How far the match is, and the seat's answer to a question that several are asked."""
        return len(self.match.log), len(self.match.answer_of(seat))

    def hand_over(self, seat: int) -> None:
        """Where people share a screen and have secrets, each looks alone, and is told the news."""
        shared = len(self.people) > 1 and not self.rules.open_information
        if not shared or seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        self.screen.clear()
        said = seat_said(self.rules, seat)
        if not self.match.state.window():
            self.screen.prompt(f"{say('pass-keyboard', seat=said)} ")
        elif self.screen.prompt(f"{say('pass-keyboard-to-interrupt', seat=said)} ").strip() == SKIP:
            self.match.standing[seat] = self.match.state.window()
        self.screen.clear()
        self.seen = (NOBODY, "")
        news = list(tale(self.match, seat))[self.told_to[seat] :]
        self.tell(event for events in news for event in events)

    def face(self, seat: int) -> None:
        """Show the board to a seat once a turn, and say who is asked where several people sit."""
        state = self.match.before(seat)
        view = self.rules.view(state, seat)
        now = (seat, page_of(self.rules.game.id, view, len(self.match.log)))
        if now == self.seen or (not now[1] and self.seen[0] == seat):
            show_scene(self.screen, self.rules, state, seat)
            return
        self.seen = now
        self.screen.say()
        if len(self.people) > 1:
            asked = say("your-decision", seat=seat_said(self.rules, seat))
            self.screen.say(asked, self.style(self.rules.seats[seat]))
        show_board(self.screen, self.rules, state, seat)
        self.screen.say()

    def answer(self, moves: Moves, typed: str) -> None:
        """One typed line: a command, or words or a number that mean a move."""
        word, _, rest = typed.partition(" ")
        command = commands.find(word)
        if not typed:
            moves.show(self.screen)
        elif command is not None:
            command.run(commands.At(self, moves, rest.strip()))
        else:
            self.choose(moves, typed)

    def choose(self, moves: Moves, typed: str) -> None:
        """Play the move that was meant, or show those that could be."""
        meant = moves.read(typed)
        if isinstance(meant, Narrowed):
            self.screen.say(say("moves-fit", count=len(meant.members)))
            moves.show(self.screen, meant.members)
            return
        self.play(moves.seat, meant.move)
        if meant.note is not None:
            self.screen.say(meant.note, "dim", indent=2)

    # ---- the end -------------------------------------------------------------------------------

    def finish(self) -> None:
        """The game is over: the last look, and the result into the record."""
        outcome = self.rules.outcome(self.match.state)
        self.screen.say()
        show_board(self.screen, self.rules, self.match.state, EVERYTHING)
        self.screen.say()
        self.screen.say(outcome.says if outcome else say("game-over"), "bold")
        if self.recorder is not None:
            self.recorder.rewrite()
            self.screen.say(say("record-is-in", file=cut(str(self.recorder.path))))

    def leave(self) -> None:
        """Somebody stopped before the end."""
        if self.recorder is None:
            self.screen.say(say("left-unrecorded"))
            return
        self.screen.say(say("left-recorded", file=cut(str(self.recorder.path))))
