"""All operations of a hub, and those of a table beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from companion.hub.archiving.archive import ArchiveSeen
from companion.hub.described.answers import (
    Alive,
    BatchTaken,
    CourseTold,
    HallGuests,
    HallHost,
    HallSeen,
    HallsTold,
    HallTaken,
    HookMade,
    HooksTold,
    HookTested,
    HubJoined,
    JoiningCode,
    NumberDeleted,
    NumberTold,
    OwnAccount,
    PeopleTold,
    PersonTold,
    PieceTaken,
    RatingsTold,
    Ready,
    RecordingDeleted,
    RecordsTold,
    RoundPaired,
    StandingsTold,
    TableRevoked,
    TokenMade,
    TokenRevoked,
    TokensTold,
    TournamentsTold,
    WallTold,
)
from companion.hub.described.operation_access import (
    ACCOUNTS,
    ANYBODY,
    GATE_SERVER,
    HOSTS_ALONE,
    HUB_SERVER,
    SEAL_GATE_SERVER,
    SIGNED_IN,
    TABLE_SERVER,
    TABLES_ALONE,
    TEXT,
    Group,
    Ways,
    hosts_or,
)
from companion.hub.hall.halls import HallListed
from companion.hub.people.kept_data import KeptOfPerson
from companion.hub.routes.accounts import (
    AccountClaimed,
    PassphraseAgain,
    PassphraseChanged,
    ProfileWanted,
    SigningIn,
)
from companion.hub.routes.halls import HallWanted
from companion.hub.routes.hooks import HookWanted
from companion.hub.routes.tables import TableJoining
from companion.hub.routes.tokens import TokenWanted
from companion.hub.routes.tournaments import EntrantsWanted, RanksSaid, TournamentWanted
from companion.hub.watching.spectator_view import TableSeen
from companion.web.api.bodies import Nothing
from companion.web.api.operations import Operation, operations
from companion.web.api.room_bodies import (
    EnterRoom,
    MoveRoomDoor,
    ProlongRound,
    RemoveRoomGuest,
    SealRoomNumber,
)
from companion.web.api.schemas import Schema

_SEASON: Final[dict[str, Schema]] = {"season": {"type": "string", "pattern": "^20[0-9][0-9]$"}}
_TOURNAMENTS: Final = "/api/hub/tournaments"


def hub_operations(*, archive: bool = True) -> tuple[Operation, ...]:
    """All operations of a hub.

    Args:
        archive: recordings are kept.
    """
    kept = _recordings() if archive else ()
    beside = (*_hooks(), *_tokens(), *_joining(), *kept, *_running())
    return (*_seeing(), *_tournaments(), *_halls(), *_hosting(), *_people(), *_accounts(), *beside)


def gate_operations() -> tuple[Operation, ...]:
    """All operations of a gate: what the hub shows to everybody."""
    return (*_seeing(), *_tournaments_seen(), *_running())


def hub_and_gate_operations(*, archive: bool = True) -> tuple[Operation, ...]:
    """All operations of a hub, marked where gates answer them, too; arguments as ``hub_operations``."""
    shared = {(operation.method, operation.path) for operation in gate_operations()}
    both = (HUB_SERVER, GATE_SERVER)
    found = hub_operations(archive=archive)
    return tuple([replace(one, servers=both) if (one.method, one.path) in shared else one for one in found])


def seal_gate_operations() -> tuple[Operation, ...]:
    """What the phones in a hall ask of a seal gate, which has no description of its own."""
    return tuple([replace(operation, servers=(SEAL_GATE_SERVER,)) for operation in _phones()])


def table_operations() -> tuple[Operation, ...]:
    """All operations that a table may offer; each table also describes itself."""
    found = operations(
        virtual=True,
        recorded="/recorded",
        records=True,
        replay="/recorded",
        hall=True,
        photos=True,
        showing=True,
        teaching=True,
        pushing=True,
    )
    beside = [operation for operation in found if operation.path != "/api/openapi.json"]
    by_path = {(operation.method, operation.path): operation for operation in beside}
    players: Ways = ({"player": ()}, {})
    return tuple(
        [
            replace(operation, group=f"A table: {operation.group}", servers=(TABLE_SERVER,), security=players)
            for operation in by_path.values()
        ]
    )


def _seeing() -> Iterator[Operation]:
    group = Group("The club", ANYBODY)
    words = "All tables with their games, points and newest lines, and the club's great moments."
    yield group.get("wall", "/api/hub/wall", words, WallTold, tagged=True)
    words = "The parts of the wall, or of one table, that change while somebody looks, as server-sent events."
    more: dict[str, Any] = {"media": "text/event-stream", "choice": {"table": TEXT, "lang": TEXT}}
    yield group.get("stream", "/api/hub/stream", words, None, refusals=(404,), **more)
    words = "One table as a spectator sees it."
    yield group.get("table", "/api/hub/tables/{table}", words, TableSeen, refusals=(404,))
    words = "A season's standings; the present one's where none is named."
    yield group.get("standings", "/api/hub/standings", words, StandingsTold, choice=_SEASON)
    csv: dict[str, Any] = {"media": "text/csv"}
    yield group.get("standings_csv", "/api/hub/standings.csv", "The same as CSV.", None, choice=_SEASON, **csv)
    yield group.get("tables_csv", "/api/hub/tables.csv", "Who sits at each table, with points, as CSV.", None, **csv)
    words = "Everybody's ratings, of all games together (kind is empty) and of each kind of game."
    yield group.get("ratings", "/api/hub/ratings", words, RatingsTold)
    yield group.get("ratings_csv", "/api/hub/ratings.csv", "The same as CSV.", None, **csv)
    one = "/api/hub/people/{person}"
    more = {**csv, "refusals": (404,)}
    yield group.get("person_games_csv", f"{one}.csv", "Somebody's last games as CSV.", None, **more)
    words = "Whom somebody met, how often each was ahead, as CSV."
    yield group.get("person_against_csv", f"{one}/against.csv", words, None, **more)
    words = "Somebody's ratings, everybody they met, and their last games."
    yield group.get("person", "/api/hub/people/{person}", words, PersonTold, refusals=(404,))
    yield group.get("records", "/api/hub/records", "The greatest walls and the longest sieges.", RecordsTold)
    yield group.get("records_csv", "/api/hub/records.csv", "The same as CSV.", None, **csv)


def _tournaments_seen() -> Iterator[Operation]:
    path, one = _TOURNAMENTS, f"{_TOURNAMENTS}/{{tournament}}"
    group = Group("Tournaments", ANYBODY)
    yield group.get("tournaments", path, "All tournaments, the newest first.", TournamentsTold)
    yield group.get("tournament", one, "How a tournament stands.", CourseTold, refusals=(404,))
    more: dict[str, Any] = {"media": "text/csv", "refusals": (404,)}
    yield group.get("tournament_csv", f"{one}.csv", "Its standings as CSV.", None, **more)


def _tournaments() -> Iterator[Operation]:
    yield from _tournaments_seen()
    path, one = _TOURNAMENTS, f"{_TOURNAMENTS}/{{tournament}}"
    group = Group("Tournaments", hosts_or("tournaments"))
    yield group.post("begin_tournament", path, TournamentWanted, NumberTold)
    yield group.post("enter_tournament", f"{one}/entrants", EntrantsWanted, NumberTold, refusals=(404, 409))
    leave = f"{one}/entrants/{{person}}/leave"
    words = "Somebody leaves and keeps the points."
    yield group.post("leave_tournament", leave, Nothing, NumberTold, words, refusals=(404, 409))
    words = "Pair the next round."
    yield group.post("pair_round", f"{one}/rounds", Nothing, RoundPaired, words, refusals=(404, 409))
    yield group.post("say_result", "/api/hub/pairings/{pairing}/result", RanksSaid, NumberTold, refusals=(404, 409))


def _halls() -> Iterator[Operation]:
    path, heading = "/api/hub/halls", "Halls of Almost"
    one = f"{path}/{{hall}}"
    group, reading = Group(heading, hosts_or("halls")), Group(heading, hosts_or("read", "halls"))
    yield reading.get("halls", path, "All halls, and where phones come in.", HallsTold)
    yield reading.get(
        "hall", one, "A hall as everybody may see it, in the form that seal gates tell it.", dict, refusals=(404,)
    )
    words = "The same as a stream."
    yield reading.get("hall_events", f"{one}/screen/events", words, None, media="text/event-stream", refusals=(404,))
    yield group.get("hall_host", f"{one}/host", "Whether whoever asks may steer it.", HallHost, refusals=(404,))
    words = "Some of those who are in, by a part of the name or by the number."
    yield group.get("hall_guests", f"{one}/guests", words, HallGuests, choice={"find": TEXT}, refusals=(404,))
    yield group.post("open_hall", path, HallWanted, HallListed, "Open a hall; phones can come in from then on.")
    refusals: dict[str, Any] = {"refusals": (404, 422)}
    yield group.post("begin_hall_round", f"{one}/begin", Nothing, NumberTold, "Begin the next round.", **refusals)
    words = "End the round: all numbers are revealed at once."
    yield group.post("reveal_hall_round", f"{one}/reveal", Nothing, NumberTold, words, **refusals)
    yield group.post("prolong_hall_round", f"{one}/prolong", ProlongRound, NumberTold, **refusals)
    yield group.post("move_hall_door", f"{one}/door", MoveRoomDoor, NumberTold, **refusals)
    yield group.post("remove_hall_guest", f"{one}/remove", RemoveRoomGuest, NumberTold, **refusals)
    words = "End the game; what lies sealed is never told."
    yield group.post("end_hall", f"{one}/end", Nothing, NumberTold, words, **refusals)
    words = "Delete it with all names and numbers."
    yield group.post("delete_hall", f"{one}/delete", Nothing, NumberTold, words, refusals=(404,))


def _phones() -> Iterator[Operation]:
    group, one = Group("A hall's seal gate", ANYBODY), "/api/halls/{code}"
    yield group.get("seen_hall", one, "A hall, and the phone that asks.", HallSeen, refusals=(404, 429))
    refusals: dict[str, Any] = {"refusals": (403, 404, 422, 429)}
    yield group.post("enter_hall", f"{one}/enter", EnterRoom, HallTaken, **refusals)
    words = "Seal a number for that round; the answer comes when it is committed."
    yield group.post("seal_in_hall", f"{one}/seal", SealRoomNumber, HallTaken, words, **refusals)
    more: dict[str, Any] = {"media": "text/event-stream", "refusals": (404, 429)}
    yield group.get("phone_events", f"{one}/events", "What a phone is told, as a stream.", None, **more)
    yield group.get("screen_events", f"{one}/screen/events", "The same for a screen, more often.", None, **more)
    more = {"media": "text/plain", "refusals": (404,)}
    words = "A line for each seal of a round, also before the reveal."
    yield group.get("hall_seals", f"{one}/rounds/{{number}}/seals", words, None, **more)
    words = "A line for each seal of a revealed round with what it is the SHA-256 of."
    more = {"media": "text/plain", "refusals": (404, 409)}
    yield group.get("hall_openings", f"{one}/rounds/{{number}}/openings", words, None, **more)


def _hosting() -> Iterator[Operation]:
    group = Group("Hosting", hosts_or("tables"))
    words = "Draw a code with which one table can join."
    yield group.post("draw_code", "/api/hub/codes", Nothing, JoiningCode, words)
    words = "The same as a part of the hosts' page, in its language."
    more: dict[str, Any] = {"media": "text/html", "choice": {"lang": TEXT}}
    yield group.post("draw_code_html", "/api/hub/host/code", Nothing, None, words, **more)
    words = "Put a table out: its key is good for nothing from then on."
    yield group.post("revoke_table", "/api/hub/tables/{table}/revoke", Nothing, TableRevoked, words, refusals=(404,))


def _people() -> Iterator[Operation]:
    heading, path = "People", "/api/hub/people"
    one = f"{path}/{{person}}"
    group = Group(heading, hosts_or("people"))
    yield group.get("people", path, "Everybody the club knows, by name, and who has an account.", PeopleTold)
    words = "Change what somebody is called, their colour, and whether recordings of their games are shown."
    yield group.post("change_person", f"{one}/profile", ProfileWanted, NumberTold, words, refusals=(404, 409))
    words = "Delete somebody: the name goes everywhere, games keep a number."
    yield group.post("delete_person", f"{one}/delete", Nothing, NumberDeleted, words, refusals=(404,))
    words = "Remove somebody's account; the person and their games stay."
    yield group.post("remove_account", f"{one}/account/remove", Nothing, NumberTold, words, refusals=(404,))
    words = "A code for one person's account, as a part of the hosts' page: an earlier one is void."
    more: dict[str, Any] = {"media": "text/html", "choice": {"lang": TEXT}, "refusals": (404,)}
    yield Group(heading, HOSTS_ALONE).post("draw_account_code", f"{one}/code", Nothing, None, words, **more)


def _accounts() -> Iterator[Operation]:
    path = "/api/hub/account"
    coming_in, group = Group(ACCOUNTS, ANYBODY), Group(ACCOUNTS, SIGNED_IN)
    words = "Make an account with a host's code, or choose a new passphrase; the answer's cookie is this device's."
    yield coming_in.post("claim_account", f"{path}/claim", AccountClaimed, NumberTold, words, refusals=(403, 429))
    words = "Sign in on one more device, whose cookie comes with the answer."
    yield coming_in.post("sign_in", f"{path}/sign-in", SigningIn, NumberTold, words, refusals=(403, 429))
    yield group.get("account", path, "Who is signed in, and what they chose.", OwnAccount)
    yield group.get("account_data", f"{path}/data", "All that the club keeps of whoever is signed in.", KeptOfPerson)
    words = "Change one's nickname and colour, and whether recordings of one's games are shown."
    yield group.post("change_profile", f"{path}/profile", ProfileWanted, NumberTold, words, refusals=(409,))
    words = "Another passphrase; all other devices are signed out."
    yield group.post("change_passphrase", f"{path}/passphrase", PassphraseChanged, NumberTold, words)
    yield group.post("sign_out", f"{path}/sign-out", Nothing, NumberTold, "Sign out on this device.")
    yield group.post(
        "sign_out_everywhere", f"{path}/sign-out-everywhere", Nothing, NumberTold, "Sign out on all devices."
    )
    words = "Remove one's account; the person and their games stay."
    yield group.post("leave_account", f"{path}/remove", PassphraseAgain, NumberTold, words)
    words = "Delete oneself: the name goes everywhere, games keep a number."
    yield group.post("delete_oneself", f"{path}/delete", PassphraseAgain, NumberDeleted, words)


def _hooks() -> Iterator[Operation]:
    group, path = Group("Webhooks", hosts_or("webhooks")), "/api/hub/webhooks"
    reading = Group("Webhooks", hosts_or("read", "webhooks"))
    yield reading.get("webhooks", path, "All webhooks, and how they do.", HooksTold)
    yield group.post("add_webhook", path, HookWanted, HookMade, refusals=(409,))
    words = "Tell it something that means nothing."
    yield group.post("test_webhook", f"{path}/{{hook}}/test", Nothing, HookTested, words, refusals=(404,))
    words = "End it; what waits is forgotten."
    yield group.post("end_webhook", f"{path}/{{hook}}/delete", Nothing, NumberDeleted, words, refusals=(404,))


def _tokens() -> Iterator[Operation]:
    group, path = Group("Tokens", HOSTS_ALONE), "/api/hub/tokens"
    yield group.get("tokens", path, "All tokens that were not revoked, the newest first.", TokensTold)
    yield group.post("make_token", path, TokenWanted, TokenMade)
    words = "Revoke it: it is good for nothing from then on."
    yield group.post("revoke_token", f"{path}/{{token}}/revoke", Nothing, TokenRevoked, words, refusals=(404,))


def _recordings() -> Iterator[Operation]:
    group, path = Group("Recordings", hosts_or("read", "recordings")), "/api/hub/recordings"
    one = f"{path}/{{digest}}"
    yield group.get("recordings", path, "What the archive has, and how long it stays.", ArchiveSeen)
    more: dict[str, Any] = {"refusals": (404,), "media": "application/octet-stream"}
    yield group.get("recording_file", f"{one}.mcap", "A recording.", None, **more)
    words = "A small picture of how the table lay at its end."
    yield group.get("recording_picture", f"{one}.webp", words, None, **{**more, "media": "image/webp"})
    group = Group("Recordings", hosts_or("recordings"))
    words = "Delete a recording."
    yield group.post("delete_recording", f"{one}/delete", Nothing, RecordingDeleted, words, refusals=(404,))
    group = Group("What tables ask", TABLES_ALONE)
    words = "A recording is to come, signed; the answer says how much of it there is."
    recording: dict[str, Any] = {"refusals": (404, 409)}
    yield group.post("announce_recording", "/api/hub/recordings", dict, PieceTaken, words, **recording)
    words = "The next piece of a recording, signed."
    yield group.post("send_piece", "/api/hub/recordings/pieces", dict, PieceTaken, words, **recording)


def _joining() -> Iterator[Operation]:
    heading = "What tables ask"
    joining = Group(heading, ANYBODY)
    yield joining.post("join", "/api/hub/tables", TableJoining, HubJoined, refusals=(409, 429))
    group = Group(heading, TABLES_ALONE)
    words = "A game's newest events, signed; what the hub has already it does not take twice."
    yield group.post("send_batch", "/api/hub/batches", dict, BatchTaken, words, refusals=(409,))


def _running() -> Iterator[Operation]:
    group = Group("Running it", ANYBODY)
    words = "This description: the hub's is of its gates and tables, too."
    yield group.get("description", "/api/openapi.json", words, dict)
    yield group.get("health", "/health", "Whether the process answers.", Alive)
    yield group.get("ready", "/ready", "Whether its database answers, too.", Ready)
    yield group.get("metrics", "/metrics", "Figures for Prometheus.", None, media="text/plain")
