"""What the next combat may bring: an estimate over the worlds that a player holds possible."""

from fractions import Fraction
from typing import Final

from rubicon.core.contract import Rules, Told
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.odds import Chance
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.agenda import top
from rubicon.games.total_war_rome.rules.army import size
from rubicon.games.total_war_rome.rules.windows import side_of

WORLDS: Final = 60
SEED: Final = 1
"""The same question has the same answer."""
FIGHTING: Final = (st.REVEALING, st.REDEPLOYING, st.WINDOW, st.ROLL)


class Worlds:
    """The worlds of the last question: about one position many deployments are asked."""

    def __init__(self) -> None:
        self.kept: tuple[Told, list[War]] = ({}, [])

    def of(self, rules: Rules, s: War, seat: int) -> list[War]:
        """Worlds that fit what a seat sees, and nothing else; they are not to be changed."""
        seen = glimpse(rules, s, seat)
        if self.kept[0] != seen.view:
            possible, rng = rules.imagine(seen), Rng(SEED)
            drawn = (possible.draw(rng) for _ in range(WORLDS))
            self.kept = seen.view, [world for world in drawn if isinstance(world, War)]
        return self.kept[1]


def combat_odds(rules: Rules, worlds: Worlds, s: War, seat: int, move: int) -> Chance | None:
    """[12.6] [12.8] How often the enemy loses a card by a deployment, and how many one loses.

    The enemy's cards are drawn from what the seat knows. He sends any that may fight, nobody plays
    an event or uses a reveal.
    """
    if c.verb_of(move) != c.DEPLOY:
        return None
    side, rng = side_of(s, seat), Rng(SEED)
    hits = lost = 0
    for drawn in worlds.of(rules, s, seat):
        world = drawn.clone()
        before = [dead(world, 0), dead(world, 1)]
        sizes = [size(world, world.b_army[0]), size(world, world.b_army[1])]
        armies = world.b_army[:]
        fight(world, seat, move, rng)
        if world.b_phase > 0:
            fallen = [dead(world, each) - before[each] for each in range(2)]
        else:
            # The battle ended with this combat: what is missing has fallen.
            fallen = [max(0, sizes[each] - size(world, armies[each])) for each in range(2)]
        hits += fallen[1 - side] > 0
        lost += fallen[side]
    return Chance("combat", Fraction(hits, WORLDS), Fraction(lost, WORLDS), is_estimate=True)


def dead(s: War, side: int) -> int:
    """[12.11] The cards in the dead zone of a side."""
    return sum(s.b_zone[e] == c.DEAD for e in range(side * c.SIDE, (side + 1) * c.SIDE))


def fight(s: War, seat: int, move: int, rng: Rng) -> None:
    """One combat to its end."""
    phase, deploys = s.b_phase, top(s)
    while top(s) == deploys and s.b_phase == phase:
        if s.to_act() == seat:
            s.apply(move)
            if deploys == st.REDEPLOYING:
                break
        else:
            # Without the officers' own choice, which is one of the others.
            moves = [one for one in s.legal() if c.verb_of(one) != c.HOLD]
            s.apply(moves[rng.below(len(moves))])
    while s.b_phase == phase and top(s) in FIGHTING:
        if s.to_act() == CHANCE:
            s.apply(s.sample(rng))
        elif top(s) == st.WINDOW:
            s.apply(s.passing())
        else:
            s.apply(next(one for one in s.legal() if c.verb_of(one) == c.HOLD))
