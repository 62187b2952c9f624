"""An update as one file: an uncompressed tar of a signed list of parts with sizes and sums, followed by the parts.

It is read once, from beginning to end. The list's signature is checked before any part is taken, and a part's sum after
its last byte: an incomplete update, or one not signed with the trusted key, is never started.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import tarfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, BinaryIO, Final, Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from companion.errors import CompanionError

MANIFEST, SIGNATURE, SYSTEM = "manifest.json", "manifest.sig", "root.squashfs"
BOOT: Final = "boot/"
_LARGEST_MANIFEST: Final = 256 * 1024
_PIECE: Final = 1024 * 1024
_PART: Final = re.compile(r"root\.squashfs|boot/[\w.-]+")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an update: ``sha256`` in hexadecimal."""

    name: str
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """The list of an update's parts."""

    version: str
    parts: tuple[Part, ...]


class Taker(Protocol):
    """Takes the bytes of a part."""

    def write(self, piece: bytes, /) -> object:
        """Take the next bytes."""


def manifest_of(version: str, files: Mapping[str, Path]) -> Manifest:
    """Return the list of these files, by their names in the update."""
    return Manifest(version, tuple(Part(name, file.stat().st_size, _sum_of(file)) for name, file in files.items()))


def write_bundle(out: BinaryIO, version: str, files: Mapping[str, Path], key: Ed25519PrivateKey) -> Manifest:
    """Write a signed update."""
    manifest = manifest_of(version, files)
    told = json.dumps(
        {"version": version, "parts": [{"name": p.name, "bytes": p.bytes, "sha256": p.sha256} for p in manifest.parts]}
    ).encode()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as made:
        for name, content in ((MANIFEST, told), (SIGNATURE, key.sign(told))):
            head = tarfile.TarInfo(name)
            head.size = len(content)
            made.addfile(head, io.BytesIO(content))
        for name, file in files.items():
            head = tarfile.TarInfo(name)
            head.size = file.stat().st_size
            with file.open("rb") as content_of:
                made.addfile(head, content_of)
    return manifest


def take_bundle(
    stream: BinaryIO, trusted: Ed25519PublicKey, place: Callable[[Part], Taker], taken: Callable[[Part], None]
) -> Manifest:
    """Read an update and write each part's bytes to what ``place`` returns; call ``taken`` after each part.

    Raises:
        CompanionError: it is damaged (``machine.update_damaged``) or signed with another key
            (``machine.update_unsigned``); parts taken before must not be used.
    """
    try:
        with tarfile.open(fileobj=stream, mode="r|") as held:
            members = iter(held)
            told = _small(held, next(members, None), MANIFEST)
            signature = _small(held, next(members, None), SIGNATURE)
            _check_signature(trusted, told, signature)
            manifest = _manifest(told)
            for part in manifest.parts:
                member = next(members, None)
                if member is None or member.name != part.name or not member.isreg() or member.size != part.bytes:
                    raise _damaged()
                _taken_whole(held.extractfile(member), part, place(part))
                taken(part)
    except (tarfile.TarError, EOFError, OSError, ValueError) as error:
        raise _damaged() from error
    return manifest


def _taken_whole(content: IO[bytes] | None, part: Part, taker: Taker) -> None:
    if content is None:
        raise _damaged()
    summed = hashlib.sha256()
    while piece := content.read(_PIECE):
        summed.update(piece)
        taker.write(piece)
    if summed.hexdigest() != part.sha256:
        raise _damaged()


def _small(held: tarfile.TarFile, member: tarfile.TarInfo | None, name: str) -> bytes:
    if member is None or member.name != name or not member.isreg() or member.size > _LARGEST_MANIFEST:
        raise _damaged()
    content = held.extractfile(member)
    return b"" if content is None else content.read()


def _check_signature(trusted: Ed25519PublicKey, told: bytes, signature: bytes) -> None:
    try:
        trusted.verify(signature, told)
    except InvalidSignature as error:
        raise CompanionError(
            "machine.update_unsigned", "This update is not from whom this table's image is: take theirs."
        ) from error


def _manifest(told: bytes) -> Manifest:
    try:
        held = json.loads(told)
        parts = tuple(Part(str(p["name"]), int(p["bytes"]), str(p["sha256"])) for p in held["parts"])
        manifest = Manifest(str(held["version"]), parts)
    except (ValueError, KeyError, TypeError) as error:
        raise _damaged() from error
    names = [part.name for part in parts]
    if SYSTEM not in names or len(set(names)) != len(names) or not all(_PART.fullmatch(name) for name in names):
        raise _damaged()
    return manifest


def _damaged() -> CompanionError:
    return CompanionError("machine.update_damaged", "This update is damaged or cut short: fetch it again.")


def _sum_of(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
