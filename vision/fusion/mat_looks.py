"""All looks at one seat mat: where each has it, what each sees of it by itself, and every look at each of its tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.fusion.look import Look
from vision.fusion.summed_score import TileLook
from vision.geometry.table import Cell
from vision.light.restored import restored
from vision.markers.detection import find_markers
from vision.markers.poses import MatFound, find_mats
from vision.mat_reading import Again, read_mat
from vision.observe import market_of, may_be_covered
from vision.readings.observation import HiddenMat, MarketObservation, MatObservation, Side
from vision.readings.reading import Seen
from vision.seat_mat import SeatMatSeen, look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.walls.claim.reading import CityRead, claimed, select_cities
from vision.walls.evidence.site import Site
from vision.walls.select.pairwise_ambiguity import SelectedTile


@dataclass(frozen=True, slots=True)
class LookSeen:
    """What one look shows before walls are read; ``covers``: of which seats' mats another's pieces may stand before."""

    look: Look
    mats: tuple[SeatMatSeen, ...]
    hidden: tuple[HiddenMat, ...]
    market: MarketObservation | None
    in_front: frozenset[int]

    def mat(self, seat: int) -> SeatMatSeen | None:
        """A seat's mat, if the look shows it."""
        return next((mat for mat in self.mats if mat.seat == seat), None)


@dataclass(frozen=True, slots=True)
class MatLook:
    """One look at one mat, by itself.

    Attributes:
        look: its number among the looks at the table.
        observation: what it says by itself.
        tiles: its look at every tile that may hold a city; of one that the picture's edge cuts off, only if another look shows it whole.
        shown: cells that it shows whole and uncovered.
    """

    look: int
    seen: SeatMatSeen
    observation: MatObservation
    tiles: Mapping[Cell, TileLook]
    shown: frozenset[Cell]

    def shows(self, cell: Cell) -> bool:
        """Whether it has looked at a tile and shows it whole."""
        return cell in self.tiles and self.tiles[cell].whole


