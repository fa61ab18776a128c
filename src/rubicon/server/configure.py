"""What an operator sets by a file or by the environment: limits, and the server's other numbers.

The file is TOML with the tables `[limits]` and `[server]`; the environment comes before it, as
`RUBICON_LIMITS_…` and `RUBICON_SERVER_…`. What is misspelt or makes no sense is not passed over.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.server.settings import Limits, Settings

PREFIX = "RUBICON"
LIMITS, SERVER = "limits", "server"
OF_THE_SERVER = (
    "bot_seconds",
    "reading_seconds",
    "window_seconds",
    "lone_window_seconds",
    "absent_seconds",
    "heartbeat_seconds",
    "loaded_matches",
    "loaded_bytes",
    "cache_bytes",
)
"""Of the settings; the others are options of `rubicon serve`."""
LEAST_TOKEN = 16
Numbers = dict[str, int | float]
KINDS: dict[str, dict[str, type]] = {
    LIMITS: {one.name: one.type for one in fields(Limits) if isinstance(one.type, type)},
    SERVER: {
        one.name: one.type
        for one in fields(Settings)
        if one.name in OF_THE_SERVER and isinstance(one.type, type)
    },
}
"""Each table of the file: its names, and whether they are whole numbers."""


def configured(file: Path | None, environment: Mapping[str, str]) -> dict[str, Any]:
    """What file and environment say, as arguments of Settings."""
    found: dict[str, Numbers] = {table: {} for table in KINDS}
    if file is not None:
        read_file(file, found)
    read_environment(environment, found)
    token = environment.get("RUBICON_METRICS_TOKEN", "")
    if token and len(token) < LEAST_TOKEN:
        raise BadInput(f"RUBICON_METRICS_TOKEN must have {LEAST_TOKEN} characters or more.")
    return {LIMITS: Limits(**found[LIMITS]), **found[SERVER]}  # type: ignore[arg-type]


def read_file(file: Path, found: dict[str, Numbers]) -> None:
    """Take over what a file says."""
    try:
        told = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"{file} can't be read: {(error.strerror or '').lower()}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} is not TOML: {error}.") from None
    for table, values in told.items():
        if table not in KINDS or not isinstance(values, dict):
            raise BadInput(f"{file} may have the tables [limits] and [server], not {table!r}.")
        for name, value in values.items():
            found[table][name] = number(table, name, value, f"{name} in [{table}] of {file}")


def read_environment(environment: Mapping[str, str], found: dict[str, Numbers]) -> None:
    """Take over what the environment says."""
    for table in KINDS:
        start = f"{PREFIX}_{table}_".upper()
        for variable, text in environment.items():
            if variable.startswith(start):
                name = variable.removeprefix(start).lower()
                found[table][name] = number(table, name, read_number(text), variable)


def read_number(text: str) -> object:
    """A number as people write it; the text itself if it is none."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def number(table: str, name: str, value: object, place: str) -> int | float:
    """A value that is known, and a sensible number of its kind."""
    kind = KINDS[table].get(name)
    if kind is None:
        known = ", ".join(sorted(KINDS[table]))
        raise BadInput(f"{place} is not known; these are: {known}.")
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not math.isfinite(float(value)) or value < 0:  # type: ignore[arg-type,operator]
        raise BadInput(f"{place} must be a number, 0 or more, not {value!r}.")
    if kind is int and not isinstance(value, int):
        raise BadInput(f"{place} must be a whole number, not {value!r}.")
    return kind(value)  # type: ignore[no-any-return]
