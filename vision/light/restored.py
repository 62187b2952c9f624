"""Removes a camera's sharpening and noise, so that a picture resembles those the networks were trained on.

Sharpening shows where paper meets a marker's black: beside the edge the paper is too bright and the black too dark. A
sharpened picture is the true one plus a multiple of its difference from a blurred one. The multiple is measured at the
markers' edges, and the true picture is found by subtracting it again. Noise is smoothed by a Gaussian no wider than
needed. A picture with neither is returned unchanged, to the pixel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.markers.detection import MarkerFound
from vision.settings.light import RestoringSettings

Bgr: TypeAlias = NDArray[np.uint8]
Gray: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float64]

_MARKER_CELLS = 6  # four bits and the black border around them
_OF_MEDIAN = 1.4826 / 6  # factor from the median of _CURVATURE's response to noise to the noise's standard deviation
_CURVATURE = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class EdgeProfile:
    """The transition from a marker's black (0) to paper (1): the median over all clearly visible sides.

    Attributes:
        away_px: from the edge, negative in the black (N,).
        levels: 0 … 1, beyond where the picture overshoots (N,).
    """

    away_px: Floats
    levels: Floats

    def overshoot(self) -> float:
        """How much paper is too bright or black too dark beside the edge, as a share of the step between them."""
        bright = self.levels[self.away_px > 0].max() - 1.0
        dark = -self.levels[self.away_px < 0].min()
        return float(max(bright, dark, 0.0))


def restored(frame_bgr: Bgr, gray: Gray, markers: Sequence[MarkerFound], own: RestoringSettings) -> Bgr:
    """The picture (H×W×3) without its camera's sharpening, and smoothed where it is noisy.

    Args:
        gray: the same picture in grey, in which the markers were found.
    """
    amount = sharpening_of(edge_profile(gray, markers, own), own)
    if amount > 0:
        frame_bgr = without_sharpening(frame_bgr, amount, own)
        gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    noise = noise_of(gray, own)
    if noise <= own.noise_above:
        return frame_bgr
    sigma = min(own.smooth_px + own.smooth_px_per_code * (noise - own.noise_above), own.smoothest_px)
    return np.asarray(cv2.GaussianBlur(frame_bgr, (0, 0), sigma), dtype=np.uint8)


def edge_profile(gray: Gray, markers: Sequence[MarkerFound], own: RestoringSettings) -> EdgeProfile | None:
    """The profile across the markers' outer edges; None where no side shows large and clear enough."""
    away = np.arange(-own.profile_px, own.profile_px + own.profile_step_px / 2, own.profile_step_px)
    sides = [
        levels
        for marker in markers
        for side in range(4)
        if (levels := _side_profile(gray, marker.corners_px, side, away, own)) is not None
    ]
    return EdgeProfile(away, np.median(sides, axis=0)) if sides else None


def _side_profile(gray: Gray, corners_px: Floats, side: int, away: Floats, own: RestoringSettings) -> Floats | None:
    """The levels across one side of a marker; None if it is too small or has too little contrast."""
    start, end, opposite = (corners_px[(side + k) % 4] for k in range(3))
    along = end - start
    length = float(np.hypot(along[0], along[1]))
    outward = np.array([along[1], -along[0]]) / max(length, 1e-9)
    if outward @ (opposite - end) > 0:
        outward = -outward
    cell = abs(float(outward @ (opposite - end))) / _MARKER_CELLS
    if cell < own.least_cell_px:
        return None
    shares = _along_side(own.side_share, max(int(length * (1 - 2 * own.side_share)), 8))
    at = (start + shares[:, None] * along)[:, None] + away[None, :, None] * outward
    x, y = (np.ascontiguousarray(at[..., axis], dtype=np.float32) for axis in (0, 1))
    found = _median_row(np.asarray(cv2.remap(gray, x, y, cv2.INTER_LINEAR), dtype=np.uint8))
    inner = min(own.profile_px, own.cell_share * cell)
    white = float(found[away >= own.paper_from_px].mean())
    dark = found[(away <= -min(inner, own.black_from_px)) & (away >= -inner)]
    if not len(dark):  # a cell so small that no step of the profile lies in its black
        return None
    black = _median(dark)
    if white - black < own.least_contrast:
        return None
    levels: Floats = np.where(away < -inner, 0.0, (found - black) / (white - black))
    return levels


