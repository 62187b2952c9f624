"""The box for Arduino, strip board and tilt sensor. Its floor is screwed against the table top from below, so that the
tilt sensor on it feels every knock. Its frame has the inner lower left corner of the floor's upper side at the origin.
"""

from __future__ import annotations

from build123d import Part

from hardware.parts.parameters import Board, Parameters
from hardware.parts.shapes import Point, block, rod

COLUMN_MM = 8.0
EAR_MM = 16.0
CORNER_MM = 5.0
CATCH_MM = 2.0


def case(parameters: Parameters) -> Part:
    """The box with its standoffs and openings."""
    made = parameters.case
    (long, wide), wall, floor, high = inside_mm(parameters), made.wall_mm, made.floor_mm, made.inside_mm
    solid = block((-wall, long + wall), (-wall, wide + wall), (-floor, high))
    solid -= block((0.0, long), (0.0, wide), (0.0, high + 1))
    for x, y in lid_screws(parameters):
        inward = 1.0 if y < 0 else -1.0
        reach = sorted((y - inward * COLUMN_MM / 2, y + inward * COLUMN_MM / 2))
        solid += block((x - COLUMN_MM / 2, x + COLUMN_MM / 2), (reach[0], reach[1]), (-floor, high))
    for x, y in ears(parameters):
        towards = sorted((y - EAR_MM / 2, y + EAR_MM / 2))
        solid += block((x - EAR_MM / 2, x + EAR_MM / 2), (towards[0], towards[1]), (-floor, 1.2))
    for name, place in board_places(parameters).items():
        solid = _with_standoffs(solid, parameters.boards[name], place, parameters)
    for x, y in lid_screws(parameters):
        solid -= rod("z", (x, y, high - 12.0), 13.0, parameters.screws.m3_thread_mm)
    for x, y in ears(parameters):
        solid -= rod("z", (x, y, -floor - 1), floor + 4, parameters.screws.m4_clear_mm)
    return _with_openings(solid, parameters)


def lid(parameters: Parameters) -> Part:
    """The lid at z = inside height; it holds down a board that has no holes of its own."""
    made, screws = parameters.case, parameters.screws
    (long, wide), wall, high = inside_mm(parameters), made.wall_mm, made.inside_mm
    solid = block((-wall, long + wall), (-wall, wide + wall), (high, high + made.floor_mm))
    for x, y in lid_screws(parameters):
        solid += block(
            (x - COLUMN_MM / 2, x + COLUMN_MM / 2), (y - COLUMN_MM / 2, y + COLUMN_MM / 2), (high, high + made.floor_mm)
        )
    for x, y in lid_screws(parameters):
        solid -= rod("z", (x, y, high - 1), made.floor_mm + 2, screws.m3_clear_mm)
    place = board_places(parameters)[made.board]
    board = parameters.boards[made.board]
    if not board.holes_mm:
        foot = made.standoff_mm + board.size_mm[2] + 0.3
        for x, y in _corners(board, place):
            solid += block((x - 1.5, x + 1.5), (y - 1.5, y + 1.5), (foot, high + 0.1))
    for step in range(4):
        x = long * (0.3 + 0.12 * step)
        solid -= block((x, x + 3.0), (wide * 0.25, wide * 0.75), (high - 0.2, high + made.floor_mm + 1))
    return solid


def board_places(parameters: Parameters) -> dict[str, Point]:
    """Lower left corner of each board: the Arduino at the left wall, the strip board to its right, the tilt sensor in
    the remaining corner.
    """
    made, play = parameters.case, parameters.printing.board_fit_mm
    arduino = parameters.boards[made.board]
    x = play + arduino.size_mm[0] + made.gap_mm
    return {
        made.board: (play, CORNER_MM),
        "strip": (x, CORNER_MM),
        "tilt": (
            x - made.gap_mm - parameters.boards["tilt"].size_mm[0],
            CORNER_MM + arduino.size_mm[1] + made.gap_mm + CORNER_MM,
        ),
    }


def inside_mm(parameters: Parameters) -> Point:
    """Length and width of the case's inside."""
    places = board_places(parameters)
    long = max(places[name][0] + parameters.boards[name].size_mm[0] for name in places)
    wide = max(places[name][1] + parameters.boards[name].size_mm[1] for name in places)
    return long + CORNER_MM, wide + CORNER_MM


def lid_screws(parameters: Parameters) -> list[Point]:
    """Middles of the four lid screws, in columns outside the long walls."""
    long, wide = inside_mm(parameters)
    off = parameters.case.wall_mm + COLUMN_MM / 2 - 0.8
    return [(x, y) for y in (-off, wide + off) for x in (COLUMN_MM / 2, long - COLUMN_MM / 2)]


def ears(parameters: Parameters) -> list[Point]:
    """Middles of the two ears for wood screws into the table top."""
    long, wide = inside_mm(parameters)
    off = parameters.case.wall_mm + EAR_MM / 2 - 0.8
    return [(long / 2, -off), (long / 2, wide + off)]


def _with_standoffs(solid: Part, board: Board, place: Point, parameters: Parameters) -> Part:
    high = parameters.case.standoff_mm
    if board.holes_mm:
        diameter = board.screw_mm + 2 * parameters.printing.least_wall_mm + 0.1
        for x, y in board.holes_mm:
            solid += rod("z", (place[0] + x, place[1] + y, -0.1), high + 0.1, diameter)
        for x, y in board.holes_mm:
            solid -= rod("z", (place[0] + x, place[1] + y, 0.0), high + 1, board.screw_mm)
        return solid
    # A corner post carries the board's corner on a step, and holds it from two sides.
    play, step = parameters.printing.board_fit_mm / 2, CATCH_MM
    (x0, y0), (x1, y1) = place, (place[0] + board.size_mm[0], place[1] + board.size_mm[1])
    for x, outward in ((x0, -1.0), (x1, 1.0)):
        for y, beside in ((y0, -1.0), (y1, 1.0)):
            across = sorted((x - outward * step, x + outward * (play if outward < 0 else CORNER_MM - 2.0)))
            along = sorted((y - beside * step, y + beside * (CORNER_MM - 2.0)))
            solid += block((across[0], across[1]), (along[0], along[1]), (-0.1, high + board.size_mm[2]))
    room = block((x0 - play, x1 + play), (y0 - play, y1 + play), (high, high + board.size_mm[2] + 1))
    return solid - room


def _with_openings(solid: Part, parameters: Parameters) -> Part:
    made = parameters.case
    (long, wide), wall = inside_mm(parameters), made.wall_mm
    board, place = parameters.boards[made.board], board_places(parameters)[made.board]
    top = made.standoff_mm + board.size_mm[2]
    for port in board.ports:
        y, z = place[1] + port.at_mm, top + port.size_mm[1] / 2
        half_wide, half_high = port.opening_mm[0] / 2, port.opening_mm[1] / 2
        solid -= block((-wall - 1, 0.1), (y - half_wide, y + half_wide), (z - half_high, z + half_high))
    slot, deep = made.cable_slot_mm
    middle = wide / 2
    return solid - block(
        (long - 0.1, long + wall + 1),
        (middle - slot / 2, middle + slot / 2),
        (made.inside_mm - deep, made.inside_mm + 1),
    )


def _corners(board: Board, place: Point) -> list[Point]:
    length, width = board.size_mm[0], board.size_mm[1]
    return [(place[0] + x, place[1] + y) for x in (1.6, length - 1.6) for y in (1.6, width - 1.6)]
