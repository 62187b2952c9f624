"""The connection from a table to its hub: JSON over HTTP, each batch signed."""

from __future__ import annotations

import http.client
import json
import ssl
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from companion.errors import CompanionError
from companion.outbox.hub_messages import Batch
from companion.outbox.membership import (
    JOINING,
    KEY_HEADER,
    SIGNATURE_HEADER,
    Membership,
    new_private_key,
    public_key_of,
    signed,
)

MOST_ANSWER_BYTES: Final = 64 * 1024
BATCHES: Final = "/api/hub/batches"
JOIN: Final = "/api/hub/tables"


class HubAway(CompanionError):
    """The hub does not answer, or cannot accept anything now: try again later."""


class HubRefused(CompanionError):
    """The hub does not accept this from this table."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A hub's answer to a batch: the version up to which it now has that game."""

    version: int


class HubConnection(Protocol):
    """Sends batches to a hub."""

    def send(self, batch: Batch) -> Answer:
        """Send a batch; whether it was applied, known already or out of order, the answer says how far the hub is.

        Raises:
            HubAway: ``outbox.hub_away``.
            HubRefused: ``outbox.hub_refused``.
        """


class HttpHubConnection:
    """Sends batches over HTTP or HTTPS.

    Args:
        timeout_s: how long to wait for an answer.
    """

    def __init__(self, member: Membership, timeout_s: float) -> None:
        self._member = member
        self._timeout_s = timeout_s

    def send(self, batch: Batch) -> Answer:
        """See ``HubConnection``."""
        body = written(batch)
        headers = {KEY_HEADER: self._member.public_key, SIGNATURE_HEADER: self._member.signature(body)}
        status, told = asked(self._member.url, BATCHES, body, headers, self._timeout_s, self._member.certificate)
        version = told.get("version", told.get("values", {}).get("version"))
        if status in (200, 409) and type(version) is int:
            return Answer(version)
        raise refusal(status, told)


def written(batch: Batch) -> bytes:
    """Return a batch as it is sent."""
    return json.dumps(asdict(batch), ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def joined(url: str, code: str, name: str, timeout_s: float, certificate: str | None = None) -> Membership:
    """Join the hub at that address, with the code that its page shows.

    Raises:
        HubAway, HubRefused: the hub did not admit the table.
    """
    key = new_private_key()
    public = public_key_of(key)
    proof = signed(key, JOINING + code.encode())
    body = json.dumps({"code": code, "name": name, "public_key": public, "signature": proof}).encode()
    status, told = asked(url, JOIN, body, {}, timeout_s, certificate)
    if status != 200 or not isinstance(told.get("hub"), str):
        raise refusal(status, told)
    return Membership(url, told["hub"], name, key, certificate)


def asked(
    url: str, path: str, body: bytes, headers: dict[str, str], timeout_s: float, certificate: str | None
) -> tuple[int, dict[str, Any]]:
    """Send a request to a hub; return the status and the JSON of its answer.

    Raises:
        HubAway: ``outbox.hub_away``. HubRefused: ``outbox.wrong_url``.
    """
    try:
        connection = _connection(url, timeout_s, certificate)
        try:
            connection.request("POST", path, body, {"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            told = json.loads(answer.read(MOST_ANSWER_BYTES) or b"{}")
            return answer.status, told if isinstance(told, dict) else {}
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise HubAway(
            "outbox.hub_away",
            f"The hub at {url} does not answer ({error}): trying again.",
            reason=str(error),
            url=url,
        ) from error


def _connection(url: str, timeout_s: float, certificate: str | None) -> http.client.HTTPConnection:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise HubRefused(
            "outbox.wrong_url", f"{url!r} is not a hub's address: give one such as http://192.168.1.5:8020.", url=url
        )
    if parts.scheme == "http":
        return http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout_s)
    context = ssl.create_default_context(cafile=certificate)
    return http.client.HTTPSConnection(parts.hostname, parts.port, timeout=timeout_s, context=context)


def refusal(status: int, told: dict[str, Any]) -> CompanionError:
    """Return the error that such an answer means."""
    message = str(told.get("message", f"status {status}"))
    if status >= 500 or status == 429:
        return HubAway(
            "outbox.hub_away", f"The hub cannot accept anything now ({message}): trying again.", reason=message
        )
    return HubRefused("outbox.hub_refused", f"The hub refuses this table: {message}", reason=message)
