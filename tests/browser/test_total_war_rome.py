"""Total War: Rome in the browser: a round by clicking, the battle scene, keys, and a phone."""

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import Guest
from browser.war_table import GAME, Table, can_stir, reach


def test_an_agent_and_a_conquest_by_clicking(invite: Invite) -> None:
    """An agent stirs up protests; an army is placed, takes a region, and goes on from the hand."""
    anna = invite(size=(1280, 720))
    table = Table(anna)
    table.sit(reach("agent_menu", can_stir))
    table.everyone_can_use_it()
    # Every panel is one click away.
    for tab, told in (
        ("Faction", "Armies"),
        ("Developments", "gold"),
        ("Hand", "gold"),
        ("Diplomacy", "Carthage"),
    ):
        table.tab(tab)
        expect(anna.page.locator(".folder")).to_contain_text(told)
        table.everyone_can_use_it()
        table.tab(tab)
        expect(anna.page.locator(".folder")).to_have_count(0)
    table.click("Byzacium")
    anna.chooser.get_by_role("button", name="Stir up protests").click()
    cards = anna.chooser.get_by_role("button", name="Protests /")
    if cards.count():
        cards.first.click()
    expect(anna.log).to_contain_text("An agent of Rome acts against Carthage in Byzacium")
    # The campaign: from the camp to the map, and on.
    table.sit(reach("campaign_menu"))
    table.piece("Rome I").click()
    expect(anna.tray).to_contain_text("Put Rome I on the board in Etruria")
    table.click("Magna Graecia")
    expect(anna.log).to_contain_text("Rome I takes the field in Magna Graecia")
    # It is still in the hand; a region that is no neighbour is refused with its rule.
    expect(table.piece("Rome I")).to_have_attribute("aria-pressed", "true")
    table.click("Celtiberia")
    expect(anna.notice).to_contain_text("Celtiberia is not adjacent to Magna Graecia (9.5).")
    table.click("Syracusae")
    expect(anna.chooser).to_contain_text("The army takes the region in 100 % of cases")
    table.everyone_can_use_it()
    anna.chooser.get_by_role("button", name="March with Rome I to Syracusae").click()
    expect(anna.log).to_contain_text("Rome I marches from Magna Graecia to Syracusae")
    while "Held by Rome" not in (
        told := str(table.region("Syracusae").get_attribute("aria-label"))
    ):
        assert "ndependent" in told
        choice = anna.tray.get_by_role("button", name="Give up").or_(anna.button("Play nothing"))
        expect(
            choice.first.or_(table.page.get_by_role("button", name="End your turn"))
        ).to_be_visible()
        if choice.count():
            # The next chance may be offered by the same button.
            shown = str(anna.page.locator(".replay output").text_content())
            choice.first.click()
            expect(anna.page.locator(".replay output")).not_to_have_text(shown)
    expect(anna.log).to_contain_text("Rome I takes Syracusae")


def test_spending_and_keys(invite: Invite) -> None:
    """Orders are written, taken back and sealed; the map is played by keys."""
    anna = invite(size=(1280, 720))
    table = Table(anna)
    table.sit(reach("baskets"))
    basket = table.folder("Orders in secret")
    expect(basket).to_contain_text("Nothing ordered yet")
    basket.locator("[data-buy]").first.click()
    expect(basket).not_to_contain_text("Nothing ordered yet")
    table.everyone_can_use_it()
    basket.get_by_role("button", name="Take back").first.click()
    expect(basket).to_contain_text("Nothing ordered yet")
    basket.get_by_role("tab", name="Improvements").click()
    basket.get_by_role("button", name="Choose on the map").first.click()
    expect(basket).to_have_count(0)
    table.click("Etruria")
    anna.chooser.get_by_role("button", name="Market").click()
    table.tab("Spending")
    expect(basket).to_contain_text("arket in Etruria")
    basket.get_by_role("button", name="Seal the orders").click()
    expect(anna.log).to_contain_text("builds a market in Etruria")
    # By keys alone.
    table.sit(reach("campaign_menu"))
    keys = anna.page.keyboard
    table.piece("Rome I").focus()
    keys.press("Enter")
    table.region("Campania").focus()
    keys.press("Enter")
    expect(anna.log).to_contain_text("Rome I takes the field in Campania")
    table.region("Campania").focus()
    keys.press("ArrowUp")
    expect(table.region("Campania")).not_to_be_focused()
    keys.press("Escape")
    expect(table.piece("Rome I")).to_have_attribute("aria-pressed", "false")


