"""Moments that take the television: which there are between two states, how they come and go, and what they never hide."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import Page, expect

from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.page_geometry import CLIPPED, TOO_SMALL
from tests.companion.web.browser.scripted_moments import (
    BIDDING,
    BUILDING,
    COMMERCE,
    DECIDED,
    DRY,
    END,
    FALLEN,
    GREAT,
    HELD,
    PEACE,
    ROBBED,
    ROLLED,
    SIEGE,
    START,
    Json,
    after,
)
from tests.companion.web.browser.scripted_table import ServedShow
from tests.companion.web.conftest import PHONE, OpenPage

pytestmark = pytest.mark.browser

FOUND = """async (stories) => {
  const at = (name) => import(new URL(name, document.querySelector("script[type=module]").src));
  const { momentsBetween } = await at("../moments/found.js");
  const { soundsBetween, callsBetween } = await at("../sound/heard.js");
  const { isSlow } = await at("../moments/pace.js");
  const told = stories.map(([before, after, news]) => ({
    moments: momentsBetween(before, after, news),
    sounds: soundsBetween(before, after),
    calls: callsBetween(before, after),
  }));
  return { told, slow: [isSlow(Array(30).fill(60)), isSlow(Array(30).fill(17)), isSlow([90, 90])] };
}"""


UNDONE = [{"tags": ["undo"]}]
FELL = [FALLEN["log"][-1]]


def test_every_moment_is_found_once_and_nothing_old_undone_or_slept_through(page: Page) -> None:
    slept = after(DECIDED)
    slept["version"] += 50
    stories: dict[str, tuple[tuple[Json | None, Json, list[Json]], list[str]]] = {
        "auction": ((BIDDING, COMMERCE, []), ["auction"]),
        "siege": ((PEACE, SIEGE, []), ["siege"]),
        "breach": ((SIEGE, DECIDED, []), ["battle"]),
        "holds": ((SIEGE, HELD, []), ["battle"]),
        "noble": ((DECIDED, ROBBED, []), ["noble"]),
        "great wall": ((BUILDING, GREAT, []), ["great_wall"]),
        "season": ((PEACE, DRY, []), ["season"]),
        "collapse": ((BUILDING, FALLEN, FELL), ["collapse"]),
        "end": ((DECIDED, END, []), ["victory"]),
        "the same again": ((DECIDED, DECIDED, []), []),
        "opened late": ((None, DECIDED, []), []),
        "taken back": ((SIEGE, DECIDED, UNDONE), []),
        "slept through": ((SIEGE, slept, []), []),
        "a recording from its start": ((END, START, []), []),
    }
    found = page.evaluate(FOUND, [story for story, _ in stories.values()])
    kinds = [[moment["kind"] for moment in told["moments"]] for told in found["told"]]
    assert dict(zip(stories, kinds, strict=True)) == {name: expected for name, (_, expected) in stories.items()}
    by_name = dict(zip(stories, (told["moments"] for told in found["told"]), strict=True))
    assert by_name["auction"] == [{"kind": "auction", "seat": 0, "paid": 5}]
    assert by_name["noble"] == [{"kind": "noble", "seat": 1, "from": 0}]
    assert (by_name["breach"][0]["taken"], by_name["holds"][0]["taken"]) == (3, 0)
    assert found["slow"] == [True, False, False]


def test_dice_stones_bids_and_points_are_heard(page: Page) -> None:
    raised = after(START, phase="auction", step={"highest": 7, "leader": 1, "passed": [False, False]})
    stories = [[SIEGE, ROLLED, []], [BIDDING, raised, []], [BUILDING, GREAT, []], [None, ROLLED, []]]
    raised["version"] = BIDDING["version"] + 1
    heard = [(told["sounds"], told["calls"]) for told in page.evaluate(FOUND, stories)["told"]]
    assert heard == [
        (["dice"], []),
        ([], [{"key": "call.bid", "seat": 1, "number": 7}]),
        ([], [{"key": "call.points", "seat": 0, "number": 4}]),
        ([], []),
    ]


@pytest.fixture
def page(table: ServedShow, open_page: OpenPage) -> Page:
    """The table's page on a television."""
    table.show.feed.publish(BUILDING)
    return open_page()


