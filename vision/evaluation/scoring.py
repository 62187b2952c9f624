"""Scores one observation against its truth: a verdict for every claim.

* **exact**: ``seen`` with the right value. **wrong**: ``seen`` with another one. **asked**: ``unsure`` or ``hidden``;
  ``best_right`` says whether an unsure reading's likeliest answer was the truth.
* What an observation leaves out counts as claimed absent: a city without an entry is read as no noble, no stone, no
  grain; a tile, shield or piece that is not reported is wrong, unless its mat is reported hidden.
* A phantom, read where nothing stands, counts once, as a claim without a truth.
* A thing that goes unreported on a cell reported as covered is asked, not wrong.
* Nobles, pieces and fallen stones are ``partly`` visible where walls hide more of them than the settings say, and
  ``hidden`` where nothing shows. Where it is unknown how much of a noble shows, its visibility is ``any``.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from vision.evaluation.settings import ScoringSettings
from vision.evaluation.sight import share_shown
from vision.evaluation.truth import CityTruth, ImageTruth, MatName, MatTruth
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import MARKETS, CityObservation, MatObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure

Verdict: TypeAlias = Literal["exact", "wrong", "asked"]
Visibility: TypeAlias = Literal["clear", "partly", "hidden", "none", "any"]


@dataclass(frozen=True, slots=True)
class Score:
    """The verdict on one claim.

    Attributes:
        quantity: ``mats``, ``tiles``, ``market disks``, ``nobles``, ``stones``, ``width``, ``grain``, ``owner``,
            ``loose``, ``shields``, ``elephants``, ``markers`` or ``hand``.
        visibility: ``clear``, ``partly`` or ``hidden`` by the visible share; ``none`` where truth has no such thing;
            ``any`` for quantities whose visibility is not known.
        truth, read: in a form for programs: a number, ``5? (3–6)``, a side, ``hidden``, ``there``, ``no tile`` and the
            like.
        why: why the reading is not certain; None if it is certain or the reason is unknown.
        claimed: the confidence claimed for the (likeliest) value; None where nothing was claimed.
        best_right: whether the (likeliest) value is the truth.
    """

    file: str
    seat: MatName | None
    cell: Cell | None
    quantity: str
    verdict: Verdict
    truth: str
    read: str
    visibility: Visibility = "any"
    visible_share: float | None = None
    claimed: float | None = None
    best_right: bool = False
    style: str = ""
    why: Message | None = None


def score_image(truth: ImageTruth, seen: TableObservation, settings: ScoringSettings) -> tuple[Score, ...]:
    """Score every claim of one observation."""
    return tuple(_scores(truth, seen, settings))


def _scores(truth: ImageTruth, seen: TableObservation, settings: ScoringSettings) -> Iterator[Score]:
    observed = {mat.seat: mat for mat in seen.mats}
    hidden = {mat.seat: mat.why for mat in seen.hidden_mats}
    expected: set[MatName] = {mat.seat for mat in truth.mats}
    found: set[MatName] = set(observed)
    if seen.market is not None:
        found.add("market")
    for name in sorted(expected | found, key=str):
        yield _mat_score(truth.file, name, name in expected, name in found, hidden.get(name))
    for mat in truth.mats:
        if mat.seat == "market":
            yield from _market_scores(truth, seen, hidden.get("market"))
        else:
            yield from _seat_mat_scores(truth, mat, observed.get(mat.seat), hidden.get(mat.seat), settings)
    if truth.hand is not None and seen.hand is not None:
        base = Score(truth.file, None, None, "hand", "asked", "", "")
        yield judged(base, truth.hand, seen.hand)


def judged(base: Score, truth: int | bool, reading: CountReading | PresenceReading) -> Score:
    """Return ``base`` with the verdict on one reading."""
    if isinstance(reading, Seen):
        right = reading.value == truth
        return replace(
            base,
            verdict="exact" if right else "wrong",
            truth=str(truth),
            read=str(reading.value),
            claimed=reading.confidence,
            best_right=right,
        )
    if isinstance(reading, Unsure):
        return replace(
            base,
            verdict="asked",
            truth=str(truth),
            read=f"{reading.best}? ({reading.low}–{reading.high})",
            claimed=reading.confidence,
            best_right=bool(reading.best == truth),
            why=reading.why,
        )
    return replace(base, verdict="asked", truth=str(truth), read="hidden", why=reading.why)


def _mat_score(file: str, name: MatName, there: bool, found: bool, why_hidden: Message | None) -> Score:
    base = Score(file, name, None, "mats", "wrong", "there" if there else "absent", "there" if found else "absent")
    if there == found:
        return replace(base, verdict="exact", best_right=True)
    if why_hidden is not None:
        return replace(base, verdict="asked", read="hidden", why=why_hidden)
    return base


def _market_scores(truth: ImageTruth, seen: TableObservation, why_hidden: Message | None) -> Iterator[Score]:
    for name in MARKETS if truth.market is not None else ():
        base = Score(truth.file, "market", None, "market disks", "asked", "", "", style=name)
        reading: CountReading = Hidden(why_hidden or Message("reason.mat_not_in_picture"))
        if seen.market is not None:
            reading = getattr(seen.market, name)
        yield judged(base, (truth.market or {})[name], reading)


def _seat_mat_scores(
    truth: ImageTruth, mat: MatTruth, seen: MatObservation | None, why_hidden: Message | None, settings: ScoringSettings
) -> Iterator[Score]:
    file = truth.file
    not_found = Hidden(why_hidden or Message("reason.mat_not_in_picture"))
    yield from _tile_scores(file, mat, seen)
    cities = {} if seen is None else {(c.row, c.col): c for c in seen.cities}
    unsure_cells = set() if seen is None else {(r, c) for r, c, _ in seen.unsure_tiles}
    for city in mat.cities:
        yield from _city_scores(
            file, mat, city, cities.get(city.cell), not_found if seen is None else None, unsure_cells, settings
        )
    for cell in sorted(cities.keys() - {city.cell for city in mat.cities}):
        yield from _phantom_scores(file, mat.seat, cells_city=cities[cell])
    shares = [_shown(truth.camera, mat, (x, y), settings.stone_size_mm) for x, y, _ in mat.loose_mm]
    share = min(shares, default=None)
    visibility: Visibility = _standing(share, settings.piece_clear_share) if mat.loose else "none"
    loose = Score(file, mat.seat, None, "loose", "asked", "", "", visibility=visibility, visible_share=share)
    yield judged(loose, mat.loose, not_found if seen is None else seen.loose)
    if seen is not None:
        yield from _shield_scores(file, mat, seen)
        for kind in ("elephant", "marker") if mat.pieces_known else ():
            yield from _piece_scores(truth, mat, seen, kind, settings)


def _tile_scores(file: str, mat: MatTruth, seen: MatObservation | None) -> Iterator[Score]:
    sides = {} if seen is None else {(t.row, t.col): t.side for t in seen.tiles}
    unsure = {} if seen is None else {(r, c): why for r, c, why in seen.unsure_tiles}
    for cell in sorted({*mat.tiles, *sides, *unsure}):
        truth, read = mat.tiles.get(cell, "no tile"), sides.get(cell, "no tile")
        base = Score(file, mat.seat, cell, "tiles", "exact", truth, str(read), best_right=truth == read)
        if cell in unsure or seen is None:
            read_as = "unsure" if cell in unsure else "not found"
            yield replace(base, verdict="asked", read=read_as, why=unsure.get(cell))
        elif truth != read:
            yield replace(base, verdict="wrong")
        else:
            yield base


def _city_scores(
    file: str,
    mat: MatTruth,
    city: CityTruth,
    seen: CityObservation | None,
    not_found: Hidden | None,
    unsure_cells: set[Cell],
    settings: ScoringSettings,
) -> Iterator[Score]:
    noble: PresenceReading = Seen(False)
    stones: CountReading = Seen(0)
    width: CountReading = Seen(0)
    grain: CountReading = Seen(0)
    if seen is not None:
        noble, stones, width, grain = seen.noble, seen.wall.stones, seen.wall.width, seen.grain
    elif not_found is not None or city.cell in unsure_cells:
        noble = stones = width = grain = not_found or Hidden(Message("reason.tile_in_doubt"))
    base = Score(file, mat.seat, city.cell, "nobles", "asked", "", "", style=city.style)
    shown = city.noble_visible
    noble_base = replace(base, visibility=_standing(shown, settings.noble_clear_share), visible_share=shown)
    yield judged(noble_base if city.noble else replace(base, visibility="none"), city.noble, noble)
    wall = replace(
        base,
        visibility=_visibility(city.stones, city.wall_visible, settings.wall_clear_share),
        visible_share=city.wall_visible,
    )
    yield judged(replace(wall, quantity="stones"), city.stones, stones)
    yield judged(replace(wall, quantity="width"), city.width, width)
    column = replace(
        base,
        quantity="grain",
        visibility=_visibility(city.grain, city.grain_visible, settings.grain_clear_share),
        visible_share=city.grain_visible,
    )
    yield judged(column, city.grain, grain)
    if seen is not None and (city.stones or city.noble):
        yield judged(replace(base, quantity="owner"), city.owner, Seen(seen.owner))


def _visibility(count: int, share: float | None, clear_share: float) -> Visibility:
    if count == 0:
        return "none"
    return "clear" if share is not None and share >= clear_share else "partly"


def _standing(share: float | None, clear_share: float) -> Visibility:
    """A standing thing's visibility by the share of it that shows; None if the share is unknown."""
    if share is None:
        return "any"
    if share <= 0:
        return "hidden"
    return "clear" if share >= clear_share else "partly"


