"""Truth files are read as described, and refused in one sentence where they are not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vision.evaluation.truth import MalformedTruth, frame_truth_from_json, photo_truth_from_json

PHOTOS = Path(__file__).parents[2] / "photos"
IMAGES = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"]


def test_the_photos_truth_is_read() -> None:
    truths = [photo_truth_from_json(image) for image in IMAGES]
    assert len(truths) == len(IMAGES)
    assert all(truth.mats for truth in truths)
    assert any(truth.market for truth in truths)
    assert all(len(mat.tiles) == 7 for truth in truths for mat in truth.mats if mat.seat != "market")


def test_a_recordings_frame_is_read_with_its_one_camera() -> None:
    image = IMAGES[0]
    frame = {"file": "000.jpg", "t": 0.0, "truth": {"mats": image["mats"], "market": None, "hand": True}}
    truth = frame_truth_from_json(frame, image["camera"])
    assert (truth.hand, truth.conditions) == (True, {"hand": "True"})


@pytest.mark.parametrize(
    "entry", [[], {}, {"file": "a.jpg"}, IMAGES[0] | {"mats": [{"seat": 0}]}, IMAGES[0] | {"mats": 3}]
)
def test_malformed_truth_is_refused(entry: object) -> None:
    with pytest.raises(MalformedTruth) as refused:
        photo_truth_from_json(entry)
    assert refused.value.code == "truth.wrong_form"
