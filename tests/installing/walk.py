"""Types docs/install.md word by word in a clean Debian folder, as the first user of a Pi would: `make test-install`.

    python -m tests.installing.walk SUITE [--arch arm64] [--photos 12] [--keep] [--short] [--old-camera]

Needs root, debootstrap and Debian's archive; takes some ten minutes, or hours where another processor is emulated, so it
is no part of `make test`. Everything that systemd would do is left out, for nothing runs in a folder but what is typed:
the unit's own lines are run by hand.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import re
import shlex
import signal
import stat
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from image.debian_folder import SUITES, DebianFolder, debian_folder, end_tidily
from image.emulation import MACHINES, emulated
from tests.docs.told_commands import ROOT, commands_of
from tests.installing.same_readings import COUNTING, same_readings
from tests.installing.wheels import BUILT, LISTING, libraries, pinned, table

# What Raspberry Pi OS has from the start, and debootstrap leaves out.
AT_HAND = "sudo,ca-certificates,nano"
ADDRESS = "/srv/raja.git"
PORT = 18765
LOG = "/var/lib/raja/evenings.sqlite"
PYTHON_THERE = "/opt/raja/current/venv/bin/python"
ANSWERS_WITHIN_S = 1800.0


def with_repository(folder: DebianFolder) -> None:
    """The repository lies where ``ADDRESS`` says; hard links would hand its own files to the user there."""
    there = folder.root / ADDRESS[1:]
    subprocess.run(["git", "clone", "-q", "--bare", "--no-hardlinks", str(ROOT), str(there)], check=True)
    subprocess.run(["chroot", str(folder.root), "chown", "-R", "pi:pi", ADDRESS], check=True)


def tree(root: Path) -> dict[str, tuple[object, ...]]:
    """Every file's and folder's mode, owner, content and, of files, time; what lives in memory apart."""
    found: dict[str, tuple[object, ...]] = {}
    for folder, folders, files in os.walk(root):
        if Path(folder) == root:
            folders[:] = [name for name in folders if name not in ("proc", "sys", "dev", "tmp", "run")]
        for name in (*folders, *files):
            path = Path(folder) / name
            state = path.lstat()
            told: tuple[object, ...] = (state.st_mode, state.st_uid, state.st_gid)
            if stat.S_ISREG(state.st_mode):
                told += (hashlib.sha256(path.read_bytes()).hexdigest(), state.st_mtime_ns)
            elif stat.S_ISLNK(state.st_mode):
                told += (str(path.readlink()),)
            found[str(path.relative_to(root))] = told
    return found


def asked(path: str, body: object = None) -> dict[str, object]:
    """The companion's answer on the table's own machine."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}{path}", data, {"Content-Type": "application/json"} if data else {}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        told: dict[str, object] = json.load(answer)
        return told


