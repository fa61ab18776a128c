"""The toy game with secrets, under the name by which a server loads a game."""

from toy.curia_game import CuriaGame

GAME = CuriaGame()
