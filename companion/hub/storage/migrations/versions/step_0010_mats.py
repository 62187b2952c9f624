"""A seat is shown with the sign and colour that it has at its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Seats of games that are known already have no place."""
    op.add_column("seats", sa.Column("mat", sa.Integer))


def downgrade() -> None:
    """The places are forgotten."""
    op.drop_column("seats", "mat")
