"""Lays out a table as described: what is already right stays as it is, the rest is corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hardware.virtual.scenes.changes import (
    Hands,
    city_cleared,
    city_founded,
    figures_set,
    grain_set,
    loose_gathered,
    noble_set,
    price_set,
    shields_set,
    stones_taken,
    tile_laid,
    tile_taken,
    wall_built,
)
from hardware.virtual.scenes.scene import MARKET_ROWS, Figure, Scene, Side
from vision.geometry.table import Cell


@dataclass(frozen=True, slots=True)
class TileWanted:
    """One tile and what is to stand on it; ``width`` is that of the wall's widest course."""

    cell: Cell
    side: Side
    stones: int = 0
    width: int = 0
    grain: int = 0
    noble: bool = False
    shields: tuple[int, ...] = ()
    elephants: int = 0
    marker: bool = False


@dataclass(frozen=True, slots=True)
class TableWanted:
    """What is to lie on the table: tiles by mat, and the market's disks; what is not mentioned stays as it is."""

    seats: tuple[tuple[int, tuple[TileWanted, ...]], ...]
    prices: tuple[int, int, int] | None = None


def laid_out(scene: Scene, wanted: TableWanted, hands: Hands) -> Scene:
    """The scene with everything as wanted.

    Raises:
        HardwareError: ``bench.*``.
    """
    for seat, tiles in wanted.seats:
        if scene.mat(seat) is not None:
            scene = _seat_laid(scene, seat, tiles, hands)
    if wanted.prices is not None and scene.market is not None:
        for row, number in zip(MARKET_ROWS, wanted.prices, strict=True):
            scene = price_set(scene, row, number, hands)
    return scene


def laid_where_changed(
    scene: Scene,
    seat: int,
    before: Sequence[TileWanted],
    wanted: Sequence[TileWanted],
    hands: Hands,
    at_work: Cell | None = None,
) -> Scene:
    """Update those tiles of a seat whose wanted state changed; elsewhere, what hands did stays.

    Args:
        at_work: the cell where somebody is building or taking stones off: its wall and fallen stones stay as they are.

    Raises:
        HardwareError: ``bench.*``.
    """
    mat = scene.mat(seat)
    if mat is None or tuple(before) == tuple(wanted):
        return scene
    if at_work is None:
        scene = loose_gathered(scene, seat)
    lying = {tile.cell for tile in mat.tiles}
    for gone in lying & ({tile.cell for tile in before} - {tile.cell for tile in wanted}):
        scene = tile_taken(scene, seat, gone)
    changed = [tile for tile in wanted if tile not in before]
    kept = [_with_wall_as_it_is(scene, seat, tile) if tile.cell == at_work else tile for tile in changed]
    return _tiles_laid(scene, seat, kept, wanted, hands)


def _with_wall_as_it_is(scene: Scene, seat: int, tile: TileWanted) -> TileWanted:
    stones, width = _wall_size(scene, seat, tile.cell)
    return replace(tile, stones=stones, width=width)


def _seat_laid(scene: Scene, seat: int, tiles: Sequence[TileWanted], hands: Hands) -> Scene:
    mat = scene.mat(seat)
    assert mat is not None
    scene = loose_gathered(scene, seat)  # fallen stones go back to the reserve, as they may be needed
    for gone in {tile.cell for tile in mat.tiles} - {tile.cell for tile in tiles}:
        scene = tile_taken(scene, seat, gone)
    return _tiles_laid(scene, seat, tiles, tiles, hands)


def _tiles_laid(
    scene: Scene, seat: int, tiles: Sequence[TileWanted], all_tiles: Sequence[TileWanted], hands: Hands
) -> Scene:
    """Lay some of a seat's tiles as wanted, and the figures of all tiles."""
    # Stones that come off one wall may be needed for another, so take first and build later.
    for tile in tiles:
        scene = tile_laid(scene, seat, tile.cell, tile.side, hands)
        scene = _stones_off(scene, seat, tile, hands)
    for tile in tiles:
        scene = _tile_furnished(scene, seat, tile, hands)
    return figures_set(scene, seat, _figures(all_tiles, hands))


def _stones_off(scene: Scene, seat: int, tile: TileWanted, hands: Hands) -> Scene:
    mat = scene.mat(seat)
    city = None if mat is None else mat.city(tile.cell)
    if city is None:
        return scene
    if not (tile.stones or tile.grain or tile.noble):
        return city_cleared(scene, seat, tile.cell)
    wall = city.wall
    too_many = max(len(wall.stones) - tile.stones, 0)
    scene = stones_taken(scene, seat, tile.cell, too_many, hands)
    stones, width = _wall_size(scene, seat, tile.cell)
    if width <= tile.width <= width + tile.stones - stones:
        return scene
    return stones_taken(scene, seat, tile.cell, stones, hands)  # another shape: build the wall anew


def _tile_furnished(scene: Scene, seat: int, tile: TileWanted, hands: Hands) -> Scene:
    if tile.stones or tile.grain or tile.noble:
        scene = city_founded(scene, seat, tile.cell, hands)
        missing = tile.stones - _wall_size(scene, seat, tile.cell)[0]
        if missing > 0:
            scene = wall_built(scene, seat, tile.cell, missing, hands, width=tile.width, exact=True)
        scene = grain_set(scene, seat, tile.cell, tile.grain, hands)
        scene = noble_set(scene, seat, tile.cell, tile.noble, hands)
    return shields_set(scene, seat, tile.cell, tile.shields, hands)


def _wall_size(scene: Scene, seat: int, cell: Cell) -> tuple[int, int]:
    mat = scene.mat(seat)
    city = None if mat is None else mat.city(cell)
    return (0, 0) if city is None else (len(city.wall.stones), city.wall.width())


def _figures(tiles: Sequence[TileWanted], hands: Hands) -> list[Figure]:
    figures = []
    for tile in tiles:
        x, y = hands.geometry.seat_mat.cell_centre_mm(tile.cell)
        for i in range(tile.elephants):
            place = ((-14.0, 12.0), (14.0, 12.0), (-14.0, -14.0), (14.0, -14.0))[i % 4]
            figures.append(Figure("elephant", tile.cell, x + place[0], y + place[1], 8.0 * i))
        if tile.marker:
            figures.append(Figure("marker", tile.cell, x, y - 14.0, 15.0))
    return figures
