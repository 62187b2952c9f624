"""Lines that are no events: devices that came and went, and rolls nobody waited for."""

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
    """From a log of events alone."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """To it."""
    _TABLES.drop_all(connection)
