"""A duplicate, clicked through: setting it up, playing one's table, looking at the comparison."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.card_table import by_api, plays_on, sees_table
from browser.conftest import Invite
from browser.guest import Guest, Json, Theme
from browser.test_access import AXE, OVERFLOW, RUN_AXE, SIZES, SMALL_TARGETS, TARGET, serious
from patience import wait_for

NEW = "/new?game=triumvirate"
DOUBLE = "Duplicate: the same cards at two tables"
SHORT = {"consuls_to_emperor": 1, "markers_to_win": 1, "most_games": 1}
BOT = {"kind": "bot", "bot": "random"}
MOST_DECISIONS = 20


def set_up(guest: Guest) -> None:
    """On the screen for a new match, with two tables chosen."""
    guest.open(NEW)
    guest.page.get_by_role("radio", name=DOUBLE).check()


def shorten(guest: Guest) -> None:
    """A match of one hand: three tricks make an Emperor, and that is all."""
    page = guest.page
    page.get_by_text("Change numbers").click()
    page.get_by_label("Consul markers that crown an Emperor").fill("1")
    page.get_by_label("Game markers that win the match").fill("1")
    page.get_by_label("Games in a match at most").fill("1")
    page.get_by_label("Games in a match at most").blur()


def seats_at(guest: Guest, table: int) -> Locator:
    return guest.page.get_by_role("group", name=f"Who sits at table {table}")


def opened(guest: Guest, *chairs: Json, **more: object) -> list[str]:
    """A duplicate by the web API: the tables' ids."""
    first, second = list(chairs[:2]), list(chairs[2:]) or None
    wish = {"game": "triumvirate", "options": SHORT, "first": first, "second": second} | more
    made = guest.post("duplicates", **wish)
    return [table["id"] for table in made["tables"]]


def finish(guest: Guest, match: str) -> Json:
    return by_api(guest, match, lambda now: now["status"] != "running")


def compared(guest: Guest) -> Locator:
    return guest.page.get_by_role("table", name="The same cards at both tables")


def test_alone_against_a_bot_by_clicking(anna: Guest) -> None:
    set_up(anna)
    for table, seat in ((1, "Claudii"), (2, "Aemilii"), (2, "Claudii")):
        seats_at(anna, table).get_by_label(seat).select_option("bot:random")
    shorten(anna)
    anna.button("Start the match").click()
    sees_table(anna)
    for _ in range(MOST_DECISIONS):
        if plays_on(anna) == "over":
            break
    both = compared(anna)
    expect(both).to_be_visible()
    expect(both.get_by_role("columnheader")).to_have_text(["Table 1", "See table 2"])
    expect(both.get_by_role("row", name="Aemilii")).to_contain_text("you")
    expect(both.get_by_role("row", name="Game 1")).to_contain_text("is Emperor after 1 hand")
    expect(both.get_by_role("row", name="Length")).to_contain_text("moves")
    expect(anna.page.locator("#compared + div")).to_contain_text("ith the")
    first = anna.match
    both.get_by_role("link", name="See table 2").click()
    expect(compared(anna).get_by_role("columnheader")).to_have_text(["See table 1", "Table 2"])
    assert anna.match != first
    anna.open("/")
    mine = anna.page.get_by_role("region", name="My matches").get_by_role("listitem")
    expect(mine.nth(0)).to_contain_text("Duplicate, table 1 of 2")
    expect(mine.nth(1)).to_contain_text("Duplicate, table 2 of 2")


def test_the_comparison_comes_when_the_other_table_is_finished(invite: Invite) -> None:
    anna, berta = invite(), invite()
    here, there = opened(anna, {"kind": "me"}, BOT, {"kind": "open"}, BOT)
    berta.post(f"matches/{there}/join")
    finish(anna, here)
    anna.open(f"/m/{here}")
    expect(anna.page.get_by_text("The other table is still playing these cards.")).to_be_visible()
    expect(anna.page.get_by_label("Seen from")).to_have_count(0)
    expect(anna.page.get_by_role("link", name="Download the record")).to_have_count(0)
    anna.expect_noise("404")
    anna.context.new_page().goto(f"/m/{there}")
    expect(anna.context.pages[-1].get_by_role("link", name="Go to the lobby")).to_be_visible()
    finish(berta, there)
    expect(compared(anna)).to_be_visible()
    expect(anna.page.get_by_label("Seen from").first).to_be_attached()


def test_two_people_exchange_their_seats(invite: Invite) -> None:
    anna, berta = invite(), invite()
    set_up(anna)
    anna.page.get_by_role("radio", name="Two people, one table after the other").check()
    shorten(anna)
    anna.button("Start the match").click()
    link = anna.page.get_by_label("Link for Claudii").input_value()
    berta.open(link)
    sees_table(berta)
    anna.page.get_by_role("link", name="Go to the table").click()
    sees_table(anna)
    here = anna.match
    people = (anna, berta)

    def over(match: str) -> bool:
        for person in people:
            now = person.get(f"matches/{match}")
            if now["deciding"]:
                person.say_moves(match, now["moves"][0]["words"])
        return bool(now["status"] != "running")

    wait_for(lambda: over(here))
    anna.page.get_by_role("link", name="Go on to table 2, with seats exchanged").click()
    expect(anna.page).not_to_have_url(re.compile(here))
    sees_table(anna)
    assert anna.snapshot()["you"] == ["Claudii"]
    there = anna.match
    wait_for(lambda: over(there))
    expect(compared(anna)).to_be_visible()
    # She has stayed at the first table, and hears of the end of the second.
    expect(compared(berta).get_by_role("row", name="Aemilii")).to_contain_text("you")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_everyone_can_use_it(invite: Invite, theme: Theme, size: str) -> None:
    guest = invite(theme=theme, size=SIZES[size])
    set_up(guest)
    look(guest)
    here, _ = opened(guest, {"kind": "me"}, BOT, BOT, BOT)
    finish(guest, here)
    guest.open(f"/m/{here}")
    expect(compared(guest)).to_be_visible()
    look(guest)
    guest.open("/")
    expect(guest.page.get_by_text("Duplicate, table 2 of 2")).to_be_visible()
    look(guest)


def look(guest: Guest) -> None:
    """No barrier, nothing beside the screen, nothing too small for a finger."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    assert serious(guest.page.evaluate(RUN_AXE)) == []
    assert guest.page.evaluate(OVERFLOW) <= 0
    assert guest.page.evaluate(SMALL_TARGETS, TARGET) == []
