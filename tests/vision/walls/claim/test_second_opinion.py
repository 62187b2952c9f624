"""A second wall network makes a wall certain that the first leaves in doubt, if it is certain of the same wall."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.claim.test_reading import tile_evidence_as
from tests.vision.walls.select.test_map_estimate import SITE, SIZES, STAGES, STAIR, TRUE, seen_as
from tests.vision.walls.wall_scene import MIDDLE_MM
from vision.readings.reading import Seen, Unsure
from vision.settings.walls import WallSettings
from vision.walls.claim import second_opinion
from vision.walls.claim.confidence import read_column, read_stones, stones_log_odds
from vision.walls.claim.second_opinion import with_second_opinion
from vision.walls.evidence.network import PartNetwork, PartsSeen
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import estimate_of
from vision.walls.select.pairwise_ambiguity import SelectedTile

TILE = tile_evidence_as(SITE, (TRUE,))
STONE_LESS = replace(TRUE, wall=replace(STAIR, courses=((0, 6), (0, 4), (2, 2))))


def selected(misfit: float, disks_margin: float = -8.0) -> SelectedTile:
    """A tile on which the first network finds what stands there, though its drawing fits badly by so much."""
    likelihood = RenderLikelihood(seen_as(TRUE), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    scorer = Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)
    estimate = estimate_of(scorer, *settled(scorer, TRUE))
    rival = ScoredHypothesis(STONE_LESS, estimate.score - 10.0)
    estimate = replace(estimate, rivals=(*estimate.rivals, rival), wall_misfit=misfit, fusion_margin=disks_margin)
    return SelectedTile(TILE.seen, [TRUE], scorer, estimate, estimate)


def asked(monkeypatch: pytest.MonkeyPatch, first: SelectedTile, second: TileHypothesis) -> SelectedTile:
    """What is told if the second network sees this."""

    def parts_seen(site: Site, network: PartNetwork, own: WallSettings) -> PartsSeen:
        return seen_as(second)

    monkeypatch.setattr(second_opinion, "parts_seen", parts_seen)
    return with_second_opinion(first, TILE, PartNetwork.__new__(PartNetwork))


def in_doubt(disks_margin: float = -8.0) -> SelectedTile:
    tiles = (selected(misfit, disks_margin) for misfit in np.arange(0.0, 3.0, 0.1).tolist())
    return next(tile for tile in tiles if 0.5 < stones_log_odds(tile.estimate, STAGES.doubt) < 2.5)


def test_a_wall_in_doubt_is_certain_if_the_second_network_is_certain_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first = in_doubt()
    assert isinstance(read_stones(first.estimate, STAGES.doubt), Unsure)
    told = asked(monkeypatch, first, TRUE)
    stones = read_stones(told.estimate, STAGES.doubt)
    assert isinstance(stones, Seen)
    assert stones.value == 9
    assert told.scorer is not first.scorer  # rivals of two tiles together are weighed by the same network


def test_it_stays_in_doubt_if_the_second_network_sees_another_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    first = in_doubt()
    assert asked(monkeypatch, first, STONE_LESS) is first


def test_a_certain_column_is_not_lost_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first = in_doubt(disks_margin=8.0)
    assert isinstance(read_column(first.estimate, STAGES.doubt), Seen)
    assert asked(monkeypatch, first, replace(TRUE, column=None)) is first


def test_a_certain_wall_and_one_that_is_hardly_seen_are_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    hopeless = selected(3.0)
    assert stones_log_odds(hopeless.estimate, STAGES.doubt) < STAGES.doubt.second_opinion_above
    for first in (selected(0.0), hopeless):
        monkeypatch.setattr(second_opinion, "weighed_again", None)
        assert asked(monkeypatch, first, TRUE) is first
