"""The photos with truth that vision's tests share."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.settings.stages import VisionSettings

PHOTOS = Path(__file__).parent.parent / "photos"


@dataclass(frozen=True, slots=True)
class Photo:
    """One photo with its camera and its truth, in the form of docs/truth-format.md."""

    name: str
    frame: NDArray[np.uint8]
    camera: CameraModel
    truth: dict[str, Any]

    def mat(self, seat: int | str) -> dict[str, Any]:
        """The truth of one mat."""
        return next(mat for mat in self.truth["mats"] if mat["seat"] == seat)


def load_photos() -> tuple[Photo, ...]:
    """All photos of tests/photos."""
    images = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"]
    return tuple(
        Photo(
            image["file"],
            np.asarray(cv2.imread(str(PHOTOS / image["file"])), dtype=np.uint8),
            camera_model_from_json(image["camera"]),
            image,
        )
        for image in images
    )


@pytest.fixture(scope="session")
def photos() -> tuple[Photo, ...]:
    """All photos of tests/photos."""
    return load_photos()


@pytest.fixture(scope="session")
def settings() -> VisionSettings:
    """The shipped settings."""
    return load_settings().vision_settings()
