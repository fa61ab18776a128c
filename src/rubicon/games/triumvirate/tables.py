"""The numbers and the readings as ints: fixed for a match, shared by its states."""

from rubicon.core.values import Fixed
from rubicon.games.triumvirate.codes import NONE, REPLAY


class Tables(Fixed):
    """What `setup.py` makes of the data files, in the shape the rules read fast."""

    __slots__ = (
        "consuls_to_emperor",
        "first_dealer",
        "hand_size",
        "legions",
        "markers_to_win",
        "most_games",
        "most_hands",
        "pledges_in_a_game",
        "reading_late_pledge",
        "reading_tied",
        "tricks_to_consul",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        # The cards [1.2]: the Legions of all suits
        self.legions: int = 0
        # Numbers [10.1]
        self.hand_size: int = 0
        self.tricks_to_consul: int = 0
        self.consuls_to_emperor: int = 0
        self.pledges_in_a_game: int = 0
        self.markers_to_win: int = 0
        self.most_games: int = 0
        self.most_hands: int = 0
        # Readings [9.1] [9.2] [9.3]
        self.reading_late_pledge: bool = False
        self.reading_tied: int = REPLAY
        self.first_dealer: int = NONE
