"""Runs Debian's PostgreSQL and Valkey in a folder, reachable only through sockets there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from companion.errors import CompanionError

FindProgram = Callable[[str], str | None]
_POSTGRES: Final = Path("/usr/lib/postgresql")
_ITS_USER: Final = "postgres"
"""The user that Debian's package creates, as PostgreSQL refuses to run as root."""
_LONGEST_SOCKET: Final = 100
"""The longest path of a socket in bytes (sockaddr_un takes 108)."""
_CLUB: Final = "raja"
_UNTIL_LEFT: Final = """exec 3<&0
"$@" </dev/null &
program=$!
{ cat <&3 >/dev/null; kill -s INT "$program"; } 2>/dev/null &
wait "$program"
status=$?
kill "$!" 2>/dev/null
exit "$status"
"""
"""Runs a program that ends when standard input does, so that it never outlives a killed parent."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A server whose data is in a folder.

    Args:
        program: the command that runs it until interrupted.
        url: the URL at which the hub and its gates reach it.
    """

    name: str
    program: tuple[str, ...]
    url: str


def postgres_in(folder: Path, postgres: Path = _POSTGRES) -> Engine:
    """Return PostgreSQL with its data in that folder, created if needed.

    Args:
        postgres: the folder of the package's versions.

    Raises:
        CompanionError: ``hub.engine_missing``, ``hub.engine_version``, ``hub.engine_failed``, ``hub.folder_too_deep``.
    """
    data, sockets = folder / "postgres", folder / "sockets"
    _check_short(sockets / ".s.PGSQL.5432")
    programs = _programs(postgres, data)
    for made in (folder, data, sockets):
        made.mkdir(parents=True, exist_ok=True, mode=0o700)
    if _is_root():
        folder.chmod(0o711)  # PostgreSQL's user must reach its own folders
        for its in (data, sockets):
            shutil.chown(its, _ITS_USER, _ITS_USER)
    if not (data / "PG_VERSION").exists():
        making = ("--pgdata", str(data), "--username", _CLUB, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8")
        _run(_as_its_user([str(programs / "initdb"), "--data-checksums", "--no-instructions", *making]))
    # Only the socket folder's owner and root can connect, so no password is needed.
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(sockets),
        "unix_socket_permissions": "0700",
        "max_connections": "300",
    }
    given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    command = _as_its_user([str(programs / "postgres"), "-D", str(data), *given])
    return Engine("PostgreSQL", command, f"postgresql+psycopg://{_CLUB}@/postgres?host={quote(str(sockets))}")


def valkey_in(folder: Path, find: FindProgram = shutil.which) -> Engine:
    """Return Valkey or Redis in that folder, without persistence.

    Raises:
        CompanionError: ``hub.engine_missing``, ``hub.folder_too_deep``.
    """
    program = find("valkey-server") or find("redis-server")
    if program is None:
        raise CompanionError(
            "hub.engine_missing",
            "Neither Valkey nor Redis is here: install it with apt install valkey-server (or redis-server).",
            what="Valkey",
            package="valkey-server",
        )
    socket = folder / "valkey.sock"
    _check_short(socket)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    settings = (
        "--port",
        "0",
        "--unixsocket",
        str(socket),
        "--unixsocketperm",
        "700",
        "--save",
        "",
        "--appendonly",
        "no",
    )
    command = (program, *settings, "--dir", str(folder), "--daemonize", "no", "--logfile", "", "--loglevel", "warning")
    return Engine("Valkey", command, f"unix://{quote(str(socket))}")


def until_left(command: Sequence[str]) -> tuple[str, ...]:
    """Wrap the command in a shell that interrupts it when standard input ends.

    A shell makes its background programs ignore interrupts, so the program must handle them itself, as both servers do.
    """
    return ("/bin/sh", "-c", _UNTIL_LEFT, "sh", *command)


def _programs(postgres: Path, data: Path) -> Path:
    """Return the folder of the programs: of the version that made the data, else of the newest."""
    found = {folder.parent.parent.name: folder.parent for folder in postgres.glob("*/bin/initdb")}
    if not found:
        raise CompanionError(
            "hub.engine_missing",
            "PostgreSQL is not here: install it with apt install postgresql.",
            what="PostgreSQL",
            package="postgresql",
        )
    kept = data / "PG_VERSION"
    version = kept.read_text().strip() if kept.exists() else max(found, key=int)
    if version not in found:
        raise CompanionError(
            "hub.engine_version",
            f"The data in {data} were made by PostgreSQL {version}, which is not here: install postgresql-{version}.",
            folder=str(data),
            version=str(version),
        )
    return found[version]


def _as_its_user(command: Sequence[str]) -> tuple[str, ...]:
    if not _is_root():
        return tuple(command)
    return ("setpriv", f"--reuid={_ITS_USER}", f"--regid={_ITS_USER}", "--init-groups", *command)


def _is_root() -> bool:
    return os.geteuid() == 0


def _check_short(socket: Path) -> None:
    if len(os.fsencode(socket)) > _LONGEST_SOCKET:
        raise CompanionError(
            "hub.folder_too_deep",
            f"{socket} is too long for a socket: choose a folder with a shorter name.",
            socket=str(socket),
        )


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise CompanionError(
            "hub.engine_failed",
            f"PostgreSQL's data could not be made ({said[-1] if said else done.returncode}).",
            reason=str(said[-1] if said else done.returncode),
        )
