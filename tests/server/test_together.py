"""Several at once: two tabs, stale plies, three sockets through whole games, two processes."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from patience import wait_for
from server.house import House, Player, Server, Socket
from server.postgres import Cluster


def test_the_same_move_twice_is_made_once(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    words = anna.match(match_id)["moves"][0]["words"]
    anna.move(match_id, words, 0)
    error = anna.move(match_id, words, 0, 409)["error"]
    assert error["code"] == "conflict"
    assert len([line for line in anna.match(match_id)["log"] if line["words"] == words]) == 1


def test_of_many_at_once_one_is_first(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    words = [move["words"] for move in anna.match(match_id)["moves"]][:8]

    def send(one: str) -> int:
        body = {"move": one, "ply": 0}
        return anna.http.post(f"/api/matches/{match_id}/moves", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(send, words))
    assert statuses == [200] + [409] * (len(words) - 1)


def test_a_seat_is_played_by_its_holder_only(anna: Player, berta: Player) -> None:
    made = anna.create("me", "invite")
    token = made["invites"]["Pompeius"].rpartition("/")[2]
    berta.post(f"matches/{made['id']}/join", {"token": token})
    words = anna.match(made["id"])["moves"][0]["words"]
    body = {"move": words, "ply": 0, "seat": "Caesar"}
    error = berta.post(f"matches/{made['id']}/moves", body, 403)["error"]
    assert error == {
        "code": "forbidden",
        "rule": None,
        "retry_after": None,
        "says": {
            "id": "server.not-your-seat",
            "fields": {"seat": {"name": "Caesar", "of": "end_of_the_triumvirate"}},
        },
        "text": "The seat of Caesar is not yours.",
    }
    assert berta.move(made["id"], words, 0, 409)["error"]["code"] == "illegal"
    assert berta.match(made["id"])["moves"] == []
    assert anna.match(made["id"])["moves"]
    stranger = Player(anna.server)
    assert stranger.move(made["id"], words, 0, 403)["error"]["code"] == "forbidden"
    assert stranger.match(made["id"])["moves"] == []


def test_two_tabs_stay_in_step(anna: Player) -> None:
    match_id = anna.create("me", "me")["id"]
    dice = random.Random(4)
    with anna.follow(match_id) as one, anna.follow(match_id) as two:
        for _ in range(20):
            done = anna.random_move(one.snapshot, dice)
            for tab in (one, two):
                tab.until(lambda s, r=done["revision"]: s["revision"] >= r)
            assert one.snapshot == two.snapshot
            assert one.log == two.log


def three_at_a_table(server: Server) -> tuple[str, dict[str, Player]]:
    """Three persons in an online match."""
    people = [Player(server) for _ in range(3)]
    made = people[0].create("me", "invite", "invite")
    for player, path in zip(people[1:], made["invites"].values(), strict=True):
        token = path.rpartition("/")[2]
        player.post(f"matches/{made['id']}/join", {"token": token})
    return made["id"], dict(zip(("Caesar", "Pompeius", "Crassus"), people, strict=True))


def play_on(
    match_id: str,
    people: dict[str, Player],
    sockets: dict[str, Socket],
    dice: random.Random,
    moves: int,
) -> None:
    """Some random moves, each seen at all sockets."""
    for _ in range(moves):
        snapshots = [socket.snapshot for socket in sockets.values()]
        if snapshots[0]["status"] != "running":
            return
        acts = snapshots[0]["to_act"]
        done = people[acts].random_move(sockets[acts].snapshot, dice)
        for socket in sockets.values():
            socket.until(lambda s: s["revision"] >= done["revision"])  # noqa: B023


def test_three_sockets_through_a_whole_game(server: Server) -> None:
    match_id, people = three_at_a_table(server)
    dice = random.Random(7)
    with ExitStack() as stack:
        sockets = {
            seat: stack.enter_context(player.follow(match_id)) for seat, player in people.items()
        }
        play_on(match_id, people, sockets, dice, 2000)
        logs = [socket.log for socket in sockets.values()]
        assert logs[0] == logs[1] == logs[2]
        assert {socket.snapshot["status"] for socket in sockets.values()} == {"over"}


def test_a_restart_in_the_middle_loses_nothing(house: House, database: str) -> None:
    server = house.start(database)
    match_id, people = three_at_a_table(server)
    dice = random.Random(8)
    for round_number in range(3):
        with ExitStack() as stack:
            sockets = {
                seat: stack.enter_context(player.follow(match_id))
                for seat, player in people.items()
            }
            play_on(match_id, people, sockets, dice, 15)
            before = {seat: socket.log for seat, socket in sockets.items()}
            if round_number == 1:
                server.kill()
            else:
                server.stop()
        server = house.start(database)
        for seat, player in people.items():
            player.move_to(server)
            assert player.match(match_id)["log"] == before[seat]
            assert player.match(match_id)["you"] == [seat]


def test_bots_go_on_after_a_restart(house: House, database: str) -> None:
    server = house.start(database)
    anna = Player(server)
    match_id = anna.create("greedy", "greedy", "random")["id"]
    wait_for(lambda: anna.match(match_id)["ply"] > 5)
    server.kill()
    anna.move_to(house.start(database))
    assert wait_for(lambda: anna.match(match_id)["status"] == "over")


def test_processes_may_start_together_on_a_new_database(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    servers = [house.start(database) for _ in range(4)]
    anna = Player(servers[0])
    anna.post("me", {"name": "Anna"})
    for server in servers[1:]:
        anna.move_to(server)
        assert anna.get("me") == {"name": "Anna", "named": True}


def test_two_processes_on_one_database(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    one, two = house.start(database), house.start(database)
    match_id, people = three_at_a_table(one)
    people["Pompeius"].move_to(two)
    dice = random.Random(9)
    with ExitStack() as stack:
        sockets = {
            seat: stack.enter_context(player.follow(match_id)) for seat, player in people.items()
        }
        play_on(match_id, people, sockets, dice, 150)
        people["Caesar"].post(f"matches/{match_id}/chat", {"text": "salve"})
        wait_for(lambda: sockets["Pompeius"].receive()["type"] == "chat")
        logs = [socket.log for socket in sockets.values()]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]) >= 150 or sockets["Caesar"].snapshot["status"] == "over"


def test_two_processes_can_not_both_move(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    one, two = house.start(database), house.start(database)
    anna = Player(one)
    match_id = anna.create("me", "me")["id"]
    tab = Player(two)
    tab.http.cookies = anna.http.cookies
    dice = random.Random(10)
    made = 0
    with ThreadPoolExecutor(2) as pool:
        for _ in range(25):
            snapshot = anna.match(match_id)
            words = [dice.choice(snapshot["moves"])["words"] for _ in range(2)]
            bodies = [{"move": one, "ply": snapshot["ply"]} for one in words]
            answers = list(
                pool.map(
                    lambda who, body: who.http.post(f"/api/matches/{match_id}/moves", json=body),
                    (anna, tab),
                    bodies,
                )
            )
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses in ([200, 409], [200, 400]), [answer.text for answer in answers]
            made += 1
            ply = max(answer.json().get("ply", 0) for answer in answers)
            wait_for(lambda p=ply: anna.match(match_id)["ply"] == tab.match(match_id)["ply"] == p)
    real = [line for line in anna.match(match_id)["log"] if not line["forced"]]
    assert len([line for line in real if line["seat"] != "chance"]) == made
