"""Shuffles, draws and salts from a given source of randomness, where the program stands in for the table.

``choose(n)`` gives a whole number from 0 to n - 1: ``Random(seed).randrange`` for the same game again,
``SystemRandom().randrange`` at a real table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from companion.games.cards import Cards

Choose: TypeAlias = Callable[[int], int]
Item = TypeVar("Item")

_SALT_BITS: Final = 128


def shuffled(cards: Cards, choose: Choose) -> Cards:
    """The cards in random order, each order equally likely (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = choose(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def drawn(items: Sequence[Item], count: int, choose: Choose) -> tuple[Item, ...]:
    """``count`` of the items, each equally likely."""
    rest = list(items)
    return tuple([rest.pop(choose(len(rest))) for _ in range(count)])


def new_salt(choose: Choose) -> str:
    """A salt for a seal: 32 hexadecimal digits."""
    return f"{choose(2**_SALT_BITS):032x}"
