"""A small learned network, as every part of seeing has one: a file of the package, run by OpenCV's dnn."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import VisionError

Numbers: TypeAlias = NDArray[np.float32]


class UnusableNetwork(VisionError):
    """A learned network's file is missing or is not one."""


@dataclass(frozen=True, slots=True)
class NetworkFile:
    """Where a network lies, and what is said if it cannot be used.

    Attributes:
        folder: below the package, ``vision/walls/evidence``.
        whose: what it is for, ``walls'``.
        missing, broken: the errors' codes.
    """

    folder: str
    name: str
    whose: str
    missing: str
    broken: str

    def shipped(self) -> bytes:
        """The file that comes with the package.

        Raises:
            UnusableNetwork: ``missing``.
        """
        try:
            return files(self.folder.replace("/", ".")).joinpath(self.name).read_bytes()
        except OSError as error:
            raise UnusableNetwork(
                self.missing, f"The file {self.folder}/{self.name} is missing: install the package anew."
            ) from error

    def not_one(self) -> UnusableNetwork:
        """What is raised of bytes that are not this network."""
        return UnusableNetwork(
            self.broken,
            f"The file {self.folder}/{self.name} is not the {self.whose} network: install the package anew.",
        )


class LearnedNetwork:
    """A network, ready to be asked; one at a time, as OpenCV keeps its input inside.

    Args:
        weights: an ONNX file's bytes.
        asked, answered: shapes of an input it must take and of the output it must give.

    Raises:
        UnusableNetwork: ``file.broken``.
    """

    def __init__(self, file: NetworkFile, weights: bytes, asked: tuple[int, ...], answered: tuple[int, ...]) -> None:
        self._lock = threading.Lock()
        try:
            self._net = _read(np.frombuffer(weights, dtype=np.uint8))
            answer = self.answers(np.zeros(asked, dtype=np.float32))
        except cv2.error as error:
            raise file.not_one() from error
        if answer.shape != answered:
            raise file.not_one()

    def answers(self, inputs: Numbers) -> Numbers:
        """What it says of a batch of inputs."""
        with self._lock:
            self._net.setInput(np.ascontiguousarray(inputs))
            return np.asarray(self._net.forward(), dtype=np.float32).copy()


def _read(weights: NDArray[np.uint8]) -> cv2.dnn.Net:
    # OpenCV 5 has a second engine, slower for small networks; OpenCV 4 has only the classic one, unnamed.
    classic = getattr(cv2.dnn, "ENGINE_CLASSIC", None)
    return cv2.dnn.readNetFromONNX(weights) if classic is None else cv2.dnn.readNetFromONNX(weights, classic)
