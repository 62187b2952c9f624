"""A table whose states are written down here, behind the real application: page tests need no camera and no rules."""

from __future__ import annotations

import copy
import threading
from typing import Any

import cv2
import numpy as np
from flask import Flask
from werkzeug.serving import BaseWSGIServer

from companion.errors import UnknownResource
from companion.settings.loading import load_settings
from companion.table.feed import Feed
from companion.web.app import create_app
from companion.web.connections.open_pages import OpenPages
from companion.web.network.addresses import is_loopback
from tests.companion.web.network.usual_port import page_server, served_at_usual_port

State = dict[str, Any]
FRAME_WIDTH, FRAME_HEIGHT = 1280, 960
SEATS = [
    {"seat": 0, "name": "Asha", "symbol": "▲", "colour": "green", "marker": "dome"},
    {"seat": 1, "name": "Bo", "symbol": "●", "colour": "purple", "marker": "dragon"},
]


def told_once(sentence: str) -> State:
    """A finished sentence, as state has it."""
    return {"code": "as_told_once", "values": {"sentence": sentence}}


def seen(value: int | bool) -> State:
    """A reading that is sure."""
    return {"state": "seen", "value": value}


def unsure(best: int, low: int, high: int, why: str) -> State:
    """A reading with its range."""
    return {"state": "unsure", "best": best, "low": low, "high": high, "why": told_once(why)}


def hidden(why: str) -> State:
    """A reading that could not be made."""
    return {"state": "hidden", "why": told_once(why)}


def city(stones: int, width: int, grain: int, *, crop: str | None = None, **changed: Any) -> State:
    """A city with its noble at home; with a crop it is read as the game holds it, unless ``changed`` says else."""
    reading = None
    if crop is not None:
        reading = {"noble": seen(True), "stones": seen(stones), "width": seen(width), "grain": seen(grain)}
    return {
        "noble": True,
        "stones": stones,
        "width": width,
        "grain": grain,
        "reading": reading,
        "crop": crop,
        "differs": None,
        "counting": None,
        **changed,
    }


def tile(seat: int, row: int, col: int, side: str, held: State | None = None, shields: tuple[int, ...] = ()) -> State:
    """One entry of the board."""
    return {
        "seat": seat,
        "row": row,
        "col": col,
        "side": side,
        "on_camera": seat == 0,
        "city": held,
        "shields": list(shields),
    }


def first_state() -> State:
    """Two players at the start of Production, nothing harvested."""
    return {
        "version": 4,
        "evening": {
            "title": "An evening at the table",
            "mode": "recording",
            "t_s": 0.0,
            "end_s": 91.3,
            "playing": True,
            "speed": 1.0,
            "finished": False,
            "notes": [{"code": "playback.simulator", "values": {}}],
        },
        "devices": {
            "camera": {"state": "recording", "message": {"code": "camera.recording", "values": {}}, "virtual": False},
            "arduino": {"state": "recording", "message": {"code": "board.recording", "values": {}}, "virtual": True},
        },
        "game": {
            "phase": "production",
            "turn": 1,
            "season": "blue",
            "order": [],
            "waiting_for": [0],
            "price_rows": {"grain": [1, 5], "shields": [6, 10], "elephants": [11, 16]},
            "players": [{"seat": 0, "marker_at": None}, {"seat": 1, "marker_at": None}],
            "step": {"left": [[[1, 3], [2, 2]], [[0, 2]]]},
        },
        "seats": SEATS,
        "board": [
            tile(0, 0, 1, "red", city(3, 3, 0, crop="/crop/0/0/1.jpg?n=0")),
            tile(0, 0, 2, "red"),
            tile(0, 1, 1, "blue", shields=(1,)),
            tile(0, 1, 2, "red", shields=(2,)),
            tile(0, 1, 3, "blue", city(4, 2, 0, crop="/crop/0/1/3.jpg?n=0")),
            tile(0, 2, 2, "blue", city(2, 1, 0, crop="/crop/0/2/2.jpg?n=0")),
            tile(0, 2, 3, "red"),
            tile(1, 0, 2, "blue", city(3, 2, 0)),
            tile(1, 1, 2, "red", city(3, 3, 0)),
            tile(1, 1, 3, "red", city(3, 3, 0)),
            tile(1, 2, 2, "blue", shields=(1,)),
            tile(1, 2, 3, "red", shields=(2,)),
            tile(1, 0, 3, "blue"),
            tile(1, 2, 4, "blue"),
        ],
        "market": {
            "grain": {"price": 3, "reading": seen(3), "stock": 50},
            "shields": {"price": 8, "reading": unsure(8, 8, 9, "the disk is half covered"), "stock": 26},
            "elephants": {"price": 14, "reading": hidden("a hand is over the mat"), "stock": 10},
        },
        "dice": {
            "wells": [{"well": 0, "state": "empty", "face": None}, {"well": 1, "state": "empty", "face": None}],
            "rolls": [],
            "siege": None,
        },
        "loose": seen(0),
        "questions": [],
        "frame": {
            "n": 0,
            "t_s": 0.0,
            "picture": "/frame/0.jpg",
            "overlay": "/frame/0.jpg?overlay=1",
            "width": FRAME_WIDTH,
            "height": FRAME_HEIGHT,
        },
        "log": [{"version": 4, "t_s": 0.0, "message": told_once("Turn 1: the rainy season."), "tags": ["season"]}],
        "score": [
            {"seat": 0, "points": 3, "nobles_home": 3, "captured": 0, "great_walls": 0},
            {"seat": 1, "points": 3, "nobles_home": 3, "captured": 0, "great_walls": 0},
        ],
        "result": None,
    }


