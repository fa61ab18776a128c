"""The OpenAPI description: it is stable, and no request that follows it makes the server fail."""

import json
import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from rubicon.server.app import create_app
from rubicon.server.openapi import text
from rubicon.server.settings import Limits, Settings
from server.house import GAME, House, Player

EXAMPLES = int(os.environ.get("RUBICON_REQUESTS", "20"))
"""For each kind of request."""
schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite:///none")).openapi())


@pytest.fixture(scope="module")
def player(nursery: House, tmp_path_factory: pytest.TempPathFactory) -> Player:
    """Somebody who has a match, so that there is something to ask about."""
    folder = tmp_path_factory.mktemp("schema")
    server = nursery.start(f"sqlite:///{folder}/schema.sqlite3", limits={"open_matches": 100_000})
    return Player(server)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], player: Player) -> None:
    if "match_id" in case.path_parameters:
        # A random id is never that of a match, so ask about one that there is.
        case.path_parameters["match_id"] = match_of(player)
    if case.path_parameters.get("game"):
        case.path_parameters["game"] = GAME
    answer = case.call(base_url=player.server.address, cookies=dict(player.http.cookies))
    case.validate_response(
        answer,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.status_code_conformance,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )


def match_of(player: Player) -> str:
    """The player's match, a new one if the last is finished."""
    running = [one["id"] for one in player.get("lobby")["mine"] if one["status"] == "running"]
    return str(running[0] if running else player.create("me", "me", "random")["id"])


def test_the_description_is_stable_and_has_the_socket() -> None:
    assert text() == text()
    described = json.loads(text())
    assert "SocketMessage" in described["components"]["schemas"]
    assert "422" not in json.dumps(described["paths"])
    assert described["paths"]["/api/matches"]["post"]["requestBody"]


def test_limits_have_sensible_defaults() -> None:
    assert Limits().body_bytes < 1024 * 1024
