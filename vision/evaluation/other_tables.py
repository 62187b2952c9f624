"""Photos as another lamp, lens or table would have made them: tests vision beyond the photos it was tuned on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluation.worsening import Bgr, Shot
from vision.geometry.mat_view import mat_view
from vision.light.light_model import SRGB_TO_LINEAR

# Linear light of black bodies relative to daylight's 6500 K (B, G, R; after Planck, normalised to green).
WARM_2700K = (0.26, 1.0, 1.72)
COLD_9000K = (1.24, 1.0, 0.87)
STANDING_MM = 100.0


def relit(shot: Shot, gain_bgr: tuple[float, float, float]) -> Shot:
    """Relight a photo with a lamp of another colour; white balance removes half of it, as in cameras; no brighter."""
    gain = np.sqrt(np.array(gain_bgr))
    return replace(shot, frame_bgr=coded(SRGB_TO_LINEAR[shot.frame_bgr] * (gain / gain.max())))


def with_gamma(shot: Shot, power: float) -> Shot:
    """Apply another tone curve: codes to a power."""
    codes = (np.arange(256) / 255.0) ** power * 255.0
    return replace(shot, frame_bgr=_image(cv2.LUT(shot.frame_bgr, np.round(codes).astype(np.uint8))))


def vignetted(shot: Shot, share: float = 0.5) -> Shot:
    """Darken the corners by this share compared with the middle."""
    height, width = shot.frame_bgr.shape[:2]
    rows, cols = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((cols - width / 2) ** 2 + (rows - height / 2) ** 2) / (width**2 / 4 + height**2 / 4)
    return replace(shot, frame_bgr=coded(SRGB_TO_LINEAR[shot.frame_bgr] * (1 - share * away)[..., None]))


def blurred(shot: Shot, width_share: float = 0.001) -> Shot:
    """Blur as if out of focus: a Gaussian of this standard deviation, as a share of the picture's width."""
    sigma = width_share * shot.frame_bgr.shape[1]
    return replace(shot, frame_bgr=_image(cv2.GaussianBlur(shot.frame_bgr, (0, 0), sigma)))


def noisy(shot: Shot, codes: float = 8.0) -> Shot:
    """Add the noise of a high ISO: this standard deviation, in codes."""
    noise = np.random.default_rng(0).normal(0, codes, shot.frame_bgr.shape)
    return replace(shot, frame_bgr=_image(np.clip(shot.frame_bgr + noise, 0, 255)))


def on_another_table(shot: Shot, bgr: tuple[int, int, int] = (60, 110, 40)) -> Shot:
    """Put the mats, with what stands on them, on a bright green cloth of coarse weave."""
    height, width = shot.frame_bgr.shape[:2]
    kept = np.zeros((height, width), np.uint8)
    for mat in shot.mats:
        sheet = shot.geometry.market_mat if mat.seat == "market" else shot.geometry.seat_mat
        corners = [(x, y, z) for x in (0, sheet.width_mm) for y in (0, sheet.height_mm) for z in (0, STANDING_MM)]
        hull = cv2.convexHull(mat_view(mat.pose, shot.camera).project(corners).astype(np.float32))
        cv2.fillConvexPoly(kept, np.round(hull).astype(np.int32), 255)
    weave = np.random.default_rng(0).normal(0, 14, (height // 3 + 1, width // 3 + 1)).astype(np.float32)
    threads = cv2.resize(weave, (width, height), interpolation=cv2.INTER_CUBIC)
    cloth = np.clip(np.array(bgr, np.float32) + threads[..., None], 0, 255)
    soft = cv2.GaussianBlur(kept, (0, 0), 1.5).astype(np.float32)[..., None] / 255
    return replace(shot, frame_bgr=_image(shot.frame_bgr * soft + cloth * (1 - soft)))


def coded(linear: NDArray[np.floating]) -> Bgr:
    """Convert linear light (0..1) to sRGB codes."""
    light = np.clip(linear, 0.0, 1.0)
    codes = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return _image(np.round(codes * 255))


def _image(pixels: object) -> Bgr:
    return np.asarray(pixels, dtype=np.uint8)


OTHER_TABLES: Mapping[str, Callable[[Shot], Shot]] = {
    "warm": lambda shot: relit(shot, WARM_2700K),
    "cold": lambda shot: relit(shot, COLD_9000K),
    "gamma-light": lambda shot: with_gamma(shot, 0.8),
    "gamma-dark": lambda shot: with_gamma(shot, 1.25),
    "vignette": vignetted,
    "blur": blurred,
    "noise": noisy,
    "other-table": on_another_table,
}
