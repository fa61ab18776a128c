"""Only views leave the server: every byte sent to every socket, in a game full of secrets.

Curia's secrets are letters, hands, and answers before and after they are shown. The server may send
a seat its own view, its own moves and the events as it may know them, and nothing else that depends
on what others hold.
"""

import random
from contextlib import ExitStack

import orjson
import pytest

from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER
from server.house import House, Json, Player, Socket
from server.secretive import GAME as CURIA

SEATS = ("Brutus", "Cassius", "Cicero")
SECRET_EVENTS = ("letter", "card", "bid", "looked", "added", "answered")
SECRET_VERBS = ("letter", "deal", "bid", "add", "veto", "pass")
SETTINGS = {"extra_games": ["server.secretive"], "window_seconds": 0.01}


def table(house: House, database: str) -> tuple[str, dict[str, Player], Player]:
    """Three at Curia, and somebody who watches."""
    server = house.start(database, **SETTINGS)
    people = [Player(server) for _ in range(3)]
    made = people[0].create("me", "invite", "invite", game="curia")
    for player, path in zip(people[1:], made["invites"].values(), strict=True):
        player.post(f"matches/{made['id']}/join", {"token": path.rpartition("/")[2]})
    return made["id"], dict(zip(SEATS, people, strict=True)), Player(server)


def whole_game(match_id: str, people: dict[str, Player], sockets: dict[str, Socket]) -> None:
    dice = random.Random(match_id)
    while (ply := sockets["Brutus"].snapshot["ply"]) and not is_over(sockets):
        for name in dice.sample(SEATS, len(SEATS)):
            while (seen := people[name].match(match_id))["ply"] == ply and has_a_choice(seen):
                people[name].random_move(seen, dice)
        for socket in sockets.values():
            socket.until(lambda s: s["ply"] > ply)


def has_a_choice(seen: Json) -> bool:
    """Who can only pass a chance to interrupt passes by himself."""
    return len(seen["moves"]) > (seen["asked"] is not None and seen["asked"]["window"])


def is_over(sockets: dict[str, Socket]) -> bool:
    return bool(sockets["Brutus"].snapshot["status"] != "running")


def true_match(record: str, plies: int) -> Match:
    """The match with everything that was hidden, from its record after the end."""
    rules = CURIA.rules(3, {}, None, "")
    match = Match(rules)
    lines = record.partition("\n\n")[2].splitlines()[:plies]
    for line in lines:
        seat, _, words = line.partition(": ")
        match.play(CHANCE if seat == "chance" else SEATS.index(seat), rules.grammar.parse(words))
    return match


def test_no_byte_tells_a_secret(house: House, sqlite: str) -> None:
    for number in range(3):
        match_id, people, watcher = table(house, f"{sqlite}.{number}")
        assert watcher.http.get(f"/api/matches/{match_id}/record").status_code == 409
        with ExitStack() as stack:
            sockets = {
                name: stack.enter_context(player.follow(match_id))
                for name, player in (people | {"": watcher}).items()
            }
            whole_game(match_id, people, sockets)
        record = watcher.http.get(f"/api/matches/{match_id}/record").text
        for name, socket in sockets.items():
            for news in socket.news:
                check(news, name, record)
            assert sum(len(news["way"]) > 1 for news in socket.news) > 3, "positions on the way"


