"""What people do at a table beside moving: resign, agree, take back, stand in, talk."""

import random

import pytest

from patience import wait_for
from rubicon.bots.roster import USUAL
from server.house import House, Player, Server, text_of


@pytest.fixture
def database(sqlite: str) -> str:
    """One kind is enough here: other tests try the jobs behind this on both."""
    return sqlite


def two_at_a_table(anna: Player, berta: Player, *more: str) -> str:
    made = anna.create("me", "invite", *more)
    token = made["invites"]["Pompeius"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    return str(made["id"])


def test_with_two_a_resignation_ends_the_match(anna: Player, berta: Player) -> None:
    match_id = two_at_a_table(anna, berta)
    anna.post(f"matches/{match_id}/resign", {"seat": "Pompeius"}, 403)
    anna.post(f"matches/{match_id}/resign", {"seat": "Caesar"})
    over = berta.match(match_id)
    assert over["status"] == "over"
    outcome = over["outcome"]
    assert text_of(outcome) == "Caesar has resigned: Pompeius wins."
    assert (outcome["reason"], outcome["rule"]) == ("resigned", None)
    assert outcome["winners"] == ["Pompeius"]
    assert over["prompt"] == outcome["says"]
    anna.post(f"matches/{match_id}/resign", {"seat": "Caesar"}, 409)


def test_with_three_a_bot_plays_on(anna: Player, berta: Player) -> None:
    match_id = two_at_a_table(anna, berta, "random")
    anna.post(f"matches/{match_id}/resign", {})
    wait_for(lambda: berta.match(match_id)["deciding"] == "Pompeius")
    caesar = berta.match(match_id)["seats"][0]
    assert caesar["resigned"]
    assert caesar["stand_in"] == USUAL
    anna.post(f"matches/{match_id}/stand-in", {"seat": "Caesar", "bot": None}, 409)


def test_all_agree_to_end(anna: Player, berta: Player) -> None:
    match_id = two_at_a_table(anna, berta, "random")
    anna.post(f"matches/{match_id}/propose", {"kind": "end"})
    asked = berta.match(match_id)["proposal"]
    assert asked == {
        "kind": "end", "by": "Caesar", "ply": None, "agreed": ["Caesar"], "needed": ["Pompeius"],
    }  # fmt: skip
    berta.post(f"matches/{match_id}/answer", {"yes": False})
    assert anna.match(match_id)["proposal"] is None
    berta.post(f"matches/{match_id}/answer", {"yes": True}, 409)
    anna.post(f"matches/{match_id}/propose", {"kind": "end"})
    berta.post(f"matches/{match_id}/answer", {"yes": True})
    assert anna.match(match_id)["status"] == "ended"


def test_a_take_back_beyond_the_free_undo(anna: Player, berta: Player) -> None:
    match_id = two_at_a_table(anna, berta)
    dice = random.Random(2)
    players = {"Caesar": anna, "Pompeius": berta}
    first = anna.match(match_id)
    while not any(line["seat"] == "Pompeius" for line in anna.match(match_id)["log"]):
        who = players[anna.match(match_id)["to_act"]]
        who.random_move(who.match(match_id), dice)
    anna.post(f"matches/{match_id}/undo", {}, 409)
    anna.post(f"matches/{match_id}/propose", {"kind": "takeback", "ply": 0})
    berta.post(f"matches/{match_id}/answer", {"yes": True})
    back = anna.match(match_id)
    assert back["view"] == first["view"]
    assert back["ply"] == 0
    assert back["proposal"] is None
    anna.post(f"matches/{match_id}/propose", {"kind": "takeback", "ply": 7}, 400)


def test_against_bots_a_take_back_needs_nobody(anna: Player) -> None:
    match_id = anna.create("me", "greedy")["id"]
    dice = random.Random(1)
    while not any(line["seat"] == "Pompeius" for line in anna.match(match_id)["log"]):
        if anna.match(match_id)["deciding"]:
            anna.random_move(anna.match(match_id), dice)
    wait_for(lambda: anna.match(match_id)["deciding"])
    anna.post(f"matches/{match_id}/propose", {"kind": "takeback", "ply": 0})
    assert anna.match(match_id)["ply"] == 0


def test_nobody_plays_on_with_what_a_bot_has_shown(anna: Player) -> None:
    """Otherwise one could see a card of its hand after the other, and then play well."""
    match_id = anna.create("me", "greedy", game="triumvirate")["id"]
    names = {seat["seat"] for seat in anna.match(match_id)["seats"]}
    while not names <= {line["seat"] for line in anna.match(match_id)["log"]}:
        if (seen := anna.match(match_id))["deciding"]:
            anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
    seen = wait_for(lambda: (now := anna.match(match_id))["deciding"] and now)
    for ply in (None, 0, seen["ply"] - 1):
        ask = {"kind": "takeback", "ply": ply}
        error = anna.post(f"matches/{match_id}/propose", ask, 409)["error"]
        assert error["text"].startswith("Something hidden has been shown since")
    assert anna.match(match_id)["ply"] == seen["ply"]
    assert anna.match(match_id)["proposal"] is None


def test_a_bot_stands_in_for_who_is_away(house: House, database: str) -> None:
    server = house.start(database, absent_seconds=0.4)
    anna, berta = Player(server), Player(server)
    match_id = two_at_a_table(anna, berta)
    anna.post(f"matches/{match_id}/substitute", {"seat": "Caesar", "bot": "greedy"})
    wish = {"seat": "Caesar", "bot": "random"}
    with anna.follow(match_id), berta.follow(match_id) as socket:
        assert [seat["online"] for seat in socket.snapshot["seats"]] == [True, True]
        berta.post(f"matches/{match_id}/stand-in", wish, 409)
    wait_for(lambda: not berta.match(match_id)["seats"][0]["online"])
    wait_for(
        lambda: berta.http.post(f"/api/matches/{match_id}/stand-in", json=wish).status_code == 200
    )
    wait_for(lambda: berta.match(match_id)["deciding"])
    moved = anna.match(match_id)
    assert moved["seats"][0]["stand_in"] == "greedy", "the holder has chosen, not who calls it"
    berta.post(f"matches/{match_id}/stand-in", {"seat": "Caesar", "bot": None}, 403)
    anna.post(f"matches/{match_id}/stand-in", {"seat": "Caesar", "bot": None})
    assert anna.match(match_id)["seats"][0]["stand_in"] is None


def test_who_asks_for_something_is_not_away(house: House, sqlite: str) -> None:
    """Without a socket, but reading: the match was set to a day."""
    server = house.start(sqlite, absent_seconds=0.0)
    anna, berta = Player(server), Player(server)
    policy = {"by": "players", "after": 24 * 3600, "bot": "greedy"}
    made = anna.create("me", "invite", stand_ins=policy)
    token = made["invites"]["Pompeius"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    assert anna.match(made["id"])["stand_ins"] == policy
    wish = {"seat": "Caesar", "bot": "random"}
    berta.post(f"matches/{made['id']}/stand-in", wish, 409)


@pytest.mark.parametrize("by", ["nobody", "opener"])
def test_who_may_call_a_stand_in_is_set_with_the_match(house: House, sqlite: str, by: str) -> None:
    server = house.start(sqlite, absent_seconds=0.0)
    anna, berta = Player(server), Player(server)
    made = anna.create("invite", "me", stand_ins={"by": by, "bot": "greedy"})
    token = made["invites"]["Caesar"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    berta.post(f"matches/{made['id']}/stand-in", {"seat": "Pompeius", "bot": "random"}, 403)
    allowed = 200 if by == "opener" else 403
    anna.post(f"matches/{made['id']}/stand-in", {"seat": "Caesar", "bot": "random"}, allowed)
    if by == "opener":
        assert anna.match(made["id"])["seats"][0]["stand_in"] == "greedy"


def test_a_match_that_waits_can_be_closed_and_expires(house: House, sqlite: str) -> None:
    server = house.start(sqlite)
    anna, berta = Player(server), Player(server)
    mine, other = (anna.create("me", "open")["id"] for _ in range(2))
    berta.post(f"matches/{mine}/close", {}, 403)
    anna.post(f"matches/{mine}/close", {})
    assert anna.match(mine)["status"] == "ended"
    anna.post(f"matches/{mine}/close", {}, 409)
    assert [one["id"] for one in berta.get("lobby")["open"]] == [other]
    server.stop()
    later = house.start(sqlite, heartbeat_seconds=0.05, limits={"waiting_days": 0.0})
    anna.move_to(later)
    wait_for(lambda: anna.match(other)["status"] == "ended")


def test_presence_and_chat_reach_the_others(anna: Player, berta: Player) -> None:
    anna.post("me", {"name": "Anna"})
    match_id = two_at_a_table(anna, berta)
    with anna.follow(match_id) as one:
        with berta.follow(match_id):
            assert one.receive()["seats"][1]["online"]
            berta.post(f"matches/{match_id}/chat", {"text": "Ave & <b>vale</b>\nCaesar "})
            said = one.receive()
            assert said["type"] == "chat"
            assert said["chat"]["text"] == "Ave & <b>vale</b>\nCaesar"
            assert said["chat"]["seat"] == "Pompeius"
        assert not one.receive()["seats"][1]["online"]
        berta.post("me", {"name": "Berta"})
        assert one.receive()["seats"][1]["name"] == "Berta"
    assert [line["text"] for line in anna.match(match_id)["chat"]] == [said["chat"]["text"]]
    Player(anna.server).post(f"matches/{match_id}/chat", {"text": "I only watch"}, 403)


def test_a_match_goes_on_days_later(anna: Player, server: Server, house: House) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    done = anna.random_move(anna.match(match_id), random.Random(1))
    listed = anna.get("lobby")["mine"][0]
    assert listed["id"] == match_id
    assert listed["your_turn"]
    assert anna.match(match_id)["ply"] == done["ply"]
