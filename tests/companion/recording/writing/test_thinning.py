"""Every change is kept; idle pictures go first, then those of a moving table, and the still table's last of all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.recording.messages import LeftOut
from companion.recording.settings import RecordingSettings
from companion.recording.writing.thinning import FrameSeen, Kept, Room, having_kept, left_out, room_left

S = 1_000_000_000
MB = 1_000_000
SETTINGS = RecordingSettings(True, "", 1.0, 20.0, 1000, 0.7, 0.9, 2.0, 500, 64)
IDLE = FrameSeen(100 * S, still=True, changed=False, mattered=False)
MOVING = FrameSeen(100 * S, still=False, changed=True, mattered=False)
SETTLED = FrameSeen(100 * S, still=True, changed=True, mattered=False)
MATTERED = FrameSeen(100 * S, still=False, changed=False, mattered=True)
JUST_NOW = Kept(99 * S, 99 * S)


@pytest.mark.parametrize(
    ("frame", "kept", "room", "why"),
    [
        (IDLE, Kept(), "plenty", ""),
        (IDLE, Kept(), "none", "space"),
        (IDLE, JUST_NOW, "plenty", "idle"),
        (IDLE, JUST_NOW, "none", "idle"),
        (IDLE, Kept(80 * S, None), "plenty", ""),
        (IDLE, Kept(80 * S + 1, None), "plenty", "idle"),
        (MOVING, JUST_NOW, "plenty", ""),
        (MOVING, JUST_NOW, "sparse", "space"),
        (MOVING, Kept(99 * S, 98 * S), "sparse", ""),
        (MOVING, Kept(99 * S, None), "sparse", ""),
        (MOVING, Kept(10 * S, 10 * S), "still", "space"),
        (SETTLED, JUST_NOW, "still", ""),
        (SETTLED, JUST_NOW, "none", "space"),
        (MATTERED, JUST_NOW, "sparse", ""),
        (MATTERED, JUST_NOW, "still", ""),
        (MATTERED, JUST_NOW, "none", "space"),
    ],
)
def test_which_pictures_are_left_out(frame: FrameSeen, kept: Kept, room: Room, why: LeftOut) -> None:
    assert left_out(frame, kept, room, SETTINGS) == why


@pytest.mark.parametrize(
    ("written_mb", "free_mb", "waiting_mb", "room"),
    [
        (0, 9000, 0, "plenty"),
        (699, 9000, 0, "plenty"),
        (700, 9000, 0, "sparse"),
        (900, 9000, 0, "still"),
        (1000, 9000, 0, "none"),
        (0, 499, 0, "none"),
        (690, 9000, 11, "sparse"),
        (0, 9000, 33, "still"),
        (0, 9000, 65, "none"),
    ],
)
def test_how_much_room_there_is(written_mb: int, free_mb: int, waiting_mb: int, room: Room) -> None:
    assert room_left(written_mb * MB, free_mb * MB, waiting_mb * MB, SETTINGS) == room


def test_less_room_never_keeps_more() -> None:
    rooms: tuple[Room, ...] = ("plenty", "sparse", "still", "none")
    for frame in (IDLE, MOVING, SETTLED, MATTERED):
        for kept in (Kept(), JUST_NOW, Kept(10 * S, 10 * S)):
            keeps = [left_out(frame, kept, room, SETTINGS) == "" for room in rooms]
            assert keeps == sorted(keeps, reverse=True)


def test_what_was_kept_is_remembered() -> None:
    assert having_kept(Kept(), SETTLED) == Kept(100 * S, None)
    assert having_kept(Kept(1, 1), replace(MOVING, t_ns=7)) == Kept(7, 7)
