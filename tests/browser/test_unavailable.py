"""A database that is away for a moment: the page says so, and sends the move again by itself."""

from playwright.sync_api import expect

from browser.guest import Guest
from browser.host import Host
from browser.test_tray import choice


def test_a_move_that_can_not_be_stored_is_said_and_made_later(anna: Guest, host: Host) -> None:
    anna.expect_noise("503")
    anna.table()
    file = host.folder / "rubicon.sqlite3"
    aside = file.rename(host.folder / "aside")
    try:
        choice(anna, "1 gold and 1 legion").click()
        anna.click_province("Illyricum")
        expect(anna.tray).to_contain_text("can't store anything just now")
    finally:
        aside.rename(file)
    expect(anna.log).to_contain_text("1 gold and 1 legion in Illyricum")
    expect(anna.tray).not_to_contain_text("can't store anything just now")
