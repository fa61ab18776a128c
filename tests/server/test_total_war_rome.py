"""Total War: Rome over the wire: a server killed in the middle of any phase loses nothing."""

import random
from functools import partial

from games.total_war_rome.table import settled
from patience import wait_for
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, NOBODY
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.play import War
from server.house import House, Json
from server.senate import Senate

GAME = "total_war_rome"
SEEDS = range(3)
PHASES = {
    c.INITIATIVE_PHASE,
    c.AGENT_PHASE,
    c.TAXATION_PHASE,
    c.CAMPAIGN_PHASE,
    c.SPENDING_PHASE,
}
SLOW = {"window_seconds": 600.0}
"""No window closes by itself."""
SHORT = {"window_seconds": 0.02}


def kinds_of_moment() -> dict[tuple[int, int], Json]:
    """One position for each kind of question that is asked in each phase, from random games."""
    rules = settled(2)
    found: dict[tuple[int, int], Json] = {}
    for seed in SEEDS:
        state, rng = rules.start(), Rng(seed)
        while (seat := state.to_act()) != NOBODY:
            assert isinstance(state, War)
            moves = state.legal()
            if seat != CHANCE and len(moves) > 1:
                kind = (state.phase, st.step_of(state.agenda[-1]))
                if kind not in found:
                    found[kind] = rules.position(state)
            state.apply(moves[rng.below(len(moves))] if moves else state.sample(rng))
    return found


def test_a_match_goes_on_after_a_kill_in_the_middle_of_every_phase(
    house: House, sqlite: str
) -> None:
    server = house.start(sqlite, **SLOW)
    moments = kinds_of_moment()
    assert {phase for phase, _ in moments} == PHASES
    assert len(moments) > 20
    dice = random.Random(1)
    tables = []
    for position in moments.values():
        table = Senate(server, position, players=2, game=GAME)
        assert goes_on(table, dice)
        tables.append((table, {name: seen(table, name) for name in table.all}))
    server.kill()
    server = house.start(sqlite, **SLOW)
    for table, before in tables:
        table.move_to(server)
        assert {name: seen(table, name) for name in table.all} == before
    # What waits for the end of a window goes on where windows end.
    server.kill()
    server = house.start(sqlite, **SHORT)
    for table, _ in tables:
        table.move_to(server)
        wait_for(partial(goes_on, table, dice))


def goes_on(table: Senate, dice: random.Random) -> bool:
    """Whoever has something to decide does so; False if nobody has, and the game is not over."""
    deciding = [name for name in table.people if table.seen(name)["moves"]]
    for name in deciding:
        # The window in which he was asked may have ended by now, or the first has ended the turn.
        if moves := (told := table.seen(name))["moves"]:
            body = {"move": dice.choice(moves)["words"], "ply": told["ply"]}
            answer = table.people[name].http.post(f"/api/matches/{table.id}/moves", json=body)
            assert answer.status_code in (200, 409), answer.text
    return len(deciding) > 0 or table.seen("")["status"] == "over"


def seen(table: Senate, name: str) -> Json:
    """What somebody is told, but for who is connected."""
    snapshot = table.seen(name)
    for seat in snapshot["seats"]:
        del seat["online"]
    return snapshot
