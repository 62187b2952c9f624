"""Adds the key that signs phones' tokens, and which tokens are still valid."""

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
    """Apply this step to a house whose tokens never expire."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
