"""A cell in which no card's middle lies is empty where paper shows beside its neighbours' cards, and never else."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import a_deck, lit, lying, taken
from vision.cards.cells import only_paper, read_cells
from vision.cards.finder import CardFound
from vision.cards.observation import CardReading
from vision.cards.views import MAT_VIEW, LitMat, Place, Tones
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.reading import Hidden, Seen

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
MAT = SETTINGS.geometry.card_mat
CELL: Cell = (1, 1)


@pytest.fixture(scope="module")
def bare() -> tuple[LitMat, Tones]:
    """An empty mat as it is seen from above."""
    frame, camera, _ = taken([], SETTINGS, 3)
    mat = lit(frame, camera, SETTINGS)
    return mat, mat.tones(MAT_VIEW)


def read_cell(mat: LitMat, tones: Tones, places: list[Place]) -> CardReading:
    """What the cell holds, given where cards were found."""
    found = [CardFound(place, 5.0) for place in places]
    faces: list[CardReading] = [Seen("♠A", 0.999) for _ in found]
    cells = read_cells(mat, tones, found, faces, [], MAT, SETTINGS.vision.cards)
    return next(cell.top for cell in cells if (cell.row, cell.col) == CELL)


def beside(off_mm: tuple[float, float], turn_deg: float = 0.0) -> Place:
    """A place as far from the cell's middle as said."""
    x, y = MAT.cell_centre_mm(CELL)
    return Place(x + off_mm[0], y + off_mm[1], turn_deg)


def with_card_at(tones: Tones, place: Place) -> Tones:
    """Dark where a card lies, with what its edge spills."""
    x, y = np.meshgrid(np.arange(MAT_VIEW.width_px), np.arange(MAT_VIEW.height_px))
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px
    off = np.stack([MAT_VIEW.left_mm + (x + 0.5) * step - place.x_mm, MAT_VIEW.top_mm - (y + 0.5) * step - place.y_mm])
    turn = np.radians(place.turn_deg)
    own_x, own_y = off[0] * np.cos(turn) + off[1] * np.sin(turn), off[1] * np.cos(turn) - off[0] * np.sin(turn)
    covered = (np.abs(own_x) < 32.5) & (np.abs(own_y) < 45)
    return np.where(covered[None], np.float32(0.3), tones).astype(np.float32)


@pytest.mark.parametrize(("off_mm", "turn_deg"), [((45.0, 0.0), 0.0), ((-48.0, 10.0), 20.0), ((10.0, 70.0), -8.0)])
def test_a_cell_into_which_a_neighbours_card_reaches_is_empty(
    bare: tuple[LitMat, Tones], off_mm: tuple[float, float], turn_deg: float
) -> None:
    place = beside(off_mm, turn_deg)
    reading = read_cell(bare[0], with_card_at(bare[1], place), [place])
    assert isinstance(reading, Seen)
    assert reading.value == "empty"


def test_the_same_without_a_card_found_there_is_not_called_empty(bare: tuple[LitMat, Tones]) -> None:
    tones = with_card_at(bare[1], beside((45.0, 0.0)))
    assert isinstance(read_cell(bare[0], tones, []), Hidden)


def test_a_cell_of_which_neighbours_leave_little_is_not_called_empty(bare: tuple[LitMat, Tones]) -> None:
    reading = read_cell(*bare, [beside((41.0, 0.0)), beside((-41.0, 0.0))])
    assert isinstance(reading, Hidden)
    assert reading.why == Message("reason.covered_by_cards")


def test_a_card_hardly_out_of_a_cell_keeps_it_from_being_called_empty(bare: tuple[LitMat, Tones]) -> None:
    half = MAT.cell_width_mm / 2
    assert isinstance(read_cell(*bare, [beside((half + 2.0, 0.0))]), Hidden)
    assert isinstance(read_cell(*bare, [beside((half + 12.0, 0.0))]), Seen)


@pytest.mark.parametrize("slope", [-0.25, 0.25])
def test_a_cell_lit_more_on_one_side_than_on_the_other_is_empty(bare: tuple[LitMat, Tones], slope: float) -> None:
    left, _, right, _ = MAT.cell_bounds_mm(CELL)
    across = MAT_VIEW.left_mm + np.arange(MAT_VIEW.width_px) * MAT_VIEW.width_mm / MAT_VIEW.width_px
    lamp = slope * ((across - left) / (right - left) - 0.5)
    reading = read_cell(bare[0], (bare[1] + lamp[None, None]).astype(np.float32), [])
    assert isinstance(reading, Seen)


def test_a_card_that_was_not_found_keeps_its_cell_from_being_called_empty() -> None:
    for seed in (1, 5):
        frame, camera, _ = taken([lying("♦2", CELL, SETTINGS, a_deck(seed))], SETTINGS, seed)
        mat = lit(frame, camera, SETTINGS)
        assert isinstance(read_cell(mat, mat.tones(MAT_VIEW), []), Hidden)


def with_two_indices_at(tones: Tones, place: Place) -> Tones:
    """What an otherwise bare white card prints into two of its corners: 4 mm by 12 mm each, half ink."""
    inked = tones.copy()
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px
    for end in (1, -1):
        x, y = place.x_mm - end * 27.0, place.y_mm + end * 37.0
        col, row = round((x - MAT_VIEW.left_mm) / step), round((MAT_VIEW.top_mm - y) / step)
        inked[:, row - 4 : row + 5, col - 1 : col + 2 : 2] = 0.4
    return inked


@pytest.mark.parametrize(
    ("score", "ink", "neighbours", "expected"),
    [
        (0.0, False, [], True),
        (0.0, False, [(45.0, 0.0)], True),
        (0.0, True, [], False),
        (2.0, False, [], False),
        (0.0, False, [(41.0, 0.0), (-41.0, 0.0)], False),
    ],
)
def test_a_faint_mark_where_paper_shows_is_no_card(
    bare: tuple[LitMat, Tones], score: float, ink: bool, neighbours: list[tuple[float, float]], expected: bool
) -> None:
    tones = bare[1]
    others = [CardFound(beside(off), 5.0) for off in neighbours]
    for other in others:
        tones = with_card_at(tones, other.place)
    place = beside((0.5, -0.5), 1.0)
    if ink:
        tones = with_two_indices_at(tones, place)
    assert only_paper(tones, CardFound(place, score), others, SETTINGS.vision.cards) is expected


def test_a_mark_beside_the_mat_is_left_alone(bare: tuple[LitMat, Tones]) -> None:
    assert not only_paper(bare[1], CardFound(Place(-100.0, 0.0, 0.0), 0.0), [], SETTINGS.vision.cards)
