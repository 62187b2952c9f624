"""What a table in a club keeps beside its log."""

from __future__ import annotations

from pathlib import Path


def membership_file(log: Path) -> Path:
    """Where the membership of the table with that log lies."""
    return log.with_name(f"{log.stem}-hub.json")


def sent_recordings_file(log: Path) -> Path:
    """Where it is kept which recordings the hub has."""
    return log.with_name(f"{log.stem}-hub-recordings.json")


def cursor_file(log: Path) -> Path:
    """Where it is kept how far the hub has come."""
    return log.with_name(f"{log.stem}-hub-cursor.json")
