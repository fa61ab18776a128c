"""The catalogues that the page fetches, and refusals in the language of the reader."""

import asyncio
import gzip
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from rubicon.registry import GAMES
from rubicon.server.app import create_app
from rubicon.server.saying import REASON_BYTES, last_word, say, wished
from rubicon.server.schema import Words
from rubicon.server.settings import Settings
from rubicon.words import Phrase, sources, written
from server.house import GAME, Json, Player

LATIN = {"core": "number = { $it }", "server": "over = Actum est.\nno-seat = Locus tuus non est."}
WRONG = Phrase("server.over")


@pytest.fixture
def latin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that somebody translates; its code."""
    code = "la"
    folder = tmp_path / "words" / code
    folder.mkdir(parents=True)
    for scope, text in LATIN.items():
        (folder / f"{scope}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv("RUBICON_WORDS", str(tmp_path / "words"))
    return code


def asked(
    tmp_path: Path, ask: Callable[[httpx.AsyncClient], Coroutine[Any, Any, httpx.Response]]
) -> httpx.Response:
    """An answer of a server in this process."""

    async def run() -> httpx.Response:
        app: FastAPI = create_app(Settings(f"sqlite:///{tmp_path}/words.sqlite3"))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await ask(client)

    return asyncio.run(run())


# ---- the catalogues ------------------------------------------------------------------------------


def test_the_page_gets_its_catalogues_and_those_of_all_games(anna: Player) -> None:
    found = anna.get("words")
    Words.model_validate(found)
    assert found["language"] == "en"
    assert found["languages"][0] == "en"
    assert set(found["words"]) == {"core", "server", "page", *GAMES}
    assert found["words"] == sources("en", found["words"])
    assert anna.get("words?language=tlh") == found, "what there is not is said in English"
    assert anna.get(f"words?language={'x' * 41}", 400)["error"]["code"] == "bad_input"


def test_a_second_visit_is_cheap(anna: Player) -> None:
    first = anna.http.get("/api/words", headers={"accept-encoding": "identity"})
    assert "no-store" not in first.headers["cache-control"]
    assert {one.strip() for one in first.headers["vary"].split(",")} >= {"accept-language"}
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}'):
        again = anna.http.get("/api/words", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert anna.http.get("/api/words", headers={"if-none-match": '"other"'}).status_code == 200


def test_the_catalogues_travel_packed(anna: Player) -> None:
    plain = anna.http.get("/api/words", headers={"accept-encoding": "identity"})
    with anna.http.stream("GET", "/api/words", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 2


def test_the_reader_chooses_the_language(latin: str, tmp_path: Path) -> None:
    for path, header in (
        ("/api/words", "xx;q=0.9, la-VA, en;q=0.5"),
        ("/api/words?language=la", "en"),
        ("/api/words?language=xx", "la"),
    ):
        answer = asked(tmp_path, lambda c: c.get(path, headers={"accept-language": header}))  # noqa: B023
        found: Json = answer.json()
        assert (found["language"], found["languages"]) == (latin, ["en", latin])
        assert answer.headers["content-language"] == latin
        assert found["words"]["server"][0] == LATIN["server"]
        assert len(found["words"]["server"]) == 2, "what is missing is there in English"
        assert len(found["words"]["page"]) == 1


# ---- refusals ------------------------------------------------------------------------------------


def test_a_refusal_is_said_in_the_language_of_who_asks(latin: str, tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> httpx.Response:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
        wish = {"game": GAME, "players": 2, "seats": seats}
        made = (await client.post("/api/matches", json=wish)).json()
        body = {"move": "rome 2 gold", "ply": 0}
        return await client.post(
            f"/api/matches/{made['id']}/moves", json=body, headers={"accept-language": latin}
        )

    assert asked(tmp_path, ask).json()["error"] == {
        "code": "forbidden",
        "rule": None,
        "retry_after": None,
        "says": {"id": "server.no-seat", "fields": {}},
        "text": "Locus tuus non est.",
    }


@pytest.mark.parametrize(
    ("header", "codes"),
    [
        ("", [""]),
        ("de", ["de"]),
        ("fr;q=0.5, de-AT, en;q=0.7, it;q=0", ["de-AT", "en", "fr"]),
        ("de;q=nonsense, en", ["en"]),
        (",;=,", ["", "", ""]),
    ],
)
def test_which_languages_are_wished_for(header: str, codes: list[str]) -> None:
    assert wished(header) == codes


def test_a_header_without_end_is_not_read_to_the_end() -> None:
    assert len(wished("de," * 100_000)) < 100


def test_the_reason_for_closing_a_socket_is_short_in_any_script() -> None:
    assert last_word(WRONG, "") == "The match is over."
    long = last_word(written("Ω" * 500), "")
    assert 0 < len(long.encode()) <= REASON_BYTES
    assert set(long) == {"Ω"}


SEATS = [{"kind": "me"}, {"kind": "me"}]
MATCH: Json = {"game": GAME, "players": 2, "seats": SEATS}


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("matches", MATCH | {"nonsense": 1}, "nonsense: there is no such field."),
        ("matches", {"game": GAME, "players": 2}, "seats: it is missing."),
        ("matches", MATCH | {"players": "two"}, "players: this should be a whole number."),
        ("matches", MATCH | {"players": 1.5}, "players: this should be a whole number."),
        ("matches", MATCH | {"players": 0}, "players: this should be 1 or more."),
        ("matches", MATCH | {"players": 9}, "players: this should be 8 or less."),
        ("matches", MATCH | {"seats": []}, "seats: there must be at least 1 entry."),
        ("matches", MATCH | {"seats": SEATS * 5}, "seats: there may be 8 entries at most."),
        ("matches", MATCH | {"seats": 3}, "seats: this should be a list."),
        ("matches", MATCH | {"position": 3}, "position: this should be an object."),
        ("matches", MATCH | {"public": "so"}, "public: this should be true or false."),
        ("matches", MATCH | {"game": 3}, "game: this should be text."),
        ("matches", MATCH | {"game": "x" * 201}, "game: there may be 200 characters at most."),
        ("matches", MATCH | {"game": "\0"}, "game: there are characters in it that no text has."),
        ("matches", [], "The request: this should be an object."),
        (
            "matches",
            MATCH | {"seats": [{"kind": "king"}]},
            "seats.0.kind: this should be me, invite, open or bot.",
        ),
        ("me", {"name": "a\x07"}, "name: there are characters in it that can't be shown."),
        ("me", {"name": ""}, "A name has 1 to 40 characters."),
        ("matches", MATCH | {"seats": SEATS[:1]}, "This match has 2 seats, not 1."),
    ],
)
def test_a_request_of_the_wrong_shape(anna: Player, path: str, body: Any, sentence: str) -> None:
    answer = anna.http.post(f"/api/{path}", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["text"] == sentence


def test_what_the_framework_refuses_has_our_shape(anna: Player) -> None:
    for method, path, status, sentence in (
        ("GET", "/api/nowhere", 404, "There is nothing here."),
        ("DELETE", "/api/me", 405, "This address can't be asked in that way."),
        ("POST", "/api/me", 400, "The request: it is missing."),
    ):
        answer = anna.http.request(method, path)
        assert (answer.status_code, answer.json()["error"]["text"]) == (status, sentence)
    kind = {"content-type": "application/json"}
    answer = anna.http.post("/api/me", content=b"{", headers=kind)
    assert answer.json()["error"]["says"]["fields"]["wrong"]["id"] == "server.wrong-json"
    large = anna.http.post("/api/me", content=iter([b"x" * 1_000_000] * 2), headers=kind)
    assert (large.status_code, large.json()["error"]["says"]["id"]) == (413, "server.too-large")


def test_what_somebody_gives_comes_back_as_it_is(anna: Player) -> None:
    """Nothing in it is looked up, and nothing can break out of the sentence."""
    nasty = "{ $known } Caesar\n-is'"
    error = anna.create_fails({"seats": [{"kind": "me"}, {"kind": "bot", "bot": nasty}]})
    assert error["says"]["id"] == "server.no-such-bot"
    assert error["text"].startswith("There is no bot '{ $known } Caesar")
    assert json.dumps(say("over").json()) == '{"id": "server.over", "fields": {}}'
