"""3. Tricks: who plays what, and every way in which a trick can be won."""

from itertools import product

import pytest

from games.triumvirate.table import A, C, given, hands, leading, started
from rubicon.games.triumvirate.cards import NAMES
from rubicon.games.triumvirate.codes import rank_of, suit_of
from rubicon.games.triumvirate.resolver import reply_wins


def test_3_1_the_non_dealer_leads_any_card() -> None:
    case = started(first_dealer=A).deal()
    assert case["decides"] == case["leader"] == C
    assert len(case.legal()) == 11
    assert case.refused("play Caesar 8", by=A) == "3.1"
    other = case.seat(A)["hand"][0]
    assert case.refused(f"play {other}") == "3.1"


def test_3_2_suit_must_be_followed() -> None:
    case = leading("C750", "C42 K8").play("play Caesar 7")
    assert case.legal() == ["play Caesar 2", "play Caesar 4"]
    refusal = case.refusal("play Crassus 8")
    assert (refusal.rule, refusal.needs, refusal.has) == ("3.2", {"suit": "Caesar"}, {"Caesar": 2})
    assert case.refused("play Caesar 5", by=A) == "3.2"
    assert case.refused("play Pompeius 1") == "3.2"
    assert case.play("play Caesar 2").cited() >= {"3.2", "3.9"}


def test_3_2_the_mob_is_a_card_of_its_suit() -> None:
    case = leading("C751", "C0 K87").play("play Caesar 7")
    assert case.legal() == ["play Caesar 0"]


def test_3_3_without_the_suit_any_card_may_be_played() -> None:
    case = leading("C751", "P0 K87").play("play Caesar 7")
    assert case.legal() == ["play Pompeius 0", "play Crassus 7", "play Crassus 8"]
    assert "3.3" in case.play("play Crassus 7").cited()


CLASSES = [
    # lead, reply, whether the reply wins, the rule
    ("Caesar 7", "Caesar 8", True, "3.4"),
    ("Caesar 8", "Caesar 7", False, "3.4"),
    ("Caesar 0", "Caesar 1", True, "3.4"),
    ("Caesar 1", "Caesar 0", False, "3.4"),
    ("Caesar 0", "Pompeius 8", False, "3.5"),
    ("Caesar 0", "Pompeius 0", False, "3.5"),
    ("Caesar 8", "Pompeius 0", True, "3.5"),
    ("Caesar 5", "Pompeius 6", True, "3.6"),
    ("Caesar 6", "Pompeius 5", False, "3.6"),
    ("Caesar 5", "Pompeius 5", False, "3.6"),
]


@pytest.mark.parametrize(("lead", "reply", "wins", "rule"), CLASSES)
def test_a_trick_of_every_class(lead: str, reply: str, wins: bool, rule: str) -> None:
    """[3.4] [3.5] [3.6] [3.7] [3.8] The card, its suit and its house."""
    seats = {
        A: {"hand": [lead, "Crassus 7", "Crassus 8", "Crassus 6", "Crassus 5", "Crassus 4"]},
        C: {"hand": [reply, "Pompeius 7", "Pompeius 4", "Pompeius 3", "Pompeius 2", "Pompeius 1"]},
    }
    suit = (reply if wins else lead).split()[0]
    case = given(
        phase="lead", dealer=C, seats=seats, tricks={"Crassus": 2, "Caesar": 1, "Pompeius": 1}
    ).trick(lead, reply)
    assert rule in case.cited()
    assert case["tricks"][suit] == 2
    assert sum(case["tricks"].values()) == 5
    assert case["decides"] == (C if wins else A)


def table_of_tricks(lead: int, reply: int) -> bool:
    """The rules once more, as a table: same suit, a Mob led, a Mob in reply, neither."""
    a, b = rank_of(lead), rank_of(reply)
    if suit_of(lead) == suit_of(reply):
        return b > a
    return {(True, True): False, (True, False): False, (False, True): True}.get(
        (a == 0, b == 0), b > a
    )


def test_3_4_all_702_pairs_of_cards() -> None:
    pairs = [(a, b) for a, b in product(range(27), repeat=2) if a != b]
    assert len(pairs) == 702
    for lead, reply in pairs:
        won = reply_wins(lead, reply)
        assert won == table_of_tricks(lead, reply), (NAMES[lead], NAMES[reply])
        if suit_of(lead) != suit_of(reply):
            equal = rank_of(lead) == rank_of(reply)
            assert not (equal and won), "of equal cards the first wins"


def test_3_5_leading_a_mob_makes_sure_of_the_trick_for_its_suit() -> None:
    for mob in (0, 9, 18):
        for reply in range(27):
            if reply != mob:
                winner = reply if reply_wins(mob, reply) else mob
                assert suit_of(winner) == suit_of(mob)


def test_3_6_senators_and_legions_by_number() -> None:
    assert reply_wins(7, 9 + 8)
    assert not reply_wins(8, 9 + 8)


def test_3_7_the_trick_counts_for_the_suit_whoever_played_it() -> None:
    case = leading("C2 P87", "C85 P6", tricks={"Caesar": 1, "Pompeius": 2, "Crassus": 2})
    case.trick("Caesar 2", "Caesar 8")
    assert case["tricks"] == {"Caesar": 2, "Pompeius": 2, "Crassus": 2}


def test_3_8_the_winner_leads_next_but_not_in_a_new_hand() -> None:
    case = leading("C2 P87", "C85 P6", tricks={"Caesar": 1, "Pompeius": 2, "Crassus": 2})
    case.trick("Caesar 2", "Caesar 8")
    assert case["decides"] == C
    assert case.refused("play Pompeius 8", by=A) == "3.8"
    case.trick("Caesar 5", "Pompeius 8").play("pledge nothing", "pledge nothing").deal()
    assert case["leader"] == C, "the Aemilii won the trick, but deal now"


def test_3_9_cards_stay_on_the_table_until_the_hand_is_over() -> None:
    case = leading("C2 P87", "C85 P6", tricks={"Caesar": 1, "Pompeius": 2, "Crassus": 2})
    case.trick("Caesar 2", "Caesar 8").play("play Pompeius 6")
    shown = [{"seat": A, "card": "Caesar 2"}, {"seat": C, "card": "Caesar 8"},
             {"seat": C, "card": "Pompeius 6"}]  # fmt: skip
    assert case["plays"] == case.view(0)["plays"] == case.view(-3)["plays"] == shown
    case.play("play Pompeius 8", "pledge nothing", "pledge nothing")
    assert case["plays"] == []


def test_3_9_the_seats_see_the_same_table() -> None:
    case = leading("C750", "C642").play("play Caesar 0")
    assert case.view(0)["lead"] == case.view(1)["lead"] == "Caesar 0"
    assert hands("C7", "")[A]["hand"] == ["Caesar 7"]
