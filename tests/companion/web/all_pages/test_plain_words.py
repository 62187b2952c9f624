"""What the party's screens say is for people: no machine's words, British dates, one colour a suit, one limit a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.lobby.lobby import LONGEST_NAME
from companion.open_room.options import LONGEST_NAME as LONGEST_IN_ROOM
from companion.texts.entries import entries_in
from companion.texts.files import source_of

STATIC = Path("companion/web/static")
SCRIPTS = sorted(path for path in (STATIC / "js").rglob("*.js"))
# What a maker reads: statistics, plots, devices, the doctor. What one wrote on a page of the virtual table is no party's either.
FOR_MAKERS = ("stats-", "plots-", "bench-", "refusal-", "board-", "camera-", "doctor-", "playback-", "parts_kind-")
MACHINES = {
    "en": r"\bwells?\b|\bx\b|Arduino|firmware|\bmg\b|Frame \{|left behind|had been so|is another|are up\b|^None$|SHA",
    "de": r"Mulden?\b|\bx\b|Arduino|Firmware|\bmg\b|Bild \{number|so gewesen|\{title\} läuft|SHA",
}
# A fold for those who check; the certificate's print stands on the host's page; the rulings quote the printed formula.
MAY = (
    "seal-explains",
    "room-seal_of",
    "host-fingerprint",
    "ruling-attacker_minus_defender-on",
    "ruling-attacker_minus_defender-off",
)


@pytest.mark.parametrize("language", MACHINES)
def test_no_text_speaks_as_a_machine_does(language: str) -> None:
    found = {
        entry.id: entry.text
        for entry in entries_in(source_of(language))[0]
        if not entry.id.startswith(FOR_MAKERS) and entry.id not in MAY and re.search(MACHINES[language], entry.text)
    }
    assert found == {}


def test_a_name_may_be_as_long_in_every_language_and_on_every_page() -> None:
    german = {entry.id: entry.text for entry in entries_in(source_of("de"))[0]}
    assert f"1 bis {LONGEST_NAME} " in german["refusal-seat-name"]
    assert f"1 bis {LONGEST_IN_ROOM} " in german["refusal-room-name"]
    assert LONGEST_NAME == LONGEST_IN_ROOM
    assert f"LONGEST_NAME = {LONGEST_NAME};" in (STATIC / "js" / "page" / "facts.js").read_text("utf-8")
    for page in ("join", "room/room"):
        assert "maxlength: LONGEST_NAME" in (STATIC / "js" / "pages" / f"{page}.js").read_text("utf-8")


def test_dates_numbers_and_lists_are_written_as_in_britain() -> None:
    assert '"en-GB"' in (STATIC / "js/page/text.js").read_text("utf-8")
    for path in SCRIPTS:
        for call in re.findall(r"(?:Intl\.(?!PluralRules)\w+|toLocale\w*)\(([^,)]*)", path.read_text("utf-8")):
            assert call == "currentLocale(", path.name


def test_hearts_and_diamonds_are_red_clubs_and_spades_black_and_so_are_belemmers_sides() -> None:
    cards = (STATIC / "css/table/cards.css").read_text("utf-8")
    sides = (STATIC / "css/phone/small.css").read_text("utf-8")
    colour = {
        suit: set(re.findall(r"\.(?:card|pick)-" + suit + r"\b[^{]*\{ --suit: ([^;]+);", cards))
        for suit in ("hearts", "diamonds", "clubs", "spades")
    }
    red, black = {"var(--suit-red)"}, {"var(--suit-black)"}
    assert colour == {"hearts": red, "diamonds": red, "clubs": black, "spades": black}
    assert re.search(r"\.suit \{[^}]*fill: var\(--suit-black\)", cards)
    assert re.search(r"suit-hearts, \.suit-diamonds\) \{ fill: var\(--suit-red\)", cards)
    assert set(re.findall(r'\[data-side="red"\] \{[^}]*solid ([^;]+);', sides)) == red
