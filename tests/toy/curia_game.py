"""Curia as the rest of Rubicon knows it: words, refusals, views, imagined worlds, positions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from typing import Any, cast

from rubicon.core.actions import number_moves
from rubicon.core.contract import Event, Game, Json, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.kinds import Field, Kind, Name, Number, Slot
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Option, choose_options
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, State
from rubicon.core.verbs import Grammar, Layout, Verb
from rubicon.core.settled import Settled
from rubicon.core.state import CHANCE, EVENT_WIDTH, EVERYTHING, NOBODY, State
from toy import curia as c
from toy.curia import Curia
from toy.fields import FIELDS

SEATS: tuple[str, ...] = ("Brutus", "Cassius", "Cicero", "Cato")
INFLUENCE = range(c.KINDS)
EXAMPLES = "'pledge 1 0 2', 'look Cassius', 'commit 4', 'veto'"
SLOTS = [Slot(c.BITS * i, c.BITS) for i in range(c.DICE + 1)]
LAYOUT = Layout(SLOTS[0], tuple(SLOTS[1:]))
PHASES = ("letters", "hands", "pledge", "look", "commit", "veto", "omens", "refill", "over")
RULE_OF = ("1.2", "1.2", "2.1", "2.2", "3.1", "4.1", "4.2", "4.4", "1.3")
PHASE_OF = {
    c.LETTER: (c.DEAL_LETTERS,), c.DEAL: (c.DEAL_HANDS, c.REFILL), c.PLEDGE: (c.PLEDGING,),
    c.LOOK: (c.LOOKING,), c.WAIT: (c.LOOKING,), c.COMMIT: (c.COMMITTING,), c.VETO: (c.VETOING,),
    c.PASS: (c.VETOING,), c.ROLL: (c.OMENS,),
}  # fmt: skip
NUMBERS = ("turn", "leader", "phase", "cursor")
LISTS = ("letters", "committed", "public", "spent", "known", "hands", "discard", "causes", "purse")
OPEN = (
    "turn",
    "leader",
    "phase",
    "cursor",
    "public",
    "spent",
    "known",
    "discard",
    "causes",
    "purse",
)
EVENTS = (
    ("letter", "1.2", "{} receives a letter worth {}"), ("card", "1.2", "{} draws a {}"),
    ("pledged", "2.1", "{} pledges {} coins"), ("looked", "2.2", "{} reads {}'s letter: {}"),
    ("committed", "3.1", "{} commits a {}"), ("shown", "3.1", "{} shows a {}"),
    ("vetoed", "4.1", "{} vetoes"), ("rolled", "4.2", "the omen for cause {} is {}"),
    ("won", "4.3", "{} wins {} coins of cause {}"),
)  # fmt: skip
SECRET_VERBS = (c.LETTER, c.DEAL, c.LOOK, c.COMMIT)
SECRET = (c.LETTER_DEALT, c.CARD_DEALT, c.LOOKED, c.COMMITTED)


def make_grammar(seats: tuple[str, ...], coins: int, *, dice: bool) -> Grammar:
    """All that can be said."""
    card = number("card", c.KINDS - 1)
    pledged = [number(name, c.MOST_PLEDGED) for name in ("grain", "games", "roads")]
    dies = [number(f"die{i}", 6, least=1) for i in range(c.DICE)]
    seat = Name("seat", seats, "There is no senator {given!r}.")
    most = min(c.MOST_PLEDGED, coins * len(seats))
    verbs = [
        verb(c.LETTER, "letter", number("worth", c.LETTERS - 1), by_chance=True),
        verb(c.DEAL, "deal", card, by_chance=True),
        verb(c.PLEDGE, "pledge", *pledged, possible=lambda values: sum(values) <= most),
        verb(c.LOOK, "look", ("at", seat), reveals=True),
        verb(c.WAIT, "wait"),
        verb(c.COMMIT, "commit", card),
        verb(c.VETO, "veto", reveals=True),
        verb(c.PASS, "pass", reveals=True),
        verb(c.ROLL, "roll", *dies, by_chance=True, in_play=dice),
    ]
    return Grammar(verbs, LAYOUT, EXAMPLES)


def number(name: str, most: int, least: int = 0) -> tuple[str, Kind]:
    return name, Number(most, f"{{given}} is no {name}; the most is {{most}}.", least)


def verb(code: int, name: str, *arguments: tuple[str, Kind], **facts: Any) -> Verb:
    """A verb whose words are its name and its arguments."""
    fields = tuple(
        Field(field, kind, slot)
        for (field, kind), slot in zip(arguments, LAYOUT.slots, strict=False)
    )
    words = " ".join([name, *(f"{{{field.name}}}" for field in fields)])
    return Verb(code, name, fields, words, **facts)


@dataclass(frozen=True)
class TribuneOdds:
    """How likely a letter is a tribune's, from what a seat knows."""

    success: Fraction

    def sentences(self) -> list[str]:
        return [f"A tribune with probability {self.success}."]

    def json(self) -> Json:
        return {"success": str(self.success)}


