"""What speaks for a seat, one idea a line; what each is worth stands in data/knowledge.toml."""

from typing import Final, cast

from rubicon.core.knowledge import Knowledge
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.land import navy_size
from rubicon.games.total_war_rome.rules.taxation import income

IDEAS: Final = ("point", "income", "gold", "troops", "ships")


class Judgement(Knowledge):
    """VP, what comes in, and what can fight."""

    def judge(self, state: State, seat: int) -> None:
        """Add up what a seat has."""
        s = cast(War, state)
        self.add(0, float(s.points[seat]))
        self.add(1, float(income(s, seat)))
        self.add(2, float(s.gold[seat]))
        worth = 0
        for i in range(seat * c.ARMIES * c.ROOM, (seat + 1) * c.ARMIES * c.ROOM):
            if s.cards[i] != c.NONE:
                worth += s.t.cost[s.cards[i]]
        self.add(3, float(worth))
        ships = 0
        for n in range(seat * c.NAVIES, (seat + 1) * c.NAVIES):
            ships += navy_size(s, n)
        self.add(4, float(ships))