def _tile_at(state: State, seat: int, row: int, col: int) -> State:
    found: State = next(t for t in state["board"] if (t["seat"], t["row"], t["col"]) == (seat, row, col))
    return found


def _say(state: State, t_s: float, text: str, *tags: str) -> None:
    state["version"] += 1
    state["evening"]["t_s"] = t_s
    state["log"] = [
        *state["log"],
        {"version": state["version"], "t_s": t_s, "message": told_once(text), "tags": list(tags)},
    ]


def auction(state: State) -> State:
    """Asha has bid 5; Bo thinks."""
    state = copy.deepcopy(state)
    state["game"]["phase"] = "auction"
    state["game"]["waiting_for"] = [1]
    state["game"]["step"] = {"highest": 5, "leader": 0, "passed": [False, False]}
    _say(state, 28.0, "Asha bids $5.", "auction")
    return state


def building(state: State) -> State:
    """Asha builds on city A: 3 of 6 are placed; the camera doubts the width and cannot see the grain."""
    state = copy.deepcopy(state)
    state["game"]["phase"] = "building"
    state["game"]["waiting_for"] = [0]
    state["game"]["order"] = [0, 1]
    state["game"]["step"] = {"cell": [0, 1], "stones": 6}
    state["market"]["grain"] = {"price": 4, "reading": seen(4), "stock": 41}
    grown = city(6, 3, 1, crop="/crop/0/0/1.jpg?n=20", counting={"placed": 3, "declared": 6, "fell": False})
    grown["reading"]["width"] = unsure(3, 3, 4, "a hand hides the left end")
    grown["reading"]["grain"] = hidden("behind the wall")
    _tile_at(state, 0, 0, 1)["city"] = grown
    _tile_at(state, 0, 1, 3)["city"] = city(8, 3, 1, crop="/crop/0/1/3.jpg?n=20")
    _tile_at(state, 0, 2, 2)["city"] = city(2, 1, 3, crop="/crop/0/2/2.jpg?n=20")
    state["frame"] = {
        "n": 20,
        "t_s": 60.0,
        "picture": "/frame/20.jpg",
        "overlay": "/frame/20.jpg?overlay=1",
        "width": FRAME_WIDTH,
        "height": FRAME_HEIGHT,
    }
    _say(state, 58.1, "Asha builds: 6 stones for 3 grain.", "building")
    return state


def collapsed(state: State) -> State:
    """The wall fell; the table and the game differ on another city, and a question is open."""
    state = copy.deepcopy(state)
    _tile_at(state, 0, 0, 1)["city"] = city(4, 3, 1, crop="/crop/0/0/1.jpg?n=36")
    _tile_at(state, 0, 2, 2)["city"]["differs"] = {"code": "differs.table_and_game", "values": {"table": 1, "game": 2}}
    _tile_at(state, 0, 2, 2)["city"]["reading"]["stones"] = seen(1)
    state["loose"] = unsure(4, 3, 5, "stones lie on one another")
    state["questions"] = [
        {
            "id": "0.1.3.stones",
            "seat": 0,
            "message": {"code": "ask.stones_in_doubt", "values": {"cell": "D2", "why": "a hand hides it"}},
            "crop": "/crop/0/1/3.jpg?n=36",
            "answers": [7, 8],
        }
    ]
    _say(state, 62.2, "Asha's wall fell: 4 stand, 4 fell, 1 was waiting.", "collapse")
    return state


