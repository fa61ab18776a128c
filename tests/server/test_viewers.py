"""Through whose eyes a match is seen: one's own while it runs, anybody's after the end."""

import random
from typing import Any

import pytest

from server.house import GAME, Player, in_full

TRIUMVIRATE = "triumvirate"
SHORT = {"consuls_to_emperor": 1, "markers_to_win": 1, "most_games": 1}
OWN_ONLY = "While the match is running, you can see it from your own seat only."
ASKS = ("at/23", "views", "log")


@pytest.fixture
def database(sqlite: str) -> str:
    """One kind is enough here: other tests try the jobs behind this on both."""
    return sqlite


def table(anna: Player, berta: Player) -> str:
    """Anna and Berta at Triumvirate, the cards dealt."""
    made = anna.create("me", "invite", game=TRIUMVIRATE, options=SHORT)
    token = made["invites"]["Claudii"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    return str(made["id"])


def play_out(match_id: str, *people: Player) -> None:
    dice = random.Random(7)
    while True:
        now = [person.match(match_id) for person in people]
        if now[0]["status"] != "running":
            return
        [acts] = [i for i, one in enumerate(now) if one["deciding"]]
        people[acts].random_move(now[acts], dice)


def asked(person: Player, match_id: str, what: str, viewer: str, status: int = 200) -> Any:
    return person.get(f"matches/{match_id}/{what}?viewer={viewer}", status)


@pytest.mark.parametrize("what", ASKS)
def test_while_it_runs_one_sees_it_from_ones_own_seat(
    anna: Player, berta: Player, what: str
) -> None:
    match_id = table(anna, berta)
    watcher = Player(anna.server)
    now = anna.match(match_id)
    assert (now["viewer"], now["viewers"]) == ("Aemilii", [])
    own = anna.get(f"matches/{match_id}/{what}")
    assert asked(anna, match_id, what, "Aemilii") == own
    for person, viewer in ((anna, "Claudii"), (anna, "open"), (watcher, "Aemilii")):
        assert asked(person, match_id, what, viewer, 403)["error"]["text"] == OWN_ONLY
    assert "open" in asked(anna, match_id, what, "Nero", 400)["error"]["text"]
    assert watcher.match(match_id)["viewer"] is None


def hands(position: Any) -> dict[str, Any]:
    return {seat: one["hand"] for seat, one in position["view"]["seats"].items()}


def test_after_the_end_anybody_looks_through_any_eyes(anna: Player, berta: Player) -> None:
    match_id = table(anna, berta)
    closed = anna.get(f"matches/{match_id}/log")
    play_out(match_id, anna, berta)
    watcher = Player(anna.server)
    assert anna.match(match_id)["viewer"] == "Aemilii"
    assert watcher.match(match_id)["viewer"] == "open"
    assert anna.match(match_id)["viewers"] == ["Aemilii", "Claudii", "open"]
    for person in (anna, berta, watcher):
        seen = {
            viewer: hands(asked(person, match_id, "at/23", viewer))
            for viewer in ("Aemilii", "Claudii", "open")
        }
        assert seen["Aemilii"]["Claudii"] is seen["Claudii"]["Aemilii"] is None
        assert all(seen["open"].values())
        assert seen["open"]["Claudii"] == seen["Claudii"]["Claudii"]
    assert hands(anna.get(f"matches/{match_id}/at/23")) == hands(
        asked(anna, match_id, "at/23", "Aemilii")
    )
    positions = in_full(asked(anna, match_id, "views", "open"))
    assert all(hands(positions[23]).values())
    assert asked(anna, match_id, "log", "Aemilii")[:23] == closed
    told = [line["words"] for line in asked(anna, match_id, "log", "open")[:23]]
    assert told != [line["words"] for line in closed]
    assert anna.match(match_id)["log"][:23] == closed


def test_at_one_table_all_look_together_after_the_end(anna: Player) -> None:
    match_id = str(anna.create("me", "me", game=TRIUMVIRATE, options=SHORT)["id"])
    deciding = anna.match(match_id)["deciding"]
    [other] = {"Aemilii", "Claudii"} - {deciding}
    assert hands(asked(anna, match_id, "at/23", deciding))[deciding]
    assert asked(anna, match_id, "at/23", other, 403)["error"]["text"] == OWN_ONLY
    dice = random.Random(1)
    while (now := anna.match(match_id))["status"] == "running":
        anna.random_move(now, dice)
    assert now["viewer"] == "open"


def test_where_nothing_is_hidden_there_is_nothing_to_choose(anna: Player) -> None:
    match_id = str(anna.create("me", "me", game=GAME)["id"])
    assert anna.match(match_id)["viewers"] == []
    assert asked(anna, match_id, "at/0", "open") == anna.get(f"matches/{match_id}/at/0")
