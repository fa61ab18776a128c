"""What people read of a move: a label as a person would say it, and its effect in one line.

Both are entries of the game's catalogue, `label-<verb>` and `effect-<verb>`, and speak of the
move's own fields and of what `rules.context` tells of the position. A move to where one is already
is another thing to a person: `label-<verb>-here`, where the catalogue has it. The page forms them
by itself, from the same fields.
"""

from collections.abc import Mapping
from typing import Any

from rubicon.core.contract import Json, Rules
from rubicon.core.state import State
from rubicon.words import Phrase, current
from rubicon.words.language import slug

NO_CONTEXT: Mapping[str, Any] = {}


def label(rules: Rules, move: int, context: Mapping[str, Any] = NO_CONTEXT) -> Phrase:
    """The move as a person would say it, in the context of a position if one is given."""
    fields = rules.grammar.fields(move)
    id_ = entry(rules, "label", fields, context)
    assert id_ is not None, fields
    return Phrase(id_, fields)


def effect(rules: Rules, state: State, move: int, viewer: int) -> Phrase | None:
    """What the move does, in one line; None where its label says it all."""
    fields, context = rules.grammar.fields(move), rules.context(state, viewer)
    id_ = entry(rules, "effect", fields, context)
    return None if id_ is None else Phrase(id_, context | fields)


def entry(rules: Rules, family: str, fields: Json, context: Mapping[str, Any]) -> str | None:
    """The entry of the catalogue that speaks of a move, or None."""
    usual = f"{rules.game.id}.{family}-{slug(fields['verb'])}"
    ids = [f"{usual}-here", usual] if is_here(fields, context) else [usual]
    return next((id_ for id_ in ids if current().knows(id_)), None)


def is_here(fields: Json, context: Mapping[str, Any]) -> bool:
    """Whether a move leads to where one is already."""
    return "here" in context and fields.get("to") == context["here"]