class Opinion(Knowledge):
    """What a beginner makes of it; what is committed, looked at or dealt to others is not seen."""

    def judge(self, state: State, seat: int) -> None:
        s = own(state)
        hand = s.hands[seat * c.KINDS : (seat + 1) * c.KINDS]
        self.add(0, float(s.score(seat)))
        self.add(1, float(sum(k * count for k, count in enumerate(hand))))

    def seen(self, state: State, move: int, viewer: int) -> int:
        return -(move & 15) if (move & 15) in (c.LETTER, c.DEAL, c.LOOK, c.COMMIT) else move


class CuriaRules(Settled):
    """The game with its players and options settled."""

    open_information = False
    ideas: tuple[str, ...] = ("score", "influence")
    weights: list[float] = [1.0, 0.2]  # noqa: RUF012
    board_name = "The curia"
    board_text: str | None = None
    standing_rules: tuple[str, ...] = ("1.1", "1.2")

    def __init__(self, game: "CuriaGame", players: int, options: Mapping[str, int | str]) -> None:
        self.game: Game = game
        self.seats, self.options = tuple(SEATS[:players]), options
        self.rounds, self.coins = int(options["rounds"]), int(options["coins"])
        self.grammar = make_grammar(self.seats, self.coins, dice=options["omens"] == "dice")
        self.actions, self.chances = number_moves(self.grammar)
        self.max_plies = players * (1 + c.HAND) + self.rounds * (3 + 3 * players)
        t = self.tables = c.Tables(players)
        t.rounds, t.coins = int(options["rounds"]), int(options["coins"])
        t.dice = options["omens"] == "dice"
        self.max_plies = players * (1 + c.HAND) + t.rounds * (3 + 3 * players)

    def start(self) -> Curia:
        return Curia(self.tables)

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act() != NOBODY:
            return None
        payoffs = tuple(state.payoff(seat) for seat in range(len(self.seats)))
        reason = "majority" if max(payoffs) == 1000 else "tie"
        return Outcome(reason, self.game.endings[reason], f"The game ends by {reason}.", payoffs)

    def same(self, one: State, other: State) -> bool:
        return one.same_as(other)

    def turn(self, state: State) -> int:
        return own(state).turn

    def moment(self, state: State) -> int:
        return own(state).turn

    def check(self, state: State) -> list[str]:
        s = own(state)
        dealt = [letter for letter in s.letters if letter != c.NONE]
        laws = {
            "coins": sum(s.purse) + sum(s.causes) == self.tables.coins * s.t.players,
            "cards": all(s.deck(kind) >= 0 for kind in INFLUENCE),
            "letters": len(set(dealt)) == len(dealt),
            "less than nothing": min(*s.hands, *s.purse, *s.causes, *s.discard) >= 0,
        }
        return [f"{law} do not add up" for law, holds in laws.items() if not holds]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        return Opinion(len(self.seats), list(weights or self.weights))

    # ---- moves -------------------------------------------------------------------------------

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """What was dealt, looked at or committed is for the seat alone."""
        secret = move & 15 in SECRET_VERBS and viewer not in (EVERYTHING, seat)
        return self.grammar.verb(move).name if secret else self.grammar.words(move)

    def why_not(self, state: State, seat: int, move: int) -> Refusal | None:
        s, verb, first = own(state), move & 15, c.argument(move, 0)
        rule, acting = RULE_OF[s.phase], s.to_act()
        if acting == NOBODY:
            return Refusal(rule, "The game is over")
        if seat != acting or s.phase not in PHASE_OF[verb]:
            return Refusal(rule, f"{self.prompt(s)} That comes first")
        if acting == CHANCE:
            return None if s.weight(move) else Refusal(rule, "Chance can't bring that")
        if verb == c.PLEDGE:
            asked, there = sum(c.argument(move, i) for i in range(c.CAUSES)), s.purse[seat]
            there = min(there, c.MOST_PLEDGED)
            if asked > there:
                return Refusal(rule, "More than is there", {"coins": asked}, {"coins": there})
        if verb == c.LOOK and not s.may_look(seat, first):
            return Refusal(rule, f"{self.seats[first]}'s letter is known already")
        if verb == c.COMMIT and not s.hands[seat * c.KINDS + first]:
            return Refusal(rule, "There is no such card in the hand", {"card": first})
        return None

    def odds(self, state: State, seat: int, move: int) -> TribuneOdds | None:
        if move & 15 != c.LOOK:
            return None
        worlds = [letters[c.argument(move, 0)] for letters in worlds_of(self.view(state, seat))]
        return TribuneOdds(Fraction(sum(x < c.TRIBUNES for x in worlds), len(worlds)))

    # ---- words -------------------------------------------------------------------------------

    def prompt(self, state: State) -> str:
        s = own(state)
        acting = s.to_act()
        return f"{SEATS[acting] if acting >= 0 else 'Chance'}: {PHASES[s.phase]}."

    def relevant_rule(self, state: State) -> str:
        return RULE_OF[own(state).phase]

    def hints(self, state: State, seat: int) -> Json:
        """A warning that depends on a secret of the seat."""
        tribune = seat >= 0 and 0 <= own(state).letters[seat] < c.TRIBUNES
        said = {"seat": seat, "rule": "4.1", "text": "You can veto."}
        return {"warnings": [said] if tribune else []}

    def describe_board(self) -> Json:
        return {"name": self.board_name, "areas": ["grain", "games", "roads"]}

    def events(self, told: list[int], seat: int) -> list[Event]:
        return [
            self.event(told[i : i + EVENT_WIDTH], seat) for i in range(0, len(told), EVENT_WIDTH)
        ]

    def event(self, told: list[int], seat: int) -> Event:
        """Who did it is for all to see; what came of it may be a secret of his."""
        code, a, b, d, _, _ = told
        name, rule, text = EVENTS[code]
        secret = code in SECRET and seat not in (EVERYTHING, a)
        shown: list[int | str] = [a if code == c.ROLLED else SEATS[a], b, d]
        if code == c.LOOKED:
            shown[1], shown[2] = SEATS[b], "?" if secret else d
        elif secret:
            shown[1] = "?"
        return Event(name, (rule,), text.format(*shown) + ".", dict(zip("abc", shown, strict=True)))

    def scores(self, told: list[int]) -> list[Score]:
        return []

    # ---- views -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        s = own(state)
        shown = s.phase in (c.VETOING, c.OMENS)
        hands = [s.hands[i * c.KINDS : (i + 1) * c.KINDS] for i in range(s.t.players)]
        knows = 0 if seat < 0 else s.known[seat] | 1 << seat
        if s.phase == c.OVER or seat == EVERYTHING:
            knows = -1
        return {name: copied(getattr(s, name)) for name in OPEN} | {
            "seat": None if seat < 0 else seat,
            "hand": None if seat < 0 else hands[seat],
            "hand_sizes": [sum(hand) for hand in hands],
            "letters": [
                x if knows >> i & 1 or x == c.NONE else None for i, x in enumerate(s.letters)
            ],
            "committed": [
                x if shown or seat in (i, EVERYTHING) or x == c.NONE else None
                for i, x in enumerate(s.committed)
            ],
        }

    def imagine(self, view: Json) -> "Possible":
        return Possible(self, view)

    def one_of(self, view: Json, rng: Rng) -> Curia:
        s = self.start()
        for name in OPEN:
            setattr(s, name, copied(view[name]))
        worlds = worlds_of(view)
        s.letters = worlds[rng.below(len(worlds))]
        s.committed = [c.NONE if x is None else x for x in view["committed"]]
        if view["seat"] is not None:
            first = view["seat"] * c.KINDS
            s.hands[first : first + c.KINDS] = view["hand"]
        unseen = [kind for kind in INFLUENCE for _ in range(s.deck(kind))]
        for other in range(s.t.players):
            if view["committed"][other] is None:
                s.committed[other] = unseen.pop(rng.below(len(unseen)))
            if other != view["seat"]:
                for _ in range(view["hand_sizes"][other]):
                    s.hands[other * c.KINDS + unseen.pop(rng.below(len(unseen)))] += 1
        return s

    # ---- positions ---------------------------------------------------------------------------

    def position(self, state: State) -> Json:
        return {name: copied(getattr(state, name)) for name in (*NUMBERS, *LISTS)}

    def from_position(self, position: Mapping[str, Any]) -> Curia:
        s = self.start()
        for name, value in position.items():
            if name not in (*NUMBERS, *LISTS):
                raise BadInput(f"There is no field {name!r}.")
            there = getattr(s, name)
            as_list = value if isinstance(value, list) else [value]
            if type(value) is not type(there) or not all(type(x) is int for x in as_list):
                raise BadInput(f"The field {name!r} does not hold whole numbers.")
            if isinstance(there, list) and len(value) != len(there):
                raise BadInput(f"The field {name!r} has not {len(there)} numbers.")
            setattr(s, name, copied(value))
        if not (0 <= s.phase <= c.OVER and 0 <= s.leader < s.t.players) or self.check(s):
            raise BadInput("The position can't be.")
        return s

    def line(self, state: State) -> str:
        values = self.position(state).values()
        return "~".join(str(v).strip("[]").replace(", ", ".") for v in values)

    def from_line(self, line: str) -> Curia:
        parts = line.split("~")
        if len(parts) != len(NUMBERS) + len(LISTS) or set(line) - set("0123456789-.~"):
            raise BadInput("The line does not describe a curia.")
        values = [[int(word) for word in part.split(".")] for part in parts]
        names = (*NUMBERS, *LISTS)
        return self.from_position(
            {name: v[0] if name in NUMBERS else v for name, v in zip(names, values, strict=True)}
        )


