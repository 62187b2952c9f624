"""Pairs of looks at the virtual table, between which somebody touched a city."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias, get_args

import cv2
import numpy as np

from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.stand import aim_at_seat
from hardware.virtual.random_scenes import random_aim, random_scene
from hardware.virtual.scenes import changes as ch
from hardware.virtual.scenes.scene import City, Scene, Wall
from tests.hardware.virtual.kit import hands, renderer, shipped
from vision.fusion.look import Look
from vision.geometry.table import Cell, PointMm

What: TypeAlias = Literal["stones", "grain"]
Touch: TypeAlias = Literal["one more or fewer", "to another city", "aside"]
TOUCHES: tuple[Touch, ...] = get_args(Touch)
Touched: TypeAlias = tuple[Scene, tuple["MovedPlace", ...]]
ASIDE_DEG = (35.0, 70.0)
ASIDE_MM = (8.0, 16.0)
TURNED_DEG = 25.0
_TRIES = 40


@dataclass(frozen=True, slots=True)
class MovedPlace:
    """The contents of one cell before and after."""

    cell: Cell
    what: What
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class MovedPair:
    """Two looks, and what was touched between them: two places if a piece went from one city to another, else one."""

    seed: int
    looks: tuple[Look, ...]
    seat: int
    places: tuple[MovedPlace, ...]


def moved_pairs(
    seeds: Sequence[int], *, moved: bool = True, touch: Touch = "one more or fewer", what: What | None = None
) -> Iterator[MovedPair]:
    """One pair a seed; the second look from 35° to 70° aside. ``moved`` False: nobody touched anything.

    A seed gives none if its table has nothing to touch in that way, or if something other than ``what`` is touched.
    """
    own = shipped()
    kept: dict[str, Renderer] = {}
    lamps = sorted(own.virtual_table.lamps)
    for seed in seeds:
        rng, seat = Random(f"moved {seed}"), seed % own.geometry.seats
        lamp = lamps[seed // own.geometry.seats % len(lamps)]
        camera = kept.setdefault(lamp, renderer(lamp))
        scene = random_scene(seat, hands(seed))
        touched = _TOUCHED[touch](scene, seat, rng, hands(seed + 1000))
        if touched is None or (what is not None and touched[1][0].what != what):
            continue
        after, places = touched
        aim = aim_at_seat(scene, seat, own.geometry, own.virtual_table.stand)
        assert aim is not None
        first = random_aim(aim, rng)
        aside = rng.choice((-1, 1)) * rng.uniform(*ASIDE_DEG)
        second = replace(random_aim(aim, rng), azimuth_deg=first.azimuth_deg + aside)
        shots = [camera.jpeg(scene, first, seed), camera.jpeg(after if moved else scene, second, seed + 1)]
        pictures = [np.asarray(cv2.imdecode(np.frombuffer(shot, np.uint8), cv2.IMREAD_COLOR)) for shot in shots]
        looks = tuple(
            Look(name, np.asarray(picture, dtype=np.uint8), camera.camera)
            for name, picture in zip(("first", "second"), pictures, strict=True)
        )
        untouched = tuple(replace(place, after=place.before) for place in places)
        yield MovedPair(seed, looks, seat, places if moved else untouched)


def _one_more_or_fewer(scene: Scene, seat: int, rng: Random, own: ch.Hands) -> Touched | None:
    """Put on or take off a stone or a disk of a city that keeps at least a wall of two or a column."""
    cities = _cities(scene, seat)
    walls = [city for city in cities if len(city.wall.stones) >= 3]
    columns = [city for city in cities if len(city.grain) >= 2]
    if walls and (not columns or rng.random() < 0.6):
        city = rng.choice(walls)
        if rng.random() < 0.5:
            after = ch.stones_taken(scene, seat, city.cell, 1, own)
        else:
            after = ch.stone_stacked(scene, seat, city.cell, own, up=rng.random() < 0.5, width=3)
        return after, (_place(scene, after, seat, city.cell, "stones"),)
    city = rng.choice(columns)
    after = ch.grain_set(scene, seat, city.cell, len(city.grain) + rng.choice((-1, 1)), own)
    return after, (_place(scene, after, seat, city.cell, "grain"),)


def _to_another_city(scene: Scene, seat: int, rng: Random, own: ch.Hands) -> Touched | None:
    """Move a stone or a disk from one city to another on the same mat: the mat's totals stay the same."""
    cities = _cities(scene, seat)
    walls = [city for city in cities if len(city.wall.stones) >= 3]
    columns = [city for city in cities if len(city.grain) >= 2]
    if len(walls) >= 2 and (len(columns) < 2 or rng.random() < 0.5):
        giver, taker = rng.sample(walls, 2)
        after = ch.stones_taken(scene, seat, giver.cell, 1, own)
        after = ch.stone_stacked(after, seat, taker.cell, own, up=rng.random() < 0.5, width=3)
        return after, tuple(_place(scene, after, seat, city.cell, "stones") for city in (giver, taker))
    if len(columns) < 2:
        return None
    giver, taker = rng.sample(columns, 2)
    after = ch.grain_set(scene, seat, giver.cell, len(giver.grain) - 1, own)
    after = ch.grain_set(after, seat, taker.cell, len(taker.grain) + 1, own)
    return after, tuple(_place(scene, after, seat, city.cell, "grain") for city in (giver, taker))


