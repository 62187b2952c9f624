"""A phone that sends a second photo is recognised, and its lens is known better; what is refused teaches nothing."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np
import pytest

from companion.frames.phone_lenses import PhoneLenses
from companion.frames.photo_reading import photo_look
from companion.photo_look.known_phones import KnownPhones
from companion.photo_look.photo_results import PhotosRead, ToRead, ToShow
from companion.photo_look.photo_worker import PhotoLooking
from companion.photo_look.reading import looks_of
from companion.settings.loading import load_settings
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig
from tests.vision.calibration.test_lens_estimate import lens, shown_by
from vision.errors import UnusableImage, VisionError
from vision.fusion.look import Look

SETTINGS = load_settings()
VISION = SETTINGS.vision_settings()
CELLS, CELL_PX = 6, 20
"""A marker's black square, in cells, and their size when it is printed for the test."""


def photo(tilt_deg: float, focal_px: float = 1400.0, middle: tuple[float, float] = (999.5, 749.5)) -> bytes:
    """A photo of a mat's markers and nothing else, 2000 pixels wide."""
    printed = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, VISION.geometry.aruco_dictionary))
    side, quiet = CELLS * CELL_PX, CELL_PX
    corners = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32) + quiet - 0.5
    picture = np.full((1500, 2000), 225, np.uint8)
    for marker in shown_by(lens(focal_px, middle), VISION, tilt_deg, noise_px=0.0):
        paper = np.full((side + 2 * quiet,) * 2, 255, np.uint8)
        paper[quiet:-quiet, quiet:-quiet] = cv2.aruco.generateImageMarker(printed, marker.marker, side)
        by = cv2.getPerspectiveTransform(corners, marker.corners_px.astype(np.float32))
        laid = cv2.warpPerspective(paper, by, (2000, 1500), flags=cv2.INTER_AREA)
        covered = cv2.warpPerspective(np.ones_like(paper), by, (2000, 1500), flags=cv2.INTER_NEAREST)
        picture[covered > 0] = laid[covered > 0]
    return cv2.imencode(".jpg", cv2.GaussianBlur(picture, (0, 0), 0.7))[1].tobytes()


@dataclass
class LensesOnly:
    """In place of the process: estimates the photos' lenses, and reads nothing."""

    looks: list[Look] = field(default_factory=list)

    def ask(self, question: ToRead | ToShow) -> PhotosRead:
        try:
            self.looks, phones = looks_of("photo", question.photos, question.phones, VISION)
        except VisionError as error:
            return PhotosRead(code=error.code, message=error.message)
        return PhotosRead({"mats": [], "pictures": [], "contradictions": []}, phones=phones)

    def close(self) -> None: ...


@dataclass
class Table:
    """A table that reads photos, and phones that open its page ``/look``."""

    process: LensesOnly
    app: Any

    def phone(self) -> Any:
        opened = self.app.test_client()
        assert opened.get("/look").status_code == 200
        return opened

    def share(self, phone: Any, *photos: bytes) -> float:
        """How uncertain the last photo's focal length is, as a share of it."""
        assert self.sent(phone, *photos).status_code == 200
        share = self.process.looks[-1].focal_share
        assert share is not None
        return share

    def sent(self, phone: Any, *photos: bytes) -> Any:
        return phone.post("/api/look", json={"photos": [base64.b64encode(one).decode("ascii") for one in photos]})


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    process = LensesOnly()
    monkeypatch.setattr("companion.photo_look.photo_worker.WorkerProcess", lambda *given: process)
    rig = Rig()
    equipment = Equipment(photos=PhotoLooking(SETTINGS))
    return Table(process, create_live_app(rig.live, lambda name: True, rig.open_pages, equipment))


def test_a_phone_is_recognised_and_another_one_is_not(table: Table) -> None:
    own, other = table.phone(), table.phone()
    table.share(own, photo(40.0))
    after = table.share(own, photo(20.0))
    alone = table.share(other, photo(20.0))
    assert after < 0.7 * alone


def test_a_sender_without_the_tables_cookie_is_nobody(table: Table) -> None:
    stranger = table.app.test_client()
    table.share(stranger, photo(40.0))
    assert table.share(stranger, photo(20.0)) == table.share(table.phone(), photo(20.0))


def test_a_zoomed_photo_starts_afresh(table: Table) -> None:
    own, other = table.phone(), table.phone()
    table.share(own, photo(40.0))
    assert table.share(own, photo(30.0, 1900.0)) == table.share(other, photo(30.0, 1900.0))


def test_an_edited_photo_is_refused_and_teaches_nothing(table: Table) -> None:
    own, other = table.phone(), table.phone()
    for phone in (own, other):
        table.share(phone, photo(40.0))
    refused = table.sent(own, photo(40.0, middle=(600.0, 500.0)))
    assert (refused.status_code, refused.get_json()["code"]) == (409, "photo.edited")
    assert table.share(own, photo(20.0)) == table.share(other, photo(20.0))


def test_a_photo_sent_again_beside_another_teaches_nothing_new(table: Table) -> None:
    own, other = table.phone(), table.phone()
    first, second = photo(40.0), photo(20.0)
    for phone in (own, other):
        table.share(phone, first)
    alone = table.process.looks[0].camera
    expected = table.share(other, second)
    assert table.share(own, first, second) == expected
    assert table.process.looks[0].camera == alone


def test_what_is_edited_does_not_change_what_is_known() -> None:
    _, known = photo_look("photo", photo(40.0), None, PhoneLenses(), VISION)
    with pytest.raises(UnusableImage):
        photo_look("photo", photo(40.0, middle=(600.0, 500.0)), None, known, VISION)
    look, after = photo_look("photo", photo(40.0), None, known, VISION)
    assert after == known
    assert look.camera == known.latest[0].camera


def test_the_phone_that_sent_nothing_for_longest_is_forgotten() -> None:
    phones = KnownPhones(2)
    for name in ("first", "second", "first", "third"):
        phones.learn({name: PhoneLenses()})
    assert set(phones.of(["first", "second", "third", None])) == {"first", "third"}
