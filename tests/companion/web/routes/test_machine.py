"""The page of a machine that was written from the image: whoever is there sets it up once, then hosts alone steer it."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.machine.exchange_files import Places
from companion.machine.requests import MachineRequests, this_machine
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig
from tests.companion.machine.machine_places import machine_places

GUEST = {"REMOTE_ADDR": "192.168.1.77"}
SCREEN = {"REMOTE_ADDR": "127.0.0.1", "HTTP_HOST": "127.0.0.1"}
WISH = {"name": "Salon", "language": "fr", "network": "Maison", "password": "mot de passe"}


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return machine_places(tmp_path)


@pytest.fixture
def client(places: Places) -> FlaskClient:
    rig = Rig()
    machine = MachineRequests(places, lambda: ("Webcam",))
    return create_live_app(rig.live, lambda name: True, rig.open_pages, Equipment(machine=machine)).test_client()


def set_up_before(places: Places) -> None:
    places.told.write_text(json.dumps({"name": "salon", "running": "a", "tried": None, "refused": None}))


def send(client: FlaskClient, at: int, piece: bytes, **who: Any) -> Any:
    body = {"at": at, "data": base64.b64encode(piece).decode()}
    return client.post("/api/machine/update/piece", json=body, environ_base=who or SCREEN)


def test_a_new_machine_leads_everybody_to_its_first_page(client: FlaskClient, places: Places) -> None:
    assert client.get("/", environ_base=GUEST).headers["Location"] == "/machine"
    assert client.get("/machine", environ_base=GUEST).status_code == 200
    assert client.get("/join", environ_base=GUEST).status_code == 200
    set_up_before(places)
    assert client.get("/", environ_base=GUEST).status_code == 200


def test_whoever_is_there_sets_a_new_machine_up(client: FlaskClient, places: Places) -> None:
    assert client.get("/api/machine", environ_base=GUEST).get_json()["cameras"] == ["Webcam"]
    answer = client.post("/api/machine", json=WISH, environ_base=GUEST)
    assert answer.status_code == 200
    assert answer.get_json()["settled"] is False
    assert json.loads(places.first_start.read_text()) == {**WISH, "name": "salon"}
    assert places.first_start.stat().st_mode & 0o777 == 0o600


def test_the_phone_that_sets_it_up_is_its_host_and_may_make_others(client: FlaskClient, places: Places) -> None:
    """Such a table may have no screen of its own, which shows the PIN."""
    pin = client.post("/api/machine", json=WISH, environ_base=GUEST).get_json()["pin"]
    set_up_before(places)
    assert client.get("/api/machine", environ_base=GUEST).get_json()["pin"] is None
    other = client.application.test_client()
    assert other.get("/api/machine", environ_base=GUEST).status_code == 403
    assert other.post("/api/host", json={"pin": pin}, environ_base=GUEST).status_code == 200
    assert other.get("/api/machine", environ_base=GUEST).status_code == 200


def test_a_wish_that_is_refused_makes_nobody_host(client: FlaskClient, places: Places) -> None:
    assert client.post("/api/machine", json={**WISH, "name": ""}, environ_base=GUEST).status_code == 400
    set_up_before(places)
    assert client.get("/api/machine", environ_base=GUEST).status_code == 403


def test_afterwards_hosts_alone_do(client: FlaskClient, places: Places) -> None:
    set_up_before(places)
    for answer in (
        client.get("/api/machine", environ_base=GUEST),
        client.post("/api/machine", json=WISH, environ_base=GUEST),
        client.post("/api/machine/update", json={}, environ_base=GUEST),
        send(client, 0, b"update", **GUEST),
    ):
        assert answer.status_code == 403
    assert not places.first_start.exists()
    assert client.post("/api/machine", json=WISH, environ_base=SCREEN).status_code == 200


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "my table"}, "machine.name"),
        ({"language": "xx"}, "machine.language"),
        ({"password": "short"}, "machine.password"),
    ],
)
def test_what_cannot_be_is_refused(client: FlaskClient, places: Places, change: dict[str, str], code: str) -> None:
    answer = client.post("/api/machine", json={**WISH, **change}, environ_base=GUEST)
    assert (answer.status_code, answer.get_json()["code"]) == (400, code)
    assert not places.first_start.exists()


def test_an_update_comes_in_by_pieces_and_goes_on_where_it_stopped(client: FlaskClient, places: Places) -> None:
    set_up_before(places)
    assert send(client, 0, b"one ").get_json()["taken"] == 4
    assert send(client, 4, b"two").get_json()["taken"] == 7
    assert send(client, 3, b"gap").get_json()["code"] == "machine.piece_missing"
    assert send(client, 0, b"anew").get_json()["taken"] == 4
    assert client.post("/api/machine/update", json={}, environ_base=SCREEN).get_json()["settled"] is False
    assert places.update_whole.read_bytes() == b"anew"
    assert not places.update_part.exists()
    assert send(client, 0, b"more").get_json()["code"] == "machine.update_under_way"


def test_a_piece_may_lie_beyond_a_gigabyte(client: FlaskClient, places: Places) -> None:
    set_up_before(places)
    with places.update_part.open("wb") as file:
        file.truncate(1_500_000_000)  # a hole
    assert send(client, 1_500_000_000, b"more").get_json()["taken"] == 1_500_000_004


@pytest.mark.parametrize("body", [{"at": -1, "data": ""}, {"at": 0, "data": "!"}])
def test_a_piece_that_is_none_is_refused(client: FlaskClient, places: Places, body: dict[str, Any]) -> None:
    set_up_before(places)
    answer = client.post("/api/machine/update/piece", json=body, environ_base=SCREEN)
    assert (answer.status_code, answer.get_json()["code"]) == (400, "machine.update_damaged")


def test_nothing_is_tried_where_nothing_came_in(client: FlaskClient, places: Places) -> None:
    set_up_before(places)
    answer = client.post("/api/machine/update", json={}, environ_base=SCREEN)
    assert (answer.status_code, answer.get_json()["code"]) == (409, "machine.no_update")


def test_other_machines_have_no_such_page(places: Places) -> None:
    assert this_machine(places) is not None
    places.command_line.write_text("root=/dev/sda1 quiet")
    assert this_machine(places) is None
    rig = Rig()
    other = create_live_app(rig.live, lambda name: True, rig.open_pages).test_client()
    assert other.get("/machine").status_code == 404
