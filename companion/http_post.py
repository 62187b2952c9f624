"""One HTTP POST on a connection of its own: returns the status, keeps nothing of the answer."""

from __future__ import annotations

import http.client
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult

_MOST_ANSWER_BYTES: Final = 4096


def post_once(line: http.client.HTTPConnection, address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    """The status that was answered; the line is closed behind it.

    Raises:
        OSError: nobody answers, not in time, or no HTTP.
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
