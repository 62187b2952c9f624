"""The steps of the log's schema in Alembic's form; the companion runs them itself, without Alembic."""
