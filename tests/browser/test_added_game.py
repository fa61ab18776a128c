"""A game that came with its own folders and one line is played in the page, on its own board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.curia_table import ALONE, says, sit
from browser.guest import Guest
from browser.host import Host
from toy.housing import add_page, build_house, run


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server from a house with the toy: no module is named to it, its page is built there."""
    house = build_house(tmp_path_factory.mktemp("house"))
    page = add_page(house) / "dist"
    run(house, "web/build_page.py")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(house / "src"))
        started = Host(tmp_path_factory.mktemp("host"), page)
    yield started
    started.end()


def test_its_board_stands_in_the_page(anna: Guest) -> None:
    anna.open("/")
    expect(anna.page.get_by_role("img", name="Curia")).to_be_visible()
    match = sit(anna, "me", "greedy", options=ALONE)["id"]
    anna.open(f"/m/{match}")
    board = anna.page.locator("section.curia")
    expect(board).to_contain_text("The curia, round 1.")
    expect(board).to_have_attribute("data-verb", "bid")
    expect(anna.page.locator(".seats")).to_contain_text("12 coins")
    says(anna, "bid 3")
    expect(anna.log).to_contain_text("Brutus has bid 3.")
    expect(board).to_contain_text("grain: 3 coins.")
