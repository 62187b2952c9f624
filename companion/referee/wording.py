"""The texts of the referee: each function returns a message, and its docstring says what the message is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Literal

from companion.games.cells import cell_name
from companion.referee.proposals import Difference, Subject, TableValue
from companion.texts.message import Message, Value, as_it_is
from vision.geometry.table import Cell
from vision.readings.observation import Side


def bumped(before_s: float) -> Message:
    """The table was knocked so many seconds before something was seen fallen."""
    return Message("ask.bumped", {"seconds": round(before_s, 1)})


# --- answers -----------------------------------------------------------------------------------------


def the_table(value: Value) -> Message:
    """The table is right, with its own value."""
    return Message("answer.the_table", {"value": value})


def the_game(value: Value) -> Message:
    """The game is right, with its own value."""
    return Message("answer.the_game", {"value": value})


def the_disk(price: int) -> Message:
    """The market's disk is right."""
    return Message("answer.the_disk", {"price": price})


def it_counts(stones: int) -> Message:
    """What fell after a bump has fallen for good."""
    return Message("answer.it_counts", {"count": stones})


def it_does_not_count() -> Message:
    """What fell is put back."""
    return Message("answer.it_does_not_count")


def it_fell(units: int) -> Message:
    """Grain fell after a bump."""
    return Message("answer.it_fell", {"count": units})


def put_back(value: int) -> Message:
    """What fell after a bump is put back."""
    return Message("answer.put_back", {"count": value})


def put_noble_back() -> Message:
    """The noble stands where the game has it."""
    return Message("answer.put_noble_back")


def holder(name: str) -> Message:
    """Who has a noble."""
    return as_it_is(name)


def harvest_fell(fallen: int, stand: int) -> Message:
    """A column that was higher fell."""
    return Message("answer.harvest_fell", {"fallen": fallen, "standing": stand})


def harvest_goes_on() -> Message:
    """A column that was higher is still being stacked."""
    return Message("answer.harvest_goes_on")


def lands_right() -> Message:
    """The camera sees the Lands as they lie."""
    return Message("answer.lands_right")


def nobles_right() -> Message:
    """The camera sees the nobles where they stand."""
    return Message("answer.nobles_right")


def tap_them() -> Message:
    """The camera is wrong: a person taps the grid."""
    return Message("answer.tap_them")


def dice_count(faces: Sequence[int]) -> Message:
    """Dice rolled in a pause count."""
    return Message("answer.dice_count", {"dice": _numbers(faces)})


def dice_do_not_count() -> Message:
    """Dice rolled in a pause do not count."""
    return Message("answer.dice_do_not_count")


# --- questions ---------------------------------------------------------------------------------------


def more_stones_than_possible(cell: Cell, stones: int, most: int) -> Message:
    """The camera counts more stones than there can be."""
    return Message("ask.more_stones_than_possible", {"cell": cell_name(cell), "count": stones, "most": most})


def more_grain_than_possible(cell: Cell, units: int, most: int) -> Message:
    """The camera counts more grain than there can be."""
    return Message("ask.more_grain_than_possible", {"cell": cell_name(cell), "count": units, "most": most})


def more_than_declared(cell: Cell, standing: int, most: int) -> Message:
    """More stones stand than were declared."""
    return Message("ask.more_than_declared", {"cell": cell_name(cell), "count": standing, "most": most})


def fewer_than_to_be_left(cell: Cell, standing: int, left: int) -> Message:
    """Fewer stones are left than should be."""
    return Message("ask.fewer_than_to_be_left", {"cell": cell_name(cell), "count": standing, "left": left})


def wall_in_doubt(cell: Cell, quantity: Literal["stones", "width"], why: Message) -> Message:
    """A count or width is uncertain, but the build or removal may be over."""
    values: dict[str, Value] = {"cell": cell_name(cell), "why": why}
    return Message("ask.stones_in_doubt" if quantity == "stones" else "ask.width_in_doubt", values)


def wall_in_doubt_by_rules(
    cell: Cell, quantity: Literal["stones", "width"], why: Message, seen: tuple[int, int], by_rules: tuple[int, int]
) -> Message:
    """As ``wall_in_doubt``, but the rules allow fewer counts than the camera; the message gives both ranges."""
    values: dict[str, Value] = {"cell": cell_name(cell), "why": why, "low": seen[0], "high": seen[1]}
    values |= {"least": by_rules[0], "most": by_rules[1]}
    return Message("ask.stones_by_rules" if quantity == "stones" else "ask.width_by_rules", values)


def verdict_wanted(cell: Cell, fallen: int, standing: int, accident: Message) -> Message:
    """Stones fell after the table was knocked (B3)."""
    values: dict[str, Value] = {"cell": cell_name(cell), "fallen": fallen, "standing": standing, "accident": accident}
    return Message("ask.verdict_wanted", values)


