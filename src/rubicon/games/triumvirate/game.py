"""The game as the rest of Rubicon knows it: the contract, put together from this folder's parts."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rubicon.core.actions import number_moves
from rubicon.core.contract import Event, Game, Odds, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.imagination import Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Scenario, choose_options, read_options
from rubicon.core.seen import Seen
from rubicon.core.settled import Settled
from rubicon.core.shapes import Shapes, event_shapes
from rubicon.core.state import EVERYTHING, State
from rubicon.core.weights import read_knowledge
from rubicon.games.triumvirate import (
    check,
    hints,
    imagination,
    moves,
    position,
    refusals,
    rules,
    scores,
    shapes,
    sight,
    text,
    view,
)
from rubicon.games.triumvirate.cards import COLOURS, DATA, DECK, KINDS, LETTERS, NAMES, SEATS, SUITS
from rubicon.games.triumvirate.codes import rank_of, suit_of
from rubicon.games.triumvirate.evaluation import IDEAS, Judgement
from rubicon.games.triumvirate.fields import FIELDS
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.saying import say
from rubicon.games.triumvirate.setup import make_tables, most_plies
from rubicon.kit.entries import checked_line
from rubicon.words import Phrase

STANDING = ("1.2", "1.3")
KNOWLEDGE = read_knowledge((DATA / "knowledge.toml").read_text("utf-8"), "knowledge.toml", IDEAS)


class TriumvirateRules(Settled):
    """The game with its options settled."""

    open_information = False
    ideas: tuple[str, ...] = IDEAS
    weights = KNOWLEDGE[len(SEATS)].weights
    board_text: str | None = None

    def __init__(self, game: "TriumvirateGame", options: Mapping[str, int | str]) -> None:
        self.game: Game = game
        self.seats = SEATS
        self.options = options
        self.board_name = str(DECK["name"])
        self.tables = make_tables(options)
        self.grammar = moves.make_grammar(self.tables)
        self.actions, self.chances = number_moves(self.grammar)
        self.max_plies = most_plies(self.tables)
        self.standing_rules = (
            *STANDING,
            *(
                "10.1" if option.is_number else option.rule
                for option in game.options
                if options[option.name] != option.default[len(SEATS)]
            ),
        )

    # ---- positions -------------------------------------------------------------------------------

    def start(self) -> State:
        """Before the first deal."""
        state = Triumvirate(self.tables)
        rules.set_up(state)
        return state

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, or None."""
        return text.outcome(own(state))

    def turn(self, state: State) -> int:
        """The number of the hand, counted through the match."""
        return own(state).turn

    def moment(self, state: State) -> int:
        """The hand within its game: games before it may have had more hands at another table."""
        return own(state).game * (self.tables.most_hands + 1) + own(state).hand_number

    def check(self, state: State) -> list[str]:
        """The laws of conservation that are broken."""
        return [str(fault) for fault in check.check(own(state))]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        """What is known about playing well."""
        goals = self.tables.tricks_to_consul, self.tables.consuls_to_emperor
        return Judgement(list(weights or self.weights), *goals)

    # ---- moves -----------------------------------------------------------------------------------

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """A move in as many words as the viewer may know."""
        return moves.words_for(self.grammar, seat, move, viewer)

    def fields_for(self, seat: int, move: int, viewer: int) -> dict[str, Any]:
        """The same as named fields."""
        return moves.fields_for(self.grammar, seat, move, viewer)

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        """None, or the rule that stands in the way."""
        return refusals.why_not(own(state), seat, move)

    def odds(self, state: State, seat: int, move: int) -> Odds | None:
        """Chance has no part in any decision: it only deals."""
        return None

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """Whose decision it is and what is expected."""
        return text.prompt(own(state), viewer)

    def context(self, state: State, viewer: int) -> dict[str, Any]:
        """What effects of moves speak of beside the moves' own fields."""
        return text.context(own(state), viewer)

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        """The paragraph for the decision at hand."""
        return text.relevant_rule(own(state))

    def hints(self, state: State, viewer: int) -> shapes.Hints:
        """Who is close to the crown, and what the viewer's memory tells of every card."""
        return hints.hints(self.view(state, viewer), self.tables)

    def describe_board(self) -> shapes.Board:
        """The cards, and the numbers in force."""
        return {
            "name": self.board_name,
            "standard": True,
            "suits": [
                {"name": name, "letter": letter, "colour": colour}
                for name, letter, colour in zip(SUITS, LETTERS, COLOURS, strict=True)
            ],
            "cards": [
                {
                    "name": name,
                    "suit": SUITS[suit_of(card)],
                    "rank": rank_of(card),
                    "kind": KINDS[rank_of(card)],
                }
                for card, name in enumerate(NAMES)
            ],
            "numbers": dict(self.options),
        }

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        """[1.3] What was told, without the cards of others."""
        return sight.seen_events(told, viewer)

    def events(self, told: list[int], viewer: int) -> list[Event]:
        """What happened, as far as the viewer may know it."""
        return text.read_events(told, viewer)

    def scores(self, told: list[int]) -> list[Score]:
        """[7.1] The games that an Emperor has ended."""
        return scores.read_scores(told)

    # ---- views and positions ---------------------------------------------------------------------

    def view(self, state: State, viewer: int) -> shapes.View:
        """[1.3] What a viewer may know."""
        return view.write_view(own(state), viewer)

    def imagine(self, seen: Seen) -> Imagination:
        """The positions that the viewer could be in; for a seat each is as likely as any other."""
        return imagination.Possible(seen, self.tables)

    def position(self, state: State) -> dict[str, Any]:
        """The position with names."""
        return dict(view.write(own(state), EVERYTHING))

    def from_position(self, given: Mapping[str, Any]) -> State:
        """A position written by hand."""
        return position.read(given, self.tables)

    def line(self, state: State) -> str:
        """The position in one line."""
        return position.write_line(own(state))

    def from_line(self, line: str) -> State:
        """The position of a line; it is checked like one written by hand."""
        state = position.read_line(line, self.tables)
        return checked_line(self, state, say("line-things"))


