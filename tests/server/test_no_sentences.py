"""No sentence leaves the server: matches are played with every address read, to the last string.

What it sends is ids, names that a game knows, notation, numbers, and what people have written. The
page forms the sentences. And no phrase carries more than its entry speaks of: what is not said
must not be sent beside it either.
"""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from patience import wait_for
from rubicon.core.contract import Rules
from rubicon.core.record import FIRST_LINE
from rubicon.registry import find_game
from rubicon.server.openapi import description
from rubicon.words.entries import Entry, read_entries
from rubicon.words.scopes import ENGLISH, source
from server.follower import Follower
from server.house import GAME, House, Json, Player, Server, in_full
from server.secretive import GAME as CURIA
from server.test_duplicates import BOT, compared, duplicate, play_out

GAMES = (GAME, "triumvirate", "curia")
DECISIONS = 60
"""Of a match, before the players agree to end it."""
SEATS = {GAME: 3, "triumvirate": 2, "curia": 3}
SETTINGS: Json = {"extra_games": ["server.secretive"], "window_seconds": 0.01}
AS_WRITTEN = "core.as-written"
NOT_READ = {
    "GET /api/words",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/shapes",
    "GET /api/matches/{match_id}/record",
}
"""Catalogues, rulebooks, records and descriptions for programs are texts by their nature."""
WORDS = ("words", "group", "moves", "answers", "examples", "example")
"""Where notation stands."""
WRITTEN = {"Ave, Caesar.", "Anna Livia Plurabelle.", "Nero Claudius.", "fly to Rome."}
"""What people write here; it comes back as it is."""
PLAIN = re.compile(r"[^\s]*")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+")
FEW_WORDS = re.compile(r"[a-z]+( [a-z]+){0,3}")
"""A phase, or a move of which one may not know more."""
GUEST = re.compile(r"Guest \d{4}")


class Reader(Player):
    """Somebody who keeps all that he is sent."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.kept: list[tuple[str, Any]] = []
        self.http.event_hooks = {"response": [self.keep]}

    def keep(self, answer: httpx.Response) -> None:
        answer.read()
        place = f"{answer.request.method} {address_of(answer.request.url.path)}"
        if place not in NOT_READ or answer.status_code >= 400:
            told = answer.json()
            self.kept.append((place, in_full(told) if is_range(told) else told))

    def ask(self, method: str, path: str, **body: Any) -> None:
        """Ask for something, whatever comes of it."""
        self.http.request(method, f"/api/{path}", json=body if method == "POST" else None)


@cache
def addresses() -> dict[str, re.Pattern[str]]:
    """Every address of the web API, with what it looks like when it is asked."""
    paths = description()["paths"]
    return {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in paths}


def address_of(path: str) -> str:
    """The address to which a path belongs; the path itself, if to none."""
    return next((one for one, form in addresses().items() if form.fullmatch(path)), path)


# ---- what a string may be ------------------------------------------------------------------------


def rules_of(game: str, players: int) -> Rules:
    found: Any = CURIA if game == "curia" else find_game(game)
    rules: Rules = found.rules(players, {}, None, "")
    return rules


def strings(value: Any) -> Iterator[str]:
    """Every string in a value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)


def names_of(game: str) -> set[str]:
    """What a game calls its seats, areas, cards and settings."""
    found: set[str] = set()
    for players in range(2, SEATS[game] + 1):
        rules = rules_of(game, players)
        found |= {*rules.seats, rules.board_name, *strings(rules.describe_board())}
        found |= {*strings([one.values for one in rules.game.options])}
        found |= {verb.name for verb in rules.grammar.verbs} | {FIRST_LINE}
    assert not [name for name in found if name.endswith(".") or name.count(" ") > 3], "names"
    return found


def entries_of(scope: str) -> dict[str, Entry]:
    """The entries of an English catalogue."""
    return read_entries(source(scope, ENGLISH) or "", scope)


