"""A live table behind a real server, and phones that people hold: browsers with cookies of their own."""

from __future__ import annotations

import logging
import threading

from werkzeug.serving import BaseWSGIServer

from companion.machine.requests import MachineRequests
from companion.web.app import Equipment, create_live_app
from companion.web.routes.photo_look import PhotoLook
from companion.web.routes.play.phone_photos import ShowMe, TablePictures
from companion.web.routes.play.push import Pushing
from companion.web.routes.play.teaching import Teaching
from tests.companion.live_rig import Rig
from tests.companion.web.network.usual_port import page_server, served_at_usual_port


class ServedRig:
    """A rig on a port of this machine: ``screen`` is the table's own address, ``phones`` one for guests.

    Args:
        shows: what reads photos by which phones show the table; ``pictures``: the camera's frames; ``teaching``: what the table taught;
            ``photos``: what reads photos without a game; ``pushing``: what tells phones of their turns; ``machine``: what is asked of the machine itself.
    """

    def __init__(
        self,
        rig: Rig,
        port: int | None = None,
        shows: ShowMe | None = None,
        pictures: TablePictures | None = None,
        teaching: Teaching | None = None,
        photos: PhotoLook | None = None,
        pushing: Pushing | None = None,
        machine: MachineRequests | None = None,
    ) -> None:
        logging.getLogger("werkzeug").setLevel(logging.ERROR)
        self.rig = rig
        # Every 127.x address is this machine, but only 127.0.0.1 is its own screen.
        app = create_live_app(
            rig.live,
            lambda name: name.startswith("127.0.0."),
            rig.open_pages,
            Equipment(
                shows=shows, pictures=pictures, teaching=teaching, photos=photos, pushing=pushing, machine=machine
            ),
        )
        self._server: BaseWSGIServer = (
            served_at_usual_port("0.0.0.0", app) if port is None else page_server("0.0.0.0", port, app)
        )
        self.port: int = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def screen(self) -> str:
        """Where the table's own screen looks."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def phones(self) -> str:
        """Where phones look."""
        return f"http://127.0.0.2:{self.port}"

    def close(self) -> None:
        """Stop serving and let the streams end."""
        self.rig.live.feed.close()
        self.rig.small.feed.close()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
