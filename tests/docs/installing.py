"""Types docs/install.md word by word in a clean Debian folder, as the first user of a Pi would: `make test-install`.

    python -m tests.docs.installing bookworm|trixie

Needs root, debootstrap and Debian's archive; takes some ten minutes, so it is no part of `make test`. Everything that
systemd would do is left out, for nothing runs in a folder but what is typed: the unit's own lines are run by hand.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.docs.told_commands import ROOT, commands_of

ROOMS = ROOT / "build" / "install-rooms"
# What Raspberry Pi OS has from the start, and debootstrap leaves out.
AT_HAND = "sudo,ca-certificates,nano"
ADDRESS = "/srv/raja.git"
PORT = 18765
LOG = "/var/lib/raja/evenings.sqlite"
PATIENCE_S = 3600.0


class Room:
    """A Debian folder with a user ``pi`` who may use sudo."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def argv(self, command: str) -> list[str]:
        """What runs a line of the user's shell there."""
        clean = ["env", "-i", "HOME=/home/pi", "LANG=C.UTF-8", "TERM=dumb", "DEBIAN_FRONTEND=noninteractive"]
        path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        return ["chroot", str(self.root), *clean, path, "su", "pi", "-s", "/bin/bash", "-c", command]

    def type(self, command: str, folder: str = "~") -> str:
        """What the line printed; the walk ends where it fails."""
        began = time.monotonic()
        done = subprocess.run(
            self.argv(f"cd {folder} && {command}"), capture_output=True, text=True, timeout=PATIENCE_S
        )
        print(f"$ {command}   ({time.monotonic() - began:.0f} s)", flush=True)
        if done.returncode != 0:
            raise SystemExit(f"{command} ended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
        return done.stdout


def clean_room(suite: str) -> Room:
    """A fresh folder; what debootstrap made is kept beside it for the next time."""
    kept, root = ROOMS / f"{suite}.tar", ROOMS / suite
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    if not kept.exists():
        made, packed = ROOMS / f"{suite}.making", ROOMS / f"{suite}.packing"
        _unmount(made)
        shutil.rmtree(made, ignore_errors=True)
        subprocess.run(["debootstrap", f"--include={AT_HAND}", suite, str(made)], check=True, stdout=subprocess.DEVNULL)
        _unmount(made)
        subprocess.run(["tar", "--one-file-system", "-cf", str(packed), "-C", str(made), "."], check=True)
        packed.rename(kept)
        shutil.rmtree(made)
    subprocess.run(["tar", "-xf", str(kept), "-C", str(root)], check=True)
    # The certificates that this machine trusts, and its name, are the network's around it, not the folder's.
    trusted = Path("/etc/ssl/certs/ca-certificates.crt")
    if trusted.exists():
        shutil.copy(trusted, root / trusted.relative_to("/"))
    with (root / "etc/hosts").open("a", encoding="utf-8") as hosts:
        hosts.write(f"127.0.1.1\t{os.uname().nodename}\n")
    subprocess.run(
        ["chroot", str(root), "useradd", "-m", "-s", "/bin/bash", "-G", "sudo,video,dialout", "pi"], check=True
    )
    (root / "etc/sudoers.d/pi").write_text("pi ALL=(ALL) NOPASSWD: ALL\n", encoding="utf-8")
    # Hard links would hand the repository's own files to the user there.
    subprocess.run(["git", "clone", "-q", "--bare", "--no-hardlinks", str(ROOT), str(root / ADDRESS[1:])], check=True)
    subprocess.run(["chroot", str(root), "chown", "-R", "pi:pi", ADDRESS], check=True)
    return Room(root)


def _unmount(root: Path) -> None:
    """debootstrap leaves newer suites' ``/proc`` mounted, and what stopped it leaves any."""
    for folder in ("proc", "sys"):
        if os.path.ismount(root / folder):
            # Lazily, for whatever debootstrap started may still look at it.
            subprocess.run(["umount", "--lazy", str(root / folder)], check=True)


@contextmanager
def with_proc(room: Room) -> Iterator[None]:
    """``/proc`` is there, as in a running system."""
    subprocess.run(["mount", "-t", "proc", "proc", str(room.root / "proc")], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", str(room.root / "proc")], check=True)


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
def companion(room: Room) -> Iterator[None]:
    """The service's own line, as its user, on another port."""
    command = f"exec sudo -u raja raja play --database sqlite:///{LOG} --host 127.0.0.1 --port {PORT}"
    process = subprocess.Popen(room.argv(command), stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        end = time.monotonic() + 300
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
        process.wait(60)


def games() -> set[str]:
    """The titles of all games in the log."""
    listed = asked("/api/games")["games"]
    assert isinstance(listed, list)
    return {str(game["title"]) for game in listed}


def unit_line(room: Room, unit: str) -> str:
    """What a service runs."""
    text = (room.root / "etc/systemd/system" / unit).read_text(encoding="utf-8")
    found = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def walk(suite: str) -> None:
    """The whole page, in order."""
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    told = list(commands_of(page))
    room = clean_room(suite)
    with with_proc(room):
        for line in told[told.index("sudo apt update") : told.index("cd raja")]:
            room.type(line.replace("ADDRESS", ADDRESS))
        install = "sudo scripts/install_on_pi.sh --name raja"
        assert install in told
        room.type(install, "~/raja")
        doctor = next(line for line in told if line.startswith("sudo -u raja raja doctor"))
        room.type(doctor)
        report = json.loads(room.type(f"{doctor} --json"))
        wrong = [check for check in report["checks"] if check["state"] not in ("good", "absent")]
        needs_none = [check for check in report["checks"] if check["group"] in ("companion", "machine")]
        if wrong or any(check["state"] != "good" for check in needs_none):
            raise SystemExit(f"the doctor is not content: {wrong or needs_none}")
        print(f"doctor: {len(needs_none)} parts that need no device are good, nothing is poor or bad")
        second_run(room, install)
        backup_and_restore(room, told)
        upgrade_and_rollback(room)
        the_rest(room)
    print(f"{suite}: all of docs/install.md that can be typed in a folder was typed.")


def second_run(room: Room, install: str) -> None:
    """Nothing in the whole folder may differ after it."""
    before = tree(room.root)
    said = room.type(install, "~/raja")
    after = tree(room.root)
    differing = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if differing or "nothing had to be changed" not in said:
        raise SystemExit(f"the second run changed {differing or 'nothing, but says so'}")
    print(f"second run: {len(after)} files and folders, none differs")


def backup_and_restore(room: Room, told: list[str]) -> None:
    """A game is in the copy; the one made after it, which took its place, is not there after restoring."""
    with companion(room):
        asked("/api/games", {"title": "Kept"})
    room.type(f"sudo -u raja {unit_line(room, 'raja-backup.service')}")
    with companion(room):
        asked("/api/games", {"title": "Later"})
        assert "Later" in games()
    day = datetime.datetime.now().astimezone().date().isoformat()
    first = told.index("sudo ls /var/lib/raja/backups")
    for line in told[first : first + 3]:
        room.type(line.replace("DAY", day))
    with companion(room):
        if "Kept" not in games() or "Later" in games():
            raise SystemExit(f"after restoring there are the games {games()}")
    print("backup and restore: the game is there, the later one is not")


def upgrade_and_rollback(room: Room) -> None:
    """A newer source becomes a release of its own; the one before comes back, and goes again."""
    current = room.root / "opt/raja/current"
    old = current.readlink()
    room.type("git config user.email pi@example && git config user.name pi", "~/raja")
    room.type("echo '# newer' >> companion/settings/raja.toml && git commit -qam newer && git push -q", "~/raja")
    room.type("git reset -q --hard HEAD~1 && git pull -q", "~/raja")
    room.type("sudo scripts/install_on_pi.sh", "~/raja")
    new = current.readlink()
    room.type("sudo scripts/install_on_pi.sh --rollback", "~/raja")
    assert old != new
    assert current.readlink() == old
    with companion(room):
        assert "Kept" in games()
    room.type("sudo scripts/install_on_pi.sh --rollback", "~/raja")
    assert current.readlink() == new
    print("upgrade and rollback: to the newer release, back with all games, and forward again")


def the_rest(room: Room) -> None:
    """Units, kiosk, hotspot and the dice board's program."""
    room.type("sudo scripts/install_on_pi.sh --kiosk", "~/raja")
    units = " ".join(f"/etc/systemd/system/{path.name}" for path in (room.root / "etc/systemd/system").glob("raja*"))
    room.type(f"systemd-analyze verify {units}")
    room.type("sudo apt install -y network-manager")  # Raspberry Pi OS has it; debootstrap cannot set it up
    room.type("sudo scripts/install_on_pi.sh --hotspot", "~/raja")
    hotspot = room.root / "etc/NetworkManager/system-connections/raja-hotspot.nmconnection"
    text = hotspot.read_text(encoding="utf-8")
    if not all(line in text for line in ("mode=ap", "ssid=Raja", "method=shared", "key-mgmt=wpa-psk")):
        raise SystemExit(f"NetworkManager made another hotspot:\n{text}")
    assert stat.S_IMODE(hotspot.stat().st_mode) == 0o600
    (shipped,) = (room.root / "opt/raja").rglob("hardware/dice/shipped/raja.hex")
    assert shipped.stat().st_size > 10_000, "`raja arduino flash` has something to upload"


if __name__ == "__main__":
    walk(sys.argv[1])
