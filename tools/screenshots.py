"""Takes the pictures of the page that the README and the docs show, into docs/images.

`PYTHONPATH=src:tests python tools/screenshots.py [SCENE ...]` takes every picture that a document
shows, or only those of the scenes named: lobby, match, odds, refusal, replay, victory, duplicate,
cards, pledge, hexes, war. A document chooses device and theme by the name:
`images/match-phone-dark.png`.
"""

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

import rubicon
from browser.guest import Guest, Json, Theme
from browser.stage import GOLDEN, everything
from patience import wait_for
from rubicon.core.contract import Rules
from rubicon.core.rng import Rng
from rubicon.core.state import State
from rubicon.registry import find_game

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SHOWN = re.compile(r"images/([a-z]+)-(desktop|phone)-(light|dark)\.png")
MOST_BYTES = 250_000
NAMES = ("Anna", "Berta", "Carla")
SEATS = ("Caesar", "Pompeius", "Crassus")
RECORD = "3p_six_citizens"
FIRST_TURN, LAST_TURN = 11, 13
REPLAYED = 96
CARDS_SEED, LATE = 12, 6
CONQUEST = ROOT / "tests" / "golden" / "roman_conquest" / "3p_last_leader.record"
CONQUEST_TURN = 18
WAR = ROOT / "tests" / "golden" / "total_war_rome" / "4p_points_assaults.record"
WAR_TURN = 5
TIRING = ("rome 2 gold", "march Gallia Cisalpina 2 legions 1 servant", "march Illyricum 3 legions")


@dataclass(frozen=True)
class Device:
    """Something to look at the page with."""

    name: str
    size: tuple[int, int]
    scale: float


DEVICES = {"desktop": Device("desktop", (1280, 800), 1), "phone": Device("phone", (390, 844), 2)}


class Party:
    """Three people in the middle of a game, on a server of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.people = [Guest(browser, address) for _ in NAMES]
        for person, name in zip(self.people, NAMES, strict=True):
            person.post("me", name=name)
        self.anna = self.people[0]
        self.record = self.anna.post("records", record=(GOLDEN / f"{RECORD}.record").read_text())
        self.match = self.sit_down(self.position())
        self.play()
        self.tired = self.sit_down(None)
        self.anna.say_moves(self.tired, *TIRING)
        for person in self.people[1:]:
            person.enter(self.match)
            person.context.new_page().goto(f"/m/{self.tired}")

    def position(self) -> Json:
        """Where the recorded game comes to Caesar's turn in the middle."""
        log = self.anna.get(f"matches/{self.record['id']}")["log"]
        self.begun = next(ply for ply, line in enumerate(log) if line["turn"] == FIRST_TURN)
        self.recorded = [line["words"] for line in log[self.begun :]]
        line = self.anna.get(f"matches/{self.record['id']}/at/{self.begun}")["line"]
        found: Json = self.anna.get("position", line=line)["position"]
        return found

    def sit_down(self, position: Json | None) -> str:
        made = self.anna.create("me", "invite", "invite", position=position, public=True)
        for person, seat in zip(self.people[1:], SEATS[1:], strict=True):
            token = made["invites"][seat].rpartition("/")[2]
            person.post(f"matches/{made['id']}/join", token=token)
        return str(made["id"])

    def play(self) -> None:
        """Follow the record as far as chance allows, to Caesar's next movement."""
        while True:
            now = self.anna.get(f"matches/{self.match}")
            turn, seat = now["view"]["turn"], now["to_act"]
            if seat == "Caesar" and turn >= LAST_TURN and now["view"]["phase"] == "movement":
                return
            person = self.people[SEATS.index(seat)]
            offered = [move["words"] for move in person.get(f"matches/{self.match}")["moves"]]
            chosen = [words for words in self.recorded if words in offered]
            words = chosen[0] if chosen else offered[0]
            if words in self.recorded:
                del self.recorded[: self.recorded.index(words) + 1]
            person.say_moves(self.match, words)

    @cached_property
    def doubled(self) -> str:
        """Anna's table of a duplicate, after the end of both."""
        bot = {"kind": "bot", "bot": "greedy"}
        wish = {"game": "triumvirate", "first": [{"kind": "me"}, bot], "second": [bot, bot]}
        here = str(self.anna.post("duplicates", **wish)["tables"][0]["id"])

        def over() -> bool:
            now = self.anna.get(f"matches/{here}")
            if now["moves"]:
                self.anna.say_moves(here, now["moves"][-1]["words"])
            return not now["duplicate"]["sealed"]

        wait_for(over)
        return here

    def card_table(self, phase: str) -> str:
        """A match of Triumvirate in its second hand, against a bot; always with the same cards."""
        rules = find_game("triumvirate").rules(2, {"first_dealer": "Claudii"}, None, "")
        state, rng = rules.start(), Rng(CARDS_SEED)
        while not asks(rules, state, phase):
            legal = state.legal()
            is_chance = state.to_act() < 0
            state.apply(state.sample(rng) if is_chance else legal[rng.below(len(legal))])
        wish = {"game": "triumvirate", "position": rules.position(state)}
        return str(self.anna.create("me", "greedy", **wish)["id"])

    def look(self, device: Device, theme: Theme) -> Guest:
        """Anna at another device."""
        guest = Guest(self.browser, self.address, size=device.size, scale=device.scale, theme=theme)
        guest.context.add_cookies(self.anna.context.cookies())  # type: ignore[arg-type]
        return guest


