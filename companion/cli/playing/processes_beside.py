"""Programs that run beside a table: its open room, and the outbox that sends its games to a club's hub."""

from __future__ import annotations

import contextlib
import sys

import click

from companion.cli.playing.table_address import TableAddress
from companion.open_room.process import RoomProcess, game_goes_on, room_database
from companion.open_room.settings import OpenRoomSettings
from companion.outbox.files import membership_file
from companion.supervised_process import SupervisedProcess
from companion.table.database import file_of


def outbox_beside(database: str, stack: contextlib.ExitStack) -> None:
    """If the table is in a club, send its games to the hub from a separate process until the stack is left."""
    log = file_of(database)
    if log is None or not membership_file(log).exists():
        return
    command = [*_raja("hub"), "send", "--while-asked", "--database", database]
    outbox = SupervisedProcess(command, "outbox")
    stack.callback(outbox.close)
    outbox.go_on()


def open_room_beside(
    reached: TableAddress, database: str, settings: OpenRoomSettings, stack: contextlib.ExitStack
) -> RoomProcess:
    """Return the program that serves an open room with this table's settings, people and addresses.

    It starts when somebody opens the room, or now if a game goes on there, and ends when the stack is left.
    """
    log = room_database(database)
    command = [*_raja("room"), "--host", reached.listening, "--table-port", str(reached.port), "--database", log]
    command += ["--table", database] if database != "sqlite://" else []
    command += ["--address", reached.address] if reached.address else []
    room = RoomProcess([*command, "--while-asked"], settings.port)
    stack.callback(room.close)
    if game_goes_on(log):
        room.go_on()
    return room


def _raja(subcommand: str) -> list[str]:
    """Return the beginning of a command line that uses the settings file of this one."""
    given = click.get_current_context().find_root().obj
    return [sys.executable, "-m", "companion.cli.main", *(["--settings", str(given)] if given else []), subcommand]