@dataclass(frozen=True)
class Possible:
    rules: CuriaRules
    view: Json

    def draw(self, rng: Rng) -> Curia:
        return self.rules.one_of(self.view, rng)


class CuriaGame:
    """What is known before anybody sits down."""

    id, title, version = "curia", "Curia", 1
    players: tuple[int, ...] = (2, 3, 4)
    default_players = 3
    seat_names: tuple[str, ...] = SEATS
    blurb = "Senators, secrets and dice."
    minutes: tuple[int, int] = (5, 10)
    weight = 1.0
    has_boards = False
    state_fields = FIELDS
    options: tuple[Option, ...] = (
        Option("omens", "4.2", "how causes are favoured", dict.fromkeys(players, "dice"),
               ("dice", "always")),
        Option("rounds", "1.2", "rounds", dict.fromkeys(players, 3), least=1, most=4),
        Option("coins", "1.1", "coins at the start", dict.fromkeys(players, 12), least=2, most=12),
    )  # fmt: skip
    endings: Mapping[str, str] = {"majority": "5.1", "tie": "5.2"}

    def rules(
        self, players: int, options: Mapping[str, object], board: str | None, board_file: str
    ) -> CuriaRules:
        if players not in self.players:
            raise BadInput(f"Curia is for two to four, not {players}.")
        if board is not None:
            raise BadInput(f"{board_file}: Curia has no boards.")
        return CuriaRules(self, players, choose_options(self, players, options))

    def check_board(self, board: str, board_file: str) -> str:
        raise BadInput(f"{board_file}: Curia has no boards.")


GAME = CuriaGame()


def own(state: State) -> Curia:
    return cast(Curia, state)


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def worlds_of(view: Json) -> list[list[int]]:
    """Every way in which the letters may lie, as far as the viewer knows; all are as likely."""
    letters = view["letters"]
    gaps = [seat for seat, letter in enumerate(letters) if letter is None]
    worlds = []
    for filled in permutations(set(range(c.LETTERS)) - set(letters), len(gaps)):
        world = list(letters)
        for seat, letter in zip(gaps, filled, strict=True):
            world[seat] = letter
        classes = [c.TRIBUNE if letter < c.TRIBUNES else c.COMMONER for letter in world]
        if all(p in (c.UNKNOWN, k) for p, k in zip(view["public"], classes, strict=True)):
            worlds.append(world)
    return worlds
