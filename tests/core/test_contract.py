"""The small values of the contract: refusals, outcomes, names, errors."""

from rubicon.core.contract import Outcome, Refusal, seat_name
from rubicon.core.errors import BadRecord, IllegalMove
from rubicon.core.state import CHANCE
from rubicon.words import written
from toy.finding import curia


def test_a_refusal_reads_the_same_to_people_and_programs() -> None:
    refusal = Refusal("4.7", written("You need a legion"), {"legions": 1}, {"legions": 0})
    assert refusal.sentence() == str(refusal) == "You need a legion (4.7)."
    assert refusal.json() == {
        "rule": "4.7",
        "says": refusal.phrase().json(),
        "needs": {"legions": 1},
        "has": {"legions": 0},
    }
    assert str(IllegalMove(refusal)) == refusal.sentence()


def test_the_winners_are_those_with_the_largest_share() -> None:
    assert Outcome("tie", "5.2", written(""), (500, 0, 500)).winners == (0, 2)
    assert Outcome("majority", "5.1", written(""), (0, 1000)).winners == (1,)


def test_seats_and_chance_have_names() -> None:
    assert seat_name(curia(), 1) == "Cassius"
    assert seat_name(curia(), CHANCE) == "chance"


def test_a_bad_record_names_its_line() -> None:
    error = BadRecord(7, written("nonsense"))
    assert (str(error), error.line, str(error.why)) == ("line 7: nonsense", 7, "nonsense")
