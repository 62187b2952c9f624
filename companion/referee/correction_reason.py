"""The reason of a correction, as stored in the log: a key of the catalogue, or what a person wrote."""

from __future__ import annotations

from typing import Final

TABLE_WAS_RIGHT: Final = "reason.table_was_right"
COUNTED_AGAIN: Final = "reason.counted_again"
BY_PEOPLE: Final = ("mend.miscounted", "mend.misread", "mend.moved")
"""The reasons that pages offer."""
REASONS: Final = frozenset((TABLE_WAS_RIGHT, COUNTED_AGAIN, *BY_PEOPLE))
