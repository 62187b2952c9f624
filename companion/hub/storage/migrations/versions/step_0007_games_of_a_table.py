"""An index to find a table's newest game without reading all of them."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the index."""
    op.create_index("games_of_a_table", "games", ["table_id", "last_ns"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("games_of_a_table", "games")
