"""``raja room``: serve Banbury Merton Street for a whole hall. The table's host page starts it, too."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import replace

import click

from companion.cli.default_paths import own_database, refuse_taken_port
from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.clocks import Clocks
from companion.lobby.session_tokens import Session, Tokens
from companion.lobby.store import LobbyStore
from companion.open_room.log_repair import mended
from companion.open_room.process import room_database
from companion.open_room.room_writer import Hall
from companion.open_room.store import RoomStore
from companion.settings.loading import Settings
from companion.supervised_process import wait_until_left
from companion.table.database import Database, file_of
from companion.table.lock import used_alone
from companion.web.connections.serving import CompanionServer, within_files
from companion.web.network.addresses import own_local_name, own_names, table_addresses
from companion.web.open_room_app import RoomAddresses, create_room_app
from companion.web.routes.open_room import doorkeeper
from companion.web.settings import ConnectionSettings


@click.command()
@click.option("--port", default=None, type=click.IntRange(1, 65535), help="TCP port.  [default: from the settings]")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--address", default=None, help="Address or name to show to phones, if the detected one is wrong.")
@click.option("--database", default=None, help="SQLAlchemy URL of the room's log.  [default: your own log]")
@click.option("--table", default=None, help="SQLAlchemy URL of a table's log; its hosts are hosts here too.")
@click.option("--table-port", default=None, type=click.IntRange(1, 65535), help="The port of that table.")
@click.option(
    "--while-asked", is_flag=True, help="End when standard input is closed (used by the program that starts this one)."
)
@click.pass_context
def room(
    ctx: click.Context,
    port: int | None,
    host: str,
    address: str | None,
    database: str | None,
    table: str | None,
    table_port: int | None,
    while_asked: bool,
) -> None:
    """Host a game for a whole hall: the lowest number that nobody else sealed wins the round."""
    settings = settings_of(ctx)
    here = port or settings.open_room.port
    refuse_taken_port(host, here)
    own = own_names([f"{settings.reaching.name}.local", *([address] if address else [])])
    with contextlib.ExitStack() as stack:
        log = database or room_database(own_database())
        stack.enter_context(used_alone(log, f"raja room --port {here}"))
        _mend(log)
        kept = Database(log)
        stack.callback(kept.close)
        hall = Hall(RoomStore(kept), Clocks(time.time_ns, time.monotonic, secrets.SystemRandom()), settings.open_room)
        stack.callback(hall.close)
        if hall.damage is not None:
            click.echo(words_here().say(hall.damage.message), err=True)
        people = LobbyStore(kept if table is None else Database(table))
        door = doorkeeper(settings.open_room, _hosts_of(people) if table is not None else lambda session: False)
        found = table_addresses(here, address, host, own_local_name()).by_number
        app = create_room_app(hall, door, own, RoomAddresses(found, table_port), Tokens(people.token_key()))
        crowd = within_files(_crowd(settings), settings.open_room.most_streams)
        server = CompanionServer(app, host, here, [hall.telling.phones, hall.telling.screens], crowd)
        if while_asked:
            threading.Thread(target=_end_with_input, args=(server,), daemon=True).start()
        click.echo(words_here()("room.open_at", address=f"{found}/room", here=f"http://127.0.0.1:{here}/room/host"))
        server.run()


def _mend(database: str) -> None:
    """Take over what can be read of a log whose file is damaged, and say so."""
    log = file_of(database)
    said = None if log is None else mended(log, f"{time.time():.0f}")
    if said is not None:
        click.echo(words_here().say(said), err=True)


def _crowd(settings: Settings) -> ConnectionSettings:
    """A hall's connections: as a table's, but many more, and all of them may be of one address."""
    of = settings.open_room
    return replace(
        settings.connections,
        threads=of.threads,
        waiting=of.waiting,
        most=of.connections,
        of_an_address=of.connections,
    )


def _hosts_of(store: LobbyStore) -> Callable[[Session], bool]:
    """Who is host at the table; read anew each time, for the PIN may have been given just now."""

    def is_host(session: Session) -> bool:
        house = store.house()
        known = house is not None and any(host.digest == session.digest for host in house.hosts)
        return known and store.generation_of(session.digest) == session.generation

    return is_host


def _end_with_input(server: CompanionServer) -> None:
    """The table's process has ended, however that was."""
    wait_until_left()
    server.stop()
