"""One number for a position: the same from Python and from C."""

from rubicon.core.state import State

BASIS = 14695981039346656037
PRIME = 1099511628211
WORD = (1 << 64) - 1


def digest(state: State) -> int:
    """FNV-1a over everything that a position consists of, and who is to act."""
    found = BASIS
    for number in (*state.numbers(True), state.to_act()):
        found = ((found ^ (number & WORD)) * PRIME) & WORD
    return found
