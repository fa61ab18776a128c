"""From a view to a position that the viewer could be in.

For a seat the rival's cards are drawn by `memory.py`: every world that fits all it has seen is
equally likely. A watcher sees neither hand: one world is found by matching, and then each seat's
cards are drawn anew, a few times in turn, as the other seat would draw them.
"""

from typing import Any

from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NUMBER_OF, SEATS, SUITS, set_of
from rubicon.games.triumvirate.matching import first_worlds
from rubicon.games.triumvirate.memory import Memory, World, worlds_of
from rubicon.games.triumvirate.moves import NOTHING
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.resolver import nth
from rubicon.games.triumvirate.tables import Tables
from rubicon.games.triumvirate.text import ENDINGS, PHASES
from rubicon.games.triumvirate.view import SECRET

NOBODY_KNOWN = World([], [])
SWEEPS = 3
"""How often a watcher's world is drawn anew."""
Json = dict[str, Any]


class Possible:
    """The positions that look to the viewer as this one does."""

    def __init__(self, view: Json, t: Tables) -> None:
        self.view = view
        self.open = Triumvirate(t)
        """What all of them have in common."""
        set_open(self.open, view)
        known = {seat: world_seen(view, seat) for seat in range(c.SEATS) if is_shown(view, seat)}
        for seat, world in known.items():
            set_secrets(self.open, seat, world)
        self.hidden = [
            (seat, worlds_of(memory_of(view, seat, known[1 - seat])))
            for seat in range(c.SEATS)
            if seat not in known and 1 - seat in known
        ]
        """The seat that the viewer does not see, if he sees the other one."""
        self.is_watched = not known

    def draw(self, rng: Rng) -> State:
        """One of them, each as likely as any other."""
        s = self.open.clone()
        for seat, worlds in self.hidden:
            set_secrets(s, seat, worlds.draw(rng))
        if self.is_watched:
            for seat, world in watchers_worlds(self.view, rng).items():
                set_secrets(s, seat, world)
        set_decision(s, self.view, rng)
        return s


def is_shown(view: Json, seat: int) -> bool:
    """Whether the viewer sees a hand."""
    return view["seats"][SEATS[seat]]["hand"] is not None


def hands_of(view: Json, seat: int) -> list[Json]:
    """What is remembered of a seat, hand by hand; while cards are dealt the next hand has begun."""
    hands = [hand[SEATS[seat]] for hand in view["history"]]
    if view["phase"] != PHASES[c.DEAL]:
        return hands
    now = view["seats"][SEATS[seat]]
    new = {"held": now["hand"], "cards": now["cards"], "played": [], "void": []}
    return [*hands, new | {"pledged": False, "pledge": None}]


# ---- what is open --------------------------------------------------------------------------------


def set_open(s: Triumvirate, view: Json) -> None:
    """Everything but hands and pledges."""
    s.turn, s.game, s.hand_number = view["turn"], view["game_number"], view["hand_number"]
    s.phase = list(PHASES.values()).index(view["phase"])
    s.dealer = seat_number(view["dealer"])
    s.table = [32 * seat_number(play["seat"]) + NUMBER_OF[play["card"]] for play in view["plays"]]
    s.lead = c.NONE if view["lead"] is None else NUMBER_OF[view["lead"]]
    s.tricks = [view["tricks"][name] for name in SUITS]
    s.consuls = [view["consuls"][name] for name in SUITS]
    s.markers = [view["seats"][name]["markers"] for name in SEATS]
    s.record = [0] * (c.HAND_WIDTH * len(view["history"]))
    s.actor = actor(s, view)
    if view["previous"] is not None:
        s.last_emperor = SUITS.index(view["previous"]["emperor"])
        s.last_pledged = [set_of(view["previous"]["pledges"][name]) for name in SEATS]
    if view["result"] is not None:
        reasons = [reason for reason, _ in ENDINGS.values()]
        s.ending = list(ENDINGS)[reasons.index(view["result"]["reason"])]
    for seat, name in enumerate(SEATS):
        for i, hand in enumerate(view["history"]):
            at = i * c.HAND_WIDTH + seat
            s.record[at + c.PLAYED] = set_of(hand[name]["played"])
            s.record[at + c.VOID] = suits_of(hand[name]["void"])


def seat_number(name: str | None) -> int:
    """A seat by its name."""
    return c.NONE if name is None else SEATS.index(name)


