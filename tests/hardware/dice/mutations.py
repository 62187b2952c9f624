"""Mutated sentences in any number: flips, cuts, joins, swaps, bursts. ``python -m tests.hardware.dice.mutations 1000000``."""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass

from hardware.dice.sentences import SentenceParser
from hardware.dice.typed_sentences import Bump, Heartbeat, Reply, Roll, Sentence, Well, bytes_of, meaning_of


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run of mutations did.

    Attributes:
        false_rolls: rolls heard that nobody sent.
        stuck: times a good sentence after the mutated ones was not heard.
        rolls_that_got_through: rolls that were sent and heard.
        bad: sentences counted as bad.
    """

    false_rolls: int
    stuck: int
    rolls_that_got_through: int
    bad: int


def _sentence(rng: random.Random) -> Sentence:
    kind = rng.randrange(5)
    if kind == 0:
        return Heartbeat(rng.randrange(2**32), 0, rng.randrange(9), 0, rng.randrange(4), 0)
    if kind == 1:
        return Well(rng.randrange(2), "S", rng.randint(1, 6), rng.randint(25, 100), True)
    if kind == 2:
        return Bump(rng.randint(1, 65535), rng.randrange(3000), rng.randrange(300))
    if kind == 3:
        return Reply(rng.randrange(65536), "ACK", "OK")
    return Roll(rng.randint(1, 2**32 - 1), rng.randrange(2), rng.randint(1, 6), rng.randint(25, 100))


def mutated(raw: bytes, other: bytes, rng: random.Random) -> bytes:
    """One of the things that happen to a sentence on a bad line."""
    data = bytearray(raw)
    at = rng.randrange(len(data))
    kind = rng.randrange(6)
    if kind == 0:
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    elif kind == 1:
        del data[at : at + rng.randint(1, 20)]
    elif kind == 2:
        data = data[:at] + bytearray(other[rng.randrange(len(other)) :])
    elif kind == 3:
        to = rng.randrange(len(data))
        data[at], data[to] = data[to], data[at]
    elif kind == 4:
        length = min(rng.randint(1, 12), len(data) - at)
        data[at : at + length] = rng.randbytes(length)
    else:
        data[at:at] = rng.randbytes(rng.randint(1, 8))
    return bytes(data)


def count_false_rolls(count: int, rng: random.Random) -> Outcome:
    """Feed ``count`` mutated sentences to one parser, ten at a time with a good one behind."""
    parser = SentenceParser()
    probe = bytes_of(Heartbeat(1, 2, 3, 4, 5, 6))
    false_rolls = stuck = through = 0
    last = bytes_of(Heartbeat(0, 0, 0, 0, 0, 0))
    sent: set[Roll] = set()
    done = 0
    while done < count:
        stream = b""
        for _ in range(min(10, count - done)):
            sentence = _sentence(rng)
            raw = bytes_of(sentence)
            if isinstance(sentence, Roll):
                sent.add(sentence)
            stream += mutated(raw, last, rng)
            last = raw
            done += 1
        frames = parser.feed(stream + probe)
        if not frames or frames[-1].raw != probe:
            stuck += 1
        for frame in frames:
            meaning = meaning_of(frame)
            if isinstance(meaning, Roll):
                through += meaning in sent
                false_rolls += meaning not in sent
    return Outcome(false_rolls, stuck, through, parser.bad)


if __name__ == "__main__":
    started = time.perf_counter()
    result = count_false_rolls(int(sys.argv[1]), random.Random(20261121))
    print(result, f"{time.perf_counter() - started:.1f} s")
    sys.exit(result.false_rolls + result.stuck > 0)
