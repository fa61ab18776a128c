"""Fixtures: the page and a server for all, a browser for each module, guests for each test."""

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guest import Guest
from browser.host import Host
from browser.stage import DIST, build_page, launch
from patience import PATIENCE

Invite = Callable[..., Guest]
expect.set_options(timeout=PATIENCE * 1000)  # a busy machine is no fault of the page


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the page: building it again meanwhile does not disturb the tests."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    page = shared / "page"
    with (shared / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not page.exists():
            build_page()
            shutil.copytree(DIST, page)
    return page


# Not for the session: while Playwright runs, other tests of this process could run no event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[Host]:
    """A running server."""
    started = Host(tmp_path_factory.mktemp("host"), built_page, absent_seconds=0.1)
    yield started
    started.end()


@pytest.fixture
def invite(browser: Browser, host: Host) -> Iterator[Invite]:
    """Calls guests; nobody's console may hold anything against the page."""
    guests: list[Guest] = []

    def call(**wishes: object) -> Guest:
        guest = Guest(browser, host.address, **wishes)  # type: ignore[arg-type]
        guests.append(guest)
        return guest

    yield call
    complaints = [complaint for guest in guests for complaint in guest.leave()]
    assert complaints == []


@pytest.fixture
def anna(invite: Invite) -> Guest:
    """Somebody at a laptop."""
    return invite()
