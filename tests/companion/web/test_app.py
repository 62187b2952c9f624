"""The application: states, streams, pictures and actions, and a clear answer to every wrong request."""

from __future__ import annotations

import json

import pytest
from flask.testing import FlaskClient

from companion.errors import MalformedRequest, UnknownResource
from companion.settings.loading import load_settings
from companion.table.feed import Feed
from companion.web.app import create_app
from companion.web.connections.open_pages import OpenPages
from companion.web.network.addresses import is_loopback


class FakeShow:
    """A show with one picture and one open question."""

    def __init__(self) -> None:
        self.feed = Feed()
        self.answers: list[tuple[str, int, int]] = []
        self.steered: list[tuple[bool | None, float | None, bool]] = []

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """The only picture is number 3."""
        if number != 3:
            raise UnknownResource("frame.unknown", "That picture is not kept any more.")
        return b"drawn" if overlay else b"plain"

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Says what was asked for."""
        return f"{seat}.{row}.{col}.{number}".encode()

    def answer(self, question: str, value: int, seat: int) -> None:
        """The only open question is ``q``."""
        if question != "q":
            raise UnknownResource("question.closed", "That question is no longer open.")
        self.answers.append((question, value, seat))

    def steer(self, *, playing: bool | None, speed: float | None, restart: bool) -> None:
        """Keeps what was asked."""
        if speed is not None and speed > 32:
            raise MalformedRequest("playback.speed", "Too fast.")
        self.steered.append((playing, speed, restart))


@pytest.fixture
def show() -> FakeShow:
    """A fresh show."""
    return FakeShow()


@pytest.fixture
def client(show: FakeShow) -> FlaskClient:
    """A client of its application."""
    return create_app(show, is_loopback, OpenPages(load_settings().open_pages)).test_client()


def test_the_state_is_the_newest_that_was_published(client: FlaskClient, show: FakeShow) -> None:
    show.feed.publish({"version": 1})
    show.feed.publish({"version": 2})
    assert client.get("/api/state").json == {"version": 2, "sequence": 2}


def test_a_foreign_name_and_another_sites_page_are_refused(client: FlaskClient, show: FakeShow) -> None:
    show.feed.publish({"version": 1})
    for path in ("/", "/api/state", "/api/events", "/frame/1.jpg"):
        assert client.get(path, headers={"Host": "evil.example"}).get_json()["code"] == "request.foreign_host"
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = client.post("/api/playback", json={"restart": True}, headers=headers)
        assert (answer.status_code, answer.get_json()["code"]) == (403, "request.cross_site")
    form = client.post("/api/playback", data='{"restart":true}', content_type="text/plain")
    assert form.get_json()["code"] == "request.content_type"
    assert show.steered == []


def test_the_stream_sends_each_newer_state_whole_and_ends_with_the_table(client: FlaskClient, show: FakeShow) -> None:
    show.feed.publish({"version": 1})
    parts = iter(client.get("/api/events").iter_encoded())
    assert b"retry" in next(parts)
    text = next(parts).decode()
    assert text.startswith("id: 1\nevent: state\ndata: ")
    assert json.loads(text.split("data: ")[1]) == {"version": 1, "sequence": 1}
    show.feed.close()
    assert list(parts) == []


def test_pictures_and_crops_are_jpeg_by_number(client: FlaskClient) -> None:
    assert client.get("/frame/3.jpg").data == b"plain"
    assert client.get("/frame/3.jpg?overlay=1").data == b"drawn"
    crop = client.get("/crop/0/1/3.jpg?n=7")
    assert (crop.data, crop.mimetype) == (b"0.1.3.7", "image/jpeg")


@pytest.mark.parametrize("speed", ["1" + "0" * 400, "-1" + "0" * 400, "NaN", "Infinity", "1e400"])
def test_a_number_that_is_none_is_refused_in_a_sentence(client: FlaskClient, speed: str) -> None:
    answer = client.post("/api/playback", data=f'{{"speed": {speed}}}', content_type="application/json")
    assert answer.status_code == 400
    assert answer.get_json()["code"] == "request.wrong_type"
    assert answer.get_json()["message"].endswith(".")


def test_answers_and_playback_reach_the_show(client: FlaskClient, show: FakeShow) -> None:
    assert client.post("/api/answers", json={"question": "q", "answer": 8, "seat": 0}).status_code == 204
    assert client.post("/api/playback", json={"playing": False, "speed": 4}).status_code == 204
    assert client.post("/api/playback", json={"restart": True}).status_code == 204
    assert show.answers == [("q", 8, 0)]
    assert show.steered == [(False, 4.0, False), (None, None, True)]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/answers", b"{", 400, "request.not_json"),
        ("/api/answers", b"[1]", 400, "request.not_an_object"),
        ("/api/answers", b'{"question": "q", "answer": 8}', 400, "request.missing_field"),
        ("/api/answers", b'{"question": "q", "answer": "8", "seat": 0}', 400, "request.wrong_type"),
        ("/api/answers", b'{"question": "q", "answer": true, "seat": 0}', 400, "request.wrong_type"),
        ("/api/answers", b'{"question": "q", "answer": 8, "seat": 0, "x": 1}', 400, "request.unknown_field"),
        ("/api/answers", b'{"question": "old", "answer": 8, "seat": 0}', 404, "question.closed"),
        ("/api/playback", b'{"speed": 99}', 400, "playback.speed"),
        ("/api/playback", b'{"playing": 1}', 400, "request.wrong_type"),
        ("/api/answers", b" " * 70_000, 413, "http.request_entity_too_large"),
    ],
)
def test_a_wrong_request_gets_its_status_a_code_and_a_sentence(
    client: FlaskClient, show: FakeShow, path: str, body: bytes, status: int, code: str
) -> None:
    response = client.post(path, data=body, content_type="application/json")
    assert response.status_code == status
    assert response.json is not None
    assert response.json["code"] == code
    assert response.json["message"]
    assert show.answers == []
    assert show.steered == []


@pytest.mark.parametrize("path", ["/frame/99.jpg", "/frame/-1.jpg", "/nothing", "/static/../app.py", "/crop/a/b/c.jpg"])
def test_what_is_not_there_is_404_in_json(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json is not None
    assert set(response.json) == {"code", "message"}


def test_no_answer_may_run_inline_scripts_or_be_sniffed(client: FlaskClient) -> None:
    headers = client.get("/api/state").headers
    assert "unsafe-inline" not in headers["Content-Security-Policy"]
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
