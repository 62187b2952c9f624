"""The seat's page while somebody builds: the camera's counts and questions, acts to take back, and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from companion.games.actor import BY_CAMERA
from companion.games.raja import commands as c
from companion.games.raja.legal import moves
from companion.games.raja.moves import MayFinishBuild
from companion.games.raja.state import State, waiting_for
from companion.session.inputs import Commanded
from tests.companion.live_rig import LANDS, Rig
from tests.companion.web.browser.accessibility import STICKS_OUT
from tests.companion.web.browser.evening_by_touch import Change, EveningByTouch
from tests.companion.web.browser.page_geometry import SMALL_PHONE, out_of_sight
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.scripted_table import seen, unsure
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap, wait_told
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("seat-page")]


def building(state: State) -> MayFinishBuild | None:
    """The build that is going on."""
    found = [move for seat in waiting_for(state) for move in moves(state, seat) if isinstance(move, MayFinishBuild)]
    return found[0] if found else None


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """Two players; one of them builds."""
    made = EveningByTouch(chromium, Rig())
    made.take_seats("Asha", "Bo")
    assert made.rig.screen().post("/api/game/start", undo="all").status_code == 200
    made.rig.play(400, lambda state: building(state) is not None)
    yield made
    made.close()
    assert [told for told in made.complaints if "/crop/" not in told] == []


def builder(evening: EveningByTouch) -> tuple[Page, int, MayFinishBuild]:
    """Who builds, and what."""
    seat = waiting_for(evening.state)[0]
    may = building(evening.state)
    assert may is not None
    return evening.seated(seat).page, seat, may


def read(
    seat: int,
    may: MayFinishBuild,
    stones: dict[str, Any],
    width: dict[str, Any],
    placed: int,
    *,
    fell: bool = False,
) -> Change:
    """The camera's reading of the wall that is being built."""

    def change(shared: dict[str, Any]) -> None:
        shared["devices"]["camera"]["state"] = "on"
        tile = next(t for t in shared["board"] if (t["seat"], t["row"], t["col"]) == (seat, *may.cell))
        tile["city"]["reading"] = {"noble": seen(True), "stones": stones, "width": width, "grain": seen(0)}
        tile["city"]["counting"] = {"placed": placed, "declared": may.declared, "fell": fell}

    return change


def test_a_new_scene_is_looked_at_from_its_top_and_an_old_one_stays_where_it_was_scrolled(
    evening: EveningByTouch,
) -> None:
    page, seat, may = builder(evening)
    page.set_viewport_size(SMALL_PHONE)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    evening.tell(read(seat, may, seen(may.stood + 1), seen(1), 1))
    assert page.evaluate("scrollY") == scrolled, "the camera counted on, and the page jumped"
    report = c.FinishBuild(seat, may.stood + may.declared, 2, said_by=BY_CAMERA)
    evening.rig.live.playing().ingest(Commanded(seat, BY_CAMERA, report))
    evening.rig.screen().post("/api/pause", paused=True)
    evening.rig.screen().post("/api/pause", paused=False)
    expect(page.locator("#now")).not_to_have_attribute("data-scene", "build.report")
    expect(page.locator("#now-title")).to_be_in_viewport()
    assert page.evaluate("document.querySelector('#now-title').getBoundingClientRect().top") >= 0


def test_what_an_undo_takes_back_is_named_and_anothers_move_is_asked_about(evening: EveningByTouch) -> None:
    _, seat, may = builder(evening)
    name, place = ("Asha", "Bo")[seat], f"{'ABCDE'[may.cell[1]]}{may.cell[0] + 1}"
    expect(evening.seated(seat).page).to_have_title(f"● Build {place} up")
    expect(evening.seated(1 - seat).page).to_have_title("Raja – your seat")
    page, version = evening.seated(1 - seat).page, evening.rig.live.playing().table.version
    page.locator("#tab-more").tap()
    expect(key(page, "undo")).to_have_text(f"Take back: {name} declared a build at {place}")
    tap(page, "undo")
    expect(page.locator("#undo-asks")).to_have_text(f"It takes back moves of {name}.")
    take_picture(page, "phone-undo-asks")
    tap(page, "undo-no")
    expect(page.locator("#undo-asks")).to_have_count(0)
    assert evening.rig.live.playing().table.version == version
    tap(page, "undo")
    tap(page, "undo-yes")
    expect(key(page, "redo")).to_have_text(f"Redo: {name} declared a build at {place}")
    assert building(evening.state) is None


