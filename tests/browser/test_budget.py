"""The page stays light, and loads nothing from anywhere else."""

from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

import page_budget
from browser.guest import Guest
from rubicon.registry import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_the_page_with_a_game_is_light(anna: Guest, built_page: Path, game: str) -> None:
    """All that somebody loads who opens the lobby and plays: no other game's files among it."""
    loaded: set[str] = set()
    anna.page.on("response", lambda answer: loaded.add(answer.url.removeprefix(anna.address)[1:]))
    anna.open("/")
    expect(anna.game_card).to_be_visible()
    bots = ["random"] * (find_game(game).default_players - 1)
    anna.open(f"/m/{anna.create('me', *bots, game=game)['id']}")
    expect(anna.tray).to_be_visible()
    weights = page_budget.weights(built_page)
    found = loaded & weights.keys()
    assert any(name.endswith(".woff2") for name in found)
    assert sum(weights[name] for name in found) < page_budget.MOST_BYTES


def test_a_match_loads_only_from_its_server_and_compressed(anna: Guest) -> None:
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    anna.page.on("response", keep)
    anna.table("rome 2 gold")
    assert answers
    assert {answer.url.split("/")[2] for answer in answers} == {anna.address.split("/")[2]}
    plain = [
        answer.url
        for answer in answers
        if answer.url.endswith((".js", ".css")) and "/assets/" in answer.url
        if "content-encoding" not in answer.headers and int(answer.headers["content-length"]) > 2000
    ]
    assert plain == []
