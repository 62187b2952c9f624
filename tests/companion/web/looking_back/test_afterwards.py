"""A game's page afterwards: told when the game is over and not before, the same as the log holds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from fractions import Fraction
from io import BytesIO

import av
import jsonschema_rs
import pytest
from playwright.sync_api import Route, ViewportSize, expect

from companion.export.film_jobs import FilmsMade
from companion.export.share.card import ShareCard
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.state import Ended
from companion.texts.files import languages
from companion.web.api.schemas import schema_of
from tests.companion.live_rig import Rig, refusal
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.touching import POLL_MS
from tests.companion.web.conftest import PHONE, TELEVISION, OpenPage

pytestmark = [pytest.mark.xdist_group("afterwards")]


@pytest.fixture(scope="module")
def over() -> Rig:
    rig = Rig()
    rig.started("Asha", "Bo", "Cem")
    assert isinstance(rig.play(6000).step, Ended)
    return rig


@pytest.fixture
def served(over: Rig) -> Iterator[ServedRig]:
    served = ServedRig(over)
    yield served
    served.close()


def test_a_game_that_goes_on_is_not_told_of() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    rig.play(120)
    answer = rig.phone().get("/api/afterwards?game=")
    assert refusal(answer) == (409, "afterwards.goes_on")
    assert rig.phone().get("/api/afterwards?game=none").status_code == 404


def test_what_is_told_is_what_the_log_holds_also_when_another_game_is_open(over: Rig) -> None:
    told = over.phone().get("/api/afterwards?game=").get_json()
    jsonschema_rs.validate(schema_of("Afterwards"), told)
    state = over.live.playing().table.state
    assert isinstance(state.step, Ended)
    assert told["winners"] == list(state.step.winners)
    assert [line["points"] for line in told["score"]] == list(points_of(state))
    assert told["course"]["steps"][-1]["points"] == list(points_of(state))
    assert {award["seat"] for award in told["awards"]} == {0, 1, 2}
    table = over.live.lobby.id
    over.live.new_game(None)
    try:
        assert over.phone().get(f"/api/afterwards?game={table}").json == told
    finally:
        over.live.open_game(table)


def test_the_record_book_has_that_game(over: Rig) -> None:
    told = over.phone().get("/api/people").get_json()
    jsonschema_rs.validate(schema_of("BookShown"), told)
    assert not told["may_forget"]
    assert over.screen().get("/api/people").get_json()["may_forget"]
    state = over.live.playing().table.state
    assert isinstance(state.step, Ended)
    won = {person["name"] for person in told["book"]["people"] if person["won"]}
    assert won == {state.options.players[seat].name for seat in state.step.winners}
    assert {record["kind"] for record in told["book"]["records"]} == {"points", "stones", "minutes"}


@pytest.mark.browser
def test_people_and_records_are_read_on_a_phone_and_nobody_is_forgotten_by_one_tap(
    served: ServedRig, open_page: OpenPage
) -> None:
    page = open_page(PHONE, address=served.screen, query="/people")
    page.wait_for_selector("html[data-told]")
    asha = page.locator('[data-person="Asha"]')
    asha.locator("summary").click()
    expect(asha.locator("table")).to_be_visible()
    take_picture(page, "record-book-phone")
    asha.locator('[data-key="forget"]').click()
    expect(asha.locator('[data-key="forget-yes"]')).to_be_visible()
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) == 0
    asha.locator('[data-key="forget-no"]').click()
    expect(asha.locator('[data-key="forget-yes"]')).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize(
    "viewport",
    [pytest.param(PHONE, id="phone"), pytest.param(TELEVISION, id="television", marks=pytest.mark.long)],
)
def test_the_page_shows_all_of_it_and_keeps_nobody_out(
    served: ServedRig, open_page: OpenPage, viewport: ViewportSize
) -> None:
    page = open_page(viewport, address=served.screen, query="/afterwards")
    page.wait_for_selector("html[data-told]")
    for part in ("#won", "#points svg", "#award-list li", "#luck-body tbody", "#coach-list li"):
        expect(page.locator(part).first).to_be_visible()
    if viewport is PHONE:
        take_picture(page, "afterwards-phone")
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) == 0
    if viewport is PHONE:
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/afterwards?*", hold)
        page.reload()
        while not held:
            page.wait_for_timeout(POLL_MS)
        expect(page.locator("#afterwards-coming")).to_be_visible()
        held[0].continue_()
        page.unroute("**/api/afterwards?*")
        page.wait_for_selector("html[data-told]")
        expect(page.locator("#afterwards-coming")).to_be_hidden()
        for language in languages():
            page.goto(f"{served.screen}/afterwards?lang={language}")
            page.wait_for_selector("html[data-told]")
            assert page.evaluate(STICKS_OUT) == 0, language


def test_a_film_is_asked_for_until_it_is_made_in_english_where_a_language_is_unknown(
    over: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def film(_films: FilmsMade, key: str, _card: ShareCard) -> bytes | None:
        asked.append(key)
        return None if len(asked) == 1 else b"a film"

    monkeypatch.setattr(FilmsMade, "film", film)
    phone, address = over.phone(), "/api/afterwards/film.mp4?game=&lang=tlh"
    assert refusal(phone.get(address)) == (409, "film.being_made")
    answer = phone.get(address)
    assert (answer.status_code, answer.mimetype, answer.data) == (200, "video/mp4", b"a film")
    assert len(set(asked)) == 1
    assert asked[0].endswith(" en")


@pytest.mark.long
def test_the_film_is_made_beside_the_pages_and_then_there(over: Rig) -> None:
    phone = over.phone()
    film = "/api/afterwards/film.mp4?game=&lang=de"
    assert refusal(phone.get(film)) == (409, "film.being_made")
    due_s = time.monotonic() + 600
    while (answer := phone.get(film)).status_code == 409 and time.monotonic() < due_s:
        time.sleep(0.2)
    assert answer.status_code == 200
    assert answer.mimetype == "video/mp4"
    with av.open(BytesIO(answer.data)) as found:
        video, audio = found.streams.video[0], found.streams.audio[0]
        assert (video.width, video.height) == (720, 1280)
        assert video.average_rate == Fraction(30)
        assert video.frames == 600
        assert audio.codec_context.name == "aac"
