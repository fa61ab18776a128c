"""The door: headers, origins, sizes, rates, names, and a cookie that can't be forged."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from patience import PATIENCE
from rubicon.server.identity import COOKIE
from server.house import GAME, House, Player, Socket

HARDLY_ANY = 1e-4
"""A second: however slow the machine is, what is used up stays used up."""


@pytest.fixture
def anna(house: House, sqlite: str) -> Player:
    return Player(house.start(sqlite))


def test_every_answer_has_the_headers(anna: Player) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/nothing", "/healthz"):
        headers = anna.http.get(path).headers
        assert headers["content-security-policy"].startswith(
            "default-src 'none'; script-src 'self'"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie_is_kept_from_scripts_and_other_sites(anna: Player) -> None:
    cookie = anna.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in anna.http.get("/api/me").headers


def test_a_forged_cookie_is_nobody(anna: Player, house: House) -> None:
    match_id = anna.create("me", "me", public=False)["id"]
    value = anna.http.cookies[COOKIE]
    thief = Player(anna.server)
    for forged in (value[:-9] + value[-9:].swapcase(), value.split(".")[0], "x.y"):
        answer = thief.http.get(
            f"/api/matches/{match_id}", headers={"cookie": f"{COOKIE}={forged}"}
        )
        assert answer.status_code == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_can_not_act(anna: Player, headers: dict[str, str]) -> None:
    refused = anna.http.post("/api/me", json={"name": "x"}, headers=headers)
    assert refused.status_code == 403
    match_id = anna.create("me", "me")["id"]
    address = f"{anna.server.address.replace('http', 'ws')}/api/matches/{match_id}/live"
    with (
        pytest.raises(Exception, match="403"),
        connect(address, additional_headers=headers, open_timeout=PATIENCE),
    ):
        pass


def test_the_own_page_can_act(anna: Player) -> None:
    headers = {"origin": anna.server.address, "sec-fetch-site": "same-origin"}
    assert anna.http.post("/api/me", json={"name": "x"}, headers=headers).status_code == 200


def test_large_bodies_are_refused(anna: Player) -> None:
    large = b'{"record": "' + b"x" * 300_000 + b'"}'
    assert anna.http.post("/api/records", content=large).status_code == 413

    def in_pieces() -> object:
        yield from (large[i : i + 10_000] for i in range(0, len(large), 10_000))

    answer = anna.http.post("/api/records", content=in_pieces())  # type: ignore[arg-type]
    assert answer.status_code == 413


def test_who_asks_too_often_must_wait(house: House, sqlite: str) -> None:
    limits = {"posts_per_second": HARDLY_ANY, "posts_burst": 5}
    anna = Player(house.start(sqlite, limits=limits))
    anna.get("me")
    statuses = [anna.http.post("/api/me", json={"name": "A"}).status_code for _ in range(8)]
    assert statuses[:5] == [200] * 5
    assert statuses[-1] == 429


def test_newcomers_from_one_address_are_limited(house: House, sqlite: str) -> None:
    limits = {"newcomers_per_second": HARDLY_ANY, "newcomers_burst": 3}
    server = house.start(sqlite, limits=limits)
    statuses = [Player(server).http.get("/api/me").status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


def test_open_matches_are_limited(house: House, sqlite: str) -> None:
    anna = Player(house.start(sqlite, limits={"open_matches": 2}))
    for _ in range(2):
        anna.create("me", "me")
    wish = {"game": GAME, "players": 2, "seats": [{"kind": "me"}] * 2}
    assert anna.post("matches", wish, 429)["error"]["code"] == "too_many"


def test_chat_is_limited(house: House, sqlite: str) -> None:
    anna = Player(house.start(sqlite, limits={"chats_per_second": HARDLY_ANY, "chats_burst": 2}))
    match_id = anna.create("me", "me")["id"]
    for text, status in (("a", 200), ("b", 200), ("c", 429)):
        anna.post(f"matches/{match_id}/chat", {"text": text}, status)


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b", "a\u202eb", "a\x1b[2Jb"])
def test_chat_must_be_readable(anna: Player, text: str) -> None:
    match_id = anna.create("me", "me")["id"]
    error = anna.post(f"matches/{match_id}/chat", {"text": text}, 400)["error"]
    assert error["code"] == "bad_input"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "a\x07", "\u202eanna"])
def test_names_must_be_readable(anna: Player, name: str) -> None:
    assert anna.post("me", {"name": name}, 400)["error"]["code"] == "bad_input"


def test_a_talkative_socket_is_closed(house: House, sqlite: str) -> None:
    anna = Player(house.start(sqlite, limits={"socket_messages_per_second": HARDLY_ANY}))
    match_id = anna.create("me", "me")["id"]
    with anna.follow(match_id) as socket, pytest.raises(ConnectionClosed) as closed:
        talk_without_end(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def talk_without_end(socket: Socket) -> None:
    for _ in range(100):
        socket.socket.send('{"type": "pong"}')
    while True:
        socket.receive()


def test_a_socket_to_a_private_match_is_closed(anna: Player) -> None:
    match_id = anna.create("me", "me", public=False)["id"]
    address = f"{anna.server.address.replace('http', 'ws')}/api/matches/{match_id}/live"
    with (
        connect(address, open_timeout=PATIENCE) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_ids_can_not_be_guessed_and_paths_not_climbed(anna: Player) -> None:
    ids = {anna.create("me", "me")["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(one) >= 16 for one in ids)
    for path in ("/..%2f..%2fsettings.py", "/assets/..%2f..%2fapp.py", "/%00"):
        assert anna.http.get(path).status_code == 404


def test_invitations_are_not_logged(anna: Player) -> None:
    anna.http.get("/join/abc/very-secret-token")
    assert "very-secret-token" not in anna.server.log.read_text()


def test_what_holds_a_secret_of_its_own_is_not_compressed(anna: Player) -> None:
    seats = [{"kind": "me"}, *[{"kind": "invite"}] * 2]
    wish = {"game": GAME, "players": 3, "seats": seats}
    for path, body in (("matches", wish), ("me/link", {})):
        answer = anna.http.post(f"/api/{path}", json=body)
        assert answer.is_success
        assert "content-encoding" not in answer.headers


def test_what_mixes_cards_with_a_rivals_words_is_not_compressed(anna: Player) -> None:
    """Its length would tell somebody who watches the line whether the chat repeats a card."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = anna.post("matches", {"game": "triumvirate", "players": 2, "seats": seats}, 201)
    answer = anna.http.get(f"/api/matches/{made['id']}")
    assert len(answer.content) > 2000
    assert "content-encoding" not in answer.headers
    with anna.follow(made["id"]) as socket:
        assert not socket.socket.protocol.extensions
