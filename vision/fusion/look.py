"""One look at a table: a picture with the camera that took it, calibrated or estimated from the markers it shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import cv2
import numpy as np

from vision.calibration.intrinsics import default_camera
from vision.calibration.known_lens import KnownLenses
from vision.calibration.lens_estimate import estimate_lens
from vision.calibration.lens_learning import lenses_after
from vision.calibration.lens_prior import plausible_35mm
from vision.calibration.photo import Photo
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.geometry.picture import Bgr
from vision.markers.detection import find_markers
from vision.observe import observe
from vision.readings.observation import TableObservation
from vision.readings.uncertain_lens import doubt_heights
from vision.settings.stages import VisionSettings
from vision.stopwatch import Clock


@dataclass(frozen=True, slots=True)
class Look:
    """One look.

    Attributes:
        name: what people call it, a file's or a camera's name.
        frame_bgr: the picture (H×W×3, uint8).
        camera: calibrated or estimated; ``is_default`` if neither, and then no count is a promise.
        height_share: of each seat's mat, one standard deviation of heights as a share of them; none of a calibrated camera.
        focal_share: the same of an estimated focal length; None of a calibrated camera.
    """

    name: str
    frame_bgr: Bgr
    camera: CameraModel
    height_share: Mapping[int, float] = field(default_factory=dict)
    focal_share: float | None = None


def calibrated_look(name: str, photo: Photo, camera: CameraModel) -> Look:
    """A photo by a camera that is calibrated.

    Raises:
        MalformedCalibration: ``calibration.wrong_shape`` if they do not belong together.
    """
    return Look(name, photo.frame_bgr, photo.calibrated(camera))


def estimated_look(name: str, photo: Photo, settings: VisionSettings) -> Look:
    """A photo by a camera that nobody knows, its lens estimated from the markers that show.

    Raises:
        UnusableImage: as ``look_by_phone``.
    """
    return look_by_phone(name, photo, KnownLenses(), settings)[0]


def look_by_phone(name: str, photo: Photo, lenses: KnownLenses, settings: VisionSettings) -> tuple[Look, KnownLenses]:
    """A photo by a phone whose ``lenses`` earlier photos have shown, and what is known of them now.

    Raises:
        UnusableImage: ``image.mirrored`` if its markers can only be read in a mirror, ``image.edited`` if markers and
            what the photo says of its lens contradict each other.
    """
    stages, geometry = settings.stages, settings.geometry
    gray = np.asarray(cv2.cvtColor(photo.frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    size_px = (gray.shape[1], gray.shape[0])
    markers = find_markers(gray, geometry, stages.pose)
    focal_35mm = plausible_35mm(photo.focal_35mm, stages.lens)
    known = lenses.find(size_px, focal_35mm, stages.lens)
    estimate = estimate_lens(markers, size_px, focal_35mm, geometry, stages.pose, stages.lens, known)
    if estimate is None or len(markers) <= stages.lens.few_markers:
        mirrored = find_markers(np.ascontiguousarray(gray[:, ::-1]), geometry, stages.pose)
        if len(mirrored) > max(len(markers), 1):
            raise UnusableImage(
                "image.mirrored", f"{name} is mirrored: take it again with the camera on the phone's back.", name=name
            )
    if estimate is None:
        return Look(name, photo.frame_bgr, default_camera(settings.stages.fusion.unknown_fov_deg, size_px)), lenses
    if not estimate.agrees:
        raise UnusableImage(
            "image.edited",
            f"The markers in {name} do not fit any lens it can have been taken with: give the photo as the camera took "
            "it, not cropped or stretched, of mats printed for this table and laid flat.",
            name=name,
        )
    shares = {seat: share for seat, share in estimate.height_share.items() if seat != "market"}
    learned = lenses_after(lenses, size_px, focal_35mm, estimate.shown, stages.lens)
    return Look(name, photo.frame_bgr, estimate.camera, shares, estimate.focal_share), learned


def observe_look(look: Look, settings: VisionSettings, clock_ns: Clock | None = None) -> TableObservation:
    """What one look says by itself, with the doubt of its lens."""
    seen = observe(look.frame_bgr, look.camera, settings, clock_ns)
    return doubt_heights(seen, look.height_share, settings.stages.lens)
