"""A lesson under way."""

from pathlib import Path

from rubicon.core.match import Match
from rubicon.core.record import read_record, replay
from rubicon.lessons import Course, load_lessons
from rubicon.registry import find_game

GAME = find_game("end_of_the_triumvirate")
GOLDEN = Path(__file__).parents[1] / "golden" / GAME.id


def test_a_game_that_others_end_ends_the_lesson() -> None:
    """A recruit may win before the year is over."""
    text = (GOLDEN / "2p_nine_provinces.record").read_text("utf-8")
    whole = replay(read_record(text), find_game)
    lesson = next(one for one in load_lessons(GAME) if one.others is not None)
    course, match = Course(lesson, whole.rules), Match(whole.rules, whole.first)
    for entry in whole.log[:10]:
        match.play(entry.seat, entry.move)
    assert not course.is_done(match)
    assert str(course.says(match)) == str(lesson.phrase(lesson.steps[course.place(match).step].id))
    assert course.is_done(whole)
    assert course.accepted(whole) == []
    assert str(course.says(whole)).startswith("The game is over, and the lesson with it.")
