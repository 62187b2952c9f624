"""An update as one file: a signed list of its parts with their sizes and sums, then the parts, in an uncompressed tar.

Whoever reads it goes through once, from the beginning. The list's signature is looked at before any part is taken, and a
part's sum when its last byte has come: what is not whole, or not of whom the card trusts, is never started.
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
    """What an update is made of."""

    version: str
    parts: tuple[Part, ...]


class Taker(Protocol):
    """Where the bytes of a part go."""

    def write(self, piece: bytes, /) -> object:
        """The next bytes."""


def manifest_of(version: str, files: Mapping[str, Path]) -> Manifest:
    """The list of these files, by the names that they have in the update."""
    return Manifest(version, tuple(Part(name, file.stat().st_size, _sum_of(file)) for name, file in files.items()))


def write_bundle(out: BinaryIO, version: str, files: Mapping[str, Path], key: Ed25519PrivateKey) -> Manifest:
    """The update, signed."""
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
    """Go through an update, and give each part's bytes to whom ``place`` names; ``taken`` is told when one is whole.

    Raises:
        CompanionError: it is damaged (``machine.update_damaged``) or signed by somebody else (``machine.update_unsigned``);
            parts that were taken before are then not to be used.
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
