"""The learning scenario of Total War: Rome, through a whole round by clicking, at one table."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import Guest, Json
from browser.war_table import GAME, NO_STEPS, Table, can_stir, reach
from patience import wait_for

SCENARIO = {"scenario": "first_war"}


def begins(view: Json) -> bool:
    """The second round: Rome still holds a card for protests from the first."""
    return bool(view["turn"] == 2 and can_stir(view))


class OneTable(Table):
    """Rome and Carthage hand the device to each other."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        position = reach("bidding", begins, NO_STEPS, **SCENARIO)
        made = guest.create("me", "me", game=GAME, position=position, options=SCENARIO)
        guest.open(f"/m/{made['id']}")
        self.seen: set[str] = set()
        """The steps that were answered."""

    def moment(self) -> Json:
        """What is asked now, once the page shows it, and who is asked holds the device."""
        wait_for(lambda: is_asked(self.guest.snapshot()))
        now = self.guest.snapshot()
        seat = now["deciding"]
        over = self.page.get_by_role("button", name=f"I am {seat}", exact=True)
        turn = self.guest.banner.filter(has_text=f"Your turn, {seat}")
        expect(over.or_(turn)).to_be_visible()
        if over.count():
            over.click()
            expect(turn).to_be_visible()
        self.guest.at_ply(now["ply"])
        return now

    def answer(self, act: Callable[[], None]) -> None:
        """One decision by clicking, until the server knows it."""
        now = self.moment()
        self.seen.add(now["view"]["step"])
        act()
        wait_for(lambda: state_of(self.guest.snapshot()) != state_of(now))

    def pass_on(self, seat: str, step: str) -> None:
        """Pass every chance, and give up what is to be given up, until a seat is asked this."""
        while (now := self.moment())["deciding"] != seat or now["view"]["step"] != step:
            if now["view"]["battle"]:
                self.answer(lambda: self.fight(now))
            elif now["view"]["step"] == "window":
                self.answer(self.guest.button("Play nothing").click)
            else:
                assert now["view"]["step"] in ("losses", "escaping", "merging"), now["view"]["step"]
                self.answer(self.guest.tray.locator(".choices button").first.click)

    def fight(self, now: Json) -> None:
        """Whatever a battle asks for, in its scene: cards are sent, and nothing else is done."""
        scene = self.page.locator('[data-battle="Syracusae"]')
        expect(scene).to_be_visible()
        cards, buttons = scene.locator("[data-card]"), scene.locator(".buttons .button")
        if any(move["fields"]["verb"] == "deploy" for move in now["moves"]):
            cards.first.click()
            send = buttons.first
            (send if send.is_enabled() else buttons.last).click()
        elif buttons.count():
            buttons.last.click()
        else:
            cards.first.click()

    def bid(self, gold: int) -> None:
        bid = self.page.get_by_role("form", name="Bid for the initiative")
        for _ in range(gold):
            bid.get_by_role("button", name="More").click()
        bid.locator(".main").click()

    def seal(self) -> None:
        self.folder("Orders in secret").get_by_role("button", name="Seal the orders").click()


def is_asked(now: Json) -> bool:
    """Whether somebody is to decide: a chance for who has nothing to play closes by itself."""
    is_window = bool(now["asked"] and now["asked"]["window"])
    return len(now["moves"]) > (1 if is_window else 0)


def state_of(now: Json) -> tuple[object, ...]:
    """What changes with every decision."""
    return now["ply"], now["deciding"], now["asked"], now["view"]["step"]


def test_the_learning_scenario_through_a_whole_round_by_clicking(invite: Invite) -> None:
    """Bids, an agent, taxes, a conquest, a land battle and spending, all by the mouse."""
    anna = invite(size=(1280, 720))
    table = OneTable(anna)
    table.moment()
    expect(anna.page.locator(".track")).to_contain_text("Bids")
    bid_and_choose(anna, table)
    stir_up_protests(anna, table)
    conquer_syracusae(anna, table)
    fight_for_syracusae(anna, table)
    spend(anna, table)
    steps = {"bidding", "ordering", "agent_menu", "campaign_menu", "deploying", "baskets"}
    assert steps <= table.seen
    heading = anna.log.get_by_role("heading", name="Round 3")
    expect(heading).to_be_visible()


