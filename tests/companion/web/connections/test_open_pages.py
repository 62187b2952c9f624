"""A few pages of each person, and strangers never take the room of those who play."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from companion.errors import TooBusy
from companion.table.feed import Feed
from companion.web.app import Equipment, create_live_app
from companion.web.connections.open_pages import Follower, OpenPages
from companion.web.routes.history.playback import Show
from companion.web.settings import OpenPageSettings
from tests.companion.live_rig import NEWCOMER, Rig, refusal

FEW = OpenPageSettings(each=2, all=9, strangers=4, strangers_of_an_address=3, newcomer=NEWCOMER)


def refused(pages: OpenPages, who: Follower) -> str:
    """The code with which a page more is refused."""
    with pytest.raises(TooBusy) as caught:
        pages.arrive(who)
    assert caught.value.message.endswith(".")
    return caught.value.code


def test_a_person_has_a_few_pages_and_so_has_an_address_whose_persons_nobody_knows() -> None:
    pages = OpenPages(FEW)
    for who in (
        Follower("asha", "10.0.0.1", True),
        Follower(None, "127.0.0.1", False),
        Follower(None, "127.0.0.1", True),  # the table's own screen
    ):
        gone = [pages.arrive(who), pages.arrive(who)]
        assert refused(pages, who) == "pages.too_many_of_yours"
        gone[0]()
        pages.arrive(who)
    assert pages.open == 6


def test_strangers_are_bounded_by_address_and_in_all_and_those_who_belong_only_in_all() -> None:
    pages = OpenPages(FEW)
    gone = [pages.arrive(Follower(f"made up {n}", "10.0.0.1", False)) for n in range(3)]
    assert refused(pages, Follower("made up 3", "10.0.0.1", False)) == "pages.too_many"
    pages.arrive(Follower("guest", "10.0.0.2", False))
    assert refused(pages, Follower("another", "10.0.0.3", False)) == "pages.too_many"
    for name in ("asha", "bo", "screen", "host", "cy"):
        pages.arrive(Follower(name, "10.0.0.1", True))
    assert refused(pages, Follower("dev", "10.0.0.1", True)) == "pages.too_many"
    gone[0]()
    pages.arrive(Follower("dev", "10.0.0.1", True))


def test_seats_hosts_and_the_tables_own_screen_get_in_beside_a_crowd_of_strangers() -> None:
    rig = Rig(page_settings=FEW)
    asha = rig.seated("Asha")[0]
    strangers = [rig.phone(f"10.0.0.{n}").get("/api/events", buffered=False) for n in range(4)]
    assert refusal(rig.phone("10.0.0.9").get("/api/small/events")) == (503, "pages.too_many")
    paths = ("/api/events", "/api/small/events")
    own = [asha.get(path, buffered=False) for path in paths]
    own.append(rig.screen().get("/api/events", buffered=False))
    assert [page.status_code for page in own] == [200, 200, 200]
    assert refusal(asha.get("/api/events")) == (503, "pages.too_many_of_yours")
    strangers[0].close()
    own.append(rig.phone("10.0.0.9").get("/api/events", buffered=False))
    assert own[-1].status_code == 200
    for page in (*strangers, *own):
        page.close()
    assert rig.open_pages.open == 0


def test_a_recorded_evening_counts_its_pages_too() -> None:
    rig = Rig(page_settings=FEW)
    show = cast(Show, SimpleNamespace(feed=Feed()))
    rig.app = create_live_app(rig.live, lambda name: True, rig.open_pages, Equipment(show=show))
    phone = rig.phone()
    pages = [phone.get(path, buffered=False) for path in ("/recorded/api/events", "/api/events")]
    assert refusal(phone.get("/recorded/api/events")) == (503, "pages.too_many_of_yours")
    for page in pages:
        page.close()
    assert rig.open_pages.open == 0
