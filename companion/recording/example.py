"""The recorded evening that ships with Raja."""

from __future__ import annotations

from pathlib import Path


def example_evening() -> Path:
    """Path of a recording of a minute and a half: walls, a collapse, a siege and the score of two players."""
    return Path(__file__).with_name("example.mcap")
