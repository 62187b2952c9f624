"""Simulates dice thrown through the exported tower: rigid bodies with friction, in MuJoCo.

Every triangle of the exported meshes becomes a thin solid of its own, so that the dice meet what will be printed, not a
simplified shape. If a die comes to rest leaning, the tower is tapped, as a person would do.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np
import numpy.typing as npt

from hardware.parts.parameters import Parameters
from hardware.parts.slope import slope_of

Floats = npt.NDArray[np.float64]

STEP_S = 0.0004
SKIN_MM = 0.9
"""Thickness of a triangle's solid: less than half of the thinnest wall, so that it does not reach through it."""
LEAST_AREA_MM2 = 0.5
STILL_MM_PER_S = 3.0
STILL_STEPS = 250
LONGEST_STEPS = 7500
SQUARE_MM = 0.6
SQUARE_DEG = 3.0
TAP_M_PER_S2 = 60.0
TAP_STEPS = 20
ROUNDED = 0.07
"""Share of a die's edge that is cut off at its corners and edges."""


@dataclass(frozen=True, slots=True)
class Throw:
    """How a die came to rest: distance from its place in the corner, angle out of square, taps needed; ``inside``: it
    did not jump out.
    """

    off_mm: float
    askew_deg: float
    taps: int
    inside: bool

    @property
    def squared(self) -> bool:
        """Whether the die lies square enough in the corner for the sensors to read it."""
        return self.inside and self.off_mm <= SQUARE_MM and self.askew_deg <= SQUARE_DEG


class DiceTower:
    """A simulation of one channel with its well.

    Args:
        triangles: n × 3 × 3 (mm) of channel, cover, plate and pane in the channel's frame.
        size_mm: the die's edge.
        friction: the coefficient between die and tower.
    """

    def __init__(self, parameters: Parameters, triangles: Floats, size_mm: float, friction: float) -> None:
        self._parameters = parameters
        self._size_mm = size_mm
        self._model: Any = mujoco.MjModel.from_xml_string(_model(triangles, size_mm, friction))
        self._data: Any = mujoco.MjData(self._model)
        self._axes, self._corner = _corner_frame(parameters)

    def throw(self, random: np.random.Generator, most_taps: int) -> Throw:
        """Drop a die with a random turn in at the top; tap the tower as often as needed, up to ``most_taps``."""
        tower, data = self._parameters.tower, self._data
        mujoco.mj_resetData(self._model, data)
        room = self._size_mm * 0.9
        x = random.uniform(room, tower.channel_width_mm - room)
        y = random.uniform(room, tower.channel_depth_mm - room)
        turn = random.normal(size=4)
        data.qpos[:3] = np.array([x, y, tower.height_mm + 15.0]) / 1000
        data.qpos[3:7] = turn / np.linalg.norm(turn)
        data.qvel[3:6] = random.normal(size=3) * 10
        self._until_still()
        taps = 0
        result = self._where(taps)
        while not result.squared and result.inside and taps < most_taps:
            taps += 1
            self._tap(random)
            self._until_still()
            result = self._where(taps)
        return result

    def _until_still(self) -> None:
        still = 0
        for _ in range(LONGEST_STEPS):
            mujoco.mj_step(self._model, self._data)
            speed = np.abs(self._data.qvel[:3]).max() + np.abs(self._data.qvel[3:6]).max() * self._size_mm / 2000
            still = still + 1 if speed * 1000 < STILL_MM_PER_S else 0
            if still >= STILL_STEPS:
                return

    def _tap(self, random: np.random.Generator) -> None:
        """Knock the tower's side or front: for 8 ms everything in it is pushed to one side."""
        gravity = np.array(self._model.opt.gravity)
        angle = random.uniform(0, 2 * math.pi)
        self._model.opt.gravity[:2] += TAP_M_PER_S2 * np.array([math.cos(angle), math.sin(angle)])
        for _ in range(TAP_STEPS):
            mujoco.mj_step(self._model, self._data)
        self._model.opt.gravity[:] = gravity

    def _where(self, taps: int) -> Throw:
        place = self._axes.T @ (np.array(self._data.qpos[:3]) * 1000 - self._corner)
        turned = np.zeros(9)
        mujoco.mju_quat2Mat(turned, self._data.qpos[3:7])
        aligned = np.abs(self._axes.T @ turned.reshape(3, 3)).max(axis=0).min()
        tower = self._parameters.tower
        inside = bool(0 < self._data.qpos[0] * 1000 < tower.channel_width_mm and place.min() > 0)
        off = float(np.abs(place - self._size_mm / 2).max())
        return Throw(off, math.degrees(math.acos(min(1.0, float(aligned)))), taps, inside)


def _corner_frame(parameters: Parameters) -> tuple[Floats, Floats]:
    """Axes as columns (along both walls, off the floor) and the corner itself (mm), in the channel's frame."""
    slope = slope_of(parameters)
    sine, cosine, half = math.sin(slope.tilt), math.cos(slope.tilt), math.sqrt(0.5)
    floor = np.array([[1.0, 0.0, 0.0], [0.0, cosine, -sine], [0.0, sine, cosine]])
    walls = np.array([[half, -half, 0.0], [half, half, 0.0], [0.0, 0.0, 1.0]])
    return floor @ walls, np.array([parameters.tower.channel_width_mm / 2, slope.apex_y_mm, slope.apex_z_mm])


def _model(triangles: Floats, size_mm: float, friction: float) -> str:
    solids = _skin(triangles)
    meshes = "".join(
        f'<mesh name="t{number}" inertia="shell" vertex="{_numbers(solid)}"/>' for number, solid in enumerate(solids)
    )
    geoms = "".join(
        f'<geom type="mesh" mesh="t{number}" contype="1" conaffinity="2"/>' for number in range(len(solids))
    )
    return f"""<mujoco>
<option timestep="{STEP_S}" cone="elliptic" gravity="0 0 -9.81" iterations="30"/>
<default><geom friction="{friction} 0.001 0.0001" solref="0.0015 0.5" solimp="0.95 0.99 0.0002" condim="4"/></default>
<asset><mesh name="die" vertex="{_numbers(_die(size_mm))}"/>{meshes}</asset>
<worldbody>{geoms}<geom type="plane" size="1 1 0.1" contype="1" conaffinity="2"/>
<body><freejoint/><geom type="mesh" mesh="die" density="1200" contype="2" conaffinity="1"/></body>
</worldbody></mujoco>"""


def _skin(triangles: Floats) -> list[Floats]:
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    twice_area = np.linalg.norm(across, axis=1)
    kept = twice_area > 2 * LEAST_AREA_MM2
    inward = -across[kept] / twice_area[kept, None] * SKIN_MM
    return [np.concatenate([corners, corners + way]) for corners, way in zip(triangles[kept], inward, strict=True)]


def _die(size_mm: float) -> Floats:
    """Corners (24×3, mm) of a cube whose corners are cut off."""
    half, cut = size_mm / 2, size_mm * ROUNDED
    points = []
    for signs in itertools.product((-1.0, 1.0), repeat=3):
        for axis in range(3):
            point = np.array(signs) * (half - cut)
            point[axis] = signs[axis] * half
            points.append(point)
    return np.array(points)


def _numbers(points: Floats | Sequence[float]) -> str:
    return " ".join(f"{value:.7f}" for value in np.asarray(points).ravel() / 1000)
