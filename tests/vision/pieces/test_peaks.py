"""Peaks come to lie on the mat where they were marked, each piece once."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from vision.networks.piece_network import CELL_PX, CHANNELS, KINDS, Kind, PieceNetwork, shipped_network
from vision.pieces.channels import channels_of
from vision.pieces.peaks import PieceGuess, guess_pieces, middle_height_mm
from vision.pieces.tile_look import TileLook

pytestmark = pytest.mark.slow

PIECES = SETTINGS.geometry.pieces
GUESSES = replace(SETTINGS.stages.guesses, least_score=-3.5)


class Marking(PieceNetwork):
    """A network that answers what it is told."""

    def __init__(self, odds: NDArray[np.float32]) -> None:
        self.odds = odds

    def log_odds(self, views: NDArray[np.float32]) -> NDArray[np.float32]:
        return self.odds


def marking(look: TileLook, kind: Kind, *feet_mm: tuple[float, float, float]) -> Marking:
    """Marks a kind at feet (x, y) with a score."""
    odds = np.full((1, len(KINDS), 48, 48), -9.0, np.float32)
    height = look.surface_mm + middle_height_mm(kind, PIECES)
    for x, y, score in feet_mm:
        col, row = (look.oblique.to_px([(x, y)], height)[0] + 0.5) / CELL_PX - 0.5
        odds[0, KINDS.index(kind), round(float(row)), round(float(col))] = score
    return Marking(odds)


def guesses(look: TileLook, network: PieceNetwork) -> tuple[PieceGuess, ...]:
    return guess_pieces([look], network, PIECES, GUESSES)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("foot", [(190.0, 130.0), (210.0, 148.5), (230.0, 170.0)])
def test_a_mark_is_laid_down_where_its_foot_stands(kind: Kind, foot: tuple[float, float]) -> None:
    look = look_at()
    (guess,) = guesses(look, marking(look, kind, (*foot, 2.0)))
    assert (guess.kind, guess.score, guess.cell) == (kind, 2.0, look.cell)
    assert math.dist((guess.x_mm, guess.y_mm), foot) < 2.5  # half a cell of the raster, more along the line of sight


def test_a_mark_that_stands_beside_the_cell_is_left_to_its_neighbour() -> None:
    look = look_at()
    assert guesses(look, marking(look, "noble", (210.0, 110.0, 5.0))) == ()


def test_of_two_marks_for_one_piece_the_likelier_is_kept() -> None:
    look = look_at()
    found = guesses(look, marking(look, "stone", (200.0, 148.0, 1.0), (205.0, 148.0, 3.0), (225.0, 148.0, 0.0)))
    assert [round(guess.score) for guess in found] == [3, 0]


def test_nothing_is_guessed_without_views() -> None:
    assert guess_pieces([], shipped_network(), PIECES, GUESSES) == ()


def test_a_bare_tile_holds_nothing() -> None:
    assert [g for g in guesses(look_at(), shipped_network()) if g.score > -1.0] == []


def test_channels_are_shares_that_sum_to_what_each_pixel_is() -> None:
    look = look_at([(205.0, 150.0, 7.0, 10.0)])
    channels = channels_of(look.oblique.relative, look.classes, look.own)
    assert channels.shape == (CHANNELS, 96, 96)
    assert channels.min() >= 0
    assert channels[4:].max() <= 1
    # Every pixel of the view has one class; the seat's own wood counts among the seats' colours too.
    assert np.allclose(channels[5:].sum(axis=0), 1.0, atol=0.02)
    assert channels[4].mean() == pytest.approx(look.own.mean(), abs=0.01)
