"""People may have a colour and an account, and choose whether recordings of their games are shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add accounts, colours and choices; until then people only have nicknames."""
    op.add_column("club", sa.Column("session_key", sa.String(64)))
    op.add_column("people", sa.Column("colour", sa.String(16)))
    shown = sa.Column("recordings_shown", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("people", shown)
    op.add_column("people", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "accounts",
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("passphrase", sa.String(200), nullable=False),
        sa.Column("made_ns", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "account_codes",
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("ends_ns", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("begun_ns", sa.BigInteger, nullable=False),
        sa.Column("used_ns", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop accounts, colours and choices; people and their games stay."""
    for table in ("sign_ins", "account_codes", "accounts"):
        op.drop_table(table)
    for column in ("changes", "recordings_shown", "colour"):
        op.drop_column("people", column)
    op.drop_column("club", "session_key")
