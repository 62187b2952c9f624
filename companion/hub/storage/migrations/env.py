"""Run by Alembic with the connection that ``companion.hub.storage.database`` gives it."""

from __future__ import annotations

from alembic import context

from companion.hub.storage.tables import HUB_METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=HUB_METADATA)
with context.begin_transaction():
    context.run_migrations()
