"""`rubicon replay` and `rubicon verify`."""

import re
from pathlib import Path

import pytest

from cli.running import refused, run


def test_verify_names_each_file_with_its_length_and_result(played: Path) -> None:
    result = run("verify", str(played), str(played))
    lines = result.stdout.splitlines()
    assert len(lines) == 2
    assert re.fullmatch(r".*played\.txt: OK \(\d+ moves\)\. \w+ wins: .+\(9\.\d\)\.", lines[0])


def spoil(text: str, how: str) -> str:
    """A record with one fault."""
    header, _, moves = text.partition("\n\n")
    lines = moves.splitlines(keepends=True)
    return {
        "empty": "",
        "another kind of file": "hello\n",
        "truncated header": "\n".join(text.splitlines()[:3]),
        "truncated": text[: -len(lines[-1]) - len(lines[-2])],
        "half a line": text[:-9],
        "another version": text.replace("rules: 1", "rules: 99"),
        "another game": text.replace("game: end_of_the_triumvirate", "game: chess"),
        "another result": re.sub("result: .*", "result: Caesar, six_citizens_", text),
        "an illegal move": f"{header}\n\nCaesar: end turn\n{moves}",
        "another seat": f"{header}\n\n{moves.replace('Caesar:', 'Pompeius:', 1)}",
        "a stranger": f"{header}\n\n{moves.replace('Caesar:', 'Cicero:', 1)}",
        "an unknown option": text.replace("players: 2", "players: 2\noption nonsense: 1"),
    }[how]


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("empty", "line 1: a record begins with"),
        ("another kind of file", "line 1: a record begins with"),
        ("truncated header", "the header ends without 'players'"),
        ("truncated", "the moves end here, but the result says"),
        ("half a line", "line "),
        ("another version", "line 3: the record is of rules version 99"),
        ("another game", "line 2: There is no game 'chess'"),
        ("another result", "the result says"),
        ("an illegal move", "A turn ends after its movement and actions (3.1)"),
        ("another seat", "It is Caesar's turn (2.7)"),
        ("a stranger", "there is no seat 'Cicero'"),
        ("an unknown option", "There is no option 'nonsense'"),
    ],
)
def test_a_spoilt_record_is_one_sentence_with_its_line(
    played: Path, how: str, sentence: str
) -> None:
    played.write_text(spoil(played.read_text(encoding="utf-8"), how), encoding="utf-8")
    before = played.read_bytes()
    for args in (("verify",), ("replay",), ("play", "--resume")):
        answer = refused(*args, str(played))
        assert answer.startswith(f"{played}: line ")
        assert sentence in answer
    assert played.read_bytes() == before


def test_verify_goes_on_after_a_wrong_file(played: Path, tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "none"), str(played))
    assert result.exit_code == 2
    assert "none can't be read" in result.stderr
    assert "played.txt: OK" in result.stdout


def test_replay_steps_both_ways_and_jumps(played: Path) -> None:
    typed = "\nn\nb\nturn 3\nply 4\nstart\nend\nn\nturn 99\nply 9999\nturn x\nboard\nquit\n"
    out = run("replay", str(played), typed=typed).stdout
    steps = out.split("> ")
    plies = [step.rpartition("\n")[2].partition("/")[0] for step in steps[:-1]]
    last = plies[7]
    assert plies[:4] == ["0", "1", "2", "1"]
    assert plies[5:9] == ["4", "0", last, last]
    assert "Turn 3: " in steps[4]
    assert "This is the end." in steps[8]
    assert "There is no turn 99" in steps[9]
    assert "There is no ply 9999" in steps[10]
    assert "Enter or n: forward" in steps[11]


def test_replay_ends_politely_with_its_input(played: Path) -> None:
    result = run("replay", str(played), typed="n\n")
    assert result.exit_code == 0
    assert "1. Caesar: rome" in result.stdout


def test_replay_prints_a_ply_a_turn_or_everything(played: Path) -> None:
    assert "Ply 7 of" in run("replay", str(played), "--to", "7").stdout
    assert "Turn 2: " in run("replay", str(played), "--turn", "2").stdout
    everything = run("replay", str(played), "--all").stdout
    count = int(re.findall(r"\((\d+) moves", run("verify", str(played)).stdout)[0])
    assert f"\n{count}. " in everything
    assert everything.splitlines()[-1].startswith("Result: ")
    assert "There is no ply -1" in refused("replay", str(played), "--to", "-1")
    assert "only one of" in refused("replay", str(played), "--to", "1", "--all")
