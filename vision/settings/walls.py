"""What the settings file tells of walls and grain columns; no values here (see ``vision.settings.stages``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExtentSettings:
    """Which part of a tile's raster is looked at (section ``[vision.walls.extent]``); lengths in its points."""

    inset_mm: float
    bridged_points: int
    least_points: int
    room_points: int
    every_points: int
    edge_steps: int


@dataclass(frozen=True, slots=True)
class OddsMapSettings:
    """How the network's parts make up a piece's side and top (section ``[vision.walls.maps]``); shares of a part."""

    edge_inside: float
    rim_each: float
    disk_edge_side: float
    disk_edge_top: float


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How lines are moved while walls are searched (section ``[vision.walls.search]``).

    Steps are along, across (mm), yaw, turn (rad) and gap (mm), largest first; of each so many rounds.
    """

    wide_steps: tuple[tuple[float, float, float, float, float], ...]
    wide_rounds: int
    stretch_steps: tuple[tuple[float, float, float, float, float], ...]
    stretch_rounds: int
    fine_steps: tuple[tuple[float, float, float, float, float], ...]
    fine_rounds: int
    least_gain: float
    blocks_ranked: int
    block_stride: int
    block_stones: float


@dataclass(frozen=True, slots=True)
class WallSettings:
    """How walls are searched (section ``[vision.walls]``)."""

    row_mm: float
    column_mm: float
    point_mm: float
    margin_mm: float
    tallest_mm: float
    reach_mm: float
    cost_per_mm_outside: float
    block_reach_mm: float
    block_step_mm: float
    block_turn_deg: float
    longest_block: int
    blocks_followed: int
    lines_followed: int
    longest: int
    most_courses: int
    improvement_rounds: int
    variants_refined: int
    rivals_refined: int
    walls_judged: int
    columns_together: int
    stone_cost: float
    least_score: float
    shared_weights: tuple[float, ...]
    likelihood_cap: float
    extent: ExtentSettings
    maps: OddsMapSettings
    search: SearchSettings


@dataclass(frozen=True, slots=True)
class WallModel:
    """What lines walls are built along (section ``[vision.selection.model]``)."""

    sharpest_turn_rad: float
    straightened_from_rad: float
    pitch_mm: float
    usual_gap_mm: float
    widest_gap_mm: float
    widest_drawn_gap_mm: float
    foot_slack_mm: float


@dataclass(frozen=True, slots=True)
class OcclusionPriorSettings:
    """Which stacks of stones are tried right behind a tower (section ``[vision.selection.occlusion_prior]``)."""

    apart_mm: tuple[float, ...]
    leads_rad: tuple[float, ...]
    turns_rad: tuple[float, ...]
    least_cosine: float
    followed: int
    rival_above: float


@dataclass(frozen=True, slots=True)
class SelectionSettings:
    """How drawings of rival explanations are weighed and when a count is a promise (section ``[vision.selection]``)."""

    odds_cap: float
    stone_cost: float
    disk_cost: float
    noble_cost: float
    cost_per_mm_outside: float
    cost_per_mm_bitten: float
    end_on_cost: float
    most_along: float
    most_aside_deg: float
    tile_half_mm: float
    rounds: int
    climb_rounds: int
    least_gain: float
    rivals_refined: int
    weighed_again: int
    worth_refining: float
    disks_about: int
    most_disks: int
    slide_step_mm: float
    column_reach_mm: float
    least_noble: float
    least_column: float
    otherwise_stones: float
    rivals_heard: int
    disk_count_worth: float
    least_chance: float
    more_disks: int
    second_opinion_below: float
    line_step: tuple[float, float, float, float, float]
    column_steps_mm: tuple[float, ...]
    column_slack_mm: float
    column_room_mm: float
    model: WallModel
    occlusion_prior: OcclusionPriorSettings


@dataclass(frozen=True, slots=True)
class BrownSettings:
    """Brown that keeps grain from being denied where no column was found (section ``[vision.brown]``)."""

    point_mm: float
    tallest_mm: float
    thinnest_mm: float


@dataclass(frozen=True, slots=True)
class RestartSettings:
    """When and how a wall's lowest course is laid anew (section ``[vision.restarts]``)."""

    rounds: int
    small_margin: float
    wide_gap_mm: float
    longest: int
    turns_rad: tuple[float, ...]
    moved: int
    worth_moving: float
    worth_changing: float


@dataclass(frozen=True, slots=True)
class DoubtSettings:
    """When counts of walls and columns are promises (section ``[vision.doubt]``)."""

    nothing_seen_above: float
    none_seen_above: float
    lone_confidence: float
    stones_seen_above: float
    second_opinion_above: float
    width_seen_above: float
    grain_seen_above: float
    most_margin: float
    small_margin: float
    most_unexplained: float
    least_agreement: float
    most_fusion_margin: float
    close_margin: float
    hidden_share: float
    covered_share: float
    low_tower: int
    end_on_along: float
    grain_before: float
    least_brown_mm2: float
    beside_elephant_mm: float
    stones_weights: tuple[float, ...]
    width_weights: tuple[float, ...]
    grain_weights: tuple[float, ...]
    no_wall_weights: tuple[float, ...]
    no_grain_weights: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LoneStoneSettings:
    """When a stone alone is a wall and has not fallen there (section ``[vision.lone_stone]``)."""

    most_turned_deg: float
    own_mark_mm: float
    noble_reach_mm: float


@dataclass(frozen=True, slots=True)
class AsItStoodSettings:
    """When what is left of a wall that fell stands where it stood (section ``[vision.as_it_stood]``)."""

    same_place_mm: float
    same_turn_deg: float
    least_gain: float
    apart_stones: float


@dataclass(frozen=True, slots=True)
class LyingSettings:
    """When stones that lie apart are weighed against a wall (section ``[vision.lying]``)."""

    least_misfit: float
    least_unexplained: float
    reach_mm: float
    apart_mm: float
    same_mm: float
    least_gain: float
    walls_tried: int
    most_scattered: int
    worth_settling: float
    turns: int
    rounds: int
    steps_mm: tuple[float, ...]
    step_rad: float


@dataclass(frozen=True, slots=True)
class UnseenSettings:
    """What a column that was not found may be (section ``[vision.unseen]``)."""

    reach_mm: float
    step_mm: float
    foot_slack_mm: float
    tallest: int
    counts_shares: tuple[float, ...]
    tempered_by: float
    most_log: float
    as_likely: float


@dataclass(frozen=True, slots=True)
class StrangeSettings:
    """What keeps nothing from being promised where something unknown shows (section ``[vision.strange]``)."""

    point_mm: float
    inset_mm: float
    slack_mm: float
    thinnest_mm: float
    dark_below: float
    doubt_mm2: float


@dataclass(frozen=True, slots=True)
class GrainSettings:
    """How grain columns are searched (section ``[vision.grain]``)."""

    reach_mm: float
    search_step_mm: float
    searched_heights: tuple[int, ...]
    starts_followed: int
    steps_mm: tuple[float, ...]
    rounds: int
    least_gain: float
    tallest: int
    loss_mm: float
    drawn_share: float
    disk_cost: float
    cost_per_mm_outside: float


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """How much of the picture the readers of walls and grain get (section ``[vision.site]``)."""

    height_mm: float
    margin_px: int
