"""Webhooks are told in order, at least once, signed, with pauses that grow; and none is kept waiting by another."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, Final

import pytest

from companion.hub.hooks.addresses import Hooks
from companion.hub.hooks.http_delivery import HttpHookDelivery
from companion.hub.hooks.queue import ASKED_FOR, Due
from companion.hub.hooks.sending import HookTelling
from companion.hub.hooks.signing import secret_of, signed_headers
from companion.hub.settings import WebhookSettings
from companion.lobby.lobby import GameKind
from companion.settings.loading import load_settings
from companion.table.database import LogUnavailable
from tests.companion.hub.club_rig import ClubRig

pytestmark = pytest.mark.slow
TELLING: Final = WebhookSettings(0.01, 5.0, 4, 5.0, 3600.0, 72.0, "en")
NS: Final = 1_000_000_000
AWAY: Final = {"REMOTE_ADDR": "192.168.1.77"}


class Receivers:
    """A line to programs that answer what they are told to; all that reached them."""

    def __init__(self) -> None:
        self.answers: dict[str, int] = {}
        self.posts: list[tuple[str, dict[str, str], bytes]] = []

    def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """As over HTTP; 0: nobody answers."""
        self.posts.append((url, dict(headers), body))
        status = self.answers.get(url, 204)
        if status == 0:
            raise OSError("nobody answers")
        return status

    def told(self, url: str) -> list[dict[str, Any]]:
        """What one of them was told, in order."""
        return [json.loads(body) for to, _, body in self.posts if to == url]


class HookRig(ClubRig):
    """A club with webhooks."""

    def __init__(self) -> None:
        super().__init__()
        self.receivers = Receivers()
        self.hooks = Hooks(self.club)
        self.telling = HookTelling(self.database, self.receivers, self.club.clocks, TELLING)

    def tell_all(self) -> None:
        """All that is due now."""
        while self.telling.tell_due():
            pass

    def played(self, kind: GameKind, key: str, seed: int = 3) -> None:
        """A whole game, sent as it goes."""
        table = self.table(f"Table {key}")
        game = table.opened(kind, key, seed)
        for n in range(400):
            table.play(game, seed + n, most=9)
            table.outbox.send_new()
            if game.engine.over(game.state):
                return
        raise AssertionError("the game did not end")


@pytest.fixture
def rig() -> HookRig:
    return HookRig()


def is_signed(secret: str, headers: Mapping[str, str], body: bytes) -> bool:
    """As a receiver checks it, by the words of the specification."""
    key = base64.b64decode(secret[len("whsec_") :])
    content = b".".join([headers["webhook-id"].encode(), headers["webhook-timestamp"].encode(), body])
    wanted = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return headers["webhook-signature"] == f"v1,{wanted}"


def test_signatures_are_those_of_the_specifications_example() -> None:
    body = b'{"test": 2432232314}'
    headers = signed_headers("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert headers["webhook-signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert len(base64.b64decode(secret_of(bytes(32)).removeprefix("whsec_"))) == 32
    with pytest.raises(ValueError, match="32 bytes"):
        secret_of(b"short")


def test_a_whole_game_is_told_from_its_begin_to_its_end(rig: HookRig) -> None:
    url = "https://example.org/raja?a=1"
    _, secret = rig.hooks.add(url, ASKED_FOR)
    rig.played("raja", "g")
    rig.tell_all()
    told = rig.receivers.told(url)
    kinds = [one["type"] for one in told]
    assert (kinds[0], kinds.count("game.began"), kinds.count("game.over")) == ("game.began", 1, 1)
    assert set(kinds) == {"game.began", "moment", "game.over"}
    assert told[0]["data"]["seats"] == ["Asha", "Bo", "Cy"]
    over = next(one["data"] for one in told if one["type"] == "game.over")
    assert len(over["points"]) == 3
    assert over["winners"]
    moments = [one["data"] for one in told if one["type"] == "moment"]
    assert all(moment["text"] and moment["line"]["code"] for moment in moments)
    assert [moment["version"] for moment in moments] == sorted(moment["version"] for moment in moments)
    assert all(is_signed(secret, headers, body) for _, headers, body in rig.receivers.posts)
    ids = [headers["webhook-id"] for _, headers, _ in rig.receivers.posts]
    assert len(set(ids)) == len(ids), "each once, where nothing falls"
    assert (rig.hooks.shown()[0].waiting, rig.hooks.shown()[0].fault) == (0, None)


def test_each_is_told_of_what_it_asked_for_alone(rig: HookRig) -> None:
    rig.hooks.add("http://one.example/", ["game.over"])
    rig.hooks.add("http://two.example/", ["game.began"])
    rig.played("bid_war", "g")
    rig.hooks.add("http://three.example/", ASKED_FOR)
    rig.tell_all()
    assert [one["type"] for one in rig.receivers.told("http://one.example/")] == ["game.over"]
    assert [one["type"] for one in rig.receivers.told("http://two.example/")] == ["game.began"]
    assert rig.receivers.told("http://three.example/") == [], "nothing of before"


@pytest.mark.parametrize("answer", [0, 302, 400, 500])
def test_what_is_not_taken_is_told_again_later_and_later_and_before_all_else(rig: HookRig, answer: int) -> None:
    url = "http://one.example/"
    rig.hooks.add(url, ["game.began", "game.over"])
    rig.played("bid_war", "g")
    rig.receivers.answers[url] = answer
    waits: list[float] = []
    last_ns = rig.time.now_ns
    while len(waits) < 5:
        if rig.telling.tell_due():
            waits.append((rig.time.now_ns - last_ns) / NS)
            last_ns = rig.time.now_ns
        rig.time.now_ns += NS // 10
    for number, wait_s in enumerate(waits[1:]):
        assert 0.5 * 5.0 * 2**number <= wait_s <= 5.0 * 2**number + 0.2
    assert {one["type"] for one in rig.receivers.told(url)} == {"game.began"}, "what comes behind it waits"
    assert rig.hooks.shown()[0].fault == ("nobody answers" if answer == 0 else str(answer))
    rig.receivers.answers[url] = 200
    rig.time.now_ns += 3600 * NS
    rig.tell_all()
    assert [one["type"] for one in rig.receivers.told(url)][-2:] == ["game.began", "game.over"]
    ids = [headers["webhook-id"] for _, headers, _ in rig.receivers.posts]
    assert len(set(ids)) == 2, "the same id each time"
    stamps = [int(headers["webhook-timestamp"]) for _, headers, _ in rig.receivers.posts]
    assert stamps[-1] > stamps[0], "and a time stamp of its own"


def test_an_answer_that_got_lost_doubles_and_loses_nothing_else(rig: HookRig, monkeypatch: pytest.MonkeyPatch) -> None:
    url = "http://one.example/"
    rig.hooks.add(url, ["game.began", "game.over"])
    rig.played("bid_war", "g")

    def falls(*_: object) -> None:
        raise LogUnavailable("hub.cannot_write", "The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr("companion.hub.hooks.sending.told", falls)
        with pytest.raises(LogUnavailable):
            rig.telling.tell_due()
    rig.tell_all()
    assert [one["type"] for one in rig.receivers.told(url)] == ["game.began", "game.began", "game.over"]
    ids = [headers["webhook-id"] for _, headers, _ in rig.receivers.posts]
    assert ids[0] == ids[1] != ids[2]


def test_after_three_days_the_next_one_goes(rig: HookRig) -> None:
    url = "http://one.example/"
    rig.hooks.add(url, ["game.began", "game.over"])
    rig.played("bid_war", "g")
    rig.receivers.answers[url] = 0
    rig.tell_all()
    rig.time.now_ns += 73 * 3600 * NS
    rig.telling.tell_due()
    rig.receivers.answers[url] = 200
    rig.tell_all()
    assert rig.receivers.told(url)[-1]["type"] == "game.over"
    assert (rig.hooks.shown()[0].lost, rig.hooks.shown()[0].waiting) == (1, 0)


def test_a_program_that_is_gone_for_good_is_told_nothing_more(rig: HookRig) -> None:
    url = "http://one.example/"
    rig.hooks.add(url, ["game.began", "game.over"])
    rig.played("bid_war", "g")
    rig.receivers.answers[url] = 410
    rig.tell_all()
    assert len(rig.receivers.posts) == 1
    assert rig.hooks.shown() == []
    rig.hooks.add(url, ["game.began"])


def test_whoever_is_deleted_is_told_of_by_no_name(rig: HookRig) -> None:
    url = "http://one.example/"
    rig.hooks.add(url, ["game.began"])
    rig.played("raja", "g")
    assert rig.client().post("/api/hub/people/1/delete", json={}).status_code == 200
    rig.tell_all()
    assert rig.receivers.told(url)[0]["data"]["seats"] == ["#1", "Bo", "Cy"]


def test_hosts_alone_name_addresses_see_them_and_end_them(rig: HookRig) -> None:
    path, wanted = "/api/hub/webhooks", {"url": "https://example.org/raja", "kinds": ["game.over"]}
    for answer in (
        rig.client().get(path, environ_base=AWAY),
        rig.client().get("/webhooks", environ_base=AWAY),
        rig.client().post(path, json=wanted, environ_base=AWAY),
        rig.client().post(f"{path}/1/delete", json={}, environ_base=AWAY),
    ):
        assert answer.status_code == 403
    made: Any = rig.client().post(path, json=wanted).json
    assert made["secret"].startswith("whsec_")
    shown = rig.client().get(path)
    assert made["secret"] not in shown.text, "it is told once"
    assert rig.client().post(path, json=wanted).status_code == 409
    assert "https://example.org/raja" in rig.client().get("/webhooks?lang=en").text
    assert rig.client().post(f"{path}/{made['id']}/test", json={}).status_code == 200
    rig.tell_all()
    assert [one["type"] for one in rig.receivers.told(wanted["url"])] == ["test"]  # type: ignore[arg-type]
    assert rig.client().post(f"{path}/{made['id']}/delete", json={}).status_code == 200
    for action in ("delete", "test"):
        assert rig.client().post(f"{path}/{made['id']}/{action}", json={}).status_code == 404


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "http://a b/",
        "http://u:p@h/",
        "http://[/",
    ],
)
def test_what_is_no_address_is_refused(rig: HookRig, url: str) -> None:
    answer = rig.client().post("/api/hub/webhooks", json={"url": url, "kinds": ["game.over"]})
    assert (answer.status_code, answer.json and answer.json["code"]) == (400, "hub.hook_url")


def test_unknown_kinds_are_refused(rig: HookRig) -> None:
    for kinds in ([], ["test"], ["secrets"]):
        answer = rig.client().post("/api/hub/webhooks", json={"url": "http://one.example/", "kinds": kinds})
        assert (answer.status_code, answer.json and answer.json["code"]) == (400, "hub.hook_kinds")


# --- over a real line ----------------------------------------------------------------------------


class Program(HTTPServer):
    """Somebody's program on this machine; one that is slow answers when it is let."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiving)
        self.got: list[tuple[Mapping[str, str], bytes]] = []
        self.arrived, self.may_answer = threading.Event(), threading.Event()
        self.may_answer.set()
        self.url = f"http://127.0.0.1:{self.server_port}/hook?of=raja"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        """It ends."""
        self.may_answer.set()
        self.shutdown()
        self.server_close()


class Receiving(BaseHTTPRequestHandler):
    """Takes a telling."""

    server: Program

    def do_POST(self) -> None:
        """Take it."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((dict(self.headers), body))
        self.server.arrived.set()
        self.server.may_answer.wait(60)
        self.send_response(204 if self.path == "/hook?of=raja" else 404)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing on the screen."""


@pytest.fixture
def programs() -> Iterator[tuple[Program, Program]]:
    made = Program(), Program()
    yield made
    for program in made:
        program.close()


def test_a_slow_program_keeps_no_other_waiting(rig: HookRig, programs: tuple[Program, Program]) -> None:
    slow, quick = programs
    slow.may_answer.clear()
    rig.hooks.add(slow.url, ["game.over"])
    _, secret = rig.hooks.add(quick.url, ["game.over"])
    rig.played("bid_war", "g")
    with HookTelling(rig.database, HttpHookDelivery(30.0), rig.club.clocks, TELLING):
        assert slow.arrived.wait(60)
        assert quick.arrived.wait(60)
        rig.played("bid_war", "h", 4)
        assert len(slow.got) == 1, "the next one waits for the answer"
        slow.may_answer.set()
        deadline = threading.Event()
        while any(hook.waiting for hook in rig.hooks.shown()):
            deadline.wait(0.01)
    assert [json.loads(body)["data"]["title"] for _, body in slow.got] == ["Game g", "Game h"]
    headers, body = quick.got[0]
    assert is_signed(secret, headers, body)
    assert headers["Content-Type"] == "application/json"


def test_a_backlog_is_told_in_a_row_without_waiting_for_the_next_look(rig: HookRig) -> None:
    rig.hooks.add("http://lamp.local/", ["game.began", "game.over"])
    for number in range(4):
        rig.played("bid_war", f"g{number}", number)
    until = time.monotonic() + 60
    one_look = replace(TELLING, look_s=3600.0)
    with HookTelling(rig.database, rig.receivers, rig.club.clocks, one_look):
        while any(hook.waiting for hook in rig.hooks.shown()) and time.monotonic() < until:
            threading.Event().wait(0.01)
    assert [one["data"]["title"] for one in rig.receivers.told("http://lamp.local/")] == [
        f"Game g{number}" for number in range(4) for _ in ("began", "over")
    ]


def test_nobody_at_the_address_is_a_fault_and_no_more(rig: HookRig) -> None:
    program = Program()
    program.close()
    with pytest.raises(OSError, match="refused"):
        HttpHookDelivery(5.0).post(program.url, {}, b"{}")
    one = Due(1, 1, program.url, secret_of(bytes(32)), "test", 0, 0, {}, 0)
    HookTelling(rig.database, HttpHookDelivery(5.0), rig.club.clocks, load_settings(None).webhooks).tell(one)
