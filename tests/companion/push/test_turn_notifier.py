"""Whose turn it is is told to a phone that wants it: once a turn, encrypted, and play never waits for it."""

from __future__ import annotations

import stat
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import pytest

from companion.errors import CompanionError
from companion.games.raja.state import waiting_for
from companion.push.keys import KEY, kept_key
from companion.push.push_service import PublicLine, PushLine
from companion.push.push_setup import turn_telling
from companion.push.turn_notifier import TurnTelling
from companion.settings.loading import load_settings
from companion.texts.catalogue import texts_in
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import LANDS, Phone, Rig, refusal
from tests.companion.push.push_service import NAME, PhoneKeys, PushService, check_signature

pytestmark = pytest.mark.slow
PATIENCE_S: Final = 60.0
ENDPOINT: Final = f"https://{NAME}/wpush/1"
SETTINGS: Final = replace(load_settings().push, on=True, contact="mailto:host@example.org")


def until(reached: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    end = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.01)


@dataclass
class Line:
    """A line that keeps what it is given and answers as it is told to."""

    status: int | OSError = 201
    held: threading.Event | None = None
    sent: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    asked: int = 0

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """See ``PushLine``."""
        self.asked += 1
        if self.held is not None:
            assert self.held.wait(PATIENCE_S)
        self.sent.append((endpoint, dict(headers), body))
        if isinstance(self.status, OSError):
            raise self.status
        return self.status


class Table:
    """A table that tells phones; its clock and its ticks are the test's."""

    def __init__(self, folder: Path, line: PushLine) -> None:
        self.rig = Rig()
        key = kept_key(folder)
        self.telling = TurnTelling(self.rig.live, key, line, self.rig.clocks, SETTINGS)
        self.rig.app = create_live_app(
            self.rig.live, lambda name: True, self.rig.open_pages, Equipment(pushing=self.telling)
        )

    def check_signature(self, headers: Mapping[str, str]) -> None:
        """It is this table's, as a service of that name wants it."""
        now_s = self.rig.time.now_ns / 1e9
        check_signature(headers, f"https://{NAME}", SETTINGS.contact, self.telling.public_key, now_s)

    def comes_to(self, seats: tuple[int, ...]) -> None:
        """The game goes on until it waits for those seats."""
        state = self.rig.play(400, lambda state: waiting_for(state) == seats)
        assert waiting_for(state) == seats

    def tick(self, after_s: float = 0.0) -> float | None:
        """Time passes, and what is due is done."""
        self.rig.time.pass_s(after_s)
        return self.telling.tick()


def wanting(table: Table, keys: PhoneKeys, language: str = "en") -> list[Phone]:
    """Two in a game that has begun; the first one wants to be told."""
    phones = table.rig.started("Asha", "Bo")
    assert phones[0].post("/api/push", **keys.asked(ENDPOINT, language)).status_code == 200
    return phones


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_notice_says_that_it_is_your_turn_and_nothing_else(tmp_path: Path, language: str) -> None:
    line, keys = Line(), PhoneKeys()
    table = Table(tmp_path, line)
    wanting(table, keys, language)
    assert table.tick() == SETTINGS.after_s, "whoever has the phone in hand acts at once"
    assert line.asked == 0
    assert table.tick(SETTINGS.after_s) is None
    until(lambda: len(line.sent) == 1)
    (endpoint, headers, body) = line.sent[0]
    assert endpoint == ENDPOINT
    assert keys.read(body) == {"title": "Raja", "text": texts_in(language)("push.turn")}
    assert b"Asha" not in body
    table.check_signature(headers)
    told = {name: headers[name] for name in ("Content-Encoding", "TTL", "Topic", "Urgency")}
    assert told == {"Content-Encoding": "aes128gcm", "TTL": "300", "Topic": "turn", "Urgency": "high"}
    assert table.tick(1000.0) is None, "once a turn"
    assert line.asked == 1


def test_the_next_turn_is_told_again_and_not_too_often(tmp_path: Path) -> None:
    line = Line()
    table = Table(tmp_path, line)
    wanting(table, PhoneKeys())
    table.tick()
    table.tick(SETTINGS.after_s)
    until(lambda: len(line.sent) == 1)
    table.comes_to((1,))
    assert table.tick(1.0) is None, "it is the other one's turn"
    table.comes_to((0,))
    assert table.tick() == pytest.approx(SETTINGS.again_s - 1.0)
    assert table.tick(SETTINGS.again_s - 2.0) == pytest.approx(1.0)
    assert line.asked == 1
    table.tick(1.0)
    until(lambda: len(line.sent) == 2)


