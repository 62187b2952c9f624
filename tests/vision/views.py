"""Tables seen from several sides, with truth: a fixed camera and a phone, tests/photos/views."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VIEWS = Path(__file__).parent.parent / "photos" / "views"


@dataclass(frozen=True, slots=True)
class View:
    """One photo's bytes as stored, and its truth."""

    name: str
    data: bytes
    truth: dict[str, Any]


def load_view(name: str) -> View:
    """One photo of tests/photos/views by its file's name."""
    scenes = json.loads((VIEWS / "truth.json").read_text(encoding="utf-8"))["scenes"]
    truth = next(view for scene in scenes for view in scene["views"] if view["file"] == name)
    return View(name, (VIEWS / name).read_bytes(), truth)
