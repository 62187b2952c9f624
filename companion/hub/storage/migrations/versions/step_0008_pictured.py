"""A column that tells whether a recording has a small picture, without asking the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; it is unknown for existing recordings."""
    op.add_column("recordings", sa.Column("pictured", sa.Boolean))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("recordings", "pictured")
