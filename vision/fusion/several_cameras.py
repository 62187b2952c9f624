"""What several cameras show of one still table: each mat by whoever sees it, and by all together where several do.

Each camera is read by itself, and only what changed. Where two cameras promise the same of a place, that is what stands there;
where they do not, the mat is looked at anew by all of them at once. What no camera reads otherwise than before stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from vision.fusion.fused_pieces import fused_pieces
from vision.fusion.fused_readings import DISAGREE, fused_count, fused_presence
from vision.fusion.look import Look
from vision.fusion.observe_looks import fused_market, observe_looks, shown_where
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.message import Message
from vision.observe import likeliest_hand
from vision.readings.observation import (
    CityObservation,
    MatObservation,
    Side,
    TableObservation,
    TileSeen,
    WallSeen,
    WallStood,
)
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.settings.stages import VisionSettings


@dataclass(frozen=True, slots=True, eq=False)
class CameraView:
    """One camera's picture (H×W×3, BGR) and what it says by itself."""

    name: str
    camera: CameraModel
    frame_bgr: NDArray[np.uint8]
    observation: TableObservation

    def mat(self, seat: int) -> MatObservation | None:
        """A seat's mat, if the camera shows it."""
        return next((mat for mat in self.observation.mats if mat.seat == seat), None)


@dataclass(frozen=True, slots=True)
class MatTogether:
    """A mat by all cameras that show it: what each said, by name, and what they come to."""

    own: Mapping[str, MatObservation]
    mat: MatObservation


@dataclass(frozen=True, slots=True)
class SeenTogether:
    """What several cameras show.

    Attributes:
        observation: each mat has the pose of the first camera that shows it.
        views: by camera, what all say of the mats that it shows, where it has them.
        mats: of each seat, with what it was made of, so that the next time only what changed is looked at.
        looked_closely: seats whose mats were read anew by all cameras at once.
    """

    observation: TableObservation
    views: Mapping[str, TableObservation]
    mats: Mapping[int, MatTogether] = field(default_factory=dict)
    looked_closely: frozenset[int] = frozenset()


def seen_together(
    cameras: Sequence[CameraView], before: SeenTogether | None, settings: VisionSettings, *, closely: bool = True
) -> SeenTogether:
    """What the cameras show together.

    Args:
        cameras: one at least, the first one first; each with its newest reading.
        before: what they showed the last time.
        closely: the table is still, so that all may be read together where they differ.

    Raises:
        VisionError: as ``observe_looks``.
    """
    known = {} if before is None else before.mats
    seats = sorted({mat.seat for camera in cameras for mat in camera.observation.mats})
    own = {seat: {c.name: mat for c in cameras if (mat := c.mat(seat)) is not None} for seat in seats}
    mats: dict[int, MatTogether] = {}
    doubtful: list[int] = []
    for seat in seats:
        last = known.get(seat)
        mats[seat] = MatTogether(own[seat], _agreed(own[seat], last, settings))
        if len(own[seat]) > 1 and _needs_all(own[seat], last):
            doubtful.append(seat)
    if doubtful and closely:
        looks = [
            Look(c.name, c.frame_bgr, c.camera.scaled_to(c.frame_bgr.shape[1], c.frame_bgr.shape[0]))
            for c in cameras
            if any(c.name in own[seat] for seat in doubtful)
        ]
        known_table = None if before is None else before.observation
        for mat in observe_looks(looks, settings, seats=frozenset(doubtful), before=known_table).observation.mats:
            last = known.get(mat.seat)
            kept = _kept(_with_promises(mat, mats[mat.seat].mat), own[mat.seat], last)
            mats[mat.seat] = MatTogether(own[mat.seat], shown_where(kept, next(iter(own[mat.seat].values()))))
    return _together(cameras, mats, frozenset(doubtful) if closely else frozenset())


def _together(
    cameras: Sequence[CameraView], mats: Mapping[int, MatTogether], looked_closely: frozenset[int]
) -> SeenTogether:
    own = [camera.observation for camera in cameras]
    market = fused_market([one.market for one in own if one.market is not None])
    found = {*mats, *(() if market is None else ("market",))}
    hidden = {mat.seat: mat for one in own for mat in one.hidden_mats if mat.seat not in found}
    hand = likeliest_hand([one.hand for one in own if one.hand is not None])
    all_mats = tuple(mats[seat].mat for seat in sorted(mats))
    observation = replace(own[0], mats=all_mats, market=market, hidden_mats=tuple(hidden.values()), hand=hand)
    views = {}
    for camera in cameras:
        shown = {mat.seat: mat for mat in camera.observation.mats}
        where = tuple(shown_where(mat, shown[mat.seat]) for mat in all_mats if mat.seat in shown)
        at = camera.observation.market
        views[camera.name] = replace(
            camera.observation,
            mats=where,
            market=None if at is None or market is None else replace(market, pose=at.pose),
        )
    return SeenTogether(observation, views, mats, looked_closely)


