"""What a printer would make of the PDFs: pages as pictures by poppler, glued sheets, and photo-like looks at them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.session.views.page_state import SEAT_SYMBOLS
from companion.settings.loading import load_settings
from companion.texts.catalogue import commands_in
from hardware.printing.layout.pdf import write_pdf
from hardware.printing.layout.tiling import Page
from hardware.printing.mats import PrintJob, SeatLook
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import SEAT_COLOURS, PointMm
from vision.markers.detection import find_markers

Picture = NDArray[np.uint8]

SETTINGS = load_settings()
SAY = commands_in("en").say
JOB = PrintJob(
    SETTINGS.geometry,
    SETTINGS.palette,
    SETTINGS.printing,
    tuple(SeatLook(name, symbol) for name, symbol in zip(SEAT_COLOURS, SEAT_SYMBOLS, strict=True)),
    SAY,
)
# Pages are measured in full; seeing is content with a reduced picture.
MEASURED = replace(SETTINGS.vision.pose, search_width_px=1e6, corner_window_max_px=12)
PAPERS = tuple(SETTINGS.printing.papers)


def each_with_one(mats: Iterable[object], first: int = 0) -> list[object]:
    """Each mat with each paper; of each mat one paper, and of each paper a mat, in `make test`."""
    return [
        pytest.param(mat, paper, marks=[] if place == (first + number) % len(PAPERS) else pytest.mark.long)
        for number, mat in enumerate(mats)
        for place, paper in enumerate(PAPERS)
    ]


def rendered(pages: Sequence[Page], folder: Path, dpi: int, *, gray: bool = False) -> list[Picture]:
    """Every page as poppler renders it (H×W×3 BGR, or H×W grey)."""
    if shutil.which("pdftoppm") is None:
        pytest.skip("needs pdftoppm: apt install poppler-utils")
    folder.mkdir(parents=True, exist_ok=True)
    pdf = folder / "sheet.pdf"
    write_pdf(pdf, pages, SETTINGS.printing, "test", SAY)
    command = ["pdftoppm", "-r", str(dpi), *(["-gray"] if gray else []), str(pdf), str(folder / "page")]
    subprocess.run(command, check=True, capture_output=True, timeout=240)
    files = sorted(folder.glob("page*.p?m"))
    assert len(files) == len(pages)
    pictures = [cv2.imread(str(file), cv2.IMREAD_GRAYSCALE if gray else cv2.IMREAD_COLOR) for file in files]
    for file in files:
        file.unlink()
    return [np.asarray(picture, dtype=np.uint8) for picture in pictures]


def markers_on_page(picture: Picture, dpi: int) -> dict[int, tuple[PointMm, float]]:
    """Id → centre on the page (mm from its bottom left) and side (mm) of every marker on a grey page."""
    px_per_mm = dpi / 25.4
    found = {}
    for marker in find_markers(picture, SETTINGS.geometry, MEASURED):
        x, y = (marker.corners_px.mean(axis=0) + 0.5) / px_per_mm
        sides = np.linalg.norm(marker.corners_px - np.roll(marker.corners_px, 1, axis=0), axis=1) / px_per_mm
        assert marker.marker not in found
        found[marker.marker] = ((float(x), picture.shape[0] / px_per_mm - float(y)), float(sides.mean()))
    return found


def glued(pages: Sequence[Page], pictures: Sequence[Picture], dpi: int) -> Picture:
    """The sheet (H×W×3) put together from its pages, each cut where its marks say."""
    px_per_mm = dpi / 25.4
    sheet = pages[0].sheet
    size = (round(sheet.height_mm * px_per_mm), round(sheet.width_mm * px_per_mm))
    whole = np.zeros((*size, 3), dtype=np.uint8)
    for page, picture in zip(pages, pictures, strict=True):
        left, bottom, right, top = page.part
        # Sheet pixel → page pixel; both from their top left.
        shift_x = page.at[0] * px_per_mm
        shift_y = picture.shape[0] - (page.at[1] + sheet.height_mm) * px_per_mm
        matrix = np.array([[1, 0, shift_x], [0, 1, shift_y]], dtype=np.float64)
        moved = cv2.warpAffine(picture, matrix, (size[1], size[0]), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        rows = slice(round((sheet.height_mm - top) * px_per_mm), round((sheet.height_mm - bottom) * px_per_mm))
        cols = slice(round(left * px_per_mm), round(right * px_per_mm))
        whole[rows, cols] = moved[rows, cols]
    return whole


def photo_of(
    sheet: Picture,
    width_mm: float,
    camera: CameraModel,
    pose: tuple[NDArray[np.float64], NDArray[np.float64]],
    seed: int,
) -> Picture:
    """A photo-like look at a sheet on a brown table: perspective, a lamp from one side, blur, noise, JPEG.

    Args:
        pose: rotation (3×3) and translation (mm) from the mat's frame to the camera's.
    """
    rotation, translation = pose
    px_per_mm = sheet.shape[1] / width_mm
    height_mm = sheet.shape[0] / px_per_mm
    to_camera = camera.matrix_array() @ np.column_stack([rotation[:, 0], rotation[:, 1], translation])
    to_mat = np.array(
        [[1 / px_per_mm, 0, 0.5 / px_per_mm], [0, -1 / px_per_mm, height_mm - 0.5 / px_per_mm], [0, 0, 1]]
    )
    size = (camera.width, camera.height)
    warp = to_camera @ to_mat
    flat = cv2.warpPerspective(
        sheet, warp, size, flags=cv2.INTER_AREA, borderMode=cv2.BORDER_CONSTANT, borderValue=(40, 60, 85)
    )
    light = np.linspace(0.62, 0.95, camera.width, dtype=np.float32)[None, :, None]
    lit = cv2.GaussianBlur(flat.astype(np.float32) * light, (0, 0), 0.8)
    noisy = lit + np.random.default_rng(seed).normal(0, 2.5, lit.shape)
    done, data = cv2.imencode(".jpg", np.clip(noisy, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88])
    assert done
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), dtype=np.uint8)
