"""A yardstick for Roman Conquest: plans one turn by rules of thumb from the rulebook.

It collects four conquests, holds a parade, waits with its army at Italy's border until that is the
strongest there, and then takes Rome. It speaks the protocol of docs/bots.md and needs nothing but
the standard library: it shares no line with the bots that it judges.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]

GOOD_ODDS = 0.6
"""From here on a fight is worth it ..."""
KILLING_ODDS = 0.45
"""... against a leader ..."""
DESPERATE_ODDS = 0.1
"""... and against one who is about to win."""
ABOUT_TO_WIN = 2
"""Turns in Rome that make a rival urgent."""
ARMY = 5
"""Troops at the border that start the war."""
NOWHERE = 99
"""Farther than anything on the board."""
PATIENCE = 15
"""The round from which on a smaller army starts it too."""


class Planner:
    """Knows the board, and plans for one seat."""

    def __init__(self, seat: str, board: Json) -> None:
        self.me = seat
        self.rivals = [one for one in ("Caesar", "Pompeius", "Crassus") if one != seat]
        self.hexes: dict[str, Json] = {one["name"]: one for one in board["hexes"]}
        self.order = {one["name"]: at for at, one in enumerate(board["hexes"])}
        self.rome = next(name for name, one in self.hexes.items() if one["home"] == "Rome")
        self.limit: int = board["numbers"]["stack_limit"]
        self.cap: int = board["numbers"]["conquest_cap"]
        self.odds: dict[tuple[int, bool, int, bool], float] = {
            (
                one["attackers"],
                one["attacker_leader"],
                one["defenders"],
                one["defender_leader"],
            ): one["win"]
            for one in board["odds"]
        }
        self.by_air = self.distances([self.rome], lambda _: True)
        self.marches = {
            name: self.distances([self.rome], lambda to, name=name: self.may_march(name, to))
            for name in (self.me, *self.rivals)
        }
        zone = [name for name, one in self.hexes.items() if one["zone"] == self.me]
        self.to_zone = self.distances(zone, lambda _: True)
        self.view: Json = {}
        self.turn = 0
        self.plan: Counter[tuple[str, str]] = Counter()

    def may_march(self, force: str, to: str) -> bool:
        """Only Pompeius has a navy."""
        return self.hexes[to]["terrain"] == "land" or force == "Pompeius"

    def distances(self, start: Iterable[str], may: Any) -> dict[str, int]:
        """How far every hex is from some."""
        found = dict.fromkeys(start, 0)
        waiting = deque(found)
        while waiting:
            name = waiting.popleft()
            for other in self.hexes[name]["neighbours"]:
                if other not in found and may(other):
                    found[other] = found[name] + 1
                    waiting.append(other)
        return found

    # ---- what is where ---------------------------------------------------------------------------

    def troops(self, force: str, name: str) -> int:
        """The troops of a force in a hex."""
        return int(self.view["stacks"].get(name, {"troops": {}})["troops"].get(force, 0))

    def leader(self, seat: str) -> str | None:
        """Where a leader is."""
        where: str | None = self.view["seats"][seat]["leader"]
        return where

    def all_troops(self, force: str) -> dict[str, int]:
        """Where a force has troops, and how many."""
        here = {name: self.troops(force, name) for name in self.view["stacks"]}
        return {name: count for name, count in here.items() if count}

    def ready(self, force: str, marches: int) -> int:
        """The troops of a force that are so near to Rome."""
        far = self.marches[force]
        return sum(
            count
            for name, count in self.all_troops(force).items()
            if far.get(name, NOWHERE) <= marches
        )

    def enemy(self, name: str) -> tuple[str, int] | None:
        """Whose troops stand in a hex, if they are not one's own."""
        for force in (*self.rivals, "Rome"):
            if count := self.troops(force, name):
                return force, count
        return None

    def threat(self, name: str) -> int:
        """The most troops that one rival could bring to a hex in his next turn."""
        return max(
            sum(self.troops(rival, near) for near in self.hexes[name]["neighbours"])
            + self.troops(rival, name)
            if self.may_march(rival, name)
            else 0
            for rival in self.rivals
        )

    def helpers(self, name: str) -> int:
        """The troops that could be in a hex when one's own have moved."""
        if not self.may_march(self.me, name):
            return self.troops(self.me, name)
        near = self.hexes[name]["neighbours"]
        here = self.troops(self.me, name) + sum(self.troops(self.me, one) for one in near)
        return min(self.limit, here)

    def win(self, attackers: int, name: str) -> float:
        """The odds of so many in a hex against those who are there."""
        if attackers == 0:
            return 0.0
        found = self.enemy(name)
        if found is None:
            return 1.0
        force, count = found
        led = self.leader(self.me) == name
        return self.odds[
            min(attackers, self.limit), led, count, force != "Rome" and self.leader(force) == name
        ]

    # ---- deciding --------------------------------------------------------------------------------

    def decide(self, view: Json, legal: list[Json]) -> Json:
        """One of the legal moves."""
        self.view = view
        moves = {move["fields"]["verb"]: move for move in legal}
        if "roll" in moves:
            return self.leaders_part(moves)
        if "go" in moves:
            return max(legal, key=lambda move: self.stop_worth(move["fields"]["to"]))
        if "done" in moves:
            return self.next_order(legal, moves["done"])
        if "fight" in moves:
            return max(legal, key=lambda move: self.fight_first(move["fields"]["hex"]))
        if "recruit" in moves:
            return moves["recruit" if self.wants_recruits() else "decline"]
        return legal[0]

    def leaders_part(self, moves: dict[str, Json]) -> Json:
        """Parade, collect, stay in Rome, or go on."""
        if "parade" in moves:
            return moves["parade"]
        own = self.view["seats"][self.me]
        if "collect" in moves and not self.in_danger(str(self.leader(self.me))):
            return moves["collect"]
        # After one parade he stays for the war.
        is_waiting = self.view["war"] or own["popularity"] >= self.cap
        if self.leader(self.me) == self.rome and is_waiting and not self.in_danger(self.rome):
            return moves["stay"]
        return moves["roll"]

    def in_danger(self, name: str) -> bool:
        """Whether a rival could bring more troops than there will be guards."""
        threat = self.threat(name)
        return threat > 0 and threat >= self.helpers(name) + 2 * (self.helpers(name) > 0)

    def stop_worth(self, name: str) -> float:
        """How good it is for the leader to stop in a hex: near his goal, and safe."""
        own = self.view["seats"][self.me]
        is_rich = own["conquests"] >= self.cap
        is_for_rome = self.view["war"] or is_rich or own["popularity"] >= self.cap
        worth = -float(self.by_air[name] if is_for_rome else self.to_zone[name])
        if self.in_danger(name):
            worth -= 30
        if any(self.troops(rival, name) for rival in self.rivals):
            worth -= 60 if self.win(self.helpers(name), name) < GOOD_ODDS else 0
        return worth

    def fight_first(self, name: str) -> float:
        """Leaders first, then what is likeliest to be won."""
        leaders = sum(self.leader(rival) == name for rival in self.rivals)
        return 2 * leaders + self.win(self.troops(self.me, name), name)

    def wants_recruits(self) -> bool:
        """Always, but for a war that others would win."""
        if self.view["war"] or not self.hexes[str(self.leader(self.me))]["italy"]:
            return True
        return self.ready(self.me, 3) + 2 >= max(self.ready(rival, 3) for rival in self.rivals)

    # ---- troops ----------------------------------------------------------------------------------

    def next_order(self, legal: list[Json], done: Json) -> Json:
        """The plan of the turn, an order at a time, in the order of the board."""
        if self.view["turn"] != self.turn:
            self.turn = self.view["turn"]
            self.plan = self.make_plan()
        orders = {}
        for move in legal:
            if move["fields"]["verb"] == "march":
                fields = move["fields"]
                orders[fields["home"], fields["to"], fields["troops"]] = move
        for home, to in sorted(self.plan, key=lambda way: [self.order[name] for name in way]):
            for troops in range(self.plan[home, to], 0, -1):
                if (home, to, troops) in orders:
                    del self.plan[home, to]
                    return orders[home, to, troops]
        return done

    def make_plan(self) -> Counter[tuple[str, str]]:
        """How many troops go from where to where: kill, guard, fight, march."""
        plan: Counter[tuple[str, str]] = Counter()
        free = Counter(self.all_troops(self.me))
        self.keep_guards(free)
        for rival in sorted(self.rivals, key=lambda one: -self.view["seats"][one]["rome"]):
            place = self.leader(rival)
            if place is not None:
                urgent = self.view["seats"][rival]["rome"] >= ABOUT_TO_WIN
                self.attack(place, DESPERATE_ODDS if urgent else KILLING_ODDS, free, plan)
        self.join_leader(free, plan)
        for name in self.view["stacks"]:
            if any(self.troops(rival, name) for rival in self.rivals):
                self.attack(name, GOOD_ODDS, free, plan)
        self.march_on(free, plan)
        return plan

    def keep_guards(self, free: Counter[str]) -> None:
        """Troops beside a leader who holds Rome, or who is threatened, stay."""
        place = self.leader(self.me)
        if place is not None and (place == self.rome or self.threat(place)):
            free[place] = 0

    def arrived(self, name: str, plan: Counter[tuple[str, str]]) -> int:
        """The troops of one's own in a hex when the plan is carried out."""
        return self.troops(self.me, name) + sum(
            count * ((to == name) - (home == name)) for (home, to), count in plan.items()
        )

    def send(
        self, home: str, to: str, most: int, free: Counter[str], plan: Counter[tuple[str, str]]
    ) -> int:
        """As many as are free and have room."""
        count = min(most, free[home], self.limit - self.arrived(to, plan))
        if count > 0:
            free[home] -= count
            plan[home, to] += count
        return max(0, count)

    def sources(self, name: str, free: Counter[str]) -> list[str]:
        """From where a hex can be entered."""
        if not self.may_march(self.me, name):
            return []
        near = self.hexes[name]["neighbours"]
        return sorted((one for one in near if free[one]), key=lambda one: -free[one])

    def attack(
        self, name: str, odds: float, free: Counter[str], plan: Counter[tuple[str, str]]
    ) -> None:
        """Enter a hex with all that can, if the odds are good enough."""
        homes = self.sources(name, free)
        there = self.arrived(name, plan)
        force = min(self.limit, there + sum(free[home] for home in homes))
        if force == there or self.win(force, name) < odds:
            return
        if self.hexes[name]["italy"] and not self.view["war"] and odds > DESPERATE_ODDS:
            kills = any(self.leader(rival) == name for rival in self.rivals)
            if not kills and not self.is_ready():
                return
        for home in homes:
            self.send(home, name, self.limit, free, plan)

    def join_leader(self, free: Counter[str], plan: Counter[tuple[str, str]]) -> None:
        """A leader who is threatened, or holds Rome in the war, gets guards."""
        place = self.leader(self.me)
        if place is None or not (self.threat(place) or (self.view["war"] and place == self.rome)):
            return
        if not self.view["war"] and self.hexes[place]["italy"] and not self.is_ready():
            return
        homes = self.sources(place, free)
        able = min(self.limit, self.arrived(place, plan) + sum(free[home] for home in homes))
        if self.enemy(place) is None or self.win(able, place) >= GOOD_ODDS:
            for home in homes:
                self.send(home, place, self.limit, free, plan)

    def is_ready(self) -> bool:
        """Whether it is time for war: the army is the strongest, and the leader not far."""
        mine = self.ready(self.me, 3)
        theirs = max(self.ready(rival, 3) for rival in self.rivals)
        if self.by_air[str(self.leader(self.me))] > 3:
            return False
        enough = 1 if self.view["round"] >= PATIENCE else ARMY
        return mine >= enough and (mine >= theirs or self.view["round"] >= 2 * PATIENCE)

    def march_on(self, free: Counter[str], plan: Counter[tuple[str, str]]) -> None:
        """All others go nearer to Rome, the nearest first; in peace as far as the border."""
        far = self.marches[self.me]
        may_enter = self.view["war"] or self.is_ready()
        for home in sorted(free, key=lambda one: far.get(one, NOWHERE)):
            # Whoever was won over at sea lands.
            left = far.get(home, NOWHERE)
            ways = [one for one in self.hexes[home]["neighbours"] if far.get(one, NOWHERE) < left]
            for to in sorted(ways, key=lambda one: -self.arrived(one, plan)):
                if not free[home] or (self.hexes[to]["italy"] and not may_enter):
                    continue
                able = min(self.limit, self.arrived(to, plan) + free[home])
                if self.enemy(to) is None or self.win(able, to) >= GOOD_ODDS:
                    self.send(home, to, self.limit, free, plan)


def main() -> None:
    """Answer line by line."""
    planner: Planner | None = None
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            print('{"type": "hello", "protocol": 2, "name": "yardstick"}', flush=True)
        elif heard["type"] == "game":
            planner = Planner(heard["seat"], heard["board"])
        elif heard["type"] == "decide":
            assert planner is not None
            print(
                json.dumps({"move": planner.decide(heard["view"], heard["legal"])["id"]}),
                flush=True,
            )


if __name__ == "__main__":
    main()
