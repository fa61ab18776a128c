"""The first tables: settings, identities, links, matches, seats, entries, chat.

Written out and not taken from `tables.py`: a step stays as it was when the tables move on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    people()
    matches()
    entries()


def people() -> None:
    """Who plays, and what the server must remember of itself."""
    op.create_table(
        "setting",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "identity",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("identity_id", sa.Text, sa.ForeignKey("identity.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def matches() -> None:
    """Matches and who sits where."""
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("board", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created_by", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("proposal", sa.Text),
    )
    op.create_index("match_by_status", "match", ["status", "public", "updated"])
    op.create_index("match_by_creator", "match", ["created_by"])
    op.create_index("match_by_bot_due", "match", ["bot_due"])
    op.create_table(
        "seat",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text),
        sa.Column("label", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("stand_in", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("seat_by_identity", "seat", ["identity_id"])


def entries() -> None:
    """What was played and said."""
    op.create_table(
        "entry",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_match", "chat", ["match_id", "id"])
