"""Hints: warnings, and the card counting that follows from the view alone."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from games.triumvirate.table import A, C, Case, deciding, leading, names, started
from rubicon.core.playout import step
from rubicon.core.rng import Rng
from rubicon.core.state import EVERYTHING, WATCHER
from rubicon.games.triumvirate import codes as c
from rubicon.games.triumvirate.cards import NAMES, SEATS, names_in, set_of
from rubicon.games.triumvirate.codes import ALL
from rubicon.games.triumvirate.imagination import memory_of, recall_of, world_seen
from rubicon.games.triumvirate.memory import World, Worlds, worlds_of
from rubicon.games.triumvirate.play import Triumvirate
from rubicon.games.triumvirate.shapes import Place
from rubicon.words import Phrase


def places(case: Case, viewer: int) -> dict[str, list[str]]:
    """Where each card can be, in short."""
    found = case.rules.hints(case.state, viewer)["counting"]["places"]
    return {card: [short(place) for place in places] for card, places in found.items()}


def short(place: Place) -> str:
    return f"{place['place']} of {place['seat']}" if place["seat"] else place["place"]


def warnings(case: Case) -> list[str]:
    return [str(Phrase.from_json(w["says"])) for w in case.rules.hints(case.state, 0)["warnings"]]


def test_who_can_be_crowned_and_who_can_win() -> None:
    assert warnings(leading("C750", "P842")) == []
    case = leading("C750", "P842", consuls={"Crassus": 2}, markers=(0, 1))
    assert warnings(case) == [
        "Crassus is Emperor if he wins this hand.",
        "The Claudii win the match if they win this game.",
    ]


def test_after_the_end_there_is_nothing_to_warn_of() -> None:
    case = leading("C1 P42", "C24 P6", pledges=("C7", ""), consuls={"Caesar": 2}, markers=(1, 1))
    assert warnings(case.trick("Caesar 1", "Caesar 2")) == []


def test_own_cards_the_table_and_all_the_rest() -> None:
    case = leading("C750", "P842 C8", pledges=("K7", "")).trick("Caesar 5", "Caesar 8")
    found = places(case, 0)
    assert found["Caesar 7"] == ["hand of Aemilii"]
    assert found["Caesar 8"] == found["Caesar 5"] == ["table"]
    assert found["Crassus 7"] == ["pledges of Aemilii"]
    assert found["Pompeius 8"] == found["Crassus 0"] == ["aside", "hand of Claudii"]
    assert found["Pompeius 8"] == places(case, 0)["Pompeius 3"]
    unseen = case.rules.hints(case.state, 0)["counting"]["unseen"]
    assert len(unseen) == 27 - 2 - 1 - 2


def test_a_void_that_was_shown_excludes_the_suit() -> None:
    """Rulings A7.11."""
    case = leading("C751", "P842 K8", tricks={"Crassus": 1, "Pompeius": 2, "Caesar": 2})
    case.play("play Caesar 7", "play Crassus 8")
    assert case["phase"] == "lead"
    found = places(case, 0)
    assert found["Caesar 2"] == ["aside"]
    assert found["Pompeius 3"] == ["aside", "hand of Claudii"]


def test_a_card_seen_later_is_no_earlier_pledge() -> None:
    def hand(held: str, played: str = "", pledge: str | None = None) -> dict[str, Any]:
        return {"held": names(held), "played": names(played), "pledge": pledge}

    history = [
        {A: hand("C8765", "C8"), C: hand("P8765", "P8", "Pompeius 7")},
        {A: hand("C765 P8"), C: hand("P65 K87")},
    ]
    case = leading("C765 P8", "P65 K87", pledges=("", "P7"), history=history, hand_number=2)
    found = places(case, 0)
    assert found["Pompeius 8"] == ["hand of Aemilii"]
    assert found["Caesar 8"] == ["aside", "hand of Claudii"], "it was ours when they pledged"
    assert found["Crassus 8"] == ["aside", "hand of Claudii", "pledges of Claudii"]


def test_when_nothing_else_can_fill_a_hand_it_is_known() -> None:
    rest = "C87654321 P87654321 K8765"
    case = leading(rest, "K43210 C0", tricks={"Caesar": 2, "Pompeius": 2})
    assert case["aside"] == 1
    everything = places(case, EVERYTHING)
    assert everything["Crassus 4"] == ["hand of Claudii"]
    assert everything["Pompeius 0"] == ["aside"]
    sure = leading(f"{rest} P0", "K43210 C0", tricks={"Caesar": 2, "Pompeius": 2})
    assert places(sure, 0)["Crassus 4"] == ["hand of Claudii"]


def test_a_watcher_counts_what_lies_on_the_table() -> None:
    case = leading("C750", "P842 C8").trick("Caesar 5", "Caesar 8")
    found = places(case, WATCHER)
    assert found["Caesar 8"] == ["table"]
    assert found["Caesar 7"] == ["aside", "hand of Aemilii", "hand of Claudii"]
    assert len(places(started(), 0)) == 27


def hint(case: Case, name: str, viewer: int = 0) -> Any:
    return dict(case.rules.hints(case.state, viewer))[name]


def test_finished_tricks_and_what_a_reply_would_do() -> None:
    """[3.4] [3.5] [3.6] [3.7]."""
    case = leading("C5 K75", "P80 C8", tricks={"Caesar": 2, "Crassus": 2})
    assert hint(case, "tricks") == []
    assert hint(case, "replies") == {}
    case.play("play Crassus 5")
    assert hint(case, "replies") == {}, "the hand of the Claudii is secret"
    assert hint(case, "replies", 1) == {
        "Pompeius 0": {"wins": True, "suit": "Pompeius"},
        "Pompeius 8": {"wins": True, "suit": "Pompeius"},
        "Caesar 8": {"wins": True, "suit": "Caesar"},
    }
    case.play("play Pompeius 8", "play Pompeius 0")
    assert hint(case, "replies")["Crassus 7"] == {"wins": False, "suit": "Pompeius"}
    assert hint(case, "tricks", WATCHER) == [
        {
            "plays": [{"seat": A, "card": "Crassus 5"}, {"seat": C, "card": "Pompeius 8"}],
            "seat": C,
            "card": "Pompeius 8",
            "suit": "Pompeius",
        }
    ]


def test_what_was_pledged_is_counted_when_it_is_shown() -> None:
    """[7.1]."""
    pledges = ("C75 P7", "C38")
    case = leading("C1 P42", "C24 P6", pledges=pledges, consuls={"Caesar": 2}, markers=(1, 1))
    assert hint(case, "shown") is None
    expected = {
        "emperor": "Caesar",
        "pledges": {A: names("C57 P7"), C: names("C38")},
        "counted": {A: names("C57"), C: names("C3")},
        "points": {A: 12, C: 3},
    }
    assert hint(case.trick("Caesar 1", "Caesar 2"), "shown", WATCHER) == expected
    goes_on = leading("C1 P42", "C24 P6", pledges=pledges, consuls={"Caesar": 2})
    assert hint(goes_on.trick("Caesar 1", "Caesar 2"), "shown") == expected


def test_the_cards_that_may_be_played_are_named_to_whoever_sees_them() -> None:
    """[3.1] [3.2] [3.3] [5.2] What the page and the terminal raise is what is legal."""
    rng = Rng(4)
    case = started(first_dealer=A)
    for _ in range(300):
        acting = case.state.to_act()
        for viewer in (0, 1, WATCHER):
            legal = case.state.legal() if viewer == acting else []
            verbs = (c.PLAY_CARD, c.PLEDGE_CARD)
            cards = [NAMES[c.card_of(move)] for move in legal if c.verb_of(move) in verbs]
            assert case.rules.hints(case.state, viewer)["playable"] == cards
        step(case.state, rng)


def test_the_goals_tell_only_what_the_viewer_may_know() -> None:
    """[7.2] [8.1] Markers lie open; what was pledged only its own house knows."""
    case = leading("C540", "P842", pledges=("C7", "K7"))
    mine = {goal["name"]: goal["has"] for goal in hint(case, "goals")}
    assert mine["markers"] == {"Aemilii": 0, "Claudii": 0}
    assert (mine["caesar"], mine["crassus"]) == ({"Aemilii": 7}, {"Aemilii": 0})
    assert [goal["has"] for goal in hint(case, "goals", WATCHER)][1:] == [{}, {}, {}]
    both = {goal["name"]: goal["has"] for goal in hint(case, "goals", EVERYTHING)}
    assert both["crassus"] == {"Aemilii": 0, "Claudii": 7}
    assert hint(case, "worth") == {}, "no pledge is asked for"


def test_a_pledge_is_worth_its_rank_if_its_triumvir_is_crowned() -> None:
    """[7.1] Only Legions count; the rival's cards are nobody else's business."""
    case = deciding("C75 P0", "P75")
    worth = hint(case, "worth")
    assert worth["Caesar 7"] == {"points": 7, "suit": "Caesar", "consuls": 1, "of": 3}
    assert worth["Pompeius 0"]["points"] == 0
    assert set(worth) == {"Caesar 7", "Caesar 5", "Pompeius 0"}
    assert hint(case, "worth", 1) == {}


# ---- nothing that is excluded --------------------------------------------------------------------


def truly(case: Case, viewer: int, worlds: Iterable[World]) -> dict[str, set[str]]:
    """Where each card is in one of a rival's worlds or another, by looking at all of them."""
    open_, rival = case.view(viewer), 1 - viewer
    table = set_of([play["card"] for play in open_["plays"]])
    own = set_of(open_["seats"][SEATS[viewer]]["hand"])
    pledged = set_of(open_["seats"][SEATS[viewer]]["pledges"])
    found = defaultdict[str, set[str]](set)
    for world in worlds:
        theirs = sum(world.pledged)
        places = [
            ("table", table),
            (f"hand of {SEATS[viewer]}", own),
            (f"pledges of {SEATS[viewer]}", pledged),
            (f"hand of {SEATS[rival]}", world.held[-1] & ~theirs & ~table),
            (f"pledges of {SEATS[rival]}", theirs),
        ]
        places.append(("aside", ALL & ~sum(cards for _, cards in places)))
        for name, cards in places:
            for card in names_in(cards):
                found[card].add(name)
    return found