def _shown(camera: CameraModel, mat: MatTruth, foot_mm: tuple[float, float], size_mm: tuple[float, float]) -> float:
    return share_shown(mat_view(mat.pose, camera), foot_mm, size_mm, mat.stones_mm)


def _phantom_scores(file: str, seat: MatName, cells_city: CityObservation) -> Iterator[Score]:
    base = Score(
        file, seat, (cells_city.row, cells_city.col), "", "asked", "", "", visibility="none", style="no city there"
    )
    claims: tuple[tuple[str, CountReading | PresenceReading], ...] = (
        ("nobles", cells_city.noble),
        ("stones", cells_city.wall.stones),
        ("width", cells_city.wall.width),
        ("grain", cells_city.grain),
    )
    for quantity, reading in claims:
        if not (isinstance(reading, Seen) and not reading.value):
            yield judged(replace(base, quantity=quantity), 0, reading)


def _shield_scores(file: str, mat: MatTruth, seen: MatObservation) -> Iterator[Score]:
    places: set[Cell | None] = {place for place, _ in mat.shields}
    places |= {_cell(s.row, s.col) for s in seen.shields}
    for place in sorted(places, key=str):
        base = Score(file, mat.seat, place, "shields", "wrong", "no shield", "no shield")
        left = Counter(value for where, value in mat.shields if where == place)
        readings = [s.value for s in seen.shields if _cell(s.row, s.col) == place]
        # Right claims first, then unsure ones whose best is right, so that the order of the readings does not matter.
        readings.sort(key=lambda r: (not isinstance(r, Seen), _best(r) not in left))
        for reading in [r for r in readings if left[_best(r)]] + [r for r in readings if not left[_best(r)]]:
            best = _best(reading)
            truth = best if left[best] > 0 else next((v for v in left.elements()), 0)
            left[truth] -= 1
            yield judged(base, truth, reading)
        for value in (+left).elements():
            yield _left_out(replace(base, truth=str(value)), place, seen)


