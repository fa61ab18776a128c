"""The same match as a viewer knows it, with other secrets: its log told again, from the first deal.

Each game of the match is imagined as the viewer knows it in the end. Then every card dealt to a
hand that he does not see, and every pledge that he does not see, is another's of that world; all
other moves stay. Playing the new log again shows that the imagined world can be.
"""

from collections import defaultdict
from dataclasses import dataclass

from games.triumvirate.table import settled
from rubicon.core.contract import Told
from rubicon.core.match import Entry, Match, fold
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import State
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import cards_in, names_in
from rubicon.games.triumvirate.game import own
from rubicon.games.triumvirate.play import Triumvirate

ENDLESS = 5
"""So many consuls that the hand which crowned an Emperor is only a hand."""


@dataclass
class Segment:
    """The moves of one game, and the position before them."""

    first: State
    entries: list[Entry]


def retold(match: Match, viewer: int, rng: Rng) -> Match:
    """A match that looks the same to the viewer."""
    segments = games_of(match)
    entries: list[tuple[int, int]] = []
    for number, segment in enumerate(segments):
        is_running = number == len(segments) - 1
        before = match.state if is_running else ending_of(match, segment)
        view = match.rules.view(before, viewer)
        if not is_running:
            show_pledges(view, own(before))
        world = match.rules.imagine(Seen(match.rules, viewer, view)).draw(rng)
        hidden = [seat for seat in range(c.SEATS) if seat != viewer]
        entries += Telling(own(world), hidden, rng).tell(segment.entries)
    return fold(match.rules, entries, match.first)


def games_of(match: Match) -> list[Segment]:
    """The log, game by game."""
    state = match.first.clone()
    segments = [Segment(state.clone(), [])]
    for entry in match.log:
        game = own(state).game
        segments[-1].entries.append(entry)
        state.apply(entry.move)
        if own(state).game > game:
            segments.append(Segment(state.clone(), []))
    return segments


def ending_of(match: Match, segment: Segment) -> State:
    """A game after its last trick, with its memory, as if nobody had been crowned."""
    longer = settled(**dict(match.rules.options) | {"consuls_to_emperor": ENDLESS})
    state = own(segment.first.clone())
    state.t = longer.tables
    for entry in segment.entries:
        state.apply(entry.move)
    return state


def show_pledges(view: Told, state: Triumvirate) -> None:
    """[7.1] At the end of a game all see the faces of the pledges."""
    seats, history = view["seats"], view["history"]
    assert isinstance(seats, dict)
    assert isinstance(history, list)
    for seat, name in enumerate(seats):
        seats[name]["pledges"] = names_in(state.pledged[seat])
        for i, hand in enumerate(history):
            face = state.record[i * c.HAND_WIDTH + c.PLEDGED + seat]
            hand[name]["pledge"] = names_in(face)[0] if face else None


class Telling:
    """The log of one game with the secrets of another world."""

    def __init__(self, world: Triumvirate, hidden: list[int], rng: Rng) -> None:
        self.world, self.hidden, self.rng = world, hidden, rng
        self.hand = -1
        self.is_dealing = False
        self.drawn: defaultdict[int, list[int]] = defaultdict(list)

    def tell(self, entries: list[Entry]) -> list[tuple[int, int]]:
        """Every move, with the cards that it has in the other world."""
        return [(entry.seat, self.other(entry)) for entry in entries]

    def other(self, entry: Entry) -> int:
        """A move as it was in the other world."""
        verb = c.verb_of(entry.move)
        if verb == c.DEAL_CARD and not self.is_dealing:
            self.begin_deal()
        self.is_dealing = verb == c.DEAL_CARD
        if verb == c.DEAL_CARD and (seat := c.seat_of(entry.move)) in self.hidden:
            return c.pack(verb, seat, self.drawn[seat].pop())
        if verb in (c.PLEDGE_CARD, c.PLEDGE_NOTHING) and entry.seat in self.hidden:
            return self.pledge(entry.seat)
        return entry.move

    def at(self, what: int, seat: int, hand: int) -> int:
        """What is remembered of a hand."""
        return self.world.record[hand * c.HAND_WIDTH + what + seat]

    def begin_deal(self) -> None:
        """The cards that come with a deal, in any order."""
        self.hand += 1
        for seat in self.hidden:
            is_under_way = (self.hand + 1) * c.HAND_WIDTH > len(self.world.record)
            new = self.world.hand[seat] if is_under_way else self.at(c.HELD, seat, self.hand)
            if self.hand:
                gone = self.at(c.PLAYED, seat, self.hand - 1)
                gone |= self.at(c.PLEDGED, seat, self.hand - 1)
                new &= ~(self.at(c.HELD, seat, self.hand - 1) & ~gone)
            cards = list(cards_in(new))
            for i in range(len(cards) - 1, 0, -1):
                j = self.rng.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            self.drawn[seat] = cards

    def pledge(self, seat: int) -> int:
        """What a hidden seat pledged in this hand, or is about to."""
        face = self.at(c.PLEDGED, seat, self.hand)
        if face:
            return c.pack(c.PLEDGE_CARD, 0, next(iter(cards_in(face))))
        last = (self.hand + 1) * c.HAND_WIDTH == len(self.world.record)
        if last and self.world.phase == c.PLEDGE and self.world.commit >= 0:
            return c.pack(c.PLEDGE_CARD, 0, self.world.commit)
        return c.pack(c.PLEDGE_NOTHING, 0, 0)
