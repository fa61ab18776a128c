"""1. The contest: the cards, and who may see what."""

from collections import Counter

from games.triumvirate.table import A, C, leading, settled, started
from rubicon.core.state import EVERYTHING, WATCHER


def test_1_2_there_are_27_cards_in_three_suits() -> None:
    board = settled().describe_board()
    cards = board["cards"]
    assert len({card["name"] for card in cards}) == 27
    assert {(suit["name"], suit["colour"]) for suit in board["suits"]} == {
        ("Caesar", "red"),
        ("Pompeius", "yellow"),
        ("Crassus", "black"),
    }
    for suit in ("Caesar", "Pompeius", "Crassus"):
        kinds = Counter(card["kind"] for card in cards if card["suit"] == suit)
        assert kinds == {"legion": 3, "senator": 5, "mob": 1}
    assert {card["rank"] for card in cards if card["kind"] == "legion"} == {7, 5, 3}
    assert [card["rank"] for card in cards if card["kind"] == "mob"] == [0, 0, 0]


def test_1_2_no_card_is_in_two_places_and_none_is_lost() -> None:
    case = started(first_dealer=C).deal()
    held = case.seat(A)["hand"] + case.seat(C)["hand"]
    assert len(set(held)) == 22
    assert case["aside"] == 5


def test_1_3_a_house_sees_its_own_hand_and_pledges_only() -> None:
    case = leading("C750", "P750", pledges=("K7", "K5"))
    own, rival = case.view(0)["seats"][A], case.view(0)["seats"][C]
    assert (own["hand"], own["pledges"]) == (["Caesar 0", "Caesar 5", "Caesar 7"], ["Crassus 7"])
    assert (rival["hand"], rival["pledges"]) == (None, None)
    assert (rival["cards"], rival["pledged"]) == (3, 1)


def test_1_3_a_watcher_sees_no_hand_and_no_pledge() -> None:
    case = leading("C750", "P750", pledges=("K7", "K5"))
    for seat in case.view(WATCHER)["seats"].values():
        assert (seat["hand"], seat["pledges"]) == (None, None)
    for seat in case.view(EVERYTHING)["seats"].values():
        assert None not in (seat["hand"], seat["pledges"])


def test_1_3_words_of_deals_and_pledges_are_for_those_they_concern() -> None:
    rules = settled()
    dealt, pledged = (
        rules.grammar.parse("deal Caesar 7 to Aemilii"),
        rules.grammar.parse("pledge Caesar 7"),
    )
    assert rules.words_for(-1, dealt, 0) == "deal Caesar 7 to Aemilii"
    assert rules.words_for(-1, dealt, 1) == "deal a card to Aemilii"
    assert rules.words_for(-1, dealt, WATCHER) == "deal a card to Aemilii"
    for words in ("pledge Caesar 7", "pledge nothing"):
        move = rules.grammar.parse(words)
        assert rules.words_for(0, move, 0) == rules.words_for(0, move, EVERYTHING) == words
        assert rules.words_for(0, move, 1) == "decide on a pledge"
    assert rules.words_for(0, pledged, WATCHER) == "decide on a pledge"
    assert rules.words_for(0, rules.grammar.parse("play Caesar 7"), 1) == "play Caesar 7"
