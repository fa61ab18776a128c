"""Chapter 11: the open readings, each with all its values."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting, given, moving, settled
from rubicon.core.errors import BadInput


def test_11_1_three_seas_cost_four_points_or_three() -> None:
    def points_left(reading: str) -> int:
        case = moving(
            options={"three_seas": reading},
            seats={"Caesar": {"character": "GAL"}},
            provinces={"CYR": {"owner": "Caesar"}},
        )
        return case.play("sail CYR").points

    assert points_left("full") == 0
    assert points_left("less") == 1


def test_11_1_with_legions_three_seas_always_cost_four() -> None:
    case = moving(
        options={"three_seas": "less"},
        seats={"Caesar": {"character": "GAL"}},
        provinces={"CYR": {"owner": "Caesar"}},
    )
    assert case.play("sail CYR 1 legion").points == 0


def test_11_1_the_first_sea_is_free_on_longer_voyages_too() -> None:
    def refused(reading: str) -> bool:
        case = moving(options={"three_seas": reading}, seats={"Caesar": {"character": "GAL"}})
        rules, state = case.rules, case.state
        return rules.why_not(state, 0, rules.grammar.parse("sail ILL")) is not None

    assert refused("full")
    assert not refused("less")


def test_11_1_a_discount_on_three_seas_is_this_reading() -> None:
    case = moving(
        options={"three_seas": "less"},
        points=2,
        seats={"Caesar": {"character": "GAL"}},
        provinces={"CYR": {"owner": "Caesar"}},
    )
    assert case.refused("sail CYR") == "11.1"


def lose_spain(reading: str, side: int, **more: Any) -> Case:
    """Pompeius loses Hispania Citerior while he holds the card."""
    case = moving(
        options={"third_compensation": reading},
        seats={"Caesar": {"character": "GAL"}},
        provinces={"GAL": {"legions": 6}},
        compensation={"holder": "Pompeius", "side": side},
        **more,
    )
    return case.play("march HCI 6 legions", "draw 2 Crassus")


def test_11_2_a_third_loss_brings_side_two_again() -> None:
    assert lose_spain("again", 2).phase == "compensation"


def test_11_2_or_the_card_goes_to_and_fro() -> None:
    third = lose_spain("alternate", 2)
    assert (third.phase, third.card) == ("movement", ("Pompeius", 1))
    assert third.bag["Pompeius"] == 3
    second = lose_spain("alternate", 1)
    assert (second.phase, second.card) == ("compensation", ("Pompeius", 2))


@pytest.mark.parametrize(
    ("players", "level", "reading", "leads"),
    [
        (2, 3, "nobody", False),
        (2, 3, "both", True),
        (2, 7, "nobody", True),
        (2, 7, "both", True),
        (3, 3, "both", False),
    ],
)
def test_11_3_two_who_are_level_lead_or_not(
    players: int, level: int, reading: str, leads: bool
) -> None:
    """Ruling 7.12; three are never concerned."""
    names = ("Caesar", "Pompeius", "Crassus")[:players]
    case = acting(
        players=players,
        options={"two_player_ties": reading},
        seats={name: {"political": level} for name in names},
    )
    assert [("political" in case.seat(name)["leads"]) for name in names] == [leads] * players


@pytest.mark.parametrize(
    ("reading", "servants", "weapons"),
    [
        ("each", 0, 0),
        ("each", 1, 1),
        ("each", 3, 3),
        ("one", 0, 0),
        ("one", 1, 1),
        ("one", 3, 1),
        ("none", 1, 0),
        ("none", 3, 0),
    ],
)
def test_11_4_weapons_for_captured_servants(reading: str, servants: int, weapons: int) -> None:
    case = moving(
        options={"captured_servants": reading},
        seats={"Caesar": {"character": "GAL"}},
        provinces={"GAL": {"legions": 6}, "HCI": {"servants": servants}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert case.bag["Pompeius"] == 2 + 1 + weapons


def chosen(**position: Any) -> Case:
    """A movement in which gold is picked up by choice."""
    return moving(options={"gold_pickup": "chosen"}, **position)


def test_11_5_gold_may_be_left_by_choice() -> None:
    case = chosen(provinces={"CIS": {"gold": 2}}).play("march CIS")
    assert (case.phase, case.decides) == ("pick up", "Caesar")
    assert case.legal() == ["collect gold", "leave gold"]
    for by in ("Caesar", "Pompeius"):
        assert case.refusal("march ITA", by=by).sentence() == (
            "Caesar has to decide first whether to pick up the gold (11.5)."
        )
    case.play("leave gold")
    assert (case.gold("Caesar"), case.province("CIS")["gold"]) == (0, 2)
    assert (case.phase, case.points) == ("movement", 3)


def test_11_5_or_taken() -> None:
    case = chosen(provinces={"CIS": {"gold": 2}}).play("march CIS", "collect gold")
    assert (case.gold("Caesar"), case.phase) == (2, "movement")


def test_11_5_nothing_is_asked_where_no_gold_lies_or_by_default() -> None:
    assert chosen().play("march CIS").phase == "movement"
    automatic = moving(provinces={"CIS": {"gold": 2}}).play("march CIS")
    assert (automatic.phase, automatic.gold("Caesar")) == ("movement", 2)
    assert automatic.refused("collect gold") == "11.5"


def test_11_5_after_a_conquest_the_question_comes_before_escape() -> None:
    case = chosen(
        seats={"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI"}},
        provinces={"GAL": {"legions": 6}, "HCI": {"gold": 2}, "AFR": {"gold": 3}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert (case.phase, case.decides) == ("pick up", "Caesar")
    case.play("leave gold")
    assert (case.phase, case.decides) == ("escape", "Pompeius")
    case.play("escape AFR")
    assert (case.phase, case.decides) == ("pick up after escape", "Pompeius")
    assert case.bag["Pompeius"] == 2, "compensation comes after it"
    case.play("collect gold")
    assert (case.gold("Pompeius"), case.card) == (3, ("Pompeius", 1))
    assert (case.phase, case.decides) == ("movement", "Caesar")


def test_11_5_a_refugee_may_leave_gold_too() -> None:
    case = chosen(
        seats={"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI"}},
        provinces={"GAL": {"legions": 6}, "AFR": {"gold": 3}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus", "escape AFR", "leave gold")
    assert (case.gold("Pompeius"), case.province("AFR")["gold"]) == (0, 3)
    assert case.card == ("Pompeius", 1)


@pytest.mark.parametrize("needed", [7, 8, 9])
def test_11_6_provinces_for_the_military_victory_with_two(needed: int) -> None:
    more = ("MAC", "ACH", "SIC")[: needed - 6]
    case = moving(
        players=2,
        options={"two_player_provinces": needed},
        seats={"Caesar": {"character": "GAL"}},
        provinces={code: {"owner": "Caesar"} for code in more} | {"GAL": {"legions": 6}},
    )
    assert case.seat("Caesar")["provinces"] == needed - 1
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert case.result == ("Caesar", "nine_provinces")


def test_11_6_by_default_nine() -> None:
    more = {code: {"owner": "Caesar"} for code in ("MAC", "ACH")}
    case = moving(
        players=2,
        seats={"Caesar": {"character": "GAL"}},
        provinces=more | {"GAL": {"legions": 6}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert (case.seat("Caesar")["provinces"], case.result) == (8, None)


def rome(reading: str, gold: int, legions: int) -> Case:
    """Rome's gift is due while the common supply holds so little."""
    return given(
        options={"rome_when_short": reading},
        phase="rome",
        seats={"Pompeius": {"gold": 15 - gold}},
        provinces={"HUL": {"legions": 17}, "HCI": {"legions": 17 - legions}},
    )


