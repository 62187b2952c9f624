"""What the table stands on: the process is killed, started twice, its disk is full, its clock is put back."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bench.free_port import free_port
from companion.games.codec import command_to_json
from companion.games.raja.commands import LayLands
from companion.games.raja.sampling import random_lands
from companion.table.log import EventLog
from tests.companion.live import test_live
from tests.companion.live_rig import Rig
from tests.companion.small_games import test_timekeeper
from tests.soak import killed_room, killed_server
from tests.soak.attacks.outcome import Attempt, Effort, Outcome, asserted
from tests.soak.killed_server import HOST, ROOT, Server, ask

LONGEST_RESTART_S: Final = 3.0
DISK_MB: Final = 8
LEFT_KB: Final = 600
MOST_LANDS: Final = 4000
KILLS_OF_AN_EVENING: Final = 50


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt at what it stands on."""
    nothing_lost = "0 acknowledged lost or done twice"
    yield Attempt(
        f"{effort.kills} kills under load, {effort.commands} commands in the log before",
        f"{nothing_lost}, each restart ≤ {LONGEST_RESTART_S:.0f} s",
        lambda: _killed(_made(folder / "kills"), effort),
    )
    yield Attempt("10 kills of a full open room", nothing_lost, lambda: _killed_room(_made(folder / "room")))
    yield Attempt(
        "two servers on one log", "the second is refused in a sentence", lambda: _twice(_made(folder / "two"))
    )
    disk = f"a disk of {DISK_MB} MB that fills while Lands are laid"
    yield Attempt(disk, f"refused in a sentence, {nothing_lost}, goes on", lambda: _full_disk(_made(folder / "disk")))
    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("in a call", lambda: test_live.test_a_call_and_the_games_time_go_on_when_the_wall_clock_is_put_back(Rig())),
        (
            "in a small game's talk",
            test_timekeeper.test_a_talk_lasts_as_long_as_agreed_when_the_wall_clock_is_put_back_and_the_log_goes_on,
        ),
        (
            "over a restart",
            lambda: test_live.test_after_a_restart_with_the_clock_put_back_states_and_log_go_on_rising(
                _made(folder / "clock")
            ),
        ),
    )
    for when, check in steps:
        run = partial(asserted, check, "5 s stay 5 s, numbers and times rise")
        yield Attempt(f"the clock is put back two hours {when}", "durations and sequence go on", run)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _killed(folder: Path, effort: Effort) -> Outcome:
    server = Server(folder / "empty.sqlite")
    empty_s = server.start().on_calm_cores_s
    server.kill()
    found = killed_server.Found()
    # Each kill's survivors lay Lands, too: after so many the log is as long as it is said to be once more.
    while found.kills < effort.kills:
        evening = _made(folder / f"after-{found.kills}")
        kills = min(KILLS_OF_AN_EVENING, effort.kills - found.kills)
        found = found.with_those_of(killed_server.run(kills, 1 + found.kills, evening, commands=effort.commands))
    opening = f"over an empty log {empty_s:.2f} s; opening the log itself: {_opening_s(evening):.2f} s of processor"
    held = not found.breaches and max(restart.on_calm_cores_s for restart in found.restarts) <= LONGEST_RESTART_S
    return Outcome(held, "; ".join([found.report(), opening, *found.breaches[:3]]))


def _opening_s(folder: Path) -> float:
    began = time.process_time()
    rig = Rig(f"sqlite:///{folder / 'log.sqlite'}")
    took_s = time.process_time() - began
    assert rig.live.playing().table.version > 0
    rig.database.close()
    return took_s


def _killed_room(folder: Path) -> Outcome:
    room = killed_room.soaked(folder, 10, phones=100)
    counts = f"{len(room.measured.sealed)} seals acknowledged, {room.again} sent again"
    return Outcome(not room.measured.faults, f"{counts}, {len(room.measured.faults)} lost or doubled")


