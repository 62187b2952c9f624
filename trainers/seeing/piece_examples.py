"""Examples for the piece network: views of cells with marked pieces, from photos with truth, as taken and made worse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.lesson_photos import refuse_what_is_kept_for_testing
from vision.evaluation.folders import TruthfulPhoto, read_photo_folder, read_picture
from vision.evaluation.noble_places import nobles_marked
from vision.evaluation.sight import share_shown
from vision.evaluation.truth import MatTruth
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.light.light_model import light_on_mat
from vision.markers.detection import MarkerFound, find_markers
from vision.markers.poses import MatFound, find_mats
from vision.mats.foreground_cells import continued_cells
from vision.networks.piece_network import KINDS
from vision.pieces.channels import channels_of
from vision.pieces.peaks import middle_height_mm
from vision.pieces.tile_look import look_at_tile
from vision.settings.stages import VisionSettings

STEPS_OF_ONE = 204  # channels are kept as whole numbers of these steps
BRIGHTEST = 1.25
PIECE_SIZE_MM = (8.0, 15.0)
STONE_SIZE_MM = (5.0, 10.0)
EMPTY_SHARE = 0.35  # share kept of the bare cells beside the tiles of a worsened photo


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece in a view: the index of its kind, its middle in pixels, and how much of it shows (0..1)."""

    kind: int
    x_px: float
    y_px: float
    visible: float


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One cell's channels (``CHANNELS``×96×96, in ``STEPS_OF_ONE``) and the pieces in its view; ``tiled``: on a tile."""

    view: NDArray[np.uint8]
    marks: tuple[Mark, ...]
    tiled: bool


def examples_of(
    folders: Sequence[Path], only: str | None, worse: int, settings: VisionSettings, rng: np.random.Generator
) -> list[Example]:
    """All cells of all photos without a hand, each photo once as taken and ``worse`` times made worse.

    Photos without marked nobles are left out, as an unmarked noble would teach the network to ignore nobles.

    Args:
        only: ``even`` or ``odd``: use half of the photos, to test on the other half.
    """
    found: list[Example] = []
    for folder in folders:
        photos = read_photo_folder(folder)
        refuse_what_is_kept_for_testing(folder, (photo.truth.conditions for photo in photos))
        start, step = {"even": (0, 2), "odd": (1, 2), None: (0, 1)}[only]
        for photo in photos[start::step]:
            if not photo.truth.hand and nobles_marked(photo.path) is not None:
                found.extend(_examples_of_photo(photo, worse, settings, rng))
    return found


