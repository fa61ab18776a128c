"""Duplicates: the same cards at two tables, closed to the other table's players, then compared."""

import asyncio
import json
import random
from typing import Any

import pytest

from patience import PATIENCE, wait_for
from rubicon.server.compare import comparison
from rubicon.server.desk import Desk
from rubicon.server.duplicate import look_again, open_duplicate
from rubicon.server.games import Catalogue
from rubicon.server.hub import Hub
from rubicon.server.live import Plan
from rubicon.server.saying import say
from rubicon.server.schema import Comparison
from rubicon.server.settings import Settings
from rubicon.server.store.base import open_store
from rubicon.server.table import ending
from server.house import GAME, House, Json, Player, text_of
from server.postgres import Cluster

SHORT = {"consuls_to_emperor": 1, "markers_to_win": 1, "most_games": 1}
DEAL = 23
"""The first dealer, and eleven cards for each."""
BOT = {"kind": "bot", "bot": "random"}


def duplicate(person: Player, first: list[Json], second: list[Json] | None, **more: Any) -> Json:
    wish = {"game": "triumvirate", "options": SHORT, "first": first, "second": second} | more
    made: Json = person.post("duplicates", wish, 201)
    return made


def accept(person: Player, table: Json) -> None:
    [path] = table["invites"].values()
    person.post(f"matches/{table['id']}/join", {"token": path.rpartition("/")[2]})


def play_out(match_id: str, *people: Player, seed: int = 1) -> None:
    """Play until it is over; bots move by themselves."""
    dice = random.Random(seed)
    while (now := [person.match(match_id) for person in people])[0]["status"] == "running":
        for person, seen in zip(people, now, strict=True):
            if seen["deciding"]:
                person.random_move(seen, dice)


def entries(person: Player, match_id: str) -> list[str]:
    """The moves of a record."""
    text = person.http.get(f"/api/matches/{match_id}/record").text
    return text.partition("\n\n")[2].splitlines()


def compared(person: Player, match_id: str) -> Json:
    """The comparison, once both tables are finished."""
    wait_for(lambda: not person.match(match_id)["duplicate"]["sealed"])
    found: Json = person.get(f"matches/{match_id}/comparison")
    Comparison.model_validate(found)
    return found


def refused(person: Player, path: str, status: int) -> str:
    return str(person.get(path, status)["error"]["text"])


# ---- alone against a bot -------------------------------------------------------------------------


def test_alone_one_is_compared_with_a_bot_in_ones_chair(anna: Player) -> None:
    made = duplicate(anna, [{"kind": "me"}, BOT], [BOT, BOT])
    first, second = (table["id"] for table in made["tables"])
    assert [one["id"] for one in anna.get("lobby")["mine"]] == [first]
    anna.get(f"matches/{second}", 404)
    play_out(first, anna)
    found = compared(anna, first)
    assert [table["id"] for table in found["tables"]] == [first, second]
    assert found["tables"][0]["you"] == ["Aemilii"]
    assert found["tables"][1]["players"] == ["random", "random"]
    assert all(len(table["scores"]) == 1 for table in found["tables"])
    assert found["better"][1] == 0
    verdict = text_of(found["verdict"][0])
    assert "you" in verdict or "equally" in verdict
    assert compared(anna, second)["tables"] == found["tables"]
    assert entries(anna, first)[:DEAL] == entries(anna, second)[:DEAL]
    mine = anna.get("lobby")["mine"]
    assert {one["id"] for one in mine} == {first, second}
    assert {one["duplicate"]["table"] for one in mine} == {1, 2}


def test_every_pair_of_tables_has_a_secret_of_its_own_that_nobody_is_told(anna: Player) -> None:
    made = [duplicate(anna, [{"kind": "me"}, BOT], [BOT, BOT]) for _ in range(2)]
    one, other = (each["tables"][0]["id"] for each in made)
    for match_id in (one, other):
        play_out(match_id, anna)
        compared(anna, match_id)
    assert entries(anna, one)[:DEAL] != entries(anna, other)[:DEAL]
    assert "seed" not in json.dumps(anna.match(one))


def test_who_compares_need_not_wait_until_the_other_table_has_heard(sqlite: str) -> None:
    """The tables are told of each other by and by; here nobody tells them anything."""

    async def run() -> bool:
        store = await open_store(sqlite)
        desk = Desk(Settings(sqlite), store, Catalogue(), Hub())
        chairs = [{"kind": "me"}, BOT]
        wish: Json = {"game": "triumvirate", "options": SHORT, "board": None, "mode": "parallel"}
        wish |= {"first": chairs, "second": [BOT, BOT], "public": False}
        made = await open_duplicate(desk, "anna", wish)
        tables = [await desk.get(table["id"]) for table in made["tables"]]
        first, second = tables
        for live in (second, first):
            await desk.commit(live, Plan(row=ending("ended", "agreed", say("ending-agreed"), [])))
        assert second.is_sealed
        await look_again(desk, first)
        await comparison(desk, first, "anna")
        await store.close()
        return second.is_sealed

    assert asyncio.run(run()) is False


