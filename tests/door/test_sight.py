"""What the front door shows of a game with secrets: never more than the viewer may know."""

import pytest

import rubicon
from rubicon.cli.boards import board_text
from rubicon.core.rng import Rng
from rubicon.core.state import WATCHER
from rubicon.door import LiveGame
from rubicon.drawing import draw

WORLDS = 3
VIEWERS = (None, "Aemilii", "Claudii")


@pytest.fixture(scope="module")
def games() -> list[LiveGame]:
    """Positions of a match: the first lead, the first two hands, and the end."""
    game, found = rubicon.new("triumvirate", seed=8), []
    for _ in range(5):
        found.append(game.copy())
        game.play_out("random", decisions=7)
    found.append(game.copy())
    game.play_out("random")
    return [*found, game]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pictures_and_text_are_the_same_in_every_world_that_fits(
    games: list[LiveGame], viewer: str | None
) -> None:
    others = 0
    for game in games[:-1]:
        rules, eyes = game.rules, game.eyes(viewer)
        imagination, rng = rules.imagine(game.match.seen(eyes)), Rng(1)
        for _ in range(WORLDS):
            world = imagination.draw(rng)
            others += world != game.state
            if eyes >= 0 and game.state.asked():
                continue
            assert draw(rules, world, eyes) == game.svg(viewer)
            assert board_text(rules, world, eyes, 120) in game.text(viewer)
    assert others > WORLDS


def test_unless_asked_otherwise_it_shows_what_everybody_may_know(games: list[LiveGame]) -> None:
    for game in games:
        assert game.eyes(None) == WATCHER
        assert str(game) == game.text(None)
        assert game._repr_svg_() == game.svg(None)
        seats = game.view()["seats"].values()
        assert all(seat["hand"] is None for seat in seats)
        assert game.view()["viewer"] is None
    running = games[0]
    assert all(running.view("everything")["seats"][seat]["hand"] for seat in running.seats)
    assert running.view("claudii")["seats"]["Claudii"]["hand"]
    assert running.svg("everything") != running.svg()


def test_the_log_tells_each_viewer_his_own(games: list[LiveGame]) -> None:
    game = games[-2]
    open_log, public, own = (game.log_for(v) for v in ("everything", None, "Claudii"))
    assert len(open_log) == len(public) == len(own) == len(game.match.log)
    dealt = [i for i, entry in enumerate(open_log) if entry.seat == "chance"]
    assert any(public[i].words != open_log[i].words for i in dealt)
    assert any(own[i].words != public[i].words for i in dealt)
    assert [str(entry) for entry in open_log] == game.record().split("\n\n")[1].splitlines()


def test_where_nothing_is_hidden_everything_is_shown() -> None:
    game = rubicon.new("end_of_the_triumvirate", seed=1)
    assert game.svg() == game.svg("everything")
    assert game.view() == game.view("everything")
    assert game.prompt("Caesar").startswith("Caesar, ")
