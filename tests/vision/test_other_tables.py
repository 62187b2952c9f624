"""Photos of tables whose like nobody learned from: seeing may ask there, but what it claims is so."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.evaluation.scoring import Score, score_image
from vision.evaluation.truth import photo_truth_from_json
from vision.markers.detection import find_markers
from vision.observe import observe
from vision.settings.stages import VisionSettings

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[1] / "photos" / "second-world"
ENTRIES = json.loads((FOLDER / "truth.json").read_text(encoding="utf-8"))["images"]
QUANTITIES = frozenset({"tiles", "nobles", "stones", "width", "grain", "owner"})


def scores(entry: dict[str, object], settings: VisionSettings) -> list[Score]:
    truth = photo_truth_from_json(entry)
    frame = np.asarray(cv2.imread(str(FOLDER / truth.file)), dtype=np.uint8)
    seen = observe(frame, truth.camera, settings)
    return [
        score for score in score_image(truth, seen, load_settings().evaluation.scoring) if score.quantity in QUANTITIES
    ]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["file"])
def test_no_city_is_passed_over_and_no_claim_is_wrong_at_a_table_nobody_knows(
    entry: dict[str, object], settings: VisionSettings
) -> None:
    judged = scores(entry, settings)
    assert [score for score in judged if score.verdict == "wrong"] == []
    assert sum(score.verdict == "exact" for score in judged) > len(judged) / 2


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["file"])
def test_the_truth_of_a_rendered_photo_lies_where_its_markers_are(
    entry: dict[str, object], settings: VisionSettings
) -> None:
    truth = photo_truth_from_json(entry)
    gray = np.asarray(cv2.imread(str(FOLDER / truth.file), cv2.IMREAD_GRAYSCALE), dtype=np.uint8)
    (mat,) = truth.mats
    assert isinstance(mat.seat, int)
    turn, moved = np.array(mat.pose.rotation), np.array(mat.pose.translation)
    centres = settings.geometry.seat_mat.marker_centres_mm(mat.seat)
    off_px = []
    for marker in find_markers(gray, settings.geometry, settings.stages.pose):
        place = np.array([*centres[marker.marker], 0.0])
        expected, _ = cv2.projectPoints(
            place[None], cv2.Rodrigues(turn)[0], moved, truth.camera.matrix_array(), truth.camera.dist_array()
        )
        off_px.append(float(np.linalg.norm(marker.corners_px.mean(axis=0) - expected.ravel())))
    assert len(off_px) >= 5
    assert max(off_px) < 2.5  # a square's middle in the picture is not quite the picture of its middle
