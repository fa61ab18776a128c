"""Finds the toy game beside the registered ones, and brings it to a position."""

from rubicon.core.contract import Game, Rules
from rubicon.core.match import Match
from rubicon.registry import find_game
from toy.curia_game import GAME

CURIA: Game = GAME


def find_any(name: str) -> Game:
    """The registered games and the toy."""
    return CURIA if name == CURIA.id else find_game(name)


def curia(players: int = 2, **options: int | str) -> Rules:
    """The toy, settled."""
    return CURIA.rules(players, options, None, "")


def given(rules: Rules, *moves: str) -> Match:
    """A match after these moves, each by the seat that is to act; `a, b, c` are three moves."""
    match = Match(rules)
    for words in ", ".join(moves).split(", "):
        match.play(match.state.to_act(), rules.grammar.parse(words))
    return match


LED = "bid 0, bid 0"
"""Of two senators, Brutus leads the first round."""
DEALT = f"letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 4, deal 3, {LED}"
"""Two senators: Brutus is a tribune and holds 1 1 4, Cassius is none and holds 2 3 3."""
