"""Identities that the operator has banned."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody was banned before."""
    op.add_column("identity", sa.Column("banned", sa.Float))
