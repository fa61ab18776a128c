"""A yardstick for Total War: Rome: plans one turn by rules of thumb from the rulebook.

It trades, takes what its armies can take safely, storms homes when the odds are good, keeps its
capital guarded, fills its armies up and then buys developments. It speaks the protocol of
docs/bots.md and needs nothing but the standard library: it shares no line with the bots that it
judges.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

Json = dict[str, Any]

FACES = ("skull", "x", "s", "blank")
SAFE = 0.9
"""The chance to survive a conquest that is worth it."""
GOOD_ODDS = 0.5
"""From here on an assault is worth it."""
STRONGER = 1.25
"""So much more an army must have to seek battle ..."""
STANDS = 0.8
"""... and so much to accept it."""
NOWHERE = 99
NEAR = 3
"""Regions within which a strange army threatens a capital."""
FULL = 6
"""Main battle cards of an army."""
MAIN = ("infantry", "bowmen", "cavalry", "chariot", "elephant")
ASSAULTING = ("infantry", "bowmen")
FIGHTING_EVENTS = {
    *("traitor at the gates", "furious charge", "ambush", "rain of missiles", "field surgeons"),
    *("hold the line", "elephants panic", "counter intelligence", "safe house", "no escape"),
    *("bountiful harvest", "scouts report", "inspired oratory"),
}
"""Events that are played as soon as they fit."""


class Dice:
    """What the dice of the game can do."""

    def __init__(self, dice: dict[str, dict[str, int]]) -> None:
        self.dice = dice

    def harm(self, colour: str) -> float:
        """The damage of a die on average: a skull is one, an X a half."""
        faces = self.dice[colour]
        return (faces["skull"] + faces["x"] / 2) / sum(faces.values())

    def rolls(self, colours: tuple[str, ...]) -> dict[tuple[int, int, int], float]:
        """Every number of skulls, X and S, with its chance."""
        return self.listed(tuple(sorted(colours)))

    @cache  # noqa: B019  # one object lives as long as the program
    def listed(self, colours: tuple[str, ...]) -> dict[tuple[int, int, int], float]:
        """The same, for colours in order."""
        found: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
        for colour in colours:
            following: dict[tuple[int, int, int], float] = {}
            faces = self.dice[colour]
            for (skulls, halves, marks), chance in found.items():
                for face in FACES:
                    key = (
                        skulls + (face == "skull"),
                        halves + (face == "x"),
                        marks + (face == "s"),
                    )
                    share = chance * faces[face] / sum(faces.values())
                    following[key] = following.get(key, 0.0) + share
            found = following
        return found


class Planner:
    """Knows the board, and plans for one seat."""

    def __init__(self, seat: str, board: Json) -> None:
        self.me = seat
        self.board = board
        self.dice = Dice(board["dice"])
        self.regions: dict[str, Json] = {one["name"]: one for one in board["regions"]}
        names = {one["id"]: one["name"] for one in board["regions"]}
        self.near: dict[str, list[str]] = {name: [] for name in self.regions}
        self.ends: dict[str, tuple[str, str]] = {}
        for border in board["borders"]:
            one, other = (names[end] for end in border["between"])
            self.near[one].append(other)
            self.near[other].append(one)
            self.ends[border["id"]] = (one, other)
        self.troops: dict[str, Json] = {one["name"]: one for one in board["troops"]}
        self.cards: dict[str, Json] = {one["name"]: one for one in board["cards"]}
        self.generals: dict[str, Json] = {one["name"]: one for one in board["generals"]}
        self.faction = next(one for one in board["factions"] if one["name"] == seat)
        self.capitals = {one["name"]: one["capital"] for one in board["factions"]}
        self.view: Json = {}

    # ---- what is where ---------------------------------------------------------------------------

    def owner(self, name: str) -> str | None:
        """Who controls a region."""
        found: str | None = self.view["regions"][name]["owner"]
        return found

    def is_ally(self, seat: str | None) -> bool:
        """Whether somebody is an ally, or oneself."""
        return seat == self.me or (seat is not None and self.status(seat) == "ally")

    def status(self, seat: str) -> str:
        """How somebody stands to us."""
        return str(self.view["seats"][self.me]["status"][seat])

    def leader(self) -> str:
        """The rival with most VP."""
        rivals = [seat for seat in self.view["seats"] if seat != self.me]
        return str(max(rivals, key=lambda seat: (self.view["seats"][seat]["points"], seat)))

    def armies_in(self, name: str) -> list[Json]:
        """The armies in a region."""
        there = self.view["armies"].values()
        return [one for one in there if one["place"] == name and one["aboard"] is None]

    def strangers(self, name: str) -> list[Json]:
        """Armies there that would be met as enemies."""
        return [one for one in self.armies_in(name) if not self.is_ally(one["seat"])]

    def distances(self, start: Iterable[str], may: Callable[[str], bool]) -> dict[str, int]:
        """How far every region is from some by land."""
        found = dict.fromkeys(start, 0)
        waiting = deque(found)
        while waiting:
            name = waiting.popleft()
            for other in self.near[name]:
                if other not in found and may(other):
                    found[other] = found[name] + 1
                    waiting.append(other)
        return found

    # ---- armies ----------------------------------------------------------------------------------

    def power_of(self, kind: str) -> float:
        """What a troop card does in a battle on average."""
        return 0.4 + sum(self.dice.harm(colour) for colour in self.troops[kind]["good"])

    def power(self, army: Json) -> float:
        """What an army is worth in battle; cards that are not known are usual ones."""
        known = sum(self.power_of(one["kind"]) for one in army["cards"])
        return float((known + 1.1 * army["hidden"]) * (1 + 0.08 * army["stars"]))

    def classes(self, army: Json) -> list[str]:
        """The classes of its cards."""
        return [str(self.troops[one["kind"]]["troop_class"]) for one in army["cards"]]

    def mains(self, army: Json) -> int:
        """Its main battle cards."""
        return sum(one in MAIN for one in self.classes(army))

    def survival(self, army: Json, colours: Iterable[str]) -> float:
        """The chance that an army is left with more than two main battle cards, or all it needs."""
        mains = self.mains(army)
        chance = 0.0
        for (skulls, halves, _), share in self.dice.rolls(tuple(colours)).items():
            chance += share * (mains - skulls - halves // 2 >= min(3, max(2, mains - 1)))
        return chance

    def assault_odds(self, army: Json, name: str) -> float:
        """The chance of an assault."""
        region = self.view["regions"][name]
        milder = self.regions[name]["home"] == self.me or any(
            one["effect"] == "siegecraft"
            and one["name"] in self.view["seats"][self.me]["developments"]
            for one in self.faction["developments"]
        )
        garrison = ("yellow" if milder else "red",) * int(region["garrison"])
        classes = self.classes(army)
        foot = sum(one in ASSAULTING for one in classes)
        mains = self.mains(army)
        engines = [
            colour
            for one in army["cards"]
            if self.troops[one["kind"]]["troop_class"] == "artillery"
            for colour in self.troops[one["kind"]]["good"]
        ]
        die = next(
            (one["die"] for one in self.board["generals"] if one["name"] == army["general"]),
            "black",
        )
        colour = "white" if "walls" in region["built"] else "green"
        chance = 0.0
        for (skulls, halves, marks), share in self.dice.rolls(garrison).items():
            lost = skulls + halves // 2
            if mains - lost < 2:
                continue
            walking = foot - max(0, lost - (mains - foot))
            own = (*(colour,) * walking, *engines, die)
            taken = 2 * skulls + halves
            for (more, wounds, rest), part in self.dice.rolls(own).items():
                done = 2 * more + wounds
                chance += share * part * (done > taken or (done == taken and rest > marks))
        return chance

    # ---- deciding --------------------------------------------------------------------------------

    def decide(self, view: Json, legal: list[Json]) -> Json:
        """One of the legal moves: the one with the highest worth."""
        self.view = view
        judge: Callable[[Json], float] = getattr(self, f"at_{view['step']}", self.otherwise)
        if view["step"] == "campaign_menu":
            self.plan_campaign()
        return max(legal, key=lambda move: judge(move["fields"]))

    def otherwise(self, move: Json) -> float:
        """The first move that is no refusal."""
        return -1.0 if move["verb"] in ("decline", "pass", "hold") else 0.0

    def at_bidding(self, move: Json) -> float:
        """A gold where there is plenty."""
        rich = self.view["seats"][self.me]["gold"] >= 10
        return -abs(int(move["gold"]) - int(rich))

    def at_ordering(self, move: Json) -> float:
        """First."""
        return float(move["seat"] == self.me)

    # ---- agents ----------------------------------------------------------------------------------

    def at_agent_menu(self, move: Json) -> float:
        """Trade first, then harm the leader, then levies; the last ones end the turn."""
        verb = move["verb"]
        worth = getattr(self, f"agent_{verb}", None)
        if worth is not None:
            return float(worth(move))
        if verb == "end_turn":
            return 0.5
        if verb == "levy":
            hand = self.view["seats"][self.me]["hand"] or []
            spare = len(hand) > 2 and not self.view["seats"][self.me]["agents_left"]
            return 0.6 + self.cards[move["card"]]["levy"] if spare else 0.0
        return 0.0

    def agent_trade(self, move: Json) -> float:
        """With friends rather."""
        better = {"neutral": 0.0, "friendly": 2.0, "ally": 4.0}
        return 20.0 + better.get(self.status(move["seat"]), 0.0)

    def agent_treaty(self, move: Json) -> float:
        """With anybody but the leader."""
        return 8.0 if move["seat"] != self.leader() else 2.0

    def agent_theft(self, move: Json) -> float:
        """A quarter of the gold that is there."""
        victim = self.owner(move["region"])
        if victim is None or self.is_ally(victim):
            return 0.0
        return 3.0 + float(self.view["seats"][victim]["gold"]) / 2

    def agent_riots(self, move: Json) -> float:
        """In rich regions of the leader."""
        name = move["region"]
        if self.owner(name) != self.leader() or self.view["regions"][name]["unrest"]:
            return 0.0
        return 3.0 * float(self.regions[name]["gold"])

    def agent_protests(self, move: Json) -> float:
        """Likewise, for less."""
        return self.agent_riots(move) / 2

    def agent_uprising(self, move: Json) -> float:
        """Against whoever is not an ally."""
        name = move["region"]
        empty = not self.armies_in(name)
        hostile = not self.is_ally(self.owner(name))
        return 4.0 * float(self.regions[name]["gold"]) * empty * hostile

    def agent_bribe_region(self, move: Json) -> float:
        """Where there is no garrison and gold enough."""
        name = move["region"]
        rich = self.view["seats"][self.me]["gold"] >= 8
        cheap = self.view["regions"][name]["garrison"] == 0
        return 4.0 * float(self.regions[name]["gold"]) * bool(rich and cheap)

    def agent_murder_general(self, move: Json) -> float:
        """A good one."""
        army = self.view["armies"][move["army"]]
        return float(army["stars"]) if not self.is_ally(army["seat"]) else 0.0

    def agent_hire(self, move: Json) -> float:
        """Where there is room and gold."""
        army = self.view["armies"][move["army"]]
        rich = self.view["seats"][self.me]["gold"] >= 6
        return 3.0 + self.power_of(move["kind"]) if rich and self.mains(army) < FULL else 0.0

    def at_treaty_answer(self, move: Json) -> float:
        """Peace with all but the leader when he is close to the end."""
        leads = self.view["active"] == self.leader()
        close = self.view["seats"][self.view["active"]]["points"] >= self.view["trigger"] - 5
        return float((move["verb"] == "accept") != (leads and close))

    # ---- events ----------------------------------------------------------------------------------

    def at_window(self, move: Json) -> float:
        """What helps in a fight is used at once; what harms others meets the leader."""
        verb = move["verb"]
        if verb == "pass":
            return 0.0
        if verb in ("fury", "boost"):
            return 1.0
        if "card" not in move:
            return -1.0
        event = self.cards[move["card"]]["event"]
        if verb == "play_seat":
            return 1.0 if not self.is_ally(move["seat"]) else -1.0
        if verb == "play_army":
            return 1.0 if not self.is_ally(self.view["armies"][move["army"]]["seat"]) else -1.0
        if verb == "play_navy":
            return 1.0 if not self.is_ally(self.view["navies"][move["navy"]]["seat"]) else -1.0
        if verb == "play_region":
            return self.harm_in(move["region"], event)
        if verb == "play_regions" and event == "slave revolt":
            return 1.0 if self.owner(move["region"]) == self.leader() else -1.0
        if event == "defiant citizens":
            campaign = self.view["campaign"] or {}
            return 1.0 if self.owner(campaign.get("region") or "") == self.me else -1.0
        return 0.5 if event in FIGHTING_EVENTS else -1.0

    def harm_in(self, name: str, event: str) -> float:
        """A drought in the richest region of the leader, a plague where only strangers stand."""
        if event == "drought":
            return float(self.regions[name]["gold"]) if self.owner(name) == self.leader() else -1.0
        there = self.armies_in(name)
        harmless = any(self.is_ally(one["seat"]) for one in there)
        return -1.0 if harmless else float(max(one["size"] for one in there))

    # ---- campaigns -------------------------------------------------------------------------------

    def plan_campaign(self) -> None:
        """What each region is worth to each army, and how far it is from there."""
        home = self.capitals[self.me]
        self.threat = 0.0
        if self.owner(home) == self.me:
            around = self.distances([home], lambda _: True)
            for army in self.view["armies"].values():
                place = army["place"]
                if not self.is_ally(army["seat"]) and around.get(place, NOWHERE) <= NEAR:
                    self.threat = max(self.threat, self.power(army))
        self.guard = self.choose_guard(home)
        self.fields = {
            name: self.field_of(army)
            for name, army in self.view["armies"].items()
            if army["seat"] == self.me
        }

    def choose_guard(self, home: str) -> str | None:
        """The army that stays in the capital while it is threatened."""
        if not self.threat:
            return None
        for name, army in self.view["armies"].items():
            if army["seat"] == self.me and army["place"] == home:
                return str(name)
        return None

    def worth(self, army: Json, name: str) -> float:
        """How much an army should want to enter a region and take it; 0 if it should not."""
        lord = self.owner(name)
        if lord == self.me or (lord is not None and self.is_ally(lord)):
            return 0.0
        if lord is not None and self.status(lord) == "friendly":
            return 0.0
        foes = self.strangers(name)
        gold = float(self.regions[name]["gold"])
        if foes:
            foe = sum(self.power(one) for one in foes)
            return 4.0 if self.power(army) >= STRONGER * foe else 0.0
        region = self.view["regions"][name]
        if region["garrison"]:
            if self.mains(army) < FULL - 1:
                return 0.0
            odds = self.assault_odds(army, name)
            points = self.regions[name]["home"] in self.view["seats"]
            return odds * (gold + 4.0 * points * (1 + gold)) if odds >= GOOD_ODDS else 0.0
        if self.survival(army, self.regions[name]["defence"]) < SAFE:
            return 0.0
        return 2.0 + 2.0 * gold

    def field_of(self, army: Json) -> dict[str, float]:
        """How good it is for an army to be in a region: near to what it wants."""
        field: dict[str, float] = {}
        wanted = {name: self.worth(army, name) for name in self.regions}
        for name, worth in wanted.items():
            if worth > 0:
                far = self.distances([name], lambda one: not self.strangers(one))
                for other, steps in far.items():
                    field[other] = max(field.get(other, 0.0), worth / (1.5 + steps))
        return field

    def at_campaign_menu(self, move: Json) -> float:
        """The best thing that can be done now; ending the turn is worth nothing."""
        verb = move["verb"]
        if verb == "end_turn":
            return 0.0
        worth = getattr(self, f"campaign_{verb}", None)
        return -1.0 if worth is None else float(worth(move))

    def campaign_place(self, move: Json) -> float:
        """Where there is something to do, or to guard."""
        name = move["region"]
        crowded = any(one["seat"] == self.me for one in self.armies_in(name))
        guard = 3.0 if self.threat and name == self.capitals[self.me] else 0.0
        return 50.0 + self.fields[move["army"]].get(name, 0.0) + guard - 60.0 * crowded

    def campaign_lead(self, move: Json) -> float:
        """A spare general who is better than the one who leads."""
        army = self.view["armies"][move["army"]]
        spare = move["general"] in self.view["seats"][self.me]["spare_generals"]
        more = self.generals[move["general"]]["stars"] - army["stars"]
        return 40.0 if spare and more > 0 else -1.0

    def campaign_assault(self, move: Json) -> float:
        """When the odds are good."""
        army = self.view["armies"][move["army"]]
        return 30.0 * self.worth(army, army["place"])

    def campaign_conquer(self, move: Json) -> float:
        """Where it is safe."""
        army = self.view["armies"][move["army"]]
        return 30.0 * self.worth(army, army["place"])

    def campaign_fight(self, move: Json) -> float:
        """Against the weaker."""
        army = self.view["armies"][move["army"]]
        return 20.0 if self.worth(army, army["place"]) else -1.0

    def campaign_subdue(self, move: Json) -> float:
        """After the conquests."""
        army = self.view["armies"][move["army"]]
        return 2.0 * float(self.regions[army["place"]]["gold"])

    def campaign_march(self, move: Json) -> float:
        """Into what is wanted, or nearer to it; the guard stays."""
        if move["army"] == self.guard:
            return -1.0
        army, name = self.view["armies"][move["army"]], move["region"]
        worth = self.worth(army, name)
        if worth > 0:
            return 10.0 + worth
        if self.owner(name) != self.me:
            return -1.0
        if any(one["seat"] == self.me for one in self.armies_in(name)):
            return -1.0
        field = self.fields[move["army"]]
        gain = field.get(name, 0.0) - field.get(army["place"], 0.0)
        return 1.0 + gain if gain > 0 else -1.0

    def at_consent(self, move: Json) -> float:
        """No armies of others at home."""
        return float(move["verb"] == "decline")

    def at_meet_first(self, move: Json) -> float:
        """Stand where one is strong enough."""
        names = self.view["campaign"]["army"], self.view["campaign"]["other"]
        one, other = (self.view["armies"][name] for name in names)
        mine, theirs = (one, other) if one["seat"] == self.me else (other, one)
        stands = self.power(mine) >= STANDS * self.power(theirs)
        return float((move["verb"] == "stand") == stands)

    at_meet_second = at_meet_first

    def refuge(self, move: Json) -> float:
        """One's own land, best at home; aboard and elsewhere if need be."""
        name = move.get("region") or move.get("place")
        if name not in self.regions:
            return 0.0
        at_home = self.regions[name]["home"] == self.me
        return float(self.owner(name) == self.me) + float(at_home)

    at_escaping = refuge
    at_withdrawing = refuge
    at_retreating = refuge
    at_bribed_march = refuge

    def at_losses(self, move: Json) -> float:
        """The least useful card; in an assault foot is needed."""
        card = self.troops[move["kind"]]
        needed = card["troop_class"] in (*ASSAULTING, "artillery")
        return -self.power_of(move["kind"]) - needed * bool(self.view["agenda"][:1]) * 0.3

    def at_merging(self, move: Json) -> float:
        """The least useful card."""
        return -self.power_of(move["kind"])

    def at_reorganising(self, move: Json) -> float:
        """Nothing is exchanged."""
        return float(move["verb"] == "done")

    def at_intercepting(self, move: Json) -> float:
        """Only with more ships."""
        if move["verb"] == "pass":
            return 0.5
        mine = self.view["navies"][move["navy"]]
        others = [
            one["size"]
            for one in self.view["navies"].values()
            if one["seat"] == self.view["active"] and one["place"] is not None
        ]
        return float(mine["size"] > max(others, default=NOWHERE))

    # ---- battles ---------------------------------------------------------------------------------

    def at_deploying(self, move: Json) -> float:
        """The stack that does most damage."""
        if move["verb"] != "deploy":
            return -1.0
        rough = self.view["battle"]["phase"] == "terrain"
        worth = 0.0
        for part in ("main", "light", "engine"):
            card = self.troops.get(move[part])
            if card is not None:
                dice = card["difficult"] if rough else card["good"]
                worth += sum(self.dice.harm(colour) for colour in dice)
        return worth

    at_redeploying = at_deploying

    def at_revealing(self, move: Json) -> float:
        """The officers know their trade."""
        return float(move["verb"] == "hold")

    def at_charging(self, move: Json) -> float:
        """Forward."""
        return float(move["verb"] == "charge")

    def at_striking(self, move: Json) -> float:
        """The wounded first, then the best card."""
        if move["verb"] != "strike":
            return -1.0
        return 5.0 * bool(move["state"] == "wounded") + self.power_of(move["target"])

    def best_card(self, move: Json) -> float:
        """The most useful card."""
        return self.power_of(move["kind"]) if "kind" in move else -1.0

    at_recovering = best_card
    at_upgrading = best_card
    at_free_mercenary = best_card

    # ---- spending --------------------------------------------------------------------------------

    def at_baskets(self, move: Json) -> float:
        """Calm, full armies, agents, then developments and markets."""
        worth = getattr(self, f"order_{move['verb']}", None)
        return 0.0 if worth is None else float(worth(move))

    def order_finish(self, _move: Json) -> float:
        """When nothing better is left."""
        return 0.5

    def basket(self) -> list[Json]:
        """What was ordered already."""
        found: list[Json] = (self.view["seats"][self.me]["basket"] or {"orders": []})["orders"]
        return found

    def gold_left(self) -> int:
        """What is left to spend."""
        basket = self.view["seats"][self.me]["basket"]
        left: int = self.view["seats"][self.me]["gold"] if basket is None else basket["gold_left"]
        return left

    def mains_of(self, number: str) -> int:
        """The main battle cards of an army, with those that were ordered."""
        army = self.view["armies"].get(f"{self.me} {number}")
        ordered = [one for one in self.basket() if one["verb"] == "buy" and one["number"] == number]
        more = sum(self.troops[str(one["kind"])]["troop_class"] in MAIN for one in ordered)
        return more + (self.mains(army) if army else 0)

    def order_soothe(self, move: Json) -> float:
        """Unrest is dear."""
        return 30.0 if self.regions[move["region"]]["gold"] >= 2 else 8.0

    def order_hire_agent(self, _move: Json) -> float:
        """Agents trade."""
        return 20.0

    def order_buy(self, move: Json) -> float:
        """Main battle cards where they are few, the best for their price."""
        card = self.troops[move["kind"]]
        mains = self.mains_of(move["number"])
        value = self.power_of(move["kind"]) / max(1, card["cost"])
        if card["troop_class"] in MAIN:
            foot = 0.3 * (card["troop_class"] in ASSAULTING)
            return float(10.0 + 1.5 * (FULL - mains) + value + foot)
        return 9.0 + value if mains >= FULL - 1 else 0.0

    def order_raise(self, move: Json) -> float:
        """A third army when the others are full."""
        numbers = [name.split()[-1] for name, one in self.mine() if one["size"]]
        raised = any(one["verb"] == "raise" for one in self.basket())
        full = all(self.mains_of(number) >= FULL - 1 for number in numbers)
        if raised or len(numbers) >= 3 or not full or self.gold_left() < 6:
            return 0.0
        return 12.0 + float(self.generals[move["general"]]["stars"])

    def mine(self) -> list[tuple[str, Json]]:
        """One's own armies."""
        found = self.view["armies"].items()
        return [(name, one) for name, one in found if one["seat"] == self.me]

    def order_develop(self, move: Json) -> float:
        """The column that is nearest to its end."""
        owned = self.view["seats"][self.me]["developments"]
        column = [
            one for one in self.faction["developments"] if str(one["number"]) == move["number"]
        ]
        left = sum(one["cost"] for one in column if one["name"] not in owned)
        return float(11.0 - 0.3 * left)

    def order_build(self, move: Json) -> float:
        """Markets at ports and where one is near; nothing else."""
        name = move["region"]
        if move["building"] != "market" or self.gold_left() < 4:
            return 0.0
        linked = any("market" in self.view["regions"][one]["built"] for one in self.near[name])
        return 4.0 + float(self.regions[name]["port"]) + 2.0 * linked

    def order_road(self, move: Json) -> float:
        """Between two markets."""
        one, other = self.ends[move["border"]]
        both = all("market" in self.view["regions"][end]["built"] for end in (one, other))
        own = self.owner(one) == self.me and self.owner(other) == self.me
        return 9.0 if both and own else 0.0

    def order_use_card(self, _move: Json) -> float:
        """Cheaper is better, if there is something to buy."""
        return 0.6 if self.gold_left() >= 6 else 0.0


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
            move = planner.decide(heard["view"], heard["legal"])
            print(json.dumps({"move": move["id"]}), flush=True)


if __name__ == "__main__":
    main()
