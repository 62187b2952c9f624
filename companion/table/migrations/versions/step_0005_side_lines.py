"""Adds log lines that are not events: devices that appeared or disappeared, and stray rolls."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0005"
down_revision = "0004"

_TABLES = sa.MetaData()
sa.Table(
    "side_lines",
    _TABLES,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(64), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("t_ns", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("tags", sa.Text, nullable=False),
)
sa.Table(
    "stray_rolls",
    _TABLES,
    sa.Column("board", sa.String(16), primary_key=True),
    sa.Column("roll", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(64), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to a log that has only events."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
