"""The installer's files: written once, mended, never over what a person set; units and rules that their programs accept."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hardware.dice.ports import KNOWN_USB

pytestmark = pytest.mark.program

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "install_on_pi.sh"
UNITS = (
    "raja.service",
    "raja-watch.service",
    "raja-watch.timer",
    "raja-backup.service",
    "raja-backup.timer",
    "raja-kiosk.service",
)


def install(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", str(SCRIPT), "--files-only", "--root", str(root), *options], capture_output=True, text=True, timeout=300
    )


def contents(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_every_service_may_do_little_beside_its_work(unit: str) -> None:
    check_may_do_little(ROOT / "scripts" / "pi" / unit)


def test_a_clubs_service_may_do_little_as_its_guide_writes_it(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "hub.md").read_text(encoding="utf-8")
    written = re.search(r"```ini\n# \S+/(raja-hub\.service)\n(.*?)```", guide, re.DOTALL)
    assert written is not None
    unit = tmp_path / written[1]
    unit.write_text(written[2], encoding="utf-8")
    check_may_do_little(unit)


def check_may_do_little(unit: Path) -> None:
    """At most 3.0 of 10 points of exposure."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze: apt install systemd")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(unit)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-200:]
    assert "ignoring" not in done.stderr


def test_units_run_programs_that_the_release_has() -> None:
    for unit in UNITS:
        text = (ROOT / "scripts" / "pi" / unit).read_text(encoding="utf-8")
        for path in re.findall(r"/opt/raja/current/source/(\S+)", text):
            assert (ROOT / path).exists(), path
        for command in re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE):
            assert command.startswith(("/opt/raja/current/", "/usr/bin/cage"))


def test_the_service_has_no_root_restarts_and_has_limits() -> None:
    text = (ROOT / "scripts" / "pi" / "raja.service").read_text(encoding="utf-8")
    for line in (
        "User=raja",
        "Restart=always",
        "StartLimitIntervalSec=0",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
    ):
        assert line in text.splitlines()
    assert re.search(r"^MemoryMax=", text, re.MULTILINE)
    assert not re.search(r"^(ProtectClock|PrivateDevices)=yes", text, re.MULTILINE)


def test_the_rule_names_the_boards_that_the_companion_knows() -> None:
    rules = (ROOT / "scripts" / "pi" / "60-raja.rules").read_text(encoding="utf-8")
    named = {
        (int(vendor, 16), int(product, 16) if product else None)
        for vendor, product in re.findall(r'ATTRS\{idVendor\}=="(\w+)"(?:, ATTRS\{idProduct\}=="(\w+)")?', rules)
    }
    assert named == set(KNOWN_USB)
    labels, jumps = re.findall(r'LABEL="(\w+)"', rules), re.findall(r'GOTO="(\w+)"', rules)
    assert set(jumps) == set(labels)


def function_of(name: str) -> str:
    """A shell function of the installer."""
    found = re.search(rf"^{name}\(\) \{{.*?^\}}", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize(
    ("architecture", "refused"),
    [
        ("arm64", None),
        ("amd64", None),
        ("armhf", "this is a 32-bit system (armhf), and Raja needs a 64-bit one: write the card anew"),
        ("i386", "this is a 32-bit system (i386)"),
        ("riscv64", "Raja runs on arm64 and amd64, not on riscv64"),
    ],
)
def test_only_64_bit_systems_are_taken(architecture: str, refused: str | None) -> None:
    script = f"""
        refuse() {{ echo "raja: $*"; exit 2; }}
        here() {{ echo {architecture}; }}
        {function_of("processor")}
        processor"""
    done = subprocess.run(["sh", "-euc", script], capture_output=True, text=True, timeout=300)
    assert (done.returncode, refused or "") == (2 if refused else 0, refused or "")
    assert done.stdout.startswith(f"raja: {refused}" if refused else "")
    assert len(done.stdout.splitlines()) == (1 if refused else 0)


def test_the_processor_is_looked_at_before_anything_is_installed() -> None:
    lines = [line.strip() for line in SCRIPT.read_text(encoding="utf-8").splitlines()]
    assert lines.index("processor") == lines.index("packages") - 1


def test_what_is_installed_runs_and_not_the_source_where_the_installer_was_typed() -> None:
    """Python looks for modules in the folder that it is started in, unless told otherwise (-P)."""
    runs = re.findall(r"venv/bin/python\"? (?:-\S+ )*-m \S+", SCRIPT.read_text(encoding="utf-8"))
    assert runs
    assert [run for run in runs if " -P " not in run] == []


@pytest.mark.parametrize(("camera", "numpy"), [("nowhere", "2"), ("true", "1")])
def test_libraries_are_checked_by_hash(tmp_path: Path, camera: str, numpy: str) -> None:
    """All in the pinned versions, but for numpy where the system's camera package is built for an older one."""
    (tmp_path / "r").mkdir()
    script = f"""source={ROOT} root={tmp_path}
        refuse() {{ echo "$1"; exit 1; }}
        here() {{ case $1 in python3) {camera} ;; *) echo "$*" >>{tmp_path}/asked ;; esac; }}
        {function_of("choose_versions")}
        {function_of("libraries")}
        choose_versions /r
        libraries /r /r/source"""
    subprocess.run(["sh", "-euc", script], capture_output=True, text=True, timeout=300, check=True)
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert "--require-hashes --only-binary :all: --no-deps -r /r/checked.txt" in asked[0]
    lock, checked = (ROOT / "constraints.hashes.txt").read_text(), (tmp_path / "r" / "checked.txt").read_text()
    pins = [dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)) for text in (lock, checked)]
    assert pins[1].pop("numpy").startswith(f"{numpy}.")
    assert pins[0].pop("numpy").startswith("2.")
    assert pins[0] == pins[1]
    entries = [entry for entry in re.split(r"\n(?=[\w#])", checked) if not entry.startswith("#")]
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}$", entry.rstrip()) for entry in entries)
    constraints = (tmp_path / "r" / "constraints.txt").read_text(encoding="utf-8")
    assert re.findall(r"^numpy==(\d)", constraints, re.MULTILINE) == [numpy]
    assert asked[-1].endswith(
        f"--no-build-isolation {'-c /r/constraints.txt' if numpy == '2' else '--no-deps'} /r/source"
    )
