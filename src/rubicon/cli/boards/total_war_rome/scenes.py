"""What one wants to see at every decision: dice, a battle with its zones, the own orders."""

from collections import Counter

from rich.table import Table
from rich.text import Text

from rubicon.cli.boards.total_war_rome.marks import STYLES
from rubicon.core.contract import Json, Rules, Told
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase

ZONES = ("deployed", "wounded", "under", "beside", "dead", "spent", "hand")
Part = Text | Table


def scene(rules: Rules, view: Told, width: int) -> list[Part]:
    """The scene for eyes."""
    parts: list[Part] = []
    if view["battle"]:
        parts += [Text(), Text(str(battle_words(view["battle"])), "bold")]
        parts.append(battle_table(view["battle"], width))
    parts += [Text(line) for line in common(rules, view)]
    return parts


def scene_sentences(rules: Rules, view: Told) -> list[str]:
    """The same in sentences."""
    told: list[str] = []
    if view["battle"]:
        told.append(str(battle_words(view["battle"])))
        for side in view["battle"]["sides"]:
            told.append(str(side_words(side)))
            told += [
                str(say("board-told-zone", zone=zone, cards=zone_words(side, zone)))
                for zone in ZONES
                if zone_words(side, zone).items
            ]
    return told + common(rules, view)


def common(rules: Rules, view: Told) -> list[str]:
    """What is told alike: the dice, a battle at sea, and the own orders."""
    lines: list[Phrase] = []
    if view["dice"] and any(die["face"] for die in view["dice"]["dice"]):
        lines.append(dice_words(view))
    if view["sea_battle"] and len(view["sea_battle"]["navies"]) > 1:
        sea = view["sea_battle"]
        one, other = sea["navies"]
        ships = {"ships": sea["ships"][0], "enemy_ships": sea["ships"][1]}
        lines.append(say("board-sea-battle", navy=one, enemy_navy=other, **ships))
    return [*map(str, lines), *basket(rules, view)]


def dice_words(view: Told) -> Phrase:
    """The dice that lie there; in a battle by their sides."""
    dice = view["dice"]
    shown = [f"{die['colour']} {die['face']}" for die in dice["dice"] if die["face"]]
    if not view["battle"]:
        return say("board-dice", dice=Listed.of(shown, "comma"))
    split = dice["split"]
    return say(
        "board-battle-dice",
        attacker=Listed.of(shown[:split], "comma"),
        defender=Listed.of(shown[split:], "comma"),
    )


def basket(rules: Rules, view: Told) -> list[str]:
    """The viewer's orders so far, numbered, and what they leave him."""
    seat = view["viewer"]
    own = view["seats"][seat]["basket"] if seat else None
    if own is None or not own["orders"]:
        return []
    told = [str(say("board-orders", gold=own["gold_left"]))]
    for number, order in enumerate(own["orders"], start=1):
        words = rules.grammar.words(rules.grammar.from_fields(order))
        told.append(str(say("board-order", number=str(number), words=words)))
    return told


# ---- a battle ------------------------------------------------------------------------------------


def battle_words(battle: Json) -> Phrase:
    """Where it is, and how far."""
    return say(
        "board-battle", region=battle["region"], phase=battle["phase"], terrain=battle["terrain"]
    )


def side_words(side: Json) -> Phrase:
    """Who fights, and with what."""
    return say(
        "board-side",
        side=side["side"],
        army=side["army"],
        reveals=side["reveals"],
        lost=side["lost"],
    )


def zone_words(side: Json, zone: str) -> Listed:
    """The cards of a zone; of the hand also those that are not seen."""
    kinds = Counter(card["kind"] for card in side["cards"] if card["zone"] == zone)
    told = [say("board-copies", count=count, kind=kind) for kind, count in kinds.items()]
    if zone == "hand" and side["hidden"]:
        told.append(say("board-unseen", hidden=side["hidden"]))
    return Listed.of(told, "comma")


def battle_table(battle: Json, width: int) -> Table:
    """Both sides beside each other, zone by zone."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for side in battle["sides"]:
        title = Text(str(side_words(side)), STYLES[side["seat"]])
        table.add_column(title, max_width=(width - 22) // 2)
    for zone in ZONES:
        cells = [zone_words(side, zone) for side in battle["sides"]]
        if any(cell.items for cell in cells):
            title = Text(str(say("board-zone", zone=zone)), "dim")
            table.add_row(title, *(str(say("board-list", items=cell)) for cell in cells))
    return table
