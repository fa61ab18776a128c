"""What a viewer has seen: the story in order, kept up to date, and the information state."""

import json

import pytest

from rubicon.core.imagination import Certainty
from rubicon.core.match import Match, fold
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, glimpse, go_on, read_seen
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER
from rubicon.registry import find_game
from toy import curia as c
from toy.finding import DEALT, LED, curia, given

RULES = curia(2)
VIEWERS = (0, 1, WATCHER, EVERYTHING)
BASKETS = "add 1, seal, add 2, seal"
HIDDEN_DEAL = c.pack(c.DEAL, [c.HIDDEN])


def test_a_ply_is_who_acted_the_move_and_the_events_as_they_were_seen() -> None:
    match = given(RULES, "letter 0, letter 5, deal 1, deal 2")
    deals = [ply[1] for ply in match.seen(0).story[2:]]
    assert deals == [RULES.grammar.parse("deal 1"), HIDDEN_DEAL]
    assert match.seen(0).story[3] == [CHANCE, HIDDEN_DEAL, c.CARD_DEALT, 1, c.HIDDEN, 0, 0, 0]
    assert match.seen(1).story[3] == [
        CHANCE,
        RULES.grammar.parse("deal 2"),
        c.CARD_DEALT,
        1,
        2,
        0,
        0,
        0,
    ]
    assert match.seen(EVERYTHING).story[2][1:] == [
        RULES.grammar.parse("deal 1"),
        c.CARD_DEALT,
        0,
        1,
        0,
        0,
        0,
    ]
    assert [ply[1] for ply in match.seen(WATCHER).story[2:]] == [HIDDEN_DEAL] * 2


