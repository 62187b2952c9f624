"""Every page that people see, opened in one language: before a game, in games, after them, and beside them."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, cast

import cv2
import numpy as np
from flask import Flask
from playwright.sync_api import Page

from companion.aiming.aim_watcher import AimingCamera
from companion.errors import Conflict
from companion.games.engine import HOST
from companion.games.raja.state import Ended
from companion.hub.tournament.running import Tournaments
from companion.lobby.identity import Viewer
from companion.lobby.lobby import GameKind
from companion.machine.requests import MachineRequests
from companion.photo_look.photo_results import PhotoSent
from companion.review.replay_page import Replay
from companion.settings.loading import load_settings
from companion.teaching.own_table import OwnTable
from companion.texts.catalogue import texts_in
from companion.texts.message import Message
from companion.web.aiming import create_aim_app
from companion.web.app import create_replay_app
from companion.web.network.addresses import is_loopback
from companion.web.routes.play.teaching import Teaching
from tests.companion.aiming.test_aim_watcher import PHOTO, ChangingCamera, until
from tests.companion.hub.club_rig import ClubRig
from tests.companion.live_rig import Rig, Time
from tests.companion.machine.machine_places import machine_places
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from tests.companion.small_games.playing import NAMES, next_body
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.question_scenes import every_question, two_at_a_table
from tests.companion.web.browser.seat_scenes import every_screen
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap, wait_told
from tests.companion.web.club.served_hall import served_hall
from tests.companion.web.conftest import PHONE
from tests.companion.web.network.usual_port import served_at_usual_port
from tests.companion.web.routes.play.test_teaching import Camera, LooksHere
from tests.companion.web.small_games.test_room_pages import ServedHall, come_in
from tests.companion.web.table_page.test_virtual_table import BenchRig

SAID_ANEW: Final = """([before, reading]) => {
  const said = document.querySelector("#look-said").textContent;
  return said !== before && said !== reading;
}"""
_PNG: Final = cv2.imencode(".png", np.full((120, 160, 3), (90, 150, 190), np.uint8))[1].tobytes()

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
        self._machine()

    def _machine(self) -> None:
        """A machine that was written from the image: new, and after an update that did not come up."""
        places = machine_places(self._folder / "machine")
        served = ServedRig(Rig(), machine=MachineRequests(places, lambda: ("Webcam",)))
        self._see("/machine, new", f"{served.screen}/machine", "html[data-ready]")
        tried = {"slot": "b", "version": "1.1.0", "outcome": "failed"}
        places.told.write_text(json.dumps({"name": "raja", "tried": tried, "refused": None}), encoding="utf-8")
        self._see("/machine", f"{served.screen}/machine", "html[data-ready]")
        served.close()

    def seats(self) -> None:
        """Every screen that a player of Raja holds, from the door to the end, and the host's."""
        evening = EveningByTouch(self._chromium, Rig(), self._language)
        every_screen(evening, _OnPhones(self._look))
        evening.close()

    def questions(self) -> None:
        """Everything that people are asked, and all that they can put right."""
        evening = EveningByTouch(self._chromium, Rig(), self._language)
        two_at_a_table(evening)
        every_question(evening, _OnPhones(self._look), self._language)
        evening.close()

    def photo_look(self) -> None:
        """A photo is read without a game: clearly, in doubt, with another that contradicts it, and refused."""
        photos = ReadPhotos()
        served = ServedRig(Rig(), photos=photos)
        with self._at(f"{served.screen}/look", "html[data-ready]") as page:
            self._look("/look", page)
            for name in photos.told:
                sequence = page.locator("#look-said").text_content()
                page.locator("#look-photo").set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": _PNG})
                page.wait_for_function(SAID_ANEW, arg=[sequence, texts_in(self._language)("look.reading")])
                self._look(f"/look {name}", page)
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
            with served_app(create_replay_app(replay, is_loopback)) as address:
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
            with served_app(create_aim_app({"pi": camera}, lambda name: name == "127.0.0.1")) as address:
                self._see("raja camera", f"{address}/", "#items li:nth-child(7)")

    def virtual_table(self) -> None:
        """Where hands play at the virtual table."""
        bench = BenchRig()
        with served_app(bench.app) as address:
            self._see("/virtual", f"{address}/virtual")

    def club(self) -> None:
        """The club's pages, with a game that is over and one that goes on."""
        rig = ClubRig()
        table = rig.table("Fenster")
        games: tuple[tuple[GameKind, str, int, int], ...] = (("raja", "first", 3, 20_000), ("bid_war", "third", 5, 4))
        for kind, name, seed, most in games:
            table.play(table.opened(kind, name, seed), seed, most)
            table.outbox.send_new()
        tournaments = Tournaments(rig.club)
        tournaments.begin("Autumn cup", "swiss", "raja", 3, 4, [*NAMES[:5], "Fay", "Gil"])
        tournaments.pair(1)
        tournaments.type_result(1, (2, 1, 3, 3))
        rig.club.tokens.make("Autumn cup", ["read", "tournaments"], 30)
        with served_app(rig.app) as address:
            paths = (
                "/",
                "/standings",
                "/records",
                "/tournaments",
                "/tournaments/1",
                "/tables/1",
                "/people/1",
                "/people",
                "/account",
                "/host",
                "/tokens",
            )
            for path in (*paths, "/nowhere"):
                self._see(f"club {path}", f"{address}{path}", "main")
            code = rig.club.accounts.new_code(1)
            with self._at(f"{address}/account", "main") as page:
                given = {"code": code, "passphrase": "four grey elephants dance"}
                assert page.request.post(f"{address}/api/hub/account/claim", data=given).ok
                page.reload()
                page.wait_for_selector("[data-send$=passphrase]")
                self._look("club, one's own page", page)

    def hall(self) -> None:
        """A hall of a club: its host, its screen, a phone."""
        with served_hall(self._chromium, self._folder) as served:
            lang = f"?lang={self._language}"
            host = served.open(f"{served.hub}/halls{lang}")
            self._look("halls", host)
            host.fill("[name=rounds]", "1")
            host.fill("[name=round_s]", "0")
            host.locator("[data-hall] [type=submit]").tap()
            host.wait_for_selector(READY)
            phones = [served.open(f"{served.gate}/{lang}") for _ in range(2)]
            screen = served.open(f"{phones[0].url.partition('?')[0]}/screen{lang}")
            everybody = (("host", host), ("screen", screen), ("phone", phones[0]))

            def look(when: str) -> None:
                for name, page in everybody:
                    self._look(f"hall's {name} {when}", page)

            look("before")
            for phone, name in zip(phones, NAMES, strict=False):
                phone.fill("#name", name)
                tap(phone, "enter")
            screen.locator("[data-guests]", has_text="2").wait_for()
            look("gathering")
            tap(host, "begin")
            for number, phone in enumerate(phones, 1):
                phone.fill("#number", str(number))
                if number == 2:
                    look("sealing")
                tap(phone, "seal")
            phones[0].locator("[data-winning]").wait_for()
            look("after")
            for page in (host, screen, *phones):
                self._chromium.close(page)


