"""What a catalogue holds: its entries, and the fields that each of them speaks of."""

from dataclasses import dataclass, replace

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry."""

    id: str
    fields: frozenset[str]
    """Without what a name's entry adds: `$seat-number` speaks of the field `seat`. Those of entries
    that stand in this one are among them."""
    attributes: tuple[str, ...]
    uses: frozenset[str] = frozenset()
    """Other entries that stand in this one."""


class Variables(Visitor):
    """Gathers the variables of an entry."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.uses: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """One of them."""
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another entry, which stands in this one."""
        self.uses.add(node.id.name)


def read_entries(text: str, file: str) -> dict[str, Entry]:
    """The entries of a catalogue; a ValueError names the line that is none."""
    found: dict[str, Entry] = {}
    for one in FluentParser().parse(text).body:
        if isinstance(one, ast.Junk):
            start = one.span.start if one.span else 0
            line = text.count("\n", 0, start) + 1
            raise ValueError(f"{file}:{line}: {one.annotations[0].message}.")
        if not isinstance(one, ast.Message):
            continue
        if one.id.name in found:
            raise ValueError(f"{file}: the entry {one.id.name} is there twice.")
        variables = Variables()
        variables.visit(one)
        fields = frozenset(name.partition("-")[0] for name in variables.found)
        attributes = tuple(attribute.id.name for attribute in one.attributes)
        uses = frozenset(variables.uses)
        found[one.id.name] = Entry(one.id.name, fields, attributes, uses)
    return {id_: replace(entry, fields=all_fields(entry, found)) for id_, entry in found.items()}


def all_fields(entry: Entry, entries: dict[str, Entry]) -> frozenset[str]:
    """The fields of an entry and of those that stand in it."""
    within = (all_fields(entries[one], entries) for one in entry.uses if one in entries)
    return entry.fields.union(*within)
