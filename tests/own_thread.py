"""What wants an event loop of its own runs in a thread of its own.

A browser test before it in the same process leaves Playwright's event loop marked as running in the main thread until the session
ends, and ``asyncio.run`` refuses to start beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def in_own_thread(work: Callable[[], T]) -> T:
    """What ``work`` gives, or raises."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
