"""Programs on a server: only its operator's, by name; whatever they do, matches go on."""

import os
import sys
from pathlib import Path

from patience import wait_for
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.server.worker import WorkerTable
from server.house import House, Player, Server
from server.test_durability import alive, children

ROOT = Path(__file__).parents[2]
SIMPLE = f"{sys.executable} {ROOT / 'examples' / 'simple_bot.py'}"
HOSTILE = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'hostile.py'}"
PROGRAMS = [["simple", SIMPLE], ["moody", f"{HOSTILE} crash"], ["hanger", f"{HOSTILE} stays"]]


def warnings(server: Server) -> list[str]:
    return [line["text"] for line in server.logged() if line["level"] != "info"]


def test_a_program_is_offered_by_its_name_and_plays(house: House, sqlite: str) -> None:
    server = house.start(sqlite, bot_programs=PROGRAMS)
    anna = Player(server)
    bots = {bot["name"]: bot for bot in anna.get("games")[0]["bots"]}
    assert {"greedy", "simple", "moody"} <= bots.keys()
    assert SIMPLE not in str(bots)
    match_id = anna.create("simple", "greedy")["id"]
    assert wait_for(lambda: anna.match(match_id)["status"] == "over")
    assert warnings(server) == []
    (worker,) = children(server.pid)
    wait_for(lambda: not children(worker))


def test_no_request_names_a_program(house: House, sqlite: str, tmp_path: Path) -> None:
    anna, trap = Player(house.start(sqlite, bot_programs=PROGRAMS)), tmp_path / "trap"
    for name in (
        f"program:touch {trap}",
        "program:true",
        "program",
        f"simple; touch {trap}",
        SIMPLE,
    ):
        seats = [{"kind": "bot", "bot": name[:40]}, {"kind": "me"}]
        assert anna.create_fails({"seats": seats})["code"] == "bad_input"
        match_id = anna.create("me", "me")["id"]
        wish = {"seat": "Caesar", "bot": name[:40]}
        anna.post(f"matches/{match_id}/stand-in", wish, 400)
    assert not trap.exists()


def test_a_fault_is_logged_with_its_match(house: House, sqlite: str) -> None:
    server = house.start(sqlite, bot_programs=PROGRAMS)
    anna = Player(server)
    match_id = anna.create("moody", "greedy")["id"]
    assert wait_for(lambda: anna.match(match_id)["status"] == "over")
    said = wait_for(lambda: warnings(server))
    assert all(text.startswith(f"match {match_id} ply ") for text in said)
    assert "RuntimeError: out of ideas; greedy makes this decision." in said[0]


def test_programs_end_with_their_server(house: House, sqlite: str) -> None:
    server = house.start(sqlite, bot_programs=PROGRAMS)
    anna = Player(server)
    match_id = anna.create("hanger", "me")["id"]
    wait_for(lambda: anna.match(match_id)["deciding"])
    (worker,) = children(server.pid)
    programs = children(worker)
    assert programs
    server.kill()
    wait_for(lambda: not any(alive(pid) for pid in (worker, *programs)))


def test_programs_end_with_a_match_that_people_end(house: House, sqlite: str) -> None:
    server = house.start(sqlite, bot_programs=PROGRAMS)
    anna = Player(server)
    match_id = anna.create("hanger", "me")["id"]
    wait_for(lambda: anna.match(match_id)["deciding"])
    (worker,) = children(server.pid)
    assert children(worker)
    anna.post(f"matches/{match_id}/resign", {})
    wait_for(lambda: not children(worker))
    os.kill(worker, 0)


def test_greedy_plays_for_a_program_that_is_not_there_any_more(house: House, sqlite: str) -> None:
    server = house.start(sqlite, bot_programs=PROGRAMS)
    anna = Player(server)
    match_id = anna.create("simple", "me")["id"]
    wait_for(lambda: anna.match(match_id)["deciding"])
    server.stop()
    server = house.start(sqlite)
    anna.move_to(server)
    snapshot = begun = anna.match(match_id)
    while snapshot["view"]["turn"] < begun["view"]["turn"] + 2:
        anna.move(match_id, snapshot["moves"][-1]["words"], snapshot["ply"])
        snapshot = wait_for(lambda: (one := anna.match(match_id))["deciding"] and one)
    assert anna.create_fails({"seats": [{"kind": "bot", "bot": "simple"}, {"kind": "me"}]})
    assert warnings(server) == []


# ---- the worker's memory -------------------------------------------------------------------------


class Guest(GreedyBot):
    """Notes its leaving."""

    closed = False

    def close(self) -> None:
        self.closed = True


def seated(table: WorkerTable, match: str, seat: int) -> Guest:
    """The bot there; a new one is a guest of ours."""
    place = (match, seat, "greedy")
    table.bots.setdefault(place, Guest())
    bot = table.bot(*place)
    assert isinstance(bot, Guest)
    return bot


def test_a_seat_of_a_match_keeps_its_bot() -> None:
    table = WorkerTable()
    bot = table.bot("m", 0, "greedy")
    assert table.bot("m", 0, "greedy") is bot
    assert table.bot("m", 1, "greedy") is not bot
    assert table.bot("n", 0, "greedy") is not bot
    assert table.bot("m", 0, "random") is not bot


def test_only_so_many_bots_are_kept() -> None:
    table = WorkerTable(kept=2)
    one, two = seated(table, "m", 0), seated(table, "m", 1)
    assert seated(table, "m", 0) is one
    seated(table, "n", 0)
    assert (one.closed, two.closed) == (False, True)
    table.leave("m")
    assert one.closed
    assert len(table.bots) == 1
    table.close()
    assert not table.bots
