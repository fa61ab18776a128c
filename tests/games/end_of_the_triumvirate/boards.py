"""The standard board's file, to be changed by tests."""

from importlib.resources import files

STANDARD = (files("rubicon.games.end_of_the_triumvirate") / "data" / "board.toml").read_text(
    "utf-8"
)
