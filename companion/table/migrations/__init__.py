"""The schema of the table's own log, step by step: Alembic's form, which the table walks without Alembic."""
