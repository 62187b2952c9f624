"""Looks at a table that shows just what a test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vision.geometry.mat_pose import MatPose
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import CityObservation, MatObservation, ShieldSeen, Side, TileSeen, WallSeen
from vision.readings.reading import CountReading, PresenceReading, Seen

POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


@dataclass(frozen=True)
class City:
    """What a look says of one city."""

    stones: CountReading = field(default_factory=lambda: Seen(0))
    width: CountReading = field(default_factory=lambda: Seen(0))
    grain: CountReading = field(default_factory=lambda: Seen(0))
    noble: PresenceReading = field(default_factory=lambda: Seen(True))


def mat_with(
    seat: int,
    cities: Mapping[Cell, City],
    tiles: Mapping[Cell, Side] | None = None,
    shields: Mapping[Cell, Sequence[int]] | None = None,
    loose: CountReading | None = None,
    blind: Sequence[Cell] = (),
) -> MatObservation:
    """A look at one mat; cells without tiles of their own get red ones."""
    sides: Mapping[Cell, Side] = dict.fromkeys(cities, "red") if tiles is None else tiles
    return MatObservation(
        seat,
        0.2,
        POSE,
        tuple(TileSeen(row, col, side) for (row, col), side in sorted(sides.items())),
        tuple(
            CityObservation(row, col, seat, city.noble, WallSeen(city.stones, city.width), city.grain)
            for (row, col), city in sorted(cities.items())
        ),
        tuple(
            ShieldSeen(row, col, Seen(value))
            for (row, col), values in sorted((shields or {}).items())
            for value in values
        ),
        Seen(0) if loose is None else loose,
        blind_cells=tuple((row, col, Message("reason.before_wall")) for row, col in blind),
    )
