"""What tests and tools need to see the page: the built page, a server for it, a browser."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.host import Host

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"
GOLDEN = ROOT / "tests" / "golden" / "end_of_the_triumvirate"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def build_page() -> None:
    """Build what is out of date, into web/dist."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build_page.py")], check=True)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "There is no Chromium: run tools/system_packages.sh."
    return playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))


@contextmanager
def everything(page: Path = DIST) -> Iterator[tuple[Browser, Host]]:
    """All of it, for as long as a tool runs; the page as it is built now, or one that was kept."""
    if page == DIST:
        build_page()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder), page)
        browser = launch(playwright)
        try:
            yield browser, host
        finally:
            browser.close()
            host.end()
