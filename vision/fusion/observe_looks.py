"""``observe_looks``: several looks at one table in, one observation out, and what the looks contradict each other about.

Hypotheses are brought forward by every look, weighed in every look in the mat's own millimetres, and their log odds
summed; what one look hides another shows. What was moved between two looks is not averaged: a look that speaks for another
count than all together is told, and the count asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from vision.fusion.fused_estimate import FusedTile, contradicting, fused_tile
from vision.fusion.fused_pieces import fused_pieces, fused_shields
from vision.fusion.fused_readings import DISAGREE, fused_count, fused_presence
from vision.fusion.look import Look
from vision.fusion.mat_looks import LookSeen, MatLook, look_seen, looks_at_mat, pictured, shows_bare
from vision.fusion.other_table import doubted_city, doubted_mat
from vision.geometry.table import Cell
from vision.mat_reading import grain_of
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
    WallSeen,
)
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.readings.uncertain_lens import doubt_heights
from vision.settings.stages import VisionSettings
from vision.stopwatch import Clock, Stopwatch
from vision.walls.claim.confidence import read_column, read_stones, read_width
from vision.walls.claim.lone_stone import may_have_fallen, stands_where_one_stood, stones_lie_about
from vision.walls.claim.reading import denies_strangely, no_promise, standing
from vision.walls.evidence.site import Site
from vision.walls.select.map_estimate import MapEstimate


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What looks say differently of one place, though light and what stands before it do not explain it.

    Attributes:
        what: ``tile``, ``stones``, ``width``, ``grain`` or ``noble``.
        looks: the names of those that say otherwise than most.
    """

    seat: int
    cell: Cell
    what: str
    looks: tuple[str, ...]


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
    cells = dict.fromkeys(cell for one in at_mat for cell in one.tiles)
    cells |= dict.fromkeys((c.row, c.col) for one in at_mat for c in one.observation.cities)
    cities: list[CityObservation] = []
    for cell in sorted(cells):
        tiles = [one.tiles[cell] for one in at_mat if cell in one.tiles]
        fused = fused_tile(tiles, own) if tiles else None
        city = _fused_city(seat, cell, at_mat, fused, looks, settings, contradictions)
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


def _fused_city(
    seat: int,
    cell: Cell,
    at_mat: Sequence[MatLook],
    fused: FusedTile | None,
    looks: Sequence[Look],
    settings: VisionSettings,
    contradictions: list[Contradiction],
) -> CityObservation | None:
    """One city by all looks; None if nothing stands there after all."""
    doubt = settings.stages.doubt
    alone = {
        one.look: city
        for one in at_mat
        for city in one.observation.cities
        if (city.row, city.col) == cell and (cell in one.tiles or fused is None)
    }
    bare_to_one = any(cell in one.tiles and one.look not in alone for one in at_mat)
    if bare_to_one and all(_hides_or_is_bare(city) for city in alone.values()):
        return None  # a neighbour leans over the tile, seen from there
    found_against: list[Contradiction] = []

    def contradict(what: str, who: Sequence[int]) -> None:
        found_against.append(Contradiction(seat, cell, what, tuple(looks[k].name for k in who)))

    nobles: list[PresenceReading] = [
        alone[one.look].noble if one.look in alone else Seen(False)
        for one in at_mat
        if cell in one.tiles or one.look in alone
    ]
    noble = fused_presence(nobles, settings.stages.fusion.presence_seen_above)
    if isinstance(noble, Unsure) and noble.why == DISAGREE:
        contradict("noble", [])
    if fused is None:
        wall = WallSeen(
            fused_count([city.wall.stones for city in alone.values()]),
            fused_count([city.wall.width for city in alone.values()]),
        )
        grain = fused_count([city.grain for city in alone.values()])
    else:
        estimate = fused.estimate
        column = read_column(estimate, doubt)
        fallen = fallen_to_all(fused, cell, at_mat, column)
        stones = read_stones(estimate, doubt, may_have_fallen=fallen)
        width = read_width(estimate, doubt, may_have_fallen=fallen)
        if denied(fused, cell, at_mat, (stones, column)):
            stones, width, column = (no_promise(reading) for reading in (stones, width, column))
        found = [one.seen.city_at(cell) for one in at_mat if cell in one.tiles]
        grains = [
            grain_of(city, WallSeen(stones, width), column, doubt.lone_confidence) for city in found if city is not None
        ]
        grain = next((one for one in grains if isinstance(one, Seen)), grains[0] if grains else column)
        against = contradicting(fused, settings.stages.fusion)
        if against.stones:
            stones = _doubted(stones, [count for _, count in against.stones])
            width = _doubted(width, [])
            contradict("stones", [k for k, _ in against.stones])
        if against.disks:
            grain = _doubted(grain, [count for _, count in against.disks])
            contradict("grain", [k for k, _ in against.disks])
        stood = standing(estimate.hypothesis, stones, settings.geometry.pieces.stone_mm)
        wall = WallSeen(stones, width, stood or fused.looks[0].site.stood)
    nothing = all(isinstance(one, Seen) and not one.value for one in (noble, wall.stones, grain))
    if not alone or nothing:
        return None  # nor does it matter then what a look took for a piece there
    contradictions += found_against
    return CityObservation(cell[0], cell[1], seat, noble, wall, grain, next(iter(alone.values())).crop)


def _hides_or_is_bare(city: CityObservation) -> bool:
    """Whether a look saw nothing of a city on a tile, though something may be hidden from it."""
    readings = (city.noble, city.wall.stones, city.grain)
    return all(isinstance(one, Hidden) or (isinstance(one, Seen) and not one.value) for one in readings)


def denied(fused: FusedTile, cell: Cell, at_mat: Sequence[MatLook], readings: Sequence[CountReading]) -> bool:
    """Whether something unknown shows to every look where one of these is promised to be nothing."""
    return all(
        denies_strangely(site, {other: estimate.hypothesis for other, estimate in estimates.items()}, readings)
        for site, estimates in _as_looks_have_it(fused, cell, at_mat)
    )


def fallen_to_all(fused: FusedTile, cell: Cell, at_mat: Sequence[MatLook], grain: CountReading) -> bool:
    """Whether a stone alone on a tile may have fallen there, by all looks at it: what one sees lie about, none can deny."""
    every = _as_looks_have_it(fused, cell, at_mat)
    if any(stands_where_one_stood(site, estimates[cell]) for site, estimates in every):
        return False
    if all(may_have_fallen(site, estimates, grain) for site, estimates in every):
        return True
    return any(stones_lie_about(site, estimates) for site, estimates in every)


def _as_looks_have_it(
    fused: FusedTile, cell: Cell, at_mat: Sequence[MatLook]
) -> list[tuple[Site, dict[Cell, MapEstimate]]]:
    """Each look's site of a tile and its estimates of the mat, with that tile as all looks together have it."""
    tiles = {look.look: look for look in fused.looks}
    every = []
    for one in at_mat:
        if cell in one.tiles:
            own = replace(fused.estimate, hypothesis=tiles[one.look].own(fused.estimate.hypothesis))
            every.append((tiles[one.look].site, {c: t.selected.estimate for c, t in one.tiles.items()} | {cell: own}))
    return every


def _doubted(reading: CountReading, others: Sequence[int]) -> CountReading:
    """A count that a look contradicts, and which it sees instead."""
    if isinstance(reading, Hidden):
        return reading
    best = reading.value if isinstance(reading, Seen) else reading.best
    every = [best, *others] if isinstance(reading, Seen) else [reading.low, reading.high, *others]
    return Unsure(best, min(every), max(every), DISAGREE)


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
