"""Chapter 12: numbers that a designer may change."""

from collections.abc import Callable

import pytest

from games.end_of_the_triumvirate.table import Case, acting, given, moving, settled, started
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.record import write_record
from rubicon.games.end_of_the_triumvirate.game import GAME

NUMBERS = {option.name: option for option in GAME.options if option.is_number}


def spain(**options: object) -> Case:
    """Caesar is about to attack Hispania Citerior with eight legions."""
    return moving(
        options=options,
        seats={"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI"}},
        provinces={"GAL": {"legions": 8}, "HCI": {"legions": 5}},
    )


def rich(where: str, **options: object) -> Case:
    """Caesar may act with nine gold in hand."""
    return acting(options=options, seats={"Caesar": {"character": where, "gold": 9}})


def supplied(**options: object) -> Case:
    """Caesar receives his supplies while he stands in Gallia Transalpina."""
    return given(options=options, seats={"Caesar": {"character": "GAL"}})


def spent(where: str, *moves: str, **options: object) -> int:
    """What some actions cost."""
    return 9 - rich(where, **options).play(*moves).gold("Caesar")


def consul(**options: object) -> Case:
    """Caesar has been elected with five citizens and sends his servant to Italia."""
    case = acting(options=options, calendar=1, seats={"Caesar": {"citizens": 5}})
    return case.play("end turn", "station ITA")


EFFECTS: dict[str, tuple[int, Callable[[int], object], object]] = {
    "two_player_provinces": (
        7,
        lambda n: settled(2, {"two_player_provinces": n}).tables.provinces_to_win,
        7,
    ),
    "provinces_to_win": (
        6,
        lambda n: (
            given(
                options={"provinces_to_win": n},
                phase="actions",
                provinces={"HCI": {"owner": "Caesar"}},
            ).result
        ),
        ("Caesar", "nine_provinces"),
    ),
    "citizens_to_win": (
        4,
        lambda n: (
            acting(
                options={"citizens_to_win": n},
                seats={"Caesar": {"citizens": 3, "gold": 3, "consul": True}},
            )
            .play("persuade")
            .result
        ),
        ("Caesar", "six_citizens"),
    ),
    "citizens_returned": (1, lambda n: consul(citizens_returned=n).seat("Caesar")["citizens"], 4),
    "track_top": (
        4,
        lambda n: (
            acting(
                options={"track_top": n},
                seats={"Caesar": {"political": 3, "military": 4, "gold": 1}},
            )
            .play("improve political")
            .result
        ),
        ("Caesar", "both_tracks"),
    ),
    "movement_points": (6, lambda n: started(movement_points=n).points, 6),
    "first_action_cost": (3, lambda n: spent("SAR", "improve political", first_action_cost=n), 3),
    "second_action_cost": (
        0,
        lambda n: spent("SAR", "improve political", "improve political", second_action_cost=n),
        1,
    ),
    "third_action_cost": (
        5,
        lambda n: spent("SAR", *["improve political"] * 3, third_action_cost=n),
        8,
    ),
    "action_surcharge": (0, lambda n: spent("ITA", "persuade", action_surcharge=n), 1),
    "arms": (4, lambda n: rich("CIS", arms=n).play("arm").bag["Caesar"], 6),
    "weapons_drawn": (
        0,
        lambda n: spain(weapons_drawn=n).play("march HCI 8 legions").phase,
        "escape",
    ),
    "protection": (
        4,
        lambda n: (
            spain(protection=n).play("march HCI 8 legions", "draw 1 Caesar 2 Crassus").owner("HCI")
        ),
        "Pompeius",
    ),
    "legion_cap": (
        3,
        lambda n: (
            acting(options={"legion_cap": n}, provinces={"SYR": {"legions": 9}})
            .play("end turn")
            .legions("SYR")
        ),
        3,
    ),
    "political_gold": (4, lambda n: supplied(political_gold=n).province("ITA")["gold"], 4),
    "military_legions": (0, lambda n: supplied(military_legions=n).legions("CIS"), 2),
    "competence_gold": (3, lambda n: supplied(competence_gold=n).province("SAR")["gold"], 3),
    "competence_legions": (0, lambda n: supplied(competence_legions=n).legions("SAR"), 2),
    "rome_gift": (
        1,
        lambda n: {move.split(" in ")[0] for move in started(rome_gift=n).legal()},
        {"rome 1 gold", "rome 1 legion"},
    ),
    "year_turns": (3, lambda n: started(year_turns=n).pass_turns(3).phase, "consul"),
    "legions_total": (63, lambda n: acting(options={"legions_total": n}).supply["legions"], 33),
    "gold_total": (40, lambda n: acting(options={"gold_total": n}).supply["gold"], 40),
    "citizens_total": (20, lambda n: started(citizens_total=n).position["neutral_citizens"], 14),
    "weapons_total": (
        12,
        lambda n: started(weapons_total=n).seat("Caesar")["weapons_in_reserve"],
        10,
    ),
    "start_legions": (0, lambda n: started(start_legions=n).legions("SYR"), 0),
    "start_gold": (2, lambda n: started(start_gold=n).gold("Crassus"), 2),
    "start_citizens": (0, lambda n: started(start_citizens=n).position["neutral_citizens"], 11),
    "start_weapons": (1, lambda n: started(start_weapons=n).bag["Crassus"], 1),
    "servants_total": (9, lambda n: started(servants_total=n).supply["servants"], 6),
}
"""For each number another value, something that it changes, and what becomes of it."""


def test_12_1_no_number_is_forgotten_here() -> None:
    assert set(EFFECTS) == set(NUMBERS)


@pytest.mark.parametrize("name", EFFECTS)
def test_12_1_a_number_has_its_effect(name: str) -> None:
    value, effect, expected = EFFECTS[name]
    assert effect(value) == expected
    assert effect(settled().options[name]) != expected, "the printed number differs"  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NUMBERS)
def test_12_1_a_number_out_of_its_range_is_refused(name: str) -> None:
    option = NUMBERS[name]
    for value in (option.least - 1, option.most + 1, "many"):
        with pytest.raises(BadInput) as error:
            settled(options={name: value})
        known = f"{option.least} to {option.most}"
        assert str(error.value) == f"Option {name} takes {known}, not '{value}' ({option.rule})."
    for value in (option.least, option.most):
        assert settled(options={name: value}).options[name] == value


def test_12_1_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no option 'elephants'"):
        settled(options={"elephants": 3})


def test_12_1_two_or_three_players() -> None:
    for players in (1, 4):
        with pytest.raises(BadInput, match=f"is for 2 or 3 players, not {players}"):
            settled(players)


def test_12_1_changed_numbers_stand_in_the_record() -> None:
    changed = write_record(Match(settled(options={"movement_points": 5})), {})
    assert "option movement_points: 5" in changed.splitlines()
    printed = write_record(Match(settled(options={"movement_points": 4})), {})
    assert "option" not in printed


def test_12_1_a_smaller_gift_from_rome_cannot_be_exceeded() -> None:
    case = started(rome_gift=1)
    with pytest.raises(BadInput, match="Rome never sends more than 1 thing a turn"):
        case.rules.grammar.parse("rome 1 gold 1 legion in ITA")


def test_12_1_no_choice_of_numbers_asks_more_for_the_start_than_there_is() -> None:
    for players in GAME.players:
        extreme: dict[str, object] = {
            name: option.most if name.startswith("start_") else option.least
            for name, option in NUMBERS.items()
            if name.startswith("start_") or name.endswith("_total")
        }
        case = settled(players=players, options=extreme)
        assert case.check(case.start()) == []
