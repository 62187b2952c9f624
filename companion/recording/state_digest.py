"""Digest of a game's state, 64 letters: equal states have equal digests."""

from __future__ import annotations

import hashlib
import json

from companion.games.records import to_json


def digest_of(state: object) -> str:
    """Return the SHA-256 of the state's canonical JSON."""
    return hashlib.sha256(json.dumps(to_json(state), sort_keys=True, separators=(",", ":")).encode()).hexdigest()
