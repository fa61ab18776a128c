"""The rules of the toy, paragraph by paragraph."""

from collections import Counter
from typing import Any

import pytest

from rubicon.core.errors import BadInput, IllegalMove
from rubicon.core.match import Match
from rubicon.core.playout import playout
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY, WATCHER
from toy import curia as c
from toy.curia import Curia
from toy.curia_game import own
from toy.finding import CURIA, DEALT, LED, curia, given

BRUTUS, CASSIUS, CICERO = range(3)
THREE = (
    "letter 0, letter 1, letter 5, deal 1, deal 2, deal 3, deal 1, deal 2, deal 3, deal 1, deal 2, "
    "deal 3"
)
"""Brutus and Cassius are tribunes; their hands are ones, twos and threes."""
HIGH, LOW = "roll" + " 4" * 12, "roll" + " 3" * 12


def after(*moves: str, players: int = 2, **options: int | str) -> Match:
    return given(curia(players, **options), *moves)


def state_of(match: Match) -> Curia:
    return own(match.state)


def said(match: Match) -> list[str]:
    """The legal moves, in words."""
    return [match.rules.grammar.words(move) for move in match.state.legal()]


def refused(match: Match, words: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    return str(caught.value)


def at_bids(match: Match) -> Match:
    """The match goes on with what chance may bring, up to the next bid."""
    while match.state.to_act() == CHANCE:
        match.play(CHANCE, match.state.sample(Rng(1)))
    return match


# ---- 1. -----------------------------------------------------------------------------------------


def test_1_1_cards_letters_and_coins() -> None:
    s = own(curia(4).start())
    assert [s.deck(kind) for kind in range(c.KINDS)] == [4] * 5
    assert s.purse == [12] * 4
    assert len(s.outcomes()) == 6
    rules = curia(4)
    s.purse[0] -= 1
    assert rules.check(s) == ["there are 47 coins"]
    s.purse[0], s.letters = 12, [1, 1, c.NONE, c.NONE]
    assert rules.check(s) == ["a letter is there twice"]
    s.letters, s.spent = [0, 3, 4, 5], [1, 1, 0, 0]
    assert rules.check(s) == ["Cassius vetoed without a right"]
    s.spent, s.discard = [0] * 4, [0, 5, 0, 0, 0]
    assert rules.check(s) == ["kind 1 has -1 in the deck"]


@pytest.mark.parametrize(
    ("letter", "is_tribune"),
    [(0, True), (1, True), (2, True), (3, False), (4, False), (5, False)],
)
def test_1_1_three_letters_make_a_tribune(letter: int, is_tribune: bool) -> None:
    s = own(curia().start())
    s.letters = [letter, c.NONE]
    assert s.is_tribune(BRUTUS) == is_tribune


def test_1_2_the_curia_has_three_causes_and_the_forum_five() -> None:
    assert curia().describe_board()["areas"] == ["grain", "games", "roads"]
    forum = curia(scenario="forum")
    assert forum.describe_board()["areas"] == ["grain", "games", "roads", "walls", "ships"]
    assert (forum.options["rounds"], curia().options["rounds"]) == (2, 3)
    with pytest.raises(BadInput, match="no scenario 'rostra' of Curia; there are curia or forum"):
        curia(scenario="rostra")


def test_1_3_letters_and_hands_are_dealt_in_secret() -> None:
    match = after("letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 4, deal 3")
    s = state_of(match)
    assert (s.letters, s.hand(BRUTUS), s.hand(CASSIUS)) == (
        [0, 5],
        [0, 2, 0, 0, 1],
        [0, 0, 1, 2, 0],
    )
    view = match.rules.view(s, CASSIUS)
    assert (view["letters"], view["hand"], view["hand_sizes"]) == (
        [None, 5],
        [0, 0, 1, 2, 0],
        [3, 3],
    )
    assert match.rules.view(s, WATCHER)["letters"] == [None, None]
    assert match.rules.relevant_rule(s) == "2.1"
    assert s.weight(match.rules.grammar.parse("letter 1")) == 0


@pytest.mark.parametrize("rounds", [1, 3, 16])
def test_1_3_rounds_follow_as_agreed(rounds: int) -> None:
    state = curia(4, rounds=rounds, coins=12).start()
    playout(state, Rng(2), 10_000)
    assert state.to_act() == NOBODY
    assert own(state).turn == rounds or sum(own(state).out) == 3


def test_1_4_the_game_is_over_when_one_is_left() -> None:
    """Brutus pledges all that he has, and Cassius wins it."""
    match = after(DEALT, "pledge 4 4 4, wait, seal, add 3, seal, pass, pass", HIGH)
    assert (state_of(match).out, match.state.to_act()) == ([1, 0], NOBODY)
    assert "The game is over" in refused(match, "wait")
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("majority", (CASSIUS,))


# ---- 2. -----------------------------------------------------------------------------------------


def test_2_1_all_bid_at_once_and_in_secret() -> None:
    match = after(THREE, players=3)
    assert match.state.asked() == [0, 1, 2]
    assert said(match) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    match.play(BRUTUS, match.rules.grammar.parse("bid 2"))
    assert match.state.asked() == [1, 2]
    views = [match.rules.view(match.state, viewer)["bids"][0] for viewer in (0, 1, WATCHER)]
    assert views == [2, None, None]


def test_2_1_nobody_bids_what_he_does_not_have() -> None:
    match = after(THREE, players=3, coins=2)
    assert said(match) == ["bid 0", "bid 1", "bid 2"]
    assert "More than is there" in refused(match, "bid 3")


@pytest.mark.parametrize(
    ("bids", "leader"), [("0, 0, 0", 0), ("1, 3, 2", 1), ("0, 2, 2", 1), ("2, 0, 2", 0)]
)
def test_2_1_the_highest_bid_leads_and_among_equals_the_first(bids: str, leader: int) -> None:
    match = after(THREE, f"bid {bids.replace(', ', ', bid ')}", players=3)
    s, best = state_of(match), max(map(int, bids.split(", ")))
    assert (s.leader, s.to_act()) == (leader, leader)
    assert s.causes == [best, 0, 0, 0, 0]
    assert s.purse == [12 - best * (seat == leader) for seat in range(3)]
    assert match.rules.view(s, WATCHER)["bids"] == [int(bid) for bid in bids.split(", ")]


def test_2_1_next_time_it_is_counted_from_the_leaders_left() -> None:
    match = after(THREE, "bid 0, bid 1, bid 0, pledge 0 0 0, wait, seal, seal, seal", players=3)
    for words in ("veto", "pass", "pass"):
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    assert at_bids(match).state.asked() == [2, 0, 1]
    for _ in range(3):
        match.play(match.state.to_act(), match.rules.grammar.parse("bid 2"))
    assert state_of(match).leader == CICERO


@pytest.mark.parametrize(("scenario", "number"), [("curia", 455), ("forum", 6188)])
def test_2_2_a_pledge_is_one_of_very_many(scenario: str, number: int) -> None:
    match = after(DEALT, scenario=scenario)
    assert len(match.state.legal()) == number
    assert not match.state.allows(match.rules.grammar.parse("wait"))


def test_2_2_coins_are_put_on_causes_as_far_as_they_go() -> None:
    match = after(DEALT)
    assert "More than is there" in refused(match, "pledge 12 1 0")
    match.play(BRUTUS, match.rules.grammar.parse("pledge 1 0 2"))
    assert (state_of(match).causes[:3], state_of(match).purse) == ([1, 0, 2], [9, 12])


def test_2_2_nobody_pledges_more_than_twelve() -> None:
    rich = own(after(DEALT).state.clone())
    rich.purse = [24, 0]
    assert len(rich.legal()) == 455
    assert curia().why_not(rich, BRUTUS, curia().grammar.parse("pledge 12 1 0")) is not None


def test_2_3_the_leader_may_look_at_a_letter_that_he_does_not_know() -> None:
    match = after(THREE, "bid 0, bid 0, bid 0, pledge 0 0 0", players=3)
    assert said(match) == ["wait", "look Cassius", "look Cicero"]
    assert "known already" in refused(match, "look Brutus")
    match.play(BRUTUS, match.rules.grammar.parse("look Cicero"))
    views = [match.rules.view(match.state, seat) for seat in (0, 1)]
    assert [view["letters"] for view in views] == [[0, None, 5], [None, 1, None]]
    assert [view["known"] for view in views] == [[4, 0, 0]] * 2, "everybody sees at whose"


def test_2_3_who_knows_all_letters_is_not_asked() -> None:
    match = after(DEALT, "pledge 0 0 0")
    own(match.state).known = [2, 0]
    assert said(match) == ["wait"]
    assert match.state.has_one_answer()
    assert [entry.seat for entry, _ in match.settle(Rng(1))] == [BRUTUS]


def test_2_3_the_odds_of_a_tribune_follow_from_what_is_known() -> None:
    match = after(DEALT, "pledge 0 0 0")
    odds = match.rules.odds(match.state, BRUTUS, match.rules.grammar.parse("look Cassius"))
    assert odds is not None
    assert [str(one) for one in odds.sentences()] == ["A tribune with probability 2/5."]
    assert match.rules.odds(match.state, BRUTUS, match.rules.grammar.parse("wait")) is None


# ---- 3. -----------------------------------------------------------------------------------------


def test_3_1_up_to_two_cards_go_into_a_basket_in_order() -> None:
    match = after(DEALT, "pledge 0 0 0, wait")
    assert match.state.asked() == [0, 1]
    assert said(match) == ["add 1", "add 4", "seal"]
    assert "no such card" in refused(match, "add 2")
    match.play(BRUTUS, match.rules.grammar.parse("add 4"))
    assert said(match) == ["seal"]
    assert "does not fit in order" in refused(match, "add 1")
    full = after(DEALT, "pledge 0 0 0, wait, add 1, add 1")
    assert said(full) == ["seal"]
    assert "does not fit" in refused(full, "add 4")
    view = match.rules.view(full.state, CASSIUS)
    assert (view["baskets"][0], view["basket_sizes"][0], view["hand_sizes"][0]) == (None, 2, 1)


def test_3_1_who_has_no_card_has_no_basket() -> None:
    match = after(THREE, "bid 0, bid 0, bid 0, pledge 0 0 0", players=3)
    s = state_of(match)
    s.hands[CASSIUS * c.KINDS : CICERO * c.KINDS] = [0] * c.KINDS
    s.discard[2] += 3
    match.play(BRUTUS, match.rules.grammar.parse("wait"))
    assert match.state.asked() == [0, 2]
    match.play(BRUTUS, match.rules.grammar.parse("seal"))
    assert match.state.to_act() == CICERO


def test_3_2_all_baskets_are_opened_together() -> None:
    match = after(DEALT, "pledge 0 0 0, wait, add 1, seal, add 2")
    assert match.rules.view(match.state, WATCHER)["baskets"] == [None, None]
    told = match.play(CASSIUS, match.rules.grammar.parse("seal"))
    shown = [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0]]
    assert match.rules.view(match.state, WATCHER)["baskets"] == shown
    assert [event.text for event in match.rules.events(told, WATCHER)] == [
        "Cassius seals the basket.", "Brutus shows a 1, 1 of it.", "Cassius shows a 2, 1 of it.",
    ]  # fmt: skip


