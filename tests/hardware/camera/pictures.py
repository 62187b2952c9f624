"""Small pictures, clocks and devices that the tests of frame sources share."""

from __future__ import annotations

import threading
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]


def noisy_picture(seed: int, width: int = 64, height: int = 48) -> Picture:
    """Noise, different for each seed."""
    return np.random.default_rng(seed).integers(0, 256, (height, width, 3), dtype=np.uint8)


def picture_folder(folder: Path, count: int) -> Path:
    """A folder of ``count`` pictures, the last one a PNG."""
    folder.mkdir(exist_ok=True)
    for number in range(count):
        suffix = "png" if number == count - 1 else "jpg"
        cv2.imwrite(str(folder / f"{number:03}.{suffix}"), noisy_picture(number))
    return folder


def short_video(path: Path, count: int) -> Path:
    """A video of ``count`` pictures, 50 a second."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 50.0, (64, 48))
    for number in range(count):
        writer.write(noisy_picture(number))
    writer.release()
    return path


class HeldClock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.t_ns = 1_000_000_000

    def __call__(self) -> int:
        """The time."""
        return self.t_ns

    def pass_s(self, seconds: float) -> None:
        """Let time pass."""
        self.t_ns += round(seconds * 1e9)


class FakeWebcam:
    """A device that gives noise until it is unplugged, freezes or hangs."""

    def __init__(self) -> None:
        self.unplugged = threading.Event()
        self.frozen = threading.Event()
        self.hangs = threading.Event()
        self.released = threading.Event()
        self.reads = 0

    def read(self) -> Picture | None:
        """One picture, some milliseconds later."""
        if self.unplugged.wait(0.003):
            return None
        while self.hangs.is_set() and not self.unplugged.wait(0.01):
            pass
        self.reads += not self.frozen.is_set()
        return noisy_picture(self.reads)

    def period_s(self) -> float | None:
        """It comes when it comes."""
        return None

    def release(self) -> None:
        """Let go."""
        self.released.set()
