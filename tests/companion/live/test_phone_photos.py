"""Somebody shows the table by phone: what the game takes from it, what stays open, how long it holds, who may."""

from __future__ import annotations

import base64
from dataclasses import replace
from typing import Any

import pytest

from companion.errors import Conflict, NotAllowed
from companion.frames.phone_photo import TableShown
from companion.frames.sensing_result import Sensed
from companion.games.raja.state import Building
from companion.live.phone_photos import begin_showing
from companion.lobby.identity import Viewer
from companion.session.inputs import FrameSeen, TableHeeded
from companion.session.views.page_state import page_state
from companion.web.app import Equipment, create_live_app
from companion.web.routes.play.phone_photos import ShowMe
from tests.companion.live.wall_in_sight import IN_DOUBT, PATIENCE, Frames, Reader, Wall
from tests.companion.live_rig import refusal
from tests.said import said
from vision.message import Message
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen, Unsure

pytestmark = pytest.mark.slow


@pytest.fixture
def wall() -> Wall:
    return Wall()


def test_a_photo_closes_the_question_by_itself_and_holds_while_the_camera_says_the_same(wall: Wall) -> None:
    doubted = wall.look(IN_DOUBT, IN_DOUBT)
    wall.camera_sees(doubted)
    assert wall.session.part.question is not None
    outcome = wall.photo_shows(wall.look(Seen(wall.target), Seen(1)))
    assert (outcome.question, outcome.followed, wall.up) == (None, True, True)
    for _ in range(3):
        wall.camera_sees(doubted)
        wall.rig.time.pass_s(20.0)
    assert wall.session.part.questions == ()
    tile = next(
        t
        for t in page_state(wall.session.part.moment())["board"]
        if (t["seat"], t["row"], t["col"]) == (wall.seat, *wall.cell)
    )
    assert tile["city"]["reading"]["stones"] == {"state": "seen", "value": wall.target}


def test_what_the_camera_saw_change_since_is_no_longer_believed_of_the_photo(wall: Wall) -> None:
    wall.camera_sees(wall.look(IN_DOUBT, IN_DOUBT))
    begun = wall.begin()
    wall.camera_sees(wall.look(Unsure(6, 2, 20, Message("reason.before_part_of_wall")), IN_DOUBT))
    outcome = wall.photo_shows(wall.look(Seen(wall.target), Seen(1)), begun)
    assert outcome.question is not None
    assert not wall.up


def test_a_change_after_the_photo_ends_what_it_showed(wall: Wall) -> None:
    wall.camera_sees(wall.look(IN_DOUBT, IN_DOUBT))
    wall.photo_shows(wall.look(Seen(wall.before), Seen(1)))
    assert wall.session.part.questions == ()
    wall.camera_sees(wall.look(Unsure(7, 1, 20, Message("reason.before_part_of_wall")), IN_DOUBT))
    assert wall.session.part.question is not None


def test_a_photo_that_leaves_doubt_leaves_the_question_open(wall: Wall) -> None:
    wall.camera_sees(wall.look(IN_DOUBT, IN_DOUBT))
    outcome = wall.photo_shows(
        wall.look(Unsure(wall.target, 1, wall.target, Message("reason.looks_disagree")), IN_DOUBT)
    )
    assert outcome.question is not None
    assert "contradict" in said(outcome.question.message)
    assert not wall.up


def test_without_a_camera_a_photo_is_enough(wall: Wall) -> None:
    assert wall.photo_shows(wall.look(Seen(wall.target), Seen(1))).followed
    assert wall.up


def test_without_a_camera_a_photo_in_doubt_says_what_is_asked_now(wall: Wall) -> None:
    outcome = wall.photo_shows(
        wall.look(Unsure(wall.target, 1, wall.target, Message("reason.before_part_of_wall")), IN_DOUBT)
    )
    assert outcome.question is not None
    assert (outcome.question.seat, outcome.followed) == (wall.seat, False)


