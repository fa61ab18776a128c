"""The same tree search in native code; `tree.py` is its oracle."""

from typing import Protocol

from rubicon.bots.looking import Settings
from rubicon.bots.tree import Search
from rubicon.core.contract import Rules
from rubicon.core.imagination import Imagination
from rubicon.core.knowledge import Knowledge
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.native.worlds import NativeTree, World, Worlds, worlds_of


class Tree(Protocol):
    """A search tree, whatever it is made of."""

    knowledge: Knowledge

    @property
    def viewer(self) -> int: ...

    def visits(self, move: int, /) -> int: ...

    def value(self, move: int, /) -> float: ...

    def lead(self, moves: set[int], /) -> int: ...

    def go_to(self, world: State, /) -> bool: ...

    def grow(self, imagination: Imagination, rng: Rng, count: int, /) -> None:
        """So many iterations, each in a world that fits."""
        ...


class NativeSearch:
    """A tree in native code."""

    def __init__(
        self, tree: NativeTree, worlds: Worlds, knowledge: Knowledge, viewer: int, is_open: bool
    ) -> None:
        self.tree = tree
        self.worlds = worlds
        self.knowledge = knowledge
        self.viewer = viewer
        self.is_open = is_open
        self.visits = tree.visits
        self.value = tree.value
        self.lead = tree.lead
        self.imagination: Imagination | None = None
        self.world: World | None = None
        """Where nothing is secret, one world is enough for a decision."""

    def go_to(self, world: State) -> bool:
        """Keep the part of the tree below a position that was foreseen; False if it was not."""
        return self.tree.go_to(self.worlds.of(world))

    def grow(self, imagination: Imagination, rng: Rng, count: int) -> None:
        """So many iterations, from the one world that there is or from worlds that fit."""
        if self.is_open:
            if self.world is None or self.imagination is not imagination:
                self.imagination, self.world = imagination, self.worlds.of(imagination.draw(rng))
            self.tree.iterate(self.world, rng, count)
            return
        each = self.knowledge.tries_a_world
        for left in range(count, 0, -each):
            self.tree.iterate(self.world_of(imagination.draw(rng)), rng, min(each, left))

    def world_of(self, state: State) -> World:
        """The same world again and again, in another position."""
        if self.world is None:
            self.world = self.worlds.of(state)
        else:
            self.world.load(state)
        return self.world


def new_tree(rules: Rules, knowledge: Knowledge, viewer: int, settings: Settings, rng: Rng) -> Tree:
    """A tree in native code where there is some, and it serves; else in Python."""
    native = native_tree(rules, knowledge, viewer, settings)
    if native is not None:
        return native
    return Search(knowledge, viewer, rules.open_information, settings, rng)


def native_tree(
    rules: Rules, knowledge: Knowledge, viewer: int, settings: Settings
) -> NativeSearch | None:
    """None without an extension, or if what the game knows has another size."""
    worlds = worlds_of(rules)
    make = None if worlds is None else getattr(worlds.extension, "Search", None)
    if worlds is None or make is None:
        return None
    try:
        tree = make(knowledge, viewer, settings)
        return NativeSearch(tree, worlds, knowledge, viewer, rules.open_information)
    except ValueError:
        return None
