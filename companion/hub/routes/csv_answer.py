"""Answers as CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from flask import Response


def csv_answer(head: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    """Return a table as CSV; a name that a spreadsheet would take for a formula becomes text."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows([[_plain(cell) for cell in row] for row in rows])
    return Response(text.getvalue(), mimetype="text/csv", headers={"Cache-Control": "no-store"})


def at(t_ns: int) -> str:
    """Return a UTC time in a form that spreadsheets read."""
    return datetime.fromtimestamp(t_ns / 1e9, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t")) else cell
