"""A table to try cases on: armies, navies and cards are put where a case needs them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Self, cast

from games import case
from rubicon.core.state import CHANCE, EVERYTHING
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.game import GAME, WarRules
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules import army, flow
from rubicon.games.total_war_rome.rules.agenda import dice_now, push
from rubicon.games.total_war_rome.rules.standing import set_status

ROME, CARTHAGE, GREECE, TRIBES = range(4)
FOOT = ("Republican Legionaries",) * 4


@lru_cache
def kept(players: int, options: tuple[tuple[str, object], ...]) -> WarRules:
    """The rules of a match, settled once."""
    return GAME.rules(players, dict(options), None, "")


def settled(players: int = 4, **options: object) -> WarRules:
    """The rules of a match."""
    return kept(players, tuple(sorted(options.items())))


def started(players: int = 4, **options: object) -> Case:
    """The start of a match, before the generals are drawn."""
    rules = settled(players, **options)
    return Case(rules, rules.start())


def bare(step: int, seat: int, players: int = 4, **options: object) -> Case:
    """No army, no navy, no hand: a seat is to act in its turn."""
    rules = settled(players, **options)
    s = rules.first()
    for a in range(players * c.ARMIES):
        if s.army_at[a] != c.ABSENT:
            army.destroy(s, a)
    for n in range(players * c.NAVIES):
        s.navy_at[n] = c.ABSENT
    s.ships = [0] * len(s.ships)
    s.ship_stack = s.t.ship_cards[:]
    s.turn, s.active, s.first, s.cursor, s.agenda = 1, seat, 0, 0, []
    phases = {
        st.AGENT_MENU: c.AGENT_PHASE,
        st.CAMPAIGN_MENU: c.CAMPAIGN_PHASE,
        st.CAMPAIGN_TURN: c.CAMPAIGN_PHASE,
        st.TAXATION: c.TAXATION_PHASE,
        st.BASKETS: c.SPENDING_PHASE,
    }
    s.phase = phases.get(step, c.INITIATIVE_PHASE)
    push(s, st.END_ROUND, 0)
    if step == st.BASKETS:
        s.first = seat
        push(s, st.SETTLE_BASKETS, 0)
    push(s, step, seat)
    return Case(rules, s)


def campaign(seat: int = ROME, players: int = 4, **options: object) -> Case:
    """The campaign turn of a seat."""
    return bare(st.CAMPAIGN_MENU, seat, players, **options)


def agents(seat: int = ROME, players: int = 4, **options: object) -> Case:
    """The agent turn of a seat."""
    return bare(st.AGENT_MENU, seat, players, **options)


def spending(seat: int = ROME, players: int = 4, **options: object) -> Case:
    """A seat writes its orders first."""
    return bare(st.BASKETS, seat, players, **options)


class Case(case.Case[WarRules]):
    """A position under its rules."""

    @property
    def s(self) -> War:
        """The position."""
        return cast(War, self.state)

    def region(self, name: str) -> int:
        """A region or sea by its code."""
        return self.rules.names.codes[name]

    def kind(self, name: str) -> int:
        """A troop card by its name."""
        return list(self.rules.names.kinds).index(name)

    # ---- putting things on the table -------------------------------------------------------------

    def army(
        self, seat: int, place: str, cards: Iterable[str] = FOOT, stars: int = 2, mu: int = 3
    ) -> int:
        """A new army; an empty place is beside the board."""
        s = self.s
        a = army.free_space(s, seat)
        s.army_at[a] = self.region(place) if place else c.OFF
        s.army_mu[a] = mu
        for name in cards:
            army.add_card(s, a, self.kind(name), 0)
            s.stack[self.kind(name)] -= 1
        self.general(a, stars)
        return a

    def general(self, a: int, stars: int, trait: int | None = None) -> int:
        """Another general for an army; 0 stars for none."""
        s, each = self.s, c.GENERALS // c.FACTIONS
        if s.leader[a] != c.NONE:
            s.general_at[s.leader[a]] = c.IN_STACK
            s.leader[a] = c.NONE
        f = s.t.faction[a // c.ARMIES]
        for g in range(f * each, (f + 1) * each):
            fits = s.t.stars[g] == stars and (trait is None or s.t.trait[g] == trait)
            if fits and s.general_at[g] == c.IN_STACK:
                s.leader[a], s.general_at[g] = g, c.SERVING
                return g
        assert stars == 0
        return c.NONE

    def spare(self, seat: int, stars: int) -> int:
        """A spare general."""
        s = self.s
        g = army.find_general(s, s.t.faction[seat], stars, c.IN_STACK)
        s.general_at[g] = c.SPARE
        return g

    def navy(self, seat: int, place: str, ships: int = 2, mu: int = 4) -> int:
        """A new navy."""
        s = self.s
        n = next(n for n in range(2 * seat, 2 * seat + 2) if s.navy_at[n] == c.ABSENT)
        f = s.t.faction[seat]
        s.navy_at[n] = self.region(place) if place else c.OFF
        s.ships[n * c.FACTIONS + f] += ships
        s.ship_stack[f] -= ships
        s.navy_mu[n] = mu
        return n

    def load(self, a: int, n: int) -> Self:
        """An army goes aboard."""
        self.s.aboard[a], self.s.army_at[a] = n, self.s.navy_at[n]
        return self

    def own(self, seat: int, *places: str) -> Self:
        """Regions are controlled by a seat, or by nobody."""
        for place in places:
            self.s.owner[self.region(place)] = seat
        return self

    def build(self, place: str, *what: int) -> Self:
        """Improvements of a region."""
        for one in what:
            self.s.built[self.region(place)] |= one
        return self

    def road(self, one: str, other: str) -> Self:
        """A road between two regions."""
        s = self.s
        s.road[s.t.way[self.region(one) * c.REGIONS + self.region(other)]] = 1
        return self

    def unroad(self) -> Self:
        """No roads."""
        self.s.road = [0] * c.BORDERS
        return self

    def status(self, one: int, other: int, level: int) -> Self:
        """How two factions stand to each other."""
        set_status(self.s, one, other, level)
        return self

    def hold(self, seat: int, *events: str) -> Self:
        """Action cards with some events come to a hand."""
        s = self.s
        for event in events:
            number = b.EVENTS.index(event)
            card = next(i for i in range(55) if s.t.event[i] == number and s.card_at[i] == c.DECK)
            s.card_at[card] = seat
        return self

    def action(self, seat: int, action: str) -> str:
        """An action card for an agent's action comes to a hand: its name."""
        s = self.s
        number = b.ACTIONS.index(action)
        card = next(i for i in range(55) if s.t.action[i] == number and s.card_at[i] == c.DECK)
        s.card_at[card] = seat
        return f"card {card + 1}"

    def no_windows(self) -> Self:
        """Nobody holds an action card that could interrupt."""
        self.s.card_at = [c.DISCARD if x == c.DECK else x for x in self.s.card_at]
        return self

    def develop(self, seat: int, *effects: int) -> Self:
        """Developments work for a seat."""
        s = self.s
        for effect in effects:
            s.developed[seat] |= s.t.effect[s.t.faction[seat] * c.EFFECTS + effect]
        return self

    def gold(self, seat: int, amount: int) -> Self:
        """So much gold."""
        self.s.gold[seat] = amount
        return self

    # ---- playing ---------------------------------------------------------------------------------

    def roll(self, *throws: str) -> Self:
        """Chance throws the dice: `skull x blank`; a large roll takes several throws."""
        faces = " ".join(throws).split()
        while faces:
            assert self.state.to_act() == CHANCE
            throw = " ".join(faces[: dice_now(self.s)])
            del faces[: dice_now(self.s)]
            move = self.rules.grammar.parse(f"roll {throw}")
            assert self.state.weight(move) > 0, f"{throw} can't come up"
            self.apply(move)
        return self

    def apply(self, move: int) -> None:
        """A move, with what is told of it; untold it does the same."""
        untold = self.state.clone()
        untold.apply(move)
        self.state.tell(True)
        self.state.apply(move)
        self.events += self.rules.events(self.state.told(), EVERYTHING)
        self.state.tell(False)
        assert self.state == untold
        assert self.rules.check(self.state) == []

    def go_on(self) -> Self:
        """What lies on the agenda is done."""
        flow.run(self.s)
        return self

    def passes(self) -> Self:
        """Everybody who is asked passes."""
        while self.state.window():
            self.play("pass")
        return self

    def passes_but(self, seat: int, words: str) -> Self:
        """All who are asked pass but one."""
        window = self.state.asked()
        for asked in window:
            self.play(words if asked == seat else "pass")
        return self

    def told(self, name: str) -> bool:
        """Whether an event of some name has happened in the last step."""
        return any(event.name == name for event in self.events)

    def step(self) -> int:
        """What is to be done now."""
        return st.step_of(self.s.agenda[-1])

    def cards(self, a: int) -> list[str]:
        """The troop cards of an army."""
        held = self.s.cards[a * c.ROOM : (a + 1) * c.ROOM]
        return [self.rules.names.kinds[kind] for kind in held if kind != c.NONE]
