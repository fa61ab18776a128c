"""Pictures: whole SVG files of every game at any moment, and several may stand on one page."""

import re
from xml.etree import ElementTree

import pytest

import rubicon
from games.end_of_the_triumvirate.boards import STANDARD
from rubicon.core.match import Match
from rubicon.core.state import EVERYTHING, WATCHER
from rubicon.door import LiveGame
from rubicon.drawing import draw, find_artist
from rubicon.drawing.end_of_the_triumvirate import layout
from rubicon.drawing.svg import tag
from rubicon.drawing.total_war_rome import layout as war_layout
from rubicon.registry import GAMES, find_game
from toy.curia_game import GAME as CURIA

SVG = "{http://www.w3.org/2000/svg}"
REPUBLIC = "end_of_the_triumvirate"
WAR = "total_war_rome"


def check(svg: str) -> ElementTree.Element:
    """A picture that any program can read, and in which every name means something."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(set(ids)) == len(ids)
    used = set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', svg))
    assert {a or b for a, b in used} <= set(ids)
    assert not re.search(r"\bnan\b|\binf\b|None|<style|<script", svg)
    return root


def texts(root: ElementTree.Element) -> list[str]:
    """All that can be read in a picture."""
    return ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("name", "players"), [(name, count) for name in GAMES for count in find_game(name).players]
)
def test_every_game_is_drawn_from_start_to_end(name: str, players: int) -> None:
    assert find_artist(name) is not None
    game = rubicon.new(name, players=players, seed=players)
    while game.turn is not None:
        for viewer in (None, "everything", game.seats[0]):
            assert game.prompt(viewer) in texts(check(game.svg(viewer)))
        game.play_out("random", decisions=60)
    check(game.svg())


def test_a_game_that_nobody_has_drawn_is_shown_as_its_fields() -> None:
    assert find_artist("curia") is None
    rules = CURIA.rules(3, {}, None, "")
    game = LiveGame(Match(rules), seed=2)
    for viewer in (0, WATCHER, EVERYTHING):
        read = texts(check(draw(rules, game.state, viewer)))
        assert any(line.startswith("turn: ") for line in read)


def test_pictures_on_one_page_do_not_share_names() -> None:
    game = rubicon.new(REPUBLIC, seed=1)
    first = set(re.findall(r'id="([^"]+)"', game.svg()))
    game.push(game.legal[0])
    assert first.isdisjoint(re.findall(r'id="([^"]+)"', game.svg()))


def test_the_map_shows_what_is_there() -> None:
    game = rubicon.new(REPUBLIC, seed=1)
    game.push("rome 2 legions in Italia")
    root = check(game.svg())
    titles = [one.text for one in root.iter(f"{SVG}title")]
    assert "Italia: Caesar, legions 4, gold 0, civil servants 1" in titles
    read = texts(root)
    assert {"Syria", "Forum", "Supply", "Electio", "5/9"} <= set(read)


def test_without_geometry_and_on_a_board_of_ones_own_the_map_is_a_scheme(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = find_game(REPUBLIC).rules(3, {}, STANDARD.replace("Sicilia", "Trinacria"), "board.toml")
    own = layout.layout_of(rules.describe_board())
    assert own.is_schematic
    assert "Trinacria" in own.provinces
    check(draw(rules, rules.start(), EVERYTHING))
    monkeypatch.setattr(layout, "true_map", lambda: None)
    board = rubicon.new(REPUBLIC).rules.describe_board()
    bare = layout.layout_of(board)
    assert bare.is_schematic
    spots = [place.label for place in bare.provinces.values()]
    apart = 2 * layout.RADIUS
    for i, (x, y) in enumerate(spots):
        assert all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in spots[:i])
    check(rubicon.new(REPUBLIC, seed=1).svg())


def test_words_are_escaped() -> None:
    assert tag("a", b_c='"<&>"', left_out=None) == "<a b-c='\"&lt;&amp;&gt;\"'/>"


def test_the_map_of_regions_shows_who_controls_them() -> None:
    game = rubicon.new(WAR, players=2, seed=1)
    root = check(game.svg())
    titles = [one.text for one in root.iter(f"{SVG}title")]
    assert any(str(title).startswith("Etruria: Rome, gold 2") for title in titles)
    assert "Noricum: independent, gold 2, unrest 0" in titles


def test_without_the_true_map_regions_lie_by_longitude_and_latitude() -> None:
    board = dict(find_game(WAR).rules(2, {}, None, "").describe_board())
    cells = war_layout.schematic(board).regions
    assert len(cells) == len(board["regions"])
    assert cells["Baetica"].label[0] < cells["Roma (Latium)"].label[0] < cells["Ionia"].label[0]
    assert cells["Belgica"].label[1] < cells["Tripolitania"].label[1]
