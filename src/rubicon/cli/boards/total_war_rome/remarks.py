"""What the terminal adds to a move: prices, what is on a card, who waits in a region."""

from collections.abc import Callable
from typing import cast

from rubicon.cli.boards.total_war_rome.factions import development_words, next_development
from rubicon.cli.boards.total_war_rome.regions import pieces_at
from rubicon.core.contract import Json, Rules, Told
from rubicon.core.state import State
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.rules.targets import army_price, hire_price, region_price
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase

STEPS = ("march", "land", "invade", "escape", "withdraw")
CARDS = ("lose", "drop", "recover", "upgrade", "take_free", "give", "hire", "hire_special")
GENERALS = ("lead", "raise", "post")
ORDERS = (
    *("buy", "buy_ship", "develop", "build", "road", "hire_general", "raise", "post"),
    *("hire_agent", "soothe"),
)
NOTHING = "nothing"
PRICES: dict[str, Callable[[War, int], int]] = {
    "bribe_army": lambda s, move: army_price(s, c.first_of(move)),
    "bribe_region": lambda s, move: region_price(s, c.second_of(move)),
    "hire": lambda s, move: hire_price(s, c.third_of(move)),
    "hire_special": lambda s, move: hire_price(s, c.third_of(move)),
}
"""What agents pay at once."""


def remark(rules: Rules, state: State, seat: int, move: int) -> list[Phrase]:
    """What is worth knowing about a legal move of a seat."""
    fields = rules.grammar.fields(move)
    view, board = rules.view(state, seat), rules.describe_board()
    verb, found = fields["verb"], list[Phrase]()
    if verb == "develop":
        found += development(board, view, int(fields["number"]))
    if verb in ORDERS:
        found.append(say("board-price", gold=price(rules, state, seat, move)))
    if verb in PRICES:
        found.append(say("board-price", gold=PRICES[verb](cast(War, state), move)))
    if "card" in fields:
        found.append(card_words(board, verb, fields["card"]))
    if verb in STEPS:
        found.append(region_words(view, fields["region"]))
    if verb in GENERALS:
        found.append(general_words(board, fields["general"]))
    if verb in CARDS or verb == "buy":
        found.append(troop_words(board, fields["kind"]))
    if verb == "deploy":
        found += dice_words(board, view, fields)
    return found


def price(rules: Rules, state: State, seat: int, move: int) -> int:
    """What an order costs after those that were written before."""
    after = state.clone()
    after.apply(move)
    left: int = rules.context(state, seat)["gold_left"]
    rest: int = rules.context(after, seat)["gold_left"]
    return left - rest


def development(board: Told, view: Told, number: int) -> list[Phrase]:
    """Which development it is, and what it does."""
    item = next_development(board, view, number)
    if item is None:
        return []
    named = say("board-named", name=item["name"])
    return [named, development_words(board, view["viewer"], item)]


def card_words(board: Told, verb: str, title: str) -> Phrase:
    """What is on an action card, by what one is about to do with it."""
    card = next(one for one in board["cards"] if one["name"] == title)
    about = say("board-about", about=card["event"])
    if verb.startswith("play") or verb == "use_card":
        return say("board-card-event", event=card["event"], about=about)
    if verb == "levy":
        on_it = {"action": card["action"], "event": card["event"]}
        return say("board-card-levy", gold=card["levy"], **on_it)
    return say("board-card-spent", gold=card["levy"], event=card["event"])


def region_words(view: Told, place: str) -> Phrase:
    """Who holds a region, its garrison, and who stands there."""
    region = view["regions"][place]
    things = [say("board-garrison", dice=region["garrison"])] if region["garrison"] else []
    things += [
        say("board-army-there", army=title, cards=view["armies"][title]["size"])
        for title, _ in pieces_at(place, view)
        if title in view["armies"]
    ]
    owner = region["owner"]
    first = say("board-independent") if owner is None else say("board-held-by", seat=owner)
    return say("board-list", items=Listed.of([first, *things], "comma"))


def general_words(board: Told, title: str) -> Phrase:
    """A general's stars and his characteristic."""
    general = next(one for one in board["generals"] if one["name"] == title)
    return say("board-general", stars=general["stars"], trait=general["trait"])


def troop_words(board: Told, kind: str) -> Phrase:
    """The class of a troop card, and its dice."""
    troop = next(one for one in board["troops"] if one["name"] == kind)
    return say(
        "board-troop",
        troop_class=troop["troop_class"].replace("_", " "),
        good=Listed.of(troop["good"], "comma"),
        difficult=Listed.of(troop["difficult"], "comma"),
    )


def dice_words(board: Told, view: Told, fields: Json) -> list[Phrase]:
    """The dice that the deployed cards roll in this phase of a battle."""
    row = "difficult" if view["battle"]["phase"] == "terrain" else "good"
    kinds = [fields[name] for name in ("main", "light", "engine") if fields[name] != NOTHING]
    dice = [
        colour
        for kind in kinds
        for troop in board["troops"]
        if troop["name"] == kind
        for colour in troop[row]
    ]
    return [say("board-rolls", dice=Listed.of(dice, "comma"))] if dice else []
