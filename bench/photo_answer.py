"""How long a phone waits for a photo's result: from choosing the file to the picture with its overlay.

Uses a real ``raja play`` and the page ``/look`` in Chromium, first with the processor slowed four times, like a cheap phone, then
without. A table's first photo is read alone, its second together with the first. Server and browser share the machine.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bench.companion import spread
from bench.pages import PHONE, SLOWED, playing
from tests.vision.views import VIEWS

ROUNDS: Final = 3
TABLES: Final = (("dev_000_1.jpg", "dev_000_2.jpg"), ("dev_012_1.jpg", "dev_012_2.jpg"))
"""Each table's photos by two phones, 2016 pixels wide."""
# The returned picture counts as shown when it can be drawn.
WAITED: Final = """
document.addEventListener("change", () => {
  const began = performance.now();
  const before = document.querySelectorAll("#look-found img").length;
  window.answered = new Promise((resolve) => {
    const look = async () => {
      const pictures = [...document.querySelectorAll("#look-found img")];
      if (pictures.length > before) {
        await Promise.all(pictures.map((picture) => picture.decode()));
        resolve(performance.now() - began);
      } else requestAnimationFrame(look);
    };
    look();
  });
}, { capture: true });
"""


def main() -> None:
    """Print the distribution of each kind."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        print("No Chromium here: install Debian's chromium package.", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder, playing(Path(folder)) as port, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        waits(browser, port, 1)  # the very first photo waits until the process that reads photos has started
        for slowed in (SLOWED, 1):
            alone, together = waits(browser, port, slowed)
            print(f"a phone's photo, its processor slowed {slowed} times (n = {len(alone)}, in turn {len(together)}):")
            print(f"  alone                 {spread(alone)}, longest {max(alone):.0f}")
            print(f"  with a look before it {spread(together)}, longest {max(together):.0f}", flush=True)
        browser.close()


def waits(browser: Browser, port: int, slowed: int) -> tuple[list[float], list[float]]:
    """Milliseconds for first and for second photos."""
    alone: list[float] = []
    together: list[float] = []
    for _ in range(ROUNDS):
        for table in TABLES:
            for photos in (table, table[::-1]):
                context = browser.new_context(viewport=PHONE, has_touch=True)
                context.add_init_script(WAITED)
                page = context.new_page()
                page.goto(f"http://127.0.0.1:{port}/look")
                page.wait_for_selector("html[data-ready]")
                device = context.new_cdp_session(page)
                device.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
                for photo, kept in zip(photos, (alone, together), strict=True):
                    page.set_input_files("#look-photo", VIEWS / photo)
                    kept.append(float(page.evaluate("window.answered")))
                context.close()
    return alone, together
