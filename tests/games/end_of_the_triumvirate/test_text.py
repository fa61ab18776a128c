"""The sentences of the game: what happened, what is expected, how it ended."""

from collections.abc import Callable
from typing import Any

import pytest

from games.end_of_the_triumvirate.table import Case, acting, given, moving, settled
from rubicon.games.end_of_the_triumvirate import codes
from rubicon.games.end_of_the_triumvirate.text import KINDS, PHASES, RELEVANT


def battle(**position: Any) -> Case:
    """Caesar is about to attack Pompeius himself in Hispania Citerior."""
    given_seats = {"Caesar": {"character": "GAL"}, "Pompeius": {"character": "HCI", "political": 3}}
    seats = given_seats | position.pop("seats", {})
    provinces = {"GAL": {"legions": 6}} | position.pop("provinces", {})
    return moving(seats=seats, provinces=provinces, **position)


def next_turn() -> Case:
    return acting(provinces={"SYR": {"legions": 7}}).play("end turn")


def election() -> Case:
    case = acting(calendar=1, seats={"Caesar": {"citizens": 3}})
    case.play("end turn")
    first = case.events
    case.play("station GAL")
    case.events = first + case.events
    return case


def conquest() -> Case:
    case = battle(provinces={"HCI": {"servants": 1, "gold": 2}})
    return case.play("march HCI 6 legions", "draw 1 Caesar 1 Crassus", "escape AFR")


def second_loss() -> Case:
    case = battle(compensation={"holder": "Pompeius", "side": 1})
    return case.play("march HCI 6 legions", "draw 2 Crassus", "escape AFR", "claim military")


def failure() -> Case:
    return battle().play("march HCI 1 legion", "draw 1 Pompeius")


def short(left: int = 1, **position: Any) -> Case:
    return given(seats={"Crassus": {"gold": 15 - left}}, **position)


def few_legions() -> Case:
    return given(provinces={"HUL": {"legions": 31}})


