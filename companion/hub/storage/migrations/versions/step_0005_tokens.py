"""Tokens for programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add tokens; until then there are only the hosts' key and cookies."""
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("made_ns", sa.BigInteger, nullable=False),
        sa.Column("ends_ns", sa.BigInteger),
        sa.Column("used_ns", sa.BigInteger),
        sa.Column("revoked_ns", sa.BigInteger),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    """Drop all tokens, which stop working."""
    op.drop_table("api_tokens")
