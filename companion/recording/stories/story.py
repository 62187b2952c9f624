"""Reads the story of an evening (``events.json``), what the players said and rolled, into steps of the game.

A step is either a command a player gave, a throw of dice, a person's word on what the table shows (a wall that was
built, stones that were taken off), or numbers to check against the rules. Whether somebody passed or ended a phase
is not told in a story; the importer adds that from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, get_args

from companion.errors import CompanionError
from companion.games.actor import Actor, by_seat
from companion.games.raja import commands as c
from companion.games.raja.options import GivenSeat, GivenTile, Options, PlayerOptions, Position, rulebook_named
from companion.games.raja.pieces import MARKET_NAMES, Cell, Columns, Goods, Marker, ShieldCounts, Side
from companion.texts.message import Message

NS_PER_S = 1_000_000_000
JsonObject: TypeAlias = Mapping[str, Any]


class MalformedStory(CompanionError):
    """An events.json or frames.json that cannot be understood."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that one side of a siege rolled; ``seat`` is a game seat."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the story, at its time.

    Attributes:
        t_ns: when.
        name: the kind of event, as the story names it.
        commands: the players' commands in this step.
        word: a command by which somebody says what the table shows; the rig may have measured it already.
        throw: dice that were rolled.
        stated: the story's numbers that follow from the rules and are checked against them.
    """

    t_ns: int
    name: str
    commands: tuple[c.Command, ...] = ()
    word: c.Command | None = None
    throw: Throw | None = None
    stated: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Story:
    """A whole story: the game's options, the mat of each game seat, the steps, and notes for the person who imports it."""

    options: Options
    mats: tuple[int, ...]
    steps: tuple[Step, ...]
    notes: tuple[Message, ...]


def story_from_json(events_file: JsonObject, first_frame_truth: JsonObject) -> Story:
    """Parse a story.

    Args:
        events_file: the JSON of events.json.
        first_frame_truth: ``truth`` of the first frame: the Lands as the players laid them.

    Raises:
        MalformedStory: ``story.field_missing``, ``story.wrong_form``.
    """
    try:
        return _Reader(events_file, first_frame_truth).story()
    except KeyError as error:
        raise MalformedStory(
            "story.field_missing", f"The story lacks the field {error}: add it to events.json.", field=str(error)
        ) from (error)
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise MalformedStory(
            "story.wrong_form",
            f"The story cannot be read ({error}): compare events.json with docs/truth-format.md.",
            what=str(error),
        ) from error


