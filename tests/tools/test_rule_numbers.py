"""The check of rule numbers: each rule has code and a test, and each citation has a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from rule_numbers import main, numbers_in_name

RULES = """# Toy

**1.1** A rule.

**1.2** *(note)* Why the rule is there.

**2.1** Another, as **1.1** says.
"""
CODE = '"""Rules [1.1]."""\n\nWEIGHTS = [9.1, 9.2]\nTURNS = 3  # [2.1]\n'
TESTS = """def test_1_1_holds() -> None:
    pass


def test_more() -> None:
    '''It holds [2.1].'''
"""


class Home:
    """A small repository with one game, and what the check says of it."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capsys = capsys
        self.write("docs/games/toy/rules.md", RULES)
        self.write("src/rubicon/games/toy/rules.py", CODE)
        self.write("tests/games/toy/test_rules.py", TESTS)

    def write(self, place: str, text: str) -> None:
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def complaints(self) -> list[str]:
        status = main(self.root)
        printed = self.capsys.readouterr().out.splitlines()
        assert status == (1 if printed else 0)
        return printed


@pytest.fixture
def home(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Home:
    return Home(tmp_path, capsys)


def test_a_rulebook_with_code_and_tests_passes_quietly(home: Home) -> None:
    assert home.complaints() == []


def test_a_repeated_number_is_reported(home: Home) -> None:
    home.write("docs/games/toy/rules.md", RULES + "\n**1.1** Again.\n")
    assert home.complaints() == [
        "docs/games/toy/rules.md:9: 1.1 is already the number of line 3.",
    ]


def test_a_rule_without_code_or_test_is_reported(home: Home) -> None:
    home.write("docs/games/toy/rules.md", RULES + "\n**3.1** New.\n")
    assert home.complaints() == [
        "docs/games/toy/rules.md:9: no code of toy cites [3.1].",
        "docs/games/toy/rules.md:9: no test carries 3.1: name one test_3_1_... or cite [3.1].",
    ]


def test_a_citation_outside_a_test_function_carries_nothing(home: Home) -> None:
    home.write("tests/games/toy/test_rules.py", "# [1.1]\n\n\ndef helper() -> None:\n    '[2.1]'\n")
    assert [line.split(":")[2] for line in home.complaints()] == [
        " no test carries 1.1",
        " no test carries 2.1",
    ]


def test_lists_of_numbers_and_toml_cite_too(home: Home) -> None:
    home.write("src/rubicon/games/toy/rules.py", "# [1.1, 2.1]\n")
    home.write("src/rubicon/games/toy/data/board.toml", "odds = [7.5, 2.5]  # [1.2] [2.1]\n")
    assert home.complaints() == []


@pytest.mark.parametrize(
    ("place", "text", "complaint"),
    [
        (
            "src/rubicon/games/toy/text.py",
            '"""Words.\n\nSee [1.1] and\n[8.1].\n"""\n',
            "src/rubicon/games/toy/text.py:4: there is no rule 8.1",
        ),
        (
            "src/rubicon/games/toy/text.py",
            "x = 1\nWORDS = f'{x} [8.1]'\n",
            "src/rubicon/games/toy/text.py:2: there is no rule 8.1",
        ),
        (
            "src/rubicon/games/toy/data/board.toml",
            'a = 1\nwhy = "[8.1]"\n',
            "src/rubicon/games/toy/data/board.toml:2: there is no rule 8.1",
        ),
        (
            "tests/games/toy/test_more.py",
            "def test_x() -> None:\n    '''[8.1]'''\n",
            "tests/games/toy/test_more.py:2: there is no rule 8.1",
        ),
        (
            "tests/games/toy/test_more.py",
            "def test_8_1_x() -> None:\n    pass\n",
            "tests/games/toy/test_more.py:1: there is no rule 8.1",
        ),
    ],
)
def test_a_citation_of_no_rule_is_reported(
    home: Home, place: str, text: str, complaint: str
) -> None:
    home.write(place, text)
    assert home.complaints() == [f"{complaint} in docs/games/toy/rules.md."]


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_4_7_marching", ["4.7"]),
        ("test_4_7", ["4.7"]),
        ("test_4_7_2_legions", ["4.7.2", "4.7"]),
        ("test_2_players", []),
        ("test_setup", []),
    ],
)
def test_a_test_is_named_by_its_number(name: str, numbers: list[str]) -> None:
    assert numbers_in_name(name) == numbers
