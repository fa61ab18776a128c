"""The report is one file that needs nothing else; the document of strength says what was played."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lab.arena_cases import asked, by_strength, made_up
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena import plots
from rubicon.lab.arena.ladder import (
    NAMES,
    Pair,
    Wanted,
    collect,
    read_findings,
    read_peer,
)
from rubicon.lab.arena.report import html
from rubicon.lab.arena.run import run
from rubicon.lab.arena.settle import Settling
from rubicon.lab.arena.store import Folder, Memory
from rubicon.lab.arena.strength import document
from rubicon.lab.arena.summary import summarise
from rubicon.registry import GAMES, find_game

DOCS = Path(__file__).parents[2] / "docs"
EMPTY = {"meta", "line", "circle", "rect", "polygon", "polyline"}
PEER: Json = {
    "game": "triumvirate",
    "title": "Triumvirate",
    "rules_version": 1,
    "players": 2,
    "bot": "imperator?seconds=1",
    "games": 200,
    "share": 0.83,
    "low": 0.77,
    "high": 0.88,
    "aim": 0.8,
    "seconds": 1.0,
    "ms": {"bot": {"mean": 998.0}, "peer": {"mean": 1003.0}},
    "peer": {
        "name": "OpenSpiel",
        "version": "2.0",
        "search": "information-set MCTS",
        "uct_c": 1.4,
        "worlds": None,
    },
    "builds": ["compiled"],
    "code": ["0" * 12],
    "seed": 1,
}


class Nesting(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> str:
    """The text of a sound page."""
    parser = Nesting()
    parser.feed(page)
    assert not parser.open
    return " ".join(parser.text.split())


def findings(bots: str = "alpha,beta", rounds: int = 30, players: int = 3) -> Json:
    question = asked(bots, players)
    strengths = {bot: -float(i) for i, bot in enumerate(bots.split(","))}
    store = made_up(question, rounds, by_strength(strengths, [0.0] * players))
    settling = Settling(question, margin=0.05)
    settling.look(store)
    return summarise(store, settling)


# ---- the report ----------------------------------------------------------------------------------


def test_the_report_tells_everything() -> None:
    found = findings()
    text = read(html(found))
    for words in (
        "The End of the Triumvirate: alpha, beta",
        "3 players, rules version 1; 180 games in 30 rounds of 6",
        "alpha is stronger than beta",
        "Share of wins",
        "Elo points above the average",
        "2 alpha + 1 beta",
        "Pompeius",
        "made up: 180 (100.0%)",
        "100.0 plies on average",
        "Time for a move",
        "rubicon arena end_of_the_triumvirate --players 3 --bots alpha,beta --games 180 --seed 1",
        "interpreted",
        "gold_pickup=",
        "Wilson",
        "Plackett",
    ):
        assert words in text
    share = found["bots"]["alpha"]
    assert f"{share['share']:.1%} [{share['low']:.1%}, {share['high']:.1%}]" in text


def test_the_report_needs_nothing_from_elsewhere() -> None:
    page = html(findings())
    for word in ("http", "src=", "href", "@import", "url(", "<script"):
        assert word not in page
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_names_are_not_taken_for_markup() -> None:
    page = html(findings("a<b>&c,beta", 2))
    assert "a<b>" not in page
    assert "a<b>&c" in read(page)


@pytest.mark.parametrize(
    ("bots", "rounds", "players"), [("solo", 3, 3), ("a,b,c,d", 3, 2), ("a,b", 0, 3), ("a,b", 1, 2)]
)
def test_any_arena_has_a_report(bots: str, rounds: int, players: int) -> None:
    text = read(html(findings(bots, rounds, players)))
    assert ("Share of wins" in text) == (rounds > 0)
    assert "How it was made" in text


def test_every_place_on_a_scale_is_within_it() -> None:
    for scale in (
        plots.share_scale(),
        plots.round_scale([-310, 47]),
        plots.time_scale([0.02, 900]),
    ):
        places = [scale.at(value) for value, _ in scale.ticks]
        assert places == sorted(places)
        assert (places[0], places[-1]) == (0, 100)
        assert scale.at(-1e9) == 0
        assert scale.at(1e9) == 100
    assert [words for _, words in plots.time_scale([0.02, 900]).ticks] == [
        "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s",
    ]  # fmt: skip


def test_a_long_course_is_thinned_but_keeps_its_end() -> None:
    points = [[i / 5000, 0.0, 1.0] for i in range(5000)]
    thin = plots.thinned(points)
    assert len(thin) <= plots.MOST_POINTS + 1
    assert thin[-1] == (4999, points[-1])


# ---- the ladder ----------------------------------------------------------------------------------


def test_the_ladder_has_each_level_against_the_one_below_in_every_game() -> None:
    pairs = list(Wanted().pairs())
    settings = {(game, players) for game in GAMES for players in find_game(game).players}
    assert {(pair.game, pair.players) for pair in pairs} == settings
    assert len(pairs) == len(settings) * (len(NAMES) - 1)
    assert pairs[0] == Pair("end_of_the_triumvirate", 2, NAMES[1], NAMES[0])
    only = Wanted(games=("end_of_the_triumvirate",), players=(3,), uppers=("imperator",)).pairs()
    (pair,) = only
    assert pair.question().seatings == (
        ("imperator", "legatus", "legatus"),
        ("legatus", "imperator", "legatus"),
        ("legatus", "legatus", "imperator"),
    )


def climbed(tmp_path: Path) -> Json:
    """A small ladder of which one pair is played."""
    wanted = Wanted(levels=("random", "greedy"), games=("triumvirate",))
    (pair,) = wanted.pairs()
    store: Memory = Folder(pair.question(), pair.folder(tmp_path))
    run(store, 3, 1)
    store.close()
    return collect(tmp_path, Wanted(levels=("random", "greedy")), [PEER])


def test_the_document_is_made_of_the_findings_alone(tmp_path: Path) -> None:
    found = climbed(tmp_path)
    text = document(json.loads(json.dumps(found)), "strength.json")
    assert "## Triumvirate, 2 players" in text
    (played,) = (rung for rung in found["rungs"] if rung["games"] > 0)
    assert 0.5 < played["share"] <= 1.0
    share = "{share:.1%} [{low:.1%}, {high:.1%}]".format_map(played)
    assert re.search(rf"\| greedy \| random \| {re.escape(share)} \| .* \| 6 of 400 \|", text)
    assert "| greedy | 2 random | not played yet | 50% | 0 |" in text
    assert "--bots greedy,random --one-against-rest --games 6 --seed 1" in text
    assert (
        "| Triumvirate, 2 players | imperator?seconds=1 | OpenSpiel information-set MCTS "
        "| 83.0% [77.0%, 88.0%] | 80%, reached, within chance | 200 | 998 ms / 1 s |" in text
    )
    assert "OpenSpiel 2.0, information-set MCTS, 1 s a move; uct c 1.4." in text
    assert "Rules version 1." in text
    assert found["rungs"][2]["code"][0] in text


@pytest.mark.parametrize(
    ("low", "share", "high", "words"),
    [
        (0.66, 0.7, 0.74, "reached"),
        (0.6, 0.7, 0.8, "reached, within chance"),
        (0.5, 0.6, 0.7, "missed, within chance"),
        (0.5, 0.55, 0.6, "missed"),
    ],
)
def test_a_share_is_judged_by_its_limits(low: float, share: float, high: float, words: str) -> None:
    row = PEER | {"low": low, "share": share, "high": high, "aim": 0.65}
    found = {"rungs": [], "levels": [], "peers": [row], "rubicon": "1"}
    assert f"| 65%, {words} |" in document(found, "strength.json")


def test_settings_of_the_levels_are_told(tmp_path: Path) -> None:
    found = collect(tmp_path, Wanted(), [])
    text = document(found, "strength.json")
    for name in NAMES:
        assert f"| {name} |" in text
    assert "None has been played yet." in text


def test_files_that_are_no_findings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    with pytest.raises(BadInput, match="can't be read"):
        read_peer(file)
    with pytest.raises(BadInput, match="can't be read"):
        read_findings(file)
    file.write_text("[]")
    with pytest.raises(BadInput, match="is no comparison"):
        read_peer(file)
    with pytest.raises(BadInput, match="no ladder"):
        read_findings(file)
    file.write_text(json.dumps({"format": 9, "peer": {}}))
    with pytest.raises(BadInput, match="game is missing"):
        read_peer(file)
    with pytest.raises(BadInput, match="format 9"):
        read_findings(file)


@pytest.mark.parametrize(("players", "aim"), [(2, 0.8), (3, 0.6)])
def test_a_comparison_is_read_from_what_the_bridge_writes(
    tmp_path: Path, players: int, aim: float
) -> None:
    file = tmp_path / "summary.json"
    file.write_text(json.dumps(PEER | {"players": players, "aim": None, "endings": {}}))
    assert read_peer(file) == PEER | {"players": players, "aim": aim}


@pytest.mark.parametrize("file", list(DOCS.glob("strength.json")))
def test_the_published_document_is_what_its_figures_make(file: Path) -> None:
    assert file.with_suffix(".md").read_text("utf-8") == document(read_findings(file), file.name)
