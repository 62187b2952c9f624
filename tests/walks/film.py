"""A walk as pictures: every step is photographed, and looked over for what a person would stumble over."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from tests.companion.web.browser.accessibility import STICKS_OUT, come_to_rest
from tests.companion.web.browser.page_geometry import CLIPPED, MAIN_ACTION, MAIN_ACTION_PX, SMALL_PHONE

ASKED = "[data-question]"
"""A question that is open comes before the main action."""
REST_MS = 350
"""What slides or fades in has come."""
SHEET_COLUMNS = 6
SHEET_HEIGHT_PX = 480

# Pictures that are shown and have not come, and parts of the page that hold nothing at all.
BLANK = """() => [...document.images]
  .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && image.getClientRects().length)
  .filter((image) => image.hasAttribute("src") && !(image.complete && image.naturalWidth))
  .map((image) => `a picture did not come: ${image.getAttribute("src")}`)
  .concat(document.body.innerText.trim() ? [] : ["the page is blank"])
  .concat(/undefined|NaN|\\[object|\\{ ?\\$/.test(document.body.innerText) ? ["a word is missing: " + document.body.innerText.match(/.{0,30}(undefined|NaN|\\[object|\\{ ?\\$).{0,20}/)[0]] : [])"""


# Words that a finger or mouse has marked: it was meant to do something else.
MARKED = """() => { const words = String(getSelection()).trim(); return words ? [`words are marked: ${words.slice(0, 40)}`] : []; }"""

# The innermost parts that reach beyond the right edge, where somebody would have to scroll sideways for them.
BEYOND = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .filter((node, _, all) => !all.some((other) => other !== node && node.contains(other)))
  .map((node) => node.dataset.key ?? (node.id || node.className.baseVal || node.className || node.tagName)).slice(0, 5).join(", ")"""


@dataclass(frozen=True, slots=True)
class Step:
    """One picture: what was done before it, and what is wrong with what it shows."""

    caption: str
    picture: Path
    found: tuple[str, ...]


@dataclass
class Film:
    """The steps of one walk, in a folder of its own.

    Args:
        folder: is made; the pictures in it are numbered.
        unhurt_by: what this walk does not look for: letters at 200 % may have to be scrolled.
    """

    folder: Path
    unhurt_by: Sequence[str] = ()
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def take(self, page: Page, caption: str) -> None:
        """Photograph a page as it stands, and look it over."""
        page.wait_for_timeout(REST_MS)
        come_to_rest(page)
        number = len(self.steps) + 1
        picture = self.folder / f"{number:03d}.png"
        page.screenshot(path=picture)
        found: list[str] = [*page.evaluate(CLIPPED), *page.evaluate(BLANK), *page.evaluate(MARKED)]
        if page.viewport_size == SMALL_PHONE and page.locator(ASKED).count() == 0:
            found += page.evaluate(MAIN_ACTION, MAIN_ACTION_PX)
        if (sideways := page.evaluate(STICKS_OUT)) > 0:
            found.append(f"{sideways} px to the side: {page.evaluate(BEYOND)}")
        kept = tuple(what for what in found if not any(word in what for word in self.unhurt_by))
        self.steps.append(Step(caption, picture, kept))

    def told(self) -> str:
        """The walk as text: a line a step, with what was found there."""
        lines = [f"# {self.folder.name}: {len(self.steps)} steps"]
        for number, step in enumerate(self.steps, start=1):
            lines.append(f"{number:3d}. {step.caption}")
            lines += [f"     ! {what}" for what in step.found]
        return "\n".join(lines) + "\n"

    def bind(self) -> None:
        """Write ``walk.txt`` and contact sheets of all pictures beside them."""
        (self.folder / "walk.txt").write_text(self.told(), encoding="utf-8")
        small = [_sized(step.picture) for step in self.steps]
        across = SHEET_COLUMNS if small and small[0].shape[1] < SHEET_HEIGHT_PX else SHEET_COLUMNS // 3
        for sheet, first in enumerate(range(0, len(small), across * 3), start=1):
            rows = [small[at : at + across] for at in range(first, min(first + across * 3, len(small)), across)]
            cv2.imwrite(str(self.folder / f"sheet-{sheet}.jpg"), _stacked(rows), [cv2.IMWRITE_JPEG_QUALITY, 80])


class Studio:
    """The films of a walk.

    Args:
        folder: each film has one of its own in it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._films: list[Film] = []

    def film(self, name: str, unhurt_by: Sequence[str] = ()) -> Film:
        """A film that is begun."""
        self._films.append(Film(self._folder / name, unhurt_by))
        return self._films[-1]

    def bind(self) -> None:
        """Write down what was filmed so far, also where the walk came to no end."""
        for film in self._films:
            film.bind()

    def told(self) -> str:
        """All films as text."""
        return "\n".join(film.told() for film in self._films)

    @property
    def found(self) -> int:
        """How many things somebody would stumble over."""
        return sum(len(step.found) for film in self._films for step in film.steps)


def _sized(picture: Path) -> NDArray[np.uint8]:
    image = cv2.imread(str(picture))
    assert image is not None
    width = round(image.shape[1] * SHEET_HEIGHT_PX / image.shape[0])
    return np.asarray(cv2.resize(image, (width, SHEET_HEIGHT_PX), interpolation=cv2.INTER_AREA), dtype=np.uint8)


def _stacked(rows: list[list[NDArray[np.uint8]]]) -> NDArray[np.uint8]:
    wide = max(sum(image.shape[1] + 8 for image in row) for row in rows)
    sheet = np.full((len(rows) * (SHEET_HEIGHT_PX + 8), wide, 3), 128, dtype=np.uint8)
    for down, row in enumerate(rows):
        left = 0
        for image in row:
            sheet[down * (SHEET_HEIGHT_PX + 8) :, left : left + image.shape[1]][:SHEET_HEIGHT_PX] = image
            left += image.shape[1] + 8
    return sheet
