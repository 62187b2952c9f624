"""The arbiter finds back what was drawn, by joints where outlines do not tell, and says by how much it leads."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.wall_scene import MIDDLE_MM, bare_site
from vision.message import Message
from vision.readings.reading import Seen, Unsure
from vision.walls.claim.confidence import read_column, read_stones, read_width
from vision.walls.evidence.fine_view import fine_sight
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.model.parts import PARTS, Part, Sizes
from vision.walls.model.wall import Wall
from vision.walls.render.drawing import drawing
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import MapEstimate, estimate_of

SITE = bare_site(48.0, 12.0, 430.0)
STAGES = SITE.settings.stages
SIZES = Sizes(10.0, 10.0, 4.0, STAGES.nobles.profile_mm)
SIGHT = fine_sight(SITE, 85.0, 0.6, 4.0)
LINE = np.array([MIDDLE_MM[0] - 3, MIDDLE_MM[1] + 6, 0.15, 0.1, 0.3])
STAIR = Wall(LINE, 4, ((0, 6), (0, 4), (2, 4)), 0.0)
COLUMN = (MIDDLE_MM[0] + 14, MIDDLE_MM[1] - 16, 5)
NOBLE = (MIDDLE_MM[0] - 18, MIDDLE_MM[1] - 14)
TRUE = TileHypothesis(STAIR, COLUMN, NOBLE)


def seen_as(hypothesis: TileHypothesis, sure: float = 0.9) -> PartsSeen:
    """What a network would answer that gives each point's true part this share."""
    drawn = drawing(SIGHT, pieces_in(hypothesis, SIZES), SIZES)
    shares = np.full((PARTS, *drawn.shape), (1 - sure) / (PARTS - 1), dtype=np.float32)
    np.put_along_axis(shares, drawn[None].astype(np.intp), np.float32(sure), axis=0)
    return PartsSeen(SIGHT, np.log(shares), np.ones(drawn.shape, dtype=bool))


