"""Adds which rolls of each dice board were accepted."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0003"
down_revision = "0002"

_TABLES = sa.MetaData()
sa.Table(
    "heard_rolls",
    _TABLES,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log that forgets the rolls at a restart."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
