"""What an arena asks: which bots meet, in which line-ups and seatings, under which rules and luck.

A *line-up* is who sits at the table, in no order. A *seating* is one order of it. A *round* is
every seating of every line-up once, all with the same luck; rounds are independent of each other.
"""

import hashlib
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

from rubicon.bots.contract import close_bot
from rubicon.bots.roster import make_bot
from rubicon.core.contract import Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.luck import SEED_BYTES
from rubicon.core.rng import Rng
from rubicon.registry import find_game

Lineup = tuple[str, ...]
Seating = tuple[str, ...]
RNG_BYTES = 12
MOST_SEATINGS = 5000


@dataclass(frozen=True)
class Question:
    """One comparison, whole: two with the same fields play the same games."""

    game: str
    version: int
    """Of the rules."""
    players: int
    options: Mapping[str, str]
    """Only what was given; the rest has its default."""
    bots: tuple[str, ...]
    one_against_rest: bool
    seed: int

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who meets whom."""
        return tuple(lineups_of(self.bots, self.players, self.one_against_rest))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The games of one round."""
        return tuple(
            seating for lineup in self.lineups for seating in sorted(set(permutations(lineup)))
        )

    def rounds_for(self, games: int) -> int:
        """How many whole rounds make at least this number of games."""
        return -(-games // len(self.seatings))

    def rules(self) -> Rules:
        """The settled rules."""
        return find_game(self.game).rules(self.players, self.options, None, "")

    def command(self, games: int) -> str:
        """The command that plays it, without anything of the machine."""
        named = any("," in bot for bot in self.bots)
        given = [part for bot in self.bots for part in ("--bot", bot)]
        words = ["rubicon", "arena", self.game, "--players", str(self.players)]
        words += given if named else ["--bots", ",".join(self.bots)]
        words += ["--one-against-rest"] if self.one_against_rest else []
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join([*words, "--games", str(games), "--seed", str(self.seed)])

    def json(self) -> Json:
        """For programs and for the folder in which the games are kept."""
        return {
            "game": self.game,
            "rules_version": self.version,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "one_against_rest": self.one_against_rest,
            "seed": self.seed,
        }


def read_question(data: Json) -> Question:
    """The question that `json` wrote."""
    return Question(
        game=data["game"],
        version=data["rules_version"],
        players=data["players"],
        options=data["options"],
        bots=tuple(data["bots"]),
        one_against_rest=data["one_against_rest"],
        seed=data["seed"],
    )


def ask(
    game: str,
    bots: tuple[str, ...],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    one_against_rest: bool = False,
    seed: int = 1,
) -> Question:
    """A question that makes sense, or BadInput."""
    found = find_game(game)
    count = found.default_players if players is None else players
    found.rules(count, options or {}, None, "")
    check_bots(bots, one_against_rest)
    question = Question(found.id, found.version, count, options or {}, bots, one_against_rest, seed)
    if len(question.seatings) > MOST_SEATINGS:
        raise BadInput(
            f"{len(bots)} bots at {count} seats make {len(question.seatings):,} games a round; "
            f"an arena takes {MOST_SEATINGS:,} at most."
        )
    return question


def check_bots(bots: tuple[str, ...], one_against_rest: bool) -> None:
    """There are some, no two alike, and each can be made."""
    if not bots:
        raise BadInput("An arena needs bots: --bots random,greedy for example.")
    if one_against_rest and len(bots) < 2:
        raise BadInput("One against the rest needs at least two bots.")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadInput(f"The bot {bot} is named twice; it meets itself where seats are left.")
        close_bot(make_bot(bot))


def lineups_of(bots: tuple[str, ...], players: int, one_against_rest: bool) -> Iterator[Lineup]:
    """Who meets whom, depending on how many bots there are for the seats."""
    if one_against_rest:
        for other in bots[1:]:
            yield (bots[0], *[other] * (players - 1))
    elif len(bots) >= players:
        yield from combinations(bots, players)
    else:
        for lineup in combinations_with_replacement(bots, players):
            if set(lineup) == set(bots):
                yield lineup


# ---- luck ----------------------------------------------------------------------------------------


def secret(seed: int, *path: int | str) -> bytes:
    """Random bytes for a place in the arena; other places have others."""
    name = "/".join(str(part) for part in (seed, *path))
    return hashlib.blake2b(name.encode(), digest_size=SEED_BYTES).digest()


def stream(seed: int, *path: int | str) -> Rng:
    """A stream of random numbers for a place in the arena."""
    return Rng(int.from_bytes(secret(seed, *path)[:RNG_BYTES], "big"))
