"""Five mats full of pieces: what lies beside or behind the camera is neither painted nor told of."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.scene_truth import picture_truth
from hardware.virtual.pictures.stand import Aim, aim_at_market, aim_at_seat, pose_of_mat, table_view
from hardware.virtual.scenes import changes as ch
from hardware.virtual.scenes.scene import MatKey, Scene
from tests.hardware.virtual.kit import hands, renderer, shipped
from vision.geometry.mat_view import mat_view
from vision.observe import observe
from vision.readings.reading import Seen

pytestmark = pytest.mark.slow

SEATS = (0, 1, 2, 3, 4)
SOME_PLACES = [0, *(pytest.param(seat, marks=pytest.mark.long) for seat in SEATS[1:]), "market"]
"""Of those before whom the same is seen one in `make test`."""
CITIES = {(0, 1): (6, 3), (1, 2): (9, 2), (2, 3): (5, 0)}
"""Stones and disks of each city."""


@pytest.fixture(scope="module")
def camera() -> Renderer:
    return renderer()


@pytest.fixture(scope="module")
def full() -> Scene:
    own = hands(3)
    scene = ch.empty_table(SEATS, own)
    for seat in SEATS:
        for cell, (stones, disks) in CITIES.items():
            scene = ch.tile_laid(scene, seat, cell, "red", own)
            scene = ch.wall_built(scene, seat, cell, stones, own, width=3)
            scene = ch.noble_set(ch.grain_set(scene, seat, cell, disks, own), seat, cell, True, own)
        scene = ch.shields_set(scene, seat, (0, 1), [2], own)
    return scene


def aim_at(scene: Scene, mat: MatKey) -> Aim:
    """As the product aims its virtual camera."""
    own = shipped()
    stand = own.virtual_table.stand
    aim = aim_at_market(scene, own.geometry, stand) if mat == "market" else aim_at_seat(scene, mat, own.geometry, stand)
    assert aim is not None
    return aim


def far_mats_bare(scene: Scene, kept: MatKey) -> Scene:
    return replace(
        scene,
        mats=tuple(
            mat if mat.seat == kept else replace(mat, tiles=(), cities=(), shields=(), loose=(), figures=())
            for mat in scene.mats
        ),
    )


def area(scene: Scene, mat: MatKey, aim: Aim, camera: Renderer) -> NDArray[np.bool_]:
    """The pixels of a mat (H×W)."""
    placement, own = scene.placement(mat), shipped().geometry
    assert placement is not None
    size = own.market_mat if mat == "market" else own.seat_mat
    view = mat_view(pose_of_mat(table_view(aim, camera.camera), placement), camera.camera)
    corners = [
        (x, y, 0.0) for x, y in ((0, 0), (size.width_mm, 0), (size.width_mm, size.height_mm), (0, size.height_mm))
    ]
    mask = np.zeros((camera.camera.height, camera.camera.width), np.uint8)
    cv2.fillConvexPoly(mask, np.round(view.project(corners)).astype(np.int32), 1)
    return mask > 0


@pytest.mark.parametrize("mat", SOME_PLACES)
def test_a_mat_looks_the_same_whatever_lies_on_the_others(camera: Renderer, full: Scene, mat: MatKey) -> None:
    aim = aim_at(full, mat)
    before = camera.rendered(full, aim).picture
    after = camera.rendered(far_mats_bare(full, mat), aim).picture
    inside = area(full, mat, aim, camera)
    assert np.array_equal(before[inside], after[inside])


@pytest.mark.parametrize("mat", SOME_PLACES)
def test_the_truth_of_a_picture_tells_of_no_mat_behind_the_camera(camera: Renderer, full: Scene, mat: MatKey) -> None:
    truth = picture_truth("x.jpg", full, aim_at(full, mat), camera, shipped().geometry, {})
    assert [told["seat"] for told in truth["mats"]] == [mat]


@pytest.mark.slow
@pytest.mark.parametrize("mat", SOME_PLACES)
def test_every_placement_of_the_camera_sees_its_mat_no_hand_and_no_phantoms(
    camera: Renderer, full: Scene, mat: MatKey
) -> None:
    seen = observe(camera.rendered(full, aim_at(full, mat)).picture, camera.camera, shipped().vision_settings())
    assert seen.hand is None or (isinstance(seen.hand, Seen) and not seen.hand.value)
    assert seen.hidden_mats == ()
    assert [m.seat for m in seen.mats] == ([] if mat == "market" else [mat])
    assert (seen.market is not None) == (mat == "market")
    for own in seen.mats:
        assert {(tile.row, tile.col): tile.side for tile in own.tiles} == dict.fromkeys(CITIES, "red")
        assert own.unsure_tiles == ()
        assert [piece for piece in own.pieces if isinstance(piece.present, Seen)] == []
        assert [(s.row, s.col) for s in own.shields] == [(0, 1)]
        assert {(c.row, c.col): getattr(c.wall.stones, "value", None) for c in own.cities} == {
            cell: stones for cell, (stones, _) in CITIES.items()
        }
        assert not (isinstance(own.loose, Seen) and own.loose.value)
