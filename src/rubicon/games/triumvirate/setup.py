"""From chosen options to the tables that the rules read."""

from collections.abc import Mapping

from rubicon.games.triumvirate.cards import SEATS, SUITS, legion_cards
from rubicon.games.triumvirate.codes import COUNTED, NONE, REPLAY, SHARED
from rubicon.games.triumvirate.tables import Tables

SAME_NAME = (
    "hand_size",
    "tricks_to_consul",
    "consuls_to_emperor",
    "pledges_in_a_game",
    "markers_to_win",
    "most_games",
)
TIED = {"replay": REPLAY, "counted": COUNTED, "shared": SHARED}


def make_tables(options: Mapping[str, int | str]) -> Tables:
    """Everything that stays the same during a match [10.1] [9.1] [9.2] [9.3]."""
    tables = Tables(len(SEATS))
    tables.legions = legion_cards()
    for name in SAME_NAME:
        setattr(tables, name, int(options[name]))
    tables.reading_late_pledge = options["pledge_after_crowning"] == "yes"
    tables.reading_tied = TIED[str(options["tied_games"])]
    dealer = str(options["first_dealer"])
    tables.first_dealer = SEATS.index(dealer) if dealer in SEATS else NONE
    tables.most_hands = most_rounds(tables.consuls_to_emperor)
    if tables.reading_tied == COUNTED:
        best_of = 2 * tables.markers_to_win - 1
        tables.most_games = min(tables.most_games, best_of)
    return tables


def most_rounds(needed: int) -> int:
    """[4.4] All suits one short of what they need, and one more."""
    return len(SUITS) * (needed - 1) + 1


def most_plies(tables: Tables) -> int:
    """No match has more: a dealer, then hands of deals, tricks and two decisions each."""
    cards_played = 2 * most_rounds(tables.tricks_to_consul)
    a_hand = 2 * tables.hand_size + cards_played + len(SEATS)
    return 1 + tables.most_games * tables.most_hands * a_hand
