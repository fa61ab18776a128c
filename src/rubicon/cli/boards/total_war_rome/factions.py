"""The factions: a row for each, and the viewer's own developments."""

from rich.table import Table
from rich.text import Text

from rubicon.cli.boards.total_war_rome.marks import LETTERS, STYLES, count, name, seat_text
from rubicon.core.contract import Json, Told
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase

DONE = "■"
STATUS_STYLES = {"enemy": "red", "neutral": "dim", "friendly": "green", "ally": "bold green"}


def factions_table(board: Told, view: Told) -> Table:
    """A row for each faction."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(str(say("board-faction")), no_wrap=True)
    for title in ("vp", "gold", "cards", "agents", "regions", "homes", "developments"):
        table.add_column(str(say(f"board-{title}")), justify="right", no_wrap=True)
    table.add_column(str(say("board-relations")))
    for seat, data in view["seats"].items():
        regions = [name for name, one in view["regions"].items() if one["owner"] == seat]
        homes = homes_of(board, seat)
        kept = sum(home in regions for home in homes)
        table.add_row(
            seat_text(seat),
            str(say("board-of", count=data["points"], most=view["trigger"])),
            str(data["gold"]),
            str(data["hand_count"]),
            str(sum(one["seat"] == seat for one in view["agents"].values())),
            str(len(regions)),
            str(say("board-of", count=kept, most=len(homes))),
            count(len(data["developments"])),
            relations(data),
        )
    return table


def homes_of(board: Told, seat: str) -> list[str]:
    """The home regions of a faction."""
    return next(list(one["homes"]) for one in board["factions"] if one["name"] == seat)


def relations(data: Json) -> Text:
    """What a faction is to the others."""
    text = Text()
    for other, status in data["status"].items():
        text.append("  " if text else "")
        text.append(f"{LETTERS[other]} ", STYLES[other]).append(name(status), STATUS_STYLES[status])
    return text


def columns_of(board: Told, seat: str) -> list[tuple[str, list[Json]]]:
    """The developments of a faction by their columns, in order."""
    faction = next(one for one in board["factions"] if one["name"] == seat)
    return [
        (column, [one for one in faction["developments"] if one["column"] == column])
        for column in faction["columns"]
    ]


def own_developments(board: Told, view: Told) -> list[Text]:
    """The viewer's faction board: what is developed, what comes next and what it costs."""
    seat = view["viewer"]
    if seat is None:
        return []
    data = view["seats"][seat]
    lines = [Text(), Text(str(say("board-own-developments", seat=seat)), STYLES[seat])]
    for number, (column, items) in enumerate(columns_of(board, seat), start=1):
        line = Text(f"  {number} {column}: ")
        for i, item in enumerate(items):
            line.append(", " if i else "")
            bought = item["name"] in data["developments"]
            line.append(
                f"{DONE} {item['name']}" if bought else f"{item['name']} {item['cost']}",
                "bold" if bought else "",
            )
        lines.append(line)
    if data["spare_generals"]:
        spare = say("board-spare", generals=Listed.of(data["spare_generals"], "comma"))
        lines.append(Text(f"  {spare}"))
    return lines


def next_development(board: Told, view: Told, number: int) -> Json | None:
    """The development that the viewer would buy in a column, after his orders."""
    seat = view["viewer"]
    data = view["seats"][seat]
    orders = data["basket"]["orders"] if data["basket"] else []
    ahead = sum(one["verb"] == "develop" and one["number"] == str(number) for one in orders)
    _, items = columns_of(board, seat)[number - 1]
    left: list[Json] = [item for item in items if item["name"] not in data["developments"]]
    return left[ahead] if ahead < len(left) else None


def development_words(board: Told, seat: str, item: Json) -> Phrase:
    """What a development does."""
    if item["effect"] != "unlock":
        return say("board-effect", what=say("board-about", about=item["effect"]))
    troops = [
        name(one["name"])
        for one in board["troops"]
        if one["needs"] == item["name"] and one["seat"] == seat and not one["veteran"]
    ]
    return say("board-unlocks", troops=troops)
