"""What is taken out of a recorded evening, read back."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import av
import pytest

from companion.errors import CompanionError
from companion.export.bg_stats import APP_LINK, bg_stats_link
from companion.export.film import film_frames, write_film
from companion.export.html_page import html_page, key_lines
from companion.export.text_formats import (
    Table,
    evening_tables,
    evening_to_json_text,
    evening_to_transcript,
    table_to_csv,
)
from companion.games.codec import command_from_json, event_from_json, options_from_json
from companion.games.history import History
from companion.games.raja.game import ENGINE
from companion.games.transcript import read_transcript
from companion.review.frame_store import FrameStore, draw_annotations
from companion.review.moments import lines_of
from companion.texts.catalogue import texts_in
from tests.companion.review.recorded import RECORDING, recorded_evening, settings

pytestmark = pytest.mark.slow

PLAYED_AT = datetime(2026, 11, 18, 22, 15, tzinfo=UTC)


def test_json_holds_the_whole_game_and_decides_to_the_same_events_again() -> None:
    evening = recorded_evening()
    told = json.loads(evening_to_json_text(evening))
    events = [event_from_json(ENGINE, event) for step in told["steps"] for event in step["events"]]
    assert ENGINE.fold(events) == evening.state
    history = History.begin(ENGINE, options_from_json(ENGINE, told["options"]))
    for step in told["steps"][1:]:
        history.append(history.decide(command_from_json(ENGINE, step["command"])))
    assert list(history.events) == events
    assert told["end"]["points"] == [3, 3]
    assert evening_to_json_text(evening) == evening_to_json_text(evening)


def test_the_transcript_parses_back_to_the_same_commands_and_events() -> None:
    evening = recorded_evening()
    read = read_transcript(ENGINE, evening_to_transcript(evening))
    assert read.commands == tuple(step.command for step in evening.steps if step.command is not None)
    assert read.events == tuple(evening.history.events)
    assert read.events[: len(ENGINE.start(read.options))] == ENGINE.start(evening.options)


def test_tables_hold_every_event_every_change_of_price_and_every_die() -> None:
    evening = recorded_evening()
    read = {
        name: list(csv.DictReader(io.StringIO(table_to_csv(table), newline="")))
        for name, table in evening_tables(evening, texts_in("en")).items()
    }
    assert [int(row["version"]) for row in read["events"]] == list(range(1, evening.history.version + 1))
    for row, event in zip(read["events"], evening.history.events, strict=True):
        assert event_from_json(ENGINE, {"event": row["event"], **json.loads(row["fields"])}) == event
    assert [(row["grain"], row["shields"], row["elephants"]) for row in read["prices"]] == [
        ("3", "8", "14"),
        ("4", "8", "14"),
        ("4", "8", "15"),
    ]
    assert [int(row["face"]) for row in read["dice"]] == [6, 5, 3, 4, 4, 3]
    assert {row["well"] for row in read["dice"]} == {"0", "1"}


def test_what_a_spreadsheet_would_reckon_stays_a_text() -> None:
    rows = list(csv.reader(io.StringIO(table_to_csv(Table(("name", "n"), (('=HYPERLINK("x")', -3), ("+1,\n2", 4)))))))
    assert rows == [["name", "n"], ['\'=HYPERLINK("x")', "-3"], ["'+1,\n2", "4"]]


class Page(HTMLParser):
    """Tags with their attributes, and the text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_holds_its_pictures_and_asks_nobody_for_anything() -> None:
    evening = recorded_evening()
    with FrameStore(RECORDING, settings()) as store:
        page = html_page(evening, store, texts_in("en"))
    read = Page(page)
    assert page.startswith("<!doctype html>")
    pictures = [attributes["src"] or "" for tag, attributes in read.tags if tag == "img"]
    assert len(pictures) == 1 + len(key_lines(evening)) >= 4
    assert all(picture.startswith("data:image/jpeg;base64,") for picture in pictures)
    addresses = [value for _, attributes in read.tags for name, value in attributes.items() if name in ("src", "href")]
    assert [address for address in addresses if not (address or "").startswith("data:")] == []
    assert not re.search(r"url\(|@import|https?:", page)
    assert {tag for tag, _ in read.tags} & {"script", "link", "iframe"} == set()
    assert "Asha's wall at B1 fell: 4 stand, 4 fell" in read.text
    assert all(attributes.get("alt") for tag, attributes in read.tags if tag == "img")


