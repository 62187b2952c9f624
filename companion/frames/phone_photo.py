"""A phone's photo of the table as values: as taken, as contradicted, as shown. The code that reads is loaded elsewhere."""

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
        name: the name of what took it: ``camera``, ``phone 1``.
        jpeg: the picture; a phone's is cut to the mats and holds no place or time.
        camera: calibrated, or estimated from the markers that the picture shows.
        height_share: for each seat's mat, the standard deviation of heights relative to them; empty for a calibrated
            camera.
        focal_share: the same for an estimated focal length; None for a calibrated camera.
    """

    name: str
    jpeg: bytes
    camera: CameraModel
    height_share: Mapping[int, float] = field(default_factory=dict)
    focal_share: float | None = None


@dataclass(frozen=True, slots=True)
class Contradicted:
    """A place at which looks contradict each other for no visible reason: something moved between them."""

    seat: int
    cell: Cell
    what: str


@dataclass(frozen=True, slots=True)
class TableShown:
    """What several looks show together.

    Attributes:
        looks: the looks as they were read.
        observation: the fused reading of all looks.
        contradicted: the places where they contradict each other; the observation is unsure there.
    """

    looks: tuple[TakenLook, ...]
    observation: TableObservation
    contradicted: Sequence[Contradicted] = ()