@lru_cache(maxsize=512)
def _along_side(side_share: float, points: int) -> Floats:
    """Where along a side its profile is taken, as shares of it; cached, as most sides have the same number of points."""
    shares: Floats = np.linspace(side_share, 1 - side_share, points)
    shares.flags.writeable = False
    return shares


def _median(values: Floats) -> float:
    """The median of a few values; ``np.median`` takes ten times as long over so few."""
    rising = np.sort(values)
    return float((rising[(len(rising) - 1) // 2] + rising[len(rising) // 2]) / 2)


def _median_row(rows: NDArray[np.uint8]) -> Floats:
    """The medians (M,) down the columns of rows (N×M); ``np.median`` takes five times as long over so few."""
    middles = [(len(rows) - 1) // 2, len(rows) // 2]
    medians: Floats = np.partition(rows, middles, axis=0)[middles].mean(axis=0)
    return medians


def sharpening_of(profile: EdgeProfile | None, own: RestoringSettings) -> float:
    """How many times the difference from a blurred picture the camera added; 0 up to what the networks know."""
    if profile is None or profile.overshoot() <= own.overshoot_above:
        return 0.0
    step = float(profile.away_px[1] - profile.away_px[0])
    amounts = np.arange(own.amount_step, own.most_amount + own.amount_step / 2, own.amount_step)
    for amount in amounts:
        levels = profile.levels.astype(np.float32)[None]
        undone = _undone(levels, float(amount), own.halo_px / step, own.rounds, cv2.BORDER_REPLICATE)[0]
        if EdgeProfile(profile.away_px, undone.astype(np.float64)).overshoot() <= own.overshoot_left:
            return float(amount)
    return own.most_amount


def without_sharpening(frame_bgr: Bgr, amount: float, own: RestoringSettings) -> Bgr:
    """Undo sharpening: the picture to which ``amount`` times its difference from its blurred self was added."""
    codes = frame_bgr.astype(np.float32)
    undone = _undone(codes, amount, own.halo_px, own.rounds, cv2.BORDER_REFLECT_101)
    return np.asarray(np.clip(np.round(undone), 0, 255), dtype=np.uint8)


def _undone(sharp: NDArray[np.float32], amount: float, sigma: float, rounds: int, border: int) -> NDArray[np.float32]:
    """Solve ``sharp = x + amount · (x − blurred x)`` for x by so many fixed-point rounds."""
    found = sharp
    for _ in range(rounds):
        blurred = cv2.GaussianBlur(found, (0, 0), sigma, borderType=border)
        found = np.asarray((sharp + amount * blurred) / (1 + amount), dtype=np.float32)
    return found


def noise_of(gray: Gray, own: RestoringSettings) -> float:
    """The standard deviation of a picture's noise in codes (Immerkær 1996), by the median of what no plane explains."""
    height, width = gray.shape
    triples = gray[: height // (3 * own.noise_every) * 3 * own.noise_every].reshape(-1, 3 * own.noise_every, width)[
        :, :3
    ]
    if not triples.size or width < 3:
        return 0.0
    curved = cv2.filter2D(np.ascontiguousarray(triples).reshape(-1, width), cv2.CV_16S, _CURVATURE)[1::3, 1:-1]
    return _median_size(np.asarray(curved, dtype=np.int16)) * _OF_MEDIAN


def _median_size(curved: NDArray[np.int16]) -> float:
    """The median absolute value of whole numbers, by counting, which is quicker than sorting."""
    found = np.cumsum(np.bincount(np.abs(curved).ravel()))
    middle = found[-1] // 2
    lower, upper = np.searchsorted(found, (found[-1] - 1) // 2, side="right"), np.searchsorted(found, middle, "right")
    return float(lower + upper) / 2
