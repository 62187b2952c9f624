"""The calibrated camera: intrinsics and lens distortion, as OpenCV uses them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vision.errors import MalformedCalibration

if TYPE_CHECKING:  # numpy is loaded only by what computes: a table without a camera does not need it
    import numpy as np
    from numpy.typing import NDArray

_MOST_PX: Final = 65_535
"""No picture file has more in a row or column (JPEG's own limit)."""

_LARGEST: Final = 1e12
"""No real focal length or distortion comes near it; beyond it geometry drowns in rounding errors."""


@dataclass(frozen=True, slots=True)
class CameraModel:
    """Intrinsics of one camera at one picture size.

    Attributes:
        width: picture width in pixels.
        height: picture height in pixels.
        matrix: 3×3 row-major ``((fx, 0, cx), (0, fy, cy), (0, 0, 1))`` in pixels; the middle of the
            top-left pixel is (0, 0).
        dist: ``(k1, k2, p1, p2, k3)``.
        is_default: true if guessed from a field of view instead of measured; readings that rest on
            geometry are then at most unsure.
    """

    width: int
    height: int
    matrix: tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
    dist: tuple[float, float, float, float, float]
    is_default: bool = False

    def matrix_array(self) -> NDArray[np.float64]:
        """The 3×3 camera matrix as an array."""
        import numpy as np

        return np.array(self.matrix, dtype=np.float64)

    def dist_array(self) -> NDArray[np.float64]:
        """The five distortion coefficients as an array."""
        import numpy as np

        return np.array(self.dist, dtype=np.float64)

    def scaled_to(self, width: int, height: int) -> CameraModel:
        """The same camera read out at another size of the same shape.

        Raises:
            MalformedCalibration: ``calibration.wrong_shape`` if the aspect ratio differs by more than 1 %.
        """
        if (width, height) == (self.width, self.height):
            return self
        sx, sy = width / self.width, height / self.height
        if abs(sx / sy - 1.0) > 0.01:
            raise MalformedCalibration(
                "calibration.wrong_shape",
                f"The picture is {width}×{height} but the camera was calibrated at {self.width}×{self.height}: "
                "calibrate at the picture's size, or give the camera file that belongs to it.",
                width=width,
                height=height,
                own_width=self.width,
                own_height=self.height,
            )
        (fx, skew, cx), (_, fy, cy), bottom = self.matrix
        # Pixel centres sit on whole numbers, so scaling happens about (-0.5, -0.5).
        return CameraModel(
            width,
            height,
            (
                (fx * sx, skew * sx, (cx + 0.5) * sx - 0.5),
                (0.0, fy * sy, (cy + 0.5) * sy - 0.5),
                bottom,
            ),
            self.dist,
            self.is_default,
        )

    def turned_clockwise(self) -> CameraModel:
        """The camera of the same picture turned by a quarter clockwise."""
        (fx, _, cx), (_, fy, cy), bottom = self.matrix
        k1, k2, p1, p2, k3 = self.dist
        matrix = ((fy, 0.0, self.height - 1 - cy), (0.0, fx, cx), bottom)
        return CameraModel(self.height, self.width, matrix, (k1, k2, p2, -p1, k3), self.is_default)


def camera_model_from_json(data: object) -> CameraModel:
    """Read ``{"width", "height", "matrix", "dist"}``, as a camera file holds it.

    Raises:
        MalformedCalibration: ``calibration.field_missing``, ``calibration.wrong_form``.
    """
    if not isinstance(data, Mapping):
        raise MalformedCalibration(
            "calibration.wrong_form",
            'A camera file is a JSON object {"width", "height", "matrix", "dist"}: run `raja calibrate` to make one.',
        )
    missing = [name for name in ("width", "height", "matrix", "dist") if name not in data]
    if missing:
        raise MalformedCalibration(
            "calibration.field_missing",
            f"The camera file has no field {', '.join(repr(m) for m in missing)}: add it, or run `raja calibrate` "
            "to make a whole one.",
            fields=", ".join(missing),
        )
    rows = _numbers(data["matrix"], "matrix", (3, 3))
    dist = _numbers(data["dist"], "dist", (5,))
    width, height = data["width"], data["height"]
    for name, size in (("width", width), ("height", height)):
        if not isinstance(size, int) or isinstance(size, bool) or not 0 < size <= _MOST_PX:
            raise MalformedCalibration(
                "calibration.wrong_form",
                f"The camera file's {name!r} must be a whole number of pixels, 1 to {_MOST_PX}: correct it.",
            )
    if rows[0] <= 0 or rows[4] <= 0:
        raise MalformedCalibration(
            "calibration.wrong_form",
            "The camera file's focal lengths (matrix[0][0] and matrix[1][1]) must be above 0: calibrate again.",
        )
    a, b, c, d, e, f, g, h, i = rows
    return CameraModel(
        width,
        height,
        ((a, b, c), (d, e, f), (g, h, i)),
        (dist[0], dist[1], dist[2], dist[3], dist[4]),
        bool(data.get("is_default", False)),
    )


def camera_model_to_json(model: CameraModel) -> dict[str, object]:
    """The JSON form that ``camera_model_from_json`` reads."""
    form: dict[str, object] = {
        "width": model.width,
        "height": model.height,
        "matrix": [list(row) for row in model.matrix],
        "dist": list(model.dist),
    }
    if model.is_default:
        form["is_default"] = True
    return form


def _numbers(value: object, name: str, shape: tuple[int, ...]) -> list[float]:
    wanted = "×".join(str(n) for n in shape)
    wrong = MalformedCalibration(
        "calibration.wrong_form", f"The camera file's {name!r} must be {wanted} finite numbers: correct it."
    )

    def walk(part: object, depth: int) -> list[float]:
        if depth == len(shape):
            if isinstance(part, bool) or not isinstance(part, (int, float)) or not abs(part) <= _LARGEST:
                raise wrong
            return [float(part)]
        if not isinstance(part, Sequence) or isinstance(part, str) or len(part) != shape[depth]:
            raise wrong
        return [number for item in part for number in walk(item, depth + 1)]

    return walk(value, 0)
