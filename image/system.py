"""Makes the system that both slots hold: a Debian folder with a Pi's kernel and firmware, and Raja installed from its
wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from image.emulation import PROCESSOR
from image.places import FILES, ROOT

SUITE: Final = "trixie"
ARCHITECTURE: Final = "arm64"
AT_HAND: Final = "sudo,ca-certificates,nano"
PACKAGES: Final = (
    "initramfs-tools",
    "linux-image-arm64",
    "firmware-brcm80211",
    "wireless-regdb",
    "network-manager",
    "dnsmasq-base",
    "wpasupplicant",
    "systemd-timesyncd",
    "dbus",
    "e2fsprogs",
    "dosfstools",
    "fdisk",
    "zstd",
)
"""Packages from Debian only; Raspberry Pi's archive, with later kernels, cameras and tools, is not used."""
THE_NETWORKS: Final = (
    *("PATH", "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
    *("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_TRUSTED_HOST"),
)
INITRAMFS_MODULES: Final = (
    *("squashfs", "vfat", "nls_cp437", "nls_ascii", "nls_utf8"),
    *("virtio_blk", "virtio_pci", "virtio_mmio", "virtio_net"),
)
"""Modules besides those that initramfs-tools includes for any machine: the two file systems, and QEMU's devices."""
FIRMWARE: Final = "raspi-firmware"
"""Only its files are used: its scripts need a mounted boot partition."""
UNITS: Final = (
    "raja.service",
    "raja-watch.timer",
    "raja-backup.timer",
    "raja-card.service",
    "raja-name.service",
    "raja-slots.service",
    "raja-wish.path",
    "raja-update.path",
)
EMPTY_FOLDERS: Final = ("data", "boot/firmware", "etc/raja", "etc/NetworkManager/system-connections", "var/lib/raja")
PLACED: Final = {
    "devices.conf": ("etc/systemd/system.conf.d/raja-devices.conf", 0o644),
    "emergency.conf": ("etc/systemd/system/emergency.service.d/raja.conf", 0o644),
    "fstab": ("etc/fstab", 0o644),
    "grow_card.sh": ("usr/lib/raja/grow_card.sh", 0o755),
    "in-time.conf": ("etc/systemd/system/multi-user.target.d/raja.conf", 0o644),
    "journald.conf": ("etc/systemd/journald.conf.d/raja.conf", 0o644),
    "raja-card.service": ("etc/systemd/system/raja-card.service", 0o644),
    "raja-slots.service": ("etc/systemd/system/raja-slots.service", 0o644),
    "raja-update.path": ("etc/systemd/system/raja-update.path", 0o644),
    "raja-update.service": ("etc/systemd/system/raja-update.service", 0o644),
    "raja-wish.path": ("etc/systemd/system/raja-wish.path", 0o644),
    "raja-wish.service": ("etc/systemd/system/raja-wish.service", 0o644),
    "raja-name.service": ("etc/systemd/system/raja-name.service", 0o644),
    "watch.conf": ("etc/systemd/system/raja-watch.service.d/raja.conf", 0o644),
}
MASKED: Final = (
    "apt-daily.timer",
    "apt-daily-upgrade.timer",
    "dpkg-db-backup.timer",
    "e2scrub_all.timer",
    "e2scrub_reap.service",
)
"""Debian's own maintenance of a writable system, which is not needed because updates replace the whole system."""
NO_INITRAMFS: Final = {"INITRD": "No"}
"""Set while packages are installed: the initramfs is made once, after all of them (Debian Kernel Handbook, 6.2)."""
_SOURCES: Final = "deb http://deb.debian.org/debian {suite} main non-free-firmware\n" + (
    "deb http://deb.debian.org/debian {suite}-updates main non-free-firmware\n"
    "deb http://deb.debian.org/debian-security {suite}-security main non-free-firmware\n"
)


def there(root: Path, *argv: str, **more: str) -> None:
    """Run a program in the folder, with ``more`` in its environment; exit and show its output if it fails."""
    clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    environment = {**clean, **PROCESSOR, **more}
    done = subprocess.run(["chroot", str(root), *argv], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(
            f"{' '.join(argv)} ended with {done.returncode}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        )


def with_packages(root: Path) -> None:
    """Install kernel, network and file system packages, without starting services there."""
    (root / "etc/apt/sources.list").write_text(_SOURCES.format(suite=SUITE), encoding="utf-8")
    (root / "etc/dpkg/dpkg.cfg.d/image").write_text(
        "force-unsafe-io\npath-exclude=/usr/share/man/*\n", encoding="utf-8"
    )
    (root / "etc/apt/apt.conf.d/image").write_text('Acquire::Languages "none";\n', encoding="utf-8")
    (root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
    (root / "usr/sbin/policy-rc.d").chmod(0o755)
    modules = root / "etc/initramfs-tools/conf.d/raja"
    modules.parent.mkdir(parents=True, exist_ok=True)
    modules.write_text("MODULES=most\nCOMPRESS=zstd\nCOMPRESSLEVEL=3\nRESUME=none\n", encoding="utf-8")
    (root / "etc/initramfs-tools/modules").write_text("\n".join((*INITRAMFS_MODULES, "")), encoding="utf-8")
    tried = root / "etc/initramfs-tools/scripts/local-premount/raja"
    tried.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FILES / "try_once.sh", tried)
    tried.chmod(0o755)
    there(root, "apt-get", "update", "-qq")
    keep = ("-o", "Dpkg::Options::=--force-confold")  # keeps what was written above
    there(root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *keep, *PACKAGES, **NO_INITRAMFS)
    version = kernel_version(root)
    there(root, "mkinitramfs", "-o", f"/boot/initrd.img-{version}", version)


def with_raja(root: Path, wheel: Path) -> None:
    """Install Raja into the folder, with the same installer as on any Pi."""
    installer = ROOT / "scripts" / "install_on_pi.sh"
    command = ["sh", str(installer), "--root", str(root), "--name", "raja", "--wheel", str(wheel)]
    subprocess.run(command, check=True, env={**builders(os.environ), **PROCESSOR})


def builders(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of the builder's environment that may enter the image: network settings, nothing else.

    >>> builders({"PATH": "/bin", "https_proxy": "http://proxy:3128", "PYTHONPATH": "/home/me"})
    {'PATH': '/bin', 'https_proxy': 'http://proxy:3128', 'LANG': 'C.UTF-8'}
    """
    return {**{name: value for name, value in environment.items() if name in THE_NETWORKS}, "LANG": "C.UTF-8"}


def with_read_only_root(root: Path) -> None:
    """Add the image's own files and the units that start with the machine, and make the root file system read-only."""
    for name, (target, mode) in PLACED.items():
        place = root / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(FILES / name, place)
        place.chmod(mode)
    for folder in EMPTY_FOLDERS:
        (root / folder).mkdir(parents=True, exist_ok=True)
    subprocess.run(["systemctl", f"--root={root}", "enable", "--quiet", *UNITS], check=True)
    subprocess.run(["systemctl", f"--root={root}", "mask", "--quiet", *MASKED], check=True)
    without_identity(root)
    resolver = root / "etc/resolv.conf"
    resolver.unlink(missing_ok=True)
    resolver.symlink_to("/run/NetworkManager/resolv.conf")
    (root / "etc/hosts").write_text("127.0.0.1\tlocalhost\n::1\tlocalhost\n127.0.1.1\traja\n", encoding="utf-8")
    for gone in ("usr/sbin/policy-rc.d", "etc/dpkg/dpkg.cfg.d/image", "etc/apt/apt.conf.d/image"):
        (root / gone).unlink(missing_ok=True)
    for heap in ("var/cache/apt", "var/lib/apt/lists", "var/log", "usr/share/man", "usr/share/doc", "root/.cache"):
        shutil.rmtree(root / heap, ignore_errors=True)
        (root / heap).mkdir(parents=True, exist_ok=True)


def without_identity(root: Path) -> None:
    """Remove what identifies a machine in its network; each start makes a new identity in memory (machine-id(5))."""
    own = root / "etc/machine-id"
    own.write_text("", encoding="utf-8")
    buses = root / "var/lib/dbus/machine-id"
    buses.parent.mkdir(parents=True, exist_ok=True)
    buses.unlink(missing_ok=True)
    buses.symlink_to("/etc/machine-id")


def firmware_files(root: Path, target: Path) -> None:
    """Unpack the Pi's firmware from Debian's package into ``target``."""
    with tempfile.TemporaryDirectory(dir=root / "tmp") as folder:
        inside = f"/{Path(folder).relative_to(root)}"
        Path(folder).chmod(0o755)
        there(root, "sh", "-c", f"cd {inside} && apt-get -q -o APT::Sandbox::User=root download {FIRMWARE}")
        (package,) = Path(folder).glob("*.deb")
        subprocess.run(["dpkg-deb", "-x", str(package), f"{folder}/unpacked"], check=True)
        for file in Path(folder, "unpacked/usr/lib/raspi-firmware").iterdir():
            if file.suffix in (".bin", ".elf", ".dat"):
                shutil.copy(file, target)


def kernel_version(root: Path) -> str:
    """The version of the one kernel that is installed."""
    (kernel,) = (root / "boot").glob("vmlinuz-*")
    return kernel.name.removeprefix("vmlinuz-")


def kernel_files(root: Path, target: Path) -> None:
    """Copy a slot's kernel, its initial RAM disk and the Pis' device trees to ``target``."""
    version = kernel_version(root)
    shutil.copy(root / "boot" / f"vmlinuz-{version}", target / "vmlinuz")
    shutil.copy(root / "boot" / f"initrd.img-{version}", target / "initrd.img")
    trees = sorted((root / f"usr/lib/linux-image-{version}/broadcom").glob("bcm2[78]*.dtb"))
    if not trees:
        raise SystemExit(f"The kernel {version} has no device trees of a Raspberry Pi.")
    for tree in trees:
        shutil.copy(tree, target)
