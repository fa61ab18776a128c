"""`rubicon games`, `rules`, `options`, `board`, and help."""

from pathlib import Path

import pytest

from cli.running import GAME, refused, run, spawn
from rubicon.cli import cli
from rubicon.registry import find_game


def test_help_lists_every_command_and_each_explains_itself() -> None:
    everything = run("--help").stdout
    assert run().stdout == everything
    for name in cli.commands:
        assert f"\n  {name} " in everything
        assert run(name, "--help").stdout.startswith("Usage: rubicon ")
    for name in ("new", "show", "legal", "why", "odds", "apply"):
        assert "Usage: rubicon position " in run("position", name, "--help").stdout


def test_games_are_listed() -> None:
    assert run("games").stdout.startswith(f"{GAME}: The End of the Triumvirate, 2 or 3 players")


def test_a_game_may_be_named_by_its_beginning() -> None:
    assert run("rules", "End-of", "4.7").stdout == run("rules", GAME, "4.7").stdout


def test_rules_print_a_paragraph_a_chapter_or_everything() -> None:
    paragraph = run("rules", GAME, "4.7").stdout
    assert paragraph.startswith("4.7 He may enter a province of another player only with")
    chapter = run("rules", GAME, "4").stdout
    assert chapter.startswith("4. Movement\n")
    assert paragraph in chapter
    assert "\n5.1 " not in chapter
    whole = run("rules", GAME).stdout
    assert chapter in whole
    assert "**" not in whole
    assert "no rule 4.99" in refused("rules", GAME, "4.99")
    assert "no chapter 99" in refused("rules", GAME, "99")


def test_options_are_listed_with_domain_default_rule_and_reason() -> None:
    out = run("options", GAME).stdout
    for option in find_game(GAME).options:
        assert f"{option.name}: {option.domain()} ({option.rule})." in out
        assert option.why is None or str(option.why) in out
    assert "year_turns" in out
    assert "Default 7 with 2 players, 8 with 3 players." in out


def test_the_standard_board_can_be_printed_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("board", "show").stdout, encoding="utf-8")
    assert "is sound: 15 provinces" in run("board", "check", str(file)).stdout


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name = "Italia"', 'name = "Latium"', "Italia, which is not on the board"),
        ('type = "political"', 'type = "poetical"', "'poetical'"),
        ('arrows = ["Sicilia"]', "arrows = []", "but not the other way"),
        ("[[sea]]", "[[lake]]", "has no [[sea]] entries"),
        ("name =", "name", "is not TOML"),
    ],
)
def test_a_board_with_a_hole_is_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("board", "show").stdout.replace(old, new), encoding="utf-8")
    assert sentence in refused("board", "check", str(file))
    assert sentence in refused("play", GAME, "--board", str(file))


@pytest.mark.parametrize(
    "args",
    [("nonsense",), ("--nonsense",), ("rules",), ("rules", "chess"), ("board", "nonsense"),
     ("verify",), ("options", ""), ("position", "new", "chess")],
)  # fmt: skip
def test_wrong_use_is_one_sentence(args: tuple[str, ...]) -> None:
    refused(*args)


def test_a_terminal_without_unicode_shows_the_board_all_the_same(start: Path) -> None:
    result = spawn("position", "show", str(start), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert "Italia" in result.stdout
    assert result.stderr == ""


def test_errors_of_the_real_command_are_one_sentence_on_stderr() -> None:
    result = spawn("rules", "chess")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: There is no game 'chess'")
    assert result.stderr.count("\n") == 1
