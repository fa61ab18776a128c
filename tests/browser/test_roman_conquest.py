"""Roman Conquest in the browser: orders by hand and by keyboard, war, both ends, a phone."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.guest import Guest, Json
from browser.test_access import (
    AXE,
    REDRAW,
    RUN_AXE,
    SMALL_TARGETS,
    TARGET,
    THEMES,
    serious,
)
from browser.test_sizes import FITTED

GAME = "roman_conquest"

BEFORE_WAR: Json = {
    "phase": "leader", "active": "Caesar", "first": "Caesar", "round": 6, "turn": 16,
    "stacks": {
        "Mediolanum": {"troops": {"Caesar": 3}},
        "Taurini": {"troops": {"Caesar": 2}},
        "Etruria": {"troops": {"Rome": 1}},
        "Roma": {"troops": {"Rome": 1}},
        "Narbo": {"troops": {"Pompeius": 3}},
        "Antiochia": {"troops": {"Crassus": 4}},
    },
    "seats": {
        "Caesar": {"leader": "Mediolanum", "conquests": 2, "popularity": 3},
        "Pompeius": {"leader": "Narbo", "popularity": 2},
        "Crassus": {"leader": "Antiochia", "popularity": 4},
    },
}  # fmt: skip
"""Caesar stands at the border of Italy."""

THREE_TURNS: Json = {
    "phase": "leader", "active": "Caesar", "first": "Caesar", "round": 9, "turn": 25, "war": True,
    "stacks": {
        "Roma": {"troops": {"Caesar": 2}},
        "Antiochia": {"troops": {"Crassus": 4}},
    },
    "seats": {
        "Caesar": {"leader": "Roma", "rome": 3},
        "Pompeius": {"leader": "Samnium"},
        "Crassus": {"leader": "Antiochia"},
    },
}  # fmt: skip
"""Caesar has held Rome for three turns, and Pompeius is alone beside it."""

TWO_LEFT: Json = THREE_TURNS | {
    "seats": {
        "Caesar": {"leader": "Roma", "rome": 0},
        "Pompeius": {"leader": "Samnium"},
        "Crassus": {"leader": None},
    },
    "stacks": {"Roma": {"troops": {"Caesar": 2}}, "Toletum": {"troops": {"Pompeius": 2}}},
}
"""Caesar can kill the last rival."""

DOOMED: Json = BEFORE_WAR | {
    "stacks": {
        "Taurini": {"troops": {"Caesar": 2}},
        "Narbo": {"troops": {"Pompeius": 3}},
        "Antiochia": {"troops": {"Crassus": 4}},
    },
    "seats": BEFORE_WAR["seats"] | {"Caesar": {"leader": "Narbo"}},
}
"""Caesar stands alone among the troops of Pompeius."""

READ_SCENES = """localStorage.rubicon = '{"bot": "greedy", "scenes": "read", "coach": false}'"""


def everyone_can_use(guest: Guest) -> None:
    """No serious fault in either theme."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    for theme in THEMES:
        guest.page.emulate_media(color_scheme=theme)
        guest.page.evaluate(REDRAW)
        assert serious(guest.page.evaluate(RUN_AXE)) == [], theme


