"""How good a position looks for a seat: the ideas of a sensible beginner, one line each."""

from dataclasses import dataclass

from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.codes import (
    COLOURS,
    COMPENSATION,
    COMPETENCE,
    MILITARY,
    OVER,
    POLITICAL,
    POLITICS,
    PROVINCES,
    WARFARE,
)
from rubicon.games.end_of_the_triumvirate.play import Triumvirate


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing is worth, in points of about one gold each."""

    step: float = 2.2
    """A step on a track ..."""
    step_growth: float = 0.35
    """... and more the nearer the top."""
    leading: float = 1.5
    citizen: float = 2.0
    citizen_of_consul: float = 0.35
    """Six of them win for a former consul: worth more with each."""
    consul: float = 7.0
    coming_election: float = 5.0
    """Being ahead in the Forum, in full at the end of the year."""
    province: float = 4.0
    province_growth: float = 0.6
    servant: float = 3.0
    legion: float = 0.55
    legion_useful: int = 5
    gold: float = 1.0
    gold_useful: int = 7
    gold_lying: float = 0.45
    weapon: float = 0.3
    workplace: float = 0.8
    """Standing where gold can be turned into something."""
    danger: float = 0.5
    """A province that a stronger enemy stack could take, as a share of its worth."""
    win: float = 1000.0


WEIGHTS = Weights()


def evaluate(s: Triumvirate, seat: int, w: Weights = WEIGHTS) -> float:
    """The seat's standing less that of its strongest rival and a little of the other's."""
    if s.phase == OVER:
        return w.win if s.winner == seat else -w.win
    if s.phase == COMPENSATION and steps_short(s, s.loser) == 1:
        return w.win if s.loser == seat else -w.win
    own = standing(s, seat, w)
    rivals = [standing(s, other, w) for other in range(s.t.players) if other != seat]
    return own - 0.5 * max(rivals) - 0.25 * sum(rivals)


def steps_short(s: Triumvirate, seat: int) -> int:
    """Steps missing on both tracks together: one, and compensation II wins the game."""
    return 2 * s.t.top - s.track[seat] - s.track[COLOURS + seat]


def standing(s: Triumvirate, seat: int, w: Weights) -> float:
    """All that a seat has going for it."""
    return (
        tracks(s, seat, w)
        + forum(s, seat, w)
        + realm(s, seat, w)
        + treasure(s, seat, w)
        + workplace(s, seat, w)
        + w.weapon * s.bag[seat]
    )


def tracks(s: Triumvirate, seat: int, w: Weights) -> float:
    """Steps towards the competence victory, and the lead that makes actions cheap."""
    worth = 0.0
    for track in (POLITICS, WARFARE):
        done = s.track[track * COLOURS + seat] - 1
        worth += w.step * done + w.step_growth * done * done / 2
        if rules.leads(s, seat, track):
            worth += w.leading
    return worth


def forum(s: Triumvirate, seat: int, w: Weights) -> float:
    """Citizens, the consul card, and who would win the election now."""
    worth = w.citizen * s.citizens[seat] + w.consul * s.consul[seat]
    if s.consul[seat]:
        worth += w.citizen_of_consul * s.citizens[seat] ** 2
    elapsed = 1 - s.calendar / s.t.year_turns
    if rules.most_popular(s) == seat:
        worth += w.coming_election * elapsed * (4 if s.consul[seat] else 1)
    return worth


def realm(s: Triumvirate, seat: int, w: Weights) -> float:
    """Provinces with what stands there, less for those in danger."""
    worth = w.province_growth * s.realm[seat] * s.realm[seat] / 2
    for p in range(PROVINCES):
        if s.owner[p] != seat:
            continue
        here = w.province + w.servant * s.servants[p]
        worth += here + w.legion * min(s.legions[p], w.legion_useful)
        worth += 0.15 * w.legion * max(0, s.legions[p] - w.legion_useful)
        if threat(s, p, seat) > s.legions[p] + (s.t.protection if s.place[seat] == p else 0):
            worth -= w.danger * here
    return worth + w.servant * 0.6 * s.carried[seat]


def threat(s: Triumvirate, p: int, seat: int) -> int:
    """The most legions that another character could bring from where he stands now."""
    most = 0
    for other in range(s.t.players):
        if other == seat:
            continue
        home = s.place[other]
        cost = s.t.cost_laden[home * PROVINCES + p]
        if 0 < cost <= s.t.movement_points:
            most = max(most, s.legions[home])
    return most


def treasure(s: Triumvirate, seat: int, w: Weights) -> float:
    """Gold in hand, worth less beyond what one turn can use; and gold that lies about."""
    gold = s.purse[seat]
    worth = w.gold * min(gold, w.gold_useful) + 0.4 * w.gold * max(0, gold - w.gold_useful)
    lying = sum(s.gold[p] for p in range(PROVINCES) if s.owner[p] == seat)
    return worth + w.gold_lying * lying


def workplace(s: Triumvirate, seat: int, w: Weights) -> float:
    """Where the character stands: can his gold be of use there?"""
    kind = s.t.type[s.place[seat]]
    political, military = s.track[seat], s.track[COLOURS + seat]
    useful = min(s.purse[seat], w.gold_useful)
    if kind == COMPETENCE:
        return w.workplace * 0.2 * useful * (political < s.t.top or military < s.t.top)
    if kind == POLITICAL:
        return w.workplace * 0.2 * useful * (political < s.t.top or s.neutral() > 0)
    return w.workplace * 0.15 * useful * (kind == MILITARY and military < s.t.top)
