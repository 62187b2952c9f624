"""Sends one POST to a webhook's address."""

from __future__ import annotations

import http.client
import ssl
from collections.abc import Mapping
from typing import Protocol
from urllib.parse import urlsplit

from companion.http_post import post_once


class HookDelivery(Protocol):
    """Delivers a body to an address."""

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a POST request; return the status.

        Raises:
            OSError: no answer, or not in time.
        """


class HttpHookDelivery:
    """Delivers over HTTP or HTTPS with a checked certificate, and follows no redirect.

    Args:
        timeout_s: how long to wait for an answer.
    """

    def __init__(self, timeout_s: float) -> None:
        self._timeout_s = timeout_s

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """See ``HookDelivery``."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        if parts.scheme == "https":
            context = ssl.create_default_context()
            line: http.client.HTTPConnection = http.client.HTTPSConnection(
                host, port, timeout=self._timeout_s, context=context
            )
        else:
            line = http.client.HTTPConnection(host, port, timeout=self._timeout_s)
        return post_once(line, parts, headers, body)
