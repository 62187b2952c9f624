"""The six walks: who goes where, and when it is over."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.companion.web.browser.page_geometry import SMALL_PHONE
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import join, tap
from tests.companion.web.conftest import TELEVISION
from tests.walks.film import Film, Studio
from tests.walks.front_door import FrontDoor
from tests.walks.newcomer import Newcomer, follow_together

NAMES = ("Asha", "Bo", "Cem", "Devi", "Ekta", "Fatima", "Gustav")
LETTERS_PX = 16
MOST_TABS = 200
"""More than any page has stops."""


def by_finger(thing: Locator) -> None:
    """Bring it into sight and touch it."""
    thing.scroll_into_view_if_needed(timeout=3000)
    thing.tap(timeout=3000)


def by_keys(thing: Locator) -> None:
    """Go there by Tab, and press Enter."""
    page = thing.page
    for _ in range(MOST_TABS):
        if thing.evaluate("node => node === document.activeElement", timeout=3000):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {thing.inner_text()}")


def show_me(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """The demonstration from its button to its end, on a phone and on the television."""
    for name, size in (("show-me-phone", SMALL_PHONE), ("show-me-television", TELEVISION)):
        film = studio.film(name)
        page = opened(browser, door.phones, size)
        film.take(page, "the door")
        by_finger(page.locator("#door-show"))
        page.wait_for_url("**/demonstration*")
        scene = ""
        while page.locator("#show[data-over]").count() == 0:
            now = page.evaluate("document.documentElement.dataset.scene ?? ''")
            if now != scene:
                scene = now
                page.wait_for_timeout(2500)
                film.take(page, f"scene: {scene}")
            page.wait_for_timeout(200)
        film.take(page, "the end")
        browser.close(page)


def play_now(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """One tap on the door, and what stands out most until the first turn is over, on a small phone."""
    page = opened(browser, door.phones, SMALL_PHONE)
    one_turn(page, studio.film("play-now"))
    browser.close(page)


def in_german_at_200_percent(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """The same in German, by somebody who has set letters of twice the size; they may have to scroll."""
    page = opened(browser, door.phones, SMALL_PHONE, locale="de")
    letters_of(page, 2 * LETTERS_PX)
    one_turn(page, studio.film("german", unhurt_by=("main action",)), arrived=lambda: letters_of(page, 2 * LETTERS_PX))
    letters_of(page, LETTERS_PX)
    browser.close(page)


def five_at_the_table(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """A table's screen at 1920 × 1080 with five people: invitation, a turn, and what the screen shows of it."""
    screen = opened(browser, door.screen, TELEVISION, path="/table")
    film = studio.film("five-television")
    film.take(screen, "nobody sits yet")
    host = opened(browser, door.screen, SMALL_PHONE, path="/host")
    phones = studio.film("five-phones")
    people = [seated(browser, door, seat, name, phones) for seat, name in enumerate(NAMES[:5])]
    film.take(screen, "five sit")
    phones.take(host, "the host before the game")
    tap(host, "start")
    host.locator('[data-key="pause"]').wait_for()
    phones.take(host, "the host once it goes on")
    film.take(screen, "the game begins")
    follow_together(
        [
            Newcomer(name, page, phones, by_finger, seat)
            for seat, (name, page) in enumerate(zip(NAMES, people, strict=False))
        ],
        lambda: turn(host) >= 2,
        lambda done: film.take(screen, f"the screen after {done}"),
    )
    film.take(screen, "the second turn")
    for page in (*people, host, screen):
        browser.close(page)


def seven_in_a_small_game(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """Seven phones play Almost to its end, begun by the host."""
    film = studio.film("seven")
    host = opened(browser, door.screen, SMALL_PHONE, path="/host")
    tap(host, "places=7")
    expect(host.locator('[data-key="places=7"]')).to_have_attribute("aria-pressed", "true")
    people = [seated(browser, door, seat, name, film) for seat, name in enumerate(NAMES)]
    tap(host, "game=almost")
    tap(host, "talk0")  # the walk does not wait for talk
    film.take(host, "the host chooses Almost")
    tap(host, "begin")
    for page in people:
        page.wait_for_url(re.compile("/small"), wait_until="commit")
        page.locator("html[data-version]").wait_for()
    film.take(people[0], "Almost begins")
    follow_together(
        [
            Newcomer(name, page, film, by_finger, seat)
            for seat, (name, page) in enumerate(zip(NAMES, people, strict=True))
        ],
        lambda: people[0].locator("#stage .result").count() > 0,
        lambda done: None,
    )
    film.take(people[0], "the end")
    film.take(host, "the host at the end")
    for page in (*people, host):
        browser.close(page)


def keyboard_alone(browser: SharedBrowser, door: FrontDoor, studio: Studio) -> None:
    """Play now by Tab and Enter, at what a screen reader says."""
    page = opened(browser, door.phones, SMALL_PHONE)
    one_turn(page, studio.film("keyboard"), by_keys)
    browser.close(page)


def opened(browser: SharedBrowser, address: str, size: ViewportSize, *, path: str = "", locale: str = "en") -> Page:
    """A page at that address that has been told its first state."""
    page = browser.open(viewport=size, has_touch=True, locale=locale)
    page.goto(address + path)
    page.locator("html[data-sequence]").wait_for()
    return page


def seated(browser: SharedBrowser, door: FrontDoor, seat: int, name: str, film: Film) -> Page:
    """Somebody's phone, having sat down by what the pages offer."""
    page = opened(browser, door.phones, SMALL_PHONE)
    by_finger(page.locator("#door-sit"))
    page.wait_for_url("**/join")
    page.locator("html[data-sequence]").wait_for()
    tap(page, f"seat{seat}")
    page.fill("#name", name)
    if seat == 0:
        film.take(page, f"{name} takes a seat")
    join(page)
    page.wait_for_url("**/seat")
    page.locator("html[data-sequence]").wait_for()
    film.take(page, f"{name} sits")
    return page


def letters_of(page: Page, size_px: int) -> None:
    """Letters of that size, until the page goes on to another one: a browser told so forgets it there."""
    device = page.context.new_cdp_session(page)
    device.send("Page.setFontSizes", {"fontSizes": {"standard": size_px}})
    device.detach()
    shown = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert shown == size_px, f"the letters are {shown} px large"


def one_turn(
    page: Page, film: Film, press: Callable[[Locator], None] = by_finger, arrived: Callable[[], None] = lambda: None
) -> None:
    """From the door to the second turn; ``arrived`` is called once the seat's page is there."""
    film.take(page, "the door")
    if page.locator("#player-name").is_visible():
        page.fill("#player-name", "Maya")
    press(page.locator("#play-now"))
    page.wait_for_url("**/seat")
    page.locator("html[data-sequence]").wait_for()
    arrived()
    film.take(page, "at the seat")
    Newcomer("Maya", page, film, press).follow(lambda: turn(page) >= 2)
    film.take(page, "the second turn")


def turn(page: Page) -> int:
    """The turn that the table is in; 0 before the game."""
    told = page.evaluate("fetch('/api/state').then((answer) => answer.json())")
    return int(told["game"]["turn"]) if told.get("game") else 0
