"""Sends one HTTP POST on its own connection, and returns only the answer's status."""

from __future__ import annotations

import http.client
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult

_MOST_ANSWER_BYTES: Final = 4096


def post_once(line: http.client.HTTPConnection, address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    """Send a POST request and close the connection; return the status of the answer.

    Raises:
        OSError: no answer, not in time, or not by HTTP.
    """
    path = (address.path or "/") + (f"?{address.query}" if address.query else "")
    try:
        line.request("POST", path, body, dict(headers))
        answer = line.getresponse()
        answer.read(_MOST_ANSWER_BYTES)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(str(error) or type(error).__name__) from error
    finally:
        line.close()
