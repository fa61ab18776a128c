"""The sentences of the game: what happened, what is expected, how it ended."""

import pytest

from games.roman_conquest.table import Case, at, given, leading, marching
from rubicon.core.state import EVERYTHING
from rubicon.games.roman_conquest.text import KINDS, PHASES, RELEVANT

FALL = {"Narbo": {"Caesar": 1, "Rome": 1}, "Tolosa": {"Caesar": 4, "Rome": 2}}


def fallen() -> Case:
    return marching(FALL, seats=at(Caesar="Narbo")).play(
        "done", "fight Narbo", "throw 1 +2", "throw 6"
    )


TOLD: list[tuple[Case, list[str]]] = [
    (
        given().play("Crassus begins"),
        ["The roll says that Crassus begins.", "Turn 1, round 1: Crassus."],
    ),
    (
        leading({}).play("roll", "die 3", "go Cenabum"),
        ["Caesar rolls 3 to move.", "Caesar stays in Cenabum."],
    ),
    (leading({}).play("stay"), ["Caesar stays in Cenabum."]),
    (
        given({"Andes": {"Crassus": 1}}, phase="travel", roll=1).play("go Andes"),
        ["Caesar goes from Cenabum to Andes, among the troops of a rival."],
    ),
    (
        given({}, phase="travel", roll=1).play("go Andes"),
        ["Caesar goes from Cenabum to Andes."],
    ),
    (
        leading(active="Crassus").play("collect"),
        ["Crassus collects 2 conquest tokens and has 2."],
    ),
    (
        leading(seats={"Caesar": {"leader": "Roma", "conquests": 1}}).play("parade"),
        [
            "Caesar throws a parade in Rome for 1 conquest.",
            "Caesar gains 1 popularity and has 1.",
        ],
    ),
    (
        marching({"Patavium": {"Caesar": 2}}).play("march Patavium to Picenum 2 troops"),
        [
            "2 troops of Caesar march from Patavium to Picenum.",
            "Troops of Caesar enter Italy at Picenum: the civil war begins!",
        ],
    ),
    (
        marching({"Utica": {"Pompeius": 1}}, "Pompeius").play(
            "march Utica to Mare Siculum I 1 troop"
        ),
        ["1 troop of Pompeius sails from Utica to Mare Siculum I."],
    ),
    (
        fallen(),
        [
            "Caesar attacks Rome in Narbo: 1 against 1.",
            "Caesar leads his troops in Narbo.",
            "Pompeius rolls for Rome in Narbo.",
            "Caesar throws 1 +2.",
            "Rome throws 6.",
            "The attacker loses 1 and has 0 left; the defender loses 0 and has 1 left.",
            "Rome beats Caesar in Narbo and has 1 troop left.",
            "Caesar falls in the battle of Narbo, beaten by Rome.",
            "Caesar is out of the game. His 4 troops become Roman.",
            "Tolosa can't hold them all: 2 Roman troops leave the board.",
            "Turn 2, round 1: Pompeius.",
        ],
    ),
    (
        marching({"Roma": {"Crassus": 1}}, war=True, seats=at(Caesar="Roma")).play("done"),
        [
            "Caesar is alone among the troops of Crassus in Roma and is killed.",
            "Caesar is out of the game. No troops of his are left.",
            "Turn 2, round 1: Pompeius.",
        ],
    ),
    (
        marching({"Roma": {"Caesar": 1}}, war=True, seats=at(Crassus="Roma", Pompeius=None)).play(
            "done"
        ),
        [
            "Crassus is caught in Roma and killed by the troops of Caesar.",
            "Crassus is out of the game. No troops of his are left.",
            "Caesar wins the game.",
        ],
    ),
    (
        given(
            {"Roma": {"Rome": 1}},
            phase="favour",
            seats={"Caesar": {"leader": "Roma", "popularity": 3}},
        ).play("recruit", "twenty 2"),
        [
            "Caesar rolls 2 with a popularity of 3: 1 Roman troop in Roma joins him.",
            "Roman troops in Roma have taken the side of Caesar: the civil war begins!",
            "Caesar has held Rome for 1 turn of 4.",
            "Turn 2, round 1: Pompeius.",
        ],
    ),
    (
        given(
            {"Utica": {"Rome": 1}},
            phase="favour",
            seats={"Caesar": {"leader": "Utica", "popularity": 3}},
        ).play("recruit", "twenty 4"),
        [
            "Caesar rolls 4 with a popularity of 3: the Roman troops in Utica stay with Rome.",
            "Turn 2, round 1: Pompeius.",
        ],
    ),
    (
        given(
            {"Utica": {"Rome": 1}},
            phase="favour",
            active="Crassus",
            first="Caesar",
            war=True,
            seats={"Crassus": {"leader": "Utica", "popularity": 3, "rome": 2}},
        ).play("decline"),
        [
            "Crassus leaves the Roman troops in Utica alone.",
            "Crassus is not in Rome: his turns there count no more.",
            "Round 2 of 40 begins.",
            "Turn 2, round 2: Caesar.",
        ],
    ),
    (
        marching(
            {"Patavium": {"Caesar": 1}}, options={"war_starts": "standing"}
        ).play("march Patavium to Picenum 1 troop", "done"),
        [
            "1 troop of Caesar marches from Patavium to Picenum.",
            "Troops of Caesar stand in Italy, in Picenum: the civil war begins!",
            "Turn 2, round 1: Pompeius.",
        ],
    ),
    (
        leading({}, "Crassus", first="Caesar", round=40).play("stay", "done"),
        ["Crassus stays in Antiochia.", "Caesar, Pompeius and Crassus share the win."],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("case", "texts"), TOLD)
def test_what_happened_is_told(case: Case, texts: list[str]) -> None:
    assert [event.text for event in case.events] == texts


def test_every_kind_of_event_is_told_above() -> None:
    told = {event.name for case, _ in TOLD for event in case.events}
    assert told == {kind.name for kind in KINDS.values()}


PROMPTS: list[tuple[Case, str]] = [
    (given(), "A roll decides who begins."),
    (
        leading(),
        "Caesar, your leader is in Cenabum: roll to move him, or let him do something else.",
    ),
    (leading().play("roll"), "Caesar rolls to move."),
    (
        given({}, phase="travel", roll=2),
        "Caesar, move your leader from Cenabum, up to 2 hexes.",
    ),
    (
        leading(
            options={"token_values": "drawn"}, seats={"Caesar": {"leader": "Roma", "conquests": 1}}
        ).play("parade"),
        "What the new popularity tokens of Caesar count is drawn.",
    ),
    (marching({}), "Caesar, move your troops, or say that you are done."),
    (marching(FALL).play("done"), "Caesar, choose which of 2 fights comes next."),
    (marching({"Narbo": {"Caesar": 1, "Rome": 1}}).play("done"), "The dice are thrown in Narbo."),
    (
        marching({"Narbo": {"Caesar": 1, "Rome": 1}}).play("done", "throw 1"),
        "The dice are thrown in Narbo.",
    ),
    (
        given(
            {"Utica": {"Rome": 1}},
            phase="favour",
            seats={"Caesar": {"leader": "Utica", "popularity": 3}},
        ),
        "Caesar, do you try to win over the Roman troops in Utica? "
        "You need 3 or less on a die with twenty sides.",
    ),
    (
        given(
            {"Utica": {"Rome": 1}},
            phase="twenty",
            seats={"Caesar": {"leader": "Utica", "popularity": 3}},
        ),
        "Caesar rolls for the favour of the Roman troops.",
    ),
    (
        leading({}, war=True, seats={"Caesar": {"leader": "Roma", "rome": 3}}).play("stay", "done"),
        "Caesar wins: he has held Rome for 4 turns in a row (8.3).",
    ),
]


@pytest.mark.parametrize(("case", "sentence"), PROMPTS)
def test_what_is_expected(case: Case, sentence: str) -> None:
    assert str(case.rules.prompt(case.state)) == sentence
    assert case.rules.context(case.state, EVERYTHING)["needed"] == 4


def test_every_phase_has_a_prompt_and_a_rule() -> None:
    assert {case.phase for case, _ in PROMPTS} == set(PHASES.values())
    assert set(RELEVANT) == set(PHASES)


@pytest.mark.parametrize(
    ("winners", "reason", "sentence"),
    [
        (["Caesar"], "last_leader", "Caesar wins: he is the last leader alive (8.1)."),
        (["Caesar"], "last_round", "Caesar wins: after 40 rounds he is ahead (8.4)."),
        (
            ["Caesar", "Crassus"],
            "last_round",
            "Caesar and Crassus share the win: after 40 rounds nobody of them is ahead (8.4).",
        ),
    ],
)
def test_how_it_ended(winners: list[str], reason: str, sentence: str) -> None:
    case = given({}, phase="over", result={"winners": winners, "reason": reason})
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert outcome.text == sentence
    assert (outcome.reason, outcome.winners) == (
        reason,
        tuple(case.rules.seats.index(name) for name in winners),
    )


def test_a_dead_mover_has_nothing_to_speak_of() -> None:
    case = given(
        {"Utica": {"Rome": 2, "Pompeius": 1}},
        phase="attack",
        battle={"hex": "Utica"},
        seats=at(Caesar=None),
    )
    context = case.rules.context(case.state, EVERYTHING)
    assert (context["here"], context["romans"], context["in_italy"]) == ("", 0, 0)
