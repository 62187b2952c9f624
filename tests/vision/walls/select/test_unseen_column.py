"""Where no column was found: the chance that one stands there unseen, held against drawing one at every place."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.select.test_map_estimate import LINE, NOBLE, SIGHT, SITE, SIZES, STAGES, STAIR, TRUE, seen_as
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import Place, TileHypothesis, pieces_in
from vision.walls.model.wall import Courses, Wall, stones_of_walls
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.select.unseen_column import UnseenColumn, unseen_column

NOTHING = TileHypothesis(None, None, None)
OWN = STAGES.unseen


def unseen_on(
    hypothesis: TileHypothesis, shown: TileHypothesis | None = None, site: Site = SITE, about: TileHypothesis = NOTHING
) -> UnseenColumn:
    """What is said of a tile thought to hold one thing, where another shows."""
    seen = seen_as(hypothesis if shown is None else shown)
    likelihood = RenderLikelihood(seen, pieces_in(about, SIZES), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    return unseen_column(likelihood, hypothesis, MIDDLE_MM, site)


def wall_of(courses: int, length: int = 4) -> TileHypothesis:
    """A straight wall of so many equal courses."""
    laid: Courses = ((0, 2 * length - 2),) * courses
    return TileHypothesis(Wall(np.array([*LINE[:2], 0.15, 0.0, 0.3]), length, laid, 0.0), None, None)


def test_a_bare_tile_hides_no_column() -> None:
    found = unseen_on(NOTHING)
    assert found.tallest == 0
    assert found.likelihood < 1e-6


def test_the_higher_a_wall_the_likelier_and_the_taller_the_column_behind_it() -> None:
    found = [unseen_on(wall_of(courses)) for courses in (1, 2, 3, 4)]
    assert [f.tallest for f in found] == sorted(f.tallest for f in found)
    assert [f.likelihood for f in found] == sorted(f.likelihood for f in found)
    assert found[0].likelihood < 0.002
    assert found[3].likelihood > 0.02
    assert found[3].tallest >= 4


def test_a_column_that_shows_but_was_not_found_speaks_for_itself() -> None:
    assert unseen_on(replace(TRUE, column=None), TRUE).likelihood > 1.0


def test_a_wall_of_a_nearer_tile_hides_columns_too() -> None:
    towards = (SIGHT.eye_mm - np.array(MIDDLE_MM)) / np.hypot(*(SIGHT.eye_mm - np.array(MIDDLE_MM)))
    nearer = np.array(MIDDLE_MM) + 40.0 * towards
    wall = Wall(np.array([nearer[0], nearer[1], 0.15, 0.0, 0.3]), 5, ((0, 8),) * 5, 0.0)
    shown = unseen_on(NOTHING, about=TileHypothesis(wall, None, None))
    assert shown.likelihood > 0.005


def test_what_lies_outside_the_picture_may_hold_a_column() -> None:
    frame = SITE.frame[:, : SITE.frame.shape[1] // 4].copy()
    narrow = SIGHT.part(slice(0, SIGHT.rows), slice(0, 40))
    seen = seen_as(NOTHING)
    part = replace(seen, sight=narrow, logs=seen.logs[:, :, :40], pictured=seen.pictured[:, :40])
    likelihood = RenderLikelihood(part, (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    whole = unseen_column(likelihood, NOTHING, MIDDLE_MM, SITE)
    cut = unseen_column(likelihood, NOTHING, MIDDLE_MM, replace(SITE, frame=frame))
    assert whole.tallest == 0
    assert cut.tallest == OWN.tallest
    assert cut.likelihood > 0.1 > whole.likelihood


@pytest.mark.parametrize("hypothesis", [TileHypothesis(STAIR, None, NOBLE), wall_of(3), wall_of(2, length=2)])
def test_the_likelihood_is_that_of_drawing_a_column_at_every_place(hypothesis: TileHypothesis) -> None:
    likelihood = RenderLikelihood(seen_as(hypothesis), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    bare = likelihood.score(hypothesis)
    offsets = np.arange(-OWN.reach_mm, OWN.reach_mm + 0.1, 6.0)
    places: list[Place] = [(MIDDLE_MM[0] + float(dx), MIDDLE_MM[1] + float(dy)) for dx in offsets for dy in offsets]
    free = [place for place in places if _stands_free(hypothesis, place)]
    shares = [(n, share) for n, share in enumerate(OWN.counts_shares, start=1) if n <= 4]
    total = 0.0
    for x, y in free:
        gains = [likelihood.score(replace(hypothesis, column=(x, y, n))) - bare for n, _ in shares]
        total += sum(
            share * float(np.exp(min(g / OWN.tempered_by, 20.0))) for g, (_, share) in zip(gains, shares, strict=True)
        )
    found = unseen_on(hypothesis).likelihood
    assert found == pytest.approx(total / len(free), rel=0.4, abs=0.004)


def _stands_free(hypothesis: TileHypothesis, place: Place) -> bool:
    """Whether a disk there touches neither the wall's lowest stones nor the noble, by sampling its outline."""
    turns = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    radii = np.array([0.0, 0.5, 1.0]) * (SIZES.disk_diameter_mm / 2 - OWN.foot_slack_mm)
    x = place[0] + (radii[:, None] * np.cos(turns)).ravel()
    y = place[1] + (radii[:, None] * np.sin(turns)).ravel()
    if (
        hypothesis.noble is not None
        and (np.hypot(x - hypothesis.noble[0], y - hypothesis.noble[1]) < SIZES.profile[0][1]).any()
    ):
        return False
    assert hypothesis.wall is not None
    for stone_x, stone_y, height, yaw in stones_of_walls([hypothesis.wall], SIZES.stone_mm)[0].tolist():
        along = (x - stone_x) * np.cos(yaw) + (y - stone_y) * np.sin(yaw)
        across = (y - stone_y) * np.cos(yaw) - (x - stone_x) * np.sin(yaw)
        half = SIZES.stone_mm / 2
        if height == 0 and ((np.abs(along) < half) & (np.abs(across) < half)).any():
            return False
    return True


def test_as_many_shares_as_heights_are_tried() -> None:
    assert len(OWN.counts_shares) == OWN.tallest
    assert sum(OWN.counts_shares) <= 1.0