def test_11_7_gifts_are_cut_by_default() -> None:
    assert "rome 1 gold" in rome("cut", 1, 30 - 13).legal()


@pytest.mark.parametrize(
    ("gold", "legions", "kinds"),
    [
        (2, 2, {"2 gold", "1 gold 1 legion", "2 legions"}),
        (1, 2, {"1 gold 1 legion", "2 legions"}),
        (1, 1, {"1 gold 1 legion"}),
        (0, 2, {"2 legions"}),
        (2, 0, {"2 gold"}),
        (1, 0, {"nothing"}),
        (0, 0, {"nothing"}),
    ],
)
def test_11_7_or_only_whole_gifts_are_sent(gold: int, legions: int, kinds: set[str]) -> None:
    offered = {
        move.removeprefix("rome ").split(" in ")[0] for move in rome("whole", gold, legions).legal()
    }
    assert offered == kinds


def test_11_7_a_cut_gift_is_refused_then() -> None:
    case = rome("whole", 1, 2)
    assert case.refused("rome 1 gold") == "11.7"
    assert case.refusal("rome 2 gold").sentence() == (
        "The supply holds only 1 gold and 2 legions (11.7)."
    )
    plenty = given(options={"rome_when_short": "whole"}, phase="rome")
    assert plenty.refused("rome 1 gold") == "3.6"


@pytest.mark.parametrize(
    ("reading", "consul"), [("oldest_turn", "Crassus"), ("first_seat", "Caesar")]
)
def test_11_8_who_is_elected_among_equals(reading: str, consul: str) -> None:
    case = acting("Pompeius", options={"election_ties": reading}, calendar=1, turn=8)
    assert case.play("end turn").decides == consul


def test_11_8_most_citizens_come_first_in_any_case() -> None:
    case = acting(
        options={"election_ties": "first_seat"}, calendar=1, seats={"Pompeius": {"citizens": 3}}
    )
    assert case.play("end turn").decides == "Pompeius"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("three_seas", ("full", "less")),
        ("third_compensation", ("again", "alternate")),
        ("two_player_ties", ("nobody", "both")),
        ("captured_servants", ("each", "one", "none")),
        ("gold_pickup", ("automatic", "chosen")),
        ("rome_when_short", ("cut", "whole")),
        ("election_ties", ("oldest_turn", "first_seat")),
    ],
)
def test_every_reading_has_its_values_and_no_others(name: str, values: tuple[str, ...]) -> None:
    option = next(option for option in settled().game.options if option.name == name)
    assert option.values == values
    assert settled().options[name] == values[0]
    with pytest.raises(BadInput, match=f"Option {name} takes {' or '.join(values)}, not 'maybe'"):
        settled(options={name: "maybe"})
