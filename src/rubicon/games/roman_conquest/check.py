"""What is true of every position, whatever was played: plain sense about hexes and seats."""

from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest import rules
from rubicon.games.roman_conquest.board import SEAT_NAMES
from rubicon.games.roman_conquest.play import Conquest
from rubicon.games.roman_conquest.saying import say
from rubicon.words import Phrase

MOVING = (c.TROOPS, c.FIGHTS, c.ATTACK, c.DEFENCE)
"""Phases in which the mover's troops may stand together with others."""


def broken(s: Conquest, names: list[str]) -> list[Phrase]:
    """Half a sentence for each law that is broken."""
    return [*check_hexes(s, names), *check_seats(s), *check_turn(s)]


def check_hexes(s: Conquest, names: list[str]) -> list[Phrase]:
    """[4.5] No stack is too high, and no two forces share a hex when fights are over."""
    found = []
    attacker = rules.attacking(s) if s.phase in MOVING else c.NONE
    is_over = s.phase == c.OVER
    for p in range(s.t.hexes):
        if s.stacks[p] == 0:
            continue
        here = [force for force in range(c.FORCES) if s.troops(force, p) > 0]
        others = [force for force in here if force != attacker]
        if any(s.troops(force, p) > s.t.stack_limit for force in here):
            found.append(say("law-stack", hex=names[p], most=s.t.stack_limit))
        if len(others) > 1 and not is_over:
            found.append(say("law-forces", hex=names[p]))
        # [11.3] A fight that ends the game may come before anybody looks who stands in Italy.
        strangers = [force for force in here if force not in (c.ROME, attacker)]
        if s.t.italy[p] and not s.war and strangers and not is_over:
            found.append(say("law-italy", hex=names[p]))
        moved = s.arrived(p)
        if moved and (s.phase != c.TROOPS or moved > s.troops(s.active, p)):
            found.append(say("law-moved", hex=names[p]))
    if any(s.stacks[p] for p in range(s.t.hexes, c.HEXES)):
        found.append(say("law-outside"))
    return found


def check_seats(s: Conquest) -> list[Phrase]:
    """[6.12] Who is dead has nothing; nobody has too much [5.3]."""
    found = []
    for seat, name in enumerate(SEAT_NAMES):
        tokens = (s.conquests[seat], s.popularity[seat], s.rome[seat])
        if not s.is_alive(seat) and (any(tokens) or s.count_troops(seat)):
            found.append(say("law-dead", seat=name))
        if s.conquests[seat] and s.war:
            found.append(say("law-conquests", seat=name))
        if s.rome[seat] and not s.war:
            found.append(say("law-rome", seat=name))
        if s.rome[seat] >= s.t.turns_in_rome and s.phase != c.OVER:
            found.append(say("law-held-rome", seat=name))
    return found


def check_turn(s: Conquest) -> list[Phrase]:
    """[2.4] [8.1] Whose turn it is, and whether the game should be over."""
    found = []
    alive = sum(s.is_alive(seat) for seat in range(c.SEATS))
    if s.phase != c.OVER and alive < 2:
        found.append(say("law-last-leader"))
    if (s.phase == c.OVER) != (s.winners > 0):
        found.append(say("law-winners"))
    if (s.first == c.NONE) != (s.phase == c.OPENING):
        found.append(say("law-first"))
    deciding = (c.LEADER, c.ROLLING, c.TRAVEL, c.VALUES, c.TROOPS, c.FIGHTS, c.FAVOUR, c.TWENTY)
    if s.phase in deciding and not s.is_alive(s.active):
        found.append(say("law-mover", seat=SEAT_NAMES[s.active]))
    return found