def _at(mat: MatObservation, cell: Cell) -> tuple[object, ...]:
    """All that a camera says of a cell, but not where in its picture."""
    city = _city(mat, cell)
    return (
        _side(mat, cell),
        None if city is None else replace(city, crop=None),
        cell in _doubtful_tiles(mat),
        cell in _blind(mat),
    )


def _changed(own: Mapping[str, MatObservation], last: MatTogether | None) -> list[Cell]:
    """Cells of which a camera says otherwise than the last time; all that anything is said of, where other cameras look."""
    cells = sorted({cell for mat in own.values() for cell in _cells(mat)})
    if last is None or last.own.keys() != own.keys():
        return cells
    cells = sorted({*cells, *(cell for mat in last.own.values() for cell in _cells(mat))})
    return [cell for cell in cells if any(_at(mat, cell) != _at(last.own[name], cell) for name, mat in own.items())]


def _needs_all(own: Mapping[str, MatObservation], last: MatTogether | None) -> bool:
    """Whether the mat is to be looked at by all its cameras at once."""
    mats = list(own.values())
    if any(_differs(cell, mats) for cell in _changed(own, last)):
        return True
    return _shields_changed(own, last) and len({_shields_promised(mat) for mat in mats} | {None}) != 2


def _shields_changed(own: Mapping[str, MatObservation], last: MatTogether | None) -> bool:
    same = last is not None and last.own.keys() == own.keys()
    return not same or any(mat.shields != last.own[name].shields for name, mat in own.items() if last is not None)


def _shields_promised(mat: MatObservation) -> tuple[tuple[int, int, int], ...] | None:
    """The shields of a mat, where each is promised; -1 stands for beside the tiles."""
    found = []
    for shield in mat.shields:
        if not isinstance(shield.value, Seen):
            return None
        place = (-1, -1) if shield.row is None or shield.col is None else (shield.row, shield.col)
        found.append((*place, shield.value.value))
    return tuple(sorted(found))


def _differs(cell: Cell, mats: Sequence[MatObservation]) -> bool:
    """Whether those that see the cell do not simply promise the same."""
    mats = [mat for mat in mats if _shows(mat, cell)]
    if len(mats) < 2:
        return False
    if any(cell in _doubtful_tiles(mat) for mat in mats) or len({_side(mat, cell) for mat in mats}) > 1:
        return True
    cities = [_city(mat, cell) for mat in mats]
    stand = [city for city in cities if city is not None]
    if len(stand) != len(cities):
        return bool(stand)
    return not all(
        _promised(readings)
        for readings in (
            [city.noble for city in stand],
            [city.wall.stones for city in stand],
            [city.wall.width for city in stand],
            [city.grain for city in stand],
        )
    )


def _promised(readings: Sequence[CountReading] | Sequence[PresenceReading]) -> bool:
    """Whether all that are not hidden promise one value."""
    shown = [reading for reading in readings if not isinstance(reading, Hidden)]
    values = {reading.value if isinstance(reading, Seen) else None for reading in shown}
    return len(values) <= 1 and None not in values


def _agreed(own: Mapping[str, MatObservation], last: MatTogether | None, settings: VisionSettings) -> MatObservation:
    """A mat by what each camera says by itself, reading by reading."""
    mats, fusion = list(own.values()), settings.stages.fusion
    first = mats[0]
    if len(mats) == 1:
        return first
    cells = sorted({cell for mat in mats for cell in _cells(mat)})
    tiles: list[TileSeen] = []
    cities: list[CityObservation] = []
    unsure: list[tuple[int, int, Message]] = []
    blind: list[tuple[int, int, Message]] = []
    for cell in cells:
        seeing = [mat for mat in mats if _shows(mat, cell)]
        if not seeing:
            blind.append((*cell, _blind(first)[cell]))
            seeing = mats
        sides = [side for mat in seeing if (side := _side(mat, cell)) is not None]
        if sides:
            tiles.append(TileSeen(*cell, sides[0]))
        doubts = [_doubtful_tiles(mat)[cell] for mat in seeing if cell in _doubtful_tiles(mat)]
        if doubts:
            unsure.append((*cell, doubts[0]))
        stand = [city for mat in seeing if (city := _city(mat, cell)) is not None]
        if stand:
            stones = fused_count([city.wall.stones for city in stand])
            width = fused_count([city.wall.width for city in stand])
            wall = WallSeen(stones, width, _stood(cell, stones, stand, last))
            noble = fused_presence([city.noble for city in stand], fusion.presence_seen_above)
            grain = fused_count([city.grain for city in stand])
            cities.append(replace(stand[0], noble=noble, wall=wall, grain=grain))
    together = replace(
        first,
        reprojection_error_px=max(mat.reprojection_error_px for mat in mats),
        tiles=tuple(tiles),
        cities=tuple(cities),
        shields=max((mat.shields for mat in mats), key=len),
        loose=fused_count([mat.loose for mat in mats]),
        pieces=fused_pieces([mat.pieces for mat in mats], fusion),
        unsure_tiles=tuple(unsure),
        blind_cells=tuple(blind),
    )
    return shown_where(_kept(together, own, last), first)


