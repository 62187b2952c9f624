"""Whether a recording has a small picture is known without asking the store."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """From a hub that asks the store; of what it has, nobody knows."""
    op.add_column("recordings", sa.Column("pictured", sa.Boolean))


def downgrade() -> None:
    """To it."""
    op.drop_column("recordings", "pictured")
