"""Without a mouse and without eyes: keys only, the live region, the position in sentences."""

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import Guest
from server.house import text_of

IS_FOCUSED = "(element) => element === document.activeElement"
MOST_STEPS = 120
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


def step_to(guest: Guest, wanted: Locator, key: str = "Tab") -> None:
    """Press a key until something has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_STEPS):
        guest.page.keyboard.press(key)
        if wanted.evaluate(IS_FOCUSED):
            return
    raise AssertionError(f"{wanted} can't be reached by {key}")


def focus_is_visible(guest: Guest) -> bool:
    style: str = guest.page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle + "
        "getComputedStyle(document.activeElement).outlineWidth"
    )
    return not style.startswith("none") and not style.endswith("0px")


def test_from_the_lobby_to_a_finished_turn_by_keys(invite: Invite) -> None:
    anna = invite()
    anna.open("/")
    step_to(anna, anna.game_card.get_by_role("button", name="Play now"))
    assert focus_is_visible(anna)
    anna.page.keyboard.press("Enter")
    anna.sees_board()
    step_to(anna, anna.province("Italia"))
    anna.page.keyboard.press("Enter")
    expect(anna.chooser.get_by_role("button", name="1 legion here")).to_be_focused()
    step_to(anna, anna.chooser.get_by_role("button", name="2 legions here"))
    anna.page.keyboard.press("Enter")
    anna.at_ply(1)
    step_to(anna, anna.province("Italia"))
    anna.page.keyboard.press("Enter")
    step_to(anna, anna.province("Illyricum"), "ArrowUp")
    step_to(anna, anna.province("Gallia Cisalpina"), "ArrowLeft")
    anna.page.keyboard.press("Enter")
    expect(anna.chooser.get_by_role("button", name="March with")).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.at_ply(2)
    expect(anna.log).to_contain_text("Caesar marches from Italia to Gallia Cisalpina")
    step_to(anna, anna.button("End your movement"))
    anna.page.keyboard.press("Enter")
    anna.at_ply(3)
    step_to(anna, anna.button("End your turn"))
    anna.page.keyboard.press("Enter")
    expect(anna.log).to_contain_text("Caesar ends his turn")


def test_escape_goes_back_to_the_province(anna: Guest) -> None:
    anna.table("rome 2 legions in Italia")
    anna.province("Italia").focus()
    anna.page.keyboard.press("Enter")
    anna.province("Sicilia").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.chooser).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.chooser).to_have_count(0)
    expect(anna.province("Sicilia")).to_be_focused()


def test_shortcuts_for_typing_and_undo(anna: Guest) -> None:
    anna.table()
    expect(anna.page.get_by_text("hoose what Rome sends").first).to_be_visible()
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#typed")).to_be_focused()
    anna.page.keyboard.type("2 gold")
    anna.page.keyboard.press("Enter")
    anna.at_ply(1)
    anna.page.locator("#typed").blur()
    anna.page.keyboard.press("u")
    anna.at_ply(0)


def test_every_event_is_spoken_and_the_position_can_be_read(invite: Invite) -> None:
    anna = invite()
    match = anna.table()
    expect(anna.spoken).to_have_attribute("aria-live", "polite")
    anna.say_moves(match, "rome 2 legions in Italia", "march Gallia Cisalpina 3 legions")
    expect(anna.spoken).to_contain_text("Rome sends Caesar 2 legions in Italia.")
    expect(anna.spoken).to_contain_text("Caesar marches from Italia to Gallia Cisalpina")
    expect(anna.spoken).to_contain_text(text_of(anna.snapshot()["prompt"]))
    words = anna.page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("Caesar is in Gallia Cisalpina and has 5 provinces")
    expect(words).to_contain_text(f"Italia, political, Caesar{APOSTROPHE}s, 1 legion")
    anna.choose_in_menu("The position in words")
    shown = anna.page.get_by_role("tabpanel", name="The position in words")
    expect(shown).to_contain_text("Caesar is in Gallia Cisalpina and has 5 provinces")
    expect(anna.province("Sicilia")).to_have_accessible_name(
        f"Sicilia, political, Crassus{APOSTROPHE}, 2 legions, governor beside the supply box; "
        "you can attack here for 2 points"
    )
