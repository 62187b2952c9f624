"""Sweeps: one quantity of print, lens, lamp or sensor changed in steps, to see how far vision still reads.

Light is changed as light: codes are taken to linear light, changed, and coded again. What a camera's software does
afterwards (sharpening, reduced colour resolution, JPEG) is done to codes, as in a camera.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluation.other_tables import WARM_2700K, coded, with_gamma
from vision.evaluation.worsening import Shot, recompressed
from vision.geometry.mat_view import MatView, mat_view
from vision.light.light_model import SRGB_TO_LINEAR, Linear

# As a share of white: the markers' black on the photos that Blender rendered; other steps are relative to it.
PRINTED_INK = 0.03
_MARKER_CELLS = 6  # four bits and the black border around them
_PX_PER_CELL = 16
_LEAST_PX = 20  # of a marker's white and of its black, to know either
# A pixel is print if its channels lie no farther apart than this, as shares of the way from the marker's black to its
# white; from the second on it is something coloured that stands before the marker.
_GREY, _COLOURED = 0.03, 0.06


@dataclass(frozen=True, slots=True)
class Sweep:
    """The steps of one quantity.

    Attributes:
        unchanged: the step at which a photo stays as it is; the others are compared with it.
        steps: all steps, in order.
        change: changes a photo to a given step.
    """

    unchanged: float
    steps: tuple[float, ...]
    change: Callable[[Shot, float], Shot]

    def at(self, step: float) -> Callable[[Shot], Shot]:
        """Return the function that changes a photo to this step."""
        return lambda shot: self.change(shot, step)


def with_ink(shot: Shot, reflectance: float) -> Shot:
    """Print the markers in another black: what reflected ``PRINTED_INK`` of white now reflects ``reflectance``.

    Only grey pixels where a marker's black is printed change, each by how black it is. So walls and coloured pieces that
    stand before a marker stay as they are; truth does not say where a black noble stands.
    """
    linear = SRGB_TO_LINEAR[shot.frame_bgr]
    bare = _bare_of_stones(shot)
    for marker in _printed_markers(shot):
        here, ink = linear[marker.window], marker.ink
        pale, dark = here[marker.is_pale()], here[(ink > 0.99) & (bare[marker.window] > 0.99)]
        if len(pale) < _LEAST_PX or len(dark) < _LEAST_PX:
            continue
        # A column may stand before most of the marker, and is brighter than black.
        brightness = dark.max(axis=1)
        white, black = np.median(pale, axis=0), np.median(dark[brightness <= np.quantile(brightness, 0.25)], axis=0)
        paleness = (here - black) / np.maximum(white - black, 1e-3)
        smooth = cv2.blur(paleness, (3, 3))
        grey = (_COLOURED - np.ptp(smooth, axis=2)) / (_COLOURED - _GREY)
        printed = np.clip(grey, 0.0, 1.0) * bare[marker.window]
        share = np.minimum(np.clip(1.0 - paleness.max(axis=2), 0.0, 1.0), ink) * printed
        here += (share[..., None] * (reflectance - PRINTED_INK) * white).astype(np.float32)
    return replace(shot, frame_bgr=coded(linear))


def with_veil(shot: Shot, share: float) -> Shot:
    """Add light that a smeared lens scatters over the whole picture: this share of the mats' white; no brighter."""
    linear = SRGB_TO_LINEAR[shot.frame_bgr]
    veil = share * _white_of(linear, shot)
    return replace(shot, frame_bgr=coded((linear + veil) / (1.0 + share)))


def with_cast(shot: Shot, power: float) -> Shot:
    """Add a colour cast that white balance left: that of a 2700 K lamp to this power (below 0: bluer)."""
    gain = np.array(WARM_2700K) ** power
    return replace(shot, frame_bgr=coded(SRGB_TO_LINEAR[shot.frame_bgr] * (gain / gain.max())))


