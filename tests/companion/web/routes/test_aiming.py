"""The page that helps to aim: what it answers, and that it shows a look and can be used."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient
from playwright.sync_api import ViewportSize

from bench.free_port import free_port
from companion.aiming.aim_watcher import AimingCamera
from companion.cli.main import raja
from companion.settings.loading import load_settings
from companion.texts.catalogue import texts_in
from companion.texts.files import PSEUDO
from companion.web.aiming import create_aim_app
from companion.web.connections.serving import CompanionServer
from tests.companion.aiming.test_aim_watcher import PHOTO, ChangingCamera, until
from tests.companion.texts.pseudo_words import plain_letters
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from tests.companion.web.conftest import PHONE, TELEVISION, WATCH_POLICY


@pytest.fixture
def camera() -> Iterator[AimingCamera]:
    with AimingCamera(ChangingCamera(PHOTO), None, load_settings(), lambda: None) as made:
        until(made, lambda shown: shown.aim is not None)
        yield made


@pytest.fixture
def client(camera: AimingCamera) -> FlaskClient:
    return create_aim_app({"pi": camera}, lambda name: name in ("localhost", "127.0.0.1")).test_client()


def test_the_page_the_look_and_its_picture_are_served(client: FlaskClient) -> None:
    assert b"Aim the camera" in client.get("/").data
    told = client.get("/aim.json").get_json()
    assert told["worst"] == "good"
    assert len(told["items"]) == 7
    assert client.get("/picture.jpg").data.startswith(b"\xff\xd8")


def test_a_later_look_is_waited_for(client: FlaskClient) -> None:
    number = client.get("/aim.json").get_json()["number"]
    assert client.get(f"/aim.json?after={number}").get_json()["number"] > number


def test_of_several_cameras_each_has_its_page_and_mats_that_none_sees_are_told(camera: AimingCamera) -> None:
    client = create_aim_app({"pi": camera, "0": camera}, lambda name: True).test_client()
    page = client.get("/?camera=0&lang=de").get_data(as_text=True)
    assert re.findall(r'<a href="\?([^"]*)"( aria-current="page")?>(.*?)</a>', page) == [
        ("camera=pi&amp;lang=de", "", "pi"),
        ("camera=0&amp;lang=de", ' aria-current="page"', "0"),
    ]
    assert client.get("/picture.jpg?camera=0").status_code == 200
    assert client.get("/aim.json?camera=7").get_json()["code"] == "aim.no_camera"
    assert "market" in client.get("/aim.json?camera=0").get_json()["unseen"]


def test_one_camera_is_told_nothing_of_mats_elsewhere(client: FlaskClient) -> None:
    assert client.get("/aim.json").get_json()["unseen"] == ""
    assert "<nav" not in client.get("/").get_data(as_text=True)


def test_foreign_names_and_foreign_pages_are_refused(client: FlaskClient) -> None:
    assert client.get("/", headers={"Host": "evil.example"}).status_code == 400
    answer = client.post("/look-again", json={}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert client.post("/look-again", json={}).status_code == 200


def test_beyond_this_machine_it_asks_for_a_code_once(camera: AimingCamera) -> None:
    app = create_aim_app({"pi": camera}, lambda name: True, "k7m2p9xq")
    phone, here = app.test_client(), app.test_client()
    beyond = {"base_url": "http://192.168.1.7:8001", "environ_base": {"REMOTE_ADDR": "192.168.1.20"}}
    assert phone.get("/", **beyond).status_code == 401
    assert b"not the code" in phone.get("/?code=k7m2p9xr", **beyond).data
    for path in ("/aim.json", "/picture.jpg"):
        answer = phone.get(path, **beyond)
        assert (answer.status_code, answer.get_json()["code"]) == (401, "code.wanted")
    assert phone.post("/look-again", json={}, **beyond).status_code == 401
    let_in = phone.get("/?code=K7M2p9xq", **beyond)
    assert (let_in.status_code, let_in.headers["Location"]) == (302, "/")
    assert b"Aim the camera" in phone.get("/", **beyond).data
    assert phone.get("/picture.jpg", **beyond).status_code == 200
    assert here.get("/picture.jpg").status_code == 200  # this machine itself


def test_it_is_served_to_this_machine_alone_unless_told_and_then_by_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str | None]] = []
    monkeypatch.setattr("companion.cli.devices.camera._aiming", lambda *_: [])
    monkeypatch.setattr(CompanionServer, "__init__", lambda server, app, host, *_: asked.append((host, app)))
    monkeypatch.setattr(CompanionServer, "run", lambda server: None)
    monkeypatch.setattr("companion.cli.devices.camera.create_aim_app", lambda aiming, own, code, seats: code)
    said = CliRunner().invoke(raja, ["camera"]).output
    assert "http://127.0.0.1:8001 " in said
    said = CliRunner().invoke(raja, ["camera", "--host", "0.0.0.0"]).output
    (here, no_code), (everywhere, code) = asked
    assert (here, no_code, everywhere) == ("127.0.0.1", None, "0.0.0.0")
    assert code is not None
    assert len(code) == 8
    assert f"/?code={code} " in said


def test_a_number_that_is_none_is_refused_in_words(client: FlaskClient) -> None:
    answer = client.get("/aim.json?after=x")
    assert answer.status_code == 400
    assert "whole number" in answer.get_json()["message"]


@pytest.fixture
def address(camera: AimingCamera) -> Iterator[str]:
    """The page, served."""
    port = free_port()
    app = create_aim_app({"pi": camera}, lambda name: name == "127.0.0.1")
    server = CompanionServer(app, "127.0.0.1", port, [], load_settings().connections)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{port}/"
    server.stop()
    thread.join(timeout=120)


@pytest.mark.browser
@pytest.mark.parametrize(
    ("viewport", "dark", "name"), [(TELEVISION, False, "aim-television"), (PHONE, True, "aim-phone-dark")]
)
def test_the_page_shows_the_picture_and_each_verdict_to_everybody(
    chromium: SharedBrowser, address: str, viewport: ViewportSize, dark: bool, name: str
) -> None:
    page = chromium.open(viewport=viewport, color_scheme="dark" if dark else "light")
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(WATCH_POLICY)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    page.wait_for_selector("#items li:nth-child(7)")
    page.wait_for_selector("#picture:not([hidden])")
    assert "nothing to change" in page.inner_text("#verdict")
    page.get_by_role("button", name="Look again").click()
    page.mouse.move(0, 0)
    if dark:  # a television's would be half a megabyte
        take_picture(page, name)
    assert axe_report(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("window.blockedByPolicy") == []
    assert complaints == []
    chromium.close(page)


def shown_words(page: str) -> str:
    """What a page says: the texts between its tags, but for the product's name."""
    return re.sub(r"<[^>]*>|Raja|\braja\b", " ", page.split("</head>")[1])


