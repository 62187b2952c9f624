"""Adds open rooms of Almost."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0006"
down_revision = "0005"

_TABLES = sa.MetaData()
sa.Table(
    "open_room_events",
    _TABLES,
    sa.Column("room", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("t_ms", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log that has only tables."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
