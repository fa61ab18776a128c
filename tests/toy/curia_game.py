"""Curia as the rest of Rubicon knows it: words, refusals, views, imagined worlds, positions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, cast

from rubicon.core.contract import Event, Game, Json, Outcome, Refusal, Score
from rubicon.core.errors import BadInput
from rubicon.core.knowledge import Knowledge
from rubicon.core.options import Option, choose_options
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, State
from rubicon.kit.hidden import count_fillings, drawn, fillings
from toy import curia as c
from toy.curia import Curia

SEATS: tuple[str, ...] = ("Brutus", "Cassius", "Cicero", "Cato")
DIE, INFLUENCE = range(1, 7), range(c.KINDS)
FULL = (1 << c.COPIES) - 1
VERBS: dict[int, tuple[str, tuple[tuple[str, range], ...]]] = {
    c.LETTER: ("letter", (("worth", range(c.LETTERS)),)),
    c.DEAL: ("deal", (("card", INFLUENCE),)),
    c.PLEDGE: (
        "pledge",
        tuple((name, range(c.MOST_PLEDGED + 1)) for name in ("grain", "games", "roads")),
    ),
    c.LOOK: ("look", (("at", range(4)),)),
    c.WAIT: ("wait", ()),
    c.COMMIT: ("commit", (("card", INFLUENCE),)),
    c.VETO: ("veto", ()),
    c.PASS: ("pass", ()),
    c.ROLL: ("roll", tuple((f"die{i}", DIE) for i in range(c.DICE))),
}
PHASES = ("letters", "hands", "pledge", "look", "commit", "veto", "omens", "refill", "over")
RULE_OF = ("1.2", "1.2", "2.1", "2.2", "3.1", "4.1", "4.2", "4.4", "1.3")
PHASE_OF = {
    c.LETTER: (c.DEAL_LETTERS,), c.DEAL: (c.DEAL_HANDS, c.REFILL), c.PLEDGE: (c.PLEDGING,),
    c.LOOK: (c.LOOKING,), c.WAIT: (c.LOOKING,), c.COMMIT: (c.COMMITTING,), c.VETO: (c.VETOING,),
    c.PASS: (c.VETOING,), c.ROLL: (c.OMENS,),
}  # fmt: skip
NUMBERS = ("round", "leader", "phase", "cursor")
LISTS = ("letters", "committed", "public", "spent", "known", "hands", "discard", "causes", "purse")
OPEN = (
    "round",
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


@dataclass(frozen=True)
class TribuneOdds:
    """How likely a letter is a tribune's, from what a seat knows."""

    success: Fraction

    def sentences(self) -> list[str]:
        return [f"A tribune with probability {self.success}."]

    def json(self) -> Json:
        return {"success": str(self.success)}


class Opinion(Knowledge):
    """What a beginner makes of it."""

    def judge(self, state: State, seat: int) -> None:
        s = own(state)
        hand = s.hands[seat * c.KINDS : (seat + 1) * c.KINDS]
        self.add(0, float(s.score(seat)))
        self.add(1, float(sum(k * count for k, count in enumerate(hand))))


