"""Uploads that expire, sign-ins that can be revoked, and what a match says about stand-ins."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Matches of before are no uploads, and have the usual stand-ins."""
    op.add_column("match", sa.Column("origin", sa.Text))
    op.add_column("match", sa.Column("stand_ins", sa.Text))
    op.add_column("seat", sa.Column("substitute", sa.Text))
    op.add_column(
        "identity", sa.Column("sign_in", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
