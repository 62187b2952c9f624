"""Builds the state sent to the table screen from the game, the referee and the devices (docs/table-state.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from companion.games.raja.game import ENGINE
from companion.games.raja.phases.turn.rules import captors_in, points_of
from companion.games.raja.pieces import MARKET_NAMES, shield_points
from companion.games.raja.state import Building, Ended, Player, Siege, State, Tile
from companion.games.same_object import kept_for_same
from companion.referee.expectations import Place
from companion.referee.proposals import (
    Difference,
    Quantity,
)
from companion.referee.referee import all_differences, reading_on_mat, to_put_back
from companion.referee.wording import differences_told, joined, to_be_put_back
from companion.session.moment import DeviceShown, LineShown, Moment
from companion.session.views.question import asked, place_to_json
from companion.texts.message import message_to_json
from vision.geometry.table import SEAT_COLOURS
from vision.message import Message
from vision.readings.observation import MatObservation
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, reading_to_json

SEAT_SYMBOLS = ("▲", "●", "◆", "■", "★")
LOG_LINES = 60
ROLLS_SHOWN = 24


@dataclass(frozen=True, slots=True)
class Differing:
    """Open differences, and those where a person said to put the pieces back."""

    open: Sequence[Difference]
    put_back: Sequence[Difference]

    @property
    def any(self) -> bool:
        """Whether anything differs at all."""
        return bool(self.open or self.put_back)

    def told(self, place: Place | None, row: str = "") -> dict[str, Any] | None:
        """Return the differences of a tile, or of a row of the market, as one message; None if nothing differs
        anywhere.
        """
        if not self.open and not self.put_back:
            return None
        parts = (
            differences_told(d for d in self.open if d.place == place and d.subject.row == row),
            to_be_put_back(d for d in self.put_back if d.place == place and d.subject.row == row),
        )
        return message_to_json(joined([part for part in parts if part is not None]))


def page_state(moment: Moment) -> dict[str, Any]:
    """Return the JSON object of docs/table-state.md, except ``sequence`` and ``evening``, which a live table adds."""
    return {**table_state(moment), "game": ENGINE.view(moment.state, None)}


def table_state(moment: Moment) -> dict[str, Any]:
    """Return the same object without the game, which differs between viewers."""
    state = moment.state
    differing = Differing(all_differences(moment.referee, moment.needs), to_put_back(moment.referee, moment.needs))
    points = points_of(state)
    captors = [captor for player in state.players for captor in captors_in(player.lands)]
    return {
        "version": moment.version,
        "devices": {name: device_state(device) for name, device in moment.devices.items()},
        "seats": [_seat(moment, player) for player in state.players],
        "board": [told for player in state.players for told in _tiles(moment, player, differing)],
        "market": _market(moment, differing),
        "dice": _dice(moment),
        "shaken": _shaken(moment),
        "loose": _loose(moment),
        "questions": [asked(moment, question, pictures) for question, pictures in moment.questions],
        "frame": _frame(moment),
        "log": [_line(line, moment.begins_ns) for line in moment.lines[-LOG_LINES:]],
        "score": [
            {
                "seat": player.seat,
                "points": points[player.seat],
                "nobles_home": _nobles_home(player.lands),
                "captured": captors.count(player.seat),
                "great_walls": _great_walls(player.lands),
            }
            for player in state.players
        ],
        "result": _result(state),
    }


@kept_for_same(64)
def _nobles_home(lands: tuple[Tile, ...]) -> int:
    return sum(tile.noble for tile in lands)


@kept_for_same(64)
def _great_walls(lands: tuple[Tile, ...]) -> int:
    return sum(tile.stones >= 15 for tile in lands)


@lru_cache(maxsize=4 * LOG_LINES)
def _line(line: LineShown, begins_ns: int) -> dict[str, Any]:
    """Return a line of the log as JSON; cached, so that it is the same object as long as it is shown."""
    t_s = _seconds_since(line.t_ns, begins_ns)
    return {"version": line.version, "t_s": t_s, "message": line.message_told, "tags": list(line.announcement.tags)}


def device_state(device: DeviceShown) -> dict[str, Any]:
    """Return the state of a device as JSON."""
    return {
        "state": device.state,
        "message": message_to_json(device.message),
        "virtual": device.virtual,
    }


def _seat(moment: Moment, player: Player) -> dict[str, Any]:
    mat = moment.mats[player.seat]
    options = moment.state.options.players[player.seat]
    return {
        "seat": player.seat,
        "name": options.name,
        "symbol": SEAT_SYMBOLS[mat],
        "colour": SEAT_COLOURS[mat],
        "marker": options.marker,
    }


def _tiles(moment: Moment, player: Player, differing: Differing) -> Sequence[dict[str, Any]]:
    mat, progress = moment.mats[player.seat], moment.referee.progress
    counted = progress is not None and progress.need.place[0] == mat
    if differing.any or mat in moment.live or moment.read_in_frame or counted:
        return [_tile(moment, player, tile, differing) for tile in player.lands]
    return _known_tiles(player.lands, player.seat)


@kept_for_same(64)
def _known_tiles(lands: tuple[Tile, ...], seat: int) -> Sequence[dict[str, Any]]:
    """Return Lands that no camera sees; cached, because few commands change them."""
    return [_known_tile(seat, tile) for tile in lands]


def _tile(moment: Moment, player: Player, tile: Tile, differing: Differing) -> dict[str, Any]:
    mat = moment.mats[player.seat]
    place: Place = (mat, tile.cell)
    if not differing.any and mat not in moment.live and place not in moment.read_in_frame:
        return _unseen_tile(player.seat, tile, _counting(moment, place) if tile.city else None)
    return {
        "seat": player.seat,
        **place_to_json(tile.cell),
        "side": tile.side,
        "on_camera": mat in moment.live,
        "city": _city(moment, player, tile, differing) if tile.city else None,
        "shields": list(tile.shields),
        "differs": differing.told((mat, tile.cell)),
    }


@lru_cache(maxsize=256)
def _known_tile(seat: int, tile: Tile) -> dict[str, Any]:
    """Return a tile that no camera sees; cached, so that it is the same object until the game changes it."""
    return {
        "seat": seat,
        **place_to_json(tile.cell),
        "side": tile.side,
        "on_camera": False,
        "city": {**_held(tile), "reading": None, "crop": None, "differs": None, "counting": None}
        if tile.city
        else None,
        "shields": list(tile.shields),
        "differs": None,
    }


def _unseen_tile(seat: int, tile: Tile, counting: dict[str, int | bool] | None) -> dict[str, Any]:
    known = _known_tile(seat, tile)
    return known if counting is None else {**known, "city": {**known["city"], "counting": counting}}


def _held(tile: Tile) -> dict[str, Any]:
    return {"noble": tile.noble, "stones": tile.stones, "width": tile.width, "grain": tile.grain}


def _city(moment: Moment, player: Player, tile: Tile, differing: Differing) -> dict[str, Any]:
    place: Place = (moment.mats[player.seat], tile.cell)
    mat = moment.live.get(place[0])
    number = moment.read_in_frame.get(place)
    row, col = tile.cell
    return {
        **_held(tile),
        "reading": None if mat is None else _reading(moment, mat, place),
        "crop": None if number is None else f"{moment.pictures_at}/crop/{player.seat}/{row}/{col}.jpg?n={number}",
        "differs": differing.told(place),
        "counting": _counting(moment, place),
    }


def _reading(moment: Moment, mat: MatObservation, place: Place) -> dict[str, Any]:
    city = next((c for c in mat.cities if (c.row, c.col) == place[1]), None)
    readings: dict[str, Any] = {
        quantity: _r(_shown_reading(moment, place, quantity)) for quantity in ("stones", "width", "grain")
    }
    readings["noble"] = _r(Hidden(Message("reason.nothing_shows")) if city is None else city.noble)
    return readings


def _shown_reading(moment: Moment, place: Place, quantity: Quantity) -> CountReading:
    """A person's statement if there is one, otherwise the present reading."""
    word = moment.referee.words.get((place, quantity))
    if word is not None:
        return Seen(word.value)
    mat = moment.live.get(place[0])
    return Hidden(Message("reason.mat_not_in_picture")) if mat is None else reading_on_mat(mat, place[1], quantity)


def _counting(moment: Moment, place: Place) -> dict[str, int | bool] | None:
    """The progress of a build, and whether the camera saw stones fall."""
    step, progress = moment.state.step, moment.referee.progress
    if not isinstance(step, Building) or progress is None or progress.need.place != place:
        return None
    reading = _shown_reading(moment, place, "stones")
    before = progress.need.stones_before
    now = getattr(reading, "value", getattr(reading, "best", before))
    placed = max(0, min(now - before, step.stones))
    return {"placed": placed, "declared": step.stones, "fell": progress.fell_ns is not None}


def _market(moment: Moment, differing: Differing) -> dict[str, Any]:
    market = moment.state.market
    stocks = {"grain": market.grain, "shields": sum(market.shields), "elephants": market.elephants}
    seen = moment.observation.market if moment.observation is not None else None
    return {
        name: {
            "price": moment.needs.prices[name],
            "reading": None if seen is None else _r(getattr(seen, name)),
            "stock": stocks[name],
            "differs": differing.told(None, name),
        }
        for name in MARKET_NAMES
    }


def _dice(moment: Moment) -> dict[str, Any]:
    return {
        "wells": [{"well": well.well, "state": well.state, "face": well.face} for well in moment.wells],
        "rolls": [
            {
                "number": roll.number,
                "well": roll.well,
                "face": roll.face,
                "margin": roll.margin,
                "seat": roll.seat,
                "side": roll.side,
                "t_s": _seconds(roll.t_ns, moment),
            }
            for roll in moment.rolls[-ROLLS_SHOWN:]
        ],
        "siege": _siege(moment.state),
    }


def _siege(state: State) -> dict[str, Any] | None:
    step = state.step
    if not isinstance(step, Siege) or not step.declared or not step.battles:
        return None
    battle, result = step.battles[0], step.result
    values = [value for _, value in battle.shields]
    explained = None
    if result is not None:
        first, second = result.attacker_total, result.defender_total
        if not state.options.rulebook.attacker_minus_defender:
            first, second = second, first
        explained = f"{first} − {second} − {result.stones} = {result.x}"
    return {
        "attacker": state.turn.order[step.place],
        "defender": step.defender,
        "attacker_dice": list(battle.attacker_dice),
        "attacker_wanted": 2 * battle.elephants,
        "defender_dice": list(battle.defender_dice),
        "defender_wanted": shield_points((values.count(1), values.count(2), values.count(3))),
        "explained": explained,
    }


def _loose(moment: Moment) -> dict[str, Any]:
    readings = [mat.loose for _, mat in sorted(moment.live.items())]
    return _r(readings[0] if readings else Hidden(Message("reason.no_mat")))


def _shaken(moment: Moment) -> dict[str, Any]:
    bump, tilt = moment.shaken.bump, moment.shaken.tilt_deg
    return {
        "bump": None if bump is None else {"t_s": _seconds(bump.t_ns, moment), "peak_mg": bump.peak_mg},
        "tilt": None if tilt is None else {"x_deg": tilt[0], "y_deg": tilt[1]},
    }


def _frame(moment: Moment) -> dict[str, Any] | None:
    frame, pictures_at = moment.frame, moment.pictures_at
    if frame is None:
        return None
    return {
        "n": frame.number,
        "t_s": _seconds(frame.t_ns, moment),
        "picture": f"{pictures_at}/frame/{frame.number}.jpg",
        "overlay": f"{pictures_at}/frame/{frame.number}.jpg?overlay=1",
        "width": frame.width,
        "height": frame.height,
    }


def _result(state: State) -> dict[str, Any] | None:
    if not isinstance(state.step, Ended):
        return None
    return {"winners": list(state.step.winners)}


def _r(reading: CountReading | PresenceReading) -> dict[str, object]:
    return reading_to_json(reading)


def _seconds(t_ns: int, moment: Moment) -> float:
    return _seconds_since(t_ns, moment.begins_ns)


def _seconds_since(t_ns: int, begins_ns: int) -> float:
    return round(max(0, t_ns - begins_ns) / 1e9, 3)
