"""What a good host points out: what will fight, who can win, and how far everybody is from it."""

from collections.abc import Iterator

from rubicon.core.shapes import Goal, Warning
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.board import FORCE_NAMES, SEAT_NAMES
from rubicon.games.roman_conquest.codes import first_of, second_of, verb_of
from rubicon.games.roman_conquest.odds import battle_odds
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.saying import say
from rubicon.games.roman_conquest.shapes import Clash, Hints, SeatName, Threat, Way
from rubicon.words import Phrase
from rubicon.words.phrase import Sentence

FIGHTING = (c.TROOPS, c.FIGHTS, c.ATTACK, c.DEFENCE)


def hints(s: Conquest, names: list[str]) -> Hints:
    """Warnings and what is asked for most, for the page and the terminal."""
    is_over = s.phase == c.OVER
    return {
        "warnings": [] if is_over else list(warnings(s)),
        "goals": list(goals(s)),
        "fights": [clash(s, p, names) for p in fights(s)] if s.phase in FIGHTING else [],
        "can_win": [] if is_over else [*threats(s)],
        "ways": {name: way(s, seat) for seat, name in enumerate(SEAT_NAMES)},
        "deadly": deadly(s, names),
        "starts_war": starts_war(s, names),
    }


# ---- what will fight -----------------------------------------------------------------------------


def fights(s: Conquest) -> list[int]:
    """The hexes in which troops or leaders have met."""
    found: list[int] = []
    rules.list_fights(s, found)
    return found


def clash(s: Conquest, p: int, names: list[str]) -> Clash:
    """One of them."""
    force = rules.attacking(s)
    enemy, odds = s.owner(p, force), battle_odds(s, p, 0, names)
    sure = 1.0 if s.troops(force, p) else 0.0
    return {
        "hex": names[p],
        "attacker": FORCE_NAMES[force],
        "attackers": s.troops(force, p),
        "attacker_leader": rules.is_led(s, force, p),
        "defender": None if enemy == c.NONE else FORCE_NAMES[enemy],
        "defenders": 0 if enemy == c.NONE else s.troops(enemy, p),
        "defender_leader": enemy != c.NONE and rules.is_led(s, enemy, p),
        "in_danger": in_danger(s, p, force, enemy),
        "win": sure if odds is None else float(odds.success),
    }


def in_danger(s: Conquest, p: int, force: int, enemy: int) -> list[SeatName]:
    """[6.10] [6.11] Leaders in the hex; those who are alone fear nothing from Rome [6.14]."""
    return [
        name
        for seat, name in enumerate(SEAT_NAMES)
        if s.leader[seat] == p and (force != c.ROME or seat == enemy)
    ]


# ---- who can win ---------------------------------------------------------------------------------


def threats(s: Conquest) -> Iterator[Threat]:
    """[8.1] [8.3] Who may win with the next turn he ends."""
    alive = [seat for seat in range(c.SEATS) if s.is_alive(seat)]
    for seat in alive:
        if s.war and s.rome[seat] == s.t.turns_in_rome - 1:
            yield {"seat": SEAT_NAMES[seat], "how": "held_rome"}
        rivals = [other for other in alive if other != seat]
        if are_in_reach(s, seat, {s.leader[other] for other in rivals}):
            yield {"seat": SEAT_NAMES[seat], "how": "last_leader"}


def are_in_reach(s: Conquest, seat: int, places: set[int]) -> bool:
    """Whether troops of a seat can be in all these hexes, of which there are one or two."""
    near = [in_reach_of(s, seat, p) for p in places]
    return all(near) and sum(s.troops(seat, p) for p in set().union(*near)) >= len(places)


def in_reach_of(s: Conquest, seat: int, p: int) -> set[int]:
    """Where troops of a seat stand that are in a hex, or next to it and could enter."""
    may_enter = s.t.navy[seat] == 1 or not s.t.sea[p]
    return {other for other in [p, *(beside(s, p) if may_enter else ())] if s.troops(seat, other)}


