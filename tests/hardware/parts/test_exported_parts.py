"""The exported files can be printed and fit what is bought; and each check finds what it is there for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import trimesh
from build123d import Part, Pos, export_stl, import_step

from hardware.parts import arduino_case, camera_arm, tower, well
from hardware.parts.assembly import LEAST_MM3, collisions, groups, shared_mm3
from hardware.parts.bought_parts import in_the_case, in_the_well
from hardware.parts.checks.falling_dice import DiceTower
from hardware.parts.checks.mesh_report import MeshReport, faults, mesh_report
from hardware.parts.checks.passage import widest_ball_mm
from hardware.parts.exporting import ExportedPart, export_parts
from hardware.parts.floor_frame import into_channel
from hardware.parts.parameters import Parameters
from hardware.parts.parameters_file import read_parameters, shipped_parameters
from hardware.parts.rendering.scene import channel_triangles, own_triangles
from tests.hardware.parts.changed import changed
from vision.message import Value

pytestmark = [pytest.mark.xdist_group("parts"), pytest.mark.slow]
SHIPPED = shipped_parameters()


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[ExportedPart, ...]:
    return export_parts(SHIPPED, tmp_path_factory.mktemp("parts"))


@pytest.fixture(scope="module")
def reports(exported: tuple[ExportedPart, ...]) -> dict[str, MeshReport]:
    return {part.name: mesh_report(part.stl, SHIPPED) for part in exported}


def measured(solid: Part, folder: Path, parameters: Parameters = SHIPPED) -> list[tuple[str, dict[str, Value]]]:
    """What is wrong with it: each fault's code and values."""
    stl = folder / "changed.stl"
    export_stl(solid, str(stl), tolerance=0.05, angular_tolerance=0.3)
    found = faults("changed", mesh_report(stl, parameters), parameters)
    return [(fault.code, dict(fault.values)) for fault in found]


def thin_wall(found: list[tuple[str, dict[str, Value]]]) -> str:
    """The thinnest wall that was refused, in millimetres with two decimals."""
    return next(str(values["thin_mm"]) for code, values in found if code == "parts.thin_wall")


def test_every_part_is_closed_fits_the_printer_and_has_no_thin_wall(reports: dict[str, MeshReport]) -> None:
    assert len(reports) == 12
    found = [sentence for name, report in reports.items() for sentence in faults(name, report, SHIPPED)]
    assert found == []


def test_nothing_needs_supports(reports: dict[str, MeshReport]) -> None:
    """Only holes that lie are bridged: the nut's pocket is the widest."""
    assert {name: report.widest_overhang_mm for name, report in reports.items() if report.widest_overhang_mm > 6} == {}


@pytest.mark.long
def test_a_part_turned_over_shows_its_overhangs(exported: tuple[ExportedPart, ...], tmp_path: Path) -> None:
    case = next(part for part in exported if part.name == "arduino-case")
    mesh = trimesh.load_mesh(case.stl)
    mesh.vertices[:, 2] *= -1
    mesh.invert()
    mesh.vertices[:, 2] -= mesh.bounds[0][2]
    mesh.export(tmp_path / "over.stl")
    assert mesh_report(tmp_path / "over.stl", SHIPPED).widest_overhang_mm > 50


def test_a_thin_wall_of_a_well_is_found(tmp_path: Path) -> None:
    thin = changed(SHIPPED, "well", wall_mm=1.4)
    assert "1.4" in thin_wall(measured(well.plate(thin), tmp_path))


@pytest.mark.long
def test_a_thin_wall_of_the_case_is_found(tmp_path: Path) -> None:
    thin = changed(SHIPPED, "case", wall_mm=1.5)
    assert "1.5" in thin_wall(measured(arduino_case.case(thin), tmp_path))


def test_a_hole_moved_to_an_edge_is_found(tmp_path: Path) -> None:
    near = changed(SHIPPED, "screws", m3_clear_mm=4.4)
    assert "1.2" in thin_wall(measured(well.plate(near), tmp_path))


def test_a_part_that_is_too_long_is_found(tmp_path: Path) -> None:
    long = changed(SHIPPED, "arm", section_mm=210.0)
    assert [values["long_mm"] for _, values in measured(camera_arm.section(long), tmp_path)] == ["210"]


def test_a_mesh_with_a_hole_is_found(exported: tuple[ExportedPart, ...], tmp_path: Path) -> None:
    mesh = trimesh.load_mesh(exported[0].stl)
    mesh.update_faces(np.arange(len(mesh.faces)) != 7)
    mesh.export(tmp_path / "open.stl")
    report = mesh_report(tmp_path / "open.stl", SHIPPED)
    assert "parts.not_closed" in {fault.code for fault in faults("open", report, SHIPPED)}


def test_the_stl_goes_back_to_where_the_step_is(exported: tuple[ExportedPart, ...]) -> None:
    for part in exported:
        points, box = own_triangles(part).reshape(-1, 3), import_step(str(part.step)).bounding_box()
        assert points.min(axis=0) == pytest.approx(tuple(box.min), abs=0.05)
        assert points.max(axis=0) == pytest.approx(tuple(box.max), abs=0.05)


