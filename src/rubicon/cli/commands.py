"""What a person can type at the table besides moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rubicon.cli.boards import COUNTING, gathered, show_board
from rubicon.cli.book import pages
from rubicon.cli.files import check_free, write_whole
from rubicon.cli.narrow import Item, menu, narrow
from rubicon.cli.screen import percent
from rubicon.cli.tale import tale
from rubicon.core.errors import BadInput
from rubicon.core.match import Entry
from rubicon.core.positions import write_line
from rubicon.core.reading import read_number
from rubicon.core.record import write_record
from rubicon.core.state import CHANCE

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
    """A word, what may follow it, what it does."""

    name: str
    form: str
    about: str
    run: "Callable[[At], None]"


def undo(at: At) -> None:
    """Take back the last real decision, if a person made it and nothing stands in the way."""
    match = at.table.match
    if match.withdraw(at.moves.seat):
        at.table.screen.say("Taken back.")
        return
    deciders = [e.seat for e in match.log if e.seat != CHANCE and not e.forced]
    person = bool(deciders) and deciders[-1] in at.table.people
    seat = deciders[-1] if person else at.moves.seat
    taken_back = match.undo(seat)
    if at.table.recorder is not None:
        at.table.recorder.rewrite()
    at.table.screen.say(f"Taken back by {told(at, taken_back)}.")


def redo(at: At) -> None:
    """Make again what was taken back."""
    undone = at.table.match.undone
    again = at.table.match.redo(undone[0].seat if undone else at.moves.seat)
    at.table.follow()
    at.table.screen.say(f"Made again by {told(at, again)}.")


def told(at: At, entries: list[Entry]) -> str:
    """The moves that people decided, in words, as far as the reader may know them."""
    rules, seat = at.table.rules, at.moves.seat
    real = [entry for entry in entries if not entry.forced and entry.seat != CHANCE]
    words = [f"{rules.seats[e.seat]}: {rules.words_for(e.seat, e.move, seat)}" for e in real]
    return ", ".join(words)


def skip(at: At) -> None:
    """Pass every chance to interrupt for the rest of this phase."""
    match, seat = at.table.match, at.moves.seat
    if not match.state.window():
        raise BadInput("Nobody is asked to interrupt now.")
    match.standing[seat] = match.state.window()
    at.table.play(seat, match.state.passing())


def show_log(at: At) -> None:
    """What happened so far: the last sentences, or as many as asked for."""
    wanted = read_number(at.rest or str(USUAL_LOG))
    if wanted is None and at.rest != "all":
        raise BadInput("Type 'log', 'log 50' or 'log all'.")
    told = (event for events in tale(at.table.match, at.table.eyes) for event in events)
    lines = [event.text for event in gathered(at.table.rules.game.id, told)]
    count = len(lines) if wanted is None else wanted
    at.table.screen.say_all(
        lines[len(lines) - min(count, len(lines)) :] or ["Nothing has happened."]
    )


def show_odds(at: At) -> None:
    """Exact odds: of one move in full, of several in a line each."""
    found = [i for i in narrow(at.rest, at.moves.texts) if at.moves.odds(i) is not None]
    if not found and at.rest:
        move = at.moves.meant(at.rest)
        refused = at.table.rules.why_not(at.moves.state, at.moves.seat, move) is not None
        raise BadInput(at.moves.judge(move) if refused else "Chance has no part in that move.")
    if not found:
        raise BadInput("Chance has no part in any move you can make now.")
    if len(found) == 1:
        odds = at.moves.odds(found[0])
        at.table.screen.say(at.moves.texts[found[0]], "bold")
        at.table.screen.say_all(odds.sentences() if odds else [], indent=2)
        return
    for line in menu(at.moves.choices, found, LONGEST_MENU):
        at.table.screen.say(odds_line(at.moves, line))


def odds_line(moves: "Moves", line: Item) -> str:
    """The odds of moves that begin alike: `march Sicilia: 1 legion 0 %, 2 legions 33 %`."""
    begin = line.label.removesuffix("...").strip()
    chances = {
        moves.texts[i][len(begin) :].strip(): percent(odds.success)
        for i in line.members
        if (odds := moves.odds(i)) is not None
    }
    if len(set(chances.values())) == 1:
        return f"{begin}: {next(iter(chances.values()))}"
    return f"{begin}: {', '.join(f'{words} {chance}' for words, chance in chances.items())}"


def why(at: At) -> None:
    """Whether a move is allowed, and the rule in its way if not."""
    if not at.rest:
        raise BadInput(f"Say which move: 'why {at.moves.texts[0]}'.")
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
        raise BadInput("There are no cards to count in this game.")
    if at.rest not in ("", "on", "off"):
        raise BadInput("Type 'counting on' or 'counting off'.")
    table.screen.counting = at.rest == "on" if at.rest else not table.screen.counting
    told = "are shown" if table.screen.counting else "are yours to remember"
    table.screen.say(f"The cards not seen yet {told}.")


def show_moves(at: At) -> None:
    """All moves, or those that fit some words."""
    found = tuple(narrow(at.rest, at.moves.texts))
    if not found:
        raise BadInput(f"No move fits {at.rest!r}.")
    at.moves.show(at.table.screen, found)


def save(at: At) -> None:
    """Write the record so far into a file."""
    file = at.rest.removesuffix(FORCE).strip()
    if not file:
        raise BadInput("Say where: 'save game.txt'.")
    path = check_free(file, at.rest.endswith(FORCE))
    write_whole(path, write_record(at.table.match, at.table.labels))
    at.table.screen.say(f"The record so far is in {path}.")


def position(at: At) -> None:
    """The position in one line, which `rubicon position show` and `play --position` read."""
    if not at.table.rules.open_information:
        raise BadInput("The position would tell you what you may not know yet.")
    at.table.screen.say(write_line(at.table.rules, at.table.match.state), wrap=False)


def quit_table(_: At) -> None:
    """Stop, as at the end of the input."""
    raise EOFError


def show_help(at: At) -> None:
    """What can be typed."""
    at.table.screen.say(HELP.format(at.moves.texts[0]))
    for command in COMMANDS:
        at.table.screen.say(f"  {command.name + ' ' + command.form:<17} {command.about}")


HELP = (
    "A number picks a line of the list. Words, or their beginnings, narrow the list and play a "
    "move if only one fits. The full words of a move, such as '{}', play it. Enter alone shows all "
    "moves again."
)
COMMANDS = (
    Command("undo", "", "take back the last decision", undo),
    Command("redo", "", "make it again", redo),
    Command("skip", "", "pass every chance to interrupt for the rest of this phase", skip),
    Command("moves", "[WORDS]", "list the moves, or those that fit some words", show_moves),
    Command("board", "", "show the board", board),
    Command("odds", "[MOVE]", "exact odds of a move, or of all that depend on chance", show_odds),
    Command("why", "MOVE", "whether a move is allowed, and by which rule not", why),
    Command(
        "rules", "[N]", "print a paragraph or chapter; alone, the one that matters now", show_rules
    ),
    Command("log", "[N|all]", "what happened", show_log),
    Command("counting", "[on|off]", "whether the cards not seen yet are shown", count_cards),
    Command("save", "FILE", "write the record so far (FILE --force overwrites)", save),
    Command("position", "", "the position in one line", position),
    Command("help", "", "this list", show_help),
    Command("quit", "", "stop; what is recorded stays", quit_table),
)
SHORT = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "m": "moves"}


def find(word: str) -> Command | None:
    """A command by its name."""
    name = SHORT.get(word.lower(), word.lower())
    return next((command for command in COMMANDS if command.name == name), None)
