"""The laws that hold for every position, each broken once."""

from collections.abc import Callable
from typing import cast

import pytest

from games.triumvirate.table import deciding, leading, started
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.play import Triumvirate


def second_hand() -> Triumvirate:
    """The beginning of a second hand, with a pledge from the first."""
    case = deciding("C75 P0", "P75").play("pledge Caesar 7", "pledge nothing").deal()
    return cast(Triumvirate, case.state)


def breaks(change: Callable[[Triumvirate], None], s: Triumvirate) -> str:
    """The sentences after a change."""
    rules = started().rules
    assert rules.check(s) == []
    change(s)
    return "; ".join(rules.check(s))


def leads() -> Triumvirate:
    return cast(Triumvirate, leading("C750", "P842 C8", pledges=("K7", "")).state)


def replies() -> Triumvirate:
    case = leading("C750", "P842 C8", pledges=("K7", "")).play("play Caesar 7")
    return cast(Triumvirate, case.state)


def test_1_2_every_card_is_in_one_place() -> None:
    def twice(s: Triumvirate) -> None:
        s.pledged[1] |= s.hand[0]

    def strange(s: Triumvirate) -> None:
        s.hand[0] |= 1 << 27

    assert "Caesar 0, Caesar 5, Caesar 7 are in two places" in breaks(twice, leads())
    assert "there is a card that does not exist" in breaks(strange, leads())


def change(name: str, at: int, value: int) -> Callable[[Triumvirate], None]:
    """Set one number of a list."""

    def apply(s: Triumvirate) -> None:
        getattr(s, name)[at] = value

    return apply


def set_field(name: str, value: int) -> Callable[[Triumvirate], None]:
    return lambda s: setattr(s, name, value)


@pytest.mark.parametrize(
    ("how", "what"),
    [
        (change("pledged", 1, 0b1111 << 18), "the Claudii have too many pledges"),
        (change("markers", 1, 2), "somebody has won the match already"),
        (change("tricks", 2, 3), "the hand is over already"),
        (change("tricks", 2, 4), "a suit has more tricks or consuls than it needs"),
        (change("consuls", 2, 3), "the game is over already"),
        (set_field("lead", 3), "a card is led and nobody has to reply"),
        (lambda s: s.table.append(3), "the table does not show what the Aemilii played"),
    ],
)
def test_counts_and_the_table(how: Callable[[Triumvirate], None], what: str) -> None:
    assert what in breaks(how, leads())


def test_two_emperors() -> None:
    def crown(s: Triumvirate) -> None:
        s.consuls = [3, 3, 0]

    assert "there are two Emperors" in breaks(crown, leads())


def test_too_many_cards_while_dealing() -> None:
    case = started(first_dealer="Aemilii")
    how = change("hand", 0, (1 << 12) - 1)
    assert "the Aemilii hold too many cards" in breaks(how, cast(Triumvirate, case.state))


def test_the_card_that_was_led_lies_there() -> None:
    def other(s: Triumvirate) -> None:
        s.lead = 1

    assert "the card that was led does not lie on the table" in breaks(other, replies())


@pytest.mark.parametrize(
    ("at", "value", "what"),
    [
        (c.HELD, 0, "the Aemilii played or pledged what they did not hold"),
        (c.HAND_WIDTH + c.HELD, 1 << 20, "the Aemilii lost a card that they kept"),
        (c.HAND_WIDTH + c.HELD, 1 << 20, "the Aemilii do not hold what they kept"),
        (c.PLEDGED, 0b10100000, "the Aemilii pledged several cards at once"),
        (c.PLEDGED, 1 << 5, "a pledge of the Aemilii is gone"),
        (c.HAND_WIDTH + c.HELD, 1 << 7, "Caesar 7 was pledged and then held"),
        (c.PLEDGED, 0, "Caesar 7 was pledged and then held"),
        (c.VOID, 1, "the Aemilii could have followed suit in Caesar"),
        (c.HELD + 1, 0b10100001, "two houses held the same card"),
    ],
)
def test_what_is_remembered(at: int, value: int, what: str) -> None:
    assert what in breaks(change("record", at, value), second_hand())
