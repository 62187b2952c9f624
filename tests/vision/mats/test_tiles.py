"""A tile's side is told where stones in shade show the other side's colour."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.mats.test_hands import SETTINGS, SHEET, Box, from_above
from vision.light.colours import classify
from vision.mats.tiles import TilesFound, find_tiles
from vision.message import Message
from vision.settings.palette import Srgb

RED, BLUE, ORANGE = SETTINGS.palette.tile_red, SETTINGS.palette.tile_blue, SETTINGS.palette.seats[2]
CELL = (1, 2)
LEFT, BOTTOM, RIGHT, TOP = SHEET.cell_bounds_mm(CELL)
BELOW, ABOVE = np.array([210.0, -300.0, 500.0]), np.array([210.0, 600.0, 500.0])


def tiles_in(patches: list[tuple[Box, Srgb]], eye_mm: np.ndarray) -> TilesFound:
    above = from_above(patches)
    classes = classify(above.relative, SETTINGS.palette, SETTINGS.stages.colours)
    return find_tiles(above, classes, eye_mm, SETTINGS.geometry, SETTINGS.stages.tiles)


def upper(share: float) -> Box:
    """The cell's upper part."""
    return (LEFT, TOP - share * (TOP - BOTTOM), RIGHT, TOP)


@pytest.mark.parametrize(("own", "other", "side"), [(BLUE, RED, "blue"), (RED, BLUE, "red")])
def test_what_leans_away_from_the_camera_does_not_change_a_tiles_side(own: Srgb, other: Srgb, side: str) -> None:
    tile = (LEFT, BOTTOM, RIGHT, TOP)
    found = tiles_in([(tile, own), (upper(0.5), ORANGE), (upper(0.3), other)], BELOW)
    assert found.sides[CELL] == side


def test_where_the_near_part_shows_the_rarer_colour_nobody_knows() -> None:
    tile = (LEFT, BOTTOM, RIGHT, TOP)
    found = tiles_in([(tile, BLUE), (upper(0.3), RED)], ABOVE)
    assert CELL not in found.sides
    assert CELL in found.unsure


@pytest.mark.parametrize("eye", [BELOW, ABOVE], ids=["from below", "from above"])
def test_a_tile_alone_has_its_side_from_anywhere(eye: np.ndarray) -> None:
    assert tiles_in([((LEFT, BOTTOM, RIGHT, TOP), RED)], eye).sides == {CELL: "red"}


def test_a_tile_that_another_light_hides_is_in_doubt_and_never_bare() -> None:
    doubt, turn = Message("reason.clear_cell"), Message("reason.turn_camera")
    before = TilesFound({(0, 0): "red", (0, 1): "blue", (0, 2): "red"}, {(1, 0): doubt, (1, 1): turn})
    now = TilesFound({(0, 0): "blue", (1, 0): "red"}, {(0, 2): turn, (1, 1): turn})
    assert now.doubted_by(before) == TilesFound(now.sides, {(0, 1): doubt, (0, 2): turn, (1, 1): turn})


@pytest.mark.parametrize(
    ("share", "hidden", "doubted"), [(0.18, 0.35, True), (0.14, 0.35, False), (0.12, 0.45, False), (0.14, 0.45, True)]
)
def test_a_cell_that_shows_some_of_a_tiles_colour_beside_pieces_is_in_doubt_and_never_bare(
    share: float, hidden: float, doubted: bool
) -> None:
    lower = (LEFT, BOTTOM, RIGHT, BOTTOM + share * (TOP - BOTTOM))
    found = tiles_in([(lower, RED), (upper(hidden), ORANGE)], BELOW)
    assert CELL not in found.sides
    assert (CELL in found.unsure) == doubted
