"""Looks that contradict each other all over a mat are of two tables, or of two evenings: nothing on it is promised then."""

from __future__ import annotations

from dataclasses import replace

from vision.fusion.fused_readings import DISAGREE
from vision.readings.observation import CityObservation, MatObservation, WallSeen
from vision.readings.reading import CountReading, PresenceReading, Seen, Unsure


def doubted_mat(mat: MatObservation) -> MatObservation:
    """A mat as likely as looks have it, but no tile, count or piece of it a promise."""
    doubtful = {(row, col): why for row, col, why in mat.unsure_tiles}
    doubtful |= {(tile.row, tile.col): DISAGREE for tile in mat.tiles}
    return replace(
        mat,
        cities=tuple(doubted_city(city) for city in mat.cities),
        shields=tuple(replace(shield, value=doubted_count(shield.value)) for shield in mat.shields),
        loose=doubted_count(mat.loose),
        pieces=tuple(replace(piece, present=doubted_presence(piece.present)) for piece in mat.pieces),
        unsure_tiles=tuple((row, col, why) for (row, col), why in sorted(doubtful.items())),
    )


def doubted_city(city: CityObservation) -> CityObservation:
    """A city as likely as looks have it, but nothing of it a promise."""
    wall = WallSeen(doubted_count(city.wall.stones), doubted_count(city.wall.width))
    return replace(city, noble=doubted_presence(city.noble), wall=wall, grain=doubted_count(city.grain))


def doubted_count(reading: CountReading) -> CountReading:
    """A count that may be none, as nothing may stand there."""
    return Unsure(reading.value, 0, reading.value, DISAGREE) if isinstance(reading, Seen) else reading


def doubted_presence(reading: PresenceReading) -> PresenceReading:
    """Whether something is there, open."""
    return Unsure(reading.value, False, True, DISAGREE) if isinstance(reading, Seen) else reading
