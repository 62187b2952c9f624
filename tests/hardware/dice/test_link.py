"""The link on real PTYs: finding, losing and finding again, and what it says when something is wrong."""

from __future__ import annotations

import errno
import os
import threading
import time
import tty
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import serial

from hardware.dice.happenings import BoardAppeared, BoardLost, Happening, RollSettled, TimedSentence
from hardware.dice.link import Link, open_link
from hardware.dice.ports import PortCandidate, SerialPort, named_port, opening_error, usb_ports
from hardware.dice.sentences import sentence_bytes
from hardware.dice.settings import LinkSettings
from hardware.errors import HardwareError
from hardware.virtual.dice.board import VirtualBoard
from hardware.virtual.dice.pty_port import VirtualPort
from tests.said import said

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0


def wait_for(condition: Callable[[], bool], what: str) -> None:
    """Wait until it is so; fails when patience ends."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)


class Bystander:
    """A PTY whose other end answers what it hears by a function; it is no board of ours."""

    def __init__(self, answer: Callable[[bytes], bytes], greeting: bytes = b"") -> None:
        self.heard = b""
        self._answer = answer
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)
        self._greeting = greeting
        self._stop = threading.Event()
        os.set_blocking(self._master, False)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._stop.wait(0.02):
            if self._greeting:
                os.write(self._master, self._greeting)
            try:
                data = os.read(self._master, 4096)
            except BlockingIOError:
                continue
            self.heard += data
            os.write(self._master, self._answer(data))

    def close(self) -> None:
        """Unplug it."""
        self._stop.set()
        self._thread.join()
        os.close(self._master)
        os.close(self._slave)


class Table:
    """A link, its ports by name, and what it told."""

    def __init__(self, settings: LinkSettings) -> None:
        self.ports: list[PortCandidate] = []
        self.happenings: list[Happening] = []
        self.sentences: list[TimedSentence] = []
        self.link = Link(settings, lambda: tuple(self.ports), self.happenings.append, self.sentences.append)

    def plug(self, *devices: str, known: bool = True) -> None:
        """These ports are there now, and no others."""
        self.ports = [PortCandidate(device, "USB Serial", known) for device in devices]

    def of(self, kind: type[Happening]) -> Sequence[Happening]:
        """The happenings of one kind."""
        return [h for h in list(self.happenings) if isinstance(h, kind)]

    def wait_state(self, state: str) -> None:
        """Wait for a status."""
        wait_for(lambda: self.link.status.state == state, f"{state}, not {self.link.status}")


@pytest.fixture
def quick(link_settings: LinkSettings) -> LinkSettings:
    """The shipped settings, less patient with ports that say nothing."""
    return replace(link_settings, answer_ms=600, again_ms=1500)


@pytest.fixture
def table(quick: LinkSettings) -> Iterator[Table]:
    """A running link without ports."""
    table = Table(quick)
    table.link.start()
    yield table
    table.link.close()


@contextmanager
def virtual_port() -> Iterator[VirtualPort]:
    """A virtual board behind a PTY."""
    port = VirtualPort(VirtualBoard(3))
    try:
        yield port
    finally:
        port.close()


def test_without_a_port_it_says_so(table: Table) -> None:
    assert table.link.status.state == "no_board"
    assert "plug it in" in said(table.link.status.message)
    with pytest.raises(HardwareError, match=r"board\.none") as caught:
        table.link.ask("WHO")
    assert caught.value.code == "link.not_connected"


def test_it_finds_the_board_among_ports_that_say_nothing(table: Table) -> None:
    silent = Bystander(lambda data: b"")
    with virtual_port() as port:
        table.plug(silent.path, port.path, known=False)
        table.wait_state("talking")
        assert table.link.status.port == port.path
        assert table.link.ask("GET", "settle").values == ("settle", "200")
        with pytest.raises(HardwareError, match="no_sentence"):
            table.link.ask("GET", "two words")
    silent.close()


def test_it_comes_back_under_another_name_and_rolls_thrown_before_arrive_once(table: Table) -> None:
    with virtual_port() as port:
        table.plug(port.path)
        table.wait_state("talking")
        wait_for(lambda: [w.state for w in table.link.status.board.wells if w] == ["E", "E"], "empty wells")
        port.act(lambda board: board.throw(0, 5, 200))
        wait_for(lambda: len(table.of(RollSettled)) == 1, "the roll")
        first = port.path
        blocker = os.openpty()  # takes the number that would be given again
        port.unplug()
        table.plug()
        wait_for(lambda: table.link.status.state == "no_board", "the loss")
        assert [h.why for h in table.of(BoardLost) if isinstance(h, BoardLost)] == ["unplugged"]
        more = os.openpty()
        port.replug()
        assert port.path != first
        table.plug(port.path)
        table.wait_state("talking")
        assert len(table.of(RollSettled)) == 1
        assert len(table.of(BoardAppeared)) == 2
        for descriptor in (*blocker, *more):
            os.close(descriptor)


def test_a_hung_board_is_noticed_though_its_port_stays_open_and_opening_it_again_restarts_it(table: Table) -> None:
    with virtual_port() as port:
        table.plug(port.path)
        table.wait_state("talking")
        port.act(lambda board: board.hang())
        table.wait_state("silent")
        assert "unplug it" in said(table.link.status.message)
        assert table.link.status.board.wells == (None, None)
        table.wait_state("talking")
        assert [h.why for h in table.of(BoardLost) if isinstance(h, BoardLost)] == ["silent"]


def test_a_port_that_another_program_has_open_is_busy_until_it_is_closed(table: Table) -> None:
    with virtual_port() as port:
        other = SerialPort(port.path, 115200, 20)
        table.plug(port.path)
        table.wait_state("port_busy")
        assert "close it" in said(table.link.status.message)
        other.close()
        table.wait_state("talking")


def test_another_protocol_is_named_and_left_alone(table: Table) -> None:
    boot = sentence_bytes("BOT", ("9", "9.0.0", "power", "5A3C91F2", "1"))
    newer = Bystander(lambda data: b"", greeting=boot)
    table.plug(newer.path)
    table.wait_state("wrong_protocol")
    assert "protocol 9" in said(table.link.status.message)
    newer.close()


@pytest.mark.parametrize(
    ("sync_at", "state", "word"),
    [(1, "no_firmware", "raja arduino flash"), (30, "old_bootloader", "old boot loader")],
)
def test_a_boot_loader_is_recognised(table: Table, sync_at: int, state: str, word: str) -> None:
    asked = [0]

    def answer(data: bytes) -> bytes:
        # The old loader understands only what is asked at its own, lower speed: here, the later questions.
        asked[0] += data.count(b"0 ")
        return b"\x14\x10" if asked[0] >= sync_at and b"0 " in data else b""

    loader = Bystander(answer)
    opened: list[int] = []

    def open_port(device: str, baud: int, poll_ms: int) -> SerialPort:
        opened.append(baud)
        asked[0] = sync_at if baud == 57600 else 0 if sync_at > 1 else asked[0]
        return SerialPort(device, baud, poll_ms)

    table.link.close()
    settings = replace(table.link._settings, again_ms=60000)
    link = Link(
        settings, lambda: (PortCandidate(loader.path, "CH340", True),), table.happenings.append, open_port=open_port
    )
    link.start()
    wait_for(lambda: link.status.state == state, state)
    assert word in said(link.status.message)
    link.close()
    loader.close()


def test_something_else_that_says_nothing_is_named_as_such(table: Table) -> None:
    printer = Bystander(lambda data: b"ok\n")
    table.plug(printer.path, known=False)
    table.wait_state("silent")
    assert printer.path in said(table.link.status.message)
    assert b"0 " not in printer.heard
    printer.close()


def test_raw_sentences_both_ways_go_to_the_recorder(table: Table) -> None:
    with virtual_port() as port:
        table.plug(port.path)
        table.wait_state("talking")
        wait_for(lambda: any(s.raw.startswith(b"$RJHBT") for s in list(table.sentences)), "a heartbeat")
        assert {s.direction for s in table.sentences} == {"from_board", "to_board"}
        assert [s.t_ns for s in table.sentences] == sorted(s.t_ns for s in table.sentences)


def test_a_roll_is_acknowledged_only_after_the_listener_has_it(quick: LinkSettings) -> None:
    held = threading.Event()
    rolls: list[RollSettled] = []

    def listener(happening: Happening) -> None:
        if isinstance(happening, RollSettled):
            rolls.append(happening)
            held.wait(PATIENCE_S)

    with virtual_port() as port:
        link = Link(quick, lambda: named_port(port.path), listener)
        link.start()
        wait_for(lambda: [w.state for w in link.status.board.wells if w] == ["E", "E"], "empty wells")
        waiting: list[int] = []
        port.act(lambda board: board.throw(0, 5, 200))
        wait_for(lambda: len(rolls) == 1, "the roll")
        port.act(lambda board: waiting.append(len(board.memory.rolls)))
        held.set()

        def taken() -> bool:
            port.act(lambda board: waiting.append(len(board.memory.rolls)))
            return waiting[-1] == 0

        wait_for(taken, "the acknowledgement")
        link.close()
    assert waiting[0] == 1
    assert len(rolls) == 1


def test_a_listener_that_cannot_keep_a_roll_is_told_of_by_the_status_and_asked_again(quick: LinkSettings) -> None:
    full = [True]
    rolls: list[RollSettled] = []

    def listener(happening: Happening) -> None:
        if isinstance(happening, RollSettled):
            if full[0]:
                raise OSError("the disk is full")
            rolls.append(happening)

    with virtual_port() as port:
        link = open_link(quick, listener, port=port.path)
        wait_for(lambda: [w.state for w in link.status.board.wells if w] == ["E", "E"], "empty wells")
        port.act(lambda board: board.throw(0, 5, 200))
        wait_for(lambda: "the disk is full" in said(link.status.message), "the status")
        assert link.status.state == "talking"
        assert "will be sent again" in said(link.status.message)
        assert link.status.board.rolls == 0
        full[0] = False
        wait_for(lambda: len(rolls) == 1, "the roll")
        wait_for(lambda: "the disk is full" not in said(link.status.message), "the status without it")
        link.close()


def test_a_recorder_that_fails_does_not_end_the_link(quick: LinkSettings) -> None:
    def recorder(sentence: TimedSentence) -> None:
        raise OSError("the disk is full")

    with virtual_port() as port:
        link = open_link(quick, lambda _: None, recorder, port=port.path)
        wait_for(lambda: "not being recorded" in said(link.status.message), "the status")
        assert link.status.state == "talking"
        link.close()


def test_a_stopped_link_says_so(quick: LinkSettings) -> None:
    link = Link(quick, lambda: (), lambda _: None)
    link.start()
    link.close()
    assert link.status.state == "stopped"


@pytest.mark.parametrize(
    ("error", "code", "remedy"),
    [
        (serial.SerialException(errno.EACCES, "could not open port"), "link.no_permission", "dialout"),
        (PermissionError(errno.EACCES, "no"), "link.no_permission", "dialout"),
        (serial.SerialException(errno.EBUSY, "could not open port"), "link.port_busy", "close it"),
        (serial.SerialException(errno.EAGAIN, "Could not exclusively lock port"), "link.port_busy", "close it"),
        (serial.SerialException(errno.ENOENT, "could not open port"), "link.port_gone", "plug"),
        (
            serial.SerialException("Could not configure port: (5, 'Input/output error')"),
            "link.port_failed",
            "plug it in again",
        ),
    ],
)
def test_why_a_port_does_not_open_is_one_sentence_with_its_remedy(error: Exception, code: str, remedy: str) -> None:
    refused = opening_error("/dev/ttyUSB0", error)
    assert refused.code == code
    assert remedy in said(refused.message)
    assert "/dev/ttyUSB0" in said(refused.message)


def test_a_file_that_is_no_port_and_a_port_that_is_not_there(tmp_path: Path) -> None:
    assert named_port(str(tmp_path / "nothing")) == ()
    plain = tmp_path / "file"
    plain.write_text("no port")
    with pytest.raises(HardwareError) as caught:
        SerialPort(str(plain), 115200, 20)
    assert caught.value.code == "link.no_serial_port"


def test_usb_ports_are_listed_known_ones_first_with_udevs_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from serial.tools.list_ports_common import ListPortInfo

    def port(device: str, vid: int | None, pid: int | None) -> ListPortInfo:
        info = ListPortInfo(device)
        info.vid, info.pid, info.description = vid, pid, "serial"
        return info

    device = tmp_path / "ttyUSB7"
    device.touch()
    (tmp_path / "by-id").mkdir()
    (tmp_path / "by-id" / "usb-1a86_USB_Serial").symlink_to(device)
    listed = [port("/dev/ttyS0", None, None), port("/dev/ttyACM3", 0x1234, 1), port(str(device), 0x1A86, 0x7523)]
    monkeypatch.setattr("hardware.dice.ports.list_ports.comports", lambda: listed)
    found = usb_ports(tmp_path / "by-id")
    assert [(p.device, p.known, p.by_id) for p in found] == [
        (str(device), True, "usb-1a86_USB_Serial"),
        ("/dev/ttyACM3", False, None),
    ]
