"""`rubicon admin` on both databases, beside a server that runs and on files that are damaged."""

import gzip
import json
import stat
from pathlib import Path
from sqlite3 import connect

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cli.running import run
from patience import wait_for
from server.house import House, Json, Player, Server, text_of

SOON = 0.2
"""Seconds between the beats at which a server on SQLite looks what was changed."""


@pytest.fixture
def server(house: House, database: str) -> Server:
    return house.start(database, heartbeat_seconds=SOON)


def admin(database: str, *words: str) -> str:
    """What a command prints that goes well."""
    done = run("admin", "--db", database, *words)
    assert done.exit_code == 0, done.output
    return done.output


def refused(database: str, *words: str) -> str:
    """The one sentence of a command that is used wrongly."""
    done = run("admin", "--db", database, *words)
    assert done.exit_code == 2, done.output
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.output
    return done.stderr


def listed(database: str, *words: str) -> list[Json]:
    return [json.loads(line) for line in admin(database, *words, "--json").splitlines()]


def some_moves(player: Player, match_id: str, count: int = 3) -> Json:
    """The match after a few moves of a player who has all its seats."""
    for _ in range(count):
        seen = player.match(match_id)
        player.move(match_id, seen["moves"][0]["words"], seen["ply"])
    return player.match(match_id)


def identity_of(database: str, match_id: str) -> str:
    found = listed(database, "matches", "show", match_id)[0]
    return str(found["created_by"])


# ---- looking -------------------------------------------------------------------------------------


def test_matches_and_identities_are_listed_and_shown(database: str, anna: Player) -> None:
    anna.post("me", {"name": "Zenobia"})
    match_id = anna.create("me", "me")["id"]
    waiting = anna.create("me", "open")["id"]
    ply = some_moves(anna, match_id)["ply"]
    assert {one["id"] for one in listed(database, "matches", "list")} == {match_id, waiting}
    [one] = listed(database, "matches", "list", "--status=waiting")
    assert one["id"] == waiting
    assert match_id in admin(database, "matches", "list", "--status", "running")
    assert admin(database, "matches", "list", "--quiet-days", "1") == "There are none.\n"
    assert listed(database, "matches", "list", "--game", "triumvirate") == []
    [shown] = listed(database, "matches", "show", match_id)
    assert shown["ply"] == ply
    assert [seat["name"] for seat in shown["seats"]] == ["Zenobia"] * 2
    assert "name=Zenobia" in admin(database, "matches", "show", match_id)
    [person] = listed(database, "identities", "list", "--name", "zeno")
    assert person["name"] == "Zenobia"
    assert len(listed(database, "matches", "list", "--identity", person["id"])) == 2
    [told] = listed(database, "identities", "show", person["id"])
    assert (told["matches_opened"], told["seats"], told["banned"]) == (2, 3, None)


