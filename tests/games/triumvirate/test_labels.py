"""What people read of a move: each has a label, and no two that are legal at once share one."""

import pytest

from games.triumvirate.table import Case, deciding, leading, started
from rubicon.core.labels import effect, label
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER
from rubicon.words import Phrase

VIEWERS = (0, 1, WATCHER, EVERYTHING)


def is_whole(phrase: Phrase) -> bool:
    """Whether a sentence was found and has all its fields."""
    text = str(phrase)
    return bool(text) and "{" not in text and phrase.id not in text and "-" not in text


def effect_of(case: Case, words: str, viewer: int = 0) -> str:
    return str(effect(case.rules, case.state, case.rules.grammar.parse(words), viewer))


def test_every_move_that_can_be_said_has_a_label_of_its_own() -> None:
    rules = started().rules
    labels = [label(rules, move) for move in rules.grammar.universe()]
    assert all(map(is_whole, labels))
    assert len({str(one) for one in labels}) == len(labels)


@pytest.mark.parametrize("seed", range(3))
def test_in_random_matches_legal_moves_are_told_apart(seed: int) -> None:
    rules, rng = started().rules, Rng(seed)
    state, decisions = rules.start(), 0
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        assert len({str(label(rules, move)) for move in legal}) == len(legal)
        for move in (legal[0], legal[-1]):
            effects = [effect(rules, state, move, viewer) for viewer in VIEWERS]
            assert all(one is not None and is_whole(one) for one in effects)
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    assert decisions > 20


def test_labels_read_as_a_person_would_say_them() -> None:
    rules = started().rules
    said = {words: str(label(rules, rules.grammar.parse(words))) for words in (
        "play C7", "pledge P5", "pledge nothing", "dealer Claudii", "deal K0 to Aemilii",
    )}  # fmt: skip
    assert said == {
        "play C7": "Play Caesar 7",
        "pledge P5": "Pledge Pompeius 5 in secret",
        "pledge nothing": "Pledge nothing",
        "dealer Claudii": "The Claudii deal first",
        "deal K0 to Aemilii": "Deal Crassus 0 to the Aemilii",
    }


def test_a_lead_and_a_reply_have_other_effects() -> None:
    case = leading("C750", "C842")
    assert effect_of(case, "play C7") == (
        "It opens a trick. The Claudii must follow suit if they can."
    )
    case.play("play Caesar 7")
    assert effect_of(case, "play C8", 1) == (
        "It is your reply to Caesar 7. The winner of the trick leads to the next one."
    )


def test_the_effect_of_a_pledge_counts_those_that_were_made() -> None:
    case = deciding("C75", "P75")
    assert effect_of(case, "pledge C7") == (
        "It would be pledge 1 of 3 in this game. It lies face down until the game is over."
    )
    assert effect_of(case, "pledge nothing") == "You keep all your cards for the next hand."


def test_a_pledge_that_waits_changes_nothing_for_the_rival() -> None:
    case = deciding("C75", "P75")
    contexts = []
    for words in ("pledge Caesar 7", "pledge nothing"):
        state = case.state.clone()
        state.apply(case.rules.grammar.parse(words))
        contexts.append([case.rules.context(state, viewer) for viewer in (1, WATCHER)])
    assert contexts[0] == contexts[1]
