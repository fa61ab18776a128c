"""Devices that are signed in, recovery codes and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; devices of before are listed once they do something."""
    op.create_table(
        "device",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity_id", sa.Text, sa.ForeignKey("identity.id"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("device_by_identity", "device", ["identity_id"])
    op.create_table(
        "recovery",
        sa.Column("identity_id", sa.Text, sa.ForeignKey("identity.id"), primary_key=True),
        sa.Column("code_hash", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("identity_id", sa.Text, sa.ForeignKey("identity.id"), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkey_by_identity", "passkey", ["identity_id"])
    op.create_table(
        "used_challenge",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
