"""From what a viewer has seen to a position that he could be in.

For a seat the rival's cards are drawn by `memory.py`: every world that fits all it has seen is
equally likely. A watcher sees neither hand: one world is found by matching, and then each seat's
cards are drawn again, a few times in turn, as the other seat would draw them.
"""

from collections.abc import Iterator
from itertools import accumulate
from math import prod

from rubicon.core.contract import Told
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import State
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NUMBER_OF, SEATS, SUITS, cards_in, set_of
from rubicon.games.triumvirate.matching import first_worlds
from rubicon.games.triumvirate.memory import Memory, World, worlds_of
from rubicon.games.triumvirate.moves import NOTHING
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.recall import Recall
from rubicon.games.triumvirate.resolver import nth
from rubicon.games.triumvirate.tables import Tables
from rubicon.games.triumvirate.text import ENDINGS, PHASES
from rubicon.games.triumvirate.view import SECRET

SWEEPS = 3
"""How often a watcher's world is drawn again."""


class Possible:
    """The positions that fit what the viewer has seen."""

    def __init__(self, seen: Seen, t: Tables) -> None:
        self.view = seen.view
        self.recall = recalled(seen)
        self.open = Triumvirate(t)
        """What all of them have in common."""
        set_open(self.open, self.view)
        known = {
            seat: world_seen(self.recall, seat)
            for seat in range(c.SEATS)
            if is_shown(self.view, seat)
        }
        for seat, world in known.items():
            set_secrets(self.open, seat, world)
        self.hidden = [
            (seat, worlds_of(memory_of(self.recall, seat, known[1 - seat])))
            for seat in range(c.SEATS)
            if seat not in known and 1 - seat in known
        ]
        """The seat that the viewer does not see, if he sees the other one."""
        self.is_exact = bool(known)

    def draw(self, rng: Rng) -> Triumvirate:
        """One of them; for somebody who sees a hand, each as likely as any other."""
        s = self.open.clone()
        for seat, worlds in self.hidden:
            set_secrets(s, seat, worlds.draw(rng))
        if not self.is_exact:
            for seat, world in watchers_worlds(self.recall, rng).items():
                set_secrets(s, seat, world)
        set_decision(s, self.view, rng)
        return s

    def worlds(self, most: int) -> list[State] | None:
        """All of them; they are counted first, as far as is needed to know that they are few."""
        each = len(decisions(self.draw(Rng(0)), self.view))
        sums = accumulate(number * each for number in self.numbers())
        if any(total > most for total in sums):
            return None
        return list(self.every())

    def numbers(self) -> Iterator[int]:
        """How many there are, in parts."""
        if self.is_exact:
            yield prod(worlds.total for _, worlds in self.hidden)
            return
        for first in worlds_of(memory_of(self.recall, 0, None)).every():
            yield worlds_of(memory_of(self.recall, 1, first)).total

    def every(self) -> Iterator[State]:
        """One after another."""
        for secrets in self.every_secret():
            s = self.open.clone()
            for seat, world in secrets.items():
                set_secrets(s, seat, world)
            for commit in decisions(s, self.view):
                decided = s.clone()
                decided.commit = commit
                yield decided

    def every_secret(self) -> Iterator[dict[int, World]]:
        """What the viewer does not see, by seat."""
        if not self.is_exact:
            for first in worlds_of(memory_of(self.recall, 0, None)).every():
                for second in worlds_of(memory_of(self.recall, 1, first)).every():
                    yield {0: first, 1: second}
        elif self.hidden:
            [(seat, worlds)] = self.hidden
            yield from ({seat: world} for world in worlds.every())
        else:
            yield {}


def is_shown(view: Told, seat: int) -> bool:
    """Whether the viewer sees a hand."""
    return view["seats"][SEATS[seat]]["hand"] is not None


# ---- what is remembered --------------------------------------------------------------------------


def recalled(seen: Seen) -> Recall:
    """What the viewer remembers: from the first view on, ply by ply.

    At the end of a match all pledges are shown hand by hand; only the view has that.
    """
    if seen.view["phase"] == PHASES[c.OVER]:
        return recall_of(seen.view)
    recall = recall_of(seen.first)
    for ply in seen.story:
        recall.hear(ply)
    return recall