@pytest.mark.parametrize("status", [404, 410])
def test_a_phone_that_its_maker_calls_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    line = Line(status)
    table = Table(tmp_path, line)
    wanting(table, PhoneKeys())
    table.tick()
    table.tick(SETTINGS.after_s)
    until(lambda: table.telling.phones() == 0)
    table.comes_to((1,))
    table.tick()
    table.comes_to((0,))
    assert table.tick(1000.0) is None
    assert line.asked == 1


def test_who_leaves_the_seat_or_wants_it_no_more_is_told_nothing(tmp_path: Path) -> None:
    table = Table(tmp_path, Line())
    phone, other = table.rig.seated("Asha", "Bo")
    for one in (phone, other):
        assert one.post("/api/push", **PhoneKeys().asked(ENDPOINT)).status_code == 200
    assert table.telling.phones() == 2
    assert phone.post("/api/seats/0/leave").status_code == 200
    assert other.post("/api/push/end").status_code == 200
    table.tick()
    assert table.telling.phones() == 0


def test_only_who_has_a_seat_may_ask_and_only_for_an_address_elsewhere(tmp_path: Path) -> None:
    table = Table(tmp_path, Line())
    (phone,) = table.rig.seated("Asha")
    stranger = table.rig.phone()
    stranger.get("/help")
    asked = PhoneKeys().asked(ENDPOINT)
    assert refusal(stranger.post("/api/push", **asked)) == (401, "person.unknown")
    assert refusal(phone.post("/api/push", **{**asked, "endpoint": "https://192.168.1.1/"})) == (400, "push.endpoint")
    assert refusal(phone.post("/api/push", **{**asked, "key": "AAAA"})) == (400, "push.keys")
    assert table.telling.phones() == 0


def test_play_waits_for_no_maker_and_nobody_hears_of_one_that_is_away(tmp_path: Path) -> None:
    held = threading.Event()
    line = Line(OSError("away"), held)
    table = Table(tmp_path, line)
    phone, other = wanting(table, PhoneKeys())
    with table.telling:
        table.rig.live.feed.wake()
        table.rig.time.pass_s(1.0)
        until(lambda: table.telling.phones() == 1)
        until(lambda: _passes(table, line))
        assert phone.command("LayLands", tiles=LANDS).status_code == 200
        assert other.command("LayLands", tiles=LANDS).status_code == 200
        assert line.sent == [], "it is waited for still"
        held.set()
        until(lambda: len(line.sent) >= 1)
    assert phone.state()["evening"]["notes"] == []


def _passes(table: Table, line: Line) -> bool:
    """Another second is over for the table."""
    table.rig.time.pass_s(1.0)
    table.rig.live.feed.wake()
    return line.asked > 0


def test_it_goes_over_a_secured_line_to_a_service_that_can_read_only_that_it_is_the_tables(tmp_path: Path) -> None:
    service, keys = PushService(tmp_path / "service"), PhoneKeys()
    line = PublicLine(30.0, lambda host, port: ["127.0.0.1"], lambda address: True, service.trusting)

    class ToPort:
        def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
            return line.post(endpoint.replace(NAME, f"{NAME}:{service.port}"), headers, body)

    table = Table(tmp_path, ToPort())
    wanting(table, keys)
    table.tick()
    table.tick(SETTINGS.after_s)
    until(lambda: len(service.taken) == 1)
    path, headers, body = service.taken[0]
    assert path == "/wpush/1"
    assert keys.read(body)["title"] == "Raja"
    table.check_signature(headers)
    assert not {"cookie", "referer", "user-agent", "x-forwarded-for"} & {name.lower() for name in headers}
    service.close()


def test_the_key_is_made_once_for_this_machines_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "raja"
    first = kept_key(folder)
    assert stat.S_IMODE((folder / KEY).stat().st_mode) == 0o600
    assert kept_key(folder).private_pem() == first.private_pem()
    (folder / KEY).write_text("nonsense")
    with pytest.raises(CompanionError) as refused:
        kept_key(folder)
    assert refused.value.code == "push.cannot_keep"


@pytest.mark.parametrize("contact", ["", "me", "mailto:", "http://example.org", "https://example"])
def test_without_somebody_to_reach_it_does_not_begin(tmp_path: Path, contact: str) -> None:
    rig = Rig()
    with pytest.raises(CompanionError) as refused:
        turn_telling(rig.live, replace(SETTINGS, contact=contact), tmp_path, rig.clocks)
    assert refused.value.code == "push.no_contact"
    assert list(tmp_path.iterdir()) == []


def test_it_is_off_until_a_house_says_otherwise() -> None:
    assert not load_settings().push.on
    rig = Rig()
    (phone,) = rig.seated("Asha")
    assert 'id="push"' not in phone.get("/seat").text
    assert phone.post("/api/push", **PhoneKeys().asked(ENDPOINT)).status_code == 404
