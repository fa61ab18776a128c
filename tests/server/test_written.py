"""A match from a written position in a game with secrets: everybody knows who knows what."""

import pytest

from server.house import GAME, House, Player, Server, text_of
from server.senate import bidding

SETTINGS = {"extra_games": ["server.secretive"]}


@pytest.fixture
def curia(house: House, sqlite: str) -> Server:
    return house.start(sqlite, **SETTINGS)


def test_nobody_sits_down_unaware_at_a_written_position(curia: Server) -> None:
    anna, berta = Player(curia), Player(curia)
    made = anna.create("me", "open", game="curia", position=bidding(2))
    [line] = berta.get("lobby")["open"]
    said = "This match begins from a written position. The player of Brutus wrote it"
    assert line["written"]["secrets"]
    assert line["written"]["known_to"] == ["Brutus"]
    assert text_of(line["written"]).startswith(said)
    assert berta.match(made["id"])["written"] == line["written"]
    error = berta.post(f"matches/{made['id']}/join", {}, 409)["error"]
    assert error["code"] == "written"
    assert error["text"].startswith(said)
    assert berta.match(made["id"])["you"] == []
    seen = berta.post(f"matches/{made['id']}/join", {"written": True})
    assert seen["you"] == ["Cassius"]
    for player in (anna, berta, Player(curia)):
        assert player.match(made["id"])["written"] == line["written"], "in the match, too"


def test_who_writes_a_position_and_does_not_sit_there(curia: Server) -> None:
    anna, berta = Player(curia), Player(curia)
    made = anna.create("invite", "invite", game="curia", position=bidding(2))
    token = made["invites"]["Cassius"].rpartition("/")[2]
    error = berta.post(f"matches/{made['id']}/join", {"token": token}, 409)["error"]
    assert error["code"] == "written"
    assert "Whoever opened it knows" in error["text"]
    assert berta.post(f"matches/{made['id']}/join", {"token": token, "written": True})["you"]


def test_without_secrets_it_is_only_said(curia: Server) -> None:
    anna, berta = Player(curia), Player(curia)
    position = anna.get(f"matches/{anna.create('me', 'me')['id']}")
    assert position["written"] is None
    written = {"game": GAME, "turn": 4}
    made = anna.create("me", "open", position=written)
    assert text_of(anna.match(made["id"])["written"]) == (
        "This match begins from a written position."
    )
    assert berta.post(f"matches/{made['id']}/join", {})["written"]["known_to"] == []
