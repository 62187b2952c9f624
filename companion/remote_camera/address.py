"""The address of a camera on another machine, as ``--camera`` takes it: ``raja://kitchen.local:8001/abcd2345``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from companion.errors import CompanionError

SCHEME: Final = "raja"
PORT: Final = 8001


@dataclass(frozen=True, slots=True)
class CameraAddress:
    """A machine, its port, and the code that it asks for, which is empty on the same machine."""

    host: str
    port: int
    code: str

    @property
    def place(self) -> str:
        """The address without its code, which may be shown."""
        return f"{self.host}:{self.port}"

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{SCHEME}://{host}:{self.port}/{self.code}"


def is_camera_address(named: str) -> bool:
    """Whether a camera's name is an address on another machine."""
    return named.startswith(f"{SCHEME}://")


def camera_address(named: str) -> CameraAddress:
    """Parse an address that somebody typed.

    Raises:
        CompanionError: ``camera.bad_address``.
    """
    try:
        parts = urlsplit(named)
        host, port = parts.hostname, parts.port or PORT
    except ValueError:
        host, port = None, PORT
    if not is_camera_address(named) or not host:
        raise CompanionError(
            "camera.bad_address",
            "That is no camera's address: copy the one that `raja camera --serve` prints, such as "
            "raja://kitchen.local:8001/abcd2345.",
        )
    return CameraAddress(host, port, parts.path.strip("/"))
