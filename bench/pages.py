"""What a page costs a phone: bytes over the wire at first load, first paint, long tasks; and the frame times of a
siege.

Uses Chromium with the processor slowed four times, like a cheap phone, and a real ``raja play --virtual`` in mid-game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from bench.companion import GUEST, post, spread, wait_until_open
from bench.free_port import free_port
from tests.companion.web.browser.scripted_moments import DECIDED, PEACE, ROBBED, SIEGE
from tests.companion.web.browser.scripted_table import ScriptedShow, ServedShow

SLOWED: Final = 4
SETTLED_S: Final = 3.0
"""Long enough for everything that a page loads by itself."""
WATCHED_S: Final = 5.0
"""How long each moment of a siege is animated."""
LATE_MS: Final = 20.0
"""From this time between frames on, one of sixty frames a second was missed."""
PHONE: Final = ViewportSize(width=360, height=640)
TELEVISION: Final = ViewportSize(width=1920, height=1080)
PAGES: Final = (
    *("/", "/join", "/seat", "/host", "/help", "/people", "/look", "/virtual", "/table"),
    *("/demonstration", "/afterwards", "/overlay"),
)
SMALL_PAGES: Final = ("/small", "/small-table")
"""Pages that are measured during a small game."""
TABLES_OWN: Final = ("/table", "/small-table")
"""Pages shown by a television at the table's own machine."""

LIVE: Final = ("/api/", "/frame/", "/crop/", "/virtual/picture")
"""Addresses that a page keeps requesting while it is open."""

# Long tasks and the first paint are recorded from the page's first moment on.
WATCH: Final = """
window.longTasks = [];
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.longTasks.push(entry.duration); })
  .observe({ type: "longtask", buffered: true });
"""
FIRST_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
# While something moves: milliseconds between one frame and the next, and what of them a frame took the page itself, from its
# callbacks to the end of style, layout and paint. A screen of 60 Hz cannot show one every 16 ms, however little each takes.
FRAMES: Final = """(seconds) => new Promise((resolve) => {
  const between = [];
  const took = [];
  const began = performance.now();
  let last = began;
  let drawing = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => took.push(performance.now() - drawing);
  const frame = (now) => {
    drawing = performance.now();
    port2.postMessage(null);
    between.push(now - last);
    last = now;
    if (now - began < seconds * 1000) requestAnimationFrame(frame); else resolve([between, took]);
  };
  requestAnimationFrame(frame);
})"""


@dataclass(frozen=True, slots=True)
class Load:
    """The figures of one first visit with an empty cache."""

    path: str
    files_kb: float
    files: int
    live_kb: float
    first_paint_ms: float | None
    longest_task_ms: float


def main() -> None:
    """Print a line for each page, then the siege's frames on a television."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        print("No Chromium here: install Debian's chromium package.", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder, playing(Path(folder)) as port, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        seat = post(port, "/api/seats/0/claim", {"name": "Asha"}, None)
        post(port, "/api/seats/1/claim", {"name": "Bo"}, None)
        post(port, "/api/game/start", {"hints": True}, None)
        print(f"first load, processor slowed {SLOWED} times:")
        for path in PAGES:
            tell(browser, port, path, seat)
        post(port, "/api/small/open", {"kind": "almost", "virtual": ["sensible"]}, None)
        for path in SMALL_PAGES:
            tell(browser, port, path, seat)
        print(f"a siege on a television, processor slowed {SLOWED} times: {siege_frames(browser)}")
        browser.close()


def tell(browser: Browser, port: int, path: str, seat: str) -> None:
    """Print what a page costs, opened as the player in that seat if it is a seat's page."""
    size = TELEVISION if path in TABLES_OWN else PHONE
    load = first_load(browser, port, path, size, seat if path in ("/seat", "/small") else None)
    paint = "–" if load.first_paint_ms is None else f"{load.first_paint_ms:.0f} ms"
    print(
        f"  {path:14} {load.files_kb:4.0f} KB in {load.files:3} files, first paint {paint}, "
        f"longest task {load.longest_task_ms:.0f} ms; beside them {load.live_kb:.0f} KB of state and pictures "
        f"in {SETTLED_S:.0f} s",
        flush=True,
    )


@contextmanager
def playing(folder: Path) -> Iterator[int]:
    """Start a table; give its port."""
    port = free_port()
    command = [sys.executable, "-m", "companion.cli.main", "play", "--host", "0.0.0.0", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--virtual", "--database", f"sqlite:///{folder / 'log.sqlite'}"], stdout=subprocess.DEVNULL
    )
    try:
        wait_until_open(port)
        yield port
    finally:
        process.terminate()
        process.wait(20)


def first_load(browser: Browser, port: int, path: str, size: ViewportSize, cookie: str | None) -> Load:
    """Open a page in a new browser profile and measure it."""
    host = "127.0.0.1" if path in ("/host", "/virtual", *TABLES_OWN) else GUEST
    context = browser.new_context(viewport=size, has_touch=size == PHONE)
    try:
        if cookie is not None:
            name, _, value = cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": f"http://{host}:{port}"}])
        return _loaded(context, f"http://{host}:{port}{path}", path)
    finally:
        context.close()


def _loaded(context: BrowserContext, address: str, path: str) -> Load:
    page = context.new_page()
    page.add_init_script(WATCH)
    device = context.new_cdp_session(page)
    device.send("Network.enable")
    device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    addresses: dict[str, str] = {}
    files: list[float] = []
    live: list[float] = []

    def asked(told: dict[str, Any]) -> None:
        addresses[told["requestId"]] = told["request"]["url"]

    def finished(told: dict[str, Any]) -> None:
        is_live = any(part in addresses.get(told["requestId"], "") for part in LIVE)
        (live if is_live else files).append(told["encodedDataLength"] / 1000)

    device.on("Network.requestWillBeSent", asked)
    device.on("Network.loadingFinished", finished)
    page.goto(address)
    page.wait_for_load_state("load")
    end = time.monotonic() + SETTLED_S
    while time.monotonic() < end:
        page.wait_for_timeout(100)
    tasks: list[float] = page.evaluate("window.longTasks")
    paint: float | None = page.evaluate(FIRST_PAINT)
    return Load(path, sum(files), len(files), sum(live), paint, max(tasks, default=0.0))


def siege_frames(browser: Browser) -> str:
    """Milliseconds per frame and between frames, while a siege is declared, decided, and its noble taken."""
    served = ServedShow(ScriptedShow())
    try:
        page = browser.new_page(viewport=TELEVISION)
        page.goto(served.address)
        page.wait_for_selector("#stage-title", state="attached")  # nothing measured yet
        device = page.context.new_cdp_session(page)
        device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        between: list[float] = []
        took: list[float] = []
        for state in (PEACE, SIEGE, DECIDED, ROBBED):
            sequence = served.show.feed.publish(state).sequence
            if state is PEACE:
                page.wait_for_selector(f'html[data-sequence="{sequence}"]')
                continue
            found = page.evaluate(FRAMES, WATCHED_S)
            between += found[0]
            took += found[1]
        calm = page.evaluate("document.documentElement.dataset.calm ?? 'moving'")
    finally:
        served.close()
    late = sum(one > LATE_MS for one in between) / len(between)
    return f"{spread(took)} a frame; {spread(between)} between frames, {100 * late:.1f} % later than {LATE_MS:.0f} ms (n = {len(between)}; {calm})"
