"""Whole matches over the web API: opened, joined, played, undone, watched, taken home."""

import random

import pytest

from server.house import GAME, House, Player, Server, in_full, text_of


def test_a_person_plays_a_whole_game_against_bots(anna: Player) -> None:
    match_id = anna.create("me", "greedy", "random")["id"]
    dice = random.Random(1)
    with anna.follow(match_id) as socket:
        while socket.snapshot["status"] == "running":
            if socket.snapshot["deciding"]:
                anna.random_move(socket.snapshot, dice)
                ply = socket.snapshot["ply"]
                socket.until(lambda s, p=ply: s["ply"] > p or s["status"] != "running")
            else:
                socket.receive()
    over = anna.match(match_id)
    assert over["status"] == "over"
    assert over["outcome"]["rule"].startswith("9.")
    assert over["log"] == socket.log
    assert not over["undo"]["possible"]
    assert anna.get("lobby")["mine"][0]["result"] == over["outcome"]["says"]


def test_a_record_goes_home_and_comes_back(anna: Player, berta: Player) -> None:
    match_id = anna.create("me", "me")["id"]
    dice = random.Random(2)
    for _ in range(30):
        anna.random_move(anna.match(match_id), dice)
    record = anna.http.get(f"/api/matches/{match_id}/record")
    assert "attachment" in record.headers["content-disposition"]
    again = anna.post("records", {"record": record.text}, 201)["id"]
    studied, played = anna.match(again), anna.match(match_id)
    assert studied["status"] == "ended"
    assert [line["events"] for line in studied["log"]] == [line["events"] for line in played["log"]]
    assert studied["view"] == played["view"]
    berta.get(f"matches/{again}", 404)


def test_a_wrong_record_is_refused_by_line(anna: Player) -> None:
    text = (
        f"rubicon record 1\ngame: {GAME}\nrules: 1\nplayers: 2\nresult: unfinished\n\nCaesar: fly\n"
    )
    error = anna.post("records", {"record": text}, 400)["error"]
    assert error["code"] == "bad_input"
    assert "line 7" in error["text"]


