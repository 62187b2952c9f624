"""A table's colours are learned however far its lamp moves them, and never at another colour's expense."""

from __future__ import annotations

import numpy as np
import pytest

from vision.light.colours import Colour, nearest_classes, seat_colour
from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.palette import Srgb
from vision.settings.stages import VisionSettings
from vision.teaching.colours import learned_colours, palette_with
from vision.teaching.lesson import Rgb, Sample


def sample(colour: str, srgb: Srgb, points: int = 40) -> Sample:
    """A piece of this colour, in light and half shade."""
    rng = np.random.default_rng(3)
    own = SRGB_TO_LINEAR[list(srgb)] * rng.uniform(0.6, 1.1, (points, 1)) * rng.normal(1, 0.03, (points, 3))
    seen: list[Rgb] = [(float(red), float(green), float(blue)) for red, green, blue in own]
    return Sample(colour, tuple(seen))


def learned(samples: list[Sample], settings: VisionSettings) -> dict[str, Srgb]:
    return learned_colours(samples, settings.palette, settings.stages.colours, settings.stages.teaching)


def recognised(one: Sample, kind: int, own: dict[str, Srgb], settings: VisionSettings) -> float:
    points = np.array(one.points)[:, ::-1]
    named = nearest_classes(points, palette_with(settings.palette, own), settings.stages.colours)
    return float(np.mean(named == kind))


def test_a_colour_that_a_lamp_moved_far_is_learned(settings: VisionSettings) -> None:
    crimson = [sample("tile_red", (164, 25, 95)) for _ in range(6)]
    red, green, blue = learned(crimson, settings)["tile_red"]
    assert abs(red - 164) < 25
    assert abs(green - 25) < 20
    assert abs(blue - 95) < 25


@pytest.mark.parametrize(
    ("colour", "srgb"), [("tile_red", (164, 40, 40)), ("seat0", (30, 120, 95)), ("brown", (110, 75, 60))]
)
def test_a_colour_that_is_recognised_anyway_is_not_learned(colour: str, srgb: Srgb, settings: VisionSettings) -> None:
    """In rooms like those the vision was trained in, the shipped colours count better than any learned there."""
    assert learned([sample(colour, srgb) for _ in range(6)], settings) == {}


@pytest.mark.parametrize("purples", [1, 6])
def test_a_colour_is_not_learned_if_it_would_take_points_of_another(settings: VisionSettings, purples: int) -> None:
    """Purple stones under a red lamp resemble the red tiles: the tiles stay tiles."""
    tiles = [sample("tile_red", (170, 30, 60)) for _ in range(6)]
    stones = [sample("seat1", (165, 40, 100)) for _ in range(purples)]
    own = learned([*tiles, *stones], settings)
    assert (
        recognised(tiles[0], Colour.TILE_RED, own, settings)
        >= recognised(tiles[0], Colour.TILE_RED, {}, settings) - settings.stages.teaching.most_lost
    )
    assert recognised(stones[0], seat_colour(1), own, settings) >= recognised(stones[0], seat_colour(1), {}, settings)


def test_nothing_seen_teaches_no_colour(settings: VisionSettings) -> None:
    assert learned([], settings) == {}
