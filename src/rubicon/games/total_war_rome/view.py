"""[1.4] What a viewer may know, built from nothing."""

from typing import Any, cast

from rubicon.core.state import EVERYTHING
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.fields import FIELDS
from rubicon.games.total_war_rome.names import Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.agenda import top
from rubicon.games.total_war_rome.rules.agents import count_at, hand_count
from rubicon.games.total_war_rome.rules.army import count_mercenaries, size
from rubicon.games.total_war_rome.rules.battle import SEES, side_owner
from rubicon.games.total_war_rome.rules.land import army_owner
from rubicon.games.total_war_rome.shapes import BattleSide, Strike, View

SECRET = ("number", "bid", "card_at", "stack", "cards", "knows", "answers", "plays", "orders")
BATTLE = ("b_kind", "b_from", "b_zone", "b_main", "b_light", "b_engine", "b_target", "b_striker")
OPEN = tuple(one.name for one in FIELDS if one.name not in (*SECRET, *BATTLE))
WATCHERS = 4
"""The bit of those who watch, in `knows`."""


def write_view(s: War, names: Names, viewer: int) -> View:
    """What a seat, a watcher or somebody who may see everything knows."""
    shown: dict[str, Any] = {}
    for name in OPEN:
        value = getattr(s, name)
        shown[name] = value[:] if isinstance(value, list) else value
    cards, knows = write_cards(s, viewer)
    shown |= {
        "viewer": names.seats[viewer] if viewer >= 0 else None,
        "step": top(s),
        "decides": s.to_act(),
        "hands": [hand_count(s, seat) for seat in range(c.SEATS)],
        "deck": count_at(s, c.DECK),
        "sizes": [size(s, a) for a in range(c.SEATS * c.ARMIES)],
        "mercenaries": [count_mercenaries(s, a) for a in range(c.SEATS * c.ARMIES)],
        "number": [own(s, seat, viewer, s.number[seat]) for seat in range(c.SEATS)],
        "bid": [own(s, seat, viewer, s.bid[seat]) for seat in range(c.SEATS)],
        "card_at": [write_action_card(s, card, viewer) for card in range(c.ACTION_CARDS)],
        "stack": [write_stack(s, kind, viewer) for kind in range(c.KINDS)],
        "cards": cards,
        "knows": knows,
        "answers": [write_answer(s, seat, viewer) for seat in range(c.SEATS)],
        "plays": write_pairs(s.plays, viewer),
        "orders": write_orders(s.orders, viewer),
        "battle": [write_side(s, side, viewer) for side in range(2)] if s.b_phase > 0 else [],
        "strike": write_strike(s),
    }
    return cast(View, shown)


def is_own(seat: int, viewer: int) -> bool:
    """Whether a viewer sees what belongs to a seat."""
    return viewer in (EVERYTHING, seat)


def own(s: War, seat: int, viewer: int, value: int) -> int | None:
    """[5.1] [5.2] Initiative cards and bids are for their seat until they are compared."""
    is_secret = any(st.step_of(step) == st.COMPARE_BIDS for step in s.agenda)
    if not is_secret or is_own(seat, viewer) or seat >= s.t.players:
        return value
    return None


def write_action_card(s: War, card: int, viewer: int) -> int | None:
    """[1.4] Discarded cards and one's own hand."""
    place = s.card_at[card]
    return place if viewer == EVERYTHING or place in (viewer, c.DISCARD) else None


def write_stack(s: War, kind: int, viewer: int) -> int | None:
    """[2.3] The decks are open, and one's own stack; what others have left follows from armies."""
    f = s.t.owner[kind]
    seat = c.NONE if f < 0 else s.t.seat_of[f]
    return s.stack[kind] if seat == c.NONE or is_own(seat, viewer) else None


def sees_card(a: int, knows: int, viewer: int) -> bool:
    """[1.4] Whether a viewer knows a card of an army."""
    if is_own(army_owner(a), viewer):
        return True
    return knows >> (viewer if viewer >= 0 else WATCHERS) & 1 == 1


