"""How much of a request has come is told right however it is cut, and what is too much is refused by its head alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.web.connections.refusals import Refusal
from companion.web.connections.request_bytes import RequestLimits, Unfinished, Whole, progress

LIMITS = RequestLimits(line_bytes=200, head_bytes=400, head_lines=10, body_bytes=1000)
NAMES = st.text("abcdefghij", min_size=1, max_size=8)


@given(
    headers=st.lists(st.tuples(NAMES, NAMES), max_size=6),
    body=st.binary(max_size=60),
    after=st.binary(max_size=20),
    empty_lines=st.integers(0, 2),
)
def test_a_request_is_whole_with_its_last_byte_and_not_before(
    headers: list[tuple[str, str]], body: bytes, after: bytes, empty_lines: int
) -> None:
    lines = ["POST /x HTTP/1.1", *(f"X-{name}: {value}" for name, value in headers), f"content-LENGTH: {len(body)}"]
    request = b"\r\n" * empty_lines + "\r\n".join(lines).encode() + b"\r\n\r\n" + body
    assert progress(request + after, LIMITS) == Whole(len(request))
    for cut in range(len(request)):
        assert isinstance(progress(request[:cut], LIMITS), Unfinished)


@pytest.mark.parametrize(
    ("received", "status", "code"),
    [
        pytest.param(b"GET /" + 250 * b"x", 414, "http.address_too_long", id="an address without an end"),
        pytest.param(b"GET / HTTP/1.1\r\nX: " + 500 * b"x", 431, "http.head_too_large", id="a header without an end"),
        pytest.param(b"GET / HTTP/1.1\r\n" + 12 * b"X: 1\r\n", 431, "http.too_many_headers", id="header after header"),
        pytest.param(
            b"POST / HTTP/1.1\r\nContent-Length: 1001\r\n\r\n",
            413,
            "http.body_too_large",
            id="a body announced too large",
        ),
        pytest.param(
            b"POST / HTTP/1.1\r\nContent-Length: " + 20 * b"9" + b"\r\n\r\n", 400, "http.bad_length", id="a huge length"
        ),
        pytest.param(b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400, "http.bad_length", id="a negative length"),
        pytest.param(
            b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            400,
            "http.bad_length",
            id="two lengths",
        ),
        pytest.param(
            b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411, "http.no_length", id="a body in pieces"
        ),
        pytest.param(b"GET / HTTP/1.1\nHost: x\n\n", 400, "http.line_ends", id="lines that end otherwise"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: x\r\n y\r\n\r\n", 400, "http.line_ends", id="a folded header"),
    ],
)
def test_what_is_not_taken_is_told_in_a_sentence(received: bytes, status: int, code: str) -> None:
    refusal = progress(received, LIMITS)
    assert isinstance(refusal, Refusal)
    assert (refusal.status, refusal.code) == (status, code)
    head, _, body = refusal.answer().partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode())
    assert refusal.message.endswith(".")
    assert refusal.message.encode() in body


def test_whoever_waits_for_a_word_before_the_body_is_told_apart() -> None:
    head = b"POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
    assert progress(head, LIMITS) == Unfinished(waits_for_word=True)
    assert progress(head + b"a", LIMITS) == Unfinished()
    assert progress(head + b"ab", LIMITS) == Whole(len(head) + 2)
