"""The Flask applications: a live table, and a recorded evening that is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from flask import Blueprint, Flask

from companion.live.live_table import LiveTable
from companion.machine.wishes import MachineWishes
from companion.web.api.bodies import MAX_BODY_BYTES
from companion.web.api.description import describing
from companion.web.connections.open_pages import OpenPages
from companion.web.connections.serving import SHORT_WAY
from companion.web.errors import add_errors
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
from companion.web.routes.play.hosting import hosting
from companion.web.routes.play.joining import joining
from companion.web.routes.play.phone_photos import ShowMe, TablePictures, showing_table
from companion.web.routes.play.pictures import add_pictures
from companion.web.routes.play.play_now import play_now
from companion.web.routes.play.push import Pushing, push
from companion.web.routes.play.recording import Recorder, recording_control
from companion.web.routes.play.small_games import small_command_given, small_games
from companion.web.routes.play.teaching import Teaching, teaching_table
from companion.web.routes.play.virtual_table import Bench, virtual_table
from companion.web.short_way import ShortWay
from companion.web.static_files import keep_static_files

RECORDED: Final = "/recorded"
REPLAY: Final = "/replay"


def create_app(show: Show, is_own_name: IsOwnName, open_pages: OpenPages, replay: Replayed | None = None) -> Flask:
    """The application over a recorded evening alone, with its replay under ``/replay/``."""
    app = _bare_app(is_own_name)
    if replay is not None:
        app.register_blueprint(replay_page(replay, REPLAY))
    app.register_blueprint(recorded(show, open_pages, replay_at=None if replay is None else f"{REPLAY}/"))
    return app


def create_replay_app(replay: Replayed, is_own_name: IsOwnName) -> Flask:
    """The application over a recording that is only looked into."""
    app = _bare_app(is_own_name)
    app.register_blueprint(replay_page(replay))
    return app


def create_live_app(
    live: LiveTable,
    is_own_name: IsOwnName,
    open_pages: OpenPages,
    *,
    bench: Bench | None = None,
    pictures: TablePictures | None = None,
    show: Show | None = None,
    show_looked_at: Callable[[], None] = lambda: None,
    replay: Replayed | None = None,
    recorder: Recorder | None = None,
    hall: HallProcess | None = None,
    photos: PhotoLook | None = None,
    shows: ShowMe | None = None,
    teaching: Teaching | None = None,
    pushing: Pushing | None = None,
    machine: MachineWishes | None = None,
) -> Flask:
    """The application over a live table.

    Args:
        is_own_name: which names in ``Host`` mean this table.
        open_pages: where whoever follows the table is counted.
        bench: the virtual table, which is offered under ``/virtual``.
        pictures: the camera's newest frames, where there is one.
        show: a recorded evening that is offered under ``/recorded/``.
        show_looked_at: called whenever somebody looks at it.
        replay: the same recording to look into, under ``/recorded/replay/``.
        recorder: what records the game, for hosts to start and stop.
        hall: what serves an open room beside the table.
        photos: what reads photos of a table, under ``/look``.
        shows: what reads photos by which phones show the table to the game.
        teaching: what this table taught, for hosts to teach it more, under ``/teach``.
        pushing: what tells phones of their turns by Web Push.
        machine: what is asked of the machine itself, where that was written from the image.
    """
    app = _bare_app(is_own_name)
    add_people(app, live.sessions)
    app.jinja_env.globals["records"] = recorder is not None
    app.jinja_env.globals["has_hall"] = hall is not None
    app.jinja_env.globals["reads_photos"] = photos is not None
    app.jinja_env.globals["shows_table"] = shows is not None
    app.jinja_env.globals["teaches"] = teaching is not None
    app.jinja_env.globals["push_key"] = None if pushing is None else pushing.public_key
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
    ):
        app.register_blueprint(routes)
    if bench is not None:
        app.register_blueprint(virtual_table(bench, lambda: acting(live, lambda viewer: viewer)))
        app.register_blueprint(play_now(live, open_pages))
    if hall is not None:
        app.register_blueprint(hall_door(live, hall))
    for routes in _few_tables_have(live, pushing, machine):
        app.register_blueprint(routes)
    if recorder is not None:
        app.register_blueprint(recording_control(live, recorder))
    for routes in _camera_routes(live, pictures, photos, shows, teaching):
        app.register_blueprint(routes)
    inside = None if replay is None else f"{RECORDED}{REPLAY}"
    if replay is not None and inside is not None:
        app.register_blueprint(replay_page(replay, inside))
    if show is not None:
        app.register_blueprint(recorded(show, open_pages, RECORDED, show_looked_at, inside and f"{inside}/"))
    app.extensions[SHORT_WAY] = ShortWay(
        is_own_name,
        live.sessions,
        lambda person, act: live.acting(person.digest, act, local=person.local),
        {"/api/commands": partial(command_given, live), "/api/small/commands": partial(small_command_given, live)},
    )
    app.register_blueprint(
        describing(
            virtual=bench is not None,
            recorded=None if show is None else RECORDED,
            records=recorder is not None,
            hall=hall is not None,
            replay=inside,
            photos=photos is not None,
            showing=shows is not None,
            teaching=teaching is not None,
            pushing=pushing is not None,
            machine=machine is not None,
        )
    )
    return app


def _camera_routes(
    live: LiveTable,
    pictures: TablePictures | None,
    photos: PhotoLook | None,
    shows: ShowMe | None,
    teaching: Teaching | None,
) -> Iterator[Blueprint]:
    """Routes that show or read pictures, as far as something does that here."""
    if photos is not None:
        yield looking_at_photos(photos)
    if shows is not None:
        yield showing_table(live, shows, pictures)
    if teaching is not None:
        yield teaching_table(live, teaching)
    if pictures is not None:
        seen = Blueprint("pictures", __name__)
        add_pictures(seen, pictures)
        yield seen


def _few_tables_have(live: LiveTable, pushing: Pushing | None, machine: MachineWishes | None) -> Iterator[Blueprint]:
    if pushing is not None:
        yield push(live, pushing)
    if machine is not None:
        yield machine_page(machine, lambda: host(live))


def _bare_app(is_own_name: IsOwnName) -> Flask:
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    app.json.sort_keys = False  # type: ignore[attr-defined]
    keep_static_files(app)
    add_headers(app)
    add_errors(app)
    add_guards(app, is_own_name)
    return app
