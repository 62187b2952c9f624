"""What a table needs to speak at its club's hub: the hub's address and a key pair of its own, beside the log."""

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
"""What a signature is for stands before what is signed, so that none can be used for something else."""
KEY_HEADER: Final = "Raja-Table-Key"
SIGNATURE_HEADER: Final = "Raja-Signature"


@dataclass(frozen=True, slots=True)
class Membership:
    """A table's place at a hub.

    Args:
        url: the hub's address.
        hub: its id: what is signed for one hub is of no use at another.
        name: the table's, as the hub shows it.
        private_key: Ed25519, in hexadecimal digits.
        certificate: file of the certificate to trust for HTTPS; None: those the system trusts.
    """

    url: str
    hub: str
    name: str
    private_key: str
    certificate: str | None = None

    @property
    def public_key(self) -> str:
        """By which the hub knows the table, in hexadecimal digits."""
        return _private(self.private_key).public_key().public_bytes_raw().hex()

    def signature(self, body: bytes, what: bytes = BATCH) -> str:
        """Of something for this hub, in hexadecimal digits."""
        return signed(self.private_key, what + self.hub.encode() + b"\n" + body)


def read_membership(file: Path) -> Membership | None:
    """The membership in that file; None where there is none.

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
    """Write it, for this user alone.

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
    """A key pair's private half, in hexadecimal digits."""
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key_of(private_key: str) -> str:
    """The public half."""
    return _private(private_key).public_key().public_bytes_raw().hex()


def signed(private_key: str, message: bytes) -> str:
    """The signature of a message, in hexadecimal digits."""
    return _private(private_key).sign(message).hex()


def is_signed_by(public_key: str, signature: str, message: bytes) -> bool:
    """Whether whoever has that key signed that message; False for what is no key or no signature."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
