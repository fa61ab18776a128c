"""The regions by area, in as many columns as there is room for."""

from rich.table import Table
from rich.text import Text

from rubicon.cli.boards.total_war_rome.marks import STYLES, owner_text, short
from rubicon.core.contract import Json, Told

LETTERS = {"market": "m", "barracks": "b", "walls": "w", "wonder": "A"}
PORT = "p"
NAME = 20
"""Columns of a region's name."""
LEAST = 39
"""Columns that a region needs."""
MOST_COLUMNS = 4


def areas(board: Told) -> dict[str, list[Json]]:
    """The regions by area, in the order of the board."""
    found: dict[str, list[Json]] = {}
    for region in board["regions"]:
        found.setdefault(region["area"], []).append(region)
    return found


def regions_table(board: Told, view: Told, width: int) -> Table:
    """All regions, each area below its name."""
    columns = max(1, min(MOST_COLUMNS, width // LEAST))
    groups = [area_lines(area, regions, view) for area, regions in areas(board).items()]
    table = Table.grid(padding=(0, 1), expand=False)
    for _ in range(columns):
        table.add_column(width=width // columns - 1, no_wrap=True)
    table.add_row(*(Text("\n").join(lines) for lines in shared_out(groups, columns)))
    return table


def shared_out(groups: list[list[Text]], columns: int) -> list[list[Text]]:
    """Groups of lines in columns that are about equally long; a group stays whole."""
    total = sum(map(len, groups))
    parts: list[list[Text]] = [[] for _ in range(columns)]
    done = 0
    for group in groups:
        parts[min(columns - 1, (done + len(group) // 2) * columns // total)] += group
        done += len(group)
    return parts


def area_lines(area: str, regions: list[Json], view: Told) -> list[Text]:
    """An area: its name, and a line for each region."""
    return [Text(area, "dim underline"), *(region_line(region, view) for region in regions)]


def region_line(region: Json, view: Told) -> Text:
    """A region: owner, name, gold, port, improvements, unrest, garrison, and who is there."""
    state = view["regions"][region["name"]]
    owner = state["owner"]
    text = owner_text(owner).append(" ")
    text.append(region["name"][:NAME].ljust(NAME), STYLES.get(owner, ""))
    text.append(f"{region['gold']}{PORT if region['port'] else ' '} ")
    built = "".join(letter for what, letter in LETTERS.items() if what in state["built"])
    text.append(built.ljust(3))
    marks = [f"g{state['garrison']}" if state["garrison"] else ""]
    marks += ["!" if state["besieged"] else "", f"u{state['unrest']}" if state["unrest"] else ""]
    text.append("".join(f" {mark}" for mark in marks if mark), "bold")
    for piece, seat in pieces_at(region["name"], view):
        text.append(f" {short(piece, seat)}", STYLES[seat])
    return text


def pieces_at(place: str, view: Told) -> list[tuple[str, str]]:
    """The armies and navies in a place, with their factions."""
    return [
        (name, piece["seat"])
        for name, piece in (*view["armies"].items(), *view["navies"].items())
        if piece["place"] == place and not piece.get("aboard")
    ]
