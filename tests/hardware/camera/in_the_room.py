"""Runs inside the camera room (a Debian folder with libcamera's virtual camera): the driver on the real picamera2.

Prints one JSON line of what it saw; ``test_picamera_room.py`` judges it. The virtual camera gives NV12 pictures only
and runs without a Pi's memory, so a shim stands where picamera2 expects either; all else is the real package.
"""

from __future__ import annotations

import json
import mmap
import os
import sys
import time
from typing import Any
from unittest.mock import MagicMock

sys.path.insert(0, "/raja")
for missing in ("pykms", "pidng", "pidng.camdefs", "pidng.core"):
    sys.modules[missing] = MagicMock()

import libcamera  # noqa: E402
import numpy as np  # noqa: E402
import picamera2.picamera2 as real  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from picamera2.allocators.dmaallocator import DmaAllocator  # noqa: E402

from hardware.camera.picamera import PicameraGrabber  # noqa: E402
from hardware.camera.picamera_settings import PicameraSettings  # noqa: E402
from hardware.errors import HardwareError  # noqa: E402


class MemoryAllocator(DmaAllocator):  # type: ignore[misc]  # picamera2 is not there where types are checked
    """Buffers in plain memory, two planes as NV12 has them."""

    def __init__(self) -> None:
        self.mapped_buffers: dict[Any, mmap.mmap] = {}
        self.mapped_buffers_used: dict[int, bool] = {}
        self.frame_buffers: dict[Any, list[Any]] = {}
        self.open_fds: list[int] = []
        self.libcamera_fds: list[int] = []
        self.dmaHeap = None
        self.sync = _Sync

    def allocate(self, libcamera_config: Any, _: Any) -> None:
        self.libcamera_fds = []
        self.cleanup()
        for fd in self.open_fds:
            os.close(fd)
        self.frame_buffers, self.open_fds = {}, []
        for stream_config in libcamera_config:
            buffers = []
            size = stream_config.frame_size
            for number in range(stream_config.buffer_count):
                fd = os.memfd_create(f"room-{number}")
                os.ftruncate(fd, size)
                self.open_fds.append(fd)
                planes = [libcamera.FrameBuffer.Plane(), libcamera.FrameBuffer.Plane()]
                luma = size * 2 // 3
                for plane, offset, length in zip(planes, (0, luma), (luma, size - luma), strict=True):
                    plane.fd, plane.offset, plane.length = fd, offset, length
                buffer = libcamera.FrameBuffer(planes)
                # libcamera may keep a copy of the descriptor: books are kept on the buffer's own.
                self.libcamera_fds.append(buffer.planes[0].fd)
                self.mapped_buffers_used[buffer.planes[0].fd] = False
                self.mapped_buffers[buffer] = mmap.mmap(fd, size, mmap.MAP_SHARED, mmap.PROT_READ | mmap.PROT_WRITE)
                buffers.append(buffer)
            self.frame_buffers[stream_config.stream] = buffers


class _Sync:
    """What picamera2 asks of a buffer in use; plain memory needs no syncing."""

    def __init__(self, allocator: Any, fb: Any, write: bool) -> None:
        self._memory = allocator.mapped_buffers[fb]

    def __enter__(self) -> Any:
        return self._memory

    def __exit__(self, *_: object) -> None:
        return None


class Request:
    """A real request whose picture is made colour."""

    def __init__(self, request: Any, size: tuple[int, int]) -> None:
        self._request, self._size = request, size
        self.get_metadata, self.release = request.get_metadata, request.release

    def make_array(self, name: str) -> Any:
        width, height = self._size
        luma = self._request.make_array(name)[:height, :width]
        return np.repeat(luma[:, :, None], 3, axis=2)


class Camera:
    """A real camera, asked for NV12 where the driver asks for RGB888."""

    def __init__(self, number: int) -> None:
        self.real = real.Picamera2(number)
        for name in (
            "configure",
            "start",
            "stop",
            "close",
            "set_controls",
            "capture_request",
            "cancel_all_and_flush",
            "autofocus_cycle",
        ):
            setattr(self, name, getattr(self.real, name))

    @property
    def camera_controls(self) -> Any:
        return self.real.camera_controls

    def create_video_configuration(self, main: dict[str, Any], *rest: Any, **named: Any) -> Any:
        return self.real.create_video_configuration({**main, "format": "NV12"}, *rest, **named)

    def camera_configuration(self) -> Any:
        config = self.real.camera_configuration()
        assert config["main"]["format"] == "NV12"
        return {**config, "main": {**config["main"], "format": "RGB888"}}

    def wait(self, job: Any, timeout: float) -> Any:
        result = self.real.wait(job, timeout=timeout)
        return (
            Request(result, self.real.camera_configuration()["main"]["size"])
            if hasattr(result, "make_array")
            else result
        )


class Package:
    def cameras(self) -> Any:
        return real.Picamera2.global_camera_info()

    def opened(self, number: int) -> Any:
        return Camera(number)


def read(grabber: PicameraGrabber) -> NDArray[np.uint8]:
    picture = grabber.read()
    assert picture is not None
    return picture


def main() -> None:
    real.DmaAllocator = MemoryAllocator
    real.Picamera2._get_raw_modes = lambda self: [{"size": (800, 600), "format": "SBGGR10", "bit_depth": 10}]
    settings = PicameraSettings(**json.loads(sys.argv[1]))
    package = Package()
    told: dict[str, Any] = {"cameras": [str(info["Id"]) for info in package.cameras()]}
    number = next(i for i, info in enumerate(package.cameras()) if info["Model"] == "Virtual Video Device1")

    def opened(lock: Any = None) -> PicameraGrabber:
        return PicameraGrabber(package, number, (800, 600), settings, time.monotonic_ns, lock)

    def refusal(act: Any) -> str:
        try:
            act()
        except HardwareError as error:
            return error.code
        return "none"

    grabber = opened()
    pictures = [read(grabber) for _ in range(20)]
    told["shape"] = list(pictures[0].shape)
    told["differs"] = any(not np.array_equal(pictures[0], picture) for picture in pictures)
    told["lock"] = grabber.lock
    told["second"] = refusal(opened)
    # A stall: the event loop is kept from handing out pictures, as an unplugged ribbon does.
    camera: Any = grabber._camera
    camera = camera.real
    handle, camera.process_requests = camera.process_requests, lambda display: time.sleep(0.05)
    told["stall"] = refusal(grabber.read)
    told["jobs_left"] = len(camera._job_list)
    camera.process_requests = handle
    grabber.release()
    told["hangs"] = grabber.hangs()
    again = opened(grabber.lock)
    told["again"] = list(read(again).shape)
    again.release()

    told["no_such_camera"] = refusal(lambda: PicameraGrabber(package, 99, (800, 600), settings, time.monotonic_ns))
    for _ in range(5):
        repeated = opened()
        repeated.read()
        repeated.release()
    told["reopened"] = 5
    print("TOLD " + json.dumps(told), flush=True)


main()