# ---- two people in the same chair ----------------------------------------------------------------


def test_at_two_tables_nobody_sees_the_other(anna: Player, berta: Player) -> None:
    made = duplicate(anna, [{"kind": "me"}, BOT], [{"kind": "invite"}, BOT])
    first, second = made["tables"]
    here, there = first["id"], second["id"]
    assert {one["id"] for one in anna.get("lobby")["mine"]} == {here, there}
    taken = anna.http.post(f"/api/matches/{there}/join", json={"token": "x"})
    assert taken.status_code == 409
    assert "the cards are the same" in taken.json()["error"]["text"]
    accept(berta, second)
    stranger = Player(anna.server)
    for person, match_id in ((anna, there), (berta, here), (stranger, here), (stranger, there)):
        for path in ("", "/at/0", "/log", "/views", "/record", "/board", "/comparison"):
            person.get(f"matches/{match_id}{path}", 404)
    assert [one["id"] for one in anna.get("lobby")["mine"]] == [here]
    assert stranger.get("lobby")["watch"] == []
    play_out(here, anna)
    sealed = anna.match(here)
    assert sealed["duplicate"]["sealed"]
    assert not sealed["record"]
    assert (sealed["viewer"], sealed["viewers"]) == ("Aemilii", [])
    assert "other table" in refused(anna, f"matches/{here}/log?viewer=open", 403)
    assert "other table" in refused(anna, f"matches/{here}/record", 409)
    assert "both are finished" in refused(anna, f"matches/{here}/comparison", 409)
    stranger.get(f"matches/{here}", 404)
    with anna.follow(here) as socket:
        play_out(there, berta, seed=2)
        opened = socket.until(lambda s: not s["duplicate"]["sealed"])
        assert opened["viewers"] == ["Aemilii", "Claudii", "open"]
    found = compared(anna, there)
    assert [table["you"] for table in found["tables"]] == [["Aemilii"], []]
    assert compared(stranger, here)["better"] == found["better"]
    assert entries(anna, here)[:DEAL] == entries(berta, there)[:DEAL]


def test_who_watched_before_the_start_sees_nothing_after_it(anna: Player, berta: Player) -> None:
    made = duplicate(anna, [{"kind": "me"}, BOT], [{"kind": "open"}, BOT])
    there = made["tables"][1]["id"]
    with anna.follow(there) as socket:
        berta.post(f"matches/{there}/join", {})
        with berta.follow(there) as hers:
            berta.post(f"matches/{there}/chat", {"text": "I have three Mobs!"})
            while hers.receive()["type"] != "chat":
                pass
        # All that was sent before the answer to a ping has come before it.
        assert socket.socket.ping().wait(PATIENCE)
        with pytest.raises(TimeoutError):
            socket.socket.recv(0)
    assert anna.get("lobby")["open"] == []


# ---- two people who exchange seats ---------------------------------------------------------------


def test_two_people_play_on_with_seats_exchanged(anna: Player, berta: Player) -> None:
    made = duplicate(anna, [{"kind": "me"}, {"kind": "invite"}], None, mode="exchange")
    [first] = made["tables"]
    here = first["id"]
    accept(berta, first)
    assert anna.match(here)["duplicate"]["other"] is None
    play_out(here, anna, berta)
    there = wait_for(lambda: anna.match(here)["duplicate"]["other"])
    assert anna.match(there)["you"] == ["Claudii"]
    assert berta.match(there)["you"] == ["Aemilii"]
    refused(anna, f"matches/{here}/at/{DEAL}?viewer=open", 403)
    play_out(there, anna, berta, seed=2)
    found = compared(berta, here)
    names = [table["players"] for table in found["tables"]]
    assert names[0] == names[1][::-1]
    assert entries(anna, here)[:DEAL] == entries(anna, there)[:DEAL]


def test_a_second_table_that_a_crash_has_left_unopened_opens_later(
    house: House, database: str
) -> None:
    """The end of the first table is stored and the server dies: the next one goes on from there."""
    server = house.start(database)
    anna, berta = Player(server), Player(server)
    made = duplicate(anna, [{"kind": "me"}, {"kind": "invite"}], None, mode="exchange")
    accept(berta, made["tables"][0])
    here = made["tables"][0]["id"]
    anna.post(f"matches/{here}/resign", {})
    server.kill()
    anna.move_to(house.start(database))
    there = wait_for(lambda: anna.match(here)["duplicate"]["other"])
    assert anna.match(there)["status"] == "running"


