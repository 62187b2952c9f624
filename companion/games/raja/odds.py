"""Exact odds of one city's battle (rulings G4–G7), counted in whole numbers of equally likely rolls.

Sums of dice are products of polynomials. A polynomial is packed into one big integer, a coefficient
each ``limb`` bytes (Kronecker substitution), so that a convolution is one integer multiplication.
Stones that fall by accident while others are taken off (G6) are the table's, not the dice's: not counted here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from companion.games.errors import GameError
from companion.games.raja.options import STANDARD, Rulebook
from companion.games.raja.pieces import ELEPHANTS, SHIELDS_OF_EACH, STONES_PER_SEAT

MOST_SHIELD_POINTS: Final = SHIELDS_OF_EACH * (1 + 2 + 3)
DICE_PER_ELEPHANT: Final = 2


@dataclass(frozen=True, slots=True)
class SiegeOdds:
    """How many of the equally likely rolls lead where; divide by ``rolls`` for a probability.

    Args:
        elephants: elephants taking part.
        shield_points: dice the defender rolls.
        stones: stones in the wall; 0 is a bare city.
        rulebook: its ``attacker_minus_defender`` says which way x is counted (✎ G5).
        rolls: 6 to the number of dice.
        x_ways: rolls for each value of x.
        loss_ways: rolls for each pair (stones taken off, elephants lost).
        destroyed_ways: rolls after which the wall is destroyed (G7).
    """

    elephants: int
    shield_points: int
    stones: int
    rulebook: Rulebook
    rolls: int
    x_ways: Mapping[int, int]
    loss_ways: Mapping[tuple[int, int], int]
    destroyed_ways: int

    def x(self) -> dict[int, Fraction]:
        """Probability of each x, smallest first."""
        return self._shares(self.x_ways)

    def wall_destroyed(self) -> Fraction:
        """Probability that no stone is left and the noble is at the attacker's mercy (G7)."""
        return Fraction(self.destroyed_ways, self.rolls)

    def stones_lost(self) -> dict[int, Fraction]:
        """Probability of each number of stones taken off the wall, fewest first."""
        ways: dict[int, int] = {}
        for (stones, _), count in self.loss_ways.items():
            ways[stones] = ways.get(stones, 0) + count
        return self._shares(ways)

    def elephants_lost(self) -> dict[int, Fraction]:
        """Probability of each number of elephants lost, fewest first."""
        ways: dict[int, int] = {}
        for (_, elephants), count in self.loss_ways.items():
            ways[elephants] = ways.get(elephants, 0) + count
        return self._shares(ways)

    def expected_elephants_lost(self) -> Fraction:
        """Mean number of elephants lost."""
        return Fraction(sum(lost * count for (_, lost), count in self.loss_ways.items()), self.rolls)

    def expected_stones_lost(self) -> Fraction:
        """Mean number of stones taken off the wall."""
        return Fraction(sum(lost * count for (lost, _), count in self.loss_ways.items()), self.rolls)

    def _shares(self, ways: Mapping[int, int]) -> dict[int, Fraction]:
        return {value: Fraction(ways[value], self.rolls) for value in sorted(ways)}


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
    _check(elephants, shield_points, stones)
    attack_dice = DICE_PER_ELEPHANT * elephants
    rolls = 6 ** (attack_dice + shield_points)
    limb = rolls.bit_length() // 8 + 1
    bits = 8 * limb
    one_to_five = sum(1 << (bits * face) for face in range(1, 6))
    # The dice that count against x enter as 6 − face, so that exponents are x + zero_at.
    if rulebook.attacker_minus_defender:
        attack, six_power = (one_to_five + (1 << (bits * 6))) ** attack_dice, 0
        zero_at = 6 * shield_points + stones
    else:
        attack, six_power = (one_to_five + 1) ** attack_dice, 6
        zero_at = 6 * attack_dice + stones
    everything = attack * (one_to_five + (1 << (bits * six_power))) ** shield_points
    x_ways = {exponent - zero_at: ways for exponent, ways in enumerate(_coefficients(everything, limb)) if ways}

    # Won battles (x ≥ 1) by elephants lost: sixes one by one up to one fewer than took part, the rest together.
    won: list[int] = []
    with_more_sixes = everything >> (bits * (zero_at + 1))
    other_faces = attack * one_to_five ** max(shield_points - elephants + 1, 0)
    for sixes in range(min(elephants - 1, shield_points), -1, -1):
        product = (other_faces >> (bits * (zero_at + 1 - six_power * sixes))) * comb(shield_points, sixes)
        won.append(product)
        with_more_sixes -= product
        # Times one_to_five = z·((1 + z)(1 + z²) + z⁴): shifts and sums are cheaper than the product.
        pairs = other_faces + (other_faces << bits)
        other_faces = pairs + (pairs << (2 * bits)) + (other_faces << (4 * bits)) << bits
    loss_ways, destroyed = _losses([*reversed(won), with_more_sixes], stones, limb)
    if beaten_off := rolls - sum(loss_ways.values()):
        loss_ways[0, 1] = loss_ways.get((0, 1), 0) + beaten_off
    return SiegeOdds(elephants, shield_points, stones, rulebook, rolls, x_ways, loss_ways, destroyed)


