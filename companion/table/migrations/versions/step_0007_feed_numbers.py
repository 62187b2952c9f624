"""Adds where each feed's numbers begin after a start."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0007"
down_revision = "0006"

_TABLES = sa.MetaData()
sa.Table(
    "feed_numbers",
    _TABLES,
    sa.Column("feed", sa.String(16), primary_key=True),
    sa.Column("begun", sa.BigInteger, nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log whose feeds begin by the clock."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
