"""One city by all looks at its mat: readings of what all of them together see, and what they contradict each other about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from vision.fusion.contradictions import Contradiction, contradicting
from vision.fusion.fused_estimate import FusedTile, fused_tile
from vision.fusion.fused_readings import DISAGREE, fused_count, fused_presence
from vision.fusion.look import Look
from vision.fusion.mat_looks import MatLook
from vision.fusion.noble_together import NobleLook, noble_together
from vision.fusion.surroundings import redrawn
from vision.geometry.table import Cell
from vision.mat_reading import grain_of
from vision.readings.observation import CityObservation, WallSeen
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.settings.fusion import FusionSettings
from vision.settings.stages import VisionSettings
from vision.walls.claim.confidence import read_column, read_stones, read_width
from vision.walls.claim.lone_stone import may_have_fallen, stands_where_one_stood, stones_lie_about
from vision.walls.claim.reading import denies_strangely, no_promise, standing
from vision.walls.evidence.site import Site
from vision.walls.select.map_estimate import MapEstimate

SiteSeen: TypeAlias = "tuple[Site, Mapping[Cell, MapEstimate]]"
"""A look's site of a tile, and what all looks see on the mat's tiles, where that look has it."""


@dataclass(frozen=True, slots=True)
class FusedMat:
    """All looks at a mat, and what they see on each of its tiles.

    Attributes:
        looks: all looks at the table; ``MatLook.look`` is a number among them.
    """

    seat: int
    at_mat: Sequence[MatLook]
    tiles: Mapping[Cell, FusedTile]
    looks: Sequence[Look]
    settings: VisionSettings

    def showing(self, cell: Cell) -> list[MatLook]:
        """The looks that show a tile whole."""
        return [one for one in self.at_mat if one.shows(cell)]


def fused_tiles(at_mat: Sequence[MatLook], own: FusionSettings) -> dict[Cell, FusedTile]:
    """What all looks at a mat see on each of its tiles; again where one of them saw something else about a tile."""
    cells = sorted({cell for one in at_mat for cell in one.tiles})
    seen = {cell: [one.tiles[cell] for one in at_mat if cell in one.tiles] for cell in cells}
    tiles = {cell: sorted(looks, key=lambda look: not look.whole) for cell, looks in seen.items()}
    fused = {cell: fused_tile(looks, own) for cell, looks in tiles.items()}
    return fused | {cell: fused_tile(looks, own) for cell, looks in redrawn(tiles, fused).items()}


def fused_city(mat: FusedMat, cell: Cell) -> tuple[CityObservation | None, list[Contradiction]]:
    """One city by all looks, and what they contradict each other about; None if nothing stands there after all."""
    fused = mat.tiles.get(cell)
    alone = {
        one.look: city
        for one in mat.at_mat
        for city in one.observation.cities
        if (city.row, city.col) == cell and (one.shows(cell) or fused is None)
    }
    bare_to_one = any(one.look not in alone for one in mat.showing(cell))
    if bare_to_one and all(_hides_or_is_bare(city) for city in alone.values()):
        return None, []  # a neighbour leans over the tile, seen from there
    nobles: list[PresenceReading] = [
        alone[one.look].noble if one.look in alone else Seen(False)
        for one in mat.at_mat
        if one.shows(cell) or one.look in alone
    ]
    against: list[Contradiction] = []
    if fused is None:
        noble = fused_presence(nobles, mat.settings.stages.fusion.presence_seen_above)
        stones = fused_count([city.wall.stones for city in alone.values()])
        wall = WallSeen(stones, fused_count([city.wall.width for city in alone.values()]))
        grain = fused_count([city.grain for city in alone.values()])
    else:
        every = _as_looks_have_it(mat, cell)
        wall, grain = _wall_and_grain(mat, cell, fused, every)
        noble = noble_together(nobles, _noble_looks(mat, cell, fused, every), wall, mat.settings)
        wall, grain, against = _contradicted(mat, cell, fused, wall, grain)
    if isinstance(noble, Unsure) and noble.why == DISAGREE:
        against.insert(0, Contradiction(mat.seat, cell, "noble", ()))
    nothing = all(isinstance(one, Seen) and not one.value for one in (noble, wall.stones, grain))
    if not alone or nothing:
        return None, []  # nor does it matter then what a look took for a piece there
    crop = next(iter(alone.values())).crop
    return CityObservation(cell[0], cell[1], mat.seat, noble, wall, grain, crop), against


def _hides_or_is_bare(city: CityObservation) -> bool:
    """Whether a look saw nothing of a city on a tile, though something may be hidden from it."""
    readings = (city.noble, city.wall.stones, city.grain)
    return all(isinstance(one, Hidden) or (isinstance(one, Seen) and not one.value) for one in readings)


def _wall_and_grain(
    mat: FusedMat, cell: Cell, fused: FusedTile, every: Sequence[SiteSeen]
) -> tuple[WallSeen, CountReading]:
    """A city's wall and column by what all looks together see."""
    estimate, doubt = fused.estimate, mat.settings.stages.doubt
    column = read_column(estimate, doubt)
    fallen = fallen_to_all(cell, every, column)
    stones = read_stones(estimate, doubt, may_have_fallen=fallen)
    width = read_width(estimate, doubt, may_have_fallen=fallen)
    if denied(every, (stones, column)):
        stones, width, column = (no_promise(reading) for reading in (stones, width, column))
    wall = WallSeen(stones, width)
    found = [city for one in mat.showing(cell) if (city := one.seen.city_at(cell)) is not None]
    grains = [grain_of(city, wall, column, doubt.lone_confidence) for city in found]
    return wall, next((one for one in grains if isinstance(one, Seen)), grains[0] if grains else column)


