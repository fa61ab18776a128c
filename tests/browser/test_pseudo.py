"""Whole matches on the page in a language that is English in disguise: nothing is plain English."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.guest import Guest
from browser.host import Host
from patience import wait_for
from rubicon.core.contract import Rules
from rubicon.registry import find_game
from words import pseudo
from words.pseudo import CODE, plain_english

GAMES: dict[str, dict[str, Any]] = {
    "end_of_the_triumvirate": {"year_turns": 3},
    "triumvirate": {"markers_to_win": 1, "most_games": 1, "consuls_to_emperor": 2},
    "roman_conquest": {"round_limit": 10},
    "total_war_rome": {"round_limit": 1},
}
"""Each with settings under which a match is short."""
SHOWN = """() => {
  const found = [];
  const isWritten = (node) => node.closest('[lang=en]:not(html), .notation, .board-name') !== null;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest('script, style, noscript') || isWritten(parent)) continue;
    found.push(walk.currentNode.textContent);
  }
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip'];
  for (const node of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (isWritten(node)) continue;
    for (const name of attributes) {
      if (node.getAttribute(name)) found.push(node.getAttribute(name));
    }
  }
  found.push(document.title);
  return found;
}"""
"""All that is read or heard on the page, but for the rulebook and notation."""
MASSES = ("Cantabri", "Mons", "Ferratus", "Pyrenaei", "Alpes", "Maritimae", "Apenninus")
"""Mountains of the map."""
NAMES = ("Rubicon", "COS", "II", "III", "IV", "VI", "VII", "VIII", "IX", "XI", "XII", "random")


@pytest.fixture(scope="module")
def disguised(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[Host]:
    """A server that knows the language."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    started = Host(tmp_path_factory.mktemp("disguised"), built_page, words=folder)
    yield started
    started.end()


@pytest.fixture
def reader(browser: Browser, disguised: Host) -> Iterator[Guest]:
    """Somebody whose browser asks for it."""
    guest = Guest(browser, disguised.address, language=CODE)
    yield guest
    assert guest.leave() == []


def rules_of(game: str) -> Rules:
    """With everyone who can take part."""
    return find_game(game).rules(max(find_game(game).players), {}, None, "")


def names_in(board: Any) -> Iterator[str]:
    """Proper names, which are the same in every language."""
    if isinstance(board, dict):
        yield from (str(board[key]) for key in ("name", "region", "city", "area") if board.get(key))
        yield from board.get("columns", [])
        for part in board.values():
            yield from names_in(part)
    elif isinstance(board, list):
        for part in board:
            yield from names_in(part)


class Reading:
    """Gathers what the page shows, and the notation that it may show."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        rules = rules_of(game)
        board = rules.describe_board()
        verbs = {verb.name for verb in rules.grammar.verbs}
        self.allowed = {
            *NAMES,
            *MASSES,
            *verbs,
            *rules.seats,
            str(guest.get("me")["name"]),
            rules.board_name,
        }
        for name in names_in(board):
            self.allowed |= {name, *name.split()}
        self.shown: set[str] = set()

    def look(self) -> None:
        """Take in what is there now."""
        self.shown |= set(self.guest.page.evaluate(SHOWN))

    def left(self) -> list[str]:
        """The texts in which there is plain English."""
        return sorted(text for text in self.shown if plain_english(text, self.allowed))


def play_on(reading: Reading, match: str, dice: random.Random) -> bool:
    """One move of one's own, if there is any; whether the match goes on."""
    guest = reading.guest
    now = guest.get(f"matches/{match}")
    reading.allowed |= {move["words"] for move in now["moves"]} | {m["group"] for m in now["moves"]}
    reading.allowed |= {entry["words"] for entry in now["log"]}
    if now["status"] != "running":
        return False
    if now["deciding"] and now["moves"]:
        move = dice.choice(now["moves"])["words"]
        guest.context.request.post(
            f"/api/matches/{match}/moves", data={"move": move, "ply": now["ply"]}
        )
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_shows_no_plain_english(reader: Guest, game: str) -> None:
    reading, dice = Reading(reader, game), random.Random(game)
    seats = ["me"] + ["random"] * (min(find_game(game).players) - 1)
    match = str(reader.create(*seats, game=game, options=GAMES[game])["id"])
    reader.open(f"/m/{match}")
    wait_for(lambda: reader.page.locator(".tray").count())
    assert reader.page.evaluate("document.documentElement.lang") == CODE
    offers = reader.page.locator(".choices button, .hand [data-card], [data-region]")
    while play_on(reading, match, dice):
        reading.look()
        if offers.count() and dice.random() < 0.2:
            offers.nth(dice.randrange(offers.count())).hover(force=True)
            reading.look()
    wait_for(lambda: reader.page.locator("#result").count())
    reading.look()
    for tab in reader.page.get_by_role("tab").all():
        tab.click()
        reading.look()
    reader.page.locator(".seats button").last.click()
    reading.look()
    assert len(reading.shown) > 300
    assert "\n".join(reading.left()) == ""


def test_no_other_screen_shows_plain_english(reader: Guest) -> None:
    reading = Reading(reader, "end_of_the_triumvirate")
    for path in ("/", *(f"/new?game={game}" for game in GAMES)):
        reader.open(path)
        wait_for(lambda: reader.page.locator("main p, main h1").count())
        reader.page.wait_for_load_state("networkidle")
        for summary in reader.page.locator("summary").all():
            summary.click()
        reading.look()
    reading.allowed |= {seat for game in GAMES for seat in rules_of(game).seats}
    assert "\n".join(reading.left()) == ""
