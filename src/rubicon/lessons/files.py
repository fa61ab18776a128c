"""Where the lessons of a game are: in the folder `lessons` beside its `game.py`."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from rubicon.core.contract import Game, core
from rubicon.core.errors import BadInput
from rubicon.lessons.lesson import Lesson, read_lesson
from rubicon.words import Listed, quoted

SUFFIX = ".toml"
LOADED: dict[str, tuple[Lesson, ...]] = {}
"""By game."""


def lesson_files(game: Game) -> list[Traversable]:
    """The files of a game's lessons, by name."""
    folder = files(type(game).__module__.rpartition(".")[0]) / "lessons"
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return sorted(found, key=lambda file: file.name)


def lesson_names(game: Game) -> list[str]:
    """The names of a game's lessons; whether they can be read is another question."""
    return [file.name.removesuffix(SUFFIX) for file in lesson_files(game)]


def read_file(game: Game, file: Traversable) -> Lesson:
    """One lesson; BadInput names the file."""
    name = file.name.removesuffix(SUFFIX)
    try:
        return read_lesson(game.id, name, file.read_text("utf-8"))
    except UnicodeDecodeError:
        says = core("lesson-in-file", file=quoted(file.name), why=core("lesson-not-text"))
        raise BadInput(says) from None
    except BadInput as error:
        says = core("lesson-in-file", file=quoted(file.name), why=error.says)
        raise BadInput(says) from None


def load_lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are to be done."""
    if game.id not in LOADED:
        found = (read_file(game, file) for file in lesson_files(game))
        LOADED[game.id] = tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.id)))
    return LOADED[game.id]


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name; BadInput if there is none."""
    lessons = load_lessons(game)
    for lesson in lessons:
        if name in (lesson.id, lesson.key):
            return lesson
    known = Listed.of((lesson.id for lesson in lessons), "comma") if lessons else core("none")
    raise BadInput(core("no-such-lesson", given=quoted(name), known=known))
