"""A club's halls of Almost: what it offers to programs; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

from raja_client.hub_halls_types import (
    HallGuests,
    HallHost,
    HallListed,
    HallsTold,
    NumberTold,
)
from raja_client.line import Line, in_path


class HubHalls(Line):
    """A club's halls of Almost; each method raises ``Refused`` where it does not do it, ``Away`` where nobody answers."""

    def halls(self) -> HallsTold:
        """All halls, and where phones come in.

        Scope of the token: read or halls.
        """
        return cast(HallsTold, self.json("GET", "/api/hub/halls", {}, None))

    def open_hall(self, *, title: str, rounds: int, by_points: bool, round_s: int, pause_s: int) -> HallListed:
        """Open a hall; phones can come in from then on.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {
            "title": title,
            "rounds": rounds,
            "by_points": by_points,
            "round_s": round_s,
            "pause_s": pause_s,
        }
        return cast(HallListed, self.json("POST", "/api/hub/halls", {}, body))

    def hall(self, hall: int) -> dict[str, Any]:
        """A hall as everybody may see it, in the form that seal gates tell it.

        Scope of the token: read or halls.
        """
        return cast(dict[str, Any], self.json("GET", f"/api/hub/halls/{in_path(hall)}", {}, None))

    def hall_events(self, hall: int) -> Generator[tuple[str, Any], None, None]:
        """The same as a stream.

        Scope of the token: read or halls.
        """
        return self.follow(f"/api/hub/halls/{in_path(hall)}/screen/events", {})

    def hall_host(self, hall: int) -> HallHost:
        """Whether whoever asks may steer it.

        Scope of the token: halls.
        """
        return cast(HallHost, self.json("GET", f"/api/hub/halls/{in_path(hall)}/host", {}, None))

    def hall_guests(self, hall: int, *, find: str | None = None) -> HallGuests:
        """Some of those who are in, by a part of the name or by the number.

        Scope of the token: halls.
        """
        return cast(HallGuests, self.json("GET", f"/api/hub/halls/{in_path(hall)}/guests", {"find": find}, None))

    def begin_hall_round(self, hall: int) -> NumberTold:
        """Begin the next round.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/begin", {}, body))

    def reveal_hall_round(self, hall: int) -> NumberTold:
        """End the round: all numbers are revealed at once.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/reveal", {}, body))

    def prolong_hall_round(self, hall: int, *, seconds: int) -> NumberTold:
        """Give the round so many seconds more.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {"seconds": seconds}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/prolong", {}, body))

    def move_hall_door(self, hall: int, *, open: bool) -> NumberTold:
        """Open the door, or shut it.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {"open": open}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/door", {}, body))

    def remove_hall_guest(self, hall: int, *, seat: int) -> NumberTold:
        """Take somebody out, with name and number.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {"seat": seat}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/remove", {}, body))

    def end_hall(self, hall: int) -> NumberTold:
        """End the game; what lies sealed is never told.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/end", {}, body))

    def delete_hall(self, hall: int) -> NumberTold:
        """Delete it with all names and numbers.

        Scope of the token: halls.
        """
        body: dict[str, Any] = {}
        return cast(NumberTold, self.json("POST", f"/api/hub/halls/{in_path(hall)}/delete", {}, body))
