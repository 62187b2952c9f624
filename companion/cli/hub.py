"""``raja hub``: a club of tables. Without a command of its own it serves the hub; a table joins one, leaves it, sends to it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import click

from companion.cli.default_paths import own_database, refuse_taken_port
from companion.cli.language import words_here
from companion.cli.main import settings_of
from companion.errors import CompanionError
from companion.outbox.files import cursor_file, membership_file, sent_recordings_file
from companion.outbox.hub_connection import joined
from companion.outbox.membership import keep_membership
from companion.outbox.process import log_of_table, membership_of, serve_outbox
from companion.recording.recordings_folder import recordings_folder
from companion.settings.loading import Settings
from companion.table.database import file_of
from companion.texts.message import Message
from companion.web.network.reverse_proxy import Proxies


def _proxies_at(_ctx: click.Context, _param: click.Parameter, given: tuple[str, ...]) -> Proxies:
    try:
        return Proxies.of(given)
    except ValueError as error:
        raise CompanionError(
            "hub.proxy_address",
            f"--proxy takes IP addresses and networks, such as 127.0.0.1 or 172.18.0.0/16, but not {', '.join(given)}.",
            given=", ".join(given),
        ) from error


_TABLE = click.option("--database", default=None, help="SQLAlchemy URL of the table's log.  [default: your own log]")
_VALKEY = click.option(
    "--valkey", default=None, help="Address of Valkey or Redis, which notifies the gates: redis://localhost:6379."
)
_WHILE_ASKED = click.option(
    "--while-asked", is_flag=True, help="End when standard input is closed (used by the program that starts this one)."
)
_PROXY = click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=_proxies_at,
    help="IP address or network of a reverse proxy whose X-Forwarded headers are believed; may be repeated.",
)
_NEEDED = (
    "a2wsgi",
    "alembic",
    "argon2",
    "httptools",
    "openskill",
    "prometheus_client",
    "psycopg",
    "pydantic",
    "redis",
    "uvicorn",
    "zxcvbn",
)


@click.group(invoke_without_command=True)
@click.option("--port", default=None, type=click.IntRange(1, 65535), help="TCP port.  [default: from the settings]")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--address", default=None, help="Address, name or URL to show to tables and guests.")
@click.option(
    "--database", default=None, help="SQLAlchemy URL, postgresql+psycopg://…  [default: your own SQLite file]"
)
@click.option(
    "--archive",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for recordings and their facts.  [default: beside the SQLite file; with another database none]",
)
@_VALKEY
@_PROXY
@click.pass_context
def hub(
    ctx: click.Context,
    port: int | None,
    host: str,
    address: str | None,
    database: str | None,
    archive: Path | None,
    valkey: str | None,
    proxies: Proxies,
) -> None:
    """Serve a club's hub: all tables on one page, with standings, ratings and records."""
    if ctx.invoked_subcommand is not None:
        return
    _check_installed()
    from companion.hub.processes.endpoint import Endpoint  # noqa: PLC0415 as above
    from companion.hub.processes.serving import serve_hub  # noqa: PLC0415 its libraries are an extra

    settings = settings_of(ctx)
    here = port or settings.hub.port
    refuse_taken_port(host, here)
    endpoint, url = Endpoint(host, here, address, valkey, proxies), database or _own_hub_database()
    serve_hub(settings, endpoint, url, archive or _own_archive(url), _say)


@hub.command()
@click.option("--port", required=True, type=click.IntRange(1, 65535), help="TCP port.")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--address", default=None, help="Address, name or URL to show to guests.")
@click.option("--database", default=None, help="SQLAlchemy URL of the hub's database.  [default: your own SQLite file]")
@_VALKEY
@_PROXY
@_WHILE_ASKED
@click.pass_context
def gate(
    ctx: click.Context,
    port: int,
    host: str,
    address: str | None,
    database: str | None,
    valkey: str | None,
    proxies: Proxies,
    while_asked: bool,
) -> None:
    """Serve spectators of a hub from a separate process; run as many gates as you need."""
    _check_installed()
    from companion.hub.processes.endpoint import Endpoint  # noqa: PLC0415 as above
    from companion.hub.processes.serving import serve_gate  # noqa: PLC0415 its libraries are an extra

    refuse_taken_port(host, port)
    endpoint = Endpoint(host, port, address, valkey, proxies)
    serve_gate(settings_of(ctx), endpoint, database or _own_hub_database(), _say, while_asked=while_asked)


