"""An arena's findings in words: what table, report and ladder say alike."""

from rubicon.core.contract import Json
from rubicon.lab.arena.settle import ABOVE, BELOW, EVEN, OPEN

BETWEEN_BOTS = {
    ABOVE: "{one} is stronger than {other}",
    BELOW: "{other} is stronger than {one}",
    EVEN: "{one} and {other} are nearer to each other than the margin of {margin:.1%}",
    OPEN: "Between {one} and {other} nothing is settled",
}
AGAINST_A_BAR = {
    ABOVE: "{one}'s share is above {bar:.1%}",
    BELOW: "{one}'s share is below {bar:.1%}",
    EVEN: "{one}'s share is nearer to {bar:.1%} than the margin of {margin:.1%}",
    OPEN: "Whether {one}'s share is above {bar:.1%} is not settled",
}


def verdicts(settled: Json | None) -> list[str]:
    """What the sequential test says, in a sentence each."""
    if settled is None:
        return []
    after = (
        f"(after {settled['rounds']:,} rounds, by a test that may be looked at at any time; "
        f"risk of an error {settled['risk']:.0%})."
    )
    told = []
    for duel in settled["duels"]:
        sentences = BETWEEN_BOTS if duel["other"] else AGAINST_A_BAR
        words = sentences[duel["verdict"]].format(**duel, margin=settled["margin"])
        told.append(f"{words} {after}")
    return told


def percent(share: Json) -> str:
    """A share with its interval."""
    return f"{share['share']:.1%} [{share['low']:.1%}, {share['high']:.1%}]"


def elo(rating: Json) -> str:
    """A rating with its interval."""
    return f"{rating['elo']:+d} [{rating['low']:+d}, {rating['high']:+d}]"


def lineup_words(row: Json) -> str:
    """Who sits at the table."""
    return " + ".join(f"{count} {bot}" for bot, count in row["bots"].items())


def plain(name: str) -> str:
    """A name from code as people write it."""
    return name.replace("_", " ")
