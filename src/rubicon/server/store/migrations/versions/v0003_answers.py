"""Answers that wait for others, what moves revealed, and steps of several moves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of older moves it is not known what they revealed, nor need it be."""
    op.add_column("match", sa.Column("waiting", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE match SET waiting = 1 << to_act WHERE status = 'running' AND to_act >= 0")
    op.add_column("seat", sa.Column("answer", sa.Text))
    op.add_column("seat", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("standing", sa.Integer))
    op.add_column("entry", sa.Column("reveals", sa.Boolean))
    op.add_column(
        "entry", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false())
    )
