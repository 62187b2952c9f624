"""Which of the set's colours a pixel has, judged in colours relative to white paper.

Every colour of the palette is modelled in shade and in sun, matt and with a grey veil of gloss; a pixel gets the class
of the nearest of these prototypes. The ratios of the channels are compared; brightness counts little. The class of
every possible colour is computed once for a palette, so that classifying a picture is a table look-up.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.light.colour_kernels import look_up
from vision.light.light_model import SRGB_TO_LINEAR, Linear
from vision.settings.light import ColourSettings
from vision.settings.palette import Palette, Srgb

LEVELS = 48
TOP = 1.3  # relative to white: anything brighter is a highlight


class Colour(IntEnum):
    """The colour classes of pixels; the seats' colours start at ``FIRST_SEAT``."""

    PAPER = 0
    TILE_RED = 1
    TILE_BLUE = 2
    BROWN = 3
    SHIELD_BLUE = 4
    YELLOW = 5
    BARE_WOOD = 6
    SKIN = 7
    FIRST_SEAT = 8


def seat_colour(seat: int) -> int:
    """The class of a seat's own colour."""
    return int(Colour.FIRST_SEAT) + seat


def classify(relative: Linear, palette: Palette, settings: ColourSettings) -> NDArray[np.uint8]:
    """The class of each pixel (h×w, uint8) of colours relative to white (h×w×3, linear BGR)."""
    classes = np.empty(relative.shape[:2], dtype=np.uint8)
    colours = np.ascontiguousarray(relative, dtype=np.float32).reshape(-1)
    look_up(colours, colour_table(palette, settings), LEVELS, TOP, classes.reshape(-1))
    return classes


@lru_cache(maxsize=8)
def colour_table(palette: Palette, settings: ColourSettings) -> NDArray[np.uint8]:
    """The class of every quantised colour; index ``(b·LEVELS + g)·LEVELS + r`` of square-root levels."""
    levels = ((np.arange(LEVELS) + 0.5) / (LEVELS - 1)) ** 2 * TOP
    b, g, r = np.meshgrid(levels, levels, levels, indexing="ij")
    table = nearest_classes(np.stack([b, g, r], axis=-1).reshape(-1, 3), palette, settings)
    table.flags.writeable = False
    return table


def nearest_classes(bgr: NDArray[np.float64], palette: Palette, settings: ColourSettings) -> NDArray[np.uint8]:
    """The class (N,) of the prototype nearest to each colour (N×3, linear BGR relative to white)."""
    prototypes, classes, unlikely = _prototypes(palette, settings)
    wanted, known = colour_features(bgr, settings), colour_features(prototypes, settings)
    nearest = np.empty(len(wanted), dtype=np.uint8)
    for start in range(0, len(wanted), 4096):
        part = wanted[start : start + 4096]
        distance = (known**2).sum(axis=1) + unlikely - 2.0 * part @ known.T
        nearest[start : start + 4096] = classes[np.argmin(distance, axis=1)]
    return nearest


def _prototypes(
    palette: Palette, settings: ColourSettings
) -> tuple[NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]]:
    """Prototypes (N×3, linear BGR), their classes, and the penalty on their distance for deep shade or much gloss."""
    named: list[tuple[int, Srgb]] = [
        (Colour.TILE_RED, palette.tile_red),
        (Colour.TILE_BLUE, palette.tile_blue),
        (Colour.BROWN, palette.brown),
        (Colour.SHIELD_BLUE, palette.shield_blue),
        (Colour.YELLOW, palette.disk_yellow),
        *[(Colour.PAPER, paper) for paper in palette.papers],
        *[(Colour.BARE_WOOD, wood) for wood in palette.bare_wood],
        *[(Colour.SKIN, skin) for skin in palette.skin],
        *[(seat_colour(seat), srgb) for seat, srgb in enumerate(palette.seats)],
    ]
    colours, classes, unlikely = [], [], []
    for kind, srgb in named:
        looks, how_unlikely = looks_of(SRGB_TO_LINEAR[list(reversed(srgb))].astype(np.float64), settings)
        colours.append(looks)
        classes += [int(kind)] * len(looks)
        unlikely.append(how_unlikely)
    return np.concatenate(colours), np.array(classes, dtype=np.int64), np.concatenate(unlikely)


def looks_of(own: NDArray[np.float64], settings: ColourSettings) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How one colour (3, linear BGR) may look (N×3), from deep shade to full light and in gloss, and what each adds to
    its distance (N,)."""
    colours, unlikely = [], []
    for shade in settings.shades:
        for gloss in settings.glosses:
            colours.append(own * shade + gloss)
            unlikely.append(settings.shade_cost * np.log(shade) ** 2 + settings.gloss_cost * gloss)
    return np.array(colours), np.array(unlikely)


def colour_features(bgr: NDArray[np.float64], settings: ColourSettings) -> NDArray[np.float64]:
    """Logarithms of the channels' ratios and, with little weight, of the brightness."""
    logs = np.log(bgr + settings.floor)
    b, g, r = logs[:, 0], logs[:, 1], logs[:, 2]
    return np.column_stack([r - g, g - b, settings.brightness_weight * (r + g + b) / 3])


def seat_mask(
    classes: NDArray[np.uint8], relative: Linear, seat: int, palette: Palette, settings: ColourSettings
) -> NDArray[np.bool_]:
    """Which pixels may be wood of a seat's colour (h×w).

    Black wood is anything nearly without light; white wood cannot be told from paper by its colour.
    """
    neutral, paper_like = is_neutral(seat, palette, settings)
    if not neutral:
        return np.asarray(classes == seat_colour(seat), dtype=np.bool_)
    if not paper_like:
        return np.asarray(brightest_channel(relative) < settings.dark_below, dtype=np.bool_)
    return np.asarray((classes == Colour.PAPER) | (classes == seat_colour(seat)), dtype=np.bool_)


def brightest_channel(relative: Linear) -> Linear:
    """The largest of each pixel's three channels (h×w×3 → h×w); ``max(axis=2)`` takes thirty times as long."""
    largest: Linear = np.maximum(np.maximum(relative[..., 0], relative[..., 1]), relative[..., 2])
    return largest


def is_neutral(seat: int, palette: Palette, settings: ColourSettings) -> tuple[bool, bool]:
    """Whether a seat's wood has no hue (black, grey, white), and whether it is as light as paper."""
    own = SRGB_TO_LINEAR[list(palette.seats[seat])].astype(np.float64)
    neutral = bool(own.max() <= settings.neutral_ratio * own.min() + settings.floor)
    return neutral, neutral and bool(own.max() >= settings.dark_below)