class Table:
    """A guest at this game's board."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def sit(self, position: Json | None, *seats: str) -> str:
        """A new match from a position, on the screen."""
        match = str(
            self.guest.create(*seats or ("me", "me", "me"), game=GAME, position=position)["id"]
        )
        self.enter(match)
        return match

    def enter(self, match: str) -> None:
        self.guest.open(f"/m/{match}")
        expect(self.hex("Roma")).to_be_visible()

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def middle(self, name: str) -> tuple[float, float]:
        box = self.hex(name).locator(".tint").bounding_box()
        assert box, name
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, name: str) -> None:
        """A real click, into the middle of a hex."""
        self.page.mouse.click(*self.middle(name))

    def drag(self, home: str, to: str) -> None:
        """The troops of a hex, by hand."""
        place = self.page.locator(".place").filter(has=self.hex(home))
        box = place.locator("[data-stack]").last.bounding_box()
        assert box, home
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 4, steps=3)
        self.page.mouse.move(*self.middle(to), steps=4)
        self.page.mouse.up()

    def drag_leader(self, seat: str, to: str) -> None:
        """A leader, by hand."""
        box = self.page.locator(f'[data-leader="{seat}"]').bounding_box()
        assert box, seat
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 20, box["y"] + 20, steps=3)
        self.page.mouse.move(*self.middle(to), steps=4)
        self.page.mouse.up()

    def stack(self, hex_name: str, force: str) -> Locator:
        place = self.page.locator(".place").filter(has=self.hex(hex_name))
        return place.locator(f'[data-stack="{force}"] text')

    @property
    def orders(self) -> Locator:
        return self.page.get_by_role("region", name="Your orders")

    def stays(self) -> None:
        """The leader does nothing, and the board is ready for orders."""
        self.guest.button("Let your leader stay").click()
        expect(self.page.get_by_text("No orders planned yet")).to_be_visible()
        self.page.wait_for_function(FITTED)

    def unfold(self) -> None:
        """The list of the orders, out of their line."""
        self.orders.get_by_role("button", name="planned").click()

    @property
    def plate(self) -> Locator:
        return self.page.locator("[data-phase]")

    def scene(self, kind: str) -> Locator:
        return self.page.get_by_role("dialog").filter(
            has=self.page.locator(f'[data-scene="{kind}"]')
        )

    def go_on(self, kind: str) -> None:
        """Read a scene, and leave it."""
        self.scene(kind).get_by_role("button", name="Go on").click()
        expect(self.scene(kind)).to_have_count(0)


def test_by_clicking_to_the_war(invite: Invite) -> None:
    """A leader's options, orders by clicking and dragging, taken back, then the Rubicon."""
    anna = invite(size=(1440, 900), moving=True)
    anna.context.add_init_script(READ_SCENES)
    table = Table(anna)
    match = table.sit(BEFORE_WAR)
    expect(table.plate).to_contain_text("Conquest")
    expect(anna.page.get_by_role("region", name="How to win")).to_contain_text(
        "4 turns in a row in Rome"
    )
    # The leader, on the board.
    table.click("Mediolanum")
    expect(anna.chooser).to_contain_text("Roll and move your leader")
    anna.chooser.get_by_role("button", name="Let your leader stay").click()
    expect(anna.page.get_by_text("No orders planned yet")).to_be_visible()
    # Refused with its rule: nobody of his is there.
    table.click("Narbo")
    expect(anna.notice).to_contain_text("You have no troops in Narbo")
    # By clicking from and to, with a stepper.
    table.click("Mediolanum")
    table.click("Taurini")
    anna.chooser.get_by_role("button", name="One fewer: Troops").click()
    anna.chooser.get_by_role("button", name="Move 1 troop").click()
    table.unfold()
    expect(table.orders).to_contain_text("Mediolanum → Taurini: 1")
    expect(table.stack("Taurini", "Caesar")).to_have_text("3")
    expect(table.stack("Mediolanum", "Caesar")).to_have_text("2")
    table.orders.get_by_role("button").first.click()
    expect(table.orders).to_have_count(0)
    expect(table.stack("Mediolanum", "Caesar")).to_have_text("3")
    # By hand, into Italy: the odds and what it means are told before.
    table.drag("Mediolanum", "Etruria")
    expect(anna.chooser).to_contain_text("2 against 1: 75 % to win.")
    expect(anna.chooser).to_contain_text("Entering Italy starts the civil war.")
    anna.chooser.get_by_role("button", name="Attack with 2 troops").click()
    expect(anna.page.locator('[data-clash="Etruria"]')).to_contain_text("75")
    expect(table.orders).to_contain_text("Fight in Etruria: 2 against 1 of Rome")
    # Undo takes a plan back first.
    table.drag("Taurini", "Mediolanum")
    anna.chooser.get_by_role("button", name="Move 2 troops").click()
    expect(table.orders).to_contain_text("2 orders")
    anna.button("Undo").click()
    expect(table.orders).to_contain_text("1 order ")
    anna.button("Done").click()
    expect(table.scene("war")).to_contain_text("The civil war begins")
    # The log does not run ahead of the scene that waits.
    expect(anna.log).not_to_contain_text("attacks Rome")
    table.go_on("war")
    expect(table.plate).to_contain_text("Civil War")
    expect(anna.log).to_contain_text("beats")
    words = [entry["words"] for entry in anna.get(f"matches/{match}/log")]
    assert words[:3] == ["stay", "march Mediolanum to Etruria 2 troops", "done"]


