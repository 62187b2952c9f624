"""Reads the strips of known colours that are printed beside some of a seat mat's markers.

Older mats have none, and pieces or hands may cover one: a strip counts only if its colours resemble the printed ones.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.table import TableGeometry
from vision.light.light_model import SRGB_TO_LINEAR, LightModel, Linear
from vision.settings.light import CrosstalkSettings

Floats = NDArray[np.float64]


def patches_on_mat(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    geometry: TableGeometry,
    settings: CrosstalkSettings,
) -> Floats | None:
    """The colours of the patches relative to white (n×3, linear BGR), the median of the strips that show.

    Returns:
        None if no strip shows, as on an older mat.
    """
    strip = geometry.patch_strip
    printed = printed_patches(geometry)
    points = np.array(
        [_points(bounds, settings) for patches in strip.strips_mm(geometry.seat_mat) for bounds in patches]
    )
    if not points.size:
        return None
    shown = view.project(points.reshape(-1, 3)).astype(np.float32).reshape(*points.shape[:2], 2)
    seen = _relative(frame_bgr, shown, light)
    strips = np.median(seen, axis=1).reshape(-1, len(printed), 3).astype(np.float64)
    tall, wide = frame_bgr.shape[:2]
    inside = ((shown >= 1) & (shown < (wide - 2, tall - 2))).reshape(len(strips), -1)
    kept = [
        one for one, within in zip(strips, inside, strict=True) if within.all() and _resembles(one, printed, settings)
    ]
    return np.asarray(np.median(kept, axis=0), dtype=np.float64) if kept else None


def printed_patches(geometry: TableGeometry) -> Floats:
    """The patches' colours as they are meant (n×3, linear BGR)."""
    codes = np.array(geometry.patch_strip.colours, dtype=np.intp).reshape(-1, 3)[:, ::-1]
    return SRGB_TO_LINEAR[codes].astype(np.float64)


def _points(bounds: tuple[float, float, float, float], settings: CrosstalkSettings) -> Floats:
    """Points across the middle half of a patch (N×3, mat mm); its edges are blurred with what lies beside it."""
    left, bottom, right, top = bounds
    at = np.linspace(0.25, 0.75, settings.strip_points)
    x, y = np.meshgrid(left + at * (right - left), bottom + at * (top - bottom))
    return np.column_stack([x.ravel(), y.ravel(), np.zeros(x.size)])


def _relative(frame_bgr: NDArray[np.uint8], shown_px: NDArray[np.float32], light: LightModel) -> Linear:
    map_x, map_y = np.ascontiguousarray(shown_px[..., 0]), np.ascontiguousarray(shown_px[..., 1])
    bgr = np.asarray(cv2.remap(frame_bgr, map_x, map_y, cv2.INTER_LINEAR), dtype=np.uint8)
    return light.relative_at(bgr, map_x, map_y)


def _resembles(seen: Floats, printed: Floats, settings: CrosstalkSettings) -> bool:
    """Whether a strip's colours (n×3) are those that were printed, however pale and under whatever lamp."""
    if float(seen.max() - seen.min()) < settings.strip_contrast:
        return False
    return float(np.corrcoef(seen.ravel(), printed.ravel())[0, 1]) >= settings.strip_likeness
