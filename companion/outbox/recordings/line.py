"""The line for recordings: what is to come, and piece by piece, each message signed."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final, Protocol

from companion.outbox.hub_line import asked, refusal
from companion.outbox.membership import KEY_HEADER, RECORDING, SIGNATURE_HEADER, Membership
from companion.outbox.told import PieceTold, RecordingTold

RECORDINGS: Final = "/api/hub/recordings"
PIECES: Final = "/api/hub/recordings/pieces"


class RecordingLine(Protocol):
    """Brings recordings to a hub; each answer says how many bytes of one it has.

    Raises:
        HubAway: ``outbox.hub_away``. HubRefused: ``outbox.hub_refused``.
    """

    def announce(self, told: RecordingTold) -> int:
        """This one is to come."""

    def send(self, piece: PieceTold) -> int:
        """A piece of it."""


class HttpRecordingLine:
    """The same over HTTP or HTTPS; arguments as ``HttpHubLine``."""

    def __init__(self, member: Membership, timeout_s: float) -> None:
        self._member = member
        self._timeout_s = timeout_s

    def announce(self, told: RecordingTold) -> int:
        """See ``RecordingLine``."""
        return self._sent(RECORDINGS, told)

    def send(self, piece: PieceTold) -> int:
        """See ``RecordingLine``."""
        return self._sent(PIECES, piece)

    def _sent(self, path: str, told: RecordingTold | PieceTold) -> int:
        member, body = self._member, as_sent(told)
        headers = {KEY_HEADER: member.public_key, SIGNATURE_HEADER: member.signature(body, RECORDING)}
        status, answer = asked(member.url, path, body, headers, self._timeout_s, member.certificate)
        have = answer.get("have", answer.get("values", {}).get("have"))
        if status in (200, 409) and type(have) is int:
            return have
        raise refusal(status, answer)


def as_sent(told: RecordingTold | PieceTold) -> bytes:
    """As it goes over the line."""
    return json.dumps(asdict(told), separators=(",", ":")).encode()
