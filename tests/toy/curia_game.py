"""Curia as the rest of Rubicon knows it: words, refusals, views, positions."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, cast

from rubicon.core.actions import Actions, number_moves
from rubicon.core.contract import Event, EventField, Game, Json, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Option, Scenario, choose_options, chosen_scenario, scenario_option
from rubicon.core.seen import Seen
from rubicon.core.settled import Settled
from rubicon.core.shapes import Hints, Shapes, Warning, event_shapes
from rubicon.core.state import CHANCE, EVENT_WIDTH, EVERYTHING, NOBODY, State
from rubicon.core.verbs import Grammar
from rubicon.words import Phrase, quoted
from toy import curia as c
from toy.curia import Curia, Tables
from toy.curia_saying import say
from toy.curia_words import make_grammar
from toy.curia_worlds import Possible, letters_of
from toy.fields import FIELDS, MOST_ROUNDS
from toy.shapes import EVENT_FIELDS, Board, Odds, View

SEATS: tuple[str, ...] = ("Brutus", "Cassius", "Cicero", "Cato")
PHASES = (
    "letters", "hands", "bid", "pledge", "look", "basket", "veto", "omens", "refill", "over",
)  # fmt: skip
RULE_OF = ("1.3", "1.3", "2.1", "2.2", "2.3", "3.1", "4.1", "4.2", "4.4", "1.4")
PHASE_OF = {
    c.LETTER: (c.DEAL_LETTERS,), c.DEAL: (c.DEAL_HANDS, c.REFILL), c.BID: (c.BIDDING,),
    c.PLEDGE: (c.PLEDGING,), c.LOOK: (c.LOOKING,), c.WAIT: (c.LOOKING,), c.ADD: (c.FILLING,),
    c.SEAL: (c.FILLING,), c.VETO: (c.VETOING,), c.PASS: (c.VETOING,), c.ROLL: (c.OMENS,),
}  # fmt: skip
NUMBERS = ("turn", "leader", "phase", "cursor")
LISTS = (
    "letters", "bids", "baskets", "answers", "spent", "out", "known", "hands", "discard", "causes",
    "purse",
)  # fmt: skip
EVENTS = (
    ("letter", "1.3"), ("card", "1.3"), ("bid", "2.1"), ("bids", "2.1"), ("leads", "2.1"),
    ("pledged", "2.2"), ("looked", "2.3"), ("added", "3.1"), ("sealed", "3.1"), ("shown", "3.2"),
    ("answered", "4.1"), ("vetoed", "4.1"), ("rolled", "4.2"), ("won", "4.3"), ("dropped", "4.4"),
)  # fmt: skip
CURIA = 'name = "The curia"\ncauses = ["grain", "games", "roads"]\n'
FORUM = 'name = "The forum"\ncauses = ["grain", "games", "roads", "walls", "ships"]\n'


@dataclass(frozen=True)
class TribuneOdds:
    """How likely a letter is a tribune's, from what a seat knows."""

    success: Fraction

    def sentences(self) -> list[Phrase]:
        return [say("odds-tribune", success=str(self.success))]

    def json(self) -> Odds:
        return {"success": str(self.success)}


class Opinion(Knowledge):
    """What a beginner makes of it."""

    def judge(self, state: State, seat: int) -> None:
        s = own(state)
        self.add(0, float(s.score(seat)))
        self.add(1, float(sum(kind * count for kind, count in enumerate(s.hand(seat)))))