def with_crosstalk(shot: Shot, share: float) -> Shot:
    """Record this share of red light as blue, as cameras do under warm lamps; white stays white."""
    linear = SRGB_TO_LINEAR[shot.frame_bgr]
    white = _white_of(linear, shot)
    linear[..., 0] = (1 - share) * linear[..., 0] + share * white[0] / white[2] * linear[..., 2]
    return replace(shot, frame_bgr=coded(linear))


def with_exposure(shot: Shot, stops: float) -> Shot:
    """Expose longer by so many stops; what is too bright for the sensor burns out."""
    return replace(shot, frame_bgr=coded(SRGB_TO_LINEAR[shot.frame_bgr] * 2.0**stops))


def with_sensor_noise(shot: Shot, percent: float) -> Shot:
    """Add photon and read noise: this standard deviation in percent of white at full white, less in the dark."""
    linear = SRGB_TO_LINEAR[shot.frame_bgr]
    deviation = percent / 100 * np.sqrt(linear + 0.01)
    noise = np.random.default_rng(0).standard_normal(linear.shape, dtype=np.float32)
    return replace(shot, frame_bgr=coded(linear + deviation * noise))


def with_chroma_blur(shot: Shot, sigma_px: float) -> Shot:
    """Blur colour but not brightness, as denoising does: a Gaussian of this standard deviation."""
    if sigma_px == 0:
        return shot
    parts = cv2.cvtColor(shot.frame_bgr, cv2.COLOR_BGR2YCrCb)
    parts[..., 1:] = cv2.GaussianBlur(parts[..., 1:], (0, 0), sigma_px)
    return replace(shot, frame_bgr=np.asarray(cv2.cvtColor(parts, cv2.COLOR_YCrCb2BGR), dtype=np.uint8))


def with_halos(shot: Shot, amount: float) -> Shot:
    """Sharpen as cameras do: add this many times the difference from a blurred picture."""
    codes = shot.frame_bgr.astype(np.float32)
    blurred = cv2.GaussianBlur(codes, (0, 0), 1.5)
    sharp = np.clip(codes + amount * (codes - blurred), 0, 255)
    return replace(shot, frame_bgr=np.asarray(np.round(sharp), dtype=np.uint8))


def _white_of(linear: Linear, shot: Shot) -> NDArray[np.float64]:
    """Linear BGR of white paper, the median about all markers; the picture's brightest where no marker shows."""
    whites = [linear[marker.window][marker.is_pale()] for marker in _printed_markers(shot)]
    if not any(len(white) for white in whites):
        return np.asarray(np.percentile(linear.reshape(-1, 3), 95, axis=0), dtype=np.float64)
    return np.asarray(np.median(np.concatenate(whites), axis=0), dtype=np.float64)


def _bare_of_stones(shot: Shot) -> NDArray[np.float32]:
    """How much of each pixel no stone of a wall covers, by the stones' places in the truth (h×w, 0 … 1)."""
    covered = np.zeros(shot.frame_bgr.shape[:2], np.uint8)
    half = shot.geometry.pieces.stone_mm / 2
    corners = half * np.array(list(itertools.product((-1, 1), repeat=3)), np.float64)
    for mat in shot.mats:
        view = mat_view(mat.pose, shot.camera)
        for middle, turn_deg in zip(mat.stones_mm, mat.stone_turns_deg, strict=True):
            cos, sin = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
            turned = corners @ np.array([[cos, sin, 0.0], [-sin, cos, 0.0], [0.0, 0.0, 1.0]])
            outline = cv2.convexHull(np.round(view.project(turned + middle)).astype(np.int32))
            cv2.fillConvexPoly(covered, outline, 255, cv2.LINE_AA)
    return np.asarray(1.0 - covered / np.float32(255), np.float32)


@dataclass(frozen=True, slots=True)
class _PrintedMarker:
    """A marker as it appears in the picture.

    Attributes:
        window: its rows and columns in the picture.
        ink: how much of each pixel is printed black (h×w, 0 … 1).
        sheet: how much of each pixel is the marker or the white rim around it (h×w).
    """

    window: tuple[slice, slice]
    ink: NDArray[np.float32]
    sheet: NDArray[np.float32]

    def is_pale(self) -> NDArray[np.bool_]:
        """The pixels of its white rim and white cells."""
        return np.asarray((self.sheet > 0.99) & (self.ink < 0.01), dtype=np.bool_)


