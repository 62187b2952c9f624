"""Whose updates a card trusts: those signed with the key of whoever built its image."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from companion.machine.boot_files import CARDS_OWN
from companion.machine.bundle import BOOT, SYSTEM, write_bundle

TRUSTED: Final = "usr/lib/raja/update.pub"


def signing_key(file: Path) -> Ed25519PrivateKey:
    """The key in a file; if there is none, make a new one that nobody else may read.

    Raises:
        SystemExit: the file holds another kind of key.
    """
    if file.exists():
        key = load_pem_private_key(file.read_bytes(), None)
        if not isinstance(key, Ed25519PrivateKey):
            raise SystemExit(f"{file} is no Ed25519 key: name another file, and one is made there.")
        return key
    key = Ed25519PrivateKey.generate()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as made:
        made.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    print(f"image: made {file}: keep it, cards of this image take updates signed with it alone", flush=True)
    return key


def trust(root: Path, key: Ed25519PrivateKey) -> None:
    """Let the system accept updates signed with this key."""
    place = root / TRUSTED
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    place.chmod(0o644)


def write_update(file: Path, version: str, system: Path, kernel: Path, key: Ed25519PrivateKey) -> None:
    """Write this system as an update for cards with an earlier one; each card keeps its own kernel command line."""
    parts = {f"{BOOT}{part.name}": part for part in sorted(kernel.iterdir()) if part.name not in CARDS_OWN}
    with file.open("wb") as out:
        write_bundle(out, version, {SYSTEM: system, **parts}, key)
