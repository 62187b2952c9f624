"""The reason of a correction, as logs have it: a key of the catalogue, or what a person wrote."""

from __future__ import annotations

from typing import Final

TABLE_WAS_RIGHT: Final = "reason.table_was_right"
COUNTED_AGAIN: Final = "reason.counted_again"
BY_PEOPLE: Final = ("mend.miscounted", "mend.misread", "mend.moved")
"""What the pages offer people to choose from."""
REASONS: Final = frozenset((TABLE_WAS_RIGHT, COUNTED_AGAIN, *BY_PEOPLE))
