"""The proof that a native world is the game: both are played side by side and compared."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rubicon.core.contract import Game, Rules
from rubicon.core.errors import BadInput
from rubicon.core.options import Option, Value
from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.native.digest import digest
from rubicon.native.worlds import Extension, World, Worlds

SHORT = 40
"""Steps of random play by the world alone, from a position in the middle."""
PLAYED = 256
"""At one position in this many a game is played on by both alone."""


class Differs(Exception):
    """The native world is not the game; the message says where."""


@dataclass(slots=True)
class Proof:
    """What was compared."""

    positions: int = 0
    games: int = 0
    settings: int = 0
    longest_list: int = 0
    moves: set[int] = field(default_factory=set)
    """Different moves that were made."""


def prove(game: Game, extension: Extension, positions: int, seed: int) -> Proof:
    """Play under all settings in turn until so many positions were compared."""
    proof = Proof()
    settings = list(all_settings(game))
    rng = Rng(seed)
    each = max(1, positions // len(settings))
    for players, options in settings:
        rules = game.rules(players, options, None, "")
        worlds = Worlds(extension, rules.start().tables())
        before = proof.positions
        while proof.positions - before < each:
            compare_game(rules, worlds, rng, proof, each - (proof.positions - before))
        proof.settings += 1
    return proof


def all_settings(game: Game) -> Iterator[tuple[int, Mapping[str, Value]]]:
    """Every number of players by the defaults, then each option at each of its other ends."""
    for players in game.players:
        yield players, {}
        for option in game.options:
            for value in other_values(option, players):
                if can_settle(game, players, {option.name: value}):
                    yield players, {option.name: value}


def other_values(option: Option, players: int) -> Sequence[Value]:
    """The readings of an option, or a number's two ends, but for the default."""
    values: list[Value] = list(option.values) or [option.least, option.most]
    return [value for value in values if value != option.default[players]]


def can_settle(game: Game, players: int, options: Mapping[str, Value]) -> bool:
    try:
        game.rules(players, options, None, "")
    except BadInput:
        return False
    return True


# ---- one game ------------------------------------------------------------------------------------


def compare_game(rules: Rules, worlds: Worlds, rng: Rng, proof: Proof, most: int) -> None:
    """A random game to its end, or for so many positions."""
    state = rules.start()
    world = worlds.of(state)
    line: list[int] = []
    first = ""
    try:
        skip_ahead(rules, state, world, rng, most)
        first = rules.line(state)
        while most > 0 and state.to_act() != NOBODY:
            line.append(compare_choice(state, world, rng, proof))
            compare_step(state, world, rng, line[-1])
            proof.positions += 1
            most -= 1
        compare_end(rules, state, world)
    # A trap of the world, or a move that it refuses.
    except (Differs, RuntimeError, ValueError) as error:
        raise Differs(f"{error}; {rules!r}, after {line} from {first or 'the start'}") from error
    proof.games += 1
    proof.moves.update(line)


def compare_step(state: State, world: World, rng: Rng, move: int) -> None:
    """A move or a draw, made by both."""
    state.tell(True)
    state.apply(move)
    world.apply(move)
    compare_position(state, world)
    told = getattr(world, "told", None)
    if told is not None:
        demand("what is told", state.told(), told())
    if rng.below(PLAYED) == 0:
        compare_playout(state, world, rng.below(1 << 31))


def skip_ahead(rules: Rules, state: State, world: World, rng: Rng, most: int) -> None:
    """Where only part of a game can be compared, any part of it may be the one."""
    length = world.clone().playout(Rng(rng.below(1 << 31)), rules.max_plies)
    if length > most:
        world.playout(rng, rng.below(length))
        world.store(state)
        compare_position(state, world)


def compare_choice(state: State, world: World, rng: Rng, proof: Proof) -> int:
    """Who is to act and what is possible; the move or the draw that is made."""
    seat, legal = state.to_act(), state.legal()
    demand("to_act", seat, world.to_act())
    demand("legal", legal, world.legal())
    proof.longest_list = max(proof.longest_list, len(legal))
    if seat != CHANCE:
        return legal[rng.below(len(legal))]
    outcomes = state.outcomes()
    proof.longest_list = max(proof.longest_list, len(outcomes))
    demand("outcomes", outcomes, world.outcomes())
    for outcome in (*outcomes[:8], *outcomes[-8:], 0):
        demand("weight", state.weight(outcome), world.weight(outcome))
    other = Rng(0)
    other.set_numbers(rng.numbers(True))
    drawn = state.sample(rng)
    demand("sample", drawn, world.sample(other))
    demand("the generator after it", rng, other)
    demand("weight", state.weight(drawn), world.weight(drawn))
    return drawn


def compare_position(state: State, world: World) -> None:
    """Every number of a position, and its digest."""
    demand("the position", state.numbers(True), world.numbers())
    demand("digest", digest(state), world.digest())


def compare_playout(state: State, world: World, seed: int) -> None:
    """Some steps by each alone, from copies; then back into a state."""
    ours, theirs, mine, other = state.clone(), world.clone(), Rng(seed), Rng(seed)
    demand("steps", int(playout(ours, mine, SHORT)), theirs.playout(other, SHORT))
    demand("the generator after play", mine, other)
    compare_position(ours, theirs)
    back = state.clone()
    theirs.store(back)
    demand("the state that is stored", ours, back)


def compare_end(rules: Rules, state: State, world: World) -> None:
    demand("to_act", state.to_act(), world.to_act())
    if state.to_act() == NOBODY:
        for seat in range(len(rules.seats)):
            demand("payoff", state.payoff(seat), world.payoff(seat))


def demand(what: str, ours: object, theirs: object) -> None:
    """What Python says, and what the world says."""
    if ours != theirs:
        raise Differs(f"{what} should be {ours}, but is {theirs}")