def show(table: ServedShow, page: Page, state: Json) -> None:
    """The page is told, and has drawn it."""
    sequence = table.show.feed.publish(state).sequence
    page.wait_for_selector(f'html[data-sequence="{sequence}"]')


HOLD = """() => {
  const { setTimeout: set } = window;
  window.setTimeout = (act, wait_ms, ...rest) => (wait_ms > 4000 ? 0 : set(act, wait_ms, ...rest));
}"""
"""A moment stands until it is tapped, however slow the machine is."""


def test_a_moment_has_the_television_goes_at_a_tap_and_hides_no_question(table: ServedShow, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(HOLD)
    moment = page.locator("#moment")
    clipped = {}
    for name, state in (("siege", SIEGE), ("battle", DECIDED), ("noble", ROBBED), ("end", END)):
        show(table, page, PEACE if name == "siege" else state)
        if name == "siege":
            show(table, page, SIEGE)
            expect(moment.locator(".moment-odds")).to_contain_text("25%")
        expect(moment).to_have_attribute("data-form", "stage")
        box = moment.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (1920, 1080)
        clipped[name] = page.evaluate(CLIPPED) + page.evaluate(TOO_SMALL, [24, 40])
        assert axe_report(page) == "", name
        moment.click()
        expect(moment).to_be_hidden()
    assert {name: what for name, what in clipped.items() if what} == {}
    table.show.feed.publish(BUILDING)
    show(table, page, FALLEN)
    expect(moment).to_have_attribute("data-form", "banner")
    expect(page.locator("#questions .answer").first).to_be_in_viewport()
    assert page.evaluate(TOO_SMALL, [24, 40]) == []
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


LONG_NAMES = ("Maximiliane Charlotte Wi", "Bartholomäus von der Aue")
OUTSIDE = """() => [...document.querySelectorAll("#moment *")].filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((part) => part.className.baseVal ?? part.className)"""


def test_names_as_long_as_people_type_stay_on_the_television(table: ServedShow, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(HOLD)
    outside = {}
    stories = {"siege": (PEACE, SIEGE), "battle": (SIEGE, DECIDED), "noble": (DECIDED, ROBBED), "end": (DECIDED, END)}
    for name, story in stories.items():
        for state in copy.deepcopy(story):
            for seat, long_name in zip(state["seats"], LONG_NAMES, strict=True):
                seat["name"] = long_name
            while page.locator("#moment").is_visible():
                page.keyboard.press("Escape")
            show(table, page, state)
        expect(page.locator("#moment")).to_have_attribute("data-kind", "victory" if name == "end" else name)
        outside[name] = page.evaluate(OUTSIDE)
    assert {name: parts for name, parts in outside.items() if parts} == {}


SPEAK = """() => {
  window.said = [];
  window.speechSynthesis.speak = (utterance) => window.said.push(utterance.text);
  document.querySelector("#speak").click();
}"""


def test_the_caller_says_each_moment_as_a_person_would_and_nothing_twice(table: ServedShow, page: Page) -> None:
    page.evaluate(HOLD)
    page.evaluate(SPEAK)
    said = {}
    stories = {
        "fallen": (BUILDING, FALLEN),
        "battle": (SIEGE, DECIDED),
        "noble": (DECIDED, ROBBED),
        "end": (DECIDED, END),
    }
    for name, (before, now) in stories.items():
        show(table, page, before)
        while page.locator("#moment").is_visible():
            page.keyboard.press("Escape")
        page.evaluate("window.said = []")
        show(table, page, now)
        said[name] = page.evaluate("window.said")
    assert said["fallen"][0] == "Down it comes!"
    assert said["battle"] == ["D2 under attack", "18 against 7", "3 stones come off the wall"]
    assert said["noble"] == ["Bo takes a noble", "From Asha: two points at the end", "Bo: 5 points"]
    assert said["end"] == ["Asha wins", "with 8 points"]


def test_sound_and_voice_are_off_until_switched_on_and_remembered(page: Page) -> None:
    for name in ("#sound", "#speak"):
        expect(page.locator(name)).to_have_attribute("aria-pressed", "false")
        page.locator(name).click()
    page.reload()
    page.wait_for_selector("html[data-sequence]")
    for name in ("#sound", "#speak"):
        expect(page.locator(name)).to_have_attribute("aria-pressed", "true")
