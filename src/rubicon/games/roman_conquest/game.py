"""The game as the rest of Rubicon knows it: the contract, put together from this folder's parts."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, cast

from rubicon.core.actions import number_moves
from rubicon.core.contract import Event, Game, Odds, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.imagination import Certainty, Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Scenario, choose_options, read_options
from rubicon.core.seen import Seen
from rubicon.core.settled import Settled
from rubicon.core.shapes import Shapes, event_shapes
from rubicon.core.state import EVERYTHING, State
from rubicon.core.weights import read_knowledge
from rubicon.games.roman_conquest import check, hints, odds, position, text
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import line as line_of
from rubicon.games.roman_conquest import shapes as told
from rubicon.games.roman_conquest.board import (
    FORCE_NAMES,
    SEAT_NAMES,
    Board,
    Hex,
    named_file,
    read_board,
)
from rubicon.games.roman_conquest.codes import first_of, second_of, third_of, verb_of
from rubicon.games.roman_conquest.evaluation import IDEAS, Judgement
from rubicon.games.roman_conquest.fields import FIELDS
from rubicon.games.roman_conquest.moves import make_grammar, name_hexes
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.refusals import Judge
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.setup import make_tables
from rubicon.kit.entries import checked_line
from rubicon.words import Listed, Phrase

DATA = files("rubicon.games.roman_conquest") / "data"
KNOWLEDGE = read_knowledge((DATA / "knowledge.toml").read_text("utf-8"), "knowledge.toml", IDEAS)
BOARDS = ("balanced", "classic")
"""[11.6] The boards that come with the game."""
PLIES_A_TURN = 8
"""Beside what troops do: the leader's part, being done, winning troops over."""
PLIES_A_TROOP = 4
"""An order, a fight chosen, and two throws for every troop that falls."""

STANDING = ("1.2", "1.3", "2.1", "2.2", "2.3", "2.4", "4.9")
OF_BOARD = {"balanced": "9.2", "classic": "9.1"}


