"""Everything afterwards as values for pages, pictures and films: words are messages, in no language yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.afterwards.awards import Award, awards_of
from companion.afterwards.course import NS_PER_S, Course, Happened, points_over_time, states_after
from companion.afterwards.luck import Fought, Share, battles_of, gains_of, shares_of
from companion.afterwards.turning_points import TurningPoint, turning_points
from companion.games.cells import cell_name
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.pieces import GREAT_WALL_STONES
from companion.session.views.page_state import SEAT_SYMBOLS
from companion.session.words.announcements import Announcer
from companion.texts.message import Message, message_to_json
from vision.geometry.table import SEAT_COLOURS

PARTS = ("captured", "great_walls", "nobles_home")


@dataclass(frozen=True, slots=True)
class LongestWall:
    """The wall of the evening: whose, where, how many stones, how wide, and after which version."""

    seat: int
    cell: str
    stones: int
    width: int
    version: int


@dataclass(frozen=True, slots=True)
class Bargain:
    """What brought one player most over what it cost."""

    seat: int
    gain: float
    happened: Happened


@dataclass(frozen=True, slots=True)
class Afterwards:
    """All of it; ``said`` is what the log says of a version."""

    course: Course
    fought: tuple[Fought, ...]
    shares: tuple[Share, ...]
    awards: tuple[Award, ...]
    wall: LongestWall | None
    bargain: Bargain | None
    coach: tuple[TurningPoint, ...]
    said: dict[int, Message]


def afterwards_of(course: Course) -> Afterwards:
    """What that game was like."""
    fought = battles_of(course)
    shares = shares_of(course, fought)
    announcer = Announcer(course.names)
    said = {}
    for one in course.happened:
        announcement = announcer.announce(one.version, one.event)
        if announcement is not None and announcement.message is not None:
            said[one.version] = announcement.message
    return Afterwards(
        course=course,
        fought=fought,
        shares=shares,
        awards=awards_of(course, shares),
        wall=longest_wall(course),
        bargain=best_bargain(course),
        coach=turning_points(course, fought),
        said=said,
    )


def longest_wall(course: Course) -> LongestWall | None:
    """The wall with most stones at any time, the wider of two alike, the earlier of two alike again."""
    best: LongestWall | None = None
    for one, state in states_after(course):
        for player in state.players:
            for tile in player.lands:
                if tile.stones and (best is None or (tile.stones, tile.width) > (best.stones, best.width)):
                    best = LongestWall(player.seat, cell_name(tile.cell), tile.stones, tile.width, one.version)
    return best


def best_bargain(course: Course) -> Bargain | None:
    """The trade or barter that brought most; None where none brought anything."""
    found = [Bargain(seat, gain, one) for one in course.happened for seat, gain in gains_of(one.event) if gain > 0]
    return max(found, key=lambda bargain: bargain.gain, default=None)


def score_of(course: Course) -> list[dict[str, int]]:
    """By seat: points and what they are made of."""
    state, points = course.state, points_of(course.state)
    return [
        {
            "seat": player.seat,
            "points": points[player.seat],
            "nobles_home": sum(tile.noble for tile in player.lands),
            "captured": sum(tile.captured_by == player.seat for other in state.players for tile in other.lands),
            "great_walls": sum(tile.city and tile.stones >= GREAT_WALL_STONES for tile in player.lands),
        }
        for player in state.players
    ]


def how_won(course: Course) -> Message | None:
    """What the winner's points are made of; None where nobody has won."""
    if not course.winners:
        return None
    score = score_of(course)[course.winners[0]]
    parts = tuple(Message(f"score.some.{part}", {"count": score[part]}) for part in PARTS if score[part])
    return Message("afterwards.how", {"parts": parts})


def afterwards_to_json(told: Afterwards) -> dict[str, Any]:
    """As the page has it."""
    course, wall, bargain = told.course, told.wall, told.bargain
    return {
        "seats": [
            {"seat": seat, "name": name, "symbol": SEAT_SYMBOLS[mat], "colour": SEAT_COLOURS[mat]}
            for seat, (name, mat) in enumerate(zip(course.names, course.mats, strict=True))
        ],
        "winners": list(course.winners),
        "how": message_to_json(how_won(course)),
        "minutes": max(1, round(course.length_ns / NS_PER_S / 60)),
        "turns": course.state.turn.number,
        "score": score_of(course),
        "course": points_over_time(course),
        "luck": [
            {
                "seat": share.seat,
                "battles": share.battles,
                "sieges": round(share.sieges),
                "trades": round(share.trades),
                "dice": round(share.dice),
                "percent": share.percent,
            }
            for share in told.shares
        ],
        "wall": None
        if wall is None
        else {"seat": wall.seat, "city": wall.cell, "stones": wall.stones, "width": wall.width},
        "bargain": None
        if bargain is None
        else {
            "seat": bargain.seat,
            "gain": round(bargain.gain),
            "said": message_to_json(told.said.get(bargain.happened.version)),
        },
        "awards": [award.to_json(course.names) for award in told.awards],
        "coach": [_point_to_json(point, told) for point in told.coach],
    }


def _point_to_json(point: TurningPoint, told: Afterwards) -> dict[str, Any]:
    name = told.course.names[point.seat]
    said = told.said.get(point.happened.version, Message("coach.chose_nothing", {"name": name}))
    return {
        "seat": point.seat,
        "kind": point.kind,
        "turn": point.happened.before.turn.number,
        "phase": point.happened.before.phase,
        "dollars": round(point.dollars),
        "version": point.happened.version,
        "said": message_to_json(said),
        "better": message_to_json(point.better),
    }
