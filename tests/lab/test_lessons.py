"""Checking lessons: every fault is one sentence that names the file and the entry."""

from pathlib import Path

import pytest

from rubicon.core.contract import Game
from rubicon.lab import lessons
from rubicon.lab.lessons import faults_in, faults_of
from rubicon.lessons.files import lesson_files
from rubicon.lessons.lesson import read_lesson
from rubicon.registry import GAMES, find_game
from toy.finding import CURIA

FOLDER = Path(__file__).parents[1] / "toy" / "lessons"
ROUND = (FOLDER / "first-round.toml").read_text("utf-8")
WHOLE = (FOLDER / "whole-round.toml").read_text("utf-8")


@pytest.mark.parametrize("game", [*(find_game(name) for name in GAMES), CURIA], ids=lambda g: g.id)
def test_all_lessons_can_be_done_in_every_way_that_is_tried(game: Game) -> None:
    assert [str(fault) for fault in faults_of(game)] == []


def faults(name: str, text: str) -> list[str]:
    """What is wrong with a lesson of the toy."""
    return [str(fault) for fault in faults_in(CURIA, read_lesson(CURIA.id, name, text))]


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('seat = "Brutus"', 'seat = "Nero"', "there is no seat 'Nero'"),
        ('seat = "Brutus"', 'seat = "chance"', "the learner has a seat of the game"),
        ("players = 2", "players = 9", "Curia is for two to four, not 9."),
        ('"chance: letter 0"', '"chance: letter 9"', "the start: "),
        ('"chance: letter 5",', '"Brutus: bid 0",', "the start: nobody comes to 'deal 1'"),
        ('"Cassius: bid 1"', '"Cassius: bid 9"', "step 'bid': 9 is no coins; the most is 3."),
        ('"Cassius: bid 1"', '"Cassius bid 1"', "step 'bid': 'Cassius bid 1' is not of the form"),
        ('"Cassius: bid 1"', '"Cassius: look Brutus"', "'look Brutus' is refused:"),
        ('"Cassius: bid 1"', '"Brutus: bid 1"', "step 'bid': 'bid 1' is a move of the learner"),
        ('"Cassius: bid 1"', "", "step 'bid': nobody plays Cassius"),
        ('"Cassius: bid 1"', '"Cassius: bid 1", "Cassius: seal"', "nobody comes to 'seal'"),
        ("least = 2", "least = 7", "step 'bid': no move that can be made is one that is asked"),
        ('"look Cassius"', '"look around"', "step 'look': There is no senator 'around'."),
        ('verb = "wait"', 'verb = "veto"', "step 'look': 'wait' is never said: no move"),
        ('move = "bid 0"', 'move = "veto"', "step 'bid': 'nothing' is never said: 'veto' is"),
        ('verb = ["pledge", "add"]', 'verb = "veto"', "'costly' is never said: no move"),
        ("grain = 1", "bread = 1", "step 'pledge': no move has the fields verb, bread, "),
        ('verb = "wait"', 'verb = "fly"', "step 'look': no move has the fields verb."),
        ('verb = ["pledge", "add"]', "card = 1, coins = 1", "no move has the fields card, coins."),
        ('id = "pledge"', 'id = "promise"', "lacks the entry 'lesson-first-round-promise'"),
        ('"Cassius: bid 1"]', '"Cassius: bid 1"]\nrule = "99.9"', "rulebook of curia is missing"),
    ],
)
def test_a_fault_is_one_sentence_with_its_place(was: str, becomes: str, told: str) -> None:
    assert was in ROUND
    found = faults("first-round", ROUND.replace(was, becomes))
    assert len([fault for fault in found if told in fault]) == 1, found


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('others = "random"', 'others = "caligula"', "There is no bot 'caligula'"),
        ('others = "random"', "", "nobody plays"),
        ('until = { verb = ["veto", "pass"] }', 'until = "look Cato"', "There is no senator"),
        ('verb = ["veto", "pass"]', 'verb = "roll"', "no move has the fields verb."),
        (
            'until = { verb = ["veto", "pass"] }',
            'until = { verb = "veto", missing = 1 }',
            "no move has the fields verb, missing.",
        ),
    ],
)
def test_the_same_where_bots_play(was: str, becomes: str, told: str) -> None:
    found = faults("whole-round", WHOLE.replace(was, becomes))
    assert any(told in fault for fault in found), found


def test_a_step_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST_MOVES", 1)
    assert faults("whole-round", WHOLE) == [
        "step 'play': it does not end: no move that ends it could be made within 1 moves."
    ]


def test_a_game_that_is_over_before_its_lesson() -> None:
    more = WHOLE + '\n[[step]]\nid = "more"\nexpect = "bid 3"\n'
    assert "step 'more': the game is over before it is done." in faults("whole-round", more)


def test_rules_orders_and_entries_of_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that nobody can read, two of the same order, a rule that is none, an unused entry."""
    game = find_game(GAMES[0])
    first = lesson_files(game)[-1]
    text = first.read_text("utf-8")
    (tmp_path / first.name).write_text(text.replace('rule = "', 'rule = "9', 1))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "twin.toml").write_text(text)
    files = sorted(tmp_path.iterdir())
    monkeypatch.setattr(lessons, "lesson_files", lambda _: files)
    told = [str(fault) for fault in faults_of(game)]
    assert "binary.toml: it is not text in UTF-8." in told
    assert any(f"{first.name}: step " in one and "no paragraph 9" in one for one in told)
    name = first.name.removesuffix(".toml")
    assert f"twin.toml: it has the same order as '{name}'." in told
    assert "twin.toml: the catalogue of the game lacks the entry 'lesson-twin'." in told
    assert any(one.startswith("the entry 'lesson-") for one in told)
