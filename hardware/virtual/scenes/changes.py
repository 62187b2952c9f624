"""What hands do at the table, as pure functions from scene to scene; randomness is passed in.

What cannot be done (a seat without a mat, a cell without a tile, too few stones) raises ``HardwareError``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from hardware.errors import HardwareError
from hardware.virtual.scenes.scene import (
    MARKET_ROWS,
    City,
    Figure,
    Hand,
    MarketMat,
    MarketName,
    MatKey,
    Placement,
    Scene,
    SeatMat,
    Shield,
    Side,
    Tile,
    Wall,
)
from hardware.virtual.scenes.stacking import LONGEST, Masonry, built, fallen_places, stacked, taken_off, wall_site
from hardware.virtual.settings import SloppinessSettings
from vision.geometry.cell_names import cell_name
from vision.geometry.table import Cell, PointMm, TableGeometry

_WALL_BACK_MM = 13.0
_FRONT_MM = 17.0
_ASIDE_MM = 19.0
_SHIELD_PLACES: tuple[PointMm, ...] = ((-13.0, -13.0), (13.0, -13.0), (13.0, 13.0), (-13.0, 13.0), (0.0, 0.0))
_MAT_GAP_MM = 160.0


@dataclass(frozen=True, slots=True)
class Hands:
    """What moving pieces depends on: sizes, how sloppy the hands are, and a source of randomness."""

    geometry: TableGeometry
    sloppiness: SloppinessSettings
    stone_spread: float
    rng: Random

    def masonry(self) -> Masonry:
        """The parameters for building walls."""
        return Masonry(self.geometry.pieces, self.sloppiness, self.stone_spread)


def empty_table(seats: Sequence[int], hands: Hands, *, market: bool = True) -> Scene:
    """Lay mats side by side, with the market at their left; nothing is on them but the market's disks."""
    own, slop, rng = hands.geometry, hands.sloppiness, hands.rng
    step = own.seat_mat.width_mm + _MAT_GAP_MM
    mats = []
    for i, seat in enumerate(seats):
        x, y = i * step + rng.uniform(-1, 1) * slop.mat_mm, rng.uniform(-1, 1) * slop.mat_mm
        mats.append(SeatMat(seat, Placement(x, y, rng.uniform(-1, 1) * slop.mat_deg)))
    if not market:
        return Scene(tuple(mats))
    placement = Placement(-_MAT_GAP_MM - own.market_mat.width_mm, 0.0, 0.0)
    disks = tuple(
        (disk, rng.uniform(-1.5, 1.5), rng.uniform(-1.5, 1.5), rng.uniform(0, 360))
        for row in MARKET_ROWS
        for disk in own.market_mat.pads_mm(row)
    )
    return Scene(tuple(mats), MarketMat(placement, (3, 8, 14), disks))


def tile_laid(scene: Scene, seat: int, cell: Cell, side: Side, hands: Hands) -> Scene:
    """Lay a tile on a cell, or turn the tile there to that side."""
    mat = _mat(scene, seat)
    if cell not in set(hands.geometry.seat_mat.cells()):
        raise HardwareError("bench.no_cell")
    there = mat.tile(cell)
    x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
    slop, rng = hands.sloppiness, hands.rng
    tile = (
        replace(there, side=side)
        if there is not None
        else Tile(
            cell,
            side,
            x + rng.uniform(-1, 1) * slop.tile_mm,
            y + rng.uniform(-1, 1) * slop.tile_mm,
            rng.uniform(-1, 1) * slop.tile_deg,
        )
    )
    tiles = tuple(sorted((*(t for t in mat.tiles if t.cell != cell), tile), key=lambda t: t.cell))
    return _with(scene, replace(mat, tiles=tiles))


def tile_taken(scene: Scene, seat: int, cell: Cell) -> Scene:
    """Take away a cell's tile and everything on it."""
    mat = _mat(scene, seat)
    return _with(
        scene,
        replace(
            mat,
            tiles=tuple(t for t in mat.tiles if t.cell != cell),
            cities=tuple(c for c in mat.cities if c.cell != cell),
            shields=tuple(s for s in mat.shields if s.cell != cell),
            figures=tuple(f for f in mat.figures if f.cell != cell),
        ),
    )


def city_founded(scene: Scene, seat: int, cell: Cell, hands: Hands) -> Scene:
    """Choose places for a wall, a noble and grain on a tile as people do: the wall at the back, the rest in front."""
    mat = _mat(scene, seat)
    if mat.tile(cell) is None:
        raise HardwareError("bench.no_tile", cell=cell_name(cell))
    if mat.city(cell) is not None:
        return scene
    x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
    rng = hands.rng
    left = rng.choice((-1, 1))

    def near(aside: float, back: float) -> PointMm:
        return x + aside + rng.uniform(-2, 2), y + back + rng.uniform(-2, 2)

    wall = wall_site((x + rng.uniform(-1, 1), y + _WALL_BACK_MM), rng.uniform(-4, 4), hands.masonry(), rng)
    city = City(cell, wall, near(left * _ASIDE_MM, -_FRONT_MM), False, near(-left * _ASIDE_MM, -_FRONT_MM))
    return _with(scene, replace(mat, cities=tuple(sorted((*mat.cities, city), key=lambda c: c.cell))))


