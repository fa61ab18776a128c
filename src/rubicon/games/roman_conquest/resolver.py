"""A roll of the dice as pure arithmetic: the rules fight with it, and odds are counted from it.

Dice are taken face by face, from the highest down. The first die of a side that comes up is its
highest, so it belongs to the first pair, and so on.
"""

from typing import Final

from rubicon.games.roman_conquest.codes import (
    DICE,
    DIE_BITS,
    DIE_MASK,
    FACES,
    LEADER_FACES,
    LEADER_SHIFT,
    STACK_BITS,
    STACK_MASK,
)

MANY: Final = LEADER_FACES
"""More pairs than there can be."""


def settle_face(
    losses: int, attack: int, defence: int, more_attack: int, more_defence: int, sides: int
) -> int:
    """[6.5] The losses when all dice that show one face, and all that show more, are compared.

    `attack` and `defence` dice showed more, `more_attack` and `more_defence` show this face.
    `sides` are the troops before the roll, and whether pairs are compared or the highest dice only.
    """
    attackers = troops_of(sides)
    defenders = others_of(sides)
    attackers_lost = troops_of(losses)
    defenders_lost = others_of(losses)
    pairs = MANY if is_paired(sides) else 1
    # The attacker wins the pairs in which his die showed more.
    won = min(defence + more_defence, attack, pairs) - defence
    # [6.6] The defender wins those in which his die shows as much, or showed more.
    lost = min(attack + more_attack, defence + more_defence, pairs) - attack
    # [6.7] The pairs that the attacker wins come first: his dice came up before.
    if won > 0 and attackers_lost < attackers:
        defenders_lost = min(defenders, defenders_lost + won)
    if lost > 0 and defenders_lost < defenders:
        attackers_lost = min(attackers, attackers_lost + lost)
    return both(attackers_lost, defenders_lost)


def losses_of(attack: int, defence: int, attackers: int, defenders: int, paired: bool) -> int:
    """[6.5] What both sides lose by two throws; `troops_of` and `others_of` tell them apart."""
    losses = 0
    sides = sides_of(attackers, defenders, paired)
    shown = 0
    other = 0
    for below in range(LEADER_FACES):
        face = LEADER_FACES - below
        more = count_face(attack, face)
        other_more = count_face(defence, face)
        losses = settle_face(losses, shown, other, more, other_more, sides)
        shown += more
        other += other_more
    return losses


def both(attackers: int, defenders: int) -> int:
    """Two small numbers in one."""
    return (defenders << STACK_BITS) | attackers


def sides_of(attackers: int, defenders: int, paired: bool) -> int:
    """The troops of both sides, and how dice are compared [11.1]."""
    return both(attackers, defenders) | (int(paired) << (2 * STACK_BITS))


def is_paired(sides: int) -> bool:
    """[11.1] Whether dice are compared in pairs."""
    return sides >> (2 * STACK_BITS) == 1


def troops_of(numbers: int) -> int:
    """The attackers' number."""
    return numbers & STACK_MASK


def others_of(numbers: int) -> int:
    """The defenders' number."""
    return (numbers >> STACK_BITS) & STACK_MASK


def count_face(throw: int, face: int) -> int:
    """How many dice of a throw show a face."""
    count = 0
    if throw >> LEADER_SHIFT == face:
        count = 1
    for place in range(DICE):
        die = (throw >> (place * DIE_BITS)) & DIE_MASK
        if die == face:
            count += 1
        elif die == 0:
            break
    return count


def ways_to_throw(throw: int) -> int:
    """In how many ways dice that can be told apart show this."""
    ways = 1
    alike = 0
    before = 0
    for place in range(DICE):
        die = (throw >> (place * DIE_BITS)) & DIE_MASK
        if die == 0:
            break
        alike = alike + 1 if die == before else 1
        before = die
        ways = ways * (place + 1) // alike
    return ways


def count_dice(throw: int) -> int:
    """How many dice of troops there are in a throw."""
    count = 0
    while count < DICE and (throw >> (count * DIE_BITS)) & DIE_MASK > 0:
        count += 1
    return count


def is_throw(throw: int, troops: int, led: bool) -> bool:
    """Whether so many troops, led or not, can throw this."""
    leader = throw >> LEADER_SHIFT
    if leader > LEADER_FACES or (leader > 0) != led or count_dice(throw) != troops:
        return False
    before = FACES
    for place in range(DICE):
        die = (throw >> (place * DIE_BITS)) & DIE_MASK
        if die > before:
            return False
        before = die
    return True
