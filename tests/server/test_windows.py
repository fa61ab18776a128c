"""Chances to interrupt: they stay open for their time, and nobody sees who could use them.

A server on which they stay open for ever shows what happens before the time is over; started again
on the same database with a short time, it shows what happens then.
"""

import json
import sqlite3
from contextlib import ExitStack, closing
from typing import Any, cast

import pytest

from patience import wait_for
from rubicon.server.bots import Bots
from rubicon.server.desk import Desk
from rubicon.server.games import Catalogue
from rubicon.server.hub import Hub
from rubicon.server.settings import Settings
from rubicon.server.store.base import Store
from rubicon.server.windows import Windows
from server.house import House, Json, Player, Server, Socket
from server.senate import SEATS, SETTINGS, WATCHER, Listening, Senate, vetoing

SHORT: dict[str, Any] = SETTINGS | {"window_seconds": 0.02}
PASSES = [f"{name}: answer" for name in SEATS[:3]]


@pytest.fixture
def slow(house: House, sqlite: str) -> Server:
    """On it a chance to interrupt stays open as long as the test lasts."""
    return house.start(sqlite, **SETTINGS)


def restarted(house: House, database: str, senate: Senate, how: Json = SHORT) -> None:
    """The server ends, and another takes its place."""
    next(iter(senate.all.values())).server.kill()
    senate.move_to(house.start(database, **how))


def passed(socket: Socket, name: str) -> Json:
    """Wait until a seat has passed by itself."""
    return socket.until(lambda s: s["asked"] is None or name in s["asked"]["ready"])


@pytest.mark.parametrize("letters", [[0, 4, 5], [4, 0, 5], [3, 4, 5], [0, 1, 2]])
def test_who_is_asked_does_not_depend_on_a_hand(slow: Server, letters: list[int]) -> None:
    senate = Senate(slow, vetoing(3, letters=letters))
    for name in senate.all:
        asked = senate.seen(name)["asked"]
        assert (asked["seats"], asked["window"]) == (list(SEATS[:3]), True)
    for number, name in enumerate(SEATS[:3]):
        words = [move["words"] for move in senate.seen(name)["moves"]]
        assert words == (["pass", "veto"] if letters[number] < 3 else ["pass"])


def test_it_stays_open_even_when_all_have_answered(house: House, slow: Server, sqlite: str) -> None:
    """Also when nobody can veto: neither early answers nor readiness are shown."""
    senate = Senate(slow, vetoing(3))
    with ExitStack() as stack:
        listening = Listening(stack, senate)
        for name in ("Cassius", "Brutus", "Cicero"):
            senate.move(name, "pass")
        came = listening.since()
    assert len(came[WATCHER]) == 1, "the chat alone"
    for name in SEATS[:3]:
        told = [json.loads(text.replace('"id":N', '"id":0')) for text in came[name]]
        [mine] = [one for one in told if one["type"] == "update"]
        assert mine["change"]["asked"]["answers"][name] == [0, 0, ["pass"]]
        assert mine["change"]["asked"]["answers"].keys() == {name}, "each his own, and the chat"
        assert [one["type"] for one in told if one is not mine] == ["chat"]
    assert (senate.ply, senate.ready()) == (0, [])
    assert senate.seen("Brutus")["asked"]["ready"] == ["Brutus"]
    senate.act("Brutus", "undo")
    senate.move("Brutus", "veto")
    assert senate.ply == 0
    restarted(house, sqlite, senate)
    wait_for(lambda: senate.ply)
    assert senate.words()[:3] == PASSES
    assert senate.seen(WATCHER)["view"]["spent"] == [1, 0, 0]


def test_who_can_only_pass_passes_when_the_time_is_over(house: House, sqlite: str) -> None:
    """A person who could veto keeps it open; the others have passed by then."""
    senate = Senate(house.start(sqlite, **SHORT), vetoing(3))
    with senate.people["Cicero"].follow(senate.id) as socket:
        seen = passed(socket, "Cicero")
        assert seen["asked"]["answers"] == {"Cicero": ["pass"]}
    assert (senate.ply, senate.ready()) == (0, [])
    assert senate.seen("Brutus")["deciding"] == "Brutus"
    assert senate.seen(WATCHER)["asked"]["seats"] == list(SEATS[:3])
    senate.move("Brutus", "pass")
    assert senate.words()[:3] == PASSES


def test_not_before_the_time_is_over(house: House, slow: Server, sqlite: str) -> None:
    senate = Senate(slow, vetoing(3, letters=[3, 4, 5]))
    with ExitStack() as stack:
        listening = Listening(stack, senate)
        assert all(len(texts) == 1 for texts in listening.since().values())
    for name in SEATS[:3]:
        assert senate.seen(name)["asked"]["ready"] == []
    restarted(house, sqlite, senate)
    wait_for(lambda: senate.ply)
    assert senate.words()[:3] == PASSES


def test_one_alone_is_asked_in_the_same_way(house: House, slow: Server, sqlite: str) -> None:
    """Brutus has used his veto; whether Cassius can veto shows in nothing."""
    for letter in (4, 1):
        senate = Senate(slow, vetoing(2, letters=[0, letter], spent=[1, 0], cursor=1), 2)
        assert (senate.seen("Brutus")["asked"]["seats"], senate.ply) == (["Cassius"], 0)
        assert senate.seen("Brutus")["to_act"] is None
        senate.move("Cassius", "pass")
        assert (senate.ply, senate.ready()) == (0, [])
    restarted(house, sqlite, senate)
    wait_for(lambda: senate.ply)
    assert senate.words()[:1] == ["Cassius: answer"]


