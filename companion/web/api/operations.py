"""All operations of a live table in one list: path, body, answer and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from companion.analysis.schema import Afterwards
from companion.live.schema import LiveState, RecordingTold
from companion.lobby.lobby import TableOptions
from companion.machine.schema import MachineShown
from companion.session.views.schema import Moments, MomentState, RecordedState
from companion.small_games.next_game import OpenSmallGame
from companion.small_games.schema import SmallState
from companion.teaching.schema import TeachingShown
from companion.web.api.answers import (
    AllGames,
    AtVersion,
    BookShown,
    HallShown,
    HostCode,
    HostMade,
    LookToTeach,
    PersonForgotten,
    PhotosTaken,
    RequestMade,
    RolledFaces,
    SeatTaken,
    TableMade,
)
from companion.web.api.bodies import (
    AskForPush,
    ClaimSeat,
    ForgetPerson,
    GiveAnswer,
    GiveCommand,
    GivePin,
    LookAtPhotos,
    NewGame,
    Nothing,
    Pause,
    PlayAgain,
    PlayNow,
    RedoCommands,
    RequestSeat,
    RollByCompanion,
    SayWhatStands,
    SeatVirtual,
    SendUpdatePiece,
    SetClock,
    SetPlaces,
    SettleRequest,
    SetUpMachine,
    ShowTable,
    SteerPlayback,
    SwitchRecording,
    TakeTeachingLook,
    TypeRoll,
    UndoCommands,
)
from companion.web.api.room_bodies import SwitchHall
from companion.web.api.schemas import Schema, words_of
from companion.web.routes.history.playback import AnswerForSeat
from hardware.virtual.actions import ACTIONS

Method: TypeAlias = Literal["get", "post"]

_WHOLE: Final[Schema] = {"type": "integer"}
_TEXT: Final[Schema] = {"type": "string"}
_NAMES: Final[dict[str, Schema]] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 4},
    "number": {"type": "integer", "minimum": 0},
    "version": {"type": "integer", "minimum": 0},
    "at": {"type": "integer", "minimum": 0},
    "table": {"type": "string", "pattern": "^[0-9a-f]{12}$"},
}
"""What stands in braces in a path."""

# Any answer may be one of these: a foreign Host, another site's page, a body that is too long, a disk that is full.
ALWAYS: Final = {"get": (400,), "post": (400, 403, 413, 503)}


@dataclass(frozen=True, slots=True)
class Operation:
    """One path and method.

    Args:
        path: as in OpenAPI, ``/api/seats/{seat}/claim``.
        words: what it does, in a sentence.
        group: the heading it stands under.
        body: what the request's JSON is read as, a schema's name where that is more than a dataclass says; None for none.
        answer: what the answer is; None where it is no JSON, see ``media``.
        media: the answer's media type.
        status: of the answer when all is well.
        refusals: statuses beside those of ``ALWAYS``.
        query: what is asked behind the path's ``?``, all of it needed.
        choice: the same, all of which may be left out.
        places: schemas of what may stand in braces in the path.
        name: its id for tools; empty: method and path.
        security: any one of these lets somebody in: names of schemes, each with its scopes; None: as the document says.
        servers: where the path is found; none: where the description is.
        tagged: the answer has an ``ETag``; whoever sends it back is told that nothing changed.
    """

    method: Method
    path: str
    words: str
    group: str
    body: type | str | None = None
    answer: type | None = None
    media: str = "application/json"
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: Mapping[str, Schema] = field(default_factory=dict)
    choice: Mapping[str, Schema] = field(default_factory=dict)
    places: Mapping[str, Schema] = field(default_factory=lambda: _NAMES)
    name: str = ""
    security: tuple[Mapping[str, Sequence[str]], ...] | None = None
    servers: tuple[Mapping[str, Any], ...] = ()
    tagged: bool = False

    @property
    def parameters(self) -> dict[str, Schema]:
        """The path's parameters with their schemas."""
        return {name: schema for name, schema in self.places.items() if f"{{{name}}}" in self.path}


def operations(
    *,
    virtual: bool,
    recorded: str | None,
    records: bool = False,
    replay: str | None = None,
    hall: bool = False,
    photos: bool = False,
    showing: bool = False,
    teaching: bool = False,
    pushing: bool = False,
    machine: bool = False,
) -> tuple[Operation, ...]:
    """All operations of a table.

    Args:
        virtual: a virtual table is offered.
        recorded: prefix of the recorded evening that is offered.
        records: whether games are recorded.
        replay: prefix of the recording that can be looked into.
        hall: an open room can be served beside the table.
        photos: whether photos are read.
        showing: whether phones can show the table to the game.
        teaching: whether the table can be taught on its page.
        pushing: whether phones may be told of their turns by Web Push.
        machine: whether the machine was written from the image.
    """
    found = [*_seeing(), *_sitting(), *_playing(), *_hosting(), *_games()]
    found += _small()
    if photos:
        found.append(_post("/api/look", LookAtPhotos, "Seeing", dict, (409, 422)))
    if showing:
        found.append(_post("/api/photos", ShowTable, "Playing", PhotosTaken, (401, 404, 409, 422)))
    if teaching:
        found += _teaching()
    if pushing:
        words = "Be told no more."
        found.append(_post("/api/push", AskForPush, "Playing", refusals=(401,)))
        found.append(_post("/api/push/end", Nothing, "Playing", refusals=(401,), words=words))
    if machine:
        found += _machine()
    if virtual:
        found += _virtual()
    if records:
        found += _recording()
    if hall:
        found += _hall()
    if recorded is not None:
        found += [replace(operation, path=recorded + operation.path) for operation in _recorded()]
    if replay is not None:
        found += [replace(operation, path=replay + operation.path) for operation in _replay()]
    return tuple(found)


