"""Constraints on the parameters: combinations that cannot be built are refused, each with one sentence."""

from __future__ import annotations

import math

from hardware.errors import HardwareError
from hardware.parts.parameters import Parameters

DICE_MM = (14.0, 19.0)
PIPS_MM = (3.4, 5.3)
PIP_OFF_MM = 1.0
"""How far a pip may lie off its sensor's middle: the firmware reads 3.4 to 5.3 mm with sensors 4.4 apart."""
CLAMP_MM = (15.0, 40.0)


def check(parameters: Parameters) -> None:
    """Check that everything fits together.

    Raises:
        HardwareError: ``parts.impossible`` with what does not fit and what to change.
    """
    for look in (_sizes, _dice, _sensors, _tower, _arm, _clamp, _case):
        look(parameters)


def _refuse(sentence: str) -> HardwareError:
    return HardwareError("parts.impossible", what=sentence)


def _sizes(parameters: Parameters) -> None:
    made, least = parameters.printing, parameters.printing.least_wall_mm
    if not 1.6 <= least <= 5.0 or not 0.05 <= made.fit_mm <= 1.0 or not 0.1 <= made.board_fit_mm <= 2.0:
        raise _refuse("Walls are 1.6 to 5 mm, play is 0.05 to 1 mm (boards 0.1 to 2): correct [printing].")
    walls = {
        "tower.wall_mm": parameters.tower.wall_mm,
        "well.wall_mm": parameters.well.wall_mm,
        "well.hook_thick_mm": parameters.well.hook_thick_mm,
        "well.ledge_mm": parameters.well.ledge_mm,
        "carrier.plate_mm": parameters.carrier.plate_mm,
        "camera.plate_mm": parameters.camera.plate_mm,
        "case.wall_mm": parameters.case.wall_mm,
        "case.floor_mm": parameters.case.floor_mm,
        "arm.cheek_mm": parameters.arm.cheek_mm,
    }
    for name, value in walls.items():
        if not least <= value <= 20.0:
            raise _refuse(f"{name} = {value:g} is no wall that can be printed: make it {least:g} to 20 mm.")
    if parameters.tower.height_mm > made.bed_mm or parameters.arm.section_mm > made.bed_mm:
        raise _refuse(f"Tower and arm sections must not be longer than the printer's {made.bed_mm:g} mm: shorten them.")


def _dice(parameters: Parameters) -> None:
    dice = parameters.dice
    if not DICE_MM[0] <= dice.size_mm <= DICE_MM[1]:
        raise _refuse(f"Dice of {dice.size_mm:g} mm do not fit the wells: take dice of 14 to 19 mm.")
    if not PIPS_MM[0] <= dice.pip_pitch_mm <= PIPS_MM[1]:
        raise _refuse(f"Pips {dice.pip_pitch_mm:g} mm apart cannot be read: they must be 3.4 to 5.3 mm apart.")
    if 2 * dice.pip_pitch_mm + 2.0 > dice.size_mm:
        raise _refuse(
            f"A die of {dice.size_mm:g} mm has no room for pips {dice.pip_pitch_mm:g} mm apart: measure again."
        )


def _sensors(parameters: Parameters) -> None:
    sensor, carrier, well = parameters.sensor, parameters.carrier, parameters.well
    nearest = max(sensor.lead_rows_mm + 0.1, sensor.body_mm[0], sensor.body_mm[1] + 0.1)
    if carrier.pitch_mm < nearest:
        raise _refuse(
            f"Sensors {carrier.pitch_mm:g} mm apart would touch: keep carrier.pitch_mm at 4.4, which reads pips of 3.4 "
            "to 5.3 mm, or take smaller sensors."
        )
    if abs(carrier.pitch_mm - parameters.dice.pip_pitch_mm) > PIP_OFF_MM + 1e-9:
        raise _refuse(
            f"Pips {parameters.dice.pip_pitch_mm:g} mm apart miss sensors {carrier.pitch_mm:g} mm apart: choose a "
            f"carrier.pitch_mm within {PIP_OFF_MM:g} mm of them."
        )
    bridge = carrier.pitch_mm - sensor.lead_spacing_mm - sensor.lead_mm - 0.2
    if bridge < parameters.printing.least_wall_mm - 1e-9:
        raise _refuse(f"Only {bridge:.2g} mm are left between the sensors' slots: make carrier.pitch_mm larger.")
    ledge = parameters.dice.size_mm / 2 - carrier.pitch_mm - sensor.lead_rows_mm / 2 - 0.2
    if ledge < 0.1:
        raise _refuse(
            f"The sensors' window is wider than a die of {parameters.dice.size_mm:g} mm: make carrier.pitch_mm smaller."
        )
    away = well.pane_mm + well.sensor_gap_mm
    if well.pane_mm < 0.5 or not sensor.best_mm[0] <= away <= sensor.best_mm[1]:
        raise _refuse(
            f"Behind a pane of {well.pane_mm:g} mm the sensors are {away:.2g} mm from the die and see it badly: pane and "
            f"gap together must be {sensor.best_mm[0]:g} to {sensor.best_mm[1]:g} mm, the pane at least 0.5."
        )


