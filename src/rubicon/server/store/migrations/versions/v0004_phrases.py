"""Endings without a text: what was stored as one becomes a phrase that says it as it was."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

match = sa.table("match", sa.column("id", sa.Text), sa.column("outcome", sa.Text))


def upgrade() -> None:
    """Rewrite the endings of all finished matches."""
    connection = op.get_bind()
    found = connection.execute(
        sa.select(match.c.id, match.c.outcome).where(match.c.outcome.is_not(None))
    ).all()
    for match_id, outcome in found:
        told = json.loads(outcome)
        if told is None or "text" not in told:
            continue
        text = {"list": [told.pop("text")], "by": "as it is"}
        told["says"] = {"id": "core.as-written", "fields": {"text": text}}
        connection.execute(
            sa.update(match).where(match.c.id == match_id).values(outcome=json.dumps(told))
        )
