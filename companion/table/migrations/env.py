"""Alembic's environment: runs the same steps by Alembic, if it is installed, on the caller's connection."""

from __future__ import annotations

from alembic import context

from companion.table.schema import STEP_TABLE

connection = context.config.attributes["connection"]
context.configure(connection=connection, version_table=STEP_TABLE)
with context.begin_transaction():
    context.run_migrations(connection=connection)
