"""[1.4] What a viewer may know, built from nothing, with names.

Hidden are the hands of others, troop cards that were not shown, bids and initiative cards until
they are compared, answers to a chance to interrupt, cards that lie face down, and orders. All else
is public, and `imagination.py` reads a position from it.
"""

from collections.abc import Iterator
from typing import cast

from rubicon.core.state import CHANCE, EVERYTHING, NOBODY
from rubicon.core.verbs import Grammar
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome import terms
from rubicon.games.total_war_rome.names import (
    BUILDINGS,
    SEATS,
    STATUSES,
    Names,
    action_name,
    event_name,
)
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules import army, land, purchases, spending
from rubicon.games.total_war_rome.rules.agenda import (
    is_acting,
    is_meeting,
    is_taking,
    seat_after,
    top,
    top_number,
)
from rubicon.games.total_war_rome.rules.agents import count_at, hand_count, hand_limit
from rubicon.games.total_war_rome.rules.battle import SEES, side_owner
from rubicon.games.total_war_rome.rules.initiative import winners
from rubicon.games.total_war_rome.rules.reorganise import NAVAL
from rubicon.games.total_war_rome.rules.sea import arriving_navy
from rubicon.games.total_war_rome.rules.windows import LAST_PLAY
from rubicon.games.total_war_rome.shapes import (
    Agent,
    AgentTurn,
    Army,
    ArmyCard,
    Basket,
    Battle,
    BattleCard,
    BattleSide,
    Building,
    Campaign,
    Decider,
    Dice,
    HandCard,
    Losses,
    Navy,
    Next,
    Play,
    Prices,
    RegionState,
    Result,
    Said,
    SeaBattle,
    SeatName,
    SeatState,
    Todo,
    View,
    Window,
)
from rubicon.games.total_war_rome.text import BATTLE_PHASES, ENDINGS, PHASES, SIDES

TURNS = {st.AGENT_TURN: c.AGENT_PHASE, st.CAMPAIGN_TURN: c.CAMPAIGN_PHASE}
"""The steps in which a seat's turn begins, and their phases."""
BUILT = [cast(list[Building], terms.listed(mask, BUILDINGS)) for mask in range(16)]
"""Improvements by their mask."""
BEGINNINGS = {
    st.INITIATIVE: c.INITIATIVE_PHASE,
    st.AGENTS: c.AGENT_PHASE,
    st.TAXATION: c.TAXATION_PHASE,
    st.CAMPAIGN: c.CAMPAIGN_PHASE,
    st.SPENDING: c.SPENDING_PHASE,
}


def write_view(s: War, names: Names, grammar: Grammar, viewer: int) -> View:
    """What a seat, a watcher or somebody who may see everything knows."""
    return Writer(s, names, grammar, viewer).view()


def is_waiting(s: War, step: int) -> bool:
    """Whether a step is on the agenda."""
    return any(st.step_of(one) == step for one in s.agenda)


