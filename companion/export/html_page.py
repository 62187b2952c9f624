"""A recorded game as one self-contained HTML page: pictures of its key moments, points and prices over time, the log."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import jinja2
import numpy as np

from companion.export.text_formats import Table, evening_tables, winners_of
from companion.frames.pictures import encode_jpeg
from companion.games.free_text import isolated
from companion.games.raja.pieces import MARKET_NAMES
from companion.review.frame_store import FrameStore
from companion.review.moments import board_at, lines_of
from companion.review.recorded_game import NS_PER_S, RecordedGame
from companion.session.moment import LineShown
from companion.texts.catalogue import Texts

KEY_TAGS: Final = ("collapse", "sum", "capture", "correction", "score", "end")
MOST_PICTURES: Final = 40
PICTURE_WIDTH_PX: Final = 900
CHART: Final = (600, 160)
MARKET_DASHES: Final = {"grain": "", "shields": "9 4", "elephants": "2 4"}
SEAT_INKS: Final = {
    "green": "#17602a",
    "purple": "#6a328c",
    "orange": "#d9701a",
    "black": "#262626",
    "white": "#867b60",
}


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A picture of a key moment: the words of the log, and the picture as a ``data:`` address."""

    clock: str
    words: str
    picture: str
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chronicle, in the page's language."""

    clock: str
    words: str


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line of a chart: its name, path, colour and dashes, and where it ends."""

    name: str
    path: str
    ink: str
    dashes: str
    last: int


def html_page(evening: RecordedGame, store: FrameStore, text: Texts, *, overlay: bool = True) -> str:
    """Render the page in the language of ``text``.

    Raises:
        DamagedRecording: a picture cannot be read.
    """
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("companion.export"), autoescape=True, undefined=jinja2.StrictUndefined
    )
    style = environment.get_template("album.css").render()
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    tables = evening_tables(evening, text)
    seats = board_at(evening, 1)["seats"]
    inks = [SEAT_INKS[seat["colour"]] for seat in seats]
    winners = [evening.names[seat] for seat in winners_of(evening)]
    return isolated(
        environment.get_template("album.html").render(
            text=text,
            title=text.evening_title(evening.title),
            style=style,
            style_digest=digest,
            moments=_key_moments(evening, store, text, overlay=overlay),
            lines=[_said(line, text) for line in lines_of(evening)],
            score=board_at(evening, evening.history.version)["score"],
            seats=seats,
            winners=winners,
            length=_clock(evening.end_ns - evening.start_ns),
            turns=evening.state.turn.number,
            chart=CHART,
            points=_chart_lines(evening, tables["points"], evening.names, inks, [""] * len(seats)),
            prices=_chart_lines(
                evening,
                tables["prices"],
                [text(f"market.{name}") for name in MARKET_NAMES],
                ["#a35f00", "#22306b", "#8c2021"],
                [*MARKET_DASHES.values()],
            ),
        )
    )


def key_lines(evening: RecordedGame) -> list[LineShown]:
    """Return the lines whose moments deserve a picture, at most ``MOST_PICTURES``; collapses and captures before
    scores.
    """
    tagged = [line for line in lines_of(evening) if set(line.announcement.tags) & set(KEY_TAGS)]
    ranked = sorted(tagged, key=lambda line: min(KEY_TAGS.index(t) for t in line.announcement.tags if t in KEY_TAGS))
    chosen = {line.version for line in ranked[:MOST_PICTURES]}
    return [line for line in tagged if line.version in chosen]


def _said(line: LineShown, text: Texts) -> Said:
    return Said(_clock(line.t_ns), text.say(line.announcement.message))


def _key_moments(evening: RecordedGame, store: FrameStore, text: Texts, *, overlay: bool) -> list[KeyMoment]:
    found: list[KeyMoment] = []
    if store.times_ns:
        beginning = Said(_clock(store.times_ns[0]), text("album.beginning"))
        found.append(_moment(beginning, store, 0, overlay=overlay))
    for line in key_lines(evening):
        place = store.place_at(line.t_ns)
        if place is not None:
            found.append(_moment(_said(line, text), store, place, overlay=overlay))
    return found


def _moment(said: Said, store: FrameStore, place: int, *, overlay: bool) -> KeyMoment:
    image = store.image(place, overlay=overlay)
    height, width = image.shape[:2]
    if width > PICTURE_WIDTH_PX:
        size = (PICTURE_WIDTH_PX, round(height * PICTURE_WIDTH_PX / width))
        image = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)
        height, width = image.shape[:2]
    data = base64.b64encode(encode_jpeg(image)).decode()
    return KeyMoment(said.clock, said.words, f"data:image/jpeg;base64,{data}", width, height)


def _chart_lines(
    evening: RecordedGame, table: Table, names: Sequence[str], inks: Sequence[str], dashes: Sequence[str]
) -> list[ChartLine]:
    """Return stepped lines over time; each row of the table is (version, seconds, one figure per line)."""
    width, height = CHART
    start, end = evening.start_ns / NS_PER_S, max(evening.end_ns / NS_PER_S, evening.start_ns / NS_PER_S + 1)
    highest = max([1, *(value for row in table.rows for value in row[2:])])
    lines = []
    for place, name in enumerate(names):
        path, last = "", 0
        for row in table.rows:
            x = max(0.0, (row[1] - start) / (end - start)) * width
            y = 8 + (1 - row[2 + place] / highest) * (height - 16)
            path += f"H{x:.1f}V{y:.1f}" if path else f"M{x:.1f} {y:.1f}"
            last = row[2 + place]
        lines.append(ChartLine(name, f"{path}H{width}", inks[place], dashes[place], last))
    return lines


def _clock(t_ns: int) -> str:
    seconds = int(t_ns / NS_PER_S)
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return f"{seconds // 60}:{seconds % 60:02d}"
