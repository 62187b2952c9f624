"""Runs a whole club on one machine until Ctrl-C: PostgreSQL, Valkey, gates and the hub, in one folder."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from companion.errors import CompanionError
from companion.hub.processes.endpoint import Endpoint
from companion.hub.processes.engines import Engine, postgres_in, until_left, valkey_in
from companion.hub.processes.serving import serve_hub
from companion.hub.storage.database import HubDatabase
from companion.settings.loading import Settings
from companion.supervised_process import SupervisedProcess
from companion.table.database import LogUnavailable
from vision.message import Message

_BEGINS_WITHIN_S: Final = 60.0
_LOOK_S: Final = 0.1


@dataclass(frozen=True, slots=True)
class House:
    """Which programs run, and at which addresses.

    Args:
        folder: the folder of the engines' data.
        gates: number of gates, at the ports after the hub's.
        seal_gates: number of seal gates, all at the port after those.
        options: options of ``raja`` itself, which gates are given too.
    """

    folder: Path
    gates: int
    seal_gates: int
    options: tuple[str, ...]


def serve_here(settings: Settings, endpoint: Endpoint, house: House, say: Callable[[Message], None]) -> None:
    """Serve until interrupted; programs that end are restarted.

    Raises:
        CompanionError: an engine is missing or does not start; see ``serve_hub``.
    """
    folder = house.folder.resolve()
    postgres, valkey = postgres_in(folder), valkey_in(folder)
    with contextlib.ExitStack() as stack:
        for engine in (postgres, valkey):
            stack.enter_context(_kept(until_left(engine.program), engine.name))
            say(Message("hub.engine_at", {"name": engine.name, "address": engine.url}))
        _begin(postgres, settings)
        engines = ("--database", postgres.url, "--valkey", valkey.url)
        for number in range(1, house.gates + 1):
            command = _gate_command(house, endpoint, "gate", endpoint.port + number, engines)
            stack.enter_context(_kept(command, f"gate {number}"))
            say(Message("hub.gate", {"number": number, "address": f"http://127.0.0.1:{endpoint.port + number}"}))
        seal_port = endpoint.port + house.gates + 1
        for number in range(1, house.seal_gates + 1):
            command = _gate_command(house, endpoint, "seal-gate", seal_port, engines)
            stack.enter_context(_kept(command, f"seal gate {number}"))
            say(Message("hub.gate", {"number": house.gates + number, "address": f"http://127.0.0.1:{seal_port}"}))
        serve_hub(settings, replace(endpoint, valkey=valkey.url), postgres.url, folder / "archive", say)


def _gate_command(house: House, endpoint: Endpoint, kind: str, port: int, engines: Sequence[str]) -> tuple[str, ...]:
    program = (sys.executable, "-m", "companion.cli.main", *house.options, "hub", kind, "--while-asked")
    told = ("--address", endpoint.address) if endpoint.address else ()
    proxies = [word for network in endpoint.proxies.networks for word in ("--proxy", str(network))]
    return (*program, "--port", str(port), "--host", endpoint.listening, *engines, *told, *proxies)


@contextlib.contextmanager
def _kept(command: Sequence[str], name: str) -> Iterator[None]:
    process = SupervisedProcess(command, name)
    process.go_on()
    try:
        yield
    finally:
        process.close()


def _begin(postgres: Engine, settings: Settings) -> None:
    """Wait until the database answers, and upgrade its schema before any gate starts."""
    deadline_s = time.monotonic() + _BEGINS_WITHIN_S
    with contextlib.closing(HubDatabase(postgres.url, settings.hub.pool)) as database:
        while True:
            try:
                database.upgrade()
            except LogUnavailable as error:
                if time.monotonic() > deadline_s:
                    raise CompanionError(
                        "hub.engine_failed",
                        f"PostgreSQL does not start ({error.message}): its own lines above say why.",
                        reason=str(error.message),
                    ) from error
                time.sleep(_LOOK_S)
            else:
                return
