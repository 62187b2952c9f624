"""What a Pi installs: everything that plays, nothing that teaches the networks or renders photos for it."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.program, pytest.mark.slow, pytest.mark.xdist_group("wheel")]

ROOT = Path(__file__).parents[2]
ROOMS = ("vision", "hardware", "companion", "raja_client")
NOT_SHIPPED = ("trainers", "second_world")
NOT_ON_A_PI = {"torch", "onnx", "bpy", "bmesh", "mathutils", "mitsuba", "drjit"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel as pip makes it of a copy of the source, so that no earlier build is mixed in."""
    source, made = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for room in (*ROOMS, *NOT_SHIPPED):
        shutil.copytree(ROOT / room, source / room, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source)
    said = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet"),
            *("--wheel-dir", str(made), str(source)),
        ],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert said.returncode == 0, said.stderr
    return zipfile.ZipFile(next(made.glob("*.whl")))


def imported(source: bytes) -> set[str]:
    """The distributions' names that a module imports anywhere."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def test_it_holds_no_trainer_and_no_renderer_for_training(wheel: zipfile.ZipFile) -> None:
    held = wheel.namelist()
    assert [name for name in held if set(NOT_SHIPPED) & set(Path(name).parts)] == []
    wanting = {name for name in held if name.endswith(".py") and imported(wheel.read(name)) & NOT_ON_A_PI}
    assert wanting == set()


def test_it_holds_every_network_and_the_settings(wheel: zipfile.ZipFile) -> None:
    held = set(wheel.namelist())
    shipped = {str(path.relative_to(ROOT)) for path in (ROOT / "vision").rglob("*.onnx")}
    assert len(shipped) == 8
    assert shipped | {"companion/settings/raja.toml", "vision/evaluation/noble_places.json", "vision/py.typed"} <= held


def test_it_holds_every_file_of_the_rooms_that_playing_needs(wheel: zipfile.ZipFile) -> None:
    """Pages, texts, networks, the recorded evening and the firmware; types for `tsc` and a sum for `make` stay here."""
    kept = {
        str(path.relative_to(ROOT))
        for room in ROOMS
        for path in (ROOT / room).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.endswith((".d.ts", ".sha256", ".pyc"))
    }
    assert kept - set(wheel.namelist()) == set()


@pytest.mark.long
def test_alone_it_plays_the_recorded_evening_to_its_score_and_has_the_firmware(
    wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    """The rooms come from the wheel, what they depend on from this environment, and nothing from the checkout."""
    wheel.extractall(tmp_path)
    alone = {**os.environ, "PYTHONPATH": str(tmp_path), "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}

    def said(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments], capture_output=True, text=True, timeout=300, env=alone, cwd=tmp_path
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    places = said(
        "-c", "import companion, hardware, vision; print(*companion.__path__, *hardware.__path__, *vision.__path__)"
    )
    assert places.split() == [str(tmp_path / room) for room in ("companion", "hardware", "vision")]
    score = json.loads(said("-m", "companion.cli.main", "replay", "example", "--json"))["score"]
    truth = json.loads((ROOT / "tests" / "recordings" / "evening.truth.json").read_text(encoding="utf-8"))
    assert {key: truth["final"]["score"][key] for key in score} == score
    uploads = said("-c", "from hardware.dice.flashing import own_firmware; print(own_firmware())").strip()
    assert uploads == str(tmp_path / "hardware" / "dice" / "shipped" / "raja.hex")
    assert Path(uploads).is_file()
