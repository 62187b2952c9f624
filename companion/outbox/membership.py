"""What a table needs to talk to its club's hub: the hub's address and its own key pair, stored beside the log."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from companion.errors import CompanionError
from companion.private_files import write_new

JOINING: Final = b"raja hub joining 1\n"
BATCH: Final = b"raja hub batch 1\n"
RECORDING: Final = b"raja hub recording 1\n"
"""The purpose of a signature precedes the signed content, so that no signature can be used for another purpose."""
KEY_HEADER: Final = "Raja-Table-Key"
SIGNATURE_HEADER: Final = "Raja-Signature"


@dataclass(frozen=True, slots=True)
class Membership:
    """A table's membership at a hub.

    Args:
        url: the hub's address.
        hub: the hub's id, which is part of every signature, so that none is valid at another hub.
        name: the table's name as the hub shows it.
        private_key: the Ed25519 key in hexadecimal digits.
        certificate: file of the certificate to trust for HTTPS; None: those that the system trusts.
    """

    url: str
    hub: str
    name: str
    private_key: str
    certificate: str | None = None

    @property
    def public_key(self) -> str:
        """The key by which the hub knows the table, in hexadecimal digits."""
        return _private(self.private_key).public_key().public_bytes_raw().hex()

    def signature(self, body: bytes, what: bytes = BATCH) -> str:
        """Sign something for this hub; return the signature in hexadecimal digits."""
        return signed(self.private_key, what + self.hub.encode() + b"\n" + body)


def read_membership(file: Path) -> Membership | None:
    """Read the membership in that file; return None if there is none.

    Raises:
        CompanionError: ``outbox.unreadable``.
    """
    try:
        member = Membership(**json.loads(file.read_text("utf-8")))
        _private(member.private_key)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError) as error:
        raise CompanionError(
            "outbox.unreadable", f"{file} cannot be read ({error}): join the hub again.", file=str(file)
        ) from error
    return member


def keep_membership(file: Path, member: Membership) -> None:
    """Write a membership, readable by this user only.

    Raises:
        CompanionError: ``outbox.unwritable``.
    """
    try:
        write_new(file, json.dumps(asdict(member), indent=1).encode())
    except OSError as error:
        raise CompanionError(
            "outbox.unwritable",
            f"{file} cannot be written ({error.strerror}): make its folder writable.",
            file=str(file),
            reason=str(error.strerror),
        ) from error


def new_private_key() -> str:
    """Make a key pair; return its private half in hexadecimal digits."""
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key_of(private_key: str) -> str:
    """Return the public half of a key pair."""
    return _private(private_key).public_key().public_bytes_raw().hex()


def signed(private_key: str, message: bytes) -> str:
    """Return the signature of a message, in hexadecimal digits."""
    return _private(private_key).sign(message).hex()


def is_signed_by(public_key: str, signature: str, message: bytes) -> bool:
    """Whether the owner of that key signed that message; False if key or signature is malformed."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
