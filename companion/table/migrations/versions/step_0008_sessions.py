"""What phones' tokens are signed with, and which of them still hold."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0008"
down_revision = "0007"

_TABLES = sa.MetaData()
sa.Table(
    "sessions",
    _TABLES,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)
sa.Table(
    "token_key",
    _TABLES,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """From a house whose tokens hold for ever."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """To it."""
    _TABLES.drop_all(connection)
