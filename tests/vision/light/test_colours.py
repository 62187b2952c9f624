"""Colours keep their names in shade, in gloss and under a warm lamp."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.geometry.picture import Rectangle
from vision.light.colours import Colour, classify, is_neutral, seat_colour, seat_mask
from vision.light.light_model import SRGB_TO_LINEAR, LightModel, Linear

SHIPPED = load_settings().vision_settings()
PALETTE = SHIPPED.palette
HUED = [
    (int(Colour.TILE_RED), PALETTE.tile_red),
    (int(Colour.TILE_BLUE), PALETTE.tile_blue),
    (int(Colour.BROWN), PALETTE.brown),
    (int(Colour.SHIELD_BLUE), PALETTE.shield_blue),
    (int(Colour.YELLOW), PALETTE.disk_yellow),
    *[(seat_colour(seat), PALETTE.seats[seat]) for seat in (0, 1, 2)],
]


def patch(srgb: tuple[int, int, int], shade: float = 1.0, gloss: float = 0.0) -> Linear:
    """A small patch of one colour, relative to white."""
    own = SRGB_TO_LINEAR[[srgb[2], srgb[1], srgb[0]]] * shade + gloss
    return np.tile(own.astype(np.float32), (4, 4, 1))


@pytest.mark.parametrize(("kind", "srgb"), HUED)
@pytest.mark.parametrize("shade", [0.3, 0.6, 1.0])
@pytest.mark.parametrize("gloss", [0.0, 0.04])
def test_a_colour_keeps_its_name_in_shade_and_gloss(
    kind: int, srgb: tuple[int, int, int], shade: float, gloss: float
) -> None:
    assert (classify(patch(srgb, shade, gloss), PALETTE, SHIPPED.stages.colours) == kind).all()


@pytest.mark.parametrize("paper", PALETTE.papers)
def test_papers_are_paper(paper: tuple[int, int, int]) -> None:
    assert (classify(patch(paper), PALETTE, SHIPPED.stages.colours) == Colour.PAPER).all()


def test_another_palette_gives_other_names() -> None:
    pink = (240, 110, 170)
    other = dataclasses.replace(PALETTE, seats=(pink, *PALETTE.seats[1:]))
    assert (classify(patch(pink), other, SHIPPED.stages.colours) == seat_colour(0)).all()


def test_black_and_white_seats_are_neutral_and_the_others_not() -> None:
    told = [is_neutral(seat, PALETTE, SHIPPED.stages.colours) for seat in range(5)]
    assert told == [(False, False)] * 3 + [(True, False), (True, True)]


@pytest.mark.parametrize("seat", range(5))
def test_a_seats_wood_is_in_its_own_mask(seat: int) -> None:
    wood = patch(PALETTE.seats[seat], 0.8)
    classes = classify(wood, PALETTE, SHIPPED.stages.colours)
    assert seat_mask(classes, wood, seat, PALETTE, SHIPPED.stages.colours).all()


@pytest.mark.parametrize("lamp", [(1.0, 1.0, 1.0), (0.35, 0.6, 0.9), (0.1, 0.12, 0.2)])
def test_relative_colours_do_not_know_the_lamp(lamp: tuple[float, float, float]) -> None:
    white = np.tile(np.array(lamp, np.float32), (9, 9, 1))
    light = LightModel(white, np.zeros(3, np.float32), 16, 0.03)
    # A paint that reflects 60 % of every colour, as a camera would store it under this lamp.
    linear = np.array(lamp) * 0.6
    code = np.searchsorted(SRGB_TO_LINEAR, linear).astype(np.uint8)
    frame = np.tile(code, (64, 64, 1))
    assert light.relative(frame, Rectangle(10, 10, 50, 50)) == pytest.approx(0.6, abs=0.04)