def test_without_a_camera_a_photo_of_half_a_wall_takes_nothing_and_the_next_one_counts(wall: Wall) -> None:
    half = replace(wall.look(Seen(wall.target - 1), Seen(1)), loose=Seen(2))
    assert not wall.photo_shows(half).followed
    assert wall.photo_shows(wall.look(Seen(wall.target), Seen(1))).followed


def test_without_a_camera_what_a_photo_showed_is_the_past_once_the_game_goes_on(wall: Wall) -> None:
    wall.photo_shows(wall.look(Seen(wall.target), Seen(1)))
    wall.rig.play(40, until=lambda state: isinstance(state.step, Building) and state.step.cell is not None)
    wall.rig.time.pass_s(60.0)
    wall.rig.live.admit(TableHeeded(wall.rig.live.game_ns(), PATIENCE))
    assert wall.session.part.questions == ()


def test_without_a_camera_a_difference_is_asked_about_at_once(wall: Wall) -> None:
    other = next(
        tile for tile in wall.state.players[wall.seat].lands if tile.city and tile.cell != wall.cell and tile.stones > 1
    )
    wall.photo_shows(wall.look(Seen(wall.target), Seen(1), {other.cell: other.stones - 1}))
    assert [asked.subject.cell for asked in wall.session.part.questions] == [other.cell]


def test_photos_read_while_the_game_went_on_are_not_used(wall: Wall) -> None:
    begun = wall.begin()
    wall.rig.play(1)
    before = wall.session.table.version
    assert not wall.photo_shows(wall.look(Seen(1), Seen(1)), begun).followed
    assert wall.session.table.version == before


def test_while_something_moves_no_photo_is_taken(wall: Wall) -> None:
    moving = Sensed(TableObservation(1640, 1232, (), None), False)
    wall.rig.live.admit(FrameSeen(wall.rig.live.game_ns(), b"frame", moving))
    with pytest.raises(Conflict) as refused:
        wall.begin()
    assert refused.value.code == "photo.table_moves"


def test_only_seats_and_hosts_show_the_table_and_only_what_they_are_asked(wall: Wall) -> None:
    wall.camera_sees(wall.look(IN_DOUBT, IN_DOUBT))
    question = wall.asked.key
    for viewer, code in (
        (Viewer(None, False, False), "photo.not_yours"),
        (Viewer(1 - wall.seat, False, False), "question.not_yours"),
    ):
        with pytest.raises(NotAllowed) as refused:
            begin_showing(wall.rig.live, viewer, question)
        assert refused.value.code == code
    assert begin_showing(wall.rig.live, Viewer(None, True, False, 1), question).question == question


def test_a_phone_shows_the_table(wall: Wall) -> None:
    wall.camera_sees(wall.look(IN_DOUBT, IN_DOUBT))
    reader = Reader(TableShown((), TableObservation(2016, 1512, (wall.look(Seen(wall.target), Seen(1)),), None)))
    rig = wall.rig
    rig.app = create_live_app(
        rig.live, lambda name: True, rig.open_pages, Equipment(pictures=Frames(), shows=ShowMe(reader, PATIENCE))
    )
    phone = wall.phones[wall.seat]
    phone.move_to(rig)
    sent: dict[str, Any] = {
        "question": wall.asked.key,
        "photos": [base64.b64encode(b"photo").decode()],
        "focal_35mm": [26],
    }
    answer = phone.post("/api/photos", **sent)
    (((sent_photo,), looks),) = reader.given
    assert (sent_photo.data, sent_photo.focal_35mm, looks) == (b"photo", 26.0, [b"frame"])
    assert sent_photo.phone is not None
    assert answer.get_json() == {
        "pictures": ["data:image/jpeg;base64,"],
        "contradicts": False,
        "followed": True,
        "closed": True,
        "question": None,
    }
    assert wall.up
    assert refusal(phone.post("/api/photos", **sent)) == (404, "question.closed")
    assert refusal(phone.post("/api/photos", photos=[])) == (400, "photo.count")
    assert "/api/photos" in phone.get("/api/openapi.json").get_json()["paths"]
