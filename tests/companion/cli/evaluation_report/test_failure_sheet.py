"""Failures can be looked at, each with its words below."""

from __future__ import annotations

import numpy as np

from companion.cli.evaluation_report.failure_sheet import TEXT_HEIGHT_PX, failure_sheet
from companion.settings.loading import load_settings
from companion.texts.catalogue import commands_in
from tests.vision.evaluation.test_scoring import seen, truth
from vision.evaluation.failures import CROP_SIZE_PX, failure_of
from vision.evaluation.scoring import score_image

SETTINGS = load_settings()
TEXT = commands_in("fr")
CARD_PX = CROP_SIZE_PX + TEXT_HEIGHT_PX


def test_each_failure_gets_a_card_of_its_own() -> None:
    frame = np.full((480, 640, 3), 200, dtype=np.uint8)
    wrong = [s for s in score_image(truth(), seen(stones=9), SETTINGS.evaluation.scoring) if s.verdict == "wrong"]
    assert wrong
    sheet = failure_sheet([failure_of(s, truth(), frame, SETTINGS.geometry) for s in wrong * 3], TEXT, columns=2)
    assert sheet.shape == (-(-len(wrong * 3) // 2) * CARD_PX, 2 * CROP_SIZE_PX, 3)
    words = sheet[CROP_SIZE_PX:CARD_PX, :CROP_SIZE_PX]
    assert sheet.max() > 190
    assert words.max() > 190


def test_no_failures_make_a_sheet_that_says_so() -> None:
    sheet = failure_sheet([], TEXT)
    assert sheet.shape[1] == CROP_SIZE_PX
    assert sheet.max() > 190
