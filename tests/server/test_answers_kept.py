"""Answers are kept: over a kill, between two processes, and from the tables of older servers."""

import asyncio
import os
import random
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, text

from patience import PATIENCE, wait_for
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.registry import find_game
from rubicon.server.errors import Stale
from rubicon.server.store.base import News, Store, open_store
from rubicon.server.store.jobs import bots_due, change_match, keep_answer, load_match
from rubicon.server.store.migrate import config
from rubicon.server.store.rows import Change, Steps
from rubicon.server.store.tables import metadata
from server.house import House, Json, Player, Server
from server.postgres import Cluster
from server.secretive import GAME as CURIA
from server.senate import SETTINGS, WATCHER, Senate, bidding, filling, vetoing

ROUNDS = int(os.environ.get("RUBICON_KILLS", "20")) // 2
RACES = 40
MOST_ANSWERS = 20
"""After so many the lights go out at the latest."""


def store_answer(database: str, match_id: str, seat: int, steps: Steps) -> None:
    """What a process does with the last answer before it shows all; then it dies."""

    async def run() -> None:
        store = await open_store(database)
        loaded = await store.read(load_match(match_id, -1, 0, 0))
        assert loaded is not None
        values: dict[str, Any] = {"answer": steps, "ready": True}
        job = keep_answer(match_id, loaded.row.revision, loaded.seats[seat], values)
        await store.write(job, News(match_id, 0, 0))
        await store.close()

    asyncio.run(run())


def moves(*words: str) -> Steps:
    grammar = CURIA.rules(3, {}, None, "").grammar
    return [[grammar.parse(one)] for one in words]


# ---- a kill --------------------------------------------------------------------------------------


def test_an_answer_that_was_acknowledged_survives(house: House, database: str) -> None:
    server = house.start(database, **SETTINGS)
    senate = Senate(server, filling(3))
    senate.move("Cassius", "add 2")
    senate.move("Brutus", ["add 1", "seal"])
    server.kill()
    senate.move_to(house.start(database, **SETTINGS))
    assert senate.seen("Cassius")["asked"]["answers"] == {"Cassius": ["add 2"]}
    assert senate.ready() == ["Brutus"]
    senate.move("Cassius", "seal")
    senate.move("Cicero", "seal")
    joined = [line["joined"] for line in senate.seen(WATCHER)["log"][:5]]
    assert joined == [False, True, False, True, False]


def test_what_the_last_answer_left_undone_is_done_after_a_restart(
    house: House, database: str
) -> None:
    server = house.start(database, **SETTINGS)
    senate = Senate(server, bidding(3))
    senate.move("Cicero", "bid 3")
    senate.move("Brutus", "bid 1")
    server.kill()
    store_answer(database, senate.id, 1, moves("bid 2"))
    senate.move_to(house.start(database, **SETTINGS))
    wait_for(lambda: senate.ply)
    seen = senate.seen(WATCHER)
    assert (seen["view"]["bids"], seen["to_act"]) == ([1, 2, 3], "Cicero")


