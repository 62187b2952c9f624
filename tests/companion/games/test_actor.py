"""Who speaks is a value; files name it in a word or two, and read what any version wrote."""

from __future__ import annotations

import pytest

from companion.games.actor import (
    BY_CAMERA,
    BY_CLOCK,
    BY_COMPANION,
    BY_HOST,
    BY_NOBODY,
    BY_PLAYERS,
    Actor,
    actor_named,
    by_seat,
    by_virtual,
    said_by,
)
from companion.games.raja.commands import Harvest, PassBid

NAMED = [
    ("seat 2", by_seat(2)),
    ("host", BY_HOST),
    ("virtual 0", by_virtual(0)),
    ("camera", BY_CAMERA),
    ("players", BY_PLAYERS),
    ("", BY_NOBODY),
    ("seat -1", Actor("seat", -1)),
]


@pytest.mark.parametrize(("text", "actor"), NAMED)
def test_a_name_reads_back(text: str, actor: Actor) -> None:
    assert actor_named(text) == actor
    assert str(actor) == text


@pytest.mark.parametrize("text", ["dice well 1", "seat 02", "seat two", "seat", "Host", "virtual"])
def test_whom_this_version_does_not_know_keeps_the_name(text: str) -> None:
    assert actor_named(text).seat is None
    assert str(actor_named(text)) == text


def test_the_companion_acts_by_itself_and_people_do_not() -> None:
    assert all(actor.by_itself for actor in (BY_COMPANION, BY_CLOCK, by_virtual(1)))
    assert not any(actor.by_itself for actor in (by_seat(0), BY_HOST, BY_CAMERA, actor_named("somebody")))


def test_who_says_a_count_is_who_sends_it() -> None:
    assert said_by(Harvest(1, (0, 0), said_by=BY_CAMERA), by_seat(1)).said_by == by_seat(1)
    assert said_by(PassBid(0), BY_HOST) == PassBid(0)
