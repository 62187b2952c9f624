"""Stores facts as Parquet, one file per evening, written and read by DuckDB; common tools can open them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import duckdb

from companion.archive.facts import FORM, EveningFacts
from companion.errors import CompanionError
from companion.private_files import close_to_others

_COLUMNS: Final = {int: "BIGINT", float: "DOUBLE", str: "VARCHAR", bool: "BOOLEAN"}


def facts_file(folder: Path, recording: str) -> Path:
    """Return the path of the facts of the recording with that SHA-256."""
    return folder / f"{recording}.{FORM}.parquet"


def write_facts(folder: Path, facts: EveningFacts) -> Path:
    """Write one evening's facts; the file appears whole or not at all.

    Raises:
        CompanionError: ``archive.facts_unwritable``.
    """
    file = facts_file(folder, facts.recording)
    written = file.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with duckdb.connect() as line:
            columns = json.dumps(_columns_of(EveningFacts))
            one = line.sql("SELECT unnest(from_json($1, $2))", params=[json.dumps(asdict(facts)), columns])
            one.write_parquet(str(written), compression="zstd")
        close_to_others([written])
        os.replace(written, file)
    except (OSError, duckdb.IOException) as error:
        reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
        raise CompanionError(
            "archive.facts_unwritable",
            f"Facts cannot be written into {folder} ({reason}): make room there, or choose another folder.",
            folder=str(folder),
            reason=reason,
        ) from error
    return file


@contextmanager
def facts_read(folder: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """Open a DuckDB connection with a table ``evenings`` that has all facts in a folder, one row per evening.

    Raises:
        CompanionError: ``archive.no_facts``, ``archive.facts_unreadable``.
    """
    files = sorted(map(str, folder.glob(f"*.{FORM}.parquet")))
    if not files:
        raise CompanionError(
            "archive.no_facts",
            f"There are no evenings' facts in {folder}: name a folder that has some, or recordings to draw them from.",
            folder=str(folder),
        )
    with duckdb.connect() as line:
        try:
            line.execute("CREATE TEMP TABLE evenings AS SELECT * FROM read_parquet($1)", [files])
        except duckdb.Error as error:
            raise CompanionError(
                "archive.facts_unreadable",
                f"Facts in {folder} cannot be read ({str(error).splitlines()[0]}): delete that file and draw it anew.",
                folder=str(folder),
                reason=str(error).splitlines()[0],
            ) from error
        yield line


def _columns_of(kind: Any) -> Any:
    """A dataclass as DuckDB's types."""
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: _columns_of(hints[field.name]) for field in fields(kind)}
    return [_columns_of(get_args(kind)[0])] if get_args(kind) else _COLUMNS[kind]
