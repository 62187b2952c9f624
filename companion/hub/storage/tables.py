"""The hub's tables, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HUB_METADATA: Final = sa.MetaData()

CLUB: Final = sa.Table(
    "club",
    HUB_METADATA,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hub", sa.String(32), nullable=False),
    sa.Column("host_key", sa.String(64), nullable=False),
    sa.Column("session_key", sa.String(64)),
)
"""One row: the hub's id, the digest of the hosts' key, and the key that signs people's cookies (null until the first
one).
A transaction that changes ratings locks this row."""
TABLES: Final = sa.Table(
    "club_tables",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("public_key", sa.String(64), nullable=False, unique=True),
    sa.Column("joined_ns", sa.BigInteger, nullable=False),
    sa.Column("heard_ns", sa.BigInteger, nullable=False),
    sa.Column("revoked_ns", sa.BigInteger),
)
CODES: Final = sa.Table(
    "joining_codes",
    HUB_METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("ends_ns", sa.BigInteger, nullable=False),
)
PEOPLE: Final = sa.Table(
    "people",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("nickname", sa.String(40)),
    sa.Column("folded", sa.String(80), unique=True),
    sa.Column("deleted_ns", sa.BigInteger),
    sa.Column("colour", sa.String(16)),
    sa.Column("recordings_shown", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
)
"""A deleted person loses ``nickname``, ``folded`` and ``colour``; the number stays as a pseudonym. ``changes`` counts
changes of name or colour, which pages must show.
"""
ACCOUNTS: Final = sa.Table(
    "accounts",
    HUB_METADATA,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
    sa.Column("passphrase", sa.String(200), nullable=False),
    sa.Column("made_ns", sa.BigInteger, nullable=False),
)
"""Accounts of people who want one; ``passphrase``: its Argon2id hash in the usual text form."""
ACCOUNT_CODES: Final = sa.Table(
    "account_codes",
    HUB_METADATA,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("ends_ns", sa.BigInteger, nullable=False),
)
"""Codes with which hosts let people make an account or choose a new passphrase: one per person, used once."""
SIGN_INS: Final = sa.Table(
    "sign_ins",
    HUB_METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("begun_ns", sa.BigInteger, nullable=False),
    sa.Column("used_ns", sa.BigInteger, nullable=False),
)
"""Devices that are signed in, by the digest of their cookie's token; signing out deletes the row."""
GAMES: Final = sa.Table(
    "games",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("club_tables.id"), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("title", sa.String(120), nullable=False),
    sa.Column("created_ns", sa.BigInteger, nullable=False),
    sa.Column("last_ns", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("view", sa.Text, nullable=False),
    sa.Column("points", sa.Text, nullable=False),
    sa.Column("winners", sa.Text),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("longest_siege", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
    sa.Index("games_by_time", "last_ns"),
    sa.Index("games_of_a_table", "table_id", "last_ns"),
)
SEATS: Final = sa.Table(
    "seats",
    HUB_METADATA,
    sa.Column("game_id", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.ForeignKey("people.id"), index=True),
    sa.Column("virtual_name", sa.String(40)),
    sa.Column("highest_wall", sa.Integer, nullable=False),
    sa.Column("mat", sa.Integer),
)
"""``mat`` null: the table has not told at which place somebody sits."""
EVENTS: Final = sa.Table(
    "club_events",
    HUB_METADATA,
    sa.Column("game_id", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("logged_ns", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text),
    sa.Column("line", sa.Text),
    sa.Column("great", sa.Boolean, nullable=False),
    sa.Index("great_moments", "great", "logged_ns"),
)
RATINGS: Final = sa.Table(
    "ratings",
    HUB_METADATA,
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
"""``kind`` empty: the rating over all games together."""
RECORDINGS: Final = sa.Table(
    "recordings",
    HUB_METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("club_tables.id"), nullable=False),
    sa.Column("game_id", sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("size", sa.BigInteger, nullable=False),
    sa.Column("kept_ns", sa.BigInteger, nullable=False),
    sa.Column("facts", sa.String(16), nullable=False),
    sa.Column("gone_ns", sa.BigInteger),
    sa.Column("pictured", sa.Boolean),
)
"""All recordings that were ever in the archive; ``gone_ns``: when the file was deleted; ``pictured`` null: only the
store knows.
"""
HOOKS: Final = sa.Table(
    "webhooks",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("url", sa.String(500), nullable=False),
    sa.Column("secret", sa.String(80), nullable=False),
    sa.Column("kinds", sa.String(200), nullable=False),
    sa.Column("made_ns", sa.BigInteger, nullable=False),
    sa.Column("told_ns", sa.BigInteger),
    sa.Column("fault", sa.String(200)),
    sa.Column("lost", sa.Integer, nullable=False),
    sa.Column("ended_ns", sa.BigInteger),
)
TELLINGS: Final = sa.Table(
    "webhook_tellings",
    HUB_METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("hook_id", sa.ForeignKey("webhooks.id"), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("at_ns", sa.BigInteger, nullable=False),
    sa.Column("made_ns", sa.BigInteger, nullable=False),
    sa.Column("next_ns", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Index("tellings_of_a_hook", "hook_id", "id"),
    sqlite_autoincrement=True,
)
"""Notifications that webhooks do not have yet; numbers rise, and none is used twice."""
TOURNAMENTS: Final = sa.Table(
    "tournaments",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("title", sa.String(120), nullable=False),
    sa.Column("form", sa.String(16), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("wanted", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("made_ns", sa.BigInteger, nullable=False),
)
"""``form``: ``swiss`` or ``league``; ``kind``: the game; ``wanted``: people at a table."""
TOKENS: Final = sa.Table(
    "api_tokens",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("scopes", sa.Text, nullable=False),
    sa.Column("made_ns", sa.BigInteger, nullable=False),
    sa.Column("ends_ns", sa.BigInteger),
    sa.Column("used_ns", sa.BigInteger),
    sa.Column("revoked_ns", sa.BigInteger),
    sqlite_autoincrement=True,
)
"""Tokens of programs, of which only the digest is kept; no number is used twice."""
ENTRANTS: Final = sa.Table(
    "entrants",
    HUB_METADATA,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("person_id", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("left_ns", sa.BigInteger),
)
PAIRINGS: Final = sa.Table(
    "pairings",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id"), nullable=False, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("table_id", sa.ForeignKey("club_tables.id")),
    sa.Column("begun_ns", sa.BigInteger, nullable=False),
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("typed", sa.Text),
    sa.UniqueConstraint("tournament_id", "round", "number"),
)
"""``people``: their numbers; ``typed``: places in the same order, if a host entered the result; both JSON."""
HALLS: Final = sa.Table(
    "halls",
    HUB_METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("title", sa.String(120), nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("winner", sa.String(16), nullable=False),
    sa.Column("round_s", sa.Integer, nullable=False),
    sa.Column("pause_s", sa.Integer, nullable=False),
    sa.Column("stage", sa.String(16), nullable=False),
    sa.Column("door_open", sa.Boolean, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("due_ms", sa.BigInteger),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("gone", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("changed_ns", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""Halls of Almost. ``secret`` signs phones' tokens; ``seats``: given so far; ``version`` rises with every change other
than a count.
"""
HALL_GUESTS: Final = sa.Table(
    "hall_guests",
    HUB_METADATA,
    sa.Column("hall_id", sa.ForeignKey("halls.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.String(64), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("first_round", sa.Integer, nullable=False),
    sa.Column("removed", sa.Boolean, nullable=False),
    sa.UniqueConstraint("hall_id", "holder"),
)
HALL_SEALS: Final = sa.Table(
    "hall_seals",
    HUB_METADATA,
    sa.Column("hall_id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(128), nullable=False),
    sa.Column("seal", sa.String(64), nullable=False),
    sa.Column("earlier", sa.Text, nullable=False),
)
"""``earlier``: the seals it replaced, one after another. No foreign key: its guest is known when it is written, and
checking one hall's row twenty thousand times in a few seconds would cost too much.
"""
HALL_ROUNDS: Final = sa.Table(
    "hall_rounds",
    HUB_METADATA,
    sa.Column("hall_id", sa.ForeignKey("halls.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("bids", sa.Integer, nullable=False),
    sa.Column("counts", sa.Text, nullable=False),
)
"""Revealed rounds: who won with which number (0: nobody), and how often each low number was sealed, as JSON."""
SEAL_GATES: Final = sa.Table(
    "seal_gates",
    HUB_METADATA,
    sa.Column("address", sa.String(200), primary_key=True),
    sa.Column("heard_ns", sa.BigInteger, nullable=False),
)
"""Addresses at which phones join; each gate reports its own at intervals."""
