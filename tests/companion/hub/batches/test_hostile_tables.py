"""A table of the club, a guest or a program that means harm: a sentence and a status, and the others' pages stay whole."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from werkzeug.test import TestResponse

from companion.hub.people.register import folded
from companion.outbox.hub_connection import BATCHES, JOIN
from companion.outbox.membership import KEY_HEADER, SIGNATURE_HEADER, Membership, new_private_key
from tests.companion.hub.club_rig import SETTINGS, ClubRig

pytestmark = pytest.mark.slow

PAGES: Final = (
    "/",
    "/tables/1",
    "/people/1",
    "/standings",
    "/records",
    "/api/hub/wall",
    "/api/hub/tables/1",
    "/api/hub/people/1",
    "/api/hub/standings",
    "/api/hub/standings.csv",
    "/api/hub/records",
)
BACK: Final = {"event": "Reverted", "seat": 0, "to_version": 99}
OVER: Final[dict[str, Any]] = {"over": True, "winners": [0]}


def batch(event: object = None, *, names: tuple[str, ...] = ("Asha", "Bo"), after: int = 0, **stand: Any) -> Any:
    """A batch of one event as JSON."""
    told = {"version": after + 1, "logged_ns": 7, "event": event, "line": None, "tags": []}
    seats = [{"name": name, "virtual": False} for name in names]
    game = {"key": "g", "kind": "raja", "title": "An evening", "created_ns": 5, "seats": seats}
    stands = {"view": {"phase": "x"}, "points": [0] * len(names), "winners": None, "walls": [0] * len(names)}
    return {"game": game, "after": after, "events": [told], "stand": {**stands, "over": False, **stand}}


def sent(rig: ClubRig, member: Membership, told: object) -> TestResponse:
    """What the hub says to that batch."""
    body = json.dumps(told).encode()
    headers = {KEY_HEADER: member.public_key, SIGNATURE_HEADER: member.signature(body)}
    return rig.client().post(BATCHES, data=body, content_type="application/json", headers=headers)


def not_a_number(text: str) -> object:
    """What browsers do not read."""
    raise AssertionError(text)


def pages_are_whole(rig: ClubRig) -> None:
    """Everything that is shown is served, and what is JSON is read by browsers."""
    for path in PAGES:
        answer = rig.client().get(path)
        assert answer.status_code == 200, path
        if answer.mimetype == "application/json":
            json.loads(answer.get_data(), parse_constant=not_a_number)


@pytest.mark.parametrize(
    "told",
    [
        batch(BACK, **OVER),
        batch({**BACK, "to_version": "x"}, **OVER),
        batch({}, **OVER),
        batch({"event": ["Reverted"]}, **OVER),
        batch({"event": "x" * 20_000}),
        batch(view={"phase": float("nan")}),
        batch(view={"phase": float("inf")}),
        batch(view={"phase": "x" * 300_000}),
        batch(names=("\u200b", "Bo")),
        batch(walls=[2**40, 0]),
    ],
    ids=lambda told: str(told["events"][0]["event"] or told["stand"]["view"])[:40],
)
def test_what_is_no_event_no_view_or_no_name_is_refused_and_the_clubs_pages_stay_whole(told: Any) -> None:
    rig = ClubRig()
    member = rig.joined("Mallory")
    assert sent(rig, member, {**batch(), "game": {**batch()["game"], "key": "before"}}).status_code == 200
    refused = sent(rig, member, told)
    assert (refused.status_code, refused.json and refused.json["code"]) == (400, "hub.batch")
    pages_are_whole(rig)


@pytest.mark.parametrize("names", [("Asha",), ("Asha", "Bo", "Cy")])
def test_a_game_does_not_end_with_other_seats_than_it_began_with(names: tuple[str, ...]) -> None:
    rig = ClubRig()
    member = rig.joined("Mallory")
    assert sent(rig, member, batch()).status_code == 200
    refused = sent(rig, member, batch(names=names, after=1, **OVER))
    assert (refused.status_code, refused.json and refused.json["code"]) == (400, "hub.other_seats")
    pages_are_whole(rig)


def test_nobody_is_named_by_the_signs_that_stand_for_somebody_else() -> None:
    rig = ClubRig()
    member = rig.joined("Mallory")
    sent(rig, member, batch())
    other = batch(names=("\ue0001\ue001", "M\x1b[31m\u202eal\ue0001\ue001"), view={"phase": "\ue0001\ue001 lost"})
    other["game"]["key"], other["game"]["title"] = "h", "Even\u202eing\x07"
    assert sent(rig, member, other).status_code == 200
    seen = rig.client().get("/api/hub/tables/1").json
    assert seen is not None
    assert [seat["name"] for seat in seen["game"]["seats"]] == ["1", "M [31m al 1"]
    assert seen["game"]["phase"] == "1 lost"
    assert seen["game"]["title"] == "Even ing"
    pages_are_whole(rig)


def test_a_number_that_no_table_or_person_can_have_is_not_found() -> None:
    client = ClubRig().client()
    for path in ("/tables/{}", "/people/{}", "/api/hub/tables/{}", "/api/hub/people/{}"):
        for number in (2**31, 10**24):
            assert client.get(path.format(number)).status_code == 404


def test_whoever_joins_with_what_is_no_json_gets_a_sentence() -> None:
    for body in ("[" * 100_000, "[]", '{"code": "\\ud800", "name": "x", "public_key": "", "signature": ""}'):
        answer = ClubRig().client().post(JOIN, data=body, content_type="application/json")
        assert answer.status_code == 400
        assert answer.json is not None
        assert answer.json["message"].endswith(".")


def test_whoever_guesses_codes_keeps_nobody_else_from_joining() -> None:
    rig = ClubRig()
    guesses = [
        rig.ask_to_join(f"WRONG{n}", "x", new_private_key(), "192.168.1.66").status_code
        for n in range(SETTINGS.wrong_codes + 1)
    ]
    assert guesses == [403] * SETTINGS.wrong_codes + [429]
    code = rig.club.joining.new_code()
    assert rig.ask_to_join(code, "Window", new_private_key(), "192.168.1.66").status_code == 429
    assert rig.ask_to_join(code, "Window", new_private_key(), "192.168.1.20").status_code == 200


def test_a_name_whose_letters_fold_to_many_fits_its_column() -> None:
    assert len(folded("\ufdfa" * 40)) == 80
