"""The files that a table in a club keeps beside its log."""

from __future__ import annotations

from pathlib import Path


def membership_file(log: Path) -> Path:
    """Return the file with the membership of the table that has that log."""
    return log.with_name(f"{log.stem}-hub.json")


def sent_recordings_file(log: Path) -> Path:
    """Return the file that lists the recordings the hub has."""
    return log.with_name(f"{log.stem}-hub-recordings.json")


def cursor_file(log: Path) -> Path:
    """Return the file that tells how far the hub has come."""
    return log.with_name(f"{log.stem}-hub-cursor.json")
