"""A pytest plugin for testing the installed package: says what it tests, refuses the sources."""

from __future__ import annotations

import pytest

import rubicon.core.rng
from hatch_build import why_not_compile


def is_compiled() -> bool:
    return not str(rubicon.core.rng.__file__).endswith(".py")


def pytest_report_header() -> str:
    return f"rubicon: installed, {'compiled' if is_compiled() else 'interpreted'}"


def pytest_configure() -> None:
    place = str(rubicon.core.rng.__file__)
    if "site-packages" not in place:
        raise pytest.UsageError(f"the installed package should be tested, but this is {place}")
    if not is_compiled() and why_not_compile() is None:
        raise pytest.UsageError("a C compiler is present, but the installed rules are not compiled")
