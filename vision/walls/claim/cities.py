"""What the observation takes from this room: wall and grain of each city of one mat, as claims with their doubt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vision.geometry.table import Cell
from vision.pieces.nobles import SecondLook
from vision.readings.observation import WallSeen
from vision.readings.reading import CountReading, Seen, Unsure
from vision.walls.claim.confidence import read_column, read_stones, read_width
from vision.walls.claim.reading import explain_cities
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import Stand
from vision.walls.select.noble_occlusion import most_hidden


@dataclass(frozen=True, slots=True)
class CityRead:
    """Wall and grain of one city, and what is to be said of its noble now that they are known.

    ``stray``: stones' worth of evidence for stones on the tile that are not its wall's.
    """

    wall: WallSeen
    grain: CountReading
    noble: SecondLook
    stray: float


def read_cities(sites: Sequence[Site]) -> dict[Cell, CityRead]:
    """Read walls and grain of all cities of one mat; they are read together, because they hide one another."""
    read: dict[Cell, CityRead] = {}
    verdicts = explain_cities(sites)
    stands = {cell: found.stand for cell, found in verdicts.items()}
    for cell, found in verdicts.items():
        site = next(s for s in sites if s.cell == cell)
        stages = site.settings.stages
        stones, width = read_stones(found, stages.doubt), read_width(found, stages.doubt)
        grain = read_column(found, stages.doubt)
        noble = _second_look(site, stands, stones)
        if site.camera.is_default:
            stones, width, grain = _guessed_lens(stones), _guessed_lens(width), _guessed_lens(grain)
        read[cell] = CityRead(WallSeen(stones, width), grain, noble, float(found.stray))
    return read


def _second_look(site: Site, stands: Mapping[Cell, Stand], stones: CountReading) -> SecondLook:
    """Whether the walls' network sees a noble there, and else how much of one could be hidden behind a wall that is known."""
    if stands[site.cell].noble is not None:
        return SecondLook(True, 0.0)
    if site.other_mat_in_front or not isinstance(stones, Seen):
        return SecondLook(False, 1.0)
    return SecondLook(False, most_hidden(site, stands))


def _guessed_lens(reading: CountReading) -> CountReading:
    """Without a calibration heights are guesses, so a count is at most unsure."""
    if isinstance(reading, Seen) and reading.value > 0:
        why = "the camera is not calibrated: run `raja calibrate`"
        return Unsure(reading.value, max(0, reading.value - 1), reading.value + 1, why, reading.confidence)
    return reading
