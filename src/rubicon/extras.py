"""What is not installed with Rubicon itself, and how to get it.

`pip install rubicon-games` brings rules, bots and the terminal. The rest comes with extras, which
pyproject.toml lists under the same names.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from rubicon.core.errors import BadInput

DISTRIBUTION = "rubicon-games"
"""What pip knows Rubicon as."""
SERVER = "server"
POSTGRES = "postgres"
LAB = "lab"


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings; BadInput says how to install it if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "rubicon"):
            raise
        raise BadInput(
            f"The package {missing} is not installed; "
            f"pip install '{DISTRIBUTION}[{extra}]' brings it."
        ) from None
