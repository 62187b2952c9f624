"""A passphrase fits itself however it was typed, and nothing else."""

from __future__ import annotations

import threading
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import MalformedRequest, TooBusy
from companion.hub.people.passphrases import LONGEST, SHORTEST, Passphrases, check_passphrase
from tests.companion.hub.club_rig import SETTINGS

PASSPHRASES = Passphrases(SETTINGS.account)
letters = st.text(st.characters(exclude_categories=()), max_size=30)


@settings(max_examples=40)
@given(letters, letters)
def test_a_passphrase_fits_itself_and_no_other(one: str, other: str) -> None:
    kept = PASSPHRASES.hashed(one)
    assert PASSPHRASES.is_right(kept, one)
    typed_elsewhere = unicodedata.normalize("NFD", one)
    assert PASSPHRASES.is_right(kept, typed_elsewhere)
    same = [unicodedata.normalize("NFKC", text).encode("utf-8", "replace") for text in (one, other)]
    assert PASSPHRASES.is_right(kept, other) == (same[0] == same[1])
    assert not PASSPHRASES.is_right(None, one)
    assert not PASSPHRASES.is_right("no hash", one)


@pytest.mark.parametrize(
    ("passphrase", "fits"),
    [
        ("correct horse battery", True),
        ("vier Ecken und Kanten", True),
        ("象は忘れない四つの言葉です", True),
        ("x" * (SHORTEST - 1), False),
        ("abcdefghijkl"[: SHORTEST - 1], False),
        ("aaaaaaaaaaaaaaa", False),
        ("passwordpassword", False),
        ("password1234", False),
        ("qwertyuiop123", False),
        ("iloveyouiloveyou", False),
        ("123456789012", False),
        ("Maya of the Blue Hills", False),
        ("maya of the blue hills 1", False),
        ("the same strong words " * 5, True),
        ("abcde" * LONGEST, False),
    ],
)
def test_a_passphrase_is_long_and_not_guessed_at_once(passphrase: str, fits: bool) -> None:
    if fits:
        check_passphrase(passphrase, "maya of the  blue hills")
    else:
        with pytest.raises(MalformedRequest, match="12 to 128 characters"):
            check_passphrase(passphrase, "maya of the  blue hills")


def test_more_hashes_than_the_machine_bears_wait_and_then_are_refused() -> None:
    busy = Passphrases(replace(SETTINGS.account, hashes_at_once=1, hash_wait_s=0.01))
    holding, done = threading.Event(), threading.Event()

    def hold() -> None:
        with busy._turn():
            holding.set()
            done.wait(60)

    holder = threading.Thread(target=hold)
    holder.start()
    holding.wait(60)
    with pytest.raises(TooBusy, match="try again in a minute"):
        busy.is_right(None, "anything")
    done.set()
    holder.join()
    assert not busy.is_right(None, "anything")