# ---- 4. -----------------------------------------------------------------------------------------

OPENED = (THREE, "bid 0, bid 0, bid 0, pledge 1 0 2, wait, add 1, seal, add 2, seal, seal")


def test_4_1_all_are_asked_and_only_a_tribune_can_veto() -> None:
    match = after(*OPENED, players=3)
    assert (match.state.asked(), match.state.window()) == ([0, 1, 2], 1)
    assert said(match) == ["pass", "veto"]
    for seat in (BRUTUS, CASSIUS):
        match.play(seat, match.rules.grammar.parse("pass"))
    assert said(match) == ["pass"]
    assert refused(match, "veto") == "Only a tribune can veto (4.1)."


def test_4_1_of_two_vetoes_the_first_is_used_and_the_other_stays_secret() -> None:
    match = after(*OPENED, "veto, veto", players=3)
    views = [match.rules.view(match.state, viewer)["answers"] for viewer in (0, 2, WATCHER)]
    assert views == [[1, None, c.NONE], [None, None, c.NONE], [None, None, c.NONE]]
    told = match.play(CICERO, match.rules.grammar.parse("pass"))
    texts = [event.text for event in match.rules.events(told, WATCHER)]
    assert texts == ["Cicero answers ?.", "Brutus vetoes."]
    s = state_of(match)
    assert (s.spent, s.answers) == ([1, 0, 0], [c.NONE] * 3)
    assert (s.causes[:3], s.purse) == ([1, 0, 2], [9, 12, 12]), "nothing is won"


