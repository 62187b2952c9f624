"""Everything vision may be told by the settings file; no values here, so that there is one place for them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vision.geometry.table import TableGeometry
from vision.settings.cards import CardSettings
from vision.settings.fusion import FusionSettings
from vision.settings.teaching import TeachingSettings
from vision.settings.walls import (
    DoubtSettings,
    GrainSettings,
    RestartSettings,
    SelectionSettings,
    StrangeSettings,
    UnseenSettings,
    WallSettings,
)

if TYPE_CHECKING:
    from vision.networks.piece_network import PieceNetwork

Srgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of the set's pieces, as sRGB under neutral light (section ``[palette]``)."""

    seats: tuple[Srgb, ...]
    tile_red: Srgb
    tile_blue: Srgb
    brown: Srgb
    shield_blue: Srgb
    disk_yellow: Srgb
    papers: tuple[Srgb, ...]
    bare_wood: tuple[Srgb, ...]
    skin: tuple[Srgb, ...]

    def with_paper(self, paper: Srgb) -> Palette:
        """The same palette for a mat that is printed on this paper, too."""
        return replace(self, papers=(*self.papers, paper))


@dataclass(frozen=True, slots=True)
class PoseSettings:
    """Thresholds of finding markers and mats (section ``[vision.pose]``)."""

    search_width_px: float
    threshold_window_min_px: int
    threshold_window_max_px: int
    threshold_window_step_px: int
    corner_window_share: float
    corner_window_max_px: int
    markers_needed: int
    markers_enough: int
    agree_share: float
    together_share: float
    early_share: float
    worst_error_px: float
    error_width_px: float
    error_floor_px: float
    ambiguity_ratio: float
    same_pose_deg: float
    same_plane_deg: float


@dataclass(frozen=True, slots=True)
class MarkerSideSettings:
    """Thresholds of a marker's corners by its sides (section ``[vision.marker_sides]``)."""

    white_percentile: float
    step_share: float
    least_contrast: float
    least_shown: float
    most_moved_share: float


@dataclass(frozen=True, slots=True)
class MissedMarkerSettings:
    """Thresholds of looking again for markers where a first pose says they lie (section ``[vision.missed_markers]``)."""

    search_mm: float
    least_likeness: float
    rounds: int


@dataclass(frozen=True, slots=True)
class CoveredMarkerSettings:
    """When a marker that does not show counts as covered (section ``[vision.covered_markers]``)."""

    least_pale: float
    over_ink: float


@dataclass(frozen=True, slots=True)
class LightSettings:
    """Thresholds of the light model (section ``[vision.light]``)."""

    step_px: int
    ink_typical: float
    ink_spread: float
    veil_typical: float
    dark_width_px: float
    dark_share: float
    dark_share_learning: float
    dark_typical: float
    dark_noise: float
    dark_missing: float


@dataclass(frozen=True, slots=True)
class CrosstalkSettings:
    """How red light that shows as blue is read off a mat's printed line (section ``[vision.crosstalk]``)."""

    least_contrast: float
    most_green: float
    rim_mm: tuple[float, float]
    step_mm: float
    every_mm: float
    line_mm: float
    beside_mm: float
    least_paper: float
    least_missing: float
    most_beside: float
    red_share: float
    least_profiles: int
    most: float


@dataclass(frozen=True, slots=True)
class ColourSettings:
    """How the palette's colours may look (section ``[vision.colours]``)."""

    shades: tuple[float, ...]
    glosses: tuple[float, ...]
    floor: float
    brightness_weight: float
    shade_cost: float
    gloss_cost: float
    neutral_ratio: float
    dark_below: float


@dataclass(frozen=True, slots=True)
class PaperSettings:
    """When a mat's own paper is learned (section ``[vision.paper]``)."""

    known_share: float
    least_light: float
    likeness: float
    alike_share: float
    step_codes: int