class Censor:
    """Finds the sentences in answers about one game."""

    def __init__(self, game: str) -> None:
        self.game, self.names = game, names_of(game)
        rules = rules_of(game, 2)
        self.verbs = {verb.name.split()[0] for verb in rules.grammar.verbs}
        self.entries = {scope: entries_of(scope) for scope in ("core", "server", game)}
        self.phrases: set[str] = set()

    def objections(self, place: str, value: Any, key: str = "") -> Iterator[str]:
        """What should not be in an answer."""
        if isinstance(value, str):
            if not self.is_fine(key, value):
                yield f"{place} {key}: {value!r}"
        elif isinstance(value, list):
            for one in value:
                yield from self.objections(place, one, key)
        elif isinstance(value, dict) and set(value) == {"list", "by"}:
            yield from self.objections(place, value["list"], key)
        elif isinstance(value, dict) and set(value) == {"id", "fields"}:
            yield from self.phrase_objections(place, value)
        elif isinstance(value, dict):
            if {"name", "entry"} <= set(value):
                yield from self.event_objections(place, value)
            for name, one in value.items():
                if not is_text(place, key, name):
                    yield from self.objections(place, one, key if key == "answers" else name)

    def is_fine(self, key: str, text: str) -> bool:
        """An id, a name, notation, a moment, or what people wrote."""
        if key in WORDS:
            verb, _, rest = text.strip("'").partition(" ")
            is_said = verb in self.verbs and not text.endswith(".")
            return not rest or is_said or FEW_WORDS.fullmatch(text) is not None
        known = text in self.names or text in WRITTEN
        known |= key == "phase" and FEW_WORDS.fullmatch(text) is not None
        return known or any(form.fullmatch(text) for form in (PLAIN, TIME, GUEST))

    def phrase_objections(self, place: str, told: Json) -> Iterator[str]:
        """A phrase must be in a catalogue, and have no field of which that does not speak."""
        scope, _, entry = told["id"].partition(".")
        if told["id"] == AS_WRITTEN:
            yield f"{place}: {told}"
            return
        self.phrases.add(told["id"])
        found = self.entries.get(scope, {}).get(entry)
        if found is None:
            yield f"{place}: there is no entry {told['id']}"
        elif not set(told["fields"]) <= found.fields:
            yield f"{place}: {told['id']} does not speak of all of {told['fields']}"
        yield from self.objections(place, told["fields"], "fields")

    def event_objections(self, place: str, event: Json) -> Iterator[str]:
        """An event is of the game's catalogue."""
        if event["entry"] not in self.entries[self.game]:
            yield f"{place}: there is no entry {event['entry']}"


def is_text(place: str, key: str, name: str) -> bool:
    """Where texts stand by their nature: an error's for use by hand, and what people say."""
    said = place == "POST /api/matches/{match_id}/chat" or key == "chat"
    return name == "text" and (key == "error" or said)


# ---- matches -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def reading(nursery: House, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server with all games."""
    folder: Path = tmp_path_factory.mktemp("reading")
    return nursery.start(f"sqlite:///{folder}/reading.sqlite3", **SETTINGS)


def seated(server: Server, game: str) -> tuple[str, list[Reader]]:
    """A match between people, and a watcher, the last of them."""
    people = [Reader(server) for _ in range(SEATS[game] + 1)]
    people[0].post("me", {"name": "Anna Livia Plurabelle."})
    made = people[0].create("me", *["invite"] * (SEATS[game] - 1), game=game)
    for reader, path in zip(people[1:], made["invites"].values(), strict=False):
        reader.post(f"matches/{made['id']}/join", {"token": path.rpartition("/")[2]})
    return made["id"], people


def play(match_id: str, people: list[Reader], dice: random.Random) -> list[str]:
    """Play for a while, and look around at each decision; the words that were used."""
    used: list[str] = ["fly to Rome."]
    for _ in range(DECISIONS):
        seen = [reader.match(match_id) for reader in people]
        if seen[0]["status"] != "running":
            break
        able = [i for i, one in enumerate(seen) if one["moves"]]
        if not able:
            wait_for(lambda: any(goes_on(reader.match(match_id)) for reader in people))
            continue
        actor = dice.choice(able)
        look_around(people[actor], seen[actor], used, dice)
        words = dice.choice(seen[actor]["moves"])["words"]
        people[actor].ask("POST", f"matches/{match_id}/moves", move=words, ply=seen[actor]["ply"])
        used.append(words)
        if dice.random() < 0.2:
            people[actor].ask("POST", f"matches/{match_id}/undo", seat=None)
            people[actor].ask("POST", f"matches/{match_id}/redo", seat=None)
    return used


def goes_on(seen: Json) -> bool:
    """Whether there is something to do, or nothing any more."""
    return bool(seen["moves"]) or seen["status"] != "running"


