"""The table's page in a real browser: what the table tells is what people see, hear and can steer."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from companion.table.feed import FedState
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.scripted_table import (
    ScriptedShow,
    ServedShow,
    State,
    auction,
    building,
    collapsed,
    ended,
    first_state,
    siege,
)
from tests.companion.web.conftest import PHONE, TABLET, TELEVISION, OpenPage

pytestmark = pytest.mark.browser

START = first_state()
AUCTION = auction(START)
BUILDING = building(AUCTION)
COLLAPSED = collapsed(BUILDING)
ATTACKER_ROLLED = siege(COLLAPSED, [6, 5], [])
SIEGE = siege(COLLAPSED, [6, 5, 4, 3], [4, 3])
ENDED = ended(SIEGE)

STATES = {
    "production": START,
    "auction": AUCTION,
    "building": BUILDING,
    "question": COLLAPSED,
    "siege": SIEGE,
    "end": ENDED,
}
SIZES = {"television": TELEVISION, "tablet": TABLET, "phone": PHONE}


def stones_on(page: Page, seat: int, cell: str) -> Any:
    """The big number on a tile."""
    return page.locator(f'article[data-seat="{seat}"] [data-cell="{cell}"] .tile-count')


def shown(table: ServedShow, page: Page, state: State) -> None:
    """Publish a state and wait until the page shows it."""
    sequence = table.show.feed.publish(state).sequence
    page.wait_for_selector(f'html[data-sequence="{sequence}"]')


@pytest.fixture
def page(table: ServedShow, open_page: OpenPage) -> Page:
    """The page on a television, at the start of Production."""
    table.show.feed.publish(START)
    return open_page()


def test_changes_that_do_not_fit_have_the_page_ask_for_the_whole_state(
    table: ServedShow, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(table, page, AUCTION)
    with monkeypatch.context() as lost:
        lost.setattr(FedState, "changes_since", lambda *_: b'[{"op":"test","path":"/sequence","value":-1}]')
        with page.expect_request("**/api/events?changes=1"):
            page.evaluate(
                "0"
            )  # before the table says anything, whoever drives the browser must have heard what is waited for
            table.show.feed.publish(BUILDING)
    shown(table, page, COLLAPSED)
    expect(page.locator("#connection")).to_have_text("Connected")


def test_a_table_that_is_not_laid_yet_says_so_without_an_error(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(START)
    page = open_page()
    table.show.feed.publish({})
    page.reload()
    expect(page.locator("#connection")).to_have_text("Connected")
    expect(page.locator(".tile")).to_have_count(0)


def test_the_first_look_tells_season_phase_mover_prices_and_devices(page: Page) -> None:
    expect(page.locator("#season")).to_contain_text("Rainy season")
    expect(page.locator('#phases [aria-current="step"]')).to_have_text("Production")
    expect(page.locator("#turn")).to_contain_text("Asha")
    expect(page.locator(".disk-up")).to_have_text(["3", "8", "14"])
    expect(page.locator('[data-market="elephants"] .disk')).to_have_count(6)
    expect(page.locator('[data-device="arduino"]')).to_contain_text("virtual")
    expect(page.locator(".harvest")).to_contain_text("D2, C3")


def test_counts_change_without_reload_when_a_state_arrives(table: ServedShow, page: Page) -> None:
    page.evaluate("window.notReloaded = true")
    expect(stones_on(page, 0, "0,1")).to_have_attribute("data-stones", "3")
    shown(table, page, BUILDING)
    expect(stones_on(page, 0, "0,1")).to_have_attribute("data-stones", "6")
    expect(page.locator('article[data-seat="0"] [data-city="0,1"] [data-quantity]')).to_have_text(["6", "3", "1"])
    expect(page.locator('article[data-seat="0"] [data-cell="0,1"] .stone')).to_have_count(6)
    expect(page.locator(".city .crop").first).to_have_attribute("src", "/crop/0/0/1.jpg?n=20")
    assert page.evaluate("window.notReloaded") is True


def test_a_reading_shows_its_doubt_by_mark_range_and_words(table: ServedShow, page: Page) -> None:
    shown(table, page, BUILDING)
    row = page.locator('article[data-seat="0"] [data-city="0,1"]')
    expect(row.locator(".reading-seen")).to_contain_text("✓6")
    expect(row.locator(".reading-unsure")).to_contain_text("~3")
    expect(row.locator(".reading-unsure .range")).to_have_text("3–4")
    expect(row.locator(".reading-hidden")).to_contain_text("hidden from the camera: behind the wall")
    expect(page.locator('article[data-seat="1"] .reading-none').first).to_contain_text("not read by the camera")


def test_a_build_counts_up_and_a_difference_is_said_in_words(table: ServedShow, page: Page) -> None:
    shown(table, page, BUILDING)
    expect(page.locator("#stage .build-count")).to_have_text("3 of 6 placed")
    # The wall rises on the stage, with the stones to come in outline.
    expect(page.locator("#stage .large-wall b")).to_be_visible()
    expect(page.locator("#stage .stone-coming")).to_have_count(3)
    shown(table, page, COLLAPSED)
    expect(page.locator(".differs")).to_have_text("the table has 1, the game 2")
    # Sure, but not what the game has: that is no tick.
    expect(page.locator(".reading-seen[data-differs]")).to_contain_text(["≠"])
    expect(page.locator(".reading-seen[data-differs]").first).not_to_contain_text("✓")


def test_a_collapse_is_announced_to_eyes_and_ears_and_the_banner_goes_when_asked(table: ServedShow, page: Page) -> None:
    shown(table, page, BUILDING)
    expect(page.locator("#moment")).to_be_hidden()
    shown(table, page, COLLAPSED)
    expect(page.locator('#moment[role="alert"]')).to_contain_text("4 stand, 4 fell")
    expect(page.locator("#announcer")).to_contain_text("4 stand, 4 fell")
    expect(page.locator('.log-line[data-tags~="collapse"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#moment")).to_be_hidden()


def test_a_collapse_of_long_ago_is_no_news_to_a_page_just_opened(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(COLLAPSED)
    page = open_page()
    expect(page.locator('.log-line[data-tags~="collapse"]')).to_have_count(1)
    expect(page.locator("#moment")).to_be_hidden()


def test_log_lines_are_added_and_a_restarted_recording_starts_the_log_anew(table: ServedShow, page: Page) -> None:
    page.evaluate("document.querySelector('.log-line').dataset.kept = 'yes'")
    shown(table, page, AUCTION)
    expect(page.locator(".log-line")).to_have_count(2)
    expect(page.locator('.log-line[data-kept="yes"]')).to_have_count(1)
    restarted = copy.deepcopy(START)
    restarted["log"][0]["t_s"] = 0.5
    shown(table, page, restarted)
    expect(page.locator(".log-line")).to_have_count(1)


def test_an_auction_shows_the_highest_bid_and_who_is_in(table: ServedShow, page: Page) -> None:
    shown(table, page, AUCTION)
    expect(page.locator(".bid")).to_contain_text("$5")
    expect(page.locator(".bid")).to_contain_text("Asha")
    expect(page.locator(".bidders li")).to_have_text(["▲Ashain", "●Boto bid"])


def test_a_siege_shows_dice_as_they_are_rolled_totals_and_x_as_a_sum(table: ServedShow, page: Page) -> None:
    shown(table, page, ATTACKER_ROLLED)
    expect(page.locator(".siege-attacker .die")).to_have_count(4)
    expect(page.locator(".siege-attacker .die-waiting")).to_have_count(2)
    expect(page.locator(".siege-attacker .siege-wanted")).to_have_text("2 dice to roll")
    expect(page.locator(".siege-sum")).to_have_count(0)
    expect(page.locator('.well[data-state="moving"]')).to_have_count(1)
    shown(table, page, SIEGE)
    expect(page.locator(".siege-total")).to_have_text(["18", "7"])
    expect(page.locator(".term")).to_have_text(["18attacker", "7defender", "8stones in the wall", "3left over"])
    expect(page.locator(".siege-outcome")).to_have_text("3 stones come off the wall")
    expect(page.locator('article[data-seat="0"] [data-cell="2,3"] .marker-here')).to_have_text("●")
    expect(page.locator('article[data-seat="0"] [data-cell="1,3"] .elephants-here')).to_have_text("2")


def test_as_printed_the_sum_begins_with_the_defender(table: ServedShow, page: Page) -> None:
    state = copy.deepcopy(SIEGE)
    state["dice"]["siege"]["explained"] = "7 − 18 − 8 = -19"
    shown(table, page, state)
    expect(page.locator(".term small")).to_have_text(["defender", "attacker", "stones in the wall", "left over"])
    expect(page.locator(".siege-outcome")).to_have_text("The wall holds; one elephant is lost")


def test_the_end_shows_the_winner_and_the_score_with_its_parts(table: ServedShow, page: Page) -> None:
    shown(table, page, ENDED)
    page.keyboard.press("Escape")  # the victory has the screen to itself for a while
    expect(page.locator("#stage .result-sentence")).to_have_text("Asha wins")
    expect(page.locator('[data-seat-row="0"] td')).to_have_text(["3", "2", "1", "8"])
    expect(page.locator(".seat-points")).to_have_text(
        ["3 nobles home · 2 captured · 1 great wall8 points", "3 nobles home3 points"]
    )
    expect(page.get_by_role("img", name="winner")).to_be_visible()


def test_a_recording_that_ends_before_the_game_shows_the_score_then(table: ServedShow, page: Page) -> None:
    state = copy.deepcopy(SIEGE)
    state["evening"].update(finished=True, playing=False)
    shown(table, page, state)
    expect(page.locator("#stage")).to_contain_text("The score when the recording ends")
    expect(page.locator(".score-table .points")).to_have_text(["3", "3"])


def test_the_newest_frame_is_shown_with_or_without_what_is_seen(table: ServedShow, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    shown(table, page, BUILDING)
    frame = page.locator("img.frame")
    assert [url for url in asked if "/frame/" in url] == [], "a frame was fetched that nobody sees"
    page.get_by_role("button", name="Details").click()
    expect(frame).to_have_attribute("src", re.compile(r"^/frame/20\.jpg\?overlay=1&w=\d+$"))
    page.get_by_role("button", name="Readings").click()
    expect(frame).to_have_attribute("src", re.compile(r"^/frame/20\.jpg\?w=\d+$"))
    expect(frame).to_be_visible()


def test_a_question_is_answered_by_its_button_or_by_the_number_pad(table: ServedShow, page: Page) -> None:
    shown(table, page, COLLAPSED)
    question = page.locator("#questions")
    page.keyboard.press("Escape")
    with page.expect_response("**/api/answers"):
        question.get_by_role("button", name="8", exact=True).first.click()
    question.get_by_text("Another number").click()
    pad = question.locator(".pad-keys")
    pad.get_by_role("button", name="1").click()
    pad.get_by_role("button", name="2").click()
    # Another state must not take away what has been typed so far.
    later = copy.deepcopy(COLLAPSED)
    later["evening"]["t_s"] = 63.0
    shown(table, page, later)
    with page.expect_response("**/api/answers"):
        pad.get_by_role("button", name="Answer with this number").click()
    assert table.show.answers == [("0.1.3.stones", 8, 0), ("0.1.3.stones", 12, 0)]
    shown(table, page, SIEGE)
    expect(question).to_be_hidden()


def test_a_refused_answer_says_why(table: ServedShow, open_page: OpenPage) -> None:
    state = copy.deepcopy(COLLAPSED)
    state["questions"][0]["id"] = "closed"
    table.show.feed.publish(state)
    page = open_page()
    with page.expect_response("**/api/answers"):
        page.locator(".answer").first.click()
    expect(page.locator(".refusal")).to_have_text("This question is no longer open.")


def test_a_recording_is_steered_by_mouse_and_by_keyboard(table: ServedShow, page: Page) -> None:
    for name in ("Pause", "From the start", "4 times as fast"):
        with page.expect_response("**/api/playback"):
            page.get_by_role("button", name=name).focus()
            page.keyboard.press("Enter")
    assert table.show.wishes == [
        {"playing": False, "speed": None, "restart": False},
        {"playing": None, "speed": None, "restart": True},
        {"playing": None, "speed": 4.0, "restart": False},
    ]


def test_focus_stays_on_a_control_that_changes(table: ServedShow, page: Page) -> None:
    page.get_by_role("button", name="Pause").focus()
    state = copy.deepcopy(START)
    state["evening"]["playing"] = False
    shown(table, page, state)
    expect(page.get_by_role("button", name="Play")).to_be_focused()


def test_a_live_table_has_nothing_to_steer(table: ServedShow, page: Page) -> None:
    state = copy.deepcopy(START)
    state["evening"]["mode"] = "live"
    shown(table, page, state)
    expect(page.locator(".control")).to_have_count(0)
    expect(page.locator(".playback-mode")).to_have_text("live")


def test_a_device_that_fails_shows_its_sentence(table: ServedShow, page: Page) -> None:
    state = copy.deepcopy(START)
    state["devices"]["camera"] = {
        "state": "fault",
        "message": {"code": "camera.frozen", "values": {"seconds": 12}},
        "virtual": False,
    }
    shown(table, page, state)
    expect(page.locator('[data-device="camera"]')).to_contain_text("fault")
    expect(page.locator('[data-device="camera"]')).to_contain_text("count walls and grain yourselves")
    # What the device says of itself is for the host's page.
    expect(page.locator('[data-device="camera"]')).not_to_contain_text("12 s")


def test_the_page_says_that_the_server_is_gone_and_takes_up_the_stream_again(open_page: OpenPage) -> None:
    before = ServedShow(ScriptedShow())
    before.show.feed.publish(BUILDING)
    page = open_page(address=before.address)
    expect(stones_on(page, 0, "0,1")).to_have_attribute("data-stones", "6")
    port = before.port
    before.close()
    expect(page.locator("#connection")).to_contain_text("No connection to the table")
    after = ServedShow(ScriptedShow(), port=port)
    try:
        # The new server counts its states from 1 again.
        after.show.feed.publish(COLLAPSED)
        expect(page.locator("#connection")).to_have_text("Connected")
        expect(stones_on(page, 0, "0,1")).to_have_attribute("data-stones", "4")
        page.goto("about:blank")
    finally:
        after.close()


def test_five_seats_fit_the_page_and_none_is_larger_than_another(table: ServedShow, open_page: OpenPage) -> None:
    state = copy.deepcopy(BUILDING)
    names = ("Asha", "Bo", "Chandra", "Devi", "Esh")
    looks = zip("▲●◆■★", ("green", "purple", "orange", "black", "white"), strict=True)
    state["seats"] = [
        {"seat": seat, "name": names[seat], "symbol": symbol, "colour": colour, "marker": "chair"}
        for seat, (symbol, colour) in enumerate(looks)
    ]
    state["board"] += [{**tile, "seat": seat} for seat in (2, 3, 4) for tile in BUILDING["board"] if tile["seat"] == 1]
    table.show.feed.publish(state)
    page = open_page()
    expect(page.locator("article.seat")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.set_viewport_size(TELEVISION)
    sizes = page.locator("article.seat").evaluate_all(
        "seats => seats.map((seat) => [seat.clientWidth, seat.clientHeight])"
    )
    assert max(abs(a - b) for size in sizes for a, b in zip(size, sizes[0], strict=True)) <= 1, sizes


def test_no_width_needs_sideways_scrolling(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(START)
    page = open_page()
    too_wide = {}
    for name, state in STATES.items():
        shown(table, page, state)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > viewport["width"]:
                too_wide[name, size] = width
    assert too_wide == {}


def test_a_television_shows_everything_without_scrolling(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(SIEGE)
    page = open_page(TELEVISION)
    page.keyboard.press("d")
    assert page.evaluate("document.documentElement.scrollHeight") <= TELEVISION["height"]
    for selector in ("article.seat >> nth=1", "#stage", "#dice", "#market", "#log"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= page.evaluate("document.querySelector('#playback').offsetTop")


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        pytest.param(TELEVISION, False, id="television-light"),
        pytest.param(TELEVISION, True, id="television-dark", marks=pytest.mark.long),
        pytest.param(PHONE, False, id="phone-light", marks=pytest.mark.long),
        pytest.param(PHONE, True, id="phone-dark"),
    ],
)
def test_axe_finds_nothing(size: ViewportSize, dark: bool, table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(START)
    page = open_page(size, dark=dark)
    page.emulate_media(reduced_motion="reduce")
    for name, state in STATES.items():
        shown(table, page, state)
        page.keyboard.press("Escape")
        report = axe_report(page)
        assert report == "", f"{name}: {report}"


def test_axe_finds_nothing_in_a_banner(table: ServedShow, page: Page) -> None:
    shown(table, page, BUILDING)
    page.emulate_media(reduced_motion="reduce")
    shown(table, page, COLLAPSED)
    expect(page.locator("#moment")).to_be_visible()
    assert axe_report(page) == ""


def test_every_target_is_44_pixels_wide_and_high(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(START)
    page = open_page(PHONE)
    page.emulate_media(reduced_motion="reduce")
    for name, state in STATES.items():
        shown(table, page, state)
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, a, summary")]
                .filter((node) => node.offsetParent)
                .map((node) => [node.textContent, node.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44)
                .map(([label, box]) => `${label}: ${box.width} × ${box.height}`)"""
        )
        assert small == [], name


def test_the_other_language_is_chosen_by_address_or_by_the_browser(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(SIEGE)
    for page in (open_page(query="?lang=de"), open_page(locale="de-AT")):
        expect(page.locator("#season")).to_contain_text("Regenzeit")
        expect(page.locator(".siege-outcome")).to_have_text("3 Steine kommen von der Mauer")
        assert page.evaluate("document.documentElement.lang") == "de"


def test_the_theme_goes_round_and_is_remembered(page: Page) -> None:
    button = page.locator("#theme")
    expect(button).to_have_text("Auto")
    button.click()
    button.click()
    expect(button).to_have_text("Dark")
    page.reload()
    expect(page.locator("#theme")).to_have_text("Dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_what_players_type_never_becomes_markup(table: ServedShow, page: Page) -> None:
    state = copy.deepcopy(START)
    state["seats"] = [{**state["seats"][0], "name": "<img src=x onerror=alert(1)>"}, state["seats"][1]]
    shown(table, page, state)
    expect(page.locator(".seat-title").first).to_have_text("<img src=x onerror=alert(1)>")
