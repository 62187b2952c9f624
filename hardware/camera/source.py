"""What every source of frames can do, whatever is behind it: camera module, webcam, file, stream, virtual camera."""

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
        t_ns: when it was taken, by the clock the source was given.
        number: counts from 0 at the first ``open`` and never goes back, so that a gap shows frames left out.
    """

    jpeg: bytes
    t_ns: int
    number: int


class SourceStatus(NamedTuple):
    """How a source is: its state, what to tell people, with the remedy, and whether it is a virtual one."""

    state: SourceState
    message: Message
    virtual: bool


class FrameSource(Protocol):
    """Gives one frame after another. ``open`` and ``close`` may be called again and again; one thread at a time."""

    def open(self) -> None:
        """Begin.

        Raises:
            HardwareError: ``camera.*``, with the remedy; the source stays closed and may be opened again.
        """
        ...

    def next_frame(self, timeout_s: float) -> Frame | None:
        """The next frame, waiting at most ``timeout_s`` for it; None if none came. ``status`` then says why."""
        ...

    def status(self) -> SourceStatus:
        """How it is now; may be asked from any thread and never waits."""
        ...

    def close(self) -> None:
        """End; closed already is no error."""
        ...


@runtime_checkable
class TakesStills(Protocol):
    """A source whose frames are small, so that watching costs little, and that takes a larger picture when asked."""

    def still(self, timeout_s: float) -> Frame | None:
        """One picture at full size, taken now, while the source is open; None if none came within ``timeout_s``."""
        ...
