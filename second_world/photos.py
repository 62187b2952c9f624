"""Takes photos of the second world, with their truth: a table in the middle of a game, a room, a viewpoint, a JPEG."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import numpy as np

from hardware.virtual.pictures.scene_truth import JsonObject, view_truth
from hardware.virtual.pictures.stand import Aim, table_view
from hardware.virtual.random_scenes import random_scene
from hardware.virtual.scenes.changes import Hands
from hardware.virtual.settings import SloppinessSettings
from second_world.rooms import Room, random_room, random_shake_px
from second_world.sensor import developed
from second_world.studio import PAPER_NUMBER, Studio, Taken
from trainers.seeing.rendered.photos import shown_in
from trainers.seeing.rendered.window import through_lens, window_of
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import TableGeometry

WIDTH_PX, HEIGHT_PX = 1640, 1232
_CITIES = 5
_BRIGHT_PERCENT = 80.0


@dataclass(frozen=True, slots=True)
class Photo:
    """A JPEG and its entry of ``truth.json``."""

    jpeg: bytes
    truth: JsonObject


@dataclass(frozen=True, slots=True)
class Series:
    """A series of photos; the same series gives the same tables, rooms and lenses, whatever the renderer.

    Attributes:
        one_table: all photos show one set in one room through one phone, each with another game and from another place;
            otherwise every photo has its own set, room and phone.
    """

    seed: int
    one_table: bool = False

    def photo_rng(self, number: int) -> Random:
        """The random numbers for one photo."""
        return Random(f"second/{self.seed}/{number}")

    def room(self, rng: Random) -> Room:
        """The table, its set, its lamps and the phone of a photo with these random numbers."""
        if not self.one_table:
            return random_room(rng)
        room = random_room(Random(f"second/{self.seed}/room"))
        held = replace(room.camera, shake_px=random_shake_px(rng), shake_deg=rng.uniform(0, 180))
        return replace(room, camera=held)

    def lens(self, rng: Random) -> CameraModel:
        """The phone's lens."""
        return _lens(Random(f"second/{self.seed}/lens") if self.one_table else rng)


def photo(
    number: int, series: Series, studio: Studio, geometry: TableGeometry, sloppiness: SloppinessSettings
) -> Photo:
    """Photo ``number`` of a series."""
    rng = series.photo_rng(number)
    room = series.room(rng)
    sized = true_sizes(geometry, room)
    hands = Hands(sized, sloppiness, room.finish.tint, rng)
    scene = replace(random_scene(number % geometry.seats, hands, _CITIES), market=None)
    camera = series.lens(rng)
    aim = _aim(scene.mats[0].placement.to_table(210.0, 148.5), rng)
    view, window = table_view(aim, camera), window_of(camera)
    taken = studio.taken(scene, sized.pieces, view, window, room)
    linear = through_lens(taken.linear, window, camera)
    jpeg = developed(linear, _white_of(taken), room.camera, np.random.default_rng([series.seed, number]))
    conditions = room.conditions() | {
        "azimuth_deg": round(aim.azimuth_deg, 1),
        "elevation_deg": round(aim.elevation_deg, 1),
        "distance_mm": round(aim.distance_mm, 1),
        "seed": [series.seed, number],
        "one_table": series.one_table,
    }
    shown = shown_in(taken.numbers, taken.parts, scene, view, window, sized)
    return Photo(jpeg, view_truth(f"second_{number:03d}.jpg", scene, view, shown, sized, conditions))


def true_sizes(geometry: TableGeometry, room: Room) -> TableGeometry:
    """The true sizes of this table's pieces; sheets and tiles are printed to size."""
    pieces, finish = geometry.pieces, room.finish
    return replace(
        geometry,
        pieces=replace(
            pieces,
            stone_mm=pieces.stone_mm * finish.stone_scale,
            grain_diameter_mm=pieces.grain_diameter_mm * finish.disk_scale,
            grain_thickness_mm=pieces.grain_thickness_mm * finish.disk_scale,
        ),
    )


def _lens(rng: Random) -> CameraModel:
    """A phone-like lens; truth.json gives its exact calibration."""
    focal = WIDTH_PX * rng.uniform(0.78, 0.92)
    cx, cy = (WIDTH_PX - 1) / 2 + rng.gauss(0, 12), (HEIGHT_PX - 1) / 2 + rng.gauss(0, 12)
    dist = (rng.gauss(0.03, 0.03), rng.gauss(-0.01, 0.01), rng.gauss(0, 3e-4), rng.gauss(0, 3e-4), 0.0)
    tall = focal * rng.uniform(0.999, 1.001)
    return CameraModel(WIDTH_PX, HEIGHT_PX, ((focal, 0.0, cx), (0.0, tall, cy), (0.0, 0.0, 1.0)), dist)


def _aim(middle_mm: tuple[float, float], rng: Random) -> Aim:
    x, y = middle_mm[0] + rng.gauss(0, 10), middle_mm[1] + rng.gauss(0, 10)
    azimuth = max(-45.0, min(45.0, rng.gauss(0, 18)))
    return Aim(x, y, azimuth, max(33.0, min(62.0, rng.gauss(46, 7))), rng.uniform(440.0, 560.0))


def _white_of(taken: Taken) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The light from the mat's lit paper (3,), by which exposure and white balance are set."""
    paper = taken.linear[taken.numbers == PAPER_NUMBER]
    if not len(paper):
        paper = taken.linear.reshape(-1, 3)
    return np.asarray(np.percentile(paper, _BRIGHT_PERCENT, axis=0), dtype=np.float32)
