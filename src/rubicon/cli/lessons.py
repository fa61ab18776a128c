"""`rubicon lessons`: what there is to learn, whether it can be learned, and learning it here."""

import secrets

import click

from rubicon.bots.roster import make_bot
from rubicon.cli.given import game_named
from rubicon.cli.moves import Moves
from rubicon.cli.play import SEED_BITS
from rubicon.cli.saying import say
from rubicon.cli.screen import Screen
from rubicon.cli.seats import HUMAN, Player
from rubicon.cli.table import TerminalTable
from rubicon.core.contract import Game
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.lab.lessons import faults_of
from rubicon.lessons import Course, Lesson, find_lesson, lesson_names, load_lessons
from rubicon.lessons.lesson import ABOUT
from rubicon.registry import GAMES, find_game

FAULTY = 2
BACK, AGAIN = "back", "again"
NOBODY_ELSE = "random"
"""Sits in the seats for which the lesson speaks; it is never asked."""


@click.group()
def lessons() -> None:
    """Learn a game by making its moves: list the lessons, play one, or check them all."""


def games_wanted(game: str | None) -> list[Game]:
    """The game that was named, or all."""
    return [find_game(name) for name in GAMES] if game is None else [game_named(game)]


@lessons.command(name="list", epilog="Example: rubicon lessons list triumvirate")
@click.argument("game", required=False)
def list_lessons(game: str | None) -> None:
    """List the lessons of GAME, or of all games."""
    for found in games_wanted(game):
        for lesson in load_lessons(found):
            about = {"title": lesson.phrase(), "about": lesson.phrase(ABOUT)}
            line = say("lesson-line", game=found.id, id=lesson.id, minutes=lesson.minutes, **about)
            click.echo(str(line))


@lessons.command(epilog="Example: rubicon lessons check")
@click.argument("game", required=False)
@click.pass_context
def check(context: click.Context, game: str | None) -> None:
    """Play the lessons of GAME, or of all games, in all ways that they allow.

    Everything that is wrong is told in one sentence with its file and its step; then the exit
    status is 2.
    """
    wanted = games_wanted(game)
    faults = [(found, fault) for found in wanted for fault in faults_of(found)]
    for found, fault in faults:
        click.echo(str(say("lesson-fault", game=found.id, fault=fault)), err=True)
    if faults:
        context.exit(FAULTY)
    count = sum(len(lesson_names(found)) for found in wanted)
    click.echo(str(say("lessons-sound", count=count)))


@lessons.command(epilog="Example: rubicon lessons play triumvirate pledges")
@click.argument("game")
@click.argument("lesson")
@click.option("--plain", is_flag=True, help="Sentences only: no colour, no tables, no drawing.")
@click.option("--fast", is_flag=True, help="No pauses after the others' moves.")
def play(game: str, lesson: str, plain: bool, fast: bool) -> None:
    """Do LESSON of GAME in the terminal.

    What you type is what you type at any table; 'back' goes back a step, 'again' starts the lesson
    over. Ctrl-D or 'quit' stops.
    """
    found = game_named(game)
    wanted = find_lesson(found, lesson)
    rules = found.rules(wanted.players, wanted.options, None, "")
    screen = Screen(plain)
    table = LessonTable(Course(wanted, rules), screen, screen.is_terminal and not fast)
    screen.say(say("lesson-begins", title=wanted.phrase(), about=wanted.phrase(ABOUT)), "bold")
    screen.say(say("lesson-help"))
    table.run()


class LessonTable(TerminalTable):
    """A table at which one learns."""

    def __init__(self, course: Course, screen: Screen, pause: bool) -> None:
        rules, lesson = course.rules, course.lesson
        players = {
            name: Player(HUMAN, None)
            if seat == course.seat
            else Player(lesson.others or "", make_bot(lesson.others or NOBODY_ELSE))
            for seat, name in enumerate(rules.seats)
        }
        seed = secrets.randbits(SEED_BITS)
        super().__init__(Match(rules, course.first()), players, screen, seed, None, pause)
        self.course = course
        self.rng = Rng(seed)
        self.told_step = -1

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.course.lesson

    def settle(self) -> tuple[int, ...]:
        """As at any table, with the lesson's luck; when all is done, nobody has to decide."""
        events = []
        for _, told in self.match.settle(self.course.luck(self.match, self.rng)):
            events += self.rules.events(told, self.eyes)
        self.tell(events)
        return () if self.course.is_done(self.match) else self.match.waiting()

    def ask(self, seat: int) -> None:
        """Say what the step is about, then ask as always."""
        step = self.course.place(self.match).step
        if step != self.told_step:
            self.told_step = step
            self.face(seat)
            count = len(self.lesson.steps)
            says = self.course.says(self.match)
            self.screen.say(
                say("lesson-step-says", number=step + 1, count=count, says=says), "bold"
            )
        super().ask(seat)

    def play(self, seat: int, move: int) -> None:
        """What the step does not ask for is not done."""
        if seat != self.course.seat:
            super().play(seat, move)
            return
        objection = self.course.objection(self.match, [move])
        if objection is not None:
            raise BadInput(objection)
        happened, _ = self.course.take(self.match, [move], self.rng)
        self.tell(event for _, told in happened for event in self.rules.events(told, self.eyes))

    def answer(self, moves: Moves, typed: str) -> None:
        """Two words more than at any table."""
        if typed.lower() not in (BACK, AGAIN):
            super().answer(moves, typed)
            return
        ply = self.course.back(self.match) if typed.lower() == BACK else 0
        if ply == len(self.match.log) and not self.match.answers:
            raise BadInput(say("lesson-at-start"))
        self.match.cut(ply)
        self.match.undone = []
        self.told_step = -1

    def finish(self) -> None:
        """All steps are done, or the game is over."""
        self.screen.say()
        self.screen.say(self.course.says(self.match), "bold")

    def leave(self) -> None:
        """Somebody stopped before the end."""
        self.screen.say(say("lesson-left"))
