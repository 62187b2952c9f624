"""Publishes the state of a live table to its screens: the game, its people and everything around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from companion.clocks import Clocks
from companion.live.hints import siege_hints
from companion.live.open_game import AnySession, is_raja, is_small
from companion.live.presence import Presence
from companion.live.recording_status import Recorded
from companion.live.state import Addresses, HostsTold, Surroundings, hosts_told, own_state, shared_state
from companion.live.step_clock import StepClock
from companion.lobby.lobby import Lobby
from companion.lobby.table_people import TablePeople
from companion.session.moment import DeviceShown
from companion.session.raja_session import RajaSession
from companion.small_games.dealing import SmallSession
from companion.small_games.screens import SmallScreens
from companion.table.feed import Feed, Own, made_once
from companion.texts.message import Message

NO_CAMERA: Final = DeviceShown("off", Message("camera.none"), False)
NO_BOARD: Final = DeviceShown("off", Message("board.none_here"), False)


class Screens:
    """Publishes a new state on request; not thread-safe.

    Attributes:
        addresses: the addresses for phones.
        devices: the present states of camera and board (``arduino``).
        present: whose pages are open.
        small: the screens of the small games.
        recorded: whether the game is being recorded.
        feed: the feed on which pages wait for new states.
    """

    def __init__(self, addresses: Addresses, clocks: Clocks, first_number: int, small: SmallScreens) -> None:
        self.addresses = addresses
        self.devices: Mapping[str, DeviceShown] = {"camera": NO_CAMERA, "arduino": NO_BOARD}
        self.present = Presence()
        self.small = small
        self.recorded: Recorded = "off"
        self.feed = Feed(first_number)
        self._clocks = clocks
        self._clock = StepClock()
        self._told: tuple[Lobby, RajaSession | None, int, HostsTold] | None = None
        self._own: Own | None = None

    def is_on(self, device: str) -> bool:
        """Whether a device is connected and works."""
        return self.devices[device].state == "on"

    def clock_ends_s(self, lobby: Lobby, session: AnySession) -> float | None:
        """Return when the present call or discussion is over, by the steady clock; None without a time limit."""
        return self._clock.ends_s(session.table.state, lobby.clock_s)

    def show(self, lobby: Lobby, small: SmallSession | None) -> None:
        """Show another game on the screens.

        Raises:
            LogUnavailable: the evening's results cannot be read.
        """
        self.small.show(lobby, small)
        self._clock = StepClock()

    def tell(
        self,
        lobby: Lobby,
        session: AnySession | None,
        t_ns: int,
        hosts: HostsTold,
        notes: Sequence[Message],
        viewers: object,
    ) -> None:
        """Publish the present state.

        Args:
            t_ns: the game's time.
            hosts: all hosts, and the PIN.
            notes: notices for everybody.
            viewers: see ``Feed.publish``.
        """
        raja = session if is_raja(session) else None
        over = is_small(session) and session.over
        running = None if session is None or lobby.paused else session.table.state
        self._clock = self._clock.following(running, self._clocks.steady_s())
        ends_s = None if session is None else self.clock_ends_s(lobby, session)
        ends_ns = None if ends_s is None else self._clocks.wall_ns(ends_s)
        present = self.present.seats_in(lobby)
        around = Surroundings(
            self.addresses,
            t_ns,
            present,
            self.devices,
            notes,
            None if ends_ns is None or raja is None else ends_ns // 1_000_000,
            over,
            self.recorded,
        )
        # A frame changes nothing in the viewers' own parts, so they are not made again.
        told = (lobby, raja, 0 if raja is None else raja.table.version, hosts)
        if told != self._told:
            self._told = told
            self._own = made_once(
                own_state(raja, hosts_told(hosts, lobby), siege_hints if lobby.options.hints else None)
            )
        self.feed.publish(shared_state(lobby, raja, around), self._own, viewers)
        people = TablePeople(lobby, present, notes, self.recorded)
        self.small.tell(people, None if raja is not None else ends_ns, viewers)
