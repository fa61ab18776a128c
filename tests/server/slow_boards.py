"""The toy with boards whose check waits until a file is there: as slow as a test wants it.

A board named "toil" is work without end.
"""

import time
from pathlib import Path

from patience import PAUSE
from rubicon.words import Phrase, Scope
from toy.curia_game import CuriaGame

TOIL = "toil"


class SlowGame(CuriaGame):
    """Its boards are names of files."""

    id = "slow"

    def check_board(self, board: str, board_file: str | Phrase) -> Phrase:
        """Sound, as soon as the file is there."""
        while not Path(board).exists():
            if board != TOIL:
                time.sleep(PAUSE)
        return Scope("server")("the-board")


GAME = SlowGame()