def _aside(scene: Scene, seat: int, rng: Random, own: ch.Hands) -> Touched | None:
    """Move a wall or a column on its tile, and turn a wall a little, with no piece more or fewer."""
    options: list[tuple[City, What]] = []
    for one in _cities(scene, seat):
        options += [(one, "stones")] if one.wall.stones else []
        options += [(one, "grain")] if one.grain else []
    if not options:
        return None
    city, what = rng.choice(options)
    after = moved_aside(scene, seat, city, what, rng, own)
    return None if after is None else (after, (_place(scene, after, seat, city.cell, what),))


def moved_aside(
    scene: Scene,
    seat: int,
    city: City,
    what: What,
    rng: Random,
    own: ch.Hands,
    *,
    by_mm: tuple[float, float] = ASIDE_MM,
    turned_deg: float = TURNED_DEG,
) -> Scene | None:
    """The scene with a city's wall or column moved on its tile by this much; None if there is no room."""
    middle = own.geometry.seat_mat.cell_centre_mm(city.cell)
    for _ in range(_TRIES):
        away, towards = rng.uniform(*by_mm), rng.uniform(0, 2 * math.pi)
        by = away * math.cos(towards), away * math.sin(towards)
        turn = rng.uniform(-turned_deg, turned_deg) if what == "stones" else 0.0
        moved = _wall_moved(city, by, turn) if what == "stones" else _column_moved(city, by)
        if _has_room(moved, middle, own):
            mat = next(mat for mat in scene.mats if mat.seat == seat)
            cities = tuple(moved if one.cell == city.cell else one for one in mat.cities)
            mats = tuple(replace(mat, cities=cities) if one.seat == seat else one for one in scene.mats)
            return replace(scene, mats=mats)
    return None


def _wall_moved(city: City, by: PointMm, turn: float) -> City:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    line = city.wall.line

    def laid(x: float, y: float) -> PointMm:
        dx, dy = x - line.x_mm, y - line.y_mm
        return line.x_mm + by[0] + cos * dx - sin * dy, line.y_mm + by[1] + sin * dx + cos * dy

    stones = tuple(
        replace(
            one,
            stone=replace(
                one.stone,
                x_mm=laid(one.stone.x_mm, one.stone.y_mm)[0],
                y_mm=laid(one.stone.x_mm, one.stone.y_mm)[1],
                yaw_deg=one.stone.yaw_deg + turn,
            ),
        )
        for one in city.wall.stones
    )
    at = laid(line.x_mm, line.y_mm)
    return replace(city, wall=Wall(replace(line, x_mm=at[0], y_mm=at[1], yaw_deg=line.yaw_deg + turn), stones))


def _column_moved(city: City, by: PointMm) -> City:
    def laid(at: PointMm) -> PointMm:
        return at[0] + by[0], at[1] + by[1]

    return replace(city, grain_at=laid(city.grain_at), grain=tuple(laid(at) for at in city.grain))


def _has_room(city: City, middle: PointMm, own: ch.Hands) -> bool:
    """Whether all pieces of a city stand on its tile and none in another."""
    pieces = own.geometry.pieces
    stones = [(one.stone.x_mm, one.stone.y_mm) for one in city.wall.stones]
    round_pieces = [*city.grain[:1], *([city.noble_at] if city.noble else [])]
    on_tile = all(
        max(abs(x - middle[0]), abs(y - middle[1])) < pieces.tile_mm / 2 - pieces.stone_mm / 2
        for x, y in [*stones, *round_pieces]
    )
    free = pieces.stone_mm / math.sqrt(2) + pieces.grain_diameter_mm / 2
    apart = all(math.dist(stone, one) > free for stone in stones for one in round_pieces)
    if len(round_pieces) == 2:
        apart = apart and math.dist(*round_pieces) > pieces.grain_diameter_mm
    return on_tile and apart


def _cities(scene: Scene, seat: int) -> tuple[City, ...]:
    return next(mat for mat in scene.mats if mat.seat == seat).cities


def _place(before: Scene, after: Scene, seat: int, cell: Cell, what: What) -> MovedPlace:
    counts = []
    for scene in (before, after):
        city = next(city for city in _cities(scene, seat) if city.cell == cell)
        counts.append(len(city.wall.stones if what == "stones" else city.grain))
    return MovedPlace(cell, what, counts[0], counts[1])


_TOUCHED: Mapping[Touch, Callable[[Scene, int, Random, ch.Hands], Touched | None]] = {
    "one more or fewer": _one_more_or_fewer,
    "to another city": _to_another_city,
    "aside": _aside,
}