def _examples_of_photo(
    photo: TruthfulPhoto, worse: int, settings: VisionSettings, rng: np.random.Generator
) -> Iterator[Example]:
    frame, camera = read_picture(photo.path), photo.truth.camera
    stages = settings.stages
    gray = np.asarray(cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    mats, _ = find_mats(find_markers(gray, settings.geometry, stages.pose), camera, settings.geometry, stages.pose)
    truths = {mat.seat: mat for mat in photo.truth.mats if mat.seat != "market"}
    for round_ in range(1 + worse):
        picture = frame if round_ == 0 else made_worse(frame, rng)
        scaled = camera.scaled_to(picture.shape[1], picture.shape[0])
        for found in mats:
            # Its markers were found in the original photo, which may be larger.
            mat = replace(found, markers=_scaled(found.markers, picture.shape[1] / frame.shape[1]))
            if mat.name in truths:
                share = 1.0 if round_ == 0 else EMPTY_SHARE
                yield from _cells(picture, scaled, mat, truths[mat.name], photo.path, share, settings, rng)


def _scaled(markers: Sequence[MarkerFound], scale: float) -> tuple[MarkerFound, ...]:
    return tuple(replace(marker, corners_px=(marker.corners_px + 0.5) * scale - 0.5) for marker in markers)


def _cells(
    picture: NDArray[np.uint8],
    camera: CameraModel,
    mat: MatFound,
    truth: MatTruth,
    photo: Path,
    empty_share: float,
    settings: VisionSettings,
    rng: np.random.Generator,
) -> Iterator[Example]:
    view = mat_view(mat.pose, camera)
    light = light_on_mat(picture, view, mat.markers, settings.stages.light)
    pieces = _pieces(truth, photo, view, settings)
    sheet, seat = settings.geometry.seat_mat, int(truth.seat)
    for cell in continued_cells(sheet):
        left, bottom, right, top = sheet.cell_bounds_mm(cell)
        held = any(left - 5 < x < right + 5 and bottom - 5 < y < top + 5 for _, (x, y, _), _ in pieces)
        tiled = cell in truth.tiles
        if not (tiled or held or rng.random() < empty_share):
            continue
        look = look_at_tile(picture, view, light, seat, cell, settings, tiled)
        channels = channels_of(look.oblique.relative, look.classes, look.own)
        marks = []
        for kind, (x, y, z), visible in pieces:
            column, row = look.oblique.to_px([(x, y)], z)[0]
            marks.append(Mark(kind, float(column), float(row), visible))
        kept = (np.clip(channels, 0.0, BRIGHTEST) * STEPS_OF_ONE).astype(np.uint8)
        yield Example(kept, tuple(marks), tiled)


def _pieces(
    truth: MatTruth, photo: Path, view: MatView, settings: VisionSettings
) -> list[tuple[int, tuple[float, float, float], float]]:
    """Kind, middle (mat mm) and visible share of everything that stands on a mat."""
    sizes = settings.geometry.pieces
    found: list[tuple[int, tuple[float, float, float], float]] = []
    for noble in nobles_marked(photo) or ():
        if noble.seat == truth.seat and noble.foot_mm is not None:
            height = sizes.tile_thickness_mm + middle_height_mm("noble", sizes)
            found.append((KINDS.index("noble"), (*noble.foot_mm, height), noble.visible))
    for piece in truth.pieces:
        kind = next((kind for kind in KINDS if kind == piece.kind), None)
        if kind is not None:
            foot = (piece.x_mm, piece.y_mm)
            height = middle_height_mm(kind, sizes) + (0.0 if piece.cell is None else sizes.tile_thickness_mm)
            shown = share_shown(view, foot, PIECE_SIZE_MM, truth.stones_mm)
            found.append((KINDS.index(kind), (*foot, height), shown))
    for x, y, z in truth.loose_mm:
        shown = share_shown(view, (x, y), STONE_SIZE_MM, truth.stones_mm)
        found.append((KINDS.index("stone"), (x, y, z), shown))
    return found


def made_worse(frame: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.uint8]:
    """Simulate another lamp, lens and camera: cast, exposure, gamma, vignette, blur, size, noise, JPEG, at random."""
    picture = frame.astype(np.float32) / 255
    if rng.random() < 0.7:
        cast = np.exp(rng.normal(0, 0.22, 3))
        picture = np.clip(picture**2.2 * (cast / cast.mean() * np.exp(rng.uniform(-1.0, 0.15))), 0, 1) ** (1 / 2.2)
    if rng.random() < 0.4:
        picture = picture ** np.exp(rng.uniform(-0.25, 0.25))
    if rng.random() < 0.3:
        height, width = picture.shape[:2]
        rows, cols = np.mgrid[0:height, 0:width]
        from_middle = ((cols - width / 2) ** 2 + (rows - height / 2) ** 2) / (width**2 / 4 + height**2 / 4)
        picture = picture * (1 - rng.uniform(0.1, 0.45) * from_middle)[..., None]
    if rng.random() < 0.35:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 2.0)))
    codes = np.clip(picture * 255, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        scale = rng.uniform(0.5, 0.85)
        codes = np.asarray(cv2.resize(codes, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    if rng.random() < 0.4:
        codes = np.clip(codes + rng.normal(0, rng.uniform(1, 9), codes.shape), 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        quality = int(rng.uniform(40, 90))
        data = cv2.imencode(".jpg", codes, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
        codes = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), dtype=np.uint8)
    return codes
