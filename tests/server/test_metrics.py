"""What an operator can read of a server, and set: figures, logs that say what about, limits."""

import logging
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from patience import PATIENCE, wait_for
from rubicon.core.errors import BadInput
from rubicon.server import log
from rubicon.server.configure import KINDS, configured
from rubicon.server.identity import COOKIE
from rubicon.server.settings import Limits
from server.house import GAME, House, Player, Server

TOKEN = "a token of the tests"
ALLOWED = {"authorization": f"Bearer {TOKEN}"}
Figures = dict[tuple[str, tuple[str, ...]], float]


def figures(server: Server) -> Figures:
    """Every figure by its name and the values of its labels."""
    answer = httpx.get(f"{server.address}/metrics", headers=ALLOWED, timeout=PATIENCE)
    assert answer.status_code == 200
    return {
        (one.name, tuple(one.labels[name] for name in sorted(one.labels))): one.value
        for family in text_string_to_metric_families(answer.text)
        for one in family.samples
    }


@pytest.fixture
def server(house: House, sqlite: str) -> Server:
    return house.start(sqlite, metrics_token=TOKEN)


def test_only_who_has_the_token_may_read_them(house: House, sqlite: str, server: Server) -> None:
    others: list[dict[str, str]] = [
        {},
        {"authorization": "Bearer x"},
        {"authorization": "Bearer another"},
        {"authorization": TOKEN},
        {"authorization": f"Bearer {TOKEN}!"},
    ]
    nothing = httpx.get(f"{server.address}/nothing", timeout=PATIENCE)
    for headers in others:
        answer = httpx.get(f"{server.address}/metrics", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 404
        assert answer.text == nothing.text, "as if there were nothing"
    server.stop()
    closed = house.start(sqlite, metrics_token=None)
    for headers in (*others, {"authorization": "Bearer None"}, ALLOWED):
        answer = httpx.get(f"{closed.address}/metrics", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 404, "without a token nobody may"


def test_moves_steps_sockets_refusals_and_the_database_are_counted(server: Server) -> None:
    anna, watcher = Player(server), Player(server)
    match_id = anna.create("me", "me")["id"]
    seen = anna.match(match_id)
    anna.move(match_id, seen["moves"][0]["words"], seen["ply"])
    anna.move(match_id, seen["moves"][0]["words"], seen["ply"], 409)
    watcher.get("me")
    with anna.follow(match_id), watcher.follow(match_id):
        found = figures(server)
    assert found["rubicon_moves_total", ("person", GAME)] == 1
    for step in ("wait", "judge", "store", "show", "send"):
        assert found["rubicon_step_seconds_count", (step,)] >= 1, step
    assert found["rubicon_sockets", ("player",)] == 1
    assert found["rubicon_sockets", ("watcher",)] == 1
    assert found["rubicon_refusals_total", ("conflict", "request")] == 1
    assert found["rubicon_database_seconds_count", ("write",)] >= 2
    assert found["rubicon_database_trouble", ("full",)] == 0
    assert found["rubicon_matches_loaded", ()] == 1
    route = "/api/matches/{match_id}/moves"
    assert found["rubicon_request_seconds_count", ("POST", route, "200")] == 1
    assert found["process_resident_memory_bytes", ()] > 0


def test_bots_are_counted(server: Server) -> None:
    anna = Player(server)
    anna.create("greedy", "me")
    wait_for(
        lambda: any(
            name == "rubicon_step_seconds_count" and labels == ("think",)
            for name, labels in figures(server)
        )
    )
    found = figures(server)
    assert found["rubicon_bot_workers", ()] == 1
    assert {labels for name, labels in found if name == "rubicon_bots_waiting"} == {
        ("person",),
        ("absent",),
        ("nobody",),
    }


def test_no_figure_tells_a_secret_and_nobody_makes_them_grow(server: Server) -> None:
    anna = Player(server)
    anna.post("me", {"name": "Zenobia"})
    made = anna.create("me", "invite")
    anna.http.get("/join/abc/very-secret-token")
    for number in range(30):
        anna.http.get(f"/nowhere/{number}-typed")
        anna.http.request(f"VERB{number}", "/api/me")
        anna.http.get(f"/api/matches/typed-{number}")
    text = httpx.get(f"{server.address}/metrics", headers=ALLOWED, timeout=PATIENCE).text
    token = made["invites"].popitem()[1].rpartition("/")[2]
    cookie = str(anna.http.cookies[COOKIE])
    for secret in (made["id"], token, cookie, cookie[:10], "Zenobia", "typed", "VERB", "secret"):
        assert secret not in text
    assert TOKEN not in text
    assert "127.0.0.1" not in text


# ---- logs ----------------------------------------------------------------------------------------


def test_lines_name_their_request_and_match(server: Server) -> None:
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    given = {"x-request-id": "of-the-proxy-1"}
    anna.http.get(f"/api/matches/{match_id}", headers=given)
    anna.http.get(f"/api/matches/{match_id}/log", headers={"x-request-id": "bad id\u0007"[:6]})
    lines = wait_for(
        lambda: (
            [one for one in server.logged() if one.get("match") == match_id][1:]
            and [one for one in server.logged() if one.get("match") == match_id]
        )
    )
    assert lines[0]["request"] == "of-the-proxy-1"
    assert lines[1]["path"].endswith("/log")
    assert len(lines[1]["request"]) == 16, "what is no proper id is replaced"


def test_a_failure_names_its_request_to_whoever_reports_it(server: Server, sqlite: str) -> None:
    anna = Player(server)
    match_id = anna.create("me", "me")["id"]
    Path(sqlite.removeprefix("sqlite:///")).unlink()
    seen = anna.match(match_id)
    body = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
    answer = anna.http.post(f"/api/matches/{match_id}/moves", json=body)
    assert answer.status_code == 503
    number = answer.headers["x-request-id"]
    assert wait_for(lambda: [one for one in server.logged() if one.get("request") == number])
    assert "x-request-id" not in anna.http.get(f"/api/matches/{match_id}").headers


def test_a_plain_line_says_what_it_is_about() -> None:
    record = logging.LogRecord("x", logging.WARNING, "", 1, "it failed", (), None)
    with log.about(request="r1", match="m1"):
        with log.about(match="m2"):
            assert log.PlainLines().format(record).endswith("WARNING it failed [match=m2]")
        assert log.PlainLines().format(record).endswith("it failed [request=r1 match=m1]")
    assert log.PlainLines().format(record).endswith("it failed")


# ---- limits --------------------------------------------------------------------------------------


def test_limits_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "rubicon.toml"
    file.write_text("[limits]\nuploads = 3\nposts_per_second = 2\n[server]\nabsent_seconds = 90\n")
    environment = {"RUBICON_LIMITS_UPLOADS": "4", "RUBICON_SERVER_BOT_SECONDS": "2.5", "HOME": "/"}
    found = configured(file, environment)
    limits: Limits = found.pop("limits")
    assert (limits.uploads, limits.posts_per_second) == (4, 2.0)
    assert limits.posts_burst == Limits().posts_burst
    assert found == {"absent_seconds": 90.0, "bot_seconds": 2.5}
    assert configured(None, {}) == {"limits": Limits()}
    assert all(kind in (int, float) for table in KINDS.values() for kind in table.values())


@pytest.mark.parametrize(
    ("text", "environment", "said"),
    [
        ("[limits]\nuploading = 3", {}, "uploading in [limits]"),
        ("[limits]\nuploads = -3", {}, "0 or more"),
        ("[limits]\nuploads = true", {}, "0 or more"),
        ("[limits]\nuploads = 1.5", {}, "whole number"),
        ("[limits]\nwork_burst = nan", {}, "0 or more"),
        ("[other]\nx = 1", {}, "[limits] and [server]"),
        ("limits = 1", {}, "[limits] and [server]"),
        ("[limits", {}, "is not TOML"),
        ("", {"RUBICON_LIMITS_UPLOADS": "many"}, "RUBICON_LIMITS_UPLOADS must be a number"),
        ("", {"RUBICON_LIMITS_UPLOADS": "inf"}, "RUBICON_LIMITS_UPLOADS must be a number"),
        ("", {"RUBICON_SERVER_PORTS": "1"}, "RUBICON_SERVER_PORTS is not known"),
        ("", {"RUBICON_METRICS_TOKEN": "short"}, "16 characters"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(
    tmp_path: Path, text: str, environment: dict[str, str], said: str
) -> None:
    file = tmp_path / "rubicon.toml"
    file.write_text(text)
    with pytest.raises(BadInput) as wrong:
        configured(file, environment)
    assert said in str(wrong.value)
    with pytest.raises(BadInput):
        configured(tmp_path / "none.toml", {})
