"""The ladder's fingerprint: what changes it is what decides a bot's move, and nothing else."""

import ast
import shutil
from pathlib import Path

import pytest

import rubicon
from rubicon.lab.arena.fingerprint import Walk, bare, code_of, fingerprint
from rubicon.registry import GAMES

HOME = Path(rubicon.__file__).parent
TRIUMVIRATE = "triumvirate"
FLAGSHIP = "end_of_the_triumvirate"
CARDS, MAP = f"games/{TRIUMVIRATE}", f"games/{FLAGSHIP}"
BOTH = (TRIUMVIRATE, FLAGSHIP)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that may be changed."""
    copy = tmp_path_factory.mktemp("package") / "rubicon"
    shutil.copytree(HOME, copy, ignore=shutil.ignore_patterns("page", "*.so", "__pycache__"))
    return copy


def changed_by(package: Path, file: str, old: str, new: str) -> tuple[str, ...]:
    """The games whose fingerprint a change of a file changes."""
    path = package / file
    before = path.read_text("utf-8")
    assert old in before
    path.write_text(before.replace(old, new), "utf-8")
    try:
        return tuple(game for game in BOTH if fingerprint(game, package) != code_of(game))
    finally:
        path.write_text(before, "utf-8")


def test_a_copy_has_the_same(package: Path) -> None:
    assert [fingerprint(game, package) for game in BOTH] == [code_of(game) for game in BOTH]
    assert len(code_of(FLAGSHIP)) == 12
    assert code_of(FLAGSHIP) != code_of(TRIUMVIRATE)


@pytest.mark.parametrize(
    ("file", "old", "new", "games"),
    [
        ("bots/tree.py", "NEVER: Final = -1.0e9", "NEVER: Final = -1.0e8", BOTH),
        ("bots/looking.py", "look: float = 9.0", "look: float = 8.0", BOTH),
        ("bots/levels.py", "48,\n        1.1,", "49,\n        1.1,", BOTH),
        ("bots/thinking.py", "SLICE = 16", "SLICE = 17", BOTH),
        ("bots/judging.py", "self.error > 0", "self.error > 1", BOTH),
        ("bots/greedy_bot.py", "SAMPLES = 8", "SAMPLES = 9", BOTH),
        ("bots/roster.py", "0 < number < inf", "1 < number < inf", BOTH),
        ("core/knowledge.py", "exp(out[seat] - best)", "exp(out[seat])", BOTH),
        ("core/weights.py", "exp(by * normal(rng))", "exp(by + normal(rng))", BOTH),
        ("core/imagination.py", "self.state.clone()", "self.state", (FLAGSHIP,)),
        ("core/state.py", "CHANCE: Final = -1", "CHANCE: Final = -7", BOTH),
        ("core/rng.py", "WARM_UP: Final = 12", "WARM_UP: Final = 13", BOTH),
        ("core/luck.py", "FRACTION_BITS = 53", "FRACTION_BITS = 52", BOTH),
        ("core/options.py", "return", "return 0 or", BOTH),
        (f"{CARDS}/evaluation.py", "BLUFF: Final = ", "BLUFF: Final = 1 + ", (TRIUMVIRATE,)),
        (f"{CARDS}/imagination.py", "SWEEPS = 3", "SWEEPS = 4", (TRIUMVIRATE,)),
        (f"{CARDS}/matching.py", "TRIES = 20_000", "TRIES = 10_000", (TRIUMVIRATE,)),
        (
            f"{CARDS}/memory.py",
            "return Worlds(memory)",
            "return 0 or Worlds(memory)",
            (TRIUMVIRATE,),
        ),
        (f"{CARDS}/rules.py", "s.hand_number += 1", "s.hand_number += 2", (TRIUMVIRATE,)),
        (f"{CARDS}/play.py", "return 500", "return 400", (TRIUMVIRATE,)),
        (f"{CARDS}/data/cards.toml", 'name = "', 'name = "The ', (TRIUMVIRATE,)),
        (f"{CARDS}/data/knowledge.toml", "marker = ", "marker = 1", (TRIUMVIRATE,)),
        (f"{MAP}/setup.py", "DISCOUNTED = (1, 2)", "DISCOUNTED = (1,)", (FLAGSHIP,)),
        (f"{MAP}/rules.py", "def set_up(s: ", "def set_up(x: int, s: ", (FLAGSHIP,)),
        (f"{MAP}/resolver.py", "return", "return 0 or", (FLAGSHIP,)),
        (f"{MAP}/evaluation.py", "LATE: Final = ", "LATE: Final = 1 + ", (FLAGSHIP,)),
        (f"{MAP}/data/board.toml", 'type = "military"', 'type = "political"', (FLAGSHIP,)),
        (f"{MAP}/data/options.toml", "default = 1", "default = 2", (FLAGSHIP,)),
    ],
)
def test_what_decides_a_move_changes_it(
    package: Path, file: str, old: str, new: str, games: tuple[str, ...]
) -> None:
    assert changed_by(package, file, old, new) == games


ONLY_FOR_PEOPLE = (
    (f"{CARDS}/text.py", "return", "return 0 or"),
    (f"{CARDS}/view.py", "return", "return 0 or"),
    (f"{CARDS}/moves.py", "return", "return 0 or"),
    (f"{CARDS}/hints.py", "return", "return 0 or"),
    (f"{CARDS}/refusals.py", "return", "return 0 or"),
    (f"{CARDS}/scores.py", "return", "return 0 or"),
    (f"{CARDS}/solver.py", "return", "return 0 or"),
    (f"{CARDS}/check.py", "return", "return 0 or"),
    (f"{CARDS}/position.py", "return", "return 0 or"),
    (f"{CARDS}/game.py", "minutes: tuple[int, int] = (10", "minutes: tuple[int, int] = (11"),
    (f"{CARDS}/words/en.ftl", "blurb = Two", "blurb = These two"),
    (f"{CARDS}/game.py", 'STANDING = ("1.2"', 'STANDING = ("1.1"'),
    (f"{CARDS}/imagination.py", "SWEEPS = 3\n", "SWEEPS = 3  # each costs time\n"),
    (f"{CARDS}/imagination.py", '"""How often', '"""The number of times that'),
    (f"{CARDS}/data/knowledge.toml", "marker = ", "# what a game is worth\nmarker = "),
    (f"{MAP}/text.py", "    return", "    return 0 or"),
    (f"{MAP}/hints.py", "return", "return 0 or"),
    (f"{MAP}/odds.py", "return", "return 0 or"),
    (f"{MAP}/refusals.py", "return", "return 0 or"),
    (f"{MAP}/line.py", "return", "return 0 or"),
    (f"{MAP}/game.py", "PLIES_A_TURN = 128", "PLIES_A_TURN = 129"),
    ("bots/program.py", "return", "return 0 or"),
    ("bots/child.py", "return", "return 0 or"),
    ("core/match.py", "return", "return 0 or"),
    ("core/record.py", "return", "return 0 or"),
    ("core/positions.py", "return", "return 0 or"),
    ("core/playout.py", "return", "return 0 or"),
    ("core/contract.py", "class Rules(Protocol):", "class Rules(Protocol, object):"),
    ("registry.py", 'GAMES = ("', 'GAMES = ("chess", "'),
    ("rulebook.py", "return", "return 0 or"),
    ("lab/arena/ratings.py", "return", "return 0 or"),
    ("__init__.py", '__version__ = "', '__version__ = "9'),
)


def test_what_only_people_see_does_not(package: Path, tmp_path: Path) -> None:
    """All of it at once: a fingerprint takes a moment."""
    copy = shutil.copytree(package, tmp_path / "rubicon")
    for file, old, new in ONLY_FOR_PEOPLE:
        text = (copy / file).read_text("utf-8")
        assert old in text, file
        (copy / file).write_text(text.replace(old, new), "utf-8")
    for game in BOTH:
        changed = Walk(game, copy).parts ^ Walk(game, package).parts
        assert {name for name, _ in changed} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_counts_for_another(game: str) -> None:
    files = {name.partition(" ")[0] for name, _ in Walk(game, HOME).parts}
    games = {file.split("/")[1] for file in files if file.startswith("games/")}
    assert games == {game}
    for name in ("play.py", "state.py", "evaluation.py", "data/knowledge.toml"):
        assert f"games/{game}/{name}" in files
    home = HOME / "games" / game
    rules = [*home.glob("rules.py"), *home.glob("rules/[a-z]*.py")]
    assert rules
    assert {path.relative_to(HOME).as_posix() for path in rules} <= files


def test_words_about_code_are_not_its_meaning() -> None:
    def meant(source: str) -> str:
        return ast.dump(bare(source))

    one = 'def f(x):\n    """Says."""\n    return x + 1  # why\n'
    assert meant(one) == meant('def f(x: int) -> int:\n    """Other."""\n\n    return (x + 1)\n')
    assert meant(one) != meant("def f(x):\n    return x + 2\n")
    assert meant("x: int = 1") != meant("x: i64 = 1")