def siege(state: State, attacker_dice: list[int], defender_dice: list[int]) -> State:
    """Bo besieges Asha's city of 8 with two elephants against a 2-shield."""
    state = copy.deepcopy(state)
    state["questions"] = []
    state["game"]["phase"] = "siege"
    state["game"]["waiting_for"] = [1]
    state["game"]["players"][1]["marker_at"] = [0, [2, 3]]
    state["game"]["step"] = {"declared": True, "defender": 0, "battles": [{"cell": [1, 3], "elephants": 2}]}
    _tile_at(state, 0, 2, 2)["city"].update(differs=None)
    rolled = [(1, "attacker", face) for face in attacker_dice] + [(0, "defender", face) for face in defender_dice]
    finished = len(rolled) == 6
    total = sum(attacker_dice) - sum(defender_dice) - 8
    state["dice"] = {
        "wells": [
            {"well": 0, "state": "settled", "face": rolled[-1][2]}
            if rolled
            else {"well": 0, "state": "empty", "face": None},
            {"well": 1, "state": "moving", "face": None},
        ],
        "rolls": [
            {"number": number, "well": 0, "face": face, "margin": 60, "seat": seat, "side": side, "t_s": 80.0 + number}
            for number, (seat, side, face) in enumerate(rolled, start=1)
        ],
        "siege": {
            "attacker": 1,
            "defender": 0,
            "attacker_dice": attacker_dice,
            "attacker_wanted": 4,
            "defender_dice": defender_dice,
            "defender_wanted": 2,
            "explained": f"{sum(attacker_dice)} − {sum(defender_dice)} − 8 = {total}" if finished else None,
        },
    }
    _say(state, 80.0 + len(rolled), f"{len(rolled)} dice have been rolled.", "roll")
    return state


def ended(state: State) -> State:
    """The evening's end."""
    state = copy.deepcopy(state)
    state["game"].update(phase="ended", waiting_for=[], step={"points": [8, 3], "winners": [0]})
    state["game"]["players"][1]["marker_at"] = None
    state["dice"]["siege"] = None
    _tile_at(state, 0, 1, 3)["city"] = city(5, 3, 1, crop="/crop/0/1/3.jpg?n=52")
    state["score"][0].update(points=8, captured=2, nobles_home=3, great_walls=1)
    state["result"] = {"winners": [0]}
    state["evening"].update(finished=True, playing=False)
    _say(state, 91.3, "Asha wins with 8 points to 3.", "result")
    return state


def picture_of(number: int, *, overlay: bool, width: int = FRAME_WIDTH, height: int = FRAME_HEIGHT) -> bytes:
    """A stand-in for a frame: a brown table with the frame's number on it."""
    image = np.full((height, width, 3), (60, 105, 150), dtype=np.uint8)
    scale = width / FRAME_WIDTH
    cv2.putText(image, str(number), (width // 3, height // 2), cv2.FONT_HERSHEY_SIMPLEX, 8 * scale, (220, 235, 245), 3)
    if overlay:
        cv2.rectangle(image, (width // 8, height // 8), (width * 7 // 8, height * 7 // 8), (80, 220, 80), 4)
    return bytes(cv2.imencode(".jpg", image)[1])


class ScriptedShow:
    """An evening that shows what it is told to, and remembers what it was asked."""

    def __init__(self) -> None:
        self._feed = Feed()
        self.answers: list[tuple[str, int, int]] = []
        self.wishes: list[dict[str, Any]] = []

    @property
    def feed(self) -> Feed:
        """The states to show."""
        return self._feed

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """A frame as JPEG."""
        return picture_of(number, overlay=overlay)

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """A city's part of the frame."""
        return picture_of(10 * row + col, overlay=False, width=160, height=160)

    def answer(self, question: str, value: int, seat: int) -> None:
        """Remember the answer; any question but one is open."""
        if question == "closed":
            raise UnknownResource("question.closed", "This question is no longer open.")
        self.answers.append((question, value, seat))

    def steer(self, *, playing: bool | None, speed: float | None, restart: bool) -> None:
        """Remember the wish."""
        self.wishes.append({"playing": playing, "speed": speed, "restart": restart})


class ServedShow:
    """A show behind the real application, on a port of this machine."""

    def __init__(self, show: ScriptedShow, port: int | None = None) -> None:
        self.show = show
        app: Flask = create_app(show, is_loopback, OpenPages(load_settings().open_pages))
        self._server: BaseWSGIServer = (
            served_at_usual_port("127.0.0.1", app) if port is None else page_server("127.0.0.1", port, app)
        )
        self.port: int = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """The page's address."""
        return f"http://127.0.0.1:{self.port}/"

    def close(self) -> None:
        """Stop serving and let the streams end."""
        self.show.feed.close()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
