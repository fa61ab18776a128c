"""Every screen of the page, by name: each brings a guest to it."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import GAME, NEW_MATCH, Guest
from browser.stage import GOLDEN


def lobby(guest: Guest) -> None:
    """With matches of one's own, open ones and ones to watch."""
    guest.create("me", "me", "me", public=True)
    guest.create("me", "open", "greedy", public=True)
    guest.open("/")
    expect(guest.page.get_by_role("link", name="Go on").first).to_be_visible()
    expect(guest.game_card.get_by_role("button", name="Play now")).to_be_visible()


def new(guest: Guest) -> None:
    guest.open(NEW_MATCH)
    expect(guest.button("Start the match")).to_be_visible()
    for title in ("Readings of the rules", "Change numbers", "A board of your own"):
        guest.page.get_by_text(title).click()


def invitations(guest: Guest) -> None:
    guest.open(NEW_MATCH)
    guest.page.get_by_label("Pompeius").select_option("invite")
    guest.button("Start the match").click()
    expect(guest.page.get_by_label("Link for Pompeius")).to_be_visible()


def waiting(guest: Guest) -> None:
    match = guest.create("me", "open", "invite")["id"]
    guest.open(f"/m/{match}")
    expect(guest.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def failed_join(guest: Guest) -> None:
    guest.expect_noise("40[0-9]")
    match = guest.create("invite", "invite", "invite")["id"]
    guest.open(f"/join/{match}/wrong")
    expect(guest.page.get_by_role("heading", name="This invitation")).to_be_visible()


def link(guest: Guest) -> None:
    guest.open(guest.post("me/link")["path"])
    expect(guest.button("Yes, move me here")).to_be_visible()


def rome(guest: Guest) -> None:
    guest.table()
    expect(guest.banner).to_contain_text("hoose what Rome sends")


def movement(guest: Guest) -> None:
    """In the middle of choosing an attack."""
    guest.table("rome 2 legions in Italia")
    guest.click_province("Italia")
    guest.click_province("Sicilia")
    expect(guest.chooser.locator(".odds")).to_contain_text("to conquer")


def actions(guest: Guest) -> None:
    """With a refusal."""
    guest.table("rome 2 gold", "end movement")
    guest.click_province("Syria")
    expect(guest.notice).to_be_visible()


def replay(guest: Guest) -> None:
    match = guest.create("me", "me", "me")["id"]
    guest.say_moves(match, "rome 2 gold", "end movement")
    guest.open(f"/m/{match}?ply=1")
    expect(guest.banner).to_contain_text("You are looking at move 1.")


def menu(guest: Guest) -> None:
    guest.table("rome 2 gold")
    guest.choose_in_menu("Resign as Caesar")


def talk(guest: Guest) -> None:
    match = guest.table("rome 2 gold")
    guest.post(f"matches/{match}/chat", text="Ave!")
    guest.tab("Chat")
    expect(guest.page.get_by_text("Ave!").first).to_be_visible()


def rules_panel(guest: Guest) -> None:
    guest.table("rome 2 gold")
    guest.tab("Rules")
    expect(guest.page.locator('.paragraph[data-rule="4.1"]')).to_be_visible()


def rules(guest: Guest) -> None:
    guest.open(f"/rules/{GAME}#4.7")
    expect(guest.page.locator('.paragraph[data-rule="4.7"]')).to_be_visible()


def victory(guest: Guest) -> None:
    record = (GOLDEN / "3p_six_citizens.record").read_text()
    guest.enter(guest.post("records", record=record)["id"])
    expect(guest.page.get_by_role("heading", name="Pompeius wins")).to_be_visible()


def position(guest: Guest) -> None:
    match = guest.create("me", "me", "me")["id"]
    line = guest.get(f"matches/{match}/at/0")["line"]
    guest.open(f"/p?line={line}")
    expect(guest.page.get_by_role("heading", name="A shared position")).to_be_visible()
    guest.sees_board()


def learn(guest: Guest) -> None:
    guest.open(f"/learn/{GAME}")
    expect(guest.page.get_by_role("button", name="Begin: A first turn")).to_be_visible()


def lesson(guest: Guest) -> None:
    """After a wrong move, with the answer shown."""
    guest.expect_noise("409")
    guest.enter(guest.post(f"games/{GAME}/lessons/first-turn")["id"])
    guest.page.locator("#typed").fill("rome 2 gold")
    guest.page.keyboard.press("Enter")
    expect(guest.lesson).to_contain_text("Not this one.")
    guest.lesson.get_by_role("button", name="Show me").click()
    expect(guest.lesson).to_contain_text("For example")


def lesson_done(guest: Guest) -> None:
    """A lesson that ends the game, too."""
    match = guest.post(f"games/{GAME}/lessons/ability")["id"]
    while example := guest.get(f"matches/{match}")["lesson"]["example"]:
        guest.say_moves(match, example)
    guest.enter(match)
    expect(guest.lesson).to_contain_text("Lesson done")


def tip(guest: Guest) -> None:
    guest.context.add_init_script("localStorage.rubicon = '{}'")
    guest.table()
    expect(guest.tip).to_be_visible()


def unknown(guest: Guest) -> None:
    guest.expect_noise("404")
    guest.open("/m/nothing")
    expect(guest.page.get_by_role("link", name="Go to the lobby")).to_be_visible()


SCREENS: dict[str, Callable[[Guest], None]] = {
    screen.__name__: screen
    for screen in (
        lobby, new, invitations, waiting, failed_join, link, rome, movement, actions, replay, menu,
        talk, rules_panel, rules, victory, position, learn, lesson, lesson_done, tip, unknown,
    )
}  # fmt: skip