@contextmanager
def companion(folder: DebianFolder) -> Iterator[None]:
    """The service's own line, as its user, on another port."""
    command = f"exec sudo -u raja raja play --database sqlite:///{LOG} --host 127.0.0.1 --port {PORT}"
    process = subprocess.Popen(folder.argv(command), stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        end = time.monotonic() + ANSWERS_WITHIN_S
        while True:
            try:
                asked("/api/games")
                break
            except OSError:
                if time.monotonic() > end:
                    raise SystemExit("the companion does not answer") from None
                time.sleep(0.5)
        yield
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(600)


def games() -> set[str]:
    """The titles of all games in the log."""
    listed = asked("/api/games")["games"]
    assert isinstance(listed, list)
    return {str(game["title"]) for game in listed}


def unit_line(folder: DebianFolder, unit: str) -> str:
    """What a service runs."""
    text = (folder.root / "etc/systemd/system" / unit).read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def with_old_camera_package(folder: DebianFolder) -> None:
    """A stand-in for what Raspberry Pi OS Bookworm has for its camera, which is built for numpy 1; Debian has no such package."""
    packages = folder.root / "usr/lib/python3/dist-packages"
    packages.mkdir(parents=True, exist_ok=True)
    (packages / "simplejpeg.py").touch()


def walk(folder: DebianFolder, photos: int, short: bool) -> None:
    """The whole page, in order; the short way ends when the table plays, counts and is content."""
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    said = list(commands_of(page))
    with_repository(folder)
    for line in said[said.index("sudo apt update") : said.index("cd raja")]:
        folder.type(line.replace("ADDRESS", ADDRESS))
    install = "sudo scripts/install_on_pi.sh --name raja"
    assert install in said
    folder.type(install, "~/raja")
    doctor = next(line for line in said if line.startswith("sudo -u raja raja doctor"))
    content_doctor(folder, doctor)
    libraries_there(folder)
    with companion(folder):
        asked("/api/games")
        print("play: the companion answers", flush=True)
    same_readings(photos, lambda photo, camera: counted_in(folder, photo, camera))
    if short:
        return
    second_run(folder, install)
    backup_and_restore(folder, said)
    upgrade_and_rollback(folder)
    the_rest(folder)


def content_doctor(folder: DebianFolder, doctor: str) -> None:
    """Every part that needs no device is good, and nothing is poor or bad."""
    folder.type(doctor)
    report = json.loads(folder.type(f"{doctor} --json"))
    wrong = [check for check in report["checks"] if check["state"] not in ("good", "absent")]
    needs_none = [check for check in report["checks"] if check["group"] in ("companion", "machine")]
    if wrong or any(check["state"] != "good" for check in needs_none):
        raise SystemExit(f"the doctor is not content: {wrong or needs_none}")
    print(f"doctor: {len(needs_none)} parts that need no device are good, nothing is poor or bad")


def libraries_there(folder: DebianFolder) -> None:
    """How each library came there is printed as a table; none had to be built."""
    listed = json.loads(folder.type(f"{PYTHON_THERE} -c {shlex.quote(LISTING)}"))
    found = libraries(listed, pinned((ROOT / "constraints.hashes.txt").read_text(encoding="utf-8")))
    print(table(found))
    built = [one.name for one in found if one.came_as == BUILT]
    if built or len(found) < 30:
        raise SystemExit(f"of {len(found)} libraries these had to be built there: {', '.join(built)}")


def counted_in(folder: DebianFolder, photo: Path, camera: str) -> str:
    """What the installed Raja prints for a photo of its own clone."""
    file = folder.root / "home/pi/photo-camera.json"
    file.write_text(camera, encoding="utf-8")
    file.chmod(0o644)
    return folder.type(f"raja {' '.join(COUNTING)} {photo.relative_to(ROOT)} --camera ~/photo-camera.json", "~/raja")


def second_run(folder: DebianFolder, install: str) -> None:
    """Nothing in the whole folder may differ after it."""
    before = tree(folder.root)
    said = folder.type(install, "~/raja")
    after = tree(folder.root)
    differing = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if differing or "nothing had to be changed" not in said:
        raise SystemExit(f"the second run changed {differing or 'nothing, but says so'}")
    print(f"second run: {len(after)} files and folders, none differs")


def backup_and_restore(folder: DebianFolder, page: list[str]) -> None:
    """A game is in the copy; the one made after it, which took its place, is not there after restoring."""
    with companion(folder):
        asked("/api/games", {"title": "Kept"})
    folder.type(f"sudo -u raja {unit_line(folder, 'raja-backup.service')}")
    with companion(folder):
        asked("/api/games", {"title": "Later"})
        assert "Later" in games()
    day = datetime.datetime.now().astimezone().date().isoformat()
    first = page.index("sudo ls /var/lib/raja/backups")
    for line in page[first : first + 3]:
        folder.type(line.replace("DAY", day))
    with companion(folder):
        if "Kept" not in games() or "Later" in games():
            raise SystemExit(f"after restoring there are the games {games()}")
    print("backup and restore: the game is there, the later one is not")


def upgrade_and_rollback(folder: DebianFolder) -> None:
    """A newer source becomes a release of its own; the one before comes back, and goes again."""
    current = folder.root / "opt/raja/current"
    old = current.readlink()
    folder.type("git config user.email pi@example && git config user.name pi", "~/raja")
    folder.type("echo '# newer' >> companion/settings/raja.toml && git commit -qam newer && git push -q", "~/raja")
    folder.type("git reset -q --hard HEAD~1 && git pull -q", "~/raja")
    folder.type("sudo scripts/install_on_pi.sh", "~/raja")
    new = current.readlink()
    folder.type("sudo scripts/install_on_pi.sh --rollback", "~/raja")
    assert old != new
    assert current.readlink() == old
    with companion(folder):
        assert "Kept" in games()
    folder.type("sudo scripts/install_on_pi.sh --rollback", "~/raja")
    assert current.readlink() == new
    print("upgrade and rollback: to the newer release, back with all games, and forward again")


def the_rest(folder: DebianFolder) -> None:
    """Units, kiosk, hotspot and the dice board's program."""
    folder.type("sudo scripts/install_on_pi.sh --kiosk", "~/raja")
    units = " ".join(f"/etc/systemd/system/{path.name}" for path in (folder.root / "etc/systemd/system").glob("raja*"))
    folder.type(f"systemd-analyze verify {units}")
    folder.type("sudo apt install -y network-manager")  # Raspberry Pi OS has it; debootstrap cannot set it up
    folder.type("sudo scripts/install_on_pi.sh --hotspot", "~/raja")
    hotspot = folder.root / "etc/NetworkManager/system-connections/raja-hotspot.nmconnection"
    text = hotspot.read_text(encoding="utf-8")
    if not all(line in text for line in ("mode=ap", "ssid=Raja", "method=shared", "key-mgmt=wpa-psk")):
        raise SystemExit(f"NetworkManager made another hotspot:\n{text}")
    assert stat.S_IMODE(hotspot.stat().st_mode) == 0o600
    release = folder.root / str((folder.root / "opt/raja/current").readlink()).lstrip("/")
    (shipped,) = (release / "venv").rglob("site-packages/hardware/dice/shipped/raja.hex")
    assert shipped.stat().st_size > 10_000, "`raja arduino flash` has something to upload"


def main() -> None:
    """Read the arguments, then walk."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("suite", choices=SUITES)
    parser.add_argument("--arch", default="amd64", choices=sorted(MACHINES))
    parser.add_argument("--photos", type=int, default=4, help="so many are read there and here, and compared")
    parser.add_argument("--keep", action="store_true", help="leave the folder for somebody to look into")
    parser.add_argument("--short", action="store_true", help="no further than a table that plays and counts")
    parser.add_argument(
        "--old-camera", action="store_true", help="as if Bookworm's camera package were there, which needs numpy 1"
    )
    asked_for = parser.parse_args()
    began = time.monotonic()
    end_tidily()
    with (
        emulated(asked_for.arch),
        debian_folder(asked_for.suite, asked_for.arch, AT_HAND, kept=asked_for.keep) as folder,
    ):
        subprocess.run(["chroot", str(folder.root), "usermod", "-aG", "sudo", "pi"], check=True)
        if asked_for.old_camera:
            with_old_camera_package(folder)
        walk(folder, asked_for.photos, asked_for.short)
    what = "the first half" if asked_for.short else "all"
    minutes = (time.monotonic() - began) / 60
    print(
        f"{asked_for.suite} {asked_for.arch}: {what} of docs/install.md that can be typed in a folder was typed, in {minutes:.0f} minutes."
    )


if __name__ == "__main__":
    main()
