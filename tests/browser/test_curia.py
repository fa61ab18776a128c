"""The toy game in the real page: questions to several at once, chances to interrupt, long lists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.curia_table import (
    ALONE,
    asked_to_veto,
    dealt,
    enter,
    given,
    offer,
    plays_on,
    says,
    seat,
    sees_table,
    sit,
)
from browser.guest import Guest, Json
from browser.host import Host
from browser.test_access import AXE, OVERFLOW, RUN_AXE, SIZES, SMALL_TARGETS, TARGET, serious
from browser.test_keyboard import step_to

WINDOW_SECONDS = 2.0
MOST_DECISIONS = 30
MOST_BUTTONS = 200
ANSWERED = "Your answer is in: {}. Undo takes it back."
ALL_TOGETHER = "There is a chance to interrupt. All answers are shown together."
TRIBUNE, ANOTHER, NO_TRIBUNE = 0, 1, 3
"""Letters."""
# The most buttons that are drawn while somebody types, key by key.
TYPE = """async (text) => {
  const field = document.getElementById('typed');
  let most = 0;
  for (let length = 1; length <= text.length; length++) {
    field.value = text.slice(0, length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    most = Math.max(most, document.querySelectorAll('button').length);
  }
  return most;
}"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[Host]:
    """A server that has the toy."""
    folder = tmp_path_factory.mktemp("curia")
    games = ["server.secretive"]
    started = Host(folder, built_page, window_seconds=WINDOW_SECONDS, extra_games=games)
    yield started
    started.end()


def two(invite: Invite, position: Json | None = None) -> tuple[Guest, Guest, str]:
    """Anna is Brutus, Berta is Cassius."""
    anna, berta = invite(), invite()
    made = sit(anna, "me", "invite", public=True, position=position)
    berta.expect_noise("409.*/join")
    berta.open(made["invites"]["Cassius"])
    if position is not None:
        # Nobody sits down at a written position without having read who knows it.
        expect(berta.page.get_by_text("wrote it and knows everything")).to_be_visible()
        berta.page.get_by_role("button", name="Sit down").click()
    sees_table(berta)
    enter(anna, made["id"])
    return anna, berta, made["id"]


# ---- alone ---------------------------------------------------------------------------------------


def test_a_whole_match_against_bots_by_clicking(anna: Guest) -> None:
    enter(anna, sit(anna, "me", "greedy", "random", options=ALONE)["id"])
    done = [plays_on(anna)]
    while done[-1] != "over" and len(done) < MOST_DECISIONS:
        done.append(plays_on(anna))
    assert done[-1] == "over"
    assert {"bid", "add", "pass"} <= set(done)
    expect(anna.page.locator("#result")).to_be_visible()
    expect(anna.log).to_contain_text("Brutus seals the basket.")


# ---- two at once ---------------------------------------------------------------------------------


def test_answers_in_the_wrong_order_are_kept_and_shown_together(invite: Invite) -> None:
    anna, berta, _ = two(invite)
    told = anna.log.inner_text()
    for guest, name in ((anna, "Brutus"), (berta, "Cassius")):
        expect(guest.banner).to_contain_text(f"Your turn, {name}")
    says(berta, "bid 2")  # the rules ask Brutus first
    expect(berta.banner).to_have_text(ANSWERED.format("bid 2"))
    expect(berta.tray).to_contain_text("(Brutus).")
    expect(berta.spoken).to_contain_text(f"{ANSWERED.format('bid 2')} Waiting for")
    expect(offer(berta, "bid 1")).to_have_count(0)
    expect(seat(anna, "Cassius")).to_contain_text("ready")
    expect(anna.banner).to_contain_text("Your turn, Brutus")
    assert anna.log.inner_text() == told, "nobody sees what was answered"
    assert "bid" not in berta.log.inner_text()

    berta.button("Undo").click()
    expect(berta.banner).to_contain_text("Your turn, Cassius")
    expect(seat(anna, "Cassius")).not_to_contain_text("ready")
    says(berta, "bid 1")
    says(anna, "bid 3")
    for guest in (anna, berta):
        for line in ("Brutus has bid 3.", "Cassius has bid 1.", "Brutus leads for 3."):
            expect(guest.log).to_contain_text(line)
        expect(seat(guest, "Cassius")).not_to_contain_text("ready")
    expect(berta.log).not_to_contain_text("bid 2")
    expect(berta.tray).to_contain_text("(Brutus).")


def test_a_basket_is_one_step_for_its_owner_and_one_line_for_all(invite: Invite) -> None:
    anna, berta, match = two(invite, given(dealt(TRIBUNE, NO_TRIBUNE)))
    says(anna, "bid 3")
    says(berta, "bid 0")
    anna.at_ply(2)  # both bids are shown
    anna.say_moves(match, "pledge 1 0 2", "wait")
    says(anna, "add 2")
    expect(anna.tray).to_contain_text("Your answer so far: add 2.")
    expect(anna.banner).to_contain_text("Your turn, Brutus")
    expect(seat(berta, "Brutus")).not_to_contain_text("ready")
    says(anna, "add 4")
    expect(anna.tray).to_contain_text("Your answer so far: add 2, add 4.")
    anna.button("Undo").click()
    expect(anna.tray).to_contain_text("Your answer so far: add 2.")
    says(anna, "seal")
    expect(anna.banner).to_have_text(ANSWERED.format("add 2, seal"))
    says(berta, "seal")
    for guest in (anna, berta):
        line = guest.log.get_by_role("listitem").filter(has_text="Brutus seals the basket.")
        expect(line).to_have_count(1)
        expect(line).to_contain_text(re.compile(r"Brutus adds a (2|\?)\."))
        expect(guest.log).to_contain_text("Brutus shows a 2, 1 of it.")


def test_two_at_one_table_do_not_see_each_others_answer(anna: Guest) -> None:
    match = sit(anna, "me", "me", position=given(dealt(TRIBUNE, NO_TRIBUNE)))["id"]
    anna.open(f"/m/{match}")
    anna.button("I am Brutus").click()
    sees_table(anna)
    offer(anna, "bid 3").click()
    expect(anna.page.get_by_role("heading", name="Pass the device to Cassius")).to_be_visible()
    assert "bid 3" not in anna.page.content()
    anna.button("I am Cassius").click()
    expect(seat(anna, "Brutus")).to_contain_text("ready")
    assert "bid 3" not in str(anna.snapshot()["asked"])
    anna.button("Undo").click()  # what is on the table already is the last answer
    anna.button("I am Brutus").click()
    says(anna, "bid 2")
    anna.button("I am Cassius").click()
    offer(anna, "bid 1").click()
    expect(anna.page.get_by_role("heading", name="Pass the device to Brutus")).to_be_visible()
    anna.button("I am Brutus").click()
    expect(anna.log).to_contain_text("Brutus leads for 2.")


# ---- a chance to interrupt -----------------------------------------------------------------------


def test_a_veto_in_a_window_that_shows_nobody_who_thinks(invite: Invite) -> None:
    anna, berta, match = two(invite, given(asked_to_veto(TRIBUNE, ANOTHER)))
    carla = invite()
    enter(carla, match)
    expect(carla.banner).to_have_text(ALL_TOGETHER)
    says(anna, "veto")
    expect(anna.banner).to_have_text(ANSWERED.format("veto"))
    expect(anna.tray).to_contain_text("Waiting until the time is over and all have answered.")
    for guest in (anna, berta, carla):
        expect(guest.tray).not_to_contain_text("Waiting for")
        for name in ("Brutus", "Cassius"):
            expect(seat(guest, name)).not_to_contain_text("ready")
    anna.button("Undo").click()
    expect(anna.banner).to_contain_text("Your turn, Brutus")
    says(anna, "veto")
    berta.button("Pass for the rest of this phase").click()
    for guest in (anna, berta, carla):
        expect(guest.log).to_contain_text("Brutus vetoes.")


def test_who_passes_for_the_phase_can_be_asked_again(invite: Invite) -> None:
    anna, berta, _ = two(invite, given(asked_to_veto(TRIBUNE, ANOTHER)))
    expect(anna.button("Pass for the rest of this phase")).to_be_visible()
    anna.page.wait_for_timeout(int(WINDOW_SECONDS * 1000) + 500)  # both could veto: nobody passes
    expect(anna.banner).to_contain_text("Your turn, Brutus")
    anna.button("Pass for the rest of this phase").click()
    expect(anna.banner).to_have_text(ANSWERED.format("pass"))
    anna.button("Undo").click()
    expect(anna.tray).to_contain_text("You pass until this phase is over.")
    anna.button("Ask me again in this phase").click()
    expect(anna.button("Pass for the rest of this phase")).to_be_visible()
    says(anna, "veto")
    says(berta, "pass")
    expect(berta.log).to_contain_text("Brutus vetoes.")


def test_who_can_only_pass_does_so_when_the_time_is_over(invite: Invite) -> None:
    anna, berta, _ = two(invite, given(asked_to_veto(TRIBUNE, NO_TRIBUNE)))
    says(anna, "pass")
    expect(berta.log).to_contain_text("the omen for cause 0")


def test_a_senator_who_is_out_is_marked(anna: Guest) -> None:
    state = dealt(TRIBUNE, NO_TRIBUNE, 4)
    state.out, state.purse = [0, 1, 0], [18, 0, 18]
    state.discard = state.hand(1)
    state.hands[5:10] = [0] * 5
    enter(anna, sit(anna, "me", "random", "random", position=given(state))["id"])
    expect(seat(anna, "Cassius")).to_contain_text("out")
    expect(seat(anna, "Cicero")).not_to_contain_text("out")


# ---- long lists ----------------------------------------------------------------------------------


def test_the_forum_is_chosen_in_the_form_and_its_moves_can_be_found(anna: Guest) -> None:
    anna.open("/new?game=curia")
    anna.page.get_by_role("radio", name="The forum").check()
    anna.button("Start the match").click()
    sees_table(anna)
    assert anna.snapshot()["options"] == {"scenario": "forum"}
    says(anna, "bid 3")  # Brutus is the first among equals
    expect(offer(anna, "pledge 0")).to_be_visible()
    assert len(anna.snapshot()["moves"]) == 2002
    assert anna.tray.get_by_role("button").count() < MOST_BUTTONS
    assert anna.page.evaluate(TYPE, "pledge 3 1 4") < MOST_BUTTONS
    expect(anna.tray.locator(".choices button")).not_to_have_count(0)
    assert anna.tray.get_by_role("button").count() < MOST_BUTTONS
    anna.page.locator("#typed").fill("pledge 0 3 0 0 4")
    expect(offer(anna, "pledge 0 3 0 0 4")).to_be_visible()
    anna.page.locator("#typed").fill("")
    offer(anna, "pledge 4").click()
    offer(anna, "pledge 4 1").click()
    anna.button("Back").click()
    offer(anna, "pledge 4 0").click()
    anna.page.locator("#typed").fill("pledge 4 0 1 2 0")
    anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Brutus pledges 7 coins.")


def test_many_moves_are_chosen_by_keys_word_by_word(anna: Guest) -> None:
    enter(anna, sit(anna, "me", "greedy", options=ALONE)["id"])
    step_to(anna, offer(anna, "bid 3"))
    anna.page.keyboard.press("Enter")
    for word in ("pledge 2", "pledge 2 1 0"):
        step_to(anna, offer(anna, word))
        anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Brutus pledges 3 coins.")


# ---- everyone ------------------------------------------------------------------------------------


def answered(invite: Invite) -> Guest:
    _, berta, _ = two(invite)
    says(berta, "bid 2")
    return berta


def in_a_window(invite: Invite) -> Guest:
    return two(invite, given(asked_to_veto(TRIBUNE, ANOTHER)))[0]


@pytest.mark.parametrize("screen", [answered, in_a_window])
def test_everyone_can_use_a_question_to_several(invite: Invite, screen: object) -> None:
    assert callable(screen)
    guest = screen(invite)
    guest.page.evaluate(AXE.read_text("utf-8"))
    assert serious(guest.page.evaluate(RUN_AXE)) == []
    for name, (width, height) in SIZES.items():
        guest.resize(width, height)
        assert guest.page.evaluate(OVERFLOW) <= 0, name
        assert guest.page.evaluate(SMALL_TARGETS, TARGET) == [], name
