"""A hub and a seal gate, and browsers of a host, of phones and of the hall's screen around them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from bench.free_port import free_port
from raja_client import Hub
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.soak.club.programs import HOST, Program, asked, until

SMALL: ViewportSize = {"width": 360, "height": 640}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
_RAJA = (sys.executable, "-m", "companion.cli.main", "hub")


@dataclass(frozen=True)
class ServedHall:
    """A hub and a seal gate over SQLite, and browsers around them."""

    chromium: SharedBrowser
    hub: str
    gate: str

    def open(self, address: str, viewport: ViewportSize = SMALL, locale: str = "en") -> Page:
        """A browser of somebody's, with cookies of its own."""
        page = self.chromium.open(viewport=viewport, locale=locale, has_touch=True)
        page.goto(address)
        return page


@contextmanager
def served_hall(chromium: SharedBrowser, folder: Path) -> Iterator[ServedHall]:
    """The hub first: it makes the database."""
    ports = free_port(), free_port()
    reached = ("--host", HOST, "--database", f"sqlite:///{folder / 'hub.sqlite'}")
    hub = Program("hub", (*_RAJA, "--port", str(ports[0]), *reached), folder / "hub.txt")
    gate = Program("seal gate", (*_RAJA, "seal-gate", "--port", str(ports[1]), *reached), folder / "gate.txt")
    urls = [f"http://{HOST}:{port}" for port in ports]
    try:
        for program, url in zip((hub, gate), urls, strict=True):
            program.begin()
            asked(Hub(url).ready)
        until(lambda: Hub(urls[0]).halls()["gates"], "the hub knows the gate")
        yield ServedHall(chromium, *urls)
    finally:
        for program in (gate, hub):
            program.end()
