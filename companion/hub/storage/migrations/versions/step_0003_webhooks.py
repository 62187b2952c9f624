"""Webhooks, and the notifications that wait for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add webhooks."""
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("kinds", sa.String(200), nullable=False),
        sa.Column("made_ns", sa.BigInteger, nullable=False),
        sa.Column("told_ns", sa.BigInteger),
        sa.Column("fault", sa.String(200)),
        sa.Column("lost", sa.Integer, nullable=False),
        sa.Column("ended_ns", sa.BigInteger),
    )
    op.create_table(
        "webhook_tellings",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("hook_id", sa.Integer, sa.ForeignKey("webhooks.id"), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("at_ns", sa.BigInteger, nullable=False),
        sa.Column("made_ns", sa.BigInteger, nullable=False),
        sa.Column("next_ns", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("tellings_of_a_hook", "webhook_tellings", ["hook_id", "id"])


def downgrade() -> None:
    """Drop webhooks, with the notifications that wait."""
    op.drop_table("webhook_tellings")
    op.drop_table("webhooks")