def _printed_markers(shot: Shot) -> list[_PrintedMarker]:
    """The markers that lie wholly in the picture, with half a cell of white around each, by the poses in the truth."""
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, shot.geometry.aruco_dictionary))
    side = (_MARKER_CELLS + 1) * _PX_PER_CELL
    inner = np.s_[_PX_PER_CELL // 2 : -(_PX_PER_CELL // 2)]
    flat = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
    height, width = shot.frame_bgr.shape[:2]
    markers = []
    for name, corners in _marker_corners(shot):
        left, top = np.floor(corners.min(axis=0)).astype(int)
        right, bottom = np.ceil(corners.max(axis=0)).astype(int) + 1
        if left < 0 or top < 0 or right > width or bottom > height:
            continue
        pattern = np.zeros((side, side), np.float32)
        marker = cv2.aruco.generateImageMarker(dictionary, name, _MARKER_CELLS * _PX_PER_CELL)
        pattern[inner, inner] = marker == 0
        warp = cv2.getPerspectiveTransform(flat, (corners - (left, top)).astype(np.float32))
        size = (int(right - left), int(bottom - top))
        ink = np.asarray(cv2.warpPerspective(pattern, warp, size), np.float32)
        sheet = np.asarray(cv2.warpPerspective(np.ones_like(pattern), warp, size), np.float32)
        markers.append(_PrintedMarker((slice(top, bottom), slice(left, right)), ink, sheet))
    return markers


def _marker_corners(shot: Shot) -> list[tuple[int, NDArray[np.float64]]]:
    """Each marker's id and the corners of it and half a cell around it in the picture (4×2)."""
    corners = []
    for mat in shot.mats:
        market, seats = shot.geometry.market_mat, shot.geometry.seat_mat
        on_market = mat.seat == "market"
        side = market.marker_side_mm if on_market else seats.marker_side_mm
        centres = market.marker_centres_mm() if mat.seat == "market" else seats.marker_centres_mm(mat.seat)
        view, half = mat_view(mat.pose, shot.camera), side * (_MARKER_CELLS + 1) / _MARKER_CELLS / 2
        corners += [(name, _corners_px(view, x, y, half)) for name, (x, y) in centres.items()]
    return corners


def _corners_px(view: MatView, x: float, y: float, half: float) -> NDArray[np.float64]:
    """A square's corners in the picture, clockwise from the top left as printed (4×2)."""
    signs = ((-1, 1), (1, 1), (1, -1), (-1, -1))
    return view.project([(x + a * half, y + b * half, 0.0) for a, b in signs])


SWEEPS: Mapping[str, Sweep] = {
    "ink": Sweep(0.03, (0.02, 0.03, 0.05, 0.08, 0.12, 0.15, 0.18, 0.25), with_ink),
    "veil": Sweep(0.0, (0.0, 0.02, 0.05, 0.1, 0.15), with_veil),
    "gamma": Sweep(1.0, (0.8, 0.9, 1.0, 1.1, 1.25), with_gamma),
    "cast": Sweep(0.0, (-0.5, 0.0, 0.5, 1.0), with_cast),
    "crosstalk": Sweep(0.0, (0.0, 0.08, 0.16, 0.24), with_crosstalk),
    "exposure": Sweep(0.0, (-2.0, -1.0, 0.0, 0.5), with_exposure),
    "noise": Sweep(0.0, (0.0, 2.0, 4.0, 8.0), with_sensor_noise),
    "jpeg": Sweep(100.0, (100.0, 80.0, 60.0, 40.0), lambda s, q: recompressed(s, int(q))),
    "chroma": Sweep(0.0, (0.0, 1.0, 2.0, 4.0), with_chroma_blur),
    "halos": Sweep(0.0, (0.0, 0.5, 1.0, 2.0), with_halos),
}
"""The sweeps by name; the catalogue of texts describes each one's steps and their unit."""