class CuriaRules(Settled):
    """The game with its players and options settled."""

    open_information = False
    ideas: tuple[str, ...] = ("score", "influence")
    weights: list[float] = [1.0, 0.2]  # noqa: RUF012
    board_text: str | None = None
    standing_rules: tuple[str, ...] = ("1.1", "1.2", "1.3", "6.1")

    def __init__(
        self, game: "CuriaGame", players: int, options: Mapping[str, int | str], scenario: Scenario
    ) -> None:
        self.game: Game = game
        self.seats, self.options = tuple(SEATS[:players]), options
        board = tomllib.loads(scenario.files["board"])
        self.board_name, self.causes = str(board["name"]), tuple(board["causes"])
        self.tables = t = Tables(players)
        t.rounds, t.coins = int(options["rounds"]), int(options["coins"])
        t.causes, t.dice = len(self.causes), options["omens"] == "dice"
        self.grammar, self.actions, self.chances = moves_of(self.seats, self.causes, t)
        a_round = 4 + players * (4 + c.BASKET)
        self.max_plies = players * (1 + c.HAND) + t.rounds * a_round

    def start(self) -> Curia:
        return Curia(self.tables)

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act() != NOBODY:
            return None
        payoffs = tuple(state.payoff(seat) for seat in range(len(self.seats)))
        reason = "majority" if max(payoffs) == 1000 else "tie"
        says = say("ending-majority") if reason == "majority" else say("ending-tie")
        return Outcome(reason, self.game.endings[reason], says, payoffs)

    def turn(self, state: State) -> int:
        return own(state).turn

    def moment(self, state: State) -> int:
        return own(state).turn

    def check(self, state: State) -> list[str]:
        """[1.1] No coin, card or letter comes or goes."""
        s = own(state)
        faults = [f"kind {k} has {s.deck(k)} in the deck" for k in range(c.KINDS) if s.deck(k) < 0]
        coins = sum(s.purse) + sum(s.causes)
        if coins != s.t.coins * s.t.players or min(*s.purse, *s.causes) < 0:
            faults.append(f"there are {coins} coins")
        dealt = [letter for letter in s.letters if letter != c.NONE]
        if len(set(dealt)) != len(dealt):
            faults.append("a letter is there twice")
        faults += [f"{SEATS[i]} vetoed without a right" for i in range(s.t.players)
                   if s.spent[i] and not s.is_tribune(i)]  # fmt: skip
        return faults

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        return Opinion(len(self.seats), list(weights or self.weights))

    # ---- moves -------------------------------------------------------------------------------

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """What was dealt, bid, added or answered is for the seat alone."""
        seen = c.seen_move(seat, move, viewer) if seat != CHANCE or viewer == EVERYTHING else move
        if self.is_hidden(seat, move, viewer):
            return "answer" if c.verb_of(seen) == c.PASS else self.grammar.verb(seen).name
        return self.grammar.words(move)

    def fields_for(self, seat: int, move: int, viewer: int) -> Json:
        """The same as fields."""
        if self.is_hidden(seat, move, viewer):
            return {"verb": self.words_for(seat, move, viewer)}
        return self.grammar.fields(move)

    def is_hidden(self, seat: int, move: int, viewer: int) -> bool:
        """Whether a move is told, or was seen, without what is in it."""
        return c.HIDDEN in (c.argument(move, 0), c.argument(c.seen_move(seat, move, viewer), 0))

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        s, verb, first = own(state), c.verb_of(move), c.argument(move, 0)
        rule, acting = RULE_OF[s.phase], s.to_act()
        if acting == NOBODY:
            return Refusal(rule, say("refusal-over"))
        if seat != acting or s.phase not in PHASE_OF[verb]:
            return Refusal(rule, say("refusal-first", prompt=self.prompt(s, seat)))
        if acting == CHANCE:
            return None if s.weight(move) else Refusal(rule, say("refusal-chance"))
        if verb in (c.BID, c.PLEDGE):
            return self.why_not_pay(s, seat, move)
        if verb == c.LOOK and not s.may_look(seat, first):
            return Refusal(rule, say("refusal-known", seat=self.seats[first]))
        if verb == c.ADD and not s.may_add(seat, first):
            room, held = c.BASKET - sum(s.basket(seat)), s.hand(seat)[first]
            why = say("refusal-order") if held else say("refusal-no-card")
            return Refusal(rule, why, {"card": first}, {"held": held, "room": room})
        if verb == c.VETO and not s.is_tribune(seat):
            return Refusal(rule, say("refusal-no-tribune"))
        return None

    def why_not_pay(self, s: Curia, seat: int, move: int) -> Refusal | None:
        """[2.1] [2.2] Nobody spends more than there is, or than is allowed."""
        bid = c.verb_of(move) == c.BID
        asked = sum(c.argument(move, i) for i in range(1 if bid else s.t.causes))
        there = min(s.purse[seat], c.MOST_BID if bid else c.MOST_PLEDGED)
        if asked <= there:
            return None
        says = say("refusal-too-much")
        return Refusal(RULE_OF[s.phase], says, {"coins": asked}, {"coins": there})

    def odds(self, state: State, seat: int, move: int) -> TribuneOdds | None:
        if c.verb_of(move) != c.LOOK:
            return None
        worlds = [letters[c.argument(move, 0)] for letters in letters_of(self.view(state, seat))]
        return TribuneOdds(Fraction(sum(x < c.TRIBUNES for x in worlds), len(worlds)))

    # ---- words -------------------------------------------------------------------------------

    def prompt(self, state: State, viewer: int = EVERYTHING) -> Phrase:
        """Who decides; in a question to several, nobody is named to the others."""
        s, acting = own(state), state.to_act()
        phase = Phrase(f"{say.name}.phase-{PHASES[s.phase]}")
        if acting >= 0 and s.asked() and viewer != acting:
            return say("prompt-several", phase=phase)
        return say("prompt", who=SEATS[acting] if acting >= 0 else say("chance"), phase=phase)

    def context(self, state: State, viewer: int) -> Json:
        """How many letters the viewer knows."""
        known = [letter for letter in self.view(state, viewer)["letters"] if letter is not None]
        return {"known": sum(letter != c.NONE for letter in known)}

    def relevant_rule(self, state: State, viewer: int = EVERYTHING) -> str:
        return RULE_OF[own(state).phase]

    def hints(self, state: State, seat: int) -> Hints:
        """A warning that depends on a secret of the seat."""
        tribune = seat >= 0 and 0 <= own(state).letters[seat] < c.TRIBUNES
        said: Warning = {"seat": SEATS[seat], "rule": "4.1", "says": say("warning-veto").json()}
        return {"warnings": [said] if tribune else []}

    def describe_board(self) -> Board:
        return {"name": self.board_name, "standard": True, "areas": list(self.causes)}

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        return c.seen_events(told, viewer)

    def events(self, told: list[int], viewer: int) -> list[Event]:
        seen = self.told_as(told, viewer)
        return [self.event(seen[i : i + EVENT_WIDTH]) for i in range(0, len(seen), EVENT_WIDTH)]

    def event(self, seen: list[int]) -> Event:
        code, a, b, d = seen[:4]
        name, rule = EVENTS[code]
        shown: list[int | str] = [a if code == c.ROLLED else SEATS[a], b, d]
        if code == c.LOOKED:
            shown[1] = SEATS[b]
        shown = ["?" if number == c.HIDDEN else number for number in shown]
        if code == c.ANSWERED and b != c.HIDDEN:
            shown[1] = "veto" if b == c.VETOES else "pass"
        fields: dict[str, EventField] = dict(zip("abc", shown, strict=True))
        return Event(name, (rule,), f"event-{name}", fields, say.name)

    def scores(self, told: list[int]) -> list[Score]:
        return []

    # ---- views -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        s = own(state)
        knows = 0 if seat < 0 else s.known[seat] | 1 << seat
        if s.phase == c.OVER or seat == EVERYTHING:
            knows = -1
        seats = range(s.t.players)
        shows = [s.phase != c.FILLING or seat in (i, EVERYTHING) for i in seats]
        return {
            "turn": s.turn,
            "leader": s.leader,
            "phase": s.phase,
            "cursor": s.cursor,
            "spent": s.spent[:],
            "out": s.out[:],
            "known": s.known[:],
            "discard": s.discard[:],
            "causes": s.causes[:],
            "purse": s.purse[:],
            "seat": None if seat < 0 else seat,
            "hand": None if seat < 0 else s.hand(seat),
            "hand_sizes": [sum(s.hand(i)) for i in seats],
            "basket_sizes": [sum(s.basket(i)) for i in seats],
            "baskets": [s.basket(i) if shows[i] else None for i in seats],
            "letters": [
                x if knows >> i & 1 or x == c.NONE else None for i, x in enumerate(s.letters)
            ],
            "bids": [
                own_or_none(s.bids[i], i, seat) if s.phase == c.BIDDING else s.bids[i]
                for i in seats
            ],
            "answers": [own_or_none(s.answers[i], i, seat) for i in seats],
        }

    def imagine(self, seen: Seen) -> Possible:
        return Possible(self.start(), seen.view)

    # ---- positions ---------------------------------------------------------------------------

    def position(self, state: State) -> Json:
        return {name: copied(getattr(state, name)) for name in (*NUMBERS, *LISTS)}

    def from_position(self, position: Mapping[str, Any]) -> Curia:
        s = self.start()
        for name, value in position.items():
            if name not in (*NUMBERS, *LISTS):
                raise BadInput(say("no-field", field=quoted(name)))
            there = getattr(s, name)
            as_list = value if isinstance(value, list) else [value]
            if type(value) is not type(there) or not all(type(x) is int for x in as_list):
                raise BadInput(say("no-numbers", field=name))
            if isinstance(there, list) and len(value) != len(there):
                raise BadInput(say("other-length", field=name, needed=len(there)))
            setattr(s, name, copied(value))
        if not (0 <= s.phase <= c.OVER and 0 <= s.leader < s.t.players) or self.check(s):
            raise BadInput(say("cannot-be"))
        return s

    def line(self, state: State) -> str:
        values = self.position(state).values()
        return "~".join(str(v).strip("[]").replace(", ", ".") for v in values)

    def from_line(self, line: str) -> Curia:
        parts = line.split("~")
        if len(parts) != len(NUMBERS) + len(LISTS) or set(line) - set("0123456789-.~"):
            raise BadInput(say("not-a-line"))
        values = [[int(word) for word in part.split(".")] for part in parts]
        names = (*NUMBERS, *LISTS)
        return self.from_position(
            {name: v[0] if name in NUMBERS else v for name, v in zip(names, values, strict=True)}
        )


