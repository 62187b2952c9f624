"""Walls and grain of all cities of one mat, read together: what stands on one tile may hide part of the next.

The learned network looks at every tile. Nobles and columns are put where it sees them best, walls are searched for on
all tiles at once, then again where they claim the same ground. At last ``walls.select`` holds drawings of each tile's best
explanation and its rivals against what the network saw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vision.geometry.table import Cell, PointMm
from vision.message import Message
from vision.pieces.nobles import SecondLook
from vision.readings.observation import StoneSeen, WallSeen, WallStood
from vision.readings.reading import CountReading, Seen, Unsure
from vision.walls.claim.cell_in_doubt import doubted, surely_own
from vision.walls.claim.confidence import read_column, read_stones, read_width
from vision.walls.claim.lone_stone import may_have_fallen, stands_straight
from vision.walls.claim.second_opinion import with_second_opinion
from vision.walls.evidence.network import PartNetwork, second_network, shipped_network
from vision.walls.evidence.site import Site
from vision.walls.evidence.strange_patch import strange_patch_mm2
from vision.walls.evidence.tile_evidence import distance_mm, tile_evidence
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone
from vision.walls.search.mat_search import proposed, starts_for, walls_on
from vision.walls.select.map_estimate import MapEstimate
from vision.walls.select.mat_selection import finish_tiles, select_tiles
from vision.walls.select.noble_occlusion import most_hidden
from vision.walls.select.pairwise_ambiguity import SelectedTile


@dataclass(frozen=True, slots=True)
class CityRead:
    """Wall and grain of one city, and the conclusion about its noble.

    ``unexplained``: stones' worth of evidence for stones on the tile that are not its wall's. ``column_mm``: where a column
    stands that is promised, ``lone_mm``: where a wall of one stone does. ``straight``: whether the wall stands as
    straight as people set walls; a fallen stone may do so by chance.
    """

    wall: WallSeen
    grain: CountReading
    noble: SecondLook
    unexplained: float
    column_mm: PointMm | None = None
    lone_mm: PointMm | None = None
    straight: bool = True


def read_cities(sites: Sequence[Site]) -> dict[Cell, CityRead]:
    """Read walls and grain of all cities of one mat; they are read together, because they hide one another."""
    return claimed(sites, explain_cities(sites))


def claimed(sites: Sequence[Site], estimates: Mapping[Cell, MapEstimate]) -> dict[Cell, CityRead]:
    """The readings that follow from the estimates of one mat's cities."""
    read: dict[Cell, CityRead] = {}
    hypotheses = {cell: found.hypothesis for cell, found in estimates.items()}
    for cell, found in estimates.items():
        site = next(s for s in sites if s.cell == cell)
        stages = site.settings.stages
        grain = read_column(found, stages.doubt)
        fallen = may_have_fallen(site, estimates, grain)
        stones = read_stones(found, stages.doubt, may_have_fallen=fallen)
        width = read_width(found, stages.doubt, may_have_fallen=fallen)
        if denies_strangely(site, hypotheses, (stones, grain)):
            stones, width, grain = (no_promise(reading) for reading in (stones, width, grain))
        own_stones, own_width = surely_own(site, found.hypothesis)
        stones, width = doubted(stones, own_stones), doubted(width, own_width)
        noble = second_look(site, hypotheses, stones)
        column = found.hypothesis.column
        promised = (column[0], column[1]) if column is not None and isinstance(grain, Seen) else None
        lone_mm = _lone_place(found.hypothesis, stones)
        if site.camera.is_default:
            stones, width, grain = _guessed_lens(stones), _guessed_lens(width), _guessed_lens(grain)
        wall = WallSeen(stones, width, standing(found.hypothesis, stones, site.settings.geometry.pieces.stone_mm))
        straight = stands_straight(found.hypothesis, stages.lone_stone)
        read[cell] = CityRead(wall, grain, noble, float(found.unexplained), promised, lone_mm, straight)
    return read


