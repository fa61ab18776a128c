"""Duplicates: two matches that share their luck, and the secret it comes from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of duplicates, and let a match say to which it belongs."""
    op.create_table(
        "duplicate",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("match", sa.Column("duplicate_id", sa.Text))
    op.add_column("match", sa.Column("table_number", sa.Integer))
    op.create_index("match_by_duplicate", "match", ["duplicate_id", "table_number"], unique=True)