class _Reader:
    """Parses one story; knows its seats, mats and players."""

    def __init__(self, events_file: JsonObject, first_frame_truth: JsonObject) -> None:
        self.events: Sequence[JsonObject] = events_file["events"]
        self.players: Sequence[JsonObject] = sorted(events_file["players"], key=lambda p: int(p["seat"]))
        self.mats = tuple(int(p["seat"]) for p in self.players)
        offstage = events_file.get("offstage") or []
        self.offstage: Sequence[JsonObject] = [offstage] if isinstance(offstage, Mapping) else offstage
        self.truth = first_frame_truth
        self.notes: list[Message] = []

    def seat(self, story_seat: Any) -> int:
        """Return the game seat (0, 1, … around the table) of a mat's seat number."""
        return self.mats.index(int(story_seat))

    def actor(self, event: JsonObject, role: str) -> int:
        """Return the game seat of whoever acts in an event, named there by a role in the siege or by a seat."""
        return self.seat(event[role] if role in event else event["seat"])

    def is_offstage(self, story_seat: Any) -> bool:
        """Whether that seat's mat is out of the picture, so that the story alone says what is on it."""
        return int(story_seat) in {int(o["seat"]) for o in self.offstage}

    def story(self) -> Story:
        """Return the whole story."""
        start = next(e for e in self.events if e["event"] == "game_started")
        steps = []
        for event in self.events:
            name = str(event["event"])
            if name not in _STEPS:
                at_s = round(float(event["t"]), 1)
                self.notes.append(Message("story.unknown_word", {"at_s": at_s, "word": name}))
            step = _STEPS.get(name, _check)(self, event, round(float(event["t"]) * NS_PER_S))
            if step is not None:
                steps.append(step)
        return Story(self.options(start), self.mats, tuple(steps), tuple(self.notes))

    def options(self, start: JsonObject) -> Options:
        """Return the game's options and the position from which it starts."""
        season = next((e["season"] for e in self.events if e["event"] == "season"), "blue")
        prices = start.get("prices", {})
        default = (3, 8, 14)
        return Options(
            players=tuple(
                PlayerOptions(str(p["name"]), _one_of(p["marker"], get_args(Marker), "marker"), int(p["cash"]))
                for p in self.players
            ),
            starting_seat=self.seat(start["starting_player"]),
            rulebook=rulebook_named(str(start.get("rulebook", "standard"))),
            position=Position(
                seats=tuple(self.given_seat(mat) for mat in self.mats),
                season=_one_of(season, get_args(Side), "season"),
                prices=(
                    int(prices.get("grain", default[0])),
                    int(prices.get("shields", default[1])),
                    int(prices.get("elephants", default[2])),
                ),
            ),
        )

    def given_seat(self, mat: int) -> GivenSeat:
        """Return what a seat starts with: from the first frame's truth, or from ``offstage`` if its mat is out of the
        picture.
        """
        walls: dict[Cell, tuple[int, ...]] = {}
        for event in self.events:
            if event["event"] == "walls_built" and int(event["seat"]) == mat:
                walls |= {_cell_from_key(key): tuple(courses) for key, courses in event["walls"].items()}
        told = next((o for o in self.offstage if int(o["seat"]) == mat), None)
        if told is not None:
            return self._told_seat(told, walls)
        seen = next((m for m in self.truth["mats"] if m["seat"] == mat), None)
        if seen is None:
            raise MalformedStory(
                "story.seat_unknown",
                f"Seat {mat} is neither in the first picture nor under 'offstage': say there what it starts with.",
                seat=mat,
            )
        cities = {(int(city["row"]), int(city["col"])): city for city in seen["cities"]}
        tiles = []
        for tile in seen["tiles"]:
            cell = (int(tile["row"]), int(tile["col"]))
            city = cities.get(cell)
            courses = walls.get(cell, tuple((city["wall"] or {}).get("courses", ())) if city else ())
            tiles.append(
                GivenTile(
                    cell,
                    _one_of(tile["side"], get_args(Side), "side"),
                    city=city is not None or cell in walls,
                    courses=courses,
                    grain=int(city["grain"] or 0) if city else 0,
                    shields=tuple(int(v) for v in tile["shields"]),
                )
            )
        return GivenSeat(tuple(tiles))

    def _told_seat(self, told: JsonObject, walls: Mapping[Cell, tuple[int, ...]]) -> GivenSeat:
        tiles: dict[Cell, GivenTile] = {}
        for city in told.get("cities", ()):
            cell = (int(city["row"]), int(city["col"]))
            courses = walls.get(cell, tuple(int(n) for n in city.get("courses", ())))
            side = _one_of(city["side"], get_args(Side), "side")
            tiles[cell] = GivenTile(cell, side, city=True, courses=courses, grain=int(city.get("grain", 0)))
        unsided = 0
        for shield in told.get("shields", ()):
            cell, value = (int(shield["row"]), int(shield["col"])), int(shield["value"])
            if cell not in tiles:
                unsided += "side" not in shield
                tiles[cell] = GivenTile(cell, _one_of(shield.get("side", "red"), get_args(Side), "side"))
            tile = tiles[cell]
            tiles[cell] = GivenTile(cell, tile.side, tile.city, None, tile.courses, tile.grain, (*tile.shields, value))
        if unsided:
            self.notes.append(Message("story.side_untold", {"seat": told["seat"], "count": unsided}))
        return GivenSeat(tuple(tiles[cell] for cell in sorted(tiles)))


_StepReader: TypeAlias = Callable[[_Reader, JsonObject, int], Step | None]


def _folded_into_start(_reader: _Reader, _event: JsonObject, _t_ns: int) -> None:
    return None


def _check(_reader: _Reader, event: JsonObject, t_ns: int) -> Step:
    return Step(t_ns, str(event["event"]), stated=event)


def _command(build: Callable[[_Reader, JsonObject], c.Command]) -> _StepReader:
    def read(reader: _Reader, event: JsonObject, t_ns: int) -> Step:
        return Step(t_ns, str(event["event"]), (build(reader, event),), stated=event)

    return read


def _word(build: Callable[[_Reader, JsonObject, Actor], c.Command]) -> _StepReader:
    """Read a player's statement about a wall: for the rig if the mat is in the picture, otherwise as a command."""

    def read(reader: _Reader, event: JsonObject, t_ns: int) -> Step:
        name, said_by = str(event["event"]), by_seat(reader.seat(event["seat"]))
        command = build(reader, event, said_by)
        if reader.is_offstage(event["seat"]):
            return Step(t_ns, name, (command,), stated=event)
        return Step(t_ns, name, word=command, stated=event)

    return read


def _roll(reader: _Reader, event: JsonObject, t_ns: int) -> Step:
    dice = tuple(int(d) for d in event["dice"])
    if not dice or not all(1 <= d <= 6 for d in dice):
        raise ValueError(f"dice {list(dice)} at {event['t']} s are not faces from 1 to 6")
    return Step(t_ns, "roll", throw=Throw(reader.seat(event["seat"]), dice), stated=event)


def _trade(reader: _Reader, event: JsonObject, t_ns: int) -> Step:
    """Read a trade, with who filled it; the others' refusals follow from the rules (C3)."""
    seat, market = reader.seat(event["seat"]), _one_of(event["market"], MARKET_NAMES, "market")
    values = tuple(int(v) for v in event.get("values", event.get("shields", ())))
    shields = _shield_counts(values) if market == "shields" else (0, 0, 0)
    if market == "shields" and not values:
        shields = _shield_counts((1,) * int(event["count"]))
    commands: list[c.Command] = [
        c.ProposeTrade(
            seat,
            market,
            _one_of(event["action"], ("buy", "sell"), "action"),
            0 if market == "shields" else int(event["count"]),
            shields,
            _columns(event.get("paid_from", {})),
        )
    ]
    filled_by = event.get("filled_by", "market")
    if filled_by not in ("market", None):
        commands.append(c.FillTrade(reader.seat(filled_by)))
    return Step(t_ns, "trade", tuple(commands), stated=event)


