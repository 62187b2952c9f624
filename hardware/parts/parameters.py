"""The parameters of the parts: ``parts.toml`` as frozen dataclasses, without default values."""

from __future__ import annotations

from dataclasses import dataclass

Pair = tuple[float, float]
Triple = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice that are played with."""

    size_mm: float
    pip_pitch_mm: float


@dataclass(frozen=True, slots=True)
class Printing:
    """What the printer can do, and the play between parts that meet."""

    bed_mm: float
    least_wall_mm: float
    fit_mm: float
    board_fit_mm: float
    overhang_deg: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """Numbers for estimating grams and hours from a mesh."""

    shell_mm: float
    infill_share: float
    flow_mm3_per_s: float
    density_g_per_cm3: float


@dataclass(frozen=True, slots=True)
class Screws:
    """Holes for screws and nuts, by size."""

    m3_thread_mm: float
    m3_clear_mm: float
    m3_head_mm: float
    m4_clear_mm: float
    m6_clear_mm: float
    m6_nut_mm: float
    m6_nut_deep_mm: float
    m2_thread_mm: float


@dataclass(frozen=True, slots=True)
class Tower:
    """The channels; ``apex_mm`` is (y, z) of the corner the dice slide into."""

    wall_mm: float
    channel_width_mm: float
    channel_depth_mm: float
    height_mm: float
    floor_tilt_deg: float
    apex_mm: Pair
    throat_mm: float
    baffle_reach_mm: float
    baffle_top_mm: float
    baffle_step_mm: float
    cable_slot_mm: float


@dataclass(frozen=True, slots=True)
class Well:
    """The plate with the corner; lengths along the slope are counted from the corner."""

    lip_mm: float
    wall_mm: float
    split_mm: float
    front_mm: float
    lap_mm: float
    hook_mm: float
    hook_thick_mm: float
    ledge_mm: float
    pane_mm: float
    pane_play_mm: float
    sensor_gap_mm: float


@dataclass(frozen=True, slots=True)
class Sensor:
    """The reflectance sensor, as in its data sheet."""

    body_mm: Pair
    height_mm: float
    lead_rows_mm: float
    lead_mm: float
    lead_spacing_mm: float
    best_mm: Pair


@dataclass(frozen=True, slots=True)
class Carrier:
    """The plate that holds nine sensors, and the strip board below it."""

    pitch_mm: float
    plate_mm: float
    size_mm: Pair
    standoff_mm: float
    board_mm: Triple
    board_parts_mm: float


@dataclass(frozen=True, slots=True)
class Camera:
    """The camera module, as in its drawing, and the plate behind it."""

    board_mm: Triple
    holes_mm: Pair
    hole_edge_mm: float
    lens_mm: float
    lens_high_mm: float
    connector_mm: Triple
    standoff_mm: float
    plate_mm: float


@dataclass(frozen=True, slots=True)
class Arm:
    """The upright; ``mat_mm`` is the distance to the middle of the nearest and of the farthest mat."""

    sections: int
    section_mm: float
    width_mm: float
    thick_mm: float
    lap_mm: float
    eye_mm: float
    cheek_mm: float
    hinge_mm: float
    mat_mm: Pair


@dataclass(frozen=True, slots=True)
class View:
    """Limits of distance and angle from which mats can be read (docs/table.md)."""

    least_deg: float
    most_deg: float
    nearest_mm: float
    farthest_mm: float


@dataclass(frozen=True, slots=True)
class Clamp:
    """The clamp at the table's edge and its screw."""

    table_mm: Pair
    opening_mm: float
    jaw_mm: float
    reach_mm: float
    screw_mm: float
    pad_mm: Triple
    knob_mm: Pair
    head_mm: Pair


@dataclass(frozen=True, slots=True)
class Port:
    """A connector at a board's left edge: its middle along the edge, width × height, and how far it stands out."""

    name: str
    at_mm: float
    size_mm: Pair
    out_mm: float
    opening_mm: Pair


@dataclass(frozen=True, slots=True)
class Board:
    """A bought board: length × width × thickness; holes are measured from its lower left corner."""

    size_mm: Triple
    holes_mm: tuple[Pair, ...]
    hole_mm: float
    screw_mm: float
    above_mm: float
    below_mm: float
    ports: tuple[Port, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """The box for the electronics, screwed under the table top."""

    board: str
    wall_mm: float
    floor_mm: float
    inside_mm: float
    standoff_mm: float
    gap_mm: float
    cable_slot_mm: Pair


@dataclass(frozen=True, slots=True)
class Parameters:
    """All of ``parts.toml``."""

    dice: Dice
    printing: Printing
    estimate: Estimate
    screws: Screws
    tower: Tower
    well: Well
    sensor: Sensor
    carrier: Carrier
    camera: Camera
    arm: Arm
    view: View
    clamp: Clamp
    case: Case
    boards: dict[str, Board]
