"""What people read of moves: a label for each, its effect in a line, and no two alike."""

import re
from itertools import islice

import pytest

from games.total_war_rome.table import (
    CARTHAGE,
    GREECE,
    ROME,
    Case,
    agents,
    campaign,
    settled,
    spending,
)
from rubicon.core.labels import effect, label
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.core.verbs import Verb
from rubicon.games.total_war_rome import codes as c

RAW = re.compile(r"[{}$_]|total_war_rome|\blabel-|\beffect-|\bname-|\n|  ")
"""What a sentence never has: places that were not filled, ids, gaps."""
FEW = 400
VERBS = settled().grammar.verbs


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: str(verb.name))
def test_moves_of_a_kind_have_labels_of_their_own(verb: Verb) -> None:
    rules = settled()
    combos = list(islice(verb.form.combos(), FEW))
    texts = [str(label(rules, rules.grammar.pack(verb, values))) for values in combos]
    assert not any(RAW.search(text) for text in texts)
    assert len(set(texts)) == len(combos)
    assert all(text[0].isupper() for text in texts)


@pytest.mark.parametrize("players", [2, 4])
def test_in_random_matches_moves_are_told_apart_and_say_what_they_do(players: int) -> None:
    rules, rng, told = settled(players), Rng(players), set[str]()
    state = rules.start()
    for _ in range(1500):
        if state.to_act() == NOBODY:
            break
        if state.to_act() == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        move = legal[rng.below(len(legal))]
        said = effect(rules, state, move, state.to_act())
        assert said is not None
        assert not RAW.search(str(said)), str(said)
        if said.id not in told:
            told.add(said.id)
            labels = [str(label(rules, one)) for one in legal]
            assert len(set(labels)) == len(labels)
        state.apply(move)
    assert len(told) > 15


def test_every_decision_has_an_effect_in_the_catalogue() -> None:
    case = started_turn()
    for verb in VERBS:
        if not verb.by_chance:
            move = case.rules.grammar.pack(verb, next(iter(verb.form.combos())))
            assert effect(case.rules, case.state, move, ROME) is not None, verb.name


def started_turn() -> Case:
    return campaign(ROME)


def at_sea() -> Case:
    case = campaign(ROME)
    case.army(ROME, "ROM")
    case.navy(ROME, "ROM")
    return case


def buying() -> Case:
    case = spending(ROME).gold(ROME, 10)
    case.army(ROME, "ROM")
    return case


SAID: list[tuple[Case, str, str, str]] = [
    (
        at_sea(),
        "march Rome I to Etruria",
        "March with Rome I to Etruria",
        "1 MU, or 2 over a river or mountains; roads are faster. "
        "Land that is not yours has to be taken.",
    ),
    (
        at_sea(),
        "embark Rome I on Rome navy 1",
        "Put Rome I aboard Rome navy 1",
        "It costs army and navy 1 MU each.",
    ),
    (at_sea(), "end turn", "End your turn", "MU that are left are lost."),
    (
        agents(ROME),
        "end turn",
        "End your turn",
        "Agents who have not acted stay where they are.",
    ),
    (
        agents(ROME),
        "bribe region Epirus by card 30",
        "Bribe the people of Epirus, with card 30",
        "It costs gold. One red die: with a skull the region is yours; an X kills your agent.",
    ),
    (
        buying(),
        "build barracks in Samnium",
        "Build barracks in Samnium",
        "At most 5 improvements in a round, and one in a region.",
    ),
    (
        buying(),
        "build market in Samnium",
        "Build a market in Samnium",
        "At most 5 improvements in a round, and one in a region.",
    ),
    (
        buying(),
        "finish",
        "Seal your orders",
        "Then nothing can be changed any more. You have 10 gold left.",
    ),
    (
        buying(),
        "deploy Hoplites with nothing and Onager of Greece",
        "Send Hoplites with Onager of Greece",
        "A card fights once in a battle; nobody sees your choice before the dice are rolled.",
    ),
    (
        buying(),
        "strike Hoplites wounded with Velites",
        "Strike at the wounded Hoplites with Velites",
        "Nobody replies. A card strikes once.",
    ),
]


@pytest.mark.parametrize(("case", "words", "said", "does"), SAID)
def test_labels_and_effects_read_as_a_person_would_say_them(
    case: Case, words: str, said: str, does: str
) -> None:
    move = case.rules.grammar.parse(words)
    assert str(label(case.rules, move)) == said
    assert str(effect(case.rules, case.state, move, ROME)) == does


def test_what_is_left_counts_the_own_orders_and_nobody_elses() -> None:
    case = buying().gold(CARTHAGE, 10).play("build market in Samnium")
    assert case.rules.context(case.state, ROME)["gold_left"] == 8
    assert case.rules.context(case.state, CARTHAGE)["gold_left"] == 10
    assert case.rules.context(case.state, GREECE)["gold_left"] == case.s.gold[GREECE]
    assert c.BUILD in {c.verb_of(move) for move in case.s.orders[1::2]}
