"""The ground truth of a rendered picture, in the form of docs/truth-format.md."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hardware.virtual.pictures.clipping import frustum_of, in_sight
from hardware.virtual.pictures.rendering import Renderer, Shown
from hardware.virtual.pictures.stand import Aim, pose_of_mat, table_view
from hardware.virtual.scenes.scene import MARKET_ROWS, City, Figure, Scene, SeatMat, Shield, Stone
from vision.geometry.camera_model import camera_model_to_json
from vision.geometry.mat_view import MatView
from vision.geometry.table import TableGeometry

LEAST_SHOWN = 0.12
"""Share of a stone's or disk's silhouette that must be visible for it to count as visible (docs/truth-format.md)."""

JsonObject = dict[str, Any]


def picture_truth(
    file: str, scene: Scene, aim: Aim, renderer: Renderer, geometry: TableGeometry, conditions: Mapping[str, Any]
) -> JsonObject:
    """One entry of ``truth.json``: the camera, and every mat that is in the picture."""
    shown = renderer.rendered(scene, aim).shown
    return view_truth(file, scene, table_view(aim, renderer.camera), shown, geometry, conditions)


def view_truth(
    file: str,
    scene: Scene,
    view: MatView,
    shown: Sequence[Shown],
    geometry: TableGeometry,
    conditions: Mapping[str, Any],
) -> JsonObject:
    """The same for any picture, given how much of each stone and disk is visible in it."""
    mats = [
        {**_pose(view, mat), **seat_mat_truth(mat, shown)}
        for mat in scene.mats
        if _in_picture(view, mat.placement.to_table(geometry.seat_mat.width_mm / 2, geometry.seat_mat.height_mm / 2))
    ]
    market = None
    own = geometry.market_mat
    if scene.market is not None and _in_picture(
        view, scene.market.placement.to_table(own.width_mm / 2, own.height_mm / 2)
    ):
        market = dict(zip(MARKET_ROWS, scene.market.face_up, strict=True))
        pose = pose_of_mat(view, scene.market.placement)
        empty: JsonObject = {"tiles": [], "cities": [], "loose": [], "others": []}
        mats.append({"seat": "market", "rotation": pose.rotation, "translation": pose.translation, **empty})
    camera = camera_model_to_json(view.camera)
    return {"file": file, "camera": camera, "mats": mats, "market": market, "conditions": dict(conditions)}


def seat_mat_truth(mat: SeatMat, shown: Sequence[Shown] = ()) -> JsonObject:
    """What lies and stands on one mat."""
    tiles = [
        {
            "row": tile.cell[0],
            "col": tile.cell[1],
            "side": tile.side,
            "shields": [shield.value for shield in mat.shields if shield.cell == tile.cell],
        }
        for tile in mat.tiles
    ]
    others = [_shield(s) for s in mat.shields] + [_figure(f) for f in mat.figures]
    loose = [_loose(stone) for stone in mat.loose]
    cities = [_city(mat.seat, city, shown) for city in mat.cities if _stands(city)]
    return {"seat": mat.seat, "tiles": tiles, "cities": cities, "loose": loose, "others": others}


def truth_json(images: Sequence[JsonObject]) -> str:
    """The text of a folder's ``truth.json``."""
    return json.dumps({"images": list(images)}, indent=1)


def _city(seat: int, city: City, shown: Sequence[Shown]) -> JsonObject:
    wall = city.wall

    def share(kind: str) -> float | None:
        own = [s for s in shown if (s.part.seat, s.part.cell, s.part.kind) == (seat, city.cell, kind)]
        visible = [s for s in own if s.seen_px > 0 and s.seen_px >= LEAST_SHOWN * s.whole_px]
        return round(len(visible) / len(own), 3) if own else None

    positions = [[s.stone.x_mm, s.stone.y_mm, s.stone.z_mm, s.stone.yaw_deg] for s in wall.stones]
    return {
        "row": city.cell[0],
        "col": city.cell[1],
        "owner": seat,
        "noble": city.noble,
        "wall": {
            "stones": len(wall.stones),
            "width": wall.width(),
            "courses": list(wall.courses()),
            "positions": [[round(v, 3) for v in position] for position in positions],
        },
        "grain": len(city.grain),
        "style": "rendered" if wall.stones else "none",
        "broadside_deg": round(wall.line.yaw_deg, 1),
        "wall_visible": share("stone"),
        "grain_visible": share("disk"),
    }


def _stands(city: City) -> bool:
    return bool(city.noble or city.wall.stones or city.grain)


def _shield(shield: Shield) -> JsonObject:
    place = {"x": shield.x_mm, "y": shield.y_mm, "yaw_deg": shield.yaw_deg}
    return {"kind": "shield", **place, "tile": list(shield.cell), "value": shield.value}


def _figure(figure: Figure) -> JsonObject:
    place = {"x": figure.x_mm, "y": figure.y_mm, "yaw_deg": figure.yaw_deg}
    return {"kind": figure.kind, **place, "tile": None if figure.cell is None else list(figure.cell)}


def _loose(stone: Stone) -> JsonObject:
    return {"x": stone.x_mm, "y": stone.y_mm, "z_center": stone.z_mm, "yaw_deg": stone.yaw_deg}


def _pose(view: MatView, mat: SeatMat) -> JsonObject:
    pose = pose_of_mat(view, mat.placement)
    return {"rotation": pose.rotation, "translation": pose.translation}


def _in_picture(view: MatView, middle_mm: tuple[float, float]) -> bool:
    middle = np.array([(*middle_mm, 0.0)])
    if not in_sight(middle, view, frustum_of(view.camera))[0]:
        return False
    x, y = view.project(middle)[0]
    return bool(0 <= x < view.camera.width and 0 <= y < view.camera.height)
