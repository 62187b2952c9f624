"""How likely each colour is for stones, grain and what lies behind them: histograms learned from photos with truth.

A colour relative to white becomes three features: the logarithms of red over green, of blue over green, and of the
mean. Tops are as bright as paper of their colour would be, sides are darker and tinted by the tile, so both have
histograms of their own, for each seat and tile side. What lies behind is learned anew from each mat. A palette other
than the one learned from shifts the histograms of its pieces.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import SRGB_TO_LINEAR, Linear
from vision.settings import Palette, Srgb, WallSettings

Histogram: TypeAlias = NDArray[np.float32]
Bins: TypeAlias = NDArray[np.int32]

BINS = 40
LOWEST = np.array([-3.0, -3.0, -5.5], dtype=np.float32)
HIGHEST = np.array([3.6, 3.6, 0.6], dtype=np.float32)
_FLOOR = 0.006  # keeps logarithms of noise in the dark from scattering
SIDES = ("red", "blue")


@dataclass(frozen=True, slots=True)
class Looks:
    """Log likelihood ratios of every colour bin, for one seat's pieces on one tile.

    Each is (2, BINS³): row 0 where the tile lies behind, row 1 where anything else does.
    """

    stone_top: Histogram
    stone_side: Histogram
    grain_top: Histogram
    grain_side: Histogram


@dataclass(frozen=True, slots=True)
class Backdrop:
    """Histograms of what lies behind pieces: the tile itself, and everything else."""

    tile: Histogram
    beyond: Histogram


def colour_bins(relative: Linear) -> Bins:
    """The bin (h×w) of each colour relative to white (h×w×3, linear BGR)."""
    logs = np.log(np.maximum(relative, 0.0) + np.float32(_FLOOR))
    red_green, blue_green = logs[..., 2] - logs[..., 1], logs[..., 0] - logs[..., 1]
    bright = logs.sum(axis=-1) * np.float32(1 / 3)
    per = BINS / (HIGHEST - LOWEST)
    parts = [
        np.clip((value - LOWEST[i]) * per[i], 0, BINS - 1).astype(np.int32)
        for i, value in enumerate((red_green, blue_green, bright))
    ]
    bins: Bins = (parts[0] * BINS + parts[1]) * BINS + parts[2]
    return bins


def counted(bins: Bins) -> NDArray[np.float64]:
    """How often each bin occurs (BINS³,)."""
    return np.bincount(bins.ravel(), minlength=BINS**3).astype(np.float64)


def smoothed(counts: NDArray[np.float64], sigma_bins: float) -> Histogram:
    """A histogram (BINS³,) blurred along all three features and made to sum to 1; all zero stays so."""
    cube = counts.reshape(BINS, BINS, BINS).astype(np.float32)
    for axis in range(3):
        flat = np.ascontiguousarray(cube.swapaxes(0, axis)).reshape(BINS, -1)
        blurred = np.asarray(cv2.GaussianBlur(flat, (1, 13), sigma_bins, borderType=cv2.BORDER_REPLICATE), np.float32)
        cube = blurred.reshape(BINS, BINS, BINS).swapaxes(0, axis)
    total = float(cube.sum())
    return np.ascontiguousarray(cube / total if total > 0 else cube).astype(np.float32).ravel()


@lru_cache(maxsize=1)
def learned() -> dict[str, Histogram]:
    """The histograms that come with the package (``scripts/learn_wall_looks.py`` makes them)."""
    with files("vision.walls").joinpath("looks.npz").open("rb") as stream, np.load(stream) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}


@lru_cache(maxsize=8)
def piece_histograms(palette: Palette) -> dict[str, Histogram]:
    """The learned histograms, those of pieces shifted from the colours learned from to the palette's."""
    known = learned()
    was = known["palette"]
    now = np.array([*palette.seats, palette.brown], dtype=np.float32)
    shifted: dict[str, Histogram] = {}
    for name, histogram in known.items():
        kind, _, rest = name.partition("/")
        if kind in ("top", "side"):
            piece = rest.split("/")[0]
            index = len(now) - 1 if piece == "brown" else int(piece)
            histogram = _shifted(histogram, _features_of(was[index]), _features_of(now[index]))
        shifted[name] = histogram
    return shifted


def adapted(name: str, counts: NDArray[np.float64] | None, palette: Palette, settings: WallSettings) -> Histogram:
    """A backdrop's learned histogram, mixed with what this mat itself shows of it."""
    known = piece_histograms(palette)[name]
    if counts is None or counts.sum() < settings.backdrop_least_points:
        return known
    own = settings.backdrop_own_share
    return (1 - own) * known + own * smoothed(counts, settings.backdrop_blur_bins)


def general_backdrop(side: str, palette: Palette) -> Backdrop:
    """What lies behind, as learned, before anything of this mat is known."""
    known = piece_histograms(palette)
    return Backdrop(known[f"on/{side}"], known[f"off/{side}"])


def looks_for(seat: int, side: str, backdrop: Backdrop, palette: Palette, settings: WallSettings) -> Looks:
    """Log likelihood ratios, held within ``likelihood_cap`` and lowered by ``likelihood_offset``."""
    known = piece_histograms(palette)
    flat = np.float32(1 / BINS**3)
    strange, odd = settings.strange_piece_share, settings.strange_backdrop_share

    def piece(name: str) -> Histogram:
        return (1 - strange) * known[name] + strange * flat

    stone_top, stone_side = piece(f"top/{seat}"), piece(f"side/{seat}/{side}")
    grain_top, grain_side = piece("top/brown"), piece(f"side/brown/{side}")
    behind = ((1 - odd) * backdrop.tile + odd * flat, (1 - 2 * odd) * backdrop.beyond + 2 * odd * flat)
    about_stones = [0.94 * b + 0.03 * grain_top + 0.03 * grain_side for b in behind]
    about_grain = [0.8 * b + 0.1 * stone_top + 0.1 * stone_side for b in behind]

    def ratio(wanted: Histogram, others: list[Histogram], offset: float) -> Histogram:
        cap = settings.likelihood_cap
        return np.stack([np.clip(np.log(wanted / other), -cap, cap) - offset for other in others]).astype(np.float32)

    return Looks(
        ratio(stone_top, about_stones, settings.likelihood_offset),
        ratio(stone_side, about_stones, settings.likelihood_offset),
        ratio(grain_top, about_grain, settings.grain_offset),
        ratio(grain_side, about_grain, settings.grain_offset),
    )


def _features_of(srgb: Srgb | NDArray[np.float32]) -> NDArray[np.float64]:
    red, green, blue = (float(SRGB_TO_LINEAR[int(v)]) + 0.02 for v in srgb)
    return np.array([np.log(red / green), np.log(blue / green), np.log(red * green * blue) / 3])


def _shifted(histogram: Histogram, was: NDArray[np.float64], now: NDArray[np.float64]) -> Histogram:
    bins = np.round((now - was) * BINS / (HIGHEST - LOWEST)).astype(int)
    if not bins.any():
        return histogram
    cube = histogram.reshape(BINS, BINS, BINS)
    for axis, by in enumerate(bins.tolist()):
        cube = np.roll(cube, by, axis=axis)
    return np.ascontiguousarray(cube).ravel()
