"""The laws of conservation: a planted fault is told in one sentence."""

from collections.abc import Callable

import pytest

from games.total_war_rome.table import ROME, campaign, settled
from rubicon.core.errors import BadInput
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.play import War


def lose_a_card(s: War) -> None:
    s.stack[0] -= 1


def lose_a_ship(s: War) -> None:
    s.ship_stack[1] -= 1


def lead_twice(s: War) -> None:
    s.leader[1] = s.leader[0]


def lead_strangers(s: War) -> None:
    s.general_at[s.leader[0]] = c.IN_STACK
    s.leader[0] = 39
    s.general_at[39] = c.SERVING


def shuffle(s: War) -> None:
    s.cards[0], s.cards[1] = s.cards[1], s.cards[0]


def vanish(s: War) -> None:
    s.army_at[0] = c.ABSENT


def go_overboard(s: War) -> None:
    s.aboard[0] = 0


def differ(s: War) -> None:
    s.status[1] = c.ALLY


def owe(s: War) -> None:
    s.gold[0] = -1


def empty_navy(s: War) -> None:
    s.navy_at[3] = c.OFF


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_a_card, "cards of Republican Legionaries"),
        (lose_a_ship, "ship cards of Carthage"),
        (lead_twice, "does not lead one army"),
        (lead_strangers, "does not lead one army"),
        (shuffle, "out of order"),
        (vanish, "is not there but has cards"),
        (go_overboard, "not where its navy is"),
        (differ, "see their status differently"),
        (owe, "less than nothing"),
        (empty_navy, "is not there but has ships"),
    ],
)
def test_2_3_planted_faults_are_found(spoil: Callable[[War], None], words: str) -> None:
    case = campaign()
    case.army(ROME, "ROM", ["Republican Legionaries", "Italian Infantry"])
    spoil(case.s)
    assert any(words in law for law in case.rules.check(case.s))
    with pytest.raises(BadInput):
        case.rules.from_position(case.rules.position(case.s))


def test_3_3_an_army_at_rest_is_not_too_large() -> None:
    case = campaign(1)
    case.army(ROME, "ROM", ["Republican Legionaries"] * 7)
    assert any("too many cards" in law for law in case.rules.check(case.s))


def test_lines_that_are_none() -> None:
    rules = campaign().rules
    for line in ("", "1~2", "x" * 50, "~".join(["."] * 200)):
        with pytest.raises(BadInput):
            rules.from_line(line)
    with pytest.raises(BadInput):
        rules.from_position({"gold": "much"})
    with pytest.raises(BadInput):
        rules.from_position({"nothing": 1})


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [st.WINDOW],
        [st.BEGIN_ROUND],
        [st.ROLL],
        [st.PROMOTING],
        [st.DEPLOYING],
        [st.AGENT_MENU | 3 << st.STEP_BITS],
        [st.STEPS],
    ],
)
def test_a_position_in_which_nobody_can_act_is_refused(agenda: list[int]) -> None:
    rules = settled(2)
    given = rules.position(rules.start()) | {"agenda": agenda}
    with pytest.raises(BadInput, match="nobody can act"):
        rules.from_position(given)