def look_around(reader: Reader, seen: Json, used: list[str], dice: random.Random) -> None:
    """Ask everything that can be asked about a position."""
    path, ply = f"matches/{seen['id']}", seen["ply"]
    for move in dice.sample(seen["moves"], min(3, len(seen["moves"]))):
        reader.ask("GET", f"{path}/odds?move={move['words']}")
        reader.ask("POST", f"{path}/draft", moves=[move["words"]], ply=ply)
    for words in (*dice.sample(used, min(4, len(used))), dice.choice(seen["moves"])["words"]):
        reader.ask("POST", f"{path}/why", move=words)
        reader.ask("POST", f"{path}/draft", moves=[words, words], ply=ply)
    wrong = seen["seats"][dice.randrange(len(seen["seats"]))]["seat"]
    reader.ask("POST", f"{path}/moves", move=dice.choice(used), ply=ply, seat=wrong)


def look_back(reader: Reader, match_id: str) -> None:
    """All that can be asked about a match as a whole."""
    ply = reader.match(match_id)["ply"]
    for path in (
        "",
        "/log",
        "/views",
        "/board",
        "/record",
        "/comparison",
        "/lead",
        f"/at/{ply // 2}",
    ):
        reader.ask("GET", f"matches/{match_id}{path}")
    for viewer in ("open", "Nero Claudius."):
        reader.ask("GET", f"matches/{match_id}/log?viewer={viewer}")
    line = reader.http.get(f"/api/matches/{match_id}/at/{ply}").json()["line"]
    reader.http.get("/api/position", params={"line": line or "Nero Claudius."})
    for path in ("lobby", "games", "me", "me/here"):
        reader.ask("GET", path)


def keep(reader: Any) -> None:
    """Ask for everything about devices, codes and passkeys, mostly in vain."""
    reader.ask("GET", "me/devices")
    reader.ask("POST", "me/devices/revoke", id="Nero")
    reader.ask("POST", "me/code")
    reader.ask("POST", "me/recover", code="Nero")
    reader.ask("POST", "me/passkeys/new")
    reader.ask("POST", "me/passkeys", id="x", client_data="x", attestation="x")
    reader.ask("POST", "me/passkeys/remove", id="Nero")
    reader.ask("POST", "me/passkeys/ask")
    empty = dict.fromkeys(("authenticator_data", "signature", "user_handle"), "x")
    reader.ask("POST", "me/passkeys/use", id="x", client_data="x", **empty)


def bother(reader: Reader, match_id: str, game: str) -> None:
    """Everything else, mostly where it can't be."""
    path = f"matches/{match_id}"
    for body in (
        {"text": "Ave, Caesar."}, {"text": ""}, {"text": "a\x07"}, {"text": 1}, {"nonsense": 1},
    ):  # fmt: skip
        reader.ask("POST", f"{path}/chat", **body)
    for bot in ("greedy", "Nero Claudius.", None):
        for seat in ("Nero Claudius.", reader.match(match_id)["seats"][1]["seat"]):
            reader.ask("POST", f"{path}/stand-in", seat=seat, bot=bot)
    reader.ask("POST", f"{path}/stand", passes=True)
    reader.ask("POST", f"{path}/propose", kind="takeback", ply=99_999)
    reader.ask("POST", f"{path}/propose", kind="war")
    reader.ask("POST", f"{path}/join", seat="Nero Claudius.")
    reader.ask("POST", f"{path}/resign", seat="Nero Claudius.")
    reader.ask("POST", f"{path}/moves", move={"verb": "fly to Rome."}, ply=0)
    reader.ask("POST", f"{path}/moves", move=[], ply=reader.match(match_id)["ply"])
    reader.ask("GET", f"{path}/at/99999")
    reader.ask("GET", f"{path}/at/Nero")
    for wish in ({}, {"game": game, "players": 2, "seats": [{"kind": "me"}]}, {"game": "go"}):
        reader.ask("POST", "matches", **wish)
    seats = [{"kind": "me"}] * 2
    for more in ({"options": {"Nero": 1}}, {"position": {"turn": "x"}}, {"board": "name = 3"}):
        reader.ask("POST", "matches", game=game, players=2, seats=seats, **more)
    reader.ask("POST", "records", record="Nero Claudius.")
    reader.ask("POST", f"games/{game}/board-check", board="name = 3")
    reader.ask("POST", "me", name="")
    reader.ask("POST", "me/claim", token="Nero")
    reader.ask("POST", "me/link")
    keep(reader)
    reader.ask("POST", "duplicates", game=game, first=seats, second=seats)
    reader.ask("GET", "nowhere")
    reader.ask("DELETE", "me")
    reader.http.get("/healthz")
    reader.http.get("/readyz")
    for bot in ("greedy", "Nero Claudius."):
        reader.ask("POST", f"{path}/substitute", bot=bot)
    reader.ask("POST", f"{path}/close")


