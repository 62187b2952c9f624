"""Puts the wiring's tables into the build guide, between their marks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from hardware.errors import HardwareError
from hardware.wiring.netlist import Rig
from hardware.wiring.tables import bill_table, budget_table, part_table, pin_table

TABLES: Final[dict[str, Callable[[Rig], str]]] = {
    "bill": bill_table,
    "parts": part_table,
    "pins": pin_table,
    "budget": budget_table,
}


def with_tables(text: str, rig: Rig) -> str:
    """The guide's text with each table brought up to date with the rig.

    Raises:
        HardwareError: ``wiring.no_mark``: the guide lacks a table's marks.
    """
    for name, made in TABLES.items():
        between = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        if between.search(text) is None:
            raise HardwareError("wiring.no_mark", name=name)
        table = made(rig)
        text = between.sub(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", text)  # type: ignore[misc]
    return text
