"""The table's own key, by which push services recognise its notices (VAPID, RFC 8292)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from companion.errors import CompanionError
from companion.private_files import write_new

KEY: Final = "push.pem"


def kept_key(folder: Path) -> Vapid02:
    """Return the key stored there; make one if there is none, readable by this user only.

    Raises:
        CompanionError: ``push.cannot_keep``.
    """
    path = folder / KEY
    try:
        if path.exists():
            return Vapid02.from_pem(path.read_bytes())
        key = Vapid02()
        key.generate_keys()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_new(path, key.private_pem())
    except (OSError, ValueError) as error:
        raise CompanionError(
            "push.cannot_keep",
            f"The key for notifications, {path}, can neither be read nor made: make that folder writable, or delete the file.",
            file=str(path),
        ) from error
    return key


def public_part(key: Vapid02) -> str:
    """Return the public half for a browser, so that nobody else can send to that phone: 65 bytes as base64url."""
    point = key.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))
