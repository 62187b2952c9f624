"""Sets up the cameras that the command line names, each with its calibration."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.errors import CompanionError
from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing import SensingProcess
from companion.live.devices.extra_cameras import ExtraCamera
from companion.live.devices.live_devices import CameraRig
from companion.live.devices.still_capture import StillCapture
from companion.remote_camera.address import camera_address, is_camera_address
from companion.remote_camera.network_camera import NetworkCamera
from companion.settings.loading import Settings
from hardware.camera.capture import video_file, video_stream, webcam
from hardware.camera.folder import PictureFolder
from hardware.camera.picamera_source import PicameraSource
from hardware.camera.source import FrameSource
from hardware.camera.watch import WatchedCamera
from vision.geometry.camera_model import CameraModel, camera_model_from_json

_PI: Final = r"pi(?::(\d))?"
SERVED: Final = Path("served")
"""Placeholder for the calibration of a camera served by another machine, which provides it."""


@dataclass(frozen=True, slots=True)
class CameraWanted:
    """A camera that is wanted for the table: its name, its source of frames, and its calibration file."""

    name: str
    source: str
    calibration: Path


def cameras_wanted(
    sources: Sequence[str], calibrations: Sequence[Path], settings: Settings
) -> tuple[CameraWanted, ...]:
    """Return the cameras of the command line, each with its file, or else those of the settings.

    Raises:
        CompanionError: ``play.no_calibration``, ``play.no_camera``, ``play.same_camera``.
    """
    if len(sources) > len(calibrations):
        camera = sources[len(calibrations)]
        raise CompanionError(
            "play.no_calibration",
            f"Name the file of camera {_said(camera)}, too: --calibration CAMERA.json (`raja calibrate`), one for each "
            "camera in the same order.",
            camera=_said(camera),
        )
    if len(calibrations) > len(sources):
        raise CompanionError("play.no_camera", "Which camera is the calibration for? Name it: --camera 0.")
    if sources:
        names = names_of(sources)
        return tuple(CameraWanted(*one) for one in zip(names, sources, calibrations, strict=True))
    named = settings.cameras.named
    return tuple(CameraWanted(name, one.source, Path(one.calibration)) for name, one in named.items())


def names_of(sources: Sequence[str]) -> list[str]:
    """Names for unnamed cameras: an address may contain a password, a path a person's name.

    Raises:
        CompanionError: ``play.same_camera``.
    """
    if len(set(sources)) < len(sources):
        twice = next(source for source in sources if sources.count(source) > 1)
        raise CompanionError(
            "play.same_camera", f"Camera {_said(twice)} is named twice: name each camera once.", camera=_said(twice)
        )
    return [_said(source) if _said(source) == source else f"{number}" for number, source in enumerate(sources, 1)]


def _said(source: str) -> str:
    """A camera's name in a form that may be shown."""
    return source if source.isdecimal() or re.fullmatch(_PI, source) else "…"


def camera_rig(
    wanted: Sequence[CameraWanted], settings: Settings, now: Callable[[], Settings] | None = None
) -> CameraRig:
    """Set up the table's cameras; the first of ``wanted`` is the main one.

    ``now`` returns the settings whenever reading starts, because the table may have been taught since.

    Raises:
        CompanionError: ``camera.no_calibration``.
        VisionError: ``calibration.*``: a camera file is malformed.
    """
    first, *others = [
        ExtraCamera(one.name, _watched(one.source, model, settings), model)
        for one, model in [(one, _calibration_of(one)) for one in wanted]
    ]
    beside = {one.name: one.camera for one in others}
    frames = FrameBuffer(first.camera, settings, beside)
    return CameraRig(
        first.source,
        frames,
        lambda: SensingProcess(first.camera, settings if now is None else now(), beside),
        settings.referee,
        others,
        first.name,
        settings.cameras.slow_s,
        settings.camera.rest_after_s,
        settings.camera.rest_look_s,
    )


def _watched(named: str, model: CameraModel, settings: Settings) -> FrameSource:
    clock_ns = time.monotonic_ns
    source, size_px = source_of(named, settings, clock_ns), (model.width, model.height)
    watched = WatchedCamera(source, settings.camera, clock_ns, size_px, still_pictures=Path(named).is_dir())
    if isinstance(source, PicameraSource) and source.takes_stills:
        return StillCapture(watched, settings.vision_settings().stages.tracker)
    return watched


def source_of(named: str, settings: Settings, clock_ns: Callable[[], int]) -> FrameSource:
    """Return the source of frames with that name; only opening it shows whether it exists."""
    if (pi := re.fullmatch(_PI, named)) is not None:
        return PicameraSource(int(pi[1] or 0), settings.camera, settings.picamera, clock_ns)
    if named.isdecimal():
        return webcam(int(named), settings.camera, clock_ns)
    if is_camera_address(named):
        return NetworkCamera(camera_address(named), clock_ns)
    if "://" in named:
        return video_stream(named, settings.camera, clock_ns)
    path = Path(named)
    if path.is_dir():
        return PictureFolder(path, settings.camera, clock_ns)
    return video_file(path, settings.camera, clock_ns)


def _calibration_of(wanted: CameraWanted) -> CameraModel:
    """Load a camera's calibration.

    Raises ``CompanionError``: ``camera.none_served``, and as ``_calibration``; ``HardwareError`` if nothing answers.
    """
    if wanted.calibration != SERVED or not is_camera_address(wanted.source):
        return _calibration(wanted.calibration)
    address = camera_address(wanted.source)
    told = NetworkCamera(address, time.monotonic_ns).told()["calibration"]
    if told is None:
        raise CompanionError(
            "camera.none_served",
            f"The camera at {address.place} is served without its calibration: start it there with --calibration "
            "CAMERA.json, or name a file here.",
            place=address.place,
        )
    return camera_model_from_json(told)


def _calibration(path: Path) -> CameraModel:
    try:
        return camera_model_from_json(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise CompanionError(
            "camera.no_calibration",
            f"The camera file {path} cannot be read ({error.strerror}): give the one that `raja calibrate` wrote.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    except (ValueError, RecursionError) as error:
        raise CompanionError(
            "camera.calibration_no_json",
            f"The camera file {path} is not JSON: give the one that `raja calibrate` wrote.",
            file=str(path),
        ) from error
