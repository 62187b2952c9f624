"""What covers a tile and is neither the tile nor known."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, straight_wall
from vision.light.colours import Colour
from vision.networks.piece_network import Kind
from vision.pieces.foreign_area import foreign_on_tile_mm2, outside_cities, unlike_tiles_mm2
from vision.pieces.peaks import PieceGuess
from vision.pieces.tile_look import TileLook

X, Y = MIDDLE_MM
LEAST_MM2 = SETTINGS.stages.standing.bare_mm2


def foreign(look: TileLook, *marked: PieceGuess, shields: tuple[tuple[float, float], ...] = ()) -> float:
    return foreign_on_tile_mm2(look, "red", shields, marked, SETTINGS.geometry.pieces, SETTINGS.stages.standing)


def test_a_bare_tile_shows_nothing_foreign() -> None:
    assert foreign(look_at()) == 0


@pytest.mark.parametrize("seat", range(5))
def test_a_wall_of_any_colour_is_foreign_though_no_colour_be_known(seat: int) -> None:
    look = look_at(straight_wall([(0, 2), (0, 1)], 12.0, X, Y), seat)
    look.own[:] = False
    assert foreign(look) > LEAST_MM2


@pytest.mark.parametrize("kind", ["elephant", "marker"])
def test_what_a_marked_piece_or_a_shield_covers_is_known(kind: Kind) -> None:
    look = look_at(straight_wall([(0, 1)], 12.0, X, Y))
    assert foreign(look) > LEAST_MM2
    assert foreign(look, PieceGuess(kind, 3.0, X, Y, CELL)) < LEAST_MM2
    assert foreign(look, shields=((X, Y),)) < LEAST_MM2


def test_a_place_far_behind_the_camera_wipes_nothing() -> None:
    look = look_at(straight_wall([(0, 2)], 12.0, X, Y))
    before = foreign(look)
    assert foreign(look, shields=((1e7, -1e7),)) == before
    assert np.isfinite(before)


def test_wood_that_passes_for_the_tile_is_still_another_colour_beside_it() -> None:
    standing, bare = SETTINGS.stages.standing, look_at()
    look = look_at(straight_wall([(0, 2), (0, 1)], 12.0, X, Y), 2)
    look.classes[look.classes != Colour.PAPER] = Colour.TILE_RED  # as under a lamp that takes the orange out of it
    assert foreign(look) < LEAST_MM2
    assert unlike_tiles_mm2([look], {CELL: "red"}, standing)[CELL] >= LEAST_MM2
    assert unlike_tiles_mm2([bare], {CELL: "red"}, standing)[CELL] == 0
    assert unlike_tiles_mm2([look], {CELL: "blue"}, standing)[CELL] == 0


@pytest.mark.parametrize(
    ("kinds", "outside"),
    [
        (["stone"], ["stone"]),
        (["marker"], ["marker"]),
        (["stone", "stone"], ["stone", "stone"]),
        (["elephant", "marker"], ["elephant", "marker"]),
        (["stone", "marker"], []),
        (["elephant", "stone"], []),
        (["stone", "stone", "elephant"], ["stone", "stone", "elephant"]),
    ],
)
def test_one_stone_beside_one_round_piece_may_be_a_city(kinds: list[Kind], outside: list[Kind]) -> None:
    marked = [PieceGuess(kind, 3.0, X, Y, CELL) for kind in kinds]
    beside = PieceGuess("stone", 3.0, X, Y, (CELL[0] + 1, CELL[1]))
    assert [piece.kind for piece in outside_cities([*marked, beside])] == [*outside, "stone"]


def test_a_faint_mark_of_a_round_piece_makes_one_stone_a_possible_city() -> None:
    stone, two = PieceGuess("stone", 3.0, X, Y, CELL), [PieceGuess("stone", 3.0, x, Y, CELL) for x in (X, X + 20)]
    faint = [PieceGuess(kind, -0.5, X + 15, Y, CELL) for kind in ("marker", "elephant")]
    elsewhere = PieceGuess("marker", -0.5, X, Y, (CELL[0], CELL[1] + 1))
    assert outside_cities([stone], faint) == []
    assert outside_cities([stone], [elsewhere]) == [stone]
    assert outside_cities(two, faint) == two
