"""What a page asks for while bots move: nothing. Every entry is shown from what the socket told."""

import re

from playwright.sync_api import Request, expect

from browser.conftest import Invite

SHOWN = """
window.shown = [];
new MutationObserver(() => {
  const text = document.querySelector('.replay output')?.textContent;
  if (text && window.shown.at(-1) !== text) window.shown.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_a_bots_turn_is_shown_move_by_move_without_asking(invite: Invite) -> None:
    anna = invite(moving=True)
    anna.context.add_init_script("localStorage.rubicon = JSON.stringify({ speed: 'fast' });")
    anna.context.add_init_script(SHOWN)
    anna.table("rome 2 gold", "end movement", seats=("me", "greedy", "greedy"))
    asked: list[str] = []

    def on_request(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(f"{request.method} {request.url.rpartition('/')[2]}")

    anna.page.on("request", on_request)
    before = anna.snapshot()["ply"]
    anna.page.locator("#typed").fill("end turn")
    anna.page.locator("#typed").press("Enter")
    expect(anna.banner).to_contain_text("Your turn, Caesar")
    last = anna.snapshot()["ply"]
    anna.at_ply(last)
    expect(anna.page.get_by_role("button", name="Skip")).to_have_count(0)
    assert asked == ["POST moves"]
    shown = [int(re.split(r"\D+", text)[0]) for text in anna.page.evaluate("window.shown")]
    assert set(range(before + 1, last + 1)) <= set(shown), "every entry had its time"


def test_what_happened_without_a_line_is_told_at_once(invite: Invite) -> None:
    anna = invite(moving=True)
    anna.expect_noise("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    match = anna.table("rome 2 gold")
    anna.drop_line()
    anna.page.wait_for_function("window.sockets.every((one) => one.readyState > 1)")
    anna.say_moves(match, "end movement", "end turn")
    anna.raise_line()
    anna.at_ply(3)
    expect(anna.notice).to_contain_text("2 moves happened meanwhile")
