"""Every threshold of seeing stands in the settings file: what numbers modules keep are of a few kinds, named here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from companion.settings.loading import Settings

ROOT = Path(__file__).parents[2]
APART = ("settings",)
"""The settings' own room."""

KEPT = {
    "print: how the markers' code, EXIF, JPEG or a file is laid out": {
        "calibration/aiming": "_CELLS",
        "calibration/photo": "_QUARTER_TURNS _TURNS _MIRRORED",
        "decoding": "MOST_PIXELS",
        "picture_size": "_START_OF_FRAME _WITHOUT_LENGTH",
        "evaluation/noble_places": "DIGITS",
        "evaluation/sweeps": "_MARKER_CELLS",
        "light/restored": "_MARKER_CELLS",
        "markers/missed_markers": "_CELLS",
        "teaching/file_form": "VERSION",
    },
    "mathematics: units, constants, indexes, directions, how many parameters or moves there are": {
        "calibration/lens_prior": "DIAGONAL_35MM LENS",
        "evaluation/intervals": "_Z_95",
        "light/crosstalk": "_BLUE _GREEN _RED",
        "light/light_model": "_CODES SRGB_TO_LINEAR",
        "fusion/lying_stones": "_TURNS",
        "kernels/calling": "MOST_DIMENSIONS _ONES",
        "light/restored": "_OF_MEDIAN _CURVATURE",
        "mats/foreground_cells": "_MEAN",
        "pieces/channels": "_MEAN _KIND_OF",
        "teaching/colours": "_MOVES",
        "tracking/observation_diff": "_NO_WALL _NO_GRAIN",
        "tracking/picture_change": "RED_OVER_BLUE",
        "walls/model/hypothesis": "NO_STONES",
        "walls/model/line": "X Y YAW TURN GAP",
        "walls/render/column_count": "_AROUND",
        "walls/render/column_sums": "_SUMS",
        "walls/search/proposals": "_AROUND",
        "walls/select/restarts": "_ENDS",
    },
    "arithmetic: what keeps logarithms and divisions finite, stands for never or nowhere, or is a step of an approximation": {
        "cards/opinions": "_FAINTEST",
        "cards/views": "_MESH_PX",
        "evaluation/promises": "_STEPS",
        "geometry/camera_model": "_MOST_PX _LARGEST",
        "markers/poses": "_HAIR_PX",
        "light/colours": "LEVELS TOP",
        "light/light_model": "_SLOW_PX",
        "light/veil": "_STEP _LEAST_INK",
        "mats/foreground_cells": "STRIDE",
        "mats/top_view": "MESH_PX",
        "pieces/elephants": "_EVERY",
        "pieces/noble_template": "SUPERSAMPLING",
        "pieces/oblique_view": "MESH_PX",
        "pieces/occlusion": "COARSE",
        "teaching/colours": "_DARKEST _LEAST_GAIN",
        "teaching/promises": "_SHIFTS",
        "tracking/picture_change": "SPARSE",
        "walls/evidence/line_of_sight": "FAR _COARSE",
        "walls/evidence/log_odds_maps": "_FAINTEST",
        "walls/render/scorer": "_NOWHERE",
        "walls/search/layout_kernels": "NEVER",
    },
    "learned: the form in which a network or a fit was taught to see, which changes with its weights alone": {
        "cards/alignment": "_VIEW _PX_PER_MM",
        "cards/confidence": "_MOST_LEAD",
        "cards/network": "FINDER_CELL_PX FINDER_MAPS",
        "cards/opinions": "_LEAST",
        "cards/views": "MAT_VIEW WHOLE_CARD INDEX_CORNER BRIGHTEST",
        "networks/piece_network": "CHANNELS CELL_PX _PROBE_PX",
        "pieces/channels": "REDUCED OTHER_SEAT KINDS BRIGHTEST",
        "pieces/tile_look": "CANVAS PLANE_SHARE",
        "walls/evidence/disk_chain": "MARKS LEAST_ROWS_A_DISK MOST_ROWS_A_DISK RIM_SPREAD_MM SLIDE_SPREAD_MM NEVER _HEIGHTS",
        "walls/evidence/disk_network": "_LEAST_ROWS",
        "walls/evidence/disk_strip": "ROW_MM COLUMN_MM COLUMNS INPUTS BELOW_MM ABOVE_MM _FINE _KNOT_ROWS _KNOT_COLUMNS _FLOOR",
        "walls/evidence/network": "INPUTS FLOOR FARTHEST PAD_PX",
    },
    "drawing: how pictures of pieces are painted, as the walls' network was taught with": {
        "walls/model/hypothesis": "_TOGETHER",
        "walls/render/drawing": "SHIFT _STONE_EDGE_PX _DISK_EDGE_PX _CORNERS _SIDE_FACES _ROUND _BITS _STONE_FACES _STONE_EDGES"
        " STONE_FACES STONE_EDGES",
    },
    "raster: how large a marker is laid straight, in pixels that a module's other numbers count": {
        "markers/marker_sides": "_SIDE_PX _RIM_PX _CELL_PX _CORNERS",
        "markers/missed_markers": "_CELL_PX _RIM_PX",
        "mats/covered_markers": "_CODE_PX",
    },
    "shown: colours and sizes of pictures for people": {
        "cards/overlay": "_HALF_CARD_MM",
        "evaluation/failures": "CROP_SIZE_PX TOP_MM",
        "readings/label_layout": "NOTHING _COVERING",
        "readings/overlay": "SEEN UNSURE HIDDEN TILE INK GROUND _BARE_EDGE",
        "readings/pictograms": "_CROSSED _FINE _GAP _SHAPES",
        "teaching/explaining": "_ROW_PX _SWATCH_PX _NAME_PX _POINTS_PX _INK",
    },
    "experiment: what an evaluation makes worse, by how much, and what it takes for visible": {
        "evaluation/other_tables": "WARM_2700K COLD_9000K STANDING_MM OTHER_TABLES",
        "evaluation/sight": "STONE_RADIUS_MM OWN_SIZE_MM AROUND UP",
        "evaluation/sweeps": "PRINTED_INK _PX_PER_CELL _LEAST_PX _GREY _COLOURED SWEEPS",
    },
}
"""Kinds of numbers that may stand in a module, and which do. A threshold is none of these: it belongs into ``raja.toml``."""


