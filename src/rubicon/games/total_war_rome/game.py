"""The game as the rest of Rubicon knows it: the contract, put together from this folder's parts."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rubicon.core.actions import number_moves
from rubicon.core.contract import Event, Game, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.imagination import Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Scenario, choose_options, read_options, scenario_option
from rubicon.core.seen import Seen
from rubicon.core.settled import Settled
from rubicon.core.shapes import Shapes, event_shapes
from rubicon.core.state import EVERYTHING, State
from rubicon.core.weights import read_knowledge
from rubicon.games.total_war_rome import check, hints, position, prompts, shapes, sight, text, view
from rubicon.games.total_war_rome.board import DATA, Board, read_board, standard_board
from rubicon.games.total_war_rome.combat_odds import Worlds, combat_odds
from rubicon.games.total_war_rome.describing import describe
from rubicon.games.total_war_rome.evaluation import IDEAS, Judgement
from rubicon.games.total_war_rome.fields import FIELDS
from rubicon.games.total_war_rome.imagination import Possible
from rubicon.games.total_war_rome.moves import fields_for, make_grammar, words_for
from rubicon.games.total_war_rome.names import SEATS, make_names
from rubicon.games.total_war_rome.odds import Chance, odds_of
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.reading import Reader
from rubicon.games.total_war_rome.refusals import Judge
from rubicon.games.total_war_rome.rules import flow, initiative
from rubicon.games.total_war_rome.saying import say
from rubicon.games.total_war_rome.setup import make_tables
from rubicon.kit.entries import checked_line
from rubicon.words import Phrase

KNOWLEDGE = read_knowledge((DATA / "knowledge.toml").read_text("utf-8"), "knowledge.toml", IDEAS)
SCENARIOS = (
    Scenario(say.name, "whole", (2, 3, 4)),
    Scenario(
        say.name, "first_war", (2,), {"factions": "rome_carthage", "trigger": 15, "round_limit": 8}
    ),
)
"""[2.7] The whole game, and a shorter one to learn it by."""
PLIES_A_ROUND = 4_000
"""More than any round can have."""
STANDING = (
    *("1.1", "1.2", "1.3", "1.4", "1.5", "1.7", "1.8", "2.1", "2.3", "2.5", "2.6", "3.1"),
    *("3.2", "3.3", "3.8", "3.9", "3.10", "3.13", "4.3", "17.1"),
)


class WarRules(Settled):
    """The game with its players, options and board settled."""

    open_information = False
    ideas: tuple[str, ...] = IDEAS

    def __init__(
        self,
        game: "TotalWarRome",
        players: int,
        options: Mapping[str, int | str],
        board: Board,
        board_text: str | None,
    ) -> None:
        self.game: Game = game
        self.options = options
        self.board = board
        self.board_name = board.name
        self.board_text = board_text
        self.tables = make_tables(board, players, options)
        self.names = make_names(board, self.tables)
        self.seats = tuple(self.names.seats)
        self.grammar = make_grammar(self.names, self.tables)
        self.actions, self.chances = number_moves(self.grammar)
        self.teller = text.Teller(self.names, self.tables)
        self.judge = Judge(self.names)
        self.reader = Reader(self.names, self.tables, self.grammar)
        self.worlds = Worlds()
        self.weights = KNOWLEDGE[players].weights
        self.max_plies = (self.tables.round_limit + 1) * PLIES_A_ROUND
        """[16.4] There is a limit of rounds."""
        fair = ("17.2",) if players == len(SEATS) else ()
        learning = ("2.7",) if options["scenario"] == "first_war" else ()
        self.standing_rules = (*STANDING, *fair, *learning)

    # ---- positions -------------------------------------------------------------------------------

    def start(self) -> State:
        """Before the generals are drawn."""
        return self.first()

    def first(self) -> War:
        """The same."""
        state = War(self.tables)
        initiative.set_up(state)
        flow.run(state)
        return state

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return text.outcome(own(state), self.names)

    def turn(self, state: State) -> int:
        """The number of the round."""
        return own(state).turn

    def moment(self, state: State) -> int:
        """Rounds are the same at every table."""
        return own(state).turn

    def check(self, state: State) -> list[str]:
        """The laws of conservation that are broken."""
        return [str(law) for law in check.broken(own(state), self.names)]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        """What is known about playing well."""
        return Judgement(len(self.seats), list(weights or self.weights), self.tables)

    # ---- moves -----------------------------------------------------------------------------------

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """[1.4] A move in as many words as the viewer may know."""
        return words_for(self.grammar, seat, move, viewer)

    def fields_for(self, seat: int, move: int, viewer: int) -> dict[str, Any]:
        """The same as named fields."""
        return fields_for(self.grammar, seat, move, viewer)

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None, or the rule that stands in the way."""
        return self.judge.why_not(own(state), seat, move)

    def odds(self, state: State, seat: int, move: int) -> Chance | None:
        """The odds of a legal move of the seat that decides."""
        return odds_of(own(state), move) or combat_odds(self, self.worlds, own(state), seat, move)

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """Whose decision it is and what is expected."""
        return prompts.prompt(own(state), self.names, viewer)

    def context(self, state: State, viewer: int) -> dict[str, Any]:
        """What the viewer has."""
        return dict(prompts.context(own(state), viewer))

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        """The paragraph for the decision at hand."""
        return prompts.relevant_rule(own(state))

    def hints(self, state: State, viewer: int) -> shapes.Hints:
        """All ways to VP, and who is close to the end of the game."""
        return hints.hints(own(state), self.names)

    def describe_board(self) -> shapes.Board:
        """The board, the cards and the numbers in force."""
        return describe(self.board, self.tables, self.names, self.options, self.board_text is None)

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        """[1.4] What was told, without what belongs to others."""
        return sight.seen_events(told, viewer)

    def events(self, told: list[int], viewer: int) -> list[Event]:
        """What happened, as far as the viewer may know it."""
        return self.teller.events(self.told_as(told, viewer))

    def scores(self, told: list[int]) -> list[Score]:
        """A match is one game."""
        return []

    # ---- views and positions ---------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> shapes.View:
        """[1.4] What a viewer may know."""
        return view.write_view(own(state), self.names, self.grammar, viewer)

    def imagine(self, seen: Seen) -> Imagination:
        """The positions that the viewer could be in."""
        return Possible(seen, self.reader)

    def position(self, state: State) -> dict[str, Any]:
        """The whole position."""
        return position.write(own(state))

    def from_position(self, given: Mapping[str, Any]) -> State:
        """A position written by hand."""
        return position.read(given, self.first(), self.names)

    def line(self, state: State) -> str:
        """The position in one line."""
        return position.write_line(own(state))

    def from_line(self, line: str) -> State:
        """The position of a line; it is checked like one written by hand."""
        state = position.read_line(line, self.tables)
        return checked_line(self, state, say("line-things"))


