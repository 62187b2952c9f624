"""Shows a recorded game in ten scenes, less than two minutes in total: each a picture, a sentence and a few figures.
Pure.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from companion.errors import CompanionError
from companion.games.cells import cell_name
from companion.games.raja import events as e
from companion.review.moments import board_at
from companion.review.recorded_game import NS_PER_S, RecordedGame
from companion.texts.message import Message, Value

FORM: Final = "raja-demonstration/1"
LONGEST_S: Final = 120
SCENE_S: Final = 10
LONG_SCENE_S: Final = 13
"""For scenes in which dice roll or a wall has just come down."""

Found = TypeVar("Found", bound=e.Event)


@dataclass(frozen=True, slots=True)
class Moment:
    """An event with its version and time."""

    version: int
    t_ns: int
    event: e.Event


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene of the demonstration.

    Attributes:
        name: its topic; its sentence is ``demonstration.NAME`` in the catalogue, its picture ``NAME.webp``.
        version: the game's version at that moment.
        frame: the picture's index among the recording's frames.
        overlay: whether readings are drawn on the picture.
        values: values for the sentence.
        dice: (seat, faces) for each roll; may be empty.
    """

    name: str
    seconds: int
    version: int
    frame: int
    overlay: bool
    values: dict[str, Value]
    dice: tuple[tuple[int, tuple[int, ...]], ...] = ()


def scenes_of(evening: RecordedGame, frames_ns: Sequence[int]) -> tuple[Scene, ...]:
    """Choose the scenes of a game.

    Args:
        frames_ns: when each of the recording's pictures was taken.

    Raises:
        CompanionError: ``demonstration.lacks``: the game lacks something that a scene needs.
    """
    names = evening.names
    moments = _moments(evening)

    def scene(name: str, moment: Moment, /, *, seconds: int = SCENE_S, overlay: bool = True, **values: Value) -> Scene:
        frame = max(0, bisect_right(frames_ns, moment.t_ns) - 1)
        return Scene(name, seconds, moment.version, frame, overlay, values)

    harvest, h = _first(moments, e.GrainHarvested)
    won, w = _first(moments, e.AuctionWon)
    trade, t = _first(moments, e.TradeFilled, lambda event: event.market == "elephants")
    built, b = _first(moments, e.BuildFinished, lambda event: not event.fallen)
    fell, f = _first(moments, e.BuildFinished, lambda event: event.fallen > 0)
    siege, s = _first(moments, e.SiegeDeclared)
    battle, x = _first(moments, e.BattleDecided)
    removal, r = _first(moments, e.StonesRemoved)
    score, _ = _first(moments, e.Scored)
    sides = tuple((seat, _faces(moments, seat, battle.version)) for seat in (x.attacker, x.defender))
    dice = scene(
        "dice", battle, seconds=LONG_SCENE_S, attacker=x.attacker_total, defender=x.defender_total,
        stones=x.stones, off=max(0, min(x.x, x.stones)),
    )  # fmt: skip
    return (
        scene("table", moments[1], overlay=False, names=tuple(Message("chronicle.named", {"name": n}) for n in names)),
        scene("harvest", harvest, name=names[h.seat], grain=h.grain, city=cell_name(h.cell)),
        scene("auction", won, overlay=False, name=names[w.seat], paid=w.paid),
        scene("trade", trade, overlay=False, name=names[t.seat], count=t.count, cost=t.cost),
        scene("build", built, name=names[b.seat], city=cell_name(b.cell), standing=b.standing, width=b.width),
        scene("collapse", fell, seconds=LONG_SCENE_S, city=cell_name(f.cell), standing=f.standing, fallen=f.fallen),
        scene(
            "siege", siege, overlay=False, attacker=names[s.seat], defender=names[s.defender],
            city=cell_name(s.targets[0][0]), count=sum(elephants for _, elephants in s.targets),
        ),
        Scene(dice.name, dice.seconds, dice.version, dice.frame, overlay=False, values=dice.values, dice=sides),
        scene("removal", removal, city=cell_name(r.cell), standing=r.standing),
        scene("score", score, overlay=False),
    )  # fmt: skip


def _moments(evening: RecordedGame) -> list[Moment]:
    times_ns, events = evening.version_times_ns(), evening.history.events
    return [Moment(v, t_ns, event) for v, (t_ns, event) in enumerate(zip(times_ns, events, strict=True), start=1)]


def _first(
    moments: Sequence[Moment], kind: type[Found], fits: Callable[[Found], bool] = lambda event: True
) -> tuple[Moment, Found]:
    for moment in moments:
        if isinstance(moment.event, kind) and fits(moment.event):
            return moment, moment.event
    raise CompanionError(
        "demonstration.lacks", f"No {kind.__name__} happens in this recording: take another.", what=kind.__name__
    )


def _faces(moments: Sequence[Moment], seat: int, until: int) -> tuple[int, ...]:
    return tuple(
        face
        for moment in moments
        if moment.version < until and isinstance(moment.event, e.SiegeDiceRolled) and moment.event.seat == seat
        for face in moment.event.dice
    )


def demonstration_to_json(evening: RecordedGame, scenes: Sequence[Scene]) -> dict[str, Any]:
    """Return the demonstration as JSON for the page: the seats, and each scene with the score at that moment."""
    return {
        "form": FORM,
        "seats": [
            {key: seat[key] for key in ("seat", "name", "symbol", "colour")} for seat in board_at(evening, 1)["seats"]
        ],
        "scenes": [
            {
                "name": scene.name,
                "seconds": scene.seconds,
                "t_s": round(evening.version_times_ns()[scene.version - 1] / NS_PER_S, 1),
                "frame": scene.frame,
                "said": Message(f"demonstration.{scene.name}", scene.values).to_json(),
                "dice": [{"seat": seat, "faces": list(faces)} for seat, faces in scene.dice],
                "score": board_at(evening, scene.version)["score"],
            }
            for scene in scenes
        ],
    }