def suits_of(names: list[str]) -> int:
    """A set of suits."""
    return sum(1 << SUITS.index(name) for name in names)


def actor(s: Triumvirate, view: Json) -> int:
    """Who is to act, or to be dealt to."""
    if s.phase != c.DEAL:
        return SEATS.index(view["decides"]) if view["decides"] in SEATS else c.NONE
    holds = [view["seats"][name]["cards"] for name in SEATS]
    return s.dealer if holds[s.dealer] < holds[1 - s.dealer] else 1 - s.dealer


# ---- what is secret ------------------------------------------------------------------------------


def world_seen(view: Json, seat: int) -> World:
    """The world of a seat that the viewer sees."""
    hands = hands_of(view, seat)
    faces = [0 if hand["pledge"] is None else 1 << NUMBER_OF[hand["pledge"]] for hand in hands]
    before = set_of(view["seats"][SEATS[seat]]["pledges"]) & ~sum(faces)
    return World([0, *(set_of(hand["held"]) for hand in hands)], [before, *faces])


def memory_of(view: Json, seat: int, rival: World | None) -> Memory:
    """What is known of a seat, from the view and from what the rival holds, if that is known."""
    hands = hands_of(view, seat)
    now = view["seats"][SEATS[seat]]
    faces = [0 if hand["pledge"] is None else 1 << NUMBER_OF[hand["pledge"]] for hand in hands]
    before = now["pledged"] - sum(hand["pledged"] for hand in hands)
    old = 0 if now["pledges"] is None else set_of(now["pledges"]) & ~sum(faces)
    return Memory(
        sizes=(0, *(hand["cards"] for hand in hands)),
        played=(0, *(set_of(hand["played"]) for hand in hands)),
        void=(0, *(suits_of(hand["void"]) for hand in hands)),
        pledges=(before, *(int(hand["pledged"]) for hand in hands)),
        faces=(old, *faces),
        apart=apart_from(view, seat, rival),
    )


def apart_from(view: Json, seat: int, rival: World | None) -> tuple[int, ...]:
    """Where cards were that the seat did not hold: with the rival, or pledged by him."""
    if rival is None:
        known = memory_of(view, 1 - seat, NOBODY_KNOWN)
        rival = World(list(known.played), list(known.faces))
    apart, pledged = [], 0
    for held, pledge in zip(rival.held, rival.pledged, strict=False):
        apart.append(held | pledged | pledge)
        pledged |= pledge
    return tuple(apart)


def watchers_worlds(view: Json, rng: Rng) -> dict[int, World]:
    """Both seats' cards for somebody who sees neither."""
    memories = [memory_of(view, seat, None) for seat in range(c.SEATS)]
    worlds = first_worlds(memories, rng)
    for _ in range(SWEEPS):
        for seat in range(c.SEATS):
            worlds[seat] = worlds_of(memory_of(view, seat, worlds[1 - seat])).draw(rng)
    return dict(enumerate(worlds))


def set_secrets(s: Triumvirate, seat: int, world: World) -> None:
    """Hands and pledges, now and in every hand remembered."""
    hands = len(s.record) // c.HAND_WIDTH
    for i in range(hands):
        at = i * c.HAND_WIDTH + seat
        s.record[at + c.HELD] = world.held[i + 1]
        s.record[at + c.PLEDGED] = world.pledged[i + 1]
    s.pledged[seat] = sum(world.pledged)
    s.hand[seat] = world.held[-1]
    if s.phase != c.DEAL and hands:
        last = (hands - 1) * c.HAND_WIDTH + seat
        s.hand[seat] &= ~(s.record[last + c.PLAYED] | s.record[last + c.PLEDGED])


def set_decision(s: Triumvirate, view: Json, rng: Rng) -> None:
    """[5.4] The decision of the non-dealer that waits for the dealer's: any that he could make."""
    decision = view["seats"][SEATS[1 - s.dealer]]["decision"] if s.dealer != c.NONE else None
    if decision is None:
        return
    if decision != SECRET:
        s.commit = c.NOTHING if decision == NOTHING else NUMBER_OF[decision]
        return
    held = s.hand[1 - s.dealer]
    choice = rng.below(1 + view["seats"][SEATS[1 - s.dealer]]["cards"])
    s.commit = c.NOTHING if choice == 0 else int(nth(held, choice - 1))
