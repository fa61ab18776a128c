"""Nobody can tell from the time a bot took whether it had a choice."""

import asyncio
from typing import Any

import pytest

from rubicon.bots.levels import hurried
from rubicon.bots.roster import make_bot
from rubicon.bots.search_bot import SearchBot
from rubicon.server.bots import Bots
from rubicon.server.create import open_match
from rubicon.server.desk import Desk
from rubicon.server.games import Catalogue
from rubicon.server.hub import Hub
from rubicon.server.pace import Pace
from rubicon.server.settings import Settings
from rubicon.server.store.base import open_store

KIND = ("triumvirate", "imperator")


def test_a_forced_answer_takes_the_time_of_a_real_one() -> None:
    """Each of the last real decisions is as likely as any other to lend its time."""
    pace = Pace(0.5)
    for spent in (1.1, 2.2):
        assert spent + pace.rest(KIND, spent, had_choice=True) in (1.5, 2.5)
    forced = {pace.rest(KIND, 0.001, had_choice=False) + 0.001 for _ in range(200)}
    assert forced == {1.5, 2.5}


def test_times_are_whole_beats_and_never_none() -> None:
    pace = Pace(0.5)
    assert pace.rest(KIND, 0.0, had_choice=False) == 0.5, "nothing is known yet"
    assert pace.rest(KIND, 0.1, had_choice=True) == pytest.approx(0.4)
    assert pace.rest(KIND, 0.6, had_choice=True) == pytest.approx(0.4)
    assert pace.rest(("curia", "imperator"), 0.0, had_choice=False) == 0.5
    assert Pace(0.0).rest(KIND, 3.0, had_choice=True) == 0.0


def test_in_a_window_a_bot_has_a_small_fixed_budget() -> None:

    bot = make_bot(hurried("imperator", 0.5))
    assert isinstance(bot, SearchBot)
    assert (bot.thinker.budget.seconds, bot.thinker.budget.iterations) == (0.5, 3000)
    assert hurried("random", 0.5) == "random"


@pytest.mark.parametrize("game", ["triumvirate", "end_of_the_triumvirate"])
def test_only_where_there_are_secrets(sqlite: str, game: str) -> None:
    """A bot's answer is held back before anybody sees it; in an open game it comes at once."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def first(_: object, __: int, ___: str, legal: list[int]) -> dict[str, Any]:
        return {"move": legal[0]}

    async def run() -> None:
        store = await open_store(sqlite)
        settings = Settings(sqlite)
        desk = Desk(settings, store, Catalogue(), Hub())
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "bot": None}]
        wish = {"game": game, "players": 2, "options": {}, "board": None, "position": None}
        made = await open_match(desk, "anna", wish | {"seats": seats, "public": True})
        live = await desk.get(made["id"])
        bots = Bots(settings, desk)
        bots.sleep = sleep
        bots.think = first  # type: ignore[method-assign,assignment]
        seat = live.waiting[0]
        live.seats[seat].kind, live.seats[seat].bot = "bot", "random"
        live.seats[1 - seat].kind = "person"
        assert await bots.choose(live, seat, "random") in live.match.choices(seat)
        await store.close()

    asyncio.run(run())
    assert [seconds > 0 for seconds in slept] == ([True] if game == "triumvirate" else [])
