"""Rubicon: a home for strategy games about the end of the Roman Republic.

    import rubicon

    game = rubicon.new("end_of_the_triumvirate", seed=7)
    game.push("rome 2 legions in Italia")

What can be had from here is loaded when it is asked for: importing Rubicon costs next to nothing.
`rubicon.door` says more about each.
"""

import os

# As type checkers know it, without waiting for `typing`.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from rubicon.core.contract import Event, Game, Odds, Refusal
    from rubicon.core.errors import BadInput, IllegalMove
    from rubicon.door import (
        LegalMoves,
        LiveGame,
        LogEntry,
        Move,
        Result,
        list_games,
        load,
        loads,
        new,
    )

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Event",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "LiveGame",
    "LogEntry",
    "Move",
    "Odds",
    "Refusal",
    "Result",
    "list_games",
    "load",
    "loads",
    "new",
]

if os.environ.get("RUBICON_INTERPRETED", "0") not in ("", "0"):
    from rubicon.build import prefer_sources

    prefer_sources()


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What `__all__` lists, from the module that has it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415

        found: object = getattr(import_module("rubicon.door"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
