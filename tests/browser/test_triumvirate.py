"""Triumvirate in the browser: a match by clicking, by keys, at one table, and for everyone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.card_table import (
    CARD,
    ONE_GAME,
    TABLE,
    TITLE,
    asked_for_a_pledge,
    by_api,
    card,
    cards_of,
    click,
    enter,
    hand,
    offered,
    played,
    plays_on,
    sees_table,
    sit,
    wait_until_asked,
)
from browser.conftest import Invite
from browser.guest import Guest, Json
from browser.test_access import (
    AXE,
    OVERFLOW,
    RUN_AXE,
    SIZES,
    SMALL_TARGETS,
    TARGET,
    THEMES,
    serious,
)
from browser.test_keyboard import focus_is_visible, step_to
from games.triumvirate.table import leading
from rubicon.core.positions import write_line

MOST_DECISIONS = 80
# All colours are those of the other theme once none has changed for a while.
REPAINTED = """async () => {
  const colours = () => [...document.querySelectorAll('body *')]
    .map((one) => getComputedStyle(one).color + getComputedStyle(one).backgroundColor).join();
  for (let before = '', now = colours(), calm = 0; calm < 3; before = now, now = colours()) {
    calm = now === before ? calm + 1 : 0;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
FIRST = {"first_dealer": "Claudii"}
"""So that the Aemilii lead."""


def given(case: Any) -> Json:
    """A position to start from."""
    found: Json = case.rules.position(case.state)
    return found


def at_the_crown(**more: Any) -> Json:
    """One trick from the end of a game; the Aemilii lead."""
    usual = {"pledges": ("C75 P7", "C3 K7"), "consuls": {"Caesar": 2}}
    return given(leading("C1 P42", "C24 P6", **(usual | more)))


# ---- by clicking ---------------------------------------------------------------------------------


def test_a_whole_match_by_clicking(anna: Guest) -> None:
    match = sit(anna, "me", "greedy", options=ONE_GAME | FIRST)["id"]
    enter(anna, match)
    done = [plays_on(anna)]
    while done[-1] != "over" and len(done) < MOST_DECISIONS:
        done.append(plays_on(anna))
    assert done[-1] == "over"
    assert done.count("play") >= 9
    assert done.count("pledge") >= 2
    now = anna.snapshot()
    emperor = now["view"]["emperor"]
    expect(anna.page.locator("#result")).to_be_visible()
    expect(anna.page.get_by_role("region", name=f"{emperor} is Emperor")).to_be_visible()
    expect(anna.log).to_contain_text(f"{emperor} is crowned Emperor: the game is over.")
    told = now["hints"]["shown"]["points"]
    expect(anna.page.locator(".reveal")).to_contain_text(f"{told['Aemilii']} point")


def test_what_lies_on_the_table(anna: Guest) -> None:
    match = sit(anna, "me", "me", options=FIRST)["id"]
    enter_as(anna, match, "Aemilii")
    held = cards_of(anna)
    assert len(held) == 11
    by_suit = [name.split()[0] for name in held]
    assert by_suit == sorted(by_suit, key=("Caesar", "Pompeius", "Crassus").index)
    expect(offered(anna)).to_have_count(11)
    expect(anna.page.get_by_role("img", name="The Claudii hold 11 cards.")).to_be_visible()
    expect(anna.page.locator("[data-seat=Claudii]")).to_contain_text("deals")
    click(card(anna, held[0]))
    take(anna, "Claudii")
    expect(anna.page.locator(f'[data-play="{held[0]}"]')).to_be_visible()
    reply = anna.snapshot()["moves"][0]["fields"]["card"]
    click(card(anna, reply))
    passed_on = anna.page.get_by_role("heading", name="Pass the device")
    expect(passed_on.or_(played(anna, reply))).to_be_visible()
    now = anna.snapshot()
    if now["deciding"] == "Aemilii":
        take(anna, "Aemilii")
    for name in (held[0], reply):
        expect(played(anna, name)).to_be_visible()
    won = now["hints"]["tricks"][0]
    expect(anna.page.locator(TABLE)).to_contain_text(
        f"{won['card']} won the trick for {won['suit']}."
    )


def test_a_card_that_does_not_follow_suit_says_why(anna: Guest) -> None:
    position = given(leading("C1 P42", "C24 P6").play("play Caesar 1"))
    match = sit(anna, "greedy", "me", position=position)["id"]
    enter(anna, match)
    expect(offered(anna)).to_have_count(2)
    expect(card(anna, "Caesar 4")).to_have_accessible_name(
        "Caesar 4, Senator; you can play it, wins the trick for Caesar"
    )
    click(card(anna, "Pompeius 6"))
    expect(anna.notice).to_contain_text("Caesar was led and can be followed (3.2).")
    expect(anna.spoken).to_contain_text("Caesar was led and can be followed (3.2).")
    assert "Pompeius 6" in cards_of(anna)


def test_a_pledge_is_asked_about_twice_also_from_the_list_of_moves(anna: Guest) -> None:
    match = sit(anna, "me", "greedy", options=FIRST)["id"]
    now = by_api(anna, match, asked_for_a_pledge)
    enter(anna, match)
    chosen = now["moves"][-1]["fields"]["card"]
    click(card(anna, chosen))
    expect(anna.page.get_by_role("heading", name=f"Pledge {chosen}?")).to_be_visible()
    anna.button("Choose again").click()
    expect(anna.page.get_by_role("heading", name="A pledge?")).to_be_visible()
    anna.tray.get_by_role("button", name="pledge nothing").click()
    expect(anna.button("Yes, nothing")).to_be_focused()
    anna.page.keyboard.press("Escape")
    assert anna.snapshot()["ply"] == now["ply"]
    anna.page.locator("#typed").fill(f"pledge {chosen}")
    anna.page.keyboard.press("Enter")
    with anna.one_move():
        anna.button(f"Yes, pledge {chosen}").click()
    wait_until_asked(anna)
    assert chosen not in cards_of(anna)
    expect(anna.page.locator('[data-anchor="pledges:Aemilii"]')).to_have_attribute(
        "data-pledged", "1"
    )
    look = anna.button("Look at your pledges")
    look.click()
    expect(anna.page.locator(".pledges").last).to_contain_text(f"had pledged {chosen}")


def test_the_counting_aid_can_be_turned_off_and_stays_off(anna: Guest) -> None:
    enter(anna, sit(anna, "me", "greedy", options=FIRST)["id"])
    aid = anna.page.get_by_role("checkbox", name="Card counting")
    grid = anna.page.locator(".counting")
    expect(grid).to_contain_text("Claudii may hold it")
    aid.uncheck()
    expect(grid).to_have_count(0)
    anna.page.reload()
    sees_table(anna)
    expect(aid).not_to_be_checked()
    expect(grid).to_have_count(0)
    aid.check()
    expect(grid).to_be_visible()


def test_the_pledges_of_a_game_are_shown_when_the_next_begins(anna: Guest) -> None:
    position = at_the_crown()
    match = sit(anna, "me", "greedy", position=position)["id"]
    anna.say_moves(match, "play Caesar 1")
    enter(anna, match)
    by_api(anna, match, lambda now: bool(now["deciding"]) and now["view"]["game_number"] == 2)
    anna.page.reload()
    shown = anna.page.locator(".reveal")
    if anna.snapshot()["view"]["plays"]:
        anna.button("Last game").click()
    expect(shown).to_contain_text("The last game: Caesar was Emperor")
    expect(shown).to_contain_text("12 points")
    expect(shown).to_contain_text("3 points")
    expect(anna.page.locator("[data-seat=Aemilii]")).to_contain_text("1 game marker; 2 win")
    anna.button("Go on").click()
    expect(shown).to_have_count(0)
    anna.button("Last game").click()
    expect(shown).to_be_visible()


def test_a_replay_of_a_finished_match_shows_both_hands(invite: Invite) -> None:
    anna = invite()
    position = at_the_crown(markers=(1, 0))
    match = sit(anna, "me", "greedy", position=position, public=True)["id"]
    anna.say_moves(match, "play Caesar 1")
    enter(anna, match)
    expect(anna.page.get_by_role("heading", name="You won")).to_be_visible()
    watcher = invite()
    watcher.open(f"/m/{match}?ply=0")
    sees_table(watcher)
    told = watcher.page.get_by_role("region", name="The position in words")
    expect(told).to_contain_text("The Aemilii hold Caesar 1, Pompeius 4 and Pompeius 2.")
    expect(told).to_contain_text("The Claudii hold Caesar 4, Caesar 2 and Pompeius 6.")
    expect(watcher.page.get_by_role("img", name="The Claudii hold Caesar 4")).to_be_visible()
    expect(offered(watcher)).to_have_count(0)


def test_a_position_with_secrets_is_not_shared(anna: Guest) -> None:
    anna.expect_noise("40[0-9]")
    anna.get("me")
    case = leading("C1 P42", "C24 P6", pledges=("C75", "K7"))
    anna.open(f"/p?line={write_line(case.rules, case.state)}")
    expect(anna.page.get_by_role("heading", name="Positions of games with secrets")).to_be_visible()
    enter(anna, sit(anna, "me", "greedy", options=FIRST)["id"])
    anna.page.get_by_role("button", name="Copy a link to this position").first.click()
    expect(anna.page.get_by_text("Copied").first).to_be_visible()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert f"/m/{anna.match}?ply=" in copied


# ---- both houses decide at once ------------------------------------------------------------------

WATCH_HAND = """(card) => {
  window.seenInHand = 0;
  const look = () => {
    window.seenInHand += document.querySelectorAll(`.hand [data-card="${card}"]`).length;
    window.watching = requestAnimationFrame(look);
  };
  look();
}"""


def two_who_decide(invite: Invite, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Two people who are asked for a pledge; the Claudii deal, and so come second."""
    anna, berta = invite(**wishes), invite(**wishes)
    made = sit(anna, "me", "invite", options=FIRST, public=True)
    berta.open(made["invites"]["Claudii"])
    sees_table(berta)
    while not asked_for_a_pledge(now := anna.get(f"matches/{made['id']}")):
        who = anna if now["deciding"] else berta
        by_api(who, made["id"], lambda now: not now["deciding"] or asked_for_a_pledge(now))
    for guest in (anna, berta):
        enter(guest, made["id"])
        expect(guest.page.locator(".pledging")).to_be_visible()
    return anna, berta, made["id"]


def decide(guest: Guest) -> str:
    """Pledge the first card."""
    pledged = cards_of(guest)[0]
    click(card(guest, pledged))
    guest.button(f"Yes, pledge {pledged}").click()
    return pledged


def test_a_pledge_waits_for_the_other_and_can_be_taken_back(invite: Invite) -> None:
    anna, berta, match = two_who_decide(invite)
    carla = invite()
    enter(carla, match)
    expect(berta.page.locator(".pledging")).to_contain_text(
        "Undo takes it back until the Aemilii have decided too."
    )
    pledged = decide(berta)  # the rules ask the Aemilii first
    line = berta.page.locator(".tv p.line")
    expect(line).to_have_text(f"You pledge {pledged}. The Aemilii are deciding on a pledge.")
    assert pledged not in cards_of(berta)
    expect(anna.page.locator(".pledging")).to_contain_text("cannot be taken back")
    expect(anna.page.locator(".rival")).to_contain_text("decided")
    expect(carla.page.locator(".tv p.line")).to_have_text(
        "The Aemilii are deciding on a pledge. The Claudii have decided."
    )
    berta.button("Undo").click()
    expect(berta.page.locator(".pledging")).to_be_visible()
    assert pledged in cards_of(berta)
    expect(anna.page.locator(".rival")).not_to_contain_text("decided")
    berta.page.locator(".pledging").get_by_role("button", name="Pledge nothing").click()
    berta.button("Yes, nothing").click()
    expect(line).to_contain_text("You pledge nothing.")
    decide(anna)
    for guest in (anna, berta, carla):
        expect(guest.log).to_contain_text("The Aemilii pledge a card: 1 pledge so far.")
        expect(guest.log).to_contain_text("The Claudii pledge nothing: 0 pledges so far.")


def test_a_card_that_was_put_aside_stays_there_when_both_are_shown(invite: Invite) -> None:
    anna, berta, _ = two_who_decide(invite, moving=True)
    pledged = decide(berta)
    expect(berta.banner).to_contain_text("Your answer is in")
    berta.page.evaluate(WATCH_HAND, pledged)
    decide(anna)
    expect(berta.page.locator('.near [data-pledged="1"]')).to_be_visible()
    berta.page.evaluate("cancelAnimationFrame(window.watching)")
    assert berta.page.evaluate("window.seenInHand") == 0


# ---- one table -----------------------------------------------------------------------------------


def take(guest: Guest, seat: str) -> None:
    """The device goes to somebody; on the way it shows no card, neither to eyes nor to ears."""
    is_handed_over(guest, seat)
    guest.button(f"I am {seat}").click()
    sees_table(guest)


def enter_as(guest: Guest, match: str, seat: str) -> None:
    guest.open(f"/m/{match}")
    take(guest, seat)


def is_handed_over(guest: Guest, seat: str) -> None:
    expect(guest.page.get_by_role("heading", name=f"Pass the device to {seat}")).to_be_visible()
    expect(guest.page.locator(TABLE)).to_have_count(0)
    assert not CARD.search(guest.page.content())


def test_one_table_hides_everything_while_the_device_goes_round(anna: Guest) -> None:
    match = sit(anna, "me", "me", options=FIRST)["id"]
    enter_as(anna, match, "Aemilii")
    first = cards_of(anna)
    anna.page.get_by_role("button", name="One move back").first.click()
    expect(anna.banner).to_contain_text("You are looking at move")
    anna.button("Back to now").click()
    click(card(anna, first[0]))
    take(anna, "Claudii")
    second = cards_of(anna)
    assert not set(first) & set(second)
    page = anna.page.content()
    unseen = set(first[1:])
    seen = anna.page.locator("ol.log").inner_text() + anna.spoken.inner_text()
    assert not [name for name in unseen if name in seen]
    assert first[0] in page
    # Looking back shows the table with the eyes of the player who holds the device.
    anna.page.get_by_role("button", name="One move back").first.click()
    expect(anna.banner).to_contain_text("You are looking at move")
    assert cards_of(anna) == second
    expect(anna.page.get_by_role("img", name="The Aemilii hold 11 cards.")).to_be_visible()
    anna.button("Back to now").click()


def test_one_table_keeps_a_pledge_from_the_next_person(anna: Guest) -> None:
    match = sit(anna, "me", "me", options=FIRST)["id"]
    now = by_api(anna, match, asked_for_a_pledge)
    assert now["deciding"] == "Aemilii", "the non-dealer decides first"
    enter_as(anna, match, "Aemilii")
    pledged = cards_of(anna)[0]
    click(card(anna, pledged))
    anna.button(f"Yes, pledge {pledged}").click()
    take(anna, "Claudii")
    expect(anna.page.locator(".pledging")).to_be_visible()
    expect(anna.page.get_by_role("img", name="The Aemilii hold")).to_have_attribute(
        "data-cards", str(now["view"]["seats"]["Aemilii"]["cards"])
    )
    assert pledged not in anna.page.locator("ol.log").inner_text()
    assert pledged not in anna.spoken.inner_text()
    anna.page.locator(".pledging").get_by_role("button", name="Pledge nothing").click()
    anna.button("Yes, nothing").click()
    expect(anna.page.locator(TABLE)).to_be_visible()
    expect(anna.log).to_contain_text("The Aemilii pledge a card: 1 pledge so far.")
    expect(anna.log).to_contain_text("The Claudii pledge nothing: 0 pledges so far.")


# ---- by keys -------------------------------------------------------------------------------------


def test_from_the_lobby_to_a_pledge_by_keys(anna: Guest) -> None:
    anna.open("/")
    title = anna.page.get_by_role("heading", name=TITLE, exact=True)
    start = anna.page.get_by_role("article").filter(has=title)
    step_to(anna, start.get_by_role("button", name="Play now"))
    anna.page.keyboard.press("Enter")
    sees_table(anna)
    wait_until_asked(anna)
    step_to(anna, hand(anna).first)
    assert focus_is_visible(anna)
    held = cards_of(anna)
    anna.page.keyboard.press("End")
    expect(card(anna, held[-1])).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    expect(card(anna, held[-2])).to_be_focused()
    anna.page.keyboard.press("Home")
    expect(card(anna, held[0])).to_be_focused()
    step_to(anna, offered(anna).first, "ArrowRight") if not is_offered(anna) else None
    with anna.one_move():
        anna.page.keyboard.press("Enter")
    wait_until_asked(anna)
    assert anna.page.evaluate("document.activeElement.matches('.hand [data-card]')")

    now = by_api(anna, anna.match, asked_for_a_pledge)
    anna.page.reload()
    expect(anna.page.locator(".pledging")).to_be_visible()
    step_to(anna, hand(anna).first)
    chosen = cards_of(anna)[1]
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    expect(anna.button(f"Yes, pledge {chosen}")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(card(anna, chosen)).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.button(f"Yes, pledge {chosen}")).to_be_focused()
    with anna.one_move():
        anna.page.keyboard.press("Enter")
    assert anna.snapshot()["ply"] > now["ply"]
    expect(anna.spoken).to_contain_text("pledge")


def is_offered(guest: Guest) -> bool:
    return bool(guest.page.evaluate("document.activeElement.matches('.offer')"))


# ---- everyone ------------------------------------------------------------------------------------


def leads(guest: Guest) -> None:
    enter(guest, sit(guest, "me", "greedy", options=FIRST)["id"])
    wait_until_asked(guest)


def replies_wrongly(guest: Guest) -> None:
    position = given(leading("C1 P42", "C24 P6").play("play Caesar 1"))
    enter(guest, sit(guest, "greedy", "me", position=position)["id"])
    click(card(guest, "Pompeius 6"))
    expect(guest.notice).to_be_visible()


def pledges(guest: Guest) -> None:
    match = sit(guest, "me", "greedy", options=FIRST)["id"]
    by_api(guest, match, asked_for_a_pledge)
    enter(guest, match)
    expect(guest.page.locator(".pledging")).to_be_visible()


def is_asked_again(guest: Guest) -> None:
    pledges(guest)
    click(hand(guest).first)
    expect(guest.page.get_by_role("button", name="Yes, pledge")).to_be_visible()


def next_game(guest: Guest) -> None:
    match = sit(guest, "me", "me", position=at_the_crown())["id"]
    guest.say_moves(match, "play Caesar 1", "play Caesar 4")
    guest.open(f"/m/{match}")
    take(guest, guest.snapshot()["deciding"])
    expect(guest.page.locator(".reveal")).to_be_visible()


def is_over(guest: Guest) -> None:
    match = sit(guest, "me", "greedy", position=at_the_crown(markers=(1, 0)))["id"]
    guest.say_moves(match, "play Caesar 1")
    enter(guest, match)
    expect(guest.page.locator("#result")).to_be_visible()


def looks_back(guest: Guest) -> None:
    is_over(guest)
    guest.open(f"/m/{guest.match}?ply=0")
    sees_table(guest)


def watches(guest: Guest) -> None:
    match = sit(guest, "random", "random", public=True)["id"]
    enter(guest, match)


def passes_on(guest: Guest) -> None:
    guest.open(f"/m/{sit(guest, 'me', 'me')['id']}")
    expect(guest.page.get_by_role("heading", name="Pass the device")).to_be_visible()


def new_match(guest: Guest) -> None:
    guest.open("/new?game=triumvirate")
    expect(guest.button("Start the match")).to_be_visible()
    for title in ("Readings of the rules", "Change numbers"):
        guest.page.get_by_text(title).click()


SCREENS: dict[str, Callable[[Guest], None]] = {
    screen.__name__: screen
    for screen in (
        leads, replies_wrongly, pledges, is_asked_again, next_game, is_over, looks_back, watches,
        passes_on, new_match,
    )
}  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS)
def test_everyone_can_use_every_screen_of_triumvirate(anna: Guest, screen: str) -> None:
    SCREENS[screen](anna)
    anna.page.evaluate(AXE.read_text("utf-8"))
    for size in ("laptop", "phone"):
        width, height = SIZES[size]
        anna.resize(width, height)
        for theme in THEMES:
            anna.page.emulate_media(color_scheme=theme)
            anna.page.evaluate(REPAINTED)
            assert serious(anna.page.evaluate(RUN_AXE)) == [], (theme, size)
    for name, (width, height) in SIZES.items():
        anna.resize(width, height)
        assert anna.page.evaluate(OVERFLOW) <= 0, name
        assert anna.page.evaluate(SMALL_TARGETS, TARGET) == [], name
