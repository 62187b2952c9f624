"""A machine as a test wants it: a healthy Raspberry Pi but for what is changed."""

from __future__ import annotations

from dataclasses import dataclass, field

NOW_S = 1_800_000_000.0


@dataclass
class OtherMachine:
    """Answers as told."""

    files: dict[str, str] = field(
        default_factory=lambda: {
            "/proc/device-tree/model": "Raspberry Pi 4 Model B Rev 1.4",
            "/proc/meminfo": "MemTotal: 3800000 kB\nMemAvailable:    2900000 kB\n",
            "/sys/class/thermal/thermal_zone0/temp": "51234",
        }
    )
    programs: dict[str, str] = field(default_factory=lambda: {"vcgencmd": "throttled=0x0", "timedatectl": "yes"})
    packages: dict[str, str] = field(
        default_factory=lambda: dict.fromkeys(
            ("raja-table", "numpy", "opencv-python-headless", "Flask", "SQLAlchemy", "pyserial", "picamera2"), "1.0"
        )
    )
    python_version: tuple[int, int, int] = (3, 11, 2)
    free: float | None = 20_000.0
    time_s: float = NOW_S
    devices: list[str] = field(default_factory=lambda: ["/dev/video0"])
    forbidden: set[str] = field(default_factory=set)

    def read(self, path: str) -> str | None:
        return self.files.get(path)

    def said(self, *command: str) -> str | None:
        return self.programs.get(command[0])

    def exists(self, path: str) -> bool:
        return path in self.files

    def usable(self, path: str) -> bool:
        return path not in self.forbidden

    def matching(self, pattern: str) -> list[str]:
        return self.devices

    def free_mb(self, folder: str) -> float | None:
        return self.free

    def now_s(self) -> float:
        return self.time_s

    def modified_s(self, path: str) -> float | None:
        return NOW_S - 100

    def python(self) -> tuple[int, int, int]:
        return self.python_version

    def version(self, package: str) -> str | None:
        return self.packages.get(package)