class ReadPhotos:
    """Reads photos as it was told to, one after another."""

    def __init__(self) -> None:
        why = Message("reason.hand_covers").to_json()
        self.told: dict[str, dict[str, Any] | Conflict] = {
            "refused": Conflict("photo.mats_hidden", "Too little shows.", why=Message("reason.hand_covers")),
            "in doubt": _read_as({"state": "unsure", "best": 4, "low": 3, "high": 5, "why": why}),
            "clear": _read_as({"state": "seen", "value": 4}),
            "contradicting": _read_as(
                {"state": "hidden", "why": why}, [{"seat": 0, "row": 0, "col": 1, "what": "stones"}]
            ),
        }
        self._left = iter(self.told.values())

    def read(self, photos: Sequence[PhotoSent]) -> dict[str, Any]:
        """What the next photo is to show."""
        found = next(self._left)
        if isinstance(found, Conflict):
            raise found
        return found


def _read_as(stones: dict[str, Any], contradictions: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """A table with two mats, one city and the market; the city's wall, and what else may be in doubt, is read so."""
    seen = {"state": "seen", "value": 2}
    clear = stones["state"] == "seen"
    city = {
        "row": 0,
        "col": 1,
        "noble": {"state": "seen", "value": True},
        "wall": {"stones": stones, "width": seen},
        "grain": seen,
    }
    picture = f"data:image/png;base64,{base64.b64encode(_PNG).decode()}"
    unsure = [] if clear else [{"row": 1, "col": 0, "why": stones["why"]}]
    mats = [
        {"seat": 0, "cities": [city], "loose": seen, "unsure_tiles": unsure},
        {"seat": 1, "cities": [], "loose": stones},
    ]
    market = {"grain": seen, "shields": seen, "elephants": stones}
    hidden = [] if clear else [{"seat": seat, "why": stones["why"]} for seat in (2, "market")]
    return {
        "mats": mats,
        "market": market,
        "hidden_mats": hidden,
        "pictures": [picture],
        "contradictions": list(contradictions),
    }


class _OnPhones:
    """Has each screen looked at once; it is a phone's again afterwards."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._seen: set[str] = set()

    def look(self, page: Page, name: str) -> None:
        if name not in self._seen:
            self._seen.add(name)
            self._look(name, page)
            page.set_viewport_size(PHONE)


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
def served_app(app: Flask) -> Iterator[str]:
    server = served_at_usual_port("127.0.0.1", app)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()