def test_exported_parts_and_what_is_bought_fit_together(exported: tuple[ExportedPart, ...]) -> None:
    solids = {part.name: import_step(str(part.step)) for part in exported}
    thin, thick = SHIPPED.clamp.table_mm
    assert [hit for group in groups(SHIPPED, thick) for hit in collisions(group, solids)] == []
    (arm,) = [group for group in groups(SHIPPED, thin) if group.name == "arm"]
    assert collisions(arm, solids) == []


@pytest.mark.parametrize(
    "text", ["dice.size_mm = 14\ndice.pip_pitch_mm = 3.8", "dice.size_mm = 19\ndice.pip_pitch_mm = 5.3"]
)
def test_wells_for_other_dice_fit_their_sensors(text: str) -> None:
    parameters = read_parameters(text)
    plate, carrier = well.plate(parameters), well.carrier(parameters)
    for name, thing in in_the_well(parameters).items():
        for solid in (plate, carrier):
            assert shared_mm3(solid, thing) < LEAST_MM3, name


@pytest.mark.parametrize("board", ["uno", pytest.param("nano", marks=pytest.mark.long)])
def test_a_board_fits_its_case_and_its_ports_have_room(board: str) -> None:
    parameters = read_parameters(f'case.board = "{board}"')
    printed, things = (arduino_case.case(parameters), arduino_case.lid(parameters)), in_the_case(parameters)
    for name, thing in things.items():
        for part in printed:
            assert shared_mm3(part, thing) < LEAST_MM3, name


@pytest.mark.parametrize(
    ("section", "values", "told"),
    [
        ("carrier", {"pitch_mm": 4.9}, "sensor"),
        ("well", {"pane_play_mm": -0.4}, "pane"),
        ("screws", {"m3_clear_mm": 2.6}, "screw"),
    ],
)
def test_a_well_made_otherwise_than_its_sensors_is_found(section: str, values: dict[str, float], told: str) -> None:
    """Printed for changed parameters, equipped for the shipped ones."""
    made = changed(SHIPPED, section, **values)
    solids = (well.plate(made), well.carrier(made))
    hit = [
        name for name, thing in in_the_well(SHIPPED).items() for solid in solids if shared_mm3(solid, thing) > LEAST_MM3
    ]
    assert any(name.startswith(told) for name in hit)


def test_a_die_of_nineteen_passes_in_every_position(exported: tuple[ExportedPart, ...]) -> None:
    assert widest_ball_mm(channel_triangles(exported, SHIPPED), SHIPPED) > 19 * 3**0.5


@pytest.mark.parametrize(
    ("section", "values"),
    [("tower", {"throat_mm": 28.0}), ("tower", {"baffle_reach_mm": 28.0}), ("tower", {"channel_width_mm": 32.0})],
)
def test_a_way_that_is_too_narrow_is_found(section: str, values: dict[str, float], tmp_path: Path) -> None:
    narrow = changed(SHIPPED, section, **values)
    closed = Pos(narrow.tower.channel_width_mm, 0, 0) * tower.cover(narrow)
    meshes = []
    for solid in (tower.channel(narrow), closed, into_channel(well.plate(narrow), narrow)):
        export_stl(solid, str(tmp_path / "part.stl"), tolerance=0.05, angular_tolerance=0.3)
        meshes.append(np.asarray(trimesh.load_mesh(tmp_path / "part.stl").triangles))
    triangles = np.concatenate(meshes)
    assert widest_ball_mm(triangles, narrow) < 19 * 3**0.5


@pytest.mark.parametrize(
    ("size", "throws"),
    [(16.0, 4), *(pytest.param(size, 25, marks=pytest.mark.long) for size in (14.0, 16.0, 19.0))],
)
def test_dice_come_to_rest_square_in_the_corner(exported: tuple[ExportedPart, ...], size: float, throws: int) -> None:
    """Most by themselves, nearly all after a few taps; what leans is not read (the firmware says so), never misread."""
    dice = DiceTower(SHIPPED, channel_triangles(exported, SHIPPED), size, 0.25)
    random = np.random.default_rng(7)
    thrown = [dice.throw(random, 6) for _ in range(throws)]
    assert sum(throw.squared and throw.taps == 0 for throw in thrown) >= 0.52 * throws
    assert sum(throw.squared for throw in thrown) >= 0.92 * throws - 1
    assert sum(not throw.inside for throw in thrown) <= 1


def test_dice_on_a_level_floor_are_not_called_square(exported: tuple[ExportedPart, ...]) -> None:
    """The simulation can fail: with much friction dice stay where they fall."""
    dice = DiceTower(SHIPPED, channel_triangles(exported, SHIPPED), 16.0, 1.2)
    random = np.random.default_rng(7)
    assert sum(dice.throw(random, 0).squared for _ in range(8)) <= 4
