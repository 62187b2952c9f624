"""Exact odds of one city's battle (rulings G4–G7), counted in whole numbers of equally likely rolls.

Sums of dice are products of polynomials. A polynomial is packed into one big integer, every coefficient in as many
bytes (Kronecker substitution), so that a convolution is one integer multiplication and nothing is kept between calls.
Stones that fall by accident while others are taken off (G6) are the table's, not the dice's: not counted here.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from struct import unpack
from typing import Final, NamedTuple

from companion.games.errors import GameError
from companion.games.raja.options import STANDARD, Rulebook
from companion.games.raja.pieces import ELEPHANTS, SHIELDS_OF_EACH, STONES_PER_SEAT

MOST_SHIELD_POINTS: Final = SHIELDS_OF_EACH * (1 + 2 + 3)
DICE_PER_ELEPHANT: Final = 2


class SiegeOdds(NamedTuple):
    """Counts of equally likely rolls by outcome; divide by ``rolls`` for a probability.

    A named tuple and rows of counts: making a frozen dataclass with dictionaries takes longer than counting a small
    siege.

    Args:
        elephants: elephants taking part.
        shield_points: dice the defender rolls.
        stones: stones in the wall; 0 is a bare city.
        rulebook: its ``attacker_minus_defender`` says how x is counted (✎ G5).
        least_x: the lowest x that can be rolled.
        x_rolls: rolls for ``least_x``, ``least_x`` + 1, … up to the highest x.
        won_rolls: by elephants lost, the rolls with x ≥ 1 that take 0, 1, 2, … stones off the wall (G6); with all
            the ``stones`` off it is destroyed (G7). Rows end with the last number of stones that can be taken.
    """

    elephants: int
    shield_points: int
    stones: int
    rulebook: Rulebook
    least_x: int
    x_rolls: tuple[int, ...]
    won_rolls: tuple[tuple[int, ...], ...]

    @property
    def rolls(self) -> int:
        """6 to the number of dice."""
        rolls: int = 6 ** (DICE_PER_ELEPHANT * self.elephants + self.shield_points)
        return rolls

    @property
    def x_ways(self) -> dict[int, int]:
        """Rolls for each value of x, smallest first."""
        return dict(enumerate(self.x_rolls, self.least_x))

    @property
    def loss_ways(self) -> dict[tuple[int, int], int]:
        """Rolls for each pair (stones taken off, elephants lost); one elephant is lost where x ≤ 0 (G6)."""
        ways = {
            (taken, lost): rolls for lost, row in enumerate(self.won_rolls) for taken, rolls in enumerate(row) if rolls
        }
        if beaten_off := self._beaten_off:
            ways[0, 1] = ways.get((0, 1), 0) + beaten_off
        return ways

    @property
    def destroyed_ways(self) -> int:
        """Rolls after which no stone is left and the noble is at the attacker's mercy (G7)."""
        return sum([row[self.stones] for row in self.won_rolls if len(row) > self.stones])

    def x(self) -> dict[int, Fraction]:
        """Probability of each x, smallest first."""
        return self._shares(self.x_ways)

    def wall_destroyed(self) -> Fraction:
        """Probability that the wall is destroyed (G7)."""
        return Fraction(self.destroyed_ways, self.rolls)

    def stones_lost(self) -> dict[int, Fraction]:
        """Probability of each number of stones taken off the wall, fewest first."""
        ways = {0: self._beaten_off}
        for row in self.won_rolls:
            for stones, rolls in enumerate(row):
                ways[stones] = ways.get(stones, 0) + rolls
        return self._shares(ways)

    def elephants_lost(self) -> dict[int, Fraction]:
        """Probability of each number of elephants lost, fewest first."""
        ways = dict(enumerate(map(sum, self.won_rolls)))
        ways[1] = ways.get(1, 0) + self._beaten_off
        return self._shares(ways)

    def expected_elephants_lost(self) -> Fraction:
        """Mean number of elephants lost."""
        return Fraction(self._beaten_off + sum([n * sum(row) for n, row in enumerate(self.won_rolls)]), self.rolls)

    def expected_stones_lost(self) -> Fraction:
        """Mean number of stones taken off the wall."""
        return Fraction(sum([n * rolls for row in self.won_rolls for n, rolls in enumerate(row)]), self.rolls)

    @property
    def _beaten_off(self) -> int:
        """Rolls with x ≤ 0."""
        return sum(self.x_rolls[: max(1 - self.least_x, 0)])

    def _shares(self, ways: dict[int, int]) -> dict[int, Fraction]:
        rolls = self.rolls
        return {value: Fraction(ways[value], rolls) for value in sorted(ways) if ways[value]}


