"""Shields and loose pieces by several looks: what lies within a few millimetres in two of them is one thing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from vision.fusion.fused_readings import fused_count, fused_presence
from vision.mats.shields import ShieldFound
from vision.readings.observation import PieceSeen, ShieldSeen
from vision.settings.fusion import FusionSettings


def fused_shields(looks: Sequence[Sequence[ShieldFound]], own: FusionSettings) -> tuple[ShieldSeen, ...]:
    """Every shield that any look shows, its value by all that do."""
    groups: list[list[ShieldFound]] = []
    for shields in looks:
        free = list(groups)
        for shield in shields:
            same = [group for group in free if _apart(group[0], shield) < own.apart_mm]
            if same:
                nearest = min(same, key=lambda group: _apart(group[0], shield))
                nearest.append(shield)
                free.remove(nearest)
            else:
                groups.append([shield])
    return tuple(replace(group[0].seen, value=fused_count([one.seen.value for one in group])) for group in groups)


def fused_pieces(looks: Sequence[Sequence[PieceSeen]], own: FusionSettings) -> tuple[PieceSeen, ...]:
    """Every elephant and marker that any look shows; a look that knows the kind is heard before one that does not."""
    groups: list[list[PieceSeen]] = []
    for pieces in looks:
        free = list(groups)
        for piece in pieces:
            same = [group for group in free if math.dist(_at(group[0]), _at(piece)) < own.apart_mm]
            if same:
                nearest = min(same, key=lambda group: math.dist(_at(group[0]), _at(piece)))
                nearest.append(piece)
                free.remove(nearest)
            else:
                groups.append([piece])
    return tuple(_one(group, own) for group in groups)


def _one(group: Sequence[PieceSeen], own: FusionSettings) -> PieceSeen:
    kinds = {piece.kind for piece in group if piece.kind != "unknown"}
    if len(kinds) > 1:
        return replace(group[0], kind="unknown")
    known = [piece for piece in group if piece.kind in kinds] or list(group)
    return replace(known[0], present=fused_presence([piece.present for piece in known], own.presence_seen_above))


def _apart(one: ShieldFound, other: ShieldFound) -> float:
    return math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def _at(piece: PieceSeen) -> tuple[float, float]:
    return piece.x_mm, piece.y_mm