class CuriaRules:
    """The game with its players and options settled."""

    open_information = False
    ideas: tuple[str, ...] = ("score", "influence")
    weights: list[float] = [1.0, 0.2]  # noqa: RUF012
    board_name = "The curia"
    board_text: str | None = None
    standing_rules: tuple[str, ...] = ("1.1", "1.2")
    event_width = c.EVENT_WIDTH

    def __init__(self, game: "CuriaGame", players: int, options: Mapping[str, int | str]) -> None:
        self.game: Game = game
        self.seats, self.options = tuple(SEATS[:players]), options
        self.rounds, self.coins = int(options["rounds"]), int(options["coins"])
        self.max_plies = players * (1 + c.HAND) + self.rounds * (3 + 3 * players)

    def start(self) -> Curia:
        dice = self.options["omens"] == "dice"
        return Curia(len(self.seats), self.rounds, self.coins, dice)

    def outcome(self, state: State) -> Outcome | None:
        if state.to_act() != NOBODY:
            return None
        payoffs = tuple(state.payoff(seat) for seat in range(len(self.seats)))
        reason = "majority" if max(payoffs) == 1000 else "tie"
        return Outcome(reason, self.game.endings[reason], f"The game ends by {reason}.", payoffs)

    def same(self, one: State, other: State) -> bool:
        return self.position(one) == self.position(other)

    def turn(self, state: State) -> int:
        return own(state).round

    def moment(self, state: State) -> int:
        return own(state).round

    def check(self, state: State) -> list[str]:
        s = own(state)
        dealt = [letter for letter in s.letters if letter != c.NONE]
        laws = {
            "coins": sum(s.purse) + sum(s.causes) == self.coins * s.players,
            "cards": all(s.deck(kind) >= 0 for kind in INFLUENCE),
            "letters": len(set(dealt)) == len(dealt),
            "less than nothing": min(*s.hands, *s.purse, *s.causes, *s.discard) >= 0,
        }
        return [f"{law} do not add up" for law, holds in laws.items() if not holds]

    def knowledge(self, weights: Sequence[float] | None = None) -> Knowledge:
        return Opinion(len(self.seats), list(weights or self.weights))

    # ---- moves -------------------------------------------------------------------------------

    def fields(self, move: int) -> Json:
        word, arguments = VERBS[move & 15]
        fields: Json = {"verb": word}
        for i, (name, _) in enumerate(arguments):
            value = c.argument(move, i)
            fields[name] = SEATS[value] if name == "at" else value
        return fields

    def words(self, move: int) -> str:
        return " ".join(str(value) for value in self.fields(move).values())

    def fields_for(self, seat: int, move: int, viewer: int) -> Json:
        """What was dealt or committed is for the seat alone; nobody is dealt to by name."""
        fields = self.fields(move)
        return {"verb": fields["verb"]} if self.is_hidden(seat, move, viewer) else fields

    def words_for(self, seat: int, move: int, viewer: int) -> str:
        """The same in words."""
        return " ".join(str(value) for value in self.fields_for(seat, move, viewer).values())

    def is_hidden(self, seat: int, move: int, viewer: int) -> bool:
        return c.HIDDEN in (c.argument(move, 0), c.argument(c.seen_move(seat, move, viewer), 0))

    def is_deal(self, move: int) -> bool:
        return move & 15 in (c.LETTER, c.DEAL)

    def from_fields(self, fields: Mapping[str, Any]) -> int:
        arguments = dict(VERBS.values()).get(fields.get("verb", ""), ())
        return self.parse(" ".join(str(fields.get(n)) for n in ("verb", *dict(arguments))))

    def parse(self, text: str) -> int:
        for verb, (word, arguments) in VERBS.items():
            first, *rest = text.split() or [""]
            if first == word and len(rest) == len(arguments):
                given = [self.seats.index(w) if w in self.seats else w for w in rest]
                domains = [self.domain(name, domain) for name, domain in arguments]
                pairs = zip(given, domains, strict=True)
                if all(str(v).isdecimal() and int(v) in domain for v, domain in pairs):
                    return c.pack(verb, [int(value) for value in given])
        raise BadInput(f"{text!r} is no move of Curia.")

    def domain(self, name: str, domain: range) -> range:
        return range(len(self.seats)) if name == "at" else domain

    def universe(self) -> Iterator[int]:
        """All but the rolls, which are too many to list."""
        for verb, (_, arguments) in VERBS.items():
            if verb != c.ROLL:
                for values in product(*(self.domain(name, domain) for name, domain in arguments)):
                    yield c.pack(verb, list(values))

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

    def told_as(self, told: list[int], viewer: int) -> list[int]:
        return c.seen_events(told, viewer)

    def events(self, told: list[int], viewer: int) -> list[Event]:
        seen = self.told_as(told, viewer)
        return [self.event(seen[i : i + c.EVENT_WIDTH]) for i in range(0, len(seen), c.EVENT_WIDTH)]

    def event(self, seen: list[int]) -> Event:
        code, a, b, d = seen
        name, rule, text = EVENTS[code]
        shown: list[int | str] = [a if code == c.ROLLED else SEATS[a], b, d]
        if code == c.LOOKED:
            shown[1], shown[2] = SEATS[b], "?" if d == c.HIDDEN else d
        elif code in (c.LETTER_DEALT, c.CARD_DEALT, c.COMMITTED) and b == c.HIDDEN:
            shown[1] = "?"
        return Event(name, (rule,), text.format(*shown) + ".", dict(zip("abc", shown, strict=True)))

    def scores(self, told: list[int]) -> list[Score]:
        return []

    # ---- views -------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        s = own(state)
        shown = s.phase in (c.VETOING, c.OMENS)
        hands = [s.hands[i * c.KINDS : (i + 1) * c.KINDS] for i in range(s.players)]
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

    def imagine(self, seen: Seen) -> "Possible":
        return Possible(self, seen.view)

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
        if not (0 <= s.phase <= c.OVER and 0 <= s.leader < s.players) or self.check(s):
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