def _best(reading: CountReading) -> int:
    if isinstance(reading, Seen):
        return reading.value
    return reading.best if isinstance(reading, Unsure) else -1


def _cell(row: int | None, col: int | None) -> Cell | None:
    return None if row is None or col is None else (row, col)


def _left_out(base: Score, cell: Cell | None, seen: MatObservation) -> Score:
    """Return ``base`` for a thing that goes unreported: asked if its cell is reported covered, else wrong.

    Beside the tiles (``cell`` None) any covered cell without a tile counts, as the scores do not know where the thing
    lies.
    """
    covered = (*seen.unsure_tiles, *seen.blind_cells)
    tiled = {(tile.row, tile.col) for tile in seen.tiles}
    why = next(
        (why for row, col, why in covered if (row, col) == cell or (cell is None and (row, col) not in tiled)), None
    )
    return replace(base, verdict="wrong") if why is None else replace(base, verdict="asked", read="hidden", why=why)


def _piece_scores(
    image: ImageTruth, mat: MatTruth, seen: MatObservation, kind: str, settings: ScoringSettings
) -> Iterator[Score]:
    truths = [p for p in mat.pieces if p.kind == kind]
    claims = [p for p in seen.pieces if p.kind in (kind, "unknown")]
    for truth in truths:
        share = _shown(image.camera, mat, (truth.x_mm, truth.y_mm), settings.piece_size_mm)
        visibility = _standing(share, settings.piece_clear_share)
        base = Score(image.file, mat.seat, truth.cell, f"{kind}s", "wrong", "there", "absent", visibility, share)
        near = [p for p in claims if math.hypot(p.x_mm - truth.x_mm, p.y_mm - truth.y_mm) <= settings.piece_radius_mm]
        if not near:
            yield _left_out(base, truth.cell, seen)
            continue
        piece = min(near, key=lambda p: (p.kind != kind, math.hypot(p.x_mm - truth.x_mm, p.y_mm - truth.y_mm)))
        claims.remove(piece)
        if piece.kind == "unknown":
            yield replace(base, verdict="asked", read="something of unknown kind")
        else:
            yield judged(base, True, piece.present)
    for piece in claims:
        base = Score(image.file, mat.seat, _cell(piece.row, piece.col), f"{kind}s", "wrong", "", "", visibility="none")
        if piece.kind == kind:
            yield judged(base, False, piece.present)


def count_verdicts(scores: Sequence[Score]) -> tuple[int, int, int, int]:
    """Count the verdicts: ``(n, exact, wrong, asked)``."""
    verdicts = Counter(score.verdict for score in scores)
    return len(scores), verdicts["exact"], verdicts["wrong"], verdicts["asked"]
