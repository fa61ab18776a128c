"""What a person can type at the table besides moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from rubicon.cli.boards import COUNTING, gathered, show_board
from rubicon.cli.book import pages
from rubicon.cli.columns import Row
from rubicon.cli.files import check_free, write_whole
from rubicon.cli.narrow import Item, menu, narrow
from rubicon.cli.saying import say, seat_said
from rubicon.cli.screen import percent
from rubicon.cli.tale import tale
from rubicon.core.errors import BadInput
from rubicon.core.match import Entry
from rubicon.core.positions import write_line
from rubicon.core.reading import read_number
from rubicon.core.record import write_record
from rubicon.core.state import CHANCE
from rubicon.words import Listed, Phrase, quoted
from rubicon.words.phrase import cut

if TYPE_CHECKING:
    from rubicon.cli.moves import Moves
    from rubicon.cli.table import TerminalTable

USUAL_LOG = 20
LONGEST_MENU = 20
FORCE = "--force"


@dataclass(frozen=True, slots=True)
class At:
    """Where a command was typed: the table, the moves on offer, and the words after it."""

    table: "TerminalTable"
    moves: "Moves"
    rest: str


@dataclass(frozen=True, slots=True)
class Command:
    """A word, what it does, and what may follow it."""

    name: str
    about: Phrase
    run: "Callable[[At], None]"
    form: Phrase | None = None

    @property
    def usage(self) -> str:
        """The word, and what may follow it."""
        return self.name if self.form is None else f"{self.name} {self.form}"


def undo(at: At) -> None:
    """Take back the last real decision, if a person made it and nothing stands in the way."""
    match = at.table.match
    if match.withdraw(at.moves.seat):
        at.table.screen.say(say("taken-back"))
        return
    deciders = [e.seat for e in match.log if e.seat != CHANCE and not e.forced]
    person = bool(deciders) and deciders[-1] in at.table.people
    seat = deciders[-1] if person else at.moves.seat
    taken_back = match.undo(seat)
    if at.table.recorder is not None:
        at.table.recorder.rewrite()
    at.table.screen.say(say("taken-back-by", moves=told(at, taken_back)))


def cancel(at: At) -> None:
    """Take any step out of an answer that is not complete yet."""
    match, seat = at.table.match, at.moves.seat
    steps = len(match.answers.get(seat, []))
    if steps == 0:
        raise BadInput(say("nothing-to-cancel"))
    number = read_number(at.rest)
    if number is None or not 1 <= number <= steps:
        raise BadInput(say("cancel-which", last=str(steps)))
    if not match.retract(seat, number - 1):
        raise BadInput(say("cancel-needed"))
    at.table.screen.say(say("taken-back"))


def redo(at: At) -> None:
    """Make again what was taken back."""
    undone = at.table.match.undone
    again = at.table.match.redo(undone[0].seat if undone else at.moves.seat)
    at.table.follow()
    at.table.screen.say(say("made-again-by", moves=told(at, again)))


def told(at: At, entries: list[Entry]) -> Listed:
    """The moves that people decided, in words, as far as the reader may know them."""
    rules, seat = at.table.rules, at.moves.seat
    real = [entry for entry in entries if not entry.forced and entry.seat != CHANCE]
    return Listed.of(
        (
            say(
                "move-by",
                seat=seat_said(rules, e.seat),
                words=rules.words_for(e.seat, e.move, seat),
            )
            for e in real
        ),
        "comma",
    )


def skip(at: At) -> None:
    """Pass every chance to interrupt for the rest of this phase."""
    match, seat = at.table.match, at.moves.seat
    if not match.state.window():
        raise BadInput(say("nobody-interrupts"))
    match.standing[seat] = match.state.window()
    at.table.play(seat, match.state.passing())


def show_log(at: At) -> None:
    """What happened so far: the last sentences, or as many as asked for."""
    wanted = read_number(at.rest or str(USUAL_LOG))
    if wanted is None and at.rest != "all":
        raise BadInput(say("type-log"))
    told = (event for events in tale(at.table.match, at.table.eyes) for event in events)
    lines = [event.says for event in gathered(at.table.rules.game.id, told)]
    count = len(lines) if wanted is None else wanted
    at.table.screen.say_all(
        lines[len(lines) - min(count, len(lines)) :] or [say("nothing-happened")]
    )


def show_odds(at: At) -> None:
    """Exact odds: of one move in full, of several in a line each."""
    found = [i for i in narrow(at.rest, at.moves.texts) if at.moves.odds(i) is not None]
    if not found and at.rest:
        move = at.moves.meant(at.rest)
        refused = at.table.rules.why_not(at.moves.state, at.moves.seat, move) is not None
        raise BadInput(at.moves.judge(move) if refused else say("no-chance-in-that"))
    if not found:
        raise BadInput(say("no-chance-in-any"))
    if len(found) == 1:
        odds = at.moves.odds(found[0])
        at.table.screen.say(at.moves.texts[found[0]], "bold")
        at.table.screen.say_all(odds.sentences() if odds else [], indent=2)
        return
    for line in menu(at.moves.choices, found, LONGEST_MENU):
        at.table.screen.say(odds_line(at.moves, line))


def odds_line(moves: "Moves", line: Item) -> Phrase:
    """The odds of moves that begin alike: `march Sicilia: 1 legion 0 %, 2 legions 33 %`."""
    begin = line.typed.removesuffix("...").strip()
    chances = {
        moves.texts[i][len(begin) :].strip(): percent(odds.success)
        for i in line.members
        if (odds := moves.odds(i)) is not None
    }
    if len({str(chance) for chance in chances.values()}) == 1:
        return say("odds-of", words=begin, chances=next(iter(chances.values())))
    each = (say("odds-of-one", words=words, chance=chance) for words, chance in chances.items())
    return say("odds-of", words=begin, chances=Listed.of(each, "comma"))


def why(at: At) -> None:
    """Whether a move is allowed, and the rule in its way if not."""
    if not at.rest:
        raise BadInput(say("say-which-move", words=at.moves.texts[0]))
    at.table.screen.say(at.moves.judge(at.moves.meant(at.rest)))


def show_rules(at: At) -> None:
    """A paragraph or chapter, or the paragraph that matters now."""
    number = at.rest or at.table.rules.relevant_rule(at.moves.state, at.moves.seat)
    at.table.screen.say_all(pages(at.table.rules.game.id, number))


def board(at: At) -> None:
    """The board again."""
    show_board(at.table.screen, at.table.rules, at.moves.state, at.moves.seat)


def count_cards(at: At) -> None:
    """Help people to remember the cards that they have seen, or leave it to them."""
    table = at.table
    if COUNTING not in table.rules.hints(table.match.state, at.moves.seat):
        raise BadInput(say("no-cards-to-count"))
    if at.rest not in ("", "on", "off"):
        raise BadInput(say("type-counting"))
    table.screen.counting = at.rest == "on" if at.rest else not table.screen.counting
    table.screen.say(say("counting-on") if table.screen.counting else say("counting-off"))


def show_moves(at: At) -> None:
    """All moves, or those that fit some words."""
    found = tuple(narrow(at.rest, at.moves.texts))
    if not found:
        raise BadInput(say("no-move-fits", given=quoted(at.rest)))
    at.moves.show(at.table.screen, found)


def save(at: At) -> None:
    """Write the record so far into a file."""
    file = at.rest.removesuffix(FORCE).strip()
    if not file:
        raise BadInput(say("say-where"))
    path = check_free(file, at.rest.endswith(FORCE))
    write_whole(path, write_record(at.table.match, at.table.labels))
    at.table.screen.say(say("saved", file=cut(str(path))))


def position(at: At) -> None:
    """The position in one line, which `rubicon position show` and `play --position` read."""
    if not at.table.rules.open_information:
        raise BadInput(say("position-is-secret"))
    at.table.screen.say(write_line(at.table.rules, at.table.match.state), wrap=False)


def quit_table(_: At) -> None:
    """Stop, as at the end of the input."""
    raise EOFError


def show_help(at: At) -> None:
    """What can be typed."""
    at.table.screen.say(say("help", words=at.moves.texts[0]))
    at.table.screen.list_all(
        [Row("  ", Text(command.usage), Text(str(command.about))) for command in COMMANDS]
    )


COMMANDS = (
    Command("undo", say("command-undo"), undo),
    Command("redo", say("command-redo"), redo),
    Command("cancel", say("command-cancel"), cancel, say("form-one")),
    Command("skip", say("command-skip"), skip),
    Command("moves", say("command-moves"), show_moves, say("form-words")),
    Command("board", say("command-board"), board),
    Command("odds", say("command-odds"), show_odds, say("form-move-or-none")),
    Command("why", say("command-why"), why, say("form-move")),
    Command("rules", say("command-rules"), show_rules, say("form-number")),
    Command("log", say("command-log"), show_log, say("form-number-or-all")),
    Command("counting", say("command-counting"), count_cards, say("form-on-or-off")),
    Command("save", say("command-save"), save, say("form-file")),
    Command("position", say("command-position"), position),
    Command("help", say("command-help"), show_help),
    Command("quit", say("command-quit"), quit_table),
)
SHORT = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "m": "moves"}


def find(word: str) -> Command | None:
    """A command by its name."""
    name = SHORT.get(word.lower(), word.lower())
    return next((command for command in COMMANDS if command.name == name), None)