def learn(reader: Reader, game: str) -> None:
    """The lessons, with a right move and wrong ones in each."""
    told = next(one for one in reader.get("games") if one["id"] == game)
    reader.ask("POST", f"games/{game}/lessons/Nero")
    for lesson in told["lessons"]:
        match_id = reader.post(f"games/{game}/lessons/{lesson['id']}", {})["id"]
        now = reader.match(match_id)
        words = [now["moves"][0]["words"], now["moves"][-1]["words"], now["lesson"]["example"]]
        for move in words:
            ply = reader.match(match_id)["ply"]
            reader.ask("POST", f"matches/{match_id}/moves", move=move, ply=ply)
        reader.match(match_id)
        for to in ("step", "start", "Nero"):
            reader.ask("POST", f"matches/{match_id}/lesson", to=to)
        reader.ask("POST", f"matches/{match_id}/resign")


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_has_a_sentence(reading: Server, game: str) -> None:
    match_id, people = seated(reading, game)
    with people[0].follow(match_id) as socket:
        play(match_id, people, random.Random(game))
        look_back(people[0], match_id)
        look_back(people[-1], match_id)
        for reader in (people[0], people[-1]):
            bother(reader, match_id, game)
        people[0].ask("POST", f"matches/{match_id}/propose", kind="end")
        for reader in people:
            reader.ask("POST", f"matches/{match_id}/answer", yes=True)
        socket.until(lambda seen: seen["status"] != "running")
    look_back(people[0], match_id)
    people[0].ask("POST", f"matches/{match_id}/resign")
    people[0].ask("POST", f"matches/{match_id}/lesson", to="step")
    people[0].ask("POST", "me/revoke")
    learn(people[0], game)
    censor = Censor(game)
    found = [one for reader in people for kept in reader.kept for one in censor.objections(*kept)]
    follower = Follower()
    for message in map(json.loads, socket.texts):
        told = follower.news[-1] if follower.take(message) else message
        found += censor.objections("socket", told)
    assert not found, "\n".join(sorted(set(found))[:30])
    answered = {place for reader in people for place, _ in reader.kept}
    rare = {"POST /api/duplicates", "GET /api/matches/{match_id}/comparison"}
    assert {*operations()} - NOT_READ - rare <= answered, "all that there is was asked"
    assert any(one.startswith("server.") for one in censor.phrases)


def is_range(told: Any) -> bool:
    """Whether an answer is a range of positions, told by their differences."""
    return isinstance(told, dict) and {"first", "changes"} <= set(told)


def operations() -> Iterator[str]:
    """All that can be asked of the server."""
    for path, methods in description()["paths"].items():
        yield from (f"{method.upper()} {path}" for method in methods)


def test_no_comparison_has_a_sentence(reading: Server) -> None:
    anna, censor = Reader(reading), Censor("triumvirate")
    made = duplicate(anna, [{"kind": "me"}, BOT], [BOT, BOT])
    [first, _] = [table["id"] for table in made["tables"]]
    anna.ask("GET", f"matches/{first}/comparison")
    play_out(first, anna)
    compared(anna, first)
    look_back(anna, first)
    found = {one for kept in anna.kept for one in censor.objections(*kept)}
    assert not found, "\n".join(sorted(found)[:30])
    assert any("verdict" in one for one in censor.phrases)


# ---- the censor itself ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        {"prompt": "Caesar must move."},
        {"seats": [{"name": "Nobody sits here"}]},
        {"log": [{"words": "Caesar marches.", "ply": 1}]},
        {"says": {"id": "server.no-such-entry", "fields": {}}},
        {"says": {"id": "server.over", "fields": {"card": "C7"}}},
        {"says": {"id": "server.no-such-seat", "fields": {"given": "It is there."}}},
        {"chat": [{"name": "Anna", "text": "Ave.", "seat": "It is hers."}]},
    ],
)
def test_the_censor_finds_sentences(answer: Json) -> None:
    assert list(Censor(GAME).objections("GET /api/lobby", answer))


def test_the_censor_lets_the_rest_pass() -> None:
    answer = {
        "says": {"id": "server.no-such-seat", "fields": {"given": "Nero Claudius."}},
        "error": {"text": "There is no seat 'Nero' in this match."},
        "chat": [{"name": "Guest 1234", "text": "It is over, is it not?"}],
        "log": [{"words": "march Gallia Cisalpina", "seat": "Caesar"}],
        "areas": ["Gallia Cisalpina"],
        "updated": "2026-01-01T00:00:00.000+00:00",
    }
    assert not list(Censor(GAME).objections("GET /api/lobby", answer))
