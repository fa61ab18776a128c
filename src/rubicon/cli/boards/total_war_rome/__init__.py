"""Total War: Rome in the terminal: the round, the factions, the regions, the pieces, the hand."""

from rich.console import Group, RenderableType
from rich.text import Text

from rubicon.cli.boards.total_war_rome import pieces, scenes, told
from rubicon.cli.boards.total_war_rome.factions import factions_table, own_developments
from rubicon.cli.boards.total_war_rome.news import gathered
from rubicon.cli.boards.total_war_rome.regions import regions_table
from rubicon.cli.boards.total_war_rome.remarks import remark
from rubicon.cli.boards.total_war_rome.round import heading, tracker
from rubicon.cli.boards.total_war_rome.scenes import scene, scene_sentences
from rubicon.core.contract import Rules, Told
from rubicon.games.total_war_rome.saying import say

__all__ = ["gathered", "page", "picture", "remark", "scene", "scene_sentences", "sentences"]


OWN_TURNS = ("bidding", "agent_menu", "campaign_menu", "baskets")
"""Steps in which one looks at the whole board first; between them the scene is enough."""


def page(view: Told) -> str:
    """The board is shown anew in every phase, in one's own turn."""
    return f"{view['turn']} {view['phase']}" if view["step"] in OWN_TURNS else ""


def picture(rules: Rules, view: Told, _hints: Told, width: int) -> RenderableType:
    """The whole board, from top to bottom in the order in which one looks at it."""
    board = rules.describe_board()
    parts: list[RenderableType] = [
        heading(view),
        tracker(view),
        Text(),
        factions_table(board, view),
    ]
    parts += [Text(), regions_table(board, view, width), Text(str(say("board-legend")), "dim")]
    parts += [Text(), *pieces.armies(view), *pieces.navies(view), *pieces.agents(view)]
    parts += [*own_developments(board, view), *pieces.hand(view)]
    parts += scenes.scene(rules, view, width)
    return Group(*parts)


def sentences(rules: Rules, view: Told, _hints: Told) -> list[str]:
    """The same without any drawing."""
    board = rules.describe_board()
    return [str(line) for line in told.lines(board, view)] + scenes.scene_sentences(rules, view)