def wall_differs(cell: Cell, on_table: tuple[int, int], in_game: tuple[int, int], accident: Message | None) -> Message:
    """A wall's (stones, width) on the table and in the game."""
    values: dict[str, Value] = {"cell": cell_name(cell), "table": _wall(*on_table), "game": _wall(*in_game)}
    if accident is None:
        return Message("ask.wall_differs", values)
    return Message("ask.did_wall_fall", {**values, "accident": accident})


def how_wide(cell: Cell, stones: int, in_game: int) -> Message:
    """The wall has another number of stones than in the game, and its width is not known."""
    return Message("ask.how_wide", {"cell": cell_name(cell), "count": stones, "game": in_game})


def grain_differs(cell: Cell, units: int, in_game: int, accident: Message | None) -> Message:
    """A column on the table and in the game."""
    values: dict[str, Value] = {"cell": cell_name(cell), "table": units, "game": in_game}
    if accident is None:
        return Message("ask.grain_differs", values)
    return Message("ask.did_grain_fall", {**values, "accident": accident})


def tile_differs(cell: Cell, table: Message, game: Message) -> Message:
    """A tile's side or shields on the table and in the game."""
    return Message("ask.tile_differs", {"cell": cell_name(cell), "table": table, "game": game})


def noble_differs(cell: Cell, owner: str, *, there: bool) -> Message:
    """A noble stands where the game has none, or the other way round."""
    return Message("ask.noble_there" if there else "ask.noble_away", {"owner": owner, "cell": cell_name(cell)})


def price_differs(row: str, disk: int, in_game: int) -> Message:
    """A market's disk shows another price."""
    market = Message(f"chronicle.goods_{row}")
    return Message("ask.price_differs", {"market": market, "disk": disk, "game": in_game})


def did_harvest_fall(cell: Cell, most: int, more: int, full: int) -> Message:
    """A harvested column grew to ``most`` and now has only ``more`` of ``full`` units: did grain fall?"""
    values: dict[str, Value] = {"cell": cell_name(cell), "most": most, "more": more, "full": full, "count": full - more}
    return Message("ask.did_harvest_fall", values)


def are_these_your_lands(tiles: Iterable[tuple[Cell, Side]]) -> Message:
    """Are these the player's Lands, as the camera sees them?"""
    lying = tuple(Message("ask.land", {"cell": cell_name(cell), "side": side}) for cell, side in tiles)
    return Message("ask.your_lands", {"tiles": lying})


def are_these_your_nobles(cells: Iterable[Cell]) -> Message:
    """Are these the player's nobles, as the camera sees them?"""
    return Message("ask.your_nobles", {"cells": tuple(as_it_is(cell_name(cell)) for cell in cells)})


def do_dice_count(faces: Sequence[int]) -> Message:
    """Do dice that were rolled in a pause count?"""
    return Message("ask.do_dice_count", {"dice": _numbers(faces)})


# --- differences -------------------------------------------------------------------------------------


def value_of(subject: Subject, value: TableValue) -> Message:
    """The value that the table or the game has."""
    match subject.about, value:
        case "shields", tuple(shields) if shields:
            return Message("differs.shields", {"shields": ", ".join(map(str, shields))})
        case "shields", _:
            return Message("differs.no_shields")
        case "side", _:
            return Message("differs.side", {"side": str(value)})
        case "noble", _:
            return Message("differs.a_noble" if value else "differs.no_noble")
        case "price", int(price):
            return Message("differs.disk", {"price": price})
        case "stones", int(count):
            return Message("differs.stones", {"count": count})
        case "width", int(width):
            return Message("differs.width", {"width": width})
        case "grain", int(count):
            return Message("differs.grain", {"count": count})
        case _:
            return as_it_is(str(value))


def differences_told(differences: Iterable[Difference]) -> Message | None:
    """Differences for a page, e.g. ``the table has 7 stones, the game 9``; None where there is none."""
    return joined([_difference(difference) for difference in differences])


def to_be_put_back(differences: Iterable[Difference]) -> Message | None:
    """Differences for which a person said that the game is right."""
    told = differences_told(differences)
    return None if told is None else Message("differs.to_be_put_back", {"what": told})


def joined(messages: Sequence[Message]) -> Message | None:
    """Several messages combined into one; None if there are none."""
    if not messages:
        return None
    return reduce(lambda first, then: Message("differs.both", {"first": first, "then": then}), messages)


def _difference(difference: Difference) -> Message:
    subject, table, game = difference.subject, difference.on_table, difference.in_game
    if subject.about == "width" and isinstance(table, int) and isinstance(game, int):
        return Message("differs.widths", {"table": table, "game": game})
    lies = value_of(subject, table)
    held = game if subject.about in ("stones", "grain") and isinstance(game, int) else value_of(subject, game)
    return Message("differs.table_and_game", {"table": lies, "game": held})


def _wall(stones: int, width: int) -> Message:
    return Message("ask.wall", {"stones": stones, "width": width}) if stones else Message("ask.no_wall")


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
