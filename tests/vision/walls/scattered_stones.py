"""Single stones scattered at the virtual table, on a bare tile or beside a city's wall."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias, get_args

import cv2
import numpy as np

from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.stand import aim_at_seat
from hardware.virtual.random_scenes import random_aim, random_scene
from hardware.virtual.scenes.scene import SeatMat, Stone
from tests.hardware.virtual.kit import hands, renderer, shipped
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell, PointMm
from vision.observe import observe
from vision.readings.reading import CountReading, Seen
from vision.tracker import Bgr

Where: TypeAlias = Literal["bare tile", "beside a wall"]
WHERE: tuple[Where, ...] = get_args(Where)
APART_MM, FARTHEST_MM = 13.0, 20.0
_TRIES = 400


@dataclass(frozen=True, slots=True, eq=False)
class Scattered:
    """A picture of a mat, and the number of wall stones on a cell around which other stones lie."""

    seed: int
    seat: int
    cell: Cell
    stones: int
    picture: Bgr
    camera: CameraModel


def scattered_stones(seeds: Sequence[int], where: Where) -> Iterator[Scattered]:
    """Two stones on a bare tile, or one beside a wall, at least 13 mm from all others; a seed without room gives none."""
    own, kept = shipped(), dict[str, Renderer]()
    lamps = sorted(own.virtual_table.lamps)
    for seed in seeds:
        rng, seat = Random(f"scattered {seed}"), seed % own.geometry.seats
        lamp = lamps[seed // own.geometry.seats % len(lamps)]
        camera = kept.setdefault(lamp, renderer(lamp))
        scene = random_scene(seat, hands(seed))
        mat, aim = scene.mat(seat), aim_at_seat(scene, seat, own.geometry, own.virtual_table.stand)
        assert mat is not None
        assert aim is not None
        walls = {city.cell: [one.stone for one in city.wall.stones] for city in mat.cities}
        shields = {shield.cell for shield in mat.shields} | {figure.cell for figure in mat.figures}
        bare = [tile.cell for tile in mat.tiles if tile.cell not in walls and tile.cell not in shields]
        cells = bare if where == "bare tile" else [cell for cell, stones in walls.items() if stones]
        every = [stone for stones in walls.values() for stone in stones]
        if not cells or not every:
            continue
        cell = rng.choice(sorted(cells))
        places = _places(mat, walls.get(cell, []), own.geometry.seat_mat.cell_centre_mm(cell), every, rng)
        if not places:
            continue
        ground_mm = min(stone.z_mm for stone in every)
        lying = [Stone(*place, ground_mm, rng.uniform(0, 90)) for place in places]
        strewn = replace(mat, loose=(*mat.loose, *lying))
        scene = replace(scene, mats=tuple(strewn if one.seat == seat else one for one in scene.mats))
        shot = camera.jpeg(scene, random_aim(aim, rng), seed)
        picture = np.asarray(cv2.imdecode(np.frombuffer(shot, np.uint8), cv2.IMREAD_COLOR), dtype=np.uint8)
        yield Scattered(seed, seat, cell, len(walls.get(cell, [])), picture, camera.camera)


def stones_told(one: Scattered) -> CountReading:
    """One look's reading of the wall on the cell; no stones if it reports no city."""
    seen = observe(one.picture, one.camera, shipped().vision_settings())
    cities = [city for mat in seen.mats if mat.seat == one.seat for city in mat.cities]
    return next((city.wall.stones for city in cities if (city.row, city.col) == one.cell), Seen(0))


def _places(mat: SeatMat, wall: Sequence[Stone], middle: PointMm, every: Sequence[Stone], rng: Random) -> list[PointMm]:
    """The places of the stones: two near each other, or one near a stone of the wall."""
    taken = [(stone.x_mm, stone.y_mm) for stone in (*every, *mat.loose)]
    found: list[PointMm] = []
    for _ in range(_TRIES):
        about = rng.choice([(stone.x_mm, stone.y_mm) for stone in wall]) if wall else middle
        away_mm, turn = rng.uniform(APART_MM if wall else 0.0, FARTHEST_MM), rng.uniform(0, 2 * math.pi)
        place = about[0] + away_mm * math.cos(turn), about[1] + away_mm * math.sin(turn)
        on_tile = max(abs(place[0] - middle[0]), abs(place[1] - middle[1])) < 24
        near = any(math.dist(place, other) < APART_MM for other in [*taken, *found])
        if on_tile and not near and all(math.dist(place, other) < FARTHEST_MM for other in found):
            found.append(place)
            if wall or len(found) == 2:
                return found
    return []
