"""Where the virtual camera stands, and its view of the table and of each mat."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from hardware.virtual.scenes.scene import Placement, Scene
from hardware.virtual.settings import LensSettings, StandSettings
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.table import TableGeometry


@dataclass(frozen=True, slots=True)
class Aim:
    """What the camera is aimed at, in the table's frame, and from where: direction, height, distance."""

    x_mm: float
    y_mm: float
    azimuth_deg: float
    elevation_deg: float
    distance_mm: float


def camera_of(lens: LensSettings) -> CameraModel:
    """The virtual camera's intrinsics."""
    (cx, cy), f = lens.centre_px, lens.focal_px
    return CameraModel(lens.width_px, lens.height_px, ((f, 0.0, cx), (0.0, f, cy), (0.0, 0.0, 1.0)), lens.dist)


def aim_at_seat(scene: Scene, seat: int, geometry: TableGeometry, stand: StandSettings) -> Aim | None:
    """The camera in front of a seat's mat; None if that mat is not on the table."""
    placement = scene.placement(seat)
    size = (geometry.seat_mat.width_mm, geometry.seat_mat.height_mm)
    return None if placement is None else _before(placement, size, stand.distance_mm, stand)


def aim_at_market(scene: Scene, geometry: TableGeometry, stand: StandSettings) -> Aim | None:
    """The camera in front of the market; None if there is none."""
    placement = scene.placement("market")
    size = (geometry.market_mat.width_mm, geometry.market_mat.height_mm)
    return None if placement is None else _before(placement, size, stand.market_distance_mm, stand)


def _before(placement: Placement, size_mm: tuple[float, float], distance_mm: float, stand: StandSettings) -> Aim:
    x, y = placement.to_table(size_mm[0] / 2, size_mm[1] / 2)
    azimuth = stand.azimuth_deg + placement.turn_deg
    return Aim(x, y, azimuth, stand.elevation_deg, distance_mm)


def table_view(aim: Aim, camera: CameraModel) -> MatView:
    """The camera's view of the table's plane: a ``MatView`` whose mat is the table itself."""
    up, round_ = math.radians(aim.elevation_deg), math.radians(aim.azimuth_deg)
    back = np.array([math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)])
    eye = np.array([aim.x_mm, aim.y_mm, 0.0]) + aim.distance_mm * back
    right = np.array([math.cos(round_), math.sin(round_), 0.0])
    rotation = np.stack([right, np.cross(-back, right), -back])
    translation = -rotation @ eye
    return mat_view(_pose(rotation, translation), camera)


def pose_of_mat(table: MatView, placement: Placement) -> MatPose:
    """A mat's pose relative to a camera, given the camera's view of the table."""
    turn = math.radians(placement.turn_deg)
    own = np.array([[math.cos(turn), -math.sin(turn), 0], [math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
    rotation = table.rotation @ own
    translation = table.rotation @ np.array([placement.x_mm, placement.y_mm, 0.0]) + table.translation
    return _pose(rotation, translation)


def _pose(rotation: np.ndarray[tuple[int, ...], np.dtype[np.float64]], translation: object) -> MatPose:
    r = [[float(v) for v in row] for row in rotation]
    t = [float(v) for v in np.asarray(translation)]
    return MatPose(
        ((r[0][0], r[0][1], r[0][2]), (r[1][0], r[1][1], r[1][2]), (r[2][0], r[2][1], r[2][2])), (t[0], t[1], t[2])
    )