class TotalWarRome:
    """What is known before anybody sits down."""

    id = "total_war_rome"
    version = 1
    players: tuple[int, ...] = (2, 3, 4)
    default_players = 4
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (180, 300)
    weight = 3.9
    scenarios: tuple[Scenario, ...] = SCENARIOS
    has_boards = True
    state_fields = FIELDS
    shapes = Shapes(
        view=shapes.View,
        hints=shapes.Hints,
        odds=shapes.Odds,
        board=shapes.Board,
        events=event_shapes(
            {kind.name: kind.all_fields for kind in text.KINDS.values()}, shapes.EVENT_FIELDS
        ),
        names=shapes.NAMES,
    )

    def __init__(self) -> None:
        data = tomllib.loads((DATA / "options.toml").read_text(encoding="utf-8"))
        self.options = (
            scenario_option(SCENARIOS, "2.7"),
            *read_options(data, self.players, self.id),
        )
        self.endings: Mapping[str, str] = dict(text.ENDINGS.values())
        self.standard_board = standard_board()

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
    ) -> WarRules:
        """Settle a match."""
        if players not in self.players:
            raise BadInput(say("wrong-players", title=say("title"), players=players))
        chosen = choose_options(self, players, options)
        used = self.standard_board if board is None else read_board(board, board_file)
        return WarRules(self, players, chosen, used, board)

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """Describe a sound board in one sentence."""
        sound = read_board(board, board_file)
        regions, seas = len(sound.all("region")), len(sound.all("sea"))
        return say("boardfile-sound", file=board_file, name=sound.name, regions=regions, seas=seas)


def own(state: State) -> War:
    """A state of this game; nothing else is ever handed to it."""
    return cast(War, state)


GAME = TotalWarRome()
