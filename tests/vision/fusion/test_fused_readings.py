"""What one look does not see another may; what they contradict is asked, never averaged."""

from __future__ import annotations

import pytest

from vision.fusion.fused_readings import DISAGREE, fused_count, fused_presence
from vision.message import Message
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure

HIDDEN = Hidden(Message("reason.before_wall"))


@pytest.mark.parametrize(
    ("readings", "fused"),
    [
        ([Seen(5, 0.75), HIDDEN], Seen(5, 0.75)),
        ([Seen(5, 0.75), Unsure(4, 4, 6, Message("reason.another_wall"), 0.5)], Seen(5, 0.75)),
        ([Seen(5, 0.99), Seen(6, 0.9)], Unsure(5, 5, 6, DISAGREE)),
        ([Seen(5, 0.99), Unsure(7, 7, 8, Message("reason.another_wall"), 0.5)], Unsure(5, 5, 8, DISAGREE)),
        (
            [
                Unsure(5, 4, 6, Message("reason.another_wall"), 0.6),
                Unsure(5, 5, 8, Message("reason.between_counts"), 0.5),
            ],
            Unsure(5, 5, 6, Message("reason.another_wall"), 0.6),
        ),
        (
            [
                Unsure(5, 4, 5, Message("reason.another_wall"), 0.6),
                Unsure(7, 7, 8, Message("reason.between_counts"), 0.5),
            ],
            Unsure(5, 4, 8, DISAGREE),
        ),
        ([HIDDEN, HIDDEN], HIDDEN),
    ],
)
def test_counts(readings: list[CountReading], fused: CountReading) -> None:
    assert fused_count(readings) == fused


@pytest.mark.parametrize(
    ("readings", "fused"),
    [
        ([Seen(True, 0.75), HIDDEN], Seen(True, 0.75)),
        ([Seen(False, 0.75), Unsure(True, False, True, Message("reason.another_wall"), 0.6)], Seen(False, 0.75)),
        ([Seen(True, 0.99), Seen(False, 0.9)], Unsure(True, False, True, DISAGREE)),
    ],
)
def test_presences(readings: list[PresenceReading], fused: PresenceReading) -> None:
    assert fused_presence(readings, 4.0) == fused


def test_promises_that_agree_are_surer() -> None:
    found = fused_count([Seen(5, 0.9), Seen(5, 0.9)])
    assert isinstance(found, Seen)
    assert found.confidence == pytest.approx(0.99)


def test_doubts_that_agree_add_up_and_one_alone_does_not() -> None:
    doubt = Unsure(True, False, True, Message("reason.part_of_noble"), 0.9)
    assert isinstance(fused_presence([doubt], 4.0), Unsure)
    both = fused_presence([doubt, doubt], 4.0)
    assert isinstance(both, Seen)
    assert both.value
    assert both.confidence == pytest.approx(0.988, abs=0.001)
    against = Unsure(False, False, True, Message("reason.part_of_noble"), 0.9)
    assert isinstance(fused_presence([doubt, against], 4.0), Unsure)
    assert isinstance(fused_presence([against, against], 4.0), Seen)
