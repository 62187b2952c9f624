"""The room's own process, as the table starts and ends it."""

from __future__ import annotations

from typing import Final

_SQLITE: Final = "sqlite:///"


def room_database(table_url: str) -> str:
    """Where the room's log lies: a file of its own beside the table's, so that neither waits for the other's disk."""
    if not table_url.startswith(_SQLITE) or table_url in (_SQLITE, f"{_SQLITE}:memory:"):
        return table_url
    return f"{table_url.removesuffix('.sqlite')}-room.sqlite"
