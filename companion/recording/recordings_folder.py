"""The folder where recordings are kept."""

from __future__ import annotations

from pathlib import Path


def recordings_folder(named: str, own: Path) -> Path:
    """Return the folder for recordings: the one in the settings, or else one within the person's ``own``."""
    return Path(named).expanduser() if named else own / "recordings"
