"""What a person takes away is all that the club keeps of them, and nothing that it keeps of others."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from companion.hub.people.names import reference
from companion.hub.storage.tables import EVENTS
from companion.hub.tournament.running import Tournaments
from tests.companion.hub.people.account_rig import ACCOUNT, MAYA, AccountRig

pytestmark = pytest.mark.slow


def test_what_is_kept_of_a_person_is_all_there_and_others_stand_there_as_numbers() -> None:
    rig = AccountRig(most=20_000)
    phone, maya = rig.signed_in(), rig.person()
    tournaments = Tournaments(rig.club)
    tournaments.begin("Cup", "swiss", "raja", 3, 2, [MAYA, "Bo", "Cy"])
    tournaments.pair(1)
    tournaments.type_result(1, (2, 1, 3))
    answer = phone.get(f"{ACCOUNT}/data")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="raja-club.json"'
    told: Any = answer.json
    assert (told["person"], told["profile"]["nickname"], len(told["devices"])) == (maya, MAYA, 1)
    assert {rating["kind"] for rating in told["ratings"]} == {"", "raja"}
    (game,) = told["games"]
    own: Any = rig.client().get(f"/api/hub/people/{maya}").json
    (played,) = own["games"]
    assert (game["id"], game["table"], game["seat"]) == (played["id"], "Window", played["seat"])
    assert game["won"] == (played["seat"] in played["winners"])
    with rig.database.reading() as connection:
        rows = connection.execute(sa.select(EVENTS.c.version, EVENTS.c.event, EVENTS.c.line)).all()
    naming = [row.version for row in rows if reference(maya) in f"{row.event}{row.line}"]
    assert naming
    assert [event["version"] for event in game["events"]] == sorted(naming)
    (cup,) = told["tournaments"]
    assert (cup["title"], [place["round"] for place in cup["places"]]) == ("Cup", [1])
    text = json.dumps(told, ensure_ascii=False)
    assert MAYA in text
    for other in ("Bo", "Cy"):
        assert f'"{other}"' not in text
    assert f"#{rig.person('Bo')}" in text


def test_nobody_takes_away_what_is_kept_of_another() -> None:
    rig = AccountRig(most=30)
    rig.signed_in()
    bo: Any = rig.signed_in("Bo").get(f"{ACCOUNT}/data").json
    assert bo["profile"]["nickname"] == "Bo"
    assert rig.phone().get(f"{ACCOUNT}/data").status_code == 401
    assert rig.client().get(f"{ACCOUNT}/data").status_code == 401
