"""`rubicon arena` and `rubicon ladder`, as typed; killed in the middle, they go on."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from cli.running import command, environment, refused, run
from cli.test_terminal import terminal
from patience import PATIENCE, wait_for
from rubicon.lab.arena.balance import BEGIN, END
from rubicon.registry import find_game

NAME = "triumvirate"
BOTS = ("arena", NAME, "--bots", "greedy,random", "--jobs", "1")


def lines(folder: Path) -> list[bytes]:
    file = folder / "games.jsonl"
    return file.read_bytes().splitlines() if file.exists() else []


def test_the_tables_tell_shares_ratings_seats_endings_and_times() -> None:
    result = run(*BOTS, "--games", "7")
    assert result.exit_code == 0
    assert result.stdout.startswith("Triumvirate (rules version 1), 2 players: 8 games in 4 rounds")
    for words in ("greedy", "random", "Elo", "ms a move", "p95", "Aemilii", "markers", "50.0%"):
        assert words in result.stdout


def test_the_result_for_programs_is_one_object() -> None:
    result = run(*BOTS, "--games", "6", "--json", "--seed", "3", "--bar", "0.4")
    found = json.loads(result.stdout)
    assert (found["games"], found["rounds"], found["par"]) == (6, 3, 0.5)
    assert found["question"]["bots"] == ["greedy", "random"]
    greedy = found["bots"]["greedy"]
    assert greedy["low"] <= greedy["share"] <= greedy["high"]
    assert greedy["rating"]["elo"] > 0
    assert set(greedy["by_seat"]) == {"Aemilii", "Claudii"}
    assert 0 < greedy["ms"]["mean"] <= greedy["ms"]["max"]
    assert found["settled"]["duels"][0]["bar"] == 0.4


def test_it_stops_when_the_question_is_settled() -> None:
    result = run(*BOTS, "--games", "400", "--stop-when-settled")
    assert "greedy is stronger than random (after " in result.stdout
    assert " 400 games" not in result.stdout


def test_a_report_is_written_and_three_seats_have_lineups(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    result = run(
        "arena", "end", "--bots", "random", "--bot", "greedy", "--one-against-rest",
        "--games", "1", "--jobs", "1", "--option", "gold_pickup=chosen", "--report", str(file),
    )  # fmt: skip
    assert result.exit_code == 0
    assert "1 random + 2 greedy" in result.stdout
    page = file.read_text("utf-8")
    assert "--one-against-rest --option gold_pickup=chosen --games 3" in page


def test_a_folder_is_added_to_and_another_question_refused(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run(*BOTS, "--games", "4", "--out", str(folder))
    first = lines(folder)
    result = run(*BOTS, "--games", "6", "--out", str(folder))
    assert "6 games in 3 rounds" in result.stdout
    assert lines(folder)[:4] == first
    assert len(lines(folder)) == 6
    assert "another question (seed 1)" in refused(*BOTS, "--seed", "2", "--out", str(folder))
    again = run(*BOTS, "--games", "2", "--out", str(folder))
    assert "6 games in 3 rounds" in again.stdout, "what is there counts"
    record = folder / "records" / "00000-00.txt"
    assert "OK" in run("verify", str(record)).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((NAME, "--bots", ""), "An arena needs bots"),
        ((NAME, "--bots", "greedy,nobody"), "There is no bot 'nobody'"),
        (("chess", "--bots", "greedy,random"), "There is no game 'chess'"),
        ((NAME, "--bots", "greedy,random", "--players", "5"), "not 5"),
        ((NAME, "--bots", "greedy,random", "--bar", "1.5"), "is not in the range"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("arena", *arguments)


@pytest.mark.skipif(os.name != "posix", reason="There is no SIGKILL.")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_loses_nothing_finished_and_goes_on(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "games"
    arguments = command(
        "arena", NAME, "--bots", "random,greedy", "--games", "5000", "--jobs", jobs,
        "--out", str(folder),
    )  # fmt: skip
    process = subprocess.Popen(arguments, env=environment(), stdout=subprocess.PIPE)
    try:
        wait_for(lambda: len(lines(folder)) >= 5)
        process.send_signal(signal.SIGKILL)
        # The pipe ends when its last holder does: the children must notice by themselves.
        process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    kept = [line for line in lines(folder) if line.endswith(b"}")]
    goal = len(kept) + 4
    result = run(
        "arena", NAME, "--bots", "random,greedy", "--games", str(goal), "--jobs", "1",
        "--out", str(folder), "--json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert lines(folder)[: len(kept)] == kept
    places = [(game["round"], game["seating"]) for game in map(json.loads, lines(folder))]
    assert len(places) == len(set(places))
    assert json.loads(result.stdout)["games"] >= goal


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_shows_its_standing_and_says_what_it_has_kept(
    tmp_path: Path, jobs: str
) -> None:
    folder = str(tmp_path / "games")
    arguments = ("--bots", "random,greedy", "--games", "5000", "--jobs", jobs, "--out", folder)
    with terminal("arena", NAME, *arguments) as screen:
        screen.wait_for("/5000")
        screen.wait_for("%, greedy ")
        os.killpg(screen.process.pid, signal.SIGINT)
        told = screen.wait_for("Interrupted.")
        assert "games are kept; the same command goes on from there." in told
        assert screen.process.wait(PATIENCE) == 130


# ---- the ladder ----------------------------------------------------------------------------------

LADDER = ("ladder", "--levels", "random,greedy", "--game", NAME, "--jobs", "1")


def test_a_ladder_is_played_in_pieces_and_written_down(tmp_path: Path) -> None:
    out, file = tmp_path / "games", tmp_path / "strength.md"
    first = run(*LADDER, "--games", "20", "--minutes", "0.00001", "--out", str(out))
    assert first.exit_code == 0
    assert first.stdout == ""
    whole = run(*LADDER, "--games", "20", "--out", str(out), "--write", str(file))
    assert "greedy against random" in whole.stderr
    text = file.read_text("utf-8")
    assert "| 20 of 400 |" in text
    assert json.loads(file.with_suffix(".json").read_text())["rungs"]
    again = run(*LADDER, "--games", "20", "--out", str(out), "--write", str(file))
    assert again.stderr == "", "nothing is played twice"
    file.unlink()
    run("ladder", "--write", str(file))
    assert file.read_text("utf-8") == text


def test_a_ladder_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "strength.md")
    assert "needs a folder" in refused("ladder")
    assert "can't be read" in refused("ladder", "--write", file)
    assert "at least two levels" in refused("ladder", "--levels", "tiro", "--write", file)
    assert "no level below" in refused("ladder", "--level", "tiro", "--write", file)
    assert "There is no game" in refused("ladder", "--game", "chess", "--out", str(tmp_path))


# ---- balance -------------------------------------------------------------------------------------

BALANCE = ("balance", NAME, "--bot", "random", "--option", "markers_to_win=1", "--jobs", "1")


def test_balance_is_played_once_and_written_between_the_marks(tmp_path: Path) -> None:
    out, file = tmp_path / "games", tmp_path / "balance.md"
    file.write_text(f"# Balance\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n")
    asked = (*BALANCE, "--out", str(out), "--write", str(file))
    told = run(*asked, "--games", "6")
    assert told.stdout.startswith("games: 6 games; Aemilii ")
    text = file.read_text("utf-8")
    assert text.startswith("# Balance\n\nBefore.\n")
    assert text.endswith(f"{END}\n\nAfter.\n")
    assert "old" not in text
    assert "### 2 players, `markers_to_win=1`" in text
    assert "6 games among `random`, par 50.0%." in text
    assert "| Claudii |" in text
    assert "rubicon arena triumvirate --players 2 --bots random" in text
    run(*asked, "--games", "0")
    assert file.read_text("utf-8") == text, "nothing is played twice"


def test_balance_with_every_value_of_an_option(tmp_path: Path) -> None:
    reading = next(option for option in find_game(NAME).options if not option.is_number)
    told = run(*BALANCE, "--games", "2", "--vary", reading.name, "--out", str(tmp_path)).stdout
    assert [line.partition(":")[0] for line in told.splitlines()] == list(reading.values)


def test_balance_with_several_numbers_of_players_and_records(tmp_path: Path) -> None:
    asked = ("balance", "end_of_the_triumvirate", "--bot", "random", "--games", "6", "--jobs", "1")
    told = run(*asked, "--players", "2", "--players", "3", "--records", "--out", str(tmp_path))
    names = [line.partition(":")[0] for line in told.stdout.splitlines()]
    assert names == ["2-players/games", "3-players/games"]
    for name in names:
        assert len(list((tmp_path / name / "records").glob("*.txt"))) == 6


def test_balance_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    file, out = tmp_path / "balance.md", ("--out", str(tmp_path / "games"))
    file.write_text("No marks.")
    assert "no place for the figures" in refused(
        *BALANCE, *out, "--games", "2", "--write", str(file)
    )
    assert "is no reading" in refused(*BALANCE, *out, "--vary", "markers_to_win")
    assert "There are no games" in refused(*BALANCE, "--out", str(tmp_path), "--games", "0")