def _losses(won: list[int], stones: int, limb: int) -> tuple[dict[tuple[int, int], int], int]:
    """Rolls by (stones taken off, elephants lost) in won battles, and those that destroy the wall (G6, G7).

    Args:
        won: packed rolls by elephants lost; the coefficient of power n counts x = n + 1.
        stones: stones in the wall.
        limb: bytes a coefficient.
    """
    ways_of: dict[tuple[int, int], int] = {}
    destroyed = 0
    bits_standing = 8 * limb * max(stones - 1, 0)
    for elephants_lost, product in enumerate(won):
        for taken, ways in enumerate(_coefficients(product & ((1 << bits_standing) - 1), limb), start=1):
            if ways:
                ways_of[taken, elephants_lost] = ways
        if ways := _sum_of_coefficients(product >> bits_standing, limb):
            ways_of[stones, elephants_lost] = ways
            destroyed += ways
    return ways_of, destroyed


def elephants_for(
    at_least: Fraction, shield_points: int, stones: int, *, rulebook: Rulebook = STANDARD, most: int = ELEPHANTS
) -> SiegeOdds | None:
    """Odds with the fewest elephants that destroy the wall with probability ``at_least``.

    Args:
        at_least: probability wanted, over 0 and up to 1.
        shield_points, stones, rulebook: as in ``siege_odds``.
        most: elephants at hand, 1–10.

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


def _check(elephants: int, shield_points: int, stones: int) -> None:
    if not 1 <= elephants <= ELEPHANTS:
        raise GameError("odds.elephants", f"A siege has 1 to {ELEPHANTS} elephants, not {elephants}.")
    if not 0 <= shield_points <= MOST_SHIELD_POINTS:
        raise GameError(
            "odds.shields", f"All shields together have 0 to {MOST_SHIELD_POINTS} points, not {shield_points}."
        )
    if not 0 <= stones <= STONES_PER_SEAT:
        raise GameError("odds.stones", f"A wall has 0 to {STONES_PER_SEAT} stones, not {stones}.")


def _coefficients(packed: int, limb: int) -> list[int]:
    """Coefficients of a packed polynomial, lowest power first, without the highest zeros."""
    length = -(-packed.bit_length() // (8 * limb))
    data = packed.to_bytes(length * limb, "little")
    return [int.from_bytes(data[at : at + limb], "little") for at in range(0, length * limb, limb)]


def _sum_of_coefficients(packed: int, limb: int) -> int:
    """Sum of all coefficients: the packed number modulo (base − 1), as base ≡ 1; the sum is below base − 1."""
    return packed % ((1 << 8 * limb) - 1)
