"""The games and bots that the server offers, and settled rules, shared by all matches alike."""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from rubicon.bots.program import PREFIX
from rubicon.bots.roster import BOTS, USUAL
from rubicon.bots.strength import measured
from rubicon.core.contract import Game, Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.options import SCENARIO, Option
from rubicon.core.state import State
from rubicon.lessons import load_lessons
from rubicon.registry import GAMES, find_game
from rubicon.server.errors import Problem
from rubicon.server.saying import say
from rubicon.words import Listed, quoted

RULES_KEPT = 64
ABSENT = USUAL
"""Plays for a program that was configured when a match began and is not any more."""


class Catalogue:
    """The games of the registry and those that a test adds; bots and the operator's programs."""

    def __init__(
        self, extra_modules: tuple[str, ...] = (), programs: tuple[tuple[str, str], ...] = ()
    ) -> None:
        extra: list[Game] = [import_module(module).GAME for module in extra_modules]
        self.extra = {game.id: game for game in extra}
        self.programs = dict(programs)
        self.settled = lru_cache(RULES_KEPT)(self.settle)

    def find(self, name: str) -> Game:
        """A game by its id; BadInput if there is none."""
        return self.extra[name] if name in self.extra else find_game(name)

    def games(self) -> list[Game]:
        """All of them."""
        return [find_game(name) for name in GAMES] + list(self.extra.values())

    def rules(
        self, game: str, players: int, options: Mapping[str, Any], board: str | None
    ) -> Rules:
        """Settled rules; matches that are settled alike share them."""
        return self.settled(game, players, json.dumps(options, sort_keys=True), board)

    def settle(self, game: str, players: int, options: str, board: str | None) -> Rules:
        return self.find(game).rules(players, json.loads(options), board, say("the-board"))

    def described(self) -> list[Json]:
        """What the lobby says of the games."""
        return [describe(game, self.bots(game)) for game in self.games()]

    def bots(self, game: Game) -> list[Json]:
        """The bots, with what was measured of them in this game."""
        bots: list[Json] = [
            {"name": name, "program": False, "measured": measured(game.id, name)} for name in BOTS
        ]
        # The command of a program is nobody's business but the operator's.
        bots += [{"name": name, "program": True, "measured": {}} for name in self.programs]
        return bots

    def check_bot(self, name: str) -> str:
        """The name of a bot that there is."""
        if name not in BOTS and name not in self.programs:
            known = Listed.of([*BOTS, *self.programs], "comma")
            raise Problem("bad_input", say("no-such-bot", given=quoted(name), known=known))
        return name

    def bot_label(self, name: str) -> str:
        """What the roster makes a bot of; one that is there no more is replaced."""
        if name in self.programs:
            return f"{PREFIX}:{self.programs[name]}"
        return name if name in BOTS else ABSENT


def describe(game: Game, bots: list[Json]) -> Json:
    """One game for the lobby."""
    return {
        "id": game.id,
        "players": list(game.players),
        "default_players": game.default_players,
        "minutes": list(game.minutes),
        "weight": game.weight,
        "seat_names": list(game.seat_names),
        "bots": bots,
        "usual_bot": USUAL,
        "has_boards": game.has_boards,
        "scenarios": [
            {"name": one.name, "players": list(one.players), "options": dict(one.options)}
            for one in game.scenarios
        ],
        "options": [describe_option(option) for option in game.options],
        "lessons": [
            {"id": one.id, "minutes": one.minutes, "steps": len(one.steps)}
            for one in load_lessons(game)
        ],
    }


def describe_option(option: Option) -> Json:
    """One option, with what may be chosen."""
    return {
        "name": option.name,
        "rule": option.rule,
        "kind": kind_of(option),
        "values": None if option.is_number else list(option.values),
        "least": option.least if option.is_number else None,
        "most": option.most if option.is_number else None,
        "seats": {value: list(seats) for value, seats in option.seats.items()},
        "default": {str(players): value for players, value in option.default.items()},
    }


def kind_of(option: Option) -> str:
    """What sort of choice an option is."""
    if option.name == SCENARIO:
        return "scenario"
    return "number" if option.is_number else "reading"


def start_state(rules: Rules, position: Mapping[str, Any] | None) -> State:
    """Where a match begins."""
    if position is None:
        return rules.start()
    try:
        return rules.from_position(position)
    except (TypeError, KeyError, IndexError, AttributeError):
        raise BadInput(say("position-unreadable")) from None
