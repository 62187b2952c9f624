"""The connection to a hub: JSON over HTTP, one connection per request; redirects are not followed."""

from __future__ import annotations

import http.client
import json
import ssl
from collections.abc import Generator, Mapping
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

DEFAULT_TIMEOUT_S: Final = 10.0
QUIET_S: Final = 45.0
"""The timeout of a stream, which is never silent for this long: a comment comes every 15 s."""


class Refused(Exception):
    """The hub refuses the request.

    Args:
        status: the HTTP status.
        code: the stable dotted code.
        message: one sentence for people.
        values: the values in the sentence.
    """

    def __init__(self, status: int, code: str, message: str, values: Mapping[str, Any]) -> None:
        super().__init__(f"{message} ({status} {code})")
        self.status = status
        self.code = code
        self.message = message
        self.values = values


class Away(Exception):
    """Nobody answers at that address, or not as a hub does."""


class Line:
    """A connection to one hub.

    Args:
        address: the hub's address, such as ``http://192.168.1.5:8020``.
        token: a token that a host has made.
        language: the language of refusals; None: the hub's choice.
        timeout_s: how long to wait for an answer.
        context: the TLS context, for HTTPS with your own certificate.
    """

    def __init__(
        self,
        address: str,
        *,
        token: str | None = None,
        language: str | None = None,
        timeout_s: float = DEFAULT_TIMEOUT_S,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._parts = urlsplit(address)
        if self._parts.scheme not in ("http", "https") or not self._parts.hostname:
            raise ValueError(f"{address!r} is no address of a hub: give one such as http://192.168.1.5:8020.")
        self._timeout_s = timeout_s
        self._context = context
        self._headers = {"Content-Type": "application/json", "Accept": "*/*"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        if language is not None:
            self._headers["Accept-Language"] = language

    def json(self, method: str, path: str, query: Mapping[str, str | None], body: Mapping[str, Any] | None) -> Any:
        """Send a request; return the answer's JSON.

        Raises:
            Refused, Away.
        """
        return _read_json(self.content(method, path, query, body))

    def text(self, method: str, path: str, query: Mapping[str, str | None], body: Mapping[str, Any] | None) -> str:
        """Send a request; return the answer's text."""
        return self.content(method, path, query, body).decode()

    def content(self, method: str, path: str, query: Mapping[str, str | None], body: Mapping[str, Any] | None) -> bytes:
        """Send a request; return the answer's bytes."""
        connection = self._connection(self._timeout_s)
        try:
            with self._answer(connection, method, path, query, body) as answer:
                return answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise self._away(error) from error
        finally:
            connection.close()

    def follow(self, path: str, query: Mapping[str, str | None]) -> Generator[tuple[str, Any], None, None]:
        """Yield server-sent events as they arrive, each with name and data, until the hub ends the stream."""
        connection = self._connection(max(self._timeout_s, QUIET_S))
        try:
            with self._answer(connection, "GET", path, query, None) as answer:
                name = "message"
                for line in answer:
                    field, _, value = line.decode().rstrip("\r\n").partition(": ")
                    if field == "event":
                        name = value
                    elif field == "data":
                        yield name, _read_json(value)
        except (OSError, http.client.HTTPException) as error:
            raise self._away(error) from error
        finally:
            connection.close()

    def _answer(
        self,
        connection: http.client.HTTPConnection,
        method: str,
        path: str,
        query: Mapping[str, str | None],
        body: Mapping[str, Any] | None,
    ) -> http.client.HTTPResponse:
        asked = urlencode({name: value for name, value in query.items() if value is not None})
        target = self._parts.path.rstrip("/") + path + (f"?{asked}" if asked else "")
        connection.request(method, target, None if body is None else json.dumps(body), self._headers)
        answer = connection.getresponse()
        if answer.status >= 300:
            raise _refusal(answer.status, answer.read())
        return answer

    def _connection(self, timeout_s: float) -> http.client.HTTPConnection:
        host, port = self._parts.hostname or "", self._parts.port
        if self._parts.scheme == "https":
            return http.client.HTTPSConnection(host, port, timeout=timeout_s, context=self._context)
        return http.client.HTTPConnection(host, port, timeout=timeout_s)

    def _away(self, error: Exception) -> Away:
        return Away(f"{self._parts.geturl()} does not answer ({error}): check the address, and that the hub runs.")


def in_path(value: int | str) -> str:
    """Return a value as it is written in a path."""
    return quote(str(value), safe="")


def _read_json(text: bytes | str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise Away(f"What answers is no hub ({error}): check the address.") from error


def _refusal(status: int, text: bytes) -> Exception:
    try:
        told = json.loads(text)
        return Refused(status, str(told["code"]), str(told["message"]), told.get("values") or {})
    except (ValueError, KeyError, TypeError, AttributeError):
        return Away(f"What answers is no hub (status {status}): check the address.")
