"""Why the camera is not sure: each of vision's reasons as a message, with the numbers that stand in it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from companion.texts.message import Message, Value, as_told_once

REASONS: Final = {
    "its mat is not in the picture": "mat_not_in_picture",
    "nothing shows on that tile": "nothing_shows",
    "no mat is in the picture": "no_mat",
    "it sees {stones} stones and a width of {width}": "wall_seen",
    "a hand covers it: take it away": "hand_covers",
    "a hand may cover stones: take it away": "hand_over_stones",
    "a hand covers part of it": "hand_covers_part",
    "something of the colour of skin lies over the mat": "skin_over_mat",
    "part of it lies outside the picture: move the camera back": "part_outside",
    "it is not in the picture": "not_in_picture",
    "out of the picture: turn the camera so that the whole mat shows": "turn_camera",
    "only {shown} of its markers shows and it takes {needed}: uncover the mat": "few_markers",
    "{shown} of its markers show but they disagree: lay the mat flat, and clear away what looks like a marker": "markers_disagree",
    "its markers allow two poses: show one more of them, or look more steeply": "two_poses",
    "its markers do not fit a flat mat: lay the mat flat, or calibrate anew": "mat_not_flat",
    "the camera is not calibrated: run `raja calibrate`": "not_calibrated",
    "something stands before part of the wall": "before_part_of_wall",
    "something lies over a marker behind it and hides part of it: take it away": "over_marker",
    "it turns its end to the camera: look from its broad side": "end_to_camera",
    "stones may stand behind it and what stands before it: look from another side": "stones_behind",
    "something stands before the wall: look from another side": "before_wall",
    "another wall would look nearly the same": "another_wall",
    "something shows there that was not recognised": "not_recognised",
    "something of the stones' colour stands there": "stones_colour",
    "a stone alone may be a wall or may have fallen": "stone_alone",
    "black and white stones look like shadows and paper: count the fallen ones": "black_and_white",
    "single stones lie close to a wall or hardly show: move them apart": "stones_close",
    "a single stone lies by a noble: it may be a wall or have fallen": "stone_by_noble",
    "something stands before part of the column": "before_part_of_column",
    "something stands before the column: look from another side": "before_column",
    "the column's height lies between two counts": "between_counts",
    "a low column may stand behind what stands there: look from another side": "low_column_behind",
    "something brown stands there": "brown_stands",
    "an elephant stands where disks may stand: set it aside": "elephant_stands",
    "something brown shows on the tile": "brown_on_tile",
    "what stands there hides part of the tile": "hides_part_of_tile",
    "something covers it: clear the view of this cell": "clear_cell",
    "it is not sure that a tile lies there": "tile_in_doubt",
    "part of what may be a noble shows: move what stands before it": "part_of_noble",
    "a noble may stand behind what stands on its tile: look from another side, or say so": "noble_behind",
    "something covers part of the shield: uncover its numeral": "shield_covered",
    "the shield's numeral is blurred or partly covered: uncover it or lay it flat": "shield_blurred",
    "it is small, blurred or partly covered: turn it, or move what stands before it": "piece_blurred",
    "an elephant or a player marker: turn it to the camera": "elephant_or_marker",
    "the disk that lies face up is covered, likely {disk}: uncover it": "disk_covered",
    "the disks of this row are covered or missing: uncover them": "disks_missing",
    "no disk of this row shows a numeral: turn one face up": "no_numeral",
    "two disks of this row show dark marks: turn one face down": "two_numerals",
    "something covers a disk of this row: uncover it": "disk_of_row_covered",
    "no game is being played": "no_game",
}
"""What vision and referee say, and the text's code after ``reason.``; ``{name}`` stands for a number or a word."""

_NUMBERS: Final = {"one": 1}


def reason_told(reason: str) -> Message:
    """That reason as a message; the sentence as it stands where it is none of these (an old recording's)."""
    code = REASONS.get(reason)
    if code is not None:
        return Message(f"reason.{code}")
    for said, code in REASONS.items():
        found = _pattern(said).fullmatch(reason) if "{" in said else None
        if found is not None:
            return Message(f"reason.{code}", {name: _value(word) for name, word in found.groupdict().items()})
    return as_told_once(reason)


def _value(word: str) -> Value:
    return int(word) if word.isdecimal() else _NUMBERS.get(word, word)


@cache
def _pattern(said: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(said)))