def _post(
    path: str,
    kind: type,
    group: str,
    answer: type = Nothing,
    refusals: tuple[int, ...] = (),
    words: str | None = None,
) -> Operation:
    return Operation("post", path, words or words_of(kind), group, kind, answer, refusals=refusals)


def _seeing() -> Iterator[Operation]:
    group = "Seeing"
    yield Operation("get", "/api/state", "Everything this viewer may know, once.", group, answer=LiveState)
    yield Operation(
        "get",
        "/api/events",
        "The same as server-sent events, each newer state whole, or with changes=1 what changed, as a JSON Patch "
        "(RFC 6902); Last-Event-ID takes the stream up again.",
        group,
        media="text/event-stream",
        refusals=(503,),
    )
    yield Operation(
        "get",
        "/api/moments",
        "The open game's moments: what happened, prices and points.",
        group,
        answer=Moments,
    )
    yield Operation(
        "get", "/api/moments/{version}", "The table at that moment.", group, answer=MomentState, refusals=(404, 409)
    )
    yield from _afterwards(group)
    yield Operation("get", "/api/openapi.json", "This description.", group, answer=dict)


def _afterwards(group: str) -> Iterator[Operation]:
    words = "A game of Raja that is over, looked back on; the one at hand where game is empty."
    refusals, path = (404, 409), "/api/afterwards"
    yield Operation("get", path, words, group, answer=Afterwards, refusals=refusals, query={"game": _TEXT})
    shared = {"game": _TEXT, "lang": _TEXT}
    for form in ("portrait", "tall"):
        words = f"A {form} picture of that game to share, in a language."
        yield Operation("get", f"{path}/{form}.png", words, group, media="image/png", refusals=refusals, query=shared)
    words = "A film of 20 s of that game to share; 409 while it is being made."
    yield Operation("get", f"{path}/film.mp4", words, group, media="video/mp4", refusals=refusals, query=shared)


def _sitting() -> Iterator[Operation]:
    group = "Sitting down"
    seat = "/api/seats/{seat}"
    yield _post(f"{seat}/claim", ClaimSeat, group, SeatTaken, (401, 404, 409))
    yield _post(f"{seat}/request", RequestSeat, group, RequestMade, (401, 404, 409))
    yield _post(f"{seat}/leave", Nothing, group, refusals=(401, 404, 409), words="Leave the seat.")


def _playing() -> Iterator[Operation]:
    group = "Playing"
    refused = (401, 409, 422)
    yield Operation(
        "post", "/api/commands", words_of(GiveCommand), group, "GiveRajaCommand", AtVersion, refusals=refused
    )
    yield _post("/api/undo", UndoCommands, group, AtVersion, refused)
    yield _post("/api/redo", RedoCommands, group, AtVersion, refused)
    yield _post("/api/rolls", TypeRoll, group, AtVersion, refused)
    yield _post("/api/rolls/companion", RollByCompanion, group, RolledFaces, refused)
    yield _post("/api/answers", GiveAnswer, group, refusals=(401, 404, 409, 422))


def _hosting() -> Iterator[Operation]:
    group = "Hosting"
    yield _post("/api/host", GivePin, group, HostMade, (401, 429))
    yield _post(
        "/api/hosts/code", Nothing, group, HostCode, words="Draw a code that makes one phone host, given as a PIN."
    )
    yield _post("/api/hosts/pin", Nothing, group, words="Draw another PIN.")
    words = "Let a phone be host no longer, and draw another PIN."
    yield _post("/api/hosts/{number}/revoke", Nothing, group, refusals=(404,), words=words)
    yield _post("/api/game/start", TableOptions, group, refusals=(409, 422), words="Start the game.")
    yield _post("/api/seats/{seat}/free", Nothing, group, refusals=(404, 409), words="Free a seat.")
    yield _post("/api/seats/{seat}/give-back", Nothing, group, refusals=(404, 409), words="Give a freed seat back.")
    yield _post("/api/seats/{seat}/virtual", SeatVirtual, group, refusals=(404, 409))
    yield _post("/api/requests/{number}", SettleRequest, group, refusals=(404, 409))
    yield _post("/api/pause", Pause, group, refusals=(409,))
    yield _post("/api/clock", SetClock, group, refusals=(409,))