def _lone_place(hypothesis: TileHypothesis, stones: CountReading) -> PointMm | None:
    """The place of a promised wall of one stone."""
    if hypothesis.wall is None or not isinstance(stones, Seen) or stones.value != 1:
        return None
    return float(hypothesis.wall.line[0]), float(hypothesis.wall.line[1])


def standing(hypothesis: TileHypothesis, stones: CountReading, stone_mm: float) -> WallStood | None:
    """Where the stones of a promised wall stand."""
    if not isinstance(stones, Seen) or not stones.value:
        return None
    lowest = (piece for piece in stones_in(hypothesis.wall, stone_mm) if isinstance(piece, Stone) and piece.z_mm == 0.0)
    return WallStood(stones.value, tuple(StoneSeen(stone.x_mm, stone.y_mm, stone.yaw_rad) for stone in lowest))


def explain_cities(sites: Sequence[Site], network: PartNetwork | None = None) -> dict[Cell, MapEstimate]:
    """The best explanation of every city of one mat whose tile is known; by the shipped networks unless another is
    given.

    Raises:
        UnusableNetwork: ``walls.network_missing``, ``walls.network_broken``.
    """
    return {cell: tile.told for cell, tile in select_cities(sites, network).items()}


def select_cities(sites: Sequence[Site], network: PartNetwork | None = None) -> dict[Cell, SelectedTile]:
    """The best explanation of every city of one mat whose tile is known, with what scored it; see ``explain_cities``."""
    known = [site for site in sites if site.side is not None]
    if not known:
        return {}
    chosen = shipped_network() if network is None else network
    tiles = sorted((tile_evidence(site, chosen) for site in known), key=distance_mm)
    settings = tiles[0].site.settings
    hypotheses = proposed(tiles, settings)
    walls = walls_on(tiles, hypotheses, settings)
    starts = {cell: starts_for(walls[cell], hypothesis, settings) for cell, hypothesis in hypotheses.items()}
    selected = select_tiles(tiles, starts, settings)
    if network is None:
        second = second_network()
        selected = {tile.site.cell: with_second_opinion(selected[tile.site.cell], tile, second) for tile in tiles}
    return finish_tiles(selected, tiles)


def second_look(site: Site, hypotheses: Mapping[Cell, TileHypothesis], stones: CountReading) -> SecondLook:
    """Whether the walls' network sees a noble there, and else how much of one could be hidden behind a wall that is
    known.
    """
    if hypotheses[site.cell].noble is not None:
        return SecondLook(True, 0.0)
    if site.other_mat_in_front or not isinstance(stones, Seen):
        return SecondLook(False, 1.0)
    return SecondLook(False, most_hidden(site, hypotheses))


def denies_strangely(site: Site, hypotheses: Mapping[Cell, TileHypothesis], readings: Sequence[CountReading]) -> bool:
    """Whether an absence is promised on a tile where something else was found and something unknown shows."""
    own = hypotheses[site.cell]
    found = any(piece is not None for piece in (own.wall, own.column, own.noble))
    if not found or not any(_is_nothing(reading) for reading in readings):
        return False
    return strange_patch_mm2(site, hypotheses) >= site.settings.stages.strange.doubt_mm2


def no_promise(reading: CountReading) -> CountReading:
    """The reading, but no promise of absence where something unknown shows."""
    if not isinstance(reading, Seen) or not _is_nothing(reading):
        return reading
    return Unsure(0, 0, 1, Message("reason.not_recognised"), reading.confidence / 2)


def _is_nothing(reading: CountReading) -> bool:
    return isinstance(reading, Seen) and reading.value == 0


def _guessed_lens(reading: CountReading) -> CountReading:
    """The reading, at most unsure: without a calibration, heights are guesses."""
    if isinstance(reading, Seen) and reading.value > 0:
        why = Message("reason.not_calibrated")
        return Unsure(reading.value, max(0, reading.value - 1), reading.value + 1, why, reading.confidence)
    return reading
