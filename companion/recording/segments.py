"""Kinds of notes that part a recording into stretches which can be sensed again."""

from __future__ import annotations

from typing import Final

STARTED: Final = "started"
STOPPED: Final = "stopped"
THINNED: Final = "thinned"
HEEDS_TABLE: Final = "heeds_table"
