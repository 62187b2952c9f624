"""The club: everything that a hub's routes read and change."""

from __future__ import annotations

from companion.clocks import Clocks
from companion.hub.access.joining import Joining
from companion.hub.access.tokens import ApiTokens
from companion.hub.batches.applying import Applying
from companion.hub.batches.received import batch_from_json
from companion.hub.people.accounts import Accounts
from companion.hub.people.kept_data import KeptOfPerson, kept_of
from companion.hub.people.profiles import Profile, change_profile, profile_of
from companion.hub.people.register import delete_person
from companion.hub.settings import HubSettings
from companion.hub.standings.kept_standings import KeptStandings
from companion.hub.storage.database import HubDatabase
from companion.hub.watching.news import News
from companion.table.feed import Feed


class Club:
    """The club behind the hub's pages. Thread-safe.

    Args:
        database: with the newest version of its schema.
        news: is notified when something has happened.
    """

    def __init__(self, database: HubDatabase, clocks: Clocks, settings: HubSettings, news: News) -> None:
        self.database = database
        self.clocks = clocks
        self.settings = settings
        self.joining = Joining(database, clocks, settings)
        self.tokens = ApiTokens(database, clocks, settings)
        self.accounts = Accounts(database, clocks, settings)
        self.standings = KeptStandings()
        self.wall = Feed(clocks.now_ns() // 1_000_000)
        self.news = news
        self._applying = Applying(database, clocks)

    def take(self, public_key: str, signature: str, body: bytes) -> int:
        """Apply a table's batch; return the version of the game that the hub has afterwards.

        Raises:
            NotAllowed: see ``Joining.sender_of``. MalformedRequest: ``hub.batch``. Gap: events are missing.
            LogUnavailable: nothing was applied.
        """
        table = self.joining.sender_of(public_key, signature, body)
        version = self._applying.apply(table, batch_from_json(body))
        self.news.tell()
        return version

    def delete_person(self, person: int) -> None:
        """Delete a person at their own wish.

        Raises:
            UnknownResource: ``hub.no_such_person``.
        """
        with self.database.writing() as connection:
            delete_person(connection, person, self.clocks.now_ns())
        self.news.tell()

    def profile(self, person: int) -> Profile:
        """Return a person's choices; raises as ``profile_of``."""
        with self.database.reading() as connection:
            return profile_of(connection, person)

    def change_profile(self, person: int, wanted: Profile) -> None:
        """Store a person's choices; raises as the function of that name."""
        with self.database.writing() as connection:
            change_profile(connection, person, wanted)
        self.news.tell()

    def kept_of(self, person: int) -> KeptOfPerson:
        """Return everything stored about a person; raises as the function of that name."""
        with self.database.reading() as connection:
            return kept_of(connection, person)

    def is_ready(self) -> bool:
        """Whether the database answers."""
        with self.database.reading() as connection:
            return bool(connection.exec_driver_sql("SELECT 1").scalar_one())
