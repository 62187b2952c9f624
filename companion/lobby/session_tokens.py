"""Signed session tokens: each identifies its holder, and is replaced whenever the holder gains rights."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from companion.lobby.identity import TOKEN_BYTES, digest_of
from companion.lobby.store import LobbyStore

_TOKEN: Final = re.compile(r"([A-Za-z0-9_-]{32})\.([0-9]{1,9})\.([A-Za-z0-9_-]{22})")
_UNSIGNED: Final = re.compile(r"[A-Za-z0-9_-]{32}")
"""Form of the tokens that earlier versions issued."""
_MAC_BYTES: Final = 16
_TOKENS_KEPT: Final = 256
"""Size of the cache of tokens whose signature was checked: each phone sends its token again and again."""
REPEAT_S: Final = 60.0
"""How long an old token can be exchanged again, in case the answer with the new one was lost."""


@dataclass(frozen=True, slots=True)
class Session:
    """A person and how often their rights have risen.

    Args:
        person: random secret, known only to that person's browser; only its ``digest`` is stored.
        generation: number of the token; only a person's newest is valid.
        signed: False for a token of an earlier version.
    """

    person: str
    generation: int = 0
    signed: bool = True
    digest: str = field(init=False, repr=False, compare=False)
    """The stored and compared form of ``person``; computed once, because every open page needs it with every state."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", digest_of(self.person))


class Tokens:
    """Makes and reads signed tokens of any generation.

    Args:
        key: the table's secret key, in hexadecimal digits.
    """

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)
        self._signed = lru_cache(maxsize=_TOKENS_KEPT)(self._session_in)

    def begun(self) -> Session:
        """Return the first session of a new person."""
        return Session(secrets.token_urlsafe(TOKEN_BYTES))

    def text(self, session: Session) -> str:
        """Return the token for the browser to keep."""
        signed = f"{session.person}.{session.generation}"
        return f"{signed}.{self._mac(signed)}"

    def read(self, text: str) -> Session | None:
        """Return the session in a token; None if this table did not issue it."""
        return self._signed(text)

    def _session_in(self, text: str) -> Session | None:
        found = _TOKEN.fullmatch(text)
        if found is None or not hmac.compare_digest(self._mac(f"{found[1]}.{found[2]}"), found[3]):
            return None
        return Session(found[1], int(found[2]))

    def is_current(self, session: Session) -> bool:
        """Whether a session is valid; here any generation is."""
        return session.signed

    def _mac(self, signed: str) -> str:
        code = hmac.digest(self._key, signed.encode(), "sha256")[:_MAC_BYTES]
        return base64.urlsafe_b64encode(code).rstrip(b"=").decode()


class Sessions(Tokens):
    """A table's tokens; of each person only the newest generation is valid. Thread-safe.

    Attributes:
        renewals: number of tokens replaced since the start.

    Raises:
        LogUnavailable: the database cannot be read or written.
    """

    def __init__(self, store: LobbyStore, steady_s: Callable[[], float]) -> None:
        super().__init__(store.token_key())
        self._store = store
        self._steady_s = steady_s
        self._lock = threading.Lock()
        self._generations = store.generations()
        self.renewals = 0
        self._lost: dict[str, float] = {}
        """For each person whose new token has not been seen yet: until when the old token can be exchanged again."""
        self._of_before: frozenset[str] | None = None

    def read(self, text: str) -> Session | None:
        """Return the session in a token, as ``Tokens.read``; tokens of earlier versions count if their holder is known
        here.
        """
        if _UNSIGNED.fullmatch(text):
            digest = digest_of(text)
            with self._lock:
                if digest in self._generations:
                    return None
                if self._of_before is None:
                    self._of_before = self._store.known_people()
                return Session(text, signed=False) if digest in self._of_before else None
        return super().read(text)

    def is_current(self, session: Session) -> bool:
        """Whether it is the person's newest token."""
        digest = session.digest
        if not self._lost:  # fast path, because every open page asks with every state
            return session.generation == self._generations.get(digest, 0)
        with self._lock:
            current = session.generation == self._generations.get(digest, 0)
            if current:
                self._lost.pop(digest, None)
            return current

    def repeated(self, session: Session) -> Session | None:
        """Return the newest session for the previous token, if the answer with the new one may have been lost; else
        None.
        """
        digest = session.digest
        with self._lock:
            newest = self._generations.get(digest, 0)
            lost = self._lost.get(digest, 0.0) > self._steady_s()
            return replace(session, generation=newest) if lost and session.generation == newest - 1 else None

    def renewed(self, session: Session) -> Session:
        """Return a new session for the same person; earlier ones become invalid.

        Raises:
            LogUnavailable: the old session remains valid.
        """
        digest, now_s = session.digest, self._steady_s()
        with self._lock:
            generation = self._generations.get(digest, 0) + 1
            self._store.save_generation(digest, generation)
            self._generations[digest] = generation
            self.renewals += 1
            self._lost = {who: until_s for who, until_s in self._lost.items() if until_s > now_s}
            self._lost[digest] = now_s + REPEAT_S
        return Session(session.person, generation)
