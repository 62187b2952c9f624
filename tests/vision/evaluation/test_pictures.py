"""Failures and reliability can be looked at."""

from __future__ import annotations

import numpy as np

from companion.settings.loading import load_settings
from tests.vision.evaluation.test_scoring import seen, truth
from vision.evaluation.failure_sheet import CROP_SIZE_PX, failure_of, failure_sheet
from vision.evaluation.reliability_plot import reliability_plot
from vision.evaluation.scoring import score_image
from vision.evaluation.summary import ConfidenceBin

SETTINGS = load_settings()


def test_each_failure_gets_a_card_of_its_own() -> None:
    frame = np.full((480, 640, 3), 200, dtype=np.uint8)
    wrong = [s for s in score_image(truth(), seen(stones=9), SETTINGS.evaluation.scoring) if s.verdict == "wrong"]
    sheet = failure_sheet([failure_of(s, truth(), frame, SETTINGS.geometry) for s in wrong * 3], columns=2)
    assert sheet.shape[1] == 2 * CROP_SIZE_PX
    assert sheet.shape[0] > 2 * CROP_SIZE_PX * len(wrong * 3) // 4
    assert sheet.max() > 190


def test_no_failures_make_a_sheet_that_says_so() -> None:
    assert failure_sheet([]).shape[1] == CROP_SIZE_PX


def test_each_bin_is_drawn() -> None:
    empty = reliability_plot([])
    drawn = reliability_plot([ConfidenceBin(0.9, 1.0, 50, 0.95, 0.9)])
    assert (empty != drawn).any()
