"""Where a card can be that nobody has seen again: exactly, over all worlds that fit a memory.

A card is followed through the steps by which worlds are counted. Of strays of one suit that were
seen last in the same hand none can be told from the others, so that only one of them is followed.
"""

from rubicon.games.triumvirate.codes import suit_of
from rubicon.games.triumvirate.memory import (
    OPEN,
    PLEDGE,
    STRAYS,
    Memory,
    Step,
    Tally,
    Worlds,
    worlds_of,
)

AWAY, POOL, HELD, PLEDGED = range(4)
"""Not yet where it can be drawn; in the pool; with the seat; pledged by it."""
Place = tuple[int, Tally, int]


def whereabouts(memory: Memory) -> list[int]:
    """The strays that may be away or in the pool now, those held, those pledged: three sets."""
    worlds = worlds_of(memory)
    found = [0] * 4
    alike: dict[tuple[int, int], set[int]] = {}
    for card, seen in worlds.strays.items():
        kind = (suit_of(card), seen)
        if kind not in alike:
            alike[kind] = ends_of(worlds, card)
        for end in alike[kind]:
            found[end] |= 1 << card
    return [found[AWAY] | found[POOL], found[HELD], found[PLEDGED]]


def ends_of(worlds: Worlds, card: int) -> set[int]:
    """Where a stray can be in the end."""
    start: Place = (0, worlds.start, AWAY)
    seen, waiting, ends = {start}, [start], set[int]()
    while waiting:
        number, tally, where = waiting.pop()
        if number == len(worlds.steps):
            ends.add(where)
            continue
        fork, step = worlds.fork(number, tally), worlds.steps[number]
        for taken, choice in enumerate(fork.choices):
            if not fork.is_open(taken):
                continue
            for then in onward(worlds, step, tally, choice, card, where):
                place = (number + 1, fork.tallies[taken], then)
                if place not in seen:
                    seen.add(place)
                    waiting.append(place)
    return ends


def onward(
    worlds: Worlds, step: Step, tally: Tally, choice: int, card: int, where: int
) -> list[int]:
    """Where a card can be after a step, if so many of its group are drawn, or one is pledged."""
    if step.kind == OPEN and where == AWAY and card in worlds.strays_of[step.hand]:
        return [POOL]
    group = worlds.group(card, step.hand)
    if step.kind == STRAYS and where == POOL and step.which == group:
        stays = [POOL] if choice < tally.pool[group] else []
        return [*stays, HELD] if choice else stays
    if step.kind == PLEDGE and where == HELD and choice == group:
        return [HELD, PLEDGED] if tally.held[group] > 1 else [PLEDGED]
    return [where]
