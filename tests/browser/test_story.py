"""The board tells its story: log and tray keep step, scenes stay, one reads what one missed."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.card_table import by_api, sees_table, sit
from browser.conftest import Invite
from browser.guest import Guest, Json
from patience import wait_for

LAPTOP, SMALL, TABLET, PHONE, SIDEWAYS = (
    (1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390),
)  # fmt: skip
END_OF_LOG = """(log) => log.scrollHeight - log.scrollTop - log.clientHeight"""
COVERED = """(log) => {
  const line = log.querySelector('[aria-current]').getBoundingClientRect();
  const heads = [...log.querySelectorAll('.turn')].map((one) => one.getBoundingClientRect());
  return heads.some((head) => head.top < line.top && head.bottom > line.top + 1);
}"""
STORY = """
window.story = [];
const look = () => {
  const all = (place) => [...document.querySelectorAll(place)];
  const seen = {
    drawn: all('.battle .drawn g[transform]').length,
    sums: all('.battle .sum').map((one) => one.textContent),
    log: all('ol.log')[0]?.textContent ?? '',
    tray: all('.tray .story')[0]?.textContent ?? '',
    spoken: all('[data-testid=announcer]')[0]?.textContent ?? '',
    army: all('[data-travels=Caesar]').length,
    home: all('[data-region=Italia] .of-caesar .wood').length,
  };
  if (JSON.stringify(window.story.at(-1)) !== JSON.stringify(seen)) window.story.push(seen);
};
new MutationObserver(look).observe(document, {
  childList: true, subtree: true, characterData: true, attributes: true,
});
"""


def prefers(guest: Guest, **wishes: str | bool) -> Guest:
    """What the guest has chosen in an earlier visit; by itself, a scene stays until it is read."""
    guest.context.add_init_script(f"localStorage.rubicon = '{json.dumps(wishes)}';")
    return guest


def at_the_end(log: Locator) -> None:
    wait_for(lambda: log.evaluate(END_OF_LOG) < 2)


def line(guest: Guest, ply: int) -> Locator:
    return guest.log.locator(f'[data-ply="{ply}"]')


def wanders(guest: Guest, match: str, until: Callable[[Json], bool]) -> None:
    """Everybody walks through his own provinces, alone, until something is so."""
    while not until(now := guest.get(f"matches/{match}")):
        guest.say_moves(match, next_step(now))


def has_come_to(ply: int) -> Callable[[Json], bool]:
    return lambda now: bool(now["ply"] >= ply)


def next_step(now: Json) -> str:
    view, moves = now["view"], [str(move["words"]) for move in now["moves"]]
    own = [name for name, one in view["provinces"].items() if one["owner"] == view["active"]]
    walks = [f"march {name}" for name in own]
    return next((move for move in moves if move in walks), moves[-1 if "end" in moves[-1] else 0])


def is_last_of_year(view: Json) -> bool:
    return bool(view["calendar"] == 1 and view["phase"] == "actions")


def test_the_log_follows_a_long_match_unless_one_reads(anna: Guest) -> None:
    """Item by item: the newest line, scrolling up, back to now; no heading covers a line."""
    match = str(anna.create("me", "me", "me")["id"])
    wanders(anna, match, has_come_to(100))
    anna.resize(*SMALL)
    anna.enter(match)
    at_the_end(anna.log)
    for ply in (102, 103, 105):
        wanders(anna, match, has_come_to(ply))
        expect(line(anna, ply)).to_be_in_viewport()
        at_the_end(anna.log)
    for size in (LAPTOP, SMALL):
        anna.resize(*size)
        at_the_end(anna.log)
    # Who has scrolled up to read is left in peace.
    anna.log.evaluate("(log) => (log.scrollTop = 300)")
    expect(line(anna, 105)).not_to_be_in_viewport()
    wanders(anna, match, has_come_to(106))
    expect(line(anna, 106)).to_have_count(1)
    assert anna.log.evaluate("(log) => log.scrollTop") == 300
    # Looking back: the line is in sight and no heading covers it; it is still one's turn.
    for ply in (60, 40, 21, 22):
        anna.page.locator(".replay input[type=range]").fill(str(ply))
        expect(anna.banner).to_contain_text(f"You are looking at move {ply}.")
        expect(anna.banner).to_contain_text("It is your turn.")
        expect(anna.log.locator("[aria-current]")).to_be_in_viewport(ratio=1)
        assert not anna.log.evaluate(COVERED)
    anna.button("Back to now").click()
    at_the_end(anna.log)
    wanders(anna, match, has_come_to(107))
    expect(line(anna, 107)).to_be_in_viewport()
    # In a sheet it begins at the end, too.
    for size in (TABLET, PHONE, SIDEWAYS):
        anna.resize(*size)
        anna.page.reload()
        anna.sees_board()
        anna.tab("Log")
        at_the_end(anna.log)


def test_a_battle_is_told_as_it_is_seen(invite: Invite) -> None:
    """Neither log nor tray nor voice is ahead of the cubes, and the army stands at the edge."""
    anna = prefers(invite(moving=True), speed="fast", replay="fast", scenes="none")
    anna.table("rome 2 legions in Italia")
    anna.page.evaluate(STORY)
    anna.page.locator("#typed").fill("march Sicilia 4 legions")
    anna.page.locator("#typed").press("Enter")
    anna.at_ply(3)
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    keeps_step(anna)
    # The same in a replay: what it has not shown is not told.
    anna.page.locator(".replay input[type=range]").fill("1")
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    anna.page.evaluate("window.story = []")
    anna.button("One move on").click()
    expect(anna.banner).to_contain_text("You are looking at move 2.")
    expect(anna.page.locator("[data-travels=Caesar]")).to_have_count(1)
    anna.button("One move on").click()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    story = anna.page.evaluate("window.story")
    assert any(one["sums"] and "=" in one["sums"][0] + one["sums"][1] for one in story)
    assert any(one["army"] and one["sums"] and not one["home"] for one in story)


def keeps_step(guest: Guest) -> None:
    story = guest.page.evaluate("window.story")
    settled = re.compile(r"conquers Sicilia|attack on Sicilia fails")
    fought = [one for one in story if one["sums"]]
    assert fought, "the battle had its panel"
    drawn = max(one["drawn"] for one in fought)
    for one in fought:
        ahead = one["log"] + one["tray"] + one["spoken"]
        # Weapons of the third colour change no sum: once all lie there, they may be told.
        if one["drawn"] < drawn and not any("=" in sum for sum in one["sums"]):
            assert "Weapons drawn" not in ahead, one
        # Weapons may leave no legion to clash with; then they have settled it.
        if not any("clash" in sum or sum.endswith("= 0") for sum in one["sums"]):
            assert "Both sides lose" not in ahead, one
            assert not settled.search(ahead), one
            assert one["army"] == 1, "the attacker stands at the edge with his army"
            assert one["home"] == 0, "and nowhere else"
    assert settled.search(story[-1]["log"])


def test_without_animation_a_battle_has_its_picture(invite: Invite) -> None:
    anna = prefers(invite())
    anna.table("rome 2 legions in Italia")
    anna.page.evaluate(STORY)
    anna.page.locator("#typed").fill("march Sicilia 4 legions")
    anna.page.locator("#typed").press("Enter")
    panel = anna.page.get_by_role("status", name="Battle of Sicilia")
    expect(panel).to_contain_text(re.compile("conquers Sicilia|attack on Sicilia fails"))
    expect(panel.locator(".sum").last).to_have_text(re.compile(r"2 \W .+ = \d"))
    panel.get_by_role("button", name="Skip").click()
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    story = anna.page.evaluate("window.story")
    first = next(one for one in story if "Weapons drawn" in one["log"])
    assert first["sums"], "the outcome is not told before its picture"


def test_an_election_and_a_reveal_stay_until_they_are_read(invite: Invite) -> None:
    """Also without animation; what comes after is not told before; a replay goes on by itself."""
    anna = invite()
    anna.context.add_init_script('localStorage.rubicon = \'{"replay": "none"}\';')
    match = str(anna.create("me", "me", "me")["id"])
    wanders(anna, match, lambda now: is_last_of_year(now["view"]))
    ply = anna.get(f"matches/{match}")["ply"]
    anna.enter(match)
    anna.button("End your turn").click()
    scene = anna.page.get_by_role("dialog", name="The election of a consul")
    expect(scene).to_contain_text("is elected consul")
    expect(scene.get_by_role("button", name="Go on")).to_be_focused()
    expect(anna.log).to_contain_text("is elected consul")
    expect(anna.tray.get_by_text("Send the new civil servant")).to_have_count(0)
    for size in (SMALL, TABLET, PHONE, SIDEWAYS):
        anna.resize(*size)
        expect(scene.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    anna.resize(*LAPTOP)
    anna.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    expect(anna.banner).to_contain_text("You are consul")
    # In the replay the same scene passes after a while.
    anna.page.locator(".replay input[type=range]").fill(str(ply))
    expect(anna.banner).to_contain_text(f"You are looking at move {ply}.")
    anna.button("One move on").click()
    expect(scene).to_be_visible()
    expect(anna.banner).to_contain_text("You are consul")
    reveals(invite)


def reveals(invite: Invite) -> None:
    """The pledges of a game of cards."""
    berta = prefers(invite())
    short = {"consuls_to_emperor": 1, "markers_to_win": 1, "most_games": 1}
    match = str(sit(berta, "me", "random", options=short)["id"])
    by_api(berta, match, lambda now: now["ply"] > 24)
    berta.open(f"/m/{match}")
    sees_table(berta)
    by_api(berta, match, lambda now: now["status"] != "running")
    scene = berta.page.get_by_role("dialog", name="An Emperor is crowned")
    expect(scene).to_be_visible()
    expect(berta.page.locator("#result")).to_have_count(0)
    assert "pledge" not in berta.log.locator("li").last.inner_text()
    scene.get_by_role("button", name="Go on").click()
    reveal = berta.page.locator(".reveal")
    expect(reveal.get_by_role("button", name="Go on")).to_be_visible()
    expect(berta.page.locator("#result")).to_have_count(0)
    reveal.get_by_role("button", name="Go on").click()
    expect(berta.page.locator("#result")).to_be_visible()


def test_since_my_last_turn(invite: Invite) -> None:
    """Three to six lines, each shows it; arrows until one moves, and again when called back."""
    anna = invite(size=SMALL)
    anna.table("rome 2 gold", "end movement", seats=("me", "greedy", "greedy"))
    anna.button("End your turn").click()
    since = anna.page.get_by_role("region", name="Since your last turn")
    lines = since.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    more = since.get_by_role("button", name=re.compile("and [0-9]+ more$"))
    assert 3 <= lines.count() - more.count() <= 6
    if more.count():
        more.click()
        expect(more).to_have_count(0)
    arrows = anna.page.locator(".arrows > g")
    expect(arrows.first).to_be_visible()
    expect(anna.log.locator("li.mine .you").first).to_have_text("You")
    told = lines.last.inner_text()
    lines.last.get_by_role("button").click()
    expect(anna.banner).to_contain_text("You are looking at move")
    expect(anna.banner).to_contain_text("It is your turn.")
    expect(anna.log.locator("[aria-current]")).to_contain_text(told)
    expect(arrows).to_have_count(0)
    anna.button("Back to now").click()
    expect(arrows.first).to_be_visible()
    with anna.one_move():
        anna.page.locator("#typed").fill("rome 2 gold")
        anna.page.locator("#typed").press("Enter")
    expect(lines).to_have_count(0)
    expect(arrows).to_have_count(0)
    since.get_by_role("button").click()
    expect(lines.last).to_have_text(told)
    expect(arrows.first).to_be_visible()
    for size in (PHONE, SIDEWAYS, TABLET):
        anna.resize(*size)
        expect(since.get_by_role("button").first).to_be_visible()


def test_a_long_turn_comes_in_parts(invite: Invite) -> None:
    anna = prefers(invite(moving=True), speed="slow", scenes="none")
    anna.table("rome 2 gold", "end movement", seats=("me", "greedy", "greedy"))
    anna.button("End your turn").click()
    expect(anna.button("Skip all")).to_be_visible()
    part = anna.banner.locator("strong")
    expect(part).to_contain_text("Pompeius")
    before = part.inner_text()
    anna.button("Skip").first.click()
    expect(part).not_to_have_text(before)
    anna.button("Skip all").click()
    expect(anna.banner).to_contain_text("Your turn, Caesar")


def test_why(anna: Guest) -> None:
    """A line of the log, what is refused and what is disabled say why, with the paragraph."""
    anna.table("rome 2 gold", "end movement")
    first = line(anna, 1)
    first.hover()
    first.get_by_role("button", name="Why?").click()
    expect(first.locator("dd").first).to_contain_text("Rome sends him")
    first.get_by_role("button", name="rule 3.6").click()
    expect(anna.page.locator('.paragraph[data-rule="3.6"]')).to_be_in_viewport()
    anna.click_province("Syria")
    expect(anna.notice).to_be_visible()
    anna.notice.get_by_role("button", name="Why?").click()
    expect(anna.notice.locator("dd").first).not_to_be_empty()
    anna.button("Redo").click(force=True)
    expect(anna.notice).to_contain_text("There is nothing to redo")
    anna.button("One move on").click(force=True)
    expect(anna.notice).to_contain_text("This is the newest move")
