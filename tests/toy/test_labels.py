"""The toy's labels: every move has one, and no two that are legal at once share it."""

import pytest

from rubicon.core.labels import effect, label
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from toy.finding import DEALT, curia, given


@pytest.mark.parametrize("scenario", ["curia", "forum"])
def test_legal_moves_are_told_apart(scenario: str) -> None:
    rules, rng = curia(3, scenario=scenario), Rng(1)
    state = rules.start()
    while (seat := state.to_act()) != NOBODY:
        if seat == CHANCE:
            move = state.sample(rng)
            assert "{" not in str(label(rules, move))
        else:
            legal = state.legal()
            labels = {str(label(rules, one)) for one in legal}
            assert len(labels) == len(legal)
            assert not any("{" in one or "label-" in one for one in labels)
            move = legal[rng.below(len(legal))]
        state.apply(move)


def test_an_effect_speaks_of_what_the_viewer_knows() -> None:
    match = given(curia(), DEALT, "pledge 0 0 0")
    look, wait = (match.rules.grammar.parse(words) for words in ("look Cassius", "wait"))
    told = effect(match.rules, match.state, look, 0)
    assert str(told) == ("Everybody sees at whose letter you look; 1 letter is known to you.")
    assert effect(match.rules, match.state, wait, 0) is None
