"""The laws of conservation: each planted fault is found, and copies are true and independent."""

from collections.abc import Callable

import pytest

from games.end_of_the_triumvirate.table import moving, started
from rubicon.games.end_of_the_triumvirate.codes import PROVINCES
from rubicon.games.end_of_the_triumvirate.fields import FIELDS
from rubicon.games.end_of_the_triumvirate.game import own
from rubicon.games.end_of_the_triumvirate.play import Republic

ITALIA, SYRIA, CISALPINA = 2, 13, 1


def add_to(name: str, index: int, number: int) -> Callable[[Republic], None]:
    """A fault: something is in a list that should not be."""

    def plant(s: Republic) -> None:
        getattr(s, name)[index] += number

    return plant


def change(name: str, number: int) -> Callable[[Republic], None]:
    """A fault: a number is off."""

    def plant(s: Republic) -> None:
        setattr(s, name, getattr(s, name) + number)

    return plant


FAULTS: list[tuple[Callable[[Republic], None], str]] = [
    (add_to("legions", ITALIA, 1), "there are 61 legions instead of 60"),
    (change("gold_left", -1), "there are 14 gold instead of 15"),
    (add_to("servants", ITALIA, 4), "there are 7 civil servants"),
    (add_to("citizens", 0, 6), "there are more citizens on sides than there are citizens"),
    (change("calendar", 1), "the calendar is at 9"),
    (add_to("gold", ITALIA, -1), "Italia holds less than zero"),
    (
        add_to("servants", CISALPINA, 1),
        "the governor of Gallia Cisalpina is in the box although a servant stands there",
    ),
    (add_to("track", 0, 7), "Caesar has left his tracks"),
    (add_to("track", 4, -1), "Pompeius has left his tracks"),
    (add_to("carried", 2, -1), "Crassus holds what can't be held"),
    (add_to("bag", 1, 7), "Pompeius holds what can't be held"),
    (add_to("realm", 1, 1), "a province is counted wrongly"),
    (add_to("realm", 0, -1), "Caesar has 5 provinces, not 4"),
    (add_to("realm", 0, -5), "Caesar has no province"),
    (add_to("place", 0, SYRIA - ITALIA), "the character of Caesar is abroad"),
]


@pytest.mark.parametrize(("plant", "sentence"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_1_2_a_planted_fault_is_found(plant: Callable[[Republic], None], sentence: str) -> None:
    case = moving()
    assert case.rules.check(case.state) == []
    plant(own(case.state))
    assert sentence in case.rules.check(case.state)


def test_a_supply_below_nothing_is_found() -> None:
    case = moving()
    state = own(case.state)
    state.gold_left, state.purse[0] = -1, 16
    assert case.rules.check(state) == ["the common supply is below zero"]


def test_10_1_what_is_out_of_play_must_be_empty() -> None:
    case = started(2)
    own(case.state).gold[SYRIA] = 1
    assert "Syria is out of play but not empty" in case.rules.check(case.state)


COMPARED = [field.name for field in FIELDS if not field.derived]


@pytest.mark.parametrize("name", COMPARED)
def test_a_copy_is_the_same_until_anything_is_changed(name: str) -> None:
    state = own(started().state)
    copy = state.clone()
    assert state.same_as(copy)
    value = getattr(copy, name)
    if isinstance(value, list):
        value[-1] += 1
    else:
        setattr(copy, name, value + 1)
    assert not state.same_as(copy)


def test_a_copy_tells_nothing_and_goes_its_own_way() -> None:
    case = started()
    state = own(case.state)
    state.tell(True)
    copy = state.clone()
    copy.apply(case.rules.grammar.parse("rome 2 legions in ITA"))
    assert copy.told() == []
    assert len(copy.legions) == PROVINCES
    assert (state.phase, state.legions[ITALIA]) != (copy.phase, copy.legions[ITALIA])
