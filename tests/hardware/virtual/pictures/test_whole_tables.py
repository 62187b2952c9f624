"""Whole tables painted by the virtual camera, beside Blender's pictures of the same tables by the same camera.

``whole_tables/truth.json`` has the form of docs/truth-format.md. It does not say where nobles and columns stand, so
those are in Blender's pictures only.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.stand import pose_of_mat
from hardware.virtual.scenes.scene import (
    City,
    Figure,
    MarketMat,
    Placement,
    Scene,
    SeatMat,
    Shield,
    Stone,
    Tile,
    Wall,
    WallLine,
    WallStone,
)
from tests.hardware.virtual.kit import piece_look, shipped
from vision.geometry.camera_model import camera_model_from_json
from vision.geometry.mat_pose import MatPose
from vision.geometry.mat_view import MatView, mat_view

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "whole_tables"
WIDTH, HEIGHT = 1152, 648
FILES = ("table_01_0.jpg", "table_02_1.jpg")

Gray: TypeAlias = NDArray[np.float32]
Picture: TypeAlias = NDArray[np.uint8]


@dataclass(frozen=True)
class WholeTable:
    """A table by both renderers."""

    scene: Scene
    view: MatView
    renderer: Renderer
    painted: Picture
    blender: Picture


@pytest.fixture(scope="module", params=FILES)
def table(request: pytest.FixtureRequest) -> WholeTable:
    images = json.loads((FOLDER / "truth.json").read_text())["images"]
    truth = next(image for image in images if image["file"] == request.param)
    camera = camera_model_from_json(truth["camera"]).scaled_to(WIDTH, HEIGHT)
    market = next(mat for mat in truth["mats"] if mat["seat"] == "market")
    scene = Scene(
        tuple(seat_mat(mat, placement(mat, market)) for mat in truth["mats"] if mat is not market),
        MarketMat(placement(market, market), tuple(truth["market"].values()), ()),
    )
    rows = [tuple(row) for row in market["rotation"]]
    view = mat_view(MatPose((rows[0], rows[1], rows[2]), tuple(market["translation"])), camera)
    renderer = Renderer(shipped().virtual_table, piece_look(), camera=camera)
    blender = np.asarray(cv2.imread(str(FOLDER / truth["file"])), dtype=np.uint8)
    return WholeTable(scene, view, renderer, renderer.rendered_in(scene, view).picture, blender)


def placement(mat: dict[str, Any], market: dict[str, Any]) -> Placement:
    """Where a mat lies in the market's frame."""
    turned = np.array(market["rotation"]).T
    rotation = turned @ np.array(mat["rotation"])
    x, y, _ = turned @ (np.array(mat["translation"]) - np.array(market["translation"]))
    return Placement(float(x), float(y), math.degrees(math.atan2(rotation[1, 0], rotation[0, 0])))


def seat_mat(mat: dict[str, Any], at: Placement) -> SeatMat:
    """A mat with everything of which the truth knows the place."""
    centre = shipped().geometry.seat_mat.cell_centre_mm
    line = WallLine(0.0, 0.0, 0.0, 10.0)
    cells = [((tile["row"], tile["col"]), tile["side"]) for tile in mat["tiles"]]
    return SeatMat(
        mat["seat"],
        at,
        tuple(Tile(cell, side, *centre(cell), 0.0) for cell, side in cells),
        tuple(
            City(
                (city["row"], city["col"]),
                Wall(line, tuple(WallStone(0, 0, Stone(*place)) for place in city["wall"]["positions"])),
                (0.0, 0.0),
                False,
                (0.0, 0.0),
            )
            for city in mat["cities"]
        ),
        tuple(Stone(s["x"], s["y"], s["z_center"], s["yaw_deg"]) for s in mat["loose"]),
        tuple(
            Shield(tuple(o["tile"]), o["value"], o["x"], o["y"], o["yaw_deg"])
            for o in mat["others"]
            if o["kind"] == "shield" and o["tile"]
        ),
        tuple(
            Figure(o["kind"], o["tile"] and tuple(o["tile"]), o["x"], o["y"], o["yaw_deg"])
            for o in mat["others"]
            if o["kind"] in ("elephant", "marker")
        ),
    )


def from_above(picture: Picture, table: WholeTable, at: Placement) -> Gray:
    """A seat's mat from above (1 px a mm), as edges."""
    own = shipped().geometry.seat_mat
    sheet = np.array([(0, 0), (own.width_mm, 0), (own.width_mm, own.height_mm), (0, own.height_mm)], np.float32)
    view = mat_view(pose_of_mat(table.view, at), table.view.camera)
    pixels = view.project(np.column_stack([sheet, np.zeros(4)])).astype(np.float32)
    flat = cv2.warpPerspective(
        picture, cv2.getPerspectiveTransform(pixels, sheet), (int(own.width_mm), int(own.height_mm))
    )
    return np.asarray(cv2.cvtColor(flat, cv2.COLOR_BGR2GRAY), dtype=np.float32)


def edges(gray: Gray) -> Gray:
    return np.asarray(cv2.Laplacian(cv2.GaussianBlur(gray, (0, 0), 1.2), cv2.CV_32F), dtype=np.float32)


def test_every_mat_looks_as_blender_paints_it_and_lies_within_half_a_millimetre(table: WholeTable) -> None:
    for mat in table.scene.mats:
        painted, blender = (from_above(picture, table, mat.placement) for picture in (table.painted, table.blender))
        assert np.corrcoef(painted.ravel(), blender.ravel())[0, 1] > 0.9, mat.seat
        window = cv2.createHanningWindow((painted.shape[1], painted.shape[0]), cv2.CV_32F)
        shift, _ = cv2.phaseCorrelate(edges(painted), edges(blender), window)
        assert math.hypot(*shift) < 0.5, (mat.seat, shift)


def test_walls_have_their_outlines_where_blender_has_them(table: WholeTable) -> None:
    """Blender's picture changes nowhere as much as along the outlines of the painted walls."""
    gray = cv2.GaussianBlur(cv2.cvtColor(table.blender, cv2.COLOR_BGR2LAB), (0, 0), 0.8).astype(np.float32)
    steep = np.hypot(cv2.Sobel(gray, cv2.CV_32F, 1, 0), cv2.Sobel(gray, cv2.CV_32F, 0, 1)).max(axis=2)
    bare = replace(table.scene, mats=tuple(replace(mat, cities=()) for mat in table.scene.mats))
    without = table.renderer.rendered_in(bare, table.view).picture
    walls = (np.abs(table.painted.astype(int) - without).max(axis=2) > 40).astype(np.uint8)
    outline = walls - cv2.erode(walls, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero(outline)
    reach = range(-4, 5)
    steepness = {(dx, dy): float(steep[rows + dy, columns + dx].mean()) for dx in reach for dy in reach}
    dx, dy = max(steepness, key=lambda shift: steepness[shift])
    assert max(abs(dx), abs(dy)) <= 1
