"""Every form of question, and every form for putting right, drawn from what a camera shows, one after another."""

from __future__ import annotations

import json
from typing import Any

import cv2
import numpy as np
from playwright.sync_api import Page, ViewportSize

from companion.games.raja.commands import DeclareBuild, LayLands
from companion.games.raja.pieces import Cell
from companion.games.raja.state import Building, Production, State, active_seat
from companion.lobby.identity import Viewer
from companion.session.inputs import BoardTold
from companion.texts.catalogue import Texts, texts_in
from hardware.dice.happenings import TableBumped
from tests.companion.live_rig import LANDS
from tests.companion.table_shows import TableShows
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import misplaced_in_large_letters
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.seat_scenes import Looking
from tests.companion.web.browser.touching import key, tap, wait_told
from tests.companion.web.conftest import PHONE, TABLET
from vision.geometry.table import Cell as MatCell
from vision.message import Message
from vision.readings.observation import Side
from vision.readings.reading import Hidden, Seen, Unsure

WHOLE_QUEUE = ViewportSize(width=390, height=1900)
PICTURE = cv2.imencode(".jpg", np.full((120, 160, 3), (90, 150, 190), np.uint8))[1].tobytes()


class Asked:
    """Finds the question of a kind that somebody is asked now, and has its page judged."""

    def __init__(self, evening: EveningByTouch, judge: Looking) -> None:
        self._evening = evening
        self._judge = judge

    def drawn(self, about: str) -> Page:
        """The page of whoever is asked that question, which must draw it."""
        self._evening.everybody_is_told()
        question = next(q for q in self.open() if q["id"].endswith(about))
        page = self.page_of(question["seat"])
        page.locator(f'[data-question="{question["id"]}"]').wait_for()
        return page

    def judged(self, name: str, about: str) -> Page:
        """The same, judged."""
        page = self.drawn(about)
        self._judge.look(page, f"question-{name}")
        return page

    def page_of(self, seat: int) -> Page:
        """The page of that seat; the host's for -1."""
        if seat >= 0:
            return self._evening.seated(seat).page
        return next(looker.page for looker in self._evening.lookers if looker.page.url.endswith("/host"))

    def open(self) -> list[dict[str, Any]]:
        """What is asked now, as pages are told."""
        told: dict[str, Any] = json.loads(self._evening.rig.live.feed.newest().bytes_for(Viewer(None, True, True)))
        questions: list[dict[str, Any]] = told["questions"]
        return questions


def two_at_a_table(made: EveningByTouch) -> None:
    """Two phones at a table that has begun, and the table's screen; every camera picture is the same."""
    for seat, name in enumerate(("Asha", "Bo")):
        made.sit_down(seat, name)
    host = made.open("/host", guest=False)
    tap(host.page, "start")
    key(host.page, "pause").wait_for()
    made.open("/table", guest=False, viewport=TABLET)
    for looker in made.lookers:
        looker.page.route("**/*.jpg?*", lambda route: route.fulfill(body=PICTURE, content_type="image/jpeg"))
        looker.page.route("**/*.jpg", lambda route: route.fulfill(body=PICTURE, content_type="image/jpeg"))


def every_question(evening: EveningByTouch, judge: Looking, language: str = "en") -> None:
    """Everything people are asked, and all that they can put right, each form looked at."""
    text = texts_in(language)
    asked = Asked(evening, judge)
    shows = TableShows(evening.rig)

    lands_and_nobles(evening, shows, asked, text)
    harvest(evening, shows, asked)
    a_build(evening, shows, asked, text)
    differences(evening, shows, asked)
    putting_right(evening, judge)


def lands_and_nobles(evening: EveningByTouch, shows: TableShows, asked: Asked, text: Texts) -> None:
    """Lands and nobles as the camera sees them; a no leaves them in the grid, to be put right there."""
    laid: dict[MatCell, Side] = {(row, col): side for (row, col), side in LANDS}  # type: ignore[misc]
    shows.lands[0] = laid
    shows.look()
    page = asked.judged("lands", ".lands")
    page.locator("#now .tile-tap.tile").nth(6).wait_for()
    page.get_by_role("button", name=text("answer.tap_them")).tap()
    page.locator("#questions").wait_for(state="hidden")
    assert page.locator("#now .tile-tap.tile").count() == 7
    evening.play(LayLands(0, tuple((cell, side) for cell, side in laid.items())))
    shows.lands.clear()
    shows.nobles[0] = tuple(sorted(laid))[:3]
    shows.look()
    page = asked.judged("nobles", ".nobles")
    assert page.locator("#now .tile-tap .noble-here").count() == 3
    shows.nobles.clear()


def harvest(evening: EveningByTouch, shows: TableShows, asked: Asked) -> None:
    """A column that was higher a moment ago."""
    state = evening.rig.play(200, lambda state: isinstance(state.step, Production))
    seat = active_seat(state)
    assert seat is not None
    step = state.step
    assert isinstance(step, Production)
    cell = next(cell for cell in step.left[seat] if width_of(state, seat, cell) > 1)
    full = width_of(state, seat, cell)
    shows.grain[seat, cell] = Seen(full - 1)
    shows.look()
    shows.grain[seat, cell] = Seen(0)
    shows.look()
    asked.judged("harvest", ".grain")
    shows.grain.clear()
    shows.look()


def width_of(state: State, seat: int, cell: Cell) -> int:
    """Stones in that wall's widest course."""
    return next(tile.width for tile in state.players[seat].lands if tile.cell == cell)


def a_build(evening: EveningByTouch, shows: TableShows, asked: Asked, text: Texts) -> None:
    """A wall that goes up: unsure, hidden, and fallen after a knock."""
    rig = evening.rig
    state = rig.play(600, lambda state: isinstance(state.step, Building))
    seat = active_seat(state)
    assert seat is not None
    tile = next(tile for tile in state.players[seat].lands if tile.city)
    place, before = (seat, tile.cell), tile.stones
    shows.look()
    rig.live.submit(DeclareBuild(seat, tile.cell, 2), Viewer(seat, False, False))
    shows.stones[place] = Unsure(before + 2, before + 1, before + 3, Message("reason.hand_covers"))
    shows.look()
    assert not [q for q in asked.open() if q["id"].endswith(".stones")]  # hands may be at it yet
    shows.look(20)
    asked.judged("unsure", ".stones")
    shows.stones[place] = Hidden(Message("reason.between_counts"))
    shows.look()
    shows.look(20)
    page = asked.judged("hidden", ".stones")
    if text.language == "en":
        assert [told for told in misplaced_in_large_letters(page) if "side" in told] == []
        page.set_viewport_size(PHONE)
    page.locator("#questions .pad-keys button").first.tap()
    asked.judged("pad-typed", ".stones")
    shows.stones[place] = Seen(before + 1)
    shows.look()
    rig.time.pass_s(0.5)
    rig.live.admit(BoardTold(rig.live.game_ns(), TableBumped(0, "1A2B3C4D", 1, 1, 320, 60)))
    shows.stones[place] = Seen(before)
    shows.look()
    page = asked.judged("verdict", ".stones")
    assert page.locator("#questions .accident img").count() >= 2
    page.get_by_role("button", name=text("answer.it_counts", count=before)).tap()
    page.locator("#questions").wait_for(state="hidden")
    shows.stones.clear()
    shows.look()


def differences(evening: EveningByTouch, shows: TableShows, asked: Asked) -> None:
    """Table and game disagree on everything they can disagree on."""
    state = evening.state
    own = state.players[0].lands
    bare = [tile for tile in own if not tile.city]
    first, second, third = (tile for tile in own if tile.city)
    other = next(tile for tile in state.players[1].lands if tile.city)
    shows.sides[0, bare[0].cell] = "blue" if bare[0].side == "red" else "red"
    shows.shields[0, bare[1].cell] = (*bare[1].shields, 1, 1, 1, 2)
    shows.stones[0, first.cell], shows.width[0, first.cell] = Seen(first.stones + 1), Seen(max(1, first.width))
    shows.stones[0, second.cell], shows.width[0, second.cell] = (
        Seen(second.stones + 2),
        Hidden(Message("reason.hand_covers")),
    )
    shows.stones[0, third.cell], shows.width[0, third.cell] = Seen(40), Seen(3)
    shows.grain[0, third.cell] = Seen(third.grain + 1)
    shows.no_noble.add((1, other.cell))
    grain, *_ = state.market.prices
    shows.prices["grain"] = grain - 1 if grain > 1 else grain + 1
    shows.look()
    page = evening.seated(0).page
    page.locator("#tab-lands").tap()
    page.locator(".tile-differences .differs").nth(1).wait_for()
    page.locator("#tab-market").tap()
    page.locator('[data-market="grain"] .differs').wait_for()
    page.locator("#tab-now").tap()
    shows.look(20)
    for place, about in ((first, "stones"), (third, "stones"), (second, "width"), (third, "grain"), (bare[0], "side")):
        asked.drawn(f"{place.cell[0]}.{place.cell[1]}.{about}")
    # They all stand on one page: it is judged once.
    page = asked.judged("differences", ".shields")
    assert page.locator(".compared-tile").count() == 2
    assert page.locator(".compared-shields").count() == 2
    asked.drawn(".noble")
    host = asked.judged("differences-host", "market.grain")
    for whole in (page, host):
        whole.set_viewport_size(WHOLE_QUEUE)
        take_picture(whole, "phone-differences" if whole is page else "host-differences")
        whole.set_viewport_size(PHONE)
    shown = host.locator('[data-question="market.grain"] .disk').all_text_contents()
    assert shown == [str(shows.prices["grain"]), str(grain)]
    table = next(looker.page for looker in evening.lookers if looker.page.url.endswith("/table"))
    wait_told(table, evening.rig.live.feed.newest().sequence)
    table.locator('[data-market="grain"] .differs').wait_for()


def putting_right(evening: EveningByTouch, judge: Looking) -> None:
    """Each thing that a person can put right: on a city, on a bare tile, and what only the host may."""
    page = evening.seated(0).page
    page.locator("#tab-lands").tap()
    page.locator("#sheet-lands [data-opens=mend]").tap()
    city = next(tile for tile in evening.state.players[0].lands if tile.city and tile.stones > 1)
    bare = next(tile for tile in evening.state.players[0].lands if not tile.city)
    for tile in (city, bare):
        tap(page, f"mend:{tile.cell[0]},{tile.cell[1]}")
        for kind in page.locator("#mend [data-key^='kind.']").evaluate_all("nodes => nodes.map((n) => n.dataset.key)"):
            tap(page, kind)
            judge.look(page, f"mend-{kind.removeprefix('kind.')}")
    page.locator("#mend-close").tap()
    host = next(looker.page for looker in evening.lookers if looker.page.url.endswith("/host"))
    host.locator("[data-opens=mend]").tap()
    for name in ("price grain", "hand1"):
        tap(host, name)
        judge.look(host, f"host-mend-{name.split()[0]}")
