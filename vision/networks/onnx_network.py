"""Runs a small trained network: an ONNX file of the package, run by ONNX Runtime or OpenCV."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import VisionError

Numbers: TypeAlias = NDArray[np.float32]
Answer: TypeAlias = Callable[[Numbers], Numbers]


class UnusableNetwork(VisionError):
    """A network's file is missing or broken."""


@dataclass(frozen=True, slots=True)
class NetworkFile:
    """Where a network's file lies, and how errors name it.

    Attributes:
        folder: below the package, ``vision/walls/evidence``.
        whose: what it is for, such as ``walls'``.
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
        """The error for bytes that are not this network."""
        return UnusableNetwork(
            self.broken,
            f"The file {self.folder}/{self.name} is not the {self.whose} network: install the package anew.",
        )


Engine: TypeAlias = Callable[[NetworkFile, bytes], Answer]


class LearnedNetwork:
    """A network that any thread may run.

    ONNX Runtime runs it, on one thread, as vision shares its processor with the rest of the companion. It takes two
    fifths to two thirds of OpenCV's time; OpenCV is used on machines for which there is no ONNX Runtime. Their answers
    differ in the fifth decimal place.

    Args:
        weights: an ONNX file's bytes.
        asked, answered: shapes of an input it must take and of the output it must give.

    Raises:
        UnusableNetwork: ``file.broken``.
    """

    def __init__(
        self,
        file: NetworkFile,
        weights: bytes,
        asked: tuple[int, ...],
        answered: tuple[int, ...],
        engine: Engine | None = None,
    ) -> None:
        self._answer = (engine or engine_here())(file, weights)
        answer = self.answers(np.zeros(asked, dtype=np.float32))
        if answer.shape != answered:
            raise file.not_one()

    def answers(self, inputs: Numbers) -> Numbers:
        """The network's outputs for a batch of inputs."""
        return self._answer(np.ascontiguousarray(inputs))


def engine_here() -> Engine:
    """The engine that runs networks on this machine."""
    return by_onnx_runtime if importlib.util.find_spec("onnxruntime") else by_opencv


def by_onnx_runtime(file: NetworkFile, weights: bytes) -> Answer:
    """Load a network for ONNX Runtime; raises ``UnusableNetwork`` (``file.broken``)."""
    import onnxruntime  # optional: there is none for a 32-bit Pi

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3  # errors only: warnings would go to standard error
    try:
        session = onnxruntime.InferenceSession(weights, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # its errors have no common class of their own
        raise file.not_one() from error
    asked = session.get_inputs()[0].name

    def answer(inputs: Numbers) -> Numbers:
        try:
            return np.asarray(session.run(None, {asked: inputs})[0], dtype=np.float32)
        except Exception as error:
            raise file.not_one() from error

    return answer


def by_opencv(file: NetworkFile, weights: bytes) -> Answer:
    """Load a network for OpenCV, which runs one input at a time; raises ``UnusableNetwork`` (``file.broken``)."""
    # OpenCV 5 has a second engine, slower for small networks; OpenCV 4 has only the classic one, unnamed.
    classic = getattr(cv2.dnn, "ENGINE_CLASSIC", None)
    lock, codes = threading.Lock(), np.frombuffer(weights, dtype=np.uint8)
    try:
        net = cv2.dnn.readNetFromONNX(codes) if classic is None else cv2.dnn.readNetFromONNX(codes, classic)
    except cv2.error as error:
        raise file.not_one() from error

    def answer(inputs: Numbers) -> Numbers:
        with lock:
            try:
                net.setInput(inputs)
                return np.asarray(net.forward(), dtype=np.float32).copy()
            except cv2.error as error:
                raise file.not_one() from error

    return answer