class TriumvirateGame:
    """What is known before anybody sits down."""

    id = "triumvirate"
    version = 1
    players: tuple[int, ...] = (2,)
    default_players = 2
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (10, 30)
    weight = 1.8
    scenarios: tuple[Scenario, ...] = ()
    has_boards = False
    state_fields = FIELDS
    shapes = Shapes(
        view=shapes.View,
        hints=shapes.Hints,
        board=shapes.Board,
        events=event_shapes(
            {kind.name: kind.fields for kind in text.KINDS.values()}, shapes.EVENT_FIELDS
        ),
        names=shapes.NAMES,
    )

    @property
    def title(self) -> str:
        """What it is called."""
        return str(say("title"))

    @property
    def blurb(self) -> str:
        """What it is about, for people who choose a game."""
        return str(say("blurb"))

    def __init__(self) -> None:
        data = tomllib.loads((DATA / "options.toml").read_text(encoding="utf-8"))
        self.options = read_options(data, self.players, self.id)
        self.endings: Mapping[str, str] = dict(text.ENDINGS.values())

    def rules(
        self,
        players: int,
        options: Mapping[str, object],
        board: str | None,
        board_file: str | Phrase,
    ) -> TriumvirateRules:
        """Settle a match."""
        if players not in self.players:
            raise BadInput(say("only-two-players", players=players))
        if board is not None:
            self.check_board(board, board_file)
        return TriumvirateRules(self, choose_options(self, players, options))

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """There are none."""
        raise BadInput(say("no-boards", file=board_file))


def own(state: State) -> Triumvirate:
    """A state of this game; nothing else is ever handed to it."""
    return cast(Triumvirate, state)


GAME = TriumvirateGame()
