"""Triumvirate at the terminal: its drawing, the hand-over between people, the solver."""

import json
from pathlib import Path

import pytest

from cli.running import refused, run, spawn

GAME = "triumvirate"
SHARED = (
    "play",
    GAME,
    "--seat",
    "Claudii=human",
    "--seed",
    "3",
    "--option",
    "first_dealer=Aemilii",
)
HAND = {
    "game": GAME,
    "phase": "lead",
    "dealer": "Claudii",
    "tricks": {"Caesar": 2, "Pompeius": 2},
    "seats": {
        "Aemilii": {"hand": ["C0", "P4", "P2"], "pledges": ["P7"]},
        "Claudii": {"hand": ["C8", "C6", "P6"], "pledges": ["C7"]},
    },
}


@pytest.fixture
def hand(tmp_path: Path) -> str:
    """A small ending."""
    file = tmp_path / "hand.json"
    file.write_text(json.dumps(HAND), encoding="utf-8")
    return str(file)


def test_a_person_plays_a_match_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    result = run("play", GAME, "--seed", "5", "--record", str(file), typed="1\n" * 900)
    assert result.exit_code == 0
    assert "win the match with" in result.stdout
    assert run("verify", str(file)).stdout.startswith(f"{file}: OK (")


def test_the_picture_shows_the_own_hand_and_the_rivals_back(hand: str) -> None:
    shown = run("play", "--position", hand, typed="board\n").stdout
    assert "Hand of the Aemilii" in shown
    assert "Hand of the Claudii" not in shown
    assert "[?]" in shown
    assert "Crassus 7" not in shown
    board = shown.partition("Aemilii, ")[0]
    assert "Hand of the Aemilii" in board
    assert max(len(line) for line in board.splitlines()) <= 80
    everything = run("position", "show", hand).stdout
    assert "Hand of the Claudii" in everything


def test_the_table_and_a_waiting_decision_are_drawn(hand: str) -> None:
    shown = run("play", "--position", hand, "--seat", "Claudii=human",
                typed="\nplay C0\n\nplay C8\n\npledge P4\n\nboard\n").stdout  # fmt: skip
    assert "Ae:C0*-C8" in shown
    assert "has decided" in shown
    assert "has decided: Pompeius 4" not in shown


def test_plain_output_tells_the_same_in_sentences() -> None:
    result = spawn("play", GAME, "--plain", "--seed", "1", typed="1\nboard\n", FORCE_COLOR="1")
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    assert "Hand of the Aemilii: " in result.stdout
    assert "Set aside: 5 cards." in result.stdout


def test_at_the_end_of_a_match_the_emperor_is_named(hand: str) -> None:
    last = HAND | {
        "consuls": {"Pompeius": 2},
        "options": {"markers_to_win": 1},
        "history": None,
    }
    del last["history"]
    Path(hand).write_text(json.dumps(last), encoding="utf-8")
    for more in ([], ["--plain"]):
        shown = run("play", "--position", hand, "--seat", "Claudii=human", *more,
                    typed="\nplay P2\n\nplay P6\n").stdout  # fmt: skip
        assert "Emperor" in shown
        assert "The Aemilii win the match with 1 to 0 markers (8.1)." in shown


# ---- two people, one keyboard ------------------------------------------------------------------


def test_each_person_is_handed_the_keyboard_before_his_hand_is_shown() -> None:
    shown = run(*SHARED, typed="\n1\n\n1\n").stdout
    before, claudii, aemilii = shown.split("press Enter.")[:3]
    assert "Pass the keyboard to Claudii" in before
    assert "Hand of the" not in before
    assert "are dealt 11 cards" in before
    assert "are dealt Caesar" not in before
    assert "Hand of the Claudii" in claudii
    assert "Hand of the Aemilii" not in claudii
    assert "The Claudii are dealt " in claudii, "what was dealt to him is told to him alone"
    assert "Pass the keyboard to Aemilii" in claudii
    assert "Hand of the Aemilii" in aemilii
    assert "The Claudii lead " in aemilii, "and the other hears what was done meanwhile"


def test_whoever_keeps_the_keyboard_is_not_asked_to_pass_it(hand: str) -> None:
    three = HAND | {"tricks": {"Caesar": 2, "Pompeius": 2}, "seats": {
        "Aemilii": {"hand": ["K0", "P4", "P2"]}, "Claudii": {"hand": ["C8", "C6", "P6"]},
    }}  # fmt: skip
    Path(hand).write_text(json.dumps(three), encoding="utf-8")
    shown = run("play", "--position", hand, "--seat", "Claudii=human",
                typed="\nplay K0\n\nplay C6\n\nplay P4\n").stdout  # fmt: skip
    assert shown.count("Pass the keyboard to Aemilii") == 2


