"""The connection for recordings: announces each one and sends it piece by piece, every message signed."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final, Protocol

from companion.outbox.hub_connection import asked, refusal
from companion.outbox.hub_messages import PieceTold, RecordingTold
from companion.outbox.membership import KEY_HEADER, RECORDING, SIGNATURE_HEADER, Membership

RECORDINGS: Final = "/api/hub/recordings"
PIECES: Final = "/api/hub/recordings/pieces"


class UploadConnection(Protocol):
    """Sends recordings to a hub; each answer is the number of bytes the hub has.

    Raises:
        HubAway: ``outbox.hub_away``. HubRefused: ``outbox.hub_refused``.
    """

    def announce(self, told: RecordingTold) -> int:
        """Announce a recording."""

    def send(self, piece: PieceTold) -> int:
        """Send a piece of a recording."""


class HttpUploadConnection:
    """Sends recordings over HTTP or HTTPS; arguments as for ``HttpHubConnection``."""

    def __init__(self, member: Membership, timeout_s: float) -> None:
        self._member = member
        self._timeout_s = timeout_s

    def announce(self, told: RecordingTold) -> int:
        """See ``UploadConnection``."""
        return self._sent(RECORDINGS, told)

    def send(self, piece: PieceTold) -> int:
        """See ``UploadConnection``."""
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
    """Return a message as it is sent."""
    return json.dumps(asdict(told), separators=(",", ":")).encode()