def recall_of(view: Told) -> Recall:
    """What somebody remembers who has seen nothing but a view: what its history tells."""
    recall = Recall()
    for seat, name in enumerate(SEATS):
        now, hands = view["seats"][name], [hand[name] for hand in view["history"]]
        faces = sum(face_of(hand) for hand in hands)
        recall.hand[seat], recall.cards[seat] = set_of(now["hand"] or []), now["cards"]
        recall.pledges[seat] = now["pledged"] - sum(hand["pledged"] for hand in hands)
        recall.faces[seat] = set_of(now["pledges"] or []) & ~faces
        recall.commit[seat] = commit_of(now["decision"])
    for both in view["history"]:
        for name in SEATS:
            recall.add_hand(both[name]["cards"], set_of(both[name]["held"] or []))
            recall.played[-1] = set_of(both[name]["played"])
            recall.void[-1] = suits_of(both[name]["void"])
            recall.pledges[-1] = int(both[name]["pledged"])
            recall.faces[-1] = face_of(both[name])
    # While cards are dealt the next hand has begun.
    if view["phase"] == PHASES[c.DEAL]:
        for seat in range(c.SEATS):
            recall.add_hand(recall.cards[seat], recall.hand[seat])
    return recall


def face_of(hand: Told) -> int:
    """The pledge of a hand, if its face is known, as a set of cards."""
    return 0 if hand["pledge"] is None else 1 << NUMBER_OF[hand["pledge"]]


def commit_of(decision: str | None) -> int:
    """A decision that waits, as far as it is known."""
    if decision is None:
        return c.OPEN
    if decision == SECRET:
        return c.UNSEEN
    return c.NOTHING if decision == NOTHING else NUMBER_OF[decision]


def world_seen(recall: Recall, seat: int) -> World:
    """The world of a seat that the viewer sees."""
    return World(recall.held[seat :: c.SEATS], recall.faces[seat :: c.SEATS])


def memory_of(recall: Recall, seat: int, rival: World | None) -> Memory:
    """What is known of a seat, with what the rival holds, if that is known."""
    return Memory(
        sizes=tuple(recall.sizes[seat :: c.SEATS]),
        played=tuple(recall.played[seat :: c.SEATS]),
        void=tuple(recall.void[seat :: c.SEATS]),
        pledges=tuple(recall.pledges[seat :: c.SEATS]),
        faces=tuple(recall.faces[seat :: c.SEATS]),
        apart=apart_from(rival or world_shown(recall, 1 - seat)),
    )


def world_shown(recall: Recall, seat: int) -> World:
    """So much of the world of a seat as it has shown by playing."""
    return World(recall.played[seat :: c.SEATS], recall.faces[seat :: c.SEATS])


def apart_from(rival: World) -> tuple[int, ...]:
    """Where cards were that the seat did not hold: with the rival, or pledged by him."""
    apart, pledged = [], 0
    for held, pledge in zip(rival.held, rival.pledged, strict=True):
        apart.append(held | pledged | pledge)
        pledged |= pledge
    return tuple(apart)


# ---- what is open --------------------------------------------------------------------------------


def set_open(s: Triumvirate, view: Told) -> None:
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


def actor(s: Triumvirate, view: Told) -> int:
    """Who is to act, or to be dealt to."""
    if s.phase != c.DEAL:
        return SEATS.index(view["decides"]) if view["decides"] in SEATS else c.NONE
    holds = [view["seats"][name]["cards"] for name in SEATS]
    return s.dealer if holds[s.dealer] < holds[1 - s.dealer] else 1 - s.dealer


# ---- what is secret ------------------------------------------------------------------------------


def watchers_worlds(recall: Recall, rng: Rng) -> dict[int, World]:
    """Both seats' cards for somebody who sees neither."""
    memories = [memory_of(recall, seat, None) for seat in range(c.SEATS)]
    worlds = first_worlds(memories, rng)
    for _ in range(SWEEPS):
        for seat in range(c.SEATS):
            worlds[seat] = worlds_of(memory_of(recall, seat, worlds[1 - seat])).draw(rng)
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


def set_decision(s: Triumvirate, view: Told, rng: Rng) -> None:
    """[5.4] The decision of the non-dealer that waits for the dealer's: any that he could make."""
    decision = waiting(s, view)
    if decision != SECRET:
        s.commit = commit_of(decision)
        return
    held = s.hand[1 - s.dealer]
    choice = rng.below(1 + view["seats"][SEATS[1 - s.dealer]]["cards"])
    s.commit = c.NOTHING if choice == 0 else int(nth(held, choice - 1))


def decisions(s: Triumvirate, view: Told) -> list[int]:
    """All that it may be."""
    decision = waiting(s, view)
    if decision != SECRET:
        return [commit_of(decision)]
    return [c.NOTHING, *cards_in(s.hand[1 - s.dealer])]


def waiting(s: Triumvirate, view: Told) -> str | None:
    """The decision that waits, as far as the viewer knows; None if there is none."""
    if s.dealer == c.NONE:
        return None
    decision: str | None = view["seats"][SEATS[1 - s.dealer]]["decision"]
    return decision
