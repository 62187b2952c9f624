"""When the next message of a recording is due: playing, paused, faster, slower. Pure but for the clock passed in."""

from __future__ import annotations

from dataclasses import dataclass, replace

SLOWEST, FASTEST = 0.25, 32.0


@dataclass(frozen=True, slots=True)
class Pace:
    """The relation between the recording's time and the wall clock.

    Attributes:
        anchor_t_ns: a moment of the recording …
        anchor_wall_ns: … and the wall clock's time at which it was (or is) due.
        speed: recorded seconds per second.
        playing: whether time passes.
    """

    anchor_t_ns: int
    anchor_wall_ns: int
    speed: float = 1.0
    playing: bool = True

    def position_ns(self, wall_ns: int) -> int:
        """Return the recording's time now."""
        if not self.playing:
            return self.anchor_t_ns
        return self.anchor_t_ns + round((wall_ns - self.anchor_wall_ns) * self.speed)

    def wait_s(self, t_ns: int, wall_ns: int) -> float | None:
        """Return the seconds until ``t_ns`` is due, 0 if it is; None while paused."""
        if not self.playing:
            return None
        return max(0.0, (t_ns - self.position_ns(wall_ns)) / self.speed / 1e9)

    def steered(self, wall_ns: int, *, playing: bool | None = None, speed: float | None = None) -> Pace:
        """Return a pace at the same position, with another speed or paused."""
        return replace(
            self,
            anchor_t_ns=self.position_ns(wall_ns),
            anchor_wall_ns=wall_ns,
            playing=self.playing if playing is None else playing,
            speed=self.speed if speed is None else speed,
        )

    def not_ahead_of(self, t_ns: int, wall_ns: int) -> Pace:
        """Continue from the work's position if it took longer than planned, instead of rushing to catch up."""
        if self.position_ns(wall_ns) <= t_ns:
            return self
        return replace(self, anchor_t_ns=t_ns, anchor_wall_ns=wall_ns)