def stone_stacked(scene: Scene, seat: int, cell: Cell, hands: Hands, *, up: bool = False, width: int = 3) -> Scene:
    """Put one more stone on a wall: widen it up to ``width``, then go on top; ``up`` starts a new course."""
    scene = city_founded(scene, seat, cell, hands)
    _has_stones(scene, seat, 1, hands)
    return _walled(
        scene, seat, cell, lambda wall: stacked(wall, hands.masonry(), hands.rng, width=min(width, LONGEST), up=up)
    )


def wall_built(
    scene: Scene, seat: int, cell: Cell, stones: int, hands: Hands, *, width: int = 3, exact: bool = False
) -> Scene:
    """Put ``stones`` more on a wall; with ``exact`` it becomes no wider than ``width``."""
    scene = city_founded(scene, seat, cell, hands)
    _has_stones(scene, seat, stones, hands)
    return _walled(
        scene,
        seat,
        cell,
        lambda wall: built(wall, stones, min(width, LONGEST), hands.masonry(), hands.rng, exact=exact),
    )


def stones_taken(scene: Scene, seat: int, cell: Cell, stones: int, hands: Hands) -> Scene:
    """Take ``stones`` off a wall and put them away."""
    city = _city(scene, seat, cell)
    if stones > len(city.wall.stones):
        raise HardwareError("bench.too_few_stones", cell=cell_name(cell), count=len(city.wall.stones))
    return _walled(scene, seat, cell, lambda wall: taken_off(wall, stones, hands.rng))


def wall_knocked(scene: Scene, seat: int, cell: Cell, fall: int, hands: Hands) -> Scene:
    """Let ``fall`` of a wall's stones fall and come to lie around it on the mat."""
    city, mat = _city(scene, seat, cell), _mat(scene, seat)
    fall = min(fall, len(city.wall.stones))
    standing = taken_off(city.wall, fall, hands.rng)
    scene = _walled(scene, seat, cell, lambda _: standing)
    # A stone alone on a tile would count as a wall of one; if the whole wall falls, all stones roll off the tile.
    ground = _free_ground(mat, hands, None if standing.stones else cell)
    lying = fallen_places(city.wall, fall, ground, hands.masonry(), hands.rng, mat.loose)
    changed = _mat(scene, seat)
    return _with(scene, replace(changed, loose=(*changed.loose, *lying)))


def loose_gathered(scene: Scene, seat: int) -> Scene:
    """Pick up all stones that lie about on a mat."""
    return _with(scene, replace(_mat(scene, seat), loose=()))


def grain_set(scene: Scene, seat: int, cell: Cell, disks: int, hands: Hands) -> Scene:
    """Make a column ``disks`` high; disks that already stand stay as they are."""
    if not 0 <= disks <= hands.geometry.grain_units:
        raise HardwareError("bench.too_much_grain", most=hands.geometry.grain_units)
    scene = city_founded(scene, seat, cell, hands)
    city = _city(scene, seat, cell)
    column = list(city.grain[:disks])
    slop = hands.sloppiness.disk_mm
    while len(column) < disks:
        below = column[-1] if column else city.grain_at
        # Hands straighten a leaning column.
        x, y = (b + 0.3 * (a - b) + hands.rng.uniform(-slop, slop) for a, b in zip(city.grain_at, below, strict=True))
        column.append((x, y))
    return _with_city(scene, seat, replace(city, grain=tuple(column)))


def noble_set(scene: Scene, seat: int, cell: Cell, there: bool, hands: Hands) -> Scene:
    """Put a city's noble there, or take it away."""
    scene = city_founded(scene, seat, cell, hands)
    return _with_city(scene, seat, replace(_city(scene, seat, cell), noble=there))


def city_cleared(scene: Scene, seat: int, cell: Cell) -> Scene:
    """Clear a tile of its city."""
    mat = _mat(scene, seat)
    return _with(scene, replace(mat, cities=tuple(c for c in mat.cities if c.cell != cell)))


