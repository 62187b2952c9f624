"""Learns the colours of a table's pieces: those under which their points are likeliest, in shade and in gloss."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.light.colours import colour_features, looks_of
from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.light import ColourSettings
from vision.settings.palette import Palette, Srgb
from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Rgb, Sample

Floats = NDArray[np.float64]

_DARKEST = 1e-3  # linear; keeps logarithms of black finite
_LEAST_GAIN = 1e-6
_MOVES = np.concatenate([np.ones((1, 3)), np.eye(3)])  # lighter, or more of one channel


def colours_of(palette: Palette) -> dict[str, Srgb]:
    """The colours that can be taught, by the names that samples use."""
    seats = {f"seat{seat}": colour for seat, colour in enumerate(palette.seats)}
    return seats | {"brown": palette.brown, "tile_red": palette.tile_red, "tile_blue": palette.tile_blue}


def learned_colour(
    samples: Sequence[Sample], shipped: Srgb, colours: ColourSettings, settings: TeachingSettings
) -> Srgb:
    """The colour that explains all samples best, each piece counting once; regularised towards the shipped one."""
    points = [colour_features(np.array(sample.points)[:, ::-1], colours) for sample in samples]
    weights = np.concatenate([np.full(len(own), 1.0 / len(own)) for own in points])
    features = np.concatenate(points)
    base = np.log(_linear(shipped) + _DARKEST)

    def cost(logs: Floats) -> float:
        off = unlikeness(features, np.exp(logs) - _DARKEST, colours)
        return float(np.minimum(off, settings.unlike) @ weights + settings.colour_pull * ((logs - base) ** 2).sum())

    best, least = base, cost(base)
    for step in settings.colour_steps:
        gained = True
        while gained:
            gained = False
            for move in (*_MOVES * step, *-_MOVES * step):
                tried = cost(best + move)
                if tried < least - _LEAST_GAIN:
                    best, least, gained = best + move, tried, True
    return _srgb(np.exp(best) - _DARKEST)


def unlikeness(features: Floats, colour_bgr: Floats, colours: ColourSettings) -> Floats:
    """How much points' features (N×3) differ from the nearest appearance of a colour (N,)."""
    looks, unlikely = looks_of(colour_bgr, colours)
    known = colour_features(looks, colours)
    off = (features**2).sum(axis=1)[:, None] - 2.0 * features @ known.T + (known**2).sum(axis=1) + unlikely
    least: Floats = np.maximum(off.min(axis=1), 0.0)
    return least


def sample_of(colour: str, points_bgr: NDArray[np.float32], most: int) -> Sample:
    """A sample of at most ``most`` points (linear BGR), evenly chosen, rounded as in the file."""
    chosen = points_bgr[np.linspace(0, len(points_bgr) - 1, min(most, len(points_bgr))).astype(int)]
    return Sample(colour, tuple(_rounded(point) for point in chosen))


def _rounded(bgr: NDArray[np.float32]) -> Rgb:
    blue, green, red = (round(max(float(light), 0.0), 4) for light in bgr)
    return red, green, blue


def _linear(colour: Srgb) -> Floats:
    linear: Floats = SRGB_TO_LINEAR[list(reversed(colour))].astype(np.float64)
    return linear


def _srgb(bgr: Floats) -> Srgb:
    blue, green, red = (int(np.abs(SRGB_TO_LINEAR - min(max(float(light), 0.0), 1.0)).argmin()) for light in bgr)
    return red, green, blue
