"""`rubicon play`: people and bots at the terminal."""

import json
import re
from pathlib import Path

import pytest

from cli.running import GAME, refused, run, spawn
from rubicon.cli.given import record_given

ALL_BOTS = ("--seat", "Caesar=bot:random", "--seat", "Pompeius=bot:random", "--players", "2")
HOT_SEAT = ("--players", "2", "--seat", "Pompeius=human")
NEARLY = {
    "game": GAME,
    "turn": 4,
    "phase": "actions",
    "seats": {
        "Caesar": {"political": 7, "military": 6, "gold": 3, "character": "Gallia Cisalpina"}
    },
}


@pytest.fixture
def nearly(tmp_path: Path) -> str:
    """A position in which one action wins."""
    file = tmp_path / "nearly.json"
    file.write_text(json.dumps(NEARLY), encoding="utf-8")
    return str(file)


def moves_of(file: Path) -> list[str]:
    """The lines of a record after its header."""
    return file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()


# ---- whole games -------------------------------------------------------------------------------


def test_a_person_who_always_takes_the_first_line_plays_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run("play", GAME, "--seed", "5", "--record", str(file), typed="1\n" * 500)
    assert result.exit_code == 0
    assert re.search(r"\w+ wins: he .* \(9\.\d\)\.", result.stdout)
    assert "\x1b" not in result.stdout
    assert "unfinished" not in file.read_text(encoding="utf-8")
    assert run("verify", str(file)).stdout.startswith(f"{file}: OK (")


def test_the_same_seed_gives_the_same_game_and_another_another(tmp_path: Path) -> None:
    texts = []
    for number, seed in enumerate((3, 3, 4)):
        file = tmp_path / f"{number}.txt"
        run("play", GAME, *ALL_BOTS, "--seed", str(seed), "--record", str(file))
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1] != texts[2]


def test_without_a_seed_two_games_differ() -> None:
    games = [run("play", GAME, *ALL_BOTS).stdout for _ in range(2)]
    assert games[0] != games[1]


def test_a_game_with_secrets_tells_its_seed_to_nobody_who_plays() -> None:
    """Whoever has it can play the same game aside, and see the others' cards."""
    short = ("play", "triumvirate", "--seed", "87654321", "--plain")
    assert "87654321" not in run(*short, typed="1\n").stdout
    both = run(*short, "--seat", "Aemilii=human", "--seat", "Claudii=human", typed="\n1\n")
    assert "87654321" not in both.stdout
    played = run(*short, "--option", "consuls_to_emperor=1", typed="1\n" * 500).stdout
    assert played.count("87654321") == 1, "when it is over, it does no harm"
    assert played.rstrip().endswith("The seed was 87654321.")
    bots = ("--seat", "Aemilii=bot:random", "--seat", "Claudii=bot:random")
    assert "Seed 87654321." in run(*short, *bots, "--option", "consuls_to_emperor=1").stdout


def test_the_board_fits_in_80_columns() -> None:
    result = spawn("play", GAME, "--seed", "1", typed="board\n")
    board = result.stdout.split("Rome's gift")[1].split("Caesar, choose")[0]
    assert "Sardinia et Corsica" in board
    assert max(len(line) for line in board.splitlines()) <= 80


def test_plain_output_has_no_drawing_and_no_colour() -> None:
    result = spawn("play", GAME, "--plain", "--seed", "1", typed="1\nboard\n", FORCE_COLOR="1")
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    assert "Caesar: Italia, political, 2 legions, 1 civil servant" in result.stdout


# ---- choosing ----------------------------------------------------------------------------------


def test_words_narrow_and_a_number_picks_from_what_is_shown() -> None:
    result = run("play", GAME, "--seed", "1", typed="rome 2 leg\nrome 2 gold\nmarch sic\n1\n")
    assert "15 moves fit" in result.stdout
    assert "Rome sends Caesar 2 gold." in result.stdout
    assert "4 moves fit" in result.stdout
    assert "Caesar attacks Crassus in Sicilia: 1 legion against 2 legions." in result.stdout


def test_picking_a_folded_line_unfolds_it() -> None:
    result = run("play", GAME, "--seed", "1", typed="2\n1\n")
    assert "2  rome 1 gold 1 legion in ...  5 moves" in result.stdout
    assert "Rome sends Caesar 1 gold and 1 legion in Gallia Transalpina." in result.stdout


def test_province_codes_and_other_words_for_a_move_are_understood() -> None:
    result = run("play", GAME, "--seed", "1", typed="1\nmarch to cis with 2 legions 1 servant\n")
    sentence = "Caesar marches from Italia to Gallia Cisalpina with 2 legions and 1 civil servant."
    assert sentence in result.stdout


def test_attacks_show_their_chance_beside_them() -> None:
    result = run("play", GAME, "--seed", "1", typed="1\nmarch sic\nodds march sic 2 legions\n")
    label = "March to Sicilia with 2 legions, odds 33 %"
    assert re.search(rf"march Sicilia 2 legions +{label}", result.stdout)


