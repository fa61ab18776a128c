"""What a good host points out: who is close to the crown, who won what, where each card can be.

Everything here follows from the viewer's own view, so that nothing can leak.
"""

from collections.abc import Iterator

from rubicon.core.shapes import Goal, Warning
from rubicon.games.triumvirate.cards import NAMES, NUMBER_OF, SEATS, SUITS, names_in, set_of
from rubicon.games.triumvirate.codes import ALL, CARDS, OVER, PLEDGE, rank_of, suit_of
from rubicon.games.triumvirate.imagination import is_shown, memory_of, recall_of, world_seen
from rubicon.games.triumvirate.memory import Memory, worlds_of
from rubicon.games.triumvirate.recall import Recall
from rubicon.games.triumvirate.resolver import reply_wins
from rubicon.games.triumvirate.saying import say
from rubicon.games.triumvirate.shapes import (
    Counting,
    Hints,
    House,
    Place,
    PlaceName,
    Reply,
    Shown,
    Suit,
    Trick,
    View,
    Worth,
)
from rubicon.games.triumvirate.tables import Tables
from rubicon.games.triumvirate.text import PHASES
from rubicon.games.triumvirate.whereabouts import whereabouts

MOST_WORLDS = 32
"""Of one house, beside which the other is looked at for somebody who sees neither."""


def hints(view: View, t: Tables) -> Hints:
    """Warnings, the tricks, the score and the card counting, for the page and the terminal."""
    over = view["phase"] == PHASES[OVER]
    return {
        "warnings": [] if over else list(warnings(view, t)),
        "goals": list(goals(view, t)),
        "worth": worth(view, t),
        "tricks": list(tricks(view)),
        "replies": replies(view),
        "playable": playable(view),
        "shown": shown(view, t),
        "counting": counting(view),
    }


def warnings(view: View, t: Tables) -> Iterator[Warning]:
    """Who can be crowned by this hand, and who can win the match by this game."""
    for suit in SUITS:
        if view["consuls"][suit] == t.consuls_to_emperor - 1:
            says = say("warning-crown", suit=suit)
            yield {"seat": None, "rule": "4.3", "says": says.json()}
    for seat in SEATS:
        if view["seats"][seat]["markers"] == t.markers_to_win - 1 > 0:
            says = say("warning-match", seat=seat)
            yield {"seat": seat, "rule": "8.1", "says": says.json()}


def goals(view: View, t: Tables) -> Iterator[Goal]:
    """[7.2] [8.1] Markers win the match, and points for the Emperor win a game."""
    yield {
        "name": "markers",
        "rule": "8.1",
        "says": say("goal-markers", needs=t.markers_to_win).json(),
        "needs": t.markers_to_win,
        "has": {seat: view["seats"][seat]["markers"] for seat in SEATS},
        "first": {},
    }
    for suit in SUITS:
        yield {
            "name": suit.lower(),
            "rule": "7.2",
            "says": say(
                "goal-suit", suit=suit, consuls=view["consuls"][suit], needs=t.consuls_to_emperor
            ).json(),
            "needs": None,
            "has": {
                seat: sum(points_of(card, suit, t) for card in view["seats"][seat]["pledges"] or [])
                for seat in SEATS
                if view["seats"][seat]["pledges"] is not None
            },
            "first": {},
        }


def points_of(card: str, emperor: Suit, t: Tables) -> int:
    """[7.1] What a pledged card counts under an Emperor: only his own Legions count."""
    is_his = suit_name(card) == emperor and t.legions >> NUMBER_OF[card] & 1
    return rank_of(NUMBER_OF[card]) if is_his else 0


def worth(view: View, t: Tables) -> dict[str, Worth]:
    """[5.2] What each card of a hand that is seen would count, if it were pledged now."""
    if view["phase"] != PHASES[PLEDGE]:
        return {}
    return {card: worth_of(view, card, t) for card in held_now(view)}


def worth_of(view: View, card: str, t: Tables) -> Worth:
    """One card."""
    suit = suit_name(card)
    return {
        "points": points_of(card, suit, t),
        "suit": suit,
        "consuls": view["consuls"][suit],
        "of": t.consuls_to_emperor,
    }


def tricks(view: View) -> Iterator[Trick]:
    """[3.7] The finished tricks of the hand: both plays, the card that won, and its suit."""
    plays = view["plays"]
    for lead, reply in zip(plays[::2], plays[1::2], strict=False):
        best = reply if beats(lead["card"], reply["card"]) else lead
        yield {"plays": [lead, reply], "suit": suit_name(best["card"]), **best}


def replies(view: View) -> dict[str, Reply]:
    """For each card of a hand that is seen: whether it wins as the reply, and for which suit."""
    lead, answers = view["lead"], dict[str, Reply]()
    if lead is None:
        return answers
    for card in held_now(view):
        wins = beats(lead, card)
        answers[card] = {"wins": wins, "suit": suit_name(card if wins else lead)}
    return answers


def beats(lead: str, reply: str) -> bool:
    """[3.4] [3.5] [3.6] Whether the reply wins the trick."""
    return reply_wins(NUMBER_OF[lead], NUMBER_OF[reply])


