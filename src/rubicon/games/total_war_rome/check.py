"""What is true of every position, whatever was played: conservation and plain sense."""

from collections import Counter
from collections.abc import Iterator

from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.names import SEATS, Names
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.army import is_too_large, size
from rubicon.games.total_war_rome.rules.land import army_owner, navy_size
from rubicon.games.total_war_rome.rules.reorganise import NAVAL
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Phrase

REGROUPING = st.REORGANISING | NAVAL << st.STEP_BITS


def broken(s: War, names: Names) -> list[Phrase]:
    """Half a sentence for each law that is broken."""
    return [*cards(s, names), *people(s, names), *armies(s, names), *seats(s, names)]


def cards(s: War, names: Names) -> Iterator[Phrase]:
    """[2.3] [3.6] [14.10] No card comes or goes."""
    held = Counter(s.cards)
    for kind, (stacked, wanted) in enumerate(zip(s.stack, s.t.copies, strict=True)):
        there = stacked + held[kind]
        if there != wanted:
            yield say("law-cards", kind=names.kinds[kind], there=there, wanted=wanted)
    for f in range(c.FACTIONS):
        there = s.ship_stack[f] + sum(s.ships[f :: c.FACTIONS])
        if there != s.t.ship_cards[f]:
            yield say("law-ships", faction=SEATS[f], there=there, wanted=s.t.ship_cards[f])


def people(s: War, names: Names) -> Iterator[Phrase]:
    """[3.11] A general leads one army, or is spare, or in the stack."""
    leads = Counter(s.leader)
    for g, place in enumerate(s.general_at):
        if leads[g] != int(place == c.SERVING):
            yield say("law-general", general=names.generals[g])
    for a, g in enumerate(s.leader):
        if g != c.NONE and g // (c.GENERALS // c.FACTIONS) != s.t.faction[army_owner(a)]:
            yield say("law-general", general=names.generals[g])


def armies(s: War, names: Names) -> Iterator[Phrase]:
    """[3.3] [9.12] Armies have cards, in order, and are where their navies are."""
    for a in range(s.t.players * c.ARMIES):
        held = s.cards[a * c.ROOM : (a + 1) * c.ROOM]
        there = [kind for kind in held if kind != c.NONE]
        if there != sorted(there) or held[: len(there)] != there:
            yield say("law-order", army=names.armies[a])
        if s.army_at[a] == c.ABSENT and (there or s.leader[a] != c.NONE):
            yield say("law-ghost", army=names.armies[a])
        n = s.aboard[a]
        if n != c.NONE and (s.army_at[a] != s.navy_at[n] or is_empty(s, n)):
            yield say("law-aboard", army=names.armies[a])
        resting = army_owner(a) != s.active or s.phase != c.CAMPAIGN_PHASE
        if resting and size(s, a) and is_too_large(s, a):
            yield say("law-size", army=names.armies[a])
    for n in range(s.t.players * c.NAVIES):
        if (s.navy_at[n] == c.ABSENT) != is_empty(s, n):
            yield say("law-navy", navy=names.navies[n])


def is_empty(s: War, n: int) -> bool:
    """[9.9] [14.5] Whether a navy has no ships, other than while a battle or a gift takes them."""
    gives = n in s.pair and REGROUPING in s.agenda
    return navy_size(s, n) == 0 and n not in s.n_navy and not gives


def seats(s: War, names: Names) -> Iterator[Phrase]:
    """[4.1] [1.1] Status is the same for both; nobody has less than nothing."""
    for one in range(s.t.players):
        if min(s.gold[one], s.points[one]) < 0:
            yield say("law-seat", seat=names.seats[one])
        for other in range(one):
            if s.status[one * c.SEATS + other] != s.status[other * c.SEATS + one]:
                yield say("law-status", seat=names.seats[one])