def shields_set(scene: Scene, seat: int, cell: Cell, values: Sequence[int], hands: Hands) -> Scene:
    """Lay exactly these shields on a tile; if they already lie there, nothing moves."""
    mat = _mat(scene, seat)
    if mat.tile(cell) is None:
        raise HardwareError("bench.no_tile", cell=cell_name(cell))
    if sorted(s.value for s in mat.shields if s.cell == cell) == sorted(values):
        return scene
    x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
    city, rng = mat.city(cell), hands.rng
    taken = [] if city is None else [city.noble_at, city.grain_at]
    places = sorted(
        _SHIELD_PLACES[:4] if city is None else [(0.0, -_FRONT_MM + 3)],
        key=lambda p: -min((math.dist((x + p[0], y + p[1]), t) for t in taken), default=0.0),
    )
    laid = tuple(
        Shield(
            cell,
            value,
            x + places[i % len(places)][0] + 0.5 * (i // len(places)),
            y + places[i % len(places)][1],
            rng.uniform(-20, 20),
        )
        for i, value in enumerate(values)
    )
    return _with(scene, replace(mat, shields=(*(s for s in mat.shields if s.cell != cell), *laid)))


def figures_set(scene: Scene, seat: int, figures: Sequence[Figure]) -> Scene:
    """Put exactly these elephants and markers on a mat."""
    return _with(scene, replace(_mat(scene, seat), figures=tuple(figures)))


def price_set(scene: Scene, row: MarketName, number: int, hands: Hands) -> Scene:
    """Turn another disk of the market face up."""
    if scene.market is None:
        raise HardwareError("bench.no_market")
    if number not in hands.geometry.market_mat.pads_mm(row):
        raise HardwareError("bench.no_disk", number=number)
    prices = list(scene.market.face_up)
    prices[MARKET_ROWS.index(row)] = number
    return replace(scene, market=replace(scene.market, face_up=(prices[0], prices[1], prices[2])))


def hand_held(scene: Scene, mat: MatKey, at_mm: PointMm | None, hands: Hands) -> Scene:
    """Hold a hand over a mat with its fingertips at a place, or take it away (None)."""
    if at_mm is None:
        return replace(scene, hand=None)
    if scene.placement(mat) is None:
        raise HardwareError("bench.no_mat")
    return replace(scene, hand=Hand(mat, *at_mm))


def table_jolted(scene: Scene, hands: Hands) -> Scene:
    """Knock the table, which shifts every mat a little."""
    rng = hands.rng

    def moved(placement: Placement) -> Placement:
        return Placement(
            placement.x_mm + rng.uniform(-3, 3),
            placement.y_mm + rng.uniform(-3, 3),
            placement.turn_deg + rng.uniform(-0.7, 0.7),
        )

    mats = tuple(replace(mat, placement=moved(mat.placement)) for mat in scene.mats)
    market = None if scene.market is None else replace(scene.market, placement=moved(scene.market.placement))
    return replace(scene, mats=mats, market=market, jolted=scene.jolted + 1)


def stones_on_table(scene: Scene, seat: int) -> int:
    """Count a seat's stones that stand or lie on its mat."""
    mat = _mat(scene, seat)
    return sum(len(city.wall.stones) for city in mat.cities) + len(mat.loose)


def _has_stones(scene: Scene, seat: int, wanted: int, hands: Hands) -> None:
    left = hands.geometry.stones_per_colour - stones_on_table(scene, seat)
    if wanted > left:
        raise HardwareError("bench.no_stones", count=left)


def _free_ground(mat: SeatMat, hands: Hands, barred: Cell | None) -> Callable[[float, float], float | None]:
    """Return a function that gives the ground's height where a stone can come to rest: clear of pieces, markers and
    tiles' edges.

    ``barred``: a tile on which no stone may come to rest.
    """
    own = hands.geometry
    pieces, grid = own.pieces, own.seat_mat
    upright: list[PointMm] = []
    for city in mat.cities:
        upright += [city.noble_at, city.grain_at, *((s.stone.x_mm, s.stone.y_mm) for s in city.wall.stones)]
    upright += [(s.x_mm, s.y_mm) for s in mat.shields] + [(f.x_mm, f.y_mm) for f in mat.figures]
    markers = list(grid.marker_centres_mm(mat.seat).values())

    def ground(x: float, y: float) -> float | None:
        """Height of the ground at a place of the mat, in mm; None where no stone can come to rest."""
        if not (12 < x < grid.width_mm - 12 and 12 < y < grid.height_mm - 12):
            return None
        if any(math.dist((x, y), place) < 17 for place in upright):
            return None
        if any(max(abs(x - mx), abs(y - my)) < grid.marker_side_mm / 2 + 14 for mx, my in markers):
            return None
        half, reach = pieces.tile_mm / 2, 8.5
        for tile in mat.tiles:
            away = max(abs(x - tile.x_mm), abs(y - tile.y_mm))
            if away < half - reach:
                return None if tile.cell == barred else pieces.tile_thickness_mm
            if away < half + reach:
                return None
        return 0.0

    return ground


def _walled(scene: Scene, seat: int, cell: Cell, change: Callable[[Wall], Wall]) -> Scene:
    city = _city(scene, seat, cell)
    return _with_city(scene, seat, replace(city, wall=change(city.wall)))


def _mat(scene: Scene, seat: int) -> SeatMat:
    mat = scene.mat(seat)
    if mat is None:
        raise HardwareError("bench.no_mat")
    return mat


def _city(scene: Scene, seat: int, cell: Cell) -> City:
    city = _mat(scene, seat).city(cell)
    if city is None:
        raise HardwareError("bench.no_city", cell=cell_name(cell))
    return city


def _with_city(scene: Scene, seat: int, city: City) -> Scene:
    mat = _mat(scene, seat)
    return _with(scene, replace(mat, cities=tuple(city if c.cell == city.cell else c for c in mat.cities)))


def _with(scene: Scene, mat: SeatMat) -> Scene:
    return replace(scene, mats=tuple(mat if m.seat == mat.seat else m for m in scene.mats))
