"""What a replay at any depth came to: what was compared, and every difference with its time and picture."""

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
    """Something that is not as it was recorded.

    Attributes:
        t_ns: when it happened at the table.
        what: which thing: ``event 17``, ``state at version 40``, ``mat 0 (1, 2) stones``.
        recorded, replayed: in words or JSON; None where there is none.
        version: of the table then; None where it is no matter of the game.
        note: what is to be known with it; empty if nothing.
    """

    t_ns: int
    what: str
    recorded: Any
    replayed: Any
    version: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """One replay.

    Attributes:
        compared: how many of each thing were held against the recording.
        left_out: how many could not be, and of what.
        final: where the game stands at the end: version, digest of the state, points.
        frames: the recording's pictures, for showing differences.
        played_first: the file held only what came in; what was compared follows from that.
    """

    depth: Depth
    compared: Mapping[str, int]
    left_out: Mapping[str, int]
    differences: Sequence[Difference]
    final: Mapping[str, Any]
    frames: Sequence[FrameRef]
    played_first: bool = False

    def to_json(self) -> dict[str, Any]:
        """The same bytes for the same recording and program."""
        return {
            "depth": self.depth,
            "played_first": self.played_first,
            "compared": dict(self.compared),
            "left_out": dict(self.left_out),
            "differences": [self._difference_json(difference) for difference in self.differences],
            "final": dict(self.final),
        }

    def lines(self, language: str = "en") -> list[str]:
        """The same for people."""
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
        """The newest picture taken by then."""
        place = bisect_right(self.frames, t_ns, key=lambda ref: ref.t_ns)
        return self.frames[place - 1] if place else None


def _counted(counts: Mapping[str, int], words: Texts) -> list[str]:
    """How many of each thing, for people."""
    return [f"{count} {words.word('replay.counted', what)}" for what, count in counts.items()]


def _words(value: object) -> str:
    return "nothing" if value is None else str(value)