@pytest.mark.parametrize(("asked", "title"), [({"lang": "fr"}, "Orienter la caméra"), ({"lang": "xx"}, "カメラの向き")])
def test_the_page_speaks_the_language_of_its_address_or_of_the_browser(
    client: FlaskClient, asked: dict[str, str], title: str
) -> None:
    headers = {"Accept-Language": "ja,en;q=0.5"}
    assert title in client.get("/", query_string=asked, headers=headers).get_data(as_text=True)
    told = client.get("/aim.json", query_string=asked, headers=headers).get_json()
    assert told["verdict"] == texts_in("fr" if asked == {"lang": "fr"} else "ja")("aim.worst_good")


def test_in_the_pseudo_language_page_and_code_page_leave_no_plain_letter(camera: AimingCamera) -> None:
    app = create_aim_app({"pi": camera}, lambda name: True, "k7m2p9xq")
    beyond = {"base_url": "http://192.168.1.7:8001", "environ_base": {"REMOTE_ADDR": "192.168.1.20"}}
    asking = app.test_client().get(f"/?lang={PSEUDO}&code=wrong", **beyond).get_data(as_text=True)
    here = app.test_client()
    for page in (asking, here.get(f"/?lang={PSEUDO}").get_data(as_text=True)):
        assert plain_letters(shown_words(page), ()) == []
    told = here.get(f"/aim.json?lang={PSEUDO}").get_json()
    said = [
        told["verdict"],
        *(item[part] for item in told["items"] for part in ("name", "verdict_said", "found", "advice")),
    ]
    assert [word for words in said for word in plain_letters(words, ())] == []
