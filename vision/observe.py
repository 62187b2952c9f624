"""``observe``: takes one frame and its calibration, and returns everything it shows of the table.

The stages, top to bottom: markers → mats → of each mat: light → tiles → shields → hands → pieces → cities and their
nobles → loose stones → walls and grain of each city. Each stage is a pure function in a module of its own; none knows
the game. Given an earlier reading and where the picture changed since, it reads mats and cities only there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.light.light_model import light_on_mat
from vision.light.restored import restored
from vision.markers.detection import find_markers
from vision.markers.poses import MatFound, find_mats
from vision.mat_reading import read_mat, what_changed
from vision.mats.market import read_market
from vision.readings.guessed_camera import doubt_geometry
from vision.readings.observation import MarketObservation, MatObservation, TableObservation
from vision.readings.reading import PresenceReading, Seen
from vision.seat_mat import SeatMatSeen, look_at_seat_mat
from vision.settings.stages import VisionSettings
from vision.stopwatch import Clock, Stopwatch
from vision.tracking.prior_reading import Known, market_as_before


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture with its camera and the mats found in it; ``known`` is an earlier observation, if there is one."""

    frame_bgr: NDArray[np.uint8]
    camera: CameraModel
    found: tuple[MatFound, ...]
    known: Known | None
    settings: VisionSettings


@dataclass(frozen=True, slots=True)
class MatRead:
    """The reading of one seat mat; ``hand`` is None if nothing changed and the mat was not read."""

    observation: MatObservation
    hand: PresenceReading | None


def observe(
    frame_bgr: NDArray[np.uint8],
    camera: CameraModel,
    settings: VisionSettings,
    clock_ns: Clock | None = None,
    known: Known | None = None,
) -> TableObservation:
    """Everything one frame shows of the table.

    Args:
        frame_bgr: the picture, H×W×3, uint8, as ``cv2.imread`` gives it.
        camera: intrinsics; scaled here if the picture has another size of the same shape.
        settings: sizes, colours and thresholds.
        clock_ns: a clock to measure the stages with (``stage_ms`` of the result), e.g. ``time.perf_counter_ns``.
        known: an earlier reading and what changed since; a still mat on which nothing changed keeps its reading, and on
            the others only the cities on changed cells are read.

    Raises:
        UnusableImage: ``image.wrong_form`` if the array is no colour picture.
        MalformedCalibration: ``calibration.wrong_shape`` if picture and calibration do not belong together.
    """
    picture = colour_picture(frame_bgr)
    height, width = picture.shape[:2]
    camera = camera.scaled_to(width, height)
    watch = Stopwatch(clock_ns)
    with watch.stage("markers"):
        gray = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        found, hidden = find_mats(markers, camera, settings.geometry, settings.stages.pose)
        picture = restored(picture, gray, markers, settings.stages.restoring)
    scene = Scene(picture, camera, tuple(found), known, settings)
    market = next((_market(scene, mat, watch) for mat in found if mat.name == "market"), None)
    mats = [read_seat_mat(scene, mat.name, mat, watch) for mat in found if mat.name != "market"]
    observation = TableObservation(
        width, height, tuple(mat.observation for mat in mats), market, hidden, hand_over(mats, known), watch.stage_ms()
    )
    return doubt_geometry(observation) if camera.is_default else observation


def colour_picture(frame_bgr: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the picture if it is a colour picture, else raise ``image.wrong_form``."""
    if frame_bgr.ndim != 3 or frame_bgr.shape[2] != 3 or frame_bgr.dtype != np.uint8 or frame_bgr.size == 0:
        raise UnusableImage("image.wrong_form", "The picture is not an 8-bit colour picture: give a JPEG or PNG photo.")
    return frame_bgr


def read_seat_mat(scene: Scene, seat: int, found: MatFound, watch: Stopwatch) -> MatRead:
    """Read one seat mat; a still mat on which nothing changed keeps its reading."""
    known, settings = scene.known, scene.settings
    again = None if known is None else what_changed(known, seat, found.pose, scene.camera, settings)
    if again is not None and not again.any_change:
        return MatRead(again.before, None)
    seen = look_at_seat_mat(scene.frame_bgr, scene.camera, seat, found, settings, watch)
    observation = read_mat(scene.frame_bgr, seen, may_be_covered(seen, scene.found), again, settings, watch)
    return MatRead(observation, seen.hand.reading)


def hand_over(mats: Sequence[MatRead], known: Known | None) -> PresenceReading | None:
    """The likeliest hand over any mat that was read now; the earlier reading if none was."""
    hands = [mat.hand for mat in mats if mat.hand is not None]
    if not hands and known is not None:
        return known.observation.hand
    return likeliest_hand(hands)


def _market(scene: Scene, mat: MatFound, watch: Stopwatch) -> MarketObservation:
    """The market; keeps its earlier reading if its mat lies still and nothing on it changed."""
    settings, known = scene.settings, scene.known
    if known is not None:
        tracking = settings.stages.tracker
        before = market_as_before(known, mat.pose, scene.camera, settings.geometry, tracking)
        if before is not None:
            return before
    return market_of(scene.frame_bgr, scene.camera, mat, settings, watch)


def market_of(
    frame_bgr: NDArray[np.uint8], camera: CameraModel, mat: MatFound, settings: VisionSettings, watch: Stopwatch
) -> MarketObservation:
    """Read the market mat."""
    with watch.stage("market"):
        view = mat_view(mat.pose, camera)
        light = light_on_mat(frame_bgr, view, mat.markers, settings.stages.light)
        error_px = mat.reprojection_error_px
        return read_market(frame_bgr, view, light, error_px, settings.geometry, settings.stages.market)


def may_be_covered(mat: SeatMatSeen, found: Sequence[MatFound]) -> bool:
    """Whether another mat lies nearer to the camera, so that its pieces may stand in front of this one."""
    own = mat.found.pose.translation[2]
    return any(other.name != mat.seat and other.pose.translation[2] < own for other in found)


def likeliest_hand(readings: Sequence[PresenceReading]) -> PresenceReading | None:
    """The likeliest hand over any mat."""
    for reading in readings:
        if isinstance(reading, Seen) and reading.value:
            return reading
    doubtful = [reading for reading in readings if not isinstance(reading, Seen)]
    return doubtful[0] if doubtful else next(iter(readings), None)
