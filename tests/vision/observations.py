"""Hand-made observations for tests."""

from __future__ import annotations

from vision.geometry.mat_pose import MatPose
from vision.readings.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    ShieldSeen,
    TableObservation,
    TileSeen,
    WallSeen,
)
from vision.readings.reading import CountReading, PresenceReading, Seen

FLAT = MatPose(((1.0, 0.0, 0.0), (0.0, -1.0, 0.0), (0.0, 0.0, -1.0)), (-210.0, 150.0, 600.0))


def city(
    cell: tuple[int, int] = (1, 3),
    stones: CountReading | int = 0,
    width: CountReading | int | None = None,
    grain: CountReading | int = 0,
    noble: bool = True,
) -> CityObservation:
    """A city of seat 0; a bare number counts as seen."""

    def seen(value: CountReading | int) -> CountReading:
        return Seen(value) if isinstance(value, int) else value

    wall = WallSeen(seen(stones), seen(stones if width is None else width))
    return CityObservation(*cell, 0, Seen(noble), wall, seen(grain))


def table(
    *cities: CityObservation,
    loose: CountReading | int = 0,
    market: tuple[int, int, int] | None = None,
    shields: tuple[ShieldSeen, ...] = (),
    hand: PresenceReading | None = None,
    pose: MatPose = FLAT,
) -> TableObservation:
    """One frame (640×480) with seat 0's mat."""
    lying: CountReading = Seen(loose) if isinstance(loose, int) else loose
    tiles = tuple(TileSeen(c.row, c.col, "red") for c in cities)
    mat = MatObservation(0, 0.2, pose, tiles, cities, shields, lying)
    disks = None if market is None else MarketObservation(Seen(market[0]), Seen(market[1]), Seen(market[2]))
    return TableObservation(640, 480, (mat,), disks, (), hand)
