"""Passphrases, of which only an Argon2id hash is kept."""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from companion.errors import MalformedRequest, TooBusy
from companion.hub.people.register import folded
from companion.hub.settings import AccountSettings

SHORTEST: Final = 12
LONGEST: Final = 128
_LEAST_DIFFERENT: Final = 5
"""Different characters: twelve times the same one is found at once."""
_KB_PER_MB: Final = 1024


class Passphrases:
    """Hashes passphrases and checks them. Any thread may call; only a few hashes are computed at the same time."""

    def __init__(self, settings: AccountSettings) -> None:
        self._hasher = PasswordHasher(
            settings.hash_passes, settings.hash_memory_mb * _KB_PER_MB, parallelism=settings.hash_lanes
        )
        self._at_once = threading.BoundedSemaphore(settings.hashes_at_once)
        self._wait_s = settings.hash_wait_s

    def hashed(self, passphrase: str) -> str:
        """What is kept of a passphrase.

        Raises:
            TooBusy: ``hub.sign_ins_busy``.
        """
        with self._turn():
            return self._hasher.hash(_normal(passphrase))

    def is_right(self, kept: str | None, passphrase: str) -> bool:
        """Whether ``kept`` is the hash of that passphrase.

        Args:
            kept: None where there is no account: that takes as long as a wrong passphrase does.

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
        """Whether the settings ask for another hash than that one."""
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
    """That it is long enough for an account, and not guessed at once.

    Raises:
        MalformedRequest: ``hub.passphrase``.
    """
    letters = unicodedata.normalize("NFKC", passphrase)
    fits = SHORTEST <= len(letters) <= LONGEST and len(set(letters)) >= _LEAST_DIFFERENT
    if not fits or folded(passphrase) == folded(nickname):
        raise MalformedRequest(
            "hub.passphrase",
            f"A passphrase has {SHORTEST} to {LONGEST} characters and is not easy to guess: choose four or more words, "
            "for example.",
            shortest=SHORTEST,
            longest=LONGEST,
        )


def _normal(passphrase: str) -> bytes:
    """The same for every keyboard (NFKC); half a letter, which no keyboard types, stands for a question mark."""
    return unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
