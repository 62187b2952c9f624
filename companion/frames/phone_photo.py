"""A phone's photo of the table as values: as taken, as contradicted, as shown; the code that reads is loaded elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.readings.observation import TableObservation


@dataclass(frozen=True, slots=True)
class TakenLook:
    """One picture of the table with its camera, as it is read, recorded and read again.

    Attributes:
        name: of what took it: ``camera``, ``phone 1``.
        jpeg: the picture; a phone's is cut to the mats and says nothing of place and time.
        camera: calibrated, or estimated from the markers that the picture shows.
        height_share: of each seat's mat, one standard deviation of heights as a share of them; none of a calibrated camera.
        focal_share: the same of an estimated focal length; None of a calibrated camera.
    """

    name: str
    jpeg: bytes
    camera: CameraModel
    height_share: Mapping[int, float] = field(default_factory=dict)
    focal_share: float | None = None


@dataclass(frozen=True, slots=True)
class Contradicted:
    """A place of which looks say otherwise though nothing explains it: something moved between them."""

    seat: int
    cell: Cell
    what: str


@dataclass(frozen=True, slots=True)
class TableShown:
    """What several looks show together.

    Attributes:
        looks: as they were read.
        observation: all looks put together.
        contradicted: where they contradict each other; the observation is unsure there.
    """

    looks: tuple[TakenLook, ...]
    observation: TableObservation
    contradicted: Sequence[Contradicted] = ()
