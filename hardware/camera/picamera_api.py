"""What is used of picamera2, and nothing else of it: tests hold these signatures against the real package.

The package is imported when a camera is opened: it exists on Raspberry Pi OS alone and comes from apt, as no wheel
carries libcamera's bindings.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from hardware.errors import HardwareError

Controls: TypeAlias = dict[str, Any]
Metadata: TypeAlias = Mapping[str, Any]

APT_LINE = "sudo apt install python3-picamera2 --no-install-recommends"


class Job(Protocol):
    """Something picamera2's event thread will do."""


class CompletedRequest(Protocol):
    """A picture that is held until it is released, once."""

    def make_array(self, name: str) -> NDArray[np.uint8]:
        """A copy of a stream's picture."""
        ...

    def get_metadata(self) -> dict[str, Any]:
        """Exposure and so on, as they were for this picture."""
        ...

    def release(self) -> None:
        """Give the buffer back; a second time raises."""
        ...


class Picamera(Protocol):
    """An opened camera."""

    @property
    def camera_controls(self) -> dict[str, tuple[Any, Any, Any]]:
        """Control → least, most, default; what is not in here must not be set."""
        ...

    def create_video_configuration(
        self,
        main: dict[str, Any],
        lores: dict[str, Any] | None,
        raw: None,
        *,
        buffer_count: int,
        controls: Controls,
        queue: bool,
    ) -> dict[str, Any]:
        """A configuration to give to ``configure``."""
        ...

    def configure(self, camera_config: dict[str, Any]) -> None:
        """Set up streams; forgets controls set before, and may adjust size and format."""
        ...

    def camera_configuration(self) -> dict[str, Any]:
        """What was really set up."""
        ...

    def start(self) -> None:
        """Begin."""
        ...

    def stop(self) -> None:
        """End; hangs while a job is queued."""
        ...

    def close(self) -> None:
        """Let the camera go, which a failed set-up needs, too."""
        ...

    def set_controls(self, controls: Controls) -> None:
        """Controls for the next picture."""
        ...

    def capture_request(self, wait: bool) -> Job:
        """Queue a job for the next picture (``wait=False``)."""
        ...

    def autofocus_cycle(self, wait: bool) -> Job:
        """Queue a job that focuses once (``wait=False``)."""
        ...

    def wait(self, job: Job, timeout: float) -> Any:
        """A job's result; raises ``TimeoutError`` and leaves the job queued."""
        ...

    def cancel_all_and_flush(self) -> None:
        """Take back all jobs."""
        ...


class PicameraPackage(Protocol):
    """The package, as far as it is used."""

    def cameras(self) -> list[dict[str, Any]]:
        """What is connected: ``Model``, ``Id``, ``Num``."""
        ...

    def opened(self, number: int) -> Picamera:
        """Open one; raises whatever picamera2 raises."""
        ...


class _Installed:
    """The installed package."""

    def __init__(self, module: Any) -> None:
        self._class = module.Picamera2

    def cameras(self) -> list[dict[str, Any]]:
        """As it lists them."""
        return [dict(info) for info in self._class.global_camera_info()]

    def opened(self, number: int) -> Picamera:
        """Open a camera."""
        return cast(Picamera, self._class(number))


def installed_package() -> PicameraPackage:
    """Import picamera2 now.

    Raises:
        HardwareError: ``camera.no_picamera2``, ``camera.broken_picamera2``.
    """
    try:
        return _Installed(importlib.import_module("picamera2"))
    except ModuleNotFoundError as error:
        raise HardwareError("camera.no_picamera2", module=error.name or "picamera2", apt=APT_LINE) from error
    except Exception as error:  # ImportError of a binding, or numpy's ValueError where apt's and pip's numpy meet
        raise HardwareError("camera.broken_picamera2", reason=str(error), apt=APT_LINE) from error
