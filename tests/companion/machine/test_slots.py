"""An update is kept only if its companion answers; whatever goes wrong, the next start is that of the system before."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import CompanionError
from companion.machine.boot_files import (
    BACK,
    ROOT_PARTITIONS,
    command_line,
    config_txt,
    disk_id_of,
    part_uuid,
)
from companion.machine.slots import (
    SLOTS,
    Slot,
    Slots,
    Tried,
    other,
    running_slot,
    slots_from_json,
    slots_to_json,
    started,
    watched,
    written,
)


@dataclass
class Card:
    """A card in a Pi: what the firmware reads, and what the first program of a system that is tried makes of it."""

    config: str = field(default_factory=lambda: config_txt("a"))
    slots: Slots = field(default_factory=Slots)

    def firmware(self) -> tuple[Slot, bool]:
        """The slot whose kernel is loaded now, and whether it is tried."""
        for slot in SLOTS:
            for trial in (False, True):
                if self.config == config_txt(slot, trial):
                    return slot, trial
        raise AssertionError(self.config)

    def update(self, version: str) -> None:
        """Written, noted, and started."""
        self.slots = written(self.slots, version)
        assert self.slots.tried is not None
        self.config = config_txt(self.slots.tried.slot, trial=True)

    def start(self, comes_up: bool, answers: bool) -> Slot:
        """One start to its end: the slot that runs then, or that ran when the plug was pulled."""
        running, trial = self.firmware()
        if trial:
            self.config = config_txt(other(running))  # image/files/try_once.sh
        if not comes_up:
            return running
        self.slots, step = started(self.slots, running)
        if step == "watch":
            self.slots, step = watched(self.slots, answers)
            if step == "keep":
                self.config = config_txt(running)
            else:
                assert step == "start_again"
        return running


def test_an_update_that_answers_is_what_starts_from_then_on() -> None:
    card = Card()
    card.update("1.1.0")
    assert card.start(comes_up=True, answers=True) == "b"
    assert card.slots == Slots("b", Tried("b", "1.1.0", "kept"))
    assert card.start(comes_up=True, answers=True) == "b"
    card.update("1.2.0")
    assert card.start(comes_up=True, answers=True) == "a"
    assert card.slots.settled == "a"


@pytest.mark.parametrize("comes_up", [False, True])
def test_an_update_that_does_not_come_up_or_answer_leaves_the_system_before(comes_up: bool) -> None:
    card = Card()
    card.update("1.1.0")
    assert card.start(comes_up=comes_up, answers=False) == "b"
    assert card.start(comes_up=True, answers=True) == "a"
    assert card.slots == Slots("a", Tried("b", "1.1.0", "failed"))
    card.update("1.1.1")  # and a better one may be tried
    assert card.start(comes_up=True, answers=True) == "b"
    assert card.slots.settled == "b"


@given(st.lists(st.tuples(st.booleans(), st.booleans(), st.booleans()), max_size=40))
def test_whatever_fails_the_settled_slot_is_one_whose_companion_has_answered(
    course: list[tuple[bool, bool, bool]],
) -> None:
    """A good system stays good; an update is good or not from its first start on."""
    card, good = Card(), {"a": True, "b": False}
    for number, (is_update, is_good, plug_pulled) in enumerate(course):
        if is_update and card.slots.trying is None:
            card.update(str(number))
            good[other(card.slots.settled)] = is_good
        works = not plug_pulled and good[SLOTS[0] if card.slots.trying is None else card.slots.trying.slot]
        card.start(comes_up=works or card.slots.trying is None, answers=works)
        assert good[card.slots.settled]
        if card.slots.trying is None:
            assert card.config == config_txt(card.slots.settled)


def test_a_second_update_waits_for_the_first() -> None:
    with pytest.raises(CompanionError, match="wait until it has come up or failed"):
        written(written(Slots(), "1.1.0"), "1.2.0")


@pytest.mark.parametrize(
    "slots", [Slots(), Slots("b"), Slots("a", Tried("b", "1.1.0")), Slots("b", Tried("b", "2", "kept"))]
)
def test_what_is_kept_is_read_back(slots: Slots) -> None:
    assert slots_from_json(slots_to_json(slots)) == slots


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        {},
        {"settled": "c", "tried": None},
        {"settled": "a", "tried": {"slot": "b"}},
        {"settled": "a", "tried": {"slot": "x", "version": "1", "outcome": None}},
        {"settled": "a", "tried": {"slot": "b", "version": "1", "outcome": "lost"}},
    ],
)
def test_a_damaged_note_is_refused_in_a_sentence(kept: object) -> None:
    with pytest.raises(CompanionError, match="note of its systems is damaged"):
        slots_from_json(kept)


@pytest.mark.parametrize("slot", SLOTS)
def test_the_kernel_is_told_its_slot_and_its_root(slot: Slot) -> None:
    line = command_line(slot, 0x1234ABCD)
    assert running_slot(line) == slot
    assert f"root=PARTUUID={part_uuid(0x1234ABCD, ROOT_PARTITIONS[slot])} " in line
    assert disk_id_of(line) == 0x1234ABCD
    assert line.endswith("\n")
    assert line.count("\n") == 1


def test_the_firmwares_texts_change_by_writing_one_sector() -> None:
    texts = [config_txt(slot, trial) for slot in SLOTS for trial in (False, True)]
    assert len(set(texts)) == 4
    (length,) = {len(text.encode()) for text in texts}
    assert length <= 512


@pytest.mark.parametrize("slot", SLOTS)
def test_a_system_that_is_tried_is_told_which_one_to_put_back(slot: Slot) -> None:
    assert f" {BACK}={other(slot)}\n" in command_line(slot, 1, trial=True)
    assert BACK not in command_line(slot, 1)
    assert running_slot(command_line(slot, 1, trial=True)) == slot


@pytest.mark.parametrize("line", ["", "root=/dev/sda1 quiet", "raja.slot=c", "raja.slot="])
def test_a_machine_that_is_not_from_the_image_has_no_slot(line: str) -> None:
    assert running_slot(line) is None
    assert disk_id_of(line) is None