def _contradicted(
    mat: FusedMat, cell: Cell, fused: FusedTile, wall: WallSeen, grain: CountReading
) -> tuple[WallSeen, CountReading, list[Contradiction]]:
    """A wall and a column with the doubt of looks that see something else, and those looks."""
    stages, hypothesis = mat.settings.stages, fused.estimate.hypothesis
    shares = {number: look.height_share.get(mat.seat, 0.0) for number, look in enumerate(mat.looks)}
    against = contradicting(hypothesis, fused.looks, fused.regrets, shares, stages.fusion, stages.lens)
    found: list[Contradiction] = []
    stones, width = wall.stones, wall.width
    if against.stones:
        stones = _doubted(stones, [count for _, count in against.stones])
        width = _doubted(width, [])
        names = tuple(mat.looks[k].name for k, _ in against.stones)
        found.append(Contradiction(mat.seat, cell, "stones", names))
    if against.disks:
        grain = _doubted(grain, [count for _, count in against.disks])
        names = tuple(mat.looks[k].name for k, _ in against.disks)
        found.append(Contradiction(mat.seat, cell, "grain", names))
    stood = standing(hypothesis, stones, mat.settings.geometry.pieces.stone_mm)
    return WallSeen(stones, width, stood or fused.looks[0].site.stood), grain, found


def denied(every: Sequence[SiteSeen], readings: Sequence[CountReading]) -> bool:
    """Whether something unknown shows to every look where one of these is promised to be nothing."""
    return all(
        denies_strangely(site, {other: estimate.hypothesis for other, estimate in estimates.items()}, readings)
        for site, estimates in every
    )


def fallen_to_all(cell: Cell, every: Sequence[SiteSeen], grain: CountReading) -> bool:
    """Whether a stone alone on a tile may have fallen there, by all looks at it: what one sees lie about, none can deny."""
    if any(stands_where_one_stood(site, estimates[cell]) for site, estimates in every):
        return False
    if all(may_have_fallen(site, estimates, grain) for site, estimates in every):
        return True
    return any(stones_lie_about(site, estimates, pieces_known=True) for site, estimates in every)


def _as_looks_have_it(mat: FusedMat, cell: Cell) -> list[SiteSeen]:
    """What all looks see on the mat's tiles, as each look that shows a tile whole has it."""
    every: list[SiteSeen] = []
    for one in mat.showing(cell):
        seen = {other: tile.as_seen_by(one.look) for other, tile in mat.tiles.items()}
        every.append((one.tiles[cell].site, {other: own for other, own in seen.items() if own is not None}))
    return every


def _noble_looks(mat: FusedMat, cell: Cell, fused: FusedTile, every: Sequence[SiteSeen]) -> list[NobleLook]:
    """What every look that shows a tile whole says of a noble there."""
    shifts = {look.look: look.shift_mm for look in fused.looks}
    return [
        NobleLook(
            one.seen.city_at(cell), site, shifts[one.look], {other: own.hypothesis for other, own in estimates.items()}
        )
        for one, (site, estimates) in zip(mat.showing(cell), every, strict=True)
    ]


def _doubted(reading: CountReading, others: Sequence[int]) -> CountReading:
    """A count that a look contradicts, and which it sees instead."""
    if isinstance(reading, Hidden):
        return reading
    best = reading.value if isinstance(reading, Seen) else reading.best
    every = [best, *others] if isinstance(reading, Seen) else [reading.low, reading.high, *others]
    return Unsure(best, min(every), max(every), DISAGREE)
