"""The tray and what stands around it: short choices, goals, who one is, inviting, sounds."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import NEW_MATCH, Guest
from browser.test_keyboard import step_to

COUNT_AUDIO = """
window.sounding = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.sounding += 1; }
};
"""
SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390))


def choice(guest: Guest, name: str) -> Locator:
    return guest.tray.locator(".choices").get_by_role("button", name=name)


def glowing(guest: Guest) -> int:
    """How many provinces can be clicked."""
    return guest.page.locator('[data-region][aria-label*="; "]').count()


def test_a_turn_by_short_choices_in_the_tray_and_on_the_map(anna: Guest) -> None:
    anna.context.add_init_script(COUNT_AUDIO)
    anna.table()
    # What Rome sends: three buttons instead of twenty-one, then where.
    expect(anna.tray.locator(".choices button")).to_have_count(3)
    choice(anna, "2 legions").click()
    expect(anna.tray).to_contain_text("Where does the first legion go?")
    expect(anna.tray.locator(".choices button")).to_have_count(5)
    anna.button("Back").click()
    choice(anna, "1 gold and 1 legion").click()
    with anna.one_move():
        anna.click_province("Illyricum")
    expect(anna.log).to_contain_text("1 gold and 1 legion in Illyricum")
    anna.button("Undo").click()
    # The same by keys alone.
    step_to(anna, choice(anna, "2 legions"))
    anna.page.keyboard.press("Enter")
    step_to(anna, choice(anna, "Italia"))
    anna.page.keyboard.press("Enter")
    expect(anna.tray).to_contain_text("Where does the second legion go?")
    step_to(anna, choice(anna, "Italia"))
    with anna.one_move():
        anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Rome sends Caesar 2 legions in Italia.")
    assert anna.page.evaluate("window.sounding") == 0  # nothing is heard unless one wants it
    # Journeys by what they are for; the board offers what was chosen.
    everywhere = glowing(anna)
    choice(anna, "Attack").click()
    expect(anna.province("Gallia Cisalpina")).not_to_have_attribute(
        "aria-label", re.compile("; you can march here")
    )
    assert 0 < glowing(anna) < everywhere
    choice(anna, "Sicilia").click()
    expect(anna.tray.locator(".choices button").last).to_have_text(
        "March to Sicilia with 4 legions and a civil servant"
    )
    anna.button("Back").click()
    anna.button("Back").click()
    # The chooser keeps one back, and says what that means.
    anna.click_province("Italia")
    anna.click_province("Gallia Cisalpina")
    expect(anna.chooser.locator("output").first).to_have_text("3")
    expect(anna.chooser).to_contain_text("Italia keeps 1 legion.")
    anna.chooser.get_by_role("button", name="One more: Legions").click()
    told = anna.snapshot()["hints"]["departure"]
    assert told["reached_by"] == ["Pompeius", "Crassus"]
    expect(anna.chooser).to_contain_text("Italia keeps no legions. Pompeius and Crassus can attack")
    anna.page.keyboard.press("Escape")
    # The goals open their rules.
    goals = anna.page.get_by_role("region", name="How to win")
    expect(goals.get_by_role("button")).to_have_count(4)
    expect(goals).to_contain_text("9 provinces you 5, Pompeius 5")
    goals.get_by_role("button", name="9 provinces").click()
    expect(anna.page.locator('.paragraph[data-rule="9.5"]')).to_be_in_viewport()
    # Sound, once it is turned up.
    anna.button("Menu").click()
    anna.page.get_by_label("Sound").fill("50")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function("window.sounding > 0")


def test_everybody_knows_who_they_are_and_for_whom_they_wait(invite: Invite) -> None:
    anna, berta = invite(), invite()
    berta.post("me", name="Bertolt of Brundisium")
    anna.open(NEW_MATCH)
    anna.page.get_by_label("Pompeius").select_option("invite")
    anna.page.get_by_text("Who are the bots?").click()
    expect(anna.page.get_by_role("group", name="Who sits where")).to_contain_text(
        re.compile(r"Won \d+ % of \d+ games alone against Tiro")
    )
    anna.button("Start the match").click()
    link = anna.page.get_by_label("Link for Pompeius")
    expect(anna.page.get_by_role("status")).to_contain_text("only on this machine")
    expect(anna.page.get_by_role("status")).to_contain_text("rubicon serve --host 0.0.0.0")
    berta.open(link.input_value())
    berta.sees_board()
    anna.page.get_by_role("link", name="Go to the table").click()
    anna.sees_board()
    expect(berta.banner).to_contain_text(re.compile(r"Waiting for Guest \d+ \(Caesar\)\."))
    badge = berta.page.locator('[data-seat="Pompeius"] .you')
    for size in SIZES:
        berta.resize(*size)
        assert badge.evaluate(
            """(one) => {
              const own = one.getBoundingClientRect();
              const card = one.closest('[data-seat]').getBoundingClientRect();
              return own.width > 20 && own.right <= card.right && own.bottom <= card.bottom;
            }"""
        ), size
    berta.resize(1280, 800)
    anna.say_moves(anna.match, "rome 2 gold", "end movement", "end turn")
    expect(anna.banner).to_contain_text("Waiting for Bertolt of Brundisium (Pompeius).")
    expect(berta.banner).to_contain_text("Your turn, Pompeius")
    berta.page.keyboard.press("ArrowLeft")
    expect(berta.banner).to_contain_text("You are looking at move")
    expect(berta.banner).to_contain_text("It is your turn.")
    # Where undo ends, the others can be asked.
    berta.say_moves(anna.match, "rome 2 gold")
    anna.button("Ask for a take-back").click()
    expect(berta.tray).to_contain_text("Caesar asks to go back")
    berta.button("Agree").click()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
