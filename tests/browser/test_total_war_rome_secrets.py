"""Four browsers play a round of Total War: Rome, a fifth watches; no byte tells a secret."""

import json
import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from browser.conftest import Invite
from browser.ears import Ears
from browser.guest import Guest, Json
from patience import wait_for
from rubicon.core.match import Match
from rubicon.core.state import CHANCE, WATCHER
from rubicon.registry import find_game

GAME = "total_war_rome"
RULES = find_game(GAME).rules(4, {"round_limit": 1}, None, "")
SEATS = RULES.seats
CARD = re.compile(r"\bcard (\d+)\b")
TELLING = ("spy", "show", "give", "sow distrust", "bribe", "murder", "attack", "fight", "assault")
"""Moves that show cards to others, or lead to where they are seen."""
TROOPS: dict[str, set[str]] = {
    seat: {
        one["name"]
        for one in RULES.describe_board()["troops"]
        if one["seat"] == seat and not one["veteran"]
    }
    for seat in SEATS
}
"""The troop cards that only one faction has."""


class WarTable:
    """Five browsers, and everything that each was ever sent."""

    def __init__(self, invite: Invite) -> None:
        self.people: dict[str | None, Guest] = {
            seat: invite(size=(1280, 720)) for seat in (*SEATS, None)
        }
        self.ears = {seat: Ears(person) for seat, person in self.people.items()}
        first = self.people[SEATS[0]]
        made = first.create(
            "me", "invite", "invite", "invite", game=GAME, public=True, options={"round_limit": 1}
        )
        self.match = made["id"]
        for seat, path in made["invites"].items():
            self.people[seat].open(path)
        for seat in (SEATS[0], None):
            self.people[seat].open(f"/m/{self.match}")
        self.heard: dict[str | None, list[Any]] = {seat: [] for seat in self.people}
        self.dice = random.Random(4)

    def view(self, seat: str) -> Json:
        """The match with the eyes of a player, by the web API: no page hears of it."""
        known: Json = self.people[seat].get(f"matches/{self.match}")
        return known

    def listen(self) -> bool:
        """Whether all browsers have been told of the position as it is."""
        ply = self.view(SEATS[0])["ply"]
        for seat, person in self.people.items():
            person.page.wait_for_timeout(1)  # lets its messages in
            self.heard[seat] += self.ears[seat].drain()
        return all(ears.match.snapshot.get("ply") == ply for ears in self.ears.values())

    def deciders(self) -> list[str]:
        """Who can decide something now."""
        return [seat for seat in SEATS if self.view(seat)["deciding"]]

    def decide(self, seat: str) -> str:
        """One decision, of those that keep the cards hidden."""
        seen = self.view(seat)
        words = [move["words"] for move in seen["moves"]]
        quiet = [one for one in words if not one.startswith(TELLING)] or words
        orders = (seen["asked"] or {"answers": {}})["answers"].get(seat, [])
        troops = [one for one in quiet if one.startswith("buy ") and one != "buy ship"]
        if "finish" in quiet:
            quiet = ["finish"] if len(orders) >= 2 else troops or quiet
        elif "end turn" in quiet and self.dice.random() < 0.4:
            quiet = ["end turn"]
        chosen = str(self.dice.choice(quiet))
        self.people[seat].post(f"matches/{self.match}/moves", move=chosen, ply=seen["ply"])
        return chosen


