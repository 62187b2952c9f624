"""Who looks is told from the people of now, whoever they were before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.lobby.identity import HostEntry, Viewer
from companion.lobby.lobby import LobbySeat
from companion.lobby.viewers import Viewers

SEATS = tuple(replace(LobbySeat(mat), holder=holder) for mat, holder in enumerate(("asha", None, "bo")))
HOSTS = (HostEntry("bo", 4, None), HostEntry("lookout", 5, None))


@pytest.mark.parametrize(
    ("digest", "local", "seen"),
    [
        ("asha", False, Viewer(0, False, False)),
        ("bo", False, Viewer(2, True, False, 4)),
        ("lookout", False, Viewer(None, True, False, 5)),
        ("stranger", False, Viewer(None, False, False)),
        (None, False, Viewer(None, False, False)),
        (None, True, Viewer(None, True, True)),
        ("asha", True, Viewer(0, True, True)),
    ],
)
def test_everybody_is_told_what_they_may_see_and_do(digest: str | None, local: bool, seen: Viewer) -> None:
    viewers = Viewers()
    assert viewers.of(digest, SEATS, HOSTS, local=local) == seen
    assert viewers.of(digest, SEATS, HOSTS, local=local) is viewers.of(digest, SEATS, HOSTS, local=local)


def test_what_changes_hands_is_seen_at_once() -> None:
    viewers = Viewers()
    assert viewers.of("bo", SEATS, HOSTS, local=False).seat == 2
    freed = (*SEATS[:2], replace(SEATS[2], holder=None))
    assert viewers.of("bo", freed, HOSTS, local=False) == Viewer(None, True, False, 4)
    assert viewers.of("bo", freed, HOSTS[1:], local=False) == Viewer(None, False, False)
    assert viewers.of("bo", SEATS, HOSTS, local=False) == Viewer(2, True, False, 4)


def test_whoever_asks_again_and_again_sees_each_change_at_once() -> None:
    viewers = Viewers()
    people: list[tuple[tuple[LobbySeat, ...], tuple[HostEntry, ...]]] = [(SEATS, HOSTS)]
    now = viewers.following("bo", lambda: people[0], local=False)
    assert now() == Viewer(2, True, False, 4)
    assert now() is now()
    people[0] = ((*SEATS[:2], replace(SEATS[2], holder=None)), HOSTS)
    assert now() == Viewer(None, True, False, 4)
    people[0] = (people[0][0], HOSTS[1:])
    assert now() == Viewer(None, False, False)
    people[0] = (SEATS, HOSTS)
    assert now() == Viewer(2, True, False, 4)


def test_the_mark_stays_the_same_until_a_seat_a_host_or_a_token_changes() -> None:
    viewers = Viewers()
    mark = viewers.mark(SEATS, HOSTS, 0)
    assert viewers.mark(SEATS, HOSTS, 0) is mark
    for seats, hosts, renewals in ((SEATS[:2], HOSTS, 0), (SEATS, HOSTS[1:], 0), (SEATS, HOSTS, 1)):
        other = viewers.mark(seats, hosts, renewals)
        assert other is not mark
        assert viewers.mark(SEATS, HOSTS, 0) is not mark
