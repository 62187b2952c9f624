"""The pieces of a scene as solids: first tiles, shields and disks lying flat, then everything that stands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.printing.dress.curves import flattened
from hardware.printing.dress.pieces import disk_back, disk_rim, shield_rim
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Outline as Printed
from hardware.virtual.pictures.painting import linear_bgr
from hardware.virtual.pictures.solids import Colour, Solids
from hardware.virtual.scenes.scene import MARKET_ROWS, City, Figure, Hand, MarketMat, Placement, Scene, SeatMat, Stone
from hardware.virtual.settings import LookSettings
from vision.geometry.table import Cell, PointMm, TableGeometry
from vision.settings.palette import Palette

Outline: TypeAlias = NDArray[np.float64]
Numeral: TypeAlias = tuple[tuple[Outline, bool], ...]
"""Outlines (k×2, mm, relative to the numeral's middle), and which of them are holes in others."""
PartKind: TypeAlias = Literal["stone", "disk"]

_NUMERAL_PX_PER_MM = 12
_DISK_NUMERAL_MM = 9.5
_TRUNK_MM = 3.0
_STRIP_MM = 1.5


@dataclass(frozen=True, slots=True)
class Part:
    """A stone of a wall or a disk of a column, whose visible share is measured."""

    seat: int
    cell: Cell
    kind: PartKind


@dataclass(frozen=True, slots=True)
class Print:
    """Lines on a flat piece: strips (n×4×2, mm, relative to its middle), and their linear BGR."""

    strips: NDArray[np.float64]
    colour: Colour


@dataclass(frozen=True, slots=True)
class PieceLook:
    """What pieces look like: sizes, colours, the noble's profile (height, radius), light on wood.

    ``shield_numerals``: 1, 2, 3 as they are printed: rows of ``#`` and ``.``, one millimetre per character.
    ``printing``: how the mats were printed.
    """

    geometry: TableGeometry
    palette: Palette
    noble_profile_mm: tuple[tuple[float, float], ...]
    shield_numerals: tuple[tuple[str, ...], ...]
    look: LookSettings
    printing: PrintSettings = field(hash=False)


def add_flat_pieces(solids: Solids, scene: Scene, own: PieceLook) -> None:
    """Add tiles, shields and market disks."""
    pieces = own.geometry.pieces
    paper = linear_bgr(own.palette.papers[1])
    cardboard = linear_bgr(own.look.cardboard)
    for mat in scene.mats:
        turn = math.radians(mat.placement.turn_deg)
        for tile in mat.tiles:
            solids.begin()
            at, yaw = mat.placement.to_table(tile.x_mm, tile.y_mm), turn + math.radians(tile.yaw_deg)
            size = (pieces.tile_mm, pieces.tile_mm)
            thick = pieces.tile_thickness_mm
            solids.add_box(at, size, (0.0, thick), yaw, cardboard, paper, edge_mm=0.0, top=False)
            # The thin line along a printed tile's edge is narrower than a pixel here, and left out.
            colour = _tile_colour(tile.side, own.palette)
            solids.add_flat(at, _rounded(at, pieces.tile_mm, 1.0, yaw), thick, colour)
        for shield in mat.shields:
            _add_shield(solids, mat, shield.x_mm, shield.y_mm, shield.yaw_deg, shield.value, own)
    if scene.market is not None:
        _add_disks(solids, scene.market, own, paper)


def add_standing_pieces(solids: Solids, scene: Scene, own: PieceLook) -> dict[int, Part]:
    """Add walls, columns, nobles, loose stones and figures; return stones and disks by their solid's number."""
    parts: dict[int, Part] = {}
    for mat in scene.mats:
        turn = math.radians(mat.placement.turn_deg)
        for city in mat.cities:
            under = _under(mat, city.cell, own.palette)
            for wall_stone in city.wall.stones:
                number = _add_stone(solids, mat, wall_stone.stone, under, own)
                parts[number] = Part(mat.seat, city.cell, "stone")
            for number in _add_column(solids, mat.placement, city, under, own):
                parts[number] = Part(mat.seat, city.cell, "disk")
            if city.noble:
                _add_noble(solids, mat, city.noble_at, under, own)
        for stone in mat.loose:
            cell = own.geometry.seat_mat.cell_at_mm(stone.x_mm, stone.y_mm)
            _add_stone(solids, mat, stone, _under(mat, cell, own.palette), own)
        for figure in mat.figures:
            _add_figure(solids, mat, figure, turn, own)
    return parts


def add_hand(solids: Solids, hand: Hand, placement: Placement, own: PieceLook) -> None:
    """Add a hand and forearm that reach over a mat from its near side."""
    skin = linear_bgr(own.palette.skin[0])
    grey = (0.3, 0.3, 0.3)

    def limb(start: PointMm, end: PointMm, breadth: float, low: float, high: float) -> None:
        a, b = placement.to_table(*start), placement.to_table(*end)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        yaw = math.atan2(b[1] - a[1], b[0] - a[0])
        solids.add_box(middle, (math.dist(a, b), breadth), (low, high), yaw, skin, grey, edge_mm=0.0)
        for end_at in (a, b):
            solids.add_turned(end_at, ((low, breadth / 2), (high, breadth / 2)), skin, grey)

    solids.begin()
    x, y = hand.x_mm, hand.y_mm
    limb((x + 14, y - 62), (x + 40, y - 260), 52.0, 45.0, 75.0)
    limb((x + 4, y - 40), (x + 12, y - 78), 58.0, 42.0, 66.0)
    for aside, reach in ((-22.0, -8.0), (-7.0, 2.0), (8.0, 0.0), (22.0, -10.0)):
        limb((x + aside * 0.7, y + reach), (x + aside, y - 45), 14.0, 34.0, 48.0)


def outline_mm(solids: Solids, number: int) -> NDArray[np.float64]:
    """All corners (k×3) of one solid's polygons."""
    return np.vstack([s.polygon.corners_mm for s in solids.standing if s.owner == number])


def _add_stone(solids: Solids, mat: SeatMat, stone: Stone, under: Colour, own: PieceLook) -> int:
    number = solids.begin()
    size = own.geometry.pieces.stone_mm
    at = mat.placement.to_table(stone.x_mm, stone.y_mm)
    colour = _toned(linear_bgr(own.palette.seats[mat.seat]), stone.tone)
    yaw = math.radians(mat.placement.turn_deg + stone.yaw_deg)
    z = (stone.z_mm - size / 2, stone.z_mm + size / 2)
    solids.add_box(at, (size, size), z, yaw, colour, under, edge_mm=own.look.edge_mm)
    return number


def _add_column(solids: Solids, placement: Placement, city: City, under: Colour, own: PieceLook) -> Iterator[int]:
    pieces, rim = own.geometry.pieces, own.look.rim_mm
    radius, thick = pieces.grain_diameter_mm / 2, pieces.grain_thickness_mm
    for i, (x, y) in enumerate(city.grain):
        number = solids.begin()
        low = pieces.tile_thickness_mm + i * thick
        colour = _toned(linear_bgr(own.palette.brown), 1 + own.look.stone_spread * math.sin(37.0 * x + 91.0 * y))
        joint = rim * 0.6
        profile = ((low, radius - 0.2), (low + joint, radius), (low + thick - joint, radius), (low + thick, radius))
        foot = placement.to_table(*city.grain[0])
        at = placement.to_table(x, y)
        covered = i + 1 < len(city.grain)
        solids.add_turned(at, profile, colour, under, joint_mm=joint, ordered_as_at_mm=foot, covered=covered)
        yield number


def _add_noble(solids: Solids, mat: SeatMat, at_mm: PointMm, under: Colour, own: PieceLook) -> None:
    solids.begin()
    foot = own.geometry.pieces.tile_thickness_mm
    profile = [(foot + height, radius) for height, radius in own.noble_profile_mm]
    solids.add_turned(mat.placement.to_table(*at_mm), profile, linear_bgr(own.palette.seats[mat.seat]), under)


def _add_figure(solids: Solids, mat: SeatMat, figure: Figure, turn: float, own: PieceLook) -> None:
    solids.begin()
    pieces = own.geometry.pieces
    base = 0.0 if figure.cell is None else pieces.tile_thickness_mm
    under = _under(mat, figure.cell, own.palette)
    yaw = turn + math.radians(figure.yaw_deg)
    cos, sin = math.cos(yaw), math.sin(yaw)
    x, y = mat.placement.to_table(figure.x_mm, figure.y_mm)

    def box(along: float, length: float, low: float, high: float, colour: Colour, *, shadow: bool = True) -> None:
        at = (x + along * cos, y + along * sin)
        breadth = pieces.elephant_thickness_mm if figure.kind == "elephant" else pieces.marker_piece_mm
        z = (base + low, base + high)
        solids.add_box(at, (length, breadth), z, yaw, colour, under, edge_mm=0.0, shadow=shadow)

    if figure.kind == "marker":
        wood = linear_bgr(own.palette.bare_wood[0])
        box(0.0, pieces.marker_piece_mm, 0.0, pieces.elephant_thickness_mm, wood)
        return
    brown, length, height = linear_bgr(own.palette.brown), pieces.elephant_length_mm, pieces.elephant_height_mm
    leg = length / 4
    box(-length / 2 + leg / 2, leg, 0.0, height * 0.45, brown)
    box(length / 2 - leg / 2 - _TRUNK_MM, leg, 0.0, height * 0.45, brown)
    box(-_TRUNK_MM / 2, length - _TRUNK_MM, height * 0.45, height, brown)
    box(length / 2 - _TRUNK_MM / 2, _TRUNK_MM, 1.0, height * 0.8, brown, shadow=False)


def _add_shield(solids: Solids, mat: SeatMat, x: float, y: float, yaw_deg: float, value: int, own: PieceLook) -> None:
    solids.begin()
    pieces = own.geometry.pieces
    base, side = pieces.tile_thickness_mm, pieces.shield_mm
    top = base + pieces.shield_thickness_mm
    at, yaw = mat.placement.to_table(x, y), math.radians(mat.placement.turn_deg + yaw_deg)
    blue = linear_bgr(own.palette.shield_blue)
    inner = (side - pieces.shield_corner_mm, side - pieces.shield_corner_mm)
    solids.add_box(at, inner, (base, top), yaw, blue, blue, edge_mm=0.0, top=False, shadow=False)
    face = _rounded(at, side, pieces.shield_corner_mm, yaw)
    for sunk in np.linspace(pieces.shield_thickness_mm, 0.4, 4):
        solids.add_flat(at, face, top - float(sunk), _toned(blue, 0.5))
    solids.add_flat(at, face, top, blue)
    rim = shield_rim((0.0, 0.0), side, pieces.shield_corner_mm, own.palette.shield_blue)
    _add_print(solids, at, yaw, _print_of(rim), top, 1.0)
    numeral = _printed_numeral(own.shield_numerals[value - 1])
    _add_numeral(solids, at, yaw, numeral, top, (1.0, 1.0, 1.0), blue)


def _add_disks(solids: Solids, market: MarketMat, own: PieceLook, paper: Colour) -> None:
    pieces = own.geometry.pieces
    yellow, ink = linear_bgr(own.palette.disk_yellow), linear_bgr(own.look.ink)
    lie = {number: (dx, dy, yaw) for number, dx, dy, yaw in market.disks}
    for row in MARKET_ROWS:
        for number, (x, y) in own.geometry.market_mat.pads_mm(row).items():
            solids.begin()
            dx, dy, yaw = lie.get(number, (0.0, 0.0, 0.0))
            at = market.placement.to_table(x + dx, y + dy)
            thick, radius = pieces.market_disk_thickness_mm, pieces.market_disk_diameter_mm / 2
            tone = 1 + own.look.stone_spread * math.sin(number * 12.9)
            colour = _toned(yellow, tone)
            solids.add_turned(at, ((0.0, radius), (thick, radius)), colour, paper)
            printed = disk_rim if number in market.face_up else disk_back
            art = printed((0.0, 0.0), 2 * radius, own.palette.disk_yellow)
            _add_print(solids, at, math.radians(market.placement.turn_deg + yaw), _print_of(art), thick, tone)
            if number in market.face_up:
                turn = math.radians(market.placement.turn_deg + yaw)
                _add_numeral(solids, at, turn, _written_numeral(str(number), _DISK_NUMERAL_MM), thick, ink, colour)


def _add_print(solids: Solids, at: PointMm, yaw: float, print_: Print, z_mm: float, tone: float) -> None:
    """Add thin lines printed on a flat piece."""
    cos, sin = math.cos(yaw), math.sin(yaw)
    turn = np.array([[cos, sin], [-sin, cos]])
    colour = _toned(print_.colour, tone)
    for strip in print_.strips @ turn + np.array(at):
        solids.add_flat(at, strip, z_mm, colour)


@lru_cache(maxsize=16)
def _print_of(art: Printed) -> Print:
    """Lines as strips of their width, relative to the piece's middle."""
    strips = []
    for curve in art.curves:
        points = np.array(flattened(curve, _STRIP_MM))
        start, end = points[:-1], points[1:]
        along = end - start
        aside = np.column_stack([-along[:, 1], along[:, 0]]) / np.maximum(np.hypot(*along.T), 1e-6)[:, None]
        aside = aside * (art.width_mm / 2)
        strips.append(np.stack([start - aside, end - aside, end + aside, start + aside], axis=1))
    return Print(np.concatenate(strips), linear_bgr(art.line or (0, 0, 0)))


def _add_numeral(
    solids: Solids, at: PointMm, yaw: float, numeral: Numeral, z_mm: float, ink: Colour, behind: Colour
) -> None:
    cos, sin = math.cos(yaw), math.sin(yaw)
    for outline, is_hole in numeral:
        turned = np.column_stack(
            [at[0] + outline[:, 0] * cos - outline[:, 1] * sin, at[1] + outline[:, 0] * sin + outline[:, 1] * cos]
        )
        solids.add_flat(at, turned, z_mm, behind if is_hole else ink, convex=False)


@lru_cache(maxsize=64)
def _written_numeral(text: str, height_mm: float) -> Numeral:
    """A numeral in OpenCV's font."""
    scale = height_mm * _NUMERAL_PX_PER_MM / 22.0
    thick = max(round(scale * 4.0), 1)
    (width, height), base = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, scale, thick)
    canvas = np.zeros((height + base + 4 * thick, width + 4 * thick), np.uint8)
    at = (2 * thick, height + 2 * thick)
    cv2.putText(canvas, text, at, cv2.FONT_HERSHEY_SIMPLEX, scale, 255, thick, cv2.LINE_AA)
    return _outlines(canvas)


