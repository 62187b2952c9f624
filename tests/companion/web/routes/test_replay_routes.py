"""The replay's routes: told to programs, answered in the forms they describe, refused in sentences."""

from __future__ import annotations

from collections.abc import Iterator

import jsonschema_rs
import pytest
from flask.testing import FlaskClient

from companion.review.replay_page import Replay
from companion.settings.loading import load_settings
from companion.web.api.operations import operations
from companion.web.api.schemas import schema_of
from companion.web.app import Equipment, create_live_app, create_replay_app
from companion.web.connections.open_pages import OpenPages
from companion.web.network.addresses import is_loopback
from tests.companion.live_rig import Rig
from tests.companion.review.recorded import RECORDING, recorded_evening, settings

pytestmark = pytest.mark.slow

AT = "/recorded/replay"


@pytest.fixture(scope="module")
def client() -> Iterator[FlaskClient]:
    """A program at a live table beside which the recorded evening can be looked into."""
    with Replay(RECORDING, settings(), recorded_evening()) as replay:
        app = create_live_app(
            Rig().live, lambda name: True, OpenPages(load_settings().open_pages), Equipment(replay=replay)
        )
        yield app.test_client()


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/api/replay", "/api/replay"),
        ("/api/replay/{version}", "/api/replay/20"),
        ("/api/what-if", "/api/what-if?place=27&number=dice.0&value=5"),
        ("/api/what-if/{at}", "/api/what-if/31?place=27&number=dice.0&value=5"),
    ],
)
def test_what_is_described_is_answered_in_the_form_described(client: FlaskClient, path: str, asked: str) -> None:
    described = {o.path: o for o in operations(virtual=False, recorded=None, replay=AT)}
    answer = client.get(AT + asked)
    assert answer.status_code == 200
    told = described[AT + path].answer
    assert told is not None
    jsonschema_rs.validate({"type": "object"} if told is dict else schema_of(told.__name__), answer.get_json())
    document = client.get("/api/openapi.json").get_json()
    assert AT + path in document["paths"]


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("/api/replay/0", 404, "moment.unknown"),
        ("/api/replay/4900", 404, "moment.unknown"),
        ("/api/what-if", 400, "request.no_number"),
        ("/api/what-if?place=x&number=dice.0&value=5", 400, "request.no_number"),
        ("/api/what-if?place=27&number=dice.0&value=7", 400, "what_if.out_of_bounds"),
        ("/api/what-if?place=27&number=amount&value=7", 400, "what_if.no_number"),
        ("/api/what-if?place=99&number=dice.0&value=5", 404, "what_if.no_step"),
        ("/api/what-if/99?place=27&number=dice.0&value=5", 404, "what_if.no_step"),
        ("/frame/99.jpg", 404, "frame.unknown"),
        ("/crop/0/0/1.jpg", 404, "crop.unknown"),
    ],
)
def test_what_is_not_there_is_refused_with_its_code(client: FlaskClient, asked: str, status: int, code: str) -> None:
    answer = client.get(AT + asked)
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)


def test_a_foreign_name_is_refused_where_a_recording_alone_is_served() -> None:
    with Replay(RECORDING, settings(), recorded_evening()) as replay:
        alone = create_replay_app(replay, is_loopback).test_client()
        answer = alone.get("/api/replay", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.get_json()["code"]) == (400, "request.foreign_host")


def test_no_hand_and_nothing_else_that_is_secret_is_told() -> None:
    with Replay(RECORDING, settings(), recorded_evening()) as replay:
        client = create_replay_app(replay, is_loopback).test_client()
        for version in range(1, 49):
            board = client.get(f"/api/replay/{version}").get_json()
            assert [player["hand"] for player in board["game"]["players"]] == [None, None]
