"""The game as the rest of Rubicon knows it: the contract, put together from this folder's parts."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, cast

from rubicon.core.actions import number_moves
from rubicon.core.contract import Event, Game, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.imagination import Certainty, Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Scenario, choose_options, read_options
from rubicon.core.seen import Seen
from rubicon.core.settled import Settled
from rubicon.core.shapes import Shapes, event_shapes
from rubicon.core.state import EVERYTHING, State
from rubicon.core.weights import read_knowledge
from rubicon.games.end_of_the_triumvirate import check, hints, position, rules, text
from rubicon.games.end_of_the_triumvirate import line as line_of
from rubicon.games.end_of_the_triumvirate import shapes as told
from rubicon.games.end_of_the_triumvirate.board import SEATS, Board, named_file, read_board
from rubicon.games.end_of_the_triumvirate.codes import (
    MARCH,
    SAIL,
    first_of,
    second_of,
    verb_of,
)
from rubicon.games.end_of_the_triumvirate.evaluation import IDEAS, Judgement
from rubicon.games.end_of_the_triumvirate.fields import FIELDS
from rubicon.games.end_of_the_triumvirate.moves import make_grammar, name_provinces
from rubicon.games.end_of_the_triumvirate.odds import BattleOdds, battle_odds
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.refusals import Judge
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.games.end_of_the_triumvirate.setup import make_tables
from rubicon.kit.entries import checked_line
from rubicon.words import Phrase

DATA = files("rubicon.games.end_of_the_triumvirate") / "data"
KNOWLEDGE = read_knowledge((DATA / "knowledge.toml").read_text("utf-8"), "knowledge.toml", IDEAS)
PLIES_A_TURN = 128
"""More than any turn can have: supplies, a gift, marches, servants, battles, actions, a consul."""

STANDING = ("1.2", "1.3", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7")
STANDING_FOR_TWO = ("10.1", "10.2", "10.3", "10.4", "10.5")


class RepublicRules(Settled):
    """The game with its players, options and board settled."""

    open_information = True
    ideas: tuple[str, ...] = IDEAS

    def __init__(
        self,
        game: "EndOfTheTriumvirate",
        players: int,
        options: Mapping[str, int | str],
        board: Board,
        board_text: str | None,
    ) -> None:
        self.game: Game = game
        self.seats = SEATS[:players]
        self.options = options
        self.board = board
        self.board_name = board.name
        self.board_text = board_text
        self.tables = make_tables(board, players, options)
        self.provinces = name_provinces(board, self.tables)
        self.names = list(self.provinces.names)
        self.grammar = make_grammar(self.provinces, self.tables)
        self.actions, self.chances = number_moves(self.grammar)
        self.judge = Judge(self.names)
        self.weights = KNOWLEDGE[players].weights
        elections = players + 1
        self.max_plies = elections * self.tables.year_turns * PLIES_A_TURN
        """[9.7] Nobody can win an election twice later than this."""
        self.standing_rules = (
            *STANDING,
            *(STANDING_FOR_TWO if players == 2 else ()),
            *(
                option.rule if not option.is_number or option.rule.startswith("11.") else "12.1"
                for option in game.options
                if options[option.name] != option.default[players]
            ),
            *(("12.2",) if board_text is not None else ()),
        )

    # ---- positions -------------------------------------------------------------------------------

    def start(self) -> State:
        """The pieces laid out, and Caesar's first supplies received."""
        state = Republic(self.tables)
        rules.set_up(state)
        return state

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
        """The laws of conservation that are broken."""
        return [str(law) for law in check.broken(own(state), self.names)]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        """What is known about playing well."""
        return Judgement(len(self.seats), list(weights or self.weights))

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

    def odds(self, state: State, seat: int, move: int) -> BattleOdds | None:
        """The odds of an attack; everything is open, so every seat knows them."""
        s = own(state)
        if verb_of(move) not in (MARCH, SAIL) or s.owner[first_of(move)] == s.active:
            return None
        return battle_odds(s, first_of(move), second_of(move))

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """Whose decision it is and what is expected."""
        return text.prompt(own(state), self.names)

    def context(self, state: State, viewer: int) -> dict[str, Any]:
        """What the player who has to decide has; the same for everybody [1.3]."""
        return text.context(own(state), self.names)

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        """The paragraph for the decision at hand."""
        return text.RELEVANT[own(state).phase]

    def hints(self, state: State, viewer: int) -> told.Hints:
        """Who is close to winning, and the next supplies."""
        return hints.hints(own(state), self.names)

    def describe_board(self) -> told.Board:
        """Provinces and seas by name."""
        closed = self.board.out_of_play[len(self.seats)]
        return {
            "name": self.board.name,
            "standard": self.board_text is None,
            "provinces": [
                {
                    "code": province.code,
                    "name": province.name,
                    "type": province.type,
                    "borders": list(province.borders),
                    "arrows": list(province.arrows),
                    "seas": list(province.seas),
                    "in_play": province.name not in closed,
                }
                for province in self.board.provinces
            ],
            "seas": [{"name": sea, "meets": list(meets)} for sea, meets in self.board.seas.items()],
            "numbers": dict(self.options),
        }

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        """All of it: nothing is secret [1.3]."""
        return told

    def events(self, told: list[int], viewer: int) -> list[Event]:
        """What happened; nothing is secret [1.3]."""
        return text.read_events(told, self.names, self.grammar)

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
        return position.Reader(self.tables, self.provinces).read(given)

    def line(self, state: State) -> str:
        """The position in one line."""
        return line_of.write_line(own(state))

    def from_line(self, line: str) -> State:
        """The position of a line; it is checked like one written by hand."""
        state = line_of.read_line(line, self.tables)
        return checked_line(self, state, say("line-things"))


class EndOfTheTriumvirate:
    """What is known before anybody sits down."""

    id = "end_of_the_triumvirate"
    version = 1
    players: tuple[int, ...] = (2, 3)
    default_players = 3
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (60, 90)
    weight = 2.8
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
        self.standard_board = read_board(
            (DATA / "board.toml").read_text(encoding="utf-8"), "board.toml"
        )

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
    ) -> RepublicRules:
        """Settle a match."""
        if players not in self.players:
            raise BadInput(say("wrong-players", title=say("title"), players=players))
        chosen = choose_options(self, players, options)
        used = self.standard_board if board is None else read_board(board, board_file)
        return RepublicRules(self, players, chosen, used, board)

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """Describe a sound board in one sentence."""
        sound = read_board(board, board_file)
        return say(
            "boardfile-sound",
            file=named_file(board_file),
            name=sound.name,
            provinces=len(sound.provinces),
            seas=len(sound.seas),
        )


def own(state: State) -> Republic:
    """A state of this game; nothing else is ever handed to it."""
    return cast(Republic, state)


GAME = EndOfTheTriumvirate()
