"""How long a test waits for what must happen, on however busy a machine."""

import os
import time
from typing import Any

PATIENCE = float(os.environ.get("RUBICON_PATIENCE", "300"))
"""Seconds. Only a run that hangs ever waits so long: no test may depend on how fast things go.

Who mends a test sets less, so as to see its failure sooner."""
PAUSE = 0.02


def wait_for(condition: Any) -> Any:
    """Ask until the answer is yes; the answer."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(PAUSE)
    return found


def wait_for_none(faults: Any) -> None:
    """Ask until there is none; whoever waits in vain is told those that are left."""
    end = time.monotonic() + PATIENCE
    while found := faults():
        assert time.monotonic() < end, found
        time.sleep(PAUSE)