def test_a_list_tells_what_to_type_what_it_is_called_and_what_it_does() -> None:
    shown = run("play", GAME, "--seed", "1", typed="1\nmarch\nend movement\n").stdout
    assert re.search(r"  1  rome 2 gold +Take 2 gold\n", shown)
    assert re.search(r"  1  end turn +End your turn\. There are 7 more turns", shown)
    marches = shown.partition("moves fit")[2].partition("Caesar>")[0]
    assert re.search(r"\n     march \.\.\. +Costs 1 of your 4 movement points\.\n$", marches)
    assert marches.count("Costs 1 of your") == 1, "what all have in common is told once, below"


def test_a_list_in_plain_lines_says_the_same() -> None:
    shown = run("play", GAME, "--plain", "--seed", "1", typed="1\n").stdout
    assert "  1  rome 2 gold  Take 2 gold\n" in shown
    assert "  1  end movement  End your movement. You give up 4 movement points." in shown


def test_odds_of_one_move_are_told_in_full() -> None:
    typed = "1\nodds\nodds march sic 2 legions 1 s\nodds march cis\nodds march sic 9\n"
    out = run("play", GAME, "--seed", "1", typed=typed).stdout
    assert "march Sicilia 2 legions: 33 %\n" in out
    assert "2 legions against 2: 33 % to conquer." in out
    assert "Chance has no part in that move." in out
    assert "Only 2 legions can be taken along from Italia (4.6)." in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("march sicilia 9", "Only 2 legions can be taken along from Italia (4.6)."),
        ("march syria 1 legion", "Syria is no neighbour of Italia (4.2)."),
        ("end turn", "A turn ends after its movement and actions (3.1)."),
        ("why march syria 1 legion", "Syria is no neighbour of Italia (4.2)."),
        ("why march cis", "'march Gallia Cisalpina' is allowed."),
        ("why", "Say which move"),
        ("99", "The list has no number 99"),
        ("0", "The list has no number 0"),
        ("abracadabra", "'abracadabra' is not a move"),
        ("9" * 5000, "The list has no number"),
        ("moves march", "march Gallia Cisalpina"),
        ("moves nonsense", "No move fits 'nonsense'."),
        ("rules 4.7", "4.7 He may enter a province of another player only with"),
        ("rules", "4.1 Only characters move."),
        ("rules 99.9", "There is no rule 99.9"),
        ("position", f"{GAME}/1/3//"),
        ("help", "take back the last decision"),
        ("log", "Rome sends Caesar 2 gold."),
        ("log x", "Type 'log', 'log 50' or 'log all'."),
        ("redo", "There is nothing to redo."),
        ("save", "Say where"),
    ],
)
def test_what_a_person_types_is_answered(typed: str, answer: str) -> None:
    result = run("play", GAME, "--seed", "1", typed=f"1\n{typed}\nquit\n")
    after = result.stdout.split("Caesar> ")[2]
    assert answer in after
    assert result.exit_code == 0


# ---- undo and the record -----------------------------------------------------------------------


def test_undo_and_redo_rewrite_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    kept = ("play", GAME, "--seed", "1", "--record", str(file))
    out = run(*kept, typed="rome 2 gold\nundo\nundo\n").stdout
    assert "Taken back by Caesar: rome 2 gold." in out
    assert "There is nothing to undo: nothing has been done yet." in out
    assert moves_of(file) == []
    run(*kept, "--force", typed="rome 2 gold\nundo\nredo\nend movement\n")
    assert moves_of(file)[:2] == ["Caesar: rome 2 gold", "Caesar: end movement"]
    assert run("verify", str(file)).exit_code == 0


def test_undo_is_refused_after_a_draw_and_after_a_bot() -> None:
    out = run("play", GAME, "--seed", "1", typed="1\nmarch sic 2 legions\n1\nundo\n").stdout
    assert "There is nothing to undo: what chance has shown can't be taken back." in out
    out = run("play", GAME, "--seed", "1", typed="1\nend m\nend t\nundo\n").stdout
    assert re.search(r"There is nothing to undo: \w+ has acted since\.", out)


def test_people_at_one_terminal_are_told_whose_decision_it_is_and_may_undo_the_last() -> None:
    typed = "rome 2 gold\nend movement\nend turn\nundo\nend turn\n"
    out = run("play", GAME, *HOT_SEAT, "--seed", "1", typed=typed).stdout
    assert out.count("=== Pompeius, it is your decision ===") == 2
    assert "Taken back by Caesar: end turn." in out
    assert "Pompeius> " in out


