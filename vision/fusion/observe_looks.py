"""``observe_looks``: several looks at one table in, one observation out, and what the looks contradict each other about.

Hypotheses are brought forward by every look, weighed in every look in the mat's own millimetres, and their log odds
summed; what one look hides another shows. What was moved between two looks is not averaged: a look that speaks for another
count than all together is told, and the count asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from vision.fusion.contradictions import Contradiction
from vision.fusion.fused_city import FusedMat, fused_city, fused_tiles
from vision.fusion.fused_pieces import fused_pieces, fused_shields
from vision.fusion.fused_readings import DISAGREE, fused_count
from vision.fusion.look import Look
from vision.fusion.mat_looks import LookSeen, MatLook, look_seen, looks_at_mat, pictured, shows_bare
from vision.fusion.other_table import doubted_city, doubted_mat
from vision.geometry.table import Cell
from vision.mats.tiles import TilesFound
from vision.message import Message
from vision.observe import likeliest_hand
from vision.readings.guessed_camera import doubt_geometry
from vision.readings.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    Side,
    TableObservation,
    TileSeen,
)
from vision.readings.uncertain_lens import doubt_heights
from vision.settings.stages import VisionSettings
from vision.stopwatch import Clock, Stopwatch


@dataclass(frozen=True, slots=True)
class FusedObservation:
    """What all looks together say.

    Attributes:
        observation: poses and crops are of the first look that shows a mat.
        first: of each seat's mat, the number of that look.
        alone: what each look says by itself.
        contradictions: what they contradict each other about; its readings are unsure.
    """

    observation: TableObservation
    first: Mapping[int, int]
    alone: tuple[TableObservation, ...]
    contradictions: tuple[Contradiction, ...]

    def as_shown_by(self, look: int) -> TableObservation:
        """What all looks together say, of the mats that one look shows and where that look has them: to be drawn on it."""
        own = {mat.seat: mat for mat in self.alone[look].mats}
        market = self.alone[look].market
        return replace(
            self.observation,
            width=self.alone[look].width,
            height=self.alone[look].height,
            mats=tuple(shown_where(mat, own[mat.seat]) for mat in self.observation.mats if mat.seat in own),
            market=None
            if market is None or self.observation.market is None
            else replace(self.observation.market, pose=market.pose),
        )


def shown_where(fused: MatObservation, own: MatObservation) -> MatObservation:
    """A mat as all looks together say it, where one of them has it."""
    crops = {(city.row, city.col): city.crop for city in own.cities}
    cities = tuple(replace(city, crop=crops.get((city.row, city.col))) for city in fused.cities)
    return replace(fused, pose=own.pose, reprojection_error_px=own.reprojection_error_px, cities=cities)


def observe_looks(
    looks: Sequence[Look],
    settings: VisionSettings,
    clock_ns: Clock | None = None,
    *,
    seats: Collection[int] | None = None,
    before: TableObservation | None = None,
) -> FusedObservation:
    """Everything that several looks say together about a table that nobody touched between them.

    Args:
        seats: whose mats are asked about; all and the market if None.
        before: what the table was known to hold, by cameras that have watched it: what is left of a wall stands where that stood.

    Raises:
        UnusableImage, MalformedCalibration: as ``vision.observe.observe``.
    """
    watch = Stopwatch(clock_ns)
    seen = [look_seen(look, settings, watch, seats) for look in looks]
    contradictions: list[Contradiction] = []
    mats: list[MatObservation] = []
    first: dict[int, int] = {}
    alone: list[list[MatObservation]] = [[] for _ in looks]
    known = {} if before is None else {mat.seat: mat for mat in before.mats}
    for seat in sorted({mat.seat for one in seen for mat in one.mats}):
        sides, unsure = _tiles(seat, seen, settings, contradictions)
        at_mat = looks_at_mat(seat, seen, sides, known.get(seat), settings, watch)
        with watch.stage("fusion"):
            mat = _fused_mat(seat, at_mat, sides, unsure, looks, settings, contradictions)
        places = {one.cell for one in contradictions if one.seat == seat}
        mats.append(doubted_mat(mat) if len(places) > settings.stages.fusion.most_places_moved else mat)
        first[seat] = at_mat[0].look
        for one in at_mat:
            alone[one.look].append(one.observation)
    height, width = looks[0].frame_bgr.shape[:2]
    market = fused_market([one.market for one in seen if one.market is not None])
    shown = {"market", *first} if market is not None else set(first)
    hidden = {mat.seat: mat for one in seen for mat in one.hidden if mat.seat not in shown}
    hand = likeliest_hand([mat.hand.reading for one in seen for mat in one.mats])
    observation = TableObservation(width, height, tuple(mats), market, tuple(hidden.values()), hand, watch.stage_ms())
    return FusedObservation(
        _with_lens_doubt(observation, looks, at={seat: _who(seat, seen) for seat in first}, settings=settings),
        first,
        tuple(
            TableObservation(one.look.camera.width, one.look.camera.height, tuple(own), one.market, one.hidden)
            for one, own in zip(seen, alone, strict=True)
        ),
        tuple(contradictions),
    )


def _who(seat: int, seen: Sequence[LookSeen]) -> list[int]:
    return [number for number, one in enumerate(seen) if one.mat(seat) is not None]


def _with_lens_doubt(
    observation: TableObservation, looks: Sequence[Look], at: Mapping[int, Sequence[int]], settings: VisionSettings
) -> TableObservation:
    """Doubt of lenses: of each mat the best known lens counts, as all looks must agree with what it sees."""
    shares = {seat: min(looks[k].height_share.get(seat, 0.0) for k in who) for seat, who in at.items()}
    doubted = doubt_heights(observation, shares, settings.stages.lens)
    guessed = doubt_geometry(doubted)
    mats = tuple(
        unknown if all(looks[k].camera.is_default for k in at[mat.seat]) else mat
        for mat, unknown in zip(doubted.mats, guessed.mats, strict=True)
    )
    return replace(doubted, mats=mats)


def _tiles(
    seat: int, seen: Sequence[LookSeen], settings: VisionSettings, contradictions: list[Contradiction]
) -> tuple[dict[Cell, Side], dict[Cell, Message]]:
    """Which side of each tile lies up by all looks, and which cells are unsure, with the reason."""
    mats = [(one.look.name, mat) for one in seen if (mat := one.mat(seat)) is not None]
    sides: dict[Cell, Side] = {}
    unsure: dict[Cell, Message] = {}
    for cell in settings.geometry.seat_mat.cells():
        # A tile cut off by the picture's edge is easily taken for another.
        shown = [(name, mat.tiles) for name, mat in mats if pictured(mat, cell, settings)]
        shown = shown or [(name, mat.tiles) for name, mat in mats]
        said = [(name, tiles.sides[cell]) for name, tiles in shown if cell in tiles.sides]
        doubts = [tiles.unsure[cell] for _, tiles in shown if cell in tiles.unsure]
        sure = [
            (name, side)
            for (name, side), (_, tiles) in zip(said, _with(cell, shown), strict=True)
            if cell not in tiles.unsure
        ]
        bare = [name for name, mat in mats if shows_bare(mat, cell, settings)]
        if not said:
            if doubts and len(doubts) == len(shown):
                unsure[cell] = doubts[0]
            continue
        heard = sure or said
        (side, votes), *others = Counter(side for _, side in heard).most_common()
        sides[cell] = side
        if others and others[0][1] == votes:
            unsure[cell] = DISAGREE
        elif not sure:
            unsure[cell] = doubts[0]
        if sure and bare:
            unsure[cell] = DISAGREE
        if others or (sure and bare):
            against = [name for name, said_side in heard if said_side != side] + bare
            contradictions.append(Contradiction(seat, cell, "tile", tuple(against)))
    return sides, unsure


def _with(cell: Cell, shown: Sequence[tuple[str, TilesFound]]) -> list[tuple[str, TilesFound]]:
    return [one for one in shown if cell in one[1].sides]


def _fused_mat(
    seat: int,
    at_mat: Sequence[MatLook],
    sides: Mapping[Cell, Side],
    unsure: Mapping[Cell, Message],
    looks: Sequence[Look],
    settings: VisionSettings,
    contradictions: list[Contradiction],
) -> MatObservation:
    own, first = settings.stages.fusion, at_mat[0].observation
    mat = FusedMat(seat, at_mat, fused_tiles(at_mat, own), looks, settings)
    cells = sorted({*mat.tiles, *((c.row, c.col) for one in at_mat for c in one.observation.cities)})
    cities: list[CityObservation] = []
    for cell in cells:
        city, against = fused_city(mat, cell)
        contradictions += against
        if city is not None:
            bare = any(shows_bare(one.seen, cell, settings) for one in at_mat)
            cities.append(doubted_city(city) if bare and unsure.get(cell) == DISAGREE else city)
    blind = {
        cell: why
        for cell, why in at_mat[0].seen.blind.items()
        if all(cell in one.seen.blind or cell not in one.shown for one in at_mat)
    }
    return MatObservation(
        seat,
        max(one.observation.reprojection_error_px for one in at_mat),
        first.pose,
        tuple(TileSeen(row, col, side) for (row, col), side in sorted(sides.items())),
        tuple(cities),
        fused_shields([one.seen.shields for one in at_mat], own),
        fused_count([one.observation.loose for one in at_mat]),
        fused_pieces([one.observation.pieces for one in at_mat], own),
        tuple((row, col, why) for (row, col), why in sorted(unsure.items())),
        tuple((row, col, why) for (row, col), why in sorted(blind.items())),
    )


def fused_market(markets: Sequence[MarketObservation]) -> MarketObservation | None:
    """The market's numbers by all that show it."""
    if not markets:
        return None
    return replace(
        markets[0],
        grain=fused_count([market.grain for market in markets]),
        shields=fused_count([market.shields for market in markets]),
        elephants=fused_count([market.elephants for market in markets]),
    )
