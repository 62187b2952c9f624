"""Soak: the open room's server is killed (``kill -9``) while hundreds of phones seal; nothing acknowledged may be lost.

``python -m tests.soak.killed_room --kills 20``. Each phone sends its number again until it is answered, as a page does.
After each round all openings are compared with what was acknowledged: none lost, doubled, changed or from nowhere.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.companion import GUEST
from bench.free_port import free_port
from bench.room import Room, served

PHONES = 200
SPREAD_S = 2.0
KILL_AFTER_S = (0.3, 1.6)
TRIES_EVERY_S = 0.1


class KilledRoom(Room):
    """A room whose server is killed in the middle of each round."""

    def __init__(self, folder: Path, phones: int) -> None:
        super().__init__(free_port(), phones, keeps_heard=False)
        self.folder = folder
        self.again = 0
        self.server: subprocess.Popen[bytes] = served(folder, self.port)

    async def ask(self, method: str, host: str, path: str, cookie: str, body: str) -> tuple[str, str]:
        """Until it is answered."""
        while True:
            try:
                return await super().ask(method, host, path, cookie, body)
            except OSError:  # no server, or it was killed before it had answered
                self.again += 1
                await asyncio.sleep(TRIES_EVERY_S)

    async def rounds(self, kills: int) -> None:
        """A round for each kill."""
        await self.wait_until_open()
        opened = 0
        for number in range(kills):
            if number == opened:
                await self.open_another()
                opened += 29
            await self.killed_round(number % 29 + 1)

    async def open_another(self) -> None:
        """A fresh game with all phones in it."""
        if self.phones[0].cookie:
            await self.host("end")
        await self.host("open", rounds=30)
        for phone in self.phones:
            if not phone.cookie:
                _, phone.cookie = await self.ask("GET", GUEST, "/room", "", "")
            answer, _ = await self.post(phone, "enter", name=f"Phone {phone.number}")
            phone.seat = answer["you"]["seat"]

    async def killed_round(self, number: int) -> None:
        """All but one seal while the server dies and begins again."""
        await self.host("begin")
        for phone in self.phones:
            phone.sealed.clear()
        dying = asyncio.create_task(self.kill_and_begin())
        sealing = [self.seal(phone, number, self.random.uniform(0, SPREAD_S)) for phone in self.phones[:-1]]
        await asyncio.gather(dying, *sealing)
        await self.host("reveal")
        self.compare(number, await self.get(f"/api/room/rounds/{number}/openings"))

    async def kill_and_begin(self) -> None:
        """As a power cut would."""
        await asyncio.sleep(self.random.uniform(*KILL_AFTER_S))
        self.server.kill()
        self.server.wait()
        self.server = served(self.folder, self.port)


def soaked(folder: Path, kills: int, phones: int = PHONES) -> KilledRoom:
    """So many kills, each in the middle of a round."""
    room = KilledRoom(folder, phones)
    try:
        asyncio.run(room.rounds(kills))
    finally:
        room.server.kill()
        room.server.wait()
    return room


def main() -> int:
    """Kill, and say what was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.killed_room", description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    with tempfile.TemporaryDirectory() as folder:
        room = soaked(Path(folder), parser.parse_args().kills)
    print(
        f"{len(room.measured.sealed)} seals acknowledged, {room.again} sent again: {len(room.measured.faults)} lost or doubled"
    )
    print("\n".join(room.measured.faults[:10]))
    return 1 if room.measured.faults else 0


if __name__ == "__main__":
    sys.exit(main())
