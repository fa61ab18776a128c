"""Lessons: a match may be one, and then it says which."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no match of before is a lesson."""
    op.add_column("match", sa.Column("lesson", sa.Text))
