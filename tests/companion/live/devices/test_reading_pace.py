"""A table at rest is looked at seldom; whatever happens there, or in the game, has it looked at again."""

from __future__ import annotations

from companion.frames.sensing_result import Sensed
from companion.live.devices.reading_pace import ReadingPace
from vision.readings.observation import TableObservation

S = 1_000_000_000
STILL = Sensed(TableObservation(1640, 1232, (), None), True)
MOVING = Sensed(TableObservation(1640, 1232, (), None), False)


def looks(pace: ReadingPace, from_s: float, to_s: float, sensed: Sensed, present: object = 1) -> int:
    """How many of four frames a second are looked at, each of which shows that."""
    counted = 0
    for t_ns in range(round(from_s * S), round(to_s * S), S // 4):
        if pace.is_due(t_ns, present):
            pace.looked(t_ns, sensed)
            counted += 1
    return counted


def test_a_table_at_rest_is_looked_at_once_a_second() -> None:
    pace = ReadingPace(rest_after_s=10, look_s=1)
    assert looks(pace, 0, 10, STILL) == 40
    assert looks(pace, 10, 30, STILL) in (20, 21)


def test_what_moves_is_looked_at_whole() -> None:
    pace = ReadingPace(rest_after_s=10, look_s=1)
    assert looks(pace, 0, 30, MOVING) == 120


def test_another_picture_another_command_and_a_knock_wake_it() -> None:
    other = Sensed(TableObservation(800, 600, (), None), True)
    for wake in ("picture", "command", "knock", "clock put back"):
        pace = ReadingPace(rest_after_s=10, look_s=1)
        looks(pace, 0, 20, STILL)
        if wake == "knock":
            pace.wake()
        seen, present = (other if wake == "picture" else STILL), (2 if wake == "command" else 1)
        if wake == "clock put back":
            assert looks(pace, 1, 6, STILL) == 20
        else:
            assert looks(pace, 21, 26, seen, present) >= 17, wake


def test_without_a_wish_every_frame_is_looked_at() -> None:
    assert looks(ReadingPace(), 0, 100, STILL) == 400
