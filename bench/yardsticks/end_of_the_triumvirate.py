"""Yardsticks for The End of the Triumvirate: players who plan one turn from the rulebook.

    python3 bench/yardsticks/end_of_the_triumvirate.py [planner|military|political|thorough]

They think a turn through to its end, with the exact odds of every battle, and judge where it leaves
them by a few rules of thumb; the styles differ in what they prefer. They speak the protocol of
docs/bots.md and need nothing but the standard library: they share no line with those they judge.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, permutations
from math import comb
from typing import Any

Json = dict[str, Any]
Tour = tuple[str, int, int]
"""`go` with a target and a number of legions, or `stop`."""

WIN = 10_000.0
SEATS = ("Caesar", "Pompeius", "Crassus")
FAR = 99


@dataclass(frozen=True)
class Style:
    """What somebody prefers."""

    step: float = 6.0
    citizen: float = 5.0
    consul: float = 25.0
    province: float = 7.0
    legion: float = 0.8
    gold: float = 3.0
    weapon: float = 1.5
    tours: int = 100
    """Positions that he thinks through for a gift; three times as many for a tour."""
    attacks: int = 1
    """Attacks that he plans ahead: after each he plans anew."""
    is_wary: bool = False
    """Whether he asks what his rivals can do next."""


STYLES = {
    "planner": Style(),
    "military": Style(step=4.0, province=11.0, legion=1.3, weapon=2.5),
    "political": Style(step=4.5, citizen=9.0, consul=40.0, province=6.0, gold=3.5),
    "thorough": Style(tours=500, attacks=4, is_wary=True),
}


class Board:
    """What stays the same: the provinces in play, what ways cost, and the numbers."""

    def __init__(self, board: Json) -> None:
        self.n: Json = board["numbers"]
        provinces = [one for one in board["provinces"] if one["in_play"]]
        self.names: list[str] = [one["name"] for one in provinces]
        self.at = {name: place for place, name in enumerate(self.names)}
        self.kind: list[str] = [one["type"] for one in provinces]
        count = len(provinces)
        self.all = range(count)
        self.laden = [[0] * count for _ in provinces]
        self.free = [[0] * count for _ in provinces]
        seas = sea_ways({one["name"]: one["meets"] for one in board["seas"]})
        for p, q in permutations(self.all, 2):
            one, other = provinces[p], provinces[q]
            if other["name"] in (*one["borders"], *one["arrows"]):
                self.laden[p][q] = self.free[p][q] = 1
                continue
            far = min((seas[a, b] for a in one["seas"] for b in other["seas"]), default=FAR)
            discount = far <= 2 or self.n["three_seas"] == "less"
            self.laden[p][q] = far + 1
            self.free[p][q] = far + 1 - discount
        prices = (self.n[f"{one}_action_cost"] for one in ("first", "second", "third"))
        self.costs = list(accumulate(prices))
        self.gold_of = {"political": self.n["political_gold"], "military": 0}
        self.gold_of["competence"] = self.n["competence_gold"]
        self.legions_of = {"political": 0, "military": self.n["military_legions"]}
        self.legions_of["competence"] = self.n["competence_legions"]


def sea_ways(meets: dict[str, list[str]]) -> dict[tuple[str, str], int]:
    """How many seas a voyage crosses from one sea to another, both included [4.3]."""
    found: dict[tuple[str, str], int] = {}
    for start in meets:
        edge, seen = [start], {start}
        far = 1
        while edge:
            for sea in edge:
                found[start, sea] = far
            edge = list(dict.fromkeys(one for sea in edge for one in meets[sea] if one not in seen))
            seen.update(edge)
            far += 1
    for start in meets:
        for sea in meets:
            found.setdefault((start, sea), FAR)
    return found


@cache
def battles(
    attackers: int, defenders: int, guard: int, bag: tuple[int, int, int], drawn: int
) -> list[tuple[float, int, int, int, int]]:
    """[5.3] to [5.7]: chance, legions left on both sides, weapons of both that left the bag."""
    mine, theirs, rest = bag
    count = min(attackers, defenders, drawn, sum(bag))
    found: dict[tuple[int, int, int, int], float] = {}
    for a in range(min(count, mine) + 1):
        for b in range(min(count - a, theirs) + 1):
            ways = comb(mine, a) * comb(theirs, b) * comb(rest, count - a - b)
            if not ways:
                continue
            left = max(0, attackers - b - guard)
            end = max(0, left - (defenders - a)), max(0, defenders - a - left), a, b
            found[end] = found.get(end, 0.0) + ways / comb(sum(bag), count)
    return [(chance, *end) for end, chance in found.items()]


@dataclass(slots=True)
class Table:
    """A position, as far as one turn can change it. Lists run over provinces, then over seats."""

    owner: list[int]
    boxed: list[bool]
    servants: list[int]
    legions: list[int]
    gold: list[int]
    place: list[int]
    purse: list[int]
    carried: list[int]
    political: list[int]
    military: list[int]
    citizens: list[int]
    consul: list[bool]
    bag: list[int]
    calendar: int
    points: int
    taken: int
    attacks: int
    """How many he still thinks of."""

    def copy(self) -> Table:
        """An independent one."""
        return Table(
            *(self.owner[:], self.boxed[:], self.servants[:], self.legions[:], self.gold[:]),
            *(self.place[:], self.purse[:], self.carried[:], self.political[:], self.military[:]),
            *(self.citizens[:], self.consul[:], self.bag[:]),
            *(self.calendar, self.points, self.taken, self.attacks),
        )


def read_table(view: Json, board: Board, attacks: int) -> Table:
    """The position that a view shows."""
    provinces = [view["provinces"][name] for name in board.names]
    seats = list(view["seats"].values())
    fields: list[Any] = [
        [SEATS.index(one["owner"]) for one in provinces],
        [one["governor"] == "in" for one in provinces],
        *([one[what] for one in provinces] for what in ("servants", "legions", "gold")),
        [board.at[one["character"]] for one in seats],
        *([one[what] for one in seats] for what in ("gold", "carried", "political", "military")),
        *([one[what] for one in seats] for what in ("citizens", "consul")),
        [view["bag"].get(name, 0) for name in SEATS],
        *(view[what] for what in ("calendar", "points", "actions_taken")),
        attacks,
    ]
    return Table(*fields)


class Planner:
    """Plans for one seat."""

    def __init__(self, seat: str, players: int, board: Json, style: str) -> None:
        self.me = SEATS.index(seat)
        self.seats = range(players)
        self.rivals = [one for one in self.seats if one != self.me]
        self.board = Board(board)
        self.style = STYLES[style]
        self.left = 0
        self.acted: dict[Any, tuple[float, tuple[str, int]]] = {}

    # ---- deciding --------------------------------------------------------------------------------

    def decide(self, view: Json, legal: list[Json]) -> Json:
        """One of the legal moves."""
        table, moves = (
            read_table(view, self.board, self.style.attacks),
            [move["fields"] for move in legal],
        )
        self.acted = {}
        phase = view["phase"]
        if phase == "rome":
            worth = [self.gift(table, move) for move in moves]
        elif phase == "movement":
            worth = self.movement(table, moves)
        elif phase == "actions":
            best = self.act(table)[1]
            worth = [float(self.said(move) == best) for move in moves]
        elif phase == "escape":
            worth = [self.refuge(table, self.board.at[move["province"]]) for move in moves]
        elif phase == "consul":
            worth = [self.station(table, self.board.at[move["province"]]) for move in moves]
        elif phase == "compensation":
            worth = [self.claim(table, move["track"]) for move in moves]
        else:
            # Of what is short he takes all that he can.
            worth = [float(move.get("amount", move.get("take") == "collect")) for move in moves]
        return legal[max(range(len(legal)), key=lambda place: worth[place])]

    def gift(self, table: Table, move: Json) -> float:
        """[3.6] The best tour after a gift; legions go where the character or danger is."""
        places = [self.board.at[name] for name in move["provinces"]]
        here = table.place[self.me]
        useful = {here, max(self.own(table, self.me), key=lambda p: self.danger(table, p))}
        if not useful.issuperset(places) or len(set(places)) > 1:
            return -WIN * 9
        after = table.copy()
        after.purse[self.me] += move["gold"]
        for p in places:
            after.legions[p] += 1
        self.left = self.style.tours
        return self.tour(after, frozenset((here,)), {})[0]

    def movement(self, table: Table, moves: list[Json]) -> list[float]:
        """A servant is put down where there is none; then the best tour."""
        here = table.place[self.me]
        self.left = 3 * self.style.tours
        verb, to, legions = self.tour(table, frozenset((here,)), {})[1]
        worth = []
        for move in moves:
            if move["verb"] == "place servant":
                worth.append(2.0 * (table.servants[here] == 0))
            elif move["verb"] == "end movement":
                worth.append(float(verb == "stop"))
            else:
                wanted = "go", self.board.names[to], legions, 0
                said = "go", move["to"], move["legions"], move["servants"]
                worth.append(float(verb == "go" and said == wanted))
        return worth

    def said(self, move: Json) -> tuple[str, int]:
        """An action as the plan has it."""
        if move["verb"] == "improve":
            return str(move["track"]), 0
        seat = move.get("seat")
        return str(move["verb"]), SEATS.index(seat) if seat else 0

    def refuge(self, table: Table, p: int) -> float:
        """[6.3] Gold, legions around him, and far from harm."""
        after = table.copy()
        after.place[self.me] = p
        return 2.0 * table.gold[p] + table.legions[p] - 3.0 * self.danger(after, p)

    def station(self, table: Table, p: int) -> float:
        """[8.7] Where he opens a box, best for gold, and is safe."""
        gold = float(self.board.gold_of[self.board.kind[p]])
        return 3.0 * (table.servants[p] == 0) + gold - 2.0 * self.danger(table, p)

    def claim(self, table: Table, track: str) -> float:
        """[6.7] The step that is worth more."""
        after = table.copy()
        getattr(after, track)[self.me] += 1
        return self.standing(after)

    # ---- a tour ----------------------------------------------------------------------------------

    def tour(self, table: Table, been: frozenset[int], known: dict[Any, Any]) -> tuple[float, Tour]:
        """The best way on, and what it is worth."""
        key: Any = tuple(table.legions), tuple(table.owner), table.place[self.me], table.points
        key += tuple(table.purse), tuple(table.bag), been
        if key in known:
            found: tuple[float, Tour] = known[key]
            return found
        self.left -= 1
        best: tuple[float, Tour] = self.stay(table), ("stop", 0, 0)
        for to, legions in self.ways(table, been):
            if self.left <= 0:
                break
            value = self.go(table, to, legions, been | {to}, known)
            if value > best[0] + 1e-9:
                best = value, ("go", to, legions)
        known[key] = best
        return best

    def ways(self, table: Table, been: frozenset[int]) -> Iterator[tuple[int, int]]:
        """Where he may go, and with how many: attacks first."""
        here, board = table.place[self.me], self.board
        army = table.legions[here]
        counts = [count for count in dict.fromkeys((army, army - 1, 0)) if count >= 0]
        for to in sorted(board.all, key=lambda p: table.owner[p] == self.me):
            owner = table.owner[to]
            if to == here or (owner == self.me and to in been):
                continue
            for count in counts:
                cost = (board.laden if count else board.free)[here][to]
                may = owner == self.me or (
                    count and table.attacks and len(self.own(table, owner)) > 1
                )
                if may and cost <= table.points:
                    yield to, count

    def go(
        self, table: Table, to: int, legions: int, been: frozenset[int], known: dict[Any, Any]
    ) -> float:
        """What a way is worth, over all draws where he has to fight."""
        me, here = self.me, table.place[self.me]
        after = table.copy()
        after.points -= (self.board.laden if legions else self.board.free)[here][to]
        after.legions[here] -= legions
        if table.owner[to] == me:
            after.legions[to] += legions
            self.arrive(after, to)
            return self.tour(after, been, known)[0]
        after.attacks -= 1
        total = 0.0
        for chance, left, standing, mine, theirs in self.fights(table, me, to, legions):
            end = after.copy()
            rival = table.owner[to]
            end.bag[me] -= mine
            end.bag[rival] -= theirs
            if left:
                end.owner[to], end.legions[to] = me, left
                total += chance * self.conquered(end, to, rival, been, known)
            else:
                end.legions[to] = standing
                total += chance * self.tour(end, been, known)[0]
        return total

    def conquered(
        self, table: Table, to: int, rival: int, been: frozenset[int], known: dict[Any, Any]
    ) -> float:
        """[6.1] The ninth province wins; one who is caught flees and loses what he led by."""
        if len(self.own(table, self.me)) >= self.board.n["provinces_to_win"]:
            return WIN
        if table.place[rival] == to:
            table.carried[self.me] += table.carried[rival]
            table.carried[rival] = 0
            for track in (table.political, table.military):
                if self.leads(track, rival):
                    track[rival] = max(1, track[rival] - 1)
            table.place[rival] = max(self.own(table, rival), key=lambda p: table.legions[p])
        self.arrive(table, to)
        return self.tour(table, been, known)[0]

    def arrive(self, table: Table, to: int) -> None:
        """[4.12] Gold lying there goes to his hand; a servant he carries is put down."""
        table.place[self.me] = to
        table.purse[self.me] += table.gold[to]
        table.gold[to] = 0
        if table.carried[self.me] and not table.servants[to]:
            table.carried[self.me] -= 1
            table.servants[to], table.boxed[to] = 1, False

    def fights(
        self, table: Table, seat: int, to: int, legions: int
    ) -> list[tuple[float, int, int, int, int]]:
        """How an attack can end."""
        rival = table.owner[to]
        guard = self.board.n["protection"] if table.place[rival] == to else 0
        other = 3 - seat - rival
        bag = table.bag[seat], table.bag[rival], table.bag[other]
        return battles(legions, table.legions[to], guard, bag, self.board.n["weapons_drawn"])

    # ---- actions ---------------------------------------------------------------------------------

    def stay(self, table: Table) -> float:
        """What the turn is worth if the tour ends here."""
        return self.act(table)[0] + self.land(table)

    def act(self, table: Table) -> tuple[float, tuple[str, int]]:
        """[7.1] The best actions from here on: what they are worth, and the first of them."""
        me, key = self.me, self.key(table)
        if key in self.acted:
            return self.acted[key]
        best = self.standing(table), ("end turn", 0)
        for action, cost in self.actions(table):
            if cost > table.purse[me]:
                continue
            after = table.copy()
            after.purse[me] -= cost
            after.taken += 1
            value = self.do(after, action)
            if value > best[0] + 1e-9:
                best = value, action
        self.acted[key] = best
        return best

    def key(self, table: Table) -> Any:
        """All that actions and their worth depend on."""
        return (
            *(table.place[self.me], table.taken, tuple(table.owner), tuple(table.gold)),
            *(tuple(table.purse), tuple(table.political), tuple(table.military)),
            *(tuple(table.citizens), tuple(table.bag), tuple(table.place), tuple(table.carried)),
        )

    def actions(self, table: Table) -> Iterator[tuple[tuple[str, int], int]]:
        """[7.3] [7.4] [7.5] What the province offers, and its price."""
        me, n = self.me, self.board.n
        if table.taken == len(self.board.costs):
            return
        base = self.board.costs[table.taken] - (table.taken and self.board.costs[table.taken - 1])
        kind = self.board.kind[table.place[me]]
        for track in ("political", "military"):
            if kind in (track, "competence") and getattr(table, track)[me] < n["track_top"]:
                yield (track, 0), base
        if kind == "political":
            price = base + (0 if self.leads(table.political, me) else n["action_surcharge"])
            if sum(table.citizens) < n["citizens_total"]:
                yield ("persuade", 0), price
            for rival in self.rivals:
                if table.citizens[rival]:
                    yield ("dissuade", rival), price
        if kind == "military" and table.bag[me] < n["weapons_total"]:
            surcharge = 0 if self.leads(table.military, me) else n["action_surcharge"]
            yield ("arm", 0), base + surcharge

    def do(self, table: Table, action: tuple[str, int]) -> float:
        """What an action that is paid is worth, with those after it."""
        me, n = self.me, self.board.n
        verb, rival = action
        if verb == "persuade":
            table.citizens[me] += 1
            if table.consul[me] and table.citizens[me] >= n["citizens_to_win"]:
                return WIN
        elif verb == "dissuade":
            table.citizens[rival] -= 1
        elif verb == "arm":
            table.bag[me] = min(n["weapons_total"], table.bag[me] + n["arms"])
        else:
            getattr(table, verb)[me] += 1
            if table.political[me] + table.military[me] == 2 * n["track_top"]:
                return WIN
        return self.act(table)[0]

    def leads(self, track: list[int], seat: int) -> bool:
        """[7.10] Nobody higher and somebody lower, or at the top."""
        level = track[seat]
        is_first = level == max(track)
        return is_first and (min(track) < level or level == self.board.n["track_top"])

    # ---- judging ---------------------------------------------------------------------------------

    def own(self, table: Table, seat: int) -> list[int]:
        """A seat's provinces."""
        return [p for p in self.board.all if table.owner[p] == seat]

    def against(self, worth: dict[int, float]) -> float:
        """One's own, less that of rivals; of several the best counts most."""
        theirs = [worth[rival] for rival in self.rivals]
        if len(theirs) == 1:
            return worth[self.me] - theirs[0]
        return worth[self.me] - 0.4 * max(theirs) - 0.3 * sum(theirs)

    def standing(self, table: Table) -> float:
        """Tracks, citizens, gold, the election to come, and who could win next."""
        worth = {seat: self.person(table, seat) for seat in self.seats}
        eve, leader = table.calendar - 1, self.elected(table)
        again = table.consul[leader]
        if eve == 0 and again:
            return WIN if leader == self.me else -WIN
        ahead = 150.0 if again else 1.2 * self.style.consul
        worth[leader] += ahead / (1.0 + eve)
        for seat in self.seats if self.style.is_wary else ():
            if self.could_win(table, seat):
                later = (seat - self.me) % len(self.seats)
                worth[seat] += 30.0 if later == 0 else 120.0 if later == 1 else 70.0
        return self.against(worth)

    def person(self, table: Table, seat: int) -> float:
        """What somebody has reached, and can pay."""
        style, n = self.style, self.board.n
        steps = table.political[seat] + table.military[seat] - 2
        worth = style.step * (steps + steps * (steps + 1) / 16)
        gold = table.purse[seat]
        worth += style.gold * min(gold, 6) + 0.5 * gold
        citizens = table.citizens[seat]
        worth += style.citizen * citizens * (1.7 if table.consul[seat] else 1.0)
        worth += style.consul * table.consul[seat]
        if table.consul[seat]:
            worth += 4.0 * max(0, citizens - n["citizens_to_win"] + 3) ** 2
        worth += 4.0 * self.leads(table.political, seat) + 3.0 * self.leads(table.military, seat)
        return worth + style.weapon * table.bag[seat] + 3.0 * table.carried[seat]

    def elected(self, table: Table) -> int:
        """[8.4] [8.5] Who would be elected if nothing changed; ties go to the oldest turn."""
        last = (self.me + table.calendar - 1) % len(self.seats)
        order = [(last + 1 + one) % len(self.seats) for one in self.seats]
        return max(order, key=lambda seat: table.citizens[seat])

    def could_win(self, table: Table, seat: int) -> bool:
        """[9.3] [9.6] Whether gold in reach may suffice in somebody's next turn."""
        board, here, own = self.board, table.place[seat], self.own(table, seat)
        reach = [p for p in own if p == here or board.free[here][p] <= 2]
        lying = sorted(table.gold[p] + self.soon(table, p, board.gold_of) for p in reach)
        gold = table.purse[seat] + board.n["rome_gift"] + sum(lying[-2:])
        kinds = {board.kind[p] for p in reach}
        top = board.n["track_top"]
        short = [track for track in ("political", "military") if getattr(table, track)[seat] < top]
        steps = 2 * top - table.political[seat] - table.military[seat]
        works = "competence" in kinds or (len(short) == 1 and short[0] in kinds)
        if works and steps <= len(board.costs) and board.costs[steps - 1] <= gold:
            return True
        missing = max(1, board.n["citizens_to_win"] - table.citizens[seat])
        neutral = board.n["citizens_total"] - sum(table.citizens)
        if not table.consul[seat] or "political" not in kinds or missing > len(board.costs):
            return False
        surcharge = 0 if self.leads(table.political, seat) else board.n["action_surcharge"]
        return bool(missing <= neutral and board.costs[missing - 1] + surcharge * missing <= gold)

    def soon(self, table: Table, p: int, yields: dict[str, int]) -> int:
        """[3.2] [3.4] What a province will yield next."""
        is_open = table.servants[p] > 0 or table.boxed[p]
        return yields[self.board.kind[p]] if is_open else 0

    def land(self, table: Table) -> float:
        """Provinces, legions, gold lying about, and what rivals can take."""
        return self.against({seat: self.realm(table, seat) for seat in self.seats})

    def realm(self, table: Table, seat: int) -> float:
        """What somebody's provinces are worth, less what he may lose."""
        style, board = self.style, self.board
        own = self.own(table, seat)
        worth = style.province * len(own) + 1.2 * max(0, len(own) - 5) ** 2
        worth += 2.0 * style.legion * min(6, table.legions[table.place[seat]])
        risks = []
        for p in own:
            worth += style.legion * min(table.legions[p], board.n["legion_cap"])
            worth += 1.3 * table.gold[p] + 4.0 * (table.servants[p] > 0)
            worth += 0.9 * self.soon(table, p, board.gold_of)
            worth += 0.6 * self.soon(table, p, board.legions_of)
            if seat == self.me and self.style.is_wary:
                risk = self.danger(table, p)
                there = table.gold[p] + 4.0 * (table.servants[p] > 0)
                there += 8.0 * (table.place[seat] == p)
                risks.append(risk * (style.province + there))
        return worth - sum(sorted(risks)[-3:])

    def danger(self, table: Table, p: int) -> float:
        """The best chance of a rival to take a province in his next turn."""
        worst = 0.0
        for rival in self.rivals:
            here = table.place[rival]
            army = table.legions[here] + self.soon(table, here, self.board.legions_of)
            army += self.board.n["rome_gift"]
            if (
                table.owner[p] == rival
                or self.board.laden[here][p] > self.board.n["movement_points"]
            ):
                continue
            ends = self.fights(table, rival, p, army)
            worst = max(worst, sum(chance for chance, left, *_ in ends if left))
        return worst


def main() -> None:
    """Answer line by line."""
    style = sys.argv[1] if len(sys.argv) > 1 else "planner"
    planner: Planner | None = None
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            print('{"type": "hello", "protocol": 2, "name": "yardstick"}', flush=True)
        elif heard["type"] == "game":
            planner = Planner(heard["seat"], heard["players"], heard["board"], style)
        elif heard["type"] == "decide":
            assert planner is not None
            move = planner.decide(heard["view"], heard["legal"])
            print(json.dumps({"move": move["id"]}), flush=True)


if __name__ == "__main__":
    main()
