"""A mat put together: what one look takes for one piece and another for another is told once."""

from __future__ import annotations

import pytest

from vision.mat_reading import without_columns
from vision.pieces.nobles import SecondLook
from vision.readings.observation import PieceSeen, WallSeen
from vision.readings.reading import Seen
from vision.walls.claim.reading import CityRead

NO_WALL = WallSeen(Seen(0), Seen(0))


@pytest.mark.parametrize(
    ("kind", "column_mm", "told"),
    [
        ("elephant", (105.0, 100.0), False),
        ("elephant", (130.0, 100.0), True),
        ("elephant", None, True),
        ("marker", (105.0, 100.0), True),
    ],
)
def test_no_elephant_is_told_where_a_column_is_promised(
    kind: str, column_mm: tuple[float, float] | None, told: bool
) -> None:
    piece = PieceSeen(kind, 100.0, 100.0, 1, 1, Seen(True, 0.6))  # type: ignore[arg-type]
    read = {(1, 1): CityRead(NO_WALL, Seen(4), SecondLook(False, 0.0), 0.0, column_mm)}
    assert without_columns([piece], read, 14.0) == ((piece,) if told else ())
