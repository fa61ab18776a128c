"""The score sheet of a match: each game with its Emperor, its hands and both houses' points."""

from rubicon.core.contract import Score
from rubicon.core.state import EVENT_WIDTH
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import SUITS
from rubicon.kit.words import plural


def read_scores(told: list[int]) -> list[Score]:
    """[4.2] [4.3] [7.1] The games that have ended, from what their states told."""
    found: list[Score] = []
    consuls, points = [0] * c.SUITS, [0] * c.SEATS
    for i in range(0, len(told), EVENT_WIDTH):
        code, first, second, third = told[i : i + 4]
        if code == c.ELECTED:
            consuls[first] = second
        elif code == c.SHOWN:
            points[first] = third
            if first == c.SEATS - 1:
                found.append(Score(f"Game {len(found) + 1}", tuple(points), sentence(consuls)))
                consuls = [0] * c.SUITS
    return found


def sentence(consuls: list[int]) -> str:
    """Who was crowned, and after how many hands: each hand elects one consul [4.1]."""
    order = sorted(range(c.SUITS), key=lambda suit: -consuls[suit])
    elected = ", ".join(f"{SUITS[suit]} {consuls[suit]}" for suit in order if consuls[suit])
    hands = plural(sum(consuls), "hand")
    return f"{SUITS[order[0]]} is Emperor after {hands} (consuls: {elected})."