class _Packing(NamedTuple):
    """How polynomials are packed into integers.

    Args:
        width: bytes per coefficient.
        letter: the ``struct`` format of an integer of that width; "" if there is none.
        five, six: 1 + z + … + z⁴, and to z⁵.
    """

    width: int
    letter: str
    five: int
    six: int


def _packing(width: int, letter: str) -> _Packing:
    bits = 8 * width
    five = ((1 << 5 * bits) - 1) // ((1 << bits) - 1)
    return _Packing(width, letter, five, five | 1 << 5 * bits)


_UP_TO_6_DICE: Final = _packing(2, "H")
_UP_TO_12_DICE: Final = _packing(4, "I")
_UP_TO_24_DICE: Final = _packing(8, "Q")
"""6⁶ < 2¹⁶, 6¹² < 2³² and 6²⁴ < 2⁶⁴: every count of rolls fits."""


def siege_odds(elephants: int, shield_points: int, stones: int, *, rulebook: Rulebook = STANDARD) -> SiegeOdds:
    """Count every roll of one city's battle.

    Args:
        elephants: 1–10 taking part, two dice each (G4).
        shield_points: 0–60 defending, one die each (G4).
        stones: 0–31 in the wall.
        rulebook: its ``attacker_minus_defender`` says whether x = attacker − defender − stones
            or, as printed, x = defender − attacker − stones (✎ G5).

    Raises:
        GameError: ``odds.elephants``, ``odds.shields``, ``odds.stones`` when a number is out of bounds.
    """
    if not (
        1 <= elephants <= ELEPHANTS and 0 <= shield_points <= MOST_SHIELD_POINTS and 0 <= stones <= STONES_PER_SEAT
    ):
        raise _out_of_bounds(elephants, shield_points, stones)
    attack_dice = DICE_PER_ELEPHANT * elephants
    dice = attack_dice + shield_points
    # Faces count from 0 here: upwards for the side that adds to x, downwards from 6 for the side that reduces it.
    if rulebook.attacker_minus_defender:
        least_x = attack_dice - 6 * shield_points - stones
    else:
        least_x = shield_points - 6 * attack_dice - stones
    if dice <= 6:
        packing = _UP_TO_6_DICE
    elif dice <= 12:
        packing = _UP_TO_12_DICE
    elif dice <= 24:
        packing = _UP_TO_24_DICE
    else:
        packing = _packing((6**dice).bit_length() // 8 + 1, "")
    attack = packing.six**attack_dice
    everything = attack * packing.six**shield_points if shield_points else attack
    x_rolls = _coefficients(everything, 5 * dice + 1, packing)
    won: tuple[tuple[int, ...], ...]
    if least_x + 5 * dice < 1:
        won = ()
    elif shield_points:
        parts = _won_by_sixes(attack, everything, packing, elephants, shield_points, least_x, rulebook)
        won = tuple([_taken_off(_coefficients(part, least_x + 5 * dice, packing), stones) for part in parts])
    else:
        won = (_taken_off(x_rolls[1 - least_x :] if least_x <= 1 else (0,) * (least_x - 1) + x_rolls, stones),)
    return SiegeOdds(elephants, shield_points, stones, rulebook, least_x, x_rolls, won)


def _won_by_sixes(
    attack: int,
    everything: int,
    packing: _Packing,
    elephants: int,
    shield_points: int,
    least_x: int,
    rulebook: Rulebook,
) -> list[int]:
    """Won battles by elephants lost: one for each six of the defender, at most as many as took part (G6).

    Args:
        attack, everything: packed rolls of the attacker's dice, and of all dice; power 0 is the lowest sum.
        packing, elephants, shield_points, least_x, rulebook: as in ``siege_odds``.

    Returns:
        Packed rolls by elephants lost; the coefficient of power n counts x = n + 1.
    """
    bits = 8 * packing.width
    # A defender's die that is not a six adds 1 … 5 to the lowest possible x (as printed: 0 … 4); a six adds 0 (as printed: 5).
    other_least, six_adds = (1, 0) if rulebook.attacker_minus_defender else (0, 5)
    most_counted = min(elephants - 1, shield_points)
    won: list[int] = []
    with_more_sixes = _from_power(everything, 1 - least_x, bits)
    other_faces = attack * packing.five ** (shield_points - most_counted)
    for sixes in range(most_counted, -1, -1):
        least = least_x + other_least * (shield_points - sixes) + six_adds * sixes
        part = _from_power(other_faces, 1 - least, bits) * comb(shield_points, sixes)
        won.append(part)
        with_more_sixes -= part
        if sixes:
            # Times five = (1 + z)(1 + z²) + z⁴: shifts and sums are cheaper than the product.
            pairs = other_faces + (other_faces << bits)
            other_faces = pairs + (pairs << (2 * bits)) + (other_faces << (4 * bits))
    won.reverse()
    return [*won, with_more_sixes] if shield_points >= elephants else won


def _taken_off(won: Sequence[int], stones: int) -> tuple[int, ...]:
    """Rolls that take 0, 1, 2, … stones off a wall, from those with x = 1, 2, …: at most as many as stand (G6)."""
    if stones == 0:
        return (sum(won),)
    if len(won) <= stones:
        return (0, *won)
    return (0, *won[: stones - 1], sum(won[stones - 1 :]))


def _from_power(packed: int, power: int, bits: int) -> int:
    """The polynomial without the powers below ``power``, divided by zᵖᵒʷᵉʳ; ``power`` may be negative."""
    return packed >> bits * power if power >= 0 else packed << bits * -power


def _coefficients(packed: int, count: int, packing: _Packing) -> tuple[int, ...]:
    """The ``count`` coefficients of a packed polynomial, lowest power first."""
    width, letter = packing[:2]
    data = packed.to_bytes(count * width, "little")
    if letter:
        return unpack("<" + letter * count, data)
    return tuple([int.from_bytes(data[at : at + width], "little") for at in range(0, count * width, width)])


def elephants_for(
    at_least: Fraction, shield_points: int, stones: int, *, rulebook: Rulebook = STANDARD, most: int = ELEPHANTS
) -> SiegeOdds | None:
    """Odds with the fewest elephants that destroy the wall with probability ``at_least``.

    Args:
        at_least: probability wanted, over 0 and up to 1.
        shield_points, stones, rulebook: as in ``siege_odds``.
        most: elephants available, 1–10.

    Returns:
        The odds with that many elephants, or None if ``most`` elephants do not suffice.

    Raises:
        GameError: ``odds.probability`` and those of ``siege_odds``.
    """
    if not 0 < at_least <= 1:
        raise GameError("odds.probability", "The probability must be over 0 and at most 1: give one such as 0.75.")
    for elephants in range(1, most + 1):
        odds = siege_odds(elephants, shield_points, stones, rulebook=rulebook)
        if odds.wall_destroyed() >= at_least:
            return odds
    return None


def _out_of_bounds(elephants: int, shield_points: int, stones: int) -> GameError:
    if not 1 <= elephants <= ELEPHANTS:
        return GameError(
            "odds.elephants",
            f"A siege has 1 to {ELEPHANTS} elephants, not {elephants}.",
            most=ELEPHANTS,
            given=elephants,
        )
    if not 0 <= shield_points <= MOST_SHIELD_POINTS:
        return GameError(
            "odds.shields",
            f"All shields together have 0 to {MOST_SHIELD_POINTS} points, not {shield_points}.",
            most=MOST_SHIELD_POINTS,
            given=shield_points,
        )
    return GameError(
        "odds.stones", f"A wall has 0 to {STONES_PER_SEAT} stones, not {stones}.", most=STONES_PER_SEAT, given=stones
    )
