"""The table serves every game, also one that has no drawing of its own and keeps secrets."""

import io

import pytest

from rubicon.cli.screen import Screen
from rubicon.cli.seats import seat_players
from rubicon.cli.table import Table
from rubicon.core.match import Match
from rubicon.core.state import NOBODY
from toy.finding import CURIA


@pytest.mark.parametrize("plain", [False, True])
def test_a_game_without_a_drawing_is_shown_by_its_fields_and_played_to_the_end(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = CURIA.rules(CURIA.default_players, {}, None, "")
    match = Match(rules)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
    labels = [f"{name}=bot:random" for name in rules.seats[1:]]
    Table(match, seat_players(rules, labels, {}), Screen(plain), seed=1).run()
    out = capsys.readouterr().out
    assert match.state.to_act() == NOBODY
    assert '"' in out
    assert "unfinished" not in out