def look_seen(look: Look, settings: VisionSettings, watch: Stopwatch, seats: Collection[int] | None = None) -> LookSeen:
    """Markers, mats, light, tiles and pieces of one look; where ``seats`` are named, of their mats alone."""
    camera = look.camera
    gray = np.asarray(cv2.cvtColor(look.frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    with watch.stage("markers"):
        markers = find_markers(gray, settings.geometry, settings.stages.pose)
        found, hidden = find_mats(markers, camera, settings.geometry, settings.stages.pose)
        frame = restored(look.frame_bgr, gray, markers, settings.stages.restoring)
        look = replace(look, frame_bgr=frame)
    asked = found if seats is None else [mat for mat in found if mat.name in seats]
    market = next((market_of(frame, camera, mat, settings, watch) for mat in asked if mat.name == "market"), None)
    mats = [_mat_seen(look, mat, settings, watch) for mat in asked if mat.name != "market"]
    covers = frozenset(mat.seat for mat in mats if may_be_covered(mat, found))
    return LookSeen(look, tuple(mats), hidden, market, covers)


def _mat_seen(look: Look, mat: MatFound, settings: VisionSettings, watch: Stopwatch) -> SeatMatSeen:
    assert mat.name != "market"
    return look_at_seat_mat(look.frame_bgr, look.camera, mat.name, mat, settings, watch)


def looks_at_mat(
    seat: int,
    seen: Sequence[LookSeen],
    sides: Mapping[Cell, Side],
    before: MatObservation | None,
    settings: VisionSettings,
    watch: Stopwatch,
) -> tuple[MatLook, ...]:
    """Every look that shows a seat's mat, each read by itself, on all tiles on which any of them sees a city.

    Args:
        sides: of the tiles, by all looks.
        before: the mat as it was read last: what is left of a wall stands where that stood.
    """
    showing = [(number, one, mat) for number, one in enumerate(seen) if (mat := one.mat(seat)) is not None]
    candidates = dict.fromkeys(city.look.cell for _, _, mat in showing for city in mat.cities)
    own = settings.stages.fusion
    whole = {number: _uncovered(mat, own.least_pictured, settings) for number, _, mat in showing}
    by_any = frozenset[Cell]().union(*whole.values())
    looks = []
    for number, one, mat in showing:
        parts = (_uncovered(mat, own.least_part, settings) & by_any) - whole[number]
        asked = [cell for cell in candidates if cell in sides and cell in whole[number] | parts]
        looks.append(_look_at_mat(number, one, mat, asked, whole[number], sides, before, settings, watch))
    return tuple(looks)


def _uncovered(mat: SeatMatSeen, least: float, settings: VisionSettings) -> frozenset[Cell]:
    """The cells of which a look shows at least this share, and on which no hand rests."""
    held = mat.hand.cells if isinstance(mat.hand.reading, Seen) and mat.hand.reading.value else frozenset()
    cells = (cell for cell in settings.geometry.seat_mat.cells() if cell not in held)
    return frozenset(cell for cell in cells if share_pictured(mat, cell, settings) >= least)


def _look_at_mat(
    number: int,
    one: LookSeen,
    mat: SeatMatSeen,
    asked: Sequence[Cell],
    shown: frozenset[Cell],
    sides: Mapping[Cell, Side],
    before: MatObservation | None,
    settings: VisionSettings,
    watch: Stopwatch,
) -> MatLook:
    in_front, frame = mat.seat in one.in_front, one.look.frame_bgr
    stood = {} if before is None else {(city.row, city.col): city.wall.stood for city in before.cities}
    sites = {
        cell: replace(site_of(frame, mat, cell, in_front, settings), side=sides[cell], stood=stood.get(cell))
        for cell in asked
    }
    with watch.stage("walls and grain"):
        selected = select_cities([sites[cell] for cell in sorted(sites)]) if sites else {}

    def read(asked: Sequence[Site]) -> dict[Cell, CityRead]:
        return _read(asked, sites, selected)

    every = frozenset(settings.geometry.seat_mat.cells())
    again = None if before is None else Again(before, every, any_change=True)
    observation = read_mat(frame, mat, in_front, again, settings, watch, read)
    tiles = {cell: TileLook(number, sites[cell], tile, whole=cell in shown) for cell, tile in selected.items()}
    return MatLook(number, mat, observation, tiles, shown)


def _read(
    asked: Sequence[Site], sites: Mapping[Cell, Site], selected: Mapping[Cell, SelectedTile]
) -> dict[Cell, CityRead]:
    """What was selected for the asked cities; those that the look does not show whole are selected by themselves."""
    estimates = {cell: tile.told for cell, tile in selected.items()}
    others = [site for site in asked if site.cell not in estimates]
    read = claimed(list(sites.values()), estimates)
    if others:
        read |= claimed(others, {cell: tile.told for cell, tile in select_cities(others).items()})
    return read


def shows_bare(mat: SeatMatSeen, cell: Cell, settings: VisionSettings) -> bool:
    """Whether a look clearly shows that no tile lies on a cell."""
    open_to_sight = cell not in mat.tiles.unsure and cell not in mat.blind and cell not in mat.hand.cells
    return cell not in mat.tiles.sides and open_to_sight and pictured(mat, cell, settings)


def pictured(mat: SeatMatSeen, cell: Cell, settings: VisionSettings) -> bool:
    """Whether (nearly) all of a cell lies in the picture."""
    return share_pictured(mat, cell, settings) >= settings.stages.fusion.least_pictured


def share_pictured(mat: SeatMatSeen, cell: Cell, settings: VisionSettings) -> float:
    """How much of a cell lies in the picture (0..1)."""
    left, bottom, right, top = settings.geometry.seat_mat.cell_bounds_mm(cell)
    x, y = (a.ravel() for a in np.meshgrid(np.linspace(left, right, 8), np.linspace(bottom, top, 8)))
    pixels = mat.view.project(np.column_stack([x, y, np.zeros(len(x))]))
    inside = (
        (pixels[:, 0] >= 0)
        & (pixels[:, 0] < mat.view.camera.width)
        & (pixels[:, 1] >= 0)
        & (pixels[:, 1] < mat.view.camera.height)
    )
    return float(inside.mean())
