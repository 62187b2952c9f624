"""What a page complains of in its console, asked for without a look at each of the hundred files that it fetches."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import ConsoleMessage, Page

_REFUSED: Final = re.compile(r"Failed to load resource: the server responded with a status of (\d+)")


def listen(page: Page, complaints: list[str], may_answer: Callable[[int, str], bool]) -> None:
    """Note errors of the page's scripts, of its console, and answers from 400 up.

    Args:
        may_answer: whether that status is part of the game at that address; a missing file never is.
    """

    def hear(said: ConsoleMessage) -> None:
        if said.type != "error":
            return
        refused = _REFUSED.match(said.text)
        if refused is not None:
            status, url = int(refused[1]), said.location["url"]
            if not may_answer(status, url):
                complaints.append(f"{status} {url}")
        elif "Failed to load resource" not in said.text:  # a server that is gone is part of some tests
            complaints.append(said.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))
