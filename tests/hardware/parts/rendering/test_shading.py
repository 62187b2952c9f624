"""Pictures show what is in front, shaded by its slope, and stay small."""

from __future__ import annotations

import numpy as np

from hardware.parts.rendering.shading import PAPER, Look, Shown, picture, png

LOOK = Look(0.0, 90.0, 60, 60)


def square(low: float, high: float, z: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    a, b, c, d = (low, low, z), (high, low, z), (high, high, z), (low, high, z)
    return np.array([[a, b, c], [a, c, d]])


def test_what_is_nearer_hides_what_is_behind() -> None:
    red, blue = Shown(square(-10, 10, 0), (255, 0, 0)), Shown(square(-5, 5, 3), (0, 0, 255))
    for things in ([red, blue], [blue, red]):
        image = picture(things, LOOK)
        assert image[30, 30, 2] > image[30, 30, 0]
        assert image[10, 30, 0] > image[10, 30, 2]
        assert tuple(image[0, 0]) == PAPER


def test_what_looks_away_is_not_shown() -> None:
    away = Shown(square(-10, 10, 0)[:, ::-1], (255, 0, 0))
    assert (picture([away], LOOK) == PAPER[0]).all()


def test_a_picture_is_a_png_of_few_levels() -> None:
    data = png(picture([Shown(square(-10, 10, 0), (200, 120, 40))], LOOK), 24)
    assert data.startswith(b"\x89PNG")
    assert len(data) < 2000
