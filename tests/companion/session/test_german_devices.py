"""What devices say of themselves has its German, and nothing in the phrasebook is said no more."""

from __future__ import annotations

import re

import pytest

from companion.session.words.german_devices import DEVICES, device_in_german
from tests.companion.said_in_code import sentences

SPEAKERS = (
    "hardware/dice/explain.py",
    "hardware/dice/ports.py",
    "hardware/dice/link.py",
    "hardware/camera",
    "companion/live/screens.py",
    "companion/replay/driver.py",
)
SAID = {re.sub(r"\{[^}]*\}", "{}", text) for speaker in SPEAKERS for text in sentences(speaker)}
WHOLLY_IN_GERMAN = ("hardware/dice/explain.py", "hardware/camera/watch.py")


@pytest.mark.parametrize("english", DEVICES)
def test_every_entry_is_a_sentence_that_a_device_says(english: str) -> None:
    assert english in SAID


@pytest.mark.parametrize("speaker", WHOLLY_IN_GERMAN)
def test_every_sentence_of_these_has_its_german(speaker: str) -> None:
    said = {re.sub(r"\{[^}]*\}", "{}", text) for text in sentences(speaker)}
    whole = {text for text in said if text[:1].isupper() and text.endswith(".")}
    assert whole
    assert whole <= set(DEVICES)


@pytest.mark.parametrize("english", DEVICES)
def test_both_languages_have_the_same_places_for_values(english: str) -> None:
    assert english.count("{}") == DEVICES[english].count("{}")


def test_a_board_that_reports_faults_says_them_all() -> None:
    told = device_in_german(
        "Virtual board: The Arduino is connected at /dev/ttyACM0 (firmware 1.2.0). Too much light falls into dice well 2: shade it."
    )
    assert told == (
        "Virtuelles Brett: Der Arduino ist an /dev/ttyACM0 angeschlossen (Firmware 1.2.0). "
        "In Würfelschacht 2 fällt zu viel Licht: beschatte ihn."
    )


def test_what_is_not_in_the_phrasebook_stays_english() -> None:
    assert device_in_german("The Arduino sings.") is None
