"""A table of Total War: Rome in the browser: positions to begin with, and hands on the board."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.guest import Guest, Json
from browser.test_access import AXE, REDRAW, RUN_AXE, SMALL_TARGETS, TARGET, THEMES, serious
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE
from rubicon.registry import find_game

GAME = "total_war_rome"
FIRST_STEPS = (
    "bid 3",
    "order Rome first clockwise",
    "place Rome I in Magna Graecia",
    "march Rome I to Syracusae",
    "place Carthage I in Sicilia Punica",
    "march Carthage I to Syracusae",
    "stand and fight",
    "end turn",
    "hold",
    "pass",
    "finish",
)
"""What is played on the way to a position, best first: Rome takes Syracusae, Carthage attacks."""
NO_STEPS = ("bid 0", "end turn", "hold", "pass", "finish")
"""Nobody does anything."""
LATEST = 3
"""The last round in which a position is looked for."""


def reach(
    step: str,
    fits: Callable[[Json], bool] = lambda _: True,
    steps: tuple[str, ...] = FIRST_STEPS,
    **options: object,
) -> Json:
    """The position in which Rome first comes to a step that fits, in some game for two."""
    rules = find_game(GAME).rules(2, options, None, "")
    for seed in range(100):
        state, rng = rules.start(), Rng(seed)
        while (seat := state.to_act()) >= 0 or seat == CHANCE:
            if seat == CHANCE:
                state.apply(state.sample(rng))
                continue
            view: Json = dict(rules.view(state, seat))
            if seat == 0 and view["step"] == step and fits(view):
                return rules.position(state)
            if view["turn"] > LATEST:
                break
            legal = {rules.grammar.words(move): move for move in state.legal()}
            words = next((words for words in steps if words in legal), None)
            state.apply(legal[words] if words else next(iter(legal.values())))
    raise AssertionError(step)


def can_stir(view: Json) -> bool:
    """Whether Rome holds a card for protests, and Carthage none that could cancel them."""
    return any(card["action"] == "protests" for card in view["seats"]["Rome"]["hand"])


class Table:
    """A guest at this game's board, as Rome."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def sit(self, position: Json, *seats: str) -> str:
        """A new match from a position, on the screen."""
        made = self.guest.create(*seats or ("me", "random"), game=GAME, position=position)
        self.guest.open(f"/m/{made['id']}")
        expect(self.region("Roma (Latium)")).to_be_visible()
        return str(made["id"])

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def piece(self, name: str) -> Locator:
        return self.page.locator(f'[data-piece="{name}"]')

    def click(self, name: str) -> None:
        """A real click, on the gold of a region."""
        place = self.page.locator(".place").filter(has=self.region(name))
        box = place.locator(".marks circle").first.bounding_box()
        assert box, name
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tab(self, name: str) -> None:
        self.page.get_by_role("navigation", name="Panels").get_by_role("button", name=name).click()

    def folder(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)

    def everyone_can_use_it(self) -> None:
        """No serious fault in either theme, and targets as large as a finger."""
        self.page.evaluate(AXE.read_text("utf-8"))
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.page.evaluate(REDRAW)
            assert serious(self.page.evaluate(RUN_AXE)) == [], theme
        small = self.page.evaluate(SMALL_TARGETS, TARGET)
        assert not small, small
