"""Places labels on a picture without overlaps, inside it, beside the pieces, and as near as possible to what they name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Boxes: TypeAlias = NDArray[np.int64]
"""N×4: left, top, right, bottom in pixels; right and bottom are exclusive."""


NOTHING: Final[Boxes] = np.zeros((0, 4), dtype=np.int64)
_COVERING: Final = 3.0
"""How many pixels further a label goes rather than cover one pixel's width of pieces over its whole height."""


@dataclass(frozen=True, slots=True)
class WantedBox:
    """A label's size (pixels) and the lower left corner it would have if it were alone."""

    width: int
    height: int
    left: int
    bottom: int


def laid_out(wanted: Sequence[WantedBox], width: int, height: int, gap_px: int, pieces: Boxes = NOTHING) -> Boxes:
    """Boxes (N×4) for labels on a picture (width×height), in the same order.

    The first labels get the place they want; a later one that would overlap them goes to the nearest free place, and any goes
    a little further to leave pieces uncovered. If no place is free it covers as little as possible of other labels; a label
    larger than the picture starts at its edge.

    Args:
        gap_px: left free between two labels.
        pieces: boxes (M×4) of what people want to see in the picture.
    """
    placed = NOTHING
    for box in wanted:
        alone = _within(np.array([[box.left, box.bottom - box.height]]), box, width, height)
        free = not _covered_px(alone, placed, gap_px).any() and not _covered_px(alone, pieces, 0).any()
        places = alone if free else _places(alone, box, width, height)
        covered = _covered_px(places, placed, gap_px)
        apart = np.hypot(*(places[:, :2] - alone[0, :2]).T)
        cost = apart + _COVERING * _covered_px(places, pieces, 0) / max(box.height, 1)
        best = np.lexsort((cost, covered))[0]
        placed = np.vstack([placed, places[best]])
    return placed


def _within(corners: NDArray[np.int64], box: WantedBox, width: int, height: int) -> Boxes:
    """Boxes with these upper left corners (N×2), pushed into the picture."""
    last = np.maximum((width - box.width, height - box.height), 0)
    corners = np.clip(corners, 0, last)
    return np.hstack([corners, np.add(corners, (box.width, box.height))])


def _places(alone: Boxes, box: WantedBox, width: int, height: int) -> Boxes:
    """Places all over the picture, half a line apart, with the wanted one first."""
    step = max(box.height // 2, 1)
    columns, rows = np.meshgrid(np.arange(0, width, step), np.arange(0, height, step))
    return np.vstack([alone, _within(np.column_stack([columns.ravel(), rows.ravel()]), box, width, height)])


def _covered_px(places: Boxes, placed: Boxes, gap_px: int) -> NDArray[np.int64]:
    """How many pixels of the boxes that are there, and of the gaps around them, each place (N×4) would cover."""
    covered = np.zeros(len(places), dtype=np.int64)
    for left, top, right, bottom in placed:
        wide = np.minimum(places[:, 2], right + gap_px) - np.maximum(places[:, 0], left - gap_px)
        high = np.minimum(places[:, 3], bottom + gap_px) - np.maximum(places[:, 1], top - gap_px)
        covered += np.maximum(wide, 0) * np.maximum(high, 0)
    return covered
