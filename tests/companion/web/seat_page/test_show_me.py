"""A phone shows what it is asked about: the photo leaves it upright and small, and the question closes by itself."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import ExifTags, Image
from playwright.sync_api import Page, expect

from companion.errors import Conflict
from companion.frames.phone_photo import TableShown
from companion.photo_look.photo_results import PhotoSent
from companion.web.routes.play.phone_photos import ShowMe
from tests.companion.live.wall_in_sight import IN_DOUBT, PATIENCE, Frames, Reader, Wall
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import SharedBrowser
from vision.message import Message
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen, Unsure

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("seat-page")]


class PhonesReader(Reader):
    """Refuses the first photo, then gives it back as what was drawn."""

    def __init__(self) -> None:
        super().__init__(TableShown((), TableObservation(1, 1, (), None)))
        self.refuses = True

    def show(self, photos: Any, looks: Any, before: Any) -> tuple[TableShown, dict[str, Any]]:
        shown, form = super().show(photos, looks, before)
        if self.refuses:
            self.refuses = False
            raise Conflict("photo.hand", "A hand is in the picture: take it away, then take the photo again.")
        drawn = "data:image/jpeg;base64," + base64.b64encode(photos[-1].data).decode()
        return shown, {**form, "pictures": [drawn]}


@pytest.fixture
def wall() -> Wall:
    made = Wall()
    made.camera_sees(made.look(IN_DOUBT, IN_DOUBT))
    return made


@pytest.fixture
def reader() -> PhonesReader:
    return PhonesReader()


@pytest.fixture
def page(chromium: SharedBrowser, wall: Wall, reader: PhonesReader) -> Iterator[Page]:
    """The builder's phone, at a table whose camera is in doubt."""
    served = ServedRig(wall.rig, 0, ShowMe(reader, PATIENCE), Frames())
    opened = chromium.open(viewport={"width": 360, "height": 640}, has_touch=True)
    cookie = wall.phones[wall.seat].client.get_cookie("raja_player", domain="192.168.1.7")
    assert cookie is not None
    opened.context.add_cookies([{"name": "raja_player", "value": cookie.value, "url": served.phones}])
    opened.goto(f"{served.phones}/seat")
    yield opened
    chromium.close(opened)
    served.close()


def photo_file(folder: Path) -> Path:
    """A photo as phones store it: on its side, with lens and place in its EXIF."""
    picture = Image.linear_gradient("L").resize((4032, 3024)).convert("RGB")
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = 6
    exif.get_ifd(ExifTags.IFD.Exif)[ExifTags.Base.FocalLengthIn35mmFilm] = 24
    exif.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitudeRef] = "N"
    path = folder / "photo.jpg"
    picture.save(path, exif=exif, quality=90)
    return path


def test_a_question_is_settled_by_photos(page: Page, wall: Wall, reader: PhonesReader, tmp_path: Path) -> None:
    photo = photo_file(tmp_path)
    question, shown = page.locator("#questions .question"), page.locator("#shown")
    expect(question.get_by_text("Show me")).to_be_visible()

    question.locator("input[type=file]").set_input_files(photo)
    expect(shown).to_contain_text("A hand is in the picture")

    looks = TableObservation(
        1, 1, (wall.look(Unsure(wall.target, 1, wall.target, Message("reason.looks_disagree")), IN_DOUBT),), None
    )
    reader.shown = TableShown((), looks)
    shown.locator("input[type=file]").set_input_files(photo)
    expect(shown).to_contain_text("does not settle it yet")
    expect(shown.locator("img")).to_be_visible()
    above, below = shown.bounding_box(), question.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"], "the answers that it speaks of lie below"

    reader.shown = TableShown((), TableObservation(1, 1, (wall.look(Seen(wall.target), Seen(1)),), None))
    shown.locator("input[type=file]").set_input_files(photo)
    expect(shown).to_contain_text("the question is settled")
    expect(question).to_have_count(0)
    assert wall.up
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shown.get_by_role("button", name="Done").tap()
    expect(shown).to_be_hidden()

    assert [len(photos) for photos, _ in reader.given] == [1, 1, 2]
    left_the_phone(reader.given[-1][0][-1])


def left_the_phone(sent: PhotoSent) -> None:
    """Upright, smaller, with its lens and nothing else."""
    picture = Image.open(io.BytesIO(sent.data))
    assert picture.size == (1944, 2592)
    assert not picture.getexif()
    assert sent.focal_35mm == 24.0
