"""Whose bot thinks next: nobody's match waits behind a thousand of somebody else's."""

import asyncio

import pytest

from patience import PATIENCE, wait_for
from rubicon.server.bots import Bots
from rubicon.server.bots_worker import Worker
from rubicon.server.desk import Desk
from rubicon.server.games import Catalogue
from rubicon.server.hub import Hub
from rubicon.server.limits import OneByOne
from rubicon.server.settings import Settings
from rubicon.server.store.base import open_store
from rubicon.server.turns import HALF_LIFE, Turns, Usage, Wish
from server.house import House, Player

MANY = 1000


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def wish(name: str, owner: str, rank: int = 0, *more: str) -> Wish:
    return Wish(name, (owner, *more), lambda: rank)


def order(wishes: list[Wish], seconds: float = 1.0) -> list[str]:
    """One worker, always for so long: who is served when."""

    async def run() -> list[str]:
        clock, served = Clock(), list[str]()
        turns = Turns([Worker(())], clock)

        async def think(one: Wish) -> None:
            worker = await turns.take(one)
            served.append(one.match_id)
            await asyncio.sleep(0)
            clock.now += seconds
            turns.give_back(worker, one, seconds)

        await asyncio.wait_for(asyncio.gather(*(think(one) for one in wishes)), PATIENCE)
        return served

    return asyncio.run(run())


def test_an_honest_player_is_next_but_one_behind_a_thousand_matches() -> None:
    greedy = [wish(f"{i}", "greedy") for i in range(MANY)]
    assert order([*greedy, wish("honest", "anna")]).index("honest") == 1


def test_many_names_from_one_address_do_not_bring_more() -> None:
    """The address has had its turn, whatever it calls itself next."""
    masks = [wish(f"{i}", f"mask {i}", 0, "192.0.2.1") for i in range(MANY)]
    served = order([*masks, wish("anna", "anna", 0, "192.0.2.2"), wish("berta", "berta")])
    assert sorted(served[1:3]) == ["anna", "berta"]


def test_a_person_who_waits_comes_before_bots_that_play_alone() -> None:
    alone = [wish(f"{i}", f"owner {i}", 2) for i in range(20)]
    away = [wish(f"away {i}", f"person {i}", 1) for i in range(3)]
    served = order([*alone, *away, *[wish(f"here {i}", "anna") for i in range(3)]])
    assert served[1:7] == ["here 0", "here 1", "here 2", "away 0", "away 1", "away 2"]


def test_equals_take_turns() -> None:
    names = [f"{who} {i}" for i in range(4) for who in ("anna", "berta")]
    wishes = [wish(name, name.split()[0]) for name in sorted(names)]
    served = [name.split()[0] for name in order(wishes)]
    assert all(set(served[i : i + 2]) == {"anna", "berta"} for i in range(0, len(served), 2))


def test_what_was_used_is_forgotten_by_and_by() -> None:
    clock = Clock()
    usage = Usage(clock)
    usage.add("anna", 8.0)
    clock.now = 2 * HALF_LIFE
    assert usage.of("anna") == pytest.approx(2.0)
    assert usage.of("nobody") == 0.0


def test_who_gives_up_waiting_does_not_keep_the_worker() -> None:
    async def run() -> None:
        turns = Turns([Worker(())])
        first = wish("first", "anna")
        worker = await turns.take(first)
        gone = asyncio.create_task(turns.take(wish("gone", "berta")))
        last = asyncio.create_task(turns.take(wish("last", "carla")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        turns.give_back(worker, first, 1.0)
        assert await asyncio.wait_for(last, PATIENCE) is worker

    asyncio.run(run())


def test_what_one_asks_for_at_once_is_done_one_by_one_and_others_come_in_between() -> None:
    """A thousand matches opened from one address do not stand before a single one from another."""

    async def run() -> list[str]:
        opening, done = OneByOne(), list[str]()

        async def open_match(line: str) -> None:
            async with opening.of(line):
                await asyncio.sleep(0)
                done.append(line)

        lines = [*["192.0.2.1"] * MANY, "192.0.2.2"]
        await asyncio.wait_for(asyncio.gather(*map(open_match, lines)), PATIENCE)
        assert not opening.locks, "nobody is remembered who asks for nothing"
        return done

    assert asyncio.run(run()).index("192.0.2.2") == 1


def test_a_start_does_not_wait_for_the_bots_of_before(sqlite: str) -> None:
    """They are looked for behind it."""

    async def run() -> None:
        store = await open_store(sqlite)
        settings = Settings(sqlite)
        desk = Desk(settings, store, Catalogue(), Hub())
        bots, looked, gate = Bots(settings, desk), asyncio.Event(), asyncio.Event()

        async def slow(_: float) -> None:
            looked.set()
            await gate.wait()

        bots.resume = slow  # type: ignore[method-assign,assignment]
        await asyncio.wait_for(bots.start(), PATIENCE)
        await asyncio.wait_for(looked.wait(), PATIENCE)
        await bots.stop()
        await store.close()

    asyncio.run(run())


def test_bots_that_play_alone_go_on_when_somebody_looks(house: House, sqlite: str) -> None:
    """After a restart nobody looks: nothing happens, until somebody does."""
    server = house.start(sqlite)
    anna = Player(server)
    match_id = anna.create("greedy", "greedy", "greedy")["id"]
    server.kill()
    anna.move_to(house.start(sqlite))
    with anna.follow(match_id) as socket:
        socket.until(lambda now: now["status"] == "over")
    assert wait_for(lambda: anna.match(match_id)["status"] == "over")
