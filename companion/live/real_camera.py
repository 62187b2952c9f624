"""The camera that people name at the start, with its calibration."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

from companion.errors import CompanionError
from companion.frames.kept_frames import KeptFrames
from companion.frames.sensing import SensingProcess
from companion.live.devices import CameraRig
from companion.settings.loading import Settings
from hardware.camera.capture import video_file, video_stream, webcam
from hardware.camera.folder import PictureFolder
from hardware.camera.picamera_source import PicameraSource
from hardware.camera.source import FrameSource
from hardware.camera.watch import WatchedCamera
from vision.geometry.camera_model import CameraModel, camera_model_from_json


def camera_rig(named: str, calibration: Path, settings: Settings) -> CameraRig:
    """A camera by what people call it: ``pi``, a webcam's number, a folder of pictures, a video, a stream's address.

    Raises:
        CompanionError: ``camera.no_calibration``.
        VisionError: ``calibration.*``: the camera file is none.
    """
    model = _calibration(calibration)
    clock_ns = time.monotonic_ns
    folder = Path(named).is_dir()
    source = source_of(named, settings, clock_ns)
    watched = WatchedCamera(source, settings.camera, clock_ns, (model.width, model.height), still_pictures=folder)
    frames = KeptFrames(model, settings)
    return CameraRig(watched, frames, lambda: SensingProcess(model, settings), settings.referee)


def source_of(named: str, settings: Settings, clock_ns: Callable[[], int]) -> FrameSource:
    """What gives frames under that name; whether it is there shows when it is opened."""
    if (pi := re.fullmatch(r"pi(?::(\d))?", named)) is not None:
        return PicameraSource(int(pi[1] or 0), settings.camera, settings.picamera, clock_ns)
    if named.isdecimal():
        return webcam(int(named), settings.camera, clock_ns)
    if "://" in named:
        return video_stream(named, settings.camera, clock_ns)
    path = Path(named)
    if path.is_dir():
        return PictureFolder(path, settings.camera, clock_ns)
    return video_file(path, settings.camera, clock_ns)


def _calibration(path: Path) -> CameraModel:
    try:
        return camera_model_from_json(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no JSON"
        raise CompanionError(
            "camera.no_calibration",
            f"The camera file {path} cannot be read ({why}): give the one that `raja calibrate` wrote.",
        ) from error
