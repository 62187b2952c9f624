"""What comes of reading photos, as it goes from one process to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PhotosRead:
    """What photos show, as JSON; or why they are refused: a code and a sentence."""

    form: dict[str, Any] | None = None
    code: str = ""
    message: str = ""