def test_another_process_does_it_if_the_first_has_died(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    senate = Senate(house.start(database, **SETTINGS), bidding(2), 2)
    senate.move("Brutus", "bid 1")
    store_answer(database, senate.id, 1, moves("bid 2"))
    wait_for(lambda: senate.ply)
    assert senate.seen(WATCHER)["view"]["bids"] == [1, 2]


def answer_until_the_lights_go_out(
    senate: Senate, name: str, answered: threading.Semaphore
) -> list[str]:
    """Answer, think better of it, answer again; what was acknowledged last."""
    dice, kept = random.Random(name), list[str]()
    try:
        while True:
            words = [f"add {dice.choice([0, 1, 2])}"]
            player = senate.people[name]
            body: Json = {"move": words, "ply": 0}
            if not kept:
                status = player.http.post(f"/api/matches/{senate.id}/moves", json=body).status_code
                kept = words if status == 200 else kept
            else:
                player.post(f"matches/{senate.id}/undo", {})
                kept = []
            answered.release()
    except httpx.HTTPError:
        return kept


def test_kills_at_any_moment_lose_no_answer(house: House, database: str) -> None:
    """At most the one that was on its way is not known."""
    rounds = ROUNDS if database.startswith("sqlite") else max(1, ROUNDS // 5)
    dice = random.Random(rounds)
    server = house.start(database, **SETTINGS)
    names = ("Brutus", "Cassius", "Cicero")
    for _ in range(rounds):
        senate, answered = Senate(server, filling(3)), threading.Semaphore(0)
        with ThreadPoolExecutor(3) as pool:
            playing = [
                pool.submit(answer_until_the_lights_go_out, senate, name, answered)
                for name in names
            ]
            for _ in range(dice.randint(1, MOST_ANSWERS)):
                assert answered.acquire(timeout=PATIENCE)
            server.kill()
        server = house.start(database, **SETTINGS)
        senate.move_to(server)
        for name, one in zip(names, playing, strict=True):
            kept, found = one.result(), senate.seen(name)["asked"]["answers"][name]
            assert len(kept) + len(found) == 1 or kept == found
        for name in names:
            senate.move(name, "seal")
        assert senate.words().count("Brutus: seal") == 1


# ---- two processes -------------------------------------------------------------------------------


def both(calls: Sequence[tuple[Player, str, Json]]) -> list[httpx.Response]:
    """Two requests at the same moment."""
    with ThreadPoolExecutor(len(calls)) as pool:
        sent = [pool.submit(one.http.post, f"/api/{path}", json=body) for one, path, body in calls]
        return [one.result() for one in sent]


@pytest.fixture
def two(house: House, cluster: Cluster) -> tuple[Server, Server]:
    """Two processes on one database."""
    database = cluster.database()
    return house.start(database, **SETTINGS), house.start(database, **SETTINGS)


def test_two_processes_take_the_last_two_answers_at_once(two: tuple[Server, Server]) -> None:
    one, other = two
    senate = Senate(one, bidding(2), 2)
    senate.people["Cassius"].move_to(other)
    for number in range(RACES):
        match_id = again(senate)
        bids = [f"bid {number % 4}", f"bid {number // 4 % 4}"]
        path = f"matches/{match_id}/moves"
        people = senate.people.values()
        calls = [
            (player, path, {"move": bid, "ply": 0})
            for player, bid in zip(people, bids, strict=True)
        ]
        answers = both(calls)
        assert [answer.status_code for answer in answers] == [200, 200]
        for player in people:
            seen = wait_for(lambda p=player: (s := p.match(match_id))["ply"] and s)  # noqa: B023
            assert [line["seat"] for line in seen["log"]] == ["Brutus", "Cassius"]
            assert seen["view"]["bids"] == [int(bid[-1]) for bid in bids]
            assert seen["revision"] == 3, "opened, begun, shown"


def again(senate: Senate) -> str:
    """Another match of the same two."""
    first, second = senate.people.values()
    seats = [{"kind": "me"}, {"kind": "invite"}]
    wish = {"game": "curia", "players": 2, "seats": seats, "position": bidding(2)}
    made = first.post("matches", wish, 201)
    token = made["invites"]["Cassius"].rpartition("/")[2]
    second.post(f"matches/{made['id']}/join", {"token": token, "written": True})
    wait_for(lambda: first.match(made["id"])["status"] == "running")
    return str(made["id"])


def test_who_takes_back_at_the_last_moment_is_not_shown(two: tuple[Server, Server]) -> None:
    """Either it is taken back, or it is too late and he is told so."""
    one, other = two
    senate = Senate(one, bidding(2), 2)
    brutus, cassius = senate.people.values()
    cassius.move_to(other)
    came = set()
    for _ in range(RACES):
        match_id = again(senate)
        brutus.move(match_id, "bid 3", 0)
        calls: list[tuple[Player, str, Json]] = [
            (brutus, f"matches/{match_id}/undo", {}),
            (cassius, f"matches/{match_id}/moves", {"move": "bid 1", "ply": 0}),
        ]
        undo, answer = both(calls)
        came.add((undo.status_code, answer.status_code))
        assert answer.status_code == 200, answer.text
        if undo.status_code == 200:
            assert brutus.match(match_id)["ply"] == 0
            brutus.move(match_id, "bid 0", 0)
        else:
            assert undo.status_code == 409
        for player in (brutus, cassius):
            seen = wait_for(lambda p=player: (s := p.match(match_id))["ply"] and s)  # noqa: B023
            assert seen["view"]["bids"] == [0 if undo.status_code == 200 else 3, 1]
    assert came <= {(200, 200), (409, 200)}


def test_what_one_process_has_taken_another_does_not_overwrite(
    house: House, cluster: Cluster
) -> None:
    """The same seat at two processes: the second must have seen what the first took."""
    database = cluster.database()
    senate = Senate(house.start(database, **SETTINGS), filling(2), 2)

    async def run() -> None:
        store = await open_store(database)
        loaded = await store.read(load_match(senate.id, -1, 0, 0))
        assert loaded is not None
        seat, revision = loaded.seats[0], loaded.row.revision
        first: dict[str, Any] = {"answer": moves("add 1"), "ready": False}
        await store.write(keep_answer(senate.id, revision, seat, first))
        await store.write(keep_answer(senate.id, revision, seat, first))
        second: dict[str, Any] = {"answer": moves("add 4"), "ready": False}
        with pytest.raises(Stale):
            await store.write(keep_answer(senate.id, revision, seat, second))
        shown = Change(senate.id, revision, {"revision": revision + 1}, answers={})
        with pytest.raises(Stale):
            await store.write(change_match(shown))
        sits = Change(senate.id, revision, {"revision": revision + 1}, seats=[seat])
        await store.write(change_match(sits), News(senate.id, revision + 1, 0))
        await store.close()

    asyncio.run(run())
    wait_for(lambda: senate.seen("Brutus")["revision"] == 3)
    assert senate.seen("Brutus")["asked"]["answers"] == {"Brutus": ["add 1"]}


def test_a_window_is_closed_once_by_two_processes(house: House, cluster: Cluster) -> None:
    """Both count the time; the first one passes for those who can only pass."""
    database = cluster.database()
    short = SETTINGS | {"window_seconds": 0.05}
    one, other = (house.start(database, **short) for _ in range(2))
    for _ in range(10):
        senate = Senate(one, vetoing(3, letters=[3, 4, 5]))
        senate.people["Cicero"].move_to(other)
        for name in ("Brutus", "Cicero"):
            wait_for(lambda s=senate, n=name: s.seen(n)["ply"])
            words = senate.words(name)
            assert [line for line in words if line.endswith((": answer", ": pass"))] == [
                f"{seat}: {'pass' if seat == name else 'answer'}" for seat in senate.people
            ]


# ---- the tables ----------------------------------------------------------------------------------


def test_a_bot_that_has_answered_is_not_late(house: House, sqlite: str) -> None:
    """Otherwise every match that waits for a person would be loaded again and again."""
    server = house.start(sqlite, **SETTINGS)
    anna = Player(server)
    match_id = anna.create("me", "random", game="curia", position=bidding(2))["id"]
    wait_for(lambda: anna.match(match_id)["seats"][1]["ready"])
    owing = anna.create("me", "random", game="curia", position=bidding(2))["id"]
    server.kill()

    async def late() -> list[str]:
        store: Store = await open_store(sqlite)
        await store.write(forget(owing))
        found = await store.read(bots_due(time.time() + 1))
        await store.close()
        return found

    assert asyncio.run(late()) == [owing]
    store_answer(sqlite, match_id, 0, moves("bid 1"))
    assert sorted(asyncio.run(late())) == sorted([owing, match_id]), "now all have answered"


def forget(match_id: str) -> Any:
    """A job after which nobody has answered."""

    def job(connection: Connection) -> None:
        gone = "UPDATE seat SET answer = NULL, ready = false WHERE match_id = :id"
        connection.execute(text(gone), {"id": match_id})

    return job


OLD = {
    "match": """INSERT INTO match (id, game, rules_version, players, options, public, created_by,
created, updated, status, revision, ply, turn, to_act, bot_due) VALUES ('old', 'triumvirate',
:version, 2, '{}', true, :me, 0, 0, 'running', 1, :ply, 1, :to_act, false)""",
    "seat": """INSERT INTO seat (match_id, seat, kind, identity_id, resigned) VALUES ('old', :seat,
'person', :me, false)""",
    "entry": """INSERT INTO entry (match_id, ply, seat, move, words, forced, revision, at) VALUES
('old', :ply, :seat, :move, :words, false, 1, 0)""",
}


def test_a_match_from_before_answers_goes_on(house: House, database: str) -> None:
    """What nobody has judged counts as shown; whose turn it is, the lobby knows."""
    anna = Player(house.start(database))
    anna.post("me", {"name": "Anna"})
    anna.server.kill()
    match = Match(find_game("triumvirate").rules(2, {}, None, ""))
    for _ in match.settle(Rng(3)):
        pass
    leader = match.state.to_act()
    match.play(leader, match.state.legal()[0])

    def go_back(connection: Connection) -> None:
        me = connection.execute(text("SELECT id FROM identity")).scalar()
        kept = connection.execute(text("SELECT name, value FROM setting")).all()
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        command.upgrade(config(connection), "0002")
        for name, value in kept:
            both = {"name": name, "value": value}
            connection.execute(text("INSERT INTO setting VALUES (:name, :value)"), both)
        identity = "INSERT INTO identity (id, name, created, seen) VALUES (:me, 'Anna', 0, 0)"
        connection.execute(text(identity), {"me": me})
        now = {"version": match.rules.game.version, "me": me, "ply": len(match.log)}
        connection.execute(text(OLD["match"]), now | {"to_act": match.state.to_act()})
        for seat in range(2):
            connection.execute(text(OLD["seat"]), {"seat": seat, "me": me})
        for ply, entry in enumerate(match.log):
            words = match.rules.grammar.words(entry.move)
            values = {"ply": ply, "seat": entry.seat, "move": entry.move, "words": words}
            connection.execute(text(OLD["entry"]), values)

    async def run() -> None:
        store = await open_store(database)
        await store.write(go_back)
        await store.close()

    asyncio.run(run())
    anna.move_to(house.start(database))
    [mine] = anna.get("lobby")["mine"]
    assert (mine["id"], mine["your_turn"]) == ("old", True)
    seen = anna.match("old")
    assert seen["ply"] == len(match.log)
    name = match.rules.seats[leader]
    error = anna.post("matches/old/undo", {"seat": name}, 409)["error"]
    assert error["text"].startswith("There is nothing to undo: something hidden has been shown")
    anna.move("old", seen["moves"][0]["words"], seen["ply"])
    assert anna.match("old")["ply"] > seen["ply"]
