"""`rubicon lessons`: the list, the check, and a lesson done by typing."""

import io
from pathlib import Path

import pytest

from cli.running import GAME, refused, run
from rubicon.cli.lessons import LessonTable
from rubicon.cli.screen import Screen
from rubicon.core.record import read_record, replay
from rubicon.lab import lessons
from rubicon.lessons import Course, find_lesson
from rubicon.registry import find_game
from toy.finding import CURIA

GOLDEN = Path(__file__).parents[1] / "golden"


def test_lessons_are_listed_in_their_order() -> None:
    lines = run("lessons", "list", GAME).stdout.splitlines()
    assert lines[0].startswith(f"{GAME} first-turn: A first turn. Supplies, movement, actions")
    assert set(lines) < set(run("lessons", "list").stdout.splitlines())


def test_a_sound_game_passes_and_a_fault_ends_with_status_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = run("lessons", "check", "triumvirate")
    assert (told.exit_code, told.stdout) == (0, "3 lessons, nothing wrong.\n")
    (tmp_path / "bad.toml").write_text("order = 1\n")
    monkeypatch.setattr(lessons, "lesson_files", lambda _: [tmp_path / "bad.toml"])
    told = run("lessons", "check", "triumvirate")
    assert told.exit_code == 2
    assert "triumvirate: bad.toml: the lesson lacks the field 'step'.\n" in told.stderr


def test_a_lesson_is_done_by_typing_wrong_moves_included() -> None:
    typed = "rome 2 gold\nback\nagain\nrome 2 legions in Italia\nback\nrome 2 legions in Italia\n"
    typed += "march Sicilia 3 legions\nmarch Gallia Cisalpina 2 legions\nend movement\n"
    typed += "improve military\nend turn\n"
    told = run("lessons", "play", GAME, "first-turn", "--plain", typed=typed).stdout
    assert "Step 1 of 5. You are Caesar" in told
    assert "This time take an army: 2 legions." in told
    assert told.count("This is where the lesson begins.") == 2
    assert told.count("Step 1 of 5.") == 2
    assert "to enter it is to attack it" in told
    assert "That is a turn: supplies, movement, actions." in told


def test_a_lesson_against_a_bot_and_leaving_it() -> None:
    typed = "1\n" * 40
    told = run("lessons", "play", "triumvirate", "first-hand", "--plain", typed=typed).stdout
    assert "Step 3 of 3." in told
    assert "That was a hand." in told
    left = run("lessons", "play", "triumvirate", "first-hand", "--plain", typed="quit\n").stdout
    assert left.endswith("You have left the lesson.\n")


def test_a_game_that_the_others_end_is_said_to_be_over(capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record((GOLDEN / GAME / "2p_nine_provinces.record").read_text("utf-8"))
    game = find_game(GAME)
    lesson = find_lesson(game, "first-year")
    course = Course(lesson, game.rules(lesson.players, lesson.options, None, ""))
    table = LessonTable(course, Screen(plain=True), pause=False)
    table.match = replay(record, find_game)
    table.run()
    told = capsys.readouterr().out
    assert "The game is over, and the lesson with it." in told
    assert str(lesson.phrase("end")) not in told


def test_questions_to_several_and_lines_of_the_rival(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = find_lesson(CURIA, "first-round")
    course = Course(lesson, CURIA.rules(lesson.players, lesson.options, None, ""))
    typed = "bid 1\nbid 2\npledge 1 0 0\nlook Cassius\nadd 1\nback\nadd 1\nseal\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    LessonTable(course, Screen(True), pause=False).run()
    told = capsys.readouterr().out
    assert "Cassius will bid more." in told
    assert told.count("Step 4 of 5. Add a card of little influence.") == 2
    assert "The baskets are open." in told


def test_a_lesson_that_there_is_not() -> None:
    assert "There is no lesson 'x'; there are" in refused("lessons", "play", "triumvirate", "x")