def _with_promises(together: MatObservation, apart: MatObservation) -> MatObservation:
    """A mat by all cameras at once; where that only wavers about a count that one of them promises, it is promised.

    Args:
        apart: by what each camera says by itself.
    """

    def borne_out(wavering: CountReading, promised: CountReading) -> CountReading:
        if not isinstance(wavering, Unsure) or not isinstance(promised, Seen) or wavering.why == DISAGREE:
            return wavering
        return promised if wavering.best == promised.value else wavering

    cities = []
    for city in together.cities:
        alone = _city(apart, (city.row, city.col))
        if alone is not None:
            stones = borne_out(city.wall.stones, alone.wall.stones)
            stood = city.wall.stood if stones is city.wall.stones else alone.wall.stood
            wall = WallSeen(stones, borne_out(city.wall.width, alone.wall.width), stood)
            city = replace(city, wall=wall, grain=borne_out(city.grain, alone.grain))
        cities.append(city)
    return replace(together, cities=tuple(cities))


def _stood(
    cell: Cell, stones: CountReading, stand: Sequence[CityObservation], last: MatTogether | None
) -> WallStood | None:
    """How a wall stands that all promise, as one of them has it; else how it stood when it was promised last."""
    if isinstance(stones, Seen):
        promising = (c for c in stand if isinstance(c.wall.stones, Seen) and c.wall.stones.value == stones.value)
        return next((city.wall.stood for city in promising), None)
    before = None if last is None else _city(last.mat, cell)
    return stand[0].wall.stood if before is None else before.wall.stood


def _kept(mat: MatObservation, own: Mapping[str, MatObservation], last: MatTogether | None) -> MatObservation:
    """A mat with all of which no camera says otherwise than before as it was."""
    if last is None or last.own.keys() != own.keys():
        return mat
    read = set(_changed(own, last))

    def of(new: Sequence[CityObservation], old: Sequence[CityObservation]) -> tuple[CityObservation, ...]:
        both = [*(one for one in new if (one.row, one.col) in read), *(o for o in old if (o.row, o.col) not in read)]
        return tuple(sorted(both, key=lambda one: (one.row, one.col)))

    tiles = [t for t in mat.tiles if (t.row, t.col) in read] + [t for t in last.mat.tiles if (t.row, t.col) not in read]
    unsure = [one for one in mat.unsure_tiles if one[:2] in read]
    unsure += [one for one in last.mat.unsure_tiles if one[:2] not in read]
    blind = [one for one in mat.blind_cells if one[:2] in read]
    blind += [one for one in last.mat.blind_cells if one[:2] not in read]
    return replace(
        mat,
        tiles=tuple(sorted(tiles, key=lambda tile: (tile.row, tile.col))),
        cities=of(mat.cities, last.mat.cities),
        shields=mat.shields if _shields_changed(own, last) else last.mat.shields,
        unsure_tiles=tuple(sorted(unsure, key=lambda one: one[:2])),
        blind_cells=tuple(sorted(blind, key=lambda one: one[:2])),
    )


def _cells(mat: MatObservation) -> set[Cell]:
    """Cells of which something is said."""
    return (
        {(tile.row, tile.col) for tile in mat.tiles}
        | {(city.row, city.col) for city in mat.cities}
        | _doubtful_tiles(mat).keys()
        | _blind(mat).keys()
    )


def _side(mat: MatObservation, cell: Cell) -> Side | None:
    return next((tile.side for tile in mat.tiles if (tile.row, tile.col) == cell), None)


def _city(mat: MatObservation, cell: Cell) -> CityObservation | None:
    return next((city for city in mat.cities if (city.row, city.col) == cell), None)


def _shows(mat: MatObservation, cell: Cell) -> bool:
    """Whether a camera tells of a cell: of one whose tile is partly hidden, if it sees a city there, which may be what hides it."""
    return cell not in _blind(mat) or _city(mat, cell) is not None


def _doubtful_tiles(mat: MatObservation) -> dict[Cell, Message]:
    return {(row, col): why for row, col, why in mat.unsure_tiles}


def _blind(mat: MatObservation) -> dict[Cell, Message]:
    return {(row, col): why for row, col, why in mat.blind_cells}
