"""Routes for hosts only: start, seats, pause, clock."""

from __future__ import annotations

import base64
from functools import partial

from flask import Blueprint, Response, jsonify, request

from companion.live.live_table import LiveTable
from companion.lobby.hosts import Hosts
from companion.lobby.lobby import TableOptions, halted, resumed, with_clock
from companion.lobby.seating import freed, given_back, settled, with_virtual
from companion.web.api.bodies import GivePin, Nothing, Pause, SeatVirtual, SetClock, SettleRequest, body
from companion.web.connections.open_pages import OpenPages
from companion.web.network.qr import qr_svg
from companion.web.request_identity import host, risen, rising_person, session_of


def hosting(live: LiveTable, open_pages: OpenPages) -> Blueprint:
    """The routes for hosts."""
    routes = Blueprint("hosting", __name__)
    _add_rights(routes, live, open_pages)

    @routes.post("/api/game/start")
    def start() -> Response:
        options = body(TableOptions)
        host(live)
        live.start(options)
        return jsonify({})

    @routes.post("/api/seats/<int:seat>/free")
    def free(seat: int) -> Response:
        body(Nothing)
        host(live)
        live.change_lobby(lambda lobby: freed(lobby, seat))
        return jsonify({})

    @routes.post("/api/seats/<int:seat>/give-back")
    def give_back(seat: int) -> Response:
        body(Nothing)
        host(live)
        live.change_lobby(lambda lobby: given_back(lobby, seat))
        return jsonify({})

    @routes.post("/api/seats/<int:seat>/virtual")
    def virtual(seat: int) -> Response:
        wish = body(SeatVirtual)
        host(live)
        live.change_lobby(lambda lobby: with_virtual(lobby, seat, wish.player))
        return jsonify({})

    @routes.post("/api/requests/<int:number>")
    def settle(number: int) -> Response:
        answer = body(SettleRequest)
        host(live)
        live.change_lobby(lambda lobby: settled(lobby, number, agree=answer.agree))
        return jsonify({})

    @routes.post("/api/pause")
    def pause() -> Response:
        wish = body(Pause)
        seat = host(live).seat
        live.change_lobby(lambda lobby: halted(lobby, seat) if wish.paused else resumed(lobby))
        return jsonify({})

    @routes.post("/api/clock")
    def clock() -> Response:
        wish = body(SetClock)
        host(live)
        live.change_lobby(lambda lobby: with_clock(lobby, wish.seconds))
        return jsonify({})

    return routes


def first_host(live: LiveTable, open_pages: OpenPages) -> str:
    """Make the sender host of a new table; return the PIN that makes others hosts, which stays valid over one restart."""
    session = session_of(rising_person(live.sessions, open_pages))

    def accepted(hosts: Hosts) -> str:
        hosts.accept(session.digest, partial(risen, live.sessions, session))
        return hosts.pin

    return live.change_hosts(accepted)


def _add_rights(routes: Blueprint, live: LiveTable, open_pages: OpenPages) -> None:
    """Add the routes by which people become host, by PIN or code, or stop being one."""

    @routes.post("/api/host")
    def become_host() -> Response:
        given = body(GivePin)
        session = session_of(rising_person(live.sessions, open_pages))
        address = request.remote_addr or ""
        rise = partial(risen, live.sessions, session)
        live.change_hosts(lambda hosts: hosts.admit(session.digest, given.pin, address, rise))
        return jsonify(host=True)

    @routes.post("/api/hosts/code")
    def code() -> Response:
        body(Nothing)
        host(live)
        made = live.change_hosts(lambda hosts: hosts.new_code())
        picture = qr_svg(f"{live.addresses.by_number}/host#{made.digits}")
        return jsonify(
            code=made.digits,
            seconds=made.lasts_s,
            picture=f"data:image/svg+xml;base64,{base64.b64encode(picture).decode()}",
        )

    @routes.post("/api/hosts/pin")
    def pin() -> Response:
        body(Nothing)
        host(live)
        live.change_hosts(lambda hosts: hosts.draw_pin())
        return jsonify({})

    @routes.post("/api/hosts/<int:number>/revoke")
    def revoke(number: int) -> Response:
        body(Nothing)
        host(live)
        live.change_hosts(lambda hosts: hosts.revoke(number))
        return jsonify({})