def check(snapshot: Json, name: str, record: str) -> None:
    """A message must be what can be built again from what that seat may know."""
    match = true_match(record, snapshot["ply"])
    rules, over = match.rules, snapshot["status"] != "running"
    seat = SEATS.index(name) if name else EVERYTHING if over else WATCHER
    asked = snapshot["asked"]
    if asked is not None:
        assert set(asked["answers"]) <= {name}
        assert set(asked["ready"]) <= {name}
        answer = [rules.grammar.parse(words) for words in asked["answers"].get(name, [])]
        match.answers = {seat: [answer]}
    assert (asked is not None) == bool(match.state.asked())
    state = match.before(seat)
    assert snapshot["view"] == rules.view(state, seat)
    assert bool(snapshot["moves"]) == (seat in match.waiting())
    assert snapshot["viewer"] == (name or ("open" if over else None))
    assert snapshot["viewers"] == ([*SEATS, "open"] if over else [])
    for ply, position in snapshot["way"].items():
        then = state if len(snapshot["way"]) == 1 else match.at(ply)
        assert position["view"] == rules.view(then, seat)
    first = snapshot["ply"] - len(snapshot["told"])
    for ply, line in enumerate(snapshot["told"], first):
        entry = match.log[ply]
        if line["seat"] != name and seat != EVERYTHING:
            assert line["words"] == rules.words_for(entry.seat, entry.move, seat)
            assert line["words"].split()[0] not in SECRET_VERBS or " " not in line["words"]
            assert line["words"] not in ("veto", "pass")
            assert not line["forced"]
        for event in line["events"]:
            if event["name"] in SECRET_EVENTS and event["fields"]["a"] != name and seat >= 0:
                assert "?" in (event["fields"]["b"], event["fields"]["c"])
    expected = {
        "hints", "id", "game", "context", "players", "options", "board", "standard_board", "status",
        "public", "revision", "ply", "seats", "you", "to_act", "deciding", "thinking", "prompt",
        "asked", "relevant_rule", "view", "moves", "undo", "redo", "outcome", "log", "chat",
        "proposal", "hand_over", "viewer", "viewers", "record", "duplicate", "lesson",
        "written", "older", "stand_ins",
    }  # fmt: skip
    assert set(snapshot) == expected | {"way", "told"}


def test_worlds_that_look_alike_are_sent_alike() -> None:
    """The certificate: resample what is hidden, and what would be sent stays the same."""
    from rubicon.server.live import LiveMatch  # noqa: PLC0415
    from rubicon.server.messages import snapshot_json  # noqa: PLC0415
    from rubicon.server.store.rows import Loaded, MatchRow, SeatRow  # noqa: PLC0415

    rules = CURIA.rules(3, {}, None, "")
    rng, different = Rng(5), 0
    match = Match(rules)
    for _ in match.settle(rng):
        pass
    for _ in range(12):
        if match.state.to_act() == NOBODY:
            break
        for seat in range(3):
            sent = []
            for world in (match.before(seat), rules.imagine(match.seen(seat)).draw(rng)):
                row = MatchRow("x", "curia", 2, 3, {}, None, None, True, "", 0, 0, "running", 1,
                               0, 0, 0, False, None, None)  # fmt: skip
                seats = [SeatRow(i, "person", str(i)) for i in range(3)]
                live = LiveMatch(rules, world, Loaded(row, seats, []))
                told = orjson.loads(orjson.dumps(snapshot_json(live, (seat,), set())))
                told["moves"] = sorted(world.legal()) if told["moves"] else []
                sent.append(told)
                different += world != match.before(seat)
            assert sent[0] == sent[1]
        moves = match.state.legal()
        match.play(match.state.to_act(), moves[rng.below(len(moves))])
        for _ in match.settle(rng):
            pass
    assert different > 5


def test_at_one_table_the_device_is_handed_over(house: House, sqlite: str) -> None:
    anna = Player(house.start(sqlite, **SETTINGS))
    match_id = anna.create("me", "me", "random", game="curia")["id"]
    dice, seen = random.Random(3), set()
    with anna.follow(match_id) as socket:
        while (snapshot := anna.match(match_id))["status"] == "running":
            asked = snapshot["asked"]
            if not snapshot["deciding"]:
                assert snapshot["view"]["seat"] is None
                assert asked is None or asked["answers"] == {}
            if not has_a_choice(snapshot):
                socket.receive()
                continue
            seen.add(snapshot["hand_over"])
            assert snapshot["hand_over"] == snapshot["deciding"]
            assert SEATS[snapshot["view"]["seat"]] == snapshot["deciding"]
            assert asked is None or set(asked["answers"]) <= {snapshot["deciding"]}
            anna.random_move(snapshot, dice)
    assert seen == {"Brutus", "Cassius"}


@pytest.mark.parametrize("path", ["odds?move=wait", "at/0"])
def test_a_watcher_learns_nothing_by_asking(house: House, sqlite: str, path: str) -> None:
    match_id, _, watcher = table(house, sqlite)
    answer = watcher.http.get(f"/api/matches/{match_id}/{path}")
    assert answer.status_code == 403 or answer.json()["line"] is None
