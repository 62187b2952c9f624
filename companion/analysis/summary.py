"""The whole analysis of a game as values for pages, pictures and films; texts are messages, not yet in a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.analysis.awards import Award, awards_of
from companion.analysis.luck import Fought, Share, battles_of, gains_of, shares_of
from companion.analysis.timeline import NS_PER_S, Happened, Timeline, points_over_time, states_after
from companion.analysis.turning_points import TurningPoint, turning_points
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
    """The largest wall of the game: whose, where, how many stones, how wide, and after which version."""

    seat: int
    cell: str
    stones: int
    width: int
    version: int


@dataclass(frozen=True, slots=True)
class Bargain:
    """The trade or barter that gained one player the most."""

    seat: int
    gain: float
    happened: Happened


@dataclass(frozen=True, slots=True)
class GameSummary:
    """All results of the analysis; ``said`` has the log's words for each version."""

    timeline: Timeline
    fought: tuple[Fought, ...]
    shares: tuple[Share, ...]
    awards: tuple[Award, ...]
    wall: LongestWall | None
    bargain: Bargain | None
    coach: tuple[TurningPoint, ...]
    said: dict[int, Message]


def summary_of(timeline: Timeline) -> GameSummary:
    """Analyse a game."""
    fought = battles_of(timeline)
    shares = shares_of(timeline, fought)
    announcer = Announcer(timeline.names)
    said = {}
    for one in timeline.happened:
        announcement = announcer.announce(one.version, one.event)
        if announcement is not None and announcement.message is not None:
            said[one.version] = announcement.message
    return GameSummary(
        timeline=timeline,
        fought=fought,
        shares=shares,
        awards=awards_of(timeline, shares),
        wall=longest_wall(timeline),
        bargain=best_bargain(timeline),
        coach=turning_points(timeline, fought),
        said=said,
    )


def longest_wall(timeline: Timeline) -> LongestWall | None:
    """Return the wall with most stones at any time; of equal ones the wider, then the earlier."""
    best: LongestWall | None = None
    for one, state in states_after(timeline):
        for player in state.players:
            for tile in player.lands:
                if tile.stones and (best is None or (tile.stones, tile.width) > (best.stones, best.width)):
                    best = LongestWall(player.seat, cell_name(tile.cell), tile.stones, tile.width, one.version)
    return best


def best_bargain(timeline: Timeline) -> Bargain | None:
    """Return the trade or barter with the largest gain; None if none gained anything."""
    found = [Bargain(seat, gain, one) for one in timeline.happened for seat, gain in gains_of(one.event) if gain > 0]
    return max(found, key=lambda bargain: bargain.gain, default=None)


def score_of(timeline: Timeline) -> list[dict[str, int]]:
    """Return each player's points and their sources, by seat."""
    state, points = timeline.state, points_of(timeline.state)
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


def how_won(timeline: Timeline) -> Message | None:
    """Return a message about the sources of the winner's points; None if nobody has won."""
    if not timeline.winners:
        return None
    score = score_of(timeline)[timeline.winners[0]]
    parts = tuple(Message(f"score.some.{part}", {"count": score[part]}) for part in PARTS if score[part])
    return Message("afterwards.how", {"parts": parts})


def summary_to_json(told: GameSummary) -> dict[str, Any]:
    """Return the analysis as JSON for the page."""
    timeline, wall, bargain = told.timeline, told.wall, told.bargain
    return {
        "seats": [
            {"seat": seat, "name": name, "symbol": SEAT_SYMBOLS[mat], "colour": SEAT_COLOURS[mat]}
            for seat, (name, mat) in enumerate(zip(timeline.names, timeline.mats, strict=True))
        ],
        "winners": list(timeline.winners),
        "how": message_to_json(how_won(timeline)),
        "minutes": max(1, round(timeline.length_ns / NS_PER_S / 60)),
        "turns": timeline.state.turn.number,
        "score": score_of(timeline),
        "course": points_over_time(timeline),
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
        "awards": [award.to_json(timeline.names) for award in told.awards],
        "coach": [_point_to_json(point, told) for point in told.coach],
    }


def _point_to_json(point: TurningPoint, told: GameSummary) -> dict[str, Any]:
    name = told.timeline.names[point.seat]
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
