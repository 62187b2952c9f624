"""A table's newest game is found without reading all of them."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """From a hub that reads all of a table's games."""
    op.create_index("games_of_a_table", "games", ["table_id", "last_ns"])


def downgrade() -> None:
    """To it."""
    op.drop_index("games_of_a_table", "games")
