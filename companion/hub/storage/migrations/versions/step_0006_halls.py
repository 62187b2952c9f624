"""Halls of Almost: their phones, the seals, the revealed rounds, and the gates at which phones join."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add halls."""
    op.create_table(
        "halls",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("winner", sa.String(16), nullable=False),
        sa.Column("round_s", sa.Integer, nullable=False),
        sa.Column("pause_s", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("door_open", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed_ns", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "hall_guests",
        sa.Column("hall_id", sa.Integer, sa.ForeignKey("halls.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("first_round", sa.Integer, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("hall_id", "holder"),
    )
    op.create_table(
        "hall_seals",
        sa.Column("hall_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(128), nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("earlier", sa.Text, nullable=False),
    )
    op.create_table(
        "hall_rounds",
        sa.Column("hall_id", sa.Integer, sa.ForeignKey("halls.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("bids", sa.Integer, nullable=False),
        sa.Column("counts", sa.Text, nullable=False),
    )
    op.create_table(
        "seal_gates",
        sa.Column("address", sa.String(200), primary_key=True),
        sa.Column("heard_ns", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop halls, with all games played there."""
    for table in ("seal_gates", "hall_rounds", "hall_seals", "hall_guests", "halls"):
        op.drop_table(table)
