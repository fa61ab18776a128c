"""Whole matches in a language that is English in disguise: no sentence bypasses the catalogues."""

import random
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rubicon
from cli.running import run
from rubicon import words
from rubicon.bots.roster import BOTS
from rubicon.cli.boards.end_of_the_triumvirate import SEA_LETTERS
from rubicon.cli.book import pages
from rubicon.cli.commands import COMMANDS
from rubicon.cli.screen import Screen
from rubicon.cli.seats import seat_players
from rubicon.cli.table import TerminalTable
from rubicon.core.contract import Rules
from rubicon.core.match import Match
from rubicon.core.positions import write_line
from rubicon.core.state import NOBODY
from rubicon.registry import GAMES, find_game
from rubicon.words import Phrase
from words import pseudo
from words.pseudo import CODE, disguised, plain_english

CATALOGUE = """says = { $seat-number ->
    [plural] The { $seat } win
   *[other] { $seat } wins
  } with { $gold } gold.
alone = { $seat }
name-claudii = Claudii
    .number = plural
    .genitive = of the Claudii
"""
NUMERALS = ("II", "III", "IV", "VI", "VII", "VIII", "IX", "XI", "XII")
WIDE = 120
"""Columns: the marks around texts take room too."""
SHORT = {
    "triumvirate": {"markers_to_win": 1, "most_games": 2},
    "total_war_rome": {"round_limit": 1},
}
"""Settings under which a match takes seconds."""
ODD = 0.15
"""How often something else is typed before a move."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the language."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    return folder


@pytest.fixture
def disguise(written: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """This process speaks the language."""
    monkeypatch.setenv("RUBICON_WORDS", str(written))
    words.language.cache_clear()
    words.use(CODE)
    yield written
    monkeypatch.undo()
    words.language.cache_clear()
    words.use("en")


# ---- the language --------------------------------------------------------------------------------


def test_texts_change_and_what_is_chosen_by_stays() -> None:
    text = disguised(CATALOGUE, {"number"})
    assert "[plural] Ŧħé { $seat } ŵíñ\n" in text
    assert "ŵíŧħ { $gold } ğółđ.⟧" in text
    assert "alone = { $seat }\n" in text
    assert ".number = plural\n" in text
    assert ".genitive = óƒ ŧħé Çłáúđíí\n" in text
    assert "name-claudii = ⟦Çłáúđíí⟧\n" in text


def test_every_scope_is_translated(disguise: Path) -> None:
    scopes = {path.stem for path in (disguise / CODE).iterdir()}
    assert {"core", "terminal", "server", "page", *GAMES} <= scopes
    assert str(Phrase("terminal.you-pass")) == "⟦Ýóú ƥášš.⟧"


def test_plain_words_are_found_but_for_those_that_are_allowed() -> None:
    shown = "⟦Ýóú⟧ march Sicilia 2 legions, as marching Sicilia does. K7"
    assert plain_english(shown, ["march Sicilia 2 legions", "Sicilia"]) == [
        "as",
        "marching",
        "does",
    ]


# ---- whole matches -------------------------------------------------------------------------------


class ScriptedScreen(Screen):
    """A screen at which somebody types at random: legal moves, and everything else there is."""

    def __init__(self, plain: bool, seed: int) -> None:
        super().__init__(plain)
        self.console.width = WIDE
        self.random = random.Random(seed)
        self.table: TerminalTable | None = None
        self.texts: set[str] = set()
        """The words of all moves that could be made so far."""
        self.typed: set[str] = set()
        """What belongs to the notation: moves, their beginnings in menus, lines of positions."""

    def prompt(self, text: str) -> str:
        """Something to type; what stands before it is shown."""
        table = self.table
        assert table is not None
        typed = ""
        if table.moves is not None and text.endswith("> "):
            moves = table.moves
            self.remember(moves.texts)
            move = self.random.choice(moves.texts)
            typed = move if self.random.random() > ODD else self.random.choice(self.others(move))
            self.typed |= {f"> {typed}", f"'{typed}'"}
            if typed == "position":
                self.typed.add(write_line(table.rules, table.match.state))
        self.say(f"{text}{typed}")
        return typed

    def others(self, move: str) -> list[str]:
        """What can be typed besides a move."""
        verb, _, _ = move.partition(" ")
        odd = self.random.choice(sorted(self.texts))
        alone = [command.name for command in COMMANDS if command.name not in ("quit", "save")]
        more = ["log all", "log x", "counting x", "rules 1", "rules 99", "save", "99", "nonsense"]
        return [
            *alone,
            *more,
            "",
            verb,
            f"odds {verb}",
            f"why {odd}",
            f"odds {odd}",
            f"moves {verb}",
        ]

    def remember(self, texts: list[str]) -> None:
        """The words of moves, as lists show them."""
        for text in texts:
            said = text.split()
            self.texts.add(text)
            self.typed.add(text)
            self.typed |= {f"{' '.join(said[:i])} ..." for i in range(1, len(said))}


def names(rules: Rules) -> set[str]:
    """Proper names, which are the same in every language, also cut off where a table is narrow."""
    board = rules.describe_board()
    found = {*rules.seats, "Mare"}
    kinds = ("provinces", "hexes", "regions", "seas", "cards", "troops", "generals")
    found |= {one[key] for one in board.get("factions", []) for key in ("name", "capital")}
    for faction in board.get("factions", []):
        found |= {*faction["columns"], *(one["name"] for one in faction["developments"])}
    found |= {one["area"] for one in board.get("regions", [])}
    for entry in [one for kind in kinds for one in board.get(kind, [])]:
        found |= {entry["name"], *entry["name"].split(), entry.get("code", "")}
        seas = [sea.removeprefix("Mare ") for sea in entry.get("seas", [])]
        found |= {*seas, *(sea[:SEA_LETTERS] for sea in seas)}
    return found | {f"{name[:i]}…" for name in found for i in range(len(name))}


def play_whole_match(game: str, people: int, plain: bool, seed: int) -> tuple[set[str], Rules]:
    """Play a match to its end; the notation that was shown, and the rules."""
    found = find_game(game)
    rules = found.rules(found.default_players, SHORT.get(game, {}), None, "")
    labels = [
        f"{name}={'human' if seat < people else 'bot:random'}"
        for seat, name in enumerate(rules.seats)
    ]
    screen = ScriptedScreen(plain, seed)
    table = TerminalTable(Match(rules), seat_players(rules, labels, {}), screen, seed)
    screen.table = table
    table.run()
    assert table.match.state.to_act() == NOBODY
    return screen.typed, rules


@pytest.mark.parametrize(("people", "plain"), [(1, False), (2, True)])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_in_the_terminal_shows_no_plain_english(
    game: str, people: int, plain: bool, disguise: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert disguise.is_dir()
    typed, rules = play_whole_match(game, people, plain, seed=7)
    shown = capsys.readouterr().out
    book = [line for page in pages(game, None) for line in page.splitlines()]
    usage = {f"  {command.name}" for command in COMMANDS} | {"all]", "[on|off]"}
    notation = {*typed, *rules.grammar.examples, *usage, *NUMERALS}
    left = plain_english(shown, {*notation, *names(rules), *book})
    assert sorted(set(left)) == []


@pytest.mark.parametrize("game", GAMES)
def test_pictures_show_no_plain_english(game: str, disguise: Path) -> None:
    assert disguise.is_dir()
    played = rubicon.new(game, seed=7, options=SHORT.get(game, {}))
    board = played.rules.describe_board()
    seas = {sea for one in board.get("provinces", []) for sea in one["seas"]}
    allowed = {*names(played.rules), *seas, *NUMERALS}
    while True:
        root = ElementTree.fromstring(played.svg("everything"))
        shown = [one.text or "" for one in root.iter() if one.tag.endswith(("}text", "}title"))]
        assert plain_english("\n".join(shown), allowed) == []
        if played.turn is None:
            break
        played.play_out("random", decisions=25)


# ---- the other commands --------------------------------------------------------------------------


def shown_by(*args: str, typed: str = "") -> str:
    """What a command shows to somebody who speaks the language."""
    result = run("--language", CODE, *args, typed=typed)
    return f"{result.stdout}\n{result.stderr}"


@pytest.mark.parametrize("game", GAMES)
def test_games_and_options_are_told_in_the_language(game: str, disguise: Path) -> None:
    assert disguise.is_dir()
    options = find_game(game).options
    values = {str(value) for option in options for value in option.values}
    shown = shown_by("games") + shown_by("options", game)
    assert plain_english(shown, {*GAMES, *(option.name for option in options), *values}) == []


@pytest.mark.parametrize("game", GAMES)
def test_records_are_told_in_the_language(game: str, disguise: Path, tmp_path: Path) -> None:
    assert disguise.is_dir()
    file = str(tmp_path / "record.txt")
    found = find_game(game)
    players = min(found.players)
    rules = found.rules(players, {}, None, "")
    bots = [part for name in rules.seats for part in ("--seat", f"{name}=bot:random")]
    run("play", game, "--players", str(players), *bots, "--seed", "7", "--record", file)
    moves = Path(file).read_text("utf-8").partition("\n\n")[2].splitlines()
    notation = {line.partition(": ")[2] for line in moves}
    shown = shown_by("verify", file, "nowhere") + shown_by("replay", file, "--all")
    typed = ("", "b", "x", "turn 99", "ply 9999", "end", "n", "start")
    shown += shown_by("replay", file, typed="".join(f"{line}\n" for line in typed))
    shown += shown_by("play", "--resume", file)
    told = {f"> {line}" for line in typed}
    allowed = {file, "nowhere", *notation, *names(rules), *NUMERALS, *told}
    assert sorted(set(plain_english(shown, allowed))) == []


@pytest.mark.parametrize(
    ("args", "allowed"),
    [
        (("play",), ()),
        (("play", "chess"), ("chess", *GAMES)),
        (("play", GAMES[0], "--seat", "Nemo=human"), ("Nemo", "Caesar", "Pompeius", "Crassus")),
        (("play", GAMES[0], "--seat", "Caesar=x"), ("human", "bot", "program:COMMAND", *BOTS)),
        (("play", GAMES[0], "--option", "legion_cap=99"), ("legion_cap",)),
        (("play", GAMES[0], "--option", "x"), ()),
        (("play", GAMES[0], "--board", "nowhere"), ("nowhere",)),
        (("play", "--position", "a", "--resume", "b"), ()),
        (("play", "--position", "a", "--players", "2"), ("position",)),
        (("rules", GAMES[0], "99"), ()),
        (("replay", "nowhere", "--seat", "x"), ("nowhere",)),
        (("solve", GAMES[0], "nowhere"), ()),
        (("duplicate", GAMES[1], "--bots", "greedy,random", "--deals", "1"), ("greedy", "random")),
    ],
)
def test_other_answers_are_in_the_language(
    args: tuple[str, ...], allowed: tuple[str, ...], disguise: Path
) -> None:
    assert disguise.is_dir()
    shown = shown_by(*args)
    assert shown.strip()
    assert plain_english(shown, allowed) == []
