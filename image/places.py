"""Paths in the checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FILES: Final = ROOT / "image" / "files"
"""Files that are copied into an image unchanged."""
