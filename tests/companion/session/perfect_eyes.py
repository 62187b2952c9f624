"""Sensing that reads the truth instead of the picture: what the path does when seeing makes no mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.frames.sensing_result import BesidePicture, Sensed
from vision.geometry.mat_pose import MatPose
from vision.geometry.picture import Rectangle
from vision.readings.observation import (
    CityObservation,
    MarketObservation,
    MatObservation,
    TableObservation,
    TileSeen,
    WallSeen,
)
from vision.readings.reading import Seen

NO_POSE = MatPose(((1, 0, 0), (0, 1, 0), (0, 0, 1)), (0, 0, 500))


def observation_of_truth(truth: Mapping[str, Any]) -> TableObservation:
    """The observation that says just what is true."""
    mats = tuple(_mat(mat) for mat in truth["mats"] if mat["seat"] != "market")
    market = truth.get("market")
    seen = None
    if market is not None:
        seen = MarketObservation(Seen(market["grain"]), Seen(market["shields"]), Seen(market["elephants"]))
    return TableObservation(1280, 960, mats, seen)


def _mat(mat: Mapping[str, Any]) -> MatObservation:
    tiles = tuple(TileSeen(t["row"], t["col"], t["side"]) for t in mat["tiles"])
    cities = []
    for city in mat["cities"]:
        wall = city["wall"] or {"stones": 0, "width": 0}
        reading = WallSeen(Seen(wall["stones"]), Seen(wall["width"]))
        crop = Rectangle(10, 10, 90, 90)
        cities.append(
            CityObservation(
                city["row"], city["col"], city["owner"], Seen(city["noble"]), reading, Seen(city["grain"] or 0), crop
            )
        )
    return MatObservation(mat["seat"], 0.1, NO_POSE, tiles, tuple(cities), (), Seen(len(mat["loose"])))


class PerfectEyes:
    """Gives, frame after frame, the truth; still where the truth says settled."""

    def __init__(self, truths: Sequence[Mapping[str, Any]]) -> None:
        self._truths = list(truths)

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        """The next frame's truth."""
        truth = self._truths.pop(0)
        return Sensed(observation_of_truth(truth), bool(truth["settled"]))

    def close(self) -> None:
        """Nothing is held."""
