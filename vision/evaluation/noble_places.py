"""Where the nobles of known photos stand and how much of each shows, marked by a person.

Truth says which tiles hold a noble, but neither where on the tile nor whether a wall hides it. For the photos that
nobles were learned from, ``noble_places.json`` says both: it maps a photo (its SHA-256, first 16 digits) to
``[seat, row, col, x_mm, y_mm, visible]``. A place is null where nothing of the noble shows. The visible share is the
part of its silhouette that is covered neither by stones, where truth has them, nor by a column's brown.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from vision.evaluation.truth import ImageTruth
from vision.geometry.table import Cell

DIGITS = 16


@dataclass(frozen=True, slots=True)
class NoblePlace:
    """One noble: its foot on the mat (None where nothing of it shows) and how much of it shows, 0..1."""

    seat: int
    cell: Cell
    foot_mm: tuple[float, float] | None
    visible: float


def nobles_marked(photo: Path) -> tuple[NoblePlace, ...] | None:
    """The marked nobles of a photo; None if nobody marked them."""
    return _all_marked().get(hashlib.sha256(photo.read_bytes()).hexdigest()[:DIGITS])


def with_visible_nobles(truth: ImageTruth, photo: Path) -> ImageTruth:
    """Return the truth with each noble's visible share added where it is marked."""
    marked = nobles_marked(photo)
    if marked is None:
        return truth
    share = {(noble.seat, noble.cell): noble.visible for noble in marked}
    mats = tuple(
        replace(
            mat,
            cities=tuple(
                replace(city, noble_visible=share[int(mat.seat), city.cell])
                if city.noble and mat.seat != "market" and (int(mat.seat), city.cell) in share
                else city
                for city in mat.cities
            ),
        )
        for mat in truth.mats
    )
    return replace(truth, mats=mats)


@lru_cache(maxsize=1)
def _all_marked() -> Mapping[str, tuple[NoblePlace, ...]]:
    text = files("vision.evaluation").joinpath("noble_places.json").read_text(encoding="utf-8")
    return {
        photo: tuple(
            NoblePlace(seat, (row, col), None if x is None else (float(x), float(y)), float(visible))
            for seat, row, col, x, y, visible in nobles
        )
        for photo, nobles in json.loads(text).items()
    }
