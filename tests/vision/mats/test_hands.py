"""A hand and its sleeve are told from what belongs on a mat, whatever colour the sleeve has."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.light.colours import Colour, classify
from vision.light.light_model import SRGB_TO_LINEAR
from vision.mats.hands import HandFound, find_hand
from vision.mats.tiles import find_tiles
from vision.mats.top_view import TopView
from vision.readings.reading import Seen
from vision.settings.palette import Srgb

SETTINGS = load_settings().vision_settings()
SHEET = SETTINGS.geometry.seat_mat
INSET_MM, SCALE = SETTINGS.stages.tiles.sheet_inset_mm, SETTINGS.stages.tiles.px_per_mm
Box = tuple[float, float, float, float]
NAVY: Srgb = (40, 46, 70)
PAPER: Srgb = (255, 255, 255)
EYE_MM = np.array([210.0, -300.0, 500.0])
SLEEVE: Box = (150.0, 0.0, 210.0, 200.0)  # from the near edge up over the middle of the grid


def from_above(patches: list[tuple[Box, Srgb]]) -> TopView:
    """A sheet of paper on which rectangles (left, bottom, right, top) have colours."""
    height, width = (round((side - 2 * INSET_MM) * SCALE) for side in (SHEET.height_mm, SHEET.width_mm))
    picture = np.full((height, width, 3), PAPER[::-1], dtype=np.uint8)
    blank = np.ones((height, width), dtype=bool)
    empty = TopView(picture, picture.astype(np.float32), blank, 2.0, INSET_MM, SHEET.height_mm - INSET_MM, SCALE)
    for box, srgb in patches:
        picture[empty.window(box)] = srgb[::-1]
    relative = SRGB_TO_LINEAR[picture].astype(np.float32)
    return TopView(picture, relative, blank, 2.0, INSET_MM, SHEET.height_mm - INSET_MM, SCALE)


def look(above: TopView, seat: int = 0) -> tuple[HandFound, np.ndarray]:
    classes = classify(above.relative, SETTINGS.palette, SETTINGS.stages.colours)
    return find_hand(above, classes, seat, SETTINGS.geometry, SETTINGS.stages.hands), classes


def says_hand(found: HandFound) -> bool:
    return isinstance(found.reading, Seen) and bool(found.reading.value)


@pytest.mark.parametrize(
    "srgb", [NAVY, SETTINGS.palette.tile_red, SETTINGS.palette.tile_blue], ids=["navy", "red", "blue"]
)
def test_a_sleeve_that_reaches_over_the_rim_is_an_arm_and_no_tile(srgb: Srgb) -> None:
    above = from_above([(SLEEVE, srgb)])
    found, classes = look(above)
    assert says_hand(found)
    covered = {cell for cell in SHEET.cells() if _share_under(SHEET.cell_bounds_mm(cell), SLEEVE) > 0.15}
    assert covered <= found.cells
    tiles = find_tiles(above, found.without_sleeve(classes), EYE_MM, SETTINGS.geometry, SETTINGS.stages.tiles)
    assert not tiles.sides


def test_a_tile_beside_a_sleeve_of_its_colour_keeps_its_side() -> None:
    tile = SHEET.cell_bounds_mm((1, 4))
    above = from_above([(tile, SETTINGS.palette.tile_blue), (SLEEVE, NAVY)])
    found, classes = look(above)
    tiles = find_tiles(above, found.without_sleeve(classes), EYE_MM, SETTINGS.geometry, SETTINGS.stages.tiles)
    assert tiles.sides == {(1, 4): "blue"}


@pytest.mark.parametrize(
    "box",
    [(40.0, 40.0, 62.0, 62.0), (150.0, 0.0, 168.0, 30.0), (100.0, 100.0, 240.0, 180.0)],
    ids=["a die on the rim", "a die at the edge", "something dark on the grid"],
)
def test_what_does_not_reach_in_from_the_edge_is_no_arm(box: Box) -> None:
    found, classes = look(from_above([(box, (20, 20, 20))]))
    assert not says_hand(found)
    assert found.without_sleeve(classes) is classes


def test_walls_of_the_seats_colour_that_hide_the_rim_are_no_arm() -> None:
    for seat, srgb in enumerate(SETTINGS.palette.seats):
        found, _ = look(from_above([((120.0, 230.0, 180.0, SHEET.height_mm), srgb)]), seat)
        assert not says_hand(found), seat


def test_a_bare_fist_is_a_hand_without_a_sleeve() -> None:
    found, classes = look(from_above([((150.0, 120.0, 200.0, 180.0), SETTINGS.palette.skin[0])]))
    assert says_hand(found)
    assert not found.sleeve.any()
    assert found.without_sleeve(classes) is classes
    assert Colour.SKIN in classes


def _share_under(cell: Box, box: Box) -> float:
    across = max(0.0, min(cell[2], box[2]) - max(cell[0], box[0]))
    along = max(0.0, min(cell[3], box[3]) - max(cell[1], box[1]))
    return across * along / ((cell[2] - cell[0]) * (cell[3] - cell[1]))
