"""Light: colours relative to the mat's own white and black under the same lamp, smoothly across the mat.

Every marker brings its own white (quiet zone and white cells) and black. A second-order surface through the logarithm
of the white gives the appearance of white anywhere; the light that the lens scatters over everything is estimated from
how dark the mat gets (``vision.light.veil``), whatever ink the markers have. Reflectance relative to white is then the
same under a warm lamp and by the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.picture import Rectangle
from vision.light.light_kernels import relate_to_white
from vision.light.veil import darkest_codes, veil_belief
from vision.markers.detection import MarkerFound
from vision.settings.light import LightSettings

Bgr: TypeAlias = NDArray[np.uint8]
Linear: TypeAlias = NDArray[np.float32]

_SLOW_PX = 8
_CODES = np.arange(256, dtype=np.float64) / 255.0
# IEC 61966-2-1, sRGB to linear light.
SRGB_TO_LINEAR: Linear = np.where(_CODES <= 0.04045, _CODES / 12.92, ((_CODES + 0.055) / 1.055) ** 2.4).astype(
    np.float32
)


@dataclass(frozen=True, slots=True)
class LightModel:
    """The appearance of white and black at each pixel near one mat.

    Attributes:
        white: linear BGR of white paper, one entry for every ``step_px`` pixels (h×w×3).
        black: linear BGR that the lens scatters over everything (3,).
        step_px: pixels between two entries of ``white``.
        ink: what the markers' black reflects, relative to white, the mean of the channels.
        crosstalk: the share of red light that the camera shows as blue (``vision.light.crosstalk``).
    """

    white: Linear
    black: Linear
    step_px: int
    ink: float
    crosstalk: float = 0.0

    def relative(self, frame_bgr: Bgr, crop: Rectangle) -> Linear:
        """Reflectance of a crop relative to white: linear BGR, 1 is white, 0 no light (h×w×3, float32)."""
        linear = linear_light(frame_bgr[crop.top : crop.bottom, crop.left : crop.right])
        white = self.white_in(crop)
        relative: Linear = (linear - self.black) / np.maximum(white - self.black, 1e-4)
        relative[..., 0] -= np.float32(self.crosstalk) * relative[..., 2]
        relative[..., 0] /= np.float32(1 - self.crosstalk)
        return relative

    def relative_at(self, bgr: Bgr, map_x: NDArray[np.float32], map_y: NDArray[np.float32]) -> Linear:
        """Reflectance of resampled pixels (h×w×3); the maps (h×w) give each one's place in the picture.

        The light changes slowly, so it is looked up at every eighth pixel only.
        """
        height, width = map_x.shape
        rows, cols = _coarse(height), _coarse(width)
        where = np.ix_(rows, cols)
        scale = np.float32(1 / self.step_px)
        border = cv2.BORDER_REPLICATE
        white = cv2.remap(self.white, map_x[where] * scale, map_y[where] * scale, cv2.INTER_LINEAR, borderMode=border)
        gain = 1.0 / np.maximum(np.asarray(white, dtype=np.float32) - self.black, np.float32(1e-4))
        relative = np.empty((height, width, 3), dtype=np.float32)
        relate_to_white(
            np.ascontiguousarray(bgr), gain, SRGB_TO_LINEAR[:, None] - self.black, np.float32(self.crosstalk), relative
        )
        return relative

    def white_in(self, crop: Rectangle) -> Linear:
        """Linear BGR of white at each pixel of a crop (h×w×3)."""
        step = self.step_px
        scale = np.array([[1 / step, 0, crop.left / step], [0, 1 / step, crop.top / step]], dtype=np.float64)
        size = (crop.right - crop.left, crop.bottom - crop.top)
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        grown = cv2.warpAffine(self.white, scale, size, flags=flags, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(grown, dtype=np.float32)


def _coarse(length: int) -> NDArray[np.intp]:
    """About every eighth place of ``length``, each in the middle of its eighth."""
    count = -(-length // _SLOW_PX)
    middles: NDArray[np.intp] = ((np.arange(count) + 0.5) * length / count).astype(np.intp)
    return middles


def linear_light(bgr: Bgr) -> Linear:
    """Convert sRGB codes (uint8) to linear light, 0..1 (float32), same shape."""
    return np.asarray(cv2.LUT(bgr, SRGB_TO_LINEAR), dtype=np.float32)


def light_on_mat(frame_bgr: Bgr, view: MatView, markers: Sequence[MarkerFound], settings: LightSettings) -> LightModel:
    """The light on one mat, from its markers' white and black and from how dark the mat gets between them."""
    whites, blacks = _whites_and_blacks(frame_bgr, markers)
    white = np.maximum(np.median(whites, axis=0), 1e-3).astype(np.float64)
    printed = np.median(blacks / np.maximum(whites, 1e-3), axis=0).astype(np.float64)
    outline = np.concatenate([marker.corners_px for marker in markers])
    darkest = SRGB_TO_LINEAR[darkest_codes(frame_bgr, outline, settings)] / white
    veil = veil_belief(printed, darkest, settings).mean
    centre_mm = view.on_plane(np.array([marker.corners_px.mean(axis=0) for marker in markers]))
    coefficients, middle, span = _surface(centre_mm, np.log(np.maximum(whites, 1e-3)))
    white_map = _on_picture(view, coefficients, middle, span, settings.step_px)
    ink = max(float(printed.mean()) - veil, 0.0)
    return LightModel(white_map, (veil * white).astype(np.float32), settings.step_px, ink)


