"""A mat's own paper is learned where the palette knows none like it, and an arm is not taken for paper."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.light.colours import Colour, classify
from vision.light.light_model import SRGB_TO_LINEAR
from vision.mats.hands import find_hand
from vision.mats.paper import unknown_paper
from vision.mats.top_view import TopView
from vision.settings.palette import Srgb

SETTINGS = load_settings().vision_settings()
SHEET, STAGES, PALETTE = SETTINGS.geometry.seat_mat, SETTINGS.stages, SETTINGS.palette
INSET_MM, SCALE = STAGES.tiles.sheet_inset_mm, STAGES.tiles.px_per_mm
SAND, WHITE, PARCHMENT = (240, 230, 215), (250, 250, 250), (234, 217, 180)


def bare(paper: Srgb) -> TopView:
    """An empty mat on paper of this colour (relative to its markers' white), a little noisy."""
    size = (round((SHEET.height_mm - 2 * INSET_MM) * SCALE), round((SHEET.width_mm - 2 * INSET_MM) * SCALE))
    linear = SRGB_TO_LINEAR[list(paper[::-1])]
    noise = np.random.default_rng(3).normal(1.0, 0.02, (*size, 3))
    relative = (linear * noise).astype(np.float32)
    inside = np.ones(size, dtype=bool)
    return TopView(relative.astype(np.uint8), relative, inside, 2.0, INSET_MM, SHEET.height_mm - INSET_MM, SCALE)


def learned(above: TopView) -> Srgb | None:
    classes = classify(above.relative, PALETTE, STAGES.colours)
    return unknown_paper(above, classes, 2, SHEET, STAGES.hands, STAGES.paper)


@pytest.mark.parametrize("paper", [WHITE, PARCHMENT])
def test_known_papers_are_not_learned(paper: Srgb) -> None:
    assert learned(bare(paper)) is None


def test_sand_paper_is_learned_and_is_no_arm() -> None:
    above = bare(SAND)
    before = classify(above.relative, PALETTE, STAGES.colours)
    # White wood has this colour: the whole sheet was taken for a sleeve that lies over it.
    assert np.mean(before == Colour.PAPER) < 0.5
    paper = learned(above)
    assert paper is not None
    assert np.abs(np.array(paper) - SAND).max() <= STAGES.paper.step_codes
    after = classify(above.relative, PALETTE.with_paper(paper), STAGES.colours)
    assert np.mean(after == Colour.PAPER) > 0.75
    hand = find_hand(above, after, 2, SETTINGS.geometry, STAGES.hands)
    assert hand.cells == frozenset()


def test_dark_cloth_over_the_rim_is_no_paper() -> None:
    assert learned(bare((60, 70, 110))) is None


def test_a_rim_of_many_colours_says_nothing_of_the_paper() -> None:
    above = bare(SAND)
    above.relative[:] *= np.random.default_rng(5).uniform(0.3, 1.2, above.inside.shape)[..., None]
    above.relative[..., 0] *= 0.3
    assert learned(above) is None
