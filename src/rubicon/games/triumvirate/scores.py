"""The score sheet of a match: each game with its Emperor, its hands and both houses' points."""

from rubicon.core.contract import Score
from rubicon.core.state import EVENT_WIDTH
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import SUITS
from rubicon.games.triumvirate.saying import say
from rubicon.words import Listed, Phrase


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
                name = say("score-name", number=len(found) + 1)
                found.append(Score(name, tuple(points), sentence(consuls)))
                consuls = [0] * c.SUITS
    return found


def sentence(consuls: list[int]) -> Phrase:
    """Who was crowned, and after how many hands: each hand elects one consul [4.1]."""
    order = sorted(range(c.SUITS), key=lambda suit: -consuls[suit])
    elected = [
        say("score-consuls", suit=SUITS[suit], number=consuls[suit])
        for suit in order
        if consuls[suit]
    ]
    return say(
        "score", suit=SUITS[order[0]], hands=sum(consuls), elected=Listed.of(elected, "comma")
    )