def asks(rules: Rules, state: State, phase: str) -> bool:
    """Whether the Aemilii are to decide late in the second hand, with something they may not do."""
    view = rules.view(state, 0)
    held = view["seats"]["Aemilii"]["hand"]
    is_late = view["turn"] == 2 and len(view["plays"]) >= LATE
    is_asked = view["decides"] == "Aemilii" and view["phase"] == phase
    return is_late and is_asked and (phase == "pledge" or len(state.legal()) < len(held))


# ---- the scenes ----------------------------------------------------------------------------------


def lobby(_: Party, guest: Guest) -> None:
    guest.open("/")
    expect(guest.page.get_by_role("link", name="Go on").first).to_be_visible()
    expect(guest.page.locator(".picture svg").first).to_be_visible()


def match(party: Party, guest: Guest) -> None:
    """Caesar's turn, and where he can go."""
    guest.enter(party.match)
    expect(guest.tray.locator(".choices")).to_be_visible()


def odds(party: Party, guest: Guest) -> None:
    """The attack that is least certain."""
    guest.enter(party.match)
    now = guest.snapshot()
    best = min(attacks(now), key=lambda move: abs(chance(guest, move) - 0.6))
    choose(guest, now["view"]["seats"]["Caesar"]["character"])
    choose(guest, best["fields"]["to"])
    expect(guest.chooser.locator(".odds")).to_contain_text("to conquer")


def refusal(party: Party, guest: Guest) -> None:
    """A province too far away, with its rule."""
    guest.enter(party.tired)
    choose(guest, "Syria")
    expect(guest.notice).to_be_visible()
    if guest.page.viewport_size and guest.page.viewport_size["width"] > 1000:
        guest.notice.locator("button.rule").first.click()
        expect(guest.page.locator(".paragraph.target")).to_be_visible()


def replay(party: Party, guest: Guest) -> None:
    guest.open(f"/m/{party.record['id']}?ply={REPLAYED}")
    expect(guest.banner).to_contain_text(f"You are looking at move {REPLAYED}.")
    if guest.page.viewport_size and guest.page.viewport_size["width"] < 1000:
        guest.tab("Log")
        expect(guest.page.locator(".sheet-replay")).to_be_visible()


def victory(party: Party, guest: Guest) -> None:
    guest.enter(party.record["id"])
    expect(guest.page.get_by_role("heading", name="wins")).to_be_visible()


def duplicate(party: Party, guest: Guest) -> None:
    """Both tables side by side."""
    guest.open(f"/m/{party.doubled}")
    expect(guest.page.get_by_role("table", name="The same cards at both tables")).to_be_visible()


def cards(party: Party, guest: Guest) -> None:
    """A reply in the second hand of Triumvirate."""
    guest.open(f"/m/{party.card_table('reply')}")
    expect(guest.page.locator(".hand .offer").first).to_be_visible()


