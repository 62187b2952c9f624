"""Runs programs of another processor: QEMU's user emulation, registered with the kernel for as long as it is needed."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from image.places import ROOT

REGISTRY: Final = Path("/proc/sys/fs/binfmt_misc")
PACKAGES: Final = ROOT / "image" / "apt-packages.txt"
QEMU: Final = {"arm64": "qemu-aarch64-static"}
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}
"""The kernel's name for each of Debian's architectures."""
PROCESSOR: Final = {"QEMU_CPU": "cortex-a72"}
"""The environment for every emulated program: a Pi 4's processor. QEMU's default processor signs return addresses,
which Debian's programs do wherever it costs nothing, and emulating that takes a large part of the time.
"""

# The header of an ELF file for a 64-bit Arm, and the mask of bits that must match (QEMU's qemu-binfmt-conf.sh).
_MAGIC: Final = r"\x7f\x45\x4c\x46\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00"
_MASK: Final = r"\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff"
# P keeps argv[0]; O and F open the emulator once, so that a chroot needs none; C lets setuid programs keep their rights.
_FLAGS: Final = "POCF"


class CannotEmulate(SystemExit):
    """This machine cannot run that processor's programs; the message says what to do."""


def needs_emulation(architecture: str, machine: str) -> bool:
    """Whether a machine (as ``uname -m`` calls it) needs help to run an architecture's programs.

    Raises:
        CannotEmulate: the architecture is unknown, or cannot be emulated here.
    """
    if architecture not in MACHINES:
        raise CannotEmulate(f"There is no ARCH={architecture}: take one of {', '.join(MACHINES)}.")
    if MACHINES[architecture] == machine:
        return False
    if architecture not in QEMU:
        raise CannotEmulate(f"ARCH={architecture} is not emulated on {machine}: run this on such a machine itself.")
    return True


def registration(name: str, emulator: str) -> str:
    """The line that registers an emulator with the kernel (Documentation/admin-guide/binfmt-misc.rst)."""
    return f":{name}:M::{_MAGIC}:{_MASK}:{emulator}:{_FLAGS}"


@contextmanager
def emulated(architecture: str) -> Iterator[None]:
    """Let programs of this architecture run, setuid ones with their rights; afterwards undo what was changed.

    Raises:
        CannotEmulate: they cannot run; the message names the remedy.
    """
    if os.geteuid() != 0:
        raise CannotEmulate("A Debian folder is made and entered by root alone: run this again with sudo.")
    if not needs_emulation(architecture, platform.machine()):
        yield
        return
    subprocess.run(["sh", str(ROOT / "scripts" / "install_packages.sh"), str(PACKAGES)], check=True)
    emulator = shutil.which(QEMU[architecture])
    if emulator is None:
        raise CannotEmulate(
            f"{QEMU[architecture]} is missing: run 'sudo apt install qemu-user-static', or take an {architecture} machine."
        )
    mounted = _mounted()
    name = f"raja-{architecture}-{os.getpid()}"
    try:
        try:
            (REGISTRY / "register").write_text(registration(name, emulator), encoding="ascii")
        except OSError as error:
            raise CannotEmulate(_no_registry(architecture, str(error))) from error
        yield
    finally:
        if (REGISTRY / name).exists():
            (REGISTRY / name).write_text("-1", encoding="ascii")
        if mounted:
            subprocess.run(["umount", str(REGISTRY)], check=False)


def _mounted() -> bool:
    """Mount the kernel's binfmt_misc folder if it is not mounted; return whether this call did it."""
    if (REGISTRY / "register").exists():
        return False
    done = subprocess.run(
        ["mount", "-t", "binfmt_misc", "none", str(REGISTRY)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotEmulate(_no_registry("arm64", done.stderr.strip()))
    return True


def _no_registry(architecture: str, said: str) -> str:
    return (
        f"This kernel does not take programs of other processors (binfmt_misc: {said}): run this on a machine or virtual"
        f" machine of your own, not in a container, or on an {architecture} one, which needs no emulation."
    )