def test_what_is_seen_ends_with_the_present_view() -> None:
    match = given(RULES, DEALT, "pledge 1 0 2")
    for viewer in VIEWERS:
        seen = match.seen(viewer)
        assert (seen.viewer, len(seen.story)) == (viewer, len(match.log))
        assert seen.first == RULES.view(match.first, viewer)
        assert seen.view == RULES.view(match.state, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_move_made_on_a_bare_position_is_seen_alike(viewer: int) -> None:
    match, state = Match(RULES), RULES.start()
    for move in map(RULES.grammar.parse, ["letter 0", "letter 5", "deal 1", "deal 2"]):
        ply = go_on(RULES, state, move, CHANCE, viewer)
        match.play(CHANCE, move)
        assert ply == match.seen(viewer).story[-1]
    assert state == match.state


def test_seeing_ply_by_ply_is_seeing_it_all() -> None:
    match, grown = Match(RULES), glimpse(RULES, RULES.start(), 1)
    assert (grown.story, grown.view) == ([], grown.first)
    for entry in given(RULES, DEALT).log:
        match.play(entry.seat, entry.move)
        grown.story.append(match.seen(1).story[-1])
        grown.view = RULES.view(match.before(1), 1)
        assert grown == match.seen(1)


def test_what_is_sent_reads_back() -> None:
    seen = given(RULES, DEALT).seen(1)
    again = read_seen(RULES, json.loads(json.dumps(seen.record())))
    assert again == seen
    assert hash(again) == hash(seen)
    assert seen != "something else"


# ---- kept up to date -----------------------------------------------------------------------------


def test_no_ply_is_told_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []
    original = c.Curia.apply

    def apply(state: c.Curia, move: int) -> None:
        applied.append(move)
        original(state, move)

    match = given(RULES, DEALT)
    match.seen(0)
    monkeypatch.setattr(c.Curia, "apply", apply)
    match.seen(0)
    assert applied == []
    match.play(0, RULES.grammar.parse("pledge 1 0 2"))
    assert len(match.seen(0).story) == len(match.log)
    assert applied == [RULES.grammar.parse("pledge 1 0 2")], "at the table; the seat is told"


def test_what_was_handed_out_does_not_grow() -> None:
    match = given(RULES, DEALT)
    before = match.seen(0)
    text = before.information()
    match.play(0, RULES.grammar.parse("pledge 1 0 2"))
    match.seen(0)
    assert before.information() == text


def test_what_was_taken_back_was_not_seen() -> None:
    match = given(RULES, DEALT, "pledge 1 0 2, wait")
    longer = {viewer: match.seen(viewer) for viewer in VIEWERS}
    match.cut(len(match.log) - 2)
    for viewer in VIEWERS:
        assert match.seen(viewer) == given(RULES, DEALT).seen(viewer) != longer[viewer]
    match.play(0, RULES.grammar.parse("pledge 0 0 3"))
    for viewer in VIEWERS:
        assert match.seen(viewer) == given(RULES, DEALT, "pledge 0 0 3").seen(viewer)


def test_who_asks_late_has_seen_the_same() -> None:
    early, late = given(RULES, DEALT), given(RULES, DEALT, "pledge 1 0 2, wait")
    for viewer in VIEWERS:
        early.seen(viewer)
    for words in ("pledge 1 0 2", "wait"):
        early.play(0, RULES.grammar.parse(words))
    for viewer in VIEWERS:
        assert early.seen(viewer).record() == late.seen(viewer).record()


def test_a_fork_goes_its_own_way() -> None:
    match = given(RULES, DEALT)
    before = match.seen(0).record()
    fork = match.fork()
    fork.play(0, RULES.grammar.parse("pledge 1 0 2"))
    assert match.seen(0).record() == before
    assert fork.seen(0) == given(RULES, DEALT, "pledge 1 0 2").seen(0)


@pytest.mark.parametrize("seed", range(3))
def test_through_undo_and_redo_it_is_what_the_log_tells(seed: int) -> None:
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    match, rng = Match(rules), Rng(seed)
    for _ in range(60):
        if match.log and rng.below(4) == 0:
            match.cut(len(match.log) - 1 - rng.below(min(3, len(match.log))))
        seat = match.state.to_act()
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(seat, moves[rng.below(len(moves))])
        if rng.below(2):
            told = fold(rules, [(entry.seat, entry.move) for entry in match.log])
            assert match.seen(0).record() == told.seen(0).record()


# ---- the information state -----------------------------------------------------------------------


def test_the_order_of_a_deal_is_left_out() -> None:
    """Brutus gets 1, 1 and 4 in any order; what Cassius gets he does not see."""
    one = given(RULES, "letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 4, deal 3")
    other = given(RULES, "letter 0, letter 4, deal 4, deal 0, deal 1, deal 2, deal 1, deal 2")
    third = given(RULES, "letter 0, letter 5, deal 4, deal 2, deal 1, deal 3, deal 2, deal 3")
    assert one.seen(0) == other.seen(0) != third.seen(0)
    assert hash(one.seen(0)) == hash(other.seen(0))
    assert one.seen(0).story != other.seen(0).story
    assert one.seen(1) != other.seen(1)
    assert one.seen(WATCHER) == other.seen(WATCHER)
    assert one.seen(0) != one.seen(WATCHER)


def test_the_order_of_moves_is_kept() -> None:
    """The same position by another way: views forget that, a seat that has seen it does not."""
    again = f"wait, {BASKETS}, veto, pass, deal 0, deal 0, bid 0, bid 1"
    one = given(RULES, DEALT, "pledge 1 0 0", again, "pledge 0 1 0")
    other = given(RULES, DEALT, "pledge 0 1 0", again, "pledge 1 0 0")
    views = [match.seen(0).view["causes"] for match in (one, other)]
    assert views == [[2, 1, 0, 0, 0], [2, 1, 0, 0, 0]]
    assert one.seen(0) != other.seen(0)


def test_deals_at_different_times_are_not_mixed() -> None:
    play = f"{LED}, pledge 0 0 0, wait, {BASKETS}, veto, pass"
    early = given(RULES, "letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 4, deal 3", play)
    late = given(RULES, "letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 0, deal 3", play)
    for match, card in ((early, 0), (late, 4)):
        match.play(CHANCE, RULES.grammar.parse("deal 2"))
        match.play(CHANCE, RULES.grammar.parse(f"deal {card}"))
    assert early.seen(0).view["hand"] == late.seen(0).view["hand"]
    assert early.seen(0) != late.seen(0)


def test_the_text_can_be_read() -> None:
    lines = given(RULES, DEALT, "pledge 1 0 2").seen(1).information().splitlines()
    assert lines[0] == "1"
    assert json.loads(lines[1])["phase"] == c.DEAL_LETTERS
    assert lines[-2].endswith("Brutus: pledge 1 0 2")
    assert json.loads(lines[-1])["phase"] == c.LOOKING


# ---- certainty -----------------------------------------------------------------------------------


def test_where_nothing_is_secret_there_is_one_world() -> None:
    rules = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
    match = Match(rules)
    match.play(0, match.state.legal()[0])
    imagination = rules.imagine(match.seen(1))
    assert isinstance(imagination, Certainty)
    assert imagination.is_exact
    (world,) = imagination.worlds(1) or []
    assert world == match.state
    assert imagination.draw(Rng(1)) == match.state
    assert imagination.worlds(0) is None


def test_imagined_worlds_look_like_what_was_seen() -> None:
    match, rng = Match(RULES), Rng(2)
    while (seat := match.state.to_act()) != NOBODY:
        moves = match.state.legal() or [match.state.sample(rng)]
        match.play(seat, moves[rng.below(len(moves))])
        for viewer in (0, 1, WATCHER):
            seen = match.seen(viewer)
            assert RULES.view(RULES.imagine(seen).draw(rng), viewer) == seen.view
    assert isinstance(seen, Seen)
