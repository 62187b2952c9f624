"""Run by Alembic, where it is installed, with the connection that whoever calls gives it: the steps that a table walks by itself."""

from __future__ import annotations

from alembic import context

from companion.table.schema import STEP_TABLE

connection = context.config.attributes["connection"]
context.configure(connection=connection, version_table=STEP_TABLE)
with context.begin_transaction():
    context.run_migrations(connection=connection)
