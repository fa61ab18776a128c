"""Run as a program: writes pickles of every game, or reads those that another build has written."""

import pickle
import sys
from pathlib import Path
from typing import Any

import rubicon.core.rng
from conformance.cases import CASES
from rubicon.core.playout import playout
from rubicon.core.rng import Rng

PLIES = (0, 1, 40, 10_000)


def things() -> dict[str, Any]:
    """Of each case the rules, some positions and their tables; a generator; all of it in words."""
    rng = Rng(44)
    rng.word()
    made: dict[str, Any] = {"rng": rng}
    for case in CASES:
        states = []
        for plies in PLIES:
            state = case.rules.start()
            playout(state, Rng(7), plies)
            states.append(state)
        made[case.name] = case.rules, states, states[0].tables()
    made["words"] = repr(made)
    return made


def write(path: Path) -> None:
    path.write_bytes(pickle.dumps(things()))


def read(path: Path) -> None:
    found, own = pickle.loads(path.read_bytes()), things()
    assert found.keys() == own.keys()
    for name, thing in own.items():
        assert found[name] == thing, name
    assert hash(found["rng"]) == hash(own["rng"])
    assert [found["rng"].word() for _ in range(9)] == [own["rng"].word() for _ in range(9)]
    for case in CASES:
        for theirs, ours in zip(found[case.name][1], own[case.name][1], strict=True):
            assert hash(theirs) == hash(ours)
            playout(theirs, Rng(3), 50)
            playout(ours, Rng(3), 50)
            assert theirs == ours, case.name


if __name__ == "__main__":
    deed = {"write": write, "read": read}[sys.argv[1]]
    deed(Path(sys.argv[2]))
    print(rubicon.core.rng.__file__)
