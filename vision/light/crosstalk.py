"""Measures how much red light a camera records as blue, from printed red or orange or from red tiles.

A sensor's filters overlap, and cameras correct that for an average lamp. A warm lamp gives hardly any blue light; white
balance amplifies it, and with it the red that leaked in, so orange wood looks like a red tile and brown disks look
purple. White stays white, so the markers cannot show it. Red tells: it reflects as little blue as green, and gloss, a
veil or a pale print adds the same to both. A mat's patch strips hold printed red (``vision.light.patch_strip``). On a
mat without strips, an orange seat's frame tells: how much less blue than green it reflects does not depend on how pale
the print is or how finely it shows. On others red tiles do.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat_view import MatView
from vision.geometry.table import SeatMatGeometry
from vision.light.light_model import SRGB_TO_LINEAR, LightModel, Linear
from vision.settings.light import CrosstalkSettings
from vision.settings.palette import Srgb

Floats = NDArray[np.float64]

_BLUE, _GREEN, _RED = 0, 1, 2


def crosstalk_on_mat(
    frame_bgr: NDArray[np.uint8],
    view: MatView,
    light: LightModel,
    seat_colour: Srgb,
    sheet: SeatMatGeometry,
    settings: CrosstalkSettings,
) -> float:
    """The share of red light that shows as blue on one mat; 0 where its print cannot show it.

    Only a print that reflects much red, some green and hardly any blue can show it: of the shipped seats' colours,
    orange.
    """
    printed = SRGB_TO_LINEAR[list(reversed(seat_colour))].astype(np.float64)
    if printed[_RED] - printed[_BLUE] < settings.least_contrast or printed[_GREEN] > settings.most_green:
        return 0.0
    missing = _missing_light(_across_the_rim(frame_bgr, view, light, sheet, settings), settings)
    if len(missing) < settings.least_profiles:
        return 0.0
    # The missing green shows how much of the line is visible; blue that should be missing but is not came from red.
    blue = 1 - float(np.median(missing[:, _BLUE] / missing[:, _GREEN])) * (1 - printed[_GREEN])
    leak = (blue - printed[_BLUE]) / (printed[_RED] - printed[_BLUE])
    return float(leak) if 0 < leak <= settings.most else 0.0


def crosstalk_on_tiles(tiles: Linear, tile_red: Srgb, settings: CrosstalkSettings) -> float:
    """The share of red light that shows as blue on red tiles; 0 if it is no more than prints differ by.

    Args:
        tiles: colours relative to white on the faces of red tiles, with whatever stands there (N×3, linear BGR).
    """
    blue, green, red = tiles[:, _BLUE], tiles[:, _GREEN], tiles[:, _RED]
    shown = (
        (red > settings.tile_light) & (red > settings.tile_over_green * green) & (red > settings.tile_over_blue * blue)
    )
    if np.count_nonzero(shown) < settings.tile_points:
        return 0.0
    printed = SRGB_TO_LINEAR[list(reversed(tile_red))].astype(np.float64)
    leak = _leak(float(np.median((blue - green)[shown] / (red - green)[shown])), printed)
    return leak if settings.tile_least <= leak <= settings.most else 0.0


def crosstalk_on_patches(patches: Floats, printed: Floats, settings: CrosstalkSettings) -> float:
    """The share of red light that shows as blue on the reddest printed patch; 0 if it is no more than prints differ by.

    Args:
        patches: the patches' colours relative to white (n×3, linear BGR). printed: as they are meant.
    """
    red_over, apart = printed[:, _RED] - printed[:, :_RED].max(axis=1), np.ptp(printed[:, :_RED], axis=1)
    reddest = int(np.argmax(red_over - 2 * apart))  # red rather than orange, whose blue and green differ as prints do
    blue, green, red = patches[reddest]
    if red - green < settings.tile_light:
        return 0.0
    leak = _leak(float((blue - green) / (red - green)), printed[reddest])
    return leak if settings.strip_least <= leak <= settings.most else 0.0


def _leak(ratio: float, printed: Floats) -> float:
    """The share of red in blue from how much more blue than green shows, relative to how much more red than green."""
    more = ratio * (printed[_RED] - printed[_GREEN]) - (printed[_BLUE] - printed[_GREEN])
    return float(more / (printed[_RED] - printed[_BLUE]))


def _across_the_rim(
    frame_bgr: NDArray[np.uint8], view: MatView, light: LightModel, sheet: SeatMatGeometry, settings: CrosstalkSettings
) -> Linear:
    """Colours relative to white of many short profiles (P×n×3) from the sheet's edges inwards, as far as they show."""
    width, height, end = sheet.width_mm, sheet.height_mm, settings.rim_mm[1]
    inwards = np.arange(settings.rim_mm[0], end, settings.step_mm)
    # For each pair of facing sides: where along them, and how far in.
    x, in_y = (a.ravel() for a in np.meshgrid(np.arange(end, width - end, settings.every_mm), inwards, indexing="ij"))
    y, in_x = (a.ravel() for a in np.meshgrid(np.arange(end, height - end, settings.every_mm), inwards, indexing="ij"))
    places = [(x, in_y), (x, height - in_y), (in_x, y), (width - in_x, y)]
    points = np.concatenate([np.column_stack([*place, np.zeros(len(place[0]))]) for place in places])
    shown = view.project(points).astype(np.float32).reshape(-1, len(inwards), 2)
    tall, wide = frame_bgr.shape[:2]
    inside = ((shown >= 1) & (shown < (wide - 2, tall - 2))).all(axis=(1, 2))
    map_x, map_y = np.ascontiguousarray(shown[inside, :, 0]), np.ascontiguousarray(shown[inside, :, 1])
    if not len(map_x):
        return np.empty((0, len(inwards), 3), dtype=np.float32)
    bgr = np.asarray(cv2.remap(frame_bgr, map_x, map_y, cv2.INTER_LINEAR), dtype=np.uint8)
    return light.relative_at(bgr, map_x, map_y)


def _missing_light(profiles: Linear, settings: CrosstalkSettings) -> NDArray[np.float64]:
    """The light that the printed line absorbs relative to paper (P×3, in steps), for profiles that show such a line.

    The sum across the line is used, because blur and coarse colour do not change it. A profile shows a line if paper
    lies beside it, red remains, and more of the other channels is missing than noise explains; text, markers' black,
    shadows and the table do not qualify.
    """
    paper = np.median(profiles, axis=1, keepdims=True).astype(np.float64)
    missing = 1 - profiles / np.maximum(paper, settings.least_paper)
    count, half = profiles.shape[1], round(settings.line_mm / settings.step_mm)
    beside = half + max(round(settings.beside_mm / settings.step_mm), 1)
    middle = np.clip(missing[..., _GREEN].argmax(axis=1), half, count - 1 - half)[:, None]

    def around(*steps: NDArray[np.intp]) -> NDArray[np.float64]:
        where = np.clip(middle + np.concatenate(steps), 0, count - 1)
        return np.take_along_axis(missing, where[..., None], axis=1)

    line = around(np.arange(-half, half + 1))
    clear = np.abs(around(np.arange(-beside, -half), np.arange(half + 1, beside + 1))).max(axis=(1, 2))
    swallowed = line.sum(axis=1)
    kept = (
        (line[..., _GREEN].max(axis=1) > settings.least_missing)
        & (clear < settings.most_beside)
        & (swallowed[:, _RED] < settings.red_share * swallowed.max(axis=1))
        & (paper[:, 0].min(axis=1) > settings.least_paper)
    )
    return np.asarray(swallowed[kept], dtype=np.float64)
