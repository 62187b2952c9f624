"""What is kept for an object is found for that very object alone."""

from __future__ import annotations

from companion.games.same_object import kept_for_same


class Counted:
    """A function that counts how often it was asked."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, part: tuple[int, ...], more: int = 0) -> list[int]:
        self.times += 1
        return [*part, more]


def test_the_very_same_object_is_asked_about_once() -> None:
    counted = Counted()
    listed = kept_for_same(8)(counted.__call__)
    part = (1, 2)
    assert listed(part) is listed(part)
    assert listed(part, 3) is listed(part, 3)
    assert (listed(part), listed(part, 3), listed(part, more=3)) == ([1, 2, 0], [1, 2, 3], [1, 2, 3])
    assert counted.times == 3


def test_an_equal_object_is_another_one() -> None:
    counted = Counted()
    listed = kept_for_same(8)(counted.__call__)
    one = (1, 2)
    other = (*one[:1], 2)
    assert one is not other
    assert listed(one) == listed(other)
    assert listed(one) is not listed(other)
    assert counted.times == 2


def test_no_object_is_taken_for_one_that_has_gone() -> None:
    listed = kept_for_same(4)(lambda part: list(part))
    for number in range(1000):  # each gone at once: its place in memory is the next one's
        assert listed((number, number + 1)) == [number, number + 1]


def test_no_more_is_kept_than_may_be() -> None:
    counted = Counted()
    listed = kept_for_same(2)(counted.__call__)
    parts = [(number,) for number in range(3)]
    for part in parts:
        listed(part)
    assert listed(parts[0]) == [0, 0]
    assert counted.times == 4
