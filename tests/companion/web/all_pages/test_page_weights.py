"""What each page costs a phone that has never been here: bytes over the wire, in the language that takes most."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest
from playwright.sync_api import BrowserContext

from companion.texts.files import languages, served_file
from tests.companion.web.browser.real_server import RealServer
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from tests.companion.web.conftest import PHONE, TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.program, pytest.mark.slow, pytest.mark.xdist_group("page-weights")]

MOST_KB: Final = 300
HEAVY: Final = ("/seat", "/table", "/virtual")
"""Those that load most."""
LIGHT: Final = ("/", "/join", "/host", "/help", "/people", "/look", "/demonstration")
LIVE: Final = ("/api/", "/frame/", "/crop/", "/virtual/picture", "/recorded/")
"""What goes on coming while a page is open."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A table with wood in the computer, where a game of two has begun."""
    server = RealServer(tmp_path_factory.mktemp("weights"), "--virtual")
    yield server
    server.close()


@pytest.fixture(scope="module")
def seated(server: RealServer, chromium: SharedBrowser) -> Iterator[BrowserContext]:
    """The cookies of whoever has the first seat."""
    people = [chromium.browser.new_context(service_workers="block") for _ in range(2)]
    for seat, person in enumerate(people):
        claim = person.request.post(f"http://127.0.0.2:{server.port}/api/seats/{seat}/claim", data={"name": f"P{seat}"})
        assert claim.ok, claim.text()
    server.post("/api/game/start", hints=True)
    yield people[0]
    for person in people:
        person.close()


def heaviest() -> str:
    """The language whose texts are the longest as they are sent."""

    def sent(language: str) -> int:
        found = served_file(f"{language}.ftl")
        assert found is not None
        return len(gzip.compress(found[0]))

    return max(languages(), key=sent)


@pytest.mark.parametrize("path", [*HEAVY, *(pytest.param(path, marks=pytest.mark.long) for path in LIGHT)])
def test_a_first_visit_takes_no_more_than_the_budget(
    chromium: SharedBrowser, server: RealServer, seated: BrowserContext, path: str
) -> None:
    host = "127.0.0.1" if path in ("/host", "/table", "/virtual") else "127.0.0.2"
    context = chromium.browser.new_context(
        viewport=TELEVISION if path == "/table" else PHONE, has_touch=path != "/table", service_workers="block"
    )
    if path == "/seat":
        context.add_cookies(cast(Any, seated.cookies()))
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    asked: dict[str, str] = {}
    sent: dict[str, float] = {}

    def note(told: dict[str, Any]) -> None:
        if not any(part in told["request"]["url"] for part in LIVE):
            asked[told["requestId"]] = told["request"]["url"]

    def keep(told: dict[str, Any]) -> None:
        sent[told["requestId"]] = told["encodedDataLength"]

    wire.on("Network.requestWillBeSent", note)
    wire.on("Network.loadingFinished", keep)
    page.goto(f"http://{host}:{server.port}{path}?lang={heaviest()}")
    page.wait_for_selector(
        "html[data-sequence], html[data-ready], html[data-scene], #theme-name:not(:empty)", state="attached"
    )
    while set(asked) - set(sent):
        page.wait_for_timeout(50)
    assert len(asked) > 20
    kb = sum(sent[one] for one in asked) / 1000
    context.close()
    assert kb <= MOST_KB
