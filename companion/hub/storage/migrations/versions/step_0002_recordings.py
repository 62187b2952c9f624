"""The index of recordings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the index of recordings."""
    op.create_table(
        "recordings",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("club_tables.id"), nullable=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("kept_ns", sa.BigInteger, nullable=False),
        sa.Column("facts", sa.String(16), nullable=False),
        sa.Column("gone_ns", sa.BigInteger),
    )
    op.create_index("ix_recordings_game_id", "recordings", ["game_id"])


def downgrade() -> None:
    """Drop the index of recordings; the files stay."""
    op.drop_table("recordings")
