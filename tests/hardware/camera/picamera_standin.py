"""A strict stand-in for picamera2: what is fatal, leaks, hangs or is refused there is so here, without a Pi.

Each trap was seen on the real package (docs/camera.md). Time is the tests' clock; what hangs waits for an event that
``let_go`` sets, so that no test leaves a thread behind.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hardware.camera.picamera_api import Job, Picamera
from tests.hardware.camera.pictures import HeldClock

FRAME_S = 0.1
_FATAL = {
    "ExposureTime": int,
    "AnalogueGain": float,
    "LensPosition": float,
    "AfMode": int,
    "AeEnable": bool,
    "AwbEnable": bool,
}
ADVERTISED: dict[str, tuple[Any, Any, Any]] = {
    "AeEnable": (False, True, True),
    "AwbEnable": (False, True, None),
    "ExposureTime": (59, 660_000, 20_000),
    "AnalogueGain": (1.0, 16.0, 1.0),
    "ColourGains": (0.0, 32.0, None),
    "FrameDurationLimits": (33_333, 1_000_000, 33_333),
    "AfMode": (0, 2, 0),
    "LensPosition": (0.0, 15.0, 1.0),
    "NoiseReductionMode": (0, 4, 0),
}


@dataclass
class Behaviour:
    """How the stand-in is to behave; changed by tests at any moment."""

    advertised: dict[str, tuple[Any, Any, Any]] = field(default_factory=lambda: dict(ADVERTISED))
    cameras: int = 1
    settles_after: int = 10
    target_exposure_us: int = 20_000
    level: int = 120
    stalled: bool = False
    stale: bool = False
    focus_never_ends: bool = False
    forgets_lock: bool = False
    opening_hangs: bool = False
    stopping_hangs: bool = False
    configure_fails: bool = False
    other_format: str | None = None
    other_size: tuple[int, int] | None = None
    picture_size: tuple[int, int] | None = None
    late: bool = False
    flickers: bool = False


class StandInPackage:
    """The package; ``open_cameras`` and ``leaked`` tell what was left behind."""

    def __init__(self, clock: HeldClock) -> None:
        self.clock = clock
        self.how = Behaviour()
        self.busy = False
        self.opens = 0
        self.let_go = threading.Event()
        self.newest: StandIn | None = None
        self.closed = threading.Event()

    def cameras(self) -> list[dict[str, Any]]:
        return [{"Model": "imx708", "Num": number, "Id": str(number)} for number in range(self.how.cameras)]

    def opened(self, number: int) -> Picamera:
        self.opens += 1
        if self.how.opening_hangs:
            self.let_go.wait(60)
        if self.busy:
            try:
                raise RuntimeError("Device or resource busy")
            except RuntimeError as error:
                raise RuntimeError("Camera __init__ sequence did not complete.") from error
        self.busy = True
        self.closed.clear()
        self.newest = StandIn(self)
        return self.newest


@dataclass
class StandInJob:
    """A queued job."""

    kind: str
    cancelled: bool = False
    request: StandInRequest | None = None


class StandInRequest:
    """A picture that holds one of the camera's buffers."""

    def __init__(self, camera: StandIn, metadata: dict[str, Any], pictures: dict[str, NDArray[np.uint8]]) -> None:
        self._camera = camera
        self._metadata = metadata
        self._pictures = pictures
        self._released = False

    def make_array(self, name: str) -> NDArray[np.uint8]:
        assert not self._released
        return self._pictures[name]

    def get_metadata(self) -> dict[str, Any]:
        assert not self._released
        return dict(self._metadata)

    def release(self) -> None:
        if self._released:
            raise RuntimeError("CompletedRequest: lock now has negative ref_count")
        self._released = True
        self._camera.held -= 1