SENTENCES: list[tuple[str, Callable[[], Case], str, set[str]]] = [
    ("turn_began", next_turn, "Turn 2: Pompeius (calendar VII).", {"2.7", "3.1"}),
    ("governors_moved", next_turn, "Pompeius's governors change places.", {"3.2", "3.3"}),
    ("yielded", next_turn, "Africa yields 1 gold into Pompeius's hand.", {"3.4", "3.5"}),
    ("yielded", next_turn, "Aegyptus yields 2 gold, which lies there.", {"3.4", "3.5"}),
    ("yielded", next_turn, "Hispania Citerior yields 2 legions.", {"3.4", "3.5"}),
    (
        "took",
        lambda: short().play("take 1 gold in ITA"),
        "Supply is short: Caesar takes 1 gold in Italia.",
        {"3.8"},
    ),
    (
        "took",
        lambda: few_legions().play("take 1 legion in CIS"),
        "Supply is short: Caesar takes 1 legion in Gallia Cisalpina.",
        {"3.8"},
    ),
    (
        "took",
        lambda: few_legions().play("take 0 legions in CIS"),
        "Supply is short: Caesar takes no legions in Gallia Cisalpina.",
        {"3.8"},
    ),
    (
        "rome_gave",
        lambda: given(phase="rome").play("rome 2 gold"),
        "Rome sends Caesar 2 gold.",
        {"3.6", "3.7"},
    ),
    (
        "rome_gave",
        lambda: given(phase="rome").play("rome 1 gold 1 legion in ITA"),
        "Rome sends Caesar 1 gold and 1 legion in Italia.",
        {"3.6", "3.7"},
    ),
    (
        "rome_gave",
        lambda: given(phase="rome").play("rome 2 legions in ITA"),
        "Rome sends Caesar 2 legions in Italia.",
        {"3.6", "3.7"},
    ),
    (
        "rome_gave",
        lambda: given(phase="rome").play("rome 2 legions in ITA and GAL"),
        "Rome sends Caesar 2 legions in Gallia Transalpina and Italia.",
        {"3.6", "3.7"},
    ),
    (
        "rome_gave",
        lambda: short(0, phase="rome").play("rome nothing"),
        "Rome sends Caesar nothing.",
        {"3.6", "3.7"},
    ),
    (
        "marched",
        lambda: moving().play("march CIS"),
        "Caesar marches from Italia to Gallia Cisalpina alone.",
        {"4.1", "4.2", "4.6"},
    ),
    (
        "marched",
        lambda: moving().play("march CIS 2 legions 1 servant"),
        "Caesar marches from Italia to Gallia Cisalpina with 2 legions and 1 civil servant.",
        {"4.1", "4.2", "4.6"},
    ),
    (
        "sailed",
        lambda: moving().play("sail SAR"),
        "Caesar sails from Italia to Sardinia et Corsica alone.",
        {"4.1", "4.3", "4.4", "4.6"},
    ),
    (
        "sailed",
        lambda: moving().play("sail SAR 1 legion"),
        "Caesar sails from Italia to Sardinia et Corsica with 1 legion.",
        {"4.1", "4.3", "4.6"},
    ),
    (
        "servants_left",
        lambda: moving().play("march CIS 1 servant"),
        "1 civil servant leaves Italia with Caesar.",
        {"4.8", "4.10"},
    ),
    (
        "servants_left",
        lambda: moving(provinces={"ITA": {"servants": 3}}).play("march CIS 2 servants"),
        "2 civil servants leave Italia with Caesar.",
        {"4.8"},
    ),
    (
        "placed",
        lambda: moving(seats={"Caesar": {"carried": 1}}).play("place servant"),
        "Caesar puts a civil servant into Italia.",
        {"4.9", "4.11"},
    ),
    (
        "gathered",
        lambda: moving(provinces={"CIS": {"gold": 2}}).play("march CIS"),
        "Caesar picks up 2 gold in Gallia Cisalpina.",
        {"4.12"},
    ),
    (
        "attacked",
        conquest,
        "Caesar attacks Pompeius in Hispania Citerior: 6 legions against 2 legions.",
        {"4.7", "5.1"},
    ),
    (
        "drew",
        conquest,
        "Weapons drawn: 1 for the attacker, 0 for the defender; 6 legions against 1 legion now.",
        {"5.3", "5.4", "5.5"},
    ),
    ("guarded", conquest, "Pompeius himself defends: the attacker loses 2 legions.", {"5.6"}),
    ("guarded", failure, "Pompeius himself defends: the attacker loses no legions.", {"5.6"}),
    (
        "clashed",
        conquest,
        "Both sides lose 1 legion: the attacker has 3 left, the defender 0.",
        {"5.7"},
    ),
    ("conquered", conquest, "Caesar conquers Hispania Citerior from Pompeius.", {"5.8", "5.10"}),
    (
        "failed",
        failure,
        "The attack on Hispania Citerior fails; Caesar is back in Gallia Transalpina.",
        {"5.8", "5.9", "6.11"},
    ),
    ("captured", conquest, "1 civil servant of Pompeius now serves Caesar.", {"6.2"}),
    (
        "captured",
        lambda: battle(provinces={"HCI": {"servants": 2}}).play(
            "march HCI 6 legions", "draw 2 Crassus"
        ),
        "2 civil servants of Pompeius now serve Caesar.",
        {"6.2"},
    ),
    ("escaped", conquest, "Pompeius escapes from Hispania Citerior to Africa.", {"6.1", "6.3"}),
    ("stepped_down", conquest, "Pompeius falls to II on the political track.", {"6.4"}),
    (
        "card_one",
        conquest,
        "Pompeius takes compensation I: a weapon of his goes into the bag.",
        {"6.5", "6.6"},
    ),
    (
        "card_one",
        lambda: battle(bag={"Pompeius": 8}).play(
            "march HCI 6 legions", "draw 2 Crassus", "escape AFR"
        ),
        "Pompeius takes compensation I, but has no weapon left to add.",
        {"6.5", "6.6", "6.10"},
    ),
    (
        "card_turned",
        second_loss,
        "Pompeius takes compensation II: a step on a track of his choice.",
        {"6.5", "6.7"},
    ),
    ("stepped_up", second_loss, "Pompeius rises to II on the military track.", {"2.6"}),
    (
        "servant_weapons",
        conquest,
        "For captured civil servants Pompeius adds 1 weapon to the bag.",
        {"6.9"},
    ),
    (
        "paid",
        lambda: acting(seats={"Caesar": {"gold": 1}}).play("improve political"),
        "Caesar pays 1 gold for action 1.",
        {"7.1", "7.2"},
    ),
    (
        "paid",
        lambda: acting(seats={"Caesar": {"gold": 3}}).play("persuade"),
        "Caesar pays 3 gold for action 1.",
        {"7.1", "7.2", "7.9"},
    ),
    (
        "paid",
        lambda: acting(seats={"Caesar": {"gold": 1, "political": 2}}).play("persuade"),
        "Caesar pays 1 gold for action 1.",
        {"7.1", "7.2", "7.10"},
    ),
    (
        "stepped_up",
        lambda: acting(seats={"Caesar": {"gold": 1}}).play("improve political"),
        "Caesar rises to II on the political track.",
        {"2.6", "7.3"},
    ),
    (
        "stepped_up",
        lambda: acting(seats={"Caesar": {"gold": 1, "character": "CIS"}}).play("improve military"),
        "Caesar rises to II on the military track.",
        {"2.6", "7.4"},
    ),
    (
        "stepped_up",
        lambda: acting(seats={"Caesar": {"gold": 1, "character": "SAR"}}).play("improve military"),
        "Caesar rises to II on the military track.",
        {"2.6", "7.5"},
    ),
    (
        "persuaded",
        lambda: acting(seats={"Caesar": {"gold": 3}}).play("persuade"),
        "Caesar persuades a citizen and has 3 on his side.",
        {"7.3"},
    ),
    (
        "dissuaded",
        lambda: acting(seats={"Caesar": {"gold": 3}}).play("dissuade Crassus"),
        "Caesar dissuades a citizen of Crassus, who has 1 left.",
        {"7.3"},
    ),
    (
        "armed",
        lambda: acting(seats={"Caesar": {"gold": 3, "character": "CIS"}}).play("arm"),
        "Caesar puts 2 weapons into the bag.",
        {"7.4"},
    ),
    (
        "armed",
        lambda: acting(bag={"Caesar": 7}, seats={"Caesar": {"gold": 3, "character": "CIS"}}).play(
            "arm"
        ),
        "Caesar puts 1 weapon into the bag.",
        {"7.4", "7.8"},
    ),
    ("turn_ended", next_turn, "Caesar ends his turn; the calendar shows VII.", {"8.1", "8.3"}),
    ("turn_ended", election, "Caesar ends his turn; the calendar shows ELECTIO.", {"8.1", "8.3"}),
    ("trimmed", next_turn, "Syria holds too many: 1 legion returns to the supply.", {"8.2"}),
    ("elected", election, "Caesar is elected consul with 3 citizens, for the first time.", {"8.4"}),
    (
        "elected",
        lambda: acting(calendar=1, seats={"Pompeius": {"consul": True}}).play("end turn"),
        "Pompeius is elected consul with 2 citizens, for the second time.",
        {"8.4", "8.5"},
    ),
    (
        "stationed",
        election,
        "The consul Caesar sends a new civil servant to Gallia Transalpina.",
        {"8.6", "8.7"},
    ),
    ("citizens_left", election, "3 citizens leave Caesar, who keeps 0.", {"8.8", "9.4"}),
    ("year_began", election, "A new year begins: the calendar shows VIII.", {"8.9"}),
    (
        "won",
        lambda: acting(calendar=1, seats={"Pompeius": {"consul": True}}).play("end turn"),
        "Pompeius wins the game.",
        {"9.1", "9.2"},
    ),
]


