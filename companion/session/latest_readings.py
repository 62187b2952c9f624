"""The latest camera reading: of the whole table, and of each mat and city."""

from __future__ import annotations

from companion.frames.sensing_result import Sensed
from companion.referee.expectations import Place
from companion.session.moment import FrameShown
from vision.readings.observation import MatObservation
from vision.readings.reading import Seen


class LatestReadings:
    """The newest readings of each part of the table."""

    def __init__(self) -> None:
        self.sensed: Sensed | None = None
        self.frame: FrameShown | None = None
        self.mats: dict[int, MatObservation] = {}
        self.read_in_frame: dict[Place, int] = {}

    def look(self, number: int, t_ns: int, sensed: Sensed) -> None:
        """Keep a frame's readings; those of the mats only if no hand is moving over the table."""
        observation = sensed.observation
        self.sensed = sensed
        self.frame = FrameShown(number, t_ns, observation.width, observation.height)
        handed = isinstance(observation.hand, Seen) and observation.hand.value
        for mat in observation.mats if sensed.still or not handed else ():
            self.mats[mat.seat] = mat
            for city in mat.cities:
                self.read_in_frame[mat.seat, (city.row, city.col)] = number

    def lose(self) -> None:
        """Forget the readings, because the camera is gone."""
        self.mats.clear()
        self.sensed = None
