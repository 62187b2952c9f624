"""One way to name a place: column letter and row number, in games, in what is seen, on pages and on paper."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion.games.belemmer import events as belemmer
from companion.games.cells import cell_name, cell_named
from companion.games.raja import commands as c
from companion.games.transcript import command_line
from companion.small_games.announcements import line_of
from tests.vision.observations import city, table
from vision.geometry.cell_names import cell_name as seen_name
from vision.readings.observation import ShieldSeen, observation_to_json
from vision.readings.reading import Seen

CELLS = [(row, col) for row in range(4) for col in range(5)]
SCRIPTS = Path("companion/web/static/js")


def test_a_name_is_a_column_letter_and_a_row_number_and_reads_back() -> None:
    assert cell_name((0, 1)) == "B1"
    assert cell_name((2, 0)) == "A3"
    assert all(cell_named(cell_name(cell)) == cell for cell in CELLS)
    assert all(seen_name(cell) == cell_name(cell) for cell in CELLS)


@pytest.mark.parametrize("text", ["b1", "1B", "B0", "B", "", "AB1", "B1 "])
def test_what_names_no_cell_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no cell"):
        cell_named(text)


def test_transcripts_name_it_so() -> None:
    assert command_line(c.Harvest(1, (0, 1))) == "● harvest cell=B1"


def test_the_chronicle_of_belemmer_names_it_so() -> None:
    line = line_of(belemmer.StackMoved(0, (0, 1), (1, 1)), ("Asha", "Bo"))
    assert line is not None
    assert line.values == {"name": "Asha", "cell": "B1", "onto": "B2"}


def test_what_is_seen_names_it_so_beside_row_and_column() -> None:
    seen: Any = observation_to_json(table(city((0, 1)), shields=(ShieldSeen(None, None, Seen(2)),)), details=True)
    mat = seen["mats"][0]
    for told in (*mat["cities"], *mat["tiles"]):
        assert (told["cell"], told["row"], told["col"]) == ("B1", 0, 1)
    assert mat["shields"] == [{"cell": None, "row": None, "col": None, "value": 2}]


def test_pages_have_one_function_for_it() -> None:
    named = [
        path.name
        for path in sorted(SCRIPTS.rglob("*.js"))
        if re.search(r"fromCharCode|\"abcd", path.read_text("utf-8"))
    ]
    assert named == ["cells.js"]
