"""What a kernel says of a pawn is the sum over the raster points it covers."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.walls.wall_scene import MIDDLE_MM, bare_site
from vision.walls.evidence.line_of_sight import line_of_sight
from vision.walls.evidence.noble_silhouette import pawn_mask
from vision.walls.evidence.ray_sums import evidence_from
from vision.walls.search.noble_scores import pawn_scores

SITE = bare_site(48.0, 10.0, 430.0)
SIGHT = line_of_sight(SITE, 85.0, 0.5, 1.0, 4.0)
PROFILE = SITE.settings.stages.nobles.profile_mm


@pytest.mark.parametrize(("dx_mm", "dy_mm"), [(0.0, 0.0), (-14.0, 6.0), (11.0, 17.0), (20.0, -20.0)])
def test_a_pawns_score_is_the_sum_over_what_it_covers(dx_mm: float, dy_mm: float) -> None:
    rng = np.random.default_rng(4)
    values = rng.normal(0.5, 1.0, (SIGHT.rows, len(SIGHT.bearings))).astype(np.float32)
    evidence = evidence_from(SIGHT, values, values, 1.0, 1)
    x, y = MIDDLE_MM[0] + dx_mm, MIDDLE_MM[1] + dy_mm
    mask = pawn_mask(SIGHT, x, y, PROFILE)
    score = pawn_scores(evidence, evidence.side_sums, np.array([x]), np.array([y]), PROFILE)[0]
    assert mask.any()
    assert score == pytest.approx(float(values[mask].sum()), abs=0.05)
