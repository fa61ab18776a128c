"""All that an arena found out, as one JSON object: table, report and ladder are made of it."""

from collections import Counter
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import fmean, median

from rubicon.core.contract import Json
from rubicon.lab.arena.game import Clock
from rubicon.lab.arena.ratings import rate
from rubicon.lab.arena.settle import Settling, course_of
from rubicon.lab.arena.shares import WIN, Round, Shares, first_rounds, whole_rounds
from rubicon.lab.arena.store import Memory
from rubicon.registry import find_game


def package_version() -> str:
    """Rubicon's own."""
    try:
        return version("rubicon")
    except PackageNotFoundError:  # Run from source without having been installed.
        return "unknown"


def summarise(store: Memory, settling: Settling | None = None) -> Json:
    """Everything, from whole rounds only."""
    question, rounds = store.question, whole_rounds(store)
    shares = Shares(question, rounds)
    games = len(rounds) * len(question.seatings)
    rules = question.rules()
    played = [game for games_of_round in rounds for game in games_of_round]
    bots, seats = rate(question, rounds)
    return {
        "question": question.json(),
        "command": question.command(max(games, 1)),
        "title": find_game(question.game).title,
        "seats": list(rules.seats),
        "options": dict(rules.options),
        "rubicon": package_version(),
        "builds": sorted({game.build for game in played}),
        "code": sorted({game.code for game in played}),
        "rounds": len(rounds),
        "games_a_round": len(question.seatings),
        "games": games,
        "games_not_counted": len(store.games) - games,
        "par": round(1 / question.players, 4),
        "bots": {
            bot: bot_summary(shares, bot)
            | {"rating": bots[bot].json() if bot in bots else None}
            | {"course": course_of(question, first_rounds(store), bot)}
            for bot in question.bots
        },
        "lineups": lineup_summaries(shares),
        "seat_shares": {
            name: shares.of(shares.cells(seat=seat)).json()
            | {"rating": seats[seat].json() if seats else None}
            for seat, name in enumerate(rules.seats)
        },
        "length": length(rounds),
        "endings": endings(shares),
        "settled": settling.json() if settling is not None else None,
    }


def bot_summary(shares: Shares, bot: str) -> Json:
    """One bot: its share, by seat too, and how long it thinks."""
    seats = shares.question.rules().seats
    return {
        **shares.bot(bot).json(),
        "by_seat": {
            name: shares.of(shares.cells(bot=bot, seat=seat)).json()
            for seat, name in enumerate(seats)
        },
        **thinking(shares, bot),
    }


def thinking(shares: Shares, bot: str) -> Json:
    """Time for a decision, and decisions that were lost to a fallback."""
    clock, faults = Clock(), 0
    for seating, seat in shares.cells(bot=bot):
        for games in shares.rounds:
            clock.merge(games[seating].clocks[seat])
            faults += games[seating].faults[seat]
    return {
        "decisions": clock.count,
        "faults": faults,
        "ms": {
            "mean": round(clock.sum_ms / clock.count, 3) if clock.count else 0.0,
            "median": round(clock.quantile(0.5), 3),
            "p95": round(clock.quantile(0.95), 3),
            "max": round(clock.max_ms, 3),
        },
    }


def lineup_summaries(shares: Shares) -> list[Json]:
    """For each line-up the share of each of its bots, for each seat that it holds."""
    return [
        {
            "bots": dict(Counter(lineup)),
            "shares": {
                bot: shares.of(shares.cells(bot=bot, lineup=number)).json()
                for bot in dict.fromkeys(lineup)
            },
        }
        for number, lineup in enumerate(shares.question.lineups)
    ]


def length(rounds: Sequence[Round]) -> Json:
    """How long the games were."""
    games = [game for games_of_round in rounds for game in games_of_round]
    return {
        name: {
            "mean": round(fmean(values), 1),
            "median": median(values),
            "least": min(values),
            "most": max(values),
            "values": dict(sorted(Counter(values).items())),
        }
        if values
        else None
        for name, values in (
            ("plies", [game.plies for game in games]),
            ("turns", [game.turns for game in games]),
        )
    }


def endings(shares: Shares) -> Json:
    """How often each ending came, and whose win it was; a shared win counts in parts."""
    found: dict[str, Counter[str]] = {}
    counts: Counter[str] = Counter()
    for games in shares.rounds:
        for game in games:
            counts[game.ending] += 1
            seating = shares.question.seatings[game.place.seating]
            for bot, payoff in zip(seating, game.payoffs, strict=True):
                found.setdefault(game.ending, Counter())[bot] += payoff
    return {
        ending: {
            "games": count,
            "wins": {bot: found[ending][bot] / WIN for bot in shares.question.bots},
        }
        for ending, count in counts.most_common()
    }
