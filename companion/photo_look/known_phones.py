"""Remembers what photos have told of the lenses of the phones at the table."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping

from companion.frames.phone_lenses import PhoneLenses


class KnownPhones:
    """What is known of phones' lenses, by the digest of each phone's token. Thread-safe.

    Args:
        most: how many phones are remembered; beyond it, the one that sent no photo for longest is forgotten.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._phones: dict[str, PhoneLenses] = {}

    def of(self, phones: Iterable[str | None]) -> Mapping[str, PhoneLenses]:
        """Return what is known of these phones' lenses."""
        with self._lock:
            return {phone: self._phones[phone] for phone in phones if phone is not None and phone in self._phones}

    def learn(self, phones: Mapping[str, PhoneLenses]) -> None:
        """Remember what is known of these phones' lenses now."""
        with self._lock:
            for phone, lenses in phones.items():
                self._phones.pop(phone, None)
                self._phones[phone] = lenses
            for phone in list(self._phones)[: max(0, len(self._phones) - self._most)]:
                del self._phones[phone]
