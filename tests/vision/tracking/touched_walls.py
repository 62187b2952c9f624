"""A wall at the virtual table before and after somebody touched it, in two pictures of each of two cameras."""

from __future__ import annotations

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
from hardware.virtual.scenes.scene import City, Scene
from tests.hardware.virtual.kit import hands, renderer, shipped
from tests.vision.fusion.moved_pairs import moved_aside
from vision.fusion.several_cameras import CameraView, SeenTogether, seen_together
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.readings.observation import TableObservation
from vision.readings.reading import CountReading, Seen
from vision.tracker import START, Bgr, track

Touch: TypeAlias = Literal["falls to one", "falls", "aside", "nudged", "one more or fewer"]
TOUCHES: tuple[Touch, ...] = get_args(Touch)
LEAST_STONES = 3
BESIDE_DEG = 42.0
"""How far aside the second camera looks from, as at a virtual evening."""
NUDGED_MM, NUDGED_DEG = (1.0, 8.0), 8.0
NS_PER_S = 1_000_000_000
FRAMES = 4
"""A second apart: the table is at rest by then."""


@dataclass(frozen=True, slots=True, eq=False)
class TouchedWall:
    """Two pictures by one camera and two by another beside it, and the stones on one city before and after."""

    seed: int
    seat: int
    cell: Cell
    before: int
    after: int
    pictures: tuple[Bgr, Bgr]
    beside: tuple[Bgr, Bgr]
    camera: CameraModel


def touched_walls(seeds: Sequence[int], touch: Touch) -> Iterator[TouchedWall]:
    """One per seed; a seed whose table has no wall of three stones gives none."""
    own = shipped()
    kept: dict[str, Renderer] = {}
    lamps = sorted(own.virtual_table.lamps)
    for seed in seeds:
        rng, seat = Random(f"fallen {seed}"), seed % own.geometry.seats
        lamp = lamps[seed // own.geometry.seats % len(lamps)]
        camera = kept.setdefault(lamp, renderer(lamp))
        scene = random_scene(seat, hands(seed))
        mat, aim = scene.mat(seat), aim_at_seat(scene, seat, own.geometry, own.virtual_table.stand)
        assert mat is not None
        assert aim is not None
        walls = [city for city in mat.cities if len(city.wall.stones) >= LEAST_STONES]
        if not walls:
            continue
        city = rng.choice(walls)
        after = _TOUCHED[touch](scene, seat, city, rng, hands(seed + 1000))
        if after is None:
            continue
        at = random_aim(aim, rng)
        beside = replace(at, azimuth_deg=at.azimuth_deg + BESIDE_DEG)
        shots = [camera.jpeg(one, eye, seed + i) for eye in (at, beside) for i, one in enumerate((scene, after))]
        first, second, first_beside, second_beside = (
            np.asarray(cv2.imdecode(np.frombuffer(s, np.uint8), cv2.IMREAD_COLOR), np.uint8) for s in shots
        )
        yield TouchedWall(
            seed,
            seat,
            city.cell,
            len(city.wall.stones),
            _stones(after, seat, city.cell),
            (first, second),
            (first_beside, second_beside),
            camera.camera,
        )


def read_after(wall: TouchedWall) -> CountReading:
    """A camera's reading of the wall afterwards, if it saw the wall before; no stones if it reports no city."""
    *_, after = _at_rest(wall.pictures, wall.camera)
    return _told(wall, after)


def read_after_together(wall: TouchedWall) -> CountReading:
    """The joint reading of the wall afterwards by two cameras that saw it before."""
    every = {name: _at_rest(shown, wall.camera) for name, shown in (("first", wall.pictures), ("beside", wall.beside))}
    pictures = {"first": wall.pictures, "beside": wall.beside}
    seen: SeenTogether | None = None
    for k in range(2):
        views = [CameraView(name, wall.camera, pictures[name][k], said[k]) for name, said in every.items()]
        seen = seen_together(views, seen, shipped().vision_settings())
    assert seen is not None
    return _told(wall, seen.observation)


def _at_rest(pictures: Sequence[Bgr], camera: CameraModel) -> list[TableObservation]:
    """A camera's observation of each picture, once the table has come to rest."""
    state, t_ns, said = START, 0, []
    for picture in pictures:
        for _ in range(FRAMES):
            state, _, _ = track(state, picture, t_ns, camera, shipped().vision_settings())
            t_ns += NS_PER_S
        assert state.observation is not None
        said.append(state.observation)
    return said


def _told(wall: TouchedWall, seen: TableObservation) -> CountReading:
    """The wall's stones; none if no city is reported."""
    mats = [mat for mat in seen.mats if mat.seat == wall.seat]
    cities = [city for mat in mats for city in mat.cities if (city.row, city.col) == wall.cell]
    return cities[0].wall.stones if cities else Seen(0)


def _stones(scene: Scene, seat: int, cell: Cell) -> int:
    mat = scene.mat(seat)
    city = None if mat is None else mat.city(cell)
    return 0 if city is None else len(city.wall.stones)


def _falls_to_one(scene: Scene, seat: int, city: City, rng: Random, own: ch.Hands) -> Scene:
    return ch.wall_knocked(scene, seat, city.cell, len(city.wall.stones) - 1, own)


def _falls(scene: Scene, seat: int, city: City, rng: Random, own: ch.Hands) -> Scene:
    return ch.wall_knocked(scene, seat, city.cell, rng.randrange(1, len(city.wall.stones)), own)


def _aside(scene: Scene, seat: int, city: City, rng: Random, own: ch.Hands) -> Scene | None:
    return moved_aside(scene, seat, city, "stones", rng, own)


def _nudged(scene: Scene, seat: int, city: City, rng: Random, own: ch.Hands) -> Scene | None:
    return moved_aside(scene, seat, city, "stones", rng, own, by_mm=NUDGED_MM, turned_deg=NUDGED_DEG)


def _one_more_or_fewer(scene: Scene, seat: int, city: City, rng: Random, own: ch.Hands) -> Scene:
    if rng.random() < 0.5:
        return ch.stones_taken(scene, seat, city.cell, 1, own)
    return ch.stone_stacked(scene, seat, city.cell, own, up=rng.random() < 0.5, width=3)


_TOUCHED: Mapping[Touch, Callable[[Scene, int, City, Random, ch.Hands], Scene | None]] = {
    "falls to one": _falls_to_one,
    "falls": _falls,
    "aside": _aside,
    "nudged": _nudged,
    "one more or fewer": _one_more_or_fewer,
}
