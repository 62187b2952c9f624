"""A host teaches the table on its page: what is seen is said right, learned, used at once, kept, and taken back by one tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from flask.testing import FlaskClient
from playwright.sync_api import FilePayload, expect

from companion.errors import Conflict
from companion.frames.phone_photo import TakenLook
from companion.photo_look.teach_requests import Relearn, SaidRight, ToTeach
from companion.photo_look.teaching import TableTeacher
from companion.settings.loading import load_settings
from companion.teaching.own_table import OwnTable
from companion.teaching.tables import read_table
from companion.web.app import Equipment, create_live_app
from companion.web.routes.play.teaching import Teaching
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.early_photo import choose_while_opening
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from tests.companion.web.conftest import PHONE, OpenPage
from tests.vision.views import load_view
from vision.geometry.camera_model import camera_model_from_json

SCREEN = {"REMOTE_ADDR": "127.0.0.1"}
GUEST = {"REMOTE_ADDR": "192.168.1.20"}


class LooksHere:
    """Reads looks in the caller's thread."""

    def __init__(self) -> None:
        self._teacher = TableTeacher(load_settings().vision_settings())

    def look_to_teach(self, question: ToTeach) -> dict[str, Any]:
        found = self._teacher.answer(question)
        if found.form is None:
            raise Conflict(found.code, found.message)
        return found.form

    def teach(self, question: SaidRight | Relearn) -> Any:
        found = self._teacher.answer(question)
        if found.taught is None:
            raise Conflict(found.code, found.message)
        return found.taught


class Camera:
    """Shows one photo of which is known what stands there."""

    has_camera = True

    def newest_look(self) -> TakenLook:
        view = load_view("dev_012_2.jpg")
        return TakenLook("camera", view.data, camera_model_from_json(view.truth["camera_true"]))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "taught.json"


@pytest.fixture
def teaching(file: Path) -> Teaching:
    return Teaching(OwnTable(load_settings(), file, None), LooksHere(), Camera())


@pytest.fixture
def client(teaching: Teaching) -> FlaskClient:
    rig = Rig()
    return create_live_app(rig.live, lambda name: True, rig.open_pages, Equipment(teaching=teaching)).test_client()


def said(look: dict[str, Any]) -> dict[str, Any]:
    return {
        "look": look["number"],
        "cities": [{**city, "seat": mat["seat"]} for mat in look["mats"] for city in mat["cities"]],
    }


def test_only_hosts_teach_and_only_where_a_table_can_be_taught(client: FlaskClient) -> None:
    asked = [
        client.get("/api/teaching", environ_base=GUEST),
        *(
            client.post(f"/api/teaching{way}", json=body, environ_base=GUEST)
            for way, body in (("", {"look": 1, "cities": []}), ("/look", {}), ("/undo", {}))
        ),
    ]
    assert [(answer.status_code, answer.get_json()["code"]) for answer in asked] == [(403, "host.only")] * 4
    assert b'href="/teach"' in client.get("/host").data
    without = Rig().app.test_client()
    assert b'href="/teach"' not in without.get("/host").data
    assert without.get("/teach").status_code == 404


@pytest.mark.parametrize(
    ("way", "body", "refused"),
    [
        ("", {"look": 1, "cities": []}, (400, "teaching.cities")),
        (
            "",
            {"look": 1, "cities": [{"seat": 0, "row": 0, "col": 0, "stones": 32, "grain": 0}]},
            (400, "teaching.counts"),
        ),
        (
            "",
            {"look": 1, "cities": [{"seat": 0, "row": 0, "col": 0, "stones": 9, "grain": 0}]},
            (409, "teaching.look_gone"),
        ),
        ("/undo", {}, (409, "teaching.nothing_to_undo")),
        ("/look", {"photo": "no base64!"}, (400, "photo.not_base64")),
        ("/look", {"photo": "bm8gcGhvdG8="}, (409, "image.not_an_image")),
    ],
)
def test_what_cannot_teach_is_refused_in_a_sentence(
    way: str, body: dict[str, Any], refused: tuple[int, str], client: FlaskClient, file: Path
) -> None:
    answer = client.post(f"/api/teaching{way}", json=body, environ_base=SCREEN)
    assert (answer.status_code, answer.get_json()["code"]) == refused
    assert not file.exists()


