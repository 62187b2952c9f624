"""“Show me” is what the recording holds: what is shipped is made of it, short enough, small enough, and never stale."""

from __future__ import annotations

import json
from functools import cache

import cv2
import numpy as np
import pytest

from companion.export.demonstration import LONGEST_S, Scene, demonstration_to_json, scenes_of
from companion.review.frame_store import FrameStore
from companion.texts.catalogue import texts_in
from companion.texts.files import languages
from scripts.make_demonstration import FOLDER
from tests.companion.review.recorded import RECORDING, recorded_evening, settings

MOST_BYTES = 400_000
OVERLAY_COVERS = 14.0
"""What was seen is drawn on some pictures: grey levels by which they may differ on average from the camera's own."""


@cache
def scenes() -> tuple[Scene, ...]:
    """Of the recording in this repository."""
    with FrameStore(RECORDING, settings()) as store:
        return scenes_of(recorded_evening(), store.times_ns)


def test_the_shipped_scenes_are_those_of_the_recording() -> None:
    shipped = json.loads((FOLDER / "demonstration.json").read_text("utf-8"))
    assert shipped == demonstration_to_json(recorded_evening(), scenes()), "run scripts/make_demonstration.py"


def test_it_is_over_in_time_and_small() -> None:
    assert sum(scene.seconds for scene in scenes()) <= LONGEST_S
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


def test_each_picture_is_the_one_of_its_moment() -> None:
    with FrameStore(RECORDING, settings()) as store:
        for scene in scenes():
            shipped = cv2.imread(str(FOLDER / f"{scene.name}.webp"), cv2.IMREAD_GRAYSCALE)
            assert shipped is not None, scene.name
            taken = cv2.cvtColor(store.image(scene.frame, overlay=False), cv2.COLOR_BGR2GRAY)
            small = cv2.resize(taken, (shipped.shape[1], shipped.shape[0]), interpolation=cv2.INTER_AREA)
            differs = float(np.abs(shipped.astype(float) - small.astype(float)).mean())
            assert differs < OVERLAY_COVERS, scene.name


@pytest.mark.parametrize("language", languages())
def test_every_scene_is_said_in_every_language(language: str) -> None:
    text = texts_in(language)
    for scene in scenes():
        assert text(
            f"demonstration.{scene.name}", **{n: "x" if isinstance(v, tuple) else v for n, v in scene.values.items()}
        )
