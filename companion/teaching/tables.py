"""The file of each taught table, and the companion's settings for it."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import click

from companion.errors import CompanionError
from companion.private_files import write_new
from companion.settings.loading import Settings
from vision.teaching.file_form import taught_from_json, taught_to_json
from vision.teaching.taught import Taught

_NAME = re.compile(r"[\w][\w .-]{0,60}")
_MOST_BYTES = 20_000_000


def table_file(table: str) -> Path:
    """Return a table's file: the named one (with a folder or .json), else one beside the log in the user's folder.

    Raises:
        CompanionError: ``table.bad_name``.
    """
    if table.endswith(".json") or os.sep in table:
        return Path(table)
    if not _NAME.fullmatch(table):
        raise CompanionError(
            "table.bad_name", "A table's name has letters, digits, spaces and hyphens: use only those."
        )
    return Path(click.get_app_dir("raja")) / "tables" / f"{table}.json"


def table_name(file: Path) -> str:
    """Return the name of the table that has this file."""
    return file.stem


def read_table(file: Path) -> Taught:
    """Read what a table has been taught.

    Raises:
        CompanionError: ``table.missing``, ``table.unreadable``.
        VisionError: ``table.malformed``, ``table.other_version``.
    """
    if not file.is_file():
        raise CompanionError(
            "table.missing",
            f"No table was taught in {file}: teach it with `raja teach`, or leave --table out.",
            file=str(file),
        )
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise ValueError("too large")
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise CompanionError(
            "table.unreadable",
            f"The table's file {file} cannot be read: teach the table again with `raja teach`.",
            file=str(file),
        ) from error
    return taught_from_json(data)


def write_table(file: Path, taught: Taught) -> None:
    """Write what a table has been taught; an existing file stays intact until the new one is complete.

    Raises:
        CompanionError: ``table.unwritable``.
    """
    text = json.dumps(taught_to_json(taught), ensure_ascii=False, separators=(",", ":"))
    new = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_new(new, text.encode())
        new.replace(file)
    except OSError as error:
        raise CompanionError(
            "table.unwritable",
            f"{file} cannot be written ({error.strerror}): name a file in a folder of yours.",
            file=str(file),
            reason=str(error.strerror),
        ) from error


def forget_table(file: Path) -> bool:
    """Delete a table's file; return False if there was none.

    Raises:
        CompanionError: ``table.unwritable``.
    """
    try:
        file.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise CompanionError(
            "table.unwritable",
            f"{file} cannot be deleted ({error.strerror}).",
            file=str(file),
            reason=str(error.strerror),
        ) from error
    return True


def at_table(settings: Settings, taught: Taught) -> Settings:
    """Return the companion's settings for a taught table."""
    return replace(
        settings,
        palette=taught.palette(settings.palette),
        geometry=replace(settings.geometry, pieces=taught.pieces(settings.geometry.pieces)),
        vision=replace(settings.vision, doubt=taught.doubt(settings.vision.doubt)),
    )
