"""The docs as a site: built without a warning, every link leads somewhere, nothing is loaded from elsewhere, search works from a disk."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import sync_playwright

from tests.companion.web.browser.shared_browser import browser_program
from tests.docs.told_commands import PAGES, ROOT
from tests.own_thread import in_own_thread

# One worker builds the site.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("docs-site")]

LOADING = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("iframe", "src"), ("video", "src")}


class Page(HTMLParser):
    """What a page points to, what it loads, and the places in it that can be pointed to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.images_without_words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            if (tag, name) in LOADING and value and ("rel", "canonical") not in attrs:
                self.loaded.append(value)
            elif tag == "a" and name == "href" and value:
                self.links.append(value)
        if tag == "img" and not dict(attrs).get("alt"):
            self.images_without_words.append(str(dict(attrs).get("src")))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built by the line of ``make docs``."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    line = re.search(r"^docs:.*\n\t\$\(BIN\)/(sphinx-build .*) docs build/site$", makefile, re.MULTILINE)
    assert line is not None
    folder = tmp_path_factory.mktemp("site")
    program, *options = line[1].split()
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / program),
            *options,
            "-d",
            str(folder / "trees"),
            "docs",
            str(folder / "html"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return folder / "html"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_every_page_of_the_docs_is_in_the_site_and_can_be_found(site: Path, pages: dict[Path, Page]) -> None:
    written = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in PAGES if ROOT / "docs" in path.parents}
    assert {path for path in written if not (site / path).exists()} == set()
    home = pages[site / "index.html"]
    reached = {(site / unquote(urlsplit(link).path)).resolve() for link in home.links if not urlsplit(link).scheme}
    assert {path for path in written if (site / path) not in reached} - {Path("index.html")} == set()


def test_every_link_and_picture_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    lost = []
    for path, page in pages.items():
        for link in (*page.links, *page.loaded):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("data:"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            known = pages.get(target)
            if not target.is_file() or (known is not None and parts.fragment and parts.fragment not in known.places):
                lost.append(f"{path.relative_to(site)}: {link}")
    assert lost == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    assert {link for page in pages.values() for link in page.loaded if urlsplit(link).netloc} == set()
    styles = "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.css"))
    assert re.findall(r"""(?:url\(|@import)\s*["']?(?:https?:)?//[^)"']*""", styles) == []


def test_links_of_pages_that_are_no_part_of_the_site_lead_somewhere() -> None:
    lost = []
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if not urlsplit(link).scheme and not (ROOT / link).exists():
                lost.append(f"{page.name}: {link}")
    assert lost == []


@pytest.mark.browser
def test_the_site_opens_from_a_disk_and_its_search_finds(site: Path) -> None:
    chromium = browser_program()
    if chromium is None:
        pytest.skip("needs chromium (apt install chromium-headless-shell)")
    asked = in_own_thread(lambda: _searched(site, chromium))
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def _searched(site: Path, chromium: str) -> list[str]:
    """Open the first page, search for glare: every address that was asked for."""
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "index.html").as_uri())
        picture = page.locator("img[src*='one-picture']")
        assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
        page.goto((site / "search.html").as_uri() + "?q=glare")
        page.wait_for_selector("#search-results li a[href*='troubleshooting']", timeout=120_000)
        browser.close()
    return asked
