"""What an evaluation found is drawn, with words of the reader's language."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.cli.evaluation_report.plots import reliability_plot, sweep_plot, teaching_plot
from companion.texts.catalogue import commands_in
from tests.companion.cli.evaluation_report.found import STEPS, SWEEP, TAUGHT, steps_of
from vision.evaluation.summary import ConfidenceBin

pytestmark = pytest.mark.slow
ENGLISH, FRENCH = commands_in("en"), commands_in("fr")


def decoded(file: bytes) -> NDArray[np.uint8]:
    picture = cv2.imdecode(np.frombuffer(file, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return np.asarray(picture, np.uint8)


def test_each_bin_is_drawn() -> None:
    empty = decoded(reliability_plot([], ENGLISH, "png"))
    drawn = decoded(reliability_plot([ConfidenceBin(0.9, 1.0, 50, 0.95, 0.9)], ENGLISH, "png"))
    assert (empty != drawn).any()


def test_a_sweep_is_drawn_in_the_reader_s_language() -> None:
    flat, fallen = (
        decoded(sweep_plot(steps, "veil", SWEEP, ENGLISH, "png")) for steps in (STEPS, steps_of(98, 80, 60, 40, 30))
    )
    assert flat.shape == fallen.shape
    assert (flat != fallen).any()
    assert sweep_plot(STEPS, "veil", SWEEP, ENGLISH, "svg") != sweep_plot(STEPS, "veil", SWEEP, FRENCH, "svg")


def test_what_teaching_gains_is_drawn() -> None:
    assert decoded(teaching_plot(TAUGHT, ENGLISH, "png")).std() > 0
