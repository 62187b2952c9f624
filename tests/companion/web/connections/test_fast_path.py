"""A command by the fast path is answered as Flask answers it; what is out of the ordinary goes the full path through Flask."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bench.free_port import free_port
from companion.games.errors import IllegalCommand
from companion.settings.loading import load_settings
from companion.web.connections.plain_post import plain_post
from companion.web.connections.serving import FAST_PATH, CompanionServer
from companion.web.errors import MET_BEFORE
from tests.companion.live_rig import ADDRESS, LANDS, Rig
from tests.companion.web.browser.served_feed import until

pytestmark = pytest.mark.slow

LAY = {"command": {"command": "LayLands", "seat": 0, "tiles": LANDS}}
COMMANDS = "/api/commands"
NAMES = ("Asha", "Bo", "Chi")


class Table:
    """A game that has just begun, the same each time, with the first phone's cookie."""

    def __init__(self) -> None:
        self.rig = Rig()
        self.phone = self.rig.started(*NAMES)[0]
        cookie = self.phone.client.get_cookie("raja_player", domain="192.168.1.7")
        assert cookie is not None
        self.cookie = f"raja_player={cookie.value}"

    def short(self, request: bytes, address: str = "192.168.1.20") -> bytes | None:
        """What the fast path answers; raises what it met."""
        answer: bytes | None = self.rig.app.extensions[FAST_PATH].answer(request, address, "raja")
        return answer

    def long(self, path: str, headers: Mapping[str, str], body: bytes, met: Exception | None = None) -> Any:
        """Flask's answer to the same."""
        environ: dict[str, Any] = {"REMOTE_ADDR": "192.168.1.20"} | ({} if met is None else {MET_BEFORE: met})
        client = self.rig.app.test_client(use_cookies=False)
        return client.post(path, data=body, headers=dict(headers), environ_base=environ)

    def headers(self, **more: str) -> dict[str, str]:
        """A phone's, with these beside or instead."""
        named = {name.replace("_", "-"): value for name, value in more.items()}
        return {"Host": ADDRESS, "Content-Type": "application/json", "Cookie": self.cookie, **named}


def written(path: str, headers: Mapping[str, str], body: bytes, method: str = "POST") -> bytes:
    """A request as it comes over the line."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("latin-1") + body


def parts(answer: bytes) -> tuple[str, dict[str, str], bytes]:
    """Status line, headers, body."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    return status, dict(line.split(": ", 1) for line in lines), body


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"Origin": f"http://{ADDRESS}", "Sec_Fetch_Site": "same-origin"},
        {"User_Agent": "Mozilla/5.0 (Téléphone)", "Accept": "*/*", "Connection": "keep-alive", "Referer": "http://x/"},
    ],
)
def test_a_command_is_answered_as_flask_answers_it(more: dict[str, str]) -> None:
    one, other, body = Table(), Table(), json.dumps(LAY).encode()
    answer = one.short(written(COMMANDS, one.headers(**more), body))
    wanted = other.long(COMMANDS, other.headers(**more), body)
    assert answer is not None
    status, headers, told = parts(answer)
    assert status == "HTTP/1.1 200 OK"
    assert wanted.status == "200 OK"
    assert told == wanted.data
    assert {name: value for name, value in headers.items() if name not in ("Date", "Server")} == dict(wanted.headers)
    assert headers["Date"].endswith(" GMT")
    assert headers["Server"] == "raja"
    states = [table.rig.live.playing().table.state for table in (one, other)]
    assert states[0] == states[1]
    assert states[0].players[0].lands


@pytest.mark.parametrize(
    "more",
    [
        {"Host": "evil.example"},
        {"Origin": "http://evil.example"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Cookie": "raja_player=nobody"},
        {"Cookie": ""},
    ],
)
@pytest.mark.parametrize("path", [COMMANDS, "/api/small/commands"])
def test_whoever_may_not_act_is_refused_in_the_same_words(more: dict[str, str], path: str) -> None:
    one, other, body = Table(), Table(), json.dumps(LAY).encode()
    headers, same = one.headers(**more), other.headers(**more)
    with pytest.raises(Exception, match=r".") as met:
        one.short(written(path, headers, body))
    assert not one.rig.live.playing().table.state.players[0].lands
    told, wanted = one.long(path, headers, body, met.value), other.long(path, same, body)
    assert (told.status, told.data, list(told.headers)) == (wanted.status, wanted.data, list(wanted.headers))
    assert told.status_code >= 400


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"command": {}}',
        b'{"command": {"command": "Nothing", "seat": 0}}',
        b'{"command": {"command": "LayLands", "seat": 1, "tiles": []}}',
        b'{"command": {"command": "PassBid", "seat": 0}}',
        b'{"command": {"command": "PassBid", "seat": 0}, "id": ""}',
        b'{"command": {"command": "PassBid", "seat": 0}, "expected_version": 77}',
        b'{"command": {"command": "PassBid", "seat": 0}, "more": 1}',
        b"\xff",
    ],
)
def test_what_is_refused_is_told_in_the_same_words_and_done_no_second_time(body: bytes) -> None:
    one, other = Table(), Table()
    before = one.rig.live.playing().table.version
    with pytest.raises(Exception, match=r".") as met:
        one.short(written(COMMANDS, one.headers(), body))
    told, wanted = one.long(COMMANDS, one.headers(), body, met.value), other.long(COMMANDS, other.headers(), body)
    assert (told.status, told.data, list(told.headers)) == (wanted.status, wanted.data, list(wanted.headers))
    assert one.rig.live.playing().table.version == before


