"""The first page's wish: what cannot be is refused in a sentence, what can becomes what the system reads."""

from __future__ import annotations

import configparser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import MalformedRequest
from companion.machine.first_start import (
    FirstStart,
    checked,
    environment_with,
    first_start_from_json,
    network_file,
)

LANGUAGES = ("en", "de")


def test_a_wish_is_taken_without_blanks_and_in_small_letters() -> None:
    asked = FirstStart(" Raja-2 ", "de", " Home ", "correct horse")
    assert checked(asked, LANGUAGES) == FirstStart("raja-2", "de", "Home", "correct horse")


@pytest.mark.parametrize("password", ["", "12345678", "a" * 63, "0" * 64, 'with \\ and " and #'])
def test_every_password_of_a_wifi_is_taken(password: str) -> None:
    assert checked(FirstStart("raja", "en", "Home", password), LANGUAGES).password == password


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (FirstStart("", "en"), "machine.name"),
        (FirstStart("-raja", "en"), "machine.name"),
        (FirstStart("raja-", "en"), "machine.name"),
        (FirstStart("rája", "en"), "machine.name"),
        (FirstStart("my table", "en"), "machine.name"),
        (FirstStart("a" * 31, "en"), "machine.name"),
        (FirstStart("raja\n", "en\n"), "machine.language"),
        (FirstStart("raja", "xx"), "machine.language"),
        (FirstStart("raja", "en", "é" * 17), "machine.network"),
        (FirstStart("raja", "en", "a\nb"), "machine.network"),
        (FirstStart("raja", "en", "", "12345678"), "machine.network_missing"),
        (FirstStart("raja", "en", "Home", "1234567"), "machine.password"),
        (FirstStart("raja", "en", "Home", "a" * 64), "machine.password"),
        (FirstStart("raja", "en", "Home", "päßword!"), "machine.password"),
        (FirstStart("raja", "en", "Home", "12345678\n[ipv4]"), "machine.password"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(wish: FirstStart, code: str) -> None:
    if code == "machine.password" and wish.password == "a" * 64:
        checked(wish, LANGUAGES)  # 64 hexadecimal digits are the key itself
        return
    with pytest.raises(MalformedRequest) as refused:
        checked(wish, LANGUAGES)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "kept", [None, [], "raja", {}, {"name": "raja", "language": "en", "network": 1, "password": ""}]
)
def test_a_damaged_wish_is_refused(kept: object) -> None:
    with pytest.raises(MalformedRequest, match="send the page again"):
        first_start_from_json(kept)


@given(
    network=st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=8),
    password=st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=8, max_size=63),
)
def test_any_network_comes_out_of_its_file_as_it_went_in(network: str, password: str) -> None:
    wish = checked(FirstStart("raja", "en", network, password), LANGUAGES)
    kept = configparser.ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=())
    kept.read_string(network_file(wish, "1-2"))
    ssid = bytes(int(number) for number in kept["wifi"]["ssid"].rstrip(";").split(";"))
    assert ssid.decode() == wish.network
    assert unescaped(network_file(wish, "1-2")) == password


def unescaped(text: str) -> str:
    """The password as GKeyFile would read it."""
    (line,) = [line for line in text.split("\n") if line.startswith("psk=")]
    value, read, signs = line.removeprefix("psk="), "", {"s": " ", "\\": "\\"}
    while value:
        step = 2 if value[0] == "\\" else 1
        read += signs[value[1]] if step == 2 else value[0]
        value = value[step:]
    return read


def test_an_open_network_has_no_security() -> None:
    assert "wifi-security" not in network_file(FirstStart("raja", "en", "Open"), "1-2")


def test_the_language_stands_once_beside_what_a_person_wrote() -> None:
    before = '# said\nRAJA_PLAY="--camera pi"\nLANGUAGE=en\n'
    after = environment_with(before, "de")
    assert after.splitlines() == ["# said", 'RAJA_PLAY="--camera pi"', "LANGUAGE=de"]
    assert environment_with(after, "de") == after
