"""Every page that people see, opened in one language: before a game, in games, after them, and beside them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, cast

from flask import Flask
from playwright.sync_api import Page

from companion.aiming.looking import AimingCamera
from companion.games.engine import HOST
from companion.games.raja.state import Ended
from companion.lobby.identity import Viewer
from companion.lobby.lobby import GameKind
from companion.retelling.replay import Replay
from companion.settings.loading import load_settings
from companion.teaching.own_table import OwnTable
from companion.web.aiming import create_aim_app
from companion.web.app import create_replay_app
from companion.web.reached.addresses import is_loopback
from companion.web.routes.teaching import Teaching
from tests.companion.aiming.test_looking import PHOTO, ChangingCamera, until
from tests.companion.hub.club_rig import ClubRig
from tests.companion.live_rig import Rig, Time
from tests.companion.retelling.recorded import RECORDING, recorded_evening, settings
from tests.companion.small_table.playing import NAMES, next_body
from tests.companion.web.conftest import PATIENCE_MS, PHONE
from tests.companion.web.served_rig import ServedRig
from tests.companion.web.shared_browser import SharedBrowser
from tests.companion.web.test_room_pages import ServedHall, come_in
from tests.companion.web.test_teaching import Camera, LooksHere
from tests.companion.web.test_virtual_table import BenchRig
from tests.companion.web.touching import key, tap, wait_told
from tests.companion.web.usual_port import served_at_usual_port

Look: TypeAlias = Callable[[str, Page], None]
READY: Final = "html[data-sequence]"
SCENES: Final = ("table", "harvest", "auction", "trade", "build", "collapse", "siege", "dice", "removal", "score")


class EveryPage:
    """Opens pages in a language and has each looked at.

    Args:
        folder: where a hall keeps its log.
        look: what is told each page's name, and shown the page.
    """

    def __init__(self, chromium: SharedBrowser, folder: Path, language: str, look: Look) -> None:
        self._chromium = chromium
        self._folder = folder
        self._language = language
        self._look = look

    @contextmanager
    def _at(self, address: str, ready: str = READY, claims: tuple[int, str] | None = None) -> Iterator[Page]:
        """A page in the language, closed afterwards; with ``claims`` it takes that seat, by that name, before."""
        page = self._chromium.open(viewport=PHONE, has_touch=True)
        page.set_default_timeout(PATIENCE_MS)
        if claims is not None:
            seat, name = claims
            root = address[: address.index("/", 8)]
            page.request.get(f"{root}/help")
            assert page.request.post(f"{root}/api/seats/{seat}/claim", data={"name": name}).ok
        page.goto(f"{address}{'&' if '?' in address else '?'}lang={self._language}")
        page.wait_for_selector(ready, state="attached")
        yield page
        self._chromium.close(page)

    def _see(self, name: str, address: str, ready: str = READY) -> None:
        with self._at(address, ready) as page:
            self._look(name, page)

    def before_a_game(self) -> None:
        """What stands there before anybody plays, and what explains it."""
        teaching = Teaching(OwnTable(load_settings(), self._folder / "taught.json", None), LooksHere(), Camera())
        served = ServedRig(Rig(), teaching=teaching)
        for path in ("/", "/help", "/people", "/join", "/host", "/table", "/look-back", "/small", "/small-table"):
            self._see(path, f"{served.screen}{path}")
        with self._at(f"{served.phones}/seat", claims=(0, NAMES[0])) as page:
            self._look("/seat", page)
        with self._at(f"{served.screen}/demonstration") as page:
            for scene in SCENES:
                page.wait_for_selector(f'html[data-scene="{scene}"]')
                self._look(f"/demonstration {scene}", page)
                page.evaluate("document.querySelector('#show-after').click()")
        with self._at(f"{served.screen}/teach") as page:
            self._look("/teach", page)
            page.locator("#teach-camera").click()
            page.locator(".look-picture").wait_for()
            self._look("/teach with a look", page)
            page.locator('[data-key="right"]').click()
            page.locator("#teach-known").wait_for()
            self._look("/teach with what it knows", page)
        served.close()

    def after_a_game(self) -> None:
        """What is told of a game that is over."""
        rig = Rig()
        served = ServedRig(rig)
        rig.started(*NAMES[:3])
        assert isinstance(rig.play(6000).step, Ended)
        for path in ("/afterwards", "/look-back", "/people", "/table", "/host", "/"):
            self._see(f"{path} when it is over", f"{served.screen}{path}")
        served.close()

    def small_game(self, kind: str, people: int, *before: str) -> None:
        """A small game from its first step to its end, after others: on the table's screen and on a seat's phone."""
        rig = Rig(seed=5, time=Time(time.time_ns()))
        served = ServedRig(rig)
        with self._at(f"{served.phones}/help", claims=(0, NAMES[0])) as phone:
            for seat, name in enumerate(NAMES[1:people], start=1):
                assert rig.phone().post(f"/api/seats/{seat}/claim", name=name, recorded=True).status_code == 200
            for earlier in before:
                assert rig.screen().post("/api/small/open", kind=earlier).status_code == 200
                assert list(_played(rig))
            assert rig.screen().post("/api/small/open", kind=kind).status_code == 200
            phone.goto(f"{served.phones}/small?lang={self._language}")
            phone.wait_for_selector("html[data-version]")
            with self._at(f"{served.screen}/small-table", "html[data-version]") as screen:
                seen: set[str] = set()
                for step in _played(rig):
                    if step not in seen:
                        seen.add(step)
                        for name, page in (("/small-table", screen), ("/small", phone)):
                            wait_told(page, rig.small.feed.newest().sequence)
                            self._look(f"{name} {kind} {step}", page)
        served.close()

    def room(self) -> None:
        """An open room: its host, its screen, a phone."""
        hall = ServedHall(self._chromium, self._folder)
        lang = f"?lang={self._language}"
        host = hall.open(f"/room/host{lang}", guest=False)
        screen = hall.open(f"/room/screen{lang}", guest=False)
        phones = [hall.open(f"/room{lang}") for _ in range(2)]
        everybody = (("/room/host", host), ("/room/screen", screen), ("/room", phones[0]))

        def look(when: str) -> None:
            for name, page in everybody:
                self._look(f"{name} {when}", page)

        look("before")
        for setting in ("rounds=3", "round_s=0"):
            tap(host, setting)
        tap(host, "open")
        key(host, "begin").wait_for()
        for phone, name in zip(phones, NAMES, strict=False):
            come_in(phone, name)
        screen.locator("[data-guests]", has_text="2").wait_for()
        look("gathering")
        tap(host, "begin")
        for phone in phones:
            phone.wait_for_selector("#number")
        look("sealing")
        # Once the second has sealed, too, the round is over and its numbers are told.
        phones[0].fill("#number", "1")
        tap(phones[0], "seal")
        phones[0].locator("[data-own-number]").wait_for()
        look("sealed")
        hall.close()

    def recorded(self) -> None:
        """A recorded evening looked into."""
        with Replay(RECORDING, settings(), recorded_evening()) as replay:
            while not replay.told()["ready"]:
                time.sleep(0.2)
            with _served(create_replay_app(replay, is_loopback)) as address:
                with self._at(f"{address}/", "html[data-version]") as page:
                    self._look("raja look", page)
                    for _ in range(3):
                        page.locator("#step-after").click()
                    self._look("raja look, later", page)
                self._see("raja look, afterwards", f"{address}/afterwards")

    def camera(self) -> None:
        """The page that helps to aim, and the one that asks for its code."""
        with AimingCamera(ChangingCamera(PHOTO), None, load_settings(), lambda: None) as camera:
            until(camera, lambda shown: shown.aim is not None)
            with _served(create_aim_app(camera, lambda name: name == "127.0.0.1")) as address:
                self._see("raja camera", f"{address}/", "#items li:nth-child(7)")

    def virtual_table(self) -> None:
        """Where hands play at the virtual table."""
        bench = BenchRig()
        with _served(bench.app) as address:
            self._see("/virtual", f"{address}/virtual")

    def club(self) -> None:
        """The club's pages, with a game that is over and one that goes on."""
        rig = ClubRig()
        table = rig.table("Fenster")
        games: tuple[tuple[GameKind, str, int, int], ...] = (("raja", "first", 3, 20_000), ("bid_war", "third", 5, 4))
        for kind, name, seed, most in games:
            table.play(table.opened(kind, name, seed), seed, most)
            table.outbox.send_new()
        with _served(rig.app) as address:
            for path in ("/", "/standings", "/records", "/tables/1", "/people/1", "/host"):
                self._see(f"club {path}", f"{address}{path}", "main")


def _played(rig: Rig) -> Iterator[str]:
    """Play a small game to its end past the pages; the name of each step that it comes to."""
    random = Random(3)
    while True:
        table = rig.small.playing()
        yield type(cast(Any, table.state).step).__name__
        if not table.engine.waiting_for(table.state):
            return
        seat, body = next_body(table, random)
        rig.small.submit(body, Viewer(None if seat == HOST else seat, seat == HOST, False))


@contextmanager
def _served(app: Flask) -> Iterator[str]:
    server = served_at_usual_port("127.0.0.1", app)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()
