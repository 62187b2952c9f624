"""Signatures by Standard Webhooks 1.0 (standardwebhooks.com), which libraries of most languages can check. Pure.

HMAC-SHA256 over id, time stamp and body: with the secret a receiver can recognise the club's messages and reject
replayed ones.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

ID: Final = "webhook-id"
TIMESTAMP: Final = "webhook-timestamp"
SIGNATURE: Final = "webhook-signature"
_PREFIX: Final = "whsec_"
_SECRET_BYTES: Final = 32


def secret_of(random_bytes: bytes) -> str:
    """Return a secret in its printable form; ``random_bytes``: 32 unguessable bytes."""
    if len(random_bytes) != _SECRET_BYTES:
        raise ValueError(f"A secret has {_SECRET_BYTES} bytes.")
    return _PREFIX + base64.b64encode(random_bytes).decode("ascii")


def signed_headers(secret: str, message: str, at_s: int, body: bytes) -> dict[str, str]:
    """Return the headers for a body.

    Args:
        message: the message's id, the same each time it is sent.
        at_s: when it is sent, in seconds since 1970.
    """
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    content = f"{message}.{at_s}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    return {ID: message, TIMESTAMP: str(at_s), SIGNATURE: f"v1,{base64.b64encode(digest).decode('ascii')}"}