def test_4_1_a_veto_can_be_used_once() -> None:
    match = at_bids(after(*OPENED, "veto, pass, pass", players=3))
    for words in ("bid 0", "bid 0", "bid 0", "pledge 0 0 0", "wait", "seal", "seal", "seal"):
        match.play(match.state.to_act(), match.rules.grammar.parse(words))
    assert match.state.asked() == [1, 2]
    assert match.state.window() == 2


def test_4_2_twelve_dice_are_drawn_and_never_listed() -> None:
    match = after(*OPENED, "pass, pass, pass", players=3)
    assert match.state.to_act() == CHANCE
    assert match.state.outcomes() == []
    assert match.state.weight(match.state.sample(Rng(1))) == 1
    assert match.state.weight(match.rules.grammar.parse("deal 1")) == 0


@pytest.mark.parametrize(
    ("scenario", "roll", "favoured"),
    [
        ("curia", "4 1 1 3 1 1 3 1 1 3 1 1", [0]),  # 13 of four dice
        ("curia", "4 1 1 3 1 1 3 1 1 2 1 1", []),
        ("curia", "6 6 6 6 6 6 6 6 6 6 6 6", [0, 1, 2]),
        ("forum", "4 1 1 1 1 3 1 1 1 1 6 6", [0]),  # two dice each, the last two count for none
        ("forum", "3 1 1 1 1 3 1 1 1 1 6 6", []),
    ],
)
def test_4_2_a_cause_is_favoured_by_its_dice(scenario: str, roll: str, favoured: list[int]) -> None:
    pledge = "pledge 1 1 1" + " 1 1" * (scenario == "forum")
    match = after(DEALT, pledge, "wait, seal, add 3, seal, pass, pass",
                  f"roll {roll}", scenario=scenario)  # fmt: skip
    s = state_of(match)
    assert [cause for cause in range(s.t.causes) if s.causes[cause] == 0] == favoured
    assert s.purse[CASSIUS] == 12 + len(favoured)


