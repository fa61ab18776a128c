"""What people read of a move: a label as a person would say it, and its effect in one line.

Both are entries of the game's catalogue, `label-<verb>` and `effect-<verb>`, and speak of the
move's own fields; an effect may also speak of what `rules.context` tells of the position. The page
forms them by itself, from the same fields.
"""

from rubicon.core.contract import Rules
from rubicon.core.state import State
from rubicon.words import Phrase, current
from rubicon.words.language import slug


def label(rules: Rules, move: int) -> Phrase:
    """The move as a person would say it."""
    fields = rules.grammar.fields(move)
    return Phrase(f"{rules.game.id}.label-{slug(fields['verb'])}", fields)


def effect(rules: Rules, state: State, move: int, viewer: int) -> Phrase | None:
    """What the move does, in one line; None where its label says it all."""
    fields = rules.grammar.fields(move)
    id_ = f"{rules.game.id}.effect-{slug(fields['verb'])}"
    if not current().knows(id_):
        return None
    return Phrase(id_, rules.context(state, viewer) | fields)
