"""Who people are: names that can be read, sign-ins that can be revoked, a secret that stays one."""

import asyncio
import stat
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from rubicon.core.errors import BadInput
from rubicon.server.identity import COOKIE
from rubicon.server.names import is_harmless, looks
from rubicon.server.secret import file_of, secret_of
from rubicon.server.store.base import open_store
from rubicon.server.store.people import setting_or
from server.house import GAME, House, Player
from server.postgres import Cluster

BAD = {
    "blank": "\u2800\u2800",
    "a filler": "\u3164",
    "nothing between": "An\u200bna",
    "a soft hyphen": "An\u00adna",
    "only marks": "\u0301\u0301",
    "a tower of marks": "A" + "\u0301" * 9,
    "only dots": "...",
    "two scripts": "\u0410nna",
    "a bot": "Imperator",
    "a bot, nearly": "imp3rat0r",
    "a bot, in other letters": "\u0441enturio",
    "a bot, apart": "g r e e d y",
    "a guest": "Guest 1234",
}
GOOD = ("Anna", "Ἀλέξανδρος", "Иван", "Ana María", "李白", "O'Neill", "x")


@pytest.fixture
def anna(house: House, sqlite: str) -> Player:
    return Player(house.start(sqlite))


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_names_that_are_not_to_be_read_or_somebody_elses(anna: Player, name: str) -> None:
    anna.post("me", {"name": name}, 400)
    assert anna.get("me")["named"] is False


def test_other_names_are_good(anna: Player) -> None:
    for name in GOOD:
        assert anna.post("me", {"name": name})["name"] == name
    guest = Player(anna.server).get("me")["name"]
    assert guest.startswith("Guest ")
    assert looks("Imperator") == looks("imperat0r") != looks("Anna")


def test_names_on_boards_are_bounded_and_harmless(anna: Player) -> None:
    text = Path(__file__).parents[2] / f"src/rubicon/games/{GAME}/data/board.toml"
    board = text.read_text(encoding="utf-8")
    name = next(line for line in board.splitlines() if line.startswith("name ="))
    for wrong in ("x" * 100, "a\u202eb", "\u2800"):
        bad = board.replace(name, f'name = "{wrong}"', 1)
        assert "Names on a board" in anna.create_fails({"board": bad})["text"]
    made = anna.create("me", "me", board=board.replace(name, 'name = "Mine"', 1))
    assert anna.match(made["id"])["board"] == "Mine"
    assert is_harmless("", 10)


# ---- sign-ins ------------------------------------------------------------------------------------


def test_sign_ins_on_other_devices_can_be_ended(house: House, sqlite: str) -> None:
    server = house.start(sqlite)
    anna, other = Player(server), Player(server)
    match_id = anna.create("me", "me", public=False)["id"]
    other.post("me/claim", {"token": anna.post("me/link", {})["path"].rpartition("/")[2]})
    unused = anna.post("me/link", {})["path"].rpartition("/")[2]
    assert other.match(match_id)["you"]
    stolen = other.http.cookies[COOKIE]
    anna.post("me/revoke", {})
    assert anna.match(match_id)["you"], "this device stays signed in"
    other.get(f"matches/{match_id}", 404)
    Player(server).post("me/claim", {"token": unused}, 404)
    server.kill()
    again = house.start(sqlite)
    anna.move_to(again)
    assert anna.match(match_id)["you"]
    thief = Player(again)
    thief.http.cookies.set(COOKIE, stolen)
    thief.get(f"matches/{match_id}", 404)


# ---- the secret ----------------------------------------------------------------------------------


def opened(database: str, given: str | None = None) -> str:
    async def run() -> str:
        store = await open_store(database)
        try:
            return await secret_of(store, database, given)
        finally:
            await store.close()

    return asyncio.run(run())


def test_the_secret_is_not_kept_with_the_matches(sqlite: str) -> None:
    secret, file = opened(sqlite), file_of(sqlite)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert opened(sqlite) == secret, "the same at every start"
    kept = Path(sqlite.removeprefix("sqlite:///"))
    for one in kept.parent.iterdir():
        assert one == file or secret.encode() not in one.read_bytes()


def test_a_secret_of_before_leaves_the_database(sqlite: str) -> None:
    """Nobody is signed out by that."""

    async def old() -> None:
        store = await open_store(sqlite)
        await store.write(setting_or("secret", "an old secret, still good"))
        await store.close()

    asyncio.run(old())
    assert opened(sqlite) == "an old secret, still good"
    with closing(connect(sqlite.removeprefix("sqlite:///"))) as connection:
        found = connection.execute("SELECT count(*) FROM setting WHERE name = 'secret'")
        assert found.fetchone() == (0,)
    assert opened(sqlite) == "an old secret, still good"


def test_a_secret_that_others_can_read_is_refused(sqlite: str) -> None:
    opened(sqlite)
    file_of(sqlite).chmod(0o644)
    with pytest.raises(BadInput, match="chmod 600"):
        opened(sqlite)
    file_of(sqlite).chmod(0o600)
    file_of(sqlite).write_text("")
    with pytest.raises(BadInput, match="no secret"):
        opened(sqlite)


def test_servers_that_share_a_database_share_the_secret(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another machine there is another file: the server there must be told."""
    database = cluster.database()
    for folder in ("one", "other"):
        monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, f=folder, **__: tmp_path / f)
        if folder == "one":
            assert opened(database) == opened(database)
        else:
            with pytest.raises(BadInput, match="another secret"):
                opened(database)
            assert opened(database, "given by the operator")


def test_a_secret_can_be_given(sqlite: str) -> None:
    assert opened(sqlite, "given by the operator") == "given by the operator"
    assert not file_of(sqlite).exists()
    with pytest.raises(BadInput, match="characters or more"):
        opened(sqlite, "short")
    assert file_of("postgresql://u@h/db") == file_of("postgresql://v:p@h/db")
    assert file_of("postgresql://u@h/db") != file_of("postgresql://u@h/other")
