"""Opens a camera by its name, for one look or continuous watching."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from companion.aiming.aim_watcher import AimingCamera, AimShown
from companion.live.devices.real_camera import source_of
from companion.settings.loading import Settings
from hardware.camera.picamera_source import PicameraSource
from hardware.camera.watch import WatchedCamera
from vision.geometry.camera_model import CameraModel


def watched_camera(
    named: str, model: CameraModel | None, settings: Settings
) -> tuple[WatchedCamera, Callable[[], None]]:
    """Return a camera that reports stalls and frozen pictures, and a function that releases its exposure lock."""
    source = source_of(named, settings, time.monotonic_ns)
    wanted = None if model is None else (model.width, model.height)
    still = Path(named).is_dir()
    watched = WatchedCamera(source, settings.camera, time.monotonic_ns, wanted, still_pictures=still)
    return watched, source.look_again if isinstance(source, PicameraSource) else lambda: None


def aiming_camera(named: str, model: CameraModel | None, settings: Settings) -> AimingCamera:
    """Return a camera that is watched once it is entered."""
    watched, forget = watched_camera(named, model, settings)
    return AimingCamera(watched, model, settings, forget)


def first_look(aiming: AimingCamera, timeout_s: float) -> AimShown:
    """Return the first look that has a picture, or the reason why the camera gives none; waits at most ``timeout_s``."""
    end = time.monotonic() + timeout_s
    shown = aiming.newest()
    while time.monotonic() < end:
        shown = aiming.after(shown.number, 1.0)
        if shown.aim is not None or shown.trouble is not None or shown.camera.state == "unplugged":
            break
    return shown
