"""Tables, people, games with their events, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables in an empty database."""
    op.create_table(
        "club",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hub", sa.String(32), nullable=False),
        sa.Column("host_key", sa.String(64), nullable=False),
    )
    op.create_table(
        "club_tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("public_key", sa.String(64), nullable=False, unique=True),
        sa.Column("joined_ns", sa.BigInteger, nullable=False),
        sa.Column("heard_ns", sa.BigInteger, nullable=False),
        sa.Column("revoked_ns", sa.BigInteger),
    )
    op.create_table(
        "joining_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("ends_ns", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("nickname", sa.String(40)),
        sa.Column("folded", sa.String(80), unique=True),
        sa.Column("deleted_ns", sa.BigInteger),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("club_tables.id"), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("created_ns", sa.BigInteger, nullable=False),
        sa.Column("last_ns", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("view", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("winners", sa.Text),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("longest_siege", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_index("games_by_time", "games", ["last_ns"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id")),
        sa.Column("virtual_name", sa.String(40)),
        sa.Column("highest_wall", sa.Integer, nullable=False),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "club_events",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("logged_ns", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text),
        sa.Column("line", sa.Text),
        sa.Column("great", sa.Boolean, nullable=False),
    )
    op.create_index("great_moments", "club_events", ["great", "logged_ns"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for table in ("ratings", "club_events", "seats", "games", "people", "joining_codes", "club_tables", "club"):
        op.drop_table(table)
