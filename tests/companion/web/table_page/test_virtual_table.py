"""The virtual table's page and its interface: what hands do there, what is refused, and how it works in a browser."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import cv2
import numpy as np
import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect

from companion.settings.loading import load_settings
from companion.virtual_play.workbench import TableBench, wanted_of_state
from companion.web.app import Equipment, create_live_app
from companion.web.connections.open_pages import OpenPages
from hardware.virtual.table import VirtualTable
from tests.companion.live_rig import Rig
from tests.companion.web.browser.page_geometry import SMALL_PHONE
from tests.companion.web.browser.pictures import take_pictures
from tests.companion.web.browser.served_feed import until
from tests.companion.web.browser.touching import key
from tests.companion.web.conftest import PHONE, TELEVISION, OpenPage
from tests.companion.web.network.usual_port import served_at_usual_port
from tests.hardware.virtual.kit import RecordingBoard, table_kit

pytestmark = pytest.mark.slow

LOCAL = {"base_url": "http://127.0.0.1:8000", "environ_base": {"REMOTE_ADDR": "127.0.0.1"}}
GUEST = {"base_url": "http://127.0.0.1:8000", "environ_base": {"REMOTE_ADDR": "192.168.1.20"}}


class BenchRig:
    """A live table whose virtual table has two mats and a board that remembers."""

    def __init__(self) -> None:
        self.rig = Rig()
        self.board = RecordingBoard()
        self.table = VirtualTable(table_kit(), [0, 1], self.board)
        live = self.rig.live

        def wanted() -> Any:
            if not live.lobby.started:
                return None
            evening = live.playing()
            return wanted_of_state(evening.table.state, evening.part.mats)

        self.bench = TableBench(self.table, wanted)
        self.app = create_live_app(
            live,
            lambda name: name.startswith("127.0.0."),
            OpenPages(load_settings().open_pages),
            Equipment(bench=self.bench),
        )

    def client(self) -> FlaskClient:
        """Somebody's browser."""
        return self.app.test_client()


@pytest.fixture
def bench() -> BenchRig:
    return BenchRig()


def act(client: FlaskClient, name: str, **body: Any) -> tuple[int, dict[str, Any]]:
    """One action of the table's own screen: status and answer."""
    answer = client.post(f"/api/virtual/{name}", json=body, **LOCAL)
    assert answer.json is not None
    return answer.status_code, answer.json


def test_hands_stack_build_knock_and_roll(bench: BenchRig) -> None:
    client = bench.client()
    here = {"seat": 0, "row": 1, "col": 2}
    assert act(client, "lay-tile", **here, side="red")[0] == 200
    assert act(client, "stack-stone", **here)[0] == 200
    status, state = act(client, "build-wall", **here, stones=6, width=4)
    assert status == 200
    assert state["mats"][0]["cities"][0]["wall"] == {"stones": 7, "width": 4, "courses": [4, 3]}
    act(client, "knock-wall", **here, fall=2)
    act(client, "set-grain", **here, disks=5)
    act(client, "set-noble", **here, there=True)
    act(client, "set-price", market="elephants", price=16)
    act(client, "throw-dice", count=2)
    state = client.get("/api/virtual", **LOCAL).json or {}
    city = state["mats"][0]["cities"][0]
    assert (city["wall"]["stones"], city["grain"], city["noble"]) == (5, 5, True)
    assert state["mats"][0]["loose"] == 2
    assert state["prices"]["elephants"] == 16
    assert [name for name, _ in bench.board.done] == ["bump", "throw", "throw"]


def test_the_picture_is_one_and_changes_with_the_table(bench: BenchRig) -> None:
    client = bench.client()
    before = client.get("/virtual/picture.jpg", **LOCAL)
    act(client, "lay-tile", seat=0, row=0, col=0, side="blue")
    after = client.get("/virtual/picture.jpg", **LOCAL)
    pictures = [cv2.imdecode(np.frombuffer(p.data, np.uint8), cv2.IMREAD_COLOR) for p in (before, after)]
    assert before.mimetype == "image/jpeg"
    first, second = (np.asarray(picture, dtype=int) for picture in pictures)
    assert first.shape == second.shape == (1232, 1640, 3)
    assert np.abs(first - second).max() > 60