def _games() -> Iterator[Operation]:
    group = "Saved games"
    yield Operation("get", "/api/games", "All saved games, newest first.", group, answer=AllGames)
    yield _post("/api/games", NewGame, group, TableMade, (409,))
    yield _post("/api/games/again", PlayAgain, group, TableMade, (401, 409))
    yield _post("/api/games/{table}/open", Nothing, group, refusals=(404, 409), words="Go on with that game.")
    yield Operation(
        "get", "/api/games/{table}/export", "The game as a file.", group, answer=dict, refusals=(403, 404, 409)
    )
    yield Operation("post", "/api/games/import", "Take in such a file.", group, dict, TableMade, refusals=(409, 422))
    words = "People over all evenings: wins, rivalries, records."
    yield Operation("get", "/api/people", words, group, answer=BookShown)
    yield _post("/api/people/forget", ForgetPerson, group, PersonForgotten, (404, 409))


def _small() -> Iterator[Operation]:
    group, small = "Small games", "/api/small"
    refused = (401, 403, 409, 422)
    stream = "The same as server-sent events, each newer state whole."
    yield Operation(
        "get", f"{small}/state", "The small game as this viewer may know it, once.", group, answer=SmallState
    )
    yield Operation("get", f"{small}/events", stream, group, media="text/event-stream", refusals=(503,))
    yield _post(f"{small}/open", OpenSmallGame, group, TableMade, (409,))
    yield _post(f"{small}/places", SetPlaces, group, refusals=(409,))
    words = "A command in a small game; id makes a repeated request harmless."
    yield Operation("post", f"{small}/commands", words, group, "GiveSmallCommand", AtVersion, refusals=refused)
    yield _post(f"{small}/undo", UndoCommands, group, AtVersion, refused)
    yield _post(f"{small}/redo", RedoCommands, group, AtVersion, refused)


def _virtual() -> Iterator[Operation]:
    group = "The virtual table"
    yield _post("/api/play-now", PlayNow, group, SeatTaken, (401, 409))
    yield Operation("get", "/api/virtual", "What lies on the virtual table.", group, answer=dict)
    for name, kind in {**ACTIONS, "lay-out": Nothing}.items():
        words = "Let everything lie as the game has it." if kind is Nothing else None
        yield _post(f"/api/virtual/{name}", kind, group, dict, (401, 404, 409), words)


def _recording() -> Iterator[Operation]:
    group = "Recording"
    yield Operation("get", "/api/recording", "How recording goes.", group, answer=RecordingTold, refusals=(403,))
    yield _post("/api/recording", SwitchRecording, group, RecordingTold)


def _machine() -> Iterator[Operation]:
    group, path = "The machine", "/api/machine"
    words = "The machine's name, version and cameras, and what became of its newest update."
    yield Operation("get", path, words, group, answer=MachineShown, refusals=(403,))
    yield _post(path, SetUpMachine, group, MachineShown)
    yield _post(f"{path}/update/piece", SendUpdatePiece, group, MachineShown, (409,))
    words = "All of an update has come in: write it beside the running system, and try it."
    yield _post(f"{path}/update", Nothing, group, MachineShown, (409,), words)


def _teaching() -> Iterator[Operation]:
    group, path = "Teaching the table", "/api/teaching"
    words = "What this table taught: colours and sizes before and after."
    yield Operation("get", path, words, group, answer=TeachingShown, refusals=(403,))
    yield _post(f"{path}/look", TakeTeachingLook, group, LookToTeach, (404, 409, 422))
    yield _post(path, SayWhatStands, group, TeachingShown, (409, 422))
    words = "Take back the last thing this table was taught."
    yield _post(f"{path}/undo", Nothing, group, TeachingShown, (409,), words)


def _hall() -> Iterator[Operation]:
    group = "An open room"
    yield Operation("get", "/api/hall", "Whether an open room is served, and on which port.", group, answer=HallShown)
    yield _post("/api/hall", SwitchHall, group, HallShown)


def _recorded() -> Iterator[Operation]:
    group = "The recorded evening"
    yield Operation("get", "/api/state", "The newest state of the recorded evening.", group, answer=RecordedState)
    yield Operation("get", "/api/events", "The same as a stream.", group, media="text/event-stream", refusals=(503,))
    yield replace(_post("/api/answers", AnswerForSeat, group, refusals=(404,)), status=204, answer=None)
    yield replace(_post("/api/playback", SteerPlayback, group), status=204, answer=None)


def _replay() -> Iterator[Operation]:
    group = "Looking into the recorded evening"
    number = {"place": _WHOLE, "number": _TEXT, "value": _WHOLE}
    later = (404, 409)
    yield Operation("get", "/api/replay", "The evening, or how far it is gathered.", group, answer=dict)
    yield Operation("get", "/api/replay/{version}", "The table then.", group, answer=MomentState, refusals=later)
    yield from _afterwards(group)
    words = "The game with one number changed."
    yield Operation("get", "/api/what-if", words, group, answer=dict, refusals=later, query=number)
    words = "Its table after one of its steps."
    yield Operation("get", "/api/what-if/{at}", words, group, answer=MomentState, refusals=later, query=number)
