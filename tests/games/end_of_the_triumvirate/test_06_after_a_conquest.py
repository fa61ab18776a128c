"""Chapter 6: after a conquest. Mostly Caesar takes Hispania Citerior from Pompeius."""

from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, given, moving


def conquest(
    *,
    caught: bool = True,
    caesar: dict[str, Any] | None = None,
    pompeius: dict[str, Any] | None = None,
    crassus: dict[str, Any] | None = None,
    spain: dict[str, Any] | None = None,
    **more: Any,
) -> Case:
    """Caesar conquers Hispania Citerior, where Pompeius may be, with six legions against two."""
    seats = {
        "Caesar": {"character": "GAL"} | (caesar or {}),
        "Pompeius": {"character": "HCI" if caught else "AFR"} | (pompeius or {}),
        "Crassus": crassus or {},
    }
    provinces = {"GAL": {"legions": 6}, "HCI": spain or {}} | more.pop("provinces", {})
    case = moving(seats=seats, provinces=provinces, **more)
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert case.owner("HCI") == "Caesar"
    return case


def test_6_1_gold_then_escape_then_compensation_then_weapons_for_servants() -> None:
    """Ruling 4.6: escape comes before compensation."""
    case = conquest(spain={"gold": 2, "servants": 1}, pompeius={"political": 3})
    assert (case.gold("Caesar"), case.phase) == (2, "escape")
    assert (case.card, case.bag["Pompeius"]) == ((None, 0), 2)
    case.play("escape AFR")
    told = [event.name for event in case.events]
    assert told == ["escaped", "stepped_down", "card_one", "servant_weapons"]
    assert (case.phase, case.decides, case.points) == ("movement", "Caesar", 3)


def test_6_1_the_attacker_goes_on_with_his_movement() -> None:
    case = conquest().play("escape AFR", "march GAL 1 legion", "march CIS")
    assert case.points == 1


def test_6_2_standing_servants_stay_and_serve_the_conqueror() -> None:
    case = conquest(caught=False, spain={"servants": 2})
    assert (case.owner("HCI"), case.province("HCI")["servants"]) == ("Caesar", 2)
    assert case.governor("HCI") == "servant"


def test_6_2_carried_servants_of_a_caught_character_go_to_the_conqueror() -> None:
    """Ruling 7.5."""
    case = conquest(pompeius={"carried": 2}, caesar={"carried": 1})
    assert case.seat("Caesar")["carried"] == 3
    assert case.seat("Pompeius")["carried"] == 0


def test_6_2_a_character_elsewhere_keeps_those_he_carries() -> None:
    case = conquest(caught=False, pompeius={"carried": 2})
    assert case.seat("Pompeius")["carried"] == 2
    assert case.bag["Pompeius"] == 3, "for the province only"


def test_6_3_he_escapes_to_any_province_of_his_own() -> None:
    case = conquest()
    assert (case.phase, case.decides) == ("escape", "Pompeius")
    assert case.legal() == [
        "escape Hispania Ulterior",
        "escape Africa",
        "escape Cyrenaica",
        "escape Aegyptus",
    ]
    assert case.refused("escape HCI") == "6.3"
    assert case.refused("escape ITA") == "6.3"
    for by in ("Caesar", "Pompeius", "Crassus"):
        refusal = case.refusal("end movement", by=by)
        assert refusal.sentence() == "Pompeius has to escape first (6.3)."
    case.play("escape AEG")
    assert case.seat("Pompeius")["character"] == "Aegyptus"


def test_6_3_he_takes_the_gold_lying_there() -> None:
    """Ruling 7.6."""
    case = conquest(provinces={"AEG": {"gold": 3}}).play("escape AEG")
    assert (case.gold("Pompeius"), case.province("AEG")["gold"]) == (3, 0)


def test_6_3_nobody_escapes_who_was_not_there() -> None:
    assert conquest(caught=False).phase == "movement"
    assert moving().refused("escape ITA") == "6.3"


@pytest.mark.parametrize(
    ("own", "others", "after"),
    [
        ((4, 3), (2, 2), (3, 2)),
        ((4, 2), (4, 3), (3, 2)),
        ((4, 4), (5, 5), (4, 4)),
        ((1, 1), (1, 1), (1, 1)),
    ],
    ids=["leads both", "leads one jointly", "leads none", "all level"],
)
def test_6_4_a_step_is_lost_on_each_track_on_which_he_leads(
    own: tuple[int, int], others: tuple[int, int], after: tuple[int, int]
) -> None:
    case = conquest(
        pompeius={"political": own[0], "military": own[1]},
        crassus={"political": others[0], "military": others[1]},
    )
    case.play("escape AFR")
    assert case.tracks("Pompeius") == after


def test_6_4_all_at_the_top_lead_so_the_caught_one_falls() -> None:
    top = {"political": 7}
    case = conquest(caesar=top, pompeius=top, crassus=top).play("escape AFR")
    assert case.tracks("Pompeius") == (6, 1)


