"""Thousands of pages are told in turns, so that a gate answers meanwhile; what is urgent waits for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from companion.hub.hall.gate_broadcast import Audience, Telling
from companion.hub.hall.hall_polling import HallNow, Looking
from companion.open_room.options import Options
from tests.companion.hub.hall.hall_rig import HALL_SETTINGS, HallRig
from tests.own_thread import in_own_thread

PAGES = 500


def test_counts_are_told_a_few_at_a_time_and_a_reveal_overtakes_them() -> None:
    async def told() -> None:
        audience = Audience(5.0)
        heard: list[int] = []

        async def page() -> None:
            seen = 0
            while seen < 2:
                if await audience.newer(seen, 60.0):
                    seen = audience.sequence
                    heard.append(seen)

        pages = [asyncio.ensure_future(page()) for _ in range(PAGES)]
        await asyncio.sleep(0)
        audience.publish(b"counts", 1, within_s=3600.0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert 0 < len(heard) < PAGES
        audience.publish(b"reveal", 2, within_s=0.0)
        await asyncio.gather(*pages)
        assert heard.count(2) == PAGES

    in_own_thread(lambda: asyncio.run(told()))


def test_only_counts_wait_for_their_time() -> None:
    async def told() -> None:
        rig = HallRig(Options())
        telling = Telling(rig.clocks, HALL_SETTINGS, 0)

        def events() -> int:
            telling.tell(rig.looking.look())
            (hall,) = rig.told
            return telling.told(hall).phones.sequence

        first = events()
        rig.enter("Asha")
        assert events() == first
        rig.time.now_ns += 1_000_000_000
        counted = events()
        assert counted > first
        rig.halls.begin(rig.hall)
        assert events() > counted

    in_own_thread(lambda: asyncio.run(told()))


def test_a_fault_while_looking_ends_no_looking() -> None:
    rig = HallRig(Options())
    told: list[list[HallNow]] = []

    def tell(halls: list[HallNow]) -> Any:
        told.append(halls)
        if len(told) == 1:
            raise OSError(24, "Too many open files")

    with Looking(rig.database, rig.halls, rig.news, HALL_SETTINGS, tell):
        while len(told) < 3:
            rig.news.changed(rig.hall)
    assert told[2][0].id == rig.hall
