"""Adds a table for testing whether the disk has room for any command."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0004"
down_revision = "0003"

_TABLES = sa.MetaData()
sa.Table("room", _TABLES, sa.Column("filler", sa.Text, nullable=False))


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log without that table."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
