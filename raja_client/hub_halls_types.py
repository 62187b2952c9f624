"""A club's halls of Almost: what it answers, as types; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from typing import Literal, TypedDict


class HallGuest(TypedDict):
    """Somebody in a hall; seats count from 0."""

    seat: int
    name: str


class HallGuests(TypedDict):
    """Some of those in a hall, the newest first."""

    guests: list[HallGuest]


class HallHost(TypedDict):
    """Whoever asks may steer the hall."""

    host: bool


class HallListed(TypedDict):
    """A hall as hosts find it again."""

    id: int
    code: str
    title: str
    stage: Literal["waiting", "sealing", "revealed", "ended"]
    round: int
    rounds: int
    guests: int


class HallsTold(TypedDict):
    """All halls, the newest first, and the addresses of the seal gates at which phones come in."""

    halls: list[HallListed]
    gates: list[str]


class NumberTold(TypedDict):
    """The number of what was made or changed."""

    id: int
