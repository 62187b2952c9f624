"""``observe``: one frame and its calibration in, everything it says about the table out.

The stages, top to bottom: markers → mats → of each mat: light → tiles → shields → hands and pieces → cities and their
nobles → loose stones → walls and grain of each city. Each stage is a pure function in a module of its own; none knows
the game.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.cities import CityFound
from vision.doubt import doubt_geometry
from vision.errors import UnusableImage
from vision.light import light_on_mat
from vision.market import read_market
from vision.mat_view import mat_view
from vision.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    TableObservation,
    TileSeen,
    WallSeen,
)
from vision.pose import MatFound, find_markers, find_mats
from vision.readings import CountReading, PresenceReading, Seen
from vision.seat_mat import SeatMatSeen, look_at_seat_mat, site_of
from vision.settings import VisionSettings
from vision.stopwatch import Clock, Stopwatch
from vision.walls.cities import read_cities


def observe(
    frame_bgr: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings, clock_ns: Clock | None = None
) -> TableObservation:
    """Everything one frame says about the table.

    Args:
        frame_bgr: the picture, H×W×3, uint8, as ``cv2.imread`` gives it.
        camera: intrinsics; scaled here if the picture has another size of the same shape.
        settings: sizes, colours and thresholds.
        clock_ns: a clock to measure the stages with (``stage_ms`` of the result), e.g. ``time.perf_counter_ns``.

    Raises:
        UnusableImage: ``image.wrong_form`` if the array is no colour picture.
        MalformedCalibration: ``calibration.wrong_shape`` if picture and calibration do not belong together.
    """
    if frame_bgr.ndim != 3 or frame_bgr.shape[2] != 3 or frame_bgr.dtype != np.uint8 or frame_bgr.size == 0:
        raise UnusableImage("image.wrong_form", "The picture is not an 8-bit colour picture: give a JPEG or PNG photo.")
    height, width = frame_bgr.shape[:2]
    camera = camera.scaled_to(width, height)
    watch = Stopwatch(clock_ns)
    with watch.stage("markers"):
        gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        found, hidden = find_mats(markers, camera, settings.geometry, settings.stages.pose)
    market = next((_market(frame_bgr, camera, mat, settings, watch) for mat in found if mat.name == "market"), None)
    seen = [
        look_at_seat_mat(frame_bgr, camera, mat.name, mat, settings, watch) for mat in found if mat.name != "market"
    ]
    mats = tuple(_mat_observation(frame_bgr, mat, _may_be_covered(mat, found), settings, watch) for mat in seen)
    observation = TableObservation(width, height, mats, market, hidden, _hand(seen), watch.stage_ms())
    return doubt_geometry(observation) if camera.is_default else observation


def _market(
    frame_bgr: NDArray[np.uint8], camera: CameraModel, mat: MatFound, settings: VisionSettings, watch: Stopwatch
) -> MarketObservation:
    with watch.stage("market"):
        view = mat_view(mat.pose, camera)
        light = light_on_mat(frame_bgr, view, mat.markers, settings.stages.light)
        error_px = mat.reprojection_error_px
        return read_market(frame_bgr, view, light, error_px, settings.geometry, settings.stages.market)


def _mat_observation(
    frame_bgr: NDArray[np.uint8], mat: SeatMatSeen, in_front: bool, settings: VisionSettings, watch: Stopwatch
) -> MatObservation:
    sites = [site_of(frame_bgr, mat, city, in_front, settings) for city in mat.cities]
    with watch.stage("walls and grain"):
        read = read_cities(sites)
    cities = []
    for city, site in zip(mat.cities, sites, strict=True):
        wall, grain = read[site.cell].wall, read[site.cell].grain
        if _stands(city, wall, grain):
            row, col = site.cell
            cities.append(CityObservation(row, col, mat.seat, city.noble.reading, wall, grain, site.crop))
    tiles = tuple(TileSeen(row, col, side) for (row, col), side in sorted(mat.tiles.sides.items()))
    unsure = tuple((row, col, why) for (row, col), why in sorted(mat.tiles.unsure.items()))
    shields = tuple(shield.seen for shield in mat.shields)
    found = mat.found
    return MatObservation(
        mat.seat,
        found.reprojection_error_px,
        found.pose,
        tiles,
        tuple(cities),
        shields,
        mat.loose.reading,
        mat.pieces,
        unsure,
    )


def _stands(city: CityFound, wall: WallSeen, grain: CountReading) -> bool:
    """False if the closer look found that nothing of a city stands there after all."""
    noble = city.noble.reading
    nothing = [isinstance(reading, Seen) and reading.value == 0 for reading in (wall.stones, grain)]
    return not (all(nothing) and not (isinstance(noble, Seen) and noble.value) and city.noble.score < 0)


def _may_be_covered(mat: SeatMatSeen, found: Sequence[MatFound]) -> bool:
    """Whether another mat lies nearer to the camera, so that what stands on it may stand before this one."""
    own = mat.found.pose.translation[2]
    return any(other.name != mat.seat and other.pose.translation[2] < own for other in found)


def _hand(mats: Sequence[SeatMatSeen]) -> PresenceReading | None:
    """The likeliest hand over any mat."""
    readings = [mat.hand.reading for mat in mats]
    for reading in readings:
        if isinstance(reading, Seen) and reading.value:
            return reading
    doubtful = [reading for reading in readings if not isinstance(reading, Seen)]
    return doubtful[0] if doubtful else next(iter(readings), None)
