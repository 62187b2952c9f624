"""Passphrases, of which only an Argon2id hash is stored."""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from companion.errors import MalformedRequest, TooBusy
from companion.hub.people.register import folded
from companion.hub.settings import AccountSettings

SHORTEST: Final = 12
LONGEST: Final = 128
_LOOKED_AT: Final = 72
"""How many characters are checked for strength: longer texts take ever longer to check, and a strong beginning is
enough.
"""
_LEAST_SCORE: Final = 3
"""The least zxcvbn score, of 0 to 4: at least 10 to the power of 8 guesses, which take months against one Argon2id
hash.
"""
_KB_PER_MB: Final = 1024


class Passphrases:
    """Hashes and checks passphrases. Thread-safe; only a few hashes are computed at the same time."""

    def __init__(self, settings: AccountSettings) -> None:
        self._hasher = PasswordHasher(
            settings.hash_passes, settings.hash_memory_mb * _KB_PER_MB, parallelism=settings.hash_lanes
        )
        self._at_once = threading.BoundedSemaphore(settings.hashes_at_once)
        self._wait_s = settings.hash_wait_s

    def hashed(self, passphrase: str) -> str:
        """Return the hash of a passphrase.

        Raises:
            TooBusy: ``hub.sign_ins_busy``.
        """
        with self._turn():
            return self._hasher.hash(_normal(passphrase))

    def is_right(self, kept: str | None, passphrase: str) -> bool:
        """Whether ``kept`` is the hash of that passphrase.

        Args:
            kept: None without an account; checking takes as long as for a wrong passphrase.

        Raises:
            TooBusy: ``hub.sign_ins_busy``.
        """
        given = _normal(passphrase)
        with self._turn():
            if kept is None:
                self._hasher.hash(given)
                return False
            try:
                return self._hasher.verify(kept, given)
            except (VerificationError, InvalidHashError):
                return False

    def is_outdated(self, kept: str) -> bool:
        """Whether the settings now ask for another kind of hash."""
        return self._hasher.check_needs_rehash(kept)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._at_once.acquire(timeout=self._wait_s):
            raise TooBusy("hub.sign_ins_busy", "Too many people are signing in at this moment: try again in a minute.")
        try:
            yield
        finally:
            self._at_once.release()


def check_passphrase(passphrase: str, nickname: str) -> None:
    """Check that a passphrase is long enough, no common password, no pattern, and not made of the name.

    Raises:
        MalformedRequest: ``hub.passphrase``.
    """
    letters = unicodedata.normalize("NFKC", passphrase)
    fits = SHORTEST <= len(letters) <= LONGEST
    if not fits or _score(letters[:_LOOKED_AT], nickname) < _LEAST_SCORE:
        raise MalformedRequest(
            "hub.passphrase",
            f"A passphrase has {SHORTEST} to {LONGEST} characters and is not easy to guess: choose four or more words, "
            "for example.",
            shortest=SHORTEST,
            longest=LONGEST,
        )


def _score(passphrase: str, nickname: str) -> int:
    """Return how hard it is to guess for somebody who knows the name, 0 to 4 (Wheeler, "zxcvbn", USENIX Security 2016)."""
    known = [folded(nickname), *nickname.split(), "raja"]
    score: int = zxcvbn(passphrase, user_inputs=known, max_length=_LOOKED_AT)["score"]
    return score


def _normal(passphrase: str) -> bytes:
    """Return the same bytes whatever keyboard typed it (NFKC); unpaired surrogates become question marks."""
    return unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
