"""A notice as it is sent: encrypted for one phone (RFC 8291), signed by the table (RFC 8292)."""

from __future__ import annotations

import json
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from companion.push.subscriptions import Subscription
from companion.texts.catalogue import texts_in

_SIGNED_FOR_S: Final = 12 * 3600
"""How long a signature is valid; push services accept at most a day."""
TOPIC: Final = "turn"
"""The topic of all notices, so that a newer one replaces one that still waits."""


def body_for(subscription: Subscription) -> bytes:
    """Return the encrypted notice. It says only that it is one's turn: no name, no game, no table."""
    said = json.dumps({"title": "Raja", "text": texts_in(subscription.language)("push.turn")}, ensure_ascii=False)
    return bytes(
        http_ece.encrypt(
            said.encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=subscription.key,
            auth_secret=subscription.secret,
            version="aes128gcm",
        )
    )


def headers_for(subscription: Subscription, key: Vapid02, contact: str, now_s: int, keep_s: int) -> dict[str, str]:
    """Return the headers of a notice.

    Args:
        key: the table's own key; ``contact``: the address of those who run the table.
        now_s: seconds since 1970; ``keep_s``: how long the notice is kept for a phone that cannot be reached.
    """
    parts = urlsplit(subscription.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + _SIGNED_FOR_S, "sub": contact}
    signed: dict[str, str] = key.sign(claims)
    return signed | {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(keep_s),
        "Topic": TOPIC,
        "Urgency": "high",
    }