def yuv_of(level: int, size: tuple[int, int]) -> NDArray[np.uint8]:
    """A grey picture as YUV420, rows padded to 64 bytes, as the package hands it out."""
    width, height = size
    picture = np.full((height * 3 // 2, -(-width // 64) * 64), 128, dtype=np.uint8)
    picture[:height] = 16 + round(level * 219 / 255)
    return picture


class StandIn:
    """An opened camera."""

    def __init__(self, package: StandInPackage) -> None:
        self.package = package
        self.started = False
        self.dead = False
        self.held = 0
        self.jobs: list[StandInJob] = []
        self.config: dict[str, Any] = {}
        self.controls: dict[str, Any] = {}
        self.all_controls: list[dict[str, Any]] = []
        self.frames = 0
        self.stamp_ns = 0
        self.lens = 1.0

    @property
    def camera_controls(self) -> dict[str, tuple[Any, Any, Any]]:
        return dict(self.package.how.advertised)

    def create_video_configuration(
        self,
        main: dict[str, Any],
        lores: dict[str, Any] | None,
        raw: None,
        *,
        buffer_count: int,
        controls: dict[str, Any],
        queue: bool,
    ) -> dict[str, Any]:
        brought = {"NoiseReductionMode": 1, "FrameDurationLimits": (33333, 33333)}
        return {
            "main": {"preserve_ar": True, **main},
            "lores": lores,
            "raw": raw,
            "buffer_count": buffer_count,
            "controls": brought | controls,
            "queue": queue,
        }

    def configure(self, camera_config: dict[str, Any]) -> None:
        how = self.package.how
        if self.started:
            raise RuntimeError("Camera must be stopped before configuring")
        if how.configure_fails:
            raise RuntimeError("Configuration failed")
        assert camera_config["raw"] is None, "memory for raw pictures runs out on small Pis"
        assert camera_config["queue"] is False, "a queued picture is an old one"
        assert all(side % 2 == 0 for side in camera_config["main"]["size"])
        self.config = {**camera_config, "main": dict(camera_config["main"])}
        lores = self.config["lores"]
        if lores is not None:
            assert lores["format"] == "YUV420", "the processor of older Pis gives the small stream in nothing else"
            assert all(small <= large for small, large in zip(lores["size"], self.config["main"]["size"], strict=True))
        self.config["main"]["size"] = how.other_size or self.config["main"]["size"]
        self.config["main"]["format"] = how.other_format or self.config["main"]["format"]
        self.controls = {}  # forgets what was set before
        self.set_controls(camera_config["controls"])

    def camera_configuration(self) -> dict[str, Any]:
        return self.config

    def start(self) -> None:
        assert self.config, "Camera has not been configured"
        self.started = True

    def stop(self) -> None:
        if not self.started:
            return
        if self.jobs or self.dead or self.package.how.stopping_hangs:
            self.package.let_go.wait(60)
        self.started = False

    def close(self) -> None:
        self.stop()
        self.package.busy = False
        self.package.closed.set()

    def set_controls(self, controls: dict[str, Any]) -> None:
        for name, value in controls.items():
            if name not in self.package.how.advertised:
                raise RuntimeError(f"Control {name} is not advertised by libcamera")
            if name in _FATAL and type(value) is not _FATAL[name]:
                self.dead = True
            if name == "FrameDurationLimits" and not all(type(part) is int for part in value):
                self.dead = True
            if name == "ColourGains" and not all(type(part) is float for part in value):
                self.dead = True
        self.controls |= controls
        self.all_controls.append(dict(controls))

    def capture_request(self, wait: bool) -> StandInJob:
        assert wait is False, "a capture without a deadline may never return"
        return self._queued("capture")

    def autofocus_cycle(self, wait: bool) -> StandInJob:
        assert wait is False
        assert "AfMode" in self.package.how.advertised
        return self._queued("focus")

    def wait(self, job: Job, timeout: float) -> Any:
        assert isinstance(job, StandInJob)
        if job.request is not None:
            brought, job.request = job.request, None
            return brought
        if job.cancelled:
            raise RuntimeError("cancelled")
        how = self.package.how
        behind = bool(self.jobs) and self.jobs[0] is not job  # jobs are done in their order
        without_end = behind or (how.focus_never_ends if job.kind == "focus" else how.stalled)
        if without_end or self.dead or self.held >= self.config["buffer_count"]:
            self.package.clock.pass_s(timeout)
            if how.late and job.kind == "capture":
                job.request = self._completed()  # came between the time-out and taking back
                self.jobs.remove(job)
            raise TimeoutError
        self.jobs.remove(job)
        if job.kind == "focus":
            self.lens = 2.5
            return True
        return self._completed()

    def cancel_all_and_flush(self) -> None:
        for job in self.jobs:
            job.cancelled = True
        self.jobs = []

    def _queued(self, kind: str) -> StandInJob:
        assert self.started
        job = StandInJob(kind)
        self.jobs.append(job)
        return job

    def _completed(self) -> StandInRequest:
        how, clock = self.package.how, self.package.clock
        clock.pass_s(FRAME_S)
        self.frames += 1
        self.held += 1
        if not how.stale:
            self.stamp_ns = clock()
        width, height = how.picture_size or self.config["main"]["size"]
        pictures = {"main": np.full((height, width, 3), how.level, dtype=np.uint8)}
        if self.config["lores"] is not None:
            pictures["lores"] = yuv_of(how.level, self.config["lores"]["size"])
        return StandInRequest(self, self._metadata(), pictures)

    def _metadata(self) -> dict[str, Any]:
        how = self.package.how
        left = max(0, how.settles_after - self.frames)
        metadata: dict[str, Any] = {"SensorTimestamp": self.stamp_ns, "AeState": 1}
        manual = self.controls.get("AeEnable") is False and not how.forgets_lock
        if "ExposureTime" in how.advertised:
            automatic = round(how.target_exposure_us * (1 + 0.3 * left) * (1 + how.flickers * (self.frames % 2)))
            metadata["ExposureTime"] = self.controls.get("ExposureTime", 18) // 18 * 18 if manual else automatic
            metadata["AnalogueGain"] = self.controls.get("AnalogueGain", 1.5) if manual else 1.5
        if "ColourGains" in how.advertised:
            locked = self.controls.get("AwbEnable") is False and not how.forgets_lock
            metadata["ColourGains"] = self.controls["ColourGains"] if locked else (2.0 + 0.1 * left, 1.6)
        if "LensPosition" in how.advertised:
            metadata["LensPosition"] = self.controls.get("LensPosition", self.lens)
        return metadata
