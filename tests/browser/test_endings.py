"""Records from disk, and the screen for each way to win."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.stage import GOLDEN

ENDINGS = {
    "both_tracks": "he stands at the top of both tracks (9.6)",
    "nine_provinces": "he owns 9 provinces (9.5)",
    "second_consulship": "he is elected consul for the second time (9.2)",
    "six_citizens": "he has been consul and has 6 citizens on his side (9.3)",
}


def open_record(guest: Guest, record: Path) -> None:
    guest.open("/")
    guest.page.get_by_label("Open a record from disk").set_input_files(record)


@pytest.mark.parametrize("ending", ENDINGS)
def test_each_ending_has_its_screen(anna: Guest, ending: str) -> None:
    open_record(anna, GOLDEN / f"3p_{ending}.record")
    result = anna.page.get_by_role("region", name="wins")
    expect(result).to_be_visible()
    outcome = anna.snapshot()["outcome"]
    assert outcome["reason"] == ending
    [winner] = outcome["winners"]
    expect(result.get_by_role("heading")).to_have_text(f"{winner} wins")
    expect(result).to_contain_text(f"{winner} wins: {ENDINGS[ending]}")
    result.get_by_role("button", name=outcome["rule"], exact=True).click()
    expect(anna.page.locator(f'.paragraph[data-rule="{outcome["rule"]}"]')).to_be_in_viewport()


def test_the_result_leaves_the_board_in_sight_and_tells_all(anna: Guest) -> None:
    open_record(anna, GOLDEN / "3p_nine_provinces.record")
    result = anna.page.get_by_role("region", name="Crassus wins")
    rows = result.get_by_role("row")
    expect(rows).to_have_count(4)  # Crassus first, and under which headings
    expect(rows.nth(1)).to_contain_text("Crassus")
    expect(rows.nth(1)).to_contain_text("9/9")
    expect(rows.nth(2)).to_contain_text("lost")
    for size in ((1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)):
        anna.resize(*size)
        board = anna.page.get_by_role("region", name="Board").bounding_box()
        told = result.bounding_box()
        assert board
        assert told
        assert board["height"] > 200, size
        assert board["x"] + board["width"] <= told["x"] + 1 or (
            board["y"] + board["height"] <= told["y"] + 1
        ), size
    anna.resize(1280, 800)
    lead = anna.get(f"matches/{anna.match}/lead")
    expect(result).to_contain_text(f"Crassus was ahead from turn {lead['turn']} of 6 to the end.")
    result.get_by_role("button", name=f"See move {lead['ply']}").click()
    expect(anna.banner).to_contain_text(f"You are looking at move {lead['ply']}.")
    anna.button("Back to now").click()
    result.get_by_role("button", name="Watch the replay").click()
    expect(result).to_have_count(0)
    expect(anna.banner).to_contain_text("You are looking at move 2.")
    anna.button("Pause").click()
    anna.button("Back to now").click()
    expect(result).to_be_visible()


def test_a_broken_record_is_refused_with_its_line(anna: Guest, tmp_path: Path) -> None:
    anna.expect_noise("400")
    text = (GOLDEN / "3p_nine_provinces.record").read_text().replace(": rome ", ": roam ", 1)
    broken = tmp_path / "broken.record"
    broken.write_text(text)
    open_record(anna, broken)
    expect(anna.page.get_by_role("alert")).to_contain_text("line")
    expect(anna.page).to_have_url(f"{anna.address}/")
