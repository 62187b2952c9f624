"""Sealed bids: a salted hash is shown at once, and everybody can check it once bids are revealed.

The seal is the SHA-256 of the UTF-8 text ``["game",round,seat,"bid","salt"]`` (JSON without spaces, letters beyond
ASCII as they are), in hexadecimal. Round and seat are in it, so that a seal fits no other place; the salt, 128 random
bits drawn outside the rules, keeps anybody from trying out the few possible bids. A phone can check it with
``crypto.subtle.digest``.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Final

from companion.games.errors import IllegalCommand

_SALT: Final = re.compile(r"[0-9a-f]{32,128}")


def is_salt(salt: str) -> bool:
    """Whether this is 32 to 128 hexadecimal digits: at least 128 bits."""
    return _SALT.fullmatch(salt) is not None


def check_salt(salt: str) -> None:
    """Check that the salt is long enough to hide a bid.

    Raises:
        IllegalCommand: ``seal.weak_salt``.
    """
    if not is_salt(salt):
        raise IllegalCommand(
            "seal.weak_salt", "A seal needs a salt of 32 to 128 hexadecimal digits: draw 16 random bytes."
        )


def seal_of(game: str, round_number: int, seat: int, bid: str, salt: str) -> str:
    """The seal of that seat's bid in this round: 64 hexadecimal digits."""
    return hashlib.sha256(seal_text(game, round_number, seat, bid, salt).encode()).hexdigest()


def seal_text(game: str, round_number: int, seat: int, bid: str, salt: str) -> str:
    """The text whose SHA-256 is the seal."""
    return json.dumps([game, round_number, seat, bid, salt], ensure_ascii=False, separators=(",", ":"))


def opens(seal: str, game: str, round_number: int, seat: int, bid: str, salt: str) -> bool:
    """Whether this bid with this salt is what was sealed."""
    return seal == seal_of(game, round_number, seat, bid, salt)
