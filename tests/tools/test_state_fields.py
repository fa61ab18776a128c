"""What `tools/state_fields.py` writes follows from FIELDS, and what is out of date is found."""

from pathlib import Path

import pytest

import state_fields
from rubicon.core.fields import Field
from state_fields import games, main, rewritten

FIELDS = (
    Field("phase", 0, 3),
    Field("table", 0, 26, 27, grows=True),
    Field("gold", 0, 9, 4),
    Field("realm", 0, 9, 2, derived=True),
    Field("left", 0, 9, derived=True),
    Field("record", 0, 99, 50, grows=True),
)
EMPTY = """\
class Table(State):
    # fields: slots (tools/state_fields.py)
    # end of fields

    def __init__(self, other):
        # fields: copying (tools/state_fields.py)
        self.old = other.old
        # end of fields
        self.more = 1

    # fields: numbers (tools/state_fields.py)
    # end of fields
"""
FILLED = """\
class Table(State):
    # fields: slots (tools/state_fields.py)
    __slots__ = (
        "gold",
        "left",
        "phase",
        "realm",
        "record",
        "t",
        "table",
    )
    # end of fields

    def __init__(self, other):
        # fields: copying (tools/state_fields.py)
        self.phase: int = other.phase
        self.table: list[int] = other.table[:]
        self.gold: list[int] = other.gold[:]
        self.realm: list[int] = other.realm[:]
        self.left: int = other.left
        self.record: list[int] = other.record[:]
        # end of fields
        self.more = 1

    # fields: numbers (tools/state_fields.py)
    def numbers(self, whole: bool) -> list[int]:
        \"\"\"The fields in one flat list; one that grows comes after its length.\"\"\"
        out: list[int] = []
        out.append(self.phase)
        out.extend(self.gold)
        if whole:
            out.extend(self.realm)
            out.append(self.left)
        out.append(len(self.table))
        out.extend(self.table)
        out.append(len(self.record))
        out.extend(self.record)
        return out

    def set_numbers(self, numbers: list[int]) -> None:
        \"\"\"Become the position that a whole list of numbers says.\"\"\"
        self.phase = numbers[0]
        self.gold = numbers[1:5]
        self.realm = numbers[5:7]
        self.left = numbers[7]
        at = 8
        self.table = numbers[at + 1 : at + 1 + numbers[at]]
        at += 1 + numbers[at]
        self.record = numbers[at + 1 : at + 1 + numbers[at]]

    # end of fields
"""


def test_every_part_is_written_and_the_rest_is_left_alone() -> None:
    assert rewritten(EMPTY, FIELDS) == FILLED
    assert rewritten(FILLED, FIELDS) == FILLED


def test_a_module_without_one_of_the_parts_is_refused() -> None:
    with pytest.raises(ValueError, match="the parts are slots, copying, not slots, copying, num"):
        rewritten(EMPTY.replace("# fields: numbers", "# numbers"), FIELDS)


def copied(root: Path) -> Path:
    """A tree with the real states and fields; the state that is returned lost a field."""
    for path, declared in games(state_fields.ROOT):
        there = root / path.relative_to(state_fields.ROOT)
        there.parent.mkdir(parents=True)
        there.write_bytes(path.read_bytes())
        if declared.startswith("rubicon"):
            there.with_name("fields.py").touch()
    stale = root / "src" / "rubicon" / "games" / "triumvirate" / "state.py"
    source = stale.read_text(encoding="utf-8")
    stale.write_text(source.replace("self.lead: int = other.lead", ""), encoding="utf-8")
    return stale


def test_what_is_out_of_date_is_named_and_mended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = copied(tmp_path)
    before = stale.read_bytes()
    assert main(tmp_path, write=False) == 1
    assert capsys.readouterr().out == (
        "src/rubicon/games/triumvirate/state.py does not follow its FIELDS: "
        "'make format' mends this.\n"
    )
    assert stale.read_bytes() == before
    assert main(tmp_path, write=True) == 0
    assert main(tmp_path, write=False) == 0
    assert "self.lead: int = other.lead" in stale.read_text(encoding="utf-8")


def test_the_states_are_up_to_date() -> None:
    assert main(state_fields.ROOT, write=False) == 0
