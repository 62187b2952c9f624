"""A clean Debian folder to install things in: made by debootstrap once, unpacked for each use, and removed afterwards."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from image.emulation import PROCESSOR
from image.places import ROOT

KEPT: Final = ROOT / "build" / "debian-folders"
"""Archives of what debootstrap made."""
FOLDERS: Final = Path("/var/tmp/raja-debian-folders")
"""Unpacked folders lie outside the checkout: a build that walks through the checkout would otherwise enter their
``/proc``.
"""
SUITES: Final = ("bookworm", "trixie")
PATIENCE_S: Final = 6 * 3600.0
_OWN: Final = ".of-debian"
_MOUNTS: Final = Path("/proc/self/mountinfo")


class DebianFolder:
    """A Debian folder with a user ``pi`` who may use sudo."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def argv(self, command: str) -> list[str]:
        """The command that runs a shell line there as the user."""
        clean = ["env", "-i", "HOME=/home/pi", "LANG=C.UTF-8", "TERM=dumb", "DEBIAN_FRONTEND=noninteractive"]
        path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        processor = [f"{name}={value}" for name, value in PROCESSOR.items()]
        return ["chroot", str(self.root), *clean, path, *processor, "su", "pi", "-s", "/bin/bash", "-c", command]

    def type(self, command: str, folder: str = "~") -> str:
        """Run a shell line as the user and return its output; exit if it fails."""
        began = time.monotonic()
        done = subprocess.run(
            self.argv(f"cd {folder} && {command}"), capture_output=True, text=True, timeout=PATIENCE_S
        )
        print(f"$ {command}   ({time.monotonic() - began:.0f} s)", flush=True)
        if done.returncode != 0:
            raise SystemExit(f"{command} ended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
        return done.stdout


@contextmanager
def debian_folder(
    suite: str,
    architecture: str,
    include: str,
    variant: str | None = None,
    *,
    user: bool = True,
    kept: bool = False,
) -> Iterator[DebianFolder]:
    """Give a fresh folder with ``/proc`` mounted; afterwards it is unmounted and, unless ``kept``, removed.

    Args:
        suite: Debian's name for the release.
        architecture: Debian's name for the processor; the caller must provide its emulation.
        include: packages besides debootstrap's own, separated by commas.
        variant: debootstrap's variant, such as ``minbase`` for the fewest packages.
        user: whether to make the user ``pi``, who may use sudo.
        kept: whether to keep the folder afterwards.
    """
    if suite not in SUITES:
        raise SystemExit(f"There is no SUITE={suite}: take one of {', '.join(SUITES)}.")
    name = "-".join(part for part in (suite, architecture, variant) if part)
    root = FOLDERS / f"{name}.{os.getpid()}"
    FOLDERS.mkdir(parents=True, exist_ok=True)
    for folder in left_behind(FOLDERS):
        removed(folder)
    root.mkdir()
    try:
        packed = _packed(name, suite, architecture, include, variant)
        subprocess.run(["tar", "-xf", str(packed), "-C", str(root)], check=True)
        as_in_this_network(root)
        if user:
            _with_user(root)
        subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
        yield DebianFolder(root)
    finally:
        unmounted(root)
        if not kept:
            removed(root)


def _packed(name: str, suite: str, architecture: str, include: str, variant: str | None) -> Path:
    """The archive of what debootstrap made, kept for the next time."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{name}.tar"
    if kept.exists():
        return kept
    made, packing = FOLDERS / f"{name}.making.{os.getpid()}", KEPT / f"{name}.packing"
    removed(made)
    options = [f"--arch={architecture}", f"--include={include}", *([f"--variant={variant}"] if variant else [])]
    try:
        done = subprocess.run(
            ["debootstrap", *options, suite, str(made)],
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            env={**os.environ, **PROCESSOR},
        )
        if done.returncode != 0:
            raise SystemExit(f"debootstrap could not make {name}:\n{done.stdout[-2000:]}\n{done.stderr[-1000:]}")
        unmounted(made)
        subprocess.run(["tar", "--one-file-system", "-cf", str(packing), "-C", str(made), "."], check=True)
        packing.rename(kept)
    finally:
        packing.unlink(missing_ok=True)
        removed(made)
    return kept


def as_in_this_network(root: Path) -> None:
    """Give the folder this machine's trusted certificates and host name, which the network around it needs."""
    trusted = Path("/etc/ssl/certs/ca-certificates.crt")
    own = root / trusted.relative_to("/")
    if trusted.exists() and own.parent.is_dir():
        if own.exists():
            own.rename(own.with_suffix(_OWN))
        shutil.copy(trusted, own)
    with (root / "etc/hosts").open("a", encoding="utf-8") as hosts:
        hosts.write(f"127.0.1.1\t{os.uname().nodename}\n")


def as_in_any_network(root: Path) -> None:
    """Restore Debian's own certificates, so that what leaves this machine trusts nobody else."""
    own = root / "etc/ssl/certs/ca-certificates.crt"
    if own.with_suffix(_OWN).exists():
        own.with_suffix(_OWN).replace(own)


def _with_user(root: Path) -> None:
    """Make the user ``pi``, a Pi's first user, who may use sudo for everything if sudo is installed."""
    subprocess.run(["chroot", str(root), "useradd", "-m", "-s", "/bin/bash", "-G", "video,dialout", "pi"], check=True)
    if (root / "etc/sudoers.d").is_dir():
        kept = f'Defaults env_keep += "{" ".join(PROCESSOR)}"\n'
        (root / "etc/sudoers.d/pi").write_text(f"{kept}pi ALL=(ALL) NOPASSWD: ALL\n", encoding="utf-8")


def left_behind(folders: Path) -> list[Path]:
    """Folders left by programs that were killed before they could remove them; a folder's name ends with its process
    id.
    """
    found = []
    for folder in folders.iterdir():
        number = folder.name.rpartition(".")[2]
        if folder.is_dir() and number.isdigit() and not Path(f"/proc/{number}").exists():
            found.append(folder)
    return sorted(found)


def end_tidily() -> None:
    """On SIGTERM, exit by an exception, so that everything mounted and made is cleaned up."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))


def unmounted(root: Path) -> None:
    """Unmount everything in the folder: debootstrap leaves newer suites' ``/proc`` mounted, and more if it was
    interrupted.
    """
    for folder in mounted_in(root, _MOUNTS.read_text(encoding="utf-8")):
        # Lazily, because programs started there may still use it.
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def mounted_in(root: Path, mounts: str) -> list[Path]:
    """The mount points in a folder, newest first, from the kernel's list (proc(5), mountinfo).

    >>> mounted_in(Path("/r"), "1 0 0:1 / / rw\\n2 1 0:2 / /r/dev rw\\n3 2 0:3 / /r/dev/pts rw\\n4 1 0:4 / /rest rw\\n")
    [PosixPath('/r/dev/pts'), PosixPath('/r/dev')]
    """
    places = [Path(_unescaped(line.split()[4])) for line in mounts.splitlines()]
    return [place for place in reversed(places) if root in (place, *place.parents)]


def _unescaped(place: str) -> str:
    """Decode a path of mountinfo, in which blanks and backslashes are three octal digits."""
    return re.sub(r"\\([0-7]{3})", lambda digits: chr(int(digits[1], 8)), place)


def removed(root: Path) -> None:
    """Remove the folder with everything in it, but never anything that is mounted there.

    Raises:
        SystemExit: something is still mounted there; nothing is removed then.
    """
    unmounted(root)
    if mounted_in(root, _MOUNTS.read_text(encoding="utf-8")):
        raise SystemExit(f"Something is still mounted in {root}: unmount that, then remove the folder.")
    shutil.rmtree(root, ignore_errors=True)
