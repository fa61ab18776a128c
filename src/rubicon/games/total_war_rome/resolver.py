"""A roll of battle as pure arithmetic: what dice are worth against a card, and what they cancel."""

from rubicon.games.total_war_rome import codes as c


def worth_of(face: int, special: int, klass: int, is_pigs: bool) -> int:
    """[12.8] [12.12] [12.13] A die against a class, in halves: a skull is 2, an X is 1."""
    if face == c.SKULL:
        return 2
    if face == c.X:
        return 2 if is_pigs and klass == c.ELEPHANT else 1
    if face == c.S and special != c.CANCEL and special >> klass & 1:
        return 2
    return 0


def damage_left(worths: list[int], cancelled: int) -> int:
    """[12.12] What is left of the dice when so many are cancelled, the best first."""
    twos = 0
    ones = 0
    for worth in worths:
        if worth == 2:
            twos += 1
        elif worth == 1:
            ones += 1
    gone = min(twos, cancelled)
    twos -= gone
    ones -= min(ones, cancelled - gone)
    return 2 * twos + ones
