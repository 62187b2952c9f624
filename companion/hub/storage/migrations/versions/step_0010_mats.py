"""A column for a seat's place at its table, which gives it its sign and colour."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column; seats of existing games have no place."""
    op.add_column("seats", sa.Column("mat", sa.Integer))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "mat")