def test_6_4_nobody_falls_below_one() -> None:
    """Only where two who are level both lead (11.3) can one at I be a leader."""
    case = moving(
        players=2,
        options={"two_player_ties": "both"},
        seats={"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI", "military": 2}},
        provinces={"GAL": {"legions": 6}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus", "escape AFR")
    assert case.tracks("Pompeius") == (1, 1)


def test_6_5_the_loser_takes_the_card_with_side_one_up() -> None:
    assert conquest(caught=False).card == ("Pompeius", 1)
    from_another = conquest(caught=False, compensation={"holder": "Crassus", "side": 2})
    assert from_another.card == ("Pompeius", 1)


def test_6_5_the_card_stays_over_turns_and_years_until_another_loses() -> None:
    """Ruling 7.22."""
    case = conquest(caught=False, calendar=1)
    case.play("end movement", "end turn", "station AFR")
    assert (case.card, case.position["calendar"]) == (("Pompeius", 1), 8)
    case.pass_turns(3)
    assert case.card == ("Pompeius", 1)


def test_6_5_it_wanders_between_the_losers() -> None:
    """Ruling 4.7: only losses with no other's between count as a series."""
    case = moving(
        seats={"Caesar": {"character": "ILL"}},
        provinces={"ILL": {"legions": 9}, "SIC": {"owner": "Pompeius"}},
    )
    case.play("march MAC 9 legions", "draw 2 Pompeius")
    assert case.card == ("Crassus", 1)
    case.play("sail SIC 7 legions", "draw 2 Crassus")
    assert case.card == ("Pompeius", 1)
    case = moving(
        seats={"Caesar": {"character": "SIC"}},
        provinces={"SIC": {"owner": "Caesar", "legions": 9}},
        compensation={"holder": "Pompeius", "side": 1},
    )
    case.play("sail ACH 9 legions", "draw 2 Pompeius")
    assert case.card == ("Crassus", 1), "his earlier card does not count any more"


def test_6_6_side_one_brings_a_weapon_into_the_bag() -> None:
    case = conquest(caught=False)
    assert case.bag["Pompeius"] == 3
    assert case.tracks("Pompeius") == (1, 1)


def test_6_7_side_two_brings_a_step_of_the_losers_choice() -> None:
    case = conquest(caught=False, compensation={"holder": "Pompeius", "side": 1})
    assert (case.card, case.phase, case.decides) == (("Pompeius", 2), "compensation", "Pompeius")
    assert case.legal() == ["claim political", "claim military"]
    for by in ("Caesar", "Pompeius", "Crassus"):
        assert case.refusal("end movement", by=by).sentence() == (
            "Pompeius has to choose first on which track compensation II lifts him (6.7)."
        )
    case.play("claim military")
    assert case.tracks("Pompeius") == (1, 2)
    assert case.bag["Pompeius"] == 2, "no weapon"
    assert (case.phase, case.decides) == ("movement", "Caesar")


def test_6_7_never_beyond_the_top() -> None:
    case = conquest(caught=False, compensation={"holder": "Pompeius"}, pompeius={"political": 7})
    assert case.refused("claim political") == "6.7"
    assert case.legal() == ["claim military"]


def test_6_7_there_is_a_step_only_for_side_two() -> None:
    assert moving().refused("claim military") == "6.7"


def test_6_7_the_step_may_win_in_anothers_turn() -> None:
    """Ruling 4.13; servants' weapons are no longer settled then."""
    case = conquest(
        caught=False,
        compensation={"holder": "Pompeius"},
        pompeius={"political": 7, "military": 6},
        spain={"servants": 1},
    )
    case.play("claim military")
    assert case.result == ("Pompeius", "both_tracks")
    assert case.bag["Pompeius"] == 2


def test_6_8_each_further_loss_brings_side_two_again() -> None:
    """Ruling 4.6: the third loss in a row."""
    case = conquest(caught=False, compensation={"holder": "Pompeius", "side": 2})
    case.play("claim political")
    assert (case.card, case.tracks("Pompeius")) == (("Pompeius", 2), (2, 1))


def test_6_9_a_weapon_for_each_servant_captured_standing_or_carried() -> None:
    case = conquest(spain={"servants": 2}, pompeius={"carried": 1}).play("escape AFR")
    assert case.bag["Pompeius"] == 2 + 1 + 3


def test_6_9_also_after_side_two() -> None:
    case = conquest(
        caught=False, spain={"servants": 1}, compensation={"holder": "Pompeius", "side": 1}
    )
    case.play("claim political")
    assert case.bag["Pompeius"] == 3


@pytest.mark.parametrize(("in_bag", "after"), [(8, 8), (7, 8), (6, 8), (5, 7)])
def test_6_10_an_empty_reserve_adds_nothing(in_bag: int, after: int) -> None:
    """One weapon is due for the province and one for the servant."""
    case = conquest(caught=False, spain={"servants": 1}, bag={"Pompeius": in_bag})
    assert case.bag["Pompeius"] == after
    assert case.card == ("Pompeius", 1)


def test_6_11_a_failed_attack_gives_nobody_a_card() -> None:
    """Ruling 7.23."""
    case = moving(seats={"Caesar": {"character": "GAL"}})
    case.play("march HCI 2 legions", "draw 2 Crassus")
    assert case.card == (None, 0)
    assert case.bag["Pompeius"] == 2


def test_6_3_the_position_of_an_escape_can_be_written() -> None:
    case = conquest(spain={"servants": 1})
    assert case.position["conquest"] == {
        "province": "Hispania Citerior",
        "loser": "Pompeius",
        "captured_servants": 1,
    }
    again = given(**case.position)
    assert again.state == case.state