def _whites_and_blacks(frame_bgr: Bgr, markers: Sequence[MarkerFound]) -> tuple[Linear, Linear]:
    """Median linear BGR of each marker's quiet zone and of its black border (each N×3)."""
    step = 6
    # The black square is 6 cells of the dictionary wide (4 bits and the border); one cell of quiet zone around it.
    inner = np.array([[1, 1], [7, 1], [7, 7], [1, 7]], np.float32) * step
    patches = np.empty((len(markers), 8 * step, 8 * step, 3), dtype=np.uint8)
    for patch, marker in zip(patches, markers, strict=True):
        warp = cv2.getPerspectiveTransform(marker.corners_px.astype(np.float32), inner)
        cv2.warpPerspective(frame_bgr, warp, (8 * step, 8 * step), patch, flags=cv2.INTER_AREA)
    ring = np.ones((8 * step, 8 * step), dtype=bool)
    ring[int(0.75 * step) : -int(0.75 * step), int(0.75 * step) : -int(0.75 * step)] = False
    border = np.zeros_like(ring)
    border[int(1.25 * step) : -int(1.25 * step), int(1.25 * step) : -int(1.25 * step)] = True
    border[int(1.75 * step) : -int(1.75 * step), int(1.75 * step) : -int(1.75 * step)] = False
    return _median_light(patches[:, ring]), _median_light(patches[:, border])


def _median_light(codes: NDArray[np.uint8]) -> Linear:
    """Medians (N×3) of N rows of colours (N×m×3, sRGB) in linear light."""
    linear = np.ascontiguousarray(SRGB_TO_LINEAR[codes].transpose(0, 2, 1))
    return np.asarray(np.median(linear, axis=2), dtype=np.float32)


def _terms(points: NDArray[np.float64], middle: NDArray[np.float64], span: float) -> NDArray[np.float64]:
    x, y = ((points - middle) / span).T
    return np.column_stack([np.ones_like(x), x, y, x * x, x * y, y * y])


def _surface(
    points_mm: NDArray[np.float64], values: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
    """Second-order surface (6×channels) through values at points; curvature is held back where points are few."""
    middle = np.asarray(points_mm.mean(axis=0), dtype=np.float64)
    span = float(max(np.abs(points_mm - middle).max(), 1.0))
    terms = _terms(points_mm, middle, span)
    restraint = np.diag([0.0, 0.02, 0.02, 0.2, 0.2, 0.2])
    coefficients = np.linalg.solve(terms.T @ terms + restraint, terms.T @ values)
    return np.asarray(coefficients, dtype=np.float64), middle, span


def _on_picture(
    view: MatView, coefficients: NDArray[np.float64], middle: NDArray[np.float64], span: float, step_px: int
) -> Linear:
    """The surface at every ``step_px``-th pixel, as linear BGR; outside the mat it is held at the mat's edge."""
    width, height = view.camera.width, view.camera.height
    columns, rows = np.arange(0, width + step_px, step_px), np.arange(0, height + step_px, step_px)
    grid = np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 2).astype(np.float64)
    places = middle + np.clip(view.on_plane(grid) - middle, -1.2 * span, 1.2 * span)
    white = np.exp(_terms(places, middle, span) @ coefficients)
    return white.reshape(len(rows), len(columns), 3).astype(np.float32)
