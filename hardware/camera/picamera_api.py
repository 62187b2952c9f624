"""The part of picamera2 that is used here; tests compare these signatures with the real package.

The package is imported when a camera is opened: it exists only on Raspberry Pi OS and comes from apt, as no wheel
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
    """A job for picamera2's event thread."""


class CompletedRequest(Protocol):
    """A captured picture that is held until it is released; release it once."""

    def make_array(self, name: str) -> NDArray[np.uint8]:
        """A copy of a stream's picture."""
        ...

    def get_metadata(self) -> dict[str, Any]:
        """Exposure, gains and so on, as they were for this picture."""
        ...

    def release(self) -> None:
        """Give the buffer back; a second call raises."""
        ...


class Picamera(Protocol):
    """An opened camera."""

    @property
    def camera_controls(self) -> dict[str, tuple[Any, Any, Any]]:
        """Control name → minimum, maximum, default; a control that is not listed must not be set."""
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
        """Make a configuration for ``configure``."""
        ...

    def configure(self, camera_config: dict[str, Any]) -> None:
        """Set up streams; this forgets controls set before, and may adjust size and format."""
        ...

    def camera_configuration(self) -> dict[str, Any]:
        """The configuration that is really in effect."""
        ...

    def start(self) -> None:
        """Start the camera."""
        ...

    def stop(self) -> None:
        """Stop the camera; hangs while a job is queued."""
        ...

    def close(self) -> None:
        """Release the camera; needed after a failed set-up, too."""
        ...

    def set_controls(self, controls: Controls) -> None:
        """Set controls for the next picture."""
        ...

    def capture_request(self, wait: bool) -> Job:
        """Queue a job for the next picture (``wait=False``)."""
        ...

    def autofocus_cycle(self, wait: bool) -> Job:
        """Queue a job that focuses once (``wait=False``)."""
        ...

    def wait(self, job: Job, timeout: float) -> Any:
        """Return a job's result; on a time-out raise ``TimeoutError`` and leave the job queued."""
        ...

    def cancel_all_and_flush(self) -> None:
        """Cancel all queued jobs."""
        ...


class PicameraPackage(Protocol):
    """The part of the picamera2 package that is used."""

    def cameras(self) -> list[dict[str, Any]]:
        """The connected cameras: ``Model``, ``Id``, ``Num`` of each."""
        ...

    def opened(self, number: int) -> Picamera:
        """Open a camera; raises whatever picamera2 raises."""
        ...


class _Installed:
    """The installed picamera2 package."""

    def __init__(self, module: Any) -> None:
        self._class = module.Picamera2

    def cameras(self) -> list[dict[str, Any]]:
        """The connected cameras, as picamera2 lists them."""
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
    except Exception as error:  # ImportError of a binding, or numpy's ValueError if apt's and pip's numpy clash
        raise HardwareError("camera.broken_picamera2", reason=str(error), apt=APT_LINE) from error
