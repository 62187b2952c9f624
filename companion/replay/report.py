"""The report of a replay at any depth: what was compared, and every difference with its time and picture."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from companion.recording.reading import FrameRef
from companion.texts.catalogue import Texts, commands_in

Depth: TypeAlias = Literal["fold", "re-decide", "re-sense"]
NS_PER_S = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that differs from the recording.

    Attributes:
        t_ns: when it happened at the table.
        what: the name of what differs: ``event 17``, ``state at version 40``, ``mat 0 (1, 2) stones``.
        recorded, replayed: the two values in words or JSON; None if missing.
        version: the table's version then; None if the game has nothing to do with it.
        note: additional information; may be empty.
    """

    t_ns: int
    what: str
    recorded: Any
    replayed: Any
    version: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """The result of one replay.

    Attributes:
        compared: number of things of each kind that were compared.
        left_out: number of things of each kind that could not be compared.
        final: where the game stands at the end: version, digest of the state, points.
        frames: the recording's pictures, for showing differences.
        played_first: the file had only inputs, so it was played through first and the result was compared.
    """

    depth: Depth
    compared: Mapping[str, int]
    left_out: Mapping[str, int]
    differences: Sequence[Difference]
    final: Mapping[str, Any]
    frames: Sequence[FrameRef]
    played_first: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON; the same recording and program always give the same bytes."""
        return {
            "depth": self.depth,
            "played_first": self.played_first,
            "compared": dict(self.compared),
            "left_out": dict(self.left_out),
            "differences": [self._difference_json(difference) for difference in self.differences],
            "final": dict(self.final),
        }

    def lines(self, language: str = "en") -> list[str]:
        """Return the report as lines for people."""
        words = commands_in(language)
        counted = ", ".join(_counted(self.compared, words)) or words("replay.nothing")
        text = [words("replay.compared", depth=self.depth, counted=counted)]
        if self.played_first:
            text.append(words("replay.played_first"))
        if any(self.left_out.values()):
            text.append(
                words(
                    "replay.not_compared",
                    counted=", ".join(_counted({what: n for what, n in self.left_out.items() if n}, words)),
                )
            )
        for difference in self.differences:
            picture = self._picture(difference.t_ns)
            shown = words("replay.no_picture")
            if picture is not None:
                shown = words("replay.picture", index=picture.index, s=picture.t_ns / NS_PER_S)
            note = f"; {words.word('replay.counted', difference.note)}" if difference.note else ""
            held = words("replay.held", recorded=_words(difference.recorded), now=_words(difference.replayed))
            text.append(f"{difference.t_ns / NS_PER_S:9.1f} s  {difference.what}: {held} ({shown}{note})")
        text.append(words("replay.differences", count=len(self.differences)))
        points = self.final.get("points")
        if points is not None:
            text.append(words("replay.final_points", points=", ".join(f"{name} {won}" for name, won in points.items())))
        return text

    def _difference_json(self, difference: Difference) -> dict[str, Any]:
        picture = self._picture(difference.t_ns)
        form: dict[str, Any] = {
            "t_s": round(difference.t_ns / NS_PER_S, 3),
            "what": difference.what,
            "recorded": difference.recorded,
            "replayed": difference.replayed,
            "version": difference.version,
            "picture": None if picture is None else {"index": picture.index, "t_s": round(picture.t_ns / NS_PER_S, 3)},
        }
        return {**form, "note": difference.note} if difference.note else form

    def _picture(self, t_ns: int) -> FrameRef | None:
        """Return the newest picture taken by that time; None if there is none."""
        place = bisect_right(self.frames, t_ns, key=lambda ref: ref.t_ns)
        return self.frames[place - 1] if place else None


def _counted(counts: Mapping[str, int], words: Texts) -> list[str]:
    """Return the number of each thing in words."""
    return [f"{count} {words.word('replay.counted', what)}" for what, count in counts.items()]


def _words(value: object) -> str:
    return "nothing" if value is None else str(value)
