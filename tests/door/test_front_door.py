"""The front door: a game as one object, for people who write programs."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rubicon
from cli.running import run
from rubicon.core.match import Match
from rubicon.door import LiveGame
from rubicon.registry import GAMES
from toy.curia_game import GAME as CURIA

REPUBLIC = "end_of_the_triumvirate"
CARDS = "triumvirate"


@pytest.fixture
def game() -> LiveGame:
    return rubicon.new(REPUBLIC, seed=7)


def at_pledges() -> LiveGame:
    """A game in which both houses are asked at once."""
    game = rubicon.new(CARDS, seed=3)
    while len(game.waiting) < 2:
        game.push(game.legal[0])
    return game


# ---- moves ---------------------------------------------------------------------------------------


def test_a_move_is_pushed_and_popped(game: LiveGame) -> None:
    first = game.state.clone()
    assert game.seats == ("Caesar", "Pompeius", "Crassus")
    assert game.turn == "Caesar"
    assert "rome 2 legions in Italia" in game.legal
    game.push("rome 2 legions in Italia")
    assert str(game.log[-1]) == "Caesar: rome 2 legions in Italia"
    assert game.log[-1].events[0].text == "Rome sends Caesar 2 legions in Italia."
    assert game.view("Caesar")["provinces"]["Italia"]["legions"] == 4
    game.pop()
    assert game.state == first
    assert game.log == []
    with pytest.raises(rubicon.BadInput, match="no decision to take back"):
        game.pop()


def test_a_move_is_given_in_words_as_fields_by_number_or_as_itself(game: LiveGame) -> None:
    move = game.legal[3]
    reached = []
    for given in (move, move.words, move.fields, move.id):
        game.push(given)
        reached.append(game.state.clone())
        game.pop()
    assert reached == reached[:1] * 4


def test_a_refused_move_says_the_rule_and_changes_nothing(game: LiveGame) -> None:
    game.push("rome 2 gold")
    before = game.state.clone()
    refusal = game.why("march Aegyptus 1 legion")
    assert refusal is not None
    assert str(refusal) == "Aegyptus is no neighbour of Italia (4.2)."
    with pytest.raises(rubicon.IllegalMove, match="no neighbour of Italia") as raised:
        game.push("march Aegyptus 1 legion")
    assert raised.value.refusal == refusal
    assert game.state == before
    assert game.why(game.legal[0]) is None
    with pytest.raises(rubicon.BadInput, match="is not a move"):
        game.why("to the Rubicon")


def test_moves_have_words_a_label_and_odds_of_the_position_they_were_listed_in(
    game: LiveGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.push("rome 2 legions in Italia")
    asked = []
    reckon: Callable[..., Any] = game.rules.odds

    def odds(*given: Any) -> Any:
        asked.append(given)
        return reckon(*given)

    monkeypatch.setattr(game.rules, "odds", odds)
    legal = game.legal
    assert [move.words for move in legal] == [str(move) for move in legal]
    assert all(move.label for move in legal)
    assert asked == []
    attack = next(move for move in legal if move.words == "march Sicilia 3 legions")
    game.push("end movement")
    assert attack.odds is not None
    assert 0 < attack.odds.success < 1
    assert attack.odds is attack.odds
    assert len(asked) == 1
    assert legal[0].seat == "Caesar"
    assert attack in legal
    assert "sail to Britannia" not in legal
    assert None not in legal
    assert [move.id for move in legal[:2]] == legal.ids[:2]


def test_several_moves_are_one_step(game: LiveGame) -> None:
    game.push(["rome 2 gold", "march Gallia Cisalpina 2 legions"])
    assert [entry.words for entry in game.log] == [
        "rome 2 gold",
        "march Gallia Cisalpina 2 legions",
    ]
    before = game.state.clone()
    with pytest.raises(rubicon.IllegalMove):
        game.push(["march Italia 1 legion", "march Aegyptus 1 legion"])
    assert game.state == before
    game.pop()
    assert game.log == []


# ---- luck ----------------------------------------------------------------------------------------


def test_a_seed_and_the_decisions_make_the_game() -> None:
    one, other = rubicon.new(CARDS, seed=11), rubicon.new(CARDS, seed=11)
    assert one.play_out("greedy") == other.play_out("greedy")
    assert one.record() == other.record()
    assert rubicon.new(CARDS, seed=12).play_out("greedy") is not None
    assert rubicon.new(CARDS, seed=12).state != rubicon.new(CARDS, seed=11).state
    again = rubicon.new(CARDS)
    assert rubicon.new(CARDS, seed=again.seed).state == again.state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_and_done_again_brings_the_same_luck(name: str) -> None:
    game = rubicon.new(name, seed=5)
    game.play_out("random", decisions=40)
    record = game.record()
    while game.marks:
        game.pop()
    assert game.state == rubicon.new(name, seed=5).state
    game.play_out("random", decisions=40)
    assert game.record() == record


def test_it_is_the_luck_of_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    seats = [f"--seat={seat}=bot:greedy" for seat in ("Caesar", "Pompeius", "Crassus")]
    run("play", REPUBLIC, *seats, "--seed=7", "--fast", "--plain", f"--record={file}")
    game = rubicon.new(REPUBLIC, seed=7)
    game.play_out("greedy")
    assert rubicon.load(file).match.log == game.match.log


# ---- several at once -----------------------------------------------------------------------------


def test_several_seats_are_asked_at_once() -> None:
    game = at_pledges()
    first, second = game.waiting
    plies = len(game.match.log)
    answer = game.legal_for(first)[1]
    before = game.text(second), game.svg(second), game.svg()
    game.push(answer, seat=first)
    assert game.waiting == (second,)
    assert (game.text(second), game.svg(second), game.svg()) == before
    assert game.legal_for(first).ids == []
    with pytest.raises(rubicon.IllegalMove, match="There is an answer already"):
        game.push(answer, seat=first)
    game.push(game.legal_for(second)[0], seat=second.lower())
    assert len(game.match.log) >= plies + 2
    game.pop()
    assert list(game.waiting) == [second]
    game.pop()
    assert list(game.waiting) == [first, second]
    assert len(game.match.log) == plies


def test_a_bot_answers_for_one_of_them() -> None:
    game = at_pledges()
    second = game.waiting[1]
    move = game.suggest("greedy", seat=second)
    assert move.seat == second
    assert move in game.legal_for(second)
    assert game.suggest("random", seat=second) == game.suggest("random", seat=second)
    game.push(move, seat=second)
    with pytest.raises(rubicon.BadInput, match=f"{second} has nothing to decide now"):
        game.suggest("greedy", seat=second)


# ---- bots and the end ----------------------------------------------------------------------------


def test_bots_play_it_out(game: LiveGame) -> None:
    result = game.play_out({"Caesar": "tiro", "pompeius": "greedy", "Crassus": "bot:random"})
    assert result is not None
    assert game.outcome == result
    assert str(result) == result.text
    assert result.winners
    assert sum(result.shares.values()) == pytest.approx(1)
    assert max(result.shares, key=lambda seat: result.shares[seat]) in result.winners
    assert game.turn is None
    assert list(game.legal) == []
    assert "over" in repr(game)
    refusal = game.why("rome 2 gold")
    assert refusal is not None
    with pytest.raises(rubicon.IllegalMove):
        game.push("rome 2 gold")


def test_bots_play_for_a_while(game: LiveGame) -> None:
    assert game.play_out("greedy", decisions=5) is None
    assert len(game.marks) == 5
    assert game.outcome is None
    with pytest.raises(rubicon.BadInput, match="No bot is given for Crassus"):
        game.play_out({"Caesar": "greedy", "Pompeius": "greedy"})
    with pytest.raises(rubicon.BadInput, match="There is no bot 'nobody'"):
        game.play_out("nobody")


# ---- keeping it ----------------------------------------------------------------------------------


def test_a_game_is_kept_as_a_record_a_position_and_a_line(tmp_path: Path) -> None:
    game = rubicon.new(REPUBLIC, players=2, seed=1, options={"legion_cap": 8}, arms=3)
    assert (game.rules.options["legion_cap"], game.rules.options["arms"]) == (8, 3)
    game.play_out("greedy", decisions=12)
    game.save(tmp_path / "game.txt", {"Caesar": "somebody"})
    again = rubicon.load(tmp_path / "game.txt")
    assert again.match.log == game.match.log
    assert "seat Caesar: somebody" in (tmp_path / "game.txt").read_text("utf-8")
    for kept in (
        rubicon.loads(game.line()),
        rubicon.new(REPUBLIC, position=game.position()),
        rubicon.loads(game.record()),
    ):
        assert kept.state == game.state
        assert kept.rules == game.rules
    again.pop()
    assert len(again.match.log) < len(game.match.log)
    assert again.turn is not None


def test_a_copy_goes_its_own_way() -> None:
    game = at_pledges()
    game.push(game.legal[0])
    twin, other = game.copy(), game.copy(seed=99)
    thawed = pickle.loads(pickle.dumps(game))
    before = game.record()
    for one in (twin, thawed, other):
        assert one.waiting == game.waiting
        one.play_out("greedy")
    assert game.record() == before
    assert twin.record() == thawed.record() != other.record()
    twin.pop()
    assert twin.outcome is None


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text("nonsense")
    position = rubicon.new(REPUBLIC).position()
    for make, words in (
        (lambda: rubicon.new("chess"), "There is no game 'chess'"),
        (lambda: rubicon.new(CARDS, players=5), "for 2 players, not 5"),
        (lambda: rubicon.new(CARDS, hand_size=99), "hand_size takes 8 to 13"),
        (lambda: rubicon.new(CARDS, options={"hand_size": 9}, hand_size=9), "given twice"),
        (lambda: rubicon.new(REPUBLIC, board=board), "board.toml"),
        (lambda: rubicon.new(REPUBLIC, board=tmp_path / "none"), "no such file"),
        (lambda: rubicon.new(CARDS, position=position), "not of 'triumvirate'"),
        (lambda: rubicon.new(REPUBLIC, position=position, players=2), "."),
        (lambda: rubicon.load(tmp_path / "none"), "no such file"),
        (lambda: rubicon.load(board), "board.toml: A position line is"),
        (lambda: rubicon.loads("rubicon record 1\n\n"), "the header ends without"),
        (lambda: rubicon.new(CARDS).view("Brutus"), "There is no seat 'Brutus'"),
    ):
        with pytest.raises(rubicon.BadInput, match=words) as raised:
            make()
        assert "\n" not in str(raised.value)


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    from games.end_of_the_triumvirate.boards import STANDARD  # noqa: PLC0415

    file = tmp_path / "board.toml"
    file.write_text(STANDARD.replace("Mare Nostrum", "Our Sea"), "utf-8")
    game = rubicon.new(REPUBLIC, board=file, seed=2)
    assert game.rules.board_name == "Our Sea"
    game.push(game.legal[0])
    assert rubicon.loads(game.record()).rules == game.rules
    assert rubicon.new(REPUBLIC, position=game.position()).state == game.state
    assert rubicon.new(REPUBLIC, position=game.position(), board=file).state == game.state


# ---- the package ---------------------------------------------------------------------------------


def test_the_package_lists_what_it_has() -> None:
    assert [game.id for game in rubicon.list_games()] == list(GAMES)
    for name in rubicon.__all__:
        assert getattr(rubicon, name).__doc__
        assert name in dir(rubicon)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(rubicon, "chess")  # noqa: B009


def test_a_game_with_chances_to_interrupt_is_played_too() -> None:
    game = LiveGame(Match(CURIA.rules(4, {}, None, "")), seed=4)
    result = game.play_out("random")
    assert result is not None
    assert rubicon.new(CARDS, seed=1).turn_number == 1
    assert game.text("everything").startswith("{")


def test_what_is_popped_in_a_copy_stays_out_of_the_other() -> None:
    """The luck too: both go back to the same moment, and on from there alike."""
    game = rubicon.new("triumvirate", seed=5)
    game.push(game.legal[0])
    twin = game.copy()
    game.pop()
    game.push(game.legal[-1])
    for _ in range(6):
        game.push(game.legal[0])
    twin.pop()
    fresh = rubicon.new("triumvirate", seed=5)
    for one in (twin, fresh):
        while not one.outcome and len(one.log) < 120:
            one.push(one.legal[0])
    assert twin.record() == fresh.record()


@pytest.mark.parametrize("number", [-1, 10**40, 1 << 52])
def test_a_number_that_is_no_move_gets_a_sentence(number: int) -> None:
    game = rubicon.new("triumvirate", seed=5)
    with pytest.raises(rubicon.BadInput, match="is not a move"):
        game.push(number)
