"""[7.1] How long a chance to interrupt takes does not depend on what bots hold, or how they think.

Nothing is measured: what the server does, and for how long it means to wait, is written down.
"""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest

from conformance.payloads import loaded
from games.total_war_rome.table import CARTHAGE, GREECE, ROME, bare
from rubicon.core.match import Match
from rubicon.games.total_war_rome import steps as st
from rubicon.server.desk import Desk
from rubicon.server.live import LiveMatch
from rubicon.server.settings import Settings
from rubicon.server.store.rows import SeatRow
from rubicon.server.windows import Windows, seconds_open

SECONDS, ALONE = 4.0, 0.5
HANDS = {
    "nobody has anything to play": ("omens", "omens"),
    "one could interrupt": ("bountiful_harvest", "omens"),
    "both could": ("bountiful_harvest", "bountiful_harvest"),
}


class Diary:
    """In the place of the desk: it notes what it is asked to do."""

    def __init__(self) -> None:
        self.settings = Settings("sqlite://", window_seconds=SECONDS, lone_window_seconds=ALONE)
        self.after_change: list[Any] = []
        self.after_hearing: list[Any] = []
        self.lines: list[str] = []

    async def keep_answer(self, live: LiveMatch, seat: int, **values: Any) -> None:
        """A seat has answered."""
        self.lines.append(f"{live.rules.seats[seat]} answers")
        live.match.answers[seat] = values["answer"]

    async def reveal(self, live: LiveMatch) -> None:
        """All answers are shown, if all have answered; then this match is over."""
        self.lines.append("shown" if live.is_due else "somebody is waited for")
        live.row = replace(live.row, status="over")


def taxation(*events: str) -> LiveMatch:
    """Bots play Carthage and Greece and are asked at taxation; each holds one card."""
    case = bare(st.TAXATION, ROME, 3)
    for seat, event in zip((CARTHAGE, GREECE), events, strict=True):
        case.hold(seat, event)
    match = Match(case.rules, case.go_on().s)
    assert match.state.asked() == [CARTHAGE, GREECE]
    rows = loaded(match)
    rows.seats = [replace(one, kind="bot", bot="imperator") for one in rows.seats]
    return LiveMatch(match.rules, match.first, rows)


def closed(live: LiveMatch, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that happens until the window is closed; bots are still thinking."""
    diary = Diary()

    async def sleep(seconds: float) -> None:
        diary.lines.append(f"wait {seconds}")

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(Windows(cast(Desk, diary)).close(live))
    return diary.lines


@pytest.mark.parametrize("hands", HANDS)
def test_a_bot_that_thinks_is_not_waited_for(hands: str, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = closed(taxation(*HANDS[hands]), monkeypatch)
    assert happened == [f"wait {ALONE}", "Carthage answers", "Greece answers", "shown"]


@pytest.mark.parametrize("hands", HANDS)
def test_an_early_answer_makes_it_no_shorter(hands: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live = taxation(*HANDS[hands])
    for seat in (CARTHAGE, GREECE):
        live.match.answers[seat] = [[live.match.choices(seat)[-1]]]
    assert closed(live, monkeypatch) == [f"wait {ALONE}", "shown"]


def test_a_person_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """He has said nothing, and could play something: only a bot's answer comes too late."""
    live = taxation(*HANDS["one could interrupt"])
    live.seats[CARTHAGE] = replace(live.seats[CARTHAGE], kind="person", bot=None)
    expected = [f"wait {ALONE}", "Greece answers", "somebody is waited for"]
    assert closed(live, monkeypatch) == expected


def test_who_is_asked_does_not_depend_on_what_bots_hold() -> None:
    asked = [taxation(*events).match.state.asked() for events in HANDS.values()]
    assert asked == [[CARTHAGE, GREECE]] * len(HANDS)


@pytest.mark.parametrize(
    ("people", "seconds"),
    [
        (("anna", "berta", "bot"), SECONDS),
        (("anna", None, "bot"), SECONDS),
        (("anna", "anna", "anna"), ALONE),
        (("anna", "bot", "bot"), ALONE),
        (("bot", "bot", "bot"), ALONE),
    ],
)
def test_it_is_short_where_nobody_sits_at_another_screen(
    people: tuple[str | None, ...], seconds: float
) -> None:
    """Whatever anybody holds. A seat that is still open is somebody else's."""
    for hands in HANDS.values():
        live = taxation(*hands)
        live.seats[:] = [
            SeatRow(seat, "bot", bot="miles")
            if who == "bot"
            else SeatRow(seat, "person" if who else "open", who)
            for seat, who in enumerate(people)
        ]
        assert seconds_open(Diary().settings, live) == seconds
