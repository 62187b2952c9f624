"""One browser for all page tests of a worker. Windows are lent and taken back: what a page loads is then fetched once."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

PATIENCE_MS = 120_000
"""What a page is to show it shows at last, also on a machine whose two cores do twenty times as much beside."""

# The shell without a browser's own windows takes a third less processor time for the same page.
PROGRAMS = ("chromium-headless-shell", "chromium")

# The popup of the address field is a page of its own in every window, and costs more than one of ours. Of two lists of
# what is switched off Chromium heeds the last, so this one has what Playwright switches off as well.
SWITCHED_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
BROWSER_ARGUMENTS = (
    f"--disable-features={','.join(SWITCHED_OFF)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FORGOTTEN = "cookies,local_storage,indexeddb,cache_storage"

Scheme = Literal["dark", "light"]


def browser_program() -> str | None:
    """Debian's Chromium; None where there is none."""
    return next((found for name in PROGRAMS if (found := shutil.which(name)) is not None), None)


@contextmanager
def launched(program: str) -> Iterator[SharedBrowser]:
    """A browser without a window on any screen, ended afterwards."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(BROWSER_ARGUMENTS))
        shared = SharedBrowser(browser)
        yield shared
        kept = [page.url for page in shared.kept()]
        browser.close()
        assert kept == [], "a page that is never closed follows every table that is served there next"


class SharedBrowser:
    """Pages of people who do not know one another: each has cookies and storage of its own, and none from before.

    A window that is taken back keeps nothing but the static files that it fetched.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        """For whoever needs a window that nobody had before, such as a test of what a page keeps."""
        self._idle: dict[tuple[str, bool], list[BrowserContext]] = defaultdict(list)
        self._lent: dict[BrowserContext, tuple[str, bool]] = {}

    def open(
        self,
        *,
        viewport: ViewportSize,
        color_scheme: Scheme = "light",
        locale: str = "en",
        has_touch: bool = False,
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        """An empty page in a window of its own; it moves only if asked to, as no processor is spared for it here."""
        kind = (locale, has_touch)
        idle = self._idle[kind]
        context = idle.pop() if idle else self._new_window(locale, has_touch)
        self._lent[context] = kind
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        return page

    def kept(self) -> list[Page]:
        """Pages that somebody still has."""
        return [page for context in self._lent for page in context.pages]

    def close(self, page: Page) -> None:
        """The page's window goes back, with all its pages closed and all that they kept forgotten."""
        context = page.context
        origins = {"/".join(shown.url.split("/")[:3]) for shown in context.pages if shown.url.startswith("http")}
        page.goto("about:blank")
        session = context.new_cdp_session(page)
        for origin in origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": FORGOTTEN})
        for shown in list(context.pages):
            shown.close()
        context.clear_cookies()
        self._idle[self._lent.pop(context)].append(context)

    def _new_window(self, locale: str, has_touch: bool) -> BrowserContext:
        return self.browser.new_context(locale=locale, has_touch=has_touch, service_workers="block")
