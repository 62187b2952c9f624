"""Restarts the search from the base course of walls with a small margin or wide gaps, which it may have bent or spread.

The local search moves a line by little and changes one stone or course at a time. A lowest course of four stones that is spread
and turned a little may look nearly like one of five; between them lie worse ones, so that climbing ends beside the truth. So the
lowest course is laid again with a stone more, one fewer and as many, straight and bent, at several turns about either
end and its middle, the courses above kept where they were; what fits best of these is moved on from there.
"""

from __future__ import annotations

from collections.abc import Iterator

from vision.settings.walls import RestartSettings, WallModel
from vision.walls.model.line import GAP, TURN, YAW, X, Y
from vision.walls.model.structure import structures
from vision.walls.model.wall import Courses, Wall, stone_at
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import Floats, line_climbed

_ENDS = (-1, 0, 1)  # the end that stays where it was, or the middle


def restarted(
    scorer: Scorer, best: ScoredHypothesis, scored: list[ScoredHypothesis], own: RestartSettings
) -> ScoredHypothesis:
    """The best hypothesis after restarting its wall, if that is called for; what is tried is added to ``scored``."""
    if not _is_called_for(best, scored, own):
        return best
    for _ in range(own.rounds):
        before = best
        best = _best_anew(scorer, before, scored, own)
        if best.hypothesis.form() == before.hypothesis.form():
            break
    return best


def _is_called_for(best: ScoredHypothesis, scored: list[ScoredHypothesis], own: RestartSettings) -> bool:
    wall = best.hypothesis.wall
    if wall is None:
        return False
    if wall.length > 1 and wall.line[GAP] > own.wide_gap_mm:
        return True
    form = wall.stones(), wall.width()
    return any(
        best.score - other.score < own.small_margin and (other.hypothesis.stones(), other.hypothesis.width()) != form
        for other in scored
    )


def _best_anew(
    scorer: Scorer, best: ScoredHypothesis, scored: list[ScoredHypothesis], own: RestartSettings
) -> ScoredHypothesis:
    """The best of the restarted walls, each moved and changed by a stone or course, or the best as before."""
    assert best.hypothesis.wall is not None
    laid = scorer.scored([best.hypothesis.with_wall(wall) for wall in _laid(best.hypothesis.wall, scorer, own)])
    scored += laid
    laid.sort(key=lambda w: -w.score)
    kinds = set()
    found = best
    for option in laid:
        assert option.hypothesis.wall is not None
        kind = option.hypothesis.wall.courses, option.hypothesis.wall.line[TURN] == 0.0
        if kind in kinds or option.score < best.score - own.worth_moving:
            continue
        kinds.add(kind)
        option = _moved_on(scorer, option, found, scored, own)
        found = max(found, option, key=lambda w: w.score)
        if len(kinds) == own.moved:
            break
    return found


def _moved_on(
    scorer: Scorer,
    option: ScoredHypothesis,
    best: ScoredHypothesis,
    scored: list[ScoredHypothesis],
    own: RestartSettings,
) -> ScoredHypothesis:
    """A restarted wall, moved, and if it comes near the best, changed by a stone or course and moved again."""
    option = line_climbed(scorer, option, scored, quickly=True)
    if option.score < best.score - own.worth_changing:
        return option
    others = scorer.scored(list(structures(option.hypothesis, scorer.likelihood.sizes.stone_mm)))
    scored += others
    other = max(others, key=lambda w: w.score)
    if other.score > option.score and other.hypothesis.wall is not None:
        return line_climbed(scorer, other, scored, quickly=True)
    return option


def _laid(wall: Wall, scorer: Scorer, own: RestartSettings) -> Iterator[Wall]:
    stone_mm = scorer.likelihood.sizes.stone_mm
    for length in (wall.length - 1, wall.length, wall.length + 1):
        if not 1 <= length <= own.longest:
            continue
        for bend in dict.fromkeys((0.0, float(wall.line[TURN]))):
            for end in _ENDS:
                for turn in own.turns_rad:
                    line = pinned(wall, length, end, turn, bend, stone_mm, scorer.settings.model)
                    for courses in dict.fromkeys(above(wall.courses, length - wall.length, length, end)):
                        yield Wall(line, length, courses, 0.0)


def pinned(wall: Wall, length: int, end: int, turn: float, bend: float, stone_mm: float, model: WallModel) -> Floats:
    """A line of another length, turned and bent differently, of which one end (or the middle, 0) stays in place."""
    line = wall.line.copy()
    line[TURN], line[GAP] = bend, min(float(line[GAP]), model.usual_gap_mm)
    line[YAW] += turn
    stays = stone_at(wall.line, end * (wall.length - 1) / 2, stone_mm)
    comes = stone_at(line, end * (length - 1) / 2, stone_mm)
    line[X] += stays[0] - comes[0]
    line[Y] += stays[1] - comes[1]
    return line


def above(courses: Courses, more: int, length: int, end: int) -> Iterator[Courses]:
    """The courses on a lowest course of another length: as long as before, or longer or shorter by as much."""
    kept = {-1: (0, 0), 0: (more, more), 1: (2 * more, 2 * more)}[end]
    for first_by, last_by in (kept, (0, 2 * more)):
        laid = [(0, 2 * length - 2)]
        for first, last in courses[1:]:
            low, high = laid[-1]
            start, stop = max(first + first_by, low), min(last + last_by, high)
            if stop < start:
                break
            laid.append((start, stop - (stop - start) % 2))
        yield tuple(laid)