def test_the_battle_scene_at_laptop_and_phone(invite: Invite) -> None:
    """Cards are chosen and sent, dice fall, and the map is a click away; a phone shows it, too."""
    position = reach("deploying")
    for size in ((1280, 720), (390, 844)):
        anna = invite(size=size)
        table = Table(anna)
        table.sit(position)
        scene = anna.page.locator('[data-battle="Syracusae"]')
        expect(scene).to_contain_text("Rome I")
        table.everyone_can_use_it()
        scene.get_by_role("button", name="See the map").click()
        expect(scene).to_have_count(0)
        table.tab("Battle")
        deploy = scene.get_by_role("button", name="Deploy")
        expect(deploy).to_be_disabled()
        scene.locator("[data-card]").first.click()
        expect(scene).to_contain_text("An estimate from what you know")
        for button in (deploy, scene.get_by_role("button", name="Leave it to the officers")):
            expect(button).to_be_in_viewport(ratio=1)
        deploy.click()
        expect(anna.log if size[0] > 1000 else anna.tray).not_to_be_empty()
        expect(scene.get_by_role("img", name="die:").first).to_be_visible()


def test_the_log_folds_by_phase_and_all_goals_are_a_click_away(invite: Invite) -> None:
    """A round is long: its phases fold; who has answered is not waited for."""
    anna = invite(size=(1280, 720))
    table = Table(anna)
    table.sit(reach("baskets"))
    expect(anna.page.locator(".track")).to_contain_text("Waiting for Rome")
    goals = anna.page.get_by_role("region", name="How to win")
    last = goals.get_by_role("button", name="Alliance broken")
    expect(last).not_to_be_in_viewport(ratio=1)
    goals.get_by_role("button", name="Show all 7 ways to win").click()
    expect(last).to_be_in_viewport(ratio=1)
    goals.get_by_role("button", name="Show all 7 ways to win").click()
    anna.page.keyboard.press("Escape")
    anna.tray.get_by_role("button", name="Seal your orders").click()
    expect(anna.log).to_contain_text("Round 2 begins.")
    expect(anna.log.get_by_role("heading", name="Round 2")).to_be_visible()
    phase = anna.log.get_by_role("button", name="Spend")
    expect(phase).to_have_attribute("aria-expanded", "true")
    anna.page.get_by_role("button", name="Since your last turn").click()
    table.everyone_can_use_it()
    phase.click()
    expect(anna.log).not_to_contain_text("Round 2 begins.")
    phase.press("Enter")
    expect(anna.log).to_contain_text("Round 2 begins.")
    # Before the bids are shown nobody knows who goes first.
    expect(anna.page.locator(".track")).to_contain_text("Then: agents")


def test_factions_and_the_scenario_are_chosen_with_the_seats(anna: Guest) -> None:
    anna.open(f"/new?game={GAME}")
    players = anna.page.get_by_label("Players")
    factions = anna.page.get_by_label("Which factions are in play")
    expect(players).to_have_value("4")
    expect(factions).to_have_count(0)
    anna.page.get_by_role("radio", name="The first war").check()
    expect(players).to_have_value("2")
    expect(factions).to_have_count(0)
    anna.page.get_by_role("radio", name="The whole game").check()
    players.select_option("3")
    expect(anna.page.get_by_label("Rome", exact=True)).to_be_visible()
    factions.select_option("without_rome")
    expect(anna.page.get_by_label("Barbarians", exact=True)).to_be_visible()
    expect(anna.page.get_by_label("Rome", exact=True)).to_have_count(0)
    anna.button("Start the match").click()
    expect(anna.page.locator('[data-region="Roma (Latium)"]')).to_be_visible()
    assert [one["seat"] for one in anna.snapshot()["seats"]] == ["Carthage", "Greece", "Barbarians"]
