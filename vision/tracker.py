"""The table over time: ignored while it moves, read once when it is still, kept where nothing changed.

A state machine without memory of its own: state and frame in, state and changes out. A frame like the one before costs
one reduced comparison; only a table that has been still for ``settle_s`` and differs from the picture last read is read.

A camera may send small frames and, now and then, a much larger still. A still is not compared with anything; it is read
instead of a frame once the table has come to rest. Its observation is given in the frames' pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.observe import observe
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen
from vision.readings.resized import resized
from vision.settings.stages import VisionSettings
from vision.tracking.changes import Change, HandInTheWay, TableMoved, TableStill
from vision.tracking.observation_diff import changes_between
from vision.tracking.picture_change import Difference, Glance, difference, glance
from vision.tracking.prior_reading import Known, keep_unchanged

Bgr: TypeAlias = NDArray[np.uint8]


class Look(Protocol):
    """Reads a frame; ``known`` holds readings that may be kept."""

    def __call__(
        self, frame_bgr: Bgr, camera: CameraModel, settings: VisionSettings, *, known: Known | None = None
    ) -> TableObservation:
        """Return everything the frame shows."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackerState:
    """Everything the tracker remembers.

    Attributes:
        newest: the frame before this one, reduced.
        moved_at_ns: when the picture last changed.
        moving: something changed since the table was last read.
        read_from: the picture the observation was read from, reduced.
        rejected: a picture at rest that was read and showed a hand, reduced.
        observation: the last reading of the table at rest; None before the first.
        frame_px: width and height of the frame before this one, stills left out.
        read_px: width of the picture that the observation was read from.
        after_still: the frame before this one was a still.
    """

    newest: Glance | None = None
    moved_at_ns: int = 0
    moving: bool = True
    read_from: Glance | None = None
    rejected: Glance | None = None
    observation: TableObservation | None = None
    frame_px: tuple[int, int] = (0, 0)
    read_px: int = 0
    after_still: bool = False


@dataclass(frozen=True, slots=True)
class TrackedObservation:
    """What is known after a frame.

    Attributes:
        observation: the last reading of the table at rest; None before the first.
        still: whether the observation still applies; false while something moves or a hand is in the way.
        read_now: this frame was read (the others cost only a comparison).
    """

    t_ns: int
    observation: TableObservation | None
    still: bool
    read_now: bool


START = TrackerState()


def track(
    state: TrackerState,
    frame_bgr: Bgr,
    t_ns: int,
    camera: CameraModel,
    settings: VisionSettings,
    look: Look = observe,
) -> tuple[TrackerState, TrackedObservation, tuple[Change, ...]]:
    """Take in one frame.

    Args:
        state: the state after the previous frame; ``START`` for the first.
        t_ns: the frame's own time; times must not fall.
        look: reads a frame; only tests pass another function than ``observe``.

    Returns:
        The new state, what is known now, and what happened, in order.
    """
    tracking = settings.stages.tracker
    height, width = frame_bgr.shape[:2]
    if state.newest is not None and not state.after_still and width > tracking.still_larger * state.frame_px[0]:
        return _take_still(replace(state, after_still=True), frame_bgr, t_ns, camera, settings, look)
    state = replace(state, frame_px=(width, height), after_still=False)
    now = glance(frame_bgr, tracking.change)
    if state.newest is None or not _comparable(state.newest, now):
        # The first picture, or another camera mode: there is no comparable earlier picture.
        fresh = TrackerState(now, t_ns, observation=state.observation, frame_px=state.frame_px)
        return fresh, TrackedObservation(t_ns, state.observation, False, False), (TableMoved(t_ns),)
    # A still table is compared with the picture it was read from, so that slow changes add up.
    reference = state.newest if state.moving or state.read_from is None else state.read_from
    changed = difference(reference, now, tracking.change).changed_px > 0
    state = replace(state, newest=now)
    if changed:
        told: tuple[Change, ...] = () if state.moving else (TableMoved(t_ns),)
        state = replace(state, moving=True, moved_at_ns=t_ns, rejected=None)
        return state, TrackedObservation(t_ns, state.observation, False, False), told
    if not state.moving:
        return state, TrackedObservation(t_ns, state.observation, True, False), ()
    if t_ns - state.moved_at_ns < tracking.settle_s * 1e9:
        return state, TrackedObservation(t_ns, state.observation, False, False), ()
    return _settle(state, frame_bgr, t_ns, camera, settings, look)


def _take_still(
    state: TrackerState, frame_bgr: Bgr, t_ns: int, camera: CameraModel, settings: VisionSettings, look: Look
) -> tuple[TrackerState, TrackedObservation, tuple[Change, ...]]:
    """Take in a still: read it if the table is at rest and was not yet read from a picture as large."""
    if not state.moving and state.read_px >= frame_bgr.shape[1]:
        return state, TrackedObservation(t_ns, state.observation, True, False), ()
    if state.moving and t_ns - state.moved_at_ns < settings.stages.tracker.settle_s * 1e9:
        return state, TrackedObservation(t_ns, state.observation, False, False), ()
    return _settle(state, frame_bgr, t_ns, camera, settings, look)


def _settle(
    state: TrackerState, frame_bgr: Bgr, t_ns: int, camera: CameraModel, settings: VisionSettings, look: Look
) -> tuple[TrackerState, TrackedObservation, tuple[Change, ...]]:
    """Read a table that has come to rest, unless nothing changed or a hand rests on it."""
    assert state.newest is not None
    change_settings = settings.stages.tracker.change
    if state.rejected is not None and difference(state.rejected, state.newest, change_settings).changed_px == 0:
        return state, TrackedObservation(t_ns, state.observation, False, False), ()
    since: Difference | None = None
    width = frame_bgr.shape[1]
    if state.read_px >= width and state.read_from is not None and _comparable(state.read_from, state.newest):
        since = difference(state.read_from, state.newest, change_settings)
    still = TableStill(t_ns, state.moved_at_ns)
    if since is not None and since.changed_px == 0:
        # A hand came and went and changed nothing.
        state = replace(state, moving=False, rejected=None)
        return state, TrackedObservation(t_ns, state.observation, True, False), (still,)
    known = None
    if state.observation is not None and since is not None:
        at_size = replace(since, scale=since.mask.shape[1] / width)
        known = Known(resized(state.observation, width, frame_bgr.shape[0]), at_size)
    seen = look(frame_bgr, camera, settings, known=known)
    if width != state.frame_px[0]:
        seen = resized(seen, *state.frame_px)
    if isinstance(seen.hand, Seen) and seen.hand.value:
        state = replace(state, moving=True, rejected=state.newest)
        return state, TrackedObservation(t_ns, state.observation, False, True), (HandInTheWay(t_ns),)
    before = state.observation
    if before is not None and since is not None:
        seen = keep_unchanged(before, seen, since, camera, settings.geometry, settings.stages.tracker)
    told = () if before is None else changes_between(before, seen, t_ns)
    state = replace(state, moving=False, rejected=None, read_from=state.newest, observation=seen, read_px=width)
    return state, TrackedObservation(t_ns, seen, True, True), (still, *told)


def known_before(state: TrackerState, settings: VisionSettings) -> Known | None:
    """The earlier reading, for reading the newest frame while the table moves; None before the first reading."""
    if state.observation is None or state.read_from is None or state.newest is None:
        return None
    if not _comparable(state.read_from, state.newest):
        return None
    return Known(state.observation, difference(state.read_from, state.newest, settings.stages.tracker.change))


def _comparable(a: Glance, b: Glance) -> bool:
    return a.gray.shape == b.gray.shape
