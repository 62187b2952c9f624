"""What ships was built of the sources that are here, for every machine; elsewhere one is told so in a sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.sources_sum import sources_sum
from vision.errors import NoKernels
from vision.kernels import library
from vision.kernels.library import SHIPPED, library_for

ROOT = Path(__file__).parents[3]
SOURCE = SHIPPED.with_name("source")
SHIPPED_FOR = [("Linux", "x86_64"), ("Linux", "aarch64")]


def test_what_ships_is_of_the_sources() -> None:
    check = [sys.executable, "-m", "scripts.build_kernels", "--check"]
    said = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert said.returncode == 0, said.stderr


def test_a_changed_source_has_another_sum(tmp_path: Path) -> None:
    for path in SOURCE.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert sources_sum(tmp_path) == sources_sum(SOURCE)
    (tmp_path / "peaks.cpp").write_text("// another\n", encoding="utf-8")
    assert sources_sum(tmp_path) != sources_sum(SOURCE)


@pytest.mark.parametrize(("system", "machine"), SHIPPED_FOR)
def test_every_machine_has_every_kernel(system: str, machine: str) -> None:
    """Those that Python declares, those that C++ defines, and those in the library are the same."""
    declared = {
        name
        for path in (ROOT / "vision").rglob("*_kernels.py")
        for name in re.findall(r"^@kernel\ndef (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    defined = {
        name
        for path in SOURCE.glob("*.cpp")
        for name in re.findall(r"^KERNEL\(\w+, (\w+)\)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    built = re.findall(rb"\0kernel_(\w+)(?=\0)", library_for(system, machine).read_bytes())
    assert declared == defined == {name.decode() for name in built}


def test_nothing_else_ships() -> None:
    assert {path.name for path in SHIPPED.iterdir()} == {library_for(*one).name for one in SHIPPED_FOR} | {
        "sources.sha256"
    }


@pytest.mark.parametrize(("machine", "name"), [("arm64", "linux-aarch64.so"), ("AMD64", "linux-x86_64.so")])
def test_a_machine_is_known_by_its_other_name(machine: str, name: str) -> None:
    assert library_for("Linux", machine).name == name


@pytest.fixture
def _anew() -> None:
    library.library.cache_clear()


@pytest.mark.usefixtures("_anew")
def test_on_another_machine_pictures_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(NoKernels, match="this is linux-riscv64") as refused:
        library.library()
    assert refused.value.code == "kernels.none"


@pytest.mark.usefixtures("_anew")
def test_a_broken_library_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(library, "SHIPPED", tmp_path)
    library_for("Linux", "x86_64").write_bytes(b"no library")
    library_for("Linux", "aarch64").write_bytes(b"no library")
    with pytest.raises(NoKernels, match="install the package anew") as refused:
        library.library()
    assert refused.value.code == "kernels.unusable"
