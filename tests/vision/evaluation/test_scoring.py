"""Every claim gets the verdict it earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.settings.loading import load_settings
from tests.vision.observations import FLAT, city, table
from vision.evaluation.scoring import Score, score_image
from vision.evaluation.summary import (
    clear_scores,
    condition_rows,
    confidence_bins,
    quantity_rows,
    row_of,
    visibility_rows,
)
from vision.evaluation.truth import CityTruth, ImageTruth, MatTruth, PieceTruth
from vision.geometry.camera_model import CameraModel
from vision.message import Message
from vision.readings.observation import HiddenMat, ShieldSeen, TableObservation
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

EVALUATION = load_settings().evaluation
CAMERA = CameraModel(640, 480, ((600.0, 0.0, 320.0), (0.0, 600.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)


def truth(
    stones: int = 4, grain: int = 2, visible: float | None = 1.0, shields: tuple[int, ...] = (), loose: int = 0
) -> ImageTruth:
    """A photo with one city of seat 0 on the cell (1, 3)."""
    one = CityTruth((1, 3), 0, True, stones, min(stones, 3), grain, visible, 1.0, "stairs")
    mat = MatTruth(0, FLAT, {(1, 3): "red"}, (one,), tuple(((1, 3), v) for v in shields), loose, ())
    return ImageTruth("a.jpg", CAMERA, (mat,), {"grain": 3, "shields": 8, "elephants": 14}, None, {"lighting": "lamp"})


def seen(stones: CountReading | int = 4, **more: object) -> TableObservation:
    observation = table(city(stones=stones, width=3, grain=2), market=(3, 8, 14))
    mat = replace(observation.mats[0], **more)  # type: ignore[arg-type]
    return replace(observation, mats=(mat,))


def scores(truth: ImageTruth, observation: TableObservation, quantity: str) -> list[Score]:
    market = MatTruth("market", FLAT, {}, (), (), 0, ())
    whole = replace(truth, mats=(*truth.mats, market))
    return [s for s in score_image(whole, observation, EVALUATION.scoring) if s.quantity == quantity]


def test_a_perfect_observation_is_exact_in_everything() -> None:
    market = MatTruth("market", FLAT, {}, (), (), 0, ())
    whole = replace(truth(), mats=(*truth().mats, market))
    judged = score_image(whole, seen(), EVALUATION.scoring)
    assert {s.verdict for s in judged} == {"exact"}
    assert {"mats", "tiles", "market disks", "nobles", "stones", "width", "grain", "loose", "owner"} == {
        s.quantity for s in judged
    }


@pytest.mark.parametrize(
    ("reading", "verdict", "best_right"),
    [
        (Seen(4), "exact", True),
        (Seen(5), "wrong", False),
        (Unsure(4, 3, 5, Message("reason.another_wall")), "asked", True),
        (Unsure(5, 4, 6, Message("reason.another_wall")), "asked", False),
        (Hidden(Message("reason.hand_covers")), "asked", False),
    ],
)
def test_only_seen_can_be_wrong(reading: CountReading, verdict: str, best_right: bool) -> None:
    (score,) = scores(truth(), seen(stones=reading), "stones")
    assert (score.verdict, score.best_right) == (verdict, best_right)


@pytest.mark.parametrize(
    ("stones", "visible", "visibility"),
    [(4, 1.0, "clear"), (4, 0.95, "clear"), (4, 0.94, "partly"), (4, None, "partly"), (0, None, "none")],
)
def test_walls_are_clear_where_enough_of_them_shows(stones: int, visible: float | None, visibility: str) -> None:
    (score,) = scores(truth(stones=stones, visible=visible), seen(), "stones")
    assert score.visibility == visibility


def test_a_city_left_out_is_a_claim_that_nothing_stands_there() -> None:
    observation = seen(cities=())
    assert [s.verdict for q in ("stones", "nobles", "grain") for s in scores(truth(), observation, q)] == ["wrong"] * 3
    assert [s.verdict for s in scores(truth(stones=0), observation, "stones")] == ["exact"]


def test_a_phantom_is_wrong_and_a_reported_nothing_is_not_counted() -> None:
    phantom = table(city((1, 3), 4, 3, 2), city((0, 0), stones=2), market=(3, 8, 14))
    assert [s.verdict for s in scores(truth(), phantom, "stones")] == ["exact", "wrong"]
    nothing = table(city((1, 3), 4, 3, 2), city((0, 0), noble=False), market=(3, 8, 14))
    assert [s.verdict for s in scores(truth(), nothing, "stones")] == ["exact"]


def test_a_mat_that_is_hidden_with_a_reason_is_asked_and_one_silently_left_out_is_wrong() -> None:
    empty = TableObservation(640, 480, (), None)
    assert [s.verdict for s in scores(truth(), empty, "mats")] == ["wrong", "wrong"]
    hidden = replace(
        empty, hidden_mats=(HiddenMat(0, Message("reason.two_poses")), HiddenMat("market", Message("reason.two_poses")))
    )
    assert [s.verdict for s in scores(truth(), hidden, "mats")] == ["asked", "asked"]
    assert [s.verdict for s in scores(truth(), hidden, "stones")] == ["asked"]


@pytest.mark.parametrize(
    ("true", "claimed", "verdicts"),
    [
        ((2,), (2,), ["exact"]),
        ((1, 3), (3, 1), ["exact", "exact"]),
        ((1,), (3,), ["wrong"]),
        ((2,), (), ["wrong"]),
        ((), (2,), ["wrong"]),
        ((1, 1), (1,), ["exact", "wrong"]),
    ],
)
def test_shields_are_matched_by_tile_and_value(
    true: tuple[int, ...], claimed: tuple[int, ...], verdicts: list[str]
) -> None:
    observation = seen(shields=tuple(ShieldSeen(1, 3, Seen(v)) for v in claimed))
    assert [s.verdict for s in scores(truth(shields=true), observation, "shields")] == verdicts


def test_a_shield_in_doubt_is_asked() -> None:
    observation = seen(shields=(ShieldSeen(1, 3, Unsure(1, 1, 3, Message("reason.shield_covered"))),))
    assert [s.verdict for s in scores(truth(shields=(2,)), observation, "shields")] == ["asked"]


def test_a_piece_that_is_not_reported_is_wrong() -> None:
    elephant = PieceTruth("elephant", 100.0, 100.0, None, None)
    base = truth()
    with_one = replace(base, mats=(replace(base.mats[0], pieces=(elephant,)),))
    assert [s.verdict for s in scores(with_one, seen(), "elephants")] == ["wrong"]


def test_rows_count_verdicts_and_know_whether_their_goal_is_reached() -> None:
    judged = scores(truth(), seen(), "stones") * 199 + scores(truth(), seen(stones=5), "stones")
    row = next(r for r in quantity_rows(judged, EVALUATION.goals) if r.name == "stones, clear walls")
    assert (row.n, row.exact, row.wrong, row.asked, row.reached) == (200, 199, 1, 0, True)
    worse = row_of("stones", judged + judged[-1:], EVALUATION.goals.stones)
    assert worse.reached is False


def test_rows_by_visibility_leave_nothing_out() -> None:
    judged = [s for share in (0.1, 0.5, 0.75, 0.95, 1.0) for s in scores(truth(visible=share), seen(), "stones")]
    assert sum(row.n for row in visibility_rows(judged, EVALUATION.summary.visible_edges)) == len(judged)


def test_clear_claims_are_grouped_by_condition_and_style() -> None:
    judged = scores(truth(), seen(), "stones") + scores(truth(visible=0.3), seen(), "stones")
    table_of = condition_rows(judged, {"a.jpg": {"lighting": "lamp"}})
    assert [(row.name, row.n) for row in table_of["lighting"]] == [("lamp", 1)]
    assert [row.name for row in table_of["style"]] == ["stairs"]
    assert len(clear_scores(judged)) == 1


def test_confidence_is_held_against_the_rate_of_being_right() -> None:
    right = scores(truth(), seen(stones=Seen(4, 0.9)), "stones")
    wrong = scores(truth(), seen(stones=Seen(5, 0.9)), "stones")
    (one,) = confidence_bins(right * 3 + wrong, (0.0, 0.5, 1.0))
    assert (one.n, one.true) == (4, 0.75)
    assert one.claimed == pytest.approx(0.9)


@pytest.mark.parametrize(
    ("visible", "visibility", "is_clear"),
    [(None, "any", True), (1.0, "clear", True), (0.5, "clear", True), (0.2, "partly", False), (0.0, "hidden", False)],
)
def test_a_noble_that_hardly_shows_is_not_among_the_clear_ones(
    visible: float | None, visibility: str, is_clear: bool
) -> None:
    base = truth()
    one = replace(base.mats[0].cities[0], noble_visible=visible)
    (score,) = scores(replace(base, mats=(replace(base.mats[0], cities=(one,)),)), seen(), "nobles")
    assert score.visibility == visibility
    assert bool(clear_scores([score])) == is_clear
    rows = {row.name.strip(): row.n for row in quantity_rows([score], EVALUATION.goals)}
    assert rows["nobles"] == 1, "all nobles stay in the row that has the goal"


def test_what_stands_on_a_cell_reported_covered_is_asked() -> None:
    elephant = PieceTruth("elephant", 270.0, 150.0, (1, 3), None)
    base = truth(shields=(2,))
    with_one = replace(base, mats=(replace(base.mats[0], pieces=(elephant,)),))
    covered = seen(unsure_tiles=((1, 3, Message("reason.hand_covers")),))
    for quantity in ("elephants", "shields"):
        assert [s.verdict for s in scores(with_one, covered, quantity)] == ["asked"]
        assert [s.verdict for s in scores(with_one, seen(), quantity)] == ["wrong"]


def test_a_shield_beside_the_tiles_is_asked_if_a_bare_cell_is_reported_covered() -> None:
    base = truth()
    beside = replace(base, mats=(replace(base.mats[0], shields=((None, 2),)),))
    for cell, verdict in (((2, 0), "asked"), ((1, 3), "wrong")):
        covered = seen(blind_cells=((*cell, Message("reason.hand_covers_part")),))
        assert [s.verdict for s in scores(beside, covered, "shields")] == [verdict]