def test_the_page_is_german_where_that_is_wanted_and_says_what_is_english_on_it() -> None:
    evening = recorded_evening()
    with FrameStore(RECORDING, settings()) as store:
        page = html_page(evening, store, texts_in("de"), overlay=False)
    read = Page(page)
    assert [attributes for tag, attributes in read.tags if tag == "html"] == [{"lang": "de"}]
    for words in ("Fürsten daheim", "Augenblicke", "Wie es verlief", "Die Mauer von Asha auf B1 stürzte ein: 4 stehen"):
        assert words in read.text
    assert not re.search(r"\b(the|turns?|wall|Chronicle|Score)\b", read.text)
    for line in lines_of(evening):
        assert line.announcement.message is not None
        assert texts_in("de").say(line.announcement.message) in read.text
    assert [attributes for tag, attributes in read.tags if tag == "span" and "lang" in attributes] == []


def test_names_on_the_page_are_text_whatever_is_in_them() -> None:
    evening = recorded_evening()
    first, second = evening.options.players
    wild = replace(evening.options, players=(replace(first, name="<img src=x>"), second))
    with FrameStore(RECORDING, settings()) as store:
        page = html_page(replace(evening, options=wild, title="<b>&"), store, texts_in("en"))
    assert "<img src=x>" not in page
    assert "<b>&" not in page


def test_the_film_is_h264_that_any_browser_plays_and_as_long_as_the_evening(tmp_path: Path) -> None:
    evening = recorded_evening()
    target = tmp_path / "evening.mp4"
    with FrameStore(RECORDING, settings()) as store:
        count = write_film(evening, store, target, texts_in("ja"), speed=32, overlay=False)
        assert count == len(list(film_frames(evening, store.times_ns, 32, texts_in("ja"))))
    data = target.read_bytes()
    assert data.index(b"moov") < data.index(b"mdat"), "it begins to play before it is loaded whole"
    with av.open(str(target)) as film:
        stream = film.streams.video[0]
        assert (stream.codec_context.name, stream.pix_fmt) == ("h264", "yuv420p")
        pictures = [frame.to_ndarray(format="bgr24") for frame in film.decode(stream)]
        assert film.duration is not None
        assert film.duration / av.time_base == pytest.approx(92.2 / 32, abs=0.3)
    assert len(pictures) == count
    assert pictures[0].shape[1] == 1280
    assert pictures[0].std() > 20


def test_a_film_that_cannot_be_written_says_so_in_a_sentence(tmp_path: Path) -> None:
    with FrameStore(RECORDING, settings()) as store, pytest.raises(CompanionError) as refused:
        write_film(recorded_evening(), store, tmp_path / "missing" / "evening.mp4", texts_in("en"), speed=32)
    assert refused.value.code == "export.cannot_write"


def test_the_link_for_bg_stats_holds_a_play_in_the_form_its_makers_publish() -> None:
    evening = recorded_evening()
    link = bg_stats_link(evening, PLAYED_AT, texts_in("en"))
    assert link.startswith(APP_LINK)
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc, parts.path) == ("bgstats", "app.bgstatsapp.com", "/createPlay.html")
    assert re.fullmatch(r"data=[A-Za-z0-9%._~-]+", parts.query)
    play = json.loads(unquote(parts.query.removeprefix("data=")))
    assert {"sourceName", "sourcePlayId", "playDate", "game", "players"} <= play.keys()
    assert play["playDate"] == "2026-11-18 22:15:00"
    assert play["game"] == {"name": "Raja", "sourceGameId": "raja", "highestWins": True, "noPoints": False}
    assert [(p["name"], p["score"], p["winner"], p["startPlayer"], p["rank"]) for p in play["players"]] == [
        ("Asha", 3, False, True, 1),
        ("Bo", 3, False, False, 1),
    ]
    assert play["durationMin"] == 2
    assert bg_stats_link(evening, PLAYED_AT, texts_in("en")) == link, (
        "the same evening is one play, however often it is handed over"
    )


def test_foxglove_s_annotations_are_drawn_on_a_copy() -> None:
    with FrameStore(RECORDING, settings()) as store:
        image = store.image(0, overlay=False)
    before = image.copy()
    red = {"r": 1, "g": 0, "b": 0, "a": 1}
    corners = [{"x": 10, "y": 10}, {"x": 90, "y": 10}, {"x": 90, "y": 90}]
    drawn = draw_annotations(
        image,
        {
            "points": [{"type": 2, "points": corners, "outline_color": red, "thickness": 3}],
            "circles": [{"position": {"x": 200, "y": 50}, "diameter": 40, "outline_color": red, "thickness": 2}],
            "texts": [{"position": {"x": 300, "y": 50}, "text": "8 stones", "font_size": 30, "text_color": red}],
        },
    )
    assert (image == before).all()
    assert drawn[10, 50].tolist() == [0, 0, 255]
    assert [
        int((drawn[:100, left:right] != image[:100, left:right]).any())
        for left, right in ((0, 100), (170, 240), (290, 500))
    ] == [1, 1, 1]
