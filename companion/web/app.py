"""The Flask applications: for a live table, for playing a recorded evening, and for reviewing a recording."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from flask import Blueprint, Flask

from companion.live.live_table import LiveTable
from companion.machine.requests import MachineRequests
from companion.web.api.bodies import MAX_BODY_BYTES
from companion.web.api.description import describing
from companion.web.api.operations import operations
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import FAST_PATH
from companion.web.errors import add_errors
from companion.web.fast_path import FastPath
from companion.web.request_guard import IsOwnName, add_guards, add_headers
from companion.web.request_identity import acting, add_people, host
from companion.web.routes.app_shell import shell
from companion.web.routes.history.game_review import afterwards
from companion.web.routes.history.moments import looking_back
from companion.web.routes.history.playback import Show, recorded
from companion.web.routes.history.player_records import record_book_pages
from companion.web.routes.history.replay_page import Replayed, replay_page
from companion.web.routes.history.saved_games import games
from companion.web.routes.machine import machine_page
from companion.web.routes.open_room_link import HallProcess, hall_door
from companion.web.routes.pages import pages
from companion.web.routes.photo_look import PhotoLook, looking_at_photos
from companion.web.routes.play.commands import command_given, playing
from companion.web.routes.play.hosting import first_host, hosting
from companion.web.routes.play.joining import joining
from companion.web.routes.play.phone_photos import ShowMe, TablePictures, showing_table
from companion.web.routes.play.pictures import add_pictures
from companion.web.routes.play.play_now import play_now
from companion.web.routes.play.push import Pushing, push
from companion.web.routes.play.recording import Recorder, recording_control
from companion.web.routes.play.small_games import small_command_given, small_games
from companion.web.routes.play.teaching import Teaching, teaching_table
from companion.web.routes.play.virtual_table import Bench, virtual_table
from companion.web.static_files import keep_static_files

RECORDED: Final = "/recorded"
REPLAY: Final = "/replay"


def create_app(show: Show, is_own_name: IsOwnName, open_pages: OpenPages, replay: Replayed | None = None) -> Flask:
    """Create the application that plays a recorded evening, with its replay page under ``/replay/``."""
    app = _bare_app(is_own_name)
    if replay is not None:
        app.register_blueprint(replay_page(replay, REPLAY))
    app.register_blueprint(recorded(show, open_pages, replay_at=None if replay is None else f"{REPLAY}/"))
    return app


def create_replay_app(replay: Replayed, is_own_name: IsOwnName) -> Flask:
    """Create the application that only reviews a recording."""
    app = _bare_app(is_own_name)
    app.register_blueprint(replay_page(replay))
    return app


@dataclass(frozen=True, slots=True)
class Equipment:
    """What a live table offers beside its game; each part is None where it is missing.

    Args:
        bench: the virtual table, offered under ``/virtual``.
        pictures: the camera's newest frames.
        show: a recorded evening, offered under ``/recorded/``.
        show_looked_at: called whenever somebody opens that evening's page.
        replay: the same recording for review, under ``/recorded/replay/``.
        recorder: what records the game, for hosts to start and stop.
        hall: the process that serves an open room beside the table.
        photos: reads photos of a table, under ``/look``.
        shows: reads the photos with which phones show the table to the game.
        teaching: what this table has been taught; hosts teach it more under ``/teach``.
        pushing: notifies phones of their turns by Web Push.
        machine: requests to the machine itself, if its system was written from the image.
    """

    bench: Bench | None = None
    pictures: TablePictures | None = None
    show: Show | None = None
    show_looked_at: Callable[[], None] = lambda: None
    replay: Replayed | None = None
    recorder: Recorder | None = None
    hall: HallProcess | None = None
    photos: PhotoLook | None = None
    shows: ShowMe | None = None
    teaching: Teaching | None = None
    pushing: Pushing | None = None
    machine: MachineRequests | None = None

    @property
    def replay_at(self) -> str | None:
        """The path at which the recording can be reviewed."""
        return None if self.replay is None else f"{RECORDED}{REPLAY}"


_BARE: Final = Equipment()


def create_live_app(
    live: LiveTable, is_own_name: IsOwnName, open_pages: OpenPages, equipment: Equipment = _BARE
) -> Flask:
    """Create the application of a live table.

    Args:
        is_own_name: tells whether a name in ``Host`` means this table.
        open_pages: counts those who follow the table.
    """
    app = _bare_app(is_own_name)
    add_people(app, live.sessions)
    app.jinja_env.globals.update(_told_to_templates(equipment))
    for routes in (
        shell(),
        pages(live),
        joining(live, open_pages),
        playing(live),
        hosting(live, open_pages),
        games(live),
        looking_back(live),
        afterwards(live.finished_timeline),
        record_book_pages(live),
        small_games(live, open_pages),
        *_routes_of(equipment, live, open_pages),
        *_camera_routes(equipment, live),
        *_recording_routes(equipment, live, open_pages),
        _description_of(equipment),
    ):
        app.register_blueprint(routes)
    app.extensions[FAST_PATH] = FastPath(
        is_own_name,
        live.sessions,
        lambda person: live.acting(person.digest, local=person.local),
        {"/api/commands": partial(command_given, live), "/api/small/commands": partial(small_command_given, live)},
    )
    return app


def _told_to_templates(equipment: Equipment) -> dict[str, object]:
    pushing = equipment.pushing
    return {
        "records": equipment.recorder is not None,
        "has_hall": equipment.hall is not None,
        "reads_photos": equipment.photos is not None,
        "shows_table": equipment.shows is not None,
        "teaches": equipment.teaching is not None,
        "push_key": None if pushing is None else pushing.public_key,
    }


def _routes_of(equipment: Equipment, live: LiveTable, open_pages: OpenPages) -> Iterator[Blueprint]:
    """Yield the routes of the virtual table, the open room, Web Push and the machine, for those that exist here."""
    if equipment.bench is not None:
        yield virtual_table(equipment.bench, lambda: acting(live, lambda viewer: viewer))
        yield play_now(live, open_pages)
    if equipment.hall is not None:
        yield hall_door(live, equipment.hall)
    if equipment.pushing is not None:
        yield push(live, equipment.pushing)
    if equipment.machine is not None:
        yield machine_page(equipment.machine, lambda: host(live), lambda: first_host(live, open_pages))


def _camera_routes(equipment: Equipment, live: LiveTable) -> Iterator[Blueprint]:
    """Yield the routes that show or read pictures, for the equipment that exists here."""
    if equipment.photos is not None:
        yield looking_at_photos(equipment.photos)
    if equipment.shows is not None:
        yield showing_table(live, equipment.shows, equipment.pictures)
    if equipment.teaching is not None:
        yield teaching_table(live, equipment.teaching)
    if equipment.pictures is not None:
        seen = Blueprint("pictures", __name__)
        add_pictures(seen, equipment.pictures)
        yield seen


def _recording_routes(equipment: Equipment, live: LiveTable, open_pages: OpenPages) -> Iterator[Blueprint]:
    """Yield the routes that record this table or show a recorded evening."""
    inside = equipment.replay_at
    if equipment.recorder is not None:
        yield recording_control(live, equipment.recorder)
    if equipment.replay is not None and inside is not None:
        yield replay_page(equipment.replay, inside)
    if equipment.show is not None:
        at = None if inside is None else f"{inside}/"
        yield recorded(equipment.show, open_pages, RECORDED, equipment.show_looked_at, at)


def _description_of(equipment: Equipment) -> Blueprint:
    found = operations(
        virtual=equipment.bench is not None,
        recorded=None if equipment.show is None else RECORDED,
        records=equipment.recorder is not None,
        hall=equipment.hall is not None,
        replay=equipment.replay_at,
        photos=equipment.photos is not None,
        showing=equipment.shows is not None,
        teaching=equipment.teaching is not None,
        pushing=equipment.pushing is not None,
        machine=equipment.machine is not None,
    )
    return describing(found)


def _bare_app(is_own_name: IsOwnName) -> Flask:
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    return app