@hub.command(name="seal-gate")
@click.option("--port", default=None, type=click.IntRange(1, 65535), help="TCP port.  [default: from the settings]")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--address", default=None, help="Address, name or URL to show to phones, if the detected one is wrong.")
@click.option("--database", default=None, help="SQLAlchemy URL of the hub's database.  [default: your own SQLite file]")
@_VALKEY
@_PROXY
@_WHILE_ASKED
@click.pass_context
def seal_gate(
    ctx: click.Context,
    port: int | None,
    host: str,
    address: str | None,
    database: str | None,
    valkey: str | None,
    proxies: Proxies,
    while_asked: bool,
) -> None:
    """Collect the sealed numbers of a hall playing Almost; several seal gates can share a port on one machine."""
    _check_installed()
    from companion.hub.hall.serving import serve_seal_gate  # noqa: PLC0415 its libraries are an extra
    from companion.hub.processes.endpoint import Endpoint  # noqa: PLC0415 as above
    from companion.hub.processes.serving import club_clocks  # noqa: PLC0415 as above

    settings = settings_of(ctx)
    endpoint = Endpoint(host, port or settings.hall.port, address, valkey, proxies)
    url = database or _own_hub_database()
    serve_seal_gate(settings, endpoint, url, club_clocks(), _say, while_asked=while_asked)


@hub.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--gates",
    default=2,
    show_default=True,
    type=click.IntRange(0, 20),
    help="Number of gates, on the ports after the hub's.",
)
@click.option(
    "--seal-gates",
    default=0,
    show_default=True,
    type=click.IntRange(0, 20),
    help="Number of seal gates, all on the next port.",
)
@click.option("--port", default=None, type=click.IntRange(1, 65514), help="TCP port.  [default: from the settings]")
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--address", default=None, help="Address or name to show to tables and guests.")
@_PROXY
@click.pass_context
def here(
    ctx: click.Context,
    folder: Path,
    gates: int,
    seal_gates: int,
    port: int | None,
    host: str,
    address: str | None,
    proxies: Proxies,
) -> None:
    """Run PostgreSQL, Valkey, gates and the hub on this machine, with all data in FOLDER."""
    _check_installed()
    from companion.hub.processes.endpoint import Endpoint  # noqa: PLC0415 as above
    from companion.hub.processes.here import House, serve_here  # noqa: PLC0415 its libraries are an extra

    if address is not None and "://" in address:
        raise CompanionError(
            "hub.here_address",
            f"All on one machine, hub and gates share one name: give that alone as --address, not {address}.",
            address=address,
        )
    settings, file = settings_of(ctx), ctx.find_root().obj
    given = ("--settings", str(file)) if file else ()
    first = port or settings.hub.port
    for taken in range(first, first + gates + 1 + bool(seal_gates)):
        refuse_taken_port(host, taken)
    serve_here(settings, Endpoint(host, first, address, None, proxies), House(folder, gates, seal_gates, given), _say)


@hub.command()
@click.argument("url")
@click.argument("code")
@click.option("--name", default="Table", show_default=True, help="The club's name for this table.")
@click.option(
    "--certificate", type=click.Path(exists=True, path_type=Path), help="The hub's own certificate file, to trust it."
)
@_TABLE
@click.pass_context
def join(ctx: click.Context, url: str, code: str, name: str, certificate: Path | None, database: str | None) -> None:
    """Join the hub at URL with the CODE shown on its page."""
    log = _log_url(database)
    file = membership_file(log_of_table(log))
    if membership_of(log) is not None:
        raise CompanionError(
            "outbox.joined_already", "This table is in a club already: leave that with `raja hub leave`."
        )
    pinned = None if certificate is None else str(certificate.resolve())
    keep_membership(file, joined(url.rstrip("/"), code, name, _settings(ctx).outbox.timeout_s, pinned))
    click.echo(words_here()("hub.joined"))


@hub.command()
@_TABLE
def leave(database: str | None) -> None:
    """Leave the hub; it keeps what it has received."""
    log = log_of_table(_log_url(database))
    for file in (membership_file(log), cursor_file(log), sent_recordings_file(log)):
        file.unlink(missing_ok=True)
    click.echo(words_here()("hub.left"))


@hub.command()
@_WHILE_ASKED
@_TABLE
@click.pass_context
def send(ctx: click.Context, while_asked: bool, database: str | None) -> None:
    """Send this table's games to the hub; `raja play` starts this by itself once the table has joined one."""
    url, settings = _log_url(database), _settings(ctx)
    folder = recordings_folder(settings.recording.folder, log_of_table(url).parent)
    serve_outbox(url, settings.outbox, settings.recordings_sent, folder, while_asked=while_asked)


def _settings(ctx: click.Context) -> Settings:
    return settings_of(ctx)


def _log_url(database: str | None) -> str:
    return database or own_database()


def _own_hub_database() -> str:
    return own_database().replace("evenings.sqlite", "hub.sqlite")


def _own_archive(hub: str) -> Path | None:
    """Beside the hub's own file; with a database that is none, recordings are kept only where a folder is named."""
    file = file_of(hub)
    return None if file is None else file.with_name("archive")


def _check_installed() -> None:
    """Raises ``CompanionError`` where the extra is missing."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise CompanionError(
            "hub.not_installed",
            f"The hub needs {', '.join(missing)}: install it with pip install 'raja-table[hub]'.",
            missing=", ".join(missing),
        )


def _say(message: Message) -> None:
    click.echo(words_here().say(message))
