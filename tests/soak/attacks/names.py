"""Names that are markup: they are text on every page and in every export, and a terminal obeys none of them."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from bench.companion import GUEST
from companion.cli.terminal import printable
from companion.export.html_page import html_page
from companion.export.text_formats import evening_tables, evening_to_json_text, table_to_csv
from companion.review.frame_store import FrameStore
from companion.texts.catalogue import texts_in
from tests.companion.live_rig import Rig
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from tests.companion.web.browser.shared_browser import browser_program
from tests.soak.attacks.asking import Asker
from tests.soak.attacks.outcome import Attempt, Effort, Outcome
from tests.soak.killed_server import HOST, Server

WILD: Final = (
    "<svg onload=broke=1>",
    "<img src=x onerror=b>",
    "\"'><b onclick=x>",
    "<script>broke=1</script",
    "{{7*7}}${7*7}",
)
PAGES: Final = ("/", "/join", "/seat", "/table", "/host", "/look-back", "/demonstration", "/afterwards", "/help")
HOSTILE: Final = ("\x1b[2J", "\x1b]0;owned\x07", "a\rb", "\u202eevil", "\u2066x", "\x9b2J", "a\x00b", "a\nb")
MARKUP: Final = "document.querySelectorAll('[onload],[onerror],[onclick],script:not([src])').length"


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt by names."""
    wild = f"{len(WILD)} names that are markup"
    yield Attempt(f"{wild}, {len(PAGES)} pages in a browser", "they are text, nothing runs", partial(_pages, folder))
    yield Attempt(
        f"{wild}, in exports", "HTML has none of it, JSON gives it back, a browser saves a game's export", _exports
    )
    yield Attempt("names with a terminal's escapes", "refused, or kept as blanks; printed harmless", _terminals)


def _pages(folder: Path) -> Outcome:
    program = browser_program()
    if program is None:
        return Outcome(False, "no Chromium here: not tried (make packages)")
    server = Server(folder / "names.sqlite", address="0.0.0.0")
    server.start()
    try:
        phones = [Asker(server.port) for _ in WILD]
        taken = sum(
            phone.ask("POST", f"/api/seats/{seat}/claim", {"name": name})[0] == 200
            for seat, (phone, name) in enumerate(zip(phones, WILD, strict=True))
        )
        Asker(server.port, HOST, HOST).ask("POST", "/api/game/start", {})
        broke, shown = [], 0
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            page = browser.new_page()
            page.on("dialog", lambda dialog: broke.append(dialog.message))
            for path in PAGES:
                page.goto(f"http://{HOST if path != '/seat' else GUEST}:{server.port}{path}", wait_until="load")
                page.wait_for_function("document.body.innerText.length > 40")
                page.wait_for_timeout(500)
                if page.evaluate(MARKUP) or page.evaluate("typeof broke !== 'undefined'"):
                    broke.append(path)
                shown += WILD[0] in page.inner_text("body")
            browser.close()
    finally:
        server.kill()
    return Outcome(
        taken == len(WILD) and not broke and shown > 0, f"{taken} names taken, shown on {shown} pages, {len(broke)} ran"
    )


def _exports() -> Outcome:
    evening = recorded_evening()
    players = tuple(replace(player, name=name) for player, name in zip(evening.options.players, WILD, strict=False))
    wild = replace(evening, options=replace(evening.options, players=players), title=WILD[2])
    ran = 0
    with FrameStore(RECORDING, settings()) as store:
        for language in ("en", "de"):
            page = html_page(wild, store, texts_in(language), overlay=False)
            ran += sum(name in page for name in WILD[:3])
    told = json.loads(evening_to_json_text(wild))
    named = [player["name"] for player in told["options"]["players"]]
    tables = [
        list(csv.reader(io.StringIO(table_to_csv(table)))) for table in evening_tables(wild, texts_in("en")).values()
    ]
    rig = Rig()
    rig.started(*WILD[:3])
    export = rig.screen().get(f"/api/games/{rig.live.lobby.id}/export")
    given_back = named == [player.name for player in players] and len(tables) > 0
    safe = export.mimetype == "application/json" and export.headers["X-Content-Type-Options"] == "nosniff"
    return Outcome(
        ran == 0 and given_back and safe,
        f"2 pages, {len(tables)} tables, JSON, a game's export; {ran} unescaped",
    )


def _terminals() -> Outcome:
    refused = cleaned = 0
    for name in HOSTILE:
        rig = Rig()
        status = rig.phone().post("/api/seats/0/claim", name=name).status_code
        refused += status == 400
        kept = rig.screen().state()["lobby"]["seats"][0]["name"] or ""
        cleaned += status == 200 and kept.isprintable()
    printed = sum(printable(name).replace("\n", "").isprintable() for name in HOSTILE)
    figures = f"{refused} of {len(HOSTILE)} refused, {cleaned} taken with blanks alone; {printed} of {len(HOSTILE)} printed harmless"
    return Outcome(refused + cleaned == printed == len(HOSTILE), figures)
