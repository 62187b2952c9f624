"""Refines a card's place by its own edges: the finder is off by up to a millimetre and some degrees.

Summed along a whole side, even a white card on white paper shows an edge. The view is turned by a few degrees either
way; the card is straight at the turn at which its four sides, as far apart as a card is wide and tall, stand out most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.views import Frame, LitMat, Place
from vision.settings.cards import CardSettings

_VIEW: Final = Frame(-46.0, 58.0, 92.0, 116.0, 138, 174)
_PX_PER_MM: Final = 1.5


@dataclass(frozen=True, slots=True)
class Laid:
    """Where a card lies, and how clearly its sides stand out there (tones, the sum of all four; 0 where no edge shows)."""

    place: Place
    sides: float


def aligned(mat: LitMat, place: Place, settings: CardSettings, nudges_deg: Sequence[float]) -> Laid:
    """The place at which the card's four sides stand out most; the given place where no edge shows.

    Args:
        nudges_deg: turns to try, relative to the place's own.
    """
    best, best_score = Laid(place, 0.0), settings.least_edge
    for turn, laid in _laid_at(mat, place, settings, nudges_deg):
        score = laid.sides - settings.cost_per_deg * abs(turn)
        if score > best_score:
            best, best_score = laid, score
    return best


def ways_to_lie(mat: LitMat, place: Place, settings: CardSettings) -> tuple[Laid, ...]:
    """All turns at which four sides stand out, the clearest first, each with its refined place.

    There may be several: a card that sticks out beneath has sides too, and so does the cell printed on the mat.
    """
    wide = [side * turn for turn in settings.wide_nudges_deg for side in (1.0, -1.0)]
    swept = _laid_at(mat, place, settings, [*settings.nudges_deg, *wide])
    found: list[tuple[float, Laid]] = []
    for turn, laid in sorted(swept, key=lambda way: -way[1].sides):
        if len(found) < settings.most_ways and all(abs(turn - other) >= settings.ways_apart_deg for other, _ in found):
            found.append((turn, laid))
    return tuple(aligned(mat, laid.place, settings, settings.fine_nudges_deg) for _, laid in found)


def _laid_at(
    mat: LitMat, place: Place, settings: CardSettings, turns_deg: Sequence[float]
) -> Iterator[tuple[float, Laid]]:
    """For each turn, relative to the place's own: the place between the sides that stand out most."""
    grey = np.asarray(mat.tones(_VIEW, place).mean(axis=0), dtype=np.float32)
    middle = ((_VIEW.width_px - 1) / 2, (_VIEW.height_px - 1) / 2)
    for turn in turns_deg:
        spun = cv2.getRotationMatrix2D(middle, -turn, 1.0)
        size = (_VIEW.width_px, _VIEW.height_px)
        straight = np.asarray(cv2.warpAffine(grey, spun, size, borderMode=cv2.BORDER_REPLICATE), np.float32)
        across, dx_mm = _sides(straight, settings.widths_mm, settings.side_share * 88.0, settings)
        along, dy_mm = _sides(straight.T, settings.heights_mm, settings.side_share * 63.0, settings)
        moved = Place(place.x_mm, place.y_mm, place.turn_deg + turn)
        x, y = moved.on_mat(np.array([[dx_mm, -dy_mm]]))[0]
        yield turn, Laid(Place(float(x), float(y), moved.turn_deg), across + along)


def _sides(
    view: NDArray[np.float32], apart_mm: tuple[float, float], length_mm: float, settings: CardSettings
) -> tuple[float, float]:
    """How clearly a pair of upright sides stands out, and how far its middle lies right of the view's (mm).

    Args:
        apart_mm: least and greatest distance of the sides.
        length_mm: the length of the sides that is examined, about the view's middle.
    """
    step_px, (rows, cols) = settings.edge_step_px, view.shape
    reach = round(length_mm * _PX_PER_MM / 2)
    band = view[rows // 2 - reach : rows // 2 + reach]
    # Ink and neighbours change a side here and there, an edge changes all of it.
    parts = [part.mean(axis=0) for part in np.array_split(band[:, step_px:] - band[:, :-step_px], settings.edge_parts)]
    change = np.abs(np.median(np.stack(parts), axis=0))
    at_mm = (np.arange(len(change)) + (step_px + 1 - cols) / 2) / _PX_PER_MM
    left, right = at_mm < 0, at_mm > 0
    # Each side may be as dark or faint as it is, but a pair as far apart as a card is wide must share one middle.
    sums = np.minimum(change[left], settings.strong_edge)[:, None] + np.minimum(change[right], settings.strong_edge)
    width = at_mm[right] - at_mm[left][:, None]
    offset = (at_mm[right] + at_mm[left][:, None]) / 2
    allowed = (width >= apart_mm[0]) & (width <= apart_mm[1]) & (np.abs(offset) <= settings.most_off_mm)
    sums = np.where(allowed, sums - settings.cost_per_mm * np.abs(offset), -1.0)
    best = np.unravel_index(int(sums.argmax()), sums.shape)
    return float(sums[best]), float(offset[best])
