"""Marks become pieces and fallen stones: seen where they are strong, in doubt where they are weak."""

from __future__ import annotations

import pytest

from tests.vision.pieces.cell_scene import SETTINGS, look_at
from vision.light.colours import Colour
from vision.pieces.elephants import find_pieces
from vision.pieces.loose_stones import LooseFound, find_loose, with_strays, without_walls
from vision.pieces.peaks import PieceGuess
from vision.readings.reading import Seen, Unsure

PIECES, LOOSE = SETTINGS.stages.pieces, SETTINGS.stages.loose
TILES = frozenset({(1, 2), (1, 3)})
STRONG, WEAK, NONE = LOOSE.seen_above + 1, (LOOSE.seen_above + LOOSE.doubt_above) / 2, LOOSE.doubt_above - 1


def mark(kind: str, score: float, x_mm: float = 210.0, cell: tuple[int, int] = (1, 2)) -> PieceGuess:
    return PieceGuess(kind, score, x_mm, 150.0, cell)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["elephant", "marker"])
def test_a_piece_is_seen_doubted_or_left_out_by_its_score(kind: str) -> None:
    (seen,) = find_pieces([mark(kind, PIECES.seen_above + 1)], [], TILES, PIECES)
    (doubted,) = find_pieces([mark(kind, (PIECES.seen_above + PIECES.doubt_above) / 2)], [], TILES, PIECES)
    assert (seen.kind, seen.row, seen.col) == (kind, 1, 2)
    assert isinstance(seen.present, Seen)
    assert isinstance(doubted.present, Unsure)
    assert find_pieces([mark(kind, PIECES.doubt_above - 1)], [], TILES, PIECES) == ()


def test_what_lies_beside_the_tiles_has_no_cell() -> None:
    (piece,) = find_pieces([mark("marker", 9.0, cell=(3, -1))], [], TILES, PIECES)
    assert (piece.row, piece.col) == (None, None)


def test_two_kinds_do_not_stand_in_one_place() -> None:
    weak, strong = PIECES.doubt_above - 0.5, PIECES.seen_above + 1
    told = [mark("marker", weak, 212.0), mark("elephant", strong, 210.0), mark("elephant", strong, 240.0)]
    assert [(p.kind, p.x_mm) for p in find_pieces(told, [], TILES, PIECES)] == [
        ("elephant", 210.0),
        ("elephant", 240.0),
    ]
    (either,) = find_pieces([mark("marker", strong, 212.0), mark("elephant", strong + 1, 210.0)], [], TILES, PIECES)
    assert either.kind == "unknown"
    assert isinstance(either.present, Unsure)


@pytest.mark.parametrize(("bright", "promised"), [(0.8, False), (0.4, True)])
def test_what_is_as_bright_as_the_paper_about_it_is_no_promise(bright: float, promised: bool) -> None:
    look = look_at()
    assert (look.classes == Colour.PAPER).any()
    column, row = (round(v) for v in look.oblique.to_px([(210.0, 150.0)], look.surface_mm + PIECES.middle_height_mm)[0])
    look.oblique.relative[row - 15 : row + 16, column - 15 : column + 16] = bright
    (piece,) = find_pieces([mark("marker", PIECES.seen_above + 1)], [look], TILES, PIECES)
    assert isinstance(piece.present, Seen) is promised


def test_nobles_and_stones_are_no_pieces_and_pieces_no_stones() -> None:
    assert find_pieces([mark("noble", 9.0), mark("stone", 9.0)], [], TILES, PIECES) == ()
    assert find_loose([mark("noble", 9.0), mark("elephant", 9.0)], (), False, LOOSE).reading == Seen(
        0, LOOSE.none_confidence
    )


@pytest.mark.parametrize(
    ("scores", "lone", "expected"),
    [
        ((STRONG, STRONG), (), (2, 2)),
        ((STRONG, NONE), (), (1, 1)),
        ((STRONG, WEAK), (), (1, 2)),
        ((STRONG,), ((1, 2),), (0, 1)),
        ((), (), (0, 0)),
    ],
)
def test_fallen_stones_are_counted_with_their_doubt(
    scores: tuple[float, ...], lone: tuple[tuple[int, int], ...], expected: tuple[int, int]
) -> None:
    marks = [mark("stone", score, 200.0 + 15 * i) for i, score in enumerate(scores)]
    reading = find_loose(marks, lone, False, LOOSE).reading
    if expected[0] == expected[1]:
        assert isinstance(reading, Seen)
        assert reading.value == expected[0]
    else:
        assert isinstance(reading, Unsure)
        assert (reading.low, reading.high) == expected
        assert reading.low <= reading.best <= reading.high


@pytest.mark.parametrize(("walls_mm", "told"), [([], None), ([(200.0, 148.5)], 1), ([(400.0, 10.0)], None)])
def test_a_mark_that_turned_out_to_be_a_wall_of_one_stone_has_not_fallen(
    walls_mm: list[tuple[float, float]], told: int | None
) -> None:
    first, second = mark("stone", STRONG, 200.0), mark("stone", STRONG, 230.0, cell=(1, 3))
    found = find_loose([first, second], [first.cell], False, LOOSE)
    reading = without_walls(found, walls_mm, 9.0, LOOSE).reading
    if told is None:
        assert isinstance(reading, Unsure)
    else:
        assert isinstance(reading, Seen)
        assert reading.value == told


@pytest.mark.parametrize("scores", [(), (STRONG,), (STRONG, STRONG, WEAK)])
def test_black_and_white_stones_are_never_promised(scores: tuple[float, ...]) -> None:
    marks = [mark("stone", score, 200.0 + 15 * i) for i, score in enumerate(scores)]
    reading = find_loose(marks, (), True, LOOSE).reading
    assert isinstance(reading, Unsure)
    assert reading.low == sum(score == STRONG for score in scores) <= reading.best < reading.high


@pytest.mark.parametrize(("cell", "told"), [((3, -1), ["unknown"]), (None, [])])
def test_beside_the_tiles_even_a_faint_mark_is_something(cell: tuple[int, int] | None, told: list[str]) -> None:
    faint = (PIECES.doubt_above + PIECES.beside_doubt_above) / 2
    guess = mark("marker", faint) if cell is None else mark("marker", faint, cell=cell)
    pieces = find_pieces([guess], [], TILES, PIECES)
    assert [piece.kind for piece in pieces] == told
    assert all(isinstance(piece.present, Unsure) and not piece.present.best for piece in pieces)


COUNTED = LooseFound(Seen(1, 0.9), ((210.0, 148.5),))


@pytest.mark.parametrize(
    ("stray", "high"),
    [({}, None), ({(1, 2): 1.0}, None), ({(0, 0): 0.2}, None), ({(0, 0): 1.0}, 2), ({(0, 0): 1.0, (2, 4): 0.9}, 3)],
)
def test_stones_the_look_at_walls_cannot_explain_leave_the_fallen_ones_in_doubt(
    stray: dict[tuple[int, int], float], high: int | None
) -> None:
    reading = with_strays(COUNTED, stray, {(1, 2)}, LOOSE)
    if high is None:
        assert reading == COUNTED.reading
    else:
        assert isinstance(reading, Unsure)
        assert (reading.best, reading.low, reading.high) == (1, 1, high)
