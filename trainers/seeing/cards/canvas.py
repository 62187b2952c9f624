"""A raster for a card's face, drawn on in millimetres from its top left corner, y downwards."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.lettering import Outline
from vision.settings.palette import Srgb

PX_PER_MM = 6
_BITS = 4


class Canvas:
    """A card's face to draw on. ``turned`` draws upside down at the opposite place, as both ends of cards are printed."""

    def __init__(self, width_mm: float, height_mm: float, ground: Srgb) -> None:
        self.width_mm, self.height_mm = width_mm, height_mm
        self.raster: NDArray[np.uint8] = np.empty(
            (round(height_mm * PX_PER_MM), round(width_mm * PX_PER_MM), 3), dtype=np.uint8
        )
        self.raster[:] = ground[::-1]

    def fill(
        self,
        outline: Outline,
        at_mm: tuple[float, float],
        size_mm: tuple[float, float],
        colour: Srgb,
        *,
        turned: bool = False,
        upside: bool = False,
        quarter: bool = False,
        bolder_mm: float = 0.0,
    ) -> None:
        """Fill contours around (0, 0), scaled to a size in mm, at a place.

        Args:
            turned: draw at the opposite place, rotated by a half turn.
            upside: draw the contours upside down in place.
            quarter: rotate them by a quarter turn to the left.
        """
        drawn = []
        for contour in outline:
            points = contour * np.array(size_mm)
            if quarter:
                points = np.column_stack([points[:, 1], -points[:, 0]])
            if upside:
                points = -points
            points = points + np.array(at_mm)
            if turned:
                points = np.array([self.width_mm, self.height_mm]) - points
            drawn.append(self._fixed(points))
        cv2.fillPoly(self.raster, drawn, colour[::-1], cv2.LINE_AA, _BITS)
        thick = round(2 * bolder_mm * PX_PER_MM)
        if thick > 0:
            cv2.polylines(self.raster, drawn, True, colour[::-1], thick, cv2.LINE_AA, _BITS)

    def line(self, points_mm: NDArray[np.float64], colour: Srgb, width_mm: float, *, turned: bool = False) -> None:
        """Draw a line through points (k×2, mm)."""
        if turned:
            points_mm = np.array([self.width_mm, self.height_mm]) - points_mm
        thick = max(1, round(width_mm * PX_PER_MM))
        cv2.polylines(self.raster, [self._fixed(points_mm)], False, colour[::-1], thick, cv2.LINE_AA, _BITS)

    def ellipse(
        self, at_mm: tuple[float, float], radii_mm: tuple[float, float], colour: Srgb, width_mm: float = 0.0
    ) -> None:
        """Draw an ellipse, filled if ``width_mm`` is 0."""
        middle = self._fixed(np.array([at_mm]))[0, 0]
        axes = (round(radii_mm[0] * PX_PER_MM * 16), round(radii_mm[1] * PX_PER_MM * 16))
        thick = -1 if width_mm == 0 else max(1, round(width_mm * PX_PER_MM))
        at = (int(middle[0]), int(middle[1]))
        cv2.ellipse(self.raster, at, axes, 0, 0, 360, colour[::-1], thick, cv2.LINE_AA, _BITS)

    def box(self, left: float, top: float, right: float, bottom: float) -> NDArray[np.float64]:
        """A closed rectangle's points."""
        return np.array([[left, top], [right, top], [right, bottom], [left, bottom], [left, top]])

    def _fixed(self, points_mm: NDArray[np.float64]) -> NDArray[np.int32]:
        px = points_mm * PX_PER_MM - 0.5
        return np.asarray(np.round(px * (1 << _BITS)), dtype=np.int32).reshape(-1, 1, 2)
