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
        ["sh", str(SCRIPT), "--files-only", "--root", str(root), *options], capture_output=True, text=True, timeout=60
    )


def contents(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_no_service_leaves_files_for_other_users(unit: str) -> None:
    told = (ROOT / "scripts/pi" / unit).read_text(encoding="utf-8").splitlines()
    assert "UMask=0077" in told
    assert ("StateDirectory=raja" in told) == ("StateDirectoryMode=0700" in told)


def test_a_second_run_changes_nothing_and_says_so(tmp_path: Path) -> None:
    first = install(tmp_path, "--kiosk", "--name", "raja")
    assert first.returncode == 0
    before = contents(tmp_path)
    assert {f"etc/systemd/system/{unit}" for unit in UNITS} <= set(before)
    again = install(tmp_path, "--kiosk", "--name", "raja")
    assert again.returncode == 0
    assert "nothing had to be changed" in again.stdout
    assert "wrote" not in again.stdout
    assert contents(tmp_path) == before


def test_what_was_damaged_is_mended_and_what_a_person_set_stays(tmp_path: Path) -> None:
    install(tmp_path)
    (tmp_path / "etc/systemd/system/raja.service").write_text("damaged", encoding="utf-8")
    (tmp_path / "etc/raja/raja.env").write_text('RAJA_PLAY="--camera pi"\n', encoding="utf-8")
    again = install(tmp_path)
    assert "wrote /etc/systemd/system/raja.service" in again.stdout
    assert again.stdout.count("wrote") == 1
    assert "--camera pi" in (tmp_path / "etc/raja/raja.env").read_text(encoding="utf-8")


def test_without_kiosk_there_is_no_screen_and_without_a_name_the_name_stays(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/hostname").write_text("mine\n", encoding="utf-8")
    install(tmp_path)
    assert not (tmp_path / "etc/systemd/system/raja-kiosk.service").exists()
    assert (tmp_path / "etc/hostname").read_text(encoding="utf-8") == "mine\n"


def test_a_name_is_in_hosts_once_before_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/hosts").write_text("127.0.0.1\tlocalhost\n127.0.1.1\told\n", encoding="utf-8")
    install(tmp_path, "--name", "raja")
    assert (tmp_path / "etc/hosts").read_text(encoding="utf-8") == "127.0.0.1\tlocalhost\n127.0.1.1\traja old\n"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--nonsense",), "--help"),
        (("--name",), "needs a name"),
        (("--name", "Küche; rm"), "small letters"),
        (("--root", "/no/such/folder"), "no folder"),
        (("--rollback",), "no release before"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = install(tmp_path, *options)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert contents(tmp_path) == {}


def test_rollback_goes_to_the_release_before_and_back(tmp_path: Path) -> None:
    for name in ("aaa", "bbb"):
        (tmp_path / "opt/raja/releases" / name).mkdir(parents=True)
        (tmp_path / "opt/raja/releases" / name / "complete").touch()
    (tmp_path / "opt/raja/current").symlink_to("/opt/raja/releases/bbb")
    (tmp_path / "opt/raja/before").symlink_to("/opt/raja/releases/aaa")
    assert install(tmp_path, "--rollback").returncode == 0
    assert (tmp_path / "opt/raja/current").readlink() == Path("/opt/raja/releases/aaa")
    assert install(tmp_path, "--rollback").returncode == 0
    assert (tmp_path / "opt/raja/current").readlink() == Path("/opt/raja/releases/bbb")


def test_the_command_is_linked_and_a_command_of_somebody_else_stays(tmp_path: Path) -> None:
    assert "made the command raja" in install(tmp_path).stdout
    link = tmp_path / "usr/local/bin/raja"
    assert link.readlink() == Path("/opt/raja/current/venv/bin/raja")
    link.unlink()
    link.write_text("somebody else's", encoding="utf-8")
    assert "not mine" in install(tmp_path).stdout
    assert link.read_text(encoding="utf-8") == "somebody else's"


def test_systemd_accepts_every_unit(tmp_path: Path) -> None:
    system = Path("/usr/lib/systemd/system")
    if shutil.which("systemd-analyze") is None or not system.is_dir():
        pytest.skip("needs systemd-analyze: apt install systemd")
    install(tmp_path, "--kiosk")
    shutil.copytree(system, tmp_path / "usr/lib/systemd/system", symlinks=True)
    for program in (
        "opt/raja/current/venv/bin/raja",
        "opt/raja/current/venv/bin/python",
        "opt/raja/current/source/scripts/pi/watch.sh",
        "usr/bin/cage",
    ):
        file = tmp_path / program
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("#!/bin/sh\n", encoding="utf-8")
        file.chmod(0o755)
    done = subprocess.run(
        ["systemd-analyze", f"--root={tmp_path}", "verify", *UNITS], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "raja" not in done.stderr


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_every_service_may_do_little_beside_its_work(unit: str) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze: apt install systemd")
    file = ROOT / "scripts" / "pi" / unit
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(file)],
        capture_output=True,
        text=True,
        timeout=60,
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


@pytest.mark.parametrize(
    ("architecture", "camera_numpy", "left_out"),
    [("arm64", False, set()), ("arm64", True, {"numpy", "opencv-python-headless"}), ("armhf", False, None)],
)
def test_libraries_are_checked_by_hash_where_all_are_known(
    tmp_path: Path, architecture: str, camera_numpy: bool, left_out: set[str] | None
) -> None:
    function = re.search(r"^libraries\(\) \{.*?^\}", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert function is not None
    (tmp_path / "r").mkdir()
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    changed = constraints.replace("numpy==", "numpy<") if camera_numpy else constraints
    (tmp_path / "r" / "constraints.txt").write_text(changed, encoding="utf-8")
    script = f"""source={ROOT} root={tmp_path}
        say() {{ echo "$1"; }}
        refuse() {{ echo "$1"; exit 1; }}
        here() {{ if [ "$1" = dpkg ]; then echo {architecture}; else echo "$*" >>{tmp_path}/asked; fi; }}
        {function[0]}
        libraries /r"""
    done = subprocess.run(["sh", "-euc", script], capture_output=True, text=True, timeout=60, check=True)
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert asked[-1].endswith("/r/source")
    if left_out is None:
        assert "without hashes" in done.stdout
        assert len(asked) == 1
        return
    assert "--require-hashes --only-binary :all: --no-deps -r /r/checked.txt" in asked[0]
    lock, checked = (ROOT / "constraints.hashes.txt").read_text(), (tmp_path / "r" / "checked.txt").read_text()
    pins = [set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE)) for text in (lock, checked)]
    assert pins[0] - pins[1] == left_out
    assert "--no-build-isolation" in asked[-1]
