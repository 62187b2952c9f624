"""What devices and the doctor say is all in the catalogue: in the pseudo-language no plain letter is left."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.doctor.board_checks import board_checks
from companion.doctor.check import Check, report_lines
from companion.doctor.machine_checks import camera_rights, machine_checks, picamera_package, port_rights
from companion.session.moment import DeviceShown
from companion.settings.loading import load_settings
from companion.texts.catalogue import texts_in
from companion.texts.entries import entries_in
from companion.texts.files import PSEUDO, source_of
from companion.texts.message import Message, message_from_text, message_to_text
from companion.texts.refusals import message_of
from hardware.dice.explain import FAULT_MESSAGES, failure_message, fault_message, never_answered_message
from hardware.dice.status import LinkStatus
from hardware.dice.typed_sentences import Well
from hardware.dice.view import BoardIdentity, SessionView
from hardware.errors import HardwareError
from tests.companion.doctor.other_machine import OtherMachine
from tests.companion.live_rig import Rig
from tests.said import said

SPEAK_OF_THEMSELVES = ("as_it_is", "as_told_once")
"""What they say is not the catalogue's."""
REFUSALS = ("refusal-camera", "refusal-link")


def without_names(message: Message) -> Message:
    """The same with a digit for every name, path and command in it, which are the same in all languages."""
    values = {name: 7 if isinstance(value, str) else value for name, value in message.values.items()}
    return Message(
        message.code,
        {
            name: without_names(value)
            if isinstance(value, Message)
            else tuple(map(without_names, value))
            if isinstance(value, tuple)
            else value
            for name, value in values.items()
        },
    )


def plain_letters(message: Message) -> str:
    return "".join(re.findall("[A-Za-z]", said(without_names(message), PSEUDO)))


def faulty_board() -> LinkStatus:
    faults = tuple((code, 0) for code in FAULT_MESSAGES)
    wells = (Well(0, "S", 5, 83, True), None)
    view = SessionView("talking", BoardIdentity("A1B2", 3, "0.2"), wells, None, None, faults, 0, 0, 0)
    return LinkStatus("talking", Message("board.asking", {"device": "/dev/ttyUSB0"}), "/dev/ttyUSB0", 0, 1, view)


def checks_of(machine: OtherMachine) -> Iterator[Check]:
    yield from machine_checks(machine, "/var/lib/raja", 0.0, load_settings().doctor)
    yield camera_rights(machine)
    package = picamera_package(machine)
    if package is not None:
        yield package
    yield port_rights(machine, ["/dev/ttyUSB0"])
    yield from board_checks(faulty_board(), asked_for=True)


def test_the_doctor_s_report_leaves_no_plain_letter() -> None:
    ailing = OtherMachine(forbidden={"/dev/video0", "/dev/ttyUSB0"}, free=0.0)
    for machine in (OtherMachine(), ailing):
        for check in checks_of(machine):
            for message in (check.part, check.found, *([check.advice] if check.advice is not None else [])):
                assert message.code != "as_told_once", message
                assert plain_letters(message) == ""


def test_a_page_of_devices_leaves_no_plain_letter() -> None:
    rig = Rig()
    broken = HardwareError("camera.stalled", seconds=3.0).message
    virtual = Message("board.virtual", {"status": fault_message("too-bright", 1)})
    rig.live.tell_device("camera", DeviceShown("fault", broken, False))
    rig.live.tell_device("arduino", DeviceShown("fault", virtual, True))
    rig.live.note(Message("note.hands_stuck", {"reason": HardwareError("bench.no_tile", cell="B2").message}))
    state = rig.screen().state()
    told = [*(device["message"] for device in state["devices"].values()), *state["evening"]["notes"]]
    assert len(told) == 3
    assert {key for device in state["devices"].values() for key in device} == {"state", "message", "virtual"}
    for form in told:
        assert not re.search("[A-Za-z]", said(form, PSEUDO).replace("B2", ""))
        assert re.search("[a-z]", said(form))


def test_no_refusal_of_a_device_leaves_a_plain_letter() -> None:
    refusals = [entry for entry in entries_in(source_of(PSEUDO))[0] if entry.id.startswith(REFUSALS)]
    assert len(refusals) > 20
    assert [entry.id for entry in refusals if re.search("[A-Za-z]", re.sub(r"\{[^}]*\}", "", entry.text))] == []


def test_what_went_wrong_behind_a_port_or_a_disk_is_said_in_each_language() -> None:
    assert "42" in said(failure_message("recording", OSError("42")), "ja")
    assert said(never_answered_message("/dev/ttyUSB0", "CH340", "old"), "fr").startswith("L’Arduino sur /dev/ttyUSB0")
    assert said(HardwareError("bench.no_stones", count=1).message, "es").startswith("Queda una piedra")


def test_a_message_outlives_a_text_field_and_an_old_sentence_still_shows() -> None:
    message = Message("doctor.power_now", {"troubles": (Message("doctor.throttled"),)})
    assert message_from_text(message_to_text(message)) == message
    for old in ("The camera is there.", "{}", "[1]", "7", '{"code": 3, "values": 4}'):
        assert said(message_from_text(old), "de") == old


def test_an_error_without_a_text_is_told_in_its_own_words() -> None:
    assert message_of(HardwareError("link.no_board")).code == "refusal.link.no_board"
    assert texts_in("de").has("refusal.log.cannot_write")


def test_columns_stand_below_each_other_in_japanese_too() -> None:
    checks = list(checks_of(OtherMachine()))
    assert len(report_lines(checks, texts_in("ja"))) > len(checks)
