"""Both counts of disks joined: which column is taken, and that walls lead one another as before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.select.test_map_estimate import COLUMN, SITE, STAGES, TRUE
from vision.settings.stages import VisionSettings
from vision.walls.evidence.disk_network import Column, DiskNetwork, Floats, shipped_disk_networks
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select import disk_count_fusion as module
from vision.walls.select.disk_count_fusion import FusedCount, fuse_disk_counts

WORTH = STAGES.selection.disk_count_worth


def of(disks: int, score: float, wall: bool = True) -> ScoredHypothesis:
    return ScoredHypothesis(replace(TRUE, column=(*COLUMN[:2], disks), wall=TRUE.wall if wall else None), score)


def joined(
    monkeypatch: pytest.MonkeyPatch, best: ScoredHypothesis, others: Sequence[ScoredHypothesis], *said: dict[int, float]
) -> FusedCount:
    """Both counts, where the second gives these log chances (else −9), told one place and another."""

    def chances(
        site: Site, thought: Sequence[Column], most: int, network: DiskNetwork, settings: VisionSettings
    ) -> Floats:
        told = said[: len(thought)]
        return np.array([[own.get(count, -9.0) for count in range(1, most + 1)] for own in told])

    monkeypatch.setattr(module, "disk_chances", chances)
    return fuse_disk_counts(SITE, best, [best, *others], shipped_disk_networks())


def test_where_both_agree_rivals_fall_behind_by_what_both_say(monkeypatch: pytest.MonkeyPatch) -> None:
    both = joined(monkeypatch, of(5, 900.0), [of(6, 870.0)], {5: 0.0, 6: -3.0}, {5: -0.5, 6: -1.5})
    assert both.best == of(5, 900.0)
    assert both.scored[1].score == pytest.approx(870.0 + WORTH * (-2.25 + 0.25))
    assert both.margin == pytest.approx(1.0)


def test_a_clear_second_count_is_taken_where_the_arbiter_hardly_prefers_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = joined(monkeypatch, of(5, 900.0), [of(6, 880.0)], {6: 0.0, 5: -4.0}, {6: 0.0, 5: -6.0})
    assert both.best.hypothesis.disks() == 6
    assert both.best.score == pytest.approx(880.0)
    assert both.margin == pytest.approx(4.0)
    own = [w for w in both.scored if w.hypothesis.disks() == 5]
    assert own
    assert all(w.score < both.best.score for w in own)


def test_a_clear_arbiter_is_not_overruled(monkeypatch: pytest.MonkeyPatch) -> None:
    behind = 900.0 + WORTH * STAGES.selection.least_chance - 1.0
    both = joined(monkeypatch, of(5, 900.0), [of(6, behind)], {6: 0.0}, {6: 0.0})
    assert both.best.hypothesis.disks() == 5
    assert both.margin < 0


def test_a_count_of_which_no_column_was_weighed_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    both = joined(monkeypatch, of(5, 900.0), [of(4, 600.0)], {8: 0.0, 5: -5.0}, {8: 0.0, 5: -5.0})
    assert both.best.hypothesis.disks() == 5
    assert both.margin == pytest.approx(-5.0)


@pytest.mark.parametrize("said", [{5: 0.0}, {6: 0.0, 5: -7.0}])
def test_another_wall_falls_behind_as_before_whichever_column_is_taken(
    monkeypatch: pytest.MonkeyPatch, said: dict[int, float]
) -> None:
    other = of(5, 840.0, wall=False)
    both = joined(monkeypatch, of(5, 900.0), [of(6, 880.0), other], said, said)
    rival = next(w for w in both.scored if w.hypothesis.wall is None)
    assert both.best.score - rival.score == pytest.approx(60.0)
    assert rival.hypothesis.column == both.best.hypothesis.column


@pytest.mark.parametrize(("first", "asked", "counted"), [(-4.5, 1, 5), (-0.5, 2, 6)])
def test_the_second_network_is_asked_only_where_the_first_does_not_prefer_a_count_clearly(
    monkeypatch: pytest.MonkeyPatch, first: float, asked: int, counted: int
) -> None:
    networks = shipped_disk_networks()
    says = {id(networks[0]): {5: 0.0, 6: first}, id(networks[1]): {5: -4.0, 6: 0.0}}
    told: list[DiskNetwork] = []

    def chances(
        site: Site, thought: Sequence[Column], most: int, network: DiskNetwork, settings: VisionSettings
    ) -> Floats:
        told.append(network)
        return np.array([[says[id(network)].get(count, -9.0) for count in range(1, most + 1)] for _ in thought])

    monkeypatch.setattr(module, "disk_chances", chances)
    both = fuse_disk_counts(SITE, of(5, 900.0), [of(5, 900.0), of(6, 880.0)], networks)
    assert told == list(networks[:asked])
    assert both.best.hypothesis.disks() == counted


def test_without_a_column_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = ScoredHypothesis(TileHypothesis(TRUE.wall, None, None), 500.0)
    both = joined(monkeypatch, bare, [of(1, 400.0)])
    assert both == FusedCount(bare, [bare, of(1, 400.0)], 0.0)