def test_by_keyboard_to_the_war(invite: Invite) -> None:
    """The same without a pointer; what is said is heard."""
    anna = invite()
    table = Table(anna)
    table.sit(BEFORE_WAR)
    keys = anna.page.keyboard
    table.hex("Mediolanum").focus()
    keys.press("Enter")
    expect(anna.chooser.get_by_role("button", name="Roll and move your leader")).to_be_focused()
    keys.press("Escape")
    expect(table.hex("Mediolanum")).to_be_focused()
    anna.button("Let your leader stay").press("Enter")
    expect(anna.banner).to_contain_text("ove your troops")
    expect(table.hex("Taurini")).to_have_attribute(
        "aria-label", "Taurini, Cisalpina: 2 troops of Caesar; pick these troops up"
    )
    table.hex("Taurini").focus()
    keys.press("Enter")
    keys.press("ArrowRight")
    expect(table.hex("Mediolanum")).to_be_focused()
    keys.press("Enter")
    # There is room for one: nothing to choose.
    expect(table.orders).to_contain_text("1 order planned")
    keys.press("Backspace")
    expect(table.orders).to_have_count(0)
    table.hex("Mediolanum").focus()
    keys.press("Enter")
    table.hex("Etruria").focus()
    keys.press("Enter")
    keys.press("Enter")
    expect(table.orders).to_contain_text("Fight in Etruria: 2 against 1 of Rome")
    table.hex("Etruria").focus()
    keys.press("Backspace")
    expect(table.orders).to_have_count(0)
    anna.page.locator("#typed").fill("march Mediolanum to Etruria 3 troops")
    keys.press("Enter")
    expect(table.orders).to_contain_text("Fight in Etruria: 3 against 1 of Rome")
    anna.button("Done").press("Enter")
    # Only the last sentences are kept for those who listen; how many come depends on the dice.
    expect(anna.spoken).to_contain_text(re.compile("(attacks|beats) .* in Etruria"))
    expect(anna.log).to_contain_text("Caesar attacks Rome in Etruria: 3 against 1.")
    expect(anna.log).to_contain_text("the civil war begins!")
    expect(table.plate).to_contain_text("Civil War")


def test_both_ends(invite: Invite) -> None:
    """The death of a leader, the fourth turn in Rome, and the last of the three."""
    anna = invite()
    anna.context.add_init_script(READ_SCENES)
    table = Table(anna)
    table.sit(THREE_TURNS)
    expect(table.plate).to_contain_text("Caesar wins if he ends this turn in Rome.")
    table.stays()
    table.drag("Roma", "Samnium")
    expect(anna.chooser).to_contain_text("your troops kill a leader who is alone")
    everyone_can_use(anna)
    anna.chooser.get_by_role("button", name="Attack with 1 troop").click()
    expect(table.orders).to_contain_text("he is killed")
    anna.button("Done").click()
    expect(table.scene("death")).to_contain_text("Pompeius is dead")
    everyone_can_use(anna)
    table.go_on("death")
    expect(table.scene("victory")).to_contain_text("Caesar is master of Rome")
    table.go_on("victory")
    expect(anna.page.get_by_role("heading", name="Caesar wins")).to_be_visible()
    everyone_can_use(anna)
    table.sit(TWO_LEFT)
    expect(table.plate).to_contain_text("Caesar can kill every rival")
    table.stays()
    table.drag("Roma", "Samnium")
    anna.chooser.get_by_role("button", name="Attack with 1 troop").click()
    anna.button("Done").click()
    table.go_on("death")
    expect(table.scene("victory")).to_contain_text("Caesar is the last of the three")
    table.go_on("victory")
    expect(anna.page.get_by_role("heading", name="Caesar wins")).to_be_visible()


def test_orders_cover_nothing_and_done_is_asked(invite: Invite) -> None:
    """The line of orders leaves the map free; a leader is dragged, and not lost by mistake."""
    anna = invite(size=(1280, 720))
    table = Table(anna)
    table.sit(DOOMED)
    # The leader does not go without a roll, and that is said.
    table.drag_leader("Caesar", "Taurini")
    expect(anna.notice).to_contain_text("right after the roll to move him")
    table.stays()
    table.drag("Taurini", "Mediolanum")
    expect(anna.chooser).to_contain_text("Move 2 troops")
    # An order that is still being chosen is not forgotten.
    anna.button("Done").click()
    expect(anna.chooser).to_contain_text("This order is not given yet")
    anna.chooser.get_by_role("button", name="Move 2 troops").click()
    expect(table.orders).to_contain_text("1 order planned")
    line, board = table.orders.bounding_box(), anna.page.locator(".map").bounding_box()
    assert line
    assert board
    assert line["y"] >= board["y"] + board["height"] - 1
    # Who is planned to come has had his order.
    table.click("Mediolanum")
    expect(anna.notice).to_contain_text("2 troops are planned to come to Mediolanum")
    anna.button("Done").click()
    expect(anna.chooser).to_contain_text("no troops of yours can come to him")
    anna.chooser.get_by_role("button", name="Back to the orders").click()
    expect(anna.chooser).to_have_count(0)
    anna.button("Done").click()
    anna.chooser.get_by_role("button", name="Done all the same").click()
    expect(anna.log).to_contain_text("Caesar is alone among the troops of Pompeius in Narbo")


