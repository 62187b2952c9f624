"""Which phones are told: only where a browser's maker is, only who has a seat, and no longer than the evening."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.errors import MalformedRequest
from companion.lobby.lobby import Lobby
from companion.lobby.seating import claimed, freed
from companion.push.subscriptions import LONGEST_ENDPOINT, Subscriptions, subscription_from
from tests.companion.push.push_service import PhoneKeys, base64url

KEYS = PhoneKeys()
GOOD = "https://updates.push.example.org/wpush/v2/gAAAA"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://192.168.1.1/a",
        "https://8.8.8.8/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://raja.local/a",
        "https://router/a",
        "https://who:secret@push.example.org/a",
        "https://push.example.org:8443/a",
        "https://push.example.org:0x1/a",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nHost: x",
        "https://püsh.example.org/a",
        f"https://push.example.org/{'a' * LONGEST_ENDPOINT}",
        "file:///etc/passwd",
        "",
    ],
    ids=lambda endpoint: endpoint[:40].encode("unicode_escape").decode(),
)
def test_an_address_that_is_no_browsers_makers_is_refused(endpoint: str) -> None:
    with pytest.raises(MalformedRequest) as refused:
        KEYS.subscription(endpoint)
    assert refused.value.code == "push.endpoint"


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        ("", base64url(KEYS.secret)),
        (base64url(KEYS.point[:-1]), base64url(KEYS.secret)),
        (base64url(b"\x04" + bytes(64)), base64url(KEYS.secret)),
        ("é", base64url(KEYS.secret)),
        (base64url(KEYS.point), base64url(KEYS.secret[:-1])),
        (base64url(KEYS.point), "A" * 5000),
    ],
    ids=["no key", "a short key", "no point", "no base64url", "a short secret", "a long secret"],
)
def test_keys_that_no_phone_makes_are_refused(key: str, secret: str) -> None:
    with pytest.raises(MalformedRequest) as refused:
        subscription_from(GOOD, key, secret, "en")
    assert refused.value.code == "push.keys"


def test_a_language_that_is_not_there_is_english() -> None:
    assert KEYS.subscription(GOOD, "tlh").language == "en"
    assert KEYS.subscription(GOOD, "ja").language == "ja"


def sitting() -> Lobby:
    """Two people in the first seats."""
    lobby = Lobby("g1", "An evening", "2026-11-27T20:00:00+00:00", evening="g1")
    for seat, holder in enumerate(("asha", "bo")):
        lobby = claimed(lobby, seat, holder, holder.title(), None)
    return lobby


def test_one_phone_is_told_for_each_seat_and_none_for_whoever_left() -> None:
    lobby, kept = sitting(), Subscriptions(hours=12.0)
    for holder, path in (("asha", "1"), ("asha", "2"), ("bo", "3")):
        kept.put(holder, KEYS.subscription(GOOD + path), lobby, 0.0)
    assert [(one.seat, one.subscription.endpoint[-1]) for one in kept.of(lobby, 1.0)] == [(0, "2"), (1, "3")]
    assert [one.digest for one in kept.of(freed(lobby, 0), 1.0)] == ["bo"]
    assert [one.digest for one in kept.of(lobby, 1.0)] == ["bo"], "who comes back asks again"


def test_with_the_evening_or_after_its_hours_all_are_forgotten() -> None:
    lobby, kept = sitting(), Subscriptions(hours=12.0)
    kept.put("asha", KEYS.subscription(GOOD), lobby, 0.0)
    assert kept.of(replace(lobby, id="g2"), 1.0), "the next game of the same evening"
    assert kept.of(replace(lobby, id="g3", evening="g3"), 1.0) == []
    kept.put("asha", KEYS.subscription(GOOD), lobby, 0.0)
    assert kept.of(lobby, 12 * 3600.0) == []


def test_what_a_maker_calls_gone_takes_no_newer_one_along() -> None:
    lobby, kept = sitting(), Subscriptions(hours=12.0)
    kept.put("asha", KEYS.subscription(GOOD + "new"), lobby, 0.0)
    kept.drop("asha", GOOD + "old")
    assert kept.of(lobby, 1.0)
    kept.drop("asha", GOOD + "new")
    assert kept.of(lobby, 1.0) == []