def small_positions(seeds: range) -> Iterator[tuple[Case, int, Worlds]]:
    """Positions of random games in which a player could be in few worlds."""
    for seed in seeds:
        case, rng = started(), Rng(seed)
        while step(case.state, rng):
            for viewer in range(2):
                view = case.view(viewer)
                if view["phase"] == "over" or view["phase"] == "deal":
                    continue
                recall = recall_of(view)
                memory = memory_of(recall, 1 - viewer, world_seen(recall, viewer))
                if 1 < worlds_of(memory).total <= FEW:
                    yield case, viewer, worlds_of(memory)


FEW = 300


def test_no_place_is_shown_that_is_excluded_and_none_is_missing() -> None:
    looked = 0
    for case, viewer, worlds in islice(small_positions(range(20)), 150):
        told = {name: set(there) for name, there in places(case, viewer).items()}
        assert told == truly(case, viewer, worlds.every())
        looked += 1
    assert looked == 150


def test_a_watcher_is_told_no_place_that_is_excluded_either() -> None:
    """Both houses together: what the one must hold the other does not."""
    tricks = {"Crassus": 1, "Pompeius": 2, "Caesar": 2}
    case = leading("C75", "P4 K8", tricks=tricks)
    case.trick("Caesar 7", "Crassus 8")
    worlds = case.imagine(WATCHER).worlds(2000)
    assert worlds is not None
    true = defaultdict[str, set[str]](set)
    for world in worlds:
        assert isinstance(world, Triumvirate)
        for name, there in places(Case(case.rules, world), EVERYTHING).items():
            true[name] |= set(there)
    assert {name: set(there) for name, there in places(case, WATCHER).items()} == true
    assert "hand of Claudii" not in true["Caesar 2"]