def bid_and_choose(anna: Guest, table: OneTable) -> None:
    table.answer(lambda: table.bid(1))
    table.answer(lambda: table.bid(0))
    first = anna.tray.get_by_role("button", name="Let Rome begin").first
    table.answer(first.click)


def stir_up_protests(anna: Guest, table: OneTable) -> None:
    """An agent of Rome acts in Africa; Carthage does nothing in its turn."""
    table.pass_on("Rome", "agent_menu")

    def act() -> None:
        table.click("Byzacium")
        anna.chooser.get_by_role("button", name="Stir up protests").click()
        cards: Locator = anna.chooser.get_by_role("button", name="Protests /")
        if cards.count():
            cards.first.click()

    table.answer(act)
    table.pass_on("Rome", "agent_menu")
    expect(anna.log).to_contain_text("An agent of Rome acts against Carthage in Byzacium")
    table.answer(anna.button("End your turn").click)
    table.pass_on("Carthage", "agent_menu")
    table.answer(anna.button("End your turn").click)


def conquer_syracusae(anna: Guest, table: OneTable) -> None:
    table.pass_on("Rome", "campaign_menu")
    expect(anna.log).to_contain_text("in taxes and")
    table.piece("Rome I").click()
    table.answer(lambda: table.click("Magna Graecia"))
    table.pass_on("Rome", "campaign_menu")
    table.click("Syracusae")
    expect(anna.chooser).to_contain_text("The army takes the region in 100 % of cases")
    march = anna.chooser.get_by_role("button", name="March with Rome I to Syracusae")
    table.answer(march.click)
    table.pass_on("Rome", "campaign_menu")
    expect(anna.log).to_contain_text("Rome I takes Syracusae")
    table.answer(anna.button("End your turn").click)


def fight_for_syracusae(anna: Guest, table: OneTable) -> None:
    """Carthage attacks; both stand; the battle goes on to its end."""
    table.pass_on("Carthage", "campaign_menu")
    table.piece("Carthage I").click()
    table.answer(lambda: table.click("Sicilia Punica"))
    table.pass_on("Carthage", "campaign_menu")
    table.click("Syracusae")
    march = anna.chooser.get_by_role("button", name="March with Carthage I to Syracusae")
    table.answer(march.click)
    for seat, step in (("Carthage", "meet_first"), ("Rome", "meet_second")):
        table.pass_on(seat, step)
        meeting = table.folder("Armies meet in Syracusae")
        expect(meeting).to_contain_text("The army escapes in")
        table.answer(meeting.get_by_role("button", name="Fight", exact=True).click)
    table.pass_on("Carthage", "campaign_menu")
    assert "deploying" in table.seen
    expect(anna.page.locator("[data-battle]")).to_have_count(0)
    table.answer(anna.button("End your turn").click)


def spend(anna: Guest, table: OneTable) -> None:
    """Rome builds a market; Carthage orders nothing; nobody sees orders before all are sealed."""
    table.pass_on("Rome", "baskets")
    basket = table.folder("Orders in secret")
    basket.get_by_role("tab", name="Improvements").click()
    basket.get_by_role("button", name="Choose on the map").first.click()
    table.click("Etruria")
    table.answer(anna.chooser.get_by_role("button", name="Market").click)
    table.tab("Spending")
    expect(basket).to_contain_text("arket in Etruria")
    table.answer(table.seal)
    table.pass_on("Carthage", "baskets")
    expect(basket).to_contain_text("Nothing ordered yet")
    expect(anna.page.locator("body")).not_to_contain_text("arket in Etruria")
    table.answer(table.seal)
    table.moment()
    expect(anna.log).to_contain_text("Rome builds a market in Etruria")