class Possible:
    """Letters and cards that fit a view, which tells all that can be remembered of them.

    A card that is committed may be any of its hand, so all cards that are not seen are alike.
    """

    is_exact = True

    def __init__(self, rules: CuriaRules, view: Json) -> None:
        self.rules, self.view = rules, view
        self.letters = worlds_of(view)
        self.open = s = rules.start()
        for name in OPEN:
            setattr(s, name, copied(view[name]))
        s.committed = [c.NONE if x is None else x for x in view["committed"]]
        if view["seat"] is not None:
            first = view["seat"] * c.KINDS
            s.hands[first : first + c.KINDS] = view["hand"]
        self.unseen = [s.deck(kind) for kind in INFLUENCE]
        others = [seat for seat in range(s.players) if seat != view["seat"]]
        self.secret = [seat for seat in others if view["committed"][seat] is None]
        self.hands = [seat for seat in others if view["hand_sizes"][seat]]
        self.sizes = [1] * len(self.secret) + [view["hand_sizes"][seat] for seat in self.hands]

    def draw(self, rng: Rng) -> Curia:
        """Cards of a kind are told apart, so that each is as likely as any other."""
        letters = self.letters[rng.below(len(self.letters))]
        there = sum((1 << pile) - 1 << c.COPIES * kind for kind, pile in enumerate(self.unseen))
        filled = []
        for size in self.sizes:
            taken = drawn(there, size, rng)
            there ^= taken
            filled.append([(taken >> c.COPIES * k & FULL).bit_count() for k in INFLUENCE])
        return self.world(letters, filled)

    def worlds(self, most: int) -> list[State] | None:
        if len(self.letters) * count_fillings(self.unseen, self.sizes) > most:
            return None
        return [
            self.world(letters, filled)
            for letters in self.letters
            for filled in fillings(self.unseen, self.sizes)
        ]

    def world(self, letters: list[int], filled: list[list[int]]) -> Curia:
        s = self.open.clone()
        s.letters = letters[:]
        for seat, cards in zip(self.secret, filled, strict=False):
            s.committed[seat] = cards.index(1)
        for seat, cards in zip(self.hands, filled[len(self.secret) :], strict=True):
            s.hands[seat * c.KINDS : (seat + 1) * c.KINDS] = cards
        return s


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
        return CuriaRules(self, players, choose_options(self.options, players, options))

    def check_board(self, board: str, board_file: str) -> str:
        raise BadInput(f"{board_file}: Curia has no boards.")


def own(state: State) -> Curia:
    return cast(Curia, state)


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def worlds_of(view: Json) -> list[list[int]]:
    """Every way in which the letters may lie, as far as the viewer knows; all are as likely."""
    letters = view["letters"]
    gaps = [seat for seat, letter in enumerate(letters) if letter is None]
    worlds = []
    for filled in fillings([int(x not in letters) for x in range(c.LETTERS)], [1] * len(gaps)):
        world = list(letters)
        for seat, letter in zip(gaps, filled, strict=True):
            world[seat] = letter.index(1)
        classes = [c.TRIBUNE if letter < c.TRIBUNES else c.COMMONER for letter in world]
        if all(p in (c.UNKNOWN, k) for p, k in zip(view["public"], classes, strict=True)):
            worlds.append(world)
    return worlds