@pytest.mark.parametrize(
    ("name", "story", "sentence", "rules"),
    SENTENCES,
    ids=[f"{name}-{i}" for i, (name, *_) in enumerate(SENTENCES)],
)
def test_each_event_is_told_in_a_sentence_with_its_rules(
    name: str, story: Callable[[], Case], sentence: str, rules: set[str]
) -> None:
    told = [(event.name, set(event.rules)) for event in story().events if event.text == sentence]
    assert (name, rules) in told, story().texts()


def test_every_kind_of_event_is_told_above() -> None:
    assert {name for name, *_ in SENTENCES} == {kind.name for kind in KINDS.values()}


@pytest.mark.parametrize(
    ("story", "rule"),
    [
        (lambda: moving(seats={"Caesar": {"carried": 1}}).pass_turns(3), "4.13"),
        (
            lambda: battle(compensation={"holder": "Pompeius", "side": 2}).play(
                "march HCI 6 legions", "draw 2 Crassus", "escape AFR"
            ),
            "6.8",
        ),
        (
            lambda: battle(provinces={"HCI": {"servants": 1}}, bag={"Pompeius": 7}).play(
                "march HCI 6 legions", "draw 2 Crassus", "escape AFR"
            ),
            "6.10",
        ),
        (
            lambda: acting(calendar=1, seats={"Caesar": {"citizens": 3}}).play(
                "end turn", "station ITA"
            ),
            "4.11",
        ),
    ],
)
def test_a_rule_that_comes_into_play_is_named(story: Callable[[], Case], rule: str) -> None:
    assert rule in {rule for event in story().events for rule in event.rules}


def test_a_rule_that_does_not_is_not() -> None:
    """Pompeius has no governor on a servant."""
    case = acting(provinces={"AFR": {"servants": 0}}).play("end turn")
    moved = next(event for event in case.events if event.name == "governors_moved")
    assert moved.rules == ("3.2",)


def test_events_carry_fields_for_animation() -> None:
    attacked = next(event for event in conquest().events if event.name == "attacked")
    assert attacked.fields == {
        "seat": "Caesar",
        "defender": "Pompeius",
        "province": "Hispania Citerior",
        "attackers": 6,
        "defenders": 2,
    }


def test_nothing_is_told_to_nobody() -> None:
    case = moving()
    case.state.apply(case.rules.grammar.parse("march CIS"))
    assert case.state.told() == []


# ---- prompts -------------------------------------------------------------------------------------

