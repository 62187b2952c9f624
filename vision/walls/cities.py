"""What the observation takes from this room: wall and grain of each city of one mat, as claims with their doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vision.geometry import Cell
from vision.observation import WallSeen
from vision.readings import CountReading, Seen, Unsure
from vision.site import Site
from vision.walls.doubt import read_column, read_stones, read_width
from vision.walls.reading import explain_cities


@dataclass(frozen=True, slots=True)
class CityRead:
    """Wall and grain of one city."""

    wall: WallSeen
    grain: CountReading


def read_cities(sites: Sequence[Site]) -> dict[Cell, CityRead]:
    """Read walls and grain of all cities of one mat; they are read together, because they hide one another."""
    read: dict[Cell, CityRead] = {}
    for cell, found in explain_cities(sites).items():
        site = next(s for s in sites if s.cell == cell)
        stages = site.settings.stages
        stones, width = read_stones(found, stages.doubt), read_width(found, stages.doubt)
        grain = read_column(found, stages.doubt)
        if site.camera.is_default:
            stones, width, grain = _guessed_lens(stones), _guessed_lens(width), _guessed_lens(grain)
        read[cell] = CityRead(WallSeen(stones, width), grain)
    return read


def _guessed_lens(reading: CountReading) -> CountReading:
    """Without a calibration heights are guesses, so a count is at most unsure."""
    if isinstance(reading, Seen) and reading.value > 0:
        why = "the camera is not calibrated: run `raja calibrate`"
        return Unsure(reading.value, max(0, reading.value - 1), reading.value + 1, why, reading.confidence)
    return reading