def test_the_list_and_the_board_go_together(anna: Guest) -> None:
    """A stack from the list goes where one clicks; what is planned is not offered again."""
    table = Table(anna)
    table.sit(BEFORE_WAR)
    before = anna.page.locator(".map").bounding_box()
    table.stays()
    assert anna.page.locator(".map").bounding_box() == before, "the map keeps its size"
    moves = [move["fields"] for move in anna.snapshot()["moves"]]
    [there, *_] = [
        one["to"]
        for one in moves
        if one.get("home") == "Taurini" and one["to"] != "Mediolanum" and one["troops"] == 2
    ]
    anna.tray.get_by_role("button", name="From Taurini").click()
    table.click(there)
    anna.chooser.get_by_role("button", name="Move 2 troops").click()
    expect(table.orders).to_contain_text("1 order planned")
    expect(anna.tray.get_by_role("button", name="from Mediolanum").first).to_be_visible()
    expect(anna.tray.get_by_role("button", name="from Taurini")).to_have_count(0)
    # What was refused is past, once something else is pointed at.
    table.click(there)
    expect(anna.notice).to_contain_text("2 troops are planned to come")
    table.drag("Mediolanum", "Etruria")
    expect(anna.chooser).to_be_visible()
    expect(anna.notice).to_have_count(0)


def test_three_browsers(invite: Invite) -> None:
    """Everybody sees what one does, and whose turn it is."""
    people = [invite() for _ in range(3)]
    anna, *others = people
    made = anna.create("me", "open", "open", game=GAME, position=BEFORE_WAR, public=True)
    for guest, seat in zip(others, ("Pompeius", "Crassus"), strict=True):
        guest.post(f"matches/{made['id']}/join", seat=seat)
    tables = [Table(guest) for guest in people]
    for table in tables:
        table.enter(str(made["id"]))
    tables[0].stays()
    tables[0].drag("Taurini", "Mediolanum")
    expect(tables[0].orders).to_contain_text("1 order")
    anna.button("Done").click()
    for table in tables:
        expect(table.guest.log).to_contain_text("marches from Taurini to Mediolanum")
    expect(others[0].banner).to_contain_text("Your turn, Pompeius")
    others[0].button("Let your leader stay").click()
    others[0].button("Done").click()
    expect(others[1].banner).to_contain_text("Your turn, Crassus")


def test_a_phone_both_ways(invite: Invite) -> None:
    """Upright and on its side: board, plan, chooser and Done are within reach."""
    anna = invite(size=(390, 844))
    table = Table(anna)
    table.sit(BEFORE_WAR)
    table.stays()
    expect(anna.button("Done")).to_be_visible()
    table.click("Mediolanum")
    table.click("Taurini")
    expect(anna.button("Move 2 troops")).to_be_in_viewport(ratio=1)
    anna.button("One fewer: Troops").click()
    anna.button("Move 1 troop").click()
    expect(table.orders).to_contain_text("1 order")
    everyone_can_use(anna)
    assert anna.page.evaluate(SMALL_TARGETS, TARGET) == []
    anna.resize(844, 390)
    expect(table.orders).to_contain_text("1 order")
    for name in ("Done", "Take the last one back"):
        expect(anna.button(name)).to_be_in_viewport(ratio=1)
    expect(table.plate).to_be_in_viewport(ratio=1)
    everyone_can_use(anna)
    anna.button("Take the last one back").click()
    expect(table.orders).to_have_count(0)
    anna.button("Done").click()
    expect(anna.banner).to_contain_text("Pompeius")


def test_a_lesson_with_a_plan(anna: Guest) -> None:
    """Orders of a plan are judged together; what the lesson objects to stays planned."""
    anna.expect_noise("409")
    table = Table(anna)
    table.enter(str(anna.post(f"games/{GAME}/lessons/holding")["id"]))
    anna.button("Roll and move your leader").click()
    expect(anna.lesson).to_contain_text("you start again from none")
    anna.button("Let your leader stay").click()
    expect(anna.lesson).to_contain_text("Bring both troops from Etruria to Rome")
    table.drag("Etruria", "Roma")
    anna.button("One fewer: Troops").click()
    anna.button("Move 1 troop").click()
    anna.button("Done").click()
    expect(anna.lesson).to_contain_text("Both of them")
    table.unfold()
    expect(table.orders).to_contain_text("Etruria → Roma: 1")
    table.drag("Etruria", "Roma")
    expect(table.orders).to_contain_text("Etruria → Roma: 2")
    anna.button("Done").click()
    expect(anna.lesson).to_contain_text("Three of four")
    anna.button("Let your leader stay").click()
    anna.button("Done").click()
    expect(anna.lesson).to_contain_text("You have won")
