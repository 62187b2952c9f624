"""Reads photos for training; photos of a world that is kept for testing are refused."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from vision.errors import UnusablePhotos

KEPT_FOR_TESTING: Final = frozenset({"mitsuba"})
"""Renderers whose photos are never used for training, so that results on them predict results on new tables."""


def images_to_learn_from(folder: Path) -> list[dict[str, Any]]:
    """The entries of a folder's truth.json, if training may use them.

    Raises:
        UnusablePhotos: ``training.kept_for_testing``.
    """
    images: list[dict[str, Any]] = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["images"]
    refuse_what_is_kept_for_testing(folder, (image.get("conditions", {}) for image in images))
    return images


def refuse_what_is_kept_for_testing(folder: Path, conditions: Iterable[Mapping[str, Any]]) -> None:
    """Refuse a folder if the conditions of any photo say that it is kept for testing.

    Raises:
        UnusablePhotos: ``training.kept_for_testing``.
    """
    if any(one.get("renderer") in KEPT_FOR_TESTING for one in conditions):
        raise UnusablePhotos(
            "training.kept_for_testing",
            f"The folder {folder} has photos of a world that is kept for testing: learn from others, "
            "or nothing would tell how well seeing does at a table it does not know.",
        )
