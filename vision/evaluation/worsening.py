"""Makes photos worse on purpose, with the camera that would have taken them: no ``seen`` may become wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluation.truth import MatTruth
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.table import TableGeometry

Bgr = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Shot:
    """A photo, its camera, and what is needed to cover its markers."""

    frame_bgr: Bgr
    camera: CameraModel
    mats: tuple[MatTruth, ...]
    geometry: TableGeometry


def turned_180(shot: Shot) -> Shot:
    """Turn the photo as if the camera hung upside down: principal point and tangential distortion turn with it."""
    (fx, skew, cx), (_, fy, cy), bottom = shot.camera.matrix
    k1, k2, p1, p2, k3 = shot.camera.dist
    camera = replace(
        shot.camera,
        matrix=((fx, skew, shot.camera.width - 1 - cx), (0.0, fy, shot.camera.height - 1 - cy), bottom),
        dist=(k1, k2, -p1, -p2, k3),
    )
    return replace(shot, frame_bgr=_image(cv2.rotate(shot.frame_bgr, cv2.ROTATE_180)), camera=camera)


def picture_turned_180(shot: Shot) -> Shot:
    """Turn the picture alone; the camera file stays as it was."""
    return replace(turned_180(shot), camera=shot.camera)


def halved(shot: Shot) -> Shot:
    """Halve width and height."""
    height, width = (side // 2 for side in shot.frame_bgr.shape[:2])
    small = cv2.resize(shot.frame_bgr, (width, height), interpolation=cv2.INTER_AREA)
    return replace(shot, frame_bgr=_image(small), camera=shot.camera.scaled_to(width, height))


def dimmed(shot: Shot) -> Shot:
    """Halve every pixel value."""
    return replace(shot, frame_bgr=_image(shot.frame_bgr // 2))


def recompressed(shot: Shot, quality: int = 60) -> Shot:
    """Write as JPEG of the given quality and read again."""
    _, data = cv2.imencode(".jpg", shot.frame_bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return replace(shot, frame_bgr=_image(cv2.imdecode(data, cv2.IMREAD_COLOR)))


def with_markers_covered(shot: Shot, share: float = 0.2) -> Shot:
    """Lay grey paper over a share of each photo's markers, spread evenly over the mats."""
    frame = shot.frame_bgr.copy()
    squares = [square for mat in shot.mats for square in _marker_squares(mat, shot)]
    count = max(1, round(share * len(squares))) if squares else 0
    for index in np.linspace(0, len(squares) - 1, count + 2)[1:-1] if count else ():
        cv2.fillConvexPoly(frame, np.round(squares[round(float(index))]).astype(np.int32), (120, 128, 135))
    return replace(shot, frame_bgr=frame)


def _marker_squares(mat: MatTruth, shot: Shot) -> list[NDArray[np.float64]]:
    sheet = shot.geometry.market_mat if mat.seat == "market" else shot.geometry.seat_mat
    centres: Sequence[tuple[float, float]]
    if mat.seat == "market":
        centres = list(shot.geometry.market_mat.marker_centres_mm().values())
    else:
        centres = list(shot.geometry.seat_mat.marker_centres_mm(mat.seat).values())
    view, half = mat_view(mat.pose, shot.camera), sheet.marker_side_mm * 0.52
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    squares = [view.project([(x + a * half, y + b * half, 0.0) for a, b in signs]) for x, y in centres]
    size = (shot.camera.width, shot.camera.height)
    return [square for square in squares if (square >= 0).all() and (square < size).all()]


def _image(pixels: object) -> Bgr:
    return np.asarray(pixels, dtype=np.uint8)


WORSENINGS: Mapping[str, Callable[[Shot], Shot]] = {
    "rotate180": turned_180,
    "rotate180-same-camera": picture_turned_180,
    "half": halved,
    "dim": dimmed,
    "jpeg60": recompressed,
    "cover20": with_markers_covered,
}