def test_what_was_met_before_is_told_and_nothing_is_done() -> None:
    table = Table()
    answer = table.long(COMMANDS, table.headers(), json.dumps(LAY).encode(), IllegalCommand("x.y", "No: wait."))
    assert (answer.status_code, answer.json) == (422, {"code": "x.y", "message": "No: wait."})
    assert not table.rig.live.playing().table.state.players[0].lands


BODY = b'{"a":1}'
PLAIN = {"Host": ADDRESS, "Content-Type": "application/json", "Cookie": "a=1; raja_player=x.0.y; raja_player=z"}


def test_a_plain_request_is_read() -> None:
    post = plain_post(written(COMMANDS, PLAIN, BODY))
    assert post is not None
    assert (post.path, post.host, post.origin, post.site, post.body) == (COMMANDS, ADDRESS, None, None, BODY)
    assert post.cookies == {"a": "1", "raja_player": "x.0.y"}


@pytest.mark.parametrize(
    "request_bytes",
    [
        written(COMMANDS, PLAIN, BODY, method="PUT"),
        written(COMMANDS, PLAIN, BODY, method="post"),
        written(f"{COMMANDS}?x=1", PLAIN, BODY),
        written("/api/%63ommands", PLAIN, BODY),
        written("http://192.168.1.7/api/commands", PLAIN, BODY),
        written(COMMANDS, PLAIN, BODY).replace(b"HTTP/1.1", b"HTTP/1.0"),
        b"\r\n" + written(COMMANDS, PLAIN, BODY),
        written(COMMANDS, {**PLAIN, "Connection": "close"}, BODY),
        written(COMMANDS, {**PLAIN, "Expect": "100-continue"}, BODY),
        written(COMMANDS, {**PLAIN, "Transfer-Encoding": "chunked"}, BODY),
        written(COMMANDS, {**PLAIN, "X-Anything": "1"}, BODY),
        written(COMMANDS, {**PLAIN, "host": "other"}, BODY),
        written(COMMANDS, {**PLAIN, "Host": ""}, BODY),
        written(COMMANDS, {**PLAIN, "Host": "a b"}, BODY),
        written(COMMANDS, {**PLAIN, "Host": "user@192.168.1.7"}, BODY),
        written(COMMANDS, {**PLAIN, "Host": "192.168.1.7:80"}, BODY),
        written(COMMANDS, {**PLAIN, "Content-Type": "application/json; charset=utf-8"}, BODY),
        written(COMMANDS, {**PLAIN, "Content-Type": "text/plain"}, BODY),
        written(COMMANDS, {**PLAIN, "Cookie": 'raja_player="x"'}, BODY),
        written(COMMANDS, {**PLAIN, "Cookie": "raja_player=é"}, BODY),
        written(COMMANDS, PLAIN, BODY) + b"more",
        b"",
    ],
)
def test_what_is_out_of_the_ordinary_goes_the_long_way(request_bytes: bytes) -> None:
    assert plain_post(request_bytes) is None


def test_whoever_counts_is_told_of_each_answer() -> None:
    table = Table()
    counted: list[tuple[str, bool]] = []
    table.rig.app.extensions[FAST_PATH].be_observed(lambda path, took_s: counted.append((path, took_s > 0)))
    assert table.short(written(COMMANDS, table.headers(), json.dumps(LAY).encode()))
    assert counted == [(COMMANDS, True)]


def test_other_paths_and_long_bodies_go_the_long_way() -> None:
    table = Table()
    assert table.short(written("/api/undo", table.headers(), b"{}")) is None
    assert table.short(written(COMMANDS, table.headers(), b"[" + b" " * 70_000 + b"]")) is None


@contextlib.contextmanager
def served(rig: Rig) -> Iterator[int]:
    """The table behind its real server, at that port."""
    port = free_port()
    server = CompanionServer(rig.app, "127.0.0.1", port, [rig.live.feed], load_settings().connections)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: _answers(port))
        yield port
    finally:
        server.stop()
        thread.join(60)


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def test_over_the_line_both_ways_answer_alike_and_the_line_stays_open() -> None:
    table = Table()
    headers = table.headers(Host="127.0.0.1:9")
    refused = b'{"command": {"command": "PassBid", "seat": 0}}'
    laid = json.dumps(LAY | {"id": "once"}).encode()
    with (
        served(table.rig) as port,
        socket.create_connection(("127.0.0.1", port), 60) as line,
        line.makefile("rb") as heard,
    ):
        answers = []
        for body in (laid, refused):
            for more in ({}, {"X-Long-Way": "1"}):  # the second time it was taken already
                line.sendall(written(COMMANDS, headers | more, body))
                head = b""
                while not head.endswith(b"\r\n\r\n"):
                    head += heard.readline()
                length = int(parts(head)[1]["Content-Length"])
                answers.append(parts(head + heard.read(length)))
    for short, long in (answers[:2], answers[2:]):
        assert short[0] == long[0]
        assert short[1] | {"Date": ""} == long[1] | {"Date": ""}
        assert short[2] == long[2]
    assert [answer[0].split()[1] for answer in answers] == ["200", "200", "422", "422"]