@pytest.mark.slow
def test_what_was_taught_is_used_at_once_kept_in_the_tables_file_and_forgotten_again(
    client: FlaskClient, teaching: Teaching, file: Path
) -> None:
    heard: list[object] = []
    teaching.table.on_change(lambda: heard.append(teaching.table.settings().vision.doubt))
    look = client.post("/api/teaching/look", json={}, environ_base=SCREEN).get_json()
    assert {(1, 0): (8, 4), (1, 2): (4, 6)}.items() <= {
        (city["row"], city["col"]): (city["stones"], city["grain"]) for city in look["mats"][0]["cities"]
    }.items()
    shown = client.post("/api/teaching", json=said(look), environ_base=SCREEN).get_json()
    assert {"seat2", "brown"} <= {colour["name"] for colour in shown["colours"]}
    assert heard[-1] != load_settings().vision.doubt
    assert [lesson.name for lesson in read_table(file).lessons] == ["page 1"]
    # A second look is another lesson, and the last one goes first.
    look = client.post("/api/teaching/look", json={}, environ_base=SCREEN).get_json()
    client.post("/api/teaching", json=said(look), environ_base=SCREEN)
    assert [lesson.name for lesson in read_table(file).lessons] == ["page 1", "page 2"]
    undone = client.post("/api/teaching/undo", json={}, environ_base=SCREEN).get_json()
    assert undone == shown
    client.post("/api/teaching/undo", json={}, environ_base=SCREEN)
    assert heard[-1] == load_settings().vision.doubt
    assert not file.exists()


@pytest.mark.slow
@pytest.mark.parametrize(("learned_ink", "new"), [(0.5, False), (0.0, True)])
def test_a_look_says_whether_its_set_is_new(learned_ink: float, new: bool) -> None:
    settings = load_settings().vision_settings()
    teaching = replace(settings.stages.teaching, learned_ink=learned_ink, learned_veil=0.5)
    teacher = TableTeacher(replace(settings, stages=replace(settings.stages, teaching=teaching)))
    found = teacher.answer(ToTeach(Camera().newest_look()))
    assert found.form is not None
    assert found.form["new_set"] is new


@pytest.fixture
def served(teaching: Teaching) -> Iterator[ServedRig]:
    served = ServedRig(Rig(), teaching=teaching)
    yield served
    served.close()


@pytest.mark.browser
@pytest.mark.slow
def test_a_table_is_taught_by_touch(served: ServedRig, teaching: Teaching, open_page: OpenPage) -> None:
    page = open_page(PHONE, address=served.screen, query="/teach")
    page.locator("#teach-camera").click()
    # Truth has a wall of six on B2, behind which nothing stands: what is read there is put right by hand.
    group = page.locator('[data-stepper="stones1"]')
    expect(group).to_be_visible()
    expect(page.locator(".look-picture")).to_be_visible()
    group.locator('[data-key="stones11"]').click()
    group.locator('[data-key="stones1-1"]').click()
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) == 0
    page.locator('[data-key="right"]').click()
    expect(page.locator("#teach-known")).to_be_visible()
    assert page.locator(".teach-colours li").count() >= 3
    expect(page.locator(".teach-colours li", has_text="unchanged").first).to_be_visible()
    assert teaching.table.taught is not None
    assert axe_report(page) == ""
    page.locator('[data-key="undo"]').click()
    expect(page.locator("#teach-known")).to_be_hidden()
    assert teaching.table.taught is None


@pytest.mark.browser
@pytest.mark.slow
def test_a_photo_chosen_while_the_page_opens_is_answered(served: ServedRig, chromium: SharedBrowser) -> None:
    page = chromium.open(viewport=PHONE)
    blank = cv2.imencode(".png", np.full((120, 160, 3), 190, np.uint8))[1].tobytes()
    photo = FilePayload(name="a.png", mimeType="image/png", buffer=blank)
    choose_while_opening(page, f"{served.screen}/teach?lang=en", "teach.js", "#teach-photo", photo)
    expect(page.locator("#teach-said")).to_contain_text("mat", timeout=PATIENCE_MS)
    chromium.close(page)
