"""The hub's schema, step by step (Alembic)."""
