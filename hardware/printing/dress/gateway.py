"""A Rajput city gate from the front: cusped arch, screened galleries, bastions, kiosks with domes."""

from __future__ import annotations

from hardware.printing.dress.curves import (
    Curve,
    cusped_arch,
    inset,
    merlons,
    mirrored,
    onion,
    petals,
    rectangle,
    ring,
    through,
)
from hardware.printing.dress.inks import Inks
from hardware.printing.shapes import Bounds, Shape


def gate(bounds: Bounds, inks: Inks) -> list[Shape]:
    """A gate standing on the rectangle's lower side, as wide as the rectangle; the domes' tips reach its upper side."""
    left, bottom, right, top = bounds
    x, wide, tall = (left + right) / 2, right - left, top - bottom
    ground = bottom + tall * 0.07
    main: Bounds = (x - wide * 0.19, ground, x + wide * 0.19, bottom + tall * 0.72)
    wing: Bounds = (left + wide * 0.11, ground, main[0], bottom + tall * 0.5)
    tower: Bounds = (left, ground, wing[0], bottom + tall * 0.58)
    masses: list[Curve] = [rectangle(main)]
    aside: list[Curve] = [rectangle(wing), rectangle(tower)]
    fine: list[Curve] = [rectangle(inset(main, wide * 0.025)), *_flowers(main)]
    beside: list[Curve] = [
        *_gallery(wing, 3), *_gallery((tower[0] + 0.5, tower[1], tower[2] - 0.5, tower[3] - 1.0), 1),
        merlons((wing[0], wing[3]), wing[2], 5, tall * 0.06), merlons((tower[0], tower[3]), tower[2], 3, tall * 0.05),
        *_kiosk((tower[0] + tower[2]) / 2, tower[3] + tall * 0.05, wide * 0.075, tall * 0.3),
    ]  # fmt: skip
    domes = [
        merlons((main[0], main[3]), main[2], 9, tall * 0.06),
        *_kiosk(x, main[3] + tall * 0.06, wide * 0.13, tall * 0.2),
    ]
    kiosk = _kiosk(main[0] + wide * 0.055, main[3] + tall * 0.06, wide * 0.07, tall * 0.16)
    beside += kiosk
    door = (x - wide * 0.1, ground, x + wide * 0.1, main[1] + (main[3] - main[1]) * 0.78)
    arches = [cusped_arch(door, 0.45), cusped_arch((door[0] + 1.4, ground, door[2] - 1.4, door[3] - 2.4), 0.45)]
    steps = [through([(left + i, y), (right - i, y)]) for i, y in ((0.0, bottom), (0.6, bottom + tall * 0.035))]
    steps.append(through([(left, ground), (right, ground)]))
    return [
        inks.washed([*masses, *aside, *mirrored(aside, x)]),
        inks.drawn([*fine, *beside, *mirrored(beside, x), *domes, *steps]),
        inks.bold(arches),
    ]


def _gallery(wall: Bounds, windows: int) -> list[Curve]:
    """Two rows of small arched windows with a string course between."""
    left, bottom, right, top = wall
    wide, tall = (right - left) / windows, top - bottom
    found: list[Curve] = []
    for row in range(2):
        low = bottom + tall * (0.08 + 0.48 * row)
        for i in range(windows):
            a = left + wide * (i + 0.2)
            found.append(cusped_arch((a, low, a + wide * 0.6, low + tall * 0.36), 0.5))
    found.append(through([(left, bottom + tall * 0.51), (right, bottom + tall * 0.51)]))
    return found


def _kiosk(x: float, foot: float, wide: float, tall: float) -> list[Curve]:
    """Columns, an eave and a dome."""
    half, eave = wide / 2, foot + tall * 0.42
    columns = [through([(x + half * at, foot), (x + half * at, eave)]) for at in (-0.8, -0.27, 0.27, 0.8)]
    roof = through([(x - half * 1.25, eave - tall * 0.03), (x - half, eave + tall * 0.06), (x + half, eave + tall * 0.06), (x + half * 1.25, eave - tall * 0.03)], closed=True)  # fmt: skip
    return [*columns, roof, onion((x, eave + tall * 0.06), wide * 0.8, tall * 0.4)]


def _flowers(wall: Bounds) -> list[Curve]:
    """A rosette in each spandrel of the great arch."""
    left, _, right, top = wall
    found: list[Curve] = []
    for x in (left + (right - left) * 0.17, left + (right - left) * 0.83):
        centre = (x, top - (top - wall[1]) * 0.16)
        found += [*petals(centre, (0.5, 1.9), 6), ring(centre, 2.3)]
    return found