@dataclass(frozen=True, slots=True)
class TileSettings:
    """Thresholds of finding tiles (section ``[vision.tiles]``). Shares are of a cell's looked-at area."""

    px_per_mm: float
    sheet_inset_mm: float
    inset_mm: float
    inside_share: float
    tile_share: float
    tile_to_bare: float
    bare_share: float
    stray_to_bare: float
    side_ratio: float
    near_share: float


@dataclass(frozen=True, slots=True)
class MarketSettings:
    """Thresholds of reading the market's disks (section ``[vision.market]``). Shares are of a pad's looked-at area."""

    px_per_mm: float
    look_radius_mm: float
    faintest: float
    green_of_red: float
    blue_of_green: float
    yellow_share: float
    ink_darkness: float
    ink_share: float
    rival_ratio: float


@dataclass(frozen=True, slots=True)
class BesideSettings:
    """What is worth a look beside the tiles (section ``[vision.beside]``)."""

    contrast: float
    brightest: float
    around_px: int
    thinnest_px: int
    least_mm2: float
    marker_margin_mm: float
    tile_margin_mm: float
    printed_mm: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class GuessSettings:
    """Which of the piece network's peaks are taken up (section ``[vision.guesses]``)."""

    least_score: float
    apart_mm: float


@dataclass(frozen=True, slots=True)
class NobleSettings:
    """The noble's shape and when it is seen (section ``[vision.nobles]``). Scores are log odds."""

    px_per_mm: float
    profile_mm: tuple[tuple[float, float], ...]
    foot_inset_mm: float
    seen_above: float
    likely_above: float
    absent_below: float
    lowest_score: float
    covered_share: float
    room_step_mm: float
    room_slack_mm: float
    room_share: float
    second_confidence: float
    alone_confidence: float


@dataclass(frozen=True, slots=True)
class StandingSettings:
    """Blobs that tell a city's tile (section ``[vision.standing]``), measured along the line of sight."""

    least_mm2: float
    foot_lift_mm: float
    edge_inset_mm: float
    more_than_a_stone_mm2: float
    more_than_a_shadow_mm2: float
    maybe_own_mm2: float
    maybe_brown_mm2: float
    maybe_disk_mm2: float
    maybe_unlike_mm2: float
    maybe_foreign_mm2: float
    unlike_doubt_mm2: float
    unlike_px_mm: float
    unlike_own_share: float
    unlike_hue: float
    unlike_floor: float
    unlike_dark_below: float
    elephant_above: float
    maybe_beyond_mm: float
    own_beside_noble_mm2: float
    least_feet_mm: float
    clear_below_mm: float
    least_grain_mm2: float
    grain_breadth_mm: float
    tall_grain_mm: float


@dataclass(frozen=True, slots=True)
class ShieldSettings:
    """Thresholds of reading shields (section ``[vision.shields]``). Shares are of a whole shield's area or side."""

    trace_share: float
    least_share: float
    most_share: float
    square_share: float
    patch_mm: float
    sample_px_per_mm: float
    nudges_deg: tuple[float, ...]
    least_correlation: float
    least_margin: float
    numerals: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HandSettings:
    """Thresholds of finding hands (section ``[vision.hands]``)."""

    coarse_mm: float
    suspect_mm2: float
    hand_mm2: float
    cell_share: float
    around_mm: float
    marker_margin_mm: float
    sleeve_mm2: float
    sleeve_edge_mm: float
    sleeve_likeness: float
    faintest: float


@dataclass(frozen=True, slots=True)
class PieceSettings:
    """When elephants and player markers are seen (section ``[vision.pieces]``). Scores are log odds."""

    seen_above: float
    doubt_above: float
    beside_doubt_above: float
    apart_mm: float
    paper_share: float
    paper_score: float
    least_paper_px: int
    middle_mm: float
    middle_height_mm: float


@dataclass(frozen=True, slots=True)
class LooseSettings:
    """When a fallen stone is seen (section ``[vision.loose]``). Scores are log odds."""

    seen_above: float
    doubt_above: float
    none_confidence: float
    neutral_missed: int
    faint_above: float
    least_mm2: float
    near_mm: float
    stray_above: float


