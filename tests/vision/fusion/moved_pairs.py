"""Pairs of looks at the virtual table between which somebody touched one city: a stone or a disk more or fewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias

import cv2
import numpy as np

from hardware.virtual import changes as ch
from hardware.virtual.random_scenes import random_aim, random_scene
from hardware.virtual.rendering import Renderer
from hardware.virtual.scene import Scene
from hardware.virtual.stand import aim_at_seat
from tests.hardware.virtual.kit import hands, renderer, shipped
from vision.fusion.look import Look
from vision.geometry.table import Cell

What: TypeAlias = Literal["stones", "grain"]
ASIDE_DEG = (35.0, 70.0)


@dataclass(frozen=True, slots=True)
class MovedPair:
    """Two looks, what was moved between them on which cell, and how many stood there before and after."""

    looks: tuple[Look, ...]
    seat: int
    cell: Cell
    what: What
    before: int
    after: int


def moved_pairs(seeds: Sequence[int], *, moved: bool = True) -> Iterator[MovedPair]:
    """One pair a seed; the second look from 35° to 70° aside. ``moved`` False: nobody touched anything."""
    own = shipped()
    kept: dict[str, Renderer] = {}
    lamps = sorted(own.virtual_table.lamps)
    for seed in seeds:
        rng, seat = Random(f"moved {seed}"), seed % own.geometry.seats
        lamp = lamps[seed // own.geometry.seats % len(lamps)]
        camera = kept.setdefault(lamp, renderer(lamp))
        scene = random_scene(seat, hands(seed))
        after, cell, what, counts = _touched(scene, seat, rng, seed)
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
        yield MovedPair(looks, seat, cell, what, counts[0], counts[1] if moved else counts[0])


def _touched(scene: Scene, seat: int, rng: Random, seed: int) -> tuple[Scene, Cell, What, tuple[int, int]]:
    """A stone or a disk put on or taken off, of a city that keeps at least one wall of two or a column."""
    own = hands(seed + 1000)
    mat = next(mat for mat in scene.mats if mat.seat == seat)
    walls = [city for city in mat.cities if len(city.wall.stones) >= 3]
    columns = [city for city in mat.cities if len(city.grain) >= 2]
    if walls and (not columns or rng.random() < 0.6):
        city = rng.choice(walls)
        count = len(city.wall.stones)
        if rng.random() < 0.5:
            after = ch.stones_taken(scene, seat, city.cell, 1, own)
        else:
            after = ch.stone_stacked(scene, seat, city.cell, own, up=rng.random() < 0.5, width=3)
        stones = len(next(c for m in after.mats if m.seat == seat for c in m.cities if c.cell == city.cell).wall.stones)
        return after, city.cell, "stones", (count, stones)
    city = rng.choice(columns)
    count = len(city.grain)
    disks = count + rng.choice((-1, 1))
    return ch.grain_set(scene, seat, city.cell, disks, own), city.cell, "grain", (count, disks)
