"""The Raspberry Pi camera as a frame source; it keeps its locked controls when it is reopened."""

from __future__ import annotations

from collections.abc import Callable

from hardware.camera.capture import CaptureSource, Grabber
from hardware.camera.picamera import PicameraGrabber
from hardware.camera.picamera_api import PicameraPackage, installed_package
from hardware.camera.picamera_settings import PicameraSettings
from hardware.camera.settings import CameraSettings
from hardware.errors import HardwareError
from vision.message import Message


class PicameraSource(CaptureSource):
    """Frames of a Raspberry Pi camera.

    Args:
        number: which camera, from 0.
        camera: size and quality of frames, and times that hold for every camera.
        settings: settings of the Raspberry Pi camera.
        clock_ns: the clock that dates frames.
        package: imports picamera2 when the camera is opened.
    """

    def __init__(
        self,
        number: int,
        camera: CameraSettings,
        settings: PicameraSettings,
        clock_ns: Callable[[], int],
        package: Callable[[], PicameraPackage] = installed_package,
    ) -> None:
        self._grabber: PicameraGrabber | None = None
        size_px = (camera.width_px, camera.height_px)
        still_px = settings.still_px if all(settings.still_px) else None
        self.takes_stills = still_px is not None

        def start() -> Grabber:
            before = self._grabber
            if before is not None and before.hangs():
                raise HardwareError("camera.hung", number=number)
            lock = None if before is None else before.lock
            self._grabber = PicameraGrabber(package(), number, size_px, settings, clock_ns, lock, still_px)
            return self._grabber

        super().__init__(Message("camera.pi", {"number": number}), start, camera, clock_ns)

    def look_again(self) -> None:
        """Forget the locked controls: the camera settles anew when it is next opened."""
        if self._grabber is not None:
            self._grabber.lock = None
