"""Who sits where: people and bots, from the words given for each seat, and their randomness."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rubicon.bots.contract import Bot
from rubicon.bots.program import is_program
from rubicon.bots.roster import BOTS, USUAL, make_bot
from rubicon.cli.saying import say, seats_said
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.rng import Rng
from rubicon.words import Listed, quoted

HUMAN = "human"
BOT = "bot:"
DEFAULT_BOT = f"bot:{USUAL}"
CHANCE_STREAM = 0
SEED_BITS = 64


@dataclass(frozen=True, slots=True)
class Player:
    """A person, if there is no bot."""

    label: str
    bot: Bot | None


def make_player(label: str) -> Player:
    """A player from `human` or `bot:NAME`."""
    if label == HUMAN:
        return Player(label, None)
    if not label.startswith(BOT):
        bots = (f"{BOT}{name}" for name in (*BOTS, "program:COMMAND"))
        known = Listed.of((HUMAN, *bots), "comma")
        raise BadInput(say("no-such-player", given=quoted(label), known=known))
    return Player(label, make_bot(label.removeprefix(BOT)))


def seat_labels(rules: Rules, pairs: Iterable[str]) -> dict[str, str]:
    """What `--seat NAME=WHO` says, by seat; BadInput for an unknown seat or one given twice."""
    names = {name.lower(): name for name in rules.seats}
    labels: dict[str, str] = {}
    for pair in pairs:
        word, equals, label = (part.strip() for part in pair.partition("="))
        if not equals or not label:
            raise BadInput(say("seat-form", given=quoted(pair)))
        name = names.get(word.lower())
        if name is None:
            raise BadInput(say("seats-are", given=quoted(word), seats=seats_said(rules)))
        if name in labels:
            raise BadInput(say("seat-twice", seat=name))
        labels[name] = label if is_program(label.removeprefix(BOT)) else label.lower()
    return labels


def seat_players(
    rules: Rules, pairs: Iterable[str], recorded: Mapping[str, str]
) -> dict[str, Player]:
    """A player for each seat: as given, else as recorded, else a person first and bots after."""
    given = seat_labels(rules, pairs)
    usual = {name: DEFAULT_BOT if i else HUMAN for i, name in enumerate(rules.seats)}
    known = {name: label for name, label in recorded.items() if is_label(label)}
    return {name: make_player((usual | known | given)[name]) for name in rules.seats}


def is_label(label: str) -> bool:
    """Whether a record's word for a player is one that can sit down here.

    No program can: a record comes from anywhere, and must not choose what is run here.
    """
    return label == HUMAN or label.removeprefix(BOT) in BOTS


def stream(seed: int, number: int) -> Rng:
    """An independent stream of a seed: 0 for chance, 1 and up for the seats' bots."""
    return Rng((seed % 2**SEED_BITS) | (number << SEED_BITS))