def test_a_secret_decision_is_not_shown_and_not_for_the_other_to_take_back(hand: str) -> None:
    decided = HAND | {"phase": "pledge", "tricks": {"Caesar": 3}, "consuls": {"Caesar": 1}}
    Path(hand).write_text(json.dumps(decided), encoding="utf-8")
    shown = run("play", "--position", hand, "--seat", "Claudii=human",
                typed="\npledge P4\n\nundo\npledge nothing\n").stdout  # fmt: skip
    answered, taken_back, revealed = shown.split("Claudii> ")[:3]
    assert "decided on a pledge" not in answered
    assert "has decided" in answered.split("Hand of the Aemilii")[1]
    assert taken_back.rstrip().endswith("others are being asked already.")
    assert "The Aemilii pledge a card: 2 pledges so far." in revealed
    assert "The Claudii pledge nothing: 1 pledge so far." in revealed


def test_the_line_of_the_position_is_no_way_to_look(hand: str) -> None:
    shown = run("play", "--position", hand, typed="position\n").stdout
    assert "The position would tell you what you may not know yet." in shown


# ---- the solver --------------------------------------------------------------------------------


def test_solve_says_who_can_be_made_consul(hand: str) -> None:
    shown = run("solve", GAME, hand).stdout
    assert "The Aemilii can make sure of Caesar or Pompeius as consul" in shown
    assert "Then Pompeius is consul." in shown
    solution = json.loads(run("solve", GAME, hand, "--json").stdout)
    assert solution["line"][0] == {"trick": 1, "seat": "Aemilii", "card": "Pompeius 2"}


def test_solve_refuses_what_it_cannot_solve(hand: str, tmp_path: Path) -> None:
    assert "no exact solver" in refused("solve", "end_of_the_triumvirate", hand)
    other = tmp_path / "other.json"
    other.write_text(run("position", "new", "end_of_the_triumvirate").stdout, encoding="utf-8")
    assert "the position is of The End of the Triumvirate" in refused("solve", GAME, str(other))
    new = tmp_path / "new.json"
    new.write_text(run("position", "new", GAME).stdout, encoding="utf-8")
    assert "Only a hand that is being played" in refused("solve", GAME, str(new))


# ---- help for people -----------------------------------------------------------------------------


def test_a_deal_is_told_in_a_sentence_for_each_house() -> None:
    shown = run("play", GAME, "--seed", "3", "--plain", typed="log\n").stdout
    assert shown.count("The Claudii are dealt 11 cards.") == 2
    assert shown.count("are dealt") == 6, "how many each gets, and each house's cards; and again"


def test_what_may_be_played_is_raised(hand: str) -> None:
    shown = run("play", "--position", hand, "--seat", "Claudii=human", typed="\nplay P2\n\n").stdout
    lines = shown.rpartition("Hand of the Claudii")[2].splitlines()[1:4]
    assert [line.rstrip() for line in lines] == [
        "        ╭───╮",
        "╭───╭───│P6 │",
        "│C6 │C8 │   │",
    ]
    shown = run("play", "--position", hand, "--seat", "Claudii=human", typed="\nplay C0\n\n").stdout
    lines = shown.rpartition("Hand of the Claudii")[2].splitlines()[1:4]
    assert [line.rstrip() for line in lines] == [
        "╭───╭───╮",
        "│C6 │C8 ╭───╮",
        "│   │   │P6 │",
    ]


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_the_counting_of_cards_can_be_turned_off(plain: tuple[str, ...]) -> None:
    typed = "counting off\nboard\ncounting\ncounting perhaps\nboard\n"
    shown = run("play", GAME, "--seed", "3", *plain, typed=typed).stdout
    before, off, on = shown.split("The cards not seen yet")
    assert "Not seen" in before
    assert "are yours to remember" in off
    assert "Not seen" not in off
    assert "are shown" in on
    assert "Type 'counting on' or 'counting off'." in on
    assert "Not seen" in on


def test_where_there_are_no_cards_none_are_counted() -> None:
    shown = run("play", "end_of_the_triumvirate", "--seed", "3", typed="counting off\n").stdout
    assert "There are no cards to count in this game." in shown


def test_a_replay_is_seen_from_a_seat_or_openly(tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    run("play", GAME, "--seed", "3", "--record", file, typed="1\n" * 12)
    openly = run("replay", file, "--all").stdout
    seat = run("replay", file, "--all", "--seat", "aemilii").stdout
    assert "deal a card to Claudii" in seat
    assert "deal a card to" not in openly
    assert "decide on a pledge" in seat
    assert (
        "Hand of the Claudii" not in run("replay", file, "--to", "40", "--seat", "Aemilii").stdout
    )
    assert "Hand of the Claudii" in run("replay", file, "--to", "40").stdout
    assert "There is no seat 'Cato'" in refused("replay", file, "--seat", "Cato")
