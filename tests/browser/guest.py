"""A person at a browser: sees the page, clicks, types; and complains of anything in the console."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebError, expect

from patience import PATIENCE

GAME = "end_of_the_triumvirate"
TITLE = "The End of the Triumvirate"
NEW_MATCH = f"/new?game={GAME}"
Json = dict[str, Any]
Theme = Literal["light", "dark"]
WATCH_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""

QUICK_BOT = """
if (location.protocol.startsWith('http'))
  localStorage.rubicon ??= '{"bot": "greedy", "scenes": "none", "coach": COACH}';
"""
"""Who thinks long would be waited for; a guest has chosen before who does not.

Nor do scenes stay or tips appear, except where a test is about them.
"""

PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Guest:
    """One browser context: one identity, as many tabs as one likes."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = (1280, 800),
        theme: Theme = "light",
        moving: bool = False,
        scale: float = 1,
        language: str = "en",
        tips: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            device_scale_factor=scale,
            locale=language,
            reduced_motion="no-preference" if moving else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(WATCH_SOCKETS)
        self.context.add_init_script(QUICK_BOT.replace("COACH", "true" if tips else "false"))
        self.complaints: list[str] = []
        # Who moves on before the odds come asks too late; a written position is announced first.
        self.expected = [r"409.*/odds\?", r"409.*/join\b"]
        self.context.on("console", self.on_console)
        self.context.on("weberror", self.on_error)
        self.page: Page = self.context.new_page()

    # ---- what goes wrong in the page ---------------------------------------------------------

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def on_error(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def expect_noise(self, pattern: str) -> None:
        """The browser itself logs failed requests; a test that wants one says so."""
        self.expected.append(pattern)

    def leave(self) -> list[str]:
        """Go; what the console has said against the page."""
        self.context.close()
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.expected)
        ]

    # ---- the web API, with the same identity -------------------------------------------------

    def get(self, path: str, **query: str) -> Any:
        answer = self.context.request.get(f"/api/{path}", params=dict(query))
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, *seats: str, **more: Any) -> Json:
        """A match with these seats: me, invite, open, or the name of a bot."""
        kinds = ("me", "invite", "open")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": GAME, "players": len(seats), "seats": wishes, "public": False} | more
        made: Json = self.post("matches", **wish)
        return made

    @property
    def match(self) -> str:
        """The match that is on the screen."""
        found = re.search(r"/m/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def snapshot(self) -> Json:
        known: Json = self.get(f"matches/{self.match}")
        return known

    def say_moves(self, match: str, *words: str) -> None:
        """Moves by the web API, to come quickly to what a test is about."""
        for each in words:
            ply = self.get(f"matches/{match}")["ply"]
            self.post(f"matches/{match}/moves", move=each, ply=ply)

    # ---- on the screen -----------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(path)

    def enter(self, match: str) -> None:
        """Go to a match and wait for the board."""
        self.open(f"/m/{match}")
        self.sees_board()

    def table(self, *moves: str, seats: tuple[str, ...] = ("me", "me", "me"), **more: Any) -> str:
        """A new match, after these moves, on the screen."""
        match = str(self.create(*seats, **more)["id"])
        self.say_moves(match, *moves)
        self.enter(match)
        return match

    def sees_board(self) -> None:
        expect(self.province("Italia")).to_be_visible()

    @property
    def game_card(self) -> Locator:
        """The game in the lobby."""
        title = self.page.get_by_role("heading", name=TITLE, exact=True)
        return self.page.get_by_role("article").filter(has=title)

    def province(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def click_province(self, name: str) -> None:
        """A real click, on the name on the map."""
        spot = self.province(name).locator("text.name").bounding_box()
        assert spot, name
        self.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)

    @property
    def chooser(self) -> Locator:
        return self.page.locator(".chooser form")

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("region", name="Your move")

    @property
    def banner(self) -> Locator:
        return self.tray.locator(".banner")

    @property
    def notice(self) -> Locator:
        return self.tray.locator(".notice")

    @property
    def lesson(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Lesson"))

    @property
    def tip(self) -> Locator:
        return self.page.get_by_role("region", name="Tip")

    @property
    def log(self) -> Locator:
        return self.page.locator("ol.log").last

    @property
    def spoken(self) -> Locator:
        return self.page.get_by_test_id("announcer")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def choose_in_menu(self, name: str) -> None:
        self.button("Menu").click()
        self.button(name).click()

    def at_ply(self, ply: int, page: Page | None = None) -> None:
        """Wait until the page shows this many moves, and the last of them."""
        counter = (page or self.page).locator(".replay output")
        expect(counter).to_have_text(f"{ply} of {ply}")

    def resize(self, width: int, height: int) -> None:
        """Another window, and the page drawn for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(PAINTED)

    @contextmanager
    def one_move(self) -> Iterator[None]:
        """What is done here makes one move of ours; chance may follow."""
        before = self.page.locator(".replay output").inner_text()
        yield
        expect(self.page.locator(".replay output")).not_to_have_text(before)

    def drop_line(self) -> None:
        """As a bad network does: the sockets end, and nothing new is reached."""
        self.context.set_offline(True)
        self.page.evaluate("window.sockets.forEach((socket) => socket.close())")

    def raise_line(self) -> None:
        self.context.set_offline(False)
