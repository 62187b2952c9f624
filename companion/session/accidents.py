"""Chooses frames from the seconds before and after an accident, so that players can judge what happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.referee.proposals import Question

BEFORE_S: Final = 2.0
AFTER_S: Final = 2.0
MOST_PICTURES: Final = 6
FRAMES_REMEMBERED: Final = 400
_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class AccidentPicture:
    """A frame's number, and its time in seconds after the fall was noticed; negative if before."""

    number: int
    after_s: float


class AccidentPictures:
    """Remembers when frames were taken and selects some for each open question about an accident."""

    def __init__(self) -> None:
        self._frames: deque[tuple[int, int]] = deque(maxlen=FRAMES_REMEMBERED)
        self._chosen: dict[str, tuple[AccidentPicture, ...]] = {}

    def took(self, number: int, t_ns: int) -> None:
        """Record that a frame was taken."""
        self._frames.append((number, t_ns))

    def follow(self, questions: Sequence[Question]) -> None:
        """Choose pictures for the open questions; more are added during the seconds after the accident."""
        chosen: dict[str, tuple[AccidentPicture, ...]] = {}
        for question in questions:
            if question.between_ns is not None:
                found = self._around(*question.between_ns)
                # Frames are remembered only for a while; the question may stay open longer.
                chosen[question.key] = max(found, self._chosen.get(question.key, ()), key=len)
        self._chosen = chosen

    def of(self, question: Question) -> tuple[AccidentPicture, ...]:
        """The pictures of an open question, oldest first."""
        return self._chosen.get(question.key, ())

    def numbers(self) -> frozenset[int]:
        """Return the numbers of all frames that open questions show."""
        return frozenset(picture.number for pictures in self._chosen.values() for picture in pictures)

    def _around(self, intact_ns: int, seen_ns: int) -> tuple[AccidentPicture, ...]:
        first_ns = max(intact_ns, seen_ns - round(4 * BEFORE_S * _NS_PER_S)) - round(BEFORE_S * _NS_PER_S)
        last_ns = seen_ns + round(AFTER_S * _NS_PER_S)
        frames = [(number, t_ns) for number, t_ns in self._frames if first_ns <= t_ns <= last_ns]
        if all(t_ns >= seen_ns for _, t_ns in frames):
            # A slow camera takes no frame for many seconds: the last one before shows what stood there.
            frames = [*[frame for frame in self._frames if frame[1] < seen_ns][-1:], *frames]
        return tuple(AccidentPicture(n, round((t_ns - seen_ns) / _NS_PER_S, 1)) for n, t_ns in _thinned(frames))


def _thinned(frames: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Keep the first, the last, and evenly spaced frames in between."""
    if len(frames) <= MOST_PICTURES:
        return list(frames)
    last = len(frames) - 1
    return [frames[round(i * last / (MOST_PICTURES - 1))] for i in range(MOST_PICTURES)]
