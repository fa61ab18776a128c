"""`rubicon position`: positions as files."""

import json
from pathlib import Path

import pytest

from cli.running import GAME, refused, run

ATTACK = ("rome 2 gold", "march Sicilia 2 legions")


def test_new_and_show_round_trip_in_every_form(start: Path, tmp_path: Path) -> None:
    line = tmp_path / "start.txt"
    line.write_text(run("position", "show", str(start), "--line").stdout, encoding="utf-8")
    assert "\n" not in line.read_text(encoding="utf-8").strip()
    assert run("position", "show", str(line), "--json").stdout == start.read_text(encoding="utf-8")
    drawn = run("position", "show", "-", typed=start.read_bytes()).stdout
    assert "Caesar, choose what Rome sends." in drawn
    assert "Sardinia et Corsica" in drawn


def test_new_takes_players_and_options() -> None:
    data = json.loads(
        run("position", "new", GAME, "--players", "2", "--option", "start_gold=2").stdout
    )
    assert data["players"] == 2
    assert data["options"] == {"start_gold": 2}
    assert data["seats"]["Pompeius"]["gold"] == 2


def test_legal_lists_every_move_with_words_id_and_fields(start: Path) -> None:
    listed = json.loads(run("position", "legal", str(start), "--json").stdout)
    assert listed["decides"] == "Caesar"
    first = listed["moves"][0]
    assert first["move"] == "rome 2 gold"
    assert first["fields"] == {"verb": "rome", "gold": 2, "legions": 0, "provinces": []}
    lines = run("position", "legal", str(start)).stdout.splitlines()
    assert len(lines) == len(listed["moves"]) == 21
    assert lines[0].startswith(f"rome 2 gold  id {first['id']}  ")


def test_chance_is_listed_with_weights_and_applied_by_name(start: Path) -> None:
    battle = run("position", "apply", str(start), *ATTACK).stdout
    listed = json.loads(run("position", "legal", "-", "--json", typed=battle).stdout)
    assert listed["decides"] == "chance"
    weights = {entry["move"]: entry["weight"] for entry in listed["moves"]}
    assert sum(weights.values()) == 15
    assert weights["draw 1 Caesar 1 Pompeius"] == 4
    after = json.loads(run("position", "apply", "-", "draw 2 Caesar", typed=battle).stdout)
    assert after["provinces"]["Sicilia"]["owner"] == "Caesar"
    assert "weight 4" in run("position", "legal", "-", typed=battle).stdout


def test_a_move_may_be_given_by_its_fields(start: Path) -> None:
    fields = json.dumps({"verb": "rome", "gold": 2})
    by_fields = run("position", "apply", str(start), fields).stdout
    assert by_fields == run("position", "apply", str(start), "rome 2 gold").stdout


def test_why_gives_the_rule_or_says_that_a_move_is_allowed(start: Path) -> None:
    assert run("position", "why", str(start), "rome 2 gold").stdout == "'rome 2 gold' is allowed.\n"
    assert "(3.1)." in run("position", "why", str(start), "end turn").stdout
    answer = json.loads(run("position", "why", str(start), "end turn", "--json").stdout)
    assert answer["allowed"] is False
    assert answer["refusal"]["rule"] == "3.1"


def test_odds_are_exact(start: Path) -> None:
    moving = run("position", "apply", str(start), "rome 2 gold").stdout
    attack = ("position", "odds", "-", "march Sicilia 2 legions")
    assert "33 % to conquer" in run(*attack, typed=moving).stdout
    assert json.loads(run(*attack, "--json", typed=moving).stdout)["conquest_exact"] == "1/3"
    assert "Chance has no part" in refused("position", "odds", "-", "end movement", typed=moving)
    assert "(4.2)" in refused("position", "odds", "-", "march Syria 1 legion", typed=moving)


def test_an_illegal_move_is_refused_and_nothing_is_printed(start: Path) -> None:
    sentence = refused("position", "apply", str(start), "rome 2 gold", "end turn")
    assert sentence == "end turn: A turn ends after its movement and actions (3.1)."


def test_a_finished_game_has_no_moves(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    won = {"political": 7, "military": 7}
    file.write_text(json.dumps({"game": GAME, "seats": {"Caesar": won}}), encoding="utf-8")
    result = run("position", "legal", str(file))
    assert result.stdout == ""
    assert "Caesar wins" in result.stderr
    assert json.loads(run("position", "legal", str(file), "--json").stdout)["decides"] is None
    assert "(9.1)" in refused("position", "apply", str(file), "end turn")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position line is"),
        ("{", "is not JSON"),
        ("{}", "'game'"),
        ('{"game": "chess"}', "There is no game 'chess'"),
        (f'{{"game": "{GAME}", "rules": 99}}', "rules version 99"),
        (f'{{"game": "{GAME}", "turn": "soon"}}', "turn must be a whole number"),
        (f'{{"game": "{GAME}", "nonsense": 1}}', "nonsense"),
        (f'{{"game": "{GAME}", "turn": {"9" * 5000}}}', "The position"),
        ('{"game": ' + "[" * 100_000, "The position"),
        (f"{GAME}/1/3//nonsense", "The line does not describe"),
    ],
)
def test_a_wrong_position_is_one_sentence(text: str, sentence: str) -> None:
    for command in ("show", "legal"):
        assert sentence in refused("position", command, "-", typed=text)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("abracadabra", "is not a move"),
        ("{", "is not JSON"),
        ("{}", "no field 'verb'"),
        ('{"verb": "march"}', "no field 'to'"),
        ('{"verb": "draw", "weapons": 5}', "field 'weapons'"),
        ('{"verb": "rome", "provinces": 5}', "field 'provinces'"),
        (f"march Sicilia {'9' * 5000} legions", ""),
    ],
)
def test_a_wrong_move_is_one_sentence(start: Path, move: str, sentence: str) -> None:
    for command in ("apply", "why", "odds"):
        assert sentence in refused("position", command, str(start), move)


def test_files_that_can_not_be_read_are_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "it is a folder" in refused("position", "show", str(tmp_path))
    assert "not text in UTF-8" in refused("position", "show", str(binary))
    assert "no such file" in refused("position", "show", str(tmp_path / "none"))
