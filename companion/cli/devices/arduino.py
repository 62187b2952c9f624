"""``raja arduino``: the dice wells and the tilt sensor live, calibration, and upload of the firmware."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import click

from companion.cli.devices.arduino_screen import happening_line, screen, status_json
from companion.cli.language import language_of
from companion.cli.main import settings_of
from companion.cli.terminal import Terminal
from companion.texts.catalogue import Texts, texts_in
from companion.texts.message import Message
from hardware.dice.calibration import Calibration, calibrate_well, learn_level
from hardware.dice.flashing import own_firmware, upload
from hardware.dice.happenings import Happening, TableTilted
from hardware.dice.link import Link
from hardware.dice.ports import WatchedUsbPorts, named_port, usb_ports
from hardware.dice.settings import LinkSettings
from hardware.errors import HardwareError
from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.pty_port import VirtualPort

REFRESH_S = 0.2
NEWEST = 10
CLEAR = "\x1b[H\x1b[J"


_port = click.option("--port", default=None, help="The serial port.  [default: try every USB port]")
_virtual = click.option("--virtual", is_flag=True, help="Use a simulated board instead of a real one.")


@dataclass(frozen=True, slots=True)
class _Choice:
    """Which board is meant."""

    settings: LinkSettings
    port: str | None
    virtual: bool


@click.group(invoke_without_command=True)
@_port
@_virtual
@click.option("--json", "as_json", is_flag=True, help="Print the status once, as JSON.")
@click.pass_context
def arduino(ctx: click.Context, port: str | None, virtual: bool, as_json: bool) -> None:
    """Show what the dice board reads: wells, margins, tilt, counters."""
    choice = _Choice(settings_of(ctx).link, port, virtual)
    ctx.obj = choice
    if ctx.invoked_subcommand is not None:
        return
    if as_json:
        _print_status(choice)
    else:
        _watch(choice)


@arduino.command()
@click.option("--well", type=click.IntRange(1, 2), default=None, help="Only this well.")
@_port
@_virtual
@click.pass_context
def calibrate(ctx: click.Context, well: int | None, port: str | None, virtual: bool) -> None:
    """Calibrate the wells for black and white, and the tilt sensor for level. You need a white card."""
    choice = _choice_of(ctx, port, virtual)
    _check_port(choice)
    with _linked(choice, lambda _: None) as (link, hands):
        _await_board(link, choice.settings)
        text = _texts()
        for number in [well - 1] if well is not None else [0, 1]:
            done = calibrate_well(link, number, _ask, hands)
            click.echo(text.say(_calibrated(number, done)))
        _ask(Message("board.leave_level"))
        click.echo(text.say(learn_level(link)))


@arduino.command()
@click.option(
    "--hex",
    "hex_file",
    type=click.Path(path_type=Path),
    default=None,
    help="The firmware file.  [default: the one built by `make firmware`, else the one that comes with Raja]",
)
@_port
@click.pass_context
def flash(ctx: click.Context, hex_file: Path | None, port: str | None) -> None:
    """Upload the firmware to the Arduino with avrdude."""
    choice = _choice_of(ctx, port, False)
    _check_port(choice)
    if choice.virtual:
        raise HardwareError("flash.virtual")
    ports = named_port(choice.port) if choice.port else usb_ports()
    if not ports:
        raise HardwareError("link.no_board")
    firmware = hex_file if hex_file is not None else own_firmware()
    text = _texts()
    click.echo(text("board.uploading", file=firmware.name, device=ports[0].device))
    click.echo(text.say(upload(firmware, ports[0].device)))
    with _linked(_Choice(choice.settings, ports[0].device, False), lambda _: None) as (link, _):
        _await_board(link, choice.settings)
        click.echo(text.say(link.status.message))


def _choice_of(ctx: click.Context, port: str | None, virtual: bool) -> _Choice:
    """The board that is meant, named before the subcommand or after it."""
    choice = ctx.obj
    assert isinstance(choice, _Choice)
    return replace(choice, port=port if port is not None else choice.port, virtual=virtual or choice.virtual)


def _check_port(choice: _Choice) -> None:
    """Refuse a port that a person named and that is not there.

    Raises:
        HardwareError: ``link.no_port``.
    """
    if choice.port is not None and not choice.virtual and os.name == "posix" and not Path(choice.port).exists():
        raise HardwareError("link.no_port", port=choice.port)


@contextmanager
def _linked(
    choice: _Choice, listener: Callable[[Happening], None]
) -> Iterator[tuple[Link, Callable[[int, bool], None]]]:
    """A running link, and what lays a white card on a virtual well (a person does it with a real one)."""
    if not choice.virtual:
        device = choice.port
        ports = WatchedUsbPorts() if device is None else lambda: named_port(device)
        link = Link(choice.settings, ports, listener)
        link.start()
        try:
            yield link, lambda well, on: None
        finally:
            link.close()
        return

    virtual = VirtualPort(VirtualBoard(time.time_ns()))
    link = Link(choice.settings, lambda: named_port(virtual.path), listener)
    link.start()
    try:
        yield link, lambda well, on: virtual.act(lambda board: board.card(well, on))
    finally:
        link.close()
        virtual.close()


def _await_board(link: Link, settings: LinkSettings) -> None:
    """Wait until a board answers.

    Raises:
        HardwareError: the link's own sentence, if none does in time.
    """
    end = time.monotonic() + (settings.answer_ms + settings.silence_ms) / 1000
    while link.status.state != "talking":
        if time.monotonic() > end and link.status.state != "asking":
            raise HardwareError("link.not_connected", why=link.status.message)
        time.sleep(0.05)


def _print_status(choice: _Choice) -> None:
    """Wait for a board and all it says of itself, print that once; status 2 if no board answers."""
    with _linked(choice, lambda _: None) as (link, _):
        try:
            _await_board(link, choice.settings)
        except HardwareError:
            click.echo(json.dumps(status_json(link.status, _texts()), indent=1, ensure_ascii=False))
            sys.exit(2)
        end = time.monotonic() + choice.settings.silence_ms / 1000
        while time.monotonic() < end and (link.status.board.heartbeat is None or None in link.status.board.wells):
            time.sleep(0.05)
        click.echo(json.dumps(status_json(link.status, _texts()), indent=1, ensure_ascii=False))


def _watch(choice: _Choice) -> None:
    """Live in a terminal; where the output is none, one line for each thing that happens."""
    newest: deque[str] = deque(maxlen=NEWEST)
    text = _texts()
    live = sys.stdout.isatty()

    def listener(happening: Happening) -> None:
        if not live:
            click.echo(happening_line(happening, text))
        elif not isinstance(happening, TableTilted):
            newest.append(happening_line(happening, text))

    with _linked(choice, listener) as (link, _):
        message: Message | None = None
        try:
            while True:
                if live:
                    if isinstance(sys.stdout, Terminal):
                        sys.stdout.obeyed(CLEAR)
                    click.echo(screen(link.status, list(newest), text))
                elif link.status.message != message:
                    message = link.status.message
                    click.echo(text.say(message))
                time.sleep(REFRESH_S)
        except KeyboardInterrupt:
            return


def _texts() -> Texts:
    return texts_in(language_of(os.environ))


def _ask(message: Message) -> None:
    """Tell a person what to do, and wait until Enter is pressed."""
    click.prompt(_texts().say(message), "", show_default=False)


def _calibrated(well: int, done: Calibration) -> Message:
    black, white = f"{done.empty[0]}–{done.empty[1]}", f"{done.white[0]}–{done.white[1]}"
    return Message("board.calibrated", {"well": well + 1, "black": black, "white": white, "span": done.spans[0]})
