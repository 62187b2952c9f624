"""Adds who sits where in each game, and what belongs to the house."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0002"
down_revision = "0001"

_TABLES = sa.MetaData()
sa.Table(
    "lobbies",
    _TABLES,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("created", sa.String(40), nullable=False),
    sa.Column("lobby", sa.Text, nullable=False),
)
sa.Table(
    "house",
    _TABLES,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("house", sa.Text, nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log without people."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
