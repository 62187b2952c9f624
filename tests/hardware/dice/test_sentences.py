"""The form and meaning of sentences, by the vectors that the firmware is tested with too."""

from __future__ import annotations

import csv
import itertools
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.dice.sentences import LONGEST, SentenceParser, crc16, fletcher16, frame_of, sentence_bytes
from hardware.dice.typed_sentences import Command, NotUnderstood, Roll, Sentence, bytes_of, meaning_of
from tests.hardware.dice.mutations import count_false_rolls

VECTORS = Path(__file__).parents[2] / "protocol" / "vectors.csv"
FIELD = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-", min_size=1, max_size=8)


def unescaped(text: str) -> bytes:
    """Bytes of a vector: ``\\r``, ``\\n`` and ``\\xHH`` are escapes."""
    plain = text.replace("\\r", "\r").replace("\\n", "\n")
    return re.sub(r"\\x([0-9A-F]{2})", lambda m: chr(int(m[1], 16)), plain).encode("latin-1")


def vectors() -> list[dict[str, str]]:
    """The rows of the shared table."""
    with VECTORS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("vector", vectors(), ids=lambda v: str(v["name"]))
@pytest.mark.parametrize("step", [1, 7, 1000])
def test_vectors_are_read_as_the_table_says_in_pieces_of_any_size(vector: dict[str, str], step: int) -> None:
    parser = SentenceParser()
    raw = unescaped(vector["raw"])
    frames = [frame for at in range(0, len(raw), step) for frame in parser.feed(raw[at : at + step])]
    assert ["|".join(",".join((f.kind, *f.fields)) for f in frames), parser.bad] == [
        vector["frames"],
        int(vector["bad"]),
    ]
    meanings = [meaning_of(frame) for frame in frames]
    if vector["meaning"] == "refused":
        assert meanings == [NotUnderstood.REFUSED]
    elif vector["meaning"] == "unknown":
        assert meanings == [NotUnderstood.UNKNOWN]
    elif vector["meaning"]:
        assert not any(isinstance(meaning, NotUnderstood) for meaning in meanings)


def test_there_are_vectors_of_every_verdict() -> None:
    assert {"ok", "refused", "unknown", ""} <= {v["meaning"] for v in vectors()}


@pytest.mark.parametrize("vector", [v for v in vectors() if v["meaning"] == "ok"], ids=lambda v: str(v["name"]))
def test_what_was_understood_is_written_as_it_came(vector: dict[str, str]) -> None:
    raw = unescaped(vector["raw"])
    (frame,) = SentenceParser().feed(raw)
    meaning = meaning_of(frame)
    assert not isinstance(meaning, NotUnderstood)
    assert bytes_of(meaning) == raw


def test_published_check_values() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert fletcher16(b"abcde") == 0xC8F0
    assert fletcher16(b"abcdefgh") == 0x0627


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=3, max_size=3), st.lists(FIELD, max_size=5))
def test_what_is_written_is_read_again(kind: str, fields: list[str]) -> None:
    frames = SentenceParser().feed(sentence_bytes(kind, tuple(fields)))
    assert [(f.kind, f.fields) for f in frames] == [(kind, tuple(fields))]


@given(st.binary(max_size=300), st.integers(1, 40))
def test_any_bytes_leave_a_parser_that_hears_the_next_sentence(noise: bytes, step: int) -> None:
    parser = SentenceParser()
    for at in range(0, len(noise), step):
        parser.feed(noise[at : at + step])
    raw = bytes_of(Roll(17, 0, 5, 83))
    assert [frame.raw for frame in parser.feed(raw)] == [raw]


@given(st.binary(max_size=400), st.lists(st.integers(0, 400), max_size=6))
def test_the_pieces_bytes_come_in_make_no_difference(data: bytes, cuts: list[int]) -> None:
    whole, pieces = SentenceParser(), SentenceParser()
    expected = whole.feed(data)
    edges = [0, *sorted(cuts), len(data)]
    found = [f for a, b in itertools.pairwise(edges) for f in pieces.feed(data[a:b])]
    assert found == expected


@pytest.mark.parametrize(("kind", "fields"), [("roll", ()), ("ROL", ("",)), ("ROL", ("a b",)), ("ROL", ("9" * 60,))])
def test_what_cannot_stand_in_a_sentence_is_not_written(kind: str, fields: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot stand"):
        sentence_bytes(kind, fields)


def test_a_sentence_is_never_longer_than_the_protocol_allows() -> None:
    filling = LONGEST - len(sentence_bytes("XYZ", ("a",)))
    raw = sentence_bytes("XYZ", ("a" * (filling + 1),))
    assert len(raw) == LONGEST
    assert frame_of(raw) is not None
    sentence: Sentence = Command(0, "a" * 60)
    with pytest.raises(ValueError, match="cannot stand"):
        bytes_of(sentence)


def test_mutated_sentences_make_no_false_roll_and_no_stuck_parser() -> None:
    outcome = count_false_rolls(20_000, random.Random(5))
    assert (outcome.false_rolls, outcome.stuck) == (0, 0)
    assert outcome.rolls_that_got_through > 0
    assert outcome.bad > 10_000