@lru_cache(maxsize=8)
def _printed_numeral(rows: tuple[str, ...]) -> Numeral:
    """A numeral from rows of ``#`` and ``.``, one millimetre per character, with its steps smoothed."""
    drawn = np.array([[255 if mark == "#" else 0 for mark in row] for row in rows], dtype=np.uint8)
    size = ((drawn.shape[1] + 2) * _NUMERAL_PX_PER_MM, (drawn.shape[0] + 2) * _NUMERAL_PX_PER_MM)
    return _outlines(np.asarray(cv2.resize(np.pad(drawn, 1), size, interpolation=cv2.INTER_CUBIC), dtype=np.uint8))


def _outlines(canvas: NDArray[np.uint8]) -> Numeral:
    """Outlines of the bright areas in a picture (y downwards), holes last."""
    inked = (canvas > 127).astype(np.uint8)
    contours, levels = cv2.findContours(inked, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_TC89_L1)
    (top, left), (bottom, right) = np.argwhere(inked).min(axis=0), np.argwhere(inked).max(axis=0)
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    found = [
        ((contour.reshape(-1, 2) - middle) * [1, -1] / _NUMERAL_PX_PER_MM, bool(level[3] >= 0))
        for contour, level in zip(contours, levels.reshape(-1, 4), strict=True)
    ]
    return tuple(sorted(found, key=lambda outline: outline[1]))


def _rounded(at: PointMm, side: float, corner: float, yaw: float) -> Outline:
    """A square with round corners (k×2)."""
    half = side / 2 - corner
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(4):
            angle = math.pi / 2 * (quarter + step / 3)
            points.append((sx * half + corner * math.cos(angle), sy * half + corner * math.sin(angle)))
    cos, sin = math.cos(yaw), math.sin(yaw)
    return np.array([(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in points])


def _under(mat: SeatMat, cell: Cell | None, palette: Palette) -> Colour:
    tile = None if cell is None else mat.tile(cell)
    return linear_bgr(palette.papers[1]) if tile is None else _tile_colour(tile.side, palette)


def _tile_colour(side: str, palette: Palette) -> Colour:
    return linear_bgr(palette.tile_red if side == "red" else palette.tile_blue)


def _toned(colour: Sequence[float], tone: float) -> Colour:
    blue, green, red = (c * tone for c in colour)
    return blue, green, red
