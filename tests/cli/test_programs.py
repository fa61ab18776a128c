"""Programs at the terminal: `--seat NAME=bot:program:COMMAND`; what `rubicon serve` is given."""

import sys
from pathlib import Path

import pytest

from cli.running import GAME, refused, run, spawn
from rubicon.bots.roster import USUAL

ROOT = Path(__file__).parents[2]
SIMPLE = f"{sys.executable} {ROOT / 'examples' / 'simple_bot.py'}"
FIRST = f"sh {ROOT / 'examples' / 'first_bot.sh'}"
HOSTILE = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'hostile.py'}"


def match(caesar: str, pompeius: str = "bot:random") -> tuple[str, ...]:
    seats = ("--seat", f"Caesar={caesar}", "--seat", f"Pompeius={pompeius}")
    return ("play", GAME, "--players", "2", "--seed", "3", *seats)


@pytest.mark.parametrize("program", [SIMPLE, FIRST])
def test_the_examples_play_whole_games(program: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = spawn(*match(f"bot:program:{program}"), "--record", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"seat Caesar: bot:program:{program}" in file.read_text()
    assert "OK" in run("verify", str(file)).output


def test_the_examples_play_the_other_games() -> None:
    seats = ("--seat", f"Aemilii=bot:program:{SIMPLE}", "--seat", f"Claudii=bot:program:{FIRST}")
    done = spawn("play", "triumvirate", "--seed", "3", *seats)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_fault_is_one_line_and_the_game_goes_on() -> None:
    done = spawn(*match(f"bot:program:{HOSTILE} crash"))
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert 0 < len(lines) <= 5
    assert all(line.startswith("Caesar: the program ") for line in lines)
    assert "has ended with status 1: RuntimeError: out of ideas; greedy" in lines[0]


def test_a_record_never_chooses_what_is_run(tmp_path: Path) -> None:
    """Somebody who goes on with a record names the program again."""
    trap, file = tmp_path / "trap", tmp_path / "game.txt"
    run("play", GAME, "--players", "2", "--seed", "3", "--record", str(file), typed="1\n")
    usual = f"bot:{USUAL}"
    text = file.read_text()
    assert usual in text
    file.write_text(text.replace(usual, f"bot:program:touch {trap}"))
    told = run("play", "--resume", str(file), typed="end movement\n").stdout
    assert f"Pompeius: {usual}" in told
    assert not trap.exists()


def test_a_program_needs_a_command() -> None:
    assert "A program is given as program:COMMAND" in refused(*match("bot:program:"))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("nameless", "A program is given as NAME=COMMAND"),
        ("a b=true", "A program is given as NAME=COMMAND"),
        ("x=", "A program is given as NAME=COMMAND"),
        ("greedy=true", "There is a bot 'greedy' already"),
        ("mine=/no/such/program -x", "The program '/no/such/program' of the bot 'mine' can't be"),
        ("mine='open", "can't be read: No closing quotation"),
    ],
)
def test_what_a_server_is_given(given: str, why: str) -> None:
    assert why in refused("serve", "--bot-program", given)
