"""2. Dealing."""

from games.triumvirate.table import A, C, deciding, given, hands, started
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, WATCHER


def test_2_1_chance_decides_who_deals_first() -> None:
    case = started()
    assert case.state.to_act() == CHANCE
    assert [case.rules.grammar.words(move) for move in case.state.outcomes()] == [
        "dealer Aemilii",
        "dealer Claudii",
    ]
    assert {case.state.weight(move) for move in case.state.outcomes()} == {1}
    assert {case.state.sample(Rng(seed)) for seed in range(20)} == set(case.state.outcomes())
    case.play("dealer Claudii")
    assert (case["dealer"], case["phase"]) == (C, "deal")
    assert "2.1" in case.cited()


def test_2_1_nobody_else_and_not_twice() -> None:
    case = started()
    assert case.refused("dealer Aemilii", by=A) == "2.1"
    assert case.refused("play Caesar 7", by=A) == "2.1"
    assert case.refused("deal Caesar 7 to Aemilii") == "2.1"
    assert case.state.weight(case.rules.grammar.parse("play Caesar 7")) == 0
    case.play("dealer Aemilii").deal()
    assert case.refused("dealer Claudii", by="chance") == "2.1"


def test_2_2_each_house_is_dealt_eleven_and_five_are_set_aside() -> None:
    case = started(first_dealer=A)
    assert case["phase"] == "deal"
    assert case.refused("play Caesar 7", by=A) == "2.2"
    assert case.refused("pledge nothing", by="chance") == "2.2"
    case.deal()
    assert (case.seat(A)["cards"], case.seat(C)["cards"], case["aside"]) == (11, 11, 5)


def test_2_3_one_at_a_time_to_whoever_holds_fewer_to_the_non_dealer_first() -> None:
    case = started(first_dealer=A)
    for receiver in (C, A, C, A):
        card = next(
            case.rules.grammar.fields(move)["card"]
            for move in case.state.outcomes()
            if case.rules.grammar.fields(move)["seat"] == receiver
        )
        case.play(f"deal {card} to {receiver}")


def test_2_3_every_card_that_nobody_has_is_as_likely() -> None:
    case = started(first_dealer=A).play("deal Caesar 7 to Claudii", "deal Caesar 5 to Aemilii")
    outcomes = case.state.outcomes()
    assert len(outcomes) == 25
    assert {case.state.weight(move) for move in outcomes} == {1}
    assert case.refused("deal Caesar 7 to Claudii") == "2.3"
    assert case.refused("deal Caesar 8 to Aemilii") == "2.3"
    assert case.state.weight(case.rules.grammar.parse("play Caesar 8")) == 0


def test_2_3_cards_are_dealt_by_chance_and_only_then() -> None:
    case = started(first_dealer=A).deal()
    assert case.refused("deal Caesar 7 to Aemilii", by="chance") == "2.3"
    assert case.state.outcomes() == []
    assert case.state.weight(case.rules.grammar.parse("deal Caesar 7 to Aemilii")) == 0


def test_2_3_whoever_kept_less_is_filled_up_first() -> None:
    case = given(phase="deal", dealer=A, seats=hands("C8", "P87654321 K8"))
    outcomes = [case.rules.grammar.fields(move)["seat"] for move in case.state.outcomes()]
    assert set(outcomes) == {A}


def test_2_4_the_deal_passes_after_every_hand() -> None:
    case = deciding("C750", "P750").play("pledge nothing", "pledge nothing")
    assert (case["dealer"], case["turn"], case["hand_number"]) == (A, 2, 2)
    assert "2.4" in case.cited()


def test_2_4_and_from_game_to_game_drawn_ones_too() -> None:
    case = deciding(
        "C750", "P750", phase="lead", tricks={"Caesar": 2}, consuls={"Caesar": 2},
        seats=hands("C75432", "K75432"),
    ).play("play Caesar 7", "play Crassus 5")  # fmt: skip
    assert (case["game_number"], case["dealer"], case["phase"]) == (2, A, "deal")


def test_2_5_cards_set_aside_are_shown_to_nobody() -> None:
    case = started(first_dealer=A).deal()
    for viewer in (0, 1, WATCHER):
        view = case.view(viewer)
        assert view["aside"] == 5
        own = set(view["seats"][A]["hand"] or []) | set(view["seats"][C]["hand"] or [])
        assert len(own) in (0, 11)
    assert len(case.rules.hints(case.state, 0)["counting"]["unseen"]) == 16
