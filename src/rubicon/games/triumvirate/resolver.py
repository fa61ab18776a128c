"""Tricks and sets of cards as pure arithmetic: play, the solver and the imagination all use it."""

from mypy_extensions import i64

from rubicon.games.triumvirate.codes import BY_MOB, BY_NUMBER, BY_RANK, MOB, rank_of, suit_of


def reply_wins(lead: int, reply: int) -> bool:
    """Whether the reply wins the trick [3.4] [3.5] [3.6]."""
    if suit_of(lead) == suit_of(reply) or (rank_of(lead) != MOB and rank_of(reply) != MOB):
        return rank_of(reply) > rank_of(lead)
    return rank_of(lead) != MOB


def how_won(lead: int, reply: int) -> int:
    """Which of the three paragraphs decided."""
    if suit_of(lead) == suit_of(reply):
        return BY_RANK
    if rank_of(lead) == MOB or rank_of(reply) == MOB:
        return BY_MOB
    return BY_NUMBER


def count(cards: i64) -> i64:
    """How many cards a set has: bits are added up in pairs, fours and eights."""
    pairs: i64 = cards - ((cards >> 1) & 0x55555555)
    fours: i64 = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def nth(cards: i64, n: i64) -> i64:
    """The card with n others below it in a set that has more than n."""
    rest: i64 = cards
    for _ in range(n):
        rest &= rest - 1
    card: i64 = 0
    bit: i64 = rest & -rest
    while bit > 1:
        bit >>= 1
        card += 1
    return card


def hand_size(most: int, pledged: int) -> int:
    """[6.2] Cards in a hand after a number of pledges: half of the others, if that is less."""
    return min(most, (27 - pledged) // 2)
