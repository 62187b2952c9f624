"""``--table``: the settings of commands that look, at a table that was taught."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.main import settings_of
from companion.settings.loading import Settings

table_option = click.option(
    "--table", default=None, help="The table that was taught: its name, or its file.  [default: none]"
)


def settings_at_table(ctx: click.Context, table: str | Path | None) -> Settings:
    """The settings of this call; with those of a table's file if one is named.

    Raises:
        CompanionError: ``table.bad_name``, ``table.missing``, ``table.unreadable``.
        VisionError: ``table.malformed``, ``table.other_version``.
    """
    settings = settings_of(ctx)
    if table is None:
        return settings
    from companion.teaching.tables import at_table, read_table, table_file  # noqa: PLC0415 loads what looks at photos

    return at_table(settings, read_table(table_file(str(table))))
