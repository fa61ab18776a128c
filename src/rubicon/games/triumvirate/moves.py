"""The dictionary between a move's int, its named fields and its words; all three round-trip."""

from collections.abc import Iterator, Mapping
from typing import Any

from rubicon.core.errors import BadInput
from rubicon.games.triumvirate.cards import NAMES, SEATS, read_card, read_seat
from rubicon.games.triumvirate.codes import (
    CARDS,
    CHOOSE_DEALER,
    DEAL_CARD,
    PLAY_CARD,
    PLEDGE_CARD,
    PLEDGE_NOTHING,
    UNSEEN,
    card_of,
    pack,
    seat_of,
    verb_of,
)
from rubicon.games.triumvirate.sight import seen_move

VERBS = {
    CHOOSE_DEALER: "dealer",
    DEAL_CARD: "deal",
    PLAY_CARD: "play",
    PLEDGE_CARD: "pledge",
    PLEDGE_NOTHING: "pledge",
}
NOTHING = "nothing"
EXAMPLES = "'play Caesar 7', 'pledge Crassus 5', 'pledge nothing'"


def fields(move: int) -> dict[str, Any]:
    """A move as named fields."""
    verb = verb_of(move)
    named: dict[str, Any] = {"verb": VERBS[verb]}
    if verb == PLEDGE_NOTHING:
        named["card"] = NOTHING
    elif verb != CHOOSE_DEALER:
        named["card"] = NAMES[card_of(move)]
    if verb in (CHOOSE_DEALER, DEAL_CARD):
        named["seat"] = SEATS[seat_of(move)]
    return named


def words(move: int) -> str:
    """A move in words."""
    verb = verb_of(move)
    if verb == CHOOSE_DEALER:
        return f"dealer {SEATS[seat_of(move)]}"
    if verb == PLEDGE_NOTHING:
        return f"pledge {NOTHING}"
    to = f" to {SEATS[seat_of(move)]}" if verb == DEAL_CARD else ""
    return f"{VERBS[verb]} {NAMES[card_of(move)]}{to}"


def words_for(seat: int, move: int, viewer: int) -> str:
    """[1.3] What was dealt is for whoever got it, what was pledged for whoever did it."""
    seen = seen_move(seat, move, viewer)
    if card_of(seen) != UNSEEN:
        return words(seen)
    if verb_of(seen) == DEAL_CARD:
        return f"deal a card to {SEATS[seat_of(seen)]}"
    return "decide on a pledge"


def fields_for(seat: int, move: int, viewer: int) -> dict[str, Any]:
    """The same as named fields, without the card that is not seen."""
    seen = seen_move(seat, move, viewer)
    if card_of(seen) != UNSEEN:
        return fields(seen)
    named: dict[str, Any] = {"verb": VERBS[verb_of(seen)]}
    if verb_of(seen) == DEAL_CARD:
        named["seat"] = SEATS[seat_of(seen)]
    return named


def parse(text: str) -> int:
    """The move that words mean."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb == "dealer" and rest:
        return pack(CHOOSE_DEALER, read_seat(rest), 0)
    if verb == "deal" and " to " in rest:
        card, _, seat = rest.partition(" to ")
        return pack(DEAL_CARD, read_seat(seat), read_card(card))
    if verb == "pledge" and rest:
        return pledge(rest)
    if verb == "play" and rest:
        return pack(PLAY_CARD, 0, read_card(rest))
    raise BadInput(f"{' '.join(text.split())!r} is not a move; moves look like {EXAMPLES}.")


def pledge(card: object) -> int:
    """A pledge of a card, or of nothing."""
    if card == NOTHING:
        return pack(PLEDGE_NOTHING, 0, 0)
    return pack(PLEDGE_CARD, 0, read_card(card))


def from_fields(given: Mapping[str, Any]) -> int:
    """The move that named fields mean."""
    try:
        return read_fields(given)
    except KeyError as missing:
        raise BadInput(f"The move has no field {missing}.") from None


def read_fields(given: Mapping[str, Any]) -> int:
    """The same; a field that is not there is a KeyError."""
    verb = given["verb"]
    if verb == "dealer":
        return pack(CHOOSE_DEALER, read_seat(given["seat"]), 0)
    if verb == "deal":
        return pack(DEAL_CARD, read_seat(given["seat"]), read_card(given["card"]))
    if verb == "play":
        return pack(PLAY_CARD, 0, read_card(given["card"]))
    if verb == "pledge":
        return pledge(given["card"])
    names = ", ".join(dict.fromkeys(VERBS.values()))
    raise BadInput(f"There is no verb {verb!r}; there are {names}.")


def universe() -> Iterator[int]:
    """Every move that words can express."""
    yield pack(PLEDGE_NOTHING, 0, 0)
    for seat in range(len(SEATS)):
        yield pack(CHOOSE_DEALER, seat, 0)
        for card in range(CARDS):
            yield pack(DEAL_CARD, seat, card)
    for verb in (PLAY_CARD, PLEDGE_CARD):
        for card in range(CARDS):
            yield pack(verb, 0, card)
