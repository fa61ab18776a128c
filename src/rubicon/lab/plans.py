"""What each game of a fuzzing run plays: how many seats, under which options, in which manner.

Everything follows from the run's seed and the game's number, so that one game can be played again
without the others, and in any number of processes.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rubicon.core.contract import Game
from rubicon.core.errors import BadInput
from rubicon.core.options import Option, Value
from rubicon.core.rng import Rng

VARIED = 4
"""One round in this many has changed options; a round is a game for each number of players."""
MIXED = 4
"""One varied round in this many changes several options at once."""
MIXED_OPTIONS = 3
THOROUGH = 20
"""One game in this many goes through the slow checks: its record, its undoing, its views."""
GREEDY = 200
"""One game in this many is played by the greedy bot, which is slow."""
EXPLORED = 20
"""One game in this many begins with an opening that leads to a rare decision."""
MANNERS = (
    *("uniform",) * 8,
    *("varied",) * 5,
    *("bold",) * 4,
    "choosy",
    "lopsided",
    "hunt",
)
"""How the seats play, as often as they stand here; `rubicon.lab.manners` describes them."""
SEED_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Request:
    """What a fuzzing run is asked for."""

    game: str
    games: int
    seed: int
    players: int | None = None
    """None: each number of players in turn."""
    options: Mapping[str, str] | None = None
    """None: mostly the defaults, and every other value in turn."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game of a run."""

    number: int
    players: int
    options: Mapping[str, Value]
    manner: str
    thorough: bool
    explored: bool


def rng_of(request: Request, number: int) -> Rng:
    """A stream of its own for each game."""
    return Rng((request.seed & SEED_MASK) | (number << 64))


def make_plan(game: Game, request: Request, number: int, rng: Rng) -> Plan:
    """What the game with this number plays."""
    counts = game.players if request.players is None else (request.players,)
    players = counts[number % len(counts)]
    manner = MANNERS[rng.below(len(MANNERS))]
    if number % GREEDY == GREEDY - 1:
        manner = "greedy"
    return Plan(
        number=number,
        players=players,
        options=choose(game, request, players, number // len(counts), rng),
        manner=manner,
        thorough=rng.below(THOROUGH) == 0,
        explored=rng.below(EXPLORED) == 0,
    )


def choose(game: Game, request: Request, players: int, lap: int, rng: Rng) -> Mapping[str, Value]:
    """The options: those asked for, else the defaults with every other value in its turn."""
    if request.options is not None:
        return dict(request.options)
    if lap % VARIED != VARIED - 1:
        return {}
    turn = lap // VARIED
    if turn % MIXED == MIXED - 1:
        return mixture(game, players, rng)
    singles = [(option, value) for option in game.options for value in others(option, players)]
    option, value = singles[(turn - turn // MIXED) % len(singles)]
    return settled(game, players, {option.name: value})


def others(option: Option, players: int) -> list[Value]:
    """The values of an option that differ from its default: all readings, a number's two ends."""
    values: list[Value] = list(option.values) or [option.least, option.most]
    return [value for value in values if value != option.default[players]]


def mixture(game: Game, players: int, rng: Rng) -> Mapping[str, Value]:
    """Several options at random values."""
    mixed: dict[str, Value] = {}
    for _ in range(MIXED_OPTIONS):
        option = game.options[rng.below(len(game.options))]
        mixed[option.name] = (
            option.least + rng.below(option.most - option.least + 1)
            if option.is_number
            else option.values[rng.below(len(option.values))]
        )
    return settled(game, players, mixed)


def settled(game: Game, players: int, options: Mapping[str, Value]) -> Mapping[str, Value]:
    """The options, or the defaults if these contradict each other."""
    try:
        game.rules(players, options, None, "")
    except BadInput:
        return {}
    return options
