"""The match at every size: a board, a hand, words to read; and what answers when pointed at."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, expect

from browser.conftest import Invite
from browser.guest import Guest, Json
from patience import wait_for, wait_for_none

LAPTOP, LOW, TABLET, PHONE, SIDEWAYS = SIZES = (
    (1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390),
)  # fmt: skip
LEAST_LETTERS = 11
# Every text that is drawn, with the height of its letters on the screen if that is too small.
SMALL_TEXTS = """(least) => {
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, parent] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
    if (!text || parent.closest('.sr, .hidden, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const scale = parent.getScreenCTM?.()?.a ?? parent.closest('text')?.getScreenCTM().a ?? 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size && size < least - 0.05) small.push(`${text}: ${size.toFixed(1)}`);
  }
  return small;
}"""
# What of a place is in the window, and whether anything else lies over its middle.
IS_FREE = """(one) => {
  const box = one.getBoundingClientRect();
  const isAcross = box.left >= 0 && box.right <= innerWidth;
  const isDown = box.top >= 0 && box.bottom <= innerHeight;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return isAcross && isDown && one.contains(document.elementFromPoint(x, y));
}"""
REGIONS_UNDER = """(buttons) => buttons.flatMap((button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  return corners.flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .flatMap((one) => (one.matches('.tint') ? [one.closest('[data-region]').dataset.region] : []));
})"""
# The map is drawn for the room that there is now.
FITTED = """() => {
  const map = document.querySelector('.map svg');
  const [, , width, height] = map.getAttribute('viewBox').split(' ').map(Number);
  return Math.abs(width / height - map.clientWidth / map.clientHeight) < 0.01;
}"""
HEADINGS = """[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  .filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]))"""
LINES = """[...document.querySelectorAll('.place')]
  .filter((one) => getComputedStyle(one.querySelector('.line')).stroke !== 'none')
  .map((one) => one.querySelector('[data-region]').dataset.region)"""
WATCH_SIGHT = """() => {
  const map = document.querySelector('.map svg');
  window.seen = [map.getAttribute('viewBox')];
  new MutationObserver(() => window.seen.push(map.getAttribute('viewBox')))
    .observe(map, { attributeFilter: ['viewBox'] });
}"""


def box(place: Locator) -> Json:
    found = place.bounding_box()
    assert found
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def overlap(one: Json, other: Json) -> bool:
    return bool(
        one["x"] < other["right"]
        and other["x"] < one["right"]
        and one["y"] < other["bottom"]
        and other["y"] < one["bottom"]
    )


def reads(guest: Guest) -> None:
    """Once everything is drawn for this size, no letters are too small."""
    wait_for_none(lambda: guest.page.evaluate(SMALL_TEXTS, LEAST_LETTERS))


def disorder(guest: Guest, size: tuple[int, int]) -> list[str]:
    """What stands wrongly at this size; right after a change of size much may."""
    found = []
    board, tray = box(guest.page.locator("section.board")), box(guest.tray)
    free = {
        "end": guest.button("End your movement"),
        "undo": guest.page.get_by_role("button", name="Undo"),
        "Italia": guest.province("Italia").locator("text.name"),
    }
    found += [f"{name} is covered" for name, one in free.items() if not one.evaluate(IS_FREE)]
    if overlap(board, tray):
        found.append("the board lies over the tray")
    headings = guest.page.evaluate(HEADINGS)
    if any(b - a > 1 for a, b in zip([0, *headings], headings, strict=False)):
        found.append(f"a heading is left out: {headings}")
    if size in (LAPTOP, LOW, TABLET):
        found += guest.page.locator(".zoom button").evaluate_all(REGIONS_UNDER)
    if size == SIDEWAYS and (board["right"] > tray["x"] or board["height"] <= 0.7 * size[1]):
        found.append(f"the board is {board}, the tray {tray}")
    if size == LOW and board["height"] <= 0.6 * size[1]:
        found.append(f"the board is only {board['height']} high")
    return found


@contextmanager
def finger(guest: Guest, place: Locator) -> Iterator[None]:
    """A finger that stays."""
    line: CDPSession = guest.context.new_cdp_session(guest.page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    at = box(place)
    spot = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def is_in_window(guest: Guest, size: tuple[int, int]) -> bool:
    """Whether every card in hand is in sight."""
    hand = [box(one) for one in guest.page.locator(".hand .slot").all()]
    return all(one["x"] > -12 and one["right"] < size[0] + 12 for one in hand)


def test_every_size_has_a_board_a_hand_and_words_to_read(invite: Invite) -> None:
    anna = invite()
    cards = str(anna.create("me", "greedy", game="triumvirate")["id"])
    anna.table("rome 2 legions in Italia")
    board = anna.page.locator("section.board")
    for size in SIZES:
        anna.resize(*size)
        anna.page.wait_for_function(FITTED)
        expect(anna.page.locator("aside.open .panel")).to_have_count(
            1 if size in (LAPTOP, LOW) else 0
        )
        wait_for_none(lambda size=size: disorder(anna, size))
        reads(anna)
    anna.resize(*TABLET)
    recent = anna.page.get_by_role("region", name="What happened last")
    expect(recent).to_contain_text("Rome sends Caesar 2 legions in Italia.")
    wait_for(lambda: box(recent)["y"] >= box(board)["bottom"] - 1)
    # A window that grows again has its panel again.
    anna.resize(*LOW)
    expect(anna.log).to_be_visible()
    before = box(anna.tray)["height"]
    # With too little gold there is nothing but the end of the turn: the board gets the room.
    anna.say_moves(anna.match, "end movement", "improve political")
    wait_for(lambda: box(anna.tray)["height"] < before - 20)
    wait_for(lambda: anna.button("End your turn").evaluate(IS_FREE))

    anna.open(f"/m/{cards}")
    expect(anna.page.locator(".hand .slot").first).to_be_visible()
    for size in SIZES:
        anna.resize(*size)
        wait_for(lambda size=size: is_in_window(anna, size))
        reads(anna)


def test_the_offer_says_what_it_costs_and_the_card_keeps_clear(anna: Guest) -> None:
    anna.resize(*LOW)
    anna.table("rome 2 legions in Italia")
    now = anna.snapshot()
    anna.click_province("Italia")
    ways = now["hints"]["ways"]
    for move in now["moves"]:
        to = move["fields"].get("to")
        if to:
            place = anna.page.locator(".place", has=anna.province(to))
            sign = place.locator(":is(.walk, .sail, .attack):has(.pill)")
            kind = "attack" if now["view"]["provinces"][to]["owner"] != "Caesar" else None
            shown = kind or ("walk" if move["fields"]["verb"] == "march" else "sail")
            assert sign.evaluate("(one) => one.classList.item(0)") == shown, to
            laden, free = ways[to]["laden"], ways[to]["free"]
            cost = str(laden) if shown == "attack" or laden == free else f"{free}\N{EN DASH}{laden}"
            assert sign.locator("text").text_content() == cost, to
    assert anna.page.evaluate(LINES) == [], "only what is pointed at has a line"
    name = box(anna.province("Sicilia").locator("text.name"))
    anna.page.mouse.move(name["x"] + 8, name["y"] + 8)
    assert anna.page.evaluate(LINES) == ["Sicilia"]
    card = anna.page.locator(".info")
    expect(card).to_contain_text("You can attack here for 1 point.")
    expect(card).to_contain_text("to conquer")
    stands = box(card)
    assert not overlap(stands, name)
    assert abs(stands["x"] - name["x"]) < 320
    assert abs(stands["y"] - name["y"]) < 320
    for panel in ("political", "military"):
        track = anna.page.get_by_label(f"The {panel} track")
        assert not overlap(stands, box(track))
    said = card.locator("p", has_text="to conquer").inner_text()
    anna.click_province("Sicilia")
    attack = anna.tray.get_by_role("button", name="4 legions")
    attack.first.hover()
    expect(anna.tray.locator(".odds")).to_contain_text(said)


def test_whatever_is_pointed_at_answers_and_keys_are_listed(anna: Guest) -> None:
    anna.table("rome 2 legions in Italia")
    legions = anna.page.locator(".place", has=anna.province("Italia")).locator(
        "[data-tip*='legions:']"
    )
    legions.hover()
    expect(anna.page.locator(".info .tip")).to_contain_text("4 legions: they defend the province")
    line = anna.page.locator(".tip-line")
    anna.page.get_by_label("gold left in the common supply").hover()
    expect(line).to_contain_text("(3.8)")
    anna.page.locator("header .counter").first.hover()
    expect(line).to_contain_text("5 provinces; 9 win (9.5).")
    with finger(anna, legions):
        expect(line).to_contain_text("4 legions: they defend the province")
    expect(anna.province("Italia")).to_have_attribute("aria-pressed", "false")

    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Home")
    anna.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    anna.page.keyboard.press("Home")
    expect(anna.banner).to_contain_text("the start")
    anna.page.keyboard.press("End")
    expect(anna.banner).to_contain_text("Your turn")

    match = str(anna.create("me", "greedy", game="triumvirate")["id"])
    anna.open(f"/m/{match}")
    slot = anna.page.locator(".hand .slot").first
    slot.hover(position={"x": 10, "y": 20})
    expect(line).to_contain_text("(7.1)")


def test_the_camera_follows_and_comes_back(invite: Invite) -> None:
    anna = invite(size=PHONE, moving=True)
    match = anna.table()
    for _ in range(4):
        anna.button("Closer").click()
    anna.page.evaluate(WATCH_SIGHT)
    anna.say_moves(match, "rome 2 legions in Illyricum")
    anna.page.wait_for_function("() => seen.length > 3 && seen.at(-1) === seen[0]")
    x, y, width, height = map(
        float, anna.page.evaluate("seen[Math.floor(seen.length / 2)]").split()
    )
    at = (845, 170)
    assert x < at[0] < x + width
    assert y < at[1] < y + height
    # While a hand is on the map, the map is the hand's.
    place = box(anna.page.locator(".map"))
    anna.page.mouse.move(place["x"] + 60, place["y"] + 60)
    anna.page.mouse.down()
    anna.page.mouse.move(place["x"] + 80, place["y"] + 60, steps=4)
    anna.page.evaluate("seen.splice(0, seen.length - 1)")
    anna.say_moves(match, "end movement")
    expect(anna.button("End your turn")).to_be_visible()
    assert anna.page.evaluate("seen.length") == 1
    anna.page.mouse.up()