def test_the_camera_counts_up_and_what_it_is_sure_of_needs_one_tap(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    all_of_them = may.stood + may.declared
    doubtful = unsure(may.stood + 1, may.stood, may.stood + 2, "a hand is in the way")
    evening.tell(read(seat, may, doubtful, doubtful, 1))
    expect(page.locator("#now .build-count")).to_contain_text(f"1 of {may.declared} placed")
    expect(page.locator("#now .reading-unsure").first).to_be_visible()
    expect(key(page, "build.report")).to_have_attribute("aria-disabled", "true")
    evening.tell(read(seat, may, seen(all_of_them), seen(3), may.declared))
    expect(key(page, f"build.standing={all_of_them}")).to_have_attribute(
        "aria-label", f"{all_of_them}, as the camera sees it"
    )
    take_picture(page, "phone-build-camera")
    tap(page, "build.report")
    expect(page.locator('#now[data-scene="build.report"]')).to_have_count(0)
    tile = next(t for t in evening.state.players[seat].lands if t.cell == may.cell)
    assert (tile.stones, tile.width) == (all_of_them, 3)


def test_a_persons_count_is_not_overruled_by_a_reading_that_comes_later(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    tap(page, f"build.standing={may.stood + may.declared - 1}")
    tap(page, "build.width=2")
    evening.tell(read(seat, may, seen(may.stood + may.declared), seen(4), may.declared))
    expect(key(page, f"build.standing={may.stood + may.declared - 1}")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "build.width=2")).to_have_attribute("aria-pressed", "true")


def test_a_question_is_asked_at_the_seat_concerned_alone_and_answered_by_one_tap(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    other = evening.seated(1 - seat).page
    row, col = may.cell
    question = {
        "id": f"{seat}.{row}.{col}.stones",
        "seat": seat,
        "message": {"code": "ask.stones_in_doubt", "values": {"cell": "D2", "why": "a hand hides it"}},
        "crop": None,
        "answers": [may.stood, may.stood + 1],
    }
    evening.tell(lambda shared: shared.update(questions=[question]))
    expect(page.locator("#questions")).to_contain_text("How many stones does the wall at D2 have?")
    expect(other.locator("#questions")).to_be_hidden()
    take_picture(page, "phone-question")
    with page.expect_request("**/api/answers") as asked:
        page.locator("#questions .answer").first.tap()
    assert asked.value.post_data_json == {"question": question["id"], "answer": may.stood}
    # This question was only shown: the table knows of none, and says so in a sentence.
    expect(page.locator("#questions .refusal")).to_contain_text("no longer open")
    evening.complaints.clear()


def test_lands_as_the_camera_sees_them_are_drawn_for_a_yes_or_a_no(evening: EveningByTouch) -> None:
    page, seat, _ = builder(evening)
    question = {
        "id": f"{seat}.lands",
        "seat": seat,
        "message": {"code": "ask.your_lands", "values": {"tiles": ""}},
        "crop": None,
        "answers": [
            {"value": -1, "message": {"code": "answer.lands_right", "values": {}}},
            {"value": -2, "message": {"code": "answer.tap_them", "values": {}}},
        ],
        "pad": False,
        "pictures": [],
        "seen": {"tiles": [{"row": cell[0], "col": cell[1], "side": side} for cell, side in LANDS]},
    }
    evening.tell(lambda shared: shared.update(questions=[question]))
    expect(page.locator("#questions .seen-lands .tile-red")).to_have_count(sum(side == "red" for _, side in LANDS))
    expect(page.locator("#questions .seen-lands .tile-blue")).to_have_count(sum(side == "blue" for _, side in LANDS))
    expect(page.locator("#questions .seen-lands")).to_have_attribute("aria-label", re.compile("A1, red; B1, red"))
    expect(page.locator("#questions .pad")).to_have_count(0)
    take_picture(page, "phone-question-lands")
    with page.expect_request("**/api/answers") as asked:
        page.get_by_role("button", name="Yes, these").tap()
    assert asked.value.post_data_json == {"question": question["id"], "answer": -1}
    expect(page.locator("#questions .refusal")).to_contain_text("no longer open")
    evening.complaints.clear()


def test_what_the_camera_reported_is_announced_and_taken_back_by_one_tap(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    before = evening.state
    report = (
        c.FinishBuild(seat, may.stood, 1, said_by=BY_CAMERA)
        if may.stood
        else c.FinishBuild(seat, 0, 0, said_by=BY_CAMERA)
    )
    evening.rig.live.playing().ingest(Commanded(0, BY_CAMERA, report))
    evening.rig.screen().post("/api/pause", paused=True)
    evening.rig.screen().post("/api/pause", paused=False)
    evening.everybody_is_told()
    expect(page.locator("#toast")).to_contain_text("seen by the camera")
    take_picture(page, "phone-announced")
    assert out_of_sight(page, SMALL_PHONE, "#now-title", ".now-actions .action-main", "#hand .holding") == []
    page.locator("#toast").get_by_role("button", name="Take it back").tap()
    expect(page.locator("#toast")).to_be_hidden()
    assert evening.state == before


def test_whoever_follows_the_main_action_does_not_bid_all_they_have(chromium: SharedBrowser) -> None:
    evening = EveningByTouch(chromium, Rig())
    pages = [evening.sit_down(seat, name).page for seat, name in enumerate(("Asha", "Bo"))]
    assert evening.rig.screen().post("/api/game/start").status_code == 200
    evening.rig.play(400, lambda state: state.phase == "auction")
    cash = [player.cash for player in evening.state.players]
    while evening.state.phase == "auction":
        evening.everybody_is_told()
        page = pages[waiting_for(evening.state)[0]]
        widths = {round(box["width"]) for box in map(Locator.bounding_box, page.locator(".now .action").all()) if box}
        assert max(widths) - min(widths) <= 1, "a pass is as easily reached as a bid"
        before = evening.newest()
        page.locator(".now .now-actions .action-main").tap()
        wait_told(page, before + 1)
    paid = [had - player.cash for had, player in zip(cash, evening.state.players, strict=True)]
    assert 0 < max(paid) <= max(cash) // 10
    evening.close()
    assert evening.complaints == []


def test_what_came_after_an_announcement_is_not_taken_back_in_its_stead(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    report = c.FinishBuild(seat, may.stood, 1, said_by=BY_CAMERA)
    evening.rig.live.playing().ingest(Commanded(0, BY_CAMERA, report))
    evening.rig.screen().post("/api/pause", paused=True)
    expect(page.locator("#toast").get_by_role("button", name="Take it back")).to_be_visible()
    evening.rig.screen().post("/api/pause", paused=False)
    tap(page, "build.done")
    expect(page.locator("#toast")).to_contain_text("seen by the camera")
    expect(page.locator("#toast").get_by_role("button", name="Take it back")).to_be_hidden()


def test_a_redraw_takes_away_neither_focus_nor_a_tap_that_has_begun(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    all_of_them = may.stood + may.declared
    name = f"build.standing={all_of_them - 1}"
    key(page, name).focus()
    evening.tell(read(seat, may, seen(all_of_them - 1), seen(2), 1))
    assert page.evaluate("document.activeElement.dataset.key") == name
    place = key(page, "build.width=3").bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 10, place["y"] + 10)
    page.mouse.down()
    evening.tell(read(seat, may, seen(all_of_them - 2), seen(2), 2))
    page.mouse.up()
    expect(key(page, "build.width=3")).to_have_attribute("aria-pressed", "true")


def test_digits_typed_so_far_survive_what_the_camera_says_meanwhile(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    most = may.stood + may.declared
    key(page, "build.more:summary").tap()
    tap(page, "build.more:1")
    evening.tell(read(seat, may, seen(most), seen(2), 2))
    expect(page.locator("#now .typed").first).to_have_text("1")
    tap(page, "build.more:0")
    tap(page, "build.more:send")
    expect(key(page, "build.standing=10")).to_have_attribute("aria-pressed", "true")


def test_a_wall_can_be_reported_with_the_keyboard_alone(evening: EveningByTouch) -> None:
    page, seat, may = builder(evening)
    all_of_them = may.stood + may.declared
    key(page, f"build.standing={all_of_them}").focus()
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.key") == "build.width=3":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(key(page, "build.width=3")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.activeElement.dataset.key") == "build.width=3"
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.key") == "build.report":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator('#now[data-scene="build.report"]')).to_have_count(0)
    tile = next(t for t in evening.state.players[seat].lands if t.cell == may.cell)
    assert (tile.stones, tile.width) == (all_of_them, 3)
    assert page.evaluate("document.activeElement.id") == "now-title", "the focus goes on to what comes next"


def test_arrow_keys_go_through_the_tabs(evening: EveningByTouch) -> None:
    page = evening.seated(0).page
    page.locator("#tab-now").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-lands")).to_be_focused()
    expect(page.locator("#tab-lands")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#sheet-lands")).to_be_visible()
    expect(page.locator("#sheet-now")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#sheet-now")).to_be_visible()


def test_text_grows_by_a_tap_and_stays_large_on_this_phone(evening: EveningByTouch) -> None:
    page = evening.seated(0).page
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = page.evaluate(size)
    page.locator("#tab-more").tap()
    page.locator("#text-size").tap()
    page.locator("#text-size").tap()
    expect(page.locator("#text-size-name")).to_have_text("Larger text")
    page.reload()
    page.wait_for_selector("html[data-sequence]")
    assert page.evaluate(size) >= 1.39 * usual
    assert page.evaluate(STICKS_OUT) == 0


def test_a_refusal_is_one_sentence_beside_what_was_tried(evening: EveningByTouch) -> None:
    page, _, may = builder(evening)

    def paused_meanwhile(route: Route) -> None:
        evening.rig.screen().post("/api/pause", paused=True)
        route.continue_()

    page.route("**/api/commands", paused_meanwhile)
    tap(page, f"build.standing={may.stood + may.declared}")
    tap(page, "build.width=2")
    tap(page, "build.report")
    expect(page.locator("#now .refusal")).to_have_text("The game is paused: a host can resume it.")
    evening.complaints.clear()


def test_a_pause_is_large_on_the_television_and_stands_in_place_of_a_phones_actions(evening: EveningByTouch) -> None:
    page, _, _ = builder(evening)
    television = evening.open("/table", guest=False, viewport=TELEVISION).page
    expect(television.locator("#pause-banner")).to_be_hidden()
    evening.rig.screen().post("/api/pause", paused=True)
    expect(page.locator("#now .pause-notice")).to_contain_text("Paused by the host")
    expect(key(page, "build.report")).to_have_count(0)
    expect(key(page, "go-on")).to_have_count(0)
    expect(page.locator("#now .now-body")).to_have_attribute("inert", "")
    expect(page.locator("#standing-notices")).to_contain_text("Paused by the host")
    expect(television.locator("#pause-banner")).to_contain_text("Paused by the host")
    assert television.locator(".pause-title").evaluate("title => title.getBoundingClientRect().height") > 100
    evening.rig.screen().post("/api/pause", paused=False)
    expect(television.locator("#pause-banner")).to_be_hidden()
    expect(key(page, "build.report")).to_be_visible()


def test_a_phone_says_how_the_page_is_kept_as_an_app_and_offers_it_where_the_browser_does(
    evening: EveningByTouch,
) -> None:
    page = evening.seated(0).page
    page.locator("#tab-more").tap()
    expect(page.locator("#app-says")).to_contain_text("open the browser’s menu")
    expect(page.locator("#app")).to_be_hidden()
    page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = () => { document.body.dataset.prompted = "yes"; return Promise.resolve(); };
      dispatchEvent(offer);
    }""")
    expect(page.locator("#app-says")).to_be_empty()
    page.locator("#app").tap()
    expect(page.locator("body")).to_have_attribute("data-prompted", "yes")


@pytest.mark.parametrize(
    ("browser", "says"),
    [
        ("navigator.standalone = false", "tap Share"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "only over HTTPS"),
        ("navigator.standalone = true", ""),
    ],
    ids=["on Apple's phones", "without HTTPS", "open as an app already"],
)
def test_where_no_browser_offers_it_one_sentence_says_how_the_page_is_kept(
    evening: EveningByTouch, browser: str, says: str
) -> None:
    page = evening.seated(0).page
    page.add_init_script(browser)
    page.reload()
    page.wait_for_selector("html[data-sequence]")
    page.locator("#tab-more").tap()
    expect(page.locator("#app-says")).to_contain_text(says)
    assert bool(says) == bool(page.locator("#app-says").text_content())