def numeric_constants() -> Iterator[tuple[str, str]]:
    """Module and name of each constant of seeing that is set to something with a number in it."""
    for path in sorted((ROOT / "vision").rglob("*.py")):
        module = path.relative_to(ROOT / "vision").with_suffix("").as_posix()
        if module.split("/")[0] in APART:
            continue
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or statement.value is None:
                continue
            if any(_is_number(part) for part in ast.walk(statement.value)):
                targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                yield from ((module, name) for target in targets for name in _names(target))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def _names(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from _names(part)
    else:
        yield ast.unparse(target).split("[")[0]


def test_no_module_keeps_a_threshold() -> None:
    """A new number at a module's head is a setting, or of a kind that is named here."""
    kept = {(module, name) for kind in KEPT.values() for module, names in kind.items() for name in names.split()}
    found = set(numeric_constants())
    assert sorted(found - kept) == []
    assert sorted(kept - found) == [], "named here, and no longer there"


def test_every_setting_is_read() -> None:
    """A setting that no code reads has no effect: it does not belong in the file."""
    modules = [path for room in ("vision", "companion", "hardware") for path in (ROOT / room).rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    read = set(re.findall(r"\.(\w+)", text))
    assert sorted(set(_keys(Settings)) - read) == []


def _keys(section: Any) -> Iterator[str]:
    hints = get_type_hints(section)
    for field in fields(section):
        kind = hints[field.name]
        yield field.name
        for inner in (kind, *get_args(kind)):
            if is_dataclass(inner):
                yield from _keys(inner)
