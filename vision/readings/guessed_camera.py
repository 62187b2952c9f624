"""Makes counts through a guessed lens at most unsure."""

from __future__ import annotations

from dataclasses import replace

from vision.message import Message
from vision.readings.observation import CityObservation, MatObservation, TableObservation, WallSeen
from vision.readings.reading import CountReading, Seen, Unsure

WHY = Message("reason.camera_guessed")


def doubt_geometry(observation: TableObservation) -> TableObservation:
    """The same observation with counts that rest on geometry (stones, width, grain, loose) at most unsure."""
    return replace(observation, mats=tuple(_mat(mat) for mat in observation.mats))


def _mat(mat: MatObservation) -> MatObservation:
    return replace(mat, cities=tuple(_city(city) for city in mat.cities), loose=_doubted(mat.loose))


def _city(city: CityObservation) -> CityObservation:
    wall = WallSeen(_doubted(city.wall.stones), _doubted(city.wall.width))
    return replace(city, wall=wall, grain=_doubted(city.grain))


def _doubted(reading: CountReading) -> CountReading:
    # An empty place is recognised by colour, not by geometry.
    if not isinstance(reading, Seen) or reading.value == 0:
        return reading
    return Unsure(reading.value, max(0, reading.value - 1), reading.value + 1, WHY, min(reading.confidence, 0.9))
