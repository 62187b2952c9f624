"""A club in which one game was played, and phones of its people."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.hub.storage.tables import PEOPLE
from tests.companion.hub.club_rig import ClubRig, ClubTableRig

ACCOUNT: Final = "/api/hub/account"
PHRASE: Final = "four grey elephants dance"
OTHER: Final = "seven silent shields fall"
MAYA: Final = "Maya"


class AccountRig(ClubRig):
    """Maya, Bo and Cy played at one table."""

    def __init__(self, most: int = 150) -> None:
        super().__init__()
        self.one: ClubTableRig = self.table("Window")
        self.game = self.one.opened("raja", "g", 1, (MAYA, "Bo", "Cy"))
        self.one.play(self.game, 1, most=most)
        self.one.outbox.send_new()

    def person(self, name: str = MAYA) -> int:
        """The number of whoever is called that."""
        with self.database.reading() as connection:
            return int(connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.nickname == name)).scalar_one())

    def phone(self, address: str = "192.168.1.99") -> FlaskClient:
        """A device that is not the hub's own."""
        client = self.client()
        client.environ_base["REMOTE_ADDR"] = address
        return client

    def signed_in(self, name: str = MAYA, phrase: str = PHRASE) -> FlaskClient:
        """A phone on which that person has just made an account."""
        phone = self.phone()
        given = {"code": self.club.accounts.new_code(self.person(name)), "passphrase": phrase}
        answer = phone.post(f"{ACCOUNT}/claim", json=given)
        assert answer.status_code == 200, answer.json
        return phone

    def sign_in(self, name: str = MAYA, phrase: str = PHRASE, address: str = "192.168.1.98") -> FlaskClient:
        """Another phone on which they sign in."""
        phone = self.phone(address)
        answer = phone.post(f"{ACCOUNT}/sign-in", json={"name": name, "passphrase": phrase})
        assert answer.status_code == 200, answer.json
        return phone


def refused(answer: TestResponse) -> tuple[int, str]:
    """Status and code of a refusal."""
    told: Any = answer.json
    return answer.status_code, told["code"]


def is_signed_in(phone: FlaskClient) -> bool:
    """Whether the hub knows who holds that phone."""
    return phone.get(ACCOUNT).status_code == 200
