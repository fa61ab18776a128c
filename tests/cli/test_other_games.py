"""The table serves every game, also one that has no drawing of its own and keeps secrets."""

import io

import pytest

from rubicon.cli.screen import Screen
from rubicon.cli.seats import seat_players
from rubicon.cli.table import TerminalTable
from rubicon.core.match import Match
from rubicon.core.state import NOBODY
from rubicon.registry import find_game
from toy.finding import CURIA, DEALT, curia, given


@pytest.mark.parametrize("plain", [False, True])
def test_a_game_without_a_drawing_is_shown_by_its_fields_and_played_to_the_end(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = CURIA.rules(CURIA.default_players, {}, None, "")
    match = Match(rules)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
    labels = [f"{name}=bot:random" for name in rules.seats[1:]]
    TerminalTable(match, seat_players(rules, labels, {}), Screen(plain), seed=1).run()
    out = capsys.readouterr().out
    assert match.state.to_act() == NOBODY
    assert '"' in out
    assert "unfinished" not in out


def test_an_answer_of_several_moves_is_taken_back_move_by_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Brutus is asked first, and Cassius answers only after he has sealed his basket."""
    match = given(curia(), DEALT, "pledge 1 0 2, wait")
    typed = "add 1\nundo\nundo\nadd 4\nseal\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    players = seat_players(match.rules, ["Brutus=human", "Cassius=bot:random"], {})
    TerminalTable(match, players, Screen(True), seed=1).run()
    out = capsys.readouterr().out
    assert out.count("Taken back.") == 1
    assert "There is nothing to undo: others are being asked already." in out
    filled = [entry for entry in match.log if entry.seat == 0][3:]
    assert [match.rules.grammar.words(entry.move) for entry in filled] == ["add 4", "seal"]


def test_who_can_only_pass_a_chance_to_interrupt_is_not_asked_alone_at_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cassius is no tribune; Brutus is, and says once that he passes for the rest of the round."""
    baskets = "pledge 1 0 2, wait, seal, seal"
    match = given(curia(rounds=1), DEALT, baskets)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    players = seat_players(match.rules, ["Brutus=bot:random", "Cassius=human"], {})
    TerminalTable(match, players, Screen(True), seed=1).run()
    assert "You pass." in capsys.readouterr().out
    match = given(curia(rounds=1), DEALT, baskets)
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    TerminalTable(
        match, seat_players(match.rules, ["Brutus=human"], {}), Screen(True), seed=1
    ).run()
    assert match.standing == {0: 1}
    assert match.log[-3].move == match.rules.grammar.parse("pass")
    early = given(curia(), DEALT)
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    TerminalTable(
        early, seat_players(early.rules, ["Brutus=human"], {}), Screen(True), seed=1
    ).run()
    assert "Nobody is asked to interrupt now." in capsys.readouterr().out


def test_a_move_that_is_called_what_one_types_is_told_by_what_it_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a stop before it, where the label would have stood."""
    rules = find_game("roman_conquest").rules(3, {}, None, "")
    monkeypatch.setattr("sys.stdin", io.StringIO("stay\n"))
    players = seat_players(rules, [f"{name}=human" for name in rules.seats], {})
    TerminalTable(Match(rules), players, Screen(True), seed=1).run()
    assert "  done  The fights come next." in capsys.readouterr().out
