"""Chapter 9: winning."""

import pytest

from games.end_of_the_triumvirate.table import acting, given, moving, started


def test_9_1_the_game_is_over_at_once_with_one_winner() -> None:
    case = acting(seats={"Caesar": {"character": "SAR", "gold": 6, "political": 7, "military": 6}})
    case.play("improve military")
    assert (case.phase, case.decides, case.legal()) == ("over", None, [])
    assert case.refused("end turn") == "9.1"
    assert case.refused("end turn", by="Pompeius") == "9.1"
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.payoffs, outcome.winners) == ((1000, 0, 0), (0,))


def test_9_1_while_nobody_has_won_there_is_no_outcome() -> None:
    case = started()
    assert case.rules.outcome(case.state) is None


def test_9_2_the_second_consulship_wins() -> None:
    case = acting(calendar=1, seats={"Crassus": {"consul": True, "citizens": 3}})
    case.play("end turn")
    assert case.result == ("Crassus", "second_consulship")
    assert case.seat("Crassus")["citizens"] == 3, "nothing else happens any more"


def test_9_3_a_consul_card_and_six_citizens_win() -> None:
    seats = {"Caesar": {"consul": True, "citizens": 5, "gold": 3}}
    assert acting(seats=seats).play("persuade").result == ("Caesar", "six_citizens")
    four = {"Caesar": {"consul": True, "citizens": 4, "gold": 3}}
    assert acting(seats=four).play("persuade").result is None


def test_9_3_six_citizens_without_the_card_do_not_win() -> None:
    case = acting(seats={"Caesar": {"citizens": 6, "gold": 3}}).play("persuade")
    assert case.result is None


@pytest.mark.parametrize(("citizens", "result"), [(6, None), (8, None), (9, "six_citizens")])
def test_9_4_at_a_first_election_three_go_back_before_the_six_are_counted(
    citizens: int, result: str | None
) -> None:
    """Ruling 7.8: so only with nine or more."""
    case = acting(
        calendar=1,
        seats={
            "Caesar": {"citizens": citizens},
            "Pompeius": {"citizens": 1},
            "Crassus": {"citizens": 1},
        },
    )
    case.play("end turn")
    assert (case.phase, case.result) == ("consul", None)
    case.play("station ITA")
    assert case.result == (("Caesar", result) if result else None)


def test_9_5_the_ninth_province_wins_before_escape_and_compensation() -> None:
    """Ruling 7.7."""
    more = {code: {"owner": "Caesar"} for code in ("MAC", "ACH", "SIC")}
    case = moving(
        seats={"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI", "political": 4}},
        provinces=more | {"GAL": {"legions": 6}, "HCI": {"gold": 2, "servants": 1}},
        compensation={"holder": "Pompeius", "side": 1},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert case.result == ("Caesar", "nine_provinces")
    assert case.tracks("Pompeius") == (4, 1)
    assert (case.card, case.bag["Pompeius"]) == (("Pompeius", 1), 2)
    assert case.province("HCI")["gold"] == 2


def test_9_5_the_eighth_does_not_win() -> None:
    more = {code: {"owner": "Caesar"} for code in ("MAC", "ACH")}
    case = moving(
        seats={"Caesar": {"character": "GAL"}},
        provinces=more | {"GAL": {"legions": 6}},
    )
    case.play("march HCI 6 legions", "draw 2 Crassus")
    assert (case.result, case.seat("Caesar")["provinces"]) == (None, 8)


def test_9_6_seven_on_both_tracks_wins() -> None:
    seats = {"Caesar": {"character": "CIS", "gold": 1, "political": 7, "military": 6}}
    case = acting(seats=seats).play("improve military")
    assert case.result == ("Caesar", "both_tracks")
    other = {"Caesar": {"gold": 1, "political": 6, "military": 7}}
    assert acting(seats=other).play("improve political").result == ("Caesar", "both_tracks")


@pytest.mark.parametrize(("players", "turns"), [(3, 32), (2, 21)])
def test_9_7_no_game_is_longer(players: int, turns: int) -> None:
    """Rulings 4.17: everybody but one has been consul when the last possible year ends."""
    names = ("Caesar", "Pompeius", "Crassus")[:players]
    last = names[(turns - 1) % players]
    case = given(
        players=players,
        phase="actions",
        turn=turns,
        calendar=1,
        active=last,
        seats={name: {"consul": True, "citizens": 2} for name in names},
    )
    case.play("end turn")
    assert case.result is not None
    assert case.result[1] == "second_consulship"


def test_9_7_passing_two_players_are_done_after_21_turns() -> None:
    case = started(2)
    while case.result is None:
        case.pass_turns(7)
        if case.phase == "consul":
            case.play(case.legal()[0])
    assert (case.result, case.position["turn"]) == (("Pompeius", "second_consulship"), 21)
