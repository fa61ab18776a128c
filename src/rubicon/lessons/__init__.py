"""Lessons: positions in which somebody learns a game by making its moves himself.

A lesson is a file of its game, `lessons/<name>.toml`; what it says are entries of the game's
catalogue. `docs/lessons.md` tells how to write one.
"""

from rubicon.lessons.course import Course, Place
from rubicon.lessons.files import find_lesson, lesson_names, load_lessons
from rubicon.lessons.lesson import Lesson, Step

__all__ = ["Course", "Lesson", "Place", "Step", "find_lesson", "lesson_names", "load_lessons"]
