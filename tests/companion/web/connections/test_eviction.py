"""Who makes room: whoever waits longest of the address that has the most, and nobody who is being answered."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from companion.web.connections.connection import Phase
from companion.web.connections.eviction import counted_as, total_held, who_holds_most, who_makes_room


@dataclass
class One:
    """A connection, as far as it is asked about."""

    address: str
    phase: Phase
    since_s: float
    held_bytes: int = 0


def test_the_one_that_has_been_silent_longest_goes_and_whoever_takes_an_answer_only_after_that() -> None:
    slow = One("a", Phase.SENDING, 1.0)
    old, new = One("a", Phase.READING, 2.0), One("a", Phase.READING, 3.0)
    answered, other = One("a", Phase.ANSWERING, 0.0), One("b", Phase.READING, 0.0)
    assert who_makes_room([slow, new, old, answered, other], "a") is old
    assert who_makes_room([slow, answered, other], "a") is slow
    assert who_makes_room([answered, other], "a") is None


def test_without_an_address_it_is_one_of_the_address_that_has_the_most() -> None:
    crowd = [One("crowd", Phase.READING, 10.0 + n) for n in range(3)]
    assert who_makes_room([One("phone", Phase.READING, 0.0), *crowd], None) is crowd[0]
    assert who_makes_room([], None) is None


def test_whoever_holds_most_goes_when_memory_runs_short() -> None:
    little, much = One("a", Phase.READING, 0.0, 10), One("b", Phase.SENDING, 0.0, 20)
    answered = One("c", Phase.ANSWERING, 0.0, 99)
    assert total_held([little, much, answered]) == 30
    assert who_holds_most([little, much, answered]) is much


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("unix", "unix"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted
