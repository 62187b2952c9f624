"""A trade that nobody else could fill asks nobody; one that somebody could fill asks all, so that no hand is told."""

from __future__ import annotations

from companion.games.raja.state import Commerce, State, waiting_for
from tests.companion.live_rig import Phone, Rig
from tests.said import said


def asked(phones: list[Phone]) -> list[int]:
    """The seats whose pages ask whether they fill a trade."""
    return [
        seat
        for seat, phone in enumerate(phones)
        if any(move["may"] == "DeclineFill" for move in phone.state()["legal"]["moves"])
    ]


def trading() -> tuple[Rig, list[Phone], int]:
    """Three at Commerce of the first turn; nobody has an elephant yet."""
    rig = Rig(seed=4)
    phones = rig.seated("Maya", "Bo", "Cem")
    assert rig.screen().post("/api/game/start", undo="all").status_code == 200
    state = rig.play(400, lambda state: isinstance(state.step, Commerce))
    return rig, phones, waiting_for(state)[0]


def market_of(rig: Rig) -> State:
    return rig.live.playing().table.state


def test_nobody_is_asked_and_the_market_fills_it() -> None:
    rig, phones, seat = trading()
    before = market_of(rig)
    reply = phones[seat].command("ProposeTrade", market="elephants", action="buy", count=1)
    assert reply.status_code == 200
    assert reply.json == {"version": rig.live.playing().table.version}
    after = market_of(rig)
    assert asked(phones) == []
    assert after.players[seat].elephants == before.players[seat].elephants + 1
    assert waiting_for(after) == (seat,)
    assert after.market != before.market
    told = phones[seat].state()["undo"]["next"]
    assert (said(told["message"]).split(" ", 1)[1], told["asks"]) == ("went to buy elephants", [])
    assert phones[seat].post("/api/undo").status_code == 200
    assert market_of(rig) == before, "the trade is taken back as a whole"


def test_all_are_asked_where_one_could_fill_it() -> None:
    rig, phones, seat = trading()
    grain = sum(tile.grain for tile in market_of(rig).players[seat].lands)
    assert grain > 0
    assert phones[seat].command("ProposeTrade", market="grain", action="sell", count=1).status_code == 200
    assert asked(phones) == [other for other in range(3) if other != seat]
