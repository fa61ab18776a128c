"""A battle as pure arithmetic: the rules fight with it, and odds are counted from it."""


def weapons_to_draw(attackers: int, defenders: int, most: int, in_bag: int) -> int:
    """[5.3] As many as the smaller side has legions, at most `most`, no more than the bag holds."""
    return min(attackers, defenders, most, in_bag)


def attackers_before_clash(attackers: int, theirs: int, guard: int) -> int:
    """[5.4] [5.6] Attackers left after the defender's weapons and his character's protection."""
    return max(0, attackers - theirs - guard)


def attackers_left(attackers: int, defenders: int, mine: int, theirs: int, guard: int) -> int:
    """[5.7] Attacking legions left at the end, when `mine` and `theirs` weapons were drawn."""
    return max(0, attackers_before_clash(attackers, theirs, guard) - (defenders - mine))


def defenders_left(attackers: int, defenders: int, mine: int, theirs: int, guard: int) -> int:
    """[5.7] Defending legions left at the end."""
    return max(0, defenders - mine - attackers_before_clash(attackers, theirs, guard))


def ways_to_draw(in_bag: int, wanted: int) -> int:
    """In how many ways `wanted` weapons of a colour can be taken from `in_bag` of it."""
    ways = 1
    for i in range(wanted):
        ways = ways * (in_bag - i) // (i + 1)
    return ways
