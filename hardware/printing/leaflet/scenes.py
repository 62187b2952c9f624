"""A picture for each part of the rules, on a field of its own, with worked examples and no words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from hardware.printing.leaflet.things import Things
from hardware.printing.shapes import Shape
from hardware.printing.symbols import SYMBOLS, seat_symbol

FIELD_MM: Final = (56.0, 31.0)
"""Size of each picture, whose middle is at (0, 0)."""

Scene: TypeAlias = Callable[[Things], list[Shape]]

_LANDS: Final = (
    (0, 0, "blue"),
    (1, 0, "red"),
    (0, 1, "red"),
    (1, 1, "blue"),
    (2, 0, "blue"),
    (2, 1, "red"),
    (-1, 1, "blue"),
)
_TILE: Final = 13.0


def set_up(draw: Things) -> list[Shape]:
    """Lands of seven tiles with three cities, and a shield on a tile without a city."""
    shapes: list[Shape] = []
    middles = {(x, y): (-13.0 + _TILE * 1.04 * (x + 0.5), -7.0 + _TILE * 1.04 * y) for x, y, _ in _LANDS}
    for col, row, colour in _LANDS:
        shapes += draw.tile(middles[col, row], _TILE, colour)
    for cell, count in (((-1, 1), 3), ((1, 0), 4), ((2, 1), 2)):
        x, y = middles[cell]
        shapes += draw.wall((x, y - 5.0), 2.6, (count,), 0)
        shapes += draw.noble((x, y - 1.6), 7.0, 0)
    shapes += draw.shield(middles[0, 1], 6.4, 1)
    shapes += draw.shield(middles[1, 1], 6.4, 2)
    return shapes


def production(draw: Things) -> list[Shape]:
    """A wall three wide: one grain, and three more."""
    wall = draw.wall((-14.0, -10.0), 5.0, (3, 3, 1), 0)
    shapes = [*draw.ground((-26.0, -10.0, 26.0, 0.0)), *wall, *draw.column((16.0, -10.0), 5.6, 4)]
    shapes += draw.arrow((-3.0, -3.0), (8.0, -3.0))
    shapes += [draw.figures("3", (-14.0, 7.0), 3.6), draw.figures("1 + 3 = 4", (13.5, 7.0), 3.2)]
    return shapes


def auction(draw: Things) -> list[Shape]:
    """Bids around the table; those who pass are out, and only the last bidder pays."""
    bids = ((0, "$0"), (1, "$5"), (2, "–"), (0, "$6"), (1, "–"))
    shapes: list[Shape] = []
    for i, (seat, told) in enumerate(bids):
        x = -22.0 + 11.0 * i
        shapes += seat_symbol(SYMBOLS[seat], (x, 7.0), 5.6, draw.palette.seats[seat], draw.ink, 0.25)
        shapes.append(draw.figures(told, (x, -1.0), 3.0))
    shapes += draw.arrow((-26.0, -4.5), (26.0, -4.5))
    for place, seat in enumerate((0, 1, 2)):
        x = -14.0 + 14.0 * place
        shapes.append(draw.figures(f"{place + 1}.", (x - 4.0, -12.6), 2.8))
        shapes += seat_symbol(SYMBOLS[seat], (x + 1.0, -11.2), 4.4, draw.palette.seats[seat], draw.ink, 0.25)
    return shapes


def commerce(draw: Things) -> list[Shape]:
    """Three goods with their first prices; four grain cost twelve, and the price goes up by one."""
    shapes: list[Shape] = [
        *draw.column((-20.0, 2.0), 6.0, 3),
        *draw.shield((0.0, 6.0), 8.0, 1),
        *draw.elephant((20.0, 6.0), 13.0),
    ]
    for x, price in ((-20.0, 3), (0.0, 8), (20.0, 14)):
        shapes += draw.disk((x, -5.6), 9.0, price)
    shapes.append(draw.figures("4 × $3 = $12", (-11.0, -14.6), 2.6))
    shapes += draw.disk((8.0, -13.3), 4.6, 3)
    shapes += draw.arrow((11.5, -13.3), (18.0, -13.3))
    shapes += draw.disk((21.5, -13.3), 4.6, 4)
    return shapes


def building(draw: Things) -> list[Shape]:
    """One grain for two stones; fifteen stones are a point."""
    shapes: list[Shape] = [*draw.ground((-26.0, -11.0, 26.0, 0.0)), *draw.column((-22.0, -11.0), 5.6, 1)]
    shapes += draw.arrow((-17.0, -8.5), (-11.0, -8.5))
    shapes += draw.wall((-5.0, -11.0), 4.4, (2,), 0)
    shapes += draw.wall((13.0, -11.0), 4.4, (5, 5, 3, 2), 0)
    shapes += [draw.figures("1 : 2", (-14.0, 2.0), 3.4), draw.figures("15 = +1", (13.0, 9.6), 3.4)]
    return shapes


def siege(draw: Things) -> list[Shape]:
    """Three elephants against a wall of nine and a shield of two: ten stones would fall."""
    shapes: list[Shape] = [*draw.ground((-27.0, -3.0, 27.0, 0.0))]
    for i in range(3):
        shapes += draw.elephant((22.0 - 9.5 * i, 0.4), 8.6)
    shapes += draw.wall((-12.0, -3.0), 3.6, (4, 3, 2), 0)
    shapes += draw.noble((-23.0, -3.0), 9.0, 0)
    shapes += draw.shield((-23.0, 11.6), 5.4, 2)
    for i, value in enumerate((4, 6, 2, 5, 6, 3)):
        shapes += draw.die((24.6 - 5.1 * i, 11.6), 4.6, 1, value)
    for i, value in enumerate((6, 1)):
        shapes += draw.die((-16.6 + 5.2 * i, 11.6), 4.6, 0, value)
    shapes.append(draw.figures("26 − 7 − 9 = 10", (0.0, -12.0), 4.0))
    return shapes


def ended(draw: Things) -> list[Shape]:
    """What counts at the end: a noble at home, a captured one, a great wall."""
    shapes: list[Shape] = [*draw.ground((-26.0, -5.0, 26.0, 0.0))]
    shapes += [*draw.noble((-20.0, -5.0), 13.0, 0), *draw.noble((-2.0, -5.0), 13.0, 1)]
    shapes += draw.wall((17.0, -5.0), 3.6, (5, 5, 3, 2), 0)
    for x, points in ((-20.0, "1"), (-2.0, "2"), (17.0, "1")):
        shapes.append(draw.figures(points, (x, -12.6), 4.4))
    return shapes
