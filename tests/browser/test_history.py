"""Looking back: the slider, the log, links to a position, the record."""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guest import Guest, Json

MOVES = (
    "rome 2 legions in Italia",
    "march Gallia Cisalpina 3 legions",
    "march Illyricum 2 legions 1 servant",
    "end movement",
)


def shows(guest: Guest, view: Json) -> None:
    """The board shows this position, as far as Italia and Illyricum tell."""
    for name in ("Italia", "Illyricum"):
        legions = view["provinces"][name]["legions"]
        words = f"{legions} legion" if legions else "no legions"
        expect(guest.province(name)).to_have_attribute("aria-label", containing(words))


def containing(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


def test_the_slider_and_the_buttons_go_through_the_moves(anna: Guest) -> None:
    match = anna.table(*MOVES[:2])
    slider = anna.page.locator(".replay input[type=range]")
    for ply in (0, 1):
        slider.fill(str(ply))
        expect(anna.page.locator(".replay output")).to_have_text(f"{ply} of 2")
        shows(anna, anna.get(f"matches/{match}/at/{ply}")["view"])
        expect(anna.tray.locator(".choices")).to_have_count(0)
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    expect(anna.page).to_have_url(f"{anna.address}/m/{match}?ply=1")
    anna.button("One move back").click()
    expect(anna.banner).to_contain_text("You are looking at the start.")
    anna.button("One move on").click()
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    anna.button("Back to now").click()
    shows(anna, anna.snapshot()["view"])
    expect(anna.banner).to_contain_text("Your turn, Caesar")


def test_a_line_of_the_log_shows_its_position(anna: Guest) -> None:
    match = anna.table("rome 2 legions in Italia", "march Gallia Cisalpina 3 legions")
    anna.log.get_by_role("button", name="Rome sends Caesar 2 legions in Italia.").click()
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    shows(anna, anna.get(f"matches/{match}/at/1")["view"])
    anna.page.reload()
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.banner).to_contain_text("Your turn, Caesar")


def test_moves_of_others_do_not_take_away_what_one_looks_at(anna: Guest) -> None:
    match = anna.table("rome 2 legions in Italia", "march Gallia Cisalpina 3 legions")
    anna.page.locator(".replay input[type=range]").fill("1")
    anna.say_moves(match, "end movement")
    expect(anna.page.locator(".replay output")).to_have_text("1 of 3")
    expect(anna.banner).to_contain_text("You are looking at move 1.")


def test_a_link_to_a_position_opens_it_for_anybody(invite: Invite) -> None:
    anna, berta = invite(), invite()
    match = anna.table("rome 2 legions in Italia", "march Gallia Cisalpina 3 legions")
    anna.page.locator(".replay input[type=range]").fill("1")
    expect(anna.banner).to_contain_text("You are looking at move 1.")
    anna.page.get_by_role("button", name="Copy a link to this position").click()
    expect(anna.page.get_by_text("Copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    berta.open(link)
    expect(berta.page.get_by_role("heading", name="A shared position")).to_be_visible()
    shows(berta, anna.get(f"matches/{match}/at/1")["view"])
    berta.button("Play on from here against bots").click()
    expect(berta.banner).to_contain_text("Your turn, Caesar")
    shows(berta, anna.get(f"matches/{match}/at/1")["view"])


def test_a_position_that_is_none_is_refused_in_words(anna: Guest) -> None:
    anna.expect_noise("400")
    anna.open("/p?line=nonsense")
    expect(anna.page.get_by_role("heading")).not_to_have_text("")
    expect(anna.page.get_by_role("link", name="Go to the lobby")).to_be_visible()


def test_the_downloaded_record_verifies(anna: Guest, tmp_path: Path) -> None:
    anna.table("rome 2 legions in Italia", "march Sicilia 4 legions")
    anna.button("Menu").click()
    with anna.page.expect_download() as waiting:
        anna.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / waiting.value.suggested_filename
    assert record.suffix == ".record"
    waiting.value.save_as(record)
    verified = subprocess.run(
        [sys.executable, "-m", "rubicon", "verify", str(record)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stderr
