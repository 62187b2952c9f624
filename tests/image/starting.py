"""Starts the image in an emulated machine, to its served page: ``python -m tests.image.starting IMAGE``, by `make test-image`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.companion.web.browser.shared_browser import browser_program, launched
from tests.image.emulated_pi import pi_with, refuse_without_qemu

PATIENCE_S = 3600.0


def main() -> None:
    """Read the arguments, then start it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("image", type=Path)
    parser.add_argument("--pictures", type=Path, help="a folder for what a browser shows")
    asked = parser.parse_args()
    refuse_without_qemu()
    if not asked.image.exists():
        raise SystemExit(f"There is no {asked.image}: run 'make image' first.")
    with pi_with(asked.image) as machine, machine.started() as process:
        page, after_s = machine.page("/join", process, PATIENCE_S)
        assert "Raja" in page
        print(f"started: the first page is served after {after_s:.0f} s of emulation", flush=True)
        console = machine.console()
        failed = [line for line in console.splitlines() if "FAILED" in line]
        print(*failed, sep="\n")
        shown(machine.port, asked.pictures)


def shown(port: int, pictures: Path | None) -> None:
    """A browser outside shows the table's page."""
    program = browser_program()
    if program is None:
        print("no browser here: the page was only fetched")
        return
    with launched(program) as browser:
        page = browser.open(viewport={"width": 390, "height": 844})
        page.set_default_timeout(600_000)
        page.goto(f"http://127.0.0.1:{port}/join")
        page.locator("html[data-sequence], #join, main").first.wait_for()
        if pictures is not None:
            page.screenshot(path=str(pictures / "image-join.png"))
        browser.close(page)
    print("a browser shows the page")


if __name__ == "__main__":
    main()
