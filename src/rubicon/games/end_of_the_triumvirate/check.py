"""What is true of every position, whatever was played: conservation and plain sense [1.2]."""

from rubicon.games.end_of_the_triumvirate.codes import BATTLE, COLOURS, NONE, OVER, PROVINCES
from rubicon.games.end_of_the_triumvirate.play import Republic


def check(s: Republic, names: list[str]) -> list[str]:
    """A sentence for each law that is broken."""
    return [*check_totals(s), *check_provinces(s, names), *check_seats(s)]


def check_totals(s: Republic) -> list[str]:
    """[1.2] Nothing appears and nothing is lost."""
    t = s.t
    under_way = s.attackers if s.phase == BATTLE else 0
    legions = sum(s.legions) + under_way + s.legions_left
    gold = sum(s.gold) + sum(s.purse) + s.gold_left
    servants = sum(s.servants) + sum(s.carried)
    laws = [
        (legions == t.legions_total, f"there are {legions} legions instead of {t.legions_total}"),
        (gold == t.gold_total, f"there are {gold} gold instead of {t.gold_total}"),
        (s.gold_left >= 0 and s.legions_left >= 0, "the common supply is below nothing"),
        (s.neutral() >= 0, "there are more citizens on sides than there are citizens"),
        (servants <= t.servants_total, f"there are {servants} civil servants"),
        (0 <= s.calendar <= t.year_turns, f"the calendar is at {s.calendar}"),
        (sum(s.realm) == sum(owner != NONE for owner in s.owner), "a province is counted wrongly"),
    ]
    return [sentence for holds, sentence in laws if not holds]


def check_provinces(s: Republic, names: list[str]) -> list[str]:
    """Each province by itself."""
    found = []
    for p in range(PROVINCES):
        if min(s.legions[p], s.gold[p], s.servants[p]) < 0:
            found.append(f"{names[p]} holds less than nothing")
        if s.servants[p] and s.boxed[p]:
            found.append(
                f"the governor of {names[p]} is in the box although a servant stands there"
            )
        if s.owner[p] == NONE and (s.legions[p] or s.gold[p] or s.servants[p]):
            found.append(f"{names[p]} is out of play but not empty")
    return found


def check_seats(s: Republic) -> list[str]:
    """Each seat by itself."""
    t = s.t
    found = []
    for seat in range(t.players):
        tracks = (s.track[seat], s.track[COLOURS + seat])
        counts = (s.purse[seat], s.carried[seat], s.citizens[seat], s.bag[seat])
        if not all(1 <= level <= t.top for level in tracks):
            found.append(f"seat {seat} has left its tracks")
        if min(counts) < 0 or s.bag[seat] > t.weapons_total:
            found.append(f"seat {seat} holds what can't be held")
        if s.realm[seat] != s.owner.count(seat):
            found.append(f"seat {seat} has {s.owner.count(seat)} provinces, not {s.realm[seat]}")
        if s.realm[seat] == 0:
            found.append(f"seat {seat} has no province")
        at_home = s.owner[s.place[seat]] == seat
        caught = s.target != NONE and s.loser == seat and s.place[seat] == s.target
        if not at_home and not caught and s.phase != OVER:
            found.append(f"the character of seat {seat} is abroad")
    return found
