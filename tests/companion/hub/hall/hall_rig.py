"""A hall over a database, whose wishes are taken as a gate takes them, and whose clock is the test's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from companion.clocks import Clocks
from companion.games.almost.options import NAME
from companion.games.seals import seal_of
from companion.hub.hall.batch_transaction import Entering, Sealing, Wish
from companion.hub.hall.batches import Asked, Batches, Outcome
from companion.hub.hall.figures import HallFigures
from companion.hub.hall.gate_messages import OwnHallNews
from companion.hub.hall.hall_polling import HallNow, Looking
from companion.hub.hall.halls import Halls
from companion.hub.settings import HallSettings
from companion.hub.storage.database import HubDatabase
from companion.open_room.options import Options
from companion.open_room.schema import Guest
from companion.open_room.settings import RateSettings
from tests.companion.live_rig import Time

GENEROUS: Final = RateSettings(1e6, 1e6)
HALL_SETTINGS: Final = HallSettings(8030, 500, 0.05, 0.05, 0.05, 20, 1000, 2, 100, 20.0, GENEROUS, GENEROUS, GENEROUS)
SALT: Final = "5a" * 16


class HallRig:
    """One hall, and one process that looks at it."""

    def __init__(self, options: Options, url: str = "sqlite://", settings: HallSettings = HALL_SETTINGS) -> None:
        self.time = Time()
        self.database = HubDatabase(url, 5)
        self.database.upgrade()
        self.clocks = Clocks(lambda: self.time.now_ns, lambda: self.time.now_ns / 1e9, Random(1))
        self.news = OwnHallNews()
        self.halls = Halls(self.database, self.clocks, self.news)
        self.told: list[HallNow] = []
        self.figures = HallFigures()
        self._outcomes: dict[object, Outcome] = {}
        self._batches = Batches(self.database, settings.batch, self.figures, self._outcomes.update)
        self.looking = Looking(self.database, self.halls, self.news, settings, self._hear)
        self.hall = self.halls.open(options).id

    def take(self, *wishes: Wish) -> list[Outcome]:
        """One batch of these; what became of each."""
        self._outcomes.clear()
        self._batches.take([Asked(wish, number) for number, wish in enumerate(wishes)])
        return [self._outcomes[number] for number in range(len(wishes))]

    def enter(self, *names: str) -> list[Guest]:
        """These come in, each with a phone of that name."""
        return [guest_of(outcome) for outcome in self.take(*[Entering(self.hall, name, name) for name in names])]

    def seal(self, seat: int, number: int, salt: str = SALT, round_number: int = 1) -> Outcome:
        """A number of that seat's."""
        (outcome,) = self.take(sealing(self.hall, seat, number, salt, round_number))
        return outcome

    def room(self) -> dict[str, Any]:
        """What all are told after a look."""
        return dict(next(hall for hall in self.looking.look() if hall.id == self.hall).room)

    def _hear(self, halls: Sequence[HallNow]) -> None:
        self.told = list(halls)


def sealing(hall: int, seat: int, number: int, salt: str = SALT, round_number: int = 1) -> Sealing:
    """As a gate makes it of what a phone sends."""
    return Sealing(hall, seat, round_number, number, salt, seal_of(NAME, round_number, seat, str(number), salt))


def guest_of(outcome: Outcome) -> Guest:
    """Somebody who was taken."""
    assert isinstance(outcome, Guest), outcome
    return outcome