class Writer:
    """Writes the view of one viewer."""

    def __init__(self, s: War, names: Names, grammar: Grammar, viewer: int) -> None:
        self.s, self.names, self.grammar, self.viewer = s, names, grammar, viewer

    def view(self) -> View:
        """All of it."""
        s, names = self.s, self.names
        seats = range(s.t.players)
        return cast(
            View,
            {
                "viewer": names.seats[self.viewer] if self.viewer >= 0 else None,
                "turn": s.turn,
                "round_limit": s.t.round_limit,
                "last_round": bool(s.is_last),
                "trigger": s.t.trigger,
                "phase": PHASES[s.phase],
                "step": terms.STEPS[top(s)],
                "decides": self.decides(),
                "asked": [names.seats[seat] for seat in s.asked()],
                "active": names.seats[s.active],
                "order": [names.seats[seat_after(s, s.first, place)] for place in seats],
                "cursor": s.cursor,
                "seats": {names.seats[seat]: self.seat(seat) for seat in seats},
                "regions": dict(self.regions()),
                "roads": [names.borders[w] for w in range(c.BORDERS) if s.road[w]],
                "armies": dict(self.armies()),
                "navies": dict(self.navies()),
                "agents": dict(self.agents()),
                "deck": count_at(s, c.DECK),
                "discards": [
                    names.cards[card]
                    for card in range(c.ACTION_CARDS)
                    if s.card_at[card] == c.DISCARD
                ],
                "decks": {
                    names.kinds[kind]: s.stack[kind]
                    for kind in range(2 * c.FIRST_MERCENARY, c.KINDS)
                    if s.stack[kind]
                },
                "dice": self.dice(),
                "window": self.window(),
                "plays": list(self.plays()),
                "agent_turn": self.agent_turn(),
                "losses": self.losses(),
                "campaign": self.campaign(),
                "battle": self.battle(),
                "sea_battle": self.sea_battle(),
                "agenda": list(self.agenda()),
                "next": list(self.next()),
                "result": self.result(),
            },
        )

    # ---- who, and names --------------------------------------------------------------------------

    def owns(self, seat: int) -> bool:
        """Whether the viewer sees what belongs to a seat."""
        return self.viewer in (EVERYTHING, seat)

    def decides(self) -> Decider:
        """The seat that decides, chance, or nobody."""
        acting = self.s.to_act()
        if acting == CHANCE:
            return "chance"
        return None if acting == NOBODY else self.seat_name(acting)

    def seat_name(self, seat: int) -> SeatName | None:
        """A seat by its name."""
        return cast(SeatName, self.names.seats[seat]) if seat >= 0 else None

    def seats_in(self, mask: int) -> list[SeatName]:
        """The seats of a mask."""
        return [cast(SeatName, name) for i, name in enumerate(self.names.seats) if mask >> i & 1]

    def places_in(self, mask: int) -> list[str]:
        """The regions of a mask."""
        places = self.names.places
        return [places[r] for r in range(c.REGIONS) if mask >> r & 1] if mask else []

    def army_name(self, a: int) -> str | None:
        """An army by its name."""
        return self.names.armies[a] if a >= 0 else None

    def place_name(self, place: int) -> str | None:
        """A region or sea by its name; None beside the board."""
        return self.names.places[place] if place >= 0 else None

    def said(self, move: int) -> Said:
        """A move by its fields."""
        return cast(Said, self.grammar.fields(move))

    # ---- seats -----------------------------------------------------------------------------------

    def seat(self, seat: int) -> SeatState:
        """What a seat has."""
        s, names, f = self.s, self.names, self.s.t.faction[seat]
        each = c.GENERALS // c.FACTIONS
        is_open = self.owns(seat) or not is_waiting(s, st.COMPARE_BIDS)
        own = range(f * each, (f + 1) * each)
        return cast(
            SeatState,
            {
                "gold": s.gold[seat],
                "points": s.points[seat],
                "hand_count": hand_count(s, seat),
                "hand_limit": hand_limit(s, seat),
                "hand": list(self.hand(seat)) if self.owns(seat) else None,
                "shown": list(self.shown(seat)),
                "developments": self.developments(seat, s.developed[seat]),
                "new_developments": self.developments(seat, s.fresh[seat]),
                "status": {
                    name: STATUSES[land.status(s, seat, other)]
                    for other, name in enumerate(names.seats)
                    if other != seat
                },
                "initiative": s.number[seat] if is_open else None,
                "bid": s.bid[seat] if is_open and s.bid[seat] >= 0 else None,
                "has_bid": s.bid[seat] >= 0,
                "agents_left": sum(
                    s.agent_at[i] != c.ABSENT and not s.agent_acts[i] and not s.agent_barred[i]
                    for i in range(seat * c.AGENTS, (seat + 1) * c.AGENTS)
                ),
                "agent_limit": spending.agent_limit(s, seat),
                "spare_generals": [names.generals[g] for g in own if s.general_at[g] == c.SPARE],
                "ships_left": s.ship_stack[f],
                "reserve": self.reserve(f) if self.owns(seat) else None,
                "invaded": self.places_in(s.invaded[seat]),
                "harvest": s.harvest[seat],
                "raided": s.raided[seat],
                "has_built_wonder": bool(s.has_built[seat]),
                "basket": self.basket(seat),
            },
        )

    def hand(self, seat: int) -> Iterator[HandCard]:
        """[2.4] The action cards of a hand."""
        for card in range(c.ACTION_CARDS):
            if self.s.card_at[card] == seat:
                yield hand_card(self.s, self.names, card, self.seats_in(self.s.shown[card]))

    def shown(self, seat: int) -> Iterator[HandCard]:
        """[1.7] What an ally has let the viewer see of his hand."""
        s = self.s
        for card in range(c.ACTION_CARDS):
            known = self.viewer >= 0 and s.shown[card] >> self.viewer & 1
            if s.card_at[card] == seat and known and not self.owns(seat):
                yield hand_card(s, self.names, card, None)

    def developments(self, seat: int, mask: int) -> list[str]:
        """[15.7] Developments by their names."""
        first = self.s.t.faction[seat] * c.DEVELOPMENTS
        return [self.names.developments[first + d] for d in range(c.DEVELOPMENTS) if mask >> d & 1]

    def reserve(self, f: int) -> dict[str, int]:
        """[2.3] The troop cards of a faction that are in no army."""
        t, stack = self.s.t, self.s.stack
        kinds = range(2 * c.FIRST_MERCENARY)
        return {self.names.kinds[k]: stack[k] for k in kinds if t.owner[k] == f and stack[k]}

    def basket(self, seat: int) -> Basket | None:
        """[15.1] One's own orders; of the others' not even the number."""
        s = self.s
        if not self.owns(seat) or not is_waiting(s, st.SETTLE_BASKETS):
            return None
        draft, orders, costs = s.clone(), list[Said](), list[int]()
        for i in range(0, len(s.orders), 2):
            if s.orders[i] != seat:
                continue
            before = draft.gold[seat]
            purchases.carry_out(draft, seat, s.orders[i + 1])
            orders.append(self.said(s.orders[i + 1]))
            costs.append(before - draft.gold[seat])
        return {
            "orders": orders,
            "costs": costs,
            "gold_left": draft.gold[seat],
            "prices": self.prices(draft, seat),
        }

    def prices(self, draft: War, seat: int) -> Prices:
        """[15.2] [15.9] [15.19] What the next order would cost."""
        t = draft.t
        f = t.faction[seat]
        is_free = spending.bought(draft, seat, spending.FREE_BUILDING) > 0
        return {
            "troops": {
                self.names.kinds[kind]: spending.troop_price(draft, seat, kind)
                for kind in range(0, 2 * c.FIRST_SPECIAL, 2)
                if draft.stack[kind] and (t.owner[kind] == f or army.is_mercenary(kind))
            },
            "ship": spending.ship_price(draft, seat),
            "road": spending.road_price(draft, seat),
            "building": 0 if is_free else t.market_price,
            "wonder": spending.wonder_price(draft, seat),
            "general": 0 if t.free_generals[f] else t.general_price,
            "agent": t.agent_price,
            "calm": t.calm_price,
        }

    # ---- the map ---------------------------------------------------------------------------------

    def regions(self) -> Iterator[tuple[str, RegionState]]:
        """What is in each region."""
        s = self.s
        taken = {s.army_at[a] for a in range(s.t.players * c.ARMIES)}
        for r in range(c.REGIONS):
            built = s.built[r]
            garrisoned = s.t.home[r] != c.NONE or built & c.BARRACKS
            yield (
                self.names.places[r],
                {
                    "owner": self.seat_name(s.owner[r]),
                    "unrest": s.unrest[r],
                    "built": BUILT[built],
                    "garrison": land.garrison_dice(s, r) if garrisoned else 0,
                    "besieged": r in taken and land.is_besieged(s, r),
                    "drought": s.dry[r] != 0,
                },
            )

    def armies(self) -> Iterator[tuple[str, Army]]:
        """[3.10] The armies that there are."""
        s, names = self.s, self.names
        for a in range(s.t.players * c.ARMIES):
            if s.army_at[a] == c.ABSENT:
                continue
            cards = list(self.army_cards(a))
            size = army.size(s, a)
            yield (
                names.armies[a],
                {
                    "seat": cast(SeatName, names.seats[land.army_owner(a)]),
                    "place": self.place_name(s.army_at[a]),
                    "aboard": names.navies[s.aboard[a]] if s.aboard[a] >= 0 else None,
                    "general": names.generals[s.leader[a]] if s.leader[a] >= 0 else None,
                    "stars": army.stars(s, a),
                    "size": size,
                    "mercenaries": army.count_mercenaries(s, a),
                    "cards": cards,
                    "hidden": size - len(cards),
                    "movement": s.army_mu[a],
                    "road_credit": s.credit[a],
                    "halted": bool(s.halted[a]),
                    "assaulted": self.places_in(s.assaulted[a]),
                    "leader_changed": bool(s.moved_leader[a]),
                },
            )

    def army_cards(self, a: int) -> Iterator[ArmyCard]:
        """[1.4] The cards of an army that the viewer knows."""
        s, mine = self.s, self.owns(land.army_owner(a))
        for i in range(a * c.ROOM, (a + 1) * c.ROOM):
            if s.cards[i] == c.NONE:
                return
            if mine or s.knows[i] >> (self.viewer if self.viewer >= 0 else c.SEATS) & 1:
                known_by = self.knowers(s.knows[i], land.army_owner(a)) if mine else None
                yield cast(ArmyCard, {"kind": self.names.kinds[s.cards[i]], "known_by": known_by})

    def knowers(self, mask: int, owner: int) -> list[str]:
        """Who knows a card beside its owner."""
        seats: list[str] = [*self.seats_in(mask & ~(1 << owner))]
        return [*seats, terms.WATCHERS] if mask >> c.SEATS & 1 else seats

    def navies(self) -> Iterator[tuple[str, Navy]]:
        """[3.10] The navies that there are."""
        s, names = self.s, self.names
        for n in range(s.t.players * c.NAVIES):
            if s.navy_at[n] == c.ABSENT:
                continue
            ships = {
                SEATS[f]: s.ships[n * c.FACTIONS + f]
                for f in range(c.FACTIONS)
                if s.ships[n * c.FACTIONS + f]
            }
            yield (
                names.navies[n],
                {
                    "seat": cast(SeatName, names.seats[land.navy_owner(n)]),
                    "place": self.place_name(s.navy_at[n]),
                    "ships": cast(dict[SeatName, int], ships),
                    "size": land.navy_size(s, n),
                    "movement": s.navy_mu[n],
                    "carries": self.army_name(land.carried_by(s, n)),
                },
            )

    def agents(self) -> Iterator[tuple[str, Agent]]:
        """[6.2] The agents on the board."""
        s = self.s
        for i in range(s.t.players * c.AGENTS):
            if s.agent_at[i] != c.ABSENT:
                yield (
                    self.names.agents[i],
                    {
                        "seat": cast(SeatName, self.names.seats[i // c.AGENTS]),
                        "region": self.names.places[s.agent_at[i]],
                        "acts": s.agent_acts[i],
                        "barred": bool(s.agent_barred[i]),
                    },
                )

    # ---- what is under way -----------------------------------------------------------------------

    def dice(self) -> Dice | None:
        """[1.9] The dice that lie there."""
        s = self.s
        if not s.dice:
            return None
        faces: list[str | None] = [b.FACES[face] for face in s.faces]
        faces += [None] * (len(s.dice) - len(faces))
        dice = [
            {"colour": b.COLOURS[colour], "face": face}
            for colour, face in zip(s.dice, faces, strict=True)
        ]
        return cast(
            Dice,
            {
                "dice": dice,
                "roller": self.seat_name(s.roller),
                "sufferer": self.seat_name(s.sufferer),
                "again": s.again if s.again >= 0 else None,
                "split": s.b_split,
                "rerolled": bool(s.b_rerolled),
            },
        )

    def window(self) -> Window | None:
        """[7.1] Who is asked by public knowledge; answers are for their seat alone."""
        s = self.s
        if top(s) != st.WINDOW:
            return None
        answers = {
            name: self.said(s.answers[seat])
            for seat, name in enumerate(self.names.seats)
            if self.owns(seat) and s.answers[seat] != c.NONE
        }
        waiting = [seat for seat in range(s.t.players) if s.answers[seat] == c.NONE]
        return cast(
            Window,
            {
                "question": terms.QUESTIONS[top_number(s)],
                "asked": self.seats_in(s.asked_mask),
                "waiting": self.seats_in(s.asked_mask & sum(1 << seat for seat in waiting)),
                "answers": answers,
            },
        )

    def plays(self) -> Iterator[Play]:
        """[7.1] What was answered and waits to be done: one's own; of the others' not even that."""
        s = self.s
        questions = [st.number_of(one) for one in s.agenda if st.step_of(one) == st.RESOLVE_PLAY]
        for seat, move in zip(s.plays[::2], s.plays[1::2], strict=True):
            if seat == LAST_PLAY:
                question = questions.pop(0)
            elif self.owns(seat):
                play = {"seat": self.seat_name(seat), "question": terms.QUESTIONS[question]}
                yield cast(Play, play | {"move": self.said(move)})

    def agent_turn(self) -> AgentTurn | None:
        """[6.4] [6.7] What holds in the agent phase."""
        s = self.s
        if s.phase != c.AGENT_PHASE:
            return None
        acting = is_acting(s)
        return {
            "errands": s.errands,
            "subterfuge": bool(s.subterfuge),
            "gift": bool(s.gift),
            "traded": self.seats_in(s.traded),
            "action": self.said(s.act) if acting else None,
            "agent": self.names.agents[s.agent] if acting else None,
            "cancelled": acting and bool(s.cancelled),
            "saved": acting and bool(s.saved),
        }

    def losses(self) -> Losses | None:
        """[10.4] Cards that an army has to lose."""
        s = self.s
        if s.hurt == c.NONE:
            return None
        return {
            "army": self.names.armies[s.hurt],
            "main": s.main_due,
            "small": s.small_due,
            "random": s.random_due,
        }

    def campaign(self) -> Campaign | None:
        """[9.1] What holds in the campaign phase."""
        s, names = self.s, self.names
        if s.phase != c.CAMPAIGN_PHASE:
            return None
        steps = {st.step_of(one) for one in s.agenda}
        naval = any(one == st.REORGANISING | NAVAL << st.STEP_BITS for one in s.agenda)
        pieces = names.navies if naval else names.armies
        meets, takes = is_meeting(s), is_taking(s)
        hurts = takes or st.INFIGHTING_ROLLED in steps
        return cast(
            Campaign,
            {
                "refused": self.places_in(s.refused),
                "army": self.army_name(s.army) if meets or takes else None,
                "other": self.army_name(s.other) if meets else None,
                "region": self.place_name(s.region) if meets or takes else None,
                "avoiding": terms.listed(s.avoiding, terms.AVOIDING) if meets else [],
                "escaping": self.army_name(s.escaping) if meets else None,
                "stopped": meets and bool(s.stopped),
                "defiant": s.defiant if takes else 0,
                "traitor": s.traitor if takes else 0,
                "damage_taken": s.taken if hurts else 0,
                "s_taken": s.taken_s if hurts else 0,
                "pair": [pieces[one] for one in s.pair if one != c.NONE],
                "gifts": s.gifts,
            },
        )

    def sea_battle(self) -> SeaBattle | None:
        """[14.4] [14.5] Navies that fight, and who was asked to intercept."""
        s, names = self.s, self.names
        fights = s.n_navy[0] != c.NONE
        if not fights and not is_waiting(s, st.NAVAL_ARRIVE):
            return None
        asked = [names.navies[n] for n in range(s.t.players * c.NAVIES) if s.n_seen >> n & 1]
        is_arriving = not fights and st.step_of(s.agenda[-1]) == st.INTERCEPTING
        return {
            "navies": [names.navies[n] for n in s.n_navy if n != c.NONE],
            "ships": s.n_size[:] if fights else [0, 0],
            "lost": s.n_lost[:] if fights else [0, 0],
            "drowning": s.n_load[:] if fights else [0, 0],
            "arrives": names.navies[arriving_navy(s)] if is_arriving else None,
            "asked": asked,
        }

    def agenda(self) -> Iterator[Todo]:
        """[1.6] What is to be done."""
        for one in self.s.agenda:
            yield {"step": terms.STEPS[st.step_of(one)], "number": st.number_of(one)}

    def next(self) -> Iterator[Next]:
        """[1.6] What comes in this round after the turn under way."""
        s = self.s
        # Until the winner of the bids has decided, nobody knows who goes first [5.4].
        has_order = s.phase != c.INITIATIVE_PHASE and not is_waiting(s, st.INITIATIVE)
        for one in reversed(s.agenda):
            step = st.step_of(one)
            phase = BEGINNINGS.get(step, TURNS.get(step, 0))
            seats: list[SeatName | None] = [None]
            if step in TURNS:
                seats = [self.seat_name(st.number_of(one))]
            elif step in (st.AGENTS, st.CAMPAIGN) and has_order:
                seats = [self.seat_name(seat_after(s, s.first, i)) for i in range(s.t.players)]
            if phase:
                for seat in seats:
                    yield cast(Next, {"phase": PHASES[phase], "seat": seat})

    def result(self) -> Result | None:
        """[16.1] How the game ended."""
        if self.s.to_act() != NOBODY:
            return None
        return cast(
            Result,
            {"reason": ENDINGS[self.s.ending][0], "winners": self.seats_in(winners(self.s))},
        )

    # ---- a battle [12.11] ------------------------------------------------------------------------

    def battle(self) -> Battle | None:
        """[12.1] A land battle."""
        s = self.s
        if s.b_phase == 0:
            return None
        return cast(
            Battle,
            {
                "region": self.names.places[s.region],
                "phase": BATTLE_PHASES[s.b_phase],
                "terrain": s.b_terrain,
                "combats": s.b_fights,
                "part": terms.PARTS[s.b_part] if s.dice and s.b_striker < 0 else None,
                "ambush": SIDES[s.b_ambush] if s.b_ambush >= 0 else None,
                "result": terms.RESULTS[s.b_result] if s.b_result >= 0 else None,
                "sides": [self.side(side) for side in range(2)],
            },
        )

    def side(self, side: int) -> BattleSide:
        """[12.11] The zones of a side; of the other's hand only what is seen."""
        s = self.s
        a, ally = s.b_army[side], s.b_ally[side]
        mine = self.fights_on(side)
        shown = mine or self.sees_deployed(side)
        roles = self.roles(side)
        cards, hidden = list[BattleCard](), 0
        for e in range(side * c.SIDE, (side + 1) * c.SIDE):
            if s.b_kind[e] == c.NONE:
                continue
            role = roles.get(e) if shown else None
            if mine or s.b_zone[e] > c.IN_HAND or role:
                cards.append(self.battle_card(e, role))
            else:
                hidden += 1
        cards.sort(key=lambda one: tuple(str(value) for value in one.values()))
        in_centre = s.b_phase == c.CENTRE
        return cast(
            BattleSide,
            {
                "side": SIDES[side],
                "seat": self.seat_name(side_owner(s, side)),
                "army": self.names.armies[a],
                "ally": self.army_name(ally),
                "general": self.names.generals[s.leader[a]] if s.leader[a] >= 0 else None,
                "cards": cards,
                "hidden": hidden,
                "deployed": max(s.b_main[side], s.b_light[side]) != c.NONE,
                "reveals": s.b_reveals[side],
                "used": terms.listed(s.b_used[side], terms.USED),
                "extra": terms.listed(s.b_extra[side], terms.EXTRAS),
                "size": s.b_size[side],
                "lost": s.b_lost[side],
                "shield": s.b_shield[side],
                "charge": terms.CHARGES[s.b_due[side]] if in_centre else None,
                "gains": 0 if in_centre else s.b_due[side],
                "surgeons": s.b_extra_back[side],
            },
        )

    def fights_on(self, side: int) -> bool:
        """[12.25] Whether the viewer fights on a side, with his own army or as an ally."""
        ally = self.s.b_ally[side]
        joined = ally != c.NONE and self.viewer == land.army_owner(ally)
        return joined or self.owns(side_owner(self.s, side))

    def sees_deployed(self, side: int) -> bool:
        """[12.6] Cards that lie face down are seen by who used a reveal."""
        s = self.s
        if not is_waiting(s, st.COMBAT):
            return True
        return bool(s.b_extra[1 - side] & SEES) and self.viewer == side_owner(s, 1 - side)

    def roles(self, side: int) -> dict[int, str]:
        """What cards of a side do in this combat."""
        s = self.s
        found = {s.b_main[side]: "main", s.b_light[side]: "light", s.b_engine[side]: "engine"}
        for e, role in ((s.b_striker, "striker"), (s.b_target, "target")):
            if e // c.SIDE == side:
                found[e] = role
        found.pop(c.NONE, None)
        return found

    def battle_card(self, e: int, role: str | None) -> BattleCard:
        """A card in battle."""
        s = self.s
        return cast(
            BattleCard,
            {
                "kind": self.names.kinds[s.b_kind[e]],
                "zone": terms.ZONES[s.b_zone[e]],
                "army": self.names.armies[s.b_from[e]],
                "role": role,
            },
        )


def hand_card(s: War, names: Names, card: int, known_by: list[SeatName] | None) -> HandCard:
    """[2.4] An action card by what is on it."""
    return {
        "card": names.cards[card],
        "action": action_name(s.t.action[card]),
        "levy": s.t.levy[card],
        "event": event_name(s.t.event[card]),
        "known_by": known_by,
    }
