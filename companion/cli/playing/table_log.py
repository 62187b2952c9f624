"""The log of the table of ``raja play``: its folder, who may read it, and its rescue if its file is damaged."""

from __future__ import annotations

import time
from pathlib import Path

import click

from companion.cli.language import words_here
from companion.private_files import close_to_others, files_of
from companion.table.rescue import rescued


def folder_of(database: str) -> Path:
    """Return the folder of a log; recordings lie there too. A log that is no file has the user's own folder.

    Args:
        database: SQLAlchemy URL of the log.
    """
    file = database.removeprefix("sqlite:///")
    return Path(file).parent if database != file and file else Path(click.get_app_dir("raja"))


def make_log_ready(log_file: Path | None, recordings: Path) -> None:
    """Make a log and its recordings private, and rescue a damaged log, which is said.

    Args:
        log_file: the log's file; None if it is no file, which is left alone.
        recordings: the recordings' folder.
    """
    if log_file is None:
        return
    close_to_others(files_of(log_file, recordings))  # an earlier version left them readable; `raja doctor` lists others
    rescue = rescued(log_file, f"{time.time():.0f}")
    if rescue is None:
        return
    words = words_here()
    click.echo(
        words("play.log_rescued", log=log_file, rows=rescue.rows, damaged=rescue.damaged)
        + " "
        + (words("play.newest_copy", copy=rescue.copy) if rescue.copy else words("play.no_copy"))
    )
