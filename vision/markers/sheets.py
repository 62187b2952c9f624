"""The printed sheets that carry markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypeVar

from vision.geometry.table import PointMm, TableGeometry

MatName: TypeAlias = int | Literal["market"]
Name = TypeVar("Name")
Sheet: TypeAlias = tuple[Name, Mapping[int, PointMm], float]
"""A printed sheet: its name, the middles of its markers, their side in mm."""


def sheets_of(geometry: TableGeometry) -> list[Sheet[MatName]]:
    seat_mat, market = geometry.seat_mat, geometry.market_mat
    seats: list[Sheet[MatName]] = [
        (seat, seat_mat.marker_centres_mm(seat), seat_mat.marker_side_mm) for seat in range(geometry.seats)
    ]
    return [*seats, ("market", market.marker_centres_mm(), market.marker_side_mm)]