def test_4_2_without_dice_all_causes_are_favoured() -> None:
    match = after(DEALT, "pledge 1 1 1, wait, seal, add 3, seal, pass, pass", omens="always")
    assert state_of(match).purse == [9, 15]


def test_4_3_most_influence_wins() -> None:
    match = after(DEALT, "pledge 3 2 1, wait, add 1, add 1, seal, add 3, seal, pass, pass", HIGH)
    assert (state_of(match).causes, state_of(match).purse) == ([0] * 5, [6, 18])


def test_4_3_who_ties_divides_and_the_rest_stays() -> None:
    """Two ones are as good as a two."""
    match = after(DEALT, "pledge 3 2 1, wait, add 1, add 1, seal, add 2, seal, pass, pass", HIGH)
    assert (state_of(match).causes, state_of(match).purse) == ([1, 0, 1, 0, 0], [8, 14])


def test_4_4_cards_shown_are_discarded_and_one_is_drawn() -> None:
    match = after(DEALT, "pledge 0 0 0, wait, add 1, add 1, seal, add 2, seal, pass, pass", LOW)
    s = state_of(match)
    assert s.discard == [0, 2, 1, 0, 0]
    assert at_bids(match) is match
    assert [sum(state_of(match).hand(seat)) for seat in range(2)] == [2, 3]


def test_4_4_cards_are_drawn_while_there_are_any() -> None:
    """The last card goes to the new leader, Cassius."""
    rules = curia()
    match = Match(rules, rules.from_position({"discard": [4, 1, 3, 2, 3]}))
    for words in (
        "letter 0, letter 5, deal 1, deal 2, deal 1, deal 3, deal 4, deal 3, bid 0, bid 0, "
        f"pledge 0 0 0, wait, seal, seal, pass, pass, {LOW}"
    ).split(", "):
        match.play(match.state.to_act(), rules.grammar.parse(words))
    assert at_bids(match).state.asked() == [1, 0]
    assert [sum(state_of(match).hand(seat)) for seat in range(2)] == [3, 4]


def test_4_4_who_has_no_coin_is_out_and_discards_his_hand() -> None:
    match = after(THREE, "bid 0, bid 0, bid 0, pledge 4 4 4, wait, seal, add 2, seal, seal",
                  "pass, pass, pass", HIGH, players=3)  # fmt: skip
    s = state_of(match)
    assert (s.out, s.discard) == ([1, 0, 0], [0, 3, 1, 0, 0])
    assert (match.state.is_out(BRUTUS), match.state.is_out(CASSIUS)) == (True, False)
    assert at_bids(match).state.asked() == [1, 2]
    assert sum(s.hand(BRUTUS)) == 0