def test_showing_a_match_tells_no_hidden_card(database: str, anna: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = anna.post("matches", {"game": "triumvirate", "players": 2, "seats": seats}, 201)
    [shown] = listed(database, "matches", "show", made["id"])
    assert not {"position", "board", "entries", "answer", "log"} & set(shown)
    assert "answer" not in shown["seats"][0]
    assert "token_hash" not in shown["seats"][0]


# ---- acting beside a running server --------------------------------------------------------------


def test_a_match_is_closed_under_its_players_eyes(database: str, anna: Player) -> None:
    match_id = anna.create("me", "me")["id"]
    before = some_moves(anna, match_id)
    with anna.follow(match_id) as socket:
        admin(database, "matches", "close", match_id)
        seen = socket.until(lambda now: now["status"] == "ended")
    assert "operator" in text_of(seen["outcome"])
    assert seen["ply"] == before["ply"], "what was played stays"
    anna.move(match_id, before["moves"][0]["words"], before["ply"], 409)
    assert "finished already" in refused(database, "matches", "close", match_id)
    assert "no match" in refused(database, "matches", "close", "nothing")


def test_a_move_that_was_not_aware_of_it_is_refused(house: House, database: str) -> None:
    """Also before the server has noticed: the revision guards it."""
    anna = Player(house.start(database, heartbeat_seconds=3600.0))
    match_id = anna.create("me", "me")["id"]
    seen = anna.match(match_id)
    admin(database, "matches", "close", match_id)
    anna.move(match_id, seen["moves"][0]["words"], seen["ply"], 409)
    wait_for(lambda: anna.match(match_id)["status"] == "ended")
    assert anna.match(match_id)["ply"] == seen["ply"]


def test_who_is_banned_gets_nothing_and_loses_his_sockets(
    database: str, server: Server, anna: Player, berta: Player
) -> None:
    match_id = anna.create("me", "open")["id"]
    berta.post(f"matches/{match_id}/join", {})
    who = identity_of(database, match_id)
    with anna.follow(match_id) as socket:
        admin(database, "identities", "ban", who)
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
    wait_for(lambda: anna.http.get("/api/me").status_code == 403)
    error = anna.get(f"matches/{match_id}", 403)["error"]
    assert "banned" in error["text"]
    with pytest.raises(InvalidStatus), anna.follow(match_id):
        pass
    assert berta.match(match_id)["status"] == "running", "the others go on"
    assert [one["id"] for one in listed(database, "identities", "list", "--banned")] == [who]
    admin(database, "identities", "unban", who)
    wait_for(lambda: anna.http.get("/api/me").status_code == 200)
    assert anna.match(match_id)["you"]
    assert "no identity" in refused(database, "identities", "ban", "nobody")


def test_a_ban_holds_from_the_start(house: House, database: str, anna: Player) -> None:
    match_id = anna.create("me", "me")["id"]
    admin(database, "identities", "ban", identity_of(database, match_id))
    anna.server.stop()
    anna.move_to(house.start(database))
    anna.get("me", 403)


# ---- retention -----------------------------------------------------------------------------------


def test_what_is_old_is_deleted_and_nothing_else(
    database: str, anna: Player, berta: Player
) -> None:
    running, ended = anna.create("me", "me")["id"], anna.create("me", "me")["id"]
    some_moves(anna, ended)
    admin(database, "matches", "close", ended)
    berta.post("me", {"name": "Berta"})
    assert admin(database, "expire", "--match-days", "1") == "0 matches deleted.\n"
    words = ("expire", "--match-days", "0", "--identity-days", "0")
    said = "1 matches would be deleted.\n1 identities would be deleted.\n"
    # Until she has been gone for a beat or two, she counts as seen just now.
    wait_for(lambda: admin(database, *words, "--dry-run") == said)
    assert admin(database, "expire", "--match-days", "0") == "1 matches deleted.\n"
    gone = ("expire", "--identity-days", "0")
    wait_for(lambda: admin(database, *gone) == "1 identities deleted.\n")
    assert [one["id"] for one in listed(database, "matches", "list")] == [running]
    wait_for(lambda: anna.http.get(f"/api/matches/{ended}").status_code == 404)
    assert anna.match(running)["you"]
    assert berta.get("me")["named"] is False, "somebody without a match is a stranger again"
    assert "--match-days" in refused(database, "expire")
    assert admin(database, "verify").endswith("all is sound.\n")


def test_a_duplicate_is_not_torn_apart(database: str, anna: Player, berta: Player) -> None:
    bot = {"kind": "bot", "bot": "random"}
    wish = {"game": "triumvirate", "first": [{"kind": "me"}, bot], "second": [bot, bot]}
    anna.post("duplicates", wish, 201)
    wait_for(lambda: len(listed(database, "matches", "list", "--status=over")) == 1)
    [second] = listed(database, "matches", "list", "--status=over")
    [first] = listed(database, "matches", "list", "--status=running")
    assert first["id"] != second["id"]
    assert admin(database, "expire", "--match-days", "0") == "0 matches deleted.\n"
    admin(database, "matches", "close", first["id"])
    assert admin(database, "expire", "--match-days", "0") == "2 matches deleted.\n"


# ---- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_a_backup_of_a_running_server_comes_back_in_either_database(
    house: House,
    database: str,
    anna: Player,
    tmp_path: Path,
    name: str,
    request: pytest.FixtureRequest,
) -> None:
    anna.post("me", {"name": "Zenobia"})
    match_id = anna.create("me", "me")["id"]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    hidden = anna.post("matches", {"game": "triumvirate", "players": 2, "seats": seats}, 201)["id"]
    wait_for(lambda: anna.match(hidden)["moves"])
    anna.post(f"matches/{match_id}/chat", {"text": "first"})
    anna.post(f"matches/{match_id}/chat", {"text": "second"})
    before, cards = some_moves(anna, match_id), anna.match(hidden)
    file = tmp_path / name
    assert admin(database, "backup", str(file)).startswith("Wrote 2 matches, ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert admin(database, "verify", str(file)).endswith("all is sound.\n")
    assert "already" in refused(database, "backup", str(file))
    anna.server.stop()
    for fresh in (
        f"sqlite:///{tmp_path}/restored.sqlite3",
        request.getfixturevalue("cluster").database(),
    ):
        assert admin(fresh, "restore", str(file)).startswith("Restored 2 matches, ")
        assert admin(fresh, "verify").endswith("all is sound.\n")
        assert "already" in refused(fresh, "restore", str(file))
        assert "already" in refused(fresh, "matches", "import", str(file))
        anna.move_to(house.start(fresh))
        assert anna.match(match_id)["log"] == before["log"]
        assert [one["text"] for one in anna.match(match_id)["chat"]] == ["first", "second"]
        assert anna.match(hidden)["view"] == cards["view"]
        assert anna.get("me")["name"] == "Zenobia", "the cookie is good: the secret is the same"
        some_moves(anna, match_id, 1)
        anna.post(f"matches/{match_id}/chat", {"text": "third"})
        anna.server.stop()


def test_single_matches_travel(
    house: House, database: str, anna: Player, berta: Player, tmp_path: Path
) -> None:
    wanted, other = anna.create("me", "me")["id"], berta.create("me", "me")["id"]
    some_moves(anna, wanted)
    file, fresh = tmp_path / "some.jsonl", f"sqlite:///{tmp_path}/other.sqlite3"
    assert "1 matches" in admin(database, "matches", "export", str(file), wanted)
    assert other not in file.read_text()
    assert "`rubicon admin restore` makes one" in refused(fresh, "matches", "import", str(file))
    anna.move_to(house.start(fresh))
    anna.get("me")
    assert "1 matches" in admin(fresh, "matches", "import", str(file))
    assert some_moves(anna, wanted, 1)["you"], "its players go on with it at the other server"
    gone = tmp_path / "none.jsonl"
    assert "no match 'nothing'" in refused(database, "matches", "export", str(gone), "nothing")
    assert list(tmp_path.glob("none*")) == [], "nothing is left of what failed"


def test_a_file_that_was_cut_or_changed_is_refused(
    database: str, anna: Player, tmp_path: Path
) -> None:
    some_moves(anna, anna.create("me", "me")["id"])
    good = tmp_path / "good.jsonl"
    admin(database, "backup", str(good))
    lines = good.read_text().splitlines(keepends=True)
    zipped = gzip.compress(good.read_bytes())
    step = json.loads(lines[0])["step"]
    bad = {
        "cut.jsonl": "".join(lines[:-1]),
        "cut-line.jsonl": good.read_text()[:-20],
        "changed.jsonl": good.read_text().replace('"forced": false', '"forced": true', 1),
        "missing.jsonl": "".join([*lines[:3], *lines[4:]]),
        "newer.jsonl": good.read_text().replace(f'"step": "{step}"', '"step": "9999"', 1),
        "other.jsonl": "[]\n",
        "text.jsonl": "Hello\n",
        "empty.jsonl": "",
        "table.jsonl": lines[0] + '{"table": "setting", "row": {}}\n',
    }
    for name, text in bad.items():
        file, fresh = tmp_path / name, f"sqlite:///{tmp_path}/{name}.sqlite3"
        file.write_text(text)
        assert name in refused(fresh, "restore", str(file)), name
        assert name in refused(fresh, "verify", str(file)), name
        assert listed(fresh, "matches", "list") == [], "all or nothing"
    for name, content in (("cut.gz", zipped[:-30]), ("none.gz", b"Hello")):
        (tmp_path / name).write_bytes(content)
        assert name in refused(database, "verify", str(tmp_path / name))
    assert "no file" in refused(database, "restore", str(tmp_path / "nowhere"))
    assert "nowhere" in refused(database, "verify", str(tmp_path / "nowhere"))


def test_verifying_finds_damage(house: House, sqlite: str) -> None:
    anna = Player(house.start(sqlite))
    ids = [anna.create("me", "me")["id"] for _ in range(5)]
    for match_id in ids:
        some_moves(anna, match_id)
    anna.server.stop()
    assert admin(sqlite, "verify").startswith("5 matches, ")
    hole, wrong, words, seat, unknown = ids
    with connect(sqlite.removeprefix("sqlite:///")) as file:
        file.execute("DELETE FROM entry WHERE ply = 1 AND match_id = ?", [hole])
        file.execute("UPDATE entry SET words = 'nonsense' WHERE ply = 1 AND match_id = ?", [wrong])
        file.execute("UPDATE entry SET move = move + 1 WHERE ply = 2 AND match_id = ?", [words])
        file.execute("DELETE FROM seat WHERE seat = 1 AND match_id = ?", [seat])
        file.execute('UPDATE match SET options = \'{"x": "y"}\' WHERE id = ?', [unknown])
    done = run("admin", "--db", sqlite, "verify")
    assert done.exit_code == 1
    for match_id, said in (
        (hole, "its log"),
        (wrong, "its move 2 is against the rules"),
        (words, "not what their words say"),
        (seat, "seats"),
        (unknown, "can't be opened"),
    ):
        assert f"match {match_id}: " in done.output
        assert said in done.output
    assert done.output.endswith("5 faults.\n")


# ---- wrong use -----------------------------------------------------------------------------------


def test_wrong_use_is_one_sentence(tmp_path: Path, sqlite: str, house: House) -> None:
    assert "no database" in refused(f"sqlite:///{tmp_path}/none.sqlite3", "matches", "list")
    assert not (tmp_path / "none.sqlite3").exists(), "looking makes no file"
    (tmp_path / "empty.sqlite3").touch()
    assert "no tables" in refused(f"sqlite:///{tmp_path}/empty.sqlite3", "verify")
    (tmp_path / "text.sqlite3").write_text("Hello " * 500)
    assert "can't be used" in refused(f"sqlite:///{tmp_path}/text.sqlite3", "verify")
    assert "URL" in refused("nonsense", "verify")
    assert "mysql" in refused("mysql://localhost/x", "verify")
    away = refused("postgresql://nobody:secret@127.0.0.1:1/none", "matches", "list")
    assert "can't be used" in away
    assert "secret" not in away
    anna = Player(house.start(sqlite))
    anna.get("me")
    anna.server.stop()
    for words in (
        ("matches", "list", "--status", "lost"),
        ("matches", "list", "--most", "0"),
        ("matches", "show"),
        ("matches", "close"),
        ("nonsense",),
        ("expire", "--match-days", "-1"),
    ):
        refused(sqlite, *words)
    with connect(sqlite.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "of another version" in refused(sqlite, "verify")
