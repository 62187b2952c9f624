"""Turns one look, with what people say stands there, into a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.light.restored import restored
from vision.markers.detection import find_markers
from vision.markers.poses import find_mats
from vision.seat_mat import look_at_seat_mat, site_of
from vision.settings.stages import VisionSettings
from vision.stopwatch import Stopwatch
from vision.teaching.agreeing import agreeing_stands
from vision.teaching.colours import sample_of
from vision.teaching.labels import MatLabel
from vision.teaching.lesson import Claim, Lesson, Quantity, Sample, Size, Sized
from vision.walls.claim.confidence import column_measures, may_hide_stones, wall_measures
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence.extent import ground_inside
from vision.walls.evidence.line_of_sight import sharp_along
from vision.walls.evidence.network import PartsSeen, parts_seen, shipped_network
from vision.walls.evidence.site import Site
from vision.walls.evidence.tile_evidence import sizes_of
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.model.parts import Part, Piece, Sizes
from vision.walls.render.drawing import drawing
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.select.map_estimate import MapEstimate


class UnusableLook(VisionError):
    """A picture that cannot teach a table."""


@dataclass(frozen=True, slots=True)
class CityLooked:
    """One city of a look: its site, and the hypotheses weighed there."""

    site: Site
    estimate: MapEstimate


def looked_at(
    frame_bgr: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings
) -> dict[int, dict[Cell, CityLooked]]:
    """Every city of every seat's mat that shows, read as ``observe`` reads it.

    Raises:
        UnusableLook: ``look.no_mat``.
    """
    height, width = frame_bgr.shape[:2]
    camera = camera.scaled_to(width, height)
    gray = np.asarray(cv2.cvtColor(frame_bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    markers = find_markers(gray, settings.geometry, settings.stages.pose)
    found, _ = find_mats(markers, camera, settings.geometry, settings.stages.pose)
    frame_bgr = restored(frame_bgr, gray, markers, settings.stages.restoring)
    mats: dict[int, dict[Cell, CityLooked]] = {}
    for mat in found:
        if mat.name == "market":
            continue
        seen = look_at_seat_mat(frame_bgr, camera, mat.name, mat, settings, Stopwatch(None))
        sites = {city.look.cell: site_of(frame_bgr, seen, city.look.cell, False, settings) for city in seen.cities}
        estimates = explain_cities(list(sites.values()))
        mats[mat.name] = {cell: CityLooked(sites[cell], estimate) for cell, estimate in estimates.items()}
    if not mats:
        raise UnusableLook("look.no_mat", "The picture shows no seat's mat: let the camera see a whole mat.")
    return mats


def lesson_of(
    mats: Mapping[int, Mapping[Cell, CityLooked]], labels: Sequence[MatLabel], name: str, settings: VisionSettings
) -> Lesson:
    """What a look teaches, given its labels; cities without a hypothesis that agrees teach no colours or sizes."""
    claims: list[Claim] = []
    samples: list[Sample] = []
    sizes: list[Size] = []
    for label in labels:
        cities = mats.get(label.seat, {})
        stands = agreeing_stands(
            {cell: city.estimate for cell, city in cities.items()}, label, settings.stages.teaching.worth_believing
        )
        claims += _claims(cities, stands, label, settings)
        sites = {cell: cities[cell].site for cell in stands}
        evidence = {cell: parts_seen(site, shipped_network(), settings.stages.walls) for cell, site in sites.items()}
        others = [city.estimate.hypothesis for cell, city in cities.items() if cell not in stands]
        sure, about = (
            [piece for stand in own for piece in pieces_in(stand, sizes_of(settings))]
            for own in (stands.values(), others)
        )
        samples += _samples(sites, evidence, sure, about, settings)
        for cell, seen in evidence.items():
            sizes += _fits(cell, seen, stands, about, settings)
    return Lesson("look", name, tuple(claims), tuple(samples), tuple(sizes))


def _claims(
    cities: Mapping[Cell, CityLooked], stands: Mapping[Cell, TileHypothesis], label: MatLabel, settings: VisionSettings
) -> Iterator[Claim]:
    """Each count that could have been certain, compared with its label."""
    own = settings.stages.doubt
    known = None if label.cities is None else {city.cell: city for city in label.cities}
    for cell, city in cities.items():
        estimate = city.estimate
        if known is None:
            if cell not in stands:
                continue
            stand = stands[cell]
            stones, width, grain = stand.stones(), stand.width(), stand.disks()
        elif cell in known:
            stones, grain = known[cell].stones, known[cell].grain
            width = -1 if (said := known[cell].width) is None else said
        else:
            continue
        if estimate.hypothesis.stones() > 1 and not estimate.out_of_picture and may_hide_stones(estimate, own) is None:
            yield _claim("stones", estimate, TileHypothesis.stones, own.stones_weights, stones, settings)
            if width >= 0:
                yield _claim("width", estimate, TileHypothesis.width, own.width_weights, width, settings)
        near_elephant = estimate.elephant_mm < own.beside_elephant_mm
        if estimate.hypothesis.column is not None and not estimate.out_of_picture and not near_elephant:
            measures = column_measures(estimate, own)
            odds = float(np.dot(own.grain_weights, measures))
            yield Claim("grain", round(odds, 3), estimate.hypothesis.disks() == grain)


def _claim(
    quantity: Quantity,
    estimate: MapEstimate,
    count: Callable[[TileHypothesis], int],
    weights: Sequence[float],
    truth: int,
    settings: VisionSettings,
) -> Claim:
    measures = wall_measures(estimate, count, settings.stages.doubt)
    return Claim(quantity, round(float(np.dot(weights, measures)), 3), count(estimate.hypothesis) == truth)


def _samples(
    sites: Mapping[Cell, Site],
    evidence: Mapping[Cell, PartsSeen],
    sure: Sequence[Piece],
    about: Sequence[Piece],
    settings: VisionSettings,
) -> Iterator[Sample]:
    """Samples of stones, disks and tiles, taken where pieces are drawn that agree with the labels (``sure``)."""
    own, sizes = settings.stages.teaching, sizes_of(settings)
    for cell, seen in evidence.items():
        site = sites[cell]
        relative, pictured = sharp_along(seen.sight, site)
        drawn = drawing(seen.sight, [*sure, *about], sizes)
        believed = pictured & (drawn == drawing(seen.sight, sure, sizes))
        stone = believed & ((drawn == Part.STONE_SIDE) | (drawn == Part.STONE_TOP))
        disk = believed & ((drawn == Part.DISK_SIDE) | (drawn == Part.DISK_TOP))
        tile = believed & (drawn == Part.OTHER) & ground_inside(seen.sight, site, own.tile_inset_mm)
        for colour, where in ((f"seat{site.seat}", stone), ("brown", disk), (f"tile_{site.side}", tile)):
            points = relative[where]
            if len(points) >= own.least_points:
                yield sample_of(colour, points, own.samples)


def _fits(
    cell: Cell, seen: PartsSeen, stands: Mapping[Cell, TileHypothesis], about: Sequence[Piece], settings: VisionSettings
) -> Iterator[Size]:
    """How well one tile's wall and column fit at each scale."""
    own, sizes, stand = settings.stages.teaching, sizes_of(settings), stands[cell]
    beside = [piece for other in stands if other != cell for piece in pieces_in(stands[other], sizes)]
    middle, cap = settings.geometry.seat_mat.cell_centre_mm(cell), settings.stages.selection.odds_cap
    pieces: tuple[tuple[Sized, bool], ...] = (
        ("stone", stand.stones() >= own.least_stones),
        ("disk", stand.disks() >= own.least_disks),
    )
    for piece, tells in pieces:
        if tells:
            scaled = [_scaled(sizes, piece, scale) for scale in own.size_scales]
            scores = [RenderLikelihood(seen, [*beside, *about], middle, size, cap).score(stand) for size in scaled]
            yield Size(piece, tuple(round(score - max(scores), 1) for score in scores))


def _scaled(sizes: Sizes, piece: Sized, scale: float) -> Sizes:
    if piece == "stone":
        return replace(sizes, stone_mm=sizes.stone_mm * scale)
    return replace(sizes, disk_mm=sizes.disk_mm * scale)