class ConquestRules(Settled):
    """The game with its options and board settled."""

    open_information = True
    ideas: tuple[str, ...] = IDEAS

    def __init__(
        self,
        game: "RomanConquest",
        options: Mapping[str, int | str],
        board: Board,
        board_text: str | None,
    ) -> None:
        self.game: Game = game
        self.seats: tuple[str, ...] = SEAT_NAMES
        self.options = options
        self.board = board
        self.board_name = board.name
        self.board_text = board_text
        self.tables = make_tables(board, c.SEATS, options)
        self.hexes = name_hexes(board)
        self.names = list(self.hexes.names)
        self.grammar = make_grammar(self.hexes, self.tables)
        self.actions, self.chances = number_moves(self.grammar)
        self.judge = Judge(self.names)
        self.weights = KNOWLEDGE[c.SEATS].weights
        troops = sum(one.t for one in board.hexes)
        turns = c.SEATS * self.tables.round_limit
        self.max_plies = turns * (PLIES_A_TURN + PLIES_A_TROOP * troops)
        """[8.4] No turn is longer, and there are no more turns."""
        own_board = ("9.3", "9.4")
        self.standing_rules = (
            *STANDING,
            *((OF_BOARD[str(options["board"])],) if board_text is None else own_board),
            *(
                "11.7" if option.is_number else option.rule
                for option in game.options
                if options[option.name] != option.default[c.SEATS]
            ),
        )

    # ---- positions -------------------------------------------------------------------------------

    def start(self) -> State:
        """The pieces laid out; a roll decides who begins."""
        return Conquest(self.tables)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return text.outcome(own(state))

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return own(state).turn

    def moment(self, state: State) -> int:
        """Turns are the same at every table."""
        return own(state).turn

    def check(self, state: State) -> list[str]:
        """The laws that are broken."""
        return [str(law) for law in check.broken(own(state), self.names)]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        """What is known about playing well."""
        limit = self.tables.stack_limit
        chances, attackers, defenders = odds.all_ends(limit, self.tables.reading_pairs)
        given = list(weights or self.weights)
        return Judgement(c.SEATS, given, chances, attackers, defenders, 2 * limit)

    # ---- moves -----------------------------------------------------------------------------------

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """The same for everybody [1.3]."""
        return self.grammar.words(move)

    def fields_for(self, seat: int, move: int, viewer: int) -> dict[str, Any]:
        """The same for everybody [1.3]."""
        return self.grammar.fields(move)

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None, or the rule that stands in the way."""
        return self.judge.why_not(own(state), seat, move)

    def odds(self, state: State, seat: int, move: int) -> Odds | None:
        """The odds of a fight that an order leads to or that is chosen, or of a recruiting."""
        s, verb = own(state), verb_of(move)
        if verb == c.MARCH:
            return odds.battle_odds(s, second_of(move), third_of(move), self.names)
        if verb == c.FIGHT:
            return odds.battle_odds(s, first_of(move), 0, self.names)
        return odds.favour_odds(s, self.names) if verb == c.RECRUIT else None

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """Whose decision it is and what is expected."""
        return text.prompt(own(state), self.names)

    def context(self, state: State, viewer: int) -> dict[str, Any]:
        """What the mover has; the same for everybody [1.3]."""
        return text.context(own(state), self.names)

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        """The paragraph for the decision at hand."""
        return text.RELEVANT[own(state).phase]

    def hints(self, state: State, viewer: int) -> told.Hints:
        """What will fight, who can win, and how far everybody is from it."""
        return hints.hints(own(state), self.names)

    def describe_board(self) -> told.Board:
        """Hexes by name, and the odds of all fights."""
        t = self.tables
        codes = self.board.codes()
        return {
            "name": self.board.name,
            "standard": self.board_text is None,
            "hexes": [
                self.describe_hex(p, one, codes[p]) for p, one in enumerate(self.board.hexes)
            ],
            "odds": odds.all_chances(t.stack_limit, t.reading_pairs),
            "numbers": dict(self.options),
        }

    def describe_hex(self, p: int, one: Hex, code: str) -> told.Hex:
        """One hex."""
        t = self.tables
        home = t.home.index(p) if p in t.home else c.NONE
        return {
            "name": one.name,
            "code": code,
            "q": one.q,
            "r": one.r,
            "column": one.column,
            "terrain": "sea" if one.is_sea else "land",
            "region": one.region,
            "italy": t.italy[p] == 1,
            "zone": None if t.zone[p] == c.NONE else SEAT_NAMES[t.zone[p]],
            "home": None if home == c.NONE else FORCE_NAMES[home],
            "t": one.t,
            "neighbours": [self.names[q] for q in t.ways[t.way_from[p] : t.way_from[p + 1]]],
        }

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        """All of it: nothing is secret [1.3]."""
        return told

    def events(self, told: list[int], viewer: int) -> list[Event]:
        """What happened; nothing is secret [1.3]."""
        return text.read_events(told, self.names)

    def scores(self, told: list[int]) -> list[Score]:
        """A match is one game, and it is won or lost."""
        return []

    # ---- views and positions ---------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> told.View:
        """[1.3] Everything, for everybody."""
        return position.write(own(state), self.names)

    def imagine(self, seen: Seen) -> Imagination:
        """There is only one world to imagine."""
        return Certainty(self.from_position(seen.view))

    def position(self, state: State) -> dict[str, Any]:
        """The position with names."""
        return dict(self.view(state, EVERYTHING))

    def from_position(self, given: Mapping[str, Any]) -> State:
        """A position written by hand."""
        return position.Reader(self.tables, self.hexes).read(given)

    def line(self, state: State) -> str:
        """The position in one line."""
        return line_of.write_line(own(state))

    def from_line(self, line: str) -> State:
        """The position of a line; it is checked like one written by hand."""
        state = line_of.read_line(line, self.tables)
        return checked_line(self, state, say("line-things"))


class RomanConquest:
    """What is known before anybody sits down."""

    id = "roman_conquest"
    version = 1
    players: tuple[int, ...] = (c.SEATS,)
    default_players = c.SEATS
    seat_names: tuple[str, ...] = SEAT_NAMES
    minutes: tuple[int, int] = (30, 60)
    weight = 2.0
    scenarios: tuple[Scenario, ...] = ()
    has_boards = True
    state_fields = FIELDS
    shapes = Shapes(
        view=told.View,
        hints=told.Hints,
        odds=told.Odds,
        board=told.Board,
        events=event_shapes(
            {kind.name: kind.fields for kind in text.KINDS.values()}, told.EVENT_FIELDS
        ),
        names=told.NAMES,
    )

    def __init__(self) -> None:
        data = tomllib.loads((DATA / "options.toml").read_text(encoding="utf-8"))
        self.options = read_options(data, self.players, self.id)
        self.endings: Mapping[str, str] = dict(text.ENDINGS.values())
        self.boards: dict[str, Board] = {}

    @property
    def title(self) -> str:
        """Its title, in the language of this process."""
        return str(say("title"))

    @property
    def blurb(self) -> str:
        """What it is about, in the same language."""
        return str(say("blurb"))

    def rules(
        self,
        players: int,
        options: Mapping[str, object],
        board: str | None,
        board_file: str | Phrase,
    ) -> ConquestRules:
        """Settle a match."""
        if players not in self.players:
            raise BadInput(say("wrong-players", title=say("title"), players=players))
        chosen = choose_options(self, players, options)
        known = self.known_board(str(chosen["board"]))
        used = known if board is None else read_board(board, board_file)
        return ConquestRules(self, chosen, used, board)

    def known_board(self, name: str) -> Board:
        """One of the boards that come with the game, read once."""
        if name not in self.boards:
            file = f"{name}.toml"
            self.boards[name] = read_board((DATA / file).read_text(encoding="utf-8"), file)
        return self.boards[name]

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """Describe a sound board in one sentence."""
        sound = read_board(board, board_file)
        land = len(sound.land())
        troops = {force: 0 for force in FORCE_NAMES}
        for one in sound.hexes:
            if one.t:
                troops[sound.nearest(one)[0]] += one.t
        counted = [say("boardfile-troops", troops=n, force=force) for force, n in troops.items()]
        return say(
            "boardfile-sound",
            file=named_file(board_file),
            name=sound.name,
            land=land,
            sea=len(sound.hexes) - land,
            troops=Listed.of(counted),
        )


def own(state: State) -> Conquest:
    """A state of this game; nothing else is ever handed to it."""
    return cast(Conquest, state)


GAME = RomanConquest()