def texts(part: Any) -> Iterator[str]:
    """Every word of a message, keys too."""
    if isinstance(part, dict):
        for key, inner in part.items():
            yield key
            yield from texts(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from texts(inner)
    elif isinstance(part, str):
        yield part


def cards_in(message: Any) -> set[str]:
    """The action cards that a message names."""
    return {f"card {number}" for text in texts(message) for number in CARD.findall(text)}


def troops_in(message: Any, reader: str | None) -> set[str]:
    """The troop cards of other factions that a message names."""
    others = set().union(*(TROOPS[seat] for seat in SEATS if seat != reader))
    return {kind for text in texts(message) for kind in others if kind in text}


def without_words(message: Any) -> Any:
    """The catalogues are the same for everybody."""
    return {name: part for name, part in message.items() if name != "words"}


def true_match(record: str) -> Match:
    """The match with everything that was hidden, from its record after the end."""
    match = Match(RULES)
    for line in record.partition("\n\n")[2].splitlines():
        seat, _, words = line.partition(": ")
        match.play(CHANCE if seat == "chance" else SEATS.index(seat), RULES.grammar.parse(words))
    return match


def known_by(match: Match, ply: int, reader: str | None) -> set[str]:
    """The cards that a reader has seen by then: his own, those played, and armies as set up."""
    seen: set[str] = set()
    for at in range(ply + 1):
        view = match.rules.view(match.at(at), SEATS.index(reader) if reader else WATCHER)
        seen |= cards_in(view["discards"]) | troops_in(view, reader)
        if reader:
            seen |= cards_in(view["seats"][reader]["hand"])
    return seen


def leaks(message: Any, reader: str | None, known: set[str]) -> list[str]:
    """What a message tells of cards that its reader has not seen."""
    told = without_words(message)
    return sorted((cards_in(told) | troops_in(told, reader)) - known)


def test_a_round_in_four_browsers_tells_no_secret(invite: Invite) -> None:
    table = WarTable(invite)
    verbs = set()
    wait_for(table.listen)
    while (snapshot := table.view(SEATS[0]))["status"] == "running":
        for seat in table.deciders():
            verbs.add(table.decide(seat).split()[0])
        wait_for(table.listen)
        assert snapshot["view"]["turn"] == 1
    assert {"bid", "place", "buy", "finish"} <= verbs
    match = true_match(table.people[None].context.request.get(
        f"/api/matches/{table.match}/record").text())  # fmt: skip
    for reader, messages in table.heard.items():
        check(match, reader, messages)
        assert table.ears[reader].heard > 100_000


def check(match: Match, reader: str | None, messages: list[Any]) -> None:
    """All that a reader was told while the match ran is what his eyes may see."""
    viewer = SEATS.index(reader) if reader else WATCHER
    known: dict[int, set[str]] = {}
    checked = 0
    for message in messages:
        news = message.get("snapshot", message)
        if "ply" not in news or news.get("status") != "running":
            continue
        ply = news["ply"]
        if ply not in known:
            known[ply] = known_by(match, ply, reader)
        assert leaks(message, reader, known[ply]) == [], (reader, ply)
        if news["asked"] is None:
            assert json.dumps(news["view"]) == json.dumps(match.rules.view(match.at(ply), viewer))
            checked += 1
    assert checked > 10


# ---- the check can fail --------------------------------------------------------------------------


BOUGHT = "Sacred Band"
"""A card of Carthage that no army has at first."""


def a_hand(news: Json) -> None:
    news["view"]["seats"]["Carthage"]["hand"] = [{"card": "card 1"}]


def an_army(news: Json) -> None:
    news["view"]["armies"]["Carthage I"]["cards"] = [{"kind": BOUGHT}]


def an_order(news: Json) -> None:
    news["log"].append({"words": f"buy {BOUGHT} for army I"})


def a_pledge(news: Json) -> None:
    news["hints"]["reminders"] = {"Carthage plays card 1": 1}


def test_the_check_finds_what_is_planted() -> None:
    plants: tuple[Callable[[Json], None], ...] = (a_hand, an_army, an_order, a_pledge)
    view = RULES.view(RULES.start(), SEATS.index("Rome"))
    message: Json = {"snapshot": {"view": deepcopy(view), "log": [], "hints": {}}}
    known = troops_in(view, "Rome")
    assert leaks(message, "Rome", known) == []
    assert BOUGHT not in known
    for plant in plants:
        spoiled = deepcopy(message)
        plant(spoiled["snapshot"])
        assert leaks(spoiled, "Rome", known) != [], plant.__name__
