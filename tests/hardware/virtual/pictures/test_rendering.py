"""Rendered pictures: where everything is, what hides what, and that seeing reads them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.cli.seeing.rendered_photos import RenderedPhoto, rendered_photos
from hardware.virtual.pictures.rendering import Rendered, Renderer
from hardware.virtual.pictures.scene_truth import LEAST_SHOWN, picture_truth
from hardware.virtual.pictures.stand import Aim, aim_at_market, aim_at_seat, pose_of_mat, table_view
from hardware.virtual.scenes import changes as ch
from hardware.virtual.scenes.scene import Scene
from tests.hardware.virtual.kit import hands, renderer, shipped
from vision.evaluation.scoring import Score, score_image
from vision.evaluation.truth import photo_truth_from_json
from vision.geometry.mat_view import mat_view
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.observe import observe

pytestmark = pytest.mark.slow

NEAR, FAR = (1, 2), (0, 2)
SCENES = range(300, 304)


@pytest.fixture(scope="module")
def camera() -> Renderer:
    return renderer()


def scene_of(stones_near: int, stones_far: int) -> Scene:
    """One mat with two cities, one before the other."""
    own = hands(1)
    scene = ch.empty_table([0], own)
    for cell, stones in ((NEAR, stones_near), (FAR, stones_far)):
        scene = ch.tile_laid(scene, 0, cell, "red", own)
        if stones:
            scene = ch.wall_built(scene, 0, cell, stones, own, width=3)
    return scene


def seat_aim(scene: Scene) -> Aim:
    aim = aim_at_seat(scene, 0, shipped().geometry, shipped().virtual_table.stand)
    assert aim is not None
    return aim


def shares(rendered: Rendered, cell: tuple[int, int]) -> list[float]:
    """How much of each of a city's stones shows."""
    return [s.seen_px / s.whole_px for s in rendered.shown if s.part.cell == cell and s.part.kind == "stone"]


def test_markers_are_where_the_pose_says(camera: Renderer) -> None:
    own, scene = shipped(), scene_of(0, 0)
    for aim in (seat_aim(scene), aim_at_market(scene, own.geometry, own.virtual_table.stand)):
        assert aim is not None
        gray = np.asarray(cv2.cvtColor(camera.rendered(scene, aim).picture, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
        found = find_markers(gray, own.geometry, own.vision.pose)
        mats, hidden = find_mats(found, camera.camera, own.geometry, own.vision.pose)
        assert hidden == ()
        for mat in mats:
            placement = scene.placement(mat.name)
            assert placement is not None
            view = mat_view(pose_of_mat(table_view(aim, camera.camera), placement), camera.camera)
            centres = (
                own.geometry.market_mat.marker_centres_mm()
                if mat.name == "market"
                else own.geometry.seat_mat.marker_centres_mm(mat.name)
            )
            for marker in mat.markers:
                (x, y), half = centres[marker.marker], own.geometry.seat_mat.marker_side_mm / 2
                square = [(x - half, y + half), (x + half, y + half), (x + half, y - half), (x - half, y - half)]
                off = marker.corners_px - view.project([(*corner, 0.0) for corner in square])
                assert np.abs(off).max() < 1.0, off
            assert np.abs(np.array(mat.pose.translation) - view.translation).max() < 2.5


def test_a_wall_of_its_own_shows_and_one_behind_a_great_wall_does_not_all(camera: Renderer) -> None:
    alone, behind = scene_of(0, 3), scene_of(31 - 3, 3)
    low = replace(seat_aim(alone), elevation_deg=36.0)
    assert min(shares(camera.rendered(alone, low), FAR)) > LEAST_SHOWN
    assert min(shares(camera.rendered(behind, low), FAR)) < LEAST_SHOWN
    assert max(shares(camera.rendered(behind, low), NEAR)) > 0.5


def test_what_hides_counts_in_the_truth(camera: Renderer) -> None:
    scene = scene_of(31 - 3, 3)
    low = replace(seat_aim(scene), elevation_deg=36.0)
    truth = picture_truth("x.jpg", scene, low, camera, shipped().geometry, {})
    visible = {(c["row"], c["col"]): c["wall_visible"] for c in truth["mats"][0]["cities"]}
    assert visible[FAR] < 1.0
    assert visible[NEAR] > visible[FAR]


def test_a_change_changes_the_picture_only_near_it(camera: Renderer) -> None:
    before, after = scene_of(2, 0), scene_of(3, 0)
    aim = seat_aim(before)
    pictures = [camera.rendered(scene, aim).picture.astype(int) for scene in (before, after)]
    rows, columns = np.nonzero(np.abs(pictures[0] - pictures[1]).max(axis=2) > 12)
    x, y = middle_px(camera, before, aim)
    assert len(rows) > 100
    assert np.hypot(columns - x, rows - y).max() < 220


def middle_px(camera: Renderer, scene: Scene, aim: Aim) -> NDArray[np.float64]:
    placement = scene.placement(0)
    assert placement is not None
    view = mat_view(pose_of_mat(table_view(aim, camera.camera), placement), camera.camera)
    return np.asarray(view.project([(*shipped().geometry.seat_mat.cell_centre_mm(NEAR), 10.0)])[0])


def test_the_same_shot_gives_the_same_bytes_on_another_renderer(camera: Renderer) -> None:
    scene = scene_of(4, 4)
    assert camera.jpeg(scene, seat_aim(scene), 7) == renderer().jpeg(scene, seat_aim(scene), 7)


def judged(photo: RenderedPhoto) -> tuple[Score, ...]:
    """Every claim of seeing about a rendered photo."""
    picture = cv2.imdecode(np.frombuffer(photo.jpeg, np.uint8), cv2.IMREAD_COLOR)
    truth = photo_truth_from_json(photo.truth)
    seen = observe(np.asarray(picture, dtype=np.uint8), truth.camera, shipped().vision_settings())
    return score_image(truth, seen, shipped().evaluation.scoring)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.xdist_group("rendered-photos")
def test_rendered_photos_are_seen_as_photos_are() -> None:
    """Figures over many more are in docs/evaluation.md; here the floor that nothing may fall below."""
    scores = [score for photo in rendered_photos(shipped(), SCENES) for score in judged(photo)]
    for quantity in ("mats", "tiles", "market disks"):
        verdicts = Counter(score.verdict for score in scores if score.quantity == quantity)
        assert set(verdicts) == {"exact"}, quantity
    counts = [s for s in scores if s.quantity in ("stones", "width", "grain") and s.visibility == "clear"]
    assert len(counts) > 30
    assert sum(score.best_right for score in counts) >= 0.85 * len(counts)
    assert sum(score.verdict == "wrong" for score in counts) <= 0.1 * len(counts)
