"""Keeping an identity: recovery codes, passkeys, devices; and those who want another's."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from rubicon.server.identity import COOKIE
from rubicon.server.signing_in import label_of
from server.authenticator import PRESENT, Authenticator
from server.house import House, Json, Player, Server
from server.postgres import Cluster

HARDLY_ANY = 1e-9
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
FREE = {"sign_ins_burst": 10_000}


@pytest.fixture
def server(house: House, sqlite: str) -> Server:
    return house.start(sqlite, limits=FREE)


def owner(server: Server) -> tuple[Player, str]:
    """Somebody with a name and a match of her own that nobody else may see."""
    anna = Player(server)
    anna.post("me", {"name": "Anna"})
    return anna, anna.create("me", "me", public=False)["id"]


# ---- the code ------------------------------------------------------------------------------------


def test_a_code_brings_one_back_once(server: Server, sqlite: str) -> None:
    anna, match_id = owner(server)
    assert anna.get("me/devices")["code_since"] is None
    code = anna.post("me/code", {})["code"]
    assert anna.get("me/devices")["code_since"] is not None
    phone, thief = Player(server), Player(server)
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    told = phone.post("me/recover", {"code": typed})
    assert told["name"] == "Anna"
    assert phone.match(match_id)["you"]
    thief.post("me/recover", {"code": code}, 404)
    third = Player(server)
    assert third.post("me/recover", {"code": told["code"]})["name"] == "Anna", "the next one"
    for file in Path(sqlite.removeprefix("sqlite:///")).parent.iterdir():
        for secret in (code, told["code"], code.replace("-", "")):
            assert secret.encode() not in file.read_bytes(), "only its hash is kept"
    assert code not in server.log.read_text()


def test_a_newer_code_replaces_the_one_before(server: Server) -> None:
    anna, _ = owner(server)
    first, second = anna.post("me/code", {})["code"], anna.post("me/code", {})["code"]
    assert len({first, second}) == 2
    Player(server).post("me/recover", {"code": first}, 404)
    Player(server).post("me/recover", {"code": second})


def test_nothing_tells_a_wrong_code_from_a_used_one(server: Server) -> None:
    anna, _ = owner(server)
    code = anna.post("me/code", {})["code"]
    Player(server).post("me/recover", {"code": code})
    answers = [
        Player(server).http.post("/api/me/recover", json={"code": tried})
        for tried in (code, "", "0", "x" * 200, "00000-00000-00000-00000-00000", "\u00e4")
    ]
    assert {(one.status_code, one.text) for one in answers} == {(404, answers[0].text)}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("me/recover", {"code": "00000-00000-00000-00000-00000"}),
        ("me/claim", {"token": "x"}),
        (
            "me/passkeys/use",
            dict.fromkeys(
                ("id", "client_data", "authenticator_data", "signature", "user_handle"), "x"
            ),
        ),
    ],
)
def test_tries_from_one_address_are_limited(
    house: House, sqlite: str, path: str, body: Json
) -> None:
    """By the address: who asks without a cookie is somebody else each time."""
    limits = {"sign_ins_per_second": HARDLY_ANY, "sign_ins_burst": 3}
    server = house.start(sqlite, limits=limits)
    tried = [Player(server).http.post(f"/api/{path}", json=body).status_code for _ in range(5)]
    assert tried == [404, 404, 404, 429, 429]


# ---- devices -------------------------------------------------------------------------------------


def test_a_device_is_signed_out_from_another_one(server: Server, house: House, sqlite: str) -> None:
    anna, match_id = owner(server)
    phone, stranger = Player(server), Player(server)
    phone.http.headers["user-agent"] = FIREFOX
    phone.post("me/recover", {"code": anna.post("me/code", {})["code"]})
    listed = anna.get("me/devices")["devices"]
    assert sorted((one["label"], one["current"]) for one in listed) == [
        ("", True),
        ("Firefox, Linux", False),
    ]
    lost = next(one["id"] for one in listed if not one["current"])
    stranger.post("me/devices/revoke", {"id": lost}, 404)
    stranger.post("me/devices/revoke", {"id": "nothing"}, 404)
    with phone.follow(match_id) as socket, anna.follow(match_id) as own:
        left = anna.post("me/devices/revoke", {"id": lost})["devices"]
        assert [one["current"] for one in left] == [True]
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
        seen = anna.match(match_id)
        anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
        own.until(lambda now: now["ply"] > seen["ply"])
    phone.http.cookies.jar.clear_expired_cookies()
    phone.get(f"matches/{match_id}", 404)
    anna.post("me/devices/revoke", {"id": lost}, 404)
    stolen = phone.http.cookies[COOKIE]
    server.stop()
    thief = Player(house.start(sqlite))
    thief.http.cookies.set(COOKIE, stolen)
    thief.get(f"matches/{match_id}", 404)


def test_signing_out_everywhere_ends_the_code_too(server: Server) -> None:
    anna, match_id = owner(server)
    phone = Player(server)
    told = phone.post("me/recover", {"code": anna.post("me/code", {})["code"]})
    anna.post("me/revoke", {})
    assert [one["current"] for one in anna.get("me/devices")["devices"]] == [True]
    phone.get(f"matches/{match_id}", 404)
    Player(server).post("me/recover", {"code": told["code"]}, 404)
    assert anna.match(match_id)["you"]


def test_other_processes_hear_of_it(house: House, cluster: Cluster) -> None:
    database = cluster.database()
    one = house.start(database, heartbeat_seconds=3600.0)
    anna, match_id = owner(one)
    other = house.start(database, heartbeat_seconds=3600.0)
    phone = Player(other)
    phone.post("me/recover", {"code": anna.post("me/code", {})["code"]})
    lost = next(one["id"] for one in anna.get("me/devices")["devices"] if not one["current"])
    with phone.follow(match_id) as socket:
        anna.post("me/devices/revoke", {"id": lost})
        with pytest.raises(ConnectionClosed):
            socket.until(lambda _: False)
    phone.get(f"matches/{match_id}", 404)


def test_a_cookie_of_before_is_good_and_gets_a_device(server: Server) -> None:
    anna, match_id = owner(server)
    signer = Signer("a secret of the tests", salt="rubicon.identity")
    who = signer.unsign(anna.http.cookies[COOKIE]).decode().partition("~")[0]
    older = Player(server)
    older.http.cookies.set(COOKIE, signer.sign(who).decode())
    assert older.match(match_id)["you"]
    assert len(older.get("me/devices")["devices"]) >= 1
    forged = Player(server)
    forged.http.cookies.set(COOKIE, f"{who}~~device.{'A' * 27}")
    forged.get(f"matches/{match_id}", 404)


def test_a_device_is_named_by_what_its_browser_says() -> None:
    assert label_of(FIREFOX) == "Firefox, Linux"
    assert label_of("curl/8") == label_of("") == ""
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604"
    assert label_of(safari) == "Safari, iPhone"
    assert label_of("<script>alert(1)</script> Chrome/1") == "Chrome"


# ---- passkeys ------------------------------------------------------------------------------------


class Site:
    """A server by the name that passkeys need."""

    def __init__(self, server: Server) -> None:
        self.address = server.address.replace("127.0.0.1", "localhost")
        self.server = server
        self.players: list[Player] = []

    def player(self) -> Player:
        made = Player(self.server)
        made.http.headers["host"] = self.address.removeprefix("http://")
        return made


@pytest.fixture
def site(server: Server) -> Site:
    return Site(server)


def with_passkey(site: Site) -> tuple[Player, str, Authenticator]:
    """Somebody who has added a passkey."""
    anna = site.player()
    anna.post("me", {"name": "Anna"})
    match_id = anna.create("me", "me", public=False)["id"]
    key = Authenticator(site.address)
    kept = anna.post("me/passkeys", key.make(anna.post("me/passkeys/new", {})["options"]))
    assert len(kept["passkeys"]) == 1
    return anna, match_id, key


def asked(player: Player) -> Json:
    options: Json = player.post("me/passkeys/ask", {})["options"]
    return options


def test_a_passkey_brings_one_back(site: Site) -> None:
    anna, match_id, key = with_passkey(site)
    for _ in range(2):
        phone = site.player()
        assert phone.post("me/passkeys/use", key.sign(asked(phone)))["name"] == "Anna"
        assert phone.match(match_id)["you"]
    [told] = anna.get("me/devices")["passkeys"]
    assert told["used"] is not None
    assert told["site"] == "localhost"
    assert len(anna.get("me/devices")["devices"]) == 3
    site.player().post("me/passkeys/remove", {"id": told["id"]}, 404)
    assert anna.post("me/passkeys/remove", {"id": told["id"]})["passkeys"] == []
    phone = site.player()
    phone.post("me/passkeys/use", key.sign(asked(phone)), 404)


def test_an_answer_is_good_once(site: Site) -> None:
    _, match_id, key = with_passkey(site)
    phone, thief = site.player(), site.player()
    answer = key.sign(asked(phone))
    phone.post("me/passkeys/use", answer)
    thief.post("me/passkeys/use", answer, 404)
    thief.get(f"matches/{match_id}", 404)


Bend = Callable[[Authenticator, Json], Any]


def bent(passkey: Authenticator, **changes: Any) -> None:
    for name, value in changes.items():
        setattr(passkey, name, value)


BENT: dict[str, Bend] = {
    "another site asked": lambda key, _: bent(key, origin="https://evil.example"),
    "made for another site": lambda key, _: bent(key, site="evil.example"),
    "nobody has shown who he is": lambda key, _: bent(key, flags=PRESENT),
    "a copy that lags behind": lambda key, _: bent(key, count=0),
    "another's handle": lambda key, _: bent(key, handle=b"x" * 32),
    "no such passkey": lambda key, _: bent(key, id=b"y" * 20),
    "another key": lambda key, _: bent(key, key=Authenticator("").key),
    "a challenge of its own": lambda _, options: options.update(challenge="AAAA"),
}


@pytest.mark.parametrize("bend", BENT.values(), ids=BENT)
def test_an_answer_that_is_not_good_is_refused(site: Site, bend: Bend) -> None:
    _, match_id, key = with_passkey(site)
    phone = site.player()
    phone.post("me/passkeys/use", key.sign(asked(phone)))
    thief = site.player()
    options = asked(thief)
    bend(key, options)
    answer = thief.http.post("/api/me/passkeys/use", json=key.sign(options))
    assert answer.status_code == 404
    assert answer.json()["error"]["says"]["id"] == "server.passkey-not-valid"
    thief.get(f"matches/{match_id}", 404)


def test_challenges_are_not_exchanged(site: Site) -> None:
    """Neither between people nor between making a passkey and using one."""
    anna, _, key = with_passkey(site)
    thief = site.player()
    fresh = Authenticator(site.address)
    thief.post("me/passkeys", fresh.make(anna.post("me/passkeys/new", {})["options"]), 400)
    using = asked(thief) | {"user": {"id": "AAAA"}}
    thief.post("me/passkeys", fresh.make(using), 400)
    making = thief.post("me/passkeys/new", {})["options"]
    thief.post("me/passkeys/use", key.sign(making), 404)
    assert thief.get("me/devices")["passkeys"] == []


def test_passkeys_are_known_once_and_counted(house: House, sqlite: str) -> None:
    site = Site(house.start(sqlite, limits={"passkeys": 2}))
    anna, _, key = with_passkey(site)
    options = anna.post("me/passkeys/new", {})["options"]
    assert len(options["excludeCredentials"]) == 1
    anna.post("me/passkeys", key.make(options), 409)
    second = Authenticator(site.address).make(anna.post("me/passkeys/new", {})["options"])
    anna.post("me/passkeys", second)
    third = Authenticator(site.address).make(anna.post("me/passkeys/new", {})["options"])
    anna.post("me/passkeys", third, 409)
    thief = site.player()
    thief.post("me/passkeys", key.make(thief.post("me/passkeys/new", {})["options"]), 409)


def test_asking_for_a_passkey_names_nobody(site: Site) -> None:
    with_passkey(site)
    options = asked(site.player())
    assert not options.get("allowCredentials")
    assert "Anna" not in str(options)


def test_what_is_no_answer_at_all_is_refused(site: Site) -> None:
    anna, _, key = with_passkey(site)
    good = key.sign(asked(anna))
    for name in good:
        for wrong in ("", "A", "AAAA", "e30", "bnVsbA", "W10"):
            answer = anna.http.post("/api/me/passkeys/use", json=good | {name: wrong})
            assert answer.status_code == 404, (name, wrong, answer.text)
    made = Authenticator(site.address).make(anna.post("me/passkeys/new", {})["options"])
    for name in made:
        for wrong in ("", "A", "AAAA", "e30", "bnVsbA", "W10", "oA"):
            answer = anna.http.post("/api/me/passkeys", json=made | {name: wrong})
            assert answer.status_code == 400, (name, wrong, answer.text)
    assert httpx.codes.is_success(anna.http.get("/api/me/devices").status_code)
