"""``raja print parts``: the printed parts as STEP and STL, each measured on the file that was written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
import numpy as np

from companion.cli.language import words_here
from companion.texts.message import Message
from hardware.parts.exporting import ExportedPart, export_parts
from hardware.parts.parameters import Parameters
from hardware.parts.parameters_file import load_parameters


@click.command()
@click.option(
    "-o",
    "--out",
    "--output",
    "folder",
    default="parts",
    show_default=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write to.",
)
@click.option(
    "--parameters",
    "parameters_file",
    type=click.Path(path_type=Path),
    help="A TOML file whose values override the shipped ones (docs/parts.md).",
)
@click.option(
    "--drops",
    default=0,
    show_default=True,
    metavar="N",
    type=click.IntRange(0, 10_000),
    help="Also simulate N dice falling through the tower, with friction.",
)
def parts(folder: Path, parameters_file: Path | None, drops: int) -> None:
    """Dice tower, sensor carrier, camera arm and Arduino case for a 3D printer."""
    parameters = load_parameters(parameters_file)
    exported = export_parts(parameters, folder)
    found = _report(exported, parameters)
    if drops:
        _drop(exported, parameters, drops)
    if found:
        for sentence in found:
            click.echo(f"✗ {words_here().say(sentence)}", err=True)
        click.get_current_context().exit(1)


def _report(exported: Sequence[ExportedPart], parameters: Parameters) -> list[Message]:
    """A line for each part; what is wrong with any."""
    from hardware.parts.checks.mesh_report import faults, mesh_report  # noqa: PLC0415 trimesh, of the extra `parts`

    words = words_here()
    found: list[Message] = []
    grams = hours = 0.0
    for part in exported:
        report = mesh_report(part.stl, parameters)
        found += faults(part.name, report, parameters)
        grams, hours = grams + part.count * report.grams, hours + part.count * report.hours
        size = " × ".join(f"{value:.0f}" for value in report.size_mm)
        bridges = round(report.widest_overhang_mm)
        bridge = words("parts.bridges", bridges_mm=bridges) if report.widest_overhang_mm >= 1 else ""
        click.echo(
            words(
                "parts.written",
                count=part.count,
                file=part.stl,
                size=size,
                thin_mm=f"{report.thinnest_mm:.1f}",
                bridges=bridge,
                grams=round(report.grams),
                hours=f"{report.hours:.1f}",
                how=words.say(part.how),
            )
        )
    click.echo(words("parts.all", grams=round(grams), hours=round(hours)))
    return found


def _drop(exported: Sequence[ExportedPart], parameters: Parameters, drops: int) -> None:
    """Throw dice and say how they came to rest."""
    from hardware.parts.checks.falling_dice import DiceTower  # noqa: PLC0415 MuJoCo, of the extra `parts`
    from hardware.parts.rendering.scene import channel_triangles  # noqa: PLC0415 build123d, of the extra `parts`

    size, most = parameters.dice.size_mm, 6
    tower = DiceTower(parameters, channel_triangles(exported, parameters), size, 0.25)
    random = np.random.default_rng(1)
    throws = [tower.throw(random, most) for _ in range(drops)]
    alone = sum(throw.squared and throw.taps == 0 for throw in throws)
    tapped = sum(throw.squared for throw in throws)
    out = sum(not throw.inside for throw in throws)
    rest = {"alone": alone, "tapped": tapped, "most": most, "out": out}
    click.echo(words_here()("parts.dropped", dice=drops, size_mm=f"{size:g}", **rest))
