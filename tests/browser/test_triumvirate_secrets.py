"""Every byte that reaches a browser: no card that its reader may not know, in words or fields."""

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from browser.card_table import SUITS, enter, plays_on, sit, wait_until_asked
from browser.conftest import Invite
from browser.ears import Ears
from browser.guest import Guest, Json
from patience import wait_for
from rubicon.registry import GAMES, find_game
from rubicon.words import sources

SEATS = ("Aemilii", "Claudii")
CARD = re.compile(r"\b(Caesar|Pompeius|Crassus)\W{0,3}([0-8])\b", re.IGNORECASE)
DECISIONS = 30
ALL = {f"{suit} {rank}" for suit in SUITS for rank in range(9)}


# ---- the check -----------------------------------------------------------------------------------


def strings(part: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every word of a message, keys too, and where it stands."""
    if isinstance(part, dict):
        for key, inner in part.items():
            yield f"{path}.{key} (key)", key
            yield from strings(inner, f"{path}.{key}")
    elif isinstance(part, list):
        for inner in part:
            yield from strings(inner, path)
    elif isinstance(part, str):
        yield path, part


def cards_in(text: str) -> set[str]:
    return {f"{suit.capitalize()} {rank}" for suit, rank in CARD.findall(text)}


def leaks(message: Any, secrets: set[str], hidden: set[str]) -> list[str]:
    """Where a message tells of secrets, cards that its reader has never seen and others hold.

    The counting aid names all cards, so there it is not the name that counts but what is said: a
    secret must not differ from the other hidden cards, which nobody holds.
    """
    message, found = deepcopy(message), []
    if message.get("words") == catalogues(message):
        del message["words"]  # the catalogues are the same for everybody
    for hints in every(message, "hints"):
        counting = hints.pop("counting", None)
        found += [f"counting: {one}" for one in singled_out(counting, hidden)]
    for path, text in strings(message):
        told = cards_in(text) & secrets
        if told:
            found.append(f"{path}: {sorted(told)}")
    return found


def catalogues(message: Any) -> Json:
    """The packaged ones of all scopes that a message has."""
    for game in GAMES:
        find_game(game)
    found: Json = sources("en", message.get("words", []))
    return found


def every(part: Any, name: str) -> Iterator[Json]:
    """Every object with this name, wherever it stands."""
    if isinstance(part, dict):
        for key, inner in part.items():
            if key == name and isinstance(inner, dict):
                yield inner
            yield from every(inner, name)
    elif isinstance(part, list):
        for inner in part:
            yield from every(inner, name)


def singled_out(counting: Json | None, hidden: set[str]) -> list[str]:
    """Cards of a suit that were never seen are all alike to a counter: none stands out."""
    if not counting:
        return []
    found = [] if hidden <= set(counting["unseen"]) else ["unseen"]
    for suit in SUITS:
        said = {card: counting["places"][card] for card in hidden if card.startswith(suit)}
        if len({json.dumps(places) for places in said.values()}) > 1:
            found.append(str(said))
    return found


# ---- two at a table, one who watches -------------------------------------------------------------


class CardTable:
    """Three browsers, and what each of them has ever seen."""

    def __init__(self, invite: Invite, options: Json) -> None:
        self.people: dict[str | None, Guest] = {seat: invite() for seat in (*SEATS, None)}
        self.ears = {seat: Ears(person) for seat, person in self.people.items()}
        anna, berta, carla = self.people.values()
        made = sit(anna, "me", "invite", public=True, options=options)
        self.match = made["id"]
        berta.open(made["invites"]["Claudii"])
        enter(anna, self.match)
        enter(carla, self.match)
        self.seen: dict[str | None, set[str]] = {seat: set() for seat in self.people}
        self.messages = 0

    def views(self) -> dict[str, Json]:
        """The position with the eyes of each player, by the web API: no page hears of it."""
        return {seat: self.people[seat].get(f"matches/{self.match}") for seat in SEATS}

    def is_calm(self) -> bool:
        """Whether somebody has to decide, or it is over: answers that are all in are shown soon."""
        return any(view["deciding"] or view["outcome"] for view in self.views().values())

    def secrets(self, views: dict[str, Json], reader: str | None) -> set[str]:
        """What others hold or have pledged and the reader has never seen."""
        held: set[str] = set()
        for seat in SEATS:
            own = views[seat]["view"]["seats"][seat]
            if seat == reader:
                self.seen[reader] |= {*own["hand"], *own["pledges"]}
            else:
                held |= {*own["hand"], *own["pledges"]}
        self.seen[reader] |= {play["card"] for play in views[SEATS[0]]["view"]["plays"]}
        return held - self.seen[reader]

    def check(self) -> None:
        """Nobody has been told anything that he may not know."""
        wait_for(self.is_calm)
        views = self.views()
        ply = views[SEATS[0]]["ply"]
        for seat, person in self.people.items():
            person.at_ply(ply)
            secrets = self.secrets(views, seat)
            for message in self.ears[seat].drain():
                self.messages += 1
                assert leaks(message, secrets, ALL - self.seen[seat]) == [], seat

    def decide(self) -> str | None:
        """The player who is asked decides by clicking."""
        views = self.views()
        seat = next((seat for seat in SEATS if views[seat]["deciding"]), None)
        if seat is None:
            return None
        wait_until_asked(self.people[seat])
        return plays_on(self.people[seat])


@pytest.fixture
def table(invite: Invite) -> CardTable:
    return CardTable(invite, {"first_dealer": "Claudii"})


def test_nothing_sent_to_a_browser_tells_of_cards_it_may_not_know(table: CardTable) -> None:
    table.check()
    done: list[str | None] = []
    while len(done) < DECISIONS and done.count("pledge") < 4:
        done.append(table.decide())
        table.check()
    assert done.count("pledge") >= 2, "two hands were played, with secret pledges between them"
    assert table.messages >= 3 * len(done)
    assert all(ears.heard > 10_000 for ears in table.ears.values())


def test_a_decision_on_a_pledge_shows_nothing_until_both_are_made(table: CardTable) -> None:
    anna, berta = (table.people[seat] for seat in SEATS)
    while table.views()["Aemilii"]["view"]["phase"] != "pledge":
        table.decide()
    table.check()
    before = table.views()["Claudii"]
    assert plays_on(anna) == "pledge"
    table.check()
    after = table.views()["Claudii"]
    assert after["seats"][0]["ready"]
    assert after == before | {"seats": after["seats"]}
    assert table.views()["Aemilii"]["asked"]["answers"]["Aemilii"] != []
    assert plays_on(berta) == "pledge"
    table.check()
    assert table.views()["Claudii"]["view"]["seats"]["Aemilii"]["pledged"] == 1


# ---- the check can fail --------------------------------------------------------------------------


def in_the_view(message: Json, card: str) -> None:
    message["snapshot"]["view"]["seats"]["Aemilii"]["hand"] = [card]


def in_the_log(message: Json, card: str) -> None:
    message["snapshot"]["log"][-1]["events"][0]["text"] = f"The Aemilii are dealt {card}."


def in_the_fields(message: Json, card: str) -> None:
    message["snapshot"]["log"][-1]["events"][0]["fields"]["card"] = card


def in_the_moves(message: Json, card: str) -> None:
    message["snapshot"]["moves"].append({"words": f"play {card.lower()}"})


def as_a_key(message: Json, card: str) -> None:
    message["snapshot"]["hints"]["replies"] = {card: {"wins": True}}


def in_the_aid(message: Json, card: str) -> None:
    message["snapshot"]["hints"]["counting"]["places"][card] = [
        {"place": "hand", "seat": "Aemilii"}
    ]


def by_silence(message: Json, card: str) -> None:
    message["snapshot"]["hints"]["counting"]["unseen"].remove(card)


PLANTED: tuple[Callable[[Json, str], None], ...] = (
    in_the_view, in_the_log, in_the_fields, in_the_moves, as_a_key, in_the_aid, by_silence,
)  # fmt: skip


def test_the_check_finds_what_is_planted(table: CardTable) -> None:
    secrets = table.secrets(table.views(), "Claudii")
    assert len(secrets) == 11
    messages = table.ears["Claudii"].drain()
    message = next(one for one in messages if "snapshot" in one)
    hidden = ALL - table.seen["Claudii"]
    assert len(hidden) == 16
    assert leaks(message, secrets, hidden) == []
    for plant in PLANTED:
        for card in sorted(secrets)[:3]:
            spoiled = deepcopy(message)
            plant(spoiled, card)
            assert leaks(spoiled, secrets, hidden) != [], plant.__name__
