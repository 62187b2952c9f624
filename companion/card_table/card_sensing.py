"""Reads frames of the card mat, in this process or in one of its own, so that pages stay responsive meanwhile."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection

import cv2

from companion.frames.pictures import decode_jpeg
from companion.frames.sensing import LOST
from companion.settings.loading import Settings
from companion.worker_process import WorkerProcess, answer_all
from vision.cards.network import shipped_card_networks
from vision.cards.observation import CardMatObservation
from vision.cards.observe import observe_cards
from vision.errors import UnusableImage
from vision.geometry.camera_model import CameraModel
from vision.tracking.picture_change import Glance, difference, glance


class CardSensing:
    """Reads frames in the caller's own thread; an unchanged frame is not read again.

    Raises:
        VisionError: ``cards.network_missing``, ``cards.network_broken``.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._camera = camera
        self._settings = settings
        self._networks = shipped_card_networks()
        self._read: tuple[Glance, CardMatObservation | None] | None = None

    def step(self, jpeg: bytes) -> CardMatObservation | None:
        """Read a frame: what lies on the card mat; None if it cannot be decoded or shows no card mat."""
        try:
            frame = decode_jpeg(jpeg)
        except UnusableImage:
            return None
        stages = self._settings.vision
        now = glance(frame, stages.tracker.change)
        if self._read is not None:
            before, mat = self._read
            same_size = before.gray.shape == now.gray.shape
            if same_size and difference(before, now, stages.tracker.change).changed_px == 0:
                return mat
        mat = observe_cards(frame, self._camera, self._settings.geometry, stages, self._networks).mat
        self._read = (now, mat)
        return mat

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class CardSensingProcess:
    """Reads frames in a process of its own, which returns readings, not images.

    Raises:
        CompanionError: ``sensing.lost`` from ``step`` if that process died; the next frame starts a new one.
    """

    def __init__(self, camera: CameraModel, settings: Settings) -> None:
        self._process = WorkerProcess(_look_on, (camera, settings), "sensing", LOST)

    def step(self, jpeg: bytes) -> CardMatObservation | None:
        """Read a frame: what lies on the card mat; None if it cannot be decoded or shows no card mat."""
        answer = self._process.ask(jpeg)
        assert answer is None or isinstance(answer, CardMatObservation)
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.close()


def _look_on(line: Connection, camera: CameraModel, settings: Settings) -> None:
    """The worker process: reads the frames it is sent. It leaves one of several cores to the pages."""
    cv2.setNumThreads(max(1, (os.cpu_count() or 1) - 1))
    looking = CardSensing(camera, settings)
    answer_all(line, looking.step)
