"""``--table``: the settings of commands that look, at a table that was taught."""

from __future__ import annotations

from pathlib import Path

import click

from companion.cli.language import language_here, words_here
from companion.cli.main import settings_of
from companion.errors import CompanionError
from companion.settings.loading import Settings
from companion.teaching.own_table import OwnTable
from companion.texts.refusals import sentence_of
from vision.errors import VisionError

TAUGHT_HERE = "taught.json"
"""What a table taught on its page, beside the log."""

table_option = click.option(
    "--table", default=None, help="Name or file of a table taught with `raja teach`.  [default: none]"
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


def own_table_of(ctx: click.Context, table: str | None, folder: Path | None) -> OwnTable:
    """The table that is played at: the one that is named, else the one taught in ``folder``; None where nothing is kept.

    Raises:
        CompanionError, VisionError: as ``settings_at_table``, of a table that is named.
    """
    untaught = settings_of(ctx)
    if table is not None:
        from companion.teaching.tables import read_table, table_file  # noqa: PLC0415 loads what looks at photos

        file = table_file(table)
        return OwnTable(untaught, file, read_table(file))
    file = (folder or Path()) / TAUGHT_HERE
    if folder is None or not file.exists():
        return OwnTable(untaught, file, None)
    from companion.teaching.tables import read_table  # noqa: PLC0415 loads what looks at photos

    try:
        return OwnTable(untaught, file, read_table(file))
    except (CompanionError, VisionError) as error:
        click.echo(f"{sentence_of(error, language_here())} {words_here()('teach.until_then')}")
        return OwnTable(untaught, file, None)