@dataclass(frozen=True, slots=True)
class SiteSettings:
    """How much of the picture the readers of walls and grain get (section ``[vision.site]``)."""

    height_mm: float
    margin_px: int


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """When two pictures differ (section ``[vision.tracker.change]``). Brightness in steps of 0..255."""

    width_px: int
    dark: int
    smooth_px: int
    step: float
    noise_ratio: float
    least_px: int


@dataclass(frozen=True, slots=True)
class TrackerSettings:
    """When the table is still and what is read anew (section ``[vision.tracker]``)."""

    settle_s: float
    cell_height_mm: float
    cell_margin_mm: float
    least_change_mm2: float
    mat_moved_mm: float
    change: ChangeSettings


@dataclass(frozen=True, slots=True)
class LensSettings:
    """How an unknown lens is estimated from the markers of one photo (section ``[vision.lens]``)."""

    typical_35mm: float
    typical_spread: float
    exif_spread: float
    middle_spread: float
    cut_middle_spread: float
    shapes: tuple[float, ...]
    shape_room: float
    bend_spread: float
    corner_px: float
    starts: int
    start_error_px: float
    worst_error_px: float
    marker_worth: float
    most_off: float
    pole_mm: float
    height_spreads: float
    count_room: float
    most_courses: int
    few_markers: int


@dataclass(frozen=True, slots=True)
class CharucoBoard:
    """The printed board a camera is calibrated with (section ``[vision.calibration.board]``)."""

    cols: int
    rows: int
    square_mm: float
    marker_mm: float
    dictionary: str


@dataclass(frozen=True, slots=True)
class CalibrationSettings:
    """What makes a calibration good enough (section ``[vision.calibration]``)."""

    corners_needed: int
    shots_needed: int
    coverage_cols: int
    coverage_rows: int
    coverage_needed: float
    worst_error_px: float
    error_width_px: float
    hurting_ratio: float
    focal_uncertainty: float
    tilt_deg: float
    tilted_shots_needed: int
    corner_window_share: float
    board: CharucoBoard


@dataclass(frozen=True, slots=True)
class AimSettings:
    """When a camera is well aimed (section ``[vision.aiming]``). Codes are 0..255."""

    good_stone_px: float
    least_stone_px: float
    flattest_deg: float
    steepest_deg: float
    sharp_px: float
    blurred_px: float
    dark_white: float
    bright_white: float
    milky_black: float
    uneven_ratio: float
    burnt_code: int
    glare_share: float
    guessed_fovs_deg: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class VisionStages:
    """One section for each stage of seeing (sections ``[vision.*]``); a stage adds its own here."""

    pose: PoseSettings
    marker_sides: MarkerSideSettings
    missed_markers: MissedMarkerSettings
    covered_markers: CoveredMarkerSettings
    light: LightSettings
    crosstalk: CrosstalkSettings
    colours: ColourSettings
    paper: PaperSettings
    tiles: TileSettings
    market: MarketSettings
    beside: BesideSettings
    guesses: GuessSettings
    nobles: NobleSettings
    standing: StandingSettings
    shields: ShieldSettings
    hands: HandSettings
    pieces: PieceSettings
    loose: LooseSettings
    site: SiteSettings
    walls: WallSettings
    selection: SelectionSettings
    restarts: RestartSettings
    doubt: DoubtSettings
    unseen: UnseenSettings
    strange: StrangeSettings
    grain: GrainSettings
    tracker: TrackerSettings
    cards: CardSettings
    calibration: CalibrationSettings
    lens: LensSettings
    fusion: FusionSettings
    aiming: AimSettings
    teaching: TeachingSettings


@dataclass(frozen=True, slots=True)
class VisionSettings:
    """What ``observe`` needs beside the picture and the camera.

    ``piece_network`` is learned (``vision/networks/piece_network.onnx``, made by ``vision.training.pieces``).
    """

    geometry: TableGeometry
    palette: Palette
    stages: VisionStages
    piece_network: PieceNetwork
