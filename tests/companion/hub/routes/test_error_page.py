"""Whoever opens an address that leads nowhere sees a page in their language; programs get JSON, as ever."""

from __future__ import annotations

from typing import Final

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion.hub.app import create_gate_app
from companion.hub.hall.gate_broadcast import Telling
from companion.hub.hall.pages import create_hall_pages
from companion.open_room.options import Options
from companion.table.database import LogUnavailable
from companion.texts.catalogue import texts_in
from companion.texts.files import languages
from tests.companion.hub.club_rig import IS_OWN_NAME, ClubRig
from tests.companion.hub.hall.hall_rig import HALL_SETTINGS, HallRig

pytestmark = pytest.mark.slow

BROWSER: Final = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
GUEST: Final = {"REMOTE_ADDR": "192.168.1.99"}


@pytest.fixture(scope="module")
def apps() -> dict[str, Flask]:
    """A hub and its gate."""
    rig = ClubRig()
    return {"hub": rig.app, "gate": create_gate_app(rig.club, IS_OWN_NAME)[0]}


@pytest.mark.parametrize("made", ["hub", "gate"])
@pytest.mark.parametrize("accept", [None, "*/*", "application/json", "application/json, text/html;q=0.5", "image/png"])
def test_programs_get_json(apps: dict[str, Flask], made: str, accept: str | None) -> None:
    headers = {} if accept is None else {"Accept": accept}
    for path in ("/nowhere", "/tables/99", "/api/hub/nowhere"):
        answer = apps[made].test_client().get(path, headers=headers)
        assert (answer.status_code, answer.mimetype) == (404, "application/json")


@pytest.mark.parametrize("made", ["hub", "gate"])
@pytest.mark.parametrize("language", languages())
def test_people_get_a_page_in_their_language(apps: dict[str, Flask], made: str, language: str) -> None:
    headers = {"Accept": BROWSER, "Accept-Language": language}
    text = texts_in(language)
    for path, title, sentence in (
        ("/nowhere", "club.no_page", "club.no_page_hint"),
        ("/api/hub/nowhere", "club.no_page", "club.no_page_hint"),
        ("/tables/99", "club.no_page", None),
        ("/standings?season=next", "club.refused", None),
    ):
        answer = apps[made].test_client().get(path, headers=headers)
        assert (answer.status_code, answer.mimetype) == (400 if "season" in path else 404, "text/html")
        assert f'<html lang="{language}">' in answer.text
        assert text(title) in answer.text
        if sentence is not None:
            assert text(sentence) in answer.text
    chosen = apps[made].test_client().get(f"/nowhere?lang={language}", headers={"Accept": BROWSER}).text
    assert f'href="/standings?lang={language}"' in chosen


def test_a_page_for_hosts_alone_says_so_to_others() -> None:
    answer = ClubRig().client().get("/host?lang=en", headers={"Accept": BROWSER}, environ_base=GUEST)
    assert (answer.status_code, answer.mimetype) == (403, "text/html")
    assert "Only the club&#39;s hosts may do this" in answer.text


def test_a_wish_that_is_refused_is_answered_to_the_script_that_sent_it() -> None:
    client: FlaskClient = ClubRig().client()
    for headers in ({"Accept": BROWSER}, {"Accept": "*/*"}):
        answer = client.post("/api/hub/account/sign-in", json={}, headers=headers)
        assert (answer.status_code, answer.mimetype) == (400, "application/json")


def test_a_database_that_is_away_is_said_on_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = ClubRig()
    client = rig.client()
    client.environ_base["REMOTE_ADDR"] = "192.168.1.99"
    client.set_cookie("raja_hub_host", "key")
    client.set_cookie("raja_account", "token")

    def away(*_: object) -> None:
        raise LogUnavailable("hub.cannot_write", "The hub's database does not answer.")

    monkeypatch.setattr(rig.database, "reading", away)
    answer = client.get("/standings?lang=en", headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (503, "text/html")
    assert "database does not answer" in answer.text


@pytest.fixture(scope="module")
def seal_gate() -> Flask:
    """The pages of a gate for phones."""
    club, hall = ClubRig(), HallRig(Options())
    telling = Telling(hall.clocks, HALL_SETTINGS, 0)
    return create_hall_pages(club.club, hall.halls, telling, hall.figures, IS_OWN_NAME, "http://127.0.0.1:8030")


@pytest.mark.parametrize("language", languages())
def test_a_seal_gate_asks_people_for_the_halls_code(seal_gate: Flask, language: str) -> None:
    headers = {"Accept": BROWSER, "Accept-Language": language}
    text = texts_in(language)
    for path, sentence in (("/nowhere", text("club.no_hall_page")), ("/halls/ZZZZZ", None)):
        answer = seal_gate.test_client().get(path, headers=headers)
        assert (answer.status_code, answer.mimetype) == (404, "text/html")
        assert f'<html lang="{language}">' in answer.text
        assert 'name="code"' in answer.text
        assert 'role="alert"' in answer.text
        assert sentence is None or sentence in answer.text
        assert seal_gate.test_client().get(path).mimetype == "application/json"
