"""Films are made one at a time in a process of their own; whoever asks too early is told nothing yet."""

from __future__ import annotations

import time

import pytest

from companion.errors import CompanionError
from companion.export.film_jobs import FilmsMade
from companion.export.share.card import ShareCard
from tests.companion.export.test_share import card

PATIENCE_S = 120.0
pytestmark = pytest.mark.slow


def title_of(told: ShareCard) -> bytes:
    """Made in the other process, in no time."""
    return told.title.encode()


def lost(told: ShareCard) -> bytes:
    """It cannot be made."""
    raise SystemExit


def asked_until_there(films: FilmsMade, key: str, told: ShareCard) -> bytes:
    end_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < end_s:
        found = films.film(key, told)
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError("it is never there")


def test_a_film_is_there_a_moment_after_it_is_asked_for_and_stays() -> None:
    films = FilmsMade(title_of)
    told = card("en")
    assert films.film("en", told) is None
    assert asked_until_there(films, "en", told) == told.title.encode()
    assert films.film("en", told) == told.title.encode()


def test_one_that_could_not_be_made_is_told_and_tried_again() -> None:
    films = FilmsMade(lost)
    with pytest.raises(CompanionError) as refused:
        asked_until_there(films, "en", card("en"))
    assert refused.value.code == "film.lost"
    assert films.film("en", card("en")) is None