def test_4_4_unless_nobody_would_be_left() -> None:
    rules = curia()
    match = given(rules, DEALT, "pledge 4 4 4, wait, seal, seal, pass, pass")
    s = state_of(match)
    s.purse, s.causes = [0, 0], [24, 0, 0, 0, 0]
    match.play(CHANCE, rules.grammar.parse(LOW))
    assert s.out == [0, 0]
    assert at_bids(match).state.legal() == [rules.grammar.parse("bid 0")]


# ---- 5. -----------------------------------------------------------------------------------------

ONE_ROUND = "pledge 0 0 0, wait, seal, seal, pass, pass"


def test_5_1_coins_and_letters_count_and_letters_are_shown() -> None:
    match = after(DEALT, ONE_ROUND, LOW, rounds=1)
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert (outcome.reason, outcome.payoffs, outcome.rule) == ("majority", (0, 1000), "5.1")
    assert match.rules.view(match.state, WATCHER)["letters"] == [0, 5]


def test_5_1_who_is_out_does_not_count() -> None:
    match = after(THREE, "bid 0, bid 0, bid 0, pledge 4 4 4, wait, seal, add 2, seal, seal",
                  "pass, pass, pass", HIGH, players=3, rounds=1)  # fmt: skip
    assert [own(match.state).score(seat) for seat in range(3)] == [c.NONE, 25, 17]


def test_5_2_those_who_tie_share_the_win() -> None:
    """Letters 3 and 5, and Cicero pays two coins more than Brutus."""
    match = after("letter 3, letter 0, letter 5", *THREE.split(", ", 3)[3:],
                  "bid 0, bid 0, bid 2, pledge 0 0 0, wait, seal, seal, seal, pass, pass, pass",
                  LOW, players=3, rounds=1)  # fmt: skip
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    assert (outcome.reason, outcome.payoffs, outcome.winners) == ("tie", (500, 0, 500), (0, 2))


def test_games_are_won_alone_and_shared_and_senators_drop_out() -> None:
    reasons, dropped = Counter[str](), 0
    for seed in range(60):
        state = curia(3, coins=2, rounds=4).start()
        playout(state, Rng(seed), 1000)
        outcome = curia(3).outcome(state)
        reasons[outcome.reason if outcome else ""] += 1
        dropped += any(own(state).out)
    assert set(reasons) == {"majority", "tie"}
    assert dropped > 5


# ---- positions and words ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"senators": 2}, "no field"),
        ({"turn": "1"}, "whole numbers"),
        ({"purse": [12, True]}, "whole numbers"),
        ({"purse": [12]}, "has not 2 numbers"),
        ({"phase": 10}, "can't be"),
        ({"purse": [12, 13]}, "can't be"),
    ],
)
def test_a_wrong_position_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        curia().from_position(position)


def test_others_are_not_named_in_a_question_to_several() -> None:
    match = after(DEALT.removesuffix(f", {LED}"))
    prompts = [str(match.rules.prompt(match.state, seat)) for seat in (0, 1, WATCHER)]
    assert prompts == ["Brutus: bid.", "Answers are awaited: bid.", "Answers are awaited: bid."]
    assert str(match.rules.prompt(match.first)) == "Chance: letters."


def test_curia_is_for_two_to_four_and_has_no_boards() -> None:
    with pytest.raises(BadInput, match="not 5"):
        curia(5)
    with pytest.raises(BadInput, match="no boards"):
        CURIA.check_board("", "mine.toml")
    with pytest.raises(BadInput, match="no boards"):
        CURIA.rules(2, {}, "", "mine.toml")


def test_worlds_that_are_as_likely_are_imagined_as_often() -> None:
    """Brutus holds letter 0; Cassius has vetoed, so he has 1 or 2, and Cicero anything else."""
    match = after("letter 0, letter 2, letter 4", *THREE.split(", ", 3)[3:],
                  "bid 0, bid 0, bid 0, pledge 1 0 2, wait, add 1, seal, add 2, seal, seal",
                  "pass, veto, pass", players=3)  # fmt: skip
    at_bids(match)
    imagination, rng = match.rules.imagine(match.seen(0)), Rng(6)
    worlds = [match.rules.position(imagination.draw(rng)) for _ in range(1600)]
    letters = Counter(tuple(world["letters"]) for world in worlds)
    assert set(letters) == {(0, one, b) for one in (1, 2) for b in (1, 2, 3, 4, 5) if one != b}
    assert all(abs(count - 200) < 60 for count in letters.values())
