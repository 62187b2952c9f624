"""Creates the log itself: games, their events, and the commands that made them."""

from __future__ import annotations

import sqlalchemy as sa

revision = "0001"
down_revision = None

_TABLES = sa.MetaData()
sa.Table(
    "tables",
    _TABLES,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("created_ns", sa.BigInteger, nullable=False),
)
sa.Table(
    "events",
    _TABLES,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("t_ns", sa.BigInteger, nullable=False),
    sa.Column("logged_ns", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
sa.Table(
    "commands",
    _TABLES,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command_id", sa.String(64), nullable=True),
    sa.Column("source", sa.String(64), nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.UniqueConstraint("table_id", "command_id"),
)


def upgrade(connection: sa.Connection) -> None:
    """Apply this step to an empty database."""
    _TABLES.create_all(connection)


def downgrade(connection: sa.Connection) -> None:
    """Undo this step."""
    _TABLES.drop_all(connection)