def beside(s: Conquest, p: int) -> list[int]:
    """The hexes next to one."""
    return s.t.ways[s.t.way_from[p] : s.t.way_from[p + 1]]


def way(s: Conquest, seat: int) -> Way:
    """How far a seat is from its two victories."""
    p = s.leader[seat]
    far = s.t.sail_to_rome[p] if s.is_alive(seat) else None
    return {
        "rome": s.rome[seat],
        "rome_needed": s.t.turns_in_rome,
        "hexes_to_rome": far,
        "turns_to_rome": None if far is None else -(-far // c.TRAVEL_FACES),
        "marches_to_italy": marches_to_italy(s, seat),
        "rivals": [
            name
            for other, name in enumerate(SEAT_NAMES)
            if other != seat and s.is_alive(other) and s.is_alive(seat)
        ],
    }


def marches_to_italy(s: Conquest, seat: int) -> int | None:
    """How many turns the nearest troops of a seat need, if nobody stops them."""
    has_navy = s.t.navy[seat] == 1
    far = {p: 0 for p in range(s.t.hexes) if s.t.italy[p]}
    waiting = list(far)
    for p in waiting:
        if s.troops(seat, p):
            return far[p]
        if s.t.sea[p] and not has_navy:
            # From sea others only land: nobody marches over it.
            continue
        for other in beside(s, p):
            if other not in far:
                far[other] = far[p] + 1
                waiting.append(other)
    return None


def warning(seat: int, rule: str, says: Phrase) -> Warning:
    """One warning, about a seat."""
    return {"seat": SEAT_NAMES[seat], "rule": rule, "says": says.json()}


def warnings(s: Conquest) -> Iterator[Warning]:
    """Who is close to which victory."""
    for seat, name in enumerate(SEAT_NAMES):
        if s.rome[seat]:
            missing = s.t.turns_in_rome - s.rome[seat]
            yield warning(seat, "8.3", say("warning-rome", seat=name, missing=missing))
    alive = [seat for seat in range(c.SEATS) if s.is_alive(seat)]
    if len(alive) == 2:
        one, other = (SEAT_NAMES[seat] for seat in alive)
        yield warning(alive[0], "8.1", say("warning-two-left", seat=one, other=other))


def goals(s: Conquest) -> Iterator[Goal]:
    """[8.1] [8.3] The two ways to win; turns in Rome count once there is war."""
    peace = say("goal-war-first").json()
    too_early: dict[str, Sentence] = {} if s.war else {name: peace for name in SEAT_NAMES}
    fallen = [seat for seat in range(c.SEATS) if not s.is_alive(seat)]
    # Whoever killed them, and for the dead too: it is what they had.
    killed = [len([other for other in fallen if other != seat]) for seat in range(c.SEATS)]
    yield {**goal("rome", "8.3", s.t.turns_in_rome, s.rome), "first": too_early}
    yield goal("leaders", "8.1", c.SEATS - 1, killed)


def goal(name: str, rule: str, needs: int, has: list[int]) -> Goal:
    """One of them, by seat."""
    return {
        "name": name,
        "rule": rule,
        "says": say(f"goal-{name}", needs=needs).json(),
        "needs": needs,
        "has": dict(zip(SEAT_NAMES, has, strict=True)),
        "first": {},
    }


# ---- what a move would bring ---------------------------------------------------------------------


def deadly(s: Conquest, names: list[str]) -> list[str]:
    """[3.6] Where the leader may stop among a rival's troops."""
    if s.phase != c.TRAVEL:
        return []
    places = [first_of(move) for move in s.legal()]
    return [names[p] for p in places if s.has_rivals(s.active, p)]


def starts_war(s: Conquest, names: list[str]) -> list[str]:
    """[5.6] Where an order of now would start the war."""
    if s.phase != c.TROOPS or s.war or s.t.reading_standing:
        return []
    places = {second_of(move) for move in s.legal() if verb_of(move) == c.MARCH}
    return [names[p] for p in sorted(places) if s.t.italy[p]]
