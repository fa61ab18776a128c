"""Several processes that think about the same decision, each in a tree of its own.

Root parallelism: they know nothing of each other until the end, when the tries of each move are
added up. Every helper keeps its tree for the next decision, as the thinker itself does.
"""

from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from rubicon.bots.looking import Settings
from rubicon.bots.thinking import Budget, Thinker, Thought
from rubicon.core.contract import Json, Rules
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, read_seen
from rubicon.registry import find_game


@dataclass(frozen=True, slots=True)
class Order:
    """A decision to think about, in plain values."""

    game: tuple[str, int, dict[str, Any], str | None]
    budget: Budget
    sight: int
    turns: int
    weights: tuple[float, ...]
    seen: Json
    legal: list[int]
    seed: int


class Desk:
    """What a helper's process remembers."""

    order: Order | None = None
    rules: Rules | None = None
    thinker: Thinker | None = None


def obey(order: Order) -> list[Thought]:
    """In a helper's process: think."""
    before = Desk.order
    if before is None or before.game != order.game or before.weights != order.weights:
        name, players, options, board = order.game
        Desk.rules = find_game(name).rules(players, options, board, "")
        settings = Settings(sight=order.sight, turns=order.turns)
        Desk.thinker = Thinker(order.budget, settings, weights=order.weights)
    Desk.order = order
    assert Desk.rules is not None
    assert Desk.thinker is not None
    return Desk.thinker.think(
        Desk.rules, read_seen(Desk.rules, order.seen), order.legal, Rng(order.seed)
    )


class Crew:
    """The helpers of one thinker: a process each, so that each one remembers its own tree."""

    def __init__(self, size: int) -> None:
        # Spawned, not forked: the caller may have threads, and they do not survive a fork.
        context = get_context("spawn")
        self.helpers = [ProcessPoolExecutor(1, context) for _ in range(size)]

    def send(
        self, rules: Rules, thinker: Thinker, seen: Seen, legal: list[int], rng: Rng
    ) -> "Work":
        """Have all of them think about a decision."""
        game = rules.game.id, len(rules.seats), dict(rules.options), rules.board_text
        weights = tuple(thinker.judge.knowledge(rules, rng).weights)
        sight, turns = int(thinker.settings.sight), int(thinker.settings.turns)
        record, futures = seen.record(), []
        for helper in self.helpers:
            seed = int(rng.word())
            order = Order(game, thinker.budget, sight, turns, weights, record, legal, seed)
            futures.append(helper.submit(obey, order))
        return Work(futures)

    def close(self) -> None:
        """Send them home."""
        for helper in self.helpers:
            helper.shutdown(wait=True, cancel_futures=True)


class Work:
    """What the helpers are about to find."""

    def __init__(self, futures: list[Future[list[Thought]]]) -> None:
        self.futures = futures

    def add_to(self, own: list[Thought]) -> list[Thought]:
        """Everybody's thoughts together, the best first."""
        together = {thought.move: thought for thought in own}
        for future in self.futures:
            for thought in future.result():
                together[thought.move] = together[thought.move].with_that_of(thought)
        return sorted(together.values(), key=Thought.rank)
