"""What goes wrong in a native world ends with a clear error, and never with a wrong position."""

from __future__ import annotations

from pathlib import Path

import pytest

from native import small
from native.building import TEXT, built, generated, needs_compiler, start, world_in
from rubicon.native.compiling import CHECKED, FLAGS


@needs_compiler
@pytest.mark.parametrize("flags", [FLAGS, CHECKED], ids=["fast", "checked"])
def test_a_full_list_traps_with_the_line_of_the_rule(
    tmp_path: Path, flags: tuple[str, ...]
) -> None:
    extension = built(tmp_path, generated(room=small.MOVES - 1), flags)
    state = start()
    world = world_in(extension, state)
    line = TEXT.splitlines().index("            out.append(move)") + 1
    with pytest.raises(RuntimeError, match=rf"small\.py:{line}: a list is full \(13, 13\)"):
        world.legal()
    with pytest.raises(RuntimeError, match="broke in an earlier call"):
        world.to_act()
    world.load(state)
    assert world.to_act() == 0


@needs_compiler
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("s.cells[place] += 1", "s.cells[place + 4] += 1", "an index is outside its list"),
        ("s.mark = walk(s)", "s.cells[0] = 200", "a number does not fit its field"),
        ("s.mark = walk(s)", "s.mark = 1 << (s.turn + 70)", "a number is shifted too far"),
        ("s.mark = walk(s)", "s.pile.pop()", "a list is empty"),
        ("s.mark = walk(s)", "assert s.turn > 60", "what must hold does not"),
    ],
)
def test_a_checked_build_looks(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert TEXT.count(old) == 1
    state = start()
    world = world_in(built(tmp_path, generated(TEXT.replace(old, new))), state)
    with pytest.raises(RuntimeError, match=says):
        world.apply(1 if "place" in old else 11)


@needs_compiler
def test_a_move_that_is_not_legal_is_refused(tmp_path: Path) -> None:
    extension = built(tmp_path, generated())
    state = start()
    world = world_in(extension, state)
    with pytest.raises(ValueError, match="99 is no move or draw that is possible now"):
        world.apply(99)
    assert world.numbers() == state.numbers(True)


@needs_compiler
def test_a_state_outside_its_fields_is_not_loaded(tmp_path: Path) -> None:
    extension = built(tmp_path, generated())
    state = start()
    world = world_in(extension, state)
    state.cells[2] = 101
    with pytest.raises(ValueError, match="cells is 101, not from -100 to 100"):
        world.load(state)
    state.cells = [0] * 4
    with pytest.raises(ValueError, match="cells has 4 numbers, not 5"):
        world.load(state)
