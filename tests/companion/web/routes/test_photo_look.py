"""Photos of a table are read without a game: what goes in, what comes back, and what is refused in a sentence."""

from __future__ import annotations

import base64
import io
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest
from PIL import Image

from companion.errors import Conflict, TooBusy
from companion.photo_look.photo_results import PhotoSent, PhotosRead, ToRead
from companion.photo_look.photo_worker import PhotoLooking
from companion.photo_look.reading import PhotoReader
from companion.settings.loading import load_settings
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig
from tests.vision.views import load_view
from vision.calibration.photo import decode_photo


class Reader:
    """Remembers what it was asked to read."""

    def __init__(self) -> None:
        self.asked: list[tuple[PhotoSent, ...]] = []

    def read(self, photos: Sequence[PhotoSent]) -> dict[str, Any]:
        self.asked.append(tuple(photos))
        return {"mats": [], "pictures": [], "contradictions": []}


@pytest.fixture
def reader() -> Reader:
    return Reader()


def client(reader: Reader) -> Any:
    rig = Rig()
    app = create_live_app(rig.live, lambda name: True, rig.open_pages, Equipment(photos=reader))
    return app.test_client()


def in_base64(*photos: bytes) -> dict[str, list[str]]:
    return {"photos": [base64.b64encode(photo).decode("ascii") for photo in photos]}


def test_photos_reach_the_reader_as_they_were_sent(reader: Reader) -> None:
    answer = client(reader).post("/api/look", json=in_base64(b"one", b"two"))
    assert answer.status_code == 200
    assert [tuple(photo.data for photo in photos) for photos in reader.asked] == [(b"one", b"two")]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"photos": []}, "photo.count"),
        (in_base64(b"a", b"b", b"c", b"d"), "photo.count"),
        ({"photos": ["no base64!"]}, "photo.not_base64"),
        ({"photos": ["ü"]}, "photo.not_base64"),
        ({"photos": [7]}, "request.wrong_type"),
    ],
)
def test_what_is_no_photo_is_refused(body: dict[str, Any], code: str, reader: Reader) -> None:
    answer = client(reader).post("/api/look", json=body)
    assert (answer.status_code, answer.get_json()["code"]) == (400, code)
    assert reader.asked == []


def test_a_body_of_megabytes_is_refused(reader: Reader) -> None:
    assert client(reader).post("/api/look", json=in_base64(bytes(4 * 1024 * 1024))).status_code == 413


def test_the_page_is_there_only_where_photos_are_read(reader: Reader) -> None:
    with_it, without = client(reader), Rig().app.test_client()
    assert b'type="file"' in with_it.get("/look").data
    assert b'href="/look"' in with_it.get("/").data
    assert "/api/look" in with_it.get("/api/openapi.json").get_json()["paths"]
    assert without.get("/look").status_code == 404
    assert b'href="/look"' not in without.get("/").data


@pytest.fixture(scope="module")
def read() -> PhotosRead:
    return PhotoReader(load_settings()).read(ToRead([PhotoSent(load_view("dev_012_2.jpg").data)]))


@pytest.mark.slow
def test_what_comes_back_is_cut_to_the_mats_and_says_nothing_of_the_photo(read: PhotosRead) -> None:
    view = load_view("dev_012_2.jpg")
    assert read.form is not None
    (mat,) = read.form["mats"]
    stones = {(c["row"], c["col"]): c["wall"]["stones"].get("value") for c in mat["cities"]}
    truth = {(c["row"], c["col"]): c["wall"]["stones"] for c in view.truth["mats"][0]["cities"]}
    assert {cell: count for cell, count in stones.items() if count is not None}.items() <= truth.items()
    (picture,) = read.form["pictures"]
    drawn = Image.open(io.BytesIO(base64.b64decode(picture.removeprefix("data:image/jpeg;base64,"))))
    assert not drawn.getexif()
    camera = view.truth["camera_true"]
    assert drawn.width / drawn.height != pytest.approx(camera["width"] / camera["height"], abs=0.01)


@pytest.mark.slow
def test_photos_that_show_nothing_are_refused_in_words() -> None:
    reader = PhotoReader(load_settings())
    _, blank = cv2.imencode(".jpg", np.full((600, 800, 3), 90, np.uint8))
    straight = decode_photo(load_view("dev_000_2.jpg").data).frame_bgr
    _, turned = cv2.imencode(".jpg", np.ascontiguousarray(straight[:, ::-1]))
    codes = [
        reader.read(ToRead([PhotoSent(photo)])).code for photo in (blank.tobytes(), turned.tobytes(), b"no picture")
    ]
    assert codes == ["image.no_mats", "image.mirrored", "image.not_an_image"]


def test_photos_that_wait_for_others_do_not_keep_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, let_go, refused = threading.Event(), threading.Event(), threading.Event()

    class Slow:
        def __init__(self, *given: object) -> None: ...

        def ask(self, question: object) -> PhotosRead:
            begun.set()
            assert let_go.wait(60)
            return PhotosRead({})

        def close(self) -> None: ...

    monkeypatch.setattr("companion.photo_look.photo_worker.WorkerProcess", Slow)
    shipped = load_settings()
    looking = PhotoLooking(replace(shipped, connections=replace(shipped.connections, photos_at_once=1)))

    def one_too_many() -> None:
        with pytest.raises(TooBusy):
            looking.read([PhotoSent(b"another")])
        refused.set()

    first = threading.Thread(target=looking.read, args=([PhotoSent(b"one")],))
    first.start()
    assert begun.wait(60)
    second = threading.Thread(target=one_too_many)
    second.start()
    told_at_once = refused.wait(10)
    let_go.set()
    first.join()
    second.join()
    assert told_at_once
    assert looking.read([PhotoSent(b"and again")]) == {}


@pytest.mark.program
@pytest.mark.slow
def test_photos_are_read_in_a_process_of_their_own() -> None:
    looking = PhotoLooking(load_settings())
    try:
        with pytest.raises(Conflict) as refused:
            looking.read([PhotoSent(b"no picture")])
        assert refused.value.code == "photo.not_an_image"
    finally:
        looking.close()
