"""Rolls that came from the wells, given to the battle that waits for them, attacker first (G4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.referee.needs import DiceNeed
from companion.referee.proposals import DiceOutcome


@dataclass(frozen=True, slots=True)
class DiceOnTable:
    """The dice of the battle under way.

    Attributes:
        key: the battle they belong to; None while no battle waits.
        attacker_dice: faces in the order they were rolled.
        defender_dice: likewise.
    """

    key: str | None = None
    attacker_dice: tuple[int, ...] = ()
    defender_dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RollPlaced:
    """Whose die a settled roll was; ``seat`` None where no battle waited for one."""

    seat: int | None
    side: str | None


def take_roll(dice: DiceOnTable, need: DiceNeed | None, face: int) -> tuple[DiceOnTable, RollPlaced]:
    """Put one settled die where it belongs; a die nobody waits for is shown and not counted."""
    if need is None:
        return dice, RollPlaced(None, None)
    if dice.key != need.key:
        dice = DiceOnTable(need.key)
    if len(dice.attacker_dice) < need.attacker_wanted:
        return replace(dice, attacker_dice=(*dice.attacker_dice, face)), RollPlaced(need.attacker, "attacker")
    if len(dice.defender_dice) < need.defender_wanted:
        return replace(dice, defender_dice=(*dice.defender_dice, face)), RollPlaced(need.defender, "defender")
    return dice, RollPlaced(None, None)


def dice_outcome(dice: DiceOnTable, need: DiceNeed | None) -> DiceOutcome | None:
    """The whole battle's dice once all are on the table."""
    if need is None or dice.key != need.key:
        return None
    if len(dice.attacker_dice) < need.attacker_wanted or len(dice.defender_dice) < need.defender_wanted:
        return None
    return DiceOutcome(need, dice.attacker_dice, dice.defender_dice)