def _twice(folder: Path) -> Outcome:
    database = folder / "log.sqlite"
    server = Server(database)
    server.start()
    try:
        command = [sys.executable, "-m", "companion.cli.main", "play", "--host", HOST, "--port", str(free_port())]
        second = subprocess.run(
            [*command, "--database", f"sqlite:///{database}"], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
        status, answer, _ = ask(server.port, "POST", "/api/seats/0/claim", {"name": "Asha"}, "")
    finally:
        server.kill()
    said = second.stderr.strip()
    refused = second.returncode == 2 and said.count("\n") == 0 and f"port {server.port}" in said
    again = Server(database)
    after_s = again.start().on_calm_cores_s
    again.kill()
    goes_on = f"the first goes on ({status}), after its kill another starts ({after_s:.1f} s)"
    return Outcome(refused and status == 200 and bool(answer), f"exit status {second.returncode}; {goes_on}")


@contextlib.contextmanager
def _small_disk(folder: Path) -> Iterator[str]:
    """The folder as a disk of its own; without root, files alone are bounded, which is told."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(folder)], check=False)
    try:
        yield "a tmpfs" if mounted.returncode == 0 else "no root: a bound on each file stands in for the disk"
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def _full_disk(folder: Path) -> Outcome:
    with _small_disk(folder) as kind:
        real = kind == "a tmpfs"
        bound = resource.getrlimit(resource.RLIMIT_FSIZE)
        if not real:  # children inherit it; it is taken back below
            resource.setrlimit(resource.RLIMIT_FSIZE, (DISK_MB * 100_000, bound[1]))
        server = Server(folder / "log.sqlite")
        try:
            server.start()
            return _filled(server, folder, kind, real)
        finally:
            with contextlib.suppress(ProcessLookupError):  # it was killed to look at its log
                server.kill()
            resource.setrlimit(resource.RLIMIT_FSIZE, bound)


def _filled(server: Server, folder: Path, kind: str, real: bool) -> Outcome:
    cookies = [ask(server.port, "POST", f"/api/seats/{n}/claim", {"name": f"P{n}"}, "")[2] for n in range(2)]
    ask(server.port, "POST", "/api/game/start", {}, "")
    table = str(ask(server.port, "GET", "/api/state", None, "")[1]["lobby"]["table"])
    if real:
        free = os.statvfs(folder)
        (folder / "filler").write_bytes(bytes(free.f_bavail * free.f_frsize - LEFT_KB * 1024))
    random, acknowledged = Random(1), dict[str, object]()
    answer: dict[str, object] = {}
    status = 200
    while status == 200 and len(acknowledged) < MOST_LANDS:
        name = f"lay {len(acknowledged)}"
        status, answer = _lay(server.port, cookies[0], name, random)
        if status == 200:
            acknowledged[name] = answer["version"]
    looked = ask(server.port, "GET", "/api/state", None, "")[0]
    code = str(answer.get("code"))
    again = status
    if real:
        (folder / "filler").unlink()
        again, _ = _lay(server.port, cookies[0], "after it", random)
        acknowledged["after it"] = 0
    server.kill()
    log = EventLog(f"sqlite:///{folder / 'log.sqlite'}")
    kept = {command.command_id for command in log.commands(table)}
    log.close()
    lost = acknowledged.keys() - kept
    told = f"{kind}: {len(acknowledged)} acknowledged, then {status} {code}; looking: {looked}; "
    told += f"with room again: {again}; {len(lost)} lost"
    held = (status, code, looked) == (503, "log.cannot_write", 200) and not lost and (again == 200 or not real)
    return Outcome(held, told)


def _lay(port: int, cookie: str, name: str, random: Random) -> tuple[int, dict[str, object]]:
    command = command_to_json(LayLands(0, random_lands(random.randrange)))
    status, answer, _ = ask(port, "POST", "/api/commands", {"command": command, "id": name}, cookie)
    return status, answer