def test_an_invited_person_and_a_stranger_sit_down(
    anna: Player, berta: Player, server: Server
) -> None:
    made = anna.create("me", "invite", "open")
    assert anna.match(made["id"])["status"] == "waiting"
    anna.move(made["id"], "rome 2 gold", 0, 409)
    token = made["invites"]["Pompeius"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": "wrong"}, 409)
    assert berta.post(f"matches/{made['id']}/join", {"token": token})["you"] == ["Pompeius"]
    carla = Player(server)
    assert [one["id"] for one in carla.get("lobby")["open"]] == [made["id"]]
    started = carla.post(f"matches/{made['id']}/join", {})
    assert started["you"] == ["Crassus"]
    assert started["status"] == "running"
    dora = Player(server)
    dora.post(f"matches/{made['id']}/join", {"token": token}, 409)
    assert [one["id"] for one in dora.get("lobby")["watch"]] == [made["id"]]


def test_a_private_match_is_for_its_people_only(anna: Player, berta: Player) -> None:
    made = anna.create("me", "invite", public=False)
    berta.get(f"matches/{made['id']}", 404)
    berta.post(f"matches/{made['id']}/join", {}, 404)
    assert berta.get("lobby") == {"mine": [], "open": [], "watch": []}
    token = made["invites"]["Pompeius"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    assert berta.match(made["id"])["you"] == ["Pompeius"]


def test_undo_and_redo_go_as_far_as_information_allows(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    start = anna.match(match_id)
    assert not start["undo"]["possible"]
    assert text_of(start["undo"]) == "There is nothing to undo: nothing has been done yet."
    anna.move(match_id, start["moves"][0]["words"], 0)
    moved = anna.match(match_id)
    assert moved["undo"]["possible"]
    undone = anna.post(f"matches/{match_id}/undo", {})
    assert undone["ply"] == 0
    back = anna.match(match_id)
    assert back["view"] == start["view"]
    assert back["revision"] > moved["revision"]
    assert back["redo"]
    assert anna.post(f"matches/{match_id}/redo", {})["ply"] == moved["ply"]
    assert anna.match(match_id)["view"] == moved["view"]
    error = anna.post(f"matches/{match_id}/redo", {}, 409)["error"]
    assert error["text"] == "There is nothing to redo."


def test_a_refusal_names_the_rule(anna: Player) -> None:
    match_id = anna.create("me", "greedy")["id"]
    error = anna.move(match_id, "march Sicilia 1 legion", 0, 409)["error"]
    assert error["code"] == "illegal"
    assert error["rule"] in error["text"]
    why = anna.post(f"matches/{match_id}/why", {"move": "march Sicilia 1 legion"})
    assert why == {"legal": False, "rule": error["rule"], "says": error["says"]}
    assert text_of(why) == error["text"]
    legal = anna.match(match_id)["moves"][0]
    assert anna.post(f"matches/{match_id}/why", {"move": legal["fields"]})["legal"]
    assert anna.move(match_id, "dance", 0, 400)["error"]["code"] == "bad_input"


def test_odds_of_an_attack(anna: Player) -> None:
    match_id, dice = anna.create("me", "me")["id"], random.Random(5)
    for _ in range(60):
        snapshot = anna.match(match_id)
        for move in snapshot["moves"]:
            told = anna.http.get(f"/api/matches/{match_id}/odds", params={"move": move["words"]})
            assert told.status_code == 200
            if told.json()["odds"]:
                assert "%" in text_of(told.json()["says"][0])
                return
        anna.random_move(snapshot, dice)
    pytest.fail("no attack was possible")


def test_any_ply_can_be_looked_at_and_shared(anna: Player) -> None:
    match_id, dice = anna.create("me", "me", "me")["id"], random.Random(3)
    views = {}
    for _ in range(10):
        snapshot = anna.match(match_id)
        views[snapshot["ply"]] = snapshot["view"]
        anna.random_move(snapshot, dice)
    for ply, view in views.items():
        then = anna.get(f"matches/{match_id}/at/{ply}")
        assert then["view"] == view
        linked = anna.http.get("/api/position", params={"line": then["line"]})
        assert linked.json()["view"] == view
    anna.get(f"matches/{match_id}/at/9999", 404)


def test_all_plies_can_be_leafed_through(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    anna.move(match_id, "rome 2 gold", 0)
    last = int(anna.move(match_id, "march Gallia Cisalpina", 1)["ply"])
    views = in_full(anna.get(f"matches/{match_id}/views"))
    told = [anna.get(f"matches/{match_id}/at/{ply}") for ply in range(last + 1)]
    assert views == [{"view": one["view"], "hints": one["hints"]} for one in told]
    answer = anna.http.get(f"/api/matches/{match_id}/views")
    assert answer.headers["content-encoding"] == "gzip"
    for start, count in ((0, 2), (1, 2), (last, 1), (last, 9)):
        some = anna.get(f"matches/{match_id}/views?start={start}&count={count}")
        assert some["start"] == start
        assert in_full(some) == views[start : start + count]
    anna.get(f"matches/{match_id}/views?start={last + 1}", 404)
    anna.get(f"matches/{match_id}/views?count=1000", 400)


def test_a_match_from_a_position_with_options(anna: Player) -> None:
    first = anna.match(anna.create("me", "me")["id"])
    position = first["view"] | {"game": GAME}
    made = anna.create("me", "me", position=position, options={"legion_cap": 7})
    begun = anna.match(made["id"])
    assert begun["options"] == {"legion_cap": 7}
    assert begun["view"] == first["view"]
    for wrong in ({"position": {"turn": "x"}}, {"options": {"nonsense": 1}}, {"players": 5}):
        assert anna.create_fails(wrong)["code"] == "bad_input"


def test_an_identity_travels_by_a_link_once(anna: Player, berta: Player) -> None:
    anna.post("me", {"name": "  Anna   Livia "})
    match_id = anna.create("me", "greedy", public=False)["id"]
    token = anna.post("me/link", {})["path"].rpartition("/")[2]
    assert berta.post("me/claim", {"token": token}) == {"name": "Anna Livia"}
    assert berta.get("me") == {"name": "Anna Livia", "named": True}
    assert berta.match(match_id)["you"] == ["Caesar"]
    Player(anna.server).post("me/claim", {"token": token}, 404)


def test_static_things(anna: Player, house: House) -> None:
    games = anna.get("games")
    assert games[0]["id"] == GAME
    assert {bot["name"] for bot in games[0]["bots"]} >= {"random", "greedy"}
    book = anna.get(f"games/{GAME}/rules")
    assert book["chapters"][3]["paragraphs"][0]["number"] == "4.1"
    anna.get("games/chess/rules", 404)
    shapes = anna.get(f"games/{GAME}/shapes")["$defs"]
    assert {"View", "Hints", "Odds", "Board", "Event"} <= set(shapes)
    anna.get("games/chess/shapes", 404)
    error = anna.post(f"games/{GAME}/board-check", {"board": "name = 3"}, 400)["error"]
    assert error["code"] == "bad_input"
    match_id = anna.create("me", "me")["id"]
    assert anna.get(f"matches/{match_id}/board")["standard"]
    assert anna.http.get("/healthz").json()["ok"]
    assert "text/html" in anna.http.get(f"/m/{match_id}").headers["content-type"]