def _tower(parameters: Parameters) -> None:
    tower, well = parameters.tower, parameters.well
    corner = math.sqrt(3) * DICE_MM[1]
    if tower.throat_mm < corner:
        raise _refuse(
            f"A throat of {tower.throat_mm:g} mm can hold a die of 19 mm, which is {corner:.1f} mm from corner to corner: "
            "make tower.throat_mm 33 or more."
        )
    if min(tower.channel_width_mm, tower.channel_depth_mm - tower.baffle_reach_mm) < tower.throat_mm:
        raise _refuse("The channel is narrower than its throat: widen it, or let the wedges reach less far.")
    gap = (tower.baffle_step_mm + tower.channel_depth_mm - 2 * tower.baffle_reach_mm) / math.sqrt(2)
    if gap < tower.throat_mm:
        raise _refuse(
            f"The wedges leave only {gap:.1f} mm between them: make tower.baffle_step_mm larger or tower.baffle_reach_mm "
            "smaller."
        )
    if not 30.0 <= tower.floor_tilt_deg <= 50.0:
        raise _refuse("On a floor of less than 30° dice stay lying, over 50° they lean on the walls: choose 30 to 50°.")
    if well.lip_mm > 40.0 or well.lip_mm < parameters.dice.size_mm / 2:
        raise _refuse("The corner's walls must reach a die's middle and leave room for fingers: well.lip_mm 10 to 40.")
    half = tower.channel_width_mm / 2
    if well.split_mm - well.lap_mm < half + 2.0:
        raise _refuse("The well's plate ends before its corner's walls do: make well.split_mm larger.")


def _arm(parameters: Parameters) -> None:
    from hardware.parts.heights import views

    arm, view = parameters.arm, parameters.view
    if not 1 <= arm.sections <= 8 or arm.section_mm < 2 * arm.lap_mm + 10:
        raise _refuse("The arm needs 1 to 8 sections, each longer than its two laps: correct [arm].")
    if arm.thick_mm / 2 - parameters.printing.fit_mm < 4.0 or arm.eye_mm < 4.0:
        raise _refuse("The arm's laps and the hinge's tongue must be at least 4 mm thick: correct [arm].")
    for (steep, away), mat in zip(views(parameters), arm.mat_mm, strict=True):
        if not view.least_deg <= steep <= view.most_deg:
            raise _refuse(
                f"A mat {mat:g} mm away is seen from {steep:.0f}° above the table, and must be from {view.least_deg:g}° "
                f"to {view.most_deg:g}°: change arm.sections or arm.mat_mm."
            )
        if not view.nearest_mm <= away <= view.farthest_mm:
            raise _refuse(
                f"A mat {mat:g} mm from the arm is {away:.0f} mm from the camera, and must be {view.nearest_mm:g} to "
                f"{view.farthest_mm:g}: change arm.sections or arm.mat_mm."
            )


def _clamp(parameters: Parameters) -> None:
    clamp = parameters.clamp
    thin, thick = clamp.table_mm
    if not thin < thick or thick > CLAMP_MM[1] * 1.5:
        raise _refuse("clamp.table_mm is the thinnest and the thickest table top, up to 60 mm: correct it.")
    pad = clamp.pad_mm[1]
    if clamp.opening_mm < thick + pad + 1:
        raise _refuse(
            f"A table top of {thick:g} mm does not go into the clamp: make clamp.opening_mm {thick + pad + 1:g}."
        )
    reach = clamp.screw_mm - clamp.jaw_mm - (clamp.opening_mm - thin - pad + clamp.pad_mm[2])
    if reach < clamp.knob_mm[1] - clamp.head_mm[1]:
        raise _refuse(
            f"The clamp's screw does not reach a table top of {thin:g} mm: take a longer one (clamp.screw_mm)."
        )


def _case(parameters: Parameters) -> None:
    made = parameters.case
    for name in (made.board, "strip", "tilt"):
        if name not in parameters.boards:
            known = ", ".join(sorted(set(parameters.boards) - {"strip", "tilt"}))
            raise _refuse(f"There is no board {name!r} for the case: case.board is one of {known}.")
    highest = max(
        made.standoff_mm + board.size_mm[2] + board.above_mm
        for name, board in parameters.boards.items()
        if name in (made.board, "strip", "tilt")
    )
    if highest > made.inside_mm:
        raise _refuse(f"The boards need {highest:g} mm inside the case: make case.inside_mm that large.")