def test_the_end_of_input_leaves_an_unfinished_record_that_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = spawn("play", GAME, "--seed", "1", "--record", str(file), typed="1\n1\n")
    assert first.returncode == 0
    assert "unfinished" in first.stdout.splitlines()[-1]
    before = moves_of(file)
    second = run("play", "--resume", str(file), "--seed", "2", typed="1\n" * 500)
    assert second.exit_code == 0
    after = moves_of(file)
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert "OK" in run("verify", str(file)).stdout


def test_resume_may_go_on_in_another_file_and_leaves_the_first(tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    run("play", GAME, "--seed", "1", "--record", str(file), typed="1\n")
    before = file.read_bytes()
    run("play", "--resume", str(file), "--record", str(other), typed="1\n")
    assert file.read_bytes() == before
    assert moves_of(other)[:2] == ["Caesar: rome 2 gold", "Caesar: end movement"]


def test_resume_mends_a_last_line_without_an_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", GAME, "--seed", "1", "--record", str(file), typed="1\n")
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n"), encoding="utf-8")
    run("play", "--resume", str(file), typed="1\n")
    assert moves_of(file)[:2] == ["Caesar: rome 2 gold", "Caesar: end movement"]


def test_resume_keeps_who_sat_where(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", GAME, *HOT_SEAT, "--record", str(file), typed="1\n")
    out = run("play", "--resume", str(file), "--seat", "Caesar=bot:random", typed="").stdout
    assert "Caesar: bot:random, Pompeius: human." in out


def test_a_position_is_played_on_and_its_record_starts_there(nearly: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = run(
        "play", "--position", nearly, "--record", str(file), typed="improve military\n"
    ).stdout
    assert "Caesar wins: he stands at the top of both tracks (9.6)." in out
    _, match = record_given(str(file))
    assert [entry.seat for entry in match.log] == [0]


def test_save_writes_the_record_and_overwrites_only_when_forced(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text("mine", encoding="utf-8")
    out = run("play", GAME, "--seed", "1", typed=f"1\nsave {file}\n").stdout
    assert "exists already and is left as it is" in out
    assert file.read_text(encoding="utf-8") == "mine"
    run("play", GAME, "--seed", "1", typed=f"1\nsave {file} --force\n")
    assert moves_of(file) == ["Caesar: rome 2 gold"]


def test_options_and_a_board_of_ones_own_go_into_the_record(tmp_path: Path) -> None:
    board, file = tmp_path / "mine.toml", tmp_path / "game.txt"
    board.write_text(run("board", "show").stdout.replace("Mare Nostrum", "Mine"), encoding="utf-8")
    chosen = ("--board", str(board), "--option", "legion_cap=5", "--record", str(file))
    run("play", GAME, *ALL_BOTS, "--seed", "1", *chosen)
    _, match = record_given(str(file))
    assert match.rules.board_name == "Mine"
    assert match.rules.options["legion_cap"] == 5


# ---- wrong use ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess",), "There is no game 'chess'"),
        ((), "Say which game to play"),
        ((GAME, "--players", "4"), "is for 2 or 3 players, not 4"),
        ((GAME, "--seat", "Cicero=human"), "There is no seat 'Cicero'"),
        ((GAME, "--seat", "Caesar"), "A seat is given as"),
        ((GAME, "--seat", "Caesar=human", "--seat", "caesar=human"), "given twice"),
        ((GAME, "--seat", "Caesar=bot:hal"), "There is no bot 'hal'"),
        ((GAME, "--seat", "Caesar=alien"), "'alien' can't sit down"),
        ((GAME, "--option", "nonsense=1"), "There is no option 'nonsense'"),
        ((GAME, "--option", "legion_cap=999"), "Option legion_cap takes"),
        ((GAME, "--option", "legion_cap"), "An option is given as name=value"),
        ((GAME, "--option", f"legion_cap={'9' * 5000}"), ""),
        ((GAME, "--seed", "-1"), "--seed"),
        ((GAME, "--board", "nowhere.toml"), "nowhere.toml can't be read: there is no such file"),
        ((GAME, "--position", "a", "--resume", "b"), "can't be given together"),
        (("--position", "a", "--players", "2"), "--position brings its own"),
        (("--resume", "nowhere.txt"), "nowhere.txt can't be read: there is no such file"),
        ((GAME, "--wrong"), "--wrong"),
    ],
)
def test_wrong_use_is_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("play", *args)


def test_an_existing_file_is_never_overwritten_by_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    assert "exists already" in refused("play", GAME, "--record", str(file))
    assert "it is a folder" in refused("play", GAME, "--record", str(tmp_path), "--force")
    assert "no such file or folder" in refused("play", GAME, "--record", str(tmp_path / "a" / "b"))
    assert "no seat" in refused("play", GAME, "--record", str(file), "--force", "--seat", "X=human")
    assert file.read_text(encoding="utf-8") == "mine"
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine.txt"]


def test_a_finished_record_can_not_be_resumed(played: Path) -> None:
    before = played.read_bytes()
    assert "the game is over already" in refused("play", "--resume", str(played))
    assert played.read_bytes() == before