def test_a_bots_answer_is_not_shown_before(house: House, slow: Server, sqlite: str) -> None:
    anna = Player(slow)
    match_id = anna.create("random", "random", "me", game="curia", position=vetoing(3))["id"]
    stored = wait_for(lambda: answered(sqlite, match_id))
    assert stored == [0, 1]
    seen = anna.match(match_id)
    assert (seen["ply"], seen["thinking"], seen["deciding"]) == (0, False, "Cicero")
    assert not any(one["ready"] for one in seen["seats"])
    slow.kill()
    anna.move_to(house.start(sqlite, **SHORT))
    wait_for(lambda: anna.match(match_id)["ply"])


def answered(database: str, match_id: str) -> list[int] | None:
    """The seats whose answers the tables have, once there are two of them."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        sql = "SELECT seat FROM seat WHERE match_id = ? AND ready ORDER BY seat"
        found = [row[0] for row in connection.execute(sql, (match_id,))]
    return found if len(found) == 2 else None


# ---- standing answers ----------------------------------------------------------------------------


def test_a_standing_answer_is_ones_own_and_holds_over_a_restart(
    house: House, slow: Server, sqlite: str
) -> None:
    senate = Senate(slow, vetoing(3))
    with ExitStack() as stack:
        listening = Listening(stack, senate)
        senate.act("Brutus", "stand", passes=True)
        came = listening.since()
    assert [len(came[name]) for name in ("Cassius", "Cicero", WATCHER)] == [1, 1, 1]
    assert senate.seen("Brutus")["asked"]["standing"] == ["Brutus"]
    assert senate.seen("Brutus")["asked"]["ready"] == []
    assert senate.seen("Cassius")["asked"]["standing"] == []
    restarted(house, sqlite, senate, SETTINGS)
    assert senate.seen("Brutus")["asked"]["standing"] == ["Brutus"]
    restarted(house, sqlite, senate)
    wait_for(lambda: senate.ply)
    assert senate.words()[:3] == PASSES


def test_it_holds_for_this_phase_only(house: House, sqlite: str) -> None:
    """In the next round Brutus is asked again, and his not answering keeps the window open."""
    senate = Senate(house.start(sqlite, **SHORT), vetoing(2), 2, options={"omens": "always"})
    senate.act("Brutus", "stand", passes=True)
    wait_for(lambda: senate.ply)
    leads = next_window(senate)
    assert leads["asked"]["window"]
    with senate.people["Cassius"].follow(senate.id) as socket:
        passed(socket, "Cassius")
    mine = senate.seen("Brutus")
    assert (mine["deciding"], mine["asked"]["standing"]) == ("Brutus", [])
    senate.move("Brutus", "veto")
    assert senate.seen(WATCHER)["view"]["spent"] == [1, 0]


def next_window(senate: Senate) -> Json:
    """Play a round without anything in it until a veto is asked for."""
    while not (seen := senate.seen(WATCHER))["asked"] or not seen["asked"]["window"]:
        for name in senate.people:
            mine = senate.seen(name)
            if mine["deciding"] and not (mine["asked"] or {}).get("window"):
                words = [move["words"] for move in mine["moves"]]
                senate.move(name, "seal" if "seal" in words else words[0])
    return seen


def test_after_the_time_it_counts_at_once(house: House, sqlite: str) -> None:
    senate = Senate(house.start(sqlite, **SHORT), vetoing(2), 2)
    with senate.people["Cassius"].follow(senate.id) as socket:
        passed(socket, "Cassius")
    assert senate.ply == 0
    senate.act("Brutus", "stand", passes=True)
    assert senate.words()[:2] == PASSES[:2]


def test_standing_can_be_taken_back(house: House, slow: Server, sqlite: str) -> None:
    senate = Senate(slow, vetoing(2), 2)
    senate.act("Brutus", "stand", passes=True)
    senate.act("Brutus", "stand", passes=False)
    assert senate.seen("Brutus")["asked"]["standing"] == []
    restarted(house, sqlite, senate)
    with senate.people["Cassius"].follow(senate.id) as socket:
        passed(socket, "Cassius")
    assert (senate.ply, senate.seen("Brutus")["deciding"]) == (0, "Brutus")


def test_where_nobody_is_asked_to_interrupt_nobody_can_stand_aside(slow: Server) -> None:
    anna = Player(slow)
    match_id = anna.create("me", "me")["id"]
    error = anna.post(f"matches/{match_id}/stand", {"passes": True}, 409)["error"]
    assert error["text"] == "Nobody can interrupt now."


def test_a_proposal_does_not_open_it_anew(house: House, sqlite: str) -> None:
    """The time is over once it is over: what people say to each other changes nothing."""
    senate = Senate(house.start(sqlite, **SHORT), vetoing(2), 2)
    with senate.people["Cassius"].follow(senate.id) as socket:
        passed(socket, "Cassius")
        senate.act("Cassius", "propose", kind="end")
        senate.act("Brutus", "answer", yes=False)
        senate.move("Brutus", "pass")
        assert senate.words()[:2] == PASSES[:2]


def test_who_only_hears_of_a_change_closes_questions_but_wakes_no_bots() -> None:
    """Otherwise every process that has the match would think about the same bot's move."""
    settings = Settings("sqlite://")
    desk = Desk(settings, cast(Store, None), Catalogue(), Hub())
    bots, windows = Bots(settings, desk), Windows(desk)
    assert bots.wake in desk.after_change
    assert windows.notice in desk.after_change
    assert desk.after_hearing == [windows.notice]