class CuriaGame:
    """What is known before anybody sits down."""

    id, version = say.name, 2
    players: tuple[int, ...] = (2, 3, 4)
    default_players = 3
    seat_names: tuple[str, ...] = SEATS
    minutes: tuple[int, int] = (5, 10)
    weight = 1.0
    has_boards = False
    scenarios: tuple[Scenario, ...] = (
        Scenario(say.name, "curia", (2, 3, 4), files={"board": CURIA}),
        Scenario(say.name, "forum", (2, 3, 4), {"rounds": 2}, {"board": FORUM}),
    )
    options: tuple[Option, ...] = (
        scenario_option(scenarios, "1.2"),
        Option(say.name, "omens", "4.2", dict.fromkeys(players, "dice"), ("dice", "always")),
        Option(say.name, "rounds", "1.3", dict.fromkeys(players, 3), least=1, most=MOST_ROUNDS),
        Option(say.name, "coins", "1.1", dict.fromkeys(players, 12), least=2, most=12),
    )
    state_fields = FIELDS
    shapes = Shapes(
        view=View,
        odds=Odds,
        board=Board,
        events=event_shapes({name: tuple("abc") for name, _ in EVENTS}, EVENT_FIELDS),
    )
    endings: Mapping[str, str] = {"majority": "5.1", "tie": "5.2"}

    @property
    def title(self) -> str:
        return str(say("title"))

    @property
    def blurb(self) -> str:
        return str(say("blurb"))

    def rules(
        self,
        players: int,
        options: Mapping[str, object],
        board: str | None,
        board_file: str | Phrase,
    ) -> CuriaRules:
        if players not in self.players:
            raise BadInput(say("two-to-four", players=players))
        if board is not None:
            raise BadInput(say("no-boards", file=board_file))
        chosen = choose_options(self, players, options)
        scenario = chosen_scenario(self, players, chosen)
        assert scenario is not None
        return CuriaRules(self, players, chosen, scenario)

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        raise BadInput(say("no-boards", file=board_file))


GAME = CuriaGame()


@lru_cache
def moves_of(
    seats: tuple[str, ...], causes: tuple[str, ...], t: Tables
) -> tuple[Grammar, Actions, Actions]:
    """What can be said and its numbers, once for the same settings: pledges are thousands."""
    grammar = make_grammar(seats, causes, t)
    return grammar, *number_moves(grammar)


def own(state: State) -> Curia:
    return cast(Curia, state)


def own_or_none(value: int, owner: int, viewer: int) -> int | None:
    """What a senator has answered, for himself; the others see that he has."""
    return value if value == c.NONE or viewer in (owner, EVERYTHING) else None


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value
