"""Matches of an older rules version: they open, are read and ended; and go on where they hold."""

import random
from contextlib import closing
from sqlite3 import connect

from rubicon.core.record import read_record
from server.house import House, Player, text_of


def played(house: House, sqlite: str, *changes: str) -> tuple[Player, str, int]:
    """A match that was stored under version 0; something of its log may be different there."""
    server = house.start(sqlite)
    anna, dice = Player(server), random.Random(5)
    match_id = anna.create("me", "me")["id"]
    for _ in range(6):
        anna.random_move(anna.match(match_id), dice)
    ply = anna.match(match_id)["ply"]
    server.stop()
    with closing(connect(sqlite.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE match SET rules_version = 0")
        for change in changes:
            connection.execute(change)
        connection.commit()
    anna.move_to(house.start(sqlite))
    return anna, match_id, ply


def test_a_log_that_holds_goes_on_under_the_new_rules(house: House, sqlite: str) -> None:
    """Also when the same words stand for other numbers now."""
    anna, match_id, ply = played(house, sqlite, "UPDATE entry SET move = move + 1")
    seen = anna.match(match_id)
    assert (seen["ply"], seen["older"]) == (ply, None)
    anna.move(match_id, seen["moves"][0]["words"], ply)
    with closing(connect(sqlite.removeprefix("sqlite:///"))) as connection:
        [(version,)] = connection.execute("SELECT rules_version FROM match")
    assert version > 0
    assert anna.match(match_id)["ply"] > ply


def test_a_log_that_does_not_hold_is_read_exported_and_ended(house: House, sqlite: str) -> None:
    change = "UPDATE entry SET words = 'march Atlantis 3 legions' WHERE ply = 3"
    anna, match_id, ply = played(house, sqlite, change)
    seen = anna.match(match_id)
    assert (seen["ply"], seen["status"], seen["deciding"], seen["moves"]) == (
        3,
        "running",
        None,
        [],
    )
    assert (seen["older"]["version"], seen["older"]["since"]) == (0, 3)
    assert "judged differently since move 4" in text_of(seen["older"])
    error = anna.post(f"matches/{match_id}/moves", {"move": "end turn", "ply": 3}, 409)["error"]
    assert error["text"] == text_of(seen["older"])
    with anna.follow(match_id) as socket:
        assert socket.snapshot["ply"] == 3
    text = anna.http.get(f"/api/matches/{match_id}/record").text
    assert len(read_record(text).moves) == 3
    assert "march Atlantis 3 legions" in text
    assert text.count("# ") >= ply - 3
    assert [one["id"] for one in anna.get("lobby")["mine"]] == [match_id]
    anna.post(f"matches/{match_id}/propose", {"kind": "end"})
    assert anna.match(match_id)["status"] == "ended"
    with closing(connect(sqlite.removeprefix("sqlite:///"))) as connection:
        [(kept,)] = connection.execute("SELECT count(*) FROM entry")
    assert kept == ply, "nothing of it is lost"
