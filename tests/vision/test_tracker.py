"""Over time: silent while things move, one reading for a still table, kept where nothing changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from tests.vision.observations import FLAT, city, table
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.message import Message
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen, Unsure
from vision.settings.stages import VisionSettings
from vision.tracker import START, TrackedObservation, TrackerState, track
from vision.tracking.changes import Change, GrainChanged, HandInTheWay, TableMoved, TableStill, WallChanged
from vision.tracking.prior_reading import Known, cells_to_read, sheet_changed

pytestmark = pytest.mark.slow

SETTINGS = load_settings().vision_settings()
CAMERA = CameraModel(640, 480, ((600.0, 0.0, 320.0), (0.0, 600.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
A, B = (1, 3), (0, 1)
Bgr = NDArray[np.uint8]


def picture(seed: int, *blobs: tuple[tuple[int, int], int]) -> Bgr:
    """A noisy sheet with a dark blob of some size (mm) in the middle of each named cell."""
    frame = np.full((480, 640, 3), 180.0)
    view = mat_view(FLAT, CAMERA)
    for cell, size_mm in blobs:
        x, y = SETTINGS.geometry.seat_mat.cell_centre_mm(cell)
        (left, top), (right, bottom) = view.project([(x - size_mm, y + size_mm, 0), (x + size_mm, y - size_mm, 0)])
        frame[round(top) : round(bottom), round(left) : round(right)] = 40
    frame += np.random.default_rng(seed).normal(0, 1.5, frame.shape)
    return np.asarray(np.clip(frame, 0, 255), dtype=np.uint8)


@dataclass
class Eyes:
    """Reads out what it is told to, and counts its looks."""

    answers: list[TableObservation]
    looks: int = 0
    known: list[Known | None] = field(default_factory=list)

    def __call__(
        self, frame_bgr: Bgr, camera: CameraModel, settings: VisionSettings, *, known: Known | None = None
    ) -> TableObservation:
        self.looks += 1
        self.known.append(known)
        return self.answers[min(self.looks, len(self.answers)) - 1]


@dataclass
class Run:
    """A tracker fed frame by frame, half a second apart."""

    eyes: Eyes
    state: TrackerState = START
    t_ns: int = 0
    told: list[Change] = field(default_factory=list)

    def see(self, frame: Bgr, after_s: float = 0.5) -> TrackedObservation:
        self.t_ns += round(after_s * 1e9)
        self.state, seen, told = track(self.state, frame, self.t_ns, CAMERA, SETTINGS, self.eyes)
        self.told.extend(told)
        return seen


def test_a_still_table_is_read_once_and_never_again() -> None:
    run = Run(Eyes([table(city(stones=4)), table(city(stones=5))]))
    seen = [run.see(picture(seed, (A, 10))) for seed in range(12)]
    assert run.eyes.looks == 1
    assert [s.still for s in seen] == [False] + [True] * 11
    assert seen[-1].observation == table(city(stones=4))
    assert [type(change) for change in run.told] == [TableMoved, TableStill]


@hypothesis_settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=1, max_size=12))
def test_nothing_is_read_while_the_picture_changes(sizes: list[int]) -> None:
    run = Run(Eyes([table()]))
    moving = [size for i, size in enumerate(sizes) if i == 0 or size != sizes[i - 1]]
    for i, size in enumerate(moving):
        assert not run.see(picture(i, (A, 6 + 6 * size))).still
    assert run.eyes.looks == 0


def test_a_fast_camera_waits_for_the_table_to_settle() -> None:
    run = Run(Eyes([table()]))
    still = [run.see(picture(seed, (A, 10)), after_s=0.1).still for seed in range(7)]
    assert still.index(True) * 0.1 >= SETTINGS.stages.tracker.settle_s
    assert run.eyes.looks == 1


def test_what_did_not_change_keeps_its_reading() -> None:
    doubtful = city(A, stones=Unsure(5, 4, 6, Message("reason.another_wall")))
    run = Run(Eyes([table(city(B, stones=1), city(A, stones=4)), table(city(B, stones=2), doubtful)]))
    for seed in range(3):
        run.see(picture(seed, (A, 10)))
    for seed in range(3, 6):
        seen = run.see(picture(seed, (A, 10), (B, 8)))
    assert seen.observation is not None
    (first, second) = seen.observation.mats[0].cities
    assert (first.wall.stones, second.wall.stones) == (Seen(2), Seen(4))
    assert [c.cell for c in run.told if isinstance(c, WallChanged)] == [B]


def test_a_look_is_told_what_is_known_and_where_the_picture_changed() -> None:
    run = Run(Eyes([table(city(stones=4)), table(city(stones=5))]))
    for seed in range(2):
        run.see(picture(seed, (A, 10)))
    for seed in range(2, 4):
        run.see(picture(seed, (A, 10), (B, 8)))
    first, second = run.eyes.known
    assert first is None
    assert second is not None
    assert second.observation == table(city(stones=4))
    geometry, tracking = SETTINGS.geometry, SETTINGS.stages.tracker
    assert cells_to_read(second, 0, FLAT, CAMERA, geometry, tracking) == frozenset({B})
    assert sheet_changed(second, FLAT, CAMERA, geometry, tracking)


def test_a_resting_hand_is_told_and_looked_at_once() -> None:
    run = Run(Eyes([table(city(stones=4)), table(hand=Seen(True)), table(city(stones=4, grain=2))]))
    for seed in range(2):
        run.see(picture(seed, (A, 10)))
    seen = [run.see(picture(seed, (A, 10), (B, 29))) for seed in range(2, 8)]
    assert not any(s.still for s in seen)
    assert seen[-1].observation == table(city(stones=4))
    assert run.eyes.looks == 2
    run.see(picture(8, (A, 14)))
    assert run.see(picture(9, (A, 14))).still
    assert [type(c) for c in run.told[2:]] == [TableMoved, HandInTheWay, TableStill, GrainChanged]


def test_a_hand_that_came_and_went_without_a_trace_costs_no_look() -> None:
    run = Run(Eyes([table(city(stones=4))]))
    frames = [picture(0, (A, 10)), picture(1, (A, 10)), picture(2, (B, 29)), picture(3, (A, 10)), picture(4, (A, 10))]
    assert run.see(frames[0]).still is False
    seen = [run.see(frame) for frame in frames[1:]]
    assert [s.still for s in seen] == [True, False, False, True]
    assert run.eyes.looks == 1


def test_a_collapse_is_told_at_the_first_still_frame() -> None:
    run = Run(Eyes([table(city(stones=7)), table(city(stones=4, width=3), loose=3)]))
    for seed in range(2):
        run.see(picture(seed, (A, 12)))
    run.see(picture(2, (A, 9)), after_s=0.1)
    run.see(picture(3, (A, 6)), after_s=0.1)
    moved_ns = run.t_ns
    run.see(picture(4, (A, 6)))
    (fell,) = [c for c in run.told if isinstance(c, WallChanged)]
    assert (fell.how, fell.stones_after, fell.loose) == ("fell", Seen(4), Seen(3))
    assert fell.t_ns - moved_ns <= 1_000_000_000


def test_another_picture_size_starts_anew() -> None:
    run = Run(Eyes([table(city(stones=4))]))
    for seed in range(2):
        run.see(picture(seed))
    assert not run.see(picture(2)[:240, :320]).still


def still_of(frame: Bgr) -> Bgr:
    """The same picture three times as wide."""
    return np.repeat(np.repeat(frame, 3, axis=0), 3, axis=1)


def test_a_still_is_read_in_a_frame_s_place_and_told_in_the_frames_pixels() -> None:
    run = Run(Eyes([replace(table(city(stones=4)), width=1920, height=1440)]))
    run.see(picture(0, (A, 10)))
    seen = run.see(still_of(picture(1, (A, 10))))
    assert seen.read_now
    assert seen.observation == replace(table(city(stones=4)), width=640, height=480)
    assert all(run.see(picture(seed, (A, 10))).still for seed in range(2, 6))
    assert run.see(still_of(picture(6, (A, 10)))).still
    assert run.eyes.looks == 1


def test_a_still_of_a_table_that_moves_is_not_read() -> None:
    run = Run(Eyes([table(city(stones=4))]))
    run.see(picture(0, (A, 10)))
    assert not run.see(still_of(picture(1, (A, 10))), after_s=0.1).still
    run.see(picture(2, (A, 16)), after_s=0.1)
    assert not run.see(still_of(picture(3, (A, 16))), after_s=0.1).still
    assert run.eyes.looks == 0


def test_a_still_that_comes_late_is_read_all_the_same_and_anew() -> None:
    run = Run(Eyes([table(city(stones=Unsure(4, 4, 5, Message("reason.another_wall")))), table(city(stones=5))]))
    for seed in range(3):
        run.see(picture(seed, (A, 10)))
    seen = run.see(still_of(picture(3, (A, 10))))
    assert seen.observation is not None
    assert seen.observation.mats[0].cities[0].wall.stones == Seen(5)
    assert run.eyes.known == [None, None]


def test_a_second_still_of_a_changed_table_is_read_only_where_it_changed() -> None:
    run = Run(Eyes([replace(table(city(stones=4)), width=1920, height=1440), table(city(stones=5))]))
    run.see(picture(0, (A, 10)))
    run.see(still_of(picture(1, (A, 10))))
    run.see(picture(2, (A, 10), (B, 8)))
    run.see(still_of(picture(3, (A, 10), (B, 8))))
    known = run.eyes.known[1]
    assert known is not None
    camera = CAMERA.scaled_to(1920, 1440)
    assert cells_to_read(known, 0, FLAT, camera, SETTINGS.geometry, SETTINGS.stages.tracker) == frozenset({B})


def test_a_camera_that_gives_larger_frames_from_now_on_is_watched_by_them() -> None:
    run = Run(Eyes([table(city(stones=4))]))
    run.see(picture(0, (A, 10)))
    for seed in range(1, 4):
        run.see(still_of(picture(seed, (A, 10))))
    assert run.state.frame_px == (1920, 1440)
    assert not run.see(still_of(picture(4, (A, 20)))).still