def verdict_on(seen: PartsSeen, start: TileHypothesis) -> MapEstimate:
    likelihood = RenderLikelihood(seen, (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    scorer = Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)
    return estimate_of(scorer, *settled(scorer, start))


@pytest.mark.parametrize(
    "courses",
    [((0, 6), (0, 4)), ((0, 6), (0, 4), (2, 2)), ((0, 6), (0, 6), (2, 4)), ((0, 6), (0, 4), (2, 4), (3, 3))],
    ids=["a course less", "a stone less", "a stone more", "a course more"],
)
def test_a_wall_that_is_a_little_wrong_is_put_right(courses: tuple[tuple[int, int], ...]) -> None:
    found = verdict_on(seen_as(TRUE), replace(TRUE, wall=replace(STAIR, courses=courses)))
    assert found.hypothesis.stones() == 9
    assert found.hypothesis.width() == 4


def test_the_lowest_course_may_be_a_stone_longer_than_thought() -> None:
    found = verdict_on(seen_as(TRUE), replace(TRUE, wall=Wall(LINE, 3, ((0, 4), (0, 4), (2, 4)), 0.0)))
    assert (found.hypothesis.stones(), found.hypothesis.width()) == (9, 4)


@pytest.mark.parametrize("wrong_by", [-2, -1, 1, 2])
def test_a_column_is_counted_whatever_count_it_starts_from(wrong_by: int) -> None:
    start = replace(TRUE, column=(COLUMN[0], COLUMN[1], COLUMN[2] + wrong_by))
    assert verdict_on(seen_as(TRUE), start).hypothesis.disks() == 5


def test_two_cubes_and_a_block_of_the_same_outline_are_told_by_their_joint() -> None:
    likelihood = RenderLikelihood(seen_as(TRUE), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    shifted = replace(TRUE, wall=replace(STAIR, courses=((0, 6), (0, 4), (1, 3))))
    assert likelihood.score(TRUE) > likelihood.score(shifted) + STAGES.doubt.small_margin


def test_scores_are_the_sums_of_log_odds_under_the_drawing() -> None:
    seen = seen_as(TRUE)
    likelihood = RenderLikelihood(seen, pieces_in(TileHypothesis(None, COLUMN, None), SIZES), MIDDLE_MM, SIZES, 5.0)
    for hypothesis in (
        TRUE,
        TileHypothesis(STAIR, None, None),
        TileHypothesis(None, None, NOBLE),
        TileHypothesis(None, None, None),
    ):
        labels = likelihood.labels(hypothesis)[None].astype(np.intp)
        odds = np.clip(seen.logs - seen.logs[Part.OTHER], -5.0, 5.0)
        slow = float(np.take_along_axis(odds, labels, axis=0).sum(dtype=np.float64))
        assert likelihood.score(hypothesis) == pytest.approx(slow, abs=0.05)


def test_a_rivals_drawing_is_held_against_the_best_ones_point_by_point() -> None:
    likelihood = RenderLikelihood(seen_as(TRUE), (), MIDDLE_MM, SIZES, STAGES.selection.odds_cap)
    less = replace(TRUE, wall=replace(STAIR, courses=((0, 6), (0, 4))))
    assert likelihood.agreement(TRUE, less) == pytest.approx(1.0)
    assert likelihood.agreement(less, TRUE) == pytest.approx(-1.0)
    for rival in (less, replace(TRUE, column=None), replace(TRUE, noble=None)):
        labels, others = likelihood.labels(TRUE), likelihood.labels(rival)
        where = labels != others
        gains = [
            np.take_along_axis(likelihood.odds, one[None].astype(np.intp), axis=0)[0][where] for one in (labels, others)
        ]
        slow = float((gains[0] - gains[1]).sum() / np.abs(gains[0] - gains[1]).sum())
        assert likelihood.agreement(TRUE, rival) == pytest.approx(slow, abs=1e-4)
    assert likelihood.agreement(TileHypothesis(None, None, None), TileHypothesis(None, None, None)) == 1.0


def test_a_rival_that_the_picture_half_speaks_for_takes_the_promise_back() -> None:
    clear = verdict_on(seen_as(TRUE), TRUE)
    assert min(clear.stones_agreement, clear.width_agreement) > 0.8
    doubt = replace(STAGES.doubt, stones_weights=(*[0.0] * 6, 5.0), stones_seen_above=2.45)
    assert isinstance(read_stones(clear, doubt), Seen)
    assert isinstance(read_stones(replace(clear, stones_agreement=0.2), doubt), Unsure)


def test_stands_weighed_together_score_as_each_alone() -> None:
    likelihood = RenderLikelihood(
        seen_as(TRUE),
        pieces_in(TileHypothesis(None, (MIDDLE_MM[0], MIDDLE_MM[1] - 40, 3), None), SIZES),
        MIDDLE_MM,
        SIZES,
        5.0,
    )
    scorer = Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)
    shifted = replace(STAIR, line=STAIR.line + np.array([0.8, -0.4, 0.05, 0.1, 0.2]))
    hypotheses = [
        TRUE,
        replace(TRUE, wall=None),
        replace(TRUE, wall=shifted),
        TileHypothesis(None, None, None),
        TileHypothesis(STAIR, None, None),
    ]
    together = [scored.score for scored in scorer.scored(hypotheses)]
    assert together == [scorer.score(hypothesis) for hypothesis in hypotheses]
    stones = 20.0 * STAIR.stones()
    assert scorer.score(TileHypothesis(STAIR, None, None)) == pytest.approx(
        likelihood.score(TileHypothesis(STAIR, None, None)) - stones
    )


def test_what_is_clear_is_promised_and_what_nothing_speaks_for_is_not() -> None:
    doubt = STAGES.doubt
    clear = replace(verdict_on(seen_as(TRUE), TRUE), fusion_margin=5.0)
    readings = (read_stones(clear, doubt), read_width(clear, doubt), read_column(clear, doubt))
    assert [r.value for r in readings if isinstance(r, Seen)] == [9, 4, 5]
    blind = PartsSeen(SIGHT, np.full((PARTS, *seen_as(TRUE).pictured.shape), -np.log(PARTS), np.float32), clear_all())
    guessed = verdict_on(blind, TRUE)
    assert not isinstance(read_stones(guessed, doubt), Seen) or guessed.hypothesis.wall is None


@pytest.mark.parametrize(("margin", "promised"), [(8.0, True), (6.5, True), (-1.0, False), (-5.0, False)])
def test_disks_are_promised_only_where_the_second_count_is_the_same(margin: float, promised: bool) -> None:
    clear = verdict_on(seen_as(TRUE), TRUE)
    near = ScoredHypothesis(replace(TRUE, column=(*COLUMN[:2], 6)), clear.score - 60.0)
    doubted = replace(clear, fusion_margin=margin, rivals=(near,))
    assert isinstance(read_column(doubted, STAGES.doubt), Seen) == promised


@pytest.mark.parametrize(("log_odds", "promised"), [(2.9, True), (2.7, False)])
@pytest.mark.parametrize("disks", [1, 3, 12])
def test_a_column_of_any_height_is_promised_from_the_same_log_odds_on(
    disks: int, log_odds: float, promised: bool
) -> None:
    clear = verdict_on(seen_as(TRUE), TRUE)
    column = replace(clear, hypothesis=replace(TRUE, column=(*COLUMN[:2], disks)))
    doubt = replace(STAGES.doubt, grain_weights=(log_odds, *[0.0] * (len(STAGES.doubt.grain_weights) - 1)))
    assert isinstance(read_column(column, doubt), Seen) == promised


def test_no_disks_are_promised_where_an_elephant_is_surely_marked() -> None:
    clear, doubt = replace(verdict_on(seen_as(TRUE), TRUE), fusion_margin=8.0, elephant_sure=True), STAGES.doubt
    assert read_column(replace(clear, elephant_mm=doubt.beside_elephant_mm + 0.1), doubt) == read_column(clear, doubt)
    beside = read_column(replace(clear, elephant_mm=doubt.beside_elephant_mm - 0.1), doubt)
    assert isinstance(beside, Unsure)
    assert (beside.best, beside.low, beside.high) == (5, 0, 5)


def test_a_column_that_is_counted_clearly_is_no_faintly_marked_elephant() -> None:
    doubt = STAGES.doubt
    clear = replace(verdict_on(seen_as(TRUE), TRUE), fusion_margin=8.0, elephant_mm=doubt.beside_elephant_mm - 0.1)
    column = read_column(clear, doubt)
    assert isinstance(column, Seen)
    assert column.value == 5
    near = ScoredHypothesis(replace(TRUE, column=(*COLUMN[:2], 6)), clear.score - 60.0)
    unclear = read_column(replace(clear, fusion_margin=-3.0, rivals=(near,)), doubt)
    assert isinstance(unclear, Unsure)
    assert unclear.why == Message("reason.elephant_stands")


def test_where_there_may_be_no_wall_no_width_is_promised() -> None:
    clear = verdict_on(seen_as(TRUE), TRUE)
    unclear = replace(clear, rivals=(ScoredHypothesis(replace(TRUE, wall=None), clear.score - 10.0),))
    lenient = replace(STAGES.doubt, width_weights=(9.0, *[0.0] * 6), stones_weights=(-1.0, *[0.0] * 6))
    assert isinstance(read_width(clear, lenient), Seen)
    width = read_width(unclear, lenient)
    assert isinstance(width, Unsure)
    assert (width.best, width.low, width.high) == (4, 0, 4)


def clear_all() -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Every point lies in the picture."""
    return np.ones((SIGHT.rows, len(SIGHT.bearings)), dtype=bool)


def test_stones_that_nothing_explains_take_the_promise_back() -> None:
    more = replace(TRUE, wall=Wall(LINE, 4, ((0, 6), (0, 4), (2, 4)), 0.0))
    unexplained = TileHypothesis(
        Wall(np.array([MIDDLE_MM[0] - 2, MIDDLE_MM[1] - 20, 0.8, 0.0, 0.0]), 1, ((0, 0),), 0.0), None, None
    )
    seen = seen_as(more)
    drawn = drawing(SIGHT, [*pieces_in(more, SIZES), *pieces_in(unexplained, SIZES)], SIZES)
    logs = np.full_like(seen.logs, np.log(0.01))
    np.put_along_axis(logs, drawn[None].astype(np.intp), np.float32(np.log(0.9)), axis=0)
    likelihood = RenderLikelihood(PartsSeen(SIGHT, logs, seen.pictured), (), MIDDLE_MM, SIZES, 5.0)
    scorer = Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)
    found = estimate_of(scorer, *settled(scorer, more))
    assert found.unexplained > 0.5
    assert found.unexplained > verdict_on(seen, more).unexplained


def test_a_hidden_wall_may_hold_what_was_not_seen() -> None:
    likelihood = RenderLikelihood(seen_as(TRUE), (), MIDDLE_MM, SIZES, 5.0)
    scorer = Scorer(likelihood, MIDDLE_MM, STAGES.walls.reach_mm, STAGES.selection)
    nothing = estimate_of(scorer, *settled(scorer, TileHypothesis(None, COLUMN, NOBLE)))
    reading = read_stones(nothing, STAGES.doubt)
    assert isinstance(reading, Unsure)
    assert reading.high > 0


@pytest.mark.parametrize(
    ("high", "covered", "promised"), [(2, 0.2, False), (3, 0.2, False), (3, 0.05, True), (4, 0.2, True)]
)
def test_a_low_tower_that_is_hidden_in_part_may_hide_another(high: int, covered: float, promised: bool) -> None:
    tower = TileHypothesis(Wall(LINE, 1, ((0, 0),) * high, 0.0), None, None)
    found = replace(verdict_on(seen_as(tower), tower), wall_covered=covered)
    lenient = replace(STAGES.doubt, stones_weights=(9.0, *[0.0] * 6), width_weights=(9.0, *[0.0] * 6))
    stones, width = read_stones(found, lenient), read_width(found, lenient)
    assert isinstance(stones, Seen) == isinstance(width, Seen) == promised
    if isinstance(stones, Unsure) and isinstance(width, Unsure):
        assert (stones.best, stones.low, stones.high) == (high, high, 2 * high)
        assert (width.best, width.low, width.high) == (1, 1, 2)


@pytest.mark.parametrize(
    ("courses", "along", "promised"),
    [(((0, 4), (0, 4)), 0.95, True), (((0, 4), (0, 4)), 0.98, False), (((0, 4),), 0.98, True)],
    ids=["aside", "end on", "end on, but of one course"],
)
def test_a_wall_that_turns_its_end_to_the_camera_is_asked_about(
    courses: tuple[tuple[int, int], ...], along: float, promised: bool
) -> None:
    hypothesis = TileHypothesis(Wall(LINE, 3, courses, 0.0), None, None)
    found = replace(verdict_on(seen_as(hypothesis), hypothesis), along=along)
    lenient = replace(STAGES.doubt, stones_weights=(9.0, *[0.0] * 6), width_weights=(9.0, *[0.0] * 6))
    assert isinstance(read_stones(found, lenient), Seen) == isinstance(read_width(found, lenient), Seen) == promised
