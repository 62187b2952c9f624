"""Asks a second wall network about walls that the first one leaves in doubt.

Networks that learned differently err in different places. So where a wall's count is not certain, its likeliest walls are
weighed again by the second network's output. If that is certain of the same wall, what it shows is told.
"""

from __future__ import annotations

from vision.settings.walls import DoubtSettings
from vision.walls.claim.confidence import column_log_odds, may_hide_stones, stones_log_odds
from vision.walls.evidence.network import PartNetwork, parts_seen
from vision.walls.evidence.tile_evidence import TileEvidence
from vision.walls.select.map_estimate import MapEstimate
from vision.walls.select.mat_selection import weighed_again
from vision.walls.select.pairwise_ambiguity import SelectedTile


def with_second_opinion(selected: SelectedTile, tile: TileEvidence, network: PartNetwork) -> SelectedTile:
    """The tile as the second network shows it, if the first leaves its wall in doubt and the second is certain of it.

    The first one's tile stays if its column is certain and would not be any more.
    """
    own, found = tile.site.settings.stages.doubt, selected.estimate
    in_doubt = own.second_opinion_above <= stones_log_odds(found, own) < own.stones_seen_above
    if not _may_be_promised(found, own) or not in_doubt:
        return selected
    again = weighed_again(selected, parts_seen(tile.site, network, tile.site.settings.stages.walls), tile.site)
    told = again.estimate
    same = (told.hypothesis.stones(), told.hypothesis.width()) == (found.hypothesis.stones(), found.hypothesis.width())
    certain = _may_be_promised(told, own) and stones_log_odds(told, own) >= own.stones_seen_above
    return again if same and certain and not _loses_column(found, told, own) else selected


def _loses_column(found: MapEstimate, told: MapEstimate, own: DoubtSettings) -> bool:
    """Whether a column that is certain would be in doubt, gone or counted otherwise."""
    if found.hypothesis.column is None or column_log_odds(found, own) < own.grain_seen_above:
        return False
    same = told.hypothesis.disks() == found.hypothesis.disks()
    return not same or column_log_odds(told, own) < own.grain_seen_above


def _may_be_promised(found: MapEstimate, own: DoubtSettings) -> bool:
    """Whether a network could make the wall certain: whether a single stone fell, and what a wall hides, no network tells."""
    return found.hypothesis.stones() > 1 and not found.out_of_picture and may_hide_stones(found, own) is None
