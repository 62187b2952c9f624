"""The interface of all frame sources: camera module, webcam, file, stream, virtual camera."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from vision.message import Message

SourceState: TypeAlias = Literal["closed", "working", "frozen", "wrong_size", "stalled", "unplugged", "ended"]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture as it was taken.

    Attributes:
        jpeg: the picture, JPEG.
        t_ns: when it was taken, by the source's clock.
        number: counts from 0 at the first ``open`` and never goes back, so a gap shows skipped frames.
    """

    jpeg: bytes
    t_ns: int
    number: int


class SourceStatus(NamedTuple):
    """The state of a source, the message for people with the remedy, and whether the source is virtual."""

    state: SourceState
    message: Message
    virtual: bool


class FrameSource(Protocol):
    """Gives one frame after another. It may be opened and closed repeatedly, by one thread at a time."""

    def open(self) -> None:
        """Start giving frames.

        Raises:
            HardwareError: ``camera.*``, with the remedy; the source stays closed and may be opened again.
        """
        ...

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The next frame, waiting at most ``timeout_s``; None if none came, and ``status`` then says why."""
        ...

    def status(self) -> SourceStatus:
        """The present state; any thread may ask, and it never waits."""
        ...

    def close(self) -> None:
        """Stop giving frames; closing twice is no error."""
        ...


@runtime_checkable
class TakesStills(Protocol):
    """A source with small frames, so that watching costs little, and a larger picture on request."""

    def still(self, timeout_s: float) -> Frame | None:
        """Take a picture at full size now; the source must be open. None if none came within ``timeout_s``."""
        ...
