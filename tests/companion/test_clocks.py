"""Whatever becomes of the wall clock: what lasts is measured by the steady one, and a game's time never falls."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from companion.clocks import Clocks, GameTime

HOUR_NS = 3_600_000_000_000


@dataclass
class TwoClocks:
    """A wall clock that can be put, and a steady one."""

    wall_ns: int = 1_795_000_000_000_000_000
    steady_s: float = 100.0

    def pass_s(self, seconds: float) -> None:
        """Time passes on both."""
        self.wall_ns += round(seconds * 1e9)
        self.steady_s += seconds

    def clocks(self) -> Clocks:
        """As an evening is given them."""
        return Clocks(lambda: self.wall_ns, lambda: self.steady_s, Random(1))


def test_a_games_time_goes_on_as_time_does_when_the_wall_clock_is_put_forward_or_back() -> None:
    two = TwoClocks()
    clocks = two.clocks()
    time = GameTime.opened(clocks, two.wall_ns - HOUR_NS)
    assert time.now_ns(clocks) == HOUR_NS
    for put_ns in (-2 * HOUR_NS, 5 * HOUR_NS):
        before = time.now_ns(clocks)
        two.wall_ns += put_ns
        two.pass_s(5.0)
        assert time.now_ns(clocks) == before + 5_000_000_000


def test_a_game_opened_after_the_wall_clock_was_put_back_goes_on_from_its_last_event() -> None:
    two = TwoClocks()
    made_ns = two.wall_ns
    two.wall_ns -= 2 * HOUR_NS
    assert GameTime.opened(two.clocks(), made_ns).now_ns(two.clocks()) == 0
    assert GameTime.opened(two.clocks(), made_ns, HOUR_NS).now_ns(two.clocks()) == HOUR_NS


def test_an_end_by_the_steady_clock_is_told_by_the_wall_clock_as_it_stands() -> None:
    two = TwoClocks()
    ends_s = two.steady_s + 5
    assert two.clocks().wall_ns(ends_s) == two.wall_ns + 5_000_000_000
    two.wall_ns -= 2 * HOUR_NS
    two.pass_s(2)
    assert two.clocks().wall_ns(ends_s) == two.wall_ns + 3_000_000_000
