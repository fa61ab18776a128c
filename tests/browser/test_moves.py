"""Making moves: undo and why it stops, odds, refusals with their rule, moves in words."""

import re

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from server.house import text_of

ATTACK = "march Sicilia 4 legions"


def percent(chance: float) -> str:
    """As the page says it: without false precision."""
    return f"{min(99, max(1, round(chance * 100)))}\N{NO-BREAK SPACE}%"


def test_undo_and_redo_go_back_and_forth(anna: Guest) -> None:
    anna.table("rome 2 gold")
    expect(anna.button("Redo")).to_be_disabled()
    anna.button("Undo").click()
    anna.at_ply(0)
    expect(anna.banner).to_contain_text("hoose what Rome sends.")
    anna.button("Redo").click()
    anna.at_ply(1)
    expect(anna.log).to_contain_text("Rome sends Caesar 2 gold.")


def test_undo_stops_at_chance_and_says_so(anna: Guest) -> None:
    anna.table("rome 2 legions in Italia", ATTACK)
    reason = text_of(anna.snapshot()["undo"])
    assert "chance" in reason
    undo = anna.button("Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(reason)
    ply = anna.snapshot()["ply"]
    undo.click(force=True)  # it takes clicks, though only to explain itself
    expect(anna.notice).to_have_text(reason)
    assert anna.snapshot()["ply"] == ply


def test_the_chooser_shows_the_odds_of_an_attack(anna: Guest) -> None:
    match = anna.table("rome 2 legions in Italia")
    anna.click_province("Italia")
    anna.click_province("Sicilia")
    for legions in (3, 2):  # it begins with all but one
        found = anna.get(f"matches/{match}/odds", move=f"march Sicilia {legions} legions")["odds"]
        odds = anna.chooser.locator(".odds")
        expect(odds).to_contain_text(f"{percent(found['conquest'])} to conquer")
        expect(odds).to_contain_text(
            f"you {found['expected_attacker_losses']:.1f}, "
            f"the defender {found['expected_defender_losses']:.1f}"
        )
        if found["one_more_legion"] is not None:
            expect(odds).to_contain_text(f"+1 legion: {percent(found['one_more_legion'])}")
        anna.chooser.get_by_role("button", name="One fewer: Legions").click()


def test_pointing_at_an_attack_on_the_map_tells_its_odds(anna: Guest) -> None:
    match = anna.table("rome 2 legions in Italia")
    told = text_of(anna.get(f"matches/{match}/odds", move=ATTACK)["says"][0])
    anna.province("Sicilia").hover()
    expect(anna.page.locator(".info")).to_contain_text(told)
    anna.page.mouse.move(1, 1)
    expect(anna.page.locator(".info")).to_have_count(0)
    anna.province("Sicilia").focus()
    expect(anna.page.locator(".info")).to_contain_text(told)


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_pointing_at_an_attack_in_the_list_tells_its_odds(anna: Guest, how: str) -> None:
    match = anna.table("rome 2 legions in Italia")
    says = anna.get(f"matches/{match}/odds", move=ATTACK)["says"]
    anna.page.locator("#typed").fill(ATTACK)
    button = anna.tray.locator(".choices button").first
    button.hover() if how == "hover" else button.focus()
    expect(anna.tray.locator(".odds")).to_have_text(" ".join(map(text_of, says[:2])))


def test_a_wrong_click_says_why_with_the_rule_and_opens_it(anna: Guest) -> None:
    match = anna.table("rome 2 gold", "march Gallia Cisalpina")
    anna.say_moves(match, "march Italia", "march Gallia Cisalpina")
    anna.at_ply(4)
    anna.click_province("Syria")
    refusal = anna.post(
        f"matches/{match}/why", move={"verb": "sail", "to": "Syria", "legions": 4, "servants": 0}
    )
    expect(anna.notice).to_contain_text(text_of(refusal))
    rule = refusal["rule"]
    anna.notice.get_by_role("button", name=rule, exact=True).click()
    paragraph = anna.page.locator(f'.paragraph.target[data-rule="{rule}"]')
    expect(paragraph).to_be_in_viewport()
    expect(anna.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_the_banner_leads_to_the_rule_that_matters_now(anna: Guest) -> None:
    anna.table()
    anna.banner.get_by_role("button", name="rule 3.6").click()
    paragraph = anna.page.locator('.paragraph[data-rule="3.6"]')
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text("Matters now")


def test_rules_can_be_searched(anna: Guest) -> None:
    anna.table()
    anna.tab("Rules")
    anna.page.get_by_label("Search the rules").fill("compensation card")
    found = anna.page.locator(".paragraph")
    expect(found.first).to_contain_text(re.compile("compensation", re.I))
    expect(found).not_to_have_count(0)
    anna.page.get_by_label("Search the rules").fill("xyzzy")
    expect(anna.page.get_by_text("No paragraph speaks of “xyzzy”.")).to_be_visible()


def test_a_move_can_be_typed(anna: Guest) -> None:
    anna.table("rome 2 legions in Italia")
    typed = anna.page.locator("#typed")
    typed.fill("mar cis 3")
    typed.press("Enter")
    expect(anna.notice).to_have_text("2 moves fit. Go on typing or choose one.")
    typed.fill("march gallia cisalpina 3 legions")
    typed.press("Enter")
    anna.at_ply(2)
    expect(anna.log).to_contain_text(
        "Caesar marches from Italia to Gallia Cisalpina with 3 legions"
    )


def test_a_typed_move_that_is_not_legal_is_refused_with_its_rule(anna: Guest) -> None:
    match = anna.table("rome 2 gold")
    typed = anna.page.locator("#typed")
    typed.fill("march Aegyptus 2 legions")
    expect(anna.tray).to_contain_text("No move fits what you typed. Enter says why.")
    typed.press("Enter")
    why = anna.post(f"matches/{match}/why", move="march Aegyptus 2 legions")
    expect(anna.notice).to_contain_text(text_of(why))
    expect(anna.notice.get_by_role("button", name=why["rule"], exact=True)).to_be_visible()


def test_words_that_are_no_move_get_a_helpful_sentence(anna: Guest) -> None:
    anna.expect_noise("400")
    anna.table("rome 2 gold")
    typed = anna.page.locator("#typed")
    typed.fill("fly to the moon")
    typed.press("Enter")
    expect(anna.notice).to_contain_text("'fly to the moon' is not a move; moves look like")
