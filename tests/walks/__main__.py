"""``make walks``: the walks, or those that are named, with their pictures in a folder each."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.companion.web.browser.shared_browser import SharedBrowser, browser_program, launched
from tests.walks.film import Studio
from tests.walks.front_door import ROOT, FrontDoor, fresh_clone
from tests.walks.journeys import (
    five_at_the_table,
    in_german_at_200_percent,
    keyboard_alone,
    play_now,
    seven_in_a_small_game,
    show_me,
)

WALKS: Final[dict[str, Callable[[SharedBrowser, FrontDoor, Studio], None]]] = {
    "show-me": show_me,
    "play-now": play_now,
    "five": five_at_the_table,
    "seven": seven_in_a_small_game,
    "german": in_german_at_200_percent,
    "keyboard": keyboard_alone,
}


def main() -> None:
    """Walk, and tell what was found on the way."""
    asked = argparse.ArgumentParser(prog="python -m tests.walks", description=__doc__)
    asked.add_argument("walks", nargs="*", choices=[*WALKS, []], help="those alone")
    asked.add_argument("--out", type=Path, default=Path("build/walks"), help="folder for the pictures")
    asked.add_argument("--here", action="store_true", help="this checkout as it stands instead of a fresh clone")
    given = asked.parse_args()
    program = browser_program()
    if program is None:
        asked.error("needs chromium (apt install chromium-headless-shell)")
    given.out.mkdir(parents=True, exist_ok=True)
    here = ROOT if given.here else fresh_clone(given.out.resolve())
    found = 0
    with launched(program) as browser:
        for name in given.walks or WALKS:
            door = FrontDoor(given.out.resolve(), here)
            studio = Studio(given.out.resolve())
            try:
                WALKS[name](browser, door, studio)
            finally:
                door.close()
                studio.bind()
                print(studio.told(), flush=True)
                found += studio.found
    print(f"{found} things to look at in {given.out}")


if __name__ == "__main__":
    main()
