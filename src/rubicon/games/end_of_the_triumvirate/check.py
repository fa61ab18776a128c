"""What is true of every position, whatever was played: conservation and plain sense [1.2]."""

from rubicon.games.end_of_the_triumvirate.board import SEATS
from rubicon.games.end_of_the_triumvirate.codes import BATTLE, COLOURS, NONE, OVER, PROVINCES
from rubicon.games.end_of_the_triumvirate.play import Republic
from rubicon.games.end_of_the_triumvirate.saying import say
from rubicon.words import Phrase


def broken(s: Republic, names: list[str]) -> list[Phrase]:
    """Half a sentence for each law that is broken."""
    return [*check_totals(s), *check_provinces(s, names), *check_seats(s)]


def check_totals(s: Republic) -> list[Phrase]:
    """[1.2] Nothing appears and nothing is lost."""
    t = s.t
    under_way = s.attackers if s.phase == BATTLE else 0
    legions = sum(s.legions) + under_way + s.legions_left
    gold = sum(s.gold) + sum(s.purse) + s.gold_left
    servants = sum(s.servants) + sum(s.carried)
    laws = [
        (legions == t.legions_total, say("law-legions", legions=legions, wanted=t.legions_total)),
        (gold == t.gold_total, say("law-gold", gold=gold, wanted=t.gold_total)),
        (s.gold_left >= 0 and s.legions_left >= 0, say("law-supply")),
        (s.neutral() >= 0, say("law-citizens")),
        (servants <= t.servants_total, say("law-servants", servants=servants)),
        (0 <= s.calendar <= t.year_turns, say("law-calendar", calendar=s.calendar)),
        (sum(s.realm) == sum(owner != NONE for owner in s.owner), say("law-realms")),
    ]
    return [law for holds, law in laws if not holds]


def check_provinces(s: Republic, names: list[str]) -> list[Phrase]:
    """Each province by itself."""
    found = []
    for p in range(PROVINCES):
        if min(s.legions[p], s.gold[p], s.servants[p]) < 0:
            found.append(say("law-province", province=names[p]))
        if s.servants[p] and s.boxed[p]:
            found.append(say("law-governor", province=names[p]))
        if s.owner[p] == NONE and (s.legions[p] or s.gold[p] or s.servants[p]):
            found.append(say("law-out-of-play", province=names[p]))
    return found


def check_seats(s: Republic) -> list[Phrase]:
    """Each seat by itself."""
    t = s.t
    found = []
    for seat, name in enumerate(SEATS[: t.players]):
        tracks = (s.track[seat], s.track[COLOURS + seat])
        counts = (s.purse[seat], s.carried[seat], s.citizens[seat], s.bag[seat])
        if not all(1 <= level <= t.top for level in tracks):
            found.append(say("law-tracks", seat=name))
        if min(counts) < 0 or s.bag[seat] > t.weapons_total:
            found.append(say("law-seat", seat=name))
        if s.realm[seat] != s.owner.count(seat):
            owned, counted = s.owner.count(seat), s.realm[seat]
            found.append(say("law-realm", seat=name, provinces=owned, counted=counted))
        if s.realm[seat] == 0:
            found.append(say("law-no-province", seat=name))
        at_home = s.owner[s.place[seat]] == seat
        caught = s.target != NONE and s.loser == seat and s.place[seat] == s.target
        if not at_home and not caught and s.phase != OVER:
            found.append(say("law-abroad", seat=name))
    return found
