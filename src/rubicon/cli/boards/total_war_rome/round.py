"""The round: which one it is, its phases, whose turn it is, and what comes next."""

from rich.text import Text

from rubicon.cli.boards.total_war_rome.marks import STYLES, name
from rubicon.core.contract import Json, Told
from rubicon.games.total_war_rome.saying import say
from rubicon.words import Listed, Phrase

PHASES = ("initiative", "agents", "taxation", "campaign", "spending")
ARROW = " → "
NOT_YET = (None, "chance")


def heading(view: Told) -> Text:
    """The round, how the game ends, and who is to decide."""
    text = Text(str(round_words(view)), "bold")
    decides = view["decides"]
    if len(view["asked"]) > 1:
        return text.append(f"   {say('board-asked', seats=Listed.of(view['asked']))}")
    if decides in NOT_YET:
        return text
    return text.append("   ").append(str(say("board-decides", seat=decides)), STYLES[decides])


def round_words(view: Told) -> Phrase:
    """Which round it is."""
    last = view["last_round"]
    return say(
        "board-round",
        turn=view["turn"],
        most=view["round_limit"],
        trigger=view["trigger"],
        last=last,
    )


def tracker(view: Told) -> Text:
    """The phases with the one under way, and the turns that come next."""
    text = Text()
    for i, phase in enumerate(PHASES):
        here = phase == view["phase"]
        text.append(ARROW if i else "", "dim")
        text.append(f"[{name(phase)}]" if here else name(phase), "bold" if here else "dim")
    coming = next_words(view)
    return text if coming is None else text.append("\n").append(str(coming))


def turn_words(turn: Json) -> Phrase:
    """A turn that comes."""
    if turn["seat"] is None:
        return say("board-next-phase", phase=turn["phase"])
    return say("board-next-turn", phase=turn["phase"], seat=turn["seat"])


def next_words(view: Told) -> Phrase | None:
    """What comes in this round after the turn under way; who begins is open before the bids."""
    if view["phase"] == "initiative":
        phases = dict.fromkeys(one["phase"] for one in view["next"])
        coming = [say("board-next-phase", phase=phase) for phase in phases]
    else:
        coming = [turn_words(one) for one in view["next"]]
    return say("board-next", turns=Listed.of(coming, "comma")) if coming else None
