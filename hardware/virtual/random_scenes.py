"""Random tables, as they might look in the middle of a game, for testing how well vision reads them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hardware.virtual.pictures.stand import Aim
from hardware.virtual.scenes.changes import (
    Hands,
    city_founded,
    empty_table,
    figures_set,
    grain_set,
    noble_set,
    price_set,
    shields_set,
    tile_laid,
    wall_built,
    wall_knocked,
)
from hardware.virtual.scenes.scene import MARKET_ROWS, Figure, Scene, Side
from vision.geometry.table import Cell

TILES, CITIES = 7, 3
_MOST_STONES = 10
_AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
_SIDES: tuple[Side, Side] = ("red", "blue")


def random_lands(rows: int, cols: int, rng: Random) -> tuple[Cell, ...]:
    """Seven connected cells of a grid that contain a 2×2 square, as the rules require of Lands."""
    row, col = rng.randrange(rows - 1), rng.randrange(cols - 1)
    cells = {(row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)}
    while len(cells) < TILES:
        beside = {(r + dr, c + dc) for r, c in cells for dr, dc in _AROUND} - cells
        cells.add(rng.choice(sorted((r, c) for r, c in beside if 0 <= r < rows and 0 <= c < cols)))
    return tuple(sorted(cells))


def random_scene(seat: int, hands: Hands, cities_wanted: int = CITIES) -> Scene:
    """One seat's mat and the market: Lands, cities, grain, shields, elephants, perhaps fallen stones."""
    rng, grid = hands.rng, hands.geometry.seat_mat
    scene = empty_table([seat], hands)
    cells = random_lands(grid.rows, grid.cols, rng)
    for cell in cells:
        scene = tile_laid(scene, seat, cell, rng.choice(_SIDES), hands)
    cities = rng.sample(cells, cities_wanted)
    left = hands.geometry.stones_per_colour
    for cell in cities:
        scene = city_founded(scene, seat, cell, hands)
        scene = noble_set(scene, seat, cell, rng.random() < 0.85, hands)
        stones = min(rng.randrange(0, _MOST_STONES + 1), left)
        left -= stones
        scene = wall_built(scene, seat, cell, stones, hands, width=rng.randrange(1, 6))
        scene = grain_set(scene, seat, cell, rng.choice((0, 1, 2, 3, 4, 5, 6, 8, 10)), hands)
    if rng.random() < 0.3:
        scene = wall_knocked(scene, seat, cities[0], rng.randrange(1, 4), hands)
    bare = [cell for cell in cells if cell not in cities]
    for cell in rng.sample(bare, 2):
        scene = shields_set(scene, seat, cell, [rng.randrange(1, 4)], hands)
    x, y = grid.cell_centre_mm(bare[0])
    scene = figures_set(scene, seat, [Figure("elephant", bare[0], x + 13, y + 14, rng.uniform(-40, 40))])
    for row in MARKET_ROWS:
        scene = price_set(scene, row, rng.choice(sorted(hands.geometry.market_mat.pads_mm(row))), hands)
    return scene


def random_aim(aim: Aim, rng: Random) -> Aim:
    """The camera as another person might have put it up."""
    return replace(
        aim,
        azimuth_deg=aim.azimuth_deg + rng.uniform(-14, 14),
        elevation_deg=aim.elevation_deg + rng.uniform(-6, 6),
        distance_mm=aim.distance_mm + rng.uniform(-10, 40),
    )