def _barter(reader: _Reader, event: JsonObject, t_ns: int) -> Step:
    seat, other = reader.seat(event["seat"]), reader.seat(event["with"])
    offer = c.OfferBarter(
        seat, _goods(event["give"]), _goods(event["take"]), other, _columns(event.get("paid_from", {}))
    )
    return Step(t_ns, "barter", (offer, c.AcceptBarter(other, seat)), stated=event)


_STEPS: Mapping[str, _StepReader] = {
    "game_started": _folded_into_start,
    "walls_built": _folded_into_start,
    "season": _check,
    "harvest": _command(lambda r, e: c.Harvest(r.seat(e["seat"]), _cell(e), int(e.get("fallen", 0)))),
    "production_ended": _check,
    "bid": _command(lambda r, e: c.PlaceBid(r.seat(e["seat"]), int(e["amount"]))),
    "pass": _command(lambda r, e: c.PassBid(r.seat(e["seat"]))),
    "auction_won": _check,
    "trade": _trade,
    "barter": _barter,
    "bought_grain_placed": _command(
        lambda r, e: c.PlaceGrain(r.seat(e["seat"]), _cell(e), int(e["grain"]), int(e.get("fallen", 0)))
    ),
    "grain_fell": _command(lambda r, e: c.GrainFell(r.seat(e["seat"]), r.seat(e["seat"]), _cell(e), int(e["grain"]))),
    "declare_build": _command(
        lambda r, e: c.DeclareBuild(r.seat(e["seat"]), _cell(e), int(e["stones"]), _columns(e.get("paid_from", {})))
    ),
    "build_done": _word(lambda r, e, by: c.FinishBuild(r.seat(e["seat"]), int(e["stones"]), int(e["width"]), None, by)),
    "collapse": _check,
    "heard": _check,
    "stones_discarded": _word(
        lambda r, e, by: c.FinishBuild(r.seat(e["seat"]), int(e["standing"]), int(e["width"]), int(e["fallen"]), by)
    ),
    "shield_deployed": _command(lambda r, e: c.DeployShield(r.seat(e["seat"]), int(e["value"]), _cell(e))),
    "siege_declared": _command(
        lambda r, e: c.DeclareSiege(
            r.seat(e["attacker"]),
            r.seat(e["defender"]),
            (int(e["marker_tile"][0]), int(e["marker_tile"][1])),
            tuple((_cell(target), int(target["elephants"])) for target in e["targets"]),
        )
    ),
    "shields_assigned": _command(
        lambda r, e: c.AssignShields(
            r.seat(e["seat"]), tuple((_cell(s), int(s["value"]), _cell(e)) for s in e["shields"])
        )
    ),
    "roll": _roll,
    "siege_result": _check,
    "stones_removed": _word(
        lambda r, e, by: c.FinishRemoval(
            r.seat(e["seat"]), int(e["left"]), int(e["width"]), int(e.get("fallen", 0)), by
        )
    ),
    "noble_taken": _command(lambda r, e: c.TakeNoble(r.actor(e, "attacker"))),
    "noble_captured": _command(lambda r, e: c.TakeNoble(r.actor(e, "attacker"))),
    "noble_left": _command(lambda r, e: c.LeaveNoble(r.actor(e, "attacker"))),
    "ransom_demanded": _command(lambda r, e: c.DemandRansom(r.actor(e, "attacker"), _goods(e["ransom"]))),
    "ransom_paid": _command(lambda r, e: c.PayRansom(r.actor(e, "defender"), _columns(e.get("paid_from", {})))),
    "ransom_refused": _command(lambda r, e: c.RefuseRansom(r.actor(e, "defender"))),
    "shields_discarded": _check,
    "elephants_discarded": _check,
    "cleanup": _check,
    "score": _check,
}
"""A reader for each kind of event; names and fields are those of docs/truth-format.md."""


def _cell(event: JsonObject) -> Cell:
    return int(event["row"]), int(event["col"])


def _cell_from_key(key: str) -> Cell:
    row, col = key.split(",")
    return int(row), int(col)


def _columns(paid_from: Mapping[str, Any]) -> Columns:
    return tuple((_cell_from_key(key), int(units)) for key, units in sorted(paid_from.items()))


def _shield_counts(values: Sequence[int]) -> ShieldCounts:
    return values.count(1), values.count(2), values.count(3)


def _goods(goods: Mapping[str, Any]) -> Goods:
    return Goods(
        int(goods.get("money", goods.get("cash", 0))),
        int(goods.get("elephants", 0)),
        int(goods.get("grain", 0)),
        _shield_counts([int(v) for v in goods.get("shields", ())]),
    )


def _one_of(value: Any, allowed: Sequence[Any], what: str) -> Any:
    if value not in allowed:
        raise ValueError(f"{what} {value!r} is none of {', '.join(map(str, allowed))}")
    return value
