"""A club's hub: what it offers to programs; written by scripts/make_client.py from the hub's description."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, cast

from raja_client.hub_halls import HubHalls
from raja_client.hub_types import (
    Alive,
    ArchiveSeen,
    CourseTold,
    HookMade,
    HooksTold,
    HookTested,
    JoiningCode,
    NumberDeleted,
    NumberTold,
    PeopleTold,
    PersonTold,
    RatingsTold,
    Ready,
    RecordingDeleted,
    RecordsTold,
    RoundPaired,
    StandingsTold,
    TableRevoked,
    TableSeen,
    TokenMade,
    TokenRevoked,
    TokensTold,
    TournamentsTold,
    WallTold,
)
from raja_client.line import in_path


class Hub(HubHalls):
    """A club's hub; each method raises ``Refused`` where it does not do it, ``Away`` where nobody answers."""

    def wall(self) -> WallTold:
        """All tables with their games, points and newest lines, and the club's great moments."""
        return cast(WallTold, self.json("GET", "/api/hub/wall", {}, None))

    def stream(self, *, table: str | None = None, lang: str | None = None) -> Generator[tuple[str, Any], None, None]:
        """The parts of the wall, or of one table, that change while somebody looks, as server-sent events."""
        return self.follow("/api/hub/stream", {"table": table, "lang": lang})

    def table(self, table: int) -> TableSeen:
        """One table as a spectator sees it."""
        return cast(TableSeen, self.json("GET", f"/api/hub/tables/{in_path(table)}", {}, None))

    def standings(self, *, season: str | None = None) -> StandingsTold:
        """A season's standings; the present one's where none is named."""
        return cast(StandingsTold, self.json("GET", "/api/hub/standings", {"season": season}, None))

    def standings_csv(self, *, season: str | None = None) -> str:
        """The same as CSV."""
        return self.text("GET", "/api/hub/standings.csv", {"season": season}, None)

    def tables_csv(self) -> str:
        """Who sits at each table, with points, as CSV."""
        return self.text("GET", "/api/hub/tables.csv", {}, None)

    def ratings(self) -> RatingsTold:
        """Everybody's ratings, of all games together (kind is empty) and of each kind of game."""
        return cast(RatingsTold, self.json("GET", "/api/hub/ratings", {}, None))

    def ratings_csv(self) -> str:
        """The same as CSV."""
        return self.text("GET", "/api/hub/ratings.csv", {}, None)

    def person_games_csv(self, person: int) -> str:
        """Somebody's last games as CSV."""
        return self.text("GET", f"/api/hub/people/{in_path(person)}.csv", {}, None)

    def person_against_csv(self, person: int) -> str:
        """Whom somebody met, how often each was ahead, as CSV."""
        return self.text("GET", f"/api/hub/people/{in_path(person)}/against.csv", {}, None)

    def person(self, person: int) -> PersonTold:
        """Somebody's ratings, everybody they met, and their last games."""
        return cast(PersonTold, self.json("GET", f"/api/hub/people/{in_path(person)}", {}, None))

    def records(self) -> RecordsTold:
        """The greatest walls and the longest sieges."""
        return cast(RecordsTold, self.json("GET", "/api/hub/records", {}, None))

    def records_csv(self) -> str:
        """The same as CSV."""
        return self.text("GET", "/api/hub/records.csv", {}, None)

    def tournaments(self) -> TournamentsTold:
        """All tournaments, the newest first."""
        return cast(TournamentsTold, self.json("GET", "/api/hub/tournaments", {}, None))

    def begin_tournament(
        self, *, title: str, form: str, kind: str, wanted: int, rounds: int, names: Sequence[str]
    ) -> NumberTold:
        """A tournament as a host begins it: form is swiss or league, wanted are people at a table.

        Scope of the token: tournaments.
        """
        body: dict[str, Any] = {
            "title": title,
            "form": form,
            "kind": kind,
            "wanted": wanted,
            "rounds": rounds,
            "names": names,
        }
        return cast(NumberTold, self.json("POST", "/api/hub/tournaments", {}, body))

    def tournament(self, tournament: int) -> CourseTold:
        """How a tournament stands."""
        return cast(CourseTold, self.json("GET", f"/api/hub/tournaments/{in_path(tournament)}", {}, None))

    def tournament_csv(self, tournament: int) -> str:
        """Its standings as CSV."""
        return self.text("GET", f"/api/hub/tournaments/{in_path(tournament)}.csv", {}, None)

    def enter_tournament(self, tournament: int, *, names: Sequence[str]) -> NumberTold:
        """Who comes in, by nickname.

        Scope of the token: tournaments.
        """
        body: dict[str, Any] = {"names": names}
        return cast(NumberTold, self.json("POST", f"/api/hub/tournaments/{in_path(tournament)}/entrants", {}, body))

    def leave_tournament(self, tournament: int, person: int) -> NumberTold:
        """Somebody leaves and keeps the points.

        Scope of the token: tournaments.
        """
        body: dict[str, Any] = {}
        return cast(
            NumberTold,
            self.json("POST", f"/api/hub/tournaments/{in_path(tournament)}/entrants/{in_path(person)}/leave", {}, body),
        )

    def pair_round(self, tournament: int) -> RoundPaired:
        """Pair the next round.

        Scope of the token: tournaments.
        """
        body: dict[str, Any] = {}
        return cast(RoundPaired, self.json("POST", f"/api/hub/tournaments/{in_path(tournament)}/rounds", {}, body))

    def say_result(self, pairing: int, *, ranks: Sequence[int]) -> NumberTold:
        """The places of a table's people, in their order; empty takes back what a host had said.

        Scope of the token: tournaments.
        """
        body: dict[str, Any] = {"ranks": ranks}
        return cast(NumberTold, self.json("POST", f"/api/hub/pairings/{in_path(pairing)}/result", {}, body))

    def draw_code(self) -> JoiningCode:
        """Draw a code with which one table can join.

        Scope of the token: tables.
        """
        body: dict[str, Any] = {}
        return cast(JoiningCode, self.json("POST", "/api/hub/codes", {}, body))

    def revoke_table(self, table: int) -> TableRevoked:
        """Put a table out: its key is good for nothing from then on.

        Scope of the token: tables.
        """
        body: dict[str, Any] = {}
        return cast(TableRevoked, self.json("POST", f"/api/hub/tables/{in_path(table)}/revoke", {}, body))

    def people(self) -> PeopleTold:
        """Everybody the club knows, by name, and who has an account.

        Scope of the token: people.
        """
        return cast(PeopleTold, self.json("GET", "/api/hub/people", {}, None))

    def change_person(self, person: int, *, nickname: str, colour: str | None, recordings_shown: bool) -> NumberTold:
        """Change what somebody is called, their colour, and whether recordings of their games are shown.

        Scope of the token: people.
        """
        body: dict[str, Any] = {"nickname": nickname, "colour": colour, "recordings_shown": recordings_shown}
        return cast(NumberTold, self.json("POST", f"/api/hub/people/{in_path(person)}/profile", {}, body))

    def delete_person(self, person: int) -> NumberDeleted:
        """Delete somebody: the name goes everywhere, games keep a number.

        Scope of the token: people.
        """
        body: dict[str, Any] = {}
        return cast(NumberDeleted, self.json("POST", f"/api/hub/people/{in_path(person)}/delete", {}, body))

    def remove_account(self, person: int) -> NumberTold:
        """Remove somebody's account; the person and their games stay.

        Scope of the token: people.
        """
        body: dict[str, Any] = {}
        return cast(NumberTold, self.json("POST", f"/api/hub/people/{in_path(person)}/account/remove", {}, body))

    def webhooks(self) -> HooksTold:
        """All webhooks, and how they do.

        Scope of the token: read or webhooks.
        """
        return cast(HooksTold, self.json("GET", "/api/hub/webhooks", {}, None))

    def add_webhook(self, *, url: str, kinds: Sequence[str]) -> HookMade:
        """An address, and which kinds of things it is told.

        Scope of the token: webhooks.
        """
        body: dict[str, Any] = {"url": url, "kinds": kinds}
        return cast(HookMade, self.json("POST", "/api/hub/webhooks", {}, body))

    def test_webhook(self, hook: int) -> HookTested:
        """Tell it something that means nothing.

        Scope of the token: webhooks.
        """
        body: dict[str, Any] = {}
        return cast(HookTested, self.json("POST", f"/api/hub/webhooks/{in_path(hook)}/test", {}, body))

    def end_webhook(self, hook: int) -> NumberDeleted:
        """End it; what waits is forgotten.

        Scope of the token: webhooks.
        """
        body: dict[str, Any] = {}
        return cast(NumberDeleted, self.json("POST", f"/api/hub/webhooks/{in_path(hook)}/delete", {}, body))

    def tokens(self) -> TokensTold:
        """All tokens that were not revoked, the newest first.

        For hosts: no token is enough.
        """
        return cast(TokensTold, self.json("GET", "/api/hub/tokens", {}, None))

    def make_token(self, *, name: str, scopes: Sequence[str], days: int | None = None) -> TokenMade:
        """A token, what it is for, and for how many days; null or left out: until it is revoked.

        For hosts: no token is enough.
        """
        body: dict[str, Any] = {"name": name, "scopes": scopes}
        if days is not None:
            body["days"] = days
        return cast(TokenMade, self.json("POST", "/api/hub/tokens", {}, body))

    def revoke_token(self, token: int) -> TokenRevoked:
        """Revoke it: it is good for nothing from then on.

        For hosts: no token is enough.
        """
        body: dict[str, Any] = {}
        return cast(TokenRevoked, self.json("POST", f"/api/hub/tokens/{in_path(token)}/revoke", {}, body))

    def recordings(self) -> ArchiveSeen:
        """What the archive has, and how long it stays.

        Scope of the token: read or recordings.
        """
        return cast(ArchiveSeen, self.json("GET", "/api/hub/recordings", {}, None))

    def recording_file(self, digest: str) -> bytes:
        """A recording.

        Scope of the token: read or recordings.
        """
        return self.content("GET", f"/api/hub/recordings/{in_path(digest)}.mcap", {}, None)

    def recording_picture(self, digest: str) -> bytes:
        """A small picture of how the table lay at its end.

        Scope of the token: read or recordings.
        """
        return self.content("GET", f"/api/hub/recordings/{in_path(digest)}.webp", {}, None)

    def delete_recording(self, digest: str) -> RecordingDeleted:
        """Delete a recording.

        Scope of the token: recordings.
        """
        body: dict[str, Any] = {}
        return cast(RecordingDeleted, self.json("POST", f"/api/hub/recordings/{in_path(digest)}/delete", {}, body))

    def description(self) -> dict[str, Any]:
        """This description: the hub's is of its gates and tables, too."""
        return cast(dict[str, Any], self.json("GET", "/api/openapi.json", {}, None))

    def health(self) -> Alive:
        """Whether the process answers."""
        return cast(Alive, self.json("GET", "/health", {}, None))

    def ready(self) -> Ready:
        """Whether its database answers, too."""
        return cast(Ready, self.json("GET", "/ready", {}, None))

    def metrics(self) -> str:
        """Figures for Prometheus."""
        return self.text("GET", "/metrics", {}, None)