CAUGHT = {
    "provinces": {"HCI": {"owner": "Caesar"}},
    "seats": {"Caesar": {"character": "HCI"}, "Pompeius": {"character": "HCI"}},
    "conquest": {"province": "HCI", "loser": "Pompeius"},
}
FLED = CAUGHT | {"seats": {"Caesar": {"character": "HCI"}}}
CHOSEN: dict[str, Any] = {"options": {"gold_pickup": "chosen"}}
PROMPTS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "take gold",
        {"asked": "ITA", "seats": {"Crassus": {"gold": 14}}},
        "Caesar, gold is short: how much do you take in Italia?",
        "3.8",
    ),
    (
        "take legions",
        {"asked": "GAL", "provinces": {"HUL": {"legions": 31}}},
        "Caesar, legions are short: how many do you take in Gallia Transalpina?",
        "3.8",
    ),
    ("rome", {}, "Caesar, choose what Rome sends.", "3.6"),
    (
        "movement",
        {"points": 1},
        "Caesar, move from Italia (1 movement point left) or end your movement.",
        "4.1",
    ),
    (
        "battle",
        {"attack": {"province": "HCI", "legions": 2}},
        "Weapons are drawn from the bag for the battle of Hispania Citerior.",
        "5.3",
    ),
    (
        "pick up",
        CHOSEN | {"provinces": {"ITA": {"gold": 1}}},
        "Caesar, do you pick up the gold?",
        "11.5",
    ),
    ("escape", CAUGHT, "Pompeius, escape from Hispania Citerior to a province of your own.", "6.3"),
    (
        "pick up after escape",
        CHOSEN | FLED | {"provinces": {"HCI": {"owner": "Caesar"}, "AFR": {"gold": 1}}},
        "Pompeius, do you pick up the gold?",
        "11.5",
    ),
    (
        "compensation",
        FLED | {"compensation": {"holder": "Pompeius", "side": 2}},
        "Pompeius, compensation II: choose the track on which you go up a step.",
        "6.7",
    ),
    (
        "actions",
        {"seats": {"Caesar": {"gold": 3}}, "actions_taken": 1},
        "Caesar, act in Italia (political) or end your turn: "
        "the second action costs 2 of your 3 gold.",
        "7.1",
    ),
    (
        "actions",
        {"seats": {"Caesar": {"gold": 1}}, "actions_taken": 1},
        "Caesar, end your turn: the second action costs 2, and you have 1 gold.",
        "7.1",
    ),
    ("actions", {"actions_taken": 3}, "Caesar, your actions are taken: end your turn.", "7.1"),
    (
        "consul",
        {"calendar": 0, "elected": "Crassus"},
        "Crassus, you are consul: choose a province for your new civil servant.",
        "8.7",
    ),
    (
        "over",
        {"result": {"winner": "Crassus", "reason": "second_consulship"}},
        "Crassus wins: he is elected consul for the second time (9.2).",
        "9.1",
    ),
]


@pytest.mark.parametrize(
    ("phase", "position", "prompt", "rule"), PROMPTS, ids=[prompt[0] for prompt in PROMPTS]
)
def test_each_phase_has_a_prompt_and_a_relevant_rule(
    phase: str, position: dict[str, Any], prompt: str, rule: str
) -> None:
    case = given(phase=phase, **position)
    assert str(case.rules.prompt(case.state)) == prompt
    assert case.rules.relevant_rule(case.state) == rule


def test_every_phase_in_which_something_is_decided_is_prompted_above() -> None:
    assert {phase for phase, *_ in PROMPTS} == set(PHASES.values()) - {"supply"}
    assert set(RELEVANT) == set(PHASES) - {codes.SUPPLY}


@pytest.mark.parametrize(
    ("reason", "rule", "words"),
    [
        ("second_consulship", "9.2", "is elected consul for the second time"),
        ("six_citizens", "9.3", "has been consul and has 6 citizens on his side"),
        ("nine_provinces", "9.5", "owns 9 provinces"),
        ("both_tracks", "9.6", "stands at the top of both tracks"),
    ],
)
def test_each_ending_has_a_sentence_and_a_rule(reason: str, rule: str, words: str) -> None:
    case = given(phase="over", result={"winner": "Pompeius", "reason": reason})
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == (reason, rule)
    assert outcome.text == f"Pompeius wins: he {words} ({rule})."
    assert settled().game.endings[reason] == rule


def test_refusals_say_what_is_needed_and_what_is_there() -> None:
    case = moving(seats={"Caesar": {"character": "GAL"}})
    refusal = case.refusal("march HCI")
    assert refusal.sentence() == (
        "You need a legion to enter Hispania Citerior, which is Pompeius's; "
        "none travels with Caesar (4.7)."
    )
    assert refusal.json() == {
        "rule": "4.7",
        "says": refusal.phrase().json(),
        "needs": {"legions": 1},
        "has": {"legions": 0},
    }