def suit_name(card: str) -> Suit:
    """The suit of a card."""
    return SUITS[suit_of(NUMBER_OF[card])]


def playable(view: View) -> list[str]:
    """The cards of a hand that is seen which may be played [3.1] [3.2] [3.3] or pledged [5.2]."""
    held = held_now(view)
    if view["lead"] is None:
        return held
    led = suit_name(view["lead"])
    return [card for card in held if suit_name(card) == led] or held


def held_now(view: View) -> list[str]:
    """The hand of the house that decides, if it is seen."""
    return next(
        (view["seats"][seat]["hand"] or [] for seat in SEATS if seat == view["decides"]), []
    )


def shown(view: View, t: Tables) -> Shown | None:
    """[7.1] What was pledged in the game that ended last, which cards counted, and how much."""
    last = view["previous"]
    if view["phase"] == PHASES[OVER]:
        emperor = view["emperor"]
        pledges = {seat: entry["pledges"] or [] for seat, entry in view["seats"].items()}
        last = {"emperor": emperor, "pledges": pledges} if emperor else None
    if last is None:
        return None
    emperor = last["emperor"]
    counted = {
        seat: [card for card in cards if points_of(card, emperor, t)]
        for seat, cards in last["pledges"].items()
    }
    points = {
        seat: sum(points_of(card, emperor, t) for card in cards) for seat, cards in counted.items()
    }
    return {**last, "counted": counted, "points": points}


def counting(view: View) -> Counting:
    """For every card the places where it can be, as far as the viewer can know."""
    on_table = set_of([play["card"] for play in view["plays"]])
    found = places(view)
    where = [(place("table"), on_table), (place("aside"), found.aside & ~on_table)]
    where += [(place("hand", SEATS[i]), hand & ~on_table) for i, hand in enumerate(found.hands)]
    where += [
        (place("pledges", SEATS[i]), made & ~on_table) for i, made in enumerate(found.pledges)
    ]
    return {
        "places": {
            NAMES[card]: [there for there, cards in where if cards >> card & 1]
            for card in range(CARDS)
        },
        "unseen": names_in(ALL & ~on_table & ~seen(view)),
    }


def place(name: PlaceName, seat: House | None = None) -> Place:
    """Where a card can be: the table, aside, or somebody's hand or pledges."""
    return {"place": name, "seat": seat}


def seen(view: View) -> int:
    """The cards that the viewer has before his eyes."""
    cards = 0
    for entry in view["seats"].values():
        cards |= set_of(entry["hand"] or []) | set_of(entry["pledges"] or [])
    return cards


# ---- where cards can be --------------------------------------------------------------------------


class Places:
    """Sets of cards: which may lie aside, which each house may hold, or have pledged."""

    def __init__(self) -> None:
        self.aside = 0
        self.hands, self.pledges = [0] * len(SEATS), [0] * len(SEATS)


def places(view: View) -> Places:
    """Where cards can be: exact for whoever sees a hand."""
    recall, found = recall_of(view), Places()
    known = {seat: world_seen(recall, seat) for seat in range(len(SEATS)) if is_shown(view, seat)}
    for seat in known:
        add_shown(view, seat, found)
    if len(known) == len(SEATS):
        there = set_of([play["card"] for play in view["plays"]])
        there |= found.hands[0] | found.hands[1] | found.pledges[0] | found.pledges[1]
        found.aside = ALL & ~there
    elif known:
        [(seat, world)] = known.items()
        found.aside = add_hidden(view, 1 - seat, memory_of(recall, 1 - seat, world), found)
    else:
        add_both(view, recall, found)
    if not view["aside"]:
        found.aside = 0
    return found


def add_shown(view: View, seat: int, found: Places) -> None:
    """What a house that is seen has."""
    entry = view["seats"][SEATS[seat]]
    found.hands[seat] |= set_of(entry["hand"] or [])
    found.pledges[seat] |= set_of(entry["pledges"] or [])


def add_hidden(view: View, seat: int, memory: Memory, found: Places) -> int:
    """What a house may have whose cards are hidden; the cards that it may not have."""
    aside, held, pledged = whereabouts(memory)
    found.hands[seat] |= held
    found.pledges[seat] |= pledged | set_of(view["seats"][SEATS[seat]]["pledges"] or [])
    return aside


def add_both(view: View, recall: Recall, found: Places) -> None:
    """What two houses may have, for somebody who sees neither.

    It is exact where one of them has few worlds: then the other is looked at beside each of them.
    """
    memories = [memory_of(recall, seat, None) for seat in range(len(SEATS))]
    totals = [worlds_of(memory).total for memory in memories]
    first = totals.index(min(totals))
    if totals[first] > MOST_WORLDS:
        asides = [add_hidden(view, seat, memory, found) for seat, memory in enumerate(memories)]
        found.aside = asides[0] & asides[1]
        return
    for world in worlds_of(memories[first]).every():
        beside = memory_of(recall, 1 - first, world)
        if worlds_of(beside).total:
            aside = add_hidden(view, 1 - first, beside, found)
            found.aside |= aside & ~(world.held[-1] | sum(world.pledged))
            found.hands[first] |= world.held[-1] & ~memories[first].played[-1] & ~world.pledged[-1]
            found.pledges[first] |= sum(world.pledged)