@pytest.mark.parametrize(
    ("name", "body", "status", "code"),
    [
        ("juggle", {}, 404, "bench.unknown"),
        ("stack-stone", {}, 400, "request.missing_field"),
        ("stack-stone", {"seat": 0, "row": 0, "col": 0, "colour": 1}, 400, "request.unknown_field"),
        ("stack-stone", {"seat": "0", "row": 0, "col": 0}, 400, "request.wrong_type"),
        ("stack-stone", {"seat": 0, "row": 0, "col": 0}, 409, "bench.no_tile"),
        ("lay-tile", {"seat": 0, "row": 10**12, "col": 0, "side": "red"}, 400, "request.wrong_type"),
        ("lay-tile", {"seat": 3, "row": 0, "col": 0, "side": "red"}, 409, "bench.no_mat"),
        ("lay-out", {}, 409, "bench.no_game"),
        ("lay-out", {"why": "no"}, 400, "request.unknown_field"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    bench: BenchRig, name: str, body: dict[str, Any], status: int, code: str
) -> None:
    found, answer = act(bench.client(), name, **body)
    assert (found, answer["code"]) == (status, code)
    assert answer["message"].endswith((".", "?"))


def test_who_is_not_at_the_table_cannot_reach_it(bench: BenchRig) -> None:
    answer = bench.client().post("/api/virtual/look-at", json={"seat": 1}, **GUEST)
    assert answer.status_code == 401


def test_other_sites_cannot_reach_it_either(bench: BenchRig) -> None:
    answer = bench.client().post(
        "/api/virtual/look-at", json={"seat": 1}, headers={"Origin": "http://elsewhere.example"}, **LOCAL
    )
    assert answer.status_code == 403


def test_without_a_virtual_table_there_is_no_page() -> None:
    app = create_live_app(Rig().live, lambda name: True, OpenPages(load_settings().open_pages))
    assert app.test_client().get("/virtual", **LOCAL).status_code == 404
    assert b"/virtual" not in app.test_client().get("/", **LOCAL).data


def test_what_the_game_says_is_laid_out_on_demand(bench: BenchRig) -> None:
    rig = bench.rig
    rig.started("Asha", "Bo")
    rig.play(60, lambda state: state.phase == "auction")
    client = bench.client()
    assert act(client, "lay-out")[0] == 200
    state = rig.live.playing().table.state
    for player, mat in zip(state.players, bench.table.state()["mats"], strict=True):
        tiles = {(t["row"], t["col"]): t["side"] for t in mat["tiles"]}
        assert tiles == {tile.cell: tile.side for tile in player.lands}
        cities = {(c["row"], c["col"]): c for c in mat["cities"]}
        for tile in player.lands:
            if tile.city:
                city = cities[tile.cell]
                assert (city["wall"]["stones"], city["wall"]["width"]) == (tile.stones, tile.width)
                assert (city["grain"], city["noble"]) == (tile.grain, tile.noble)


def test_whoever_has_no_wood_asks_for_their_mat_alone(bench: BenchRig) -> None:
    rig = bench.rig
    rig.started("Asha", "Bo")
    rig.play(60, lambda state: state.phase == "auction")
    assert bench.table.scene.in_use().mats == ()  # others play with wood of their own: no camera sees a bare mat
    assert bench.client().post("/api/virtual/lay-out?mat=1", json={}, **LOCAL).status_code == 200
    assert [mat.seat for mat in bench.table.scene.in_use().mats] == [1]
    assert bench.bench.followed == {1}


# --- in a browser ------------------------------------------------------------------------------


@pytest.fixture
def served(bench: BenchRig) -> Iterator[str]:
    """The page's address at the table's own screen."""
    server = served_at_usual_port("127.0.0.1", bench.app)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    bench.rig.live.feed.close()
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.xdist_group("virtual-page")
def test_the_page_is_played_by_touch_and_says_that_it_is_virtual(
    bench: BenchRig, served: str, open_page: OpenPage
) -> None:
    page = open_page(TELEVISION, address=served, query="/virtual")
    expect(page.get_by_role("note")).to_contain_text("virtual")
    page.locator("#workshop summary").click()
    page.locator('polygon[data-cell="B2"]').click()
    key(page, "side=red").click()
    expect(key(page, "cell=B2")).to_have_attribute("aria-pressed", "true")
    key(page, "stack").click()
    expect(key(page, "cell=B2")).to_have_attribute("aria-label", "B2, city: 1 stone, width 1, grain 0")
    key(page, "build").click()
    key(page, "grain1").click()
    key(page, "noble").click()
    expect(key(page, "cell=B2")).to_have_attribute("aria-label", "B2, city: 4 stones, width 3, grain 1")
    expect(page.locator("#bench-image")).to_have_js_property("naturalWidth", 1640, timeout=60_000)
    expect(page.locator("#bench-image")).to_have_js_property("complete", True)
    page.evaluate("scrollTo(0, 0)")
    take_pictures(page, "virtual", "television")
    key(page, "knock").click()
    expect(key(page, "gather")).not_to_have_attribute("aria-disabled", "true")
    key(page, "throw=2").click()
    key(page, "look=market").click()
    expect(page.locator("#bench-cells circle")).to_have_count(16)
    assert [name for name, _ in bench.board.done].count("throw") == 2


REMEMBER_REFUSALS = """() => {
  const place = document.querySelector("#bench-refusal");
  window.refusals = [];
  new MutationObserver(() => window.refusals.push(place.textContent))
    .observe(place, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.browser
@pytest.mark.xdist_group("virtual-page")
def test_quick_taps_all_count_and_a_silent_table_is_told_of_only_while_it_is_silent(
    bench: BenchRig, served: str, open_page: OpenPage
) -> None:
    page = open_page(TELEVISION, address=served, query="/virtual")
    page.locator("#workshop summary").click()
    key(page, "cell=B2").click()
    key(page, "side=red").click()
    key(page, "grain1").wait_for()
    page.evaluate(TAPS, ["grain1", 20])
    page.evaluate(TAPS, ["price-elephants-1", 3])
    expect(key(page, "cell=B2")).to_have_attribute("aria-label", "B2, city: 0 stones, width 0, grain 20")
    expect(page.locator("[data-stepper=price-elephants] output")).to_have_text("$11")
    # The page shows a tap at once; the table hears of it one after another.
    until(lambda: bench.table.state()["prices"]["elephants"] == 11)
    assert bench.table.state()["mats"][0]["cities"][0]["grain"] == 20

    page.route("**/api/virtual/stack-stone", lambda route: route.abort())
    page.evaluate(REMEMBER_REFUSALS)  # the next state may take it back before anybody has looked
    key(page, "stack").click()
    until(lambda: any("The table does not answer" in said for said in page.evaluate("() => window.refusals")))
    expect(page.locator("#bench-refusal")).to_have_text("")  # it has told its state since


FINGER = """() => {
  if (globalThis.finger) return;
  globalThis.finger = { t_ms: 0, seen: 0 };
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => finger.t_ms });
  for (const kind of ["pointerdown", "pointermove", "pointerup"])
    document.addEventListener(kind, () => { finger.seen += 1; }, { capture: true });
}"""
"""Events tell the finger's time instead of the browser's, and are counted as they arrive."""


def dragged(page: Page, start: str, *ways: str | tuple[float, float], slowly: bool = True) -> None:
    """A finger takes hold of one thing and is led over others, or so many pixels on; it rests before it lets go.

    How fast it moves is what its events say of their time, so a swipe stays one on a machine that is busy; a browser
    that is behind may give an event the time at which it comes to it.
    """
    page.evaluate(FINGER)
    t_ms, at = page.evaluate("finger.t_ms"), middle(page, start)

    def happens(what: Callable[[], None], after_ms: int) -> None:
        nonlocal t_ms
        t_ms += after_ms
        seen = page.evaluate("t_ms => { finger.t_ms = t_ms; return finger.seen; }", t_ms)
        what()
        page.wait_for_function("seen => finger.seen > seen", arg=seen)

    page.mouse.move(*at)
    happens(page.mouse.down, RESTS_MS)
    for way in ways:
        end = middle(page, way) if isinstance(way, str) else (at[0] + way[0], at[1] + way[1])
        begun = at
        for step in (1, 2, 3):
            at = (begun[0] + (end[0] - begun[0]) * step / 3, begun[1] + (end[1] - begun[1]) * step / 3)
            happens(partial(page.mouse.move, *at), MOVES_MS)
    if slowly:
        happens(partial(page.mouse.move, at[0] + 1, at[1]), RESTS_MS)
    happens(page.mouse.up, MOVES_MS)


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


RESTS_MS, MOVES_MS = 400, 16
"""A rest is far longer than what the page takes for the swing of a swipe."""


@pytest.mark.browser
@pytest.mark.xdist_group("virtual-page")
def test_pieces_are_dragged_onto_the_picture_and_off_it_and_a_swipe_knocks_a_wall_over(
    bench: BenchRig, served: str, open_page: OpenPage
) -> None:
    page = open_page(PHONE, address=served, query="/virtual")
    bench.client().post("/api/virtual/lay-tile", json={"seat": 0, "row": 1, "col": 1, "side": "red"}, **LOCAL)

    def city() -> dict[str, Any] | None:
        cities = bench.table.state()["mats"][0]["cities"]
        return cities[0] if cities else None

    def comes_to(stands: Callable[[dict[str, Any]], bool], words: str) -> None:
        expect(key(page, "mat=B2")).to_have_attribute("aria-label", words)
        found = city()
        assert found is not None
        assert stands(found)

    expect(key(page, "mat=B2")).to_have_attribute("aria-label", "B2, red tile")
    expect(page.locator(".wood-cell")).to_have_count(0)  # a name with nothing beside it would say nothing
    dragged(page, '[data-key="piece=stone"]', 'polygon[data-cell="B2"]')
    comes_to(lambda found: found["wall"]["courses"] == [1], "B2, city: 1 stone, width 1, grain 0")
    wall = 'rect[data-wall="B2"]'
    dragged(page, '[data-key="piece=stone"]', wall, (9, 0))
    comes_to(lambda found: found["wall"]["courses"] == [2], "B2, city: 2 stones, width 2, grain 0")
    dragged(page, '[data-key="piece=stone"]', wall, (0, -10))
    comes_to(lambda found: found["wall"]["courses"] == [2, 1], "B2, city: 3 stones, width 2, grain 0")
    dragged(page, '[data-key="piece=grain"]', 'polygon[data-cell="B2"]')
    comes_to(lambda found: found["grain"] == 1, "B2, city: 3 stones, width 2, grain 1")
    dragged(page, '[data-key="piece=noble"]', 'polygon[data-cell="B2"]')
    expect(page.locator("html")).to_have_attribute("data-sequence", "6")
    comes_to(lambda found: bool(found["noble"]), "B2, city: 3 stones, width 2, grain 1")
    dragged(page, wall, 'polygon[data-cell="E3"]')
    comes_to(lambda found: found["wall"]["stones"] == 2, "B2, city: 2 stones, width 2, grain 1")
    dragged(page, wall, (90, 0), slowly=False)
    expect(key(page, "wood=gather")).to_be_visible()
    assert "bump" in [name for name, _ in bench.board.done]
    dragged(page, '[data-key="dice-cup"]', (0, -120), slowly=False)
    for _ in range(100):
        if [name for name, _ in bench.board.done].count("throw") == 2:
            break
        page.wait_for_timeout(200)
    else:
        pytest.fail("nothing was thrown")
    expect(page.locator(".dice-cup:not([data-thrown])")).to_be_visible()


TAPS = """async ([key, count]) => {
  for (let tap = 0; tap < count; tap += 1) {
    document.querySelector(`[data-key="${key}"]`).click();
    await new Promise((done) => setTimeout(done));
  }
}"""


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.xdist_group("virtual-page")
def test_on_a_phone_everything_is_large_enough_for_a_thumb(served: str, open_page: OpenPage) -> None:
    page = open_page(PHONE, address=served, query="/virtual")
    page.locator("#workshop summary").click()
    key(page, "cell=C2").click()
    key(page, "side=blue").click()
    key(page, "stack").wait_for()
    sizes = page.evaluate(
        "[...document.querySelectorAll('button, a.tool')].filter(e => e.offsetParent)"
        ".map(e => { const r = e.getBoundingClientRect(); return [e.textContent, r.width, r.height]; })"
    )
    assert sizes
    assert [size for size in sizes if min(size[1], size[2]) < 44] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll(".wood-pieces *")].map((node) => node.getBoundingClientRect());
  const pieces = [...document.querySelectorAll(".wood-piece > *")].map((node) => node.getBoundingClientRect());
  return pieces.filter((one, at) => pieces.some((other, there) => there > at
    && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length
    + (boxes.length ? 0 : 100);
}"""


@pytest.mark.browser
@pytest.mark.xdist_group("virtual-page")
def test_in_letters_of_twice_the_size_no_piece_lies_on_another(served: str, open_page: OpenPage) -> None:
    page = open_page(SMALL_PHONE, address=served, query="/virtual")
    key(page, "piece=stone").wait_for()
    device = page.context.new_cdp_session(page)
    for percent in (100, 200):
        device.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})
        assert page.evaluate(OVERLAPPING) == 0, f"{percent} %"
    device.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    device.detach()
