"""Rectified views for the cards' networks: the mat from above, each card, and each of its two index corners.

All are in tones relative to white paper, which removes the lamp's colour. A card that lies on others is taken where it
appears on the mat's own plane: a few millimetres off, and within a hundredth of its true size.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.resampling import stretched_mesh
from vision.light.light_model import LightModel

Tones: TypeAlias = NDArray[np.float32]
Bgr: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of a card or mat that is rectified: its left and top (mm, y upwards), size in mm and in pixels."""

    left_mm: float
    top_mm: float
    width_mm: float
    height_mm: float
    width_px: int
    height_px: int


# The networks accept only these sizes.
MAT_VIEW: Final = Frame(-11.5, 434.0, 320.0, 448.0, 240, 336)
WHOLE_CARD: Final = Frame(-36.0, 49.5, 72.0, 99.0, 108, 150)
INDEX_CORNER: Final = Frame(-34.5, 47.0, 24.0, 36.0, 48, 72)
BRIGHTEST: Final = 1.25
_MESH_PX: Final = 16


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card appears on the mat's plane: its middle, and its turn (anticlockwise, up to a half turn)."""

    x_mm: float
    y_mm: float
    turn_deg: float

    def reversed(self) -> Place:
        """The same card read from its other end."""
        return Place(self.x_mm, self.y_mm, self.turn_deg + 180.0)

    def on_mat(self, points_mm: NDArray[np.float64]) -> NDArray[np.float64]:
        """Convert points of the card (N×2, from its middle, y up its face) to points of the mat (N×2)."""
        c, s = math.cos(math.radians(self.turn_deg)), math.sin(math.radians(self.turn_deg))
        turned: NDArray[np.float64] = points_mm @ np.array([[c, s], [-s, c]]) + [self.x_mm, self.y_mm]
        return turned


@dataclass(frozen=True, slots=True)
class LitMat:
    """A picture with the card mat's pose and light."""

    frame_bgr: Bgr
    view: MatView
    light: LightModel

    def tones(self, part: Frame, place: Place | None = None) -> Tones:
        """A part of a card at a place (or of the mat itself) as a network sees it: 3×h×w, BGR, white is about 1."""
        map_x, map_y = self.maps(part, place)
        bgr = cv2.remap(self.frame_bgr, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return as_tones(self.light.relative_at(np.asarray(bgr, np.uint8), map_x, map_y))

    def maps(self, part: Frame, place: Place | None) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Which pixel of the picture each of the part's pixels shows (h×w each)."""
        step_x, step_y = part.width_mm / part.width_px, part.height_mm / part.height_px

        def to_picture(columns: NDArray[np.float64], rows: NDArray[np.float64]) -> NDArray[np.float64]:
            own = np.column_stack([part.left_mm + (columns + 0.5) * step_x, part.top_mm - (rows + 0.5) * step_y])
            points = own if place is None else place.on_mat(own)
            return self.view.project(np.column_stack([points, np.zeros(len(points))]))

        return stretched_mesh(to_picture, (part.width_px, part.height_px), _MESH_PX)


def as_tones(relative: NDArray[np.float32]) -> Tones:
    """Reflectance (h×w×3) as a network's input (3×h×w): evenly spaced to the eye, gloss cut off."""
    bent = np.sqrt(np.clip(relative, 0.0, BRIGHTEST))
    return np.ascontiguousarray(bent.transpose(2, 0, 1), dtype=np.float32)
