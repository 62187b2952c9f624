"""The notes that divide a recording into segments, each of which can be re-sensed."""

from __future__ import annotations

from typing import Final

STARTED: Final = "started"
STOPPED: Final = "stopped"
THINNED: Final = "thinned"
HEEDS_TABLE: Final = "heeds_table"
