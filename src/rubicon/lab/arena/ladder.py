"""The ladder: each level against the one below it, in every game, and the document that says so.

Games are kept in a folder for each pair; the findings are one JSON object, and the document is made
of that object alone, so that it can be written again without a game being played or read.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rubicon.bots.levels import LEVELS
from rubicon.core.contract import Json
from rubicon.core.errors import BadInput
from rubicon.lab.arena.question import Question, ask
from rubicon.lab.arena.ratings import rate
from rubicon.lab.arena.shares import Shares, whole_rounds
from rubicon.lab.arena.store import Memory, stored_games
from rubicon.lab.arena.summary import package_version, thinking
from rubicon.registry import GAMES, find_game

FORMAT = 1
AIMS = {2: 0.65}
AIM_AGAINST_SEVERAL = 0.5
"""Of wins, as one seat against the level below in all others."""
NAMES = tuple(level.name for level in LEVELS)
PEER_AIMS = {2: 0.8}
PEER_AIM_AGAINST_SEVERAL = 0.6
PEER_FIELDS = (
    "game", "title", "rules_version", "players", "bot", "games", "share", "low", "high", "seconds",
    "ms", "peer", "builds", "code", "seed",
)  # fmt: skip
"""What is kept of a comparison with another engine."""
PEER_ENGINE = ("name", "version", "search")


@dataclass(frozen=True, slots=True)
class Pair:
    """A level and the one below it, at one game."""

    game: str
    players: int
    upper: str
    lower: str
    seed: int = 1

    def question(self) -> Question:
        """One of the upper level against the lower in all other seats."""
        bots = (self.upper, self.lower)
        return ask(self.game, bots, self.players, one_against_rest=True, seed=self.seed)

    def folder(self, out: Path) -> Path:
        """Where its games are kept."""
        safe = "".join(
            c if c.isalnum() or c in "=._-" else "-" for c in f"{self.upper}-{self.lower}"
        )
        return out / f"{self.game}-{self.players}" / safe

    def words(self) -> str:
        """For people."""
        return f"{self.game}, {self.players} players: {self.upper} against {self.lower}"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pairs are wanted; nothing named means all."""

    levels: tuple[str, ...] = NAMES
    """From the weakest to the strongest."""
    games: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    uppers: tuple[str, ...] = ()
    seed: int = 1

    def pairs(self) -> Iterator[Pair]:
        """Game by game, from the bottom of the ladder."""
        for game in self.games or GAMES:
            for players in find_game(game).players:
                if self.players and players not in self.players:
                    continue
                for lower, upper in zip(self.levels, self.levels[1:], strict=False):
                    if not self.uppers or upper in self.uppers:
                        yield Pair(game, players, upper, lower, self.seed)


def aim(players: int) -> float:
    """The share that a level should win against the one below."""
    return AIMS.get(players, AIM_AGAINST_SEVERAL)


# ---- findings ------------------------------------------------------------------------------------


def collect(out: Path, wanted: Wanted, peers: Sequence[Json]) -> Json:
    """All that the folders tell, as one object."""
    return {
        "format": FORMAT,
        "rubicon": package_version(),
        "levels": [asdict(level) for level in LEVELS if level.name in wanted.levels],
        "rungs": [rung(pair, pair.folder(out)) for pair in wanted.pairs()],
        "peers": list(peers),
    }


def rung(pair: Pair, folder: Path) -> Json:
    """What is known of one pair."""
    question = pair.question()
    store = Memory(question)
    if (folder / "question.json").exists():
        store = stored_games(folder)
    rounds = whole_rounds(store)
    shares = Shares(store.question, rounds)
    ratings, _ = rate(store.question, rounds)
    played = [game for games in rounds for game in games]
    games = len(played)
    return {
        "game": pair.game,
        "title": find_game(pair.game).title,
        "rules_version": store.question.version,
        "players": pair.players,
        "upper": pair.upper,
        "lower": pair.lower,
        "aim": aim(pair.players),
        **shares.bot(pair.upper).json(),
        "elo": None
        if not ratings
        else {name: 2 * value for name, value in ratings[pair.upper].json().items()},
        "upper_time": thinking(shares, pair.upper),
        "lower_time": thinking(shares, pair.lower),
        "builds": sorted({game.build for game in played}),
        "code": sorted({game.code for game in played}),
        "command": store.question.command(max(games, 1)),
    }


def read_peer(path: Path) -> Json:
    """A comparison with another engine: the `summary.json` that `bench/` writes."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        lacking = [name for name in PEER_FIELDS if name not in told]
        lacking += [f"peer.{name}" for name in PEER_ENGINE if name not in told.get("peer", {})]
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror or error}.") from None
    except (AttributeError, TypeError, json.JSONDecodeError):
        raise BadInput(f"{path} is no comparison with another engine.") from None
    if lacking:
        raise BadInput(f"{path} is no comparison with another engine: {lacking[0]} is missing.")
    bar = PEER_AIMS.get(told["players"], PEER_AIM_AGAINST_SEVERAL)
    return {name: told[name] for name in PEER_FIELDS} | {"aim": bar}


def read_findings(path: Path) -> Json:
    """The object beside a document."""
    try:
        found: Json = json.loads(path.read_text(encoding="utf-8"))
        if found["format"] != FORMAT:
            raise BadInput(f"{path} is of format {found['format']}, not {FORMAT}.")
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror or error}.") from None
    except (KeyError, TypeError, json.JSONDecodeError):
        raise BadInput(f"{path} holds no ladder.") from None
    return found
