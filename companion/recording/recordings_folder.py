"""The folder where recordings are kept."""

from __future__ import annotations

from pathlib import Path


def recordings_folder(named: str, own: Path) -> Path:
    """Where recordings go: the folder the settings name, else one within the person's ``own``."""
    return Path(named).expanduser() if named else own / "recordings"