def write_cards(s: War, viewer: int) -> tuple[list[int | None], list[int | None]]:
    """[1.4] The cards of each army that are known, then those that are not, then empty places."""
    cards: list[int | None] = []
    knows: list[int | None] = []
    for a in range(c.SEATS * c.ARMIES):
        first = a * c.ROOM
        there = [i for i in range(first, first + c.ROOM) if s.cards[i] != c.NONE]
        seen = [i for i in there if sees_card(a, s.knows[i], viewer)]
        mine = is_own(army_owner(a), viewer)
        unseen = len(there) - len(seen)
        empty = c.ROOM - len(there)
        cards += [s.cards[i] for i in seen]
        cards += [None] * unseen + [c.NONE] * empty
        knows += [s.knows[i] if mine else None for i in seen] + [None] * unseen + [0] * empty
    return cards, knows


def write_answer(s: War, seat: int, viewer: int) -> int | None:
    """[7.1] Answers are for their seat until all have answered."""
    asked = s.asked_mask >> seat & 1
    return s.answers[seat] if not asked or is_own(seat, viewer) else None


def write_pairs(pairs: list[int], viewer: int) -> list[int | None]:
    """[7.1] What was answered and waits to be done: one's own."""
    found: list[int | None] = []
    for i in range(0, len(pairs), 2):
        mine = is_own(pairs[i], viewer)
        found += [pairs[i], pairs[i + 1]] if mine else [None, None]
    return found


def write_orders(pairs: list[int], viewer: int) -> list[int | None]:
    """[15.1] One's own orders; not even the number of the others'."""
    found: list[int | None] = []
    for i in range(0, len(pairs), 2):
        if is_own(pairs[i], viewer):
            found += [pairs[i], pairs[i + 1]]
    return found


# ---- a battle [12.11] ----------------------------------------------------------------------------


def write_side(s: War, side: int, viewer: int) -> BattleSide:
    """[12.11] The zones of a side; of the other's hand only what is known."""
    ally = s.b_ally[side]
    joined = ally != c.NONE and viewer == army_owner(ally)
    mine = joined or is_own(side_owner(s, side), viewer)
    cards, hidden = [], 0
    entries = [e for e in range(side * c.SIDE, (side + 1) * c.SIDE) if s.b_kind[e] != c.NONE]
    for e in entries:
        if mine or s.b_zone[e] > c.IN_HAND:
            cards.append({"kind": s.b_kind[e], "zone": s.b_zone[e]})
        else:
            hidden += 1
    cards.sort(key=lambda card: (card["kind"], card["zone"]))
    is_shown = mine or is_deployed_open(s, side, viewer)
    return cast(
        BattleSide,
        {
            "cards": cards,
            "hidden": hidden,
            "main": kind_of(s, s.b_main[side]) if is_shown else None,
            "light": kind_of(s, s.b_light[side]) if is_shown else None,
            "engine": kind_of(s, s.b_engine[side]) if is_shown else None,
        },
    )


def is_deployed_open(s: War, side: int, viewer: int) -> bool:
    """[12.6] Cards that lie face down are seen by who used a reveal."""
    face_down = any(st.step_of(step) == st.COMBAT for step in s.agenda)
    if not face_down:
        return True
    return bool(s.b_extra[1 - side] & SEES) and viewer == side_owner(s, 1 - side)


def kind_of(s: War, e: int) -> int:
    """The kind of a card in battle."""
    return c.NONE if e == c.NONE else s.b_kind[e]


def write_strike(s: War) -> Strike:
    """[12.24] A strike under way."""
    zone = c.NO_ZONE if s.b_target == c.NONE else s.b_zone[s.b_target]
    return {
        "striker": kind_of(s, s.b_striker),
        "target": kind_of(s, s.b_target),
        "target_zone": zone,
    }