def test_tables_at_two_server_processes_hear_of_each_other(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    here, there = house.start(database), house.start(database)
    anna, berta = Player(here), Player(there)
    first, second = duplicate(anna, [{"kind": "me"}, BOT], [{"kind": "invite"}, BOT])["tables"]
    accept(berta, second)
    play_out(first["id"], anna)
    with anna.follow(first["id"]) as socket:
        play_out(second["id"], berta, seed=2)
        socket.until(lambda s: not s["duplicate"]["sealed"])
    assert compared(berta, second["id"])["better"] == compared(anna, first["id"])["better"]
    assert entries(anna, first["id"])[:DEAL] == entries(berta, second["id"])[:DEAL]


# ---- four people ---------------------------------------------------------------------------------


def test_four_people_play_in_pairs(anna: Player, berta: Player) -> None:
    carla, dora = Player(anna.server), Player(anna.server)
    made = duplicate(
        anna, [{"kind": "me"}, {"kind": "invite"}], [{"kind": "invite"}, {"kind": "open"}]
    )
    first, second = made["tables"]
    accept(berta, first)
    accept(carla, second)
    assert carla.match(second["id"])["status"] == "waiting"
    assert [one["id"] for one in dora.get("lobby")["open"]] == [second["id"]]
    dora.post(f"matches/{second['id']}/join", {})
    play_out(first["id"], anna, berta)
    play_out(second["id"], carla, dora, seed=2)
    found = compared(dora, second["id"])
    assert len({name for table in found["tables"] for name in table["players"]}) == 4
    assert found["better"] in ([0, 0], [1, 2], [2, 1])
    assert len(found["verdict"]) == (3 if any(found["better"]) else 1)


# ---- what is not fair, or makes no sense ---------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"second": [{"kind": "me"}, BOT]}, "can't sit at both tables"),
        ({"second": None}, "second table"),
        ({"second": [BOT]}, "second table"),
        ({"mode": "exchange"}, "Name only one table"),
        ({"mode": "exchange", "second": None}, "no bot"),
        (
            {"mode": "exchange", "first": [{"kind": "me"}, {"kind": "me"}], "second": None},
            "name two",
        ),
        ({"game": "nothing"}, "no game"),
    ],
)
def test_what_cannot_be_is_refused(house: House, sqlite: str, wrong: Json, sentence: str) -> None:
    anna = Player(house.start(sqlite))
    wish = {"game": "triumvirate", "first": [{"kind": "me"}, BOT], "second": [BOT, BOT]} | wrong
    assert sentence in anna.post("duplicates", wish, 400)["error"]["text"]


def test_a_single_table_is_compared_with_nothing(anna: Player) -> None:
    match_id = anna.create("me", "me")["id"]
    assert anna.match(match_id)["duplicate"] is None
    assert "no second table" in refused(anna, f"matches/{match_id}/comparison", 404)


def test_a_game_without_secrets_can_be_doubled_too(anna: Player) -> None:
    """The same weapons are drawn in the same turns, as long as the bags are alike."""
    wish = {"game": GAME, "options": {}}
    made = duplicate(anna, [{"kind": "me"}, BOT], [BOT, BOT], **wish)
    here = made["tables"][0]["id"]
    anna.post(f"matches/{here}/resign", {})
    found = compared(anna, here)
    assert found["tables"][0]["shares"] == [0, 1000]


# ---- drawing -------------------------------------------------------------------------------------


def test_a_deal_is_not_taken_back(anna: Player, berta: Player) -> None:
    """Who takes back a hand would be dealt the same refill, and know it."""
    options = SHORT | {"consuls_to_emperor": 2}
    both = [{"kind": "me"}, {"kind": "invite"}]
    made = duplicate(anna, both, [BOT, BOT], options=options)
    here = made["tables"][0]["id"]
    accept(berta, made["tables"][0])
    dice = random.Random(3)
    while anna.match(here)["view"]["hand_number"] == 1:
        seen = {person: person.match(here) for person in (anna, berta)}
        ply = seen[anna]["ply"]
        answers = {
            person: dice.choice(one["moves"])["words"]
            for person, one in seen.items()
            if one["deciding"]
        }
        for person, words in answers.items():
            person.move(here, words, ply)
    assert len(answers) == 2, "both pledge at once"
    for person in (anna, berta):
        error = person.post(f"matches/{here}/propose", {"kind": "takeback"}, 409)["error"]
        assert error["text"].startswith("Something hidden has been shown since, or dealt")


def test_known_luck_is_not_played_again_without_secrets_either(anna: Player) -> None:
    """The table draws from its secret: after a take-back the same would come."""
    wish = {"game": GAME, "options": {}}
    made = duplicate(anna, [{"kind": "me"}, BOT], [BOT, BOT], **wish)
    here, dice = made["tables"][0]["id"], random.Random(4)
    while not any(line["seat"] == "chance" for line in anna.match(here)["log"]):
        wait_for(lambda: anna.match(here)["deciding"])
        anna.random_move(anna.match(here), dice)
    wait_for(lambda: anna.match(here)["deciding"])
    anna.post(f"matches/{here}/propose", {"kind": "takeback", "ply": 0}, 409)
