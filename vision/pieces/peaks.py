"""The piece network's marks: its peaks, converted to the mat's millimetres."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell, PieceGeometry
from vision.networks.piece_network import CELL_PX, KINDS, Kind, PieceNetwork
from vision.pieces.channels import channels_of
from vision.pieces.peak_kernels import find_peaks
from vision.pieces.tile_look import TileLook
from vision.settings.pieces import GuessSettings


@dataclass(frozen=True, slots=True)
class PieceGuess:
    """A piece that may stand somewhere.

    Attributes:
        score: log odds that the piece stands there.
        x_mm, y_mm: the middle of its foot on the mat.
        cell: the cell it stands on; rows and columns continue beyond the grid.
    """

    kind: Kind
    score: float
    x_mm: float
    y_mm: float
    cell: Cell


def guess_pieces(
    looks: Sequence[TileLook], network: PieceNetwork, pieces: PieceGeometry, settings: GuessSettings
) -> tuple[PieceGuess, ...]:
    """All peaks whose foot stands on one of the given cells, likeliest first; of two near ones of a kind the likelier."""
    if not looks:
        return ()
    views = np.stack([channels_of(look.oblique.relative, look.classes, look.own) for look in looks])
    found: list[PieceGuess] = []
    odds = network.log_odds(views)
    for which, name in np.argwhere(odds.max(axis=(2, 3)) > settings.least_score).tolist():
        kind = KINDS[name]
        found.extend(_peaks(kind, odds[which, name], looks[which], middle_height_mm(kind, pieces), settings))
    kept: list[PieceGuess] = []
    for guess in sorted(found, key=lambda g: -g.score):
        near = (k for k in kept if k.kind == guess.kind)
        if all(math.dist((k.x_mm, k.y_mm), (guess.x_mm, guess.y_mm)) >= settings.apart_mm for k in near):
            kept.append(replace(guess, cell=_cell_of(guess, looks)))
    return tuple(kept)


def _cell_of(guess: PieceGuess, looks: Sequence[TileLook]) -> Cell:
    """The cell among the looks that holds a guess's foot; if none does, the cell in whose view it was marked."""
    foot = np.array([guess.x_mm, guess.y_mm])
    return next((look.cell for look in looks if look.holds(foot, 0.0)), guess.cell)


def middle_height_mm(kind: Kind, pieces: PieceGeometry) -> float:
    """The height above its foot of a piece's middle, which is what the network marks."""
    heights = {
        "noble": pieces.noble_height_mm,
        "elephant": pieces.elephant_height_mm,
        "marker": pieces.marker_piece_mm,
        "stone": pieces.stone_mm,
    }
    return heights[kind] / 2


def _peaks(
    kind: Kind, odds: NDArray[np.float32], look: TileLook, height_mm: float, settings: GuessSettings
) -> list[PieceGuess]:
    found = np.empty((odds.size, 3))
    found = found[: find_peaks(np.ascontiguousarray(odds), settings.least_score, found)]
    if not len(found):
        return []
    places = look.oblique.to_mm((found[:, :2] + 0.5) * CELL_PX - 0.5, look.surface_mm + height_mm)
    return [
        PieceGuess(kind, float(score), float(place[0]), float(place[1]), look.cell)
        for score, place in zip(found[:, 2], places, strict=True)
        if look.holds(place, settings.beyond_cell_mm)
    ]
