"""Limits of an estimated lens: the uncertainty of heights decides which counts can be certain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vision.message import Message
from vision.readings.observation import CityObservation, MatObservation, TableObservation, WallSeen
from vision.readings.reading import CountReading, Seen, Unsure
from vision.settings.calibration import LensSettings

_HEIGHTS = Message("reason.lens_unsure")


def doubt_heights(
    observation: TableObservation, height_share: Mapping[int, float], settings: LensSettings
) -> TableObservation:
    """The observation with counts made unsure where each mat's uncertainty of heights could change them."""
    mats = (_mat(mat, height_share.get(mat.seat, 0.0) * settings.height_spreads, settings) for mat in observation.mats)
    return replace(observation, mats=tuple(mats))


def _mat(mat: MatObservation, off: float, settings: LensSettings) -> MatObservation:
    return replace(mat, cities=tuple(_city(city, off, settings) for city in mat.cities))


def _city(city: CityObservation, off: float, settings: LensSettings) -> CityObservation:
    if off * _courses(city.wall, settings) > settings.count_room:
        wall = WallSeen(_doubted(city.wall.stones, 1), _doubted(city.wall.width, 1))
        city = replace(city, wall=wall)
    if isinstance(city.grain, Seen):
        city = replace(city, grain=_doubted(city.grain, _disks_off(city.grain.value, off, settings)))
    return city


def _courses(wall: WallSeen, settings: LensSettings) -> int:
    """One course more than a wall of so many stones can have at most: it may have been read as one too few."""
    if not isinstance(wall.stones, Seen) or not isinstance(wall.width, Seen):
        return settings.most_courses
    return min(wall.stones.value - wall.width.value + 2, settings.most_courses)


def disks_off(disks: int, height_share: float, settings: LensSettings) -> int:
    """By how many disks a column's count may be off if heights are off by a share; 0 if the count is certain."""
    return _disks_off(disks, height_share * settings.height_spreads, settings)


def _disks_off(disks: int, off: float, settings: LensSettings) -> int:
    return max(1, round(off * disks)) if off * disks > settings.count_room else 0


def _doubted(reading: CountReading, by: int) -> CountReading:
    if not isinstance(reading, Seen) or reading.value == 0 or not by:
        return reading
    value = reading.value
    return Unsure(value, max(0, value - by), value + by, _HEIGHTS, min(reading.confidence, 0.9))
