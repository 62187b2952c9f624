"""Rolls that are safe stay known over a restart."""

from __future__ import annotations

from pathlib import Path

from companion.table.database import Database
from companion.table.roll_watermarks import RollWatermarks


def test_the_highest_roll_of_each_board_is_on_disk_when_it_was_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite'}"
    first = Database(url)
    rolls = RollWatermarks(first)
    assert rolls.highest() == {}
    for board, number in (("1A2B3C4D", 1), ("1A2B3C4D", 2), ("FFFFFFFF", 4_294_967_295)):
        rolls.keep(board, number)
    second = Database(url)
    assert RollWatermarks(second).highest() == {"1A2B3C4D": 2, "FFFFFFFF": 4_294_967_295}
    first.close()
    second.close()
