"""Page, plots, tables, film and picture of three evenings in the pseudo-language: every word comes from the catalogue."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest

from companion.analysis.summary import summary_of
from companion.cli.main import run
from companion.export.film import film_frames
from companion.export.html_page import html_page
from companion.export.share.card import share_card
from companion.export.text_formats import evening_tables
from companion.review.frame_store import FrameStore
from companion.review.loading import load_game
from companion.review.recorded_game import RecordedGame
from companion.statistics.figures import figures_of
from companion.statistics.page import statistics_page
from companion.statistics.report import report
from companion.texts.catalogue import texts_in
from companion.texts.files import PSEUDO
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from tests.companion.texts.pseudo_words import plain_letters
from vision.geometry.table import SEAT_COLOURS

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("exports-in-pseudo-language")]

EARLIER: Final = Path(__file__).parents[1] / "earlier_files" / "raja.mcap"
DATA: Final = re.compile(r"\bp\b|\bx\b|\bn\b|chi²|`[^`]*`|\b[0-9A-F]{8}\b|counted again")
"""Signs of statistics, commands to be typed, numbers of boards, and what a host gave as a reason."""


@dataclass(frozen=True)
class Kept:
    """An evening and the file it lies in."""

    evening: RecordedGame
    file: Path

    @property
    def names(self) -> list[str]:
        """What no catalogue says: people, the evening's own title, and the game."""
        return [*(player.name for player in self.evening.options.players), self.evening.title, "Raja"]


@cache
def virtual_file(folder: Path) -> Path:
    """A short virtual evening with its pictures."""
    file = folder / "virtual.mcap"
    with pytest.raises(SystemExit) as ended:
        run(["evening", "--virtual", "--turns", "1", "--seed", "7", "--no-survey", "--output", str(file)])
    assert ended.value.code == 0
    return file


@pytest.fixture(params=["recorded", "of an earlier version", "virtual"], scope="module")
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """The evening of this repository, one that an earlier version recorded, and one at the virtual table."""
    if request.param == "recorded":
        return Kept(recorded_evening(), RECORDING)
    file = EARLIER if request.param == "of an earlier version" else virtual_file(tmp_path_factory.mktemp("virtual"))
    return Kept(load_game(file, settings(), looks=True), file)


class Words(HTMLParser):
    """What a page says, with the words of its pictures: as text, as titles, and as labels."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.pictures: list[str] = []
        self._silent = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("style", "code")
        self.said += [value or "" for name, value in attrs if name in ("alt", "title", "aria-label")]
        self.pictures += [value or "" for name, value in attrs if name == "src"]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("style", "code")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.said.append(data)


def plain(said: Iterator[str] | list[str], names: list[str]) -> list[str]:
    """What of these is no catalogue's, each once."""
    return sorted({f"{word} in {one.strip()}" for one in said for word in plain_letters(DATA.sub("", one), names)})


def strings_in(form: Any) -> Iterator[str]:
    """Every string of what is drawn."""
    if isinstance(form, str):
        yield form
    elif isinstance(form, dict):
        yield from strings_in(list(form.values()))
    elif isinstance(form, (list, tuple)):
        for value in form:
            yield from strings_in(value)


def test_the_page_says_nothing_but_the_catalogue(kept: Kept) -> None:
    with FrameStore(kept.file, settings()) as store:
        page = html_page(kept.evening, store, texts_in(PSEUDO))
    assert plain(Words(page).said, kept.names) == []


def test_statistics_and_their_plots_say_nothing_but_the_catalogue(kept: Kept) -> None:
    found, text = figures_of([kept.evening]), texts_in(PSEUDO)
    assert plain(report(found, text).splitlines(), kept.names) == []
    with patch.dict("companion.statistics.plots.STYLE", {"svg.fonttype": "none"}):
        words = Words(statistics_page(found, text))
    assert plain(words.said, kept.names) == []
    assert words.pictures
    for picture in words.pictures:
        drawn = base64.b64decode(picture.partition(",")[2]).decode()
        letters = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
        assert letters
        assert plain(letters, kept.names) == []


def test_film_picture_and_tables_say_nothing_but_the_catalogue(kept: Kept) -> None:
    evening, text = kept.evening, texts_in(PSEUDO)
    times = [0, evening.end_ns // 2, evening.end_ns]
    assert plain([frame.words for frame in film_frames(evening, times, 10.0, text)], kept.names) == []
    card = asdict(share_card(summary_of(evening.timeline()), text)) | {"language": ""}
    assert plain(strings_in(card), [*kept.names, *SEAT_COLOURS]) == []
    events = evening_tables(evening, text)["events"]
    told = events.head.index("words")
    assert plain([str(row[told]) for row in events.rows], kept.names) == []
