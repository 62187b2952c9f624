"""What other modules may know about a live table's open game: which one it is, and its state at a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeGuard

from companion.games.catalogue import AnyEngine
from companion.live.recording_status import Recorded
from companion.lobby.lobby import RAJA, Lobby
from companion.session.raja_session import RajaSession, Refereed
from companion.small_games.dealing import Dealing, SmallSession
from companion.texts.message import Message

AnySession: TypeAlias = RajaSession | SmallSession


def is_raja(session: AnySession | None) -> TypeGuard[RajaSession]:
    """Whether it is a game of Raja."""
    return session is not None and isinstance(session.part, Refereed)


def is_small(session: AnySession | None) -> TypeGuard[SmallSession]:
    """Whether it is a small game."""
    return session is not None and isinstance(session.part, Dealing)


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A running game at one moment.

    Args:
        clock_ends_s: when the present call or talk is over, by the steady clock; None without one.
        watched: whether a camera counts walls.
        rolled: whether a board reads dice.
    """

    lobby: Lobby
    engine: AnyEngine
    state: Any
    version: int
    clock_ends_s: float | None
    watched: bool = False
    rolled: bool = False

    @property
    def is_raja(self) -> bool:
        """Whether it is a game of Raja."""
        return self.lobby.kind == RAJA


class GameObserver(Protocol):
    """Learns which game is open, and may have a notice for everybody; must neither block nor raise."""

    def follow(self, lobby: Lobby, session: AnySession | None, t_ns: Callable[[], int]) -> None:
        """Follow another open game; ``session`` is None until it starts, ``t_ns`` gives its time."""

    def recorded(self) -> Recorded:
        """Return whether the game is being recorded."""

    def note(self) -> Message | None:
        """Return a notice for every screen; None if all is well."""
