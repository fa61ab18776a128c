"""The toy does what it is there for: many moves, a roll too big to list, ties, fair imagination."""

from collections import Counter

from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from toy.finding import DEALT, curia, given


def test_a_pledge_is_one_of_several_hundred() -> None:
    assert len(given(curia(), DEALT).state.legal()) == 455


def test_a_roll_of_twelve_dice_is_drawn_and_never_listed() -> None:
    match = given(curia(), DEALT, "pledge 1 0 2, wait, commit 1, commit 2, pass")
    assert match.state.to_act() == CHANCE
    assert match.state.outcomes() == []
    assert match.state.weight(match.state.sample(Rng(1))) == 1
    assert match.state.weight(match.rules.grammar.parse("deal 1")) == 0


def test_only_tribunes_are_asked_and_a_veto_can_be_used_once() -> None:
    """Cicero is a tribune, Cassius is passed over; in the second round nobody is asked."""
    match = given(
        curia(3), "letter 5, letter 4, letter 2" + ", deal 1, deal 2, deal 3" * 3,
        "pledge 1 0 2, wait, commit 1, commit 2, commit 3",
    )  # fmt: skip
    assert match.rules.prompt(match.state) == "Cicero: veto."
    for words in ("veto", *["deal 0"] * 3, "pledge 0 0 0", "wait"):
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    for words in ("commit 2", "commit 3", "commit 1"):
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    assert match.rules.relevant_rule(match.state) == "4.2"


def test_games_are_won_alone_and_shared() -> None:
    reasons = Counter[str]()
    for seed in range(100):
        state = curia(2).start()
        playout(state, Rng(seed), 100)
        outcome = curia(2).outcome(state)
        reasons[outcome.reason if outcome else ""] += 1
    assert set(reasons) == {"majority", "tie"}


def test_worlds_that_are_as_likely_are_imagined_as_often() -> None:
    """Brutus holds letter 0 and saw Cassius asked for a veto; so he is 1 or 2, Cicero anything."""
    match = given(
        curia(3), "letter 0, letter 2, letter 4" + ", deal 1, deal 2, deal 3" * 3,
        "pledge 1 0 2, wait, commit 1, commit 2, commit 3, pass",
    )  # fmt: skip
    imagination, rng = match.rules.imagine(match.seen(0)), Rng(6)
    worlds = [match.rules.position(imagination.draw(rng)) for _ in range(1600)]
    letters = Counter(tuple(world["letters"]) for world in worlds)
    assert set(letters) == {(0, one, b) for one in (1, 2) for b in (1, 2, 3, 4, 5) if one != b}
    assert all(abs(count - 200) < 60 for count in letters.values())
