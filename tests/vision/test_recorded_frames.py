"""The tracker with real eyes on real frames: unchanged keeps its readings, a hand leaves no trace, a change is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.frames.pictures import decode_jpeg
from companion.recording.example import example_evening
from companion.recording.messages import FrameTaken
from companion.recording.reading import read_head, read_messages
from vision.geometry.camera_model import CameraModel
from vision.geometry.table import Cell
from vision.mat_reading import read_mat
from vision.observe import observe
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen, Unsure
from vision.settings.stages import VisionSettings
from vision.tracker import START, TrackedObservation, TrackerState, track
from vision.tracking.changes import Change, GrainChanged, TableMoved, TableStill, WallChanged
from vision.tracking.prior_reading import Known
from vision.walls.claim.reading import CityRead, read_cities
from vision.walls.evidence.site import Site

pytestmark = pytest.mark.slow

EVENING = example_evening()
A, B, C = (1, 3), (0, 1), (2, 2)  # the three cities of the evening's mat


@dataclass
class Run:
    """A tracker with real eyes fed chosen frames, half a second apart."""

    camera: CameraModel
    settings: VisionSettings
    frames: dict[int, NDArray[np.uint8]]
    state: TrackerState = START
    t_ns: int = 0
    looks: int = 0
    told: list[Change] = field(default_factory=list)

    def see(self, number: int) -> TrackedObservation:
        self.t_ns += 500_000_000
        self.state, seen, told = track(
            self.state, self.frames[number], self.t_ns, self.camera, self.settings, self.look
        )
        self.told.extend(told)
        return seen

    def look(
        self, frame_bgr: NDArray[np.uint8], camera: CameraModel, settings: VisionSettings, *, known: Known | None = None
    ) -> TableObservation:
        self.looks += 1
        return observe(frame_bgr, camera, settings, known=known)


@pytest.fixture(scope="module")
def frames() -> dict[int, NDArray[np.uint8]]:
    """The frames used here, by their number."""
    taken = (m for m in read_messages(EVENING) if isinstance(m, FrameTaken))
    wanted = {9, 10, 11, 13, 14, 36, 37, 38}
    return {number: decode_jpeg(frame.jpeg) for number, frame in enumerate(taken) if number in wanted}


@pytest.fixture
def run(frames: dict[int, NDArray[np.uint8]], settings: VisionSettings) -> Run:
    return Run(read_head(EVENING).camera, settings, frames)


def cities(seen: TrackedObservation) -> dict[Cell, object]:
    assert seen.observation is not None
    return {(city.row, city.col): city for mat in seen.observation.mats for city in mat.cities}


def test_a_hand_that_passes_over_costs_no_reading_and_changes_none(run: Run) -> None:
    before = [run.see(number) for number in (36, 37)][-1]
    assert before.still
    assert set(cities(before)) == {A, B, C}
    during, after = run.see(38), [run.see(number) for number in (37, 36, 37)][-1]
    assert not during.still
    assert during.observation == before.observation
    assert after.still
    assert after.observation == before.observation
    assert run.looks == 1
    assert [type(change) for change in run.told] == [TableMoved, TableStill, TableMoved, TableStill]


def test_only_a_changed_city_is_read_anew(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[set[Cell]] = []

    def spy(sites: Sequence[Site]) -> dict[Cell, CityRead]:
        read.append({site.cell for site in sites})
        return read_cities(sites)

    monkeypatch.setattr("vision.observe.read_mat", partial(read_mat, read_sites=spy))
    first = [run.see(number) for number in (9, 10)][-1]
    second = [run.see(number) for number in (11, 13, 14)][-1]
    assert first.still
    assert second.read_now
    assert read[0] == {A, B, C}
    assert C in read[1]
    assert B not in read[1]
    old, new = cities(first), cities(second)
    assert (new[A], new[B]) == (old[A], old[B])
    assert {c.cell for c in run.told if isinstance(c, (GrainChanged, WallChanged))} <= {C}


def test_fallen_stones_are_counted(run: Run) -> None:
    seen = [run.see(number) for number in (36, 37)][-1]
    assert seen.observation is not None
    loose = seen.observation.mats[0].loose
    low, high = (
        (loose.value, loose.value)
        if isinstance(loose, Seen)
        else (loose.low, loose.high)
        if isinstance(loose, Unsure)
        else (0, 99)
    )
    assert low <= 4 <= high
    assert low >= 2
