"""The rules fit their two sides in every language; the box has room for the pieces, and its edges meet."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from companion.texts.catalogue import commands_in, texts_in
from companion.texts.files import languages
from hardware.printing.box import TILES, box_size, loose_mm3, tuck_box
from hardware.printing.leaflet.sheet import rules_sheets
from hardware.printing.leaflet.wrapping import lines_of, width_of
from hardware.printing.mats import PrintJob
from hardware.printing.shapes import Line, Text
from hardware.printing.sheets import box_file
from tests.hardware.printing.rendered import JOB, PAPERS, SETTINGS
from vision.message import Message

MARGIN_MM = SETTINGS.printing.margin_mm
PIECES = SETTINGS.geometry.pieces
PARTS = ("set-up", "production", "auction", "commerce", "building", "siege", "ended")


def job_in(language: str) -> PrintJob:
    commands, texts = commands_in(language), texts_in(language)

    def say(message: Message) -> str:
        return (commands if commands.has(message.code) else texts).say(message)

    return replace(JOB, say=say)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("paper", [p if p == "a4" else pytest.param(p, marks=pytest.mark.long) for p in PAPERS])
def test_the_rules_fill_two_sides_and_nothing_runs_over(paper: str, language: str) -> None:
    job = job_in(language)
    sheets = rules_sheets(paper, job)
    assert len(sheets) == 2
    said = ""
    for sheet in sheets:
        for text in (shape for shape in sheet.shapes if isinstance(shape, Text)):
            wide = width_of(text.text, text.capital_mm, bold=text.bold, display=text.display)
            left = text.at[0] - (wide / 2 if text.anchor == "middle" else 0.0)
            assert left > MARGIN_MM
            assert left + wide < sheet.width_mm - MARGIN_MM + 0.5, text.text
            assert MARGIN_MM < text.at[1] < sheet.height_mm - MARGIN_MM
            assert text.capital_mm >= 1.6 or text.text.isdecimal() or text.bold
            said += text.text
    for part in PARTS:
        assert job.say(Message(f"phase.{part}")) in said
        rule = job.say(Message(f"help.{part}"))
        assert "".join(rule.split()) in "".join(said.split())


def test_lines_break_between_words_and_never_before_a_closing_sign() -> None:
    words = "Zwei Steine kosten ein Korn. Sag erst, wie viele auf welche Mauer kommen."
    lines = lines_of(words, 40.0, 2.0)
    assert " ".join(lines) == words
    assert all(width_of(line, 2.0) <= 40.0 for line in lines)
    japanese = "石のない城壁は破壊されます。貴族を取るか、身代金を要求します。"
    broken = lines_of(japanese, 22.0, 2.0)
    assert "".join(broken) == japanese
    assert len(broken) > 2
    assert not any(line[0] in "、。" for line in broken)


def test_the_box_has_room_for_all_pieces() -> None:
    size = box_size(PIECES)
    stacks = TILES / 2 * PIECES.tile_thickness_mm
    assert size.width > 2 * PIECES.tile_mm
    assert size.depth > PIECES.tile_mm
    # What lies above the tiles is poured in: cubes and cylinders as they fall leave some two fifths of a room empty.
    assert loose_mm3(PIECES) / (size.width * size.depth * (size.height - stacks)) < 0.56


def test_the_boxs_walls_lids_and_flaps_are_as_broad_as_what_they_meet() -> None:
    size, sheet = box_size(PIECES), tuck_box(JOB)
    folds = [shape for shape in sheet.shapes if isinstance(shape, Line) and shape.dash_mm > 0]
    upright = sorted({line.points[0][0] for line in folds if line.points[0][0] == line.points[1][0]})
    assert [b - a for a, b in itertools.pairwise(upright)] == [size.width, size.depth, size.width]
    assert sheet.width_mm - upright[-1] == size.depth
    level = sorted({line.points[0][1] for line in folds if line.points[0][1] == line.points[1][1]})
    # Tuck, lid, wall, lid, tuck.
    assert [b - a for a, b in itertools.pairwise(level)] == [size.depth, size.height, size.depth]


def test_the_box_is_one_page_of_a3() -> None:
    (pages,) = box_file(JOB, "a3").values()
    assert len(pages) == 1
