"""A picture that has come stays until the next one has come whole."""

from __future__ import annotations

import re

import cv2
import numpy as np
import pytest
from playwright.sync_api import Route, expect

from tests.companion.web.browser.scripted_table import ServedShow, first_state
from tests.companion.web.conftest import OpenPage

pytestmark = pytest.mark.browser


def test_pictures_that_come_slower_than_they_change_are_seen_all_the_same(
    table: ServedShow, open_page: OpenPage
) -> None:
    """Every picture comes only after the table has named the next one."""
    jpeg = cv2.imencode(".jpg", np.zeros((48, 64, 3), np.uint8))[1].tobytes()
    held: list[Route] = []
    table.show.feed.publish(first_state())
    page = open_page()
    page.get_by_role("button", name="Details").click()
    overlay = re.escape(first_state()["frame"]["overlay"])
    expect(page.locator("#camera img")).to_have_attribute("src", re.compile(rf"^{overlay}&w=\d+$"))
    page.route("**/frame/slow*", lambda route: held.append(route))
    image = page.locator("#camera img")

    def named(number: int) -> None:
        address = f"/frame/slow{number}.jpg"
        shown = {"n": number, "t_s": number, "picture": address, "overlay": address, "width": 64, "height": 48}
        table.show.feed.publish({**first_state(), "frame": shown})
        expect(page.locator("#camera figcaption")).to_contain_text(f"15:0{number - 900}")

    def sent() -> str:
        while not held:
            page.wait_for_timeout(20)
        route = held.pop(0)
        route.fulfill(body=jpeg, content_type="image/jpeg")
        return route.request.url.partition("/frame/slow")[2][:3]

    for number in (901, 902, 903):
        named(number)
    assert sent() == "901"
    expect(image).to_have_attribute("src", re.compile("^/frame/slow901[.]jpg"))
    named(904)
    # While the next one is under way, the one that came is seen whole.
    assert image.evaluate("image => image.complete && image.naturalWidth") == 64
    assert sent() == "903"
    expect(image).to_have_attribute("src", re.compile("^/frame/slow903[.]jpg"))
    assert sent() == "904"
    expect(image).to_have_attribute("src", re.compile("^/frame/slow904[.]jpg"))
    assert image.evaluate("image => image.complete && image.naturalWidth") == 64
