"""Crowded tables for training: every kind of wall on most tiles, leaning columns, nobles, shields, loose stones.

They follow docs/table.md in everything vision relies on, but not the numbers of the rules: a mat holds more cities and
stones than in a game, so that a photo shows many walls.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias

from hardware.virtual.pictures.stand import Aim
from hardware.virtual.scenes.changes import Hands, empty_table, shields_set, tile_laid
from hardware.virtual.scenes.scene import (
    City,
    Figure,
    Placement,
    Scene,
    SeatMat,
    Side,
    Stone,
    Wall,
    WallLine,
    WallStone,
)
from vision.geometry.table import Cell, PointMm

Style: TypeAlias = Literal["columns", "tower", "stairs", "pyramid", "bond", "mixed"]
Courses: TypeAlias = tuple[tuple[int, ...], ...]
"""Half-stone places of each course, from the bottom."""

STYLES: tuple[Style, ...] = ("columns", "tower", "stairs", "pyramid", "bond", "mixed")
_STYLE_WEIGHTS = (5, 2, 4, 3, 4, 3)
_LONGEST, _HIGHEST = 6, 8
_TALL_SHARE, _MOST_STONES = 0.15, 31
_STONE_REACH_MM = 24.5
_PIECE_REACH_MM = 21.0
_GAP_MM = 0.5
_TRIES = 60
_SIDES: tuple[Side, Side] = ("red", "blue")
_MAT_GAP_MM = (25.0, 60.0)


@dataclass(frozen=True, slots=True)
class Crowd:
    """How much stands on the table: how many mats, and for each the fewest and most tiles and bare tiles.

    ``walled`` and ``grained``: the shares of cities that have a wall and a column of grain, where there is room.
    """

    mats: int = 2
    tiles: tuple[int, int] = (10, 13)
    bare: tuple[int, int] = (1, 2)
    walled: float = 0.93
    grained: float = 0.75


COLUMNS_ABOVE_ALL = Crowd(mats=1, tiles=(13, 15), bare=(0, 1), walled=0.4, grained=1.0)
"""One mat with twice as many columns as usual, few of them behind a wall."""


def crowded_scene(crowd: Crowd, hands: Hands) -> Scene:
    """Mats side by side or one behind the other, most of their tiles with a city."""
    rng = hands.rng
    scene = empty_table(rng.sample(range(5), crowd.mats), hands, market=False)
    mats = tuple(
        replace(mat, placement=place) for mat, place in zip(scene.mats, _places(crowd.mats, hands), strict=True)
    )
    scene = replace(scene, mats=mats)
    for mat in mats:
        scene = _furnished(scene, mat.seat, crowd, hands)
    return scene


def crowded_aim(scene: Scene, hands: Hands) -> Aim:
    """A camera that sees all mats from any place a stand may have, mostly not from straight in front."""
    rng, own = hands.rng, hands.geometry.seat_mat
    middles = [mat.placement.to_table(own.width_mm / 2, own.height_mm / 2) for mat in scene.mats]
    x, y = (sum(m[i] for m in middles) / len(middles) for i in (0, 1))
    deep = abs(middles[0][1] - middles[-1][1]) > own.height_mm / 2
    near = 400.0 * math.exp(rng.uniform(0, 0.8)) if len(middles) == 1 else 640.0 if deep else 740.0
    azimuth = max(-75.0, min(75.0, rng.gauss(0, 32 if len(middles) == 1 else 9)))
    elevation = max(27.0, min(66.0, rng.gauss(45, 10)))
    off_mm = 30 if len(middles) == 1 else 8
    x, y = x + rng.gauss(0, off_mm), y + rng.gauss(0, off_mm)
    return Aim(x, y, azimuth, elevation, near * rng.uniform(0.96, 1.14))


def courses_of(style: Style, rng: Random) -> Courses:
    """The places of a wall's stones: every course is a run of touching stones, each resting on one or two below."""
    width = 1 if style == "tower" else rng.choice((2, 2, 3, 3, 4, 4, 5, 5, 6))
    courses = [tuple(range(-(width - 1), width, 2))]
    height = rng.randint(1, 7 if style == "tower" else 5 if width < 4 else 4)
    if rng.random() < _TALL_SHARE:
        height = rng.randint(4, 7)
    while len(courses) < min(height, _HIGHEST):
        above = _course_above(style, courses[-1], rng)
        if not above or sum(map(len, courses)) + len(above) > _MOST_STONES:
            break
        courses.append(above)
    return tuple(courses)


def chain_mm(
    stones: int, middle_mm: PointMm, yaw_deg: float, turn_deg: float, gap_mm: float, stone_mm: float
) -> list[tuple[float, float, float]]:
    """Middles and yaws (mm, degrees) of stones on an arc, each turned ``turn_deg`` from the last, touching inside."""
    half_turn = math.radians(abs(turn_deg)) / 2
    pitch = stone_mm * (math.cos(half_turn) + math.sin(half_turn)) + gap_mm
    x = y = 0.0
    places = []
    for i in range(stones):
        own = yaw_deg + (i - (stones - 1) / 2) * turn_deg
        if i:
            step = math.radians(own - turn_deg / 2)
            x, y = x + pitch * math.cos(step), y + pitch * math.sin(step)
        places.append((x, y, own))
    mean_x, mean_y = (sum(p[i] for p in places) / stones for i in (0, 1))
    return [(middle_mm[0] + px - mean_x, middle_mm[1] + py - mean_y, own) for px, py, own in places]


