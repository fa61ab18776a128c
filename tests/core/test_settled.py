"""Rules as values: the same settings are the same rules, also by way of a pickle."""

import copy
import pickle
from importlib.resources import files

import pytest

from rubicon.core.contract import Rules
from rubicon.registry import find_game
from toy.finding import curia

GAME = find_game("end_of_the_triumvirate")
BOARD = (files("rubicon.games.end_of_the_triumvirate") / "data" / "board.toml").read_text("utf-8")


def settled() -> list[Rules]:
    """Rules that all differ from one another."""
    return [
        curia(),
        curia(3),
        curia(rounds=1),
        GAME.rules(2, {}, None, ""),
        GAME.rules(3, {}, None, ""),
        GAME.rules(3, {"track_top": 5, "gold_pickup": "chosen"}, None, ""),
        GAME.rules(3, {}, BOARD, "board.toml"),
        find_game("triumvirate").rules(2, {}, None, ""),
    ]


@pytest.mark.parametrize("rules", settled(), ids=repr)
def test_rules_are_pickled_small_and_settled_anew(rules: Rules) -> None:
    written = pickle.dumps(rules)
    assert len(written) < 300 + len(rules.board_text or "")
    for again in (pickle.loads(written), copy.copy(rules), copy.deepcopy(rules)):
        assert again is not rules
        assert again == rules
        assert hash(again) == hash(rules)
        assert (again.options, again.board_text) == (rules.options, rules.board_text)
        assert again.start() == rules.start()


def test_other_settings_are_other_rules() -> None:
    assert settled() == settled()
    assert len({*settled(), *settled()}) == len(settled())
    assert settled()[0] != settled()[0].settings()  # type: ignore[attr-defined]
    given = GAME.rules(3, {"track_top": 7}, None, "")
    assert given == GAME.rules(3, {}, None, "")


def test_rules_say_what_they_were_settled_with() -> None:
    assert repr(curia(3, rounds=1)) == "<rules of curia 2, 3 players, rounds=1>"
    assert repr(settled()[5]).endswith(", 3 players, gold_pickup=chosen, track_top=5>")
    assert repr(settled()[6]).endswith(", 3 players, a board of one's own>")
