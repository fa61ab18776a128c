"""Small positions of the games with secrets: their worlds are few enough to list all of them."""

from collections.abc import Callable, Iterator
from itertools import count, islice

from games.total_war_rome.table import Case as War
from games.total_war_rome.table import bare, campaign
from games.triumvirate.table import A, C
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY, WATCHER, State
from rubicon.games.total_war_rome import steps
from rubicon.games.total_war_rome.codes import ACTION_CARDS, DECK, DISCARD, EVERYBODY
from rubicon.games.total_war_rome.game import GAME as TOTAL_WAR
from rubicon.games.triumvirate.cards import NAMES, SUITS
from rubicon.games.triumvirate.game import GAME as TRIUMVIRATE
from toy import curia as c
from toy.finding import CURIA

Position = tuple[Rules, State]


def viewers(rules: Rules) -> tuple[int, ...]:
    return (*range(len(rules.seats)), WATCHER)


def worlds(rules: Rules, state: State, viewer: int, most: int) -> list[State] | None:
    """All that somebody holds possible who comes upon a position, if they are few."""
    return rules.imagine(glimpse(rules, state, viewer)).worlds(most)


def shuffled(rng: Rng, things: list[int]) -> list[int]:
    """The same in another order."""
    for i in range(len(things) - 1, 0, -1):
        j = rng.below(i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def played(rules: Rules, start: State, rng: Rng, plies: int) -> Iterator[Position]:
    """A position, and those that follow when it is played on for a while."""
    state = start.clone()
    for _ in range(plies):
        if state.to_act() in (CHANCE, NOBODY):
            return
        yield rules, state.clone()
        moves = state.legal()
        state.apply(moves[rng.below(len(moves))])


# ---- Curia ---------------------------------------------------------------------------------------


def small_curia() -> Iterator[Position]:
    """Two or three senators with a card or two and few coins, in the middle of a round."""
    for seed in count():
        rng = Rng(seed)
        players = 2 + (rng.below(3) == 0)
        rules = CURIA.rules(players, {"coins": 2, "rounds": 9}, None, "")
        try:
            start = rules.from_position(curia_position(rng, players))
        except BadInput:
            continue
        yield from played(rules, start, rng, 9)


def curia_position(rng: Rng, players: int) -> dict[str, int | list[int]]:
    """Most cards are discarded; who knows whose letter, and who has used his veto, is drawn."""
    letters = shuffled(rng, list(range(c.LETTERS)))[:players]
    held = shuffled(rng, [kind for kind in range(c.KINDS) for _ in range(2)])
    hands = [0] * (players * c.KINDS)
    for seat in range(players):
        for _ in range(rng.below(3)):
            hands[seat * c.KINDS + held.pop()] += 1
    purse = [rng.below(3) for _ in range(players)]
    everyone = (1 << players) - 1
    return {
        "turn": rng.below(4),
        "leader": rng.below(players),
        "phase": (c.BIDDING, c.PLEDGING, c.LOOKING)[rng.below(3)],
        "letters": letters,
        "spent": [int(letter < c.TRIBUNES and rng.below(2)) for letter in letters],
        "known": [everyone if rng.below(4) else 0 for _ in range(players)],
        "hands": hands,
        "discard": [c.COPIES - sum(hands[kind :: c.KINDS]) for kind in range(c.KINDS)],
        "causes": [2 * players - sum(purse), 0, 0, 0, 0],
        "purse": purse,
    }


# ---- Triumvirate ---------------------------------------------------------------------------------


def small_triumvirate() -> Iterator[Position]:
    """Two houses with a card or two each, at the end of a hand."""
    rules = TRIUMVIRATE.rules(2, {}, None, "")
    for seed in count():
        rng = Rng(seed)
        cards = shuffled(rng, list(range(len(NAMES))))
        sizes = [1 + (rng.below(3) == 0) for _ in range(2)]
        hands = [cards[: sizes[0]], cards[sizes[0] : sum(sizes)]]
        position = {
            "phase": "pledge" if rng.below(3) == 0 else "lead",
            "dealer": (A, C)[rng.below(2)],
            "tricks": {suit: rng.below(3) for suit in SUITS},
            "seats": {
                name: {"hand": [NAMES[card] for card in hand]}
                for name, hand in zip((A, C), hands, strict=True)
            },
        }
        try:
            start = rules.from_position(position)
        except BadInput:
            continue
        yield from played(rules, start, rng, 4)


# ---- Total War: Rome -----------------------------------------------------------------------------


def small_war() -> Iterator[Position]:
    """Two factions with few pieces; all troops are known, and three action cards are not."""
    for seed in count():
        rng = Rng(seed)
        case = WARS[seed % len(WARS)](rng)
        s = case.s
        cards = shuffled(rng, list(range(ACTION_CARDS)))
        for place, card in enumerate(cards):
            s.card_at[card] = (0, 1, DECK)[place] if place < 3 else DISCARD
        s.knows = [EVERYBODY if kind >= 0 else 0 for kind in s.cards]
        yield from played(case.rules, s, rng, 2)


def own_regions(rng: Rng) -> list[str]:
    """Two homes of Rome by the sea."""
    return [("ROM", "ETR")[rng.below(2)], ("CAM", "MGR")[rng.below(2)]]


def war_order(rng: Rng) -> War:
    return bare(steps.ORDERING, rng.below(2), 2)


def war_place(rng: Rng) -> War:
    case = campaign(0, 2)
    case.army(0, "", stars=2 + rng.below(3))
    return case


def war_launch(rng: Rng) -> War:
    case = campaign(0, 2)
    case.navy(0, "", 1 + rng.below(3))
    return case


def war_embark(rng: Rng) -> War:
    case = campaign(0, 2)
    for place in own_regions(rng):
        case.army(0, place)
    case.navy(0, "TYR", mu=1 + rng.below(3))
    return case


def war_dock(rng: Rng) -> War:
    case = campaign(0, 2)
    case.navy(0, ("TYR", "ADR", "LGS")[rng.below(3)])
    return case


def war_subdue(rng: Rng) -> War:
    case = campaign(0, 2)
    for place in own_regions(rng):
        case.army(0, place)
        case.s.unrest[case.region(place)] = 1 + rng.below(3)
    return case


def war_reorganise(rng: Rng) -> War:
    case = campaign(0, 2)
    for place in own_regions(rng):
        case.army(0, place, ["Republican Legionaries"] * 2)
        case.army(0, place, ["Italian Infantry"] * 2)
    return case


def war_navies(rng: Rng) -> War:
    case = campaign(0, 2)
    for _ in range(2):
        case.navy(0, "ATL", 1 + rng.below(3))
    return case


def war_ships(rng: Rng) -> War:
    return war_navies(rng).play("regroup Rome navy 1 and Rome navy 2")


def war_lead(rng: Rng) -> War:
    case = campaign(0, 2)
    case.army(0, "", stars=0)
    case.spare(0, 2 + rng.below(3))
    return case


def war_island(rng: Rng) -> War:
    """Two armies meet where nobody can escape."""
    case, place = campaign(0, 2), ("SAR", "CRE", "BAL")[rng.below(3)]
    case.army(0, place)
    case.army(1, place, ["Libyan Spearmen"] * (2 + rng.below(3)))
    return case.play("fight with Rome I")


WARS: tuple[Callable[[Rng], War], ...] = (
    *(war_order, war_place, war_launch, war_island, war_embark, war_dock, war_subdue, war_navies),
    *(war_order, war_reorganise, war_ships, war_island, war_embark, war_lead, war_navies),
    *(war_subdue, war_reorganise, war_navies, war_launch, war_dock, war_navies),
)

SMALL: dict[str, Callable[[], Iterator[Position]]] = {
    CURIA.id: small_curia,
    TRIUMVIRATE.id: small_triumvirate,
    TOTAL_WAR.id: small_war,
}


def small(game: str, number: int) -> Iterator[Position]:
    """So many small positions of a game."""
    return islice(SMALL[game](), number)