def pledge(party: Party, guest: Guest) -> None:
    """A card that is about to be pledged."""
    guest.open(f"/m/{party.card_table('pledge')}")
    guest.page.locator(".hand .offer").nth(1).click(position={"x": 12, "y": 24})
    expect(guest.page.get_by_role("button", name="Yes, pledge")).to_be_visible()


def hexes(party: Party, guest: Guest) -> None:
    """Troops are about to march in the civil war of Roman Conquest."""
    game = rubicon.load(CONQUEST)
    found: Json = {}
    while game.turn_number >= CONQUEST_TURN:
        here = game.position()
        found = here if here["phase"] == "troops" else found
        game.pop()
    seats = ["me" if seat == found["active"] else "greedy" for seat in game.seats]
    made = party.anna.create(*seats, game="roman_conquest", position=found)
    guest.open(f"/m/{made['id']}")
    expect(guest.page.get_by_role("button", name="Done")).to_be_visible()


def war(party: Party, guest: Guest) -> None:
    """A campaign turn in the middle of Total War: Rome."""
    game = rubicon.load(WAR)
    found: Json = {}
    while game.turn_number >= WAR_TURN:
        view = game.view("Rome")
        if view["step"] == "campaign_menu" and view["active"] == "Rome":
            found = game.position()
        game.pop()
    seats = ["me" if seat == "Rome" else "greedy" for seat in game.seats]
    made = party.anna.create(*seats, game="total_war_rome", position=found)
    guest.open(f"/m/{made['id']}")
    expect(guest.page.get_by_role("button", name="End your turn")).to_be_visible()


def attacks(now: Json) -> list[Json]:
    """The strongest attack on each province."""
    strongest: dict[str, Json] = {}
    for move in now["moves"]:
        to = move["fields"].get("to")
        if to and now["view"]["provinces"][to]["owner"] != "Caesar":
            known = strongest.get(to)
            if known is None or move["fields"]["legions"] > known["fields"]["legions"]:
                strongest[to] = move
    return list(strongest.values())


def chance(guest: Guest, move: Json) -> float:
    found = guest.get(f"matches/{guest.match}/odds", move=move["words"])["odds"]
    return float(found["conquest"])


def choose(guest: Guest, province: str) -> None:
    """By key, since on a phone not the whole map is in sight."""
    guest.province(province).focus()
    guest.page.keyboard.press("Enter")
    guest.province(province).blur()


# ---- pictures ------------------------------------------------------------------------------------

SCENES: dict[str, Callable[[Party, Guest], None]] = {
    scene.__name__: scene
    for scene in (
        lobby,
        match,
        odds,
        refusal,
        replay,
        victory,
        duplicate,
        cards,
        pledge,
        hexes,
        war,
    )
}


def take(party: Party, name: str, device: Device, theme: Theme) -> None:
    guest = party.look(device, theme)
    SCENES[name](party, guest)
    guest.page.wait_for_timeout(600)
    picture = Image.open(io.BytesIO(guest.page.screenshot()))
    assert guest.leave() == [], name
    save(picture, IMAGES / f"{name}-{device.name}-{theme}.png")


def save(picture: Image.Image, place: Path) -> None:
    """Small: a palette is enough for ink and stone."""
    few = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few.save(place, optimize=True)
    size = place.stat().st_size
    assert size <= MOST_BYTES, f"{place.name} has {size} bytes."
    print(f"{place.name}: {size // 1000} kB")


def shown() -> list[tuple[str, Device, Theme]]:
    """The pictures in the documents."""
    documents = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {one for page in documents for one in SHOWN.findall(page.read_text("utf-8"))}
    return [(scene, DEVICES[device], theme) for scene, device, theme in sorted(found)]


def main(wanted: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with everything() as (browser, host):
        party = Party(browser, host.address)
        party.anna.create("me", "open", "greedy", public=True)
        party.people[1].create("me", "open", "open", public=True)
        for name, device, theme in shown():
            if not wanted or name in wanted:
                take(party, name, device, theme)


if __name__ == "__main__":
    main(sys.argv[1:])