def _course_above(style: Style, below: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """A run of places that rest on the course below; empty if none can."""
    offset = style in ("pyramid", "bond") or (style == "mixed" and len(below) > 1 and rng.random() < 0.4)
    rests = tuple(place + 1 for place in below[:-1]) if offset else below
    if not rests or style == "tower":
        return rests
    fewest = 1
    if style == "stairs":
        length = max(len(rests) - rng.choice((1, 1, 1, 0)), 0)
    elif style == "pyramid":
        length = len(rests) if rng.random() < 0.8 else rng.randint(fewest, len(rests))
    else:
        length = rng.randint(max(fewest, len(rests) - 2), len(rests))
    left = 0 if style == "stairs" else rng.randint(0, len(rests) - length)
    return rests[left : left + length]


def _wall(cell: Cell, hands: Hands) -> Wall | None:
    """A wall that stands on its tile; None if no random try found room."""
    rng, pieces = hands.rng, hands.geometry.pieces
    x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
    courses = courses_of(rng.choices(STYLES, _STYLE_WEIGHTS)[0], rng)
    if rng.random() < 0.5:
        courses = tuple(tuple(sorted(-place for place in course)) for course in courses)
    count = len(courses[0])
    turn = rng.choice((-1, 1)) * rng.uniform(6, 22) if count > 2 and rng.random() < 0.3 else 0.0
    gap = rng.uniform(0.05, 0.8)
    yaw = max(-40.0, min(40.0, rng.gauss(0, 15)))
    for _ in range(_TRIES):
        middle = x + rng.gauss(0, 6), y + rng.gauss(3, 9)
        chain = chain_mm(count, middle, yaw, turn, gap, pieces.stone_mm)
        if all(max(abs(px - x), abs(py - y)) < _STONE_REACH_MM for px, py, _ in chain):
            stones = tuple(
                WallStone(level, place, _stone(chain, place, level, hands))
                for level, course in enumerate(courses)
                for place in course
            )
            return Wall(WallLine(*middle, yaw, pieces.stone_mm + gap), stones)
    return None


def _stone(chain: Sequence[tuple[float, float, float]], place: int, level: int, hands: Hands) -> Stone:
    """A stone at a half-stone place of a chain, as inaccurately as people put it there."""
    rng, pieces = hands.rng, hands.geometry.pieces
    at = (place + len(chain) - 1) / 2
    one, two = chain[math.floor(at)], chain[math.ceil(at)]
    x, y, yaw = ((a + b) / 2 for a, b in zip(one, two, strict=True))
    along = rng.gauss(0, 0.05 if level == 0 else 0.2)
    across = rng.gauss(0, 0.2)
    cos, sin = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    return Stone(
        x + along * cos - across * sin,
        y + along * sin + across * cos,
        pieces.tile_thickness_mm + pieces.stone_mm * (level + 0.5),
        yaw + rng.gauss(0, 1.3),
        1 + rng.uniform(-hands.stone_spread, hands.stone_spread),
    )


def _furnished(scene: Scene, seat: int, crowd: Crowd, hands: Hands) -> Scene:
    rng, grid = hands.rng, hands.geometry.seat_mat
    cells = sorted(rng.sample(sorted(grid.cells()), rng.randint(*crowd.tiles)))
    for cell in cells:
        scene = tile_laid(scene, seat, cell, rng.choice(_SIDES), hands)
    bare = rng.sample(cells, rng.randint(*crowd.bare))
    for cell in bare:
        scene = shields_set(scene, seat, cell, [rng.randrange(1, 4)] * (rng.random() < 0.7), hands)
    mat = scene.mat(seat)
    assert mat is not None
    cities = tuple(_city(cell, crowd, hands) for cell in cells if cell not in bare)
    mat = replace(mat, cities=cities, figures=tuple(_figures(bare, hands)))
    mat = replace(mat, loose=_loose(mat, hands))
    return replace(scene, mats=tuple(mat if m.seat == seat else m for m in scene.mats))


def _city(cell: Cell, crowd: Crowd, hands: Hands) -> City:
    rng, pieces = hands.rng, hands.geometry.pieces
    wall = _wall(cell, hands) if rng.random() < crowd.walled else None
    stones = [s.stone for s in wall.stones if s.course == 0] if wall is not None else []
    x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
    radius = pieces.grain_diameter_mm / 2
    foot = _free_place((x, y), radius + 1.2, stones, [], hands) if rng.random() < crowd.grained else None
    grain = () if foot is None else _column(foot, _disks(rng), rng)
    taken = [] if foot is None else [(foot, radius + 1.2)]
    noble = _free_place((x, y), pieces.noble_base_mm / 2, stones, taken, hands) if rng.random() < 0.75 else None
    line = wall if wall is not None else Wall(WallLine(x, y, 0.0, pieces.stone_mm))
    return City(cell, line, noble or (x, y), noble is not None, foot or (x, y), grain)


def _column(foot: PointMm, disks: int, rng: Random) -> tuple[PointMm, ...]:
    """Stacked disks, each a little off centre, the whole perhaps leaning."""
    lean, towards = rng.choice((0.0, 0.0, 0.0, 0.0, 0.2, 0.5)) * rng.uniform(0.2, 1.2), rng.uniform(0, 2 * math.pi)
    slack = rng.uniform(0.08, 0.55)
    return tuple(
        (
            foot[0] + i * lean * math.cos(towards) + rng.gauss(0, slack),
            foot[1] + i * lean * math.sin(towards) + rng.gauss(0, slack),
        )
        for i in range(disks)
    )


def _disks(rng: Random) -> int:
    return rng.randint(1, 8) if rng.random() < 0.7 else rng.randint(9, 20)


def _free_place(
    middle: PointMm, radius: float, stones: Sequence[Stone], taken: Sequence[tuple[PointMm, float]], hands: Hands
) -> PointMm | None:
    """A place on a tile where something round touches neither stones nor other pieces; None if no random try found one."""
    for _ in range(_TRIES):
        x = middle[0] + hands.rng.uniform(-_PIECE_REACH_MM, _PIECE_REACH_MM)
        y = middle[1] + hands.rng.uniform(-_PIECE_REACH_MM, _PIECE_REACH_MM)
        apart = all(math.dist((x, y), at) > radius + other + _GAP_MM for at, other in taken)
        if apart and all(_from_stone(stone, x, y, hands) > radius + _GAP_MM for stone in stones):
            return x, y
    return None


def _from_stone(stone: Stone, x: float, y: float, hands: Hands) -> float:
    """How far a point is from a stone's outline; 0 within it."""
    turn, half = math.radians(stone.yaw_deg), hands.geometry.pieces.stone_mm / 2
    dx, dy = x - stone.x_mm, y - stone.y_mm
    along = abs(dx * math.cos(turn) + dy * math.sin(turn)) - half
    across = abs(dy * math.cos(turn) - dx * math.sin(turn)) - half
    return math.hypot(max(along, 0.0), max(across, 0.0))


def _loose(mat: SeatMat, hands: Hands) -> tuple[Stone, ...]:
    """A few fallen stones beside the tiles or on them, clear of all pieces."""
    rng, pieces = hands.rng, hands.geometry.pieces
    half = pieces.stone_mm / 2
    standing = [s.stone for city in mat.cities for s in city.wall.stones if s.course == 0]
    round_ = [(city.grain_at, pieces.grain_diameter_mm) for city in mat.cities if city.grain]
    round_ += [(city.noble_at, pieces.noble_base_mm) for city in mat.cities if city.noble]
    round_ += [((f.x_mm, f.y_mm), pieces.elephant_length_mm) for f in mat.figures]
    round_ += [((s.x_mm, s.y_mm), pieces.shield_mm) for s in mat.shields]
    found: list[Stone] = []
    for _ in range(rng.choice((0, 0, 1, 2, 4))):
        x, y = rng.uniform(60, 360), rng.uniform(60, 238)
        if standing and rng.random() < 0.4:  # close to a wall, as when it has just lost a stone
            near = rng.choice(standing)
            x, y = near.x_mm + rng.uniform(-22, 22), near.y_mm + rng.uniform(-22, 22)
        clear = all(math.dist((x, y), at) > reach / 2 + 1.5 * half for at, reach in round_)
        clear = clear and all(_from_stone(s, x, y, hands) > 1.8 * half for s in (*standing, *found))
        tile = next((t for t in mat.tiles if max(abs(t.x_mm - x), abs(t.y_mm - y)) < pieces.tile_mm / 2 + 8), None)
        on = tile is not None and max(abs(tile.x_mm - x), abs(tile.y_mm - y)) < pieces.tile_mm / 2 - 8
        if clear and (tile is None or on):
            ground = pieces.tile_thickness_mm if on else 0.0
            tone = 1 + rng.uniform(-hands.stone_spread, hands.stone_spread)
            found.append(Stone(x, y, ground + half, rng.uniform(0, 90), tone))
    return tuple(found)


def _figures(bare: Sequence[Cell], hands: Hands) -> list[Figure]:
    rng = hands.rng
    figures = []
    for cell in bare:
        x, y = hands.geometry.seat_mat.cell_centre_mm(cell)
        if rng.random() < 0.7:
            figures.append(Figure("elephant", cell, x + 12, y + 14, rng.uniform(-180, 180)))
    return figures


def _places(mats: int, hands: Hands) -> list[Placement]:
    rng, own = hands.rng, hands.geometry.seat_mat
    gap = rng.uniform(*_MAT_GAP_MM)
    behind = rng.random() < 0.6
    step = (0.0, own.height_mm + gap) if behind else (own.width_mm + gap, 0.0)
    return [
        Placement(i * step[0] + rng.uniform(-9, 9), i * step[1] + rng.uniform(-9, 9), rng.gauss(0, 2))
        for i in range(mats)
    ]
