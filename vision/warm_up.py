"""Getting ready to look: what is compiled is compiled, or loaded, before the first picture waits for it."""

from __future__ import annotations

import numpy as np

from vision.compiler_code import forget_compiler_code
from vision.light.colours import classify
from vision.light.light_model import LightModel
from vision.settings.stages import VisionSettings
from vision.walls.evidence.disk_chain import MARKS, MOST_ROWS_A_DISK, count_odds
from vision.walls.evidence.line_of_sight import LineOfSight
from vision.walls.evidence.network import PartsSeen
from vision.walls.evidence.ray_sums import evidence_from
from vision.walls.evidence.tile_evidence import grain_shape
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.parts import PARTS, Sizes
from vision.walls.model.wall import Wall
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import Scorer
from vision.walls.search.column_search import search_column
from vision.walls.search.noble_scores import pawn_scores
from vision.walls.search.search import search_walls
from vision.walls.search.tables import Scene, tables_for
from vision.walls.search.weighing import Standpoint
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import estimate_of

_AWAY_MM, _HIGH_MM, _ROWS, _COLUMNS = 300.0, 300.0, 60, 24


def warm_up(settings: VisionSettings) -> None:
    """Look for a wall where nothing is to be seen: every loop that a picture is read with runs once.

    The compiler's own code, which nothing runs from then on, leaves memory.
    """
    _look_at_pixels(settings)
    pieces, stages = settings.geometry.pieces, settings.stages
    bearings = np.linspace(-0.05, 0.05, _COLUMNS)
    sight = LineOfSight(np.zeros(2), _HIGH_MM, bearings, _AWAY_MM - _ROWS / 2, 1.0, _ROWS)
    middle_mm = (_AWAY_MM, 0.0)
    nothing = np.zeros((_ROWS, _COLUMNS), dtype=np.float32)
    tables = tables_for(
        [Scene(sight, nothing, nothing, (), (), middle_mm)], pieces.stone_mm, stages.walls.most_courses, 1
    )
    search_walls(tables, tables, [()], Standpoint(stages.walls, stages.selection.model, pieces.stone_mm))
    seen = PartsSeen(sight, np.zeros((PARTS, _ROWS, _COLUMNS), dtype=np.float32), np.ones(nothing.shape, dtype=bool))
    sizes = Sizes(pieces.stone_mm, pieces.grain_diameter_mm, pieces.grain_thickness_mm, stages.nobles.profile_mm)
    likelihood = RenderLikelihood(seen, (), middle_mm, sizes, stages.selection.odds_cap)
    scorer = Scorer(likelihood, middle_mm, stages.walls.reach_mm, stages.selection)
    stone = TileHypothesis(Wall(np.array([*middle_mm, 0.0, 0.0, 0.0]), 1, ((0, 0),), 0.0), (*middle_mm, 2), None)
    likelihood.looks_otherwise(likelihood, stone, stages.selection.otherwise_stones)
    estimate_of(scorer, *settled(scorer, stone))
    evidence = evidence_from(sight, nothing, nothing, 1.0, 1)
    search_column(evidence, middle_mm, grain_shape(settings), stages.grain)
    pawn_scores(evidence, evidence.side_sums, np.array([_AWAY_MM]), np.zeros(1), stages.nobles.profile_mm)
    forget_compiler_code()


def _look_at_pixels(settings: VisionSettings) -> None:
    """The loops that pieces are looked for with: light, colours, marks and markers."""
    from vision.markers.reducing_kernels import reduce_part
    from vision.pieces.peak_kernels import find_peaks

    black, places = np.zeros((8, 8, 3), dtype=np.uint8), np.zeros((8, 8), dtype=np.float32)
    light = LightModel(np.ones((2, 2, 3), dtype=np.float32), np.zeros(3, dtype=np.float32), 8, 0.03)
    classify(light.relative_at(black, places, places), settings.palette, settings.stages.colours)
    find_peaks(places, 1.0, np.empty((places.size, 3)))
    count_odds(np.zeros((1, MARKS, MOST_ROWS_A_DISK), dtype=np.float32), 1.0, 4.0, 1)
    reduce_part(np.zeros((8, 8), dtype=np.uint8), 2.0, 0, 0, np.empty((4, 4), dtype=np.uint8))
